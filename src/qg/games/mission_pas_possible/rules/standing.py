"""Inputs beside whatever is asked: calls, and in overtime stopping; and inputs that come too late or too early."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from qg.kernel import Illegal, rule

from .. import events
from ..choices import PlayOn, Signal, Standing, Stop
from ..data import DATA, SignalKind
from ..pieces import COLORS, SIDES
from ..state import State
from .ending import count_stops
from .setup import ChooseMix


def standing(t: State, seat: int) -> Sequence[Standing]:
    """What a seat may do at any time: call, and in overtime stop, which takes the place of giving up [MPP-INI-08]."""
    if isinstance(t.asked, ChooseMix):
        return ()
    vote = vote_open(t, seat)
    found: list[Standing] = [] if vote is None else [vote]
    if not calls_too_fast(t, seat):
        found += calls(tuple([die.id for die in t.pool]), len(t.seats))
    return found


def may_stand(t: State, seat: int, choice: Standing) -> Illegal | None:
    """Calls from the briefing on, not too many, and to what they may point at; votes in overtime.

    [MPP-TAK-02] [MPP-INI-08]
    """
    if not isinstance(choice, Signal):
        if t.running_since is None:
            return Illegal("not_now", "MPP-INI-08")
        return None if choice == vote_open(t, seat) else Illegal("not_allowed", "MPP-INI-08")
    if isinstance(t.asked, ChooseMix):
        return Illegal("not_now", "MPP-TAK-02")
    if calls_too_fast(t, seat):
        return Illegal("too_fast", "MPP-TAK-02")
    known = calls(tuple([die.id for die in t.pool]), len(t.seats))
    return None if choice in known else Illegal("not_allowed", "MPP-TAK-02")


def vote_open(t: State, seat: int) -> Stop | PlayOn | None:
    """Of overtime a person present may want the end, or no longer want it [MPP-INI-08]."""
    if not t.in_overtime or seat not in t.present:
        return None
    return PlayOn() if seat in t.voting else Stop()


def why_not(t: State, seat: int | None, choice: Any, code: str) -> Illegal | None:
    """After the end it is too late; what is no answer to the step that is open is not for now (section 5).

    The mix is the host's alone [MPP-ADV-03].
    """
    if code == "over":
        return Illegal("too_late", "MPP-CLK-06")
    if seat is None or code not in ("stale", "not_asked"):
        return None
    is_later = code == "stale" or not t.asked.could_take(choice)
    return Illegal("not_now") if is_later else Illegal("not_yours", "MPP-ADV-03")


@rule("MPP-TAK-19")
def take_standing(t: State, seat: int, choice: Standing) -> None:
    """Carries a standing input out; calls and votes are inputs too, so who makes them is not idle [MPP-TAK-19]."""
    if t.input_at:
        t.input_at = (*t.input_at[:seat], t.elapsed, *t.input_at[seat + 1 :])
    match choice:
        case Stop():
            t.voting = tuple(sorted((*t.voting, seat)))
            count_stops(t)
        case PlayOn():
            t.voting = tuple(other for other in t.voting if other != seat)
        case Signal(name, target):
            called = t.called_at or (None,) * len(t.seats)
            t.called_at = (*called[:seat], t.now, *called[seat + 1 :])
            die = next((die for die in t.pool if DATA.signals[name].target == "die" and die.id == target), None)
            t.emit(events.SignalGiven, seat, name, target, die)


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
