"""Ways over the board: the fewest turns to a place for every budget of transport points, and the first leg of a way.

`T[goal][budget][place]` of play.md, section 2: worked out goal by goal when it is first asked for.
"""

from __future__ import annotations

from functools import cache

from ..choices import BoardFlight, Express, Step
from ..data import LONDON, NETWORK
from ..network import Leg, turns_within

MOST = 12
"""Transport points beyond this buy no fewer turns on any way of the board."""
POINT = 0.35
"""What a transport point spent counts beside a turn."""

Plan = tuple[int, int]
"""A way: its turns and its transport points."""
Journey = Step | BoardFlight | Express


@cache
def table(goal: str) -> tuple[dict[str, int], ...]:
    """The fewest turns from every place, by budget."""
    return turns_within(NETWORK, goal, MOST)


def turns(place: str, goal: str, budget: int = 0) -> int:
    """The fewest turns with at most so many points."""
    return table(goal)[min(budget, MOST)][place]


@cache
def plans(place: str, goal: str) -> tuple[Plan, ...]:
    """Every way worth a thought: more points only for fewer turns; the one that costs nothing comes first."""
    found: list[Plan] = []
    for points, left in enumerate(table(goal)):
        if not found or left[place] < found[-1][0]:
            found.append((left[place], points))
    return tuple(found)


@cache
def best_plan(place: str, goal: str, budget: int) -> Plan:
    """The way that costs least, a point counted as a part of a turn."""
    within = [plan for plan in plans(place, goal) if plan[1] <= budget]
    return min(within, key=lambda plan: plan[0] + POINT * plan[1])


@cache
def first_leg(place: str, goal: str, plan: Plan) -> Journey:
    """How such a way begins: over London where one can, then with what binds least: a step, a link, a flight."""
    rest = table(goal)
    legs = [leg for leg in NETWORK.all[place] if leg.points <= plan[1]]
    good = [leg for leg in legs if leg.turns + rest[plan[1] - leg.points][leg.to] == plan[0]]
    return _journey(min(good, key=lambda leg: (leg.to != LONDON, leg.turns, leg.points, leg.to)))


def _journey(leg: Leg) -> Journey:
    if leg.points:
        return Express(leg.to)
    return BoardFlight(leg.to) if leg.turns > 1 else Step(leg.to)
