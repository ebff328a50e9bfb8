"""The table as the judge keeps it: agents, what has been told, the question that is open, and what chance shows.

Choices are plain words with their parts: ("step", "cairo"), ("q_roll", "red"), ("hold",).
"""

from collections.abc import Callable, Container, Generator
from dataclasses import dataclass, field
from typing import Any

from .sheet import *

Said = tuple[Any, ...]
GONE: Said = ("gone",)
"""What a question hears when it must be put anew: somebody is out, away or back."""


class Disagreement(AssertionError):
    """What the judge expected and what came."""


class Closed(Exception):
    """M has closed the evaluation; nothing else happens."""


class LeavesTurn(Exception):
    """The agent in turn has resigned: his turn ends [MS-ELM-05]."""


@dataclass
class Question:
    """Who is asked what. Several may be asked at once; each answers for himself."""

    kind: str
    seats: tuple[int, ...]
    legal: Callable[[int], Container[Said]]
    silence: Callable[[int], Said]
    """What is taken for somebody who is late (section 5)."""
    timer: str = "decision"
    unawaited: tuple[int, ...] = ()
    """Who may answer too, though nobody waits for him."""
    put_at: int = 0


Answer = tuple[int, Said]
Course = Generator[Question, Answer, None]
"""The rules run until they must ask, and go on with the answer."""


@dataclass
class Table:
    """Everything that is public. Chance comes in from outside, one thing at a time, when it is needed."""

    people: tuple[bool, ...]
    """By seat: a person, or a bot."""
    options: dict[str, Any]
    host: int = 0
    agents: list[Agent] = field(default_factory=list)
    order: list[int] = field(default_factory=list)
    round: int = 0
    turn: int | None = None
    away: set[int] = field(default_factory=set)
    """People who are not at the table."""
    ready: list[int] = field(default_factory=list)
    finished: list[int] = field(default_factory=list)
    eliminated: list[int] = field(default_factory=list)
    m_seat: int | None = None
    q_seat: int | None = None
    ended: dict[str, Any] | None = None
    """Reason and winner, once the evaluation is closed."""
    now: int = 0
    story: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    """What this input has led to."""
    chance: list[tuple[str, Any]] = field(default_factory=list)
    """What has come to light and is not yet used."""

    # -- telling and chance -------------------------------------------------------------------------------------------

    def tell(self, event: str, **fields: Any) -> None:
        self.story.append((event, fields))

    def comes(self, what: str, sound: Callable[[Any], bool]) -> Any:
        """What chance brings now; it must be of this kind, and possible."""
        if not self.chance:
            raise Disagreement(f"{what} should have come to light, nothing has")
        kind, value = self.chance.pop(0)
        if kind != what or not sound(value):
            raise Disagreement(f"{what} should have come to light, it was {kind} {value}")
        return value

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> range:
        return range(len(self.people))

    @property
    def is_solo(self) -> bool:
        """One agent alone, whatever the option says [MS-OPT-01, MS-SOLO-01]."""
        return len(self.people) == 1

    @property
    def candidates(self) -> list[int]:
        """Who is not eliminated; one who has finished counts [MS-END-03]."""
        return [seat for seat in self.seats if seat not in self.eliminated]

    @property
    def playing(self) -> list[int]:
        return [seat for seat in self.candidates if seat not in self.finished]

    @property
    def available(self) -> list[str]:
        """The missions no agent is on [MS-NEW-01]."""
        taken = {agent.mission for agent in self.agents}
        return sorted((m for m in MISSIONS if m not in taken), key=lambda mission: MISSIONS[mission].number)

    def adversary(self, seat: int) -> int | None:
        """The next player in order who is not eliminated; None: the software [MS-CE-01, MS-CE-05, MS-CE-06]."""
        if not self.order:
            return None
        at = self.order.index(seat)
        after = [*self.order[at + 1 :], *self.order[:at]]
        return next((other for other in after if other not in self.eliminated), None)

    # -- missions -----------------------------------------------------------------------------------------------------

    def give_mission(self, seat: int, mission: str, how: str) -> None:
        """A new line, the base allocation, the figurine on the origin [MS-PREP-03, MS-PREP-04, MS-PREP-05]."""
        agent, sheet = self.agents[seat], MISSIONS[mission]
        agent.status, agent.mission, agent.place, agent.first_turn = "active", mission, sheet.stages[0].place, True
        agent.sheet.append(Line(mission, before=agent.total))
        agent.q = [held + more for held, more in zip(agent.q, sheet.base, strict=True)]
        arms, equipment, transport = sheet.base
        self.tell("mission_given", seat=seat, mission=mission, origin=agent.place, line=len(agent.sheet), how=how)
        self.tell("allocated", seat=seat, arms=arms, equipment=equipment, transport=transport)
        agent.stage = 0
        self.next_stage(seat)

    def next_stage(self, seat: int) -> None:
        """The next stage becomes current at once [MS-MIS-11]."""
        agent = self.agents[seat]
        agent.stage, agent.obtained = agent.stage + 1, 0
        now = agent.current
        self.tell(
            "stage_current", seat=seat, stage=agent.stage, place=now.place, stage_type=now.type, imposed=now.imposed
        )
        if agent.is_there:
            self.come_to_q(seat)

    def come_to_q(self, seat: int) -> None:
        """On the place of a current Q stage: the branch is open, and if nothing is imposed the stage is completed.

        London is no branch [MS-Q-03, MS-MIS-09].
        """
        agent = self.agents[seat]
        if agent.current.type != "q_department":
            return
        if agent.place not in (LONDON, agent.branch):
            agent.branch = agent.place
            self.tell("branch_opened", seat=seat, place=agent.place)
        if not agent.current.imposed:
            self.complete_stage(seat)

    def complete_stage(self, seat: int) -> None:
        agent = self.agents[seat]
        self.tell("stage_completed", seat=seat, stage=agent.stage)
        self.next_stage(seat)

    def leave_place(self, seat: int) -> None:
        """Whoever leaves a Q branch finds it closed [MS-MOV-05, MS-Q-05]."""
        agent = self.agents[seat]
        if agent.branch:
            self.tell("branch_closed", seat=seat, place=agent.branch)
        agent.branch = None

    def end_mission(self, seat: int, status: str) -> Line:
        """The line is closed, and the mission is free for others at once [MS-ELM-03, MS-ABN-04, MS-DBF-10]."""
        agent = self.agents[seat]
        line = agent.sheet[-1]
        line.status = status
        self.tell("mission_freed", mission=agent.mission)
        agent.last_mission, agent.mission, agent.stage, agent.obtained = agent.mission, "", 0, 0
        agent.first_turn = agent.bound = False
        agent.rolls = 0
        return line

    def lose_points(self, seat: int) -> Points:
        agent = self.agents[seat]
        lost, agent.q = agent.q, [0, 0, 0]
        return lost
