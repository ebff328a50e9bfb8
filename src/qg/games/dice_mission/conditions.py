"""Conditions on one set of dice: each operator of the closed language (data/README.md) is a struct.

It reads itself from the data, and knows whether dice meet it, which dice prove it, and the figures it compares. It
looks at counts of the six values, never at seats or cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import permutations
from typing import Annotated, Literal

import msgspec

from . import measures
from .measures import COMPARE, Comparator, dice_of, run_of, showing, together, total
from .pieces import NO_DICE, SIDES, Counts, Die, Tray, Trays, counts

CACHED = 1 << 16

Number = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Value = Annotated[int, msgspec.Meta(ge=1, le=SIDES)]
Values = Annotated[tuple[Value, ...], msgspec.Meta(min_length=1)]
ANY = tuple(range(1, SIDES + 1))


class Figure(msgspec.Struct, frozen=True):
    """One figure of a counter: of what kind, of which values, how much, and out of or against how much."""

    kind: str
    """count, sum, avg, distinct, largest, run, dice, spread, others (most of another value), players."""
    values: tuple[int, ...]
    figure: int
    of: int = 0
    """avg: the number of dice; players: agents who have dice; else 0."""


def counted(values: tuple[int, ...], c: Counts) -> Figure:
    """How many dice show one of these values."""
    return Figure("count", values, showing(c, values))


class Node(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True, cache_hash=True):
    """A table of a check as it stands in the data."""

    def __post_init__(self) -> None:
        """Lists of values name each once."""
        for key in {"v", "a", "b"}.intersection(self.__struct_fields__):
            values = getattr(self, key)
            if isinstance(values, tuple) and len(set(values)) < len(values):
                raise ValueError(f"key {key} names a value twice")


class Condition(Node, frozen=True, tag_field="op", tag=str.lower):
    """A condition on one set of dice."""

    @lru_cache(maxsize=CACHED)  # noqa: B019 -- conditions live as long as the box
    def holds(self, c: Counts) -> bool:
        """On an empty set every condition is false [DM-CHK-01, DM-CHK-04, DM-CHK-16]."""
        return c != NO_DICE and self.meets(c)

    def meets(self, c: Counts) -> bool:
        """Whether dice, of which there are some, meet it."""
        raise NotImplementedError

    def proof(self, dice: Tray) -> list[Die]:
        """The dice it speaks of where it holds; none, if it speaks of their number alone."""
        return list(dice)

    def tally(self, c: Counts) -> list[Figure]:
        """The figures it compares."""
        raise NotImplementedError

    def leaves(self) -> Iterator[Condition]:
        """The conditions it is put together of."""
        yield self

    # -- on all dice of the table, as TEAM missions look at them [DM-CHK-03] ------------------------------------------

    def holds_for(self, agents: Sequence[Counts]) -> bool:
        return self.holds(together(agents))

    def proof_for(self, trays: Trays) -> list[Die]:
        return self.proof(tuple(die for tray in trays for die in tray))

    def tally_for(self, trays: Trays) -> tuple[Figure, ...]:
        return tuple(dict.fromkeys(self.tally(together(tuple(map(counts, trays))))))


# -- which dice there are ---------------------------------------------------------------------------------------------


class Group(Node, frozen=True):
    """So many dice of one value, of any or of these."""

    n: Positive
    v: Values = ANY


@cache
def assignments(want: tuple[Group, ...]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Every way to give each group a value of its own: (value, number of dice) for each [DM-CHK-06]."""
    return tuple(
        tuple((value, group.n) for value, group in zip(values, want, strict=True))
        for values in permutations(ANY, len(want))
        if all(value in group.v for value, group in zip(values, want, strict=True))
    )


class Groups(Condition, frozen=True):
    """Groups named together have different values; spare dice don't hurt [DM-CHK-05, DM-CHK-06]."""

    want: Annotated[tuple[Group, ...], msgspec.Meta(min_length=1)]

    def meets(self, c: Counts) -> bool:
        return any(self._ways(c))

    def _ways(self, c: Counts) -> Iterator[tuple[tuple[int, int], ...]]:
        return (way for way in assignments(self.want) if all(c[value - 1] >= n for value, n in way))

    def proof(self, dice: Tray) -> list[Die]:
        return [die for value, n in next(self._ways(counts(dice))) for die in dice_of(dice, (value,))[:n]]

    def tally(self, c: Counts) -> list[Figure]:
        return [Figure("largest", (), max(c))]


class Has(Condition, frozen=True):
    """At least these dice, counted with repetition [DM-CHK-05]."""

    dice: Values

    def _wanted(self) -> dict[int, int]:
        return {value: self.dice.count(value) for value in self.dice}

    def meets(self, c: Counts) -> bool:
        return all(c[value - 1] >= n for value, n in self._wanted().items())

    def proof(self, dice: Tray) -> list[Die]:
        return [die for value, n in self._wanted().items() for die in dice_of(dice, (value,))[:n]]

    def tally(self, c: Counts) -> list[Figure]:
        return [counted((value,), c) for value in self._wanted()]


class Run(Condition, frozen=True):
    """Consecutive values, at least so many [DM-CHK-07]."""

    k: Positive

    def meets(self, c: Counts) -> bool:
        return measures.longest_run(c) >= self.k

    def proof(self, dice: Tray) -> list[Die]:
        return run_of(dice, self.k)

    def tally(self, c: Counts) -> list[Figure]:
        return [Figure("run", (), measures.longest_run(c))]


class Every(Condition, frozen=True):
    """Every die shows one of these values."""

    v: Values

    def meets(self, c: Counts) -> bool:
        return showing(c, self.v) == sum(c)

    def tally(self, c: Counts) -> list[Figure]:
        return [counted(self.v, c)]


class Compare(Condition, frozen=True):
    """As many as is true when both numbers are equal, zero included [DM-CHK-09]."""

    a: Values
    cmp: Comparator
    b: Values
    times: Positive = 1

    def meets(self, c: Counts) -> bool:
        return COMPARE[self.cmp](showing(c, self.a), self.times * showing(c, self.b))

    def proof(self, dice: Tray) -> list[Die]:
        return dice_of(dice, (*self.a, *self.b))

    def tally(self, c: Counts) -> list[Figure]:
        return [counted(self.a, c), counted(self.b, c)]


class Top(Condition, frozen=True):
    """Strictly more dice of that value than of each other single value [DM-CHK-15]."""

    v: Value

    def _others(self, c: Counts) -> int:
        """The most dice of another value."""
        return max(count for value, count in enumerate(c, 1) if value != self.v)

    def meets(self, c: Counts) -> bool:
        return c[self.v - 1] > self._others(c)

    def proof(self, dice: Tray) -> list[Die]:
        return dice_of(dice, (self.v,))

    def tally(self, c: Counts) -> list[Figure]:
        return [counted((self.v,), c), Figure("others", (), self._others(c))]


# -- a figure compared with a number ----------------------------------------------------------------------------------


class Compared(Condition, frozen=True):
    """A figure of the dice compares so with k."""

    k: Number
    cmp: Comparator

    def figure(self, c: Counts) -> int:
        raise NotImplementedError

    def meets(self, c: Counts) -> bool:
        return COMPARE[self.cmp](self.figure(c), self.k)

    def tally(self, c: Counts) -> list[Figure]:
        return [Figure(str(self.__struct_config__.tag), (), self.figure(c))]


class Count(Compared, frozen=True):
    """How many dice show one of these values."""

    v: Values

    def figure(self, c: Counts) -> int:
        return showing(c, self.v)

    def proof(self, dice: Tray) -> list[Die]:
        return dice_of(dice, self.v)

    def tally(self, c: Counts) -> list[Figure]:
        return [counted(self.v, c)]


class Sum(Compared, frozen=True):
    """The total of the dice; alone it may be asked to be a multiple."""

    cmp: Comparator | Literal["mult"]  # type: ignore[assignment]

    def __post_init__(self) -> None:
        if self.cmp == "mult" and not self.k:
            raise ValueError("key k of a multiple is at least 1")

    def figure(self, c: Counts) -> int:
        return total(c)


class Avg(Compared, frozen=True):
    """The average is exact: total against k times the number of dice [DM-CHK-14]."""

    def meets(self, c: Counts) -> bool:
        return COMPARE[self.cmp](total(c), self.k * sum(c))

    def tally(self, c: Counts) -> list[Figure]:
        return [Figure("avg", (), total(c), sum(c))]


class Distinct(Compared, frozen=True):
    """The number of different values."""

    def figure(self, c: Counts) -> int:
        return measures.distinct(c)


class Largest(Compared, frozen=True):
    """The size of the largest set of equal dice."""

    def figure(self, c: Counts) -> int:
        return max(c)


class Dice(Compared, frozen=True):
    """The number of dice held now, joker and stolen dice included [DM-CHK-08]."""

    def figure(self, c: Counts) -> int:
        return sum(c)

    def proof(self, dice: Tray) -> list[Die]:
        return []


class Spread(Compared, frozen=True):
    """Highest minus lowest value [DM-CHK-13]."""

    def figure(self, c: Counts) -> int:
        return measures.spread(c)


# -- several conditions -----------------------------------------------------------------------------------------------


class Several(Condition, frozen=True):
    """Conditions on the same dice."""

    of: Annotated[tuple[OnSet, ...], msgspec.Meta(min_length=1)]

    def tally(self, c: Counts) -> list[Figure]:
        return [figure for part in self.of for figure in part.tally(c)]

    def leaves(self) -> Iterator[Condition]:
        for part in self.of:
            yield from part.leaves()


class AllOf(Several, frozen=True, tag="all"):
    """All of them hold."""

    def meets(self, c: Counts) -> bool:
        return all(part.meets(c) for part in self.of)

    def proof(self, dice: Tray) -> list[Die]:
        return [die for part in self.of for die in part.proof(dice)]


class AnyOf(Several, frozen=True, tag="any"):
    """At least one of them holds."""

    def meets(self, c: Counts) -> bool:
        return any(part.meets(c) for part in self.of)

    def proof(self, dice: Tray) -> list[Die]:
        return next(part for part in self.of if part.meets(counts(dice))).proof(dice)


OnSet = (
    Groups | Has | Run | Every | Compare | Top | Count | Sum | Avg | Distinct | Largest | Dice | Spread | AllOf | AnyOf
)
"""Every condition on one set of dice."""
