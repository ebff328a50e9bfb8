"""The whole truth of one table, and small questions about it. No rules. Nothing in it is secret but chance.

Tuples "by seat" have one entry for each agent, seats numbered as first taken; `order` is the order of play. None stands
for nobody: no seat, or the software as counter-espionage. Q points stand in the order arms, equipment, transport.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Literal, TypeVar, TypeVarTuple

import msgspec

from qg.kernel import Event, Outcome, Table

from .data import MISSION_IDS, STAGES
from .events import LETTERS, OF_TABLE
from .pieces import NO_POINTS, Points, Stage, Status
from .result import AgentStatus, Result

Args = TypeVarTuple("Args")
X = TypeVar("X")

TRAIL = 50
"""So many of the last events can be contested [MS-ROLE-02]."""


class Options(msgspec.Struct, frozen=True):
    """What the host chose.

    [MS-OPT-01, MS-OPT-02, MS-OPT-03, MS-OPT-04, MS-OPT-05, MS-OPT-06, MS-OPT-07, MS-OPT-08, MS-OPT-09, MS-OPT-10,
    MS-OPT-11, MS-OPT-12]
    """

    mode: Literal["evaluation", "solo"] = "evaluation"
    seats: int = 4
    target: int = 4000
    elimination: Literal["permanent", "recovery"] = "permanent"
    ending: Literal["immediate", "equal_turns", "full_ranking"] = "immediate"
    last_survivor: Literal["wins", "must_finish"] = "wins"
    first_mission: Literal["dealt", "chosen"] = "dealt"
    next_mission: Literal["chosen", "drawn"] = "chosen"
    black_die: Literal["auto", "tap"] = "auto"
    roles: Literal["software", "ceremonial"] = "software"
    aids: Literal["full", "printed", "none"] = "full"
    round_limit: int = 150


class Flight(msgspec.Struct, frozen=True, gc=False):
    """A journey on the transit card, counted turn by turn [MS-TRN-03, MS-PHY-03]."""

    origin: str
    to: str
    done: int
    """Turns done; the one in which the agent boards is the first."""
    total: int


class Agent(msgspec.Struct, frozen=True, gc=False):
    """An agent as everybody sees him (section 4); name and sheet are kept beside him."""

    figurine: str | None = None
    """None: not yet chosen; so is the code name."""
    code_name: str | None = None
    status: AgentStatus = "active"
    """`waiting`: without a mission after one has ended; `finished`: at or above the target [MS-DBF-08]."""
    place: str | None = None
    """None: on the transit card, before the first mission, or out of the evaluation."""
    flight: Flight | None = None
    mission: str | None = None
    """None: he is on none."""
    stage: int = 0
    """The number of the current stage; 0 without a mission."""
    obtained: int = 0
    """Equipment obtained at the current Q stage [MS-MIS-10]."""
    branch: str | None = None
    """The Q branch open to him [MS-Q-03]."""
    first_turn: bool = False
    """His next turn, or the one under way, is the first of his mission [MS-TURN-05]."""
    bound: bool = False
    """By a fight that goes on [MS-ENG-09]."""
    rolls: int = 0
    """Rolls of the fight that goes on, so far."""
    q: Points = NO_POINTS
    last_mission: str | None = None
    """The mission he ended last [MS-NEW-02]."""
    total: int = 0
    """Grand total."""
    turns: int = 0
    """Turns taken, those in the air, waiting or in hospital included."""
    fights: int = 0
    """Rolls of the pair of dice."""
    spent: int = 0
    """Q points paid in fights and for express travel."""
    express: int = 0
    """Express journeys."""

    @property
    def here(self) -> str:
        """The place he stands on."""
        assert self.place is not None, "he stands on a place"
        return self.place

    @property
    def own_mission(self) -> str:
        """The mission he is on."""
        assert self.mission is not None, "he is on a mission"
        return self.mission


class Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a line of the evaluation sheet is worked out from [MS-SHT-01]."""

    mission: str
    status: Status = "in_progress"
    left: Points = NO_POINTS
    """Q points left at the debriefing."""
    converted: Points = NO_POINTS
    carried: int = 0
    """The total before."""


class State(Table, kw_only=True):
    """A table of Missions Spéciales. Everything in it is public; only chance to come is unknown (section 6)."""

    opt: Options = Options()
    outcome: Outcome[Result] | None = None

    agents: tuple[Agent, ...] = ()
    """By seat."""
    lines: tuple[tuple[Line, ...], ...] = ()
    """By seat, then by mission undertaken."""
    order: tuple[int, ...] = ()
    """Seats in the order of play; empty until it is found [MS-ORD-03]."""
    round: int = 0
    """0 until every agent is ready."""
    turn: int | None = None
    """The seat whose turn it is."""
    ready: tuple[int, ...] = ()
    """Seats that have studied their sheets [MS-PREP-06]."""
    finished: tuple[int, ...] = ()
    """Seats at or above the target, in the order in which they reached it."""
    eliminated: tuple[int, ...] = ()
    """Seats out of the evaluation, in the order in which they left it."""
    m_seat: int | None = None
    q_seat: int | None = None
    """Who carries the titles of M and Q; None: the software [MS-ROLE-05]."""
    trail: str = ""
    """The kinds of the last events told, a letter for each (events.LETTERS)."""
    contested: tuple[int, ...] = ()
    """Numbers of events that have been contested, the latest last [MS-ROLE-02]."""

    # -- small questions ----------------------------------------------------------------------------------------------

    def emit(self, event: Callable[[*Args], Event], *args: *Args) -> None:
        """Tells everyone; the kind of the event is remembered, so that it can be contested [MS-ROLE-02]."""
        self.trail = (self.trail + LETTERS.get(event, OF_TABLE))[-TRAIL:]
        if not self.is_heard:
            self.told += 1
        else:
            super().emit(event, *args)

    @property
    def is_solo(self) -> bool:
        """One agent alone, whatever the option says [MS-OPT-01, MS-SOLO-01]."""
        return len(self.seats) == 1

    def stage_of(self, seat: int) -> Stage:
        """The current stage of an agent on a mission."""
        agent = self.agents[seat]
        return STAGES[agent.own_mission][agent.stage - 1]

    def is_in_play(self, seat: int) -> bool:
        """Neither finished nor eliminated: he still takes turns."""
        return self.agents[seat].status not in ("finished", "eliminated")

    @property
    def available(self) -> tuple[str, ...]:
        """The missions no agent is on, by number [MS-NEW-01]."""
        taken = [agent.mission for agent in self.agents]
        return tuple([mission for mission in MISSION_IDS if mission not in taken])

    def counter_espionage(self, seat: int) -> int | None:
        return next_in_play(seat, self.order, self.eliminated)

    def update(self, seat: int, agent: Agent) -> None:
        """The agent as he is now."""
        agents = list(self.agents)
        agents[seat] = agent
        self.agents = tuple(agents)


def with_at(values: tuple[X, ...], place: int, value: X) -> tuple[X, ...]:
    """The same tuple with one entry changed."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)


def plus(points: Points, more: Points) -> Points:
    """The sum, type by type."""
    return points[0] + more[0], points[1] + more[1], points[2] + more[2]


def less(points: Points, fewer: Points) -> Points:
    """The difference, type by type."""
    return points[0] - fewer[0], points[1] - fewer[1], points[2] - fewer[2]


def add_at(points: Points, kind: int, number: int) -> Points:
    """So many points more of one type."""
    arms, equipment, transport = points
    if kind == 0:
        return arms + number, equipment, transport
    if kind == 1:
        return arms, equipment + number, transport
    return arms, equipment, transport + number


@lru_cache(1024)
def next_in_play(seat: int, order: tuple[int, ...], eliminated: tuple[int, ...]) -> int | None:
    """The next player in order who is not eliminated; None: the software [MS-CE-01, MS-CE-05, MS-CE-06]."""
    at = order.index(seat)
    for other in (*order[at + 1 :], *order[:at]):
        if other not in eliminated:
            return other
    return None
