"""The evaluation sheet, which the software keeps in M's place: all its fields, line by line (3.19) [MS-SET-06]."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from .data import BONUS, CAP_PERCENT, MISSIONS
from .pieces import NO_POINTS, Points, Status
from .state import Line, less


class SheetLine(msgspec.Struct, frozen=True, gc=False):
    """One line: the sixteen fields in their order, and the unnumbered total [MS-SHT-03, MS-SHT-04].

    Fields 7 to 16 are None until the mission ends [MS-SHT-02].
    """

    agent_name: int
    """The seat, whose name the words tell."""
    code_name: str
    mission_number: int
    mission_value: int
    mission_title: str
    """The id of the mission, whose code name the words tell."""
    status: Status
    quantity: Points | None
    worth: Points | None
    transferred: Points | None
    converted: Points | None
    converted_total: int | None
    mission_score: int | None
    bonus: int | None
    carried: int | None
    grand_total: int | None
    bonus_cap: int | None
    line_total: int | None


def ceiling(mission: str) -> int:
    """The bonus of a mission is at most half its value [MS-DBF-04]; this is field 16."""
    return MISSIONS[mission].value * CAP_PERCENT // 100


def most_points(mission: str) -> int:
    """Whole Q points within that ceiling [MS-DBF-04, MS-DBF-05]."""
    return ceiling(mission) // BONUS


def worth(points: Points) -> Points:
    """50 points apiece [MS-DBF-03]."""
    return points[0] * BONUS, points[1] * BONUS, points[2] * BONUS


def mission_score(line: Line) -> int:
    """The value of the mission if it is accomplished (field 12) [MS-DBF-07]."""
    return MISSIONS[line.mission].value if line.status == "accomplished" else 0


def bonus(line: Line) -> int:
    """What the points converted are worth (fields 11 and 13); nothing for a line abandoned or lost [MS-SHT-05]."""
    return sum(line.converted) * BONUS


@lru_cache(maxsize=4096)
def sheet_line(seat: int, code_name: str, line: Line) -> SheetLine:
    """All fields of a line, public at all times [MS-SHT-01, MS-SHT-02, MS-SHT-03, MS-SHT-06]."""
    mission = MISSIONS[line.mission]
    start = (seat, code_name, mission.number, mission.value, line.mission, line.status)
    if line.status == "in_progress":
        return SheetLine(*start, *(None,) * 11)
    score, extra = mission_score(line), bonus(line)
    return SheetLine(
        *start,
        quantity=line.left,
        worth=worth(line.left),
        transferred=worth(less(line.left, line.converted)),
        converted=worth(line.converted),
        converted_total=extra,
        mission_score=score,
        bonus=extra,
        carried=line.carried,
        grand_total=score + extra + line.carried,
        bonus_cap=ceiling(line.mission),
        line_total=score + extra,
    )


def raw_line(line: SheetLine, carried: int) -> Line:
    """What a line was worked out from; `carried`: the total before it, which an open line does not show."""
    if line.quantity is None or line.converted is None:
        return Line(line.mission_title, line.status, NO_POINTS, NO_POINTS, carried)
    arms, equipment, transport = line.converted
    converted = (arms // BONUS, equipment // BONUS, transport // BONUS)
    return Line(line.mission_title, line.status, line.quantity, converted, carried)
