"""M's papers: code names, Q cards, the sixteen fields of the evaluation sheet, the ranking (3.2, 3.12, 3.19, 9)."""

import unicodedata
from dataclasses import dataclass, field
from typing import Any

from .box import *

Points = list[int]
"""Arms, equipment, transport."""
POINT = 50
"""What a Q point is worth [MS-DBF-03]."""


@dataclass
class Line:
    """A line of the sheet: one mission undertaken [MS-SHT-01]."""

    mission: str
    status: str = "in_progress"
    left: Points = field(default_factory=lambda: [0, 0, 0])
    converted: Points = field(default_factory=lambda: [0, 0, 0])
    before: int = 0
    """The total carried forward."""

    @property
    def score(self) -> int:
        return MISSIONS[self.mission].value if self.status == "accomplished" else 0

    @property
    def bonus(self) -> int:
        return POINT * sum(self.converted)

    @property
    def total(self) -> int:
        """Total before, value of the mission, bonus [MS-DBF-07]."""
        return self.before + self.score + self.bonus


@dataclass
class Agent:
    """All that lies in front of an agent."""

    figurine: str = ""
    code_name: str = ""
    status: str = "active"
    place: str = ""
    flight: dict[str, Any] | None = None
    mission: str = ""
    stage: int = 0
    obtained: int = 0
    branch: str | None = None
    first_turn: bool = False
    bound: bool = False
    rolls: int = 0
    q: Points = field(default_factory=lambda: [0, 0, 0])
    last_mission: str | None = None
    total: int = 0
    turns: int = 0
    fights: int = 0
    spent: int = 0
    express: int = 0
    sheet: list[Line] = field(default_factory=list)

    @property
    def current(self) -> Stage:
        """The current stage: the first that is not yet completed [MS-MIS-02, MS-MIS-07]."""
        return MISSIONS[self.mission].stages[self.stage - 1]

    @property
    def is_there(self) -> bool:
        """He stands where his current stage is played."""
        return bool(self.mission) and self.place == self.current.place

    @property
    def is_held_by_q(self) -> bool:
        """He may not leave a Q stage before he has obtained what it imposes [MS-Q-06]."""
        return self.is_there and self.current.type == "q_department" and self.obtained < self.current.imposed

    @property
    def sees_q(self) -> bool:
        """In London at any point of a mission, or at the branch that is open to him [MS-Q-02, MS-Q-03, MS-Q-04]."""
        return self.place in (LONDON, self.branch)


# -- names ------------------------------------------------------------------------------------------------------------


def plain_name(name: str) -> str:
    """Without case and accents [MS-SET-03]."""
    letters = unicodedata.normalize("NFKD", name.strip()).casefold()
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def may_be_called(name: str) -> bool:
    """1 to 24 characters that leave something, and nobody is James Bond 007 [MS-SET-04, MS-SET-05, MS-SET-07]."""
    bare = "".join(letter for letter in plain_name(name) if letter.isalnum())
    is_bond = "007" in bare or "jamesbond" in bare or bare == "bond"
    return 1 <= len(name.strip()) <= 24 and name.strip().isprintable() and bare != "" and not is_bond


# -- Q cards ----------------------------------------------------------------------------------------------------------


def cards(points: int) -> list[int]:
    """The fewest: 3s first, then one 2 or one 1 [MS-Q-10]."""
    found = []
    for value in (3, 2, 1):
        while points >= value:
            found.append(value)
            points -= value
    return found


def change_of_cards(held: int, paid: int) -> dict[str, list[int]]:
    """Handed over: those shown before and no longer after; change: those shown after and not before [MS-Q-10]."""
    before, after = cards(held), cards(held - paid)
    gone, come = list(before), list(after)
    for card in before:
        if card in come:
            come.remove(card)
            gone.remove(card)
    return {"cards": gone, "change": come}


# -- the sheet --------------------------------------------------------------------------------------------------------


def ceiling(mission: str) -> int:
    """The bonus is at most half the value of the mission [MS-DBF-04]; field 16."""
    return MISSIONS[mission].value // 2


def in_points(q: Points) -> Points:
    return [POINT * number for number in q]


def written(seat: int, code_name: str, line: Line) -> dict[str, Any]:
    """The sixteen fields and the unnumbered total [MS-SHT-02, MS-SHT-03, MS-SHT-04, MS-SHT-05, MS-SHT-06]."""
    mission = MISSIONS[line.mission]
    start = (seat, code_name, mission.number, mission.value, line.mission, line.status)
    end: tuple[Any, ...] = (None,) * 11
    if line.status != "in_progress":
        kept = [left - some for left, some in zip(line.left, line.converted, strict=True)]
        end = (
            line.left,  # 7
            in_points(line.left),  # 8
            in_points(kept),  # 9
            in_points(line.converted),  # 10
            line.bonus,  # 11
            line.score,  # 12
            line.bonus,  # 13
            line.before,  # 14
            line.total,  # 15
            ceiling(line.mission),  # 16
            line.score + line.bonus,
        )
    return dict(zip(FIELDS, (*start, *end), strict=True))


FIELDS = (
    "agent_name",
    "code_name",
    "mission_number",
    "mission_value",
    "mission_title",
    "status",
    "quantity",
    "worth",
    "transferred",
    "converted",
    "converted_total",
    "mission_score",
    "bonus",
    "carried",
    "grand_total",
    "bonus_cap",
    "line_total",
)


# -- the ranking ------------------------------------------------------------------------------------------------------


def merit(agent: Agent) -> tuple[int, int, int]:
    """Grand total, stages completed in the mission in progress, Q points held (section 9)."""
    return agent.total, max(0, agent.stage - 1), sum(agent.q)


def ranked(agents: list[Agent], finished: list[int], eliminated: list[int]) -> list[tuple[int, int]]:
    """Rank and seat, best first; equal ranks share the better number (section 9)."""
    others = [seat for seat in range(len(agents)) if seat not in finished and seat not in eliminated]
    others.sort(key=lambda seat: merit(agents[seat]), reverse=True)
    order = [*finished, *others, *reversed(eliminated)]
    found: list[tuple[int, int]] = []
    for number, seat in enumerate(order, 1):
        above = found[-1] if found else None
        ties = above is not None and {seat, above[1]} <= {*others} and merit(agents[seat]) == merit(agents[above[1]])
        found.append((above[0] if above is not None and ties else number, seat))
    return found


def rating(turns: int, target: int) -> str:
    """36, 42, 50 turns at 4,000; in proportion at other targets, rounded up [MS-SOLO-03]."""
    for name, limit in (("007", 36), ("gold", 42), ("silver", 50)):
        if turns <= -(-limit * target // 4000):
            return name
    return "bronze"
