"""EXC: exchanging a mission, by consolation or by Mission Change; and drawing MISSION cards."""

from __future__ import annotations

from collections.abc import Iterator

from qg.kernel import rule

from .. import events
from ..choices import Pick
from ..data import DATA
from ..pieces import TYPE_NO, Source, Type, type_of
from ..state import State, with_at
from .timed import OfTurn

PICKS = tuple(map(Pick, range(1, DATA.limits.exchange_draw + 1)))


def exchangeable(t: State, seat: int) -> Iterator[tuple[Source, int]]:
    """Cards of his own hand not yet validated, and SPECIAL cards of the display, whether or not he has his.

    [DM-EXC-01, DM-EXC-06, DM-EXC-07, DM-EXC-10]. In the very special variant not the display [DM-EXC-09, DM-VSP-04].
    """
    for slot, card in enumerate(t.hands[seat], 1):
        if card:
            yield "hand", slot
    if not t.opt.very_special:
        for slot, card in enumerate(t.display, 1):
            if card:
                yield "display", slot


@rule("DM-EXC-02", "DM-EXC-05")
def start_exchange(t: State, seat: int, source: Source, slot: int) -> None:
    """The top two cards of the same type are drawn, for him alone to see [DM-EXC-02].

    The card given up keeps its place until he has chosen, so it cannot be drawn [DM-EXC-05].
    """
    card = t.card_at(seat, source, slot)
    assert card is not None, "a card that is there"
    kind = type_of(card)
    t.emit(events.ExchangeStarted, seat, kind, source, slot, _public(t, source, card))
    t.drawn = draw_missions(t, kind, DATA.limits.exchange_draw)
    t.emit_to(seat, events.CardsOffered, seat, t.drawn)
    t.ask(ExchangePick(seat, source, slot))


def _public(t: State, source: Source, card: str) -> str | None:
    """Cards on the display are seen by all, cards in a hand with open hands only [DM-SET-04]."""
    return card if source == "display" or t.opt.open_hands else None


class ExchangePick(OfTurn[Pick], frozen=True):
    """He chooses one of the two [DM-EXC-02]; out of time, the first. It has at least 15 seconds [DM-STA-03]."""

    rules = ("DM-EXC-02", "DM-STA-03")
    least = "least"
    comes_first = "DM-EXC-02"

    source: Source
    slot: int

    def options(self, t: State, seat: int) -> tuple[Pick, ...]:
        return PICKS if seat == self.seat else ()

    def resolve(self, t: State, choice: Pick) -> None:
        finish_exchange(t, self.seat, self.source, self.slot, choice.card)

    def default(self, t: State, seat: int) -> Pick:
        return PICKS[0]


@rule("DM-EXC-03", "DM-EXC-04")
def finish_exchange(t: State, seat: int, source: Source, slot: int, pick: int) -> None:
    """The chosen card takes the place of the card given up; that and the other are discarded face down.

    [DM-EXC-03, DM-EXC-04]
    """
    old = t.card_at(seat, source, slot)
    assert old is not None, "the card given up is still in its place"
    kept, other = t.drawn[pick - 1], t.drawn[2 - pick]
    t.drawn = ()
    if source == "hand":
        t.hands = with_at(t.hands, seat, with_at(t.hands[seat], slot - 1, kept))
    else:
        t.display = with_at(t.display, slot - 1, kept)
    kind = TYPE_NO[type_of(old)]
    t.discards = with_at(t.discards, kind, (*t.discards[kind], other, old))
    t.emit(events.ExchangeDone, seat, type_of(old), source, slot, _public(t, source, kept))
    if source == "hand":
        t.emit_to(seat, events.CardKept, seat, slot, kept)


def draw_missions(t: State, kind: Type, count: int) -> tuple[str, ...]:
    """The top cards of a deck; where it runs out, its discards are shuffled into a new one [DM-EXC-08]."""
    number = TYPE_NO[kind]
    deck = t.decks[number]
    drawn = deck[:count]
    if len(drawn) < count:
        deck = t.shuffled(t.discards[number])
        t.discards = with_at(t.discards, number, ())
        t.emit(events.DeckReshuffled, kind)
        missing = count - len(drawn)
        drawn, deck = drawn + deck[:missing], deck[missing:]
    else:
        deck = deck[count:]
    t.decks = with_at(t.decks, number, deck)
    return drawn
