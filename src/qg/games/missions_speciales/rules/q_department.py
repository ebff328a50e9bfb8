"""Equipping with Q, in London and at his branches (3.12)."""

from __future__ import annotations

from msgspec.structs import replace

from qg.kernel import Illegal

from .. import events
from ..data import LONDON, Q_FACES, STAGES
from ..pieces import Q_DICE, QDie
from ..state import Agent, State, add_at
from .missions import complete_stage

YELLOW = 1


def may_equip(agent: Agent) -> bool:
    """In London at any point of a mission, elsewhere only at the Q branch that is open to him.

    [MS-Q-02, MS-Q-03, MS-Q-04, MS-Q-05]
    """
    return agent.place == LONDON or agent.branch is not None


def why_no_q_die(t: State, seat: int) -> Illegal | None:
    """Neither London nor a Q branch that is open: never open to him [MS-Q-03], or closed behind him [MS-Q-05]."""
    agent = t.agents[seat]
    if may_equip(agent):
        return None
    done = STAGES[agent.own_mission][: agent.stage - 1]
    left = any(stage.type == "q_department" and stage.place == agent.place for stage in done)
    return Illegal("q_closed", "MS-Q-05" if left else "MS-Q-03", place=agent.place)


def roll_q_die(t: State, seat: int, die: QDie) -> None:
    """One die a turn: red for arms, yellow for equipment, blue for transport; the bank never runs out.

    [MS-Q-01, MS-Q-07, MS-Q-08, MS-Q-11, MS-ROLE-04]
    """
    kind = Q_DICE.index(die)
    value = Q_FACES[kind][t.below(6)]
    agent = t.agents[seat]
    agent = replace(agent, q=add_at(agent.q, kind, value))
    t.update(seat, agent)
    t.emit(events.QRolled, seat, die, value, agent.q[kind])
    if kind == YELLOW:
        obtain(t, seat, value)


def obtain(t: State, seat: int, value: int) -> None:
    """Imposed equipment comes from the yellow die, at that place, while the stage is current [MS-MIS-10, MS-Q-06]."""
    agent, stage = t.agents[seat], t.stage_of(seat)
    if stage.type != "q_department" or agent.place != stage.place:
        return
    obtained = agent.obtained + value
    t.update(seat, replace(agent, obtained=obtained))
    t.emit(events.ImposedProgress, seat, obtained, stage.imposed)
    if obtained >= stage.imposed:
        complete_stage(t, seat)
