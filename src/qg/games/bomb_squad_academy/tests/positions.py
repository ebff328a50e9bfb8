"""Positions for the rule tests, written as the worked examples write them.

`table` is a tidy table in the first turn of bomb I: badges in seat order, every deck in the order of the card list
(lowest main value first), tiles OK, OK, boom. The other builders change one thing each; cards are named "main/chain".
"""

from __future__ import annotations

from typing import Any

from qg.games.bomb_squad_academy import GAME
from qg.games.bomb_squad_academy.choices import Lock
from qg.games.bomb_squad_academy.data import ACTIONS, CHAIN, DECKS, MAIN, TRACK, WIRE_NO
from qg.games.bomb_squad_academy.state import State, with_at
from qg.kernel import Told

GREEN, BLUE, RED, YELLOW = range(4)
TIDY_TILES = ("ok", "ok", "boom")


# -- making a table ---------------------------------------------------------------------------------------------------


def table(n: int = 4, **options: Any) -> State:
    """A tidy table of n seats; with exam = "express" it waits for the first tool to be taken."""
    t = GAME.new(n, options, seed="tidy")
    t.badges = tuple(range(1, n + 1))
    t.decks = DECKS
    t.tiles = (TIDY_TILES,) * 4
    t.desk.forget()
    return t


def row(t: State, wire: str, cards: str) -> None:
    """Face-up cards of a wire, oldest first, e.g. "2/1 0/2 3/1"; the detonator stands where they pushed it."""
    w = WIRE_NO[wire]
    t.rows = with_at(t.rows, w, _named(DECKS[w], cards))
    t.decks = with_at(t.decks, w, tuple(card for card in t.decks[w] if card not in t.rows[w]))
    t.position = with_at(t.position, w, sum(MAIN[card] for card in t.rows[w]))
    t.shift = with_at(t.shift, w, 0)
    t.desk.forget()


def top(t: State, wire: str, cards: str) -> None:
    """The next cards of a deck, in flipping order; the others follow as they lay."""
    w = WIRE_NO[wire]
    first = _named(t.decks[w], cards)
    t.decks = with_at(t.decks, w, first + tuple(card for card in t.decks[w] if card not in first))
    t.desk.forget()


def whole_deck(t: State, wire: str, cards: str) -> None:
    """A deck of these cards and no others: altered data."""
    w = WIRE_NO[wire]
    t.decks = with_at(t.decks, w, _named(DECKS[w], cards))
    t.desk.forget()


def detonator(t: State, wire: str, position: int) -> None:
    """Where a detonator stands; what the row does not explain is shift. Tiles on or behind it are face up."""
    w = WIRE_NO[wire]
    t.position = with_at(t.position, w, position)
    t.shift = with_at(t.shift, w, position - sum(MAIN[card] for card in t.rows[w]))
    t.turned = with_at(t.turned, w, max(0, position - TRACK[w]))
    t.desk.forget()


def tiles(t: State, wire: str, faces: str, turned: int = 0) -> None:
    """The tiles of a wire in the order they are met, e.g. "ok boom ok", the first `turned` of them face up."""
    w = WIRE_NO[wire]
    t.tiles = with_at(t.tiles, w, tuple(faces.split()))
    t.turned = with_at(t.turned, w, turned)
    t.desk.forget()


def sensors(t: State, alpha: str, beta: str, bomb: str = "II") -> None:
    """Alpha and Beta on their wires, with the faces of this bomb."""
    t.bomb = bomb
    t.sensors = (WIRE_NO[alpha], WIRE_NO[beta])
    t.pinned = (False, False)
    t.desk.forget()


def scores(t: State, *points: int) -> None:
    """Points by seat, all won by cuts alone in this bomb."""
    t.score = points
    t.sources = tuple((each, 0, 0, 0, 0, 0) for each in points)
    t.desk.forget()


def badges(t: State, *numbers: int) -> None:
    """Badges by seat."""
    t.badges = numbers
    t.desk.forget()


def stack(t: State, seat: int, *cards: str, aside: bool = False) -> None:
    """Played cards, oldest first; the hand is the rest of the set (`aside`: Wait! is out until the next bomb)."""
    t.stacks = with_at(t.stacks, seat, cards)
    t.aside = with_at(t.aside, seat, aside)
    gone = (*cards, "wait") if aside else cards
    t.hands = with_at(t.hands, seat, tuple(card for card in ACTIONS if card not in gone))
    t.desk.forget()


def tools(t: State, seat: int, *owned: str) -> None:
    """The unused tools of a seat."""
    t.tools = with_at(t.tools, seat, owned)
    t.desk.forget()


def instructor(t: State, card: str, *played: str) -> None:
    """The Instructor's card of this turn, and its stack, oldest first."""
    t.instructor_card = card
    t.instructor_stack = played
    t.desk.forget()


def fuse(t: State, wire: str) -> None:
    """The next card of this wire turns its first tile, and that explodes the bomb."""
    detonator(t, wire, TRACK[WIRE_NO[wire]])
    tiles(t, wire, "boom ok ok")
    top(t, wire, "2/1")


# -- playing ----------------------------------------------------------------------------------------------------------


def lock(t: State, *cards: str | None) -> list[Told]:
    """Every seat locks its card, in seat order (None: this seat does not); what was told meanwhile."""
    told: list[Told] = []
    for seat, card in enumerate(cards):
        if card is not None:
            told += t.answer(seat, Lock(card))
    return told


# -- looking ----------------------------------------------------------------------------------------------------------


def faces(t: State, wire: str) -> str:
    """The row of a wire as the examples write it."""
    return " ".join(f"{MAIN[card]}/{CHAIN[card]}" for card in t.rows[WIRE_NO[wire]])


def _named(pile: tuple[str, ...], cards: str) -> tuple[str, ...]:
    """The ids of cards "main/chain" in a pile, each used once."""
    left, found = list(pile), []
    for face in cards.split():
        card = next((each for each in left if f"{MAIN[each]}/{CHAIN[each]}" == face), None)
        assert card is not None, f"no {face} left among {[f'{MAIN[each]}/{CHAIN[each]}' for each in left]}"
        left.remove(card)
        found.append(card)
    return tuple(found)
