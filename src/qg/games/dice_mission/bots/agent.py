"""The agent: exact odds of all its missions at once, single gadgets, no thought of who is ahead."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from qg.kernel import Bot, View

from ..choices import (
    Discard,
    DrawGadget,
    EndTurn,
    Exchange,
    ExtraChance,
    ForcedReroll,
    MissionChange,
    NewDeal,
    Pick,
    Reroll,
    Roll,
    SetDice,
    TargetLock,
    Validate,
)
from ..data import DATA, odds
from ..multisets import PLACE
from ..odds import others
from ..pieces import GadgetId, counts
from ..view import Board
from .aims import expected, plan, utility
from .pace import PACE
from .rookie import completing, holding
from .scene import Card, Situation, less

GAIN = 0.3
"""Missions that a gadget of the MISSION phase must add to be played."""
JOKER_GAIN = 0.25
HARD = 0.28
"""A card easier than this is not exchanged."""
WORTH: tuple[GadgetId, ...] = (
    "adaptation",
    "transaction",
    "theft",
    "extra-chance",
    "suppression",
    "new-deal",
    "mission-change",
    "target-lock",
    "transfer",
    "forced-reroll",
)
"""Gadgets, the most useful first."""


class Agent(Bot):
    """Counts on the missions of this round, and takes what it can get."""

    def choose(self, view: View[Board], rng: random.Random) -> Any:
        """One of the view's options."""
        scene = Situation(view)
        answer = {
            "choose_dice": self._number,
            "mission_act": self._act,
            "exchange_pick": self._pick,
            "gadget_discard": self._discard,
            "debrief_act": self._debrief,
        }[scene.kind]
        return answer(scene, rng)

    def pace(self, view: View[Board], choice: Any, rng: random.Random) -> int:
        """As long as an agent thinks."""
        return rng.randint(*PACE["agent"])

    # -- MISSION phase ------------------------------------------------------------------------------------------------

    def _number(self, scene: Situation, rng: random.Random) -> Any:
        """The number of dice that promises most."""
        change = hopeless(scene)
        return change or SetDice(max(range(2, 6), key=lambda n: _promise(scene, n, DATA.limits.rolls_max)))

    def _act(self, scene: Situation, rng: random.Random) -> Any:
        return self._after_roll(scene) if scene.board.rolls else self._before_roll(scene)

    def _before_roll(self, scene: Situation) -> Any:
        """A better number of dice or a better card, if a gadget gives it; else the dice."""
        change = hopeless(scene) or _new_deal(scene)
        if change is not None:
            return change
        return Roll(joker=Roll(True) in scene.options and scene.board.rolls_left == 1 and _joker_helps(scene))

    def _after_roll(self, scene: Situation) -> Any:
        """The reroll that promises most, while it promises more than the dice as they lie."""
        left = scene.board.rolls_left
        if left:
            found, joker = plan(scene, left), False
            if left == 1 and Reroll((), True) in scene.options:
                with_joker = plan(scene, left, joker=True)
                if with_joker.then > max(found.now, found.then) + JOKER_GAIN:
                    found, joker = with_joker, True
            if found.then > found.now + 1e-9:
                return Reroll(scene.dice_for(less(scene.own, found.kept)), joker)
        return self._finish(scene)

    def _finish(self, scene: Situation) -> Any:
        """No roll is left that helps: what gadgets can do, then the end."""
        if scene.offered(ExtraChance):
            found = plan(scene, 1)
            if found.then > found.now + GAIN:
                return ExtraChance(scene.dice_for(less(scene.own, found.kept)))
        return _forced(scene) or _shelter(scene) or EndTurn()

    # -- cards and gadgets --------------------------------------------------------------------------------------------

    def _pick(self, scene: Situation, rng: random.Random) -> Pick:
        """The easier of the two cards drawn."""
        drawn = scene.board.own.drawn if scene.board.own else ()
        ease = odds()
        return Pick(1 + max(range(len(drawn)), key=lambda place: ease[drawn[place]].ref))

    def _discard(self, scene: Situation, rng: random.Random) -> Discard:
        """The gadget it would use least."""
        held = scene.board.own.gadgets if scene.board.own else ()
        return Discard(1 + max(range(len(held)), key=lambda place: WORTH.index(held[place].gadget)))

    # -- DEBRIEFING phase ---------------------------------------------------------------------------------------------

    def _debrief(self, scene: Situation, rng: random.Random) -> Any:
        """Validate, stamped cards first; then any gadget that completes a card; else the consolation."""
        claims = holding(scene, stamped_first(scene.wanted))
        return (claims[0] if claims else completing(scene)) or self._console(scene, rng)

    def _console(self, scene: Situation, rng: random.Random) -> Any:
        """A hard card is exchanged half of the time; else a gadget."""
        if DrawGadget() not in scene.options:
            return EndTurn()
        ease = odds()
        hard = [card for card in scene.wanted if ease[card.face].ref < HARD]
        hardest = min(hard, key=lambda card: ease[card.face].ref, default=None)
        if hardest and rng.random() < 0.5 and Exchange(hardest.source, hardest.slot) in scene.options:
            return Exchange(hardest.source, hardest.slot)
        return DrawGadget()


def stamped_first(cards: Sequence[Card]) -> list[Card]:
    """The hard ones first: they bring a gadget, and of two of a type the easier is left [DM-DEB-16]."""
    ease = odds()
    return sorted(cards, key=lambda card: (not DATA.missions[card.face].briefcase, ease[card.face].ref))


def _promise(scene: Situation, n: int, rolls: int) -> float:
    """Missions to be expected this round with n dice, before the first roll."""
    return expected(scene.aims, n, scene.them_with(n), rolls)


def _new_deal(scene: Situation) -> NewDeal | None:
    """Another number of dice, if it promises much more."""
    deals = scene.offered(NewDeal)
    if not deals:
        return None
    rolls = scene.board.rolls_left
    best = max(deals, key=lambda deal: _promise(scene, deal.number, rolls))
    gain = _promise(scene, best.number, rolls) - _promise(scene, scene.board.n, rolls)
    return best if gain >= GAIN else None


def _joker_helps(scene: Situation) -> bool:
    """Whether a sixth die adds much where there is only one roll."""
    n = scene.board.n
    return expected(scene.aims, n + 1, scene.them, 1) > expected(scene.aims, n, scene.them, 1) + JOKER_GAIN


def hopeless(scene: Situation) -> MissionChange | None:
    """Mission Change: the hardest card in hand, if it is hard."""
    ease = odds()
    found = [card for card in scene.hand if ease[card.face].ref < HARD]
    hardest = min(found, key=lambda card: ease[card.face].ref, default=None)
    if hardest is None:
        return None
    change = MissionChange(hardest.source, hardest.slot)
    return change if change in scene.options else None


def _forced(scene: Situation) -> ForcedReroll | None:
    """Forced Reroll: all dice of the opponent who is most in the way of one's own missions."""
    whole = [play for play in scene.offered(ForcedReroll) if len(play.dice) == len(scene.board.dice[play.player])]
    if not whole:
        return None
    size, place = sum(scene.own), PLACE[scene.own]
    now = utility(scene.aims, size, scene.them)[place]

    def gain(play: ForcedReroll) -> float:
        rest = [tray for seat, tray in enumerate(scene.board.dice) if seat not in (scene.seat, play.player)]
        to_roll = (*scene.them.to_roll, len(play.dice))
        return utility(scene.aims, size, others(list(map(counts, rest)), to_roll))[place] - now

    best = max(whole, key=gain)
    return best if gain(best) >= GAIN else None


def _shelter(scene: Situation) -> TargetLock | None:
    """Target Lock on oneself when the dice are good and others could still touch them."""
    lock = TargetLock(scene.seat)
    if lock not in scene.options or scene.debriefing_gadgets:
        return None
    danger = any(scene.board.gadget_counts[rival] for rival in scene.rivals)
    return lock if danger and any(isinstance(claim, Validate) for claim in holding(scene)) else None
