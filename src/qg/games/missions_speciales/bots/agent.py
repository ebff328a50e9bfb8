"""The agent: stocks for the stretch, pays for speed where it is worth it, engages with two points (play.md, 2)."""

from __future__ import annotations

from typing import Any

from qg.kernel import View

from ..choices import Engage, Hold, QRoll
from ..data import BONUS, LONDON, MISSIONS
from ..pieces import Points
from ..sheet import most_points
from ..state import Agent as Figure
from ..view import Board
from .player import Player, figure_of
from .stretch import (
    FIGHT_COST,
    FIGHTS,
    fights_ahead,
    held,
    is_imposed,
    is_last_stop,
    may_equip,
    stage_of,
    stock,
    transport_ahead,
)
from .ways import best_plan, first_leg

ENOUGH = 2
"""Points of the type with which a fight is taken up."""
HOME = (6, 4)
"""Turns to London within which one goes back, with 0 points and with 1."""
DETOUR = 5
"""Turns by which the way over London may be longer."""
SHORT = 6
"""Points that the last Q stop may have to make up for the target."""
KEPT: Points = (2, 1, 2)
"""Points transferred to the next mission."""


class Agent(Player):
    """Plans from one Q stop to the next; thinks of nobody else."""

    def act(self, view: View[Board]) -> Any:
        """Q first, then the fight that waits here, then on: to the stage, or to London for want of points."""
        figure = figure_of(view)
        if may_equip(figure):
            die = wanted(figure, view.opt.target)
            if die is not None:
                return QRoll(die)
        options: Any = view.options
        if Engage() in options and not goes_home(figure):
            return Engage()
        return travel(figure, LONDON if goes_home(figure) else stage_of(figure).place, options)

    def dares(self, view: View[Board]) -> bool:
        return not goes_home(figure_of(view))

    def convert(self, view: View[Board]) -> Points:
        """What wins, if anything does; else all but a small stock."""
        figure, space = figure_of(view), view.options
        if missing(figure, view.opt.target) <= min(sum(figure.q), most_points(figure.own_mission)):
            return space.proposed  # type: ignore[union-attr, no-any-return]
        return spare(figure.q, most_points(figure.own_mission))


def missing(figure: Figure, target: int) -> int:
    """Bonus points, of 50 each, that the present mission must bring to reach the target."""
    return max(0, -(-(target - figure.total - MISSIONS[figure.own_mission].value) // BONUS))


def spare(pocket: Points, most: int) -> Points:
    """All but a small stock, within the ceiling; equipment goes first, transport last."""
    found = [0, 0, 0]
    for kind in (1, 0, 2):
        found[kind] = min(most - sum(found), max(0, pocket[kind] - KEPT[kind]))
    return found[0], found[1], found[2]


# -- Q ----------------------------------------------------------------------------------------------------------------


def wanted(figure: Figure, target: int) -> Any:
    """Imposed equipment, arms, equipment, transport for the stretch, and at the last stop what the target needs."""
    if is_imposed(figure):
        return "yellow"
    here = (figure.mission, figure.stage, figure.place)
    arms, equipment, transport = figure.q
    combats, enquiries = fights_ahead(*here)
    if arms < stock(combats):
        return "red"
    if equipment < stock(enquiries):
        return "yellow"
    if transport < transport_ahead(*here) or tops_up(figure, target):
        return "blue"
    return None


def tops_up(figure: Figure, target: int) -> bool:
    """At the last Q stop the target is a few points away, and the ceiling allows them."""
    need = missing(figure, target)
    if not is_last_stop(figure.mission, figure.stage) or not 0 < need <= most_points(figure.own_mission):
        return False
    here = (figure.mission, figure.stage, figure.place)
    left = sum(figure.q) - FIGHT_COST * sum(fights_ahead(*here)) - transport_ahead(*here)
    return 0 < need - left <= SHORT


# -- the way ----------------------------------------------------------------------------------------------------------


def goes_home(figure: Figure) -> bool:
    """Too few points for the fight ahead, and London near, or not far out of the way."""
    stage = stage_of(figure)
    if stage.type not in FIGHTS or held(figure) >= ENOUGH or figure.place == LONDON:
        return False
    home = best_plan(figure.place, LONDON, figure.q[2])[0]
    if home <= HOME[held(figure)]:
        return True
    there = best_plan(figure.place, stage.place, figure.q[2])[0]
    return home + best_plan(LONDON, stage.place, figure.q[2])[0] - there <= DETOUR


def travel(figure: Figure, goal: str, options: Any) -> Any:
    """The first leg of the best way; who may not travel holds."""
    if figure.place == goal:
        return Hold()
    leg = first_leg(figure.place, goal, best_plan(figure.place, goal, figure.q[2]))
    return leg if leg in options else Hold()
