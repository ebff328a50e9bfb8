"""Who plays when (3.3)."""

from __future__ import annotations

from qg.kernel import rule

from .. import events
from ..data import WHITE
from ..state import State
from .preparation import deal_missions

Places = tuple[tuple[int, ...], ...]
"""The places of the order, best first, each with the seats that share it."""


@rule("MS-ORD-01")
def roll_for_order(t: State) -> None:
    """Every agent rolls the white die; higher rolls play earlier [MS-ORD-01]. Who has resigned comes last."""
    if t.is_solo:
        return set_order(t, ((0,),))
    roll_again(t, 1, (tuple(seat for seat in t.all_seats if t.is_in_play(seat)),))


@rule("MS-ORD-02")
def roll_again(t: State, no: int, places: Places) -> None:
    """In each pass whoever still shares a place rolls once, in the order of the seats as first taken [MS-ORD-02]."""
    sharing = sorted(seat for place in places if len(place) > 1 for seat in place)
    if not sharing:
        return set_order(t, places)
    stars = {seat: WHITE[t.below(6)] for seat in sharing}
    t.emit(events.OrderRolled, no, tuple(events.Rolled(seat, stars[seat]) for seat in sharing))
    t.then(roll_again, no + 1, tuple(part for place in places for part in _split(place, stars)))


def _split(place: tuple[int, ...], stars: dict[int, int]) -> Places:
    """A shared place by stars, the most first."""
    if len(place) == 1:
        return (place,)
    found = sorted({stars[seat] for seat in place}, reverse=True)
    return tuple(tuple(seat for seat in place if stars[seat] == value) for value in found)


@rule("MS-ORD-03", "MS-PHY-01")
def set_order(t: State, places: Places) -> None:
    """The order holds for the whole game; seats are drawn around the board in it [MS-ORD-03, MS-PHY-01]."""
    t.order = (*(seat for place in places for seat in place), *t.eliminated)
    t.emit(events.OrderSet, t.order)
    t.then(deal_missions)
