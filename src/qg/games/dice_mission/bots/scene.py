"""What a bot reads off its view: its cards, its gadgets, everybody's dice and what the others still lack."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from qg.kernel import View

from ..data import DATA
from ..multisets import Values
from ..odds import Others, seen
from ..pieces import TYPES, Counts, GadgetId, Source, Tray, Type, counts, type_of
from ..view import Board


class Card(NamedTuple):
    """A mission one may validate, and where it lies; slots count from 1."""

    source: Source
    slot: int
    face: str

    @property
    def type(self) -> Type:
        return type_of(self.face)


class Situation:
    """A view as one seat reads it. Nothing in it is hidden from that seat [DM-HID-05]."""

    def __init__(self, view: View[Board]) -> None:
        assert view.seat is not None and isinstance(view.options, tuple), "a bot has a seat, and options are listed"
        self.view, self.board, self.seat = view, view.board, view.seat
        self.options: tuple[Any, ...] = view.options
        self.kind = view.asked.kind if view.asked else ""
        self.players = len(view.seats)

    # -- cards --------------------------------------------------------------------------------------------------------

    def has_special(self, seat: int) -> bool:
        return any(type_of(done.card) == "special" for done in self.board.validated[seat])

    @cached_property
    def hand(self) -> tuple[Card, ...]:
        """Own cards that are not validated."""
        held = self.board.hands[self.seat]
        return tuple(Card("hand", slot, each.card) for slot, each in enumerate(held, 1) if each and each.card)

    @cached_property
    def display(self) -> tuple[Card, ...]:
        return tuple(Card("display", slot, face) for slot, face in enumerate(self.board.display, 1) if face)

    @cached_property
    def wanted(self) -> tuple[Card, ...]:
        """Every card this seat may still validate in this game."""
        return self.hand if self.has_special(self.seat) else self.hand + self.display

    @cached_property
    def aims(self) -> tuple[tuple[str, ...], ...]:
        """The faces wanted, by type; at most one of a type is validated in a turn [DM-DEB-04]."""
        found = (tuple(card.face for card in self.wanted if card.type == kind) for kind in TYPES)
        return tuple(faces for faces in found if faces)

    def left(self, seat: int) -> int:
        """How many cards a seat lacks for the win [DM-END-01]."""
        return self.board.needed - len(self.board.validated[seat])

    def lacking(self, seat: int) -> list[Type]:
        """The types of the cards a seat lacks, SPECIAL included; a type may be there twice."""
        found = [each.type for each in self.board.hands[seat] if each]
        return found if self.has_special(seat) else [*found, "special"]

    @cached_property
    def _out(self) -> frozenset[str]:
        b = self.board
        found = {done.card for each in b.validated for done in each} | {card.face for card in self.hand + self.display}
        found |= {each.card for cards in b.hands for each in cards if each and each.card}
        return frozenset(found | set(b.own.drawn if b.own else ()))

    def unseen_faces(self, kind: Type) -> tuple[str, ...]:
        """The faces of a type that this seat sees nowhere: they are in decks, discards or others' hands."""
        return tuple(face for face in DATA.decks[TYPES.index(kind)] if face not in self._out)

    # -- dice ---------------------------------------------------------------------------------------------------------

    @property
    def tray(self) -> Tray:
        return self.board.dice[self.seat]

    @cached_property
    def own(self) -> Counts:
        return counts(self.tray)

    @cached_property
    def table(self) -> tuple[Counts, ...]:
        """Everybody's dice, by seat."""
        return tuple(map(counts, self.board.dice))

    @cached_property
    def them(self) -> Others:
        return seen(self.board, self.seat)

    def them_with(self, n: int) -> Others:
        """The same, if those who have yet to roll rolled n dice."""
        return Others(self.them.lying, (n,) * sum(not tray for s, tray in enumerate(self.board.dice) if s != self.seat))

    def dice_for(self, dropped: Counts) -> tuple[int, ...]:
        """Dice of one's own that show these values, in the order in which choices name them."""
        left, found = list(dropped), []
        for die in self.tray:
            if left[die.value - 1]:
                left[die.value - 1] -= 1
                found.append(die.id)
        return tuple(sorted(found))

    # -- gadgets ------------------------------------------------------------------------------------------------------

    @cached_property
    def gadgets(self) -> tuple[GadgetId, ...]:
        """Gadgets held that may be played this round [DM-GAD-05]."""
        held = self.board.own.gadgets if self.board.own else ()
        return tuple(each.gadget for each in held if each.round < self.board.round)

    @cached_property
    def debriefing_gadgets(self) -> tuple[GadgetId, ...]:
        return tuple(face for face in self.gadgets if DATA.gadgets[face].phase == "debriefing")

    def offered(self, kind: type) -> list[Any]:
        """The options of one kind."""
        return [option for option in self.options if isinstance(option, kind)]

    # -- order --------------------------------------------------------------------------------------------------------

    def place(self, seat: int) -> int:
        """When a seat takes its turn in this round, from 0 [DM-RND-03]."""
        return (seat - self.board.active) % self.players

    @property
    def rivals(self) -> list[int]:
        return [seat for seat in range(self.players) if seat != self.seat]


def less(one: Counts, other: Counts) -> Counts:
    """The dice of one without those of the other."""
    return tuple(a - b for a, b in zip(one, other, strict=True))  # type: ignore[return-value]


def added(vectors: Sequence[Values]) -> Values:
    return list(map(sum, zip(*vectors, strict=True)))


def highest(vectors: Sequence[Values]) -> Values:
    """The best of several values, multiset by multiset."""
    return vectors[0] if len(vectors) == 1 else list(map(max, *vectors))
