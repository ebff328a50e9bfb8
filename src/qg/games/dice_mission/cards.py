"""MISSION cards: a type says whose dice the condition printed on a card looks at [DM-CHK-01 to DM-CHK-04]."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import ClassVar

import msgspec

from .conditions import Figure, OnSet
from .measures import together
from .multisets import SETS, plus
from .pieces import NO_DICE, SIDES, Counts, Die, Trays, Type, counts
from .rivals import OnOpponents, OnTable, Players


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, dict=True, tag_field="type"):
    """A MISSION card; every one is unique [DM-CMP-02]. The dice of the player are `mine`, of each opponent `others`."""

    type: ClassVar[Type]

    id: str
    briefcase: bool
    icon: tuple[str, ...]

    def holds(self, mine: Counts, others: Sequence[Counts]) -> bool:
        raise NotImplementedError

    def proof(self, trays: Trays, seat: int) -> Iterable[Die]:
        """The dice that prove it for a seat where it holds; all that were looked at, if none stand out."""
        raise NotImplementedError

    def can_hold(self, mine: Counts) -> bool:
        """Whether it holds with these dice, if those of the opponents let it."""
        return self.holds(mine, ())

    @cached_property
    def sizes(self) -> tuple[int, ...]:
        """The numbers of own dice with which it can hold."""
        return tuple(size for size in range(1, len(SETS)) if any(map(self.can_hold, SETS[size])))

    def one_changed(self, mine: Counts, others: Sequence[Counts]) -> Iterator[tuple[Counts, Sequence[Counts]]]:
        """The dice with one of those it looks at showing another value."""
        yield from ((dice, others) for dice in changed(mine))

    def blockers(self, trays: Trays, seat: int) -> tuple[int, ...]:
        """The opponents each of whom alone keeps it from holding; of a VERSUS mission only."""
        return ()

    def tally(self, trays: Trays) -> tuple[Figure, ...]:
        """The figures a TEAM mission compares, as the dice lie now: "1s: 2, 3s: 1", "total 28"."""
        return ()


class Solo(Card, frozen=True, tag="solo"):
    """The player's own dice [DM-CHK-01]."""

    type: ClassVar[Type] = "solo"

    check: OnSet

    def holds(self, mine: Counts, others: Sequence[Counts]) -> bool:
        return self.check.holds(mine)

    def proof(self, trays: Trays, seat: int) -> Iterable[Die]:
        return self.check.proof(trays[seat]) or trays[seat]


class Special(Solo, frozen=True, tag="special"):
    """Like SOLO [DM-CHK-04]."""

    type: ClassVar[Type] = "special"


class Versus(Card, frozen=True, tag="versus"):
    """The player's dice and those of each opponent [DM-CHK-02]."""

    type: ClassVar[Type] = "versus"

    check: OnOpponents

    def holds(self, mine: Counts, others: Sequence[Counts]) -> bool:
        return self.check.holds(mine, others)

    def proof(self, trays: Trays, seat: int) -> Iterable[Die]:
        return self.check.proof(trays[seat], (*trays[:seat], *trays[seat + 1 :])) or trays[seat]

    def can_hold(self, mine: Counts) -> bool:
        return self.check.is_open(self.check.mark(mine))

    def one_changed(self, mine: Counts, others: Sequence[Counts]) -> Iterator[tuple[Counts, Sequence[Counts]]]:
        yield from Card.one_changed(self, mine, others)
        yield from of_others(mine, others)

    def blockers(self, trays: Trays, seat: int) -> tuple[int, ...]:
        """Nobody, if it fails by the player's own dice, or if it needs just one opponent and finds none [DM-CHK-02]."""
        mine, check = counts(trays[seat]), self.check
        if mine == NO_DICE or check.one_is_enough or not self.can_hold(mine):
            return ()
        rivals = [(other, counts(tray)) for other, tray in enumerate(trays) if other != seat and tray]
        return tuple(other for other, his in rivals if not check.passes(check.mark(mine), check.mark(his)))


class Team(Card, frozen=True, tag="team"):
    """All dice on the table, or how many agents have something [DM-CHK-03]."""

    type: ClassVar[Type] = "team"

    check: OnTable

    def holds(self, mine: Counts, others: Sequence[Counts]) -> bool:
        return self.check.holds_for((mine, *others))

    def proof(self, trays: Trays, seat: int) -> Iterable[Die]:
        return self.check.proof_for(trays) or [die for tray in trays for die in tray]

    @property
    def sizes(self) -> tuple[int, ...]:
        """None: the whole table counts."""
        return ()

    def one_changed(self, mine: Counts, others: Sequence[Counts]) -> Iterator[tuple[Counts, Sequence[Counts]]]:
        """Dice put together may be anybody's."""
        if isinstance(self.check, Players):
            yield from Card.one_changed(self, mine, others)
            yield from of_others(mine, others)
        else:
            yield from ((dice, ()) for dice in changed(together((mine, *others))))

    def tally(self, trays: Trays) -> tuple[Figure, ...]:
        return self.check.tally_for(trays)


Mission = Solo | Versus | Team | Special


@lru_cache(maxsize=2048)
def changed(dice: Counts) -> tuple[Counts, ...]:
    """The same dice with one of them showing another value."""
    return tuple(
        plus(plus(dice, before, -1), after)
        for before in range(SIDES)
        if dice[before]
        for after in range(SIDES)
        if after != before
    )


def of_others(mine: Counts, others: Sequence[Counts]) -> Iterator[tuple[Counts, Sequence[Counts]]]:
    """The dice with one of an opponent's showing another value."""
    for place, his in enumerate(others):
        yield from ((mine, [*others[:place], dice, *others[place + 1 :]]) for dice in changed(his))
