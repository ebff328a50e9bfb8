"""Conditions of VERSUS and TEAM missions that look at every agent by himself (data/README.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from .conditions import Figure, Node, Number, OnSet, Positive, Values
from .measures import COMPARE, MEASURES, Comparator, dice_of, showing, values_shown
from .pieces import NO_DICE, Counts, Die, Tray, Trays, counts


class Rivalry(Node, frozen=True, tag_field="op", tag=str.lower):
    """The player against each opponent separately; one without dice is passed over [DM-CHK-02, DM-CHK-16, DM-CHK-17].

    It looks at one thing in anybody's dice, the mark: that decides alone, and against the mark of each opponent.
    """

    one_is_enough: ClassVar[bool] = False
    """One opponent passed is enough; else all must be."""

    def mark(self, c: Counts) -> int:
        raise NotImplementedError

    def is_open(self, own: int) -> bool:
        """Whether the player's own dice leave it possible."""
        return True

    def passes(self, own: int, his: int) -> bool:
        """Whether an opponent is no obstacle."""
        raise NotImplementedError

    def holds(self, mine: Counts, others: Sequence[Counts]) -> bool:
        if mine == NO_DICE or not self.is_open(own := self.mark(mine)):
            return False
        enough = self.one_is_enough
        for his in others:
            if his != NO_DICE and self.passes(own, self.mark(his)) == enough:
                return enough
        return not enough

    def proof(self, mine: Tray, others: Sequence[Tray]) -> list[Die]:
        """The dice it rests on where it holds."""
        return list(mine)

    def figure(self, own: int) -> int | None:
        """The player's own figure, where he has one."""
        return None

    def his_figure(self, own: int, his: int) -> int | None:
        """What an opponent's dice come to, where that is a number."""
        return None


class Only(Rivalry, frozen=True):
    """The only agent with it: no opponent's dice meet the same condition, in any form [DM-CHK-11]."""

    p: OnSet

    def mark(self, c: Counts) -> int:
        return self.p.holds(c)

    def is_open(self, own: int) -> bool:
        return bool(own)

    def passes(self, own: int, his: int) -> bool:
        return not his

    def proof(self, mine: Tray, others: Sequence[Tray]) -> list[Die]:
        return self.p.proof(mine)


class OnlyNot(Rivalry, frozen=True, tag="only_not"):
    """The only agent without it: every opponent has it [DM-CHK-12]."""

    p: OnSet

    def mark(self, c: Counts) -> int:
        return self.p.holds(c)

    def is_open(self, own: int) -> bool:
        return not own

    def passes(self, own: int, his: int) -> bool:
        return bool(his)


class Measured(Rivalry, frozen=True, kw_only=True):
    """A measure of the player's dice against the same of each opponent's; `count` needs the values it counts."""

    measure: Literal["sum", "max", "min", "count", "distinct", "largest", "run", "spread"]
    v: Values | None = None

    def __post_init__(self) -> None:
        Node.__post_init__(self)
        if (self.measure == "count") != (self.v is not None):
            raise ValueError("key v goes with measure count, and only with it")

    def mark(self, c: Counts) -> int:
        return showing(c, self.v) if self.v else MEASURES[self.measure].figure(c)

    def measured(self, dice: Tray) -> list[Die]:
        """The dice the measure is taken from."""
        return dice_of(dice, self.v) if self.v else MEASURES[self.measure].dice(dice)

    def figure(self, own: int) -> int:
        return own

    def his_figure(self, own: int, his: int) -> int:
        return his


class Beats(Measured, frozen=True, kw_only=True):
    """Strictly, by 1 if the card names no margin; a margin is met by exactly that much [DM-CHK-10]."""

    cmp: Literal["gt", "lt"]
    by: Positive = 1

    def passes(self, own: int, his: int) -> bool:
        return own >= his + self.by if self.cmp == "gt" else own <= his - self.by

    def proof(self, mine: Tray, others: Sequence[Tray]) -> list[Die]:
        return self.measured(mine)


class MatchAny(Measured, frozen=True, tag="match_any"):
    """At least one opponent who has dice has the same [DM-CHK-02, DM-CHK-17]."""

    one_is_enough = True

    def passes(self, own: int, his: int) -> bool:
        return own == his

    def proof(self, mine: Tray, others: Sequence[Tray]) -> list[Die]:
        own = self.mark(counts(mine))
        like = next(tray for tray in others if tray and self.mark(counts(tray)) == own)
        return [*self.measured(mine), *self.measured(like)]


class InCommon(Rivalry, frozen=True):
    """How many different values both show."""

    def mark(self, c: Counts) -> int:
        return values_shown(c)

    def his_figure(self, own: int, his: int) -> int:
        return (own & his).bit_count()


class NoCommon(InCommon, frozen=True, tag="no_common"):
    """None at all."""

    def passes(self, own: int, his: int) -> bool:
        return not own & his


class CommonEach(InCommon, frozen=True, tag="common_each"):
    """At least so many with every opponent."""

    k: Positive

    def passes(self, own: int, his: int) -> bool:
        return self.his_figure(own, his) >= self.k

    def proof(self, mine: Tray, others: Sequence[Tray]) -> list[Die]:
        return dice_of(mine, {die.value for tray in others for die in tray})


OnOpponents = Only | OnlyNot | Beats | MatchAny | NoCommon | CommonEach
"""Every condition of a VERSUS mission."""


class Players(Node, frozen=True, tag_field="op", tag="players"):
    """How many agents have something, the player himself included [DM-CHK-03].

    Agents without dice are not counted; with none at all it is false [DM-CHK-17].
    """

    p: OnSet
    cmp: Comparator
    k: Number | Literal["all"]

    def is_right(self, number: int, agents: int) -> bool:
        """Whether so many of so many agents are as many as it wants."""
        return COMPARE[self.cmp](number, agents if self.k == "all" else self.k)

    def holds_for(self, agents: Sequence[Counts]) -> bool:
        there = [agent for agent in agents if agent != NO_DICE]
        return bool(there) and self.is_right(sum(map(self.p.holds, there)), len(there))

    def proof_for(self, trays: Trays) -> list[Die]:
        return [die for tray in trays if self.p.holds(counts(tray)) for die in self.p.proof(tray)]

    def tally_for(self, trays: Trays) -> tuple[Figure, ...]:
        there = [counts(tray) for tray in trays if tray]
        return (Figure("players", (), sum(map(self.p.holds, there)), len(there)),)


OnTable = OnSet | Players
"""Every condition of a TEAM mission."""
