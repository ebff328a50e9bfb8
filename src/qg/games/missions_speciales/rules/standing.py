"""Inputs beside whatever is asked: resigning, contesting, naming M and Q; and why something is refused."""

from __future__ import annotations

from collections.abc import Sequence

from qg.kernel import Illegal, Space

from ..choices import Action, Appoint, Contest, KeepIdentity, Remarks, Resign, StandingChoice
from ..events import KIND_OF, OF_TABLE, Contested, Resigned
from ..state import NONE, TRAIL, State
from .elimination import leave_evaluation
from .fights import TapBlackDie, roll_dice
from .reasons import RULES_BEHIND
from .refusing import why_not_now, why_something_else
from .setup import appoint, take_identity
from .turns import end_turn

RESIGN = Resign()


def standing(t: State, seat: int) -> Sequence[StandingChoice] | Space:
    """Resigning while one is in play, contesting one of the last events, and for the host naming M and Q.

    [MS-ELM-05, MS-ROLE-02, MS-ROLE-05]
    """
    plain: list[Resign | Appoint] = [RESIGN] if t.is_in_play(seat) else []
    if may_appoint(t, seat):
        plain += [Appoint(role, who) for role in ("m", "q") for who in t.all_seats]
    first = t.told - len(t.trail) + 1
    contested = tuple(event for event in t.contested if event >= first)
    if OF_TABLE in t.trail:
        contested += tuple(first + place for place, letter in enumerate(t.trail) if letter == OF_TABLE)
    if len(contested) == len(t.trail):
        return plain
    return Remarks(first, t.told, contested, tuple(plain))


def may_appoint(t: State, seat: int) -> bool:
    """Whoever is host now names M and Q, before the first round [MS-ROLE-05]."""
    return t.round == 0 and t.m_seat != NONE and seat == t.hosting


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
