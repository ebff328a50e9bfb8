"""Other worlds: tables that differ only in what nobody may know (section 6), made from the truth, never from a view."""

from collections.abc import Callable, Hashable, Iterable

from qg.games.mission_pas_possible.tests.prelude import *
from qg.kernel.record import Input

Cards = tuple[str, ...]


def other(t: State, seat: int | None, rng: random.Random) -> State:
    """Cards face down change places with others of their class, those of the box too; chance begins anew.

    No player has hidden information, so it is the same for every seat.
    """
    new = t.copy()
    new.key, new.counter = rng.randbytes(32), rng.randrange(1000)
    if t.stock and rng.random() < 0.5:  # the first of each comes to light with the mix: here only the others differ
        new.stock = tuple((*cards[:1], *_shuffled(cards[1:], rng)) for cards in t.stock)
        return new
    place = _exchanged(t, rng)
    new.deck = _shuffled(map(place, t.deck), rng)
    new.piles = tuple((*pile[:1], *_shuffled(map(place, pile[1:]), rng)) for pile in t.piles)
    new.sabotage_deck = _shuffled(map(place, t.sabotage_deck), rng)
    new.stock = tuple(_shuffled(map(place, cards), rng) for cards in t.stock)
    new.box = tuple(sorted(map(place, t.box)))
    return new


def _exchanged(t: State, rng: random.Random) -> Callable[[str], str]:
    """Which card lies where another lay face down."""
    below = [card for pile in t.piles for card in pile[1:]]
    stock = [card for cards in t.stock for card in cards]
    hidden: dict[Hashable, list[str]] = {}
    for card in (*t.deck, *below, *t.sabotage_deck, *stock, *t.box):
        hidden.setdefault(_known_of(t, card), []).append(card)
    exchanged: dict[str, str] = {}
    for cards in hidden.values():
        exchanged.update(zip(cards, _shuffled(cards, rng), strict=True))
    return exchanged.__getitem__


def _known_of(t: State, card: str) -> Hashable:
    """What everybody may know of a card face down: Bomb or Sabotage; its value where a mix is chosen; hard or not
    where the hard cards stay in the box."""
    if card in DATA.sabotages:
        return "sabotage"
    if t.stock or t.mix:
        return DATA.points(card)
    return "hard" if DATA.bombs[card].hard and not t.opt.hard_cards else "bomb"


def _shuffled(cards: Iterable[str], rng: random.Random) -> Cards:
    pile = list(cards)
    rng.shuffle(pile)
    return tuple(pile)


LEAKS: dict[str, Callable[[State], object]] = {
    "the next card": lambda t: t.deck[:1],
    "how far the next Sabotage card is": lambda t: [card in DATA.sabotages for card in t.deck],
    "the next Sabotage card of the piles": lambda t: t.sabotage_deck[:1],
    "what lies below the top of a pile": lambda t: [pile[1:2] for pile in t.piles],
    "the stock of the mix": lambda t: [cards[1:2] for cards in t.stock],
    "the box": lambda t: t.box,
    "how many dear cards are in the box": lambda t: sum(DATA.points(card) > 2 for card in t.box if card in DATA.bombs),
    "the next die": lambda t: t.copy().below(25),
}
"""Secrets that must not show; the contract plants each and must notice it."""

SECRET_INPUTS: dict[str, Callable[[State, State, int], bool]] = {}
"""Inputs that nobody else may notice: none, everybody sees what anybody does."""
REVEALS: tuple[Callable[[], tuple[State, State, int, Input]], ...] = ()
"""Whatever is declared as revealed comes to light in random games often enough."""
