"""What a table holds."""

from __future__ import annotations

import msgspec

from qg.kernel import Table

from .data import DATA


class Options(msgspec.Struct, frozen=True):
    points: int = 3


class State(Table, kw_only=True):
    opt: Options = Options()
    points: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    """Secret: the die of each seat; none between two rounds."""
    shown: tuple[int, ...] = ()
    """The dice of the round before, which everybody has seen."""


def invariants(t: State) -> None:
    """What always holds, for tests: everybody has points, and a die or none, each with a side up."""
    assert len(t.points) == len(t.seats) and len(t.dice) in (0, len(t.seats))
    assert all(1 <= die <= DATA.sides for die in t.dice)
