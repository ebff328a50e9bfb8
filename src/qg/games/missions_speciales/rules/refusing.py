"""Why an action is not open now: the rule is named, it never decides (section 5)."""

from __future__ import annotations

from qg.kernel import Illegal

from ..choices import Action, BoardFlight, Engage, Express, QRoll, Step
from ..data import PLACES, STAGES
from ..pieces import Stage
from ..state import NONE, State
from .debriefing import Convert
from .fights import ContinueFight, EngageOnArrival, TieChoice
from .later_missions import ChooseMission
from .travel import LINES, LINKS


def why_no_action(t: State, seat: int, choice: Action) -> Illegal | None:
    """The reason by kind of action."""
    match choice:
        case Step() | BoardFlight() | Express():
            return why_no_travel(t, seat, choice)
        case QRoll():
            return why_no_q_die(t, seat)
        case Engage():
            return why_no_fight(t, seat)
    return None


def why_no_travel(t: State, seat: int, choice: Step | BoardFlight | Express) -> Illegal | None:
    """No travel on the first turn, with equipment missing, without a link or the points for it.

    [MS-TURN-05, MS-Q-06, MS-MOV-01, MS-TRN-01, MS-EXP-01, MS-EXP-08]
    """
    agent, stage, to = t.agents[seat], t.stage_of(seat), choice.place
    if to not in PLACES:
        return Illegal("no_such_place", "MS-CMP-01", place=to)
    if agent.first_turn:
        return Illegal("first_turn", "MS-TURN-05")
    if stage.type == "q_department" and stage.place == agent.place:
        return Illegal("imposed_missing", "MS-Q-06", obtained=agent.obtained, required=stage.imposed)
    if isinstance(choice, Step):
        return Illegal("no_line", "MS-MOV-01", place=agent.place, to=to)
    if isinstance(choice, BoardFlight):
        return Illegal("no_flight", "MS-TRN-01", place=agent.place, to=to)
    leg = LINKS[agent.place].get(to)
    if leg is None:
        rule = "MS-EXP-08" if to in LINES[agent.place] else "MS-EXP-01"
        return Illegal("no_link", rule, place=agent.place, to=to)
    return Illegal("too_few_points", "MS-EXP-01", to=to, cost=leg.points, held=agent.q[2])


def why_no_q_die(t: State, seat: int) -> Illegal:
    """Neither London nor a Q branch that is open: never open to him [MS-Q-03], or closed behind him [MS-Q-05]."""
    agent = t.agents[seat]
    left = any(stage.type == "q_department" and stage.place == agent.place for stage in _done(t, seat))
    return Illegal("q_closed", "MS-Q-05" if left else "MS-Q-03", place=agent.place)


def _done(t: State, seat: int) -> tuple[Stage, ...]:
    agent = t.agents[seat]
    return STAGES[agent.mission][: agent.stage - 1]


def why_no_fight(t: State, seat: int) -> Illegal:
    """The fight is elsewhere [MS-ENG-01], this place has no part in the current stage [MS-MIS-07], or it is no fight.

    [MS-CE-03, MS-ENG-10]
    """
    agent, current = t.agents[seat], t.stage_of(seat)
    if agent.place == current.place:
        return Illegal("no_fight", "MS-CE-03", stage=current.n)
    later = next((s for s in STAGES[agent.mission] if s.place == agent.place and s.is_fight and s.n != current.n), None)
    if later is not None:
        rule = "MS-MIS-07" if later.n > current.n else "MS-ENG-10"
        return Illegal("not_current_stage", rule, stage=later.n, current=current.n, place=current.place)
    if not current.is_fight:
        return Illegal("no_fight", "MS-CE-03", stage=current.n)
    return Illegal("not_here", "MS-ENG-01", stage=current.n, place=current.place)


def why_not_now(t: State, seat: int) -> Illegal | None:
    """Whoever is on the transit card, out of the evaluation or not in turn decides nothing.

    [MS-TRN-03, MS-ELM-01, MS-TURN-01]
    """
    agent = t.agents[seat]
    if agent.status == "eliminated":
        return Illegal("eliminated", "MS-ELM-01")
    if agent.status == "finished":
        return Illegal("finished", "MS-DBF-08")
    if agent.flight is not None:
        return Illegal("in_flight", "MS-TRN-03", to=agent.flight.to)
    return Illegal("not_your_turn", "MS-TURN-01", seat=t.waiting[0]) if t.turn not in (seat, NONE) else None


def why_something_else(decision: object, choice: Action) -> Illegal | None:
    """Within a turn something else is asked: a fight holds him, or the action of this turn is taken already.

    [MS-ENG-09, MS-TURN-02, MS-ENG-04, MS-DBF-03, MS-NEW-04], and of Q dice [MS-Q-08, MS-Q-09]
    """
    equips = isinstance(choice, QRoll)
    match decision:
        case ContinueFight():
            return Illegal("bound", "MS-ENG-09")
        case EngageOnArrival():
            return Illegal("arrived", "MS-Q-08" if equips else "MS-TURN-02")
        case TieChoice():
            return Illegal("tied", "MS-ENG-04")
        case Convert():
            return Illegal("reporting", "MS-Q-09" if equips else "MS-DBF-03")
        case ChooseMission():
            return Illegal("no_mission", "MS-Q-09" if equips else "MS-NEW-04")
    return None
