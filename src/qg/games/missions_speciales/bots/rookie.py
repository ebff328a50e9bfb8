"""Rookie: standard travel only, a small stock, no thought of the others (play.md, section 2)."""

from __future__ import annotations

from typing import Any

from qg.kernel import View

from ..choices import Engage, Hold, QRoll
from ..data import LONDON
from ..pieces import Points
from ..state import Agent as Figure
from ..view import Board
from .player import Player, figure_of
from .stretch import fights_ahead, held, is_imposed, may_equip, stage_of
from .ways import first_leg, turns

HOME = 6
"""Turns to London within which an agent with an empty pocket goes back."""


class Rookie(Player):
    """Stocks a little, walks to the next stage, fights with a point in the pocket."""

    def act(self, view: View[Board]) -> Any:
        """Imposed equipment, a stock for the fights ahead, then on to the stage, or home with an empty pocket."""
        figure = figure_of(view)
        die = wanted(figure) if may_equip(figure) else None
        if die is not None:
            return QRoll(die)
        options: Any = view.options
        home = goes_home(figure)
        if Engage() in options and not home:
            return Engage()
        goal = LONDON if home else stage_of(figure).place
        if figure.first_turn or figure.place == goal:
            return Hold()
        return first_leg(figure.here, goal, (turns(figure.here, goal), 0))

    def dares(self, view: View[Board]) -> bool:
        return not goes_home(figure_of(view))

    def convert(self, view: View[Board]) -> Points:
        """Everything the ceiling allows."""
        space: Any = view.options
        found: list[int] = []
        for number in (space.arms, space.equipment, space.transport):
            found.append(min(space.most - sum(found), number))
        return found[0], found[1], found[2]


def goes_home(figure: Figure) -> bool:
    """Not one point for the fight ahead, and London near."""
    if not stage_of(figure).is_fight or figure.place == LONDON or held(figure):
        return False
    return turns(figure.here, LONDON) <= HOME


def wanted(figure: Figure) -> Any:
    """Yellow while equipment is imposed, then whatever the fights until the next Q stop need."""
    if is_imposed(figure):
        return "yellow"
    ahead = fights_ahead(figure.mission, figure.stage, figure.place)
    for die, fights, number in zip(("red", "yellow"), ahead, figure.q, strict=False):
        if fights and number < max(2, 0.8 * (fights - 1) + 1):
            return die
    return None
