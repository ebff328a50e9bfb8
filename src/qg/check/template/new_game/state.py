"""What a table holds."""

from __future__ import annotations

import msgspec

from qg.kernel import Table


class Options(msgspec.Struct, frozen=True):
    points: int = 3


class State(Table, kw_only=True):
    opt: Options = Options()
    points: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    """Secret: the die of each seat; none between two rounds."""
    shown: tuple[int, ...] = ()
    """The dice of the round before, which everybody has seen."""
