"""The end of a mission in London: points, bonus, transfer (3.15)."""

from __future__ import annotations

from msgspec.structs import astuple, replace

from qg.kernel import AskOne, Illegal, rule

from .. import events
from ..choices import Conversions, ConvertPoints
from ..data import BONUS, LONDON, MISSIONS
from ..pieces import NO_POINTS, MissionId, Points
from ..sheet import SheetLine, ceiling, most_points, sheet_line, worth
from ..state import State, less, with_at
from .ending import reach_target
from .later_missions import offer_mission
from .missions import leave_mission

TAKEN_FROM = (1, 0, 2)
"""A proposed conversion takes equipment, then arms, then transport (section 5)."""


def is_reporting(t: State, seat: int) -> bool:
    """In London with the debriefing stage current: the mission is accomplished [MS-DBF-01, MS-Q-09, MS-MIS-11]."""
    agent = t.agents[seat]
    return agent.place == LONDON and agent.mission is not None and t.stage_of(seat).type == "debriefing"


@rule("MS-DBF-01", "MS-DBF-02", "MS-DBF-03", "MS-DBF-09", "MS-MIS-04")
def debrief(t: State, seat: int) -> None:
    """The mission is accomplished; he decides what to convert, unless he holds nothing [MS-DBF-01, MS-DBF-02].

    [MS-DBF-03, MS-DBF-09, MS-MIS-04]
    """
    agent = t.agents[seat]
    t.emit(events.Debriefed, seat, agent.own_mission, agent.q, worth(agent.q), ceiling(agent.own_mission))
    if any(agent.q):
        t.ask(Convert(seat, agent.own_mission))
    else:
        convert(t, seat, NO_POINTS)


class Convert(AskOne[State, ConvertPoints], frozen=True):
    """Whole Q points become bonus within half the mission's value; the rest is transferred.

    [MS-DBF-03, MS-DBF-04, MS-DBF-05, MS-DBF-06, MS-DBF-09]
    """

    rules = ("MS-DBF-03", "MS-DBF-04", "MS-DBF-05", "MS-DBF-06", "MS-DBF-09")
    timer = "decision"

    mission: MissionId

    def options(self, t: State, seat: int) -> Conversions:
        return Conversions(*t.agents[seat].q, most_points(self.mission), proposed(t, seat))

    def may(self, t: State, seat: int, choice: ConvertPoints) -> Illegal | None:
        wanted, held, most = astuple(choice), t.agents[seat].q, most_points(self.mission)
        if any(not 0 <= want <= have for want, have in zip(wanted, held, strict=True)):
            return Illegal("not_held", "MS-DBF-03", arms=held[0], equipment=held[1], transport=held[2])
        if sum(wanted) > most:
            return Illegal("over_half", "MS-DBF-04", wanted=sum(wanted), most=most, ceiling=ceiling(self.mission))
        return None

    def default(self, t: State, seat: int) -> ConvertPoints:
        return ConvertPoints(*proposed(t, seat))

    def resolve(self, t: State, choice: ConvertPoints) -> None:
        convert(t, self.seat, (choice.arms, choice.equipment, choice.transport))


def proposed(t: State, seat: int) -> Points:
    """The smallest conversion that reaches the target; if none does, or with equal turns, the most allowed.

    [MS-DBF-09]
    """
    agent = t.agents[seat]
    most = min(sum(agent.q), most_points(agent.own_mission))
    missing = t.opt.target - agent.total - MISSIONS[agent.own_mission].value
    fewest = max(0, -(-missing // BONUS))
    left = fewest if fewest <= most and t.opt.ending != "equal_turns" else most
    found = [0, 0, 0]
    for kind in TAKEN_FROM:
        found[kind] = min(left, agent.q[kind])
        left -= found[kind]
    return found[0], found[1], found[2]


@rule("MS-DBF-02", "MS-DBF-06", "MS-DBF-07", "MS-DBF-08", "MS-DBF-10", "MS-SHT-06", "MS-END-02", "MS-END-08")
def convert(t: State, seat: int, points: Points) -> None:
    """The line is closed, the mission free; at the target he has finished, below it he needs a new mission.

    [MS-DBF-02, MS-DBF-06, MS-DBF-07, MS-DBF-08, MS-DBF-10, MS-SHT-06, MS-END-02, MS-END-08]
    """
    agent = t.agents[seat]
    *before, line = t.lines[seat]
    line = replace(line, status="accomplished", left=agent.q, converted=points)
    t.lines = with_at(t.lines, seat, (*before, line))
    fields = sheet_line(seat, agent.code_name, line)
    total = agent.total + (fields.line_total or 0)
    t.update(seat, replace(agent, total=total, q=less(agent.q, points)))
    leave_mission(t, seat)
    _tell(t, seat, points, fields)
    t.emit(events.MissionFreed, agent.own_mission)
    if total >= t.opt.target:
        reach_target(t, seat)
    else:
        offer_mission(t, seat)


def _tell(t: State, seat: int, points: Points, line: SheetLine) -> None:
    """Fields 9 to 15 [MS-SHT-03]."""
    t.emit(
        events.Converted,
        seat,
        points,
        line.transferred or NO_POINTS,
        line.converted or NO_POINTS,
        line.converted_total or 0,
        line.mission_score or 0,
        line.bonus or 0,
        line.carried or 0,
        line.grand_total or 0,
    )
