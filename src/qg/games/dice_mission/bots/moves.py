"""DEBRIEFING gadgets as moves between multisets: dice of one holder that show the same are one target, not several."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from ..choices import Adaptation, Suppression, Theft, Transaction, Transfer
from ..multisets import plus
from ..pieces import SIDES, Counts, GadgetId
from ..state import with_at
from .scene import Scene

Table = tuple[Counts, ...]
"""Everybody's dice, by seat."""


class Move(NamedTuple):
    """A gadget played on a die of a holder that shows a value (from 0), and to whom or what it goes.

    `to`: the taker, or the other holder; `other`: the new value, or that of the other holder's die. Unused: -1.
    """

    gadget: GadgetId
    holder: int
    value: int
    to: int = -1
    other: int = -1


def moves(gadget: GadgetId, table: Table, seat: int, locked: Sequence[bool]) -> Iterator[Move]:
    """What a gadget may do on this table [DM-GAD-14, DM-GAD-40 to DM-GAD-44]."""
    free = [player for player in range(len(table)) if not locked[player]]
    lying = [(holder, value) for holder in free for value in range(SIDES) if table[holder][value]]
    if gadget == "suppression":
        return (Move(gadget, holder, value) for holder, value in lying)
    if gadget == "adaptation":
        faces = range(SIDES)
        return (Move(gadget, holder, value, -1, new) for holder, value in lying for new in faces if new != value)
    if gadget == "transaction":
        pairs = combinations(lying, 2)
        return (Move(gadget, a, v, b, w) for (a, v), (b, w) in pairs if a != b and v != w)
    if locked[seat]:
        return iter(())
    if gadget == "theft":
        return (Move(gadget, holder, value, seat) for holder, value in lying if holder != seat)
    takers = [player for player in free if player != seat]
    return (Move("transfer", seat, value, to) for holder, value in lying if holder == seat for to in takers)


def after(table: Table, move: Move) -> Table:
    """The table once the gadget has taken effect."""
    gadget, holder, value, to, other = move
    table = _with(table, holder, value, -1)
    if gadget == "adaptation":
        return _with(table, holder, other, 1)
    if gadget == "suppression":
        return table
    table = _with(table, to, value, 1)
    return _with(_with(table, to, other, -1), holder, other, 1) if gadget == "transaction" else table


def _with(table: Table, holder: int, value: int, by: int) -> Table:
    return with_at(table, holder, plus(table[holder], value, by))


def choice_of(scene: Scene, move: Move) -> Any:
    """The choice that makes this move now."""
    gadget, holder, value, to, other = move
    die = _die(scene, holder, value)
    if gadget == "theft":
        return Theft(die)
    if gadget == "suppression":
        return Suppression(die)
    if gadget == "adaptation":
        return Adaptation(die, other + 1)
    if gadget == "transfer":
        return Transfer(die, to)
    return Transaction(*sorted((die, _die(scene, to, other))))


def _die(scene: Scene, holder: int, value: int) -> int:
    return next(die.id for die in scene.board.dice[holder] if die.value == value + 1)


def all_moves(scene: Scene, gadgets: Iterable[GadgetId], table: Table) -> Iterator[Move]:
    """Every move of every gadget held, each face once."""
    for gadget in dict.fromkeys(gadgets):
        yield from moves(gadget, table, scene.seat, scene.board.locked)
