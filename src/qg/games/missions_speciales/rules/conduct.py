"""Digital conduct: time, absences, standing inputs, reasons (section 5). The engine itself reads no clock."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from qg.kernel import Illegal, NoticeKind, Space

from ..choices import Action, Appoint, Contest, KeepIdentity, Remarks, Resign, StandingChoice, Tap
from ..events import KIND_OF, Contested, Resigned, SeatAbsent, SeatBack, TimedOut
from ..state import NONE, TRAIL, State
from .clock import READY_FACTOR, TAP
from .defaults import default
from .elimination import leave_evaluation
from .fights import TapBlackDie, roll_dice
from .preparation import Ready
from .reasons import RULES_BEHIND
from .refusing import why_not_now, why_something_else
from .setup import appoint, take_identity
from .turns import end_turn

GRACE = 60_000
"""Milliseconds for which a lost connection is not yet an absence."""
RESIGN = Resign()


class Stamp(msgspec.Struct, frozen=True):
    """Every event carries its round (section 7)."""

    round: int


def stamp(t: State) -> Stamp:
    return Stamp(t.round)


# -- time -------------------------------------------------------------------------------------------------------------


def due(t: State) -> int | None:
    """When the open decision takes its default [MS-OPT-13]."""
    return t.deadline or None


def on_time(t: State) -> None:
    """Who is late gets the default of the decision table, one seat after the other [MS-OPT-13]."""
    frame = t.open
    assert frame is not None, "time runs only while something is asked"
    seat = t.waiting[0]
    choice = default(t, frame.decision, seat)
    if not isinstance(frame.decision, TapBlackDie):  # the die rolls by itself: nobody is late [MS-OPT-09]
        t.tell(TimedOut, seat, str(type(frame.decision).__struct_config__.tag), choice)
    t.give(seat, choice)


def start_anew(t: State) -> None:
    """The server was away and nobody is to blame: what is asked has its whole time again."""
    frame = t.open
    if not t.deadline or frame is None:
        return
    if isinstance(frame.decision, TapBlackDie):
        t.deadline = t.now + TAP
    else:
        t.deadline = t.now + t.opt.turn_timer_s * 1000 * (READY_FACTOR if isinstance(frame.decision, Ready) else 1)


# -- standing inputs --------------------------------------------------------------------------------------------------


def standing(t: State, seat: int) -> Sequence[StandingChoice] | Space:
    """Resigning while one is in play, contesting one of the last events, and for the host naming M and Q.

    [MS-ELM-05, MS-ROLE-02, MS-ROLE-05]
    """
    plain: list[Resign | Appoint] = [RESIGN] if t.is_in_play(seat) else []
    if may_appoint(t, seat):
        plain += [Appoint(role, who) for role in ("m", "q") for who in t.all_seats]
    first = t.told - len(t.trail) + 1
    contested = tuple(event for event in t.contested if event >= first)
    if len(contested) == len(t.trail):
        return plain
    return Remarks(first, t.told, contested, tuple(plain))


def may_appoint(t: State, seat: int) -> bool:
    """The host names M and Q before the first round [MS-ROLE-05]."""
    return seat == t.host and t.m_seat != NONE and t.round == 0


def take_standing(t: State, seat: int, choice: StandingChoice) -> None:
    """Carries a standing input out."""
    match choice:
        case Resign():
            resign(t, seat)
        case Contest(event):
            contest(t, seat, event)
        case Appoint(role, who):
            appoint(t, role, who)


def contest(t: State, seat: int, event: int) -> None:
    """A note with the rules behind the event; it changes nothing in play [MS-ROLE-01, MS-ROLE-02]."""
    kind = KIND_OF[t.trail[event - t.told - 1]]
    t.contested = (*t.contested[-TRAIL + 1 :], event)
    t.tell(Contested, seat, event, str(kind.__struct_config__.tag), RULES_BEHIND[kind])


def resign(t: State, seat: int) -> None:
    """A player who resigns is treated as eliminated; his turn ends and what he was asked falls away [MS-ELM-05]."""
    t.tell(Resigned, seat)
    if not t.agents[seat].figurine:
        take_identity(t, seat, KeepIdentity())
    frame = t.open
    assert frame is not None
    if t.turn == seat:
        t.skip_to(end_turn)
    elif isinstance(frame.decision, TapBlackDie) and frame.decision.seat == seat:
        t.skip_to(roll_dice)
    elif seat in frame.asked:  # his first mission
        t.close(frame)
    leave_evaluation(t, seat)


# -- notices ----------------------------------------------------------------------------------------------------------


def refuses_notice(t: State, kind: NoticeKind, seat: int | None, what: str | None) -> Illegal | None:
    """Only people are absent or back, each once; there is nothing for a host to rule."""
    if kind == "restart":
        return None
    if kind == "ruling":
        return Illegal("not_allowed", None, what=what)
    if seat is None:
        return Illegal("seat_needed", None, kind=kind)
    fits = (seat in t.absent) if kind == "back" else (t.seats[seat].kind == "person" and seat not in t.absent)
    return None if fits else Illegal("not_allowed", "MS-ELM-05", seat=seat)


def on_notice(t: State, kind: NoticeKind, seat: int | None, _: str | None) -> None:
    """A player has left without resigning, or is back; or the server was away (section 5)."""
    if kind == "restart" or seat is None:
        start_anew(t)
    elif kind == "back":
        t.absent = tuple(other for other in t.absent if other != seat)
        t.tell(SeatBack, seat)
    else:
        leave(t, seat)


def leave(t: State, seat: int) -> None:
    """His absence never holds up a black die [MS-CE-08]."""
    t.absent = tuple(sorted((*t.absent, seat)))
    t.tell(SeatAbsent, seat)
    frame = t.open
    if frame is not None and isinstance(frame.decision, TapBlackDie) and frame.decision.seat == seat:
        t.give(seat, Tap())


def kept(t: State) -> dict[int, str]:
    """A bot of the agent level keeps the seat of a player who has left, until he returns (section 5) [MS-ELM-05]."""
    return {seat: t.game.default_bot for seat in t.absent if t.is_in_play(seat)}


# -- reasons ----------------------------------------------------------------------------------------------------------


def why_not(t: State, seat: int | None, choice: object, code: str) -> Illegal | None:
    """What is not legal is refused with the rule that says so, and changes nothing (section 5)."""
    if code not in ("stale", "not_asked", "not_an_option") or seat is None:
        return None
    match choice:
        case Contest() | Appoint() | Resign():
            return _why_no_remark(t, seat, choice)
    decision = t.open.decision if t.open is not None else None
    if code == "not_asked" and t.turn != NONE:
        return why_not_now(t, seat)
    if code == "not_an_option" and isinstance(choice, Action):
        return why_something_else(decision, choice)
    return None


def _why_no_remark(t: State, seat: int, choice: StandingChoice) -> Illegal:
    """[MS-ROLE-02, MS-ROLE-05, MS-ELM-05]."""
    if isinstance(choice, Resign):
        status = t.agents[seat].status
        return Illegal(status, "MS-ELM-01" if status == "eliminated" else "MS-DBF-08")
    if isinstance(choice, Appoint):
        return Illegal("no_appointment", "MS-ROLE-05")
    if choice.event in t.contested:
        return Illegal("contested_already", "MS-ROLE-02", event=choice.event)
    return Illegal("no_such_event", "MS-ROLE-02", event=choice.event, first=t.told - len(t.trail) + 1, last=t.told)
