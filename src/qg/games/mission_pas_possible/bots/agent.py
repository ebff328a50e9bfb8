"""The agent: sees its own cards, then who else can use a die."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from ..choices import Claim, Lock, Lose, Pick
from ..claims import with_die, with_reservations
from ..pieces import COLORS, SLOTS, Die
from ..state import Bomb, Hand, empty_bomb
from ..view import Board, free_dice, hands_as_reserved
from ..worth import SLACK, Placed, best_placement, expected_dice, need
from .calls import needs, one_more
from .pace import THINKS
from .player import Player, content, moves_first
from .table import (
    Seen,
    can_use,
    claims_in,
    could_take,
    exposed,
    gain,
    own_seat,
    wave_opened,
    without_die,
)

STOLEN = 3000
"""How much longer it waits before it takes a die that it means for somebody else."""


class Agent(Player):
    """Lets whoever can use the fewest dice go first, and takes its own best by E; yields when asked, at no cost."""

    thinks = THINKS["agent"]

    def __init__(self) -> None:
        super().__init__()
        self._answered: dict[int, int] = {}
        """For each seat the last call of theirs that it has yielded to."""

    # -- claims -----------------------------------------------------------------------------------------------------

    def claim(self, view: Seen, options: Sequence[Any], rng: random.Random) -> Any:
        """Its part of the order of need, first what only it can use; a lock when nothing is left for it to want."""
        swap = self.yielding(view, options)
        if swap is not None:
            return swap
        mine = [choice for choice in self.part(view) if choice in options]
        if mine:
            return mine[0]
        return content(options) if Lock() in options else self.forced(view, options)

    def part(self, view: Seen) -> list[Claim]:
        """What it would take now if whoever can use the fewest dice chose first."""
        board, seat = view.board, own_seat(view)
        moves = order_of_need(hands_as_reserved(board), board.quota_left, free_dice(board), first=board.holder)
        return in_order(view, [Claim(die, card, slot) for who, die, card, slot in moves if who == seat])

    def forced(self, view: Seen, options: Sequence[Any]) -> Any:
        """Everything it can use is meant for others, but it may not lock: then its own best."""
        board, seat = view.board, own_seat(view)
        hand = with_reservations(board.hands[seat], board.reserved[seat])
        scored = [(gain(board, hand, choice), choice) for choice in claims_in(options)]
        sound = [(worth, choice) for worth, choice in scored if worth is not None]
        return max(sound, key=lambda one: one[0])[1] if sound else content(options)

    def yielding(self, view: Seen, options: Sequence[Any]) -> Claim | None:
        """Gives a die up that somebody who has called in this wave could use, if another is worth as much to it."""
        board, seat = view.board, own_seat(view)
        for asker in callers(view):
            called = board.called_at[asker]
            if called is None or self._answered.get(asker) == called:
                continue
            for held in board.reserved[seat]:
                swap = equal_swap(board, seat, held.die, options) if could_take(board, asker, held.die) else None
                if swap is not None:
                    self._answered[asker] = called
                    return swap
        return None

    def waits(self, view: Seen, choice: Claim) -> int:
        """Longer for a die that it means for somebody else."""
        meant = choice.replace is not None or choice in self.part(view)
        return super().waits(view, choice) + (0 if meant else STOLEN)

    # -- cards and losses -------------------------------------------------------------------------------------------

    def pick(self, view: Seen, options: Sequence[Any], rng: random.Random) -> Pick:
        """The card that needs the fewest dice."""
        picks = [choice for choice in options if isinstance(choice, Pick)]
        return min(picks, key=lambda pick: expected_dice(empty_bomb(pick.card)))

    def lose(self, view: Seen, options: Sequence[Lose], rng: random.Random) -> Lose:
        """The die whose loss raises E the least."""
        return least_missed(view, options, 0.0)

    def wants_sabotage(self, view: Seen) -> bool:
        """If for most colours at most one exposed die in the team matches."""
        shown = [die.color for hand in view.board.hands for die in exposed(hand)]
        return sum(shown.count(color) <= 1 for color in COLORS) > len(COLORS) // 2

    def remark(self, view: Seen, rng: random.Random) -> Any:
        """Calls for what a slot with one answer wants, and tells when one die is missing."""
        return self.voice.say(view, [*needs(view), *one_more(view)])


# -- the order of need ---------------------------------------------------------------------------------------------


def order_of_need(hands: Sequence[Hand], quotas: Sequence[int], dice: Sequence[Die], *, first: int) -> list[Placed]:
    """Die by die the player with the fewest usable dice takes their best by E; ties clockwise from a seat."""
    laid, left, free = list(hands), list(quotas), list(dice)
    moves: list[Placed] = []
    while True:
        usable = {
            seat: [die for die in free if can_use(laid[seat], die)] for seat, quota in enumerate(left) if quota > 0
        }
        able = [seat for seat, some in usable.items() if some]
        if not able:
            return moves
        seat = min(able, key=lambda seat: (len(usable[seat]), (seat - first) % len(left)))
        wanted = [die for other in able if other != seat for die in usable[other]]
        die, card, slot = _best_of(laid[seat], usable[seat], wanted)
        bomb = laid[seat][card]
        assert bomb is not None, "dice are placed on cards"
        laid[seat] = _put(laid[seat], card, with_die(bomb, slot, die))
        left[seat] -= 1
        free.remove(die)
        moves.append((seat, die.id, card, SLOTS[slot]))


def _best_of(hand: Hand, dice: Sequence[Die], wanted: Sequence[Die]) -> tuple[Die, int, int]:
    """The die and place that lower E the most, of dice that no other can use if there are any."""
    found = [(die, move) for die in dice if (move := best_placement(hand, die)) is not None]
    die, (_, card, slot) = max(found, key=lambda one: (one[0] not in wanted, one[1][0]))
    return die, card, slot


def _put(hand: Hand, place: int, bomb: Bomb) -> Hand:
    return (*hand[:place], bomb, *hand[place + 1 :])


def in_order(view: Seen, claims: Sequence[Claim]) -> list[Claim]:
    """First what only it can use, but dice on one card in the order they stand in."""
    by_card: dict[int, list[Claim]] = {}
    for claim in claims:
        by_card.setdefault(claim.card, []).append(claim)
    return moves_first(view, [some[0] for some in by_card.values()])


# -- yielding ------------------------------------------------------------------------------------------------------


def callers(view: Seen) -> list[int]:
    """Other seats that have called in this wave; what they called is heard at the table, not seen in a view."""
    board = view.board
    since = wave_opened(view)
    return [
        seat
        for seat, called in enumerate(board.called_at)
        if called is not None and called >= since and seat != view.seat
    ]


def equal_swap(board: Board, seat: int, die: Die, options: Sequence[Any]) -> Claim | None:
    """A claim in place of a die of its own that is worth no less."""
    held = board.reserved[seat]
    place = [one.die for one in held].index(die)
    before = with_reservations(board.hands[seat], held[:place])
    now = gain(board, before, Claim(die.id, held[place].card, held[place].slot)) or 0.0
    for choice in options:
        if isinstance(choice, Claim) and choice.replace == die.id and choice.die != die.id:
            worth = gain(board, before, choice)
            if worth is not None and worth >= now - SLACK:
                return choice
    return None


def least_missed(view: Seen, options: Sequence[Lose], door_worth: float) -> Lose:
    """The die whose loss raises E (less what doors are worth) the least."""
    hand = view.board.hands[own_seat(view)]
    return min(options, key=lambda lost: need(without_die(hand, lost.die), door_worth))
