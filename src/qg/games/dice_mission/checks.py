"""Mission conditions, compiled to quick functions (section 9; the language is in language.py and data/README.md).

A condition looks at counts of the six values, never at dice, seats or cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from operator import eq, ge, gt, le, lt

from .language import Tree
from .pieces import NO_DICE, SIDES, Counts, Type

OnSet = Callable[[Counts], bool]
"""A condition on one set of dice."""
Holds = Callable[[Counts, Sequence[Counts]], bool]
"""Whether a mission holds, given the player's dice and those of each opponent."""

CACHED = 2048


# -- comparing and measuring ------------------------------------------------------------------------------------------


def _is_multiple(number: int, k: int) -> bool:
    return number % k == 0


COMPARE: dict[str, Callable[[int, int], bool]] = {
    "eq": eq,
    "ge": ge,
    "le": le,
    "gt": gt,
    "lt": lt,
    "mult": _is_multiple,
}


def total(c: Counts) -> int:
    """The sum of the dice."""
    return c[0] + 2 * c[1] + 3 * c[2] + 4 * c[3] + 5 * c[4] + 6 * c[5]


def highest(c: Counts) -> int:
    return max((value for value in range(1, SIDES + 1) if c[value - 1]), default=0)


def lowest(c: Counts) -> int:
    return min((value for value in range(1, SIDES + 1) if c[value - 1]), default=0)


def distinct(c: Counts) -> int:
    """How many different values are shown."""
    return SIDES - c.count(0)


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
    return sum(c[value - 1] for value in values)


MEASURES: dict[str, Callable[[Counts], int]] = {
    "sum": total,
    "max": highest,
    "min": lowest,
    "distinct": distinct,
    "largest": max,
    "run": longest_run,
    "spread": spread,
}


def measure_of(tree: Tree) -> Callable[[Counts], int]:
    """What a VERSUS condition measures; `count` needs the values it counts."""
    name = tree["measure"]
    if name == "count":
        values = tuple(tree["v"])
        return lambda c: showing(c, values)
    return MEASURES[name]


# -- conditions on one set of dice ------------------------------------------------------------------------------------


def on_set(tree: Tree) -> OnSet:
    """A condition on one set of dice; on an empty set every condition is false [DM-CHK-01, DM-CHK-04, DM-CHK-16]."""
    condition = _ON_SET[tree["op"]](tree)

    @lru_cache(maxsize=CACHED)
    def holds(c: Counts) -> bool:
        return c != NO_DICE and condition(c)

    return holds


def assignments(want: Sequence[Tree]) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every way to give each group a value of its own: (value, number of dice) for each [DM-CHK-06]."""
    for values in permutations(range(1, SIDES + 1), len(want)):
        if all(value in group.get("v", values) for value, group in zip(values, want, strict=True)):
            yield tuple((value, group["n"]) for value, group in zip(values, want, strict=True))


def _groups(tree: Tree) -> OnSet:
    """Groups named together have different values; spare dice don't hurt [DM-CHK-05, DM-CHK-06]."""
    ways = tuple(assignments(tree["want"]))
    return lambda c: any(all(c[value - 1] >= n for value, n in way) for way in ways)


def _has(tree: Tree) -> OnSet:
    wanted = tuple(tree["dice"].count(value) for value in range(1, SIDES + 1))
    return lambda c: all(have >= want for have, want in zip(c, wanted, strict=True))


def _run(tree: Tree) -> OnSet:
    k = tree["k"]
    return lambda c: longest_run(c) >= k


def _compared(tree: Tree, figure: Callable[[Counts], int]) -> OnSet:
    compare, k = COMPARE[tree["cmp"]], tree["k"]
    return lambda c: compare(figure(c), k)


def _count(tree: Tree) -> OnSet:
    values = tuple(tree["v"])
    return _compared(tree, lambda c: showing(c, values))


def _avg(tree: Tree) -> OnSet:
    """The average is exact: total against k times the number of dice [DM-CHK-14]."""
    compare, k = COMPARE[tree["cmp"]], tree["k"]
    return lambda c: compare(total(c), k * sum(c))


def _every(tree: Tree) -> OnSet:
    others = tuple(value for value in range(1, SIDES + 1) if value not in tree["v"])
    return lambda c: not showing(c, others)


def _compare(tree: Tree) -> OnSet:
    """As many as is true when both numbers are equal, zero included [DM-CHK-09]."""
    compare, a, b, times = COMPARE[tree["cmp"]], tuple(tree["a"]), tuple(tree["b"]), tree.get("times", 1)
    return lambda c: compare(showing(c, a), times * showing(c, b))


def _top(tree: Tree) -> OnSet:
    """Strictly more dice of that value than of each other single value [DM-CHK-15]."""
    place = tree["v"] - 1
    return lambda c: all(c[place] > count for other, count in enumerate(c) if other != place)


def _all(tree: Tree) -> OnSet:
    parts = tuple(_ON_SET[part["op"]](part) for part in tree["of"])
    return lambda c: all(part(c) for part in parts)


def _any(tree: Tree) -> OnSet:
    parts = tuple(_ON_SET[part["op"]](part) for part in tree["of"])
    return lambda c: any(part(c) for part in parts)


_ON_SET: dict[str, Callable[[Tree], OnSet]] = {
    "groups": _groups,
    "has": _has,
    "run": _run,
    "count": _count,
    "sum": lambda tree: _compared(tree, total),
    "avg": _avg,
    "every": _every,
    "distinct": lambda tree: _compared(tree, distinct),
    "largest": lambda tree: _compared(tree, max),
    "dice": lambda tree: _compared(tree, sum),  # dice held now, joker and stolen dice included [DM-CHK-08]
    "spread": lambda tree: _compared(tree, spread),
    "compare": _compare,
    "top": _top,
    "all": _all,
    "any": _any,
}


# -- missions ---------------------------------------------------------------------------------------------------------


def compiled(kind: Type, tree: Tree) -> Holds:
    """The condition of a mission as one function of the player's dice and those of each opponent."""
    if kind == "versus":
        return _versus(tree)
    if kind == "team":
        return _team(tree)
    condition = on_set(tree)
    return lambda mine, _: condition(mine)


def _versus(tree: Tree) -> Holds:
    """Against each opponent separately; one without dice is passed over [DM-CHK-02, DM-CHK-16, DM-CHK-17]."""
    condition = ON_RIVALS[tree["op"]](tree)

    def holds(mine: Counts, others: Sequence[Counts]) -> bool:
        return mine != NO_DICE and condition(mine, [other for other in others if other != NO_DICE])

    return holds


def _only(tree: Tree) -> Holds:
    """The only agent with it: no opponent's dice meet the same condition, in any form [DM-CHK-11]."""
    p = on_set(tree["p"])
    return lambda mine, others: p(mine) and not any(map(p, others))


def _only_not(tree: Tree) -> Holds:
    """The only agent without it: every opponent has it [DM-CHK-12]."""
    p = on_set(tree["p"])
    return lambda mine, others: not p(mine) and all(map(p, others))


def _beats(tree: Tree) -> Holds:
    """Strictly, by 1 if the card names no margin; a margin is met by exactly that much [DM-CHK-10]."""
    measure, by = measure_of(tree), tree.get("by", 1)
    if tree["cmp"] == "gt":
        return lambda mine, others: all(measure(mine) >= measure(other) + by for other in others)
    return lambda mine, others: all(measure(mine) <= measure(other) - by for other in others)


def _match_any(tree: Tree) -> Holds:
    """At least one opponent who has dice [DM-CHK-02, DM-CHK-17]."""
    measure = measure_of(tree)
    return lambda mine, others: any(measure(mine) == measure(other) for other in others)


def common(one: Counts, other: Counts) -> int:
    """How many different values both show."""
    return sum(1 for a, b in zip(one, other, strict=True) if a and b)


def _no_common(_: Tree) -> Holds:
    return lambda mine, others: not any(common(mine, other) for other in others)


def _common_each(tree: Tree) -> Holds:
    k = tree["k"]
    return lambda mine, others: all(common(mine, other) >= k for other in others)


ON_RIVALS: dict[str, Callable[[Tree], Holds]] = {
    "only": _only,
    "only_not": _only_not,
    "beats": _beats,
    "match_any": _match_any,
    "no_common": _no_common,
    "common_each": _common_each,
}


def together(sets: Sequence[Counts]) -> Counts:
    """All dice on the table put together."""
    return tuple(map(sum, zip(*sets, strict=True)))  # type: ignore[return-value]


def _team(tree: Tree) -> Holds:
    """All dice on the table, or how many agents have something, the player himself included [DM-CHK-03]."""
    if tree["op"] == "players":
        return _players(tree)
    condition = on_set(tree)
    return lambda mine, others: condition(together((mine, *others)))


def _players(tree: Tree) -> Holds:
    """Agents without dice are not counted; with none at all it is false [DM-CHK-17]."""
    p, compare, k = on_set(tree["p"]), COMPARE[tree["cmp"]], tree["k"]

    def holds(mine: Counts, others: Sequence[Counts]) -> bool:
        agents = [agent for agent in (mine, *others) if agent != NO_DICE]
        return bool(agents) and compare(sum(map(p, agents)), len(agents) if k == "all" else k)

    return holds
