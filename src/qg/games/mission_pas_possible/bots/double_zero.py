"""The double-zero: sees the whole table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from ..choices import Claim, Lock, Lose, Pick, Release, Reroll
from ..claims import slot_number, with_die, with_reservations
from ..data import DATA
from ..pieces import SIDES, Die, Match, color_of
from ..state import Hand, Reservation, empty_bomb
from ..view import Board, free_dice, hands_as_reserved
from ..worth import DOOR_WORTH, Placed, Split, expected_dice, need, share
from .agent import STOLEN, in_order, least_missed
from .calls import bravo, needs, one_more, stuck, waves, wishes
from .pace import THINKS
from .player import Player, content
from .table import (
    Seen,
    cards_to_come,
    claims_in,
    exposed,
    gain,
    own_seat,
    struck,
    without_die,
)

MOST_LOST = 1.5
"""It reveals a Sabotage in piles if it expects the team to lose fewer dice than this."""

MOST_CHANGES = 6
"""How often it changes what it holds in one wave, for the better each time."""


class DoubleZero(Player):
    """Finds the best split of the pool over the whole table and takes its own part; yields when that improves it."""

    thinks = THINKS["double-zero"]

    def __init__(self) -> None:
        super().__init__()
        self._wave = (0, 0)
        self._changes = 0
        """How often it has changed what it held in this wave."""

    # -- claims -----------------------------------------------------------------------------------------------------

    def claim(self, view: Seen, options: Sequence[Any], rng: random.Random) -> Any:
        """Its part of the best split; what it holds is moved only for a better one, so a wave always settles."""
        better = better_part(view)
        step = self._toward(view, better, options) if better is not None else None
        if step is not None and self._may_change(view.board, gives_up=len(better or ()) < len(held_by(view))):
            return step
        mine = [choice for choice in in_order(view, _claims(best_now(view), own_seat(view))) if choice in options]
        if mine:
            return mine[0]
        return content(options) if Lock() in options else self.forced(view, options)

    def _toward(self, view: Seen, part: Sequence[Placed], options: Sequence[Any]) -> Claim | Release | None:
        """One step to a better part: another die in place of one it holds, or one given up."""
        held = held_by(view)
        meant = {(die, card, slot) for _, die, card, slot in part}
        missing = sorted(meant - {(one.die.id, one.card, one.slot) for one in held})
        for old in held:
            if (old.die.id, old.card, old.slot) in meant:
                continue
            steps: list[Claim | Release] = [
                *(Claim(die, card, slot, old.die.id) for die, card, slot in missing),
                Release(old.die.id),
            ]
            return next((step for step in steps if step in options), None)
        return None

    def _may_change(self, board: Board, *, gives_up: bool) -> bool:
        """A few changes a wave, and one die given up for nothing: whoever it was meant for has had the time."""
        wave = (board.turn, board.opened_at)
        if wave != self._wave:
            self._wave, self._changes = wave, 0
        if self._changes >= (1 if gives_up else MOST_CHANGES):
            return False
        self._changes += 1
        return True

    def forced(self, view: Seen, options: Sequence[Any]) -> Any:
        """Everything it can use is meant for others, but it may not lock: then what costs the split the least."""
        board, seat = view.board, own_seat(view)
        hand = with_reservations(board.hands[seat], board.reserved[seat])
        best: tuple[Split, Claim] | None = None
        for choice in claims_in(options):
            if gain(board, hand, choice) is None:
                continue
            split = _after(board, seat, choice)
            if best is None or split.beats(best[0]):
                best = (split, choice)
        return best[1] if best else content(options)

    def waits(self, view: Seen, choice: Claim) -> int:
        """Longer for a die that it means for somebody else."""
        seat = own_seat(view)
        meant = choice.replace is not None or choice in _claims(best_now(view), seat)
        return super().waits(view, choice) + (0 if meant else STOLEN)

    # -- cards and losses -------------------------------------------------------------------------------------------

    def pick(self, view: Seen, options: Sequence[Any], rng: random.Random) -> Pick:
        """The card that leaves its hand the least to do, doors counted; at the end the hardest, which is parked."""
        picks = [choice for choice in options if isinstance(choice, Pick)]
        if parks(view):
            return max(picks, key=lambda pick: expected_dice(empty_bomb(pick.card)))
        hand = view.board.hands[own_seat(view)]
        return min(picks, key=lambda pick: need((*hand, empty_bomb(pick.card)), DOOR_WORTH))

    def lose(self, view: Seen, options: Sequence[Lose], rng: random.Random) -> Lose:
        """The die whose loss costs the least, doors counted."""
        return least_missed(view, options, DOOR_WORTH)

    def wants_sabotage(self, view: Seen) -> bool:
        """If the team is likely to lose little, over the Sabotage cards that have not been seen."""
        board = view.board
        unseen = [card.match for name, card in DATA.sabotages.items() if name not in board.activated]
        return sum(struck(board.hands, match) for match in unseen) < MOST_LOST * len(unseen)

    def reroll(self, view: Seen, options: Sequence[Any], rng: random.Random) -> Reroll:
        """The unused die after which the others are likely to strike the fewest dice more."""
        dice = [choice for choice in options if isinstance(choice, Reroll)]
        return min(dice, key=lambda first: _lost_in_all(view.board, first.die))

    def remark(self, view: Seen, rng: random.Random) -> Any:
        """All calls: praise, who takes which die, what it needs."""
        split = best_now(view) if view.asked is not None and view.asked.kind == "claiming" else None
        said = [*wishes(view, split.moves), *waves(view), *stuck(view)] if split is not None else []
        return self.voice.say(view, [*bravo(view), *said, *needs(view), *one_more(view)])


# -- splits --------------------------------------------------------------------------------------------------------


def held_by(view: Seen) -> tuple[Reservation, ...]:
    """What the seat that looks has reserved."""
    return view.board.reserved[own_seat(view)]


def best_now(view: Seen) -> Split:
    """The best split of the free dice, all reservations standing."""
    board = view.board
    return share(hands_as_reserved(board), board.quota_left, free_dice(board), door_worth=DOOR_WORTH)


def better_part(view: Seen) -> tuple[Placed, ...] | None:
    """Its part of a split that is better than any it can reach with what it holds; None: there is none."""
    board, seat = view.board, own_seat(view)
    held = board.reserved[seat]
    if not held:
        return None
    hands, quotas = hands_as_reserved(board), list(board.quota_left)
    rest = best_now(view)
    kept = need(board.hands[seat], DOOR_WORTH) - need(hands[seat], DOOR_WORTH)
    standing = Split(rest.placed + len(held), rest.worth + kept, ())
    hands[seat] = board.hands[seat]
    quotas[seat] += len(held)
    mine, open_to_all = [one.die for one in held], free_dice(board)
    dice = [die for die in board.pool if die in mine or die in open_to_all]  # always in one order: ties fall alike
    free = share(hands, quotas, dice, door_worth=DOOR_WORTH)
    return free.of(seat) if free.beats(standing) else None


def _after(board: Board, seat: int, choice: Claim) -> Split:
    """The best split once a claim is made, that claim included."""
    hands, quotas = hands_as_reserved(board), list(board.quota_left)
    dice = free_dice(board)
    die = next(die for die in dice if die.id == choice.die)
    bomb = hands[seat][choice.card]
    assert bomb is not None, "claims name cards that are there"
    before = hands[seat]
    laid = with_die(bomb, slot_number(choice.slot), die)
    hands[seat] = (*before[: choice.card], laid, *before[choice.card + 1 :])
    quotas[seat] -= 1
    rest = share(hands, quotas, [other for other in dice if other != die], door_worth=DOOR_WORTH)
    worth = need(before, DOOR_WORTH) - need(hands[seat], DOOR_WORTH)
    return Split(rest.placed + 1, rest.worth + worth, ())


def _claims(split: Split, seat: int) -> list[Claim]:
    return [Claim(die, card, slot) for _, die, card, slot in split.of(seat)]


# -- the end, and unused dice --------------------------------------------------------------------------------------


def parks(view: Seen) -> bool:
    """Whether so few cards are to come that one taken now need not be finished; on insane every card must be.

    Fewer than half as many as lie in front of players: with all of them teams were 0.8 turns slower.
    """
    places = len(view.seats) * DATA.players[len(view.seats)].cards
    return view.opt.difficulty != "insane" and cards_to_come(view.board) * 2 < places


def _lost_in_all(board: Board, first: int) -> float:
    """Dice likely to be lost to this unused die and then, one by one from here, to any of the others."""
    others = [die.id for die in board.pool if die.id != first]
    lost = 0.0
    for value in range(1, SIDES + 1):
        match = Match(color_of(first), value)
        after = [_after_strike(hand, match) for hand in board.hands]
        lost += struck(board.hands, match)
        lost += sum(struck(after, Match(color_of(die), more)) for die in others for more in range(1, SIDES + 1)) / SIDES
    return lost / SIDES


def _after_strike(hand: Hand, match: Match) -> Hand:
    """A hand once it has lost the die it misses the least."""
    found: list[Die] = [die for die in exposed(hand) if match.hits(die)]
    return min((without_die(hand, die.id) for die in found), key=lambda left: need(left, DOOR_WORTH), default=hand)
