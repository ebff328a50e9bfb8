"""What a bot reads off a view: who may still take which dice, who is there, what would be struck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from qg.kernel import View

from ..choices import Claim
from ..claims import slot_number, usable_faces, with_die, with_reservations
from ..data import DATA
from ..pieces import Die, Match
from ..state import Hand
from ..view import Board, elapsed, hands_as_reserved
from ..worth import expected_dice

Seen = View[Board]


def own_seat(view: Seen) -> int:
    """The seat that looks."""
    assert view.seat is not None, "spectators are not asked"
    return view.seat


# -- dice and hands ------------------------------------------------------------------------------------------------


def can_use(hand: Hand, die: Die) -> bool:
    """Whether a die has a sound placement on a hand."""
    return bool(usable_faces(hand)[1] >> die.face & 1)


def could_take(board: Board, seat: int, die: Die) -> bool:
    """Whether a seat has quota left and a sound placement for a die."""
    if board.quota_left[seat] <= 0:
        return False
    return can_use(with_reservations(board.hands[seat], board.reserved[seat]), die)


def claims_in(options: Iterable[object]) -> list[Claim]:
    """The claims among some options that replace nothing."""
    return [choice for choice in options if isinstance(choice, Claim) and choice.replace is None]


def gain(board: Board, hand: Hand, choice: Claim) -> float | None:
    """How far a claim lowers E of its card; None: it is not sound."""
    bomb = hand[choice.card]
    die = next(die for die in board.pool if die.id == choice.die)
    assert bomb is not None, "claims name cards that are there"
    wires, slot = DATA.wiring[bomb.card], slot_number(choice.slot)
    if slot not in wires.fits(wires.seen(bomb.dice), die.face).sound:
        return None
    return expected_dice(bomb) - expected_dice(with_die(bomb, slot, die))


def without_die(hand: Hand, lost: int) -> Hand:
    """A hand after the loss of a die."""
    return tuple(
        bomb and bomb._replace(dice=tuple(None if die is None or die.id == lost else die for die in bomb.dice))
        for bomb in hand
    )


# -- people --------------------------------------------------------------------------------------------------------


def people(view: Seen) -> list[int]:
    """The other seats with a person at them now."""
    return [
        seat
        for seat, who in enumerate(view.seats)
        if who.kind == "person" and seat not in view.conduct.absent and seat != view.seat
    ]


def wave_opened(view: Seen) -> int:
    """When this wave opened, in table time."""
    return view.now - (elapsed(view) - view.board.opened_at)


# -- cards ---------------------------------------------------------------------------------------------------------


def cards_to_come(board: Board) -> int:
    """Bomb cards that are still to be taken from the line and the deck, or from the piles."""
    return sum(card is not None for card in board.line) + board.deck_bombs + sum(pile.size for pile in board.piles)


def completes_a_card(board: Board) -> bool:
    """Whether a reservation will complete a card."""
    return any(bomb is not None and None not in bomb.dice for hand in hands_as_reserved(board) for bomb in hand)


# -- strikes -------------------------------------------------------------------------------------------------------


def exposed(hand: Hand) -> list[Die]:
    """The free dice of a hand, which a strike may take."""
    return [
        die
        for bomb in hand
        if bomb is not None
        for slot in DATA.wiring[bomb.card].free(bomb.dice)
        if (die := bomb.dice[slot]) is not None
    ]


def struck(hands: Sequence[Hand], match: Match) -> int:
    """How many players a strike would cost a die."""
    return sum(any(map(match.hits, exposed(hand))) for hand in hands)
