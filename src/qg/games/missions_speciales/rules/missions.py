"""Missions and their stages: given, current, completed, closed; and who watches whom (3.4, 3.5, 3.11, 3.19)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from .. import events
from ..data import BASE, CARD, LONDON, STAGES
from ..pieces import NO_POINTS, Status
from ..state import Line, State, plus, with_at


def give_mission(t: State, seat: int, mission: str, how: Literal["dealt", "chosen", "drawn"]) -> None:
    """A new line, the base allocation added to what was transferred, the figurine on the origin.

    [MS-PREP-03, MS-PREP-04, MS-PREP-05, MS-DBF-06, MS-NEW-03, MS-SHT-02, MS-MIS-05, MS-CE-02, MS-ROLE-04]
    """
    agent = t.agents[seat]
    origin = STAGES[mission][0].place
    lines = (*t.lines[seat], Line(mission, carried=agent.total))
    t.lines = with_at(t.lines, seat, lines)
    pocket = plus(agent.q, BASE[mission])
    t.update(seat, replace(agent, status="active", mission=mission, stage=1, place=origin, first_turn=True, q=pocket))
    t.emit(events.MissionGiven, seat, mission, origin, len(lines), how)
    t.emit(events.Allocated, seat, *BASE[mission])
    watch(t, seat)
    make_current(t, seat)


def watch(t: State, seat: int) -> None:
    """His counter-espionage has the card of the mission the agent is on [MS-CE-01, MS-CE-02]."""
    mission = t.agents[seat].mission
    card = None if mission is None else CARD[mission]
    t.emit(events.CounterEspionageSet, seat, t.counter_espionage(seat), card)


def make_current(t: State, seat: int) -> None:
    """A stage becomes current at once; one that lies on the spot needs no travel [MS-MIS-02, MS-MIS-07, MS-MIS-11]."""
    stage = t.stage_of(seat)
    t.emit(events.StageCurrent, seat, stage.n, stage.place, stage.type, stage.imposed)
    if stage.type == "q_department" and t.agents[seat].place == stage.place:
        meet_q(t, seat)


def meet_q(t: State, seat: int) -> None:
    """On the place of a current Q stage the branch opens; with nothing imposed the stage is completed.

    [MS-Q-03, MS-MIS-09, MS-MIS-10]
    """
    stage = t.stage_of(seat)
    if stage.place != LONDON:
        t.update(seat, replace(t.agents[seat], branch=stage.place))
        t.emit(events.BranchOpened, seat, stage.place)
    if not stage.imposed:
        complete_stage(t, seat)


def complete_stage(t: State, seat: int) -> None:
    """The next stage becomes current; an open branch stays open while he stays [MS-MIS-08, MS-MIS-11, MS-Q-04].

    A won fight is never repeated [MS-ENG-10].
    """
    agent = t.agents[seat]
    t.emit(events.StageCompleted, seat, agent.stage)
    t.update(seat, replace(agent, stage=agent.stage + 1, obtained=0, bound=False, rolls=0))
    make_current(t, seat)


def close_line(t: State, seat: int, status: Status) -> None:
    """A mission abandoned or lost scores nothing; it is available to the others at once.

    [MS-SHT-05, MS-ABN-03, MS-ABN-04, MS-ELM-03, MS-NEW-01]
    """
    agent = t.agents[seat]
    *before, line = t.lines[seat]
    t.lines = with_at(t.lines, seat, (*before, replace(line, status=status)))
    leave_mission(t, seat)
    t.emit(events.MissionFreed, agent.own_mission)


def leave_mission(t: State, seat: int) -> None:
    """Nothing of the mission is left about the agent; it is the last one he ended [MS-NEW-02]."""
    agent = t.agents[seat]
    t.update(
        seat,
        replace(
            agent,
            mission=None,
            stage=0,
            obtained=0,
            branch=None,
            first_turn=False,
            bound=False,
            rolls=0,
            last_mission=agent.mission,
        ),
    )


def lose_points(t: State, seat: int) -> None:
    """All his Q points go back to Q [MS-ELM-02, MS-ABN-02, MS-VAR-01]."""
    t.update(seat, replace(t.agents[seat], q=NO_POINTS))


def close_branch(t: State, seat: int) -> None:
    """Who leaves a place closes the Q branch there for good [MS-MOV-05, MS-Q-05]."""
    agent = t.agents[seat]
    if agent.branch:
        t.emit(events.BranchClosed, seat, agent.branch)
        t.update(seat, replace(agent, branch=None))
