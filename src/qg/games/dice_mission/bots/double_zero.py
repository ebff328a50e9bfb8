"""Double-zero: plays for the win, not for missions; watches who is close, and what a further roll gives the others."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

from qg.kernel import View

from ..choices import (
    DrawGadget,
    EndTurn,
    ExtraChance,
    ForcedReroll,
    MissionChange,
    NewDeal,
    Pick,
    Reroll,
    Roll,
    SetDice,
    TargetLock,
)
from ..data import DATA
from ..multisets import PLACE, Values, best_kept, kept, mean, parts
from ..odds import Others, chance_of, others
from ..pieces import NO_DICE, Counts, counts
from ..view import Board
from . import outlook
from .agent import Agent
from .console import console
from .debrief import claim, search
from .outlook import Rival, ahead, ease, prospects
from .pace import PACE
from .scene import Card, Situation, less
from .spread import rolled, spread, weighed

ROLLS = DATA.limits.rolls_max
EDGE = 0.004
"""A chance to win must grow by more than this for a gadget to be spent; its own worth is counted beside."""
JOKER = 0.2
"""What a joker kept is worth, as part of one's strength."""
THREAT = 0.06
"""How likely one gadget in another hand touches dice that are about to win."""


class DoubleZero(Agent):
    """Every choice by the chance to win that it leads to.

    Nothing is drawn at random: what cannot be known is averaged, what would take long is cut at a number of positions.
    """

    positions = 2500
    """Positions looked at in one search of the DEBRIEFING phase."""
    budget_ms = 500
    """A brake for slow machines only."""

    def pace(self, view: View[Board], choice: Any, rng: random.Random) -> int:
        """As long as a double-zero thinks."""
        return rng.randint(*PACE["double-zero"])

    # -- MISSION phase ------------------------------------------------------------------------------------------------

    def _number(self, scene: Situation, rng: random.Random) -> Any:
        change = mission_change(scene)
        return change or SetDice(max(range(2, 6), key=lambda n: Hope(scene, n).before()))

    def _before_roll(self, scene: Situation) -> Any:
        change = mission_change(scene) or _new_deal(scene)
        if change is not None:
            return change
        if Roll(True) in scene.options and scene.board.rolls_left == 1:
            n = scene.board.n
            joker = Hope(scene, n + 1, bonus=-JOKER).before()
            return Roll(joker=joker > Hope(scene, n).before() + EDGE)
        return Roll()

    def _after_roll(self, scene: Situation) -> Any:
        """Roll on while it helps oneself more than those who debrief later."""
        hope, left = Hope(scene, sum(scene.own)), scene.board.rolls_left
        now = hope.now()
        if left:
            then, kept_dice = hope.reroll()
            if left == 1 and Reroll((), True) in scene.options:
                bold = Hope(scene, sum(scene.own) + 1, bonus=-JOKER)
                value, part = bold.reroll()
                if value > max(now, then) + EDGE:
                    return Reroll(scene.dice_for(less(scene.own, part)), True)
            if then > now + 1e-9:
                return Reroll(scene.dice_for(less(scene.own, kept_dice)))
        return self._finish(scene)

    def _finish(self, scene: Situation) -> Any:
        """The best of all gadgets by the chance to win after it, or the end of the turn."""
        now = Hope(scene, sum(scene.own)).now()
        plays = [*_extra_chance(scene), *_new_deals_after(scene), *_forced(scene), *_locks(scene, now)]
        value, play = max(plays, key=lambda found: found[0], default=(0.0, None))
        return play if play is not None and value > now + EDGE else EndTurn()

    # -- cards --------------------------------------------------------------------------------------------------------

    def _pick(self, scene: Situation, rng: random.Random) -> Pick:
        """The easier for oneself; a display one needs no more is left hard for the others."""
        drawn = scene.board.own.drawn if scene.board.own else ()
        spoils = drawn[0][:2] == "sp" and scene.has_special(scene.seat)
        sign = -1 if spoils else 1
        return Pick(1 + max(range(len(drawn)), key=lambda place: sign * suits(scene, drawn[place])))

    # -- DEBRIEFING phase ---------------------------------------------------------------------------------------------

    def _debrief(self, scene: Situation, rng: random.Random) -> Any:
        """Validate first; then the sequence of gadgets that leads furthest; then the consolation."""
        found = claim(scene) or search(scene, self.positions, self.budget_ms)
        if found is not None:
            return found
        return console(scene) if DrawGadget() in scene.options else EndTurn()


class Hope:
    """The chance to win by own dice: n of them, the others as they are, so many gadgets spent."""

    def __init__(
        self,
        scene: Situation,
        n: int,
        *,
        number: int = 0,
        spent: int = 0,
        them: Others | None = None,
        dropped: int | None = None,
        frozen: int | None = None,
        bonus: float = 0.0,
    ) -> None:
        self.scene, self.n, self.spent, self.bonus = scene, n, spent, bonus
        self.dropped, self.frozen = dropped, frozen
        self.number = number or scene.board.n or n
        self.them = them or (scene.them if scene.board.n == self.number else scene.them_with(self.number))
        self.is_active = scene.seat == scene.board.active
        gadgets = () if scene.board.locked[scene.seat] else scene.debriefing_gadgets
        self.spread = spread(scene.aims, n, self.them, gadgets)
        self._values: dict[int, Values] = {}

    def rivals(self, rolls: int) -> list[Rival]:
        return ahead(self.scene, self.number, rolls, dropped=self.dropped, frozen=self.frozen)

    def values(self, made: int) -> Values:
        """What the dice are worth to somebody who stops after so many rolls; the others may make as many."""
        rolls = made if self.is_active else self.scene.board.r
        if rolls not in self._values:
            worth = partial(prospects, self.scene, self.rivals(rolls), bonus=self.bonus)
            self._values[rolls] = weighed(self.spread, worth(spent=self.spent), worth(spent=self.spent + 1))
        return self._values[rolls]

    def at(self, made: int) -> Values:
        """The same with the rolls one may still make after these."""
        most = ROLLS if self.is_active else self.scene.board.r
        found = self.values(most)
        for rolls in range(most - 1, made - 1, -1):
            found = list(map(max, self.values(rolls), rolled(found, self.n)))
        return found

    def before(self) -> float:
        """Before the first roll."""
        return mean(self.at(1), self.n)

    def now(self) -> float:
        """With the dice as they lie, if one stops."""
        return self.values(self.scene.board.rolls)[PLACE[self.scene.own]]

    def reroll(self) -> tuple[float, Counts]:
        """With the best reroll now, and the dice it keeps."""
        return best_kept(self.at(self.scene.board.rolls + 1), self.scene.own, self.n)


# -- gadgets of the MISSION phase -------------------------------------------------------------------------------------

Found = list[tuple[float, Any]]


def _new_deal(scene: Situation) -> NewDeal | None:
    """Another number of dice before the first roll."""
    deals = scene.offered(NewDeal)
    if not deals:
        return None
    now = Hope(scene, scene.board.n).before()
    found = [(Hope(scene, deal.number, number=deal.number, spent=1).before(), deal.number) for deal in deals]
    value, number = max(found)
    return NewDeal(number) if value > now + EDGE else None


def _new_deals_after(scene: Situation) -> Found:
    """The same after a roll: dice come off, or more are rolled [DM-GAD-23]."""
    size, found = sum(scene.own), []
    if not scene.offered(NewDeal) or any(die.is_joker for die in scene.tray) or scene.board.locked[scene.seat]:
        return []
    for number in range(2, 6):
        if number == scene.board.n:
            continue
        values = Hope(scene, number, number=number, spent=1).at(scene.board.rolls)
        if number < size:
            value, part = max((values[PLACE[part]], part) for part in parts(scene.own) if sum(part) == number)
            found.append((value, NewDeal(number, scene.dice_for(less(scene.own, part)))))
        elif number > size:
            found.append((kept(values, number)[size][PLACE[scene.own]], NewDeal(number)))
    return found


def _extra_chance(scene: Situation) -> Found:
    if not scene.offered(ExtraChance):
        return []
    size = sum(scene.own)
    value, part = best_kept(Hope(scene, size, spent=1).at(scene.board.rolls), scene.own, size)
    return [(value, ExtraChance(scene.dice_for(less(scene.own, part))))]


def _forced(scene: Situation) -> Found:
    """Forced Reroll: all dice of a rival, which hurts him and may clear one's own way."""
    found: Found = []
    for play in scene.offered(ForcedReroll):
        tray = scene.board.dice[play.player]
        if len(play.dice) == len(tray):
            rest = [counts(t) for seat, t in enumerate(scene.board.dice) if seat not in (scene.seat, play.player)]
            them = others(rest, (*scene.them.to_roll, len(tray)))
            hope = Hope(scene, sum(scene.own), spent=1, them=them, dropped=play.player)
            found.append((hope.now(), play))
    return found


def _locks(scene: Situation, now: float) -> Found:
    """Target Lock: on oneself, good dice out of the reach of gadgets; on a rival, dice his gadgets cannot mend."""
    locks, size = scene.offered(TargetLock), sum(scene.own)
    if not locks:
        return []
    found = [
        (Hope(scene, size, spent=1, frozen=lock.player).now(), lock) for lock in locks if lock.player != scene.seat
    ]
    if TargetLock(scene.seat) in locks and not scene.debriefing_gadgets:
        threat = min(0.5, THREAT * sum(scene.board.gadget_counts[rival] for rival in scene.rivals))
        nothing = prospects(scene, ahead(scene, scene.board.n, scene.board.r or scene.board.rolls))[0]
        safe = Hope(scene, size, spent=1).now() + threat * max(0.0, now - nothing)
        found.append((safe, TargetLock(scene.seat)))
    return found


# -- Mission Change ---------------------------------------------------------------------------------------------------


def suits(scene: Situation, face: str) -> float:
    """How good a card would be now: its chance this round where it may still be validated, and later."""
    later = ease(face, scene.players)
    return later if scene.board.phase == "debriefing" else 0.6 * soon(scene, face) + 0.4 * later


def soon(scene: Situation, face: str) -> float:
    """The chance of a card in this round."""
    b, late = scene.board, scene.place(scene.seat) / (scene.players - 1)
    if not b.n:
        return max(outlook.chance_of(face, scene.players, n, ROLLS, late) for n in range(2, 6))
    if scene.own == NO_DICE:
        return outlook.chance_of(face, scene.players, b.n, b.rolls_left, late)
    return chance_of(face, scene.own, b.n, scene.them, b.rolls_left)


def mission_change(scene: Situation) -> MissionChange | None:
    """The card in hand that a new one would better most, if that is worth the gadget."""
    if not scene.offered(MissionChange):
        return None
    found = [(_better(scene, card), card) for card in scene.hand]
    gain, card = max(found, default=(0.0, None))
    return MissionChange(card.source, card.slot) if card and gain > 0.2 else None


def _better(scene: Situation, card: Card) -> float:
    """How much better the better of two new cards is, on average."""
    faces = scene.unseen_faces(card.type)
    each = sorted(suits(scene, face) for face in faces)
    n = len(each)
    if n < 2:
        return 0.0
    best_of_two = sum(value * place for place, value in enumerate(each)) * 2 / (n * (n - 1))
    return best_of_two - suits(scene, card.face)
