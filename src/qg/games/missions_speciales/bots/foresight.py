"""A mission solved exactly: what every moment of it is worth to an agent who plays the rest as well as can be.

The worth of a moment is the mean of pace ** turns until the target is reached, and nothing for an agent who is lost:
the chance to get there first, where in every turn 1 - pace of those chances are taken by others. Nothing happens under
way, so an agent is looked at only where he may choose: where he stands, at the places of the stages and in London.

Pockets are packed into one number, eight bits a type, because this is asked tens of thousands of times a mission.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise

from ..data import BONUS, LONDON, MISSIONS, Q_FACES, STAGES
from ..pieces import Points
from ..sheet import most_points
from .outlook import turns_after
from .stretch import FIGHTS
from .ways import MOST, best_plan, plans

FACES = tuple((face, Q_FACES[0].count(face) / 6) for face in sorted(set(Q_FACES[0])))
"""What a Q die gives, and how likely."""
WIN = TIE = 1 / 3
LOSSES = ((2, 2 / 9), (3, 1 / 9))
"""What a lost roll costs, and how likely."""
SAFE = 3
"""With so many points of its type no fight can be lost."""
ABANDONED = 4
"""Turns that giving a mission up must save: only what is hopeless is given up."""
HOSPITAL = 9
"""Turns that a stay in hospital costs, the way back included [MS-VAR-02]."""
CHOICES = 7
"""Conversions looked at: the most allowed, and so many fewer."""
NO_Q = -1
"""Q is not here; otherwise a moment knows how much of the imposed equipment is obtained."""
UNIT = (1, 1 << 8, 1 << 16)
"""One point of each type in a packed pocket."""
MASK, FULL = 255, 240

Moment = tuple[int, str, int, int]
"""The stage that is current (from 0), the place, Q, the pocket."""


def packed(points: Points) -> int:
    """A pocket as one number; nobody needs more than it holds."""
    return sum(min(number, FULL) * unit for number, unit in zip(points, UNIT, strict=True))


def size(pocket: int) -> int:
    """All points of a packed pocket."""
    return (pocket & MASK) + (pocket >> 8 & MASK) + (pocket >> 16)


class Foresight:
    """One mission at one pace, so many points before the target."""

    def __init__(self, mission: str, gap: int, pace: float, *, recovers: bool) -> None:
        self.stages, self.pace, self.recovers = STAGES[mission], pace, recovers
        self.most = most_points(mission)
        self.gap = gap - MISSIONS[mission].value
        self.abandoning: float = pace ** (ABANDONED + turns_after(gap, 0))
        """The mission given up and another begun [MS-ABN-05]."""
        self.known: dict[Moment, float] = {}
        self.fought: dict[Moment, float] = {}
        self.reported: dict[int, float] = {}
        self.limits = [self._limits(stage) for stage in range(len(self.stages))]

    # -- a turn -------------------------------------------------------------------------------------------------------

    def at(self, stage: int, place: str, q: int, pocket: int) -> float:
        """The start of a turn on a place."""
        moment = (stage, place, q, pocket)
        worth = self.known.get(moment)
        if worth is None:
            worth = max(self.abandoning, self.engaging(moment), self.leaving(moment))
            if q != NO_Q:
                worth = max(worth, *(self.rolling(moment, kind) for kind in self.dice(moment)), 0.0)
            self.known[moment] = worth
        return worth

    def is_imposed(self, stage: int, place: str) -> bool:
        """Equipment must be obtained here before anything else."""
        current = self.stages[stage]
        return current.type == "q_department" and current.place == place

    def dice(self, moment: Moment) -> tuple[int, ...]:
        """Q dice worth a thought: the imposed, what the stretch may use up, at the last stop what may become bonus."""
        stage, place, _, pocket = moment
        if self.is_imposed(stage, place):
            return (1,)
        arms, equipment, transport, points = self.limits[stage]
        found = (0,) if pocket & MASK < arms else ()
        if pocket >> 8 & MASK < equipment:
            found = (*found, 1)
        return (*found, 2) if pocket >> 16 < transport or size(pocket) < points else found

    def rolling(self, moment: Moment, kind: int) -> float:
        """One Q die."""
        stage, place, q, pocket = moment
        imposed = self.stages[stage].imposed if kind == 1 and self.is_imposed(stage, place) else 0
        worth, unit = 0.0, UNIT[kind]
        for face, chance in FACES:
            if imposed and q + face >= imposed:
                worth += chance * self.after(stage, place, 0, pocket + face * unit)
            else:
                worth += chance * self.at(stage, place, q + face if imposed else q, pocket + face * unit)
        return self.pace * worth

    def engaging(self, moment: Moment) -> float:
        """The fight that waits here, as the action of a turn."""
        stage, place, _, _ = moment
        current = self.stages[stage]
        return self.pace * self.fight(moment) if current.place == place and current.is_fight else 0.0

    # -- the way ------------------------------------------------------------------------------------------------------

    def leaving(self, moment: Moment) -> float:
        """The best way to the stage, or to London."""
        stage, place, _, pocket = moment
        if self.is_imposed(stage, place):
            return 0.0
        worth, held = 0.0, pocket >> 16
        for goal in self.goals(moment):
            for plan in plans(place, goal):
                if plan[1] <= held:
                    worth = max(worth, self.going(moment, goal, plan))
        return worth

    def goals(self, moment: Moment) -> tuple[str, ...]:
        """The stage; London, where the fight ahead might be lost, or where it lies on the way."""
        stage, place, _, pocket = moment
        goal = self.stages[stage].place
        if LONDON in (goal, place):
            return (goal,) if goal != place else ()
        there = (goal,) if goal != place else ()
        kind = FIGHTS.get(self.stages[stage].type)
        short = kind is not None and pocket >> 8 * kind & MASK < SAFE
        return (*there, LONDON) if short or is_over_london(place, goal) else there

    def going(self, moment: Moment, goal: str, plan: tuple[int, int]) -> float:
        """One way to a goal, paid for on departure."""
        stage, _, _, pocket = moment
        pocket -= plan[1] * UNIT[2]
        arrived = self.stages[stage].place == goal
        worth = self.arriving(stage, goal, pocket) if arrived else self.at(stage, goal, 0, pocket)
        return self.pace ** plan[0] * worth

    def arriving(self, stage: int, place: str, pocket: int) -> float:
        """At the place of the stage, in the turn of arrival: a fight is fought at once, unless Q is there."""
        current = self.stages[stage]
        if current.type == "debriefing":
            return self.report(pocket)
        if current.type == "q_department":
            return self.at(stage, place, 0, pocket) if current.imposed else self.after(stage, place, 0, pocket)
        if place == LONDON:
            return max(self.fight((stage, place, 0, pocket)), self.at(stage, place, 0, pocket))
        return self.fight((stage, place, NO_Q, pocket))

    def after(self, stage: int, place: str, q: int, pocket: int) -> float:
        """The stage is completed; a Q stage on the spot opens at once [MS-MIS-11]."""
        following = self.stages[stage + 1]
        if following.place == place and following.type == "q_department":
            return self.arriving(stage + 1, place, pocket)
        return self.at(stage + 1, place, q, pocket)

    # -- a fight ------------------------------------------------------------------------------------------------------

    def fight(self, moment: Moment) -> float:
        """When both dice are rolled; a tie is paid or goes on, whichever is better."""
        worth = self.fought.get(moment)
        if worth is None:
            won = self.paying(moment, 0)
            lost = self.pace**HOSPITAL * self.paying((*moment[:3], 0), 0) if self.recovers else 0.0
            sure = WIN * won
            for cost, chance in LOSSES:
                sure += chance * (self.paying(moment, cost) if self.held(moment) >= cost else lost)
            worth = sure / (1 - self.pace * TIE)
            if self.held(moment):
                worth = max(worth, sure + TIE * self.paying(moment, 1))
            self.fought[moment] = worth
        return worth

    def held(self, moment: Moment) -> int:
        """Points of the type the fight is paid in."""
        return moment[3] >> 8 * FIGHTS[self.stages[moment[0]].type] & MASK

    def paying(self, moment: Moment, cost: int) -> float:
        """The fight is won for so many points."""
        stage, place, q, pocket = moment
        return self.after(stage, place, q, pocket - cost * UNIT[FIGHTS[self.stages[stage].type]])

    # -- the report ---------------------------------------------------------------------------------------------------

    def report(self, pocket: int) -> float:
        """The target reached is worth all; below it what the missions after this one are worth."""
        worth = self.reported.get(pocket)
        if worth is None:
            points = size(pocket)
            worth = max(self.converting(points, converted) for converted in self.conversions(points))
            self.reported[pocket] = worth
        return worth

    def conversions(self, points: int) -> range:
        """Numbers of points worth converting, out of so many."""
        most = min(points, self.most)
        return range(most, max(-1, most - CHOICES), -1)

    def converting(self, points: int, converted: int) -> float:
        """So many points converted, the rest transferred."""
        left = self.gap - BONUS * converted
        return 1.0 if left <= 0 else self.pace ** turns_after(left, points - converted)

    # -- limits -------------------------------------------------------------------------------------------------------

    def _limits(self, stage: int) -> tuple[int, int, int, int]:
        """Arms, equipment, transport up to which dice are rolled before this stage; at the last stop points in all."""
        ahead = self.stages[stage:]
        stops = [n for n, each in enumerate(ahead) if n and each.type == "q_department"]
        part = ahead[: stops[0] + 1] if stops else ahead
        ways = sum(best_plan(one.place, other.place, MOST)[1] for one, other in pairwise(part))
        ways += best_plan(LONDON, part[0].place, MOST)[1]
        combats, enquiries = (sum(each.type == kind for each in part) for kind in FIGHTS)
        bonus = min(self.most, max(0, -(-self.gap // BONUS)))
        points = 0 if stops else bonus + combats + enquiries + ways
        return min(3 * combats, combats + 2), min(3 * enquiries, enquiries + 2), ways, points


@cache
def is_over_london(place: str, goal: str) -> bool:
    """Some way worth a thought takes no longer over London."""
    return any(
        turns >= there + on and points >= cost + more
        for turns, points in plans(place, goal)
        for there, cost in plans(place, LONDON)
        for on, more in plans(LONDON, goal)
    )


@lru_cache(maxsize=32)
def foresee(mission: str, gap: int, pace: float, *, recovers: bool) -> Foresight:
    """The same, kept while it is used."""
    return Foresight(mission, gap, pace, recovers=recovers)
