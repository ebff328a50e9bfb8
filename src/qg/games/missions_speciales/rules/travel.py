"""Lines, public flights, express links, and arriving (3.7 to 3.9)."""

from __future__ import annotations

from msgspec.structs import replace

from qg.kernel import Illegal

from .. import events
from ..cards import payment
from ..choices import BoardFlight, Express, Step
from ..data import NETWORK, PLACES
from ..network import Leg, Legs
from ..pieces import Stage
from ..state import Agent, Flight, State, add_at
from .fights import EngageOnArrival
from .missions import close_branch, meet_q


def _by_goal(legs: Legs) -> dict[str, dict[str, Leg]]:
    return {place: {leg.to: leg for leg in found} for place, found in legs.items()}


LINES = _by_goal(NETWORK.lines)
FLIGHTS = _by_goal(NETWORK.flights)
LINKS = _by_goal(NETWORK.links)


def must_equip(agent: Agent, stage: Stage) -> bool:
    """Nobody leaves the place of a Q stage before imposed equipment is obtained [MS-Q-06]."""
    return stage.type == "q_department" and stage.place == agent.place


def why_no_travel(t: State, seat: int, choice: Step | BoardFlight | Express) -> Illegal | None:
    """Not on the first turn, nor with equipment missing, and only where something of this kind leads.

    [MS-TURN-05, MS-Q-06, MS-MOV-01, MS-TRN-01, MS-EXP-01]
    """
    agent, stage, to = t.agents[seat], t.stage_of(seat), choice.place
    if to not in PLACES:
        return Illegal("no_such_place", "MS-CMP-01", place=to)
    if agent.first_turn:
        return Illegal("first_turn", "MS-TURN-05")
    if must_equip(agent, stage):
        return Illegal("imposed_missing", "MS-Q-06", obtained=agent.obtained, required=stage.imposed)
    if isinstance(choice, Step):
        return None if to in LINES[agent.here] else Illegal("no_line", "MS-MOV-01", place=agent.place, to=to)
    if isinstance(choice, BoardFlight):
        return None if to in FLIGHTS[agent.here] else Illegal("no_flight", "MS-TRN-01", place=agent.place, to=to)
    return _why_no_link(agent.here, to, agent.q[2])


def _why_no_link(place: str, to: str, held: int) -> Illegal | None:
    """No link, or too few points for it [MS-EXP-01, MS-EXP-08]."""
    leg = LINKS[place].get(to)
    if leg is None:
        return Illegal("no_link", "MS-EXP-08" if to in LINES[place] else "MS-EXP-01", place=place, to=to)
    return None if leg.points <= held else Illegal("too_few_points", "MS-EXP-01", to=to, cost=leg.points, held=held)


def step(t: State, seat: int, to: str) -> None:
    """One line is one turn, in either direction, and costs nothing [MS-MOV-01, MS-MOV-02, MS-MOV-03, MS-TURN-06]."""
    close_branch(t, seat)
    agent = t.agents[seat]
    leg = LINES[agent.here][to]
    t.update(seat, replace(agent, place=to))
    t.emit(events.Stepped, seat, agent.here, to, leg.id, leg.element)
    arrive(t, seat)


def board_flight(t: State, seat: int, to: str) -> None:
    """The turn of boarding is the first; under way the figurine is on no place [MS-TRN-01, MS-TRN-02, MS-TRN-03]."""
    close_branch(t, seat)
    agent = t.agents[seat]
    leg = FLIGHTS[agent.here][to]
    t.update(seat, replace(agent, place=None, flight=Flight(agent.here, to, 1, leg.turns)))
    t.emit(events.FlightBoarded, seat, agent.here, to, leg.id, leg.turns)


def fly_on(t: State, seat: int) -> None:
    """A turn in the air passes by itself; in the last one he lands, and may fight [MS-TRN-02, MS-TRN-03, MS-TRN-04]."""
    agent = t.agents[seat]
    flight = agent.flight
    assert flight is not None, "only who is on the transit card flies on"
    done = flight.done + 1
    if done < flight.total:
        t.update(seat, replace(agent, flight=replace(flight, done=done)))
        t.emit(events.FlightAdvanced, seat, done, flight.total)
        return
    t.update(seat, replace(agent, place=flight.to, flight=None))
    t.emit(events.FlightLanded, seat, flight.to)
    arrive(t, seat)


def take_express(t: State, seat: int, to: str) -> None:
    """A Q link takes one turn and its cost (data/express.toml) on departure; any transport points pay for any link.

    [MS-EXP-01, MS-EXP-02, MS-EXP-03, MS-EXP-04, MS-EXP-05, MS-EXP-06, MS-EXP-07, MS-Q-10]
    """
    close_branch(t, seat)
    agent = t.agents[seat]
    leg = LINKS[agent.here][to]
    handed, change = payment(agent.q[2], leg.points)
    pocket = add_at(agent.q, 2, -leg.points)
    t.update(seat, replace(agent, place=to, q=pocket, spent=agent.spent + leg.points, express=agent.express + 1))
    t.emit(events.ExpressTaken, seat, agent.here, to, leg.id, leg.element, leg.points, handed, change)
    arrive(t, seat)


def arrive(t: State, seat: int) -> None:
    """At the place of the current stage a fight may be taken up, and Q is met; elsewhere nothing happens.

    [MS-MOV-04, MS-MIS-07, MS-TURN-04, MS-Q-08]; a debriefing ends the turn (turns.end_turn).
    """
    stage = t.stage_of(seat)
    if t.agents[seat].place != stage.place:
        return
    if stage.type == "q_department":
        meet_q(t, seat)
    elif stage.is_fight:
        t.ask(EngageOnArrival(seat, stage.place, stage.type))
