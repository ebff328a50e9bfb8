"""The rookie: one mission a round in mind, simple matching, and gadgets when it happens to notice."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from qg.kernel import Bot, View, draw

from ..choices import DrawGadget, EndTurn, Exchange, Reroll, Roll, SetDice, Validate
from ..data import DATA, odds
from ..multisets import best_kept
from ..odds import alone
from ..pieces import NO_DICE, Counts
from ..view import Board
from .moves import after, all_moves, choice_of
from .pace import PACE
from .scene import Card, Situation, less

USUAL = 4
"""Dice where no card says how many."""


class Rookie(Bot):
    """Aims at one card, keeps dice that look like it, validates all it can; a whim now and then."""

    noise = 0.15
    whim = 0.2
    attention = 0.5

    def choose(self, view: View[Board], rng: random.Random) -> Any:
        """One of the view's options."""
        scene = Situation(view)
        if scene.kind == "choose_dice":
            return self._number(scene)
        if scene.kind == "mission_act":
            return self._act(scene, rng)
        return self._debrief(scene, rng) if scene.kind == "debrief_act" else draw(view.options, rng)

    def pace(self, view: View[Board], choice: Any, rng: random.Random) -> int:
        """A rookie takes its time."""
        return rng.randint(*PACE["rookie"])

    # -- MISSION phase ------------------------------------------------------------------------------------------------

    def _aim(self, scene: Situation) -> str | None:
        """The card of this round: an easy one, more or less. The same cards in the same round give the same mind."""
        if not scene.wanted:
            return None
        faces = [card.face for card in scene.wanted]
        mood, ease = random.Random(f"{scene.board.round} {faces}"), odds()
        return max(faces, key=lambda face: ease[face].ref + mood.gauss(0, self.noise))

    def _number(self, scene: Situation) -> SetDice:
        aim = self._aim(scene)
        return SetDice(best_dice(aim, scene.players) if aim else USUAL)

    def _act(self, scene: Situation, rng: random.Random) -> Any:
        if not scene.board.rolls:
            return Roll(joker=Roll(True) in scene.options and rng.random() < self.whim)
        aim = self._aim(scene)
        if not scene.offered(Reroll) or aim is None or DATA.holds[aim](scene.own, scene.them.lying):
            return EndTurn()
        if rng.random() < self.whim:
            return rng.choice(scene.offered(Reroll))
        dropped = less(scene.own, look_alike(aim, scene.own))
        return Reroll(scene.dice_for(dropped)) if dropped != NO_DICE else EndTurn()

    # -- DEBRIEFING phase ---------------------------------------------------------------------------------------------

    def _debrief(self, scene: Situation, rng: random.Random) -> Any:
        claims = holding(scene)
        if claims:
            return claims[0]
        if rng.random() < self.attention:
            play = completing(scene)
            if play is not None:
                return play
        exchanges = scene.offered(Exchange)
        if DrawGadget() not in scene.options:
            return EndTurn()
        full = len(scene.board.own.gadgets if scene.board.own else ()) >= DATA.limits.gadget_hand_max
        return rng.choice(exchanges) if full and exchanges else DrawGadget()


def best_dice(face: str, players: int) -> int:
    """The number of dice that serves a card best."""
    found = odds()[face].best_dice
    return found if isinstance(found, int) else found[players - 2]


def look_alike(face: str, own: Counts) -> Counts:
    """Dice to keep: those that make the card likeliest with the very next roll, whatever comes after.

    A card that looks at more than one's own dice shows no such pattern to a rookie: it keeps what is high.
    """
    if DATA.missions[face].type in ("versus", "team"):
        return (0, 0, 0, *own[3:])
    size = sum(own)
    return best_kept(alone(face, size), own, size)[1]


def holding(scene: Situation, cards: Sequence[Card] | None = None) -> list[Validate]:
    """What can be validated as the dice lie; without hints the bot looks for itself [DM-DEB-02, DM-DIG-06]."""
    found = scene.wanted if cards is None else cards
    rest = [tray for seat, tray in enumerate(scene.table) if seat != scene.seat]
    return [
        Validate(card.source, card.slot)
        for card in found
        if card.type not in scene.board.used and DATA.holds[card.face](scene.own, rest)
    ]


def completing(scene: Situation) -> Any | None:
    """A gadget that makes a card hold at once: the first that does."""
    open_cards = [card for card in scene.wanted if card.type not in scene.board.used]
    for move in all_moves(scene, scene.debriefing_gadgets, scene.table):
        table = after(scene.table, move)
        rest = [tray for seat, tray in enumerate(table) if seat != scene.seat]
        if any(DATA.holds[card.face](table[scene.seat], rest) for card in open_cards):
            return choice_of(scene, move)
    return None
