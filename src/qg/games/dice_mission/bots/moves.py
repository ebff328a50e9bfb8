"""DEBRIEFING gadgets as moves between multisets: dice of one holder that show the same are one target, not several."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from ..choices import Adaptation, Suppression, Theft, Transaction, Transfer
from ..multisets import shifted
from ..pieces import SIDES, Counts, GadgetId
from .scene import Situation

Table = tuple[Counts, ...]
"""Everybody's dice, by seat."""
Lying = tuple[int, int]
"""A holder, and a value that some of his dice show."""


class Move(NamedTuple):
    """A gadget played on one or two dice, and what it does: so many dice of a value more (1) or less (-1) by holder."""

    gadget: GadgetId
    dice: tuple[Lying, ...]
    shifts: tuple[tuple[int, int, int], ...]


def moves(gadget: GadgetId, table: Table, seat: int, locked: Sequence[bool]) -> Iterator[Move]:
    """What a gadget may do on this table [DM-GAD-14, DM-GAD-40 to DM-GAD-44]."""
    free = [player for player in range(len(table)) if not locked[player]]
    lying = [(holder, value) for holder in free for value, n in enumerate(table[holder], 1) if n]
    return (
        Move(gadget, dice, (*((holder, value, -1) for holder, value in dice), *((*die, 1) for die in laid)))
        for dice, laid in _EFFECTS[gadget](lying, free, seat)
    )


Effects = Iterator[tuple[tuple[Lying, ...], tuple[Lying, ...]]]
"""The dice that go, and what lies there instead."""


def _thefts(lying: Sequence[Lying], free: Sequence[int], seat: int) -> Effects:
    if seat in free:
        yield from ((((holder, value),), ((seat, value),)) for holder, value in lying if holder != seat)


def _suppressions(lying: Sequence[Lying], _: Sequence[int], __: int) -> Effects:
    yield from (((die,), ()) for die in lying)


def _adaptations(lying: Sequence[Lying], _: Sequence[int], __: int) -> Effects:
    for holder, value in lying:
        yield from ((((holder, value),), ((holder, new),)) for new in range(1, SIDES + 1) if new != value)


def _transactions(lying: Sequence[Lying], _: Sequence[int], __: int) -> Effects:
    for one, other in combinations(lying, 2):
        (a, v), (b, w) = one, other
        if a != b and v != w:
            yield (one, other), ((b, v), (a, w))


def _transfers(lying: Sequence[Lying], free: Sequence[int], seat: int) -> Effects:
    takers = [player for player in free if player != seat]
    yield from ((((seat, value),), ((to, value),)) for holder, value in lying if holder == seat for to in takers)


_EFFECTS: dict[GadgetId, Callable[[Sequence[Lying], Sequence[int], int], Effects]] = {
    "theft": _thefts,
    "suppression": _suppressions,
    "adaptation": _adaptations,
    "transaction": _transactions,
    "transfer": _transfers,
}


def after(table: Table, move: Move) -> Table:
    """The table once the gadget has taken effect."""
    return shifted(table, *move.shifts)


def choice_of(scene: Situation, move: Move) -> Any:
    """The choice that makes this move now."""
    die, *others = [_die(scene, holder, value) for holder, value in move.dice]
    to, value, _ = move.shifts[-1]
    match move.gadget:
        case "theft":
            return Theft(die)
        case "suppression":
            return Suppression(die)
        case "adaptation":
            return Adaptation(die, value)
        case "transfer":
            return Transfer(die, to)
    return Transaction(*sorted((die, *others)))


def _die(scene: Situation, holder: int, value: int) -> int:
    return next(die.id for die in scene.board.dice[holder] if die.value == value)


def all_moves(scene: Situation, gadgets: Iterable[GadgetId], table: Table) -> Iterator[Move]:
    """Every move of every gadget held, each face once."""
    for gadget in dict.fromkeys(gadgets):
        yield from moves(gadget, table, scene.seat, scene.board.locked)
