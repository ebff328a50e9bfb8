"""Multisets of dice: every one of up to six dice, and what dice are worth to somebody who may reroll.

A list of values stands for all multisets of one size, in the order of SETS.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from math import factorial, prod

from .pieces import PER_PLAYER, SIDES, Counts

MOST = PER_PLAYER + 1
"""The most dice a player rolls: his five and the joker [DM-JOK-02]."""

Values = Sequence[float]


def plus(c: Counts, place: int, by: int = 1) -> Counts:
    return (*c[:place], c[place] + by, *c[place + 1 :])  # type: ignore[return-value]


def shifted(table: tuple[Counts, ...], *shifts: tuple[int, int, int]) -> tuple[Counts, ...]:
    """The dice on the table by holder, with so many dice of a value more before some holders (below 0: fewer)."""
    after = list(table)
    for holder, value, by in shifts:
        after[holder] = plus(after[holder], value - 1, by)
    return tuple(after)


def _all_sets(size: int) -> tuple[Counts, ...]:
    found = combinations_with_replacement(range(SIDES), size)
    return tuple(tuple(map(faces.count, range(SIDES))) for faces in found)  # type: ignore[misc]


SETS: tuple[tuple[Counts, ...], ...] = tuple(_all_sets(size) for size in range(MOST + 1))
"""All multisets by size: 1, 6, 21, 56, 126, 252, 462."""
PLACE: dict[Counts, int] = {c: place for sets in SETS for place, c in enumerate(sets)}
"""Where a multiset stands among those of its size."""
UP: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(PLACE[plus(c, face)] for face in range(SIDES)) for c in sets) for sets in SETS[:-1]
)
"""By size: the six multisets that one more die makes of each."""
DOWN: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(PLACE[plus(c, face, -1)] for face in range(SIDES) if c[face]) for c in sets) for sets in SETS
)
"""By size: the multisets that one die less makes of each."""
CHANCE: tuple[tuple[float, ...], ...] = tuple(
    tuple(factorial(size) / prod(map(factorial, c)) / SIDES**size for c in sets) for size, sets in enumerate(SETS)
)
"""By size: how likely each multiset is as one plain roll."""


def mean(values: Values, n: int) -> float:
    """The value of rolling n dice once."""
    return sum(map(float.__mul__, CHANCE[n], map(float, values)))


def kept(values: Values, n: int) -> list[Values]:
    """By size 0 to n: what keeping each multiset is worth when dice up to n are rolled beside it."""
    levels: list[Values] = [values]
    for size in range(n - 1, -1, -1):
        above = levels[-1]
        levels.append(
            [(above[a] + above[b] + above[c] + above[d] + above[e] + above[f]) / 6 for a, b, c, d, e, f in UP[size]]
        )
    return levels[::-1]


def best(levels: Sequence[Values]) -> list[Values]:
    """By size: what each multiset is worth when any of its dice may be kept."""
    found: list[Values] = [levels[0]]
    for size in range(1, len(levels)):
        below = found[-1]
        found.append(
            [max(value, *[below[less] for less in down]) for value, down in zip(levels[size], DOWN[size], strict=True)]
        )
    return found


def rerolled(values: Values, n: int) -> Values:
    """What n dice are worth to somebody who may reroll any of them once."""
    return best(kept(values, n))[n]


def climb(values: Values, n: int, rolls: int) -> list[Values]:
    """What n dice on the table are worth with 0, 1, ... rolls left."""
    found = [values]
    for _ in range(rolls):
        found.append(rerolled(found[-1], n))
    return found


def worth(values: Values, n: int, rolls: int) -> float:
    """What n dice are worth that are yet to be rolled, with so many rolls in all."""
    return mean(climb(values, n, rolls - 1)[-1], n)


def parts(c: Counts) -> Iterator[Counts]:
    """Every multiset of these dice that one may keep, all of them and none included."""
    found: list[tuple[int, ...]] = [()]
    for count in c:
        found = [(*part, kept) for part in found for kept in range(count + 1)]
    return iter(found)  # type: ignore[arg-type]


def best_kept(values: Values, c: Counts, n: int) -> tuple[float, Counts]:
    """The best of the dice c to keep when dice up to n are rolled, at least one: its value, and what is kept."""
    levels, size = kept(values, n), sum(c)
    found = [part for part in parts(c) if size < n or part != c]
    return max((levels[sum(part)][PLACE[part]], part) for part in found)
