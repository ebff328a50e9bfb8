"""Inputs beside whatever is asked: calls, and in overtime stopping."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from .. import events
from ..choices import PlayOn, Signal, Standing, Stop
from ..data import DATA, SignalKind
from ..pieces import COLORS, SIDES
from ..state import State
from .ending import count_stops
from .setup import ChooseMix


def open_standing(t: State, seat: int) -> Sequence[Standing]:
    """What a seat may do at any time: call, and in overtime stop, which takes the place of giving up [MPP-INI-08]."""
    if isinstance(t.asked, ChooseMix):
        return ()
    found: list[Standing] = []
    if t.in_overtime and seat in t.present:
        found.append(PlayOn() if seat in t.voting else Stop())
    if not calls_too_fast(t, seat):
        found += calls(tuple([die.id for die in t.pool]), len(t.seats))
    return found


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
            t.tell(events.SignalGiven, seat, name, target, die)


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
