"""How far everybody is from the target, in turns, and what a turn is worth in such a race."""

from __future__ import annotations

from math import erf, sqrt
from typing import NamedTuple

from ..data import BONUS, LONDON, MISSIONS, STAGES
from ..sheet import most_points
from ..state import Agent
from ..view import Board
from .stretch import FIGHT_COST, FIGHTS, fights_ahead, stock, transport_ahead
from .ways import best_plan

TENTHS = (
    *(137,) * 27,
    *(138, 139, 141, 143, 146, 150, 154, 166, 170, 174, 179, 183, 189, 194, 198, 203, 216, 220, 234, 237, 239, 242),
    *(245, 246, 249, 250, 251, 252, 254, 257, 259, 263, 266, 270, 273, 277, 281, 286, 290, 294, 299, 307, 312, 316),
    *(321, 326, 331, 336, 340, 345, 353, 356, 361),
)
"""Tenths of turns from the start of a mission to the target, by steps of 50 points that are missing.

Worked out with foresight.py at a pace of 0.88 for the best of six missions, each with its base allocation.
"""
RATE = 107
"""Points a turn over many missions."""
TRANSFERRED, MANY = 0.42, 12
"""Turns that a transferred point saves, up to so many; further ones save little."""
SURPLUS = 0.1


def turns_after(gap: int, transferred: int) -> float:
    """Turns to the target from the start of the next mission, so many points missing."""
    step = -(-gap // BONUS)
    beyond = max(0, step - len(TENTHS)) * BONUS / RATE
    few = min(transferred, MANY)
    return TENTHS[min(step, len(TENTHS)) - 1] / 10 + beyond - TRANSFERRED * few - SURPLUS * (transferred - few)


# -- where an agent stands --------------------------------------------------------------------------------------------

ROLL = 13 / 6
"""What a Q die gives on average."""
EXCESS = 0.7
"""By how much the last die usually gives too much."""
TIES = 0.33
"""Turns that a fight takes beyond the first on average, as ties that go on and waits for points do."""
MISSION_FIGHTS = 300
"""Points a fight over whole missions."""


class Prospect(NamedTuple):
    """Turns to the target and fights on the way, on average."""

    turns: float
    fights: float


def prospect(agent: Agent, target: int) -> Prospect:
    """The rest of the mission as an agent plays it with average dice, then the missions after it."""
    gap = target - agent.total
    if not agent.mission:
        return Prospect(turns_after(gap, sum(agent.q)), gap / MISSION_FIGHTS)
    flying = agent.flight.total - agent.flight.done if agent.flight is not None else 0
    place = agent.flight.to if agent.flight is not None else agent.here
    walk = Walk(agent, place)
    walk.go_on()
    gap -= MISSIONS[agent.mission].value
    points = int(max(0.0, sum(walk.pocket)))
    most = min(points, most_points(agent.mission))
    turns = flying + walk.turns
    if gap <= BONUS * most:
        return Prospect(turns, walk.fights)
    gap -= BONUS * most
    return Prospect(turns + turns_after(gap, points - most), walk.fights + gap / MISSION_FIGHTS)


class Walk:
    """The stages that are left, walked with average dice."""

    def __init__(self, agent: Agent, place: str) -> None:
        self.mission, self.place = agent.own_mission, place
        self.pocket = [float(number) for number in agent.q]
        self.turns = 0.0
        self.fights = 0
        self.stage = agent.stage
        self.has_q = bool(agent.branch) or place == LONDON

    def go_on(self) -> None:
        """Stage by stage to the report."""
        for stage in STAGES[self.mission][self.stage - 1 :]:
            self.stage = stage.n
            if self.has_q and stage.type != "q_department":
                self.stock()
            arrived = self.place == stage.place
            self.travel(stage.place)
            if stage.type == "q_department":
                self.has_q = True
                self.roll(1, stage.imposed)
            elif stage.type in FIGHTS:
                self.turns += arrived + TIES
                self.fights += 1
                self.pocket[FIGHTS[stage.type]] -= FIGHT_COST

    def travel(self, goal: str) -> None:
        """By the best way that can be paid for."""
        if goal == self.place:
            return
        turns, points = best_plan(self.place, goal, max(0, int(self.pocket[2])))
        self.turns += turns
        self.pocket[2] -= points
        self.place, self.has_q = goal, goal == LONDON

    def stock(self) -> None:
        """For the stretch."""
        here = (self.mission, self.stage, self.place)
        for kind, fights in enumerate(fights_ahead(*here)):
            if fights:
                self.roll(kind, stock(fights) - self.pocket[kind])
        self.roll(2, transport_ahead(*here) - self.pocket[2])

    def roll(self, kind: int, points: float) -> None:
        """Q dice until there are so many points more."""
        if points > 0:
            rolls = (points + EXCESS) / ROLL
            self.turns += rolls
            self.pocket[kind] += rolls * ROLL


# -- the race ---------------------------------------------------------------------------------------------------------

LOST = 0.01
"""How likely a fight is the last one of an agent."""
USUAL_DELAY, SOON = 0.18, 12
"""By how much others are slower than they could be, in turns for each turn beyond the next so many."""
PACES = (0.3, 0.4, 0.5, 0.6, 0.7, 0.76, 0.8, 0.84, 0.88, 0.91, 0.94, 0.97)
"""What is left of the chance to win when everything takes a turn longer; few values, so that little is solved anew."""
ALONE = PACES[-1]
LUCK = tuple((z / 2, weight / 32) for z, weight in zip(range(-3, 4), (1, 4, 7, 8, 7, 4, 1), strict=True))
"""How much better or worse dice may fall, in spreads, and how likely."""


def spread(turns: float) -> float:
    """How far off such an estimate is."""
    return min(5.5, 0.8 + 0.18 * turns)


def chance(mine: Prospect, rivals: list[Prospect], delay: float) -> float:
    """The chance that nobody is at the target before me, if all takes me so many turns more than it should."""
    total, wide = 0.0, spread(mine.turns)
    for luck, weight in LUCK:
        first, then = 1.0, mine.turns + delay + luck * wide
        for rival in rivals:
            gone = min(0.5, LOST * rival.fights)
            late = (rival.turns - then) / spread(rival.turns)
            first *= gone + (1 - gone) * (1 + erf(late / sqrt(2))) / 2
        total += weight * first
    return total


def as_usual(rival: Prospect) -> Prospect:
    """A rival who plays the missions to come as agents do."""
    return rival._replace(turns=rival.turns + USUAL_DELAY * max(0.0, rival.turns - SOON))


def pace_of(board: Board, seat: int, target: int) -> float:
    """What a turn is worth: near 1 for who is far ahead or alone, little where a rival is about to finish."""
    rivals = [
        as_usual(prospect(agent, target))
        for other, agent in enumerate(board.agents)
        if other != seat and agent.status not in ("finished", "eliminated")
    ]
    if not rivals:
        return ALONE
    mine = prospect(board.agents[seat], target)
    now, later = chance(mine, rivals, 0), chance(mine, rivals, 1)
    left = later / now if now else PACES[0]
    return min(PACES, key=lambda pace: abs(pace - left))


# -- missions at first sight ------------------------------------------------------------------------------------------

USUAL = {
    "m10": (12.7, 6),
    "m11": (15.7, 5),
    "m12": (12.9, 6),
    "m13": (15.5, 4),
    "m14": (14.8, 3),
    "m15": (17.3, 6),
    "m16": (14.3, 6),
    "m17": (20.7, 8),
    "m18": (17.1, 5),
    "m19": (15.0, 3),
}
"""Turns a mission takes, and points it leaves to convert (play.md, measured)."""


def quick_turns(mission: str, gap: int) -> float:
    """Turns to the target by way of this mission, at a glance: with the usual bonus, or with what the target needs."""
    turns, points = USUAL[mission]
    left = gap - MISSIONS[mission].value
    need = max(0, -(-left // BONUS))
    if need <= most_points(mission):
        return turns + max(0, need - points) / ROLL
    return turns + turns_after(left - BONUS * points, 0)
