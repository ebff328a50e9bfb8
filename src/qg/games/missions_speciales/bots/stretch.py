"""The stretch of a mission up to the next Q stop, and what it takes: fights to stock for, ways to pay for."""

from __future__ import annotations

from functools import cache

from ..data import LONDON, STAGES
from ..pieces import Stage
from ..state import Agent
from .ways import MOST, best_plan

FIGHTS = {"combat": 0, "intelligence": 1}
"""Fights by the points they are paid in: arms, equipment."""
FIGHT_COST = 1.11
"""Points that a fight costs on average."""


def stage_of(agent: Agent) -> Stage:
    """The current stage of an agent on a mission."""
    return STAGES[agent.own_mission][agent.stage - 1]


def held(agent: Agent) -> int:
    """Points of the type that the current fight is paid in."""
    return agent.q[FIGHTS[stage_of(agent).type]]


def may_equip(agent: Agent) -> bool:
    """Q is at hand."""
    return agent.place == LONDON or agent.branch is not None


def is_imposed(agent: Agent) -> bool:
    """Equipment is still imposed where the agent stands."""
    stage = stage_of(agent)
    return stage.type == "q_department" and stage.place == agent.place


@cache
def stretch(mission: str, stage: int, place: str) -> tuple[Stage, ...]:
    """Stages from the current one to the next Q stop, that one included: a branch of the mission, or London."""
    found: list[Stage] = []
    left = False
    for ahead in STAGES[mission][stage - 1 :]:
        found.append(ahead)
        left = left or ahead.place != place
        if left and (ahead.type == "q_department" or ahead.place == LONDON):
            break
    return tuple(found)


@cache
def fights_ahead(mission: str, stage: int, place: str) -> tuple[int, int]:
    """Combats and intelligence stages on the stretch."""
    types = [ahead.type for ahead in stretch(mission, stage, place)]
    return types.count("combat"), types.count("intelligence")


def stock(fights: int) -> float:
    """What to have before so many fights: about one point each and two more; nothing where there is none."""
    return max(3, 1.1 * (fights - 1) + 2) if fights else 0


@cache
def transport_ahead(mission: str, stage: int, place: str) -> int:
    """Transport points that the best ways of the stretch cost, were there enough of them."""
    cost, at = 0, place
    for ahead in stretch(mission, stage, place):
        cost += best_plan(at, ahead.place, MOST)[1]
        at = ahead.place
    return cost


@cache
def is_last_stop(mission: str, stage: int) -> bool:
    """No Q stage of the mission lies ahead: after this stop no points can be made."""
    return not any(ahead.type == "q_department" for ahead in STAGES[mission][stage - 1 :])
