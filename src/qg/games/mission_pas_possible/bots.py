"""Players without a face that know this game. They see a view and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from qg.kernel import Bot, Space, View, draw

from .choices import (
    Claim,
    Grab,
    Lock,
    Pick,
    SabotageNo,
    SabotageYes,
    Steady,
    Unlock,
)
from .claims import slot_number, with_die, with_reservations
from .data import DATA
from .state import Hand, empty_bomb
from .view import Board
from .worth import expected_dice


class Rookie:
    """Looks at its own cards only: its best move by E, one time in four any sound one; never yields a die."""

    def choose(self, view: View[Board], rng: random.Random) -> Any:
        """One of the view's options."""
        options = view.options
        if isinstance(options, Space):
            return self._from_space(options, rng)
        if view.asked is not None and view.asked.kind == "claiming":
            return self._claim(view, options, rng)
        if any(isinstance(choice, Grab) for choice in options):
            return self._grab(view)
        if any(isinstance(choice, SabotageYes) for choice in options):
            return SabotageNo()
        if any(isinstance(choice, Pick) for choice in options):
            return self._pick(options, rng)
        return rng.choice(options)

    def _from_space(self, options: Space, rng: random.Random) -> Any:
        """A rookie's hand is not always steady; a mix is as it comes."""
        offset = Steady(rng.randint(-25, 25))
        return offset if offset in options else draw(options, rng)

    def _grab(self, view: View[Board]) -> Grab:
        """Counts the dice in hand and takes those missing."""
        board, rules = view.board, DATA.players[len(view.seats)]
        dice = rules.dice
        if view.opt.insane_dice == "players_with_cards" and view.opt.difficulty == "insane" and len(view.seats) >= 3:
            dice = sum(any(hand) for hand in board.hands)
        return Grab(min(dice - len(board.in_hand), board.bag_count) or 1)

    def _claim(self, view: View[Board], options: Sequence[Any], rng: random.Random) -> Any:
        """Its best sound move while it has quota; then it locks. It never moves what it has reserved.

        Asked although it is locked, it changes as little as it can, and does not press Go while it can do otherwise.
        """
        seat = view.seat
        assert seat is not None, "spectators are not asked"
        hand = with_reservations(view.board.hands[seat], view.board.reserved[seat])
        claims = [choice for choice in options if isinstance(choice, Claim) and choice.replace is None]
        sound = [(gain, choice) for choice in claims if (gain := self._gain(view, hand, choice)) is not None]
        if sound:
            if rng.random() < 0.25:
                return rng.choice(sound)[1]
            return max(sound, key=lambda scored: scored[0])[1]
        return next((wish for wish in (Lock(), Unlock()) if wish in options), options[0])

    def _gain(self, view: View[Board], hand: Hand, choice: Claim) -> float | None:
        """How far a claim lowers E; None: it is not sound."""
        bomb = hand[choice.card]
        die = next(die for die in view.board.pool if die.id == choice.die)
        assert bomb is not None, "claims name cards that are there"
        wires, slot = DATA.wiring[bomb.card], slot_number(choice.slot)
        if slot not in wires.fits(wires.seen(bomb.dice), die.face).sound:
            return None
        return expected_dice(bomb) - expected_dice(with_die(bomb, slot, die))

    def _pick(self, options: Sequence[Any], rng: random.Random) -> Any:
        """Half the time any card, else the one that needs the fewest dice, seldom a second hard one [MPP-DEF-12]."""
        if rng.random() < 0.5:
            return rng.choice(options)
        return min(options, key=lambda pick: expected_dice(empty_bomb(pick.card)))


BOTS: dict[str, Callable[[], Bot]] = {"rookie": Rookie}
