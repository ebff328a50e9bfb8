"""A whole table that fits what a view tells: what lies face down is dealt anew among the cards nobody has seen."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from qg.kernel import View

from .data import DATA, VALUES
from .pieces import DICE
from .state import State
from .view import OPEN, Board


def imagine_state(view: View[Board], rng: random.Random) -> State:
    """Open fields as they are; bag, deck, piles and box as they could be."""
    board = view.board
    t = State(**{name: getattr(board, name) for name in OPEN})
    t.opt = view.opt
    t.bag = _bag(board)
    bombs = _unseen_bombs(board, hard=view.opt.hard_cards)
    sabotages = [card for card in DATA.sabotages if card not in board.activated]
    rng.shuffle(bombs)
    rng.shuffle(sabotages)
    if board.left:
        first = set(board.left)
        bombs.sort(key=lambda card: card not in first)
        sabotages.sort(key=lambda card: card not in first)
    if board.stock:
        t.stock = tuple(tuple(card for card in bombs if DATA.points(card) == value) for value in VALUES)
        t.box = ()
        return t
    _lay_face_down(t, board, bombs, sabotages, rng)
    return t


def _bag(board: Board) -> tuple[int, ...]:
    """Every die that is nowhere else."""
    on_cards = [die for hand in board.hands for bomb in hand if bomb for die in bomb.dice]
    shown = {die.id for die in (*board.pool, board.rerolled, *on_cards) if die is not None}
    return tuple(die for die in range(DICE) if die not in shown and die not in board.in_hand)


def _unseen_bombs(board: Board, *, hard: bool) -> list[str]:
    """Bomb cards of this game that do not lie face up."""
    seen = {bomb.card for hand in board.hands for bomb in hand if bomb}
    seen.update(card for card in board.line if card)
    seen.update(top.card for top in board.piles if top.card)
    seen.update(board.defused)
    return [card for card, bomb in DATA.bombs.items() if card not in seen and (hard or not bomb.hard)]


def _lay_face_down(t: State, board: Board, bombs: list[str], sabotages: list[str], rng: random.Random) -> None:
    """Deck or piles from the unseen cards; all others are in the box."""
    chosen = _of_each_value(bombs, board.deck_values) if board.deck_values else bombs[: board.deck_bombs]
    deck = [*chosen, *sabotages[: board.deck_count - board.deck_bombs]]
    rng.shuffle(deck)
    t.deck, t.sabotage_deck = tuple(deck), tuple(sabotages[: board.sabotage_deck_count])
    t.piles = tuple(_pile(place, board, bombs) for place in range(len(board.piles)))
    t.box = _box(t, board)


def _of_each_value(bombs: Sequence[str], counts: Sequence[int]) -> list[str]:
    found: list[str] = []
    for value, count in zip(VALUES, counts, strict=True):
        found += [card for card in bombs if DATA.points(card) == value][:count]
    return found


def _pile(place: int, board: Board, bombs: Iterable[str]) -> tuple[str, ...]:
    top = board.piles[place]
    if top.card is None:
        return ()
    return (top.card, *[card for card in bombs if DATA.points(card) == VALUES[place]][: top.size - 1])


def _box(t: State, board: Board) -> tuple[str, ...]:
    """All cards that are nowhere else."""
    used = {*t.deck, *t.sabotage_deck, *board.defused, *board.activated}
    used.update(card for pile in t.piles for card in pile)
    used.update(bomb.card for hand in board.hands for bomb in hand if bomb)
    used.update(card for card in board.line if card)
    return tuple(sorted(card for card in (*DATA.bombs, *DATA.sabotages) if card not in used))
