"""A whole table that fits what a view tells: hidden cards are dealt anew among those nobody has shown this seat."""

from __future__ import annotations

import random
from collections import Counter

from qg.kernel import View

from .data import DATA
from .pieces import TYPES, GadgetId, Type
from .state import Held, State
from .view import PUBLIC, Board


def imagine_state(view: View[Board], rng: random.Random) -> State:
    """Open fields as they are; hands, decks, discards, box, drawn cards and gadgets as they could be [DM-HID-05]."""
    board = view.board
    t = State(**{name: getattr(board, name) for name in PUBLIC})
    t.turn = board.turn if board.turn >= 0 else None
    t.n, t.r = board.n or None, board.r or None
    piles = {kind: _unseen(board, number, rng) for number, kind in enumerate(TYPES)}
    t.hands = tuple(
        tuple(card and (card.card or piles[card.type].pop()) for card in hand)  # type: ignore[misc]
        for hand in board.hands
    )
    t.drawn = _drawn(view, piles)
    t.discards = tuple(_taken(piles[kind], count) for kind, count in zip(TYPES, board.discard_counts, strict=True))
    t.box = tuple(sorted(_taken(piles["special"], board.box_count)))
    t.decks = tuple(tuple(piles[kind]) for kind in TYPES)
    _deal_gadgets(t, view, rng)
    return t


def _unseen(board: Board, number: int, rng: random.Random) -> list[str]:
    """The cards of a type whose faces this seat does not see, shuffled."""
    seen = {done.card for own in board.validated for done in own} | {*board.display}
    seen |= {card.card for hand in board.hands for card in hand if card}
    if board.own is not None:
        seen |= {*board.own.drawn}
    left = [card for card in DATA.decks[number] if card not in seen]
    rng.shuffle(left)
    return left


def _taken(pile: list[str], count: int) -> tuple[str, ...]:
    return tuple(pile.pop() for _ in range(count))


def _drawn(view: View[Board], piles: dict[Type, list[str]]) -> tuple[str, ...]:
    """One's own two cards, or any two of the type that somebody exchanges."""
    board = view.board
    if not board.drawn_count or (board.own is not None and board.own.drawn):
        return board.own.drawn if board.own is not None else ()
    assert view.asked is not None, "somebody is choosing"
    kind: Type = "special"
    if view.asked.kind == "exchange_pick" and view.asked.prompt["source"] == "hand":
        given_up = board.hands[board.turn][view.asked.prompt["slot"] - 1]
        assert given_up is not None, "the card given up is still in its place"
        kind = given_up.type
    return _taken(piles[kind], board.drawn_count)


def _deal_gadgets(t: State, view: View[Board], rng: random.Random) -> None:
    """The cards not seen lie in the deck and in the other hands, where all can be played."""
    board = view.board
    if board.gadgets:
        t.gadgets = board.gadgets
    left = Counter(DATA.gadget_cards) - Counter(board.gadget_discard)
    left -= Counter(held.gadget for hand in board.gadgets for held in hand)
    if board.own is not None and not board.gadgets:
        left -= Counter(held.gadget for held in board.own.gadgets)
    cards: list[GadgetId] = sorted(left.elements())
    rng.shuffle(cards)
    if not board.gadgets:
        t.gadgets = tuple(
            board.own.gadgets
            if board.own is not None and owner == view.seat
            else tuple(Held(cards.pop(), board.round - 1) for _ in range(count))
            for owner, count in enumerate(board.gadget_counts)
        )
    t.gadget_deck = tuple(cards)
