"""What dice show, as numbers: figures of counts of the six values, and the dice each figure is read off."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from operator import eq, ge, gt, le, lt
from typing import Literal, NamedTuple

from .pieces import SIDES, Counts, Die, Tray, counts

Comparator = Literal["eq", "ge", "le", "gt", "lt"]
COMPARE: dict[str, Callable[[int, int], bool]] = {
    "eq": eq,
    "ge": ge,
    "le": le,
    "gt": gt,
    "lt": lt,
    "mult": lambda number, k: number % k == 0,
}


def total(c: Counts) -> int:
    """The sum of the dice."""
    return c[0] + 2 * c[1] + 3 * c[2] + 4 * c[3] + 5 * c[4] + 6 * c[5]


@lru_cache(maxsize=2048)
def highest(c: Counts) -> int:
    return max((value for value in range(1, SIDES + 1) if c[value - 1]), default=0)


@lru_cache(maxsize=2048)
def lowest(c: Counts) -> int:
    return min((value for value in range(1, SIDES + 1) if c[value - 1]), default=0)


def distinct(c: Counts) -> int:
    """How many different values are shown."""
    return SIDES - c.count(0)


@lru_cache(maxsize=2048)
def longest_run(c: Counts) -> int:
    """Consecutive values, no wrap from 6 to 1 [DM-CHK-07]."""
    best = here = 0
    for count in c:
        here = here + 1 if count else 0
        best = max(best, here)
    return best


def spread(c: Counts) -> int:
    """The gap: highest minus lowest value; with one die it is 0 [DM-CHK-13]."""
    return highest(c) - lowest(c)


def showing(c: Counts, values: Sequence[int]) -> int:
    """How many dice show one of these values."""
    return sum([c[value - 1] for value in values])


@lru_cache(maxsize=2048)
def values_shown(c: Counts) -> int:
    """The values shown, one bit each."""
    return sum(1 << place for place, count in enumerate(c) if count)


def together(sets: Sequence[Counts]) -> Counts:
    """All these dice put together."""
    return tuple(map(sum, zip(*sets, strict=True)))  # type: ignore[return-value]


# -- the dice themselves ----------------------------------------------------------------------------------------------


def dice_of(dice: Tray, values: Collection[int]) -> list[Die]:
    """The dice that show one of these values."""
    return [die for die in dice if die.value in values]


def run_of(dice: Tray, k: int) -> list[Die]:
    """One die of each value of the lowest run that is long enough."""
    shown = {die.value: die for die in reversed(dice)}
    runs = (range(first, first + k) for first in range(1, SIDES + 2 - k))
    run = next((run for run in runs if shown.keys() >= set(run)), range(0))
    return [shown[value] for value in run]


class Measure(NamedTuple):
    """A figure that VERSUS missions compare, and the dice it is read off."""

    figure: Callable[[Counts], int]
    dice: Callable[[Tray], list[Die]]


def _measure(figure: Callable[[Counts], int], *values: Callable[[Counts], int]) -> Measure:
    """Read off the dice that show certain values."""
    return Measure(figure, lambda dice: dice_of(dice, [value(counts(dice)) for value in values]))


MEASURES = {
    "sum": Measure(total, list),
    "max": _measure(highest, highest),
    "min": _measure(lowest, lowest),
    "distinct": Measure(distinct, list),
    "largest": _measure(max, lambda c: c.index(max(c)) + 1),
    "run": Measure(longest_run, lambda dice: run_of(dice, longest_run(counts(dice)))),
    "spread": _measure(spread, highest, lowest),
}
