"""Inputs beside whatever is asked: pauses, giving up, stopping, calls; and who is at the table (ABS)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from qg.kernel import Illegal, NoticeKind

from .. import events
from ..choices import Concede, KeepGoing, Pause, PlayOn, Signal, Standing, Stop
from ..data import DATA, SignalKind
from ..pieces import COLORS, SIDES
from ..state import State
from .autopilot import LEVEL
from .clock import CountingDown, Paused, is_paused, pause, pause_count
from .ending import count_votes
from .setting import leave_to_chance
from .setup import ChooseMix


def open_standing(t: State, seat: int) -> Sequence[Standing]:
    """What a seat may do at any time; in a pause nothing but Ready and chat [MPP-CLK-08]."""
    if is_paused(t) or isinstance(t.agenda[-1].decision, ChooseMix):
        return ()
    found: list[Standing] = []
    if t.started and seat in t.present:
        if may_pause(t):
            found.append(Pause())
        found.append(_vote(t, seat))
    if not calls_too_fast(t, seat):
        found += calls(tuple(die.id for die in t.pool), len(t.seats))
    return found


def may_pause(t: State) -> bool:
    """Blind pauses three times a game, open ones always, else never [MPP-CLK-08] [MPP-CLK-10]."""
    return t.opt.pause == "open" or (t.opt.pause == "blind" and t.pauses_left > 0)


def _vote(t: State, seat: int) -> Standing:
    """Agree to give up or withdraw [MPP-END-09]; in overtime Stop takes its place [MPP-INI-08]."""
    if t.in_overtime:
        return PlayOn() if seat in t.voting else Stop()
    return KeepGoing() if seat in t.voting else Concede()


def take_standing(t: State, seat: int, choice: Standing) -> None:
    """Carries a standing input out; calls and votes are inputs too, so who makes them is not idle [MPP-TAK-19]."""
    if t.input_at:
        t.input_at = (*t.input_at[:seat], t.elapsed, *t.input_at[seat + 1 :])
    match choice:
        case Pause():
            if t.opt.pause == "blind":
                t.pauses_left -= 1
            t.count(pauses=1)
            pause(t, seat, "player")
        case Concede() | Stop():
            t.voting = tuple(sorted((*t.voting, seat)))
            count_votes(t)
        case KeepGoing() | PlayOn():
            t.voting = tuple(other for other in t.voting if other != seat)
        case Signal(name, target):
            called = t.called_at or (None,) * len(t.seats)
            t.called_at = (*called[:seat], t.now, *called[seat + 1 :])
            t.tell(events.SignalGiven, seat, name, target)


# -- calls ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def calls(pool: tuple[int, ...], seats: int) -> tuple[Signal, ...]:
    """Every quick call and what it may point at; calls have no effect on the game [MPP-TAK-02]."""
    return tuple(Signal(kind.id, target) for kind in DATA.signals.values() for target in _targets(kind, pool, seats))


def _targets(kind: SignalKind, pool: tuple[int, ...], seats: int) -> Sequence[str | int | None]:
    targets: dict[str, Sequence[str | int | None]] = {
        "none": (None,),
        "color": COLORS,
        "value": range(1, SIDES + 1),
        "die": pool,
        "seat": range(seats),
    }
    return targets[kind.target]


def calls_too_fast(t: State, seat: int) -> bool:
    """One call per 0.7 s and seat, in real time [MPP-TAK-02] [MPP-CLK-13]."""
    last = t.called_at[seat] if t.called_at else None
    return last is not None and t.now < last + DATA.game.timing.signal_min_gap


# -- who is there --------------------------------------------------------------------------------------------------


def refuses_notice(t: State, kind: NoticeKind, seat: int | None, what: str | None) -> Illegal | None:
    """A seat is absent or back, the server restarted; there is nothing for a host to rule here."""
    if kind == "restart":
        return None
    if kind == "ruling":
        return Illegal("not_allowed", what=what)
    if seat is None:
        return Illegal("no_such_seat", seat=seat, seats=len(t.seats))
    if (kind == "absent") == (seat in t.absent):  # told before
        return Illegal("not_allowed", "MPP-ABS-01", seat=seat)
    return None


def on_notice(t: State, kind: NoticeKind, seat: int | None, _: str | None) -> None:
    """Absences and returns change who is waited for; a restart stops the clock [MPP-ABS-02] [MPP-CLK-11]."""
    if kind == "restart" or seat is None:
        _restart(t)
    elif kind == "back":
        _return(t, seat)
    elif t.is_person(seat):  # a bot never leaves
        _leave(t, seat)


def _restart(t: State) -> None:
    if t.running_since is not None:
        pause(t, None, "restart")
    elif t.started and isinstance(t.agenda[-1].decision, CountingDown):
        pause_count(t)


def _leave(t: State, seat: int) -> None:
    """An absent seat is played by the autopilot and not waited for by Ready or votes [MPP-ABS-01] [MPP-ABS-02].

    The game pauses by itself when the last person has left [MPP-CLK-11].
    """
    t.absent = tuple(sorted((*t.absent, seat)))
    t.tell(events.SeatAbsent, seat)
    if seat == t.host and isinstance(t.agenda[-1].decision, ChooseMix):
        t.mix_until = t.now + DATA.game.timing.mix_timeout
    if t.gestures:
        leave_to_chance(t, seat)
    if t.running_since is None:
        return
    if t.present:
        count_votes(t)
    else:
        pause(t, None, "all_absent")


def _return(t: State, seat: int) -> None:
    """The player may return at any time [MPP-ABS-01]."""
    t.absent = tuple(other for other in t.absent if other != seat)
    t.tell(events.SeatBack, seat)
    if seat == t.host:
        t.mix_until = None


def kept(t: State) -> dict[int, str]:
    """The seats the autopilot plays: absent ones, and those sent there for this wave [MPP-ABS-01] [MPP-TAK-19].

    An absent host has 30 seconds to come back and choose the mix.
    """
    if isinstance(t.agenda[-1].decision, ChooseMix | Paused):
        return {}
    return dict.fromkeys(sorted({*t.absent, *t.forced}), LEVEL)
