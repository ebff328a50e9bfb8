"""Rounds, turns, and the one action of a turn (3.6, section 4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from qg.kernel import AskOne, Illegal, rule

from .. import events
from ..choices import Abandon, Action, BoardFlight, Engage, Express, Hold, QRoll, Step
from ..data import NETWORK
from ..pieces import Q_DICE
from ..state import State
from .abandoning import abandon
from .debriefing import debrief, is_reporting
from .elimination import recover
from .ending import end_round
from .fights import PAID_IN, ContinueFight, engage, is_at_fight, is_safe, why_no_fight
from .later_missions import offer_mission
from .q_department import may_equip, roll_q_die, why_no_q_die
from .travel import board_flight, fly_on, must_equip, step, take_express, why_no_travel

MOST = max(leg.points for legs in NETWORK.links.values() for leg in legs)
"""The dearest Q link."""


@rule("MS-TURN-01")
def start_round(t: State) -> None:
    """Agents play one after another in the order of play [MS-TURN-01]."""
    t.round += 1
    t.emit(events.RoundStarted, t.round)
    begin_turn(t, next(seat for seat in t.order if t.is_in_play(seat)))


@rule("MS-TURN-02", "MS-VAR-02", "MS-TRN-03", "MS-NEW-04", "MS-ENG-09")
def begin_turn(t: State, seat: int) -> None:
    """Hospital and flights pass by themselves; without a mission he chooses; bound, he fights on; else he acts.

    [MS-TURN-02, MS-VAR-02, MS-TRN-03, MS-NEW-04, MS-ENG-09]
    """
    t.turn = seat
    agent = t.agents[seat]
    t.update(seat, agent := replace(agent, turns=agent.turns + 1))
    t.emit(events.TurnStarted, seat, agent.first_turn, agent.bound)
    if agent.status == "recovering":
        recover(t, seat)
    elif agent.flight is not None:
        fly_on(t, seat)
    elif not agent.mission:
        offer_mission(t, seat)
    elif agent.bound:
        t.ask(ContinueFight(seat, t.stage_of(seat).type))
    else:
        t.ask(TurnAction(seat))
    t.then(end_turn)


@rule("MS-TURN-01", "MS-TURN-07", "MS-DBF-01", "MS-END-05", "MS-END-07")
def end_turn(t: State) -> None:
    """A turn ends after all that follows from its action, a debriefing included; then the next agent plays.

    [MS-TURN-01, MS-TURN-07, MS-DBF-01]; when all have played, the round is over [MS-END-05, MS-END-07].
    """
    seat = t.turn
    assert seat is not None, "somebody's turn ends"
    if is_reporting(t, seat):
        debrief(t, seat)
        t.then(end_turn)
        return None
    for other in t.order[t.order.index(seat) + 1 :]:
        if t.is_in_play(other):
            return begin_turn(t, other)
    end_round(t)
    t.then(start_round)


@lru_cache(maxsize=4096)
def turn_options(place: str, transport: int, *, travels: bool, equips: bool, engages: bool) -> tuple[Action, ...]:
    """Steps, flights, affordable links; Q dice; engage; hold, which is always allowed; abandon (section 5).

    [MS-TURN-03, MS-MOV-01, MS-TRN-05, MS-TRN-06, MS-EXP-01, MS-ABN-01]
    """
    found: list[Action] = []
    if travels:
        found += [Step(leg.to) for leg in NETWORK.lines[place]]
        found += [BoardFlight(leg.to) for leg in NETWORK.flights[place]]
        found += [Express(leg.to) for leg in NETWORK.links[place] if leg.points <= transport]
    if equips:
        found += [QRoll(die) for die in Q_DICE]
    if engages:
        found.append(Engage())
    return (*found, Hold(), Abandon())


class TurnAction(AskOne[State, Action], frozen=True):
    """One action: travel, engage, one Q die, hold or abandon [MS-TURN-02, MS-TURN-03, MS-TURN-06]."""

    rules = ("MS-TURN-02", "MS-TURN-03", "MS-TURN-06")
    timer = "decision"

    def asks(self, t: State) -> tuple[int, ...]:
        """One may always hold, so nothing need be listed to know it."""
        return (self.seat,)

    def options(self, t: State, seat: int) -> tuple[Action, ...]:
        agent, stage = t.agents[seat], t.stage_of(seat)
        return turn_options(
            agent.here,
            min(agent.q[2], MOST),
            travels=not (agent.first_turn or must_equip(agent, stage)),
            equips=may_equip(agent),
            engages=is_at_fight(agent, stage),
        )

    def may(self, t: State, seat: int, choice: Action) -> Illegal | None:
        match choice:
            case Step() | BoardFlight() | Express():
                return why_no_travel(t, seat, choice)
            case QRoll():
                return why_no_q_die(t, seat)
            case Engage():
                return why_no_fight(t, seat)
        return None

    def default(self, t: State, seat: int) -> Action:
        return late_action(t, seat)

    def resolve(self, t: State, choice: Action) -> None:
        agent = t.agents[self.seat]
        if agent.first_turn:
            t.update(self.seat, replace(agent, first_turn=False))
        ACTS[type(choice)](t, self.seat, choice)


def late_action(t: State, seat: int) -> Action:
    """Imposed equipment first; then points for the fight ahead; a fight that cannot be lost; else hold (section 5).

    It may cost a turn, never a branch, a flight or a life.
    """
    agent, stage = t.agents[seat], t.stage_of(seat)
    here = agent.place == stage.place
    if stage.type == "q_department" and here:
        return QRoll("yellow")
    if stage.is_fight and not is_safe(t, seat) and may_equip(agent):
        return QRoll(Q_DICE[PAID_IN[stage.type]])
    if stage.is_fight and here and is_safe(t, seat):
        return Engage()
    return Hold()


@rule("MS-TURN-03")
def hold(t: State, seat: int) -> None:
    """He stays where he is and does nothing [MS-TURN-03]."""
    t.emit(events.Held, seat, t.agents[seat].here)


ACTS: dict[type, Callable[[State, int, Any], None]] = {
    Step: lambda t, seat, choice: step(t, seat, choice.place),
    BoardFlight: lambda t, seat, choice: board_flight(t, seat, choice.place),
    Express: lambda t, seat, choice: take_express(t, seat, choice.place),
    QRoll: lambda t, seat, choice: roll_q_die(t, seat, choice.die),
    Engage: lambda t, seat, choice: engage(t, seat),
    Hold: lambda t, seat, choice: hold(t, seat),
    Abandon: lambda t, seat, choice: abandon(t, seat),
}
