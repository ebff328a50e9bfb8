"""What all levels have in common: which question is which, how a claim is carried through, how long they think."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from qg.kernel import Bot, draw

from ..choices import Claim, Grab, Lock, Lose, Mix, Mixes, Offsets, SabotageNo, SabotageYes, TrembleInstead, Unlock
from ..data import DATA
from .calls import Voice
from .pace import COURTESY, PATIENCE
from .table import Seen, could_take, own_seat, people


class Player(Bot):
    """A bot of this game. Levels say what to claim, pick, lose and call. None of them pauses, votes or concedes."""

    thinks: ClassVar[tuple[int, int]]
    """The range of its thinking time for one action, in milliseconds."""
    yields: ClassVar[bool] = True
    """Whether it may give a die up that it holds."""

    def __init__(self) -> None:
        self.voice = Voice()

    def choose(self, view: Seen, rng: random.Random) -> Any:
        """One of the view's options."""
        options = view.options
        if not isinstance(options, tuple):
            return self.from_space(options, rng)
        kind = view.asked.kind if view.asked is not None else ""
        if kind == "claiming":
            return self.claim(view, options, rng)
        if kind == "rolling":
            return _press_roll(view, options)
        if kind == "replacing" and isinstance(options[0], SabotageYes):
            return SabotageYes() if self.wants_sabotage(view) else SabotageNo()
        if kind == "replacing":
            return self.pick(view, options, rng)
        if kind == "losing":
            return self.lose(view, options, rng)
        if kind == "rerolling":
            return self.reroll(view, options, rng)
        return rng.choice(options)

    def from_space(self, options: Any, rng: random.Random) -> Any:
        """Bots leave swinging dice to chance [MPP-LAY-09]; a host that is none of the weakest takes a balanced mix."""
        if isinstance(options, Offsets):
            return TrembleInstead()
        return Mix(options.presets["balanced"]) if isinstance(options, Mixes) else draw(options, rng)

    # -- what levels differ in --------------------------------------------------------------------------------------

    @abstractmethod
    def claim(self, view: Seen, options: Sequence[Any], rng: random.Random) -> Any:
        """A claim, a release or a lock."""

    @abstractmethod
    def pick(self, view: Seen, options: Sequence[Any], rng: random.Random) -> Any:
        """The card to take from the line or the piles."""

    @abstractmethod
    def lose(self, view: Seen, options: Sequence[Lose], rng: random.Random) -> Lose:
        """The die to lose to a strike."""

    def wants_sabotage(self, view: Seen) -> bool:
        """Whether to reveal a Sabotage in piles."""
        return False

    def reroll(self, view: Seen, options: Sequence[Any], rng: random.Random) -> Any:
        """The unused die to reroll next: any."""
        return rng.choice(options)

    # -- time -------------------------------------------------------------------------------------------------------

    def pace(self, view: Seen, choice: Any, rng: random.Random) -> int:
        """Its thinking time, and longer for dice that others may want."""
        if isinstance(choice, TrembleInstead):
            return DATA.game.steady_hand.gesture_ms // 2
        time = rng.randint(*self.thinks)
        if isinstance(choice, Claim):
            return time + self.waits(view, choice)
        return time + (PATIENCE if isinstance(choice, Lock) and self.yields and _may_be_asked(view) else 0)

    def waits(self, view: Seen, choice: Claim) -> int:
        """Bots wait before they take a die that a person could use too."""
        die = next((die for die in view.board.pool if die.id == choice.die), None)
        return COURTESY if die and any(could_take(view.board, seat, die) for seat in people(view)) else 0


def _may_be_asked(view: Seen) -> bool:
    """Whether a person could still use a die that this seat holds."""
    held = view.board.reserved[own_seat(view)]
    return any(could_take(view.board, seat, one.die) for one in held for seat in people(view))


def content(options: Sequence[Any]) -> Any:
    """Locks; asked although it is locked, changes as little as it can, and does not press Go [MPP-TAK-10]."""
    return next((wish for wish in (Lock(), Unlock()) if wish in options), options[0])


def _press_roll(view: Seen, options: Sequence[Any]) -> Any:
    """Rolls; with the hand in the bag counts the dice and takes those missing [MPP-DRW-06] [MPP-DRW-07]."""
    if not isinstance(options[0], Grab):
        return options[0]
    board, dice = view.board, DATA.players[len(view.seats)].dice
    if view.opt.insane_dice == "players_with_cards" and view.opt.difficulty == "insane" and len(view.seats) >= 3:
        dice = sum(any(hand) for hand in board.hands)  # [MPP-END-08]
    return Grab(min(dice - len(board.in_hand), board.bag_count) or 1)


def moves_first(view: Seen, claims: Sequence[Claim]) -> list[Claim]:
    """These claims, those of dice that no other seat can use first."""
    board, seat = view.board, own_seat(view)
    dice = {die.id: die for die in board.pool}
    others = [other for other in range(len(view.seats)) if other != seat]
    return sorted(claims, key=lambda one: any(could_take(board, other, dice[one.die]) for other in others))
