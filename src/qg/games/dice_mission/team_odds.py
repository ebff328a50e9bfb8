"""Chances of TEAM missions by a player's own dice, the dice of others lying or yet to be rolled [DM-CHK-03].

What a card does not tell apart is made one: dice of the same meaning, numbers beyond those it asks for, faces that may
change places. That leaves few enough results to be exact; where it does not (te-28 beyond ten dice to be rolled) a
fixed sample stands for them all.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from math import comb, factorial
from typing import Any, TypeVar

from .conditions import (
    ANY,
    AllOf,
    Avg,
    Compare,
    Condition,
    Count,
    Distinct,
    Group,
    Groups,
    Largest,
    OnSet,
    Sum,
    Top,
)
from .measures import total
from .multisets import CHANCE, SETS, Values, plus
from .pieces import NO_DICE, SIDES, Counts
from .rivals import OnTable, Players

X = TypeVar("X")
Plain = Callable[[Counts], Counts]
"""Makes dice plainer: others that mean the same to a card, so that fewer are different."""

FEW = 300
"""Up to so many results, the dice of others are told off one by one; beyond, a fixed sample stands for them."""
SAMPLE = 200


def held(check: OnTable, n: int, lying: Sequence[Counts], to_roll: Sequence[int]) -> Values:
    """The chance that a condition holds, by the player's own n dice."""
    if isinstance(check, Players):
        return _by_agent(check, n, lying, to_roll)
    return _together(check, n, lying, sum(to_roll))


def _by_agent(check: Players, n: int, lying: Sequence[Counts], to_roll: Sequence[int]) -> Values:
    """How many agents have something: one agent after the other."""
    p, agents = check.p.holds, len(lying) + len(to_roll) + 1
    number = {sum(map(p, lying)): 1.0}
    for size in to_roll:
        has = sum(chance for c, chance in zip(SETS[size], CHANCE[size], strict=True) if p(c))
        both = ((0, 1 - has), (1, has))
        number = _blend((k + more, chance * part) for k, chance in number.items() for more, part in both)
    found = [sum(chance for k, chance in number.items() if check.is_right(k + own, agents)) for own in (0, 1)]
    return tuple(found[p(c)] for c in SETS[n])


def _together(check: OnSet, n: int, lying: Sequence[Counts], rolled: int) -> Values:
    """All dice on the table: the own, those that lie, and so many that are yet to be rolled."""
    lie = NO_DICE
    for c in lying:
        lie = _sum(lie, c)
    if rolled:
        faces = by_faces(check)
        if faces is not None:
            return tuple(faces(_sum(lie, c), rolled) for c in SETS[n])
    plain = plainly(check)
    rolls = [(_sum(lie, c), chance) for c, chance in _rolls(plain, rolled).items()]
    own = list(map(plain, SETS[n]))
    found = {c: sum([chance for rest, chance in rolls if check.holds(_sum(c, rest))]) for c in set(own)}
    return tuple(found[c] for c in own)


def _sum(one: Counts, other: Counts) -> Counts:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (a + g, b + h, c + i, d + j, e + k, f + m)


def _blend(chances: Iterable[tuple[X, float]]) -> dict[X, float]:
    """Chances of the same thing added up."""
    found: dict[X, float] = {}
    for key, chance in chances:
        found[key] = found.get(key, 0.0) + chance
    return found


# -- plainer dice -----------------------------------------------------------------------------------------------------


@cache
def plainly(check: OnSet) -> Plain:
    """How dice may be made plainer for a condition; for some not at all."""
    leaves = list(check.leaves())
    if all(isinstance(leaf, Sum | Avg) for leaf in leaves):
        return _same_total
    if all(isinstance(leaf, Count | Compare) for leaf in leaves):
        return lru_cache(maxsize=1024)(_gathered(leaves))
    if all(isinstance(leaf, Distinct) for leaf in leaves):
        return _once
    return lambda c: c


@lru_cache(maxsize=4096)
def _same_total(c: Counts) -> Counts:
    """As many dice with the same total: 1s, 6s and at most one other."""
    n, spare = sum(c), total(c) - sum(c)
    sixes, rest = divmod(spare, SIDES - 1)
    found = [n - sixes, 0, 0, 0, 0, sixes]
    if rest:
        found[0] -= 1
        found[rest] += 1
    return tuple(found)  # type: ignore[return-value]


def _once(c: Counts) -> Counts:
    """Each value once: how often it is shown does not matter."""
    return tuple(1 if count else 0 for count in c)  # type: ignore[return-value]


def _gathered(leaves: Sequence[Condition]) -> Plain:
    """All dice of one meaning on the first face that has it, and no more of them than the card can tell."""
    lists: list[tuple[Sequence[int], int | None]] = [(leaf.v, leaf.k) for leaf in leaves if isinstance(leaf, Count)]
    lists += [(values, None) for leaf in leaves if isinstance(leaf, Compare) for values in (leaf.a, leaf.b)]
    signs = [tuple(face in values for values, _ in lists) for face in range(1, SIDES + 1)]
    first = tuple(map(signs.index, signs))
    most = [_enough([k for values, k in lists if face in values]) for face in range(1, SIDES + 1)]

    def gather(c: Counts) -> Counts:
        found = [0] * SIDES
        for face, count in enumerate(c):
            found[first[face]] += count
        return tuple(map(min, found, most))  # type: ignore[return-value]

    return gather


def _enough(asked: Sequence[int | None]) -> int:
    """Beyond one more than any number asked for, more change nothing; where numbers are compared every die counts."""
    return 99 if None in asked else 1 + max([k for k in asked if k is not None], default=0)


@lru_cache(maxsize=512)
def _rolls(plain: Plain, number: int) -> Mapping[Counts, float]:
    """What so many dice may show, made plain, and how likely it is."""
    found: dict[Counts, float] = {NO_DICE: 1.0}
    for _ in range(number):
        found = _blend((plain(plus(c, face)), chance / SIDES) for c, chance in found.items() for face in range(SIDES))
        if len(found) > FEW:
            return _sampled(plain, number)
    return found


def _sampled(plain: Plain, number: int) -> Mapping[Counts, float]:
    """Always the same rolls, so that equal questions get equal answers."""
    rng = random.Random(number)
    rolls = [rng.choices(range(SIDES), k=number) for _ in range(SAMPLE)]
    counted: list[Any] = [tuple(map(faces.count, range(SIDES))) for faces in rolls]
    return _blend((plain(c), 1 / SAMPLE) for c in counted)


# -- face by face -----------------------------------------------------------------------------------------------------

Faces = Callable[[Counts, int], float]
"""The chance of a condition, given the dice that lie and how many are yet to be rolled."""


@cache
def by_faces(check: OnSet) -> Faces | None:
    """For conditions that bound how often each value is shown: a whole number of results counted at once."""
    match check:
        case Top(v=value):
            return lambda c, rolled: _leads(
                tuple(sorted(c[value - 1] - n for v, n in enumerate(c, 1) if v != value)), rolled
            )
        case Groups(want=(Group(n=n, v=values),)) if values == ANY:
            return lambda c, rolled: 1.0 - _between(tuple(sorted(c)), rolled, 0, n - 1)
        case AllOf(of=(Distinct(cmp="eq", k=all_values), Largest(cmp="le", k=most))) if all_values == SIDES:
            return lambda c, rolled: _between(tuple(sorted(c)), rolled, 1, most)
    return None


@lru_cache(maxsize=4096)
def _between(lying: tuple[int, ...], rolled: int, least: int, most: int) -> float:
    """The chance that in the end every value is shown at least and at most so often."""
    if any(count > most for count in lying):
        return 0.0
    bounds = tuple((max(0, least - count), most - count) for count in lying)
    ways = _ways(bounds, rolled)
    return ways[rolled] * factorial(rolled) / float(SIDES**rolled)


@lru_cache(maxsize=4096)
def _leads(ahead: tuple[int, ...], rolled: int) -> float:
    """The chance that a value ends with more dice than each other one, given how far it is ahead of each now."""
    found = 0.0
    for more in range(rolled + 1):
        if ahead[0] + more < 1:
            continue
        bounds = tuple((0, min(rolled, lead + more - 1)) for lead in ahead)
        rest = rolled - more
        found += comb(rolled, more) * _ways(bounds, rolled)[rest] * factorial(rest)
    return found / float(SIDES**rolled)


@lru_cache(maxsize=8192)
def _ways(bounds: tuple[tuple[int, int], ...], rolled: int) -> tuple[float, ...]:
    """By number of dice: in how many ways they fall within the bounds of each face, over the orders of them all."""
    if not bounds:
        return (1.0, *(0.0,) * rolled)
    before, (least, most) = _ways(bounds[:-1], rolled), bounds[-1]
    share = [1 / factorial(k) if least <= k <= most else 0.0 for k in range(rolled + 1)]
    return tuple(
        sum([before[number - k] * share[k] for k in range(least, min(most, number) + 1)])
        for number in range(rolled + 1)
    )
