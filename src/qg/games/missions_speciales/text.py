"""The game in sentences: how pieces, choices and events are called where their ids alone do not tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from qg.kernel import Event, Phrase, View

from . import events
from .choices import BoardFlight, Express, TakeMission
from .data import CARD, MISSIONS, NETWORK, STAGES
from .pieces import NO_POINTS, Points
from .state import Agent
from .view import Board

MISSION_OF = {card: mission for mission, card in CARD.items()}


def name(piece: str, value: Any) -> Phrase | None:
    """Adversaries, one of whom is the software, Q points by type, missions with their value."""
    if isinstance(value, TakeMission) and value.mission in MISSIONS:
        return Phrase("choice-take_mission", {"mission": value.mission, "value": MISSIONS[value.mission].value})
    if piece == "adversary":
        return _adversary(value)
    if piece == "points":
        return points(value)
    return Phrase(f"ce-{MISSION_OF[value]}") if piece == "counter" and value in MISSION_OF else None


def name_piece(view: View[Any], piece: str, value: Any) -> Phrase | None:
    """What a journey costs."""
    return _choice(view, value) if piece == "choice" else None


def _adversary(value: Any) -> Phrase | None:
    if value is None:
        return Phrase("software")
    return Phrase("name", {"seat": value}) if isinstance(value, int) else None


def points(value: Points) -> Phrase:
    """Q points, or what they are worth, by type."""
    return Phrase("q-points", {"arms": value[0], "equipment": value[1], "transport": value[2]})


def _choice(view: View[Any], choice: Any) -> Phrase | None:
    """With the cost of an express link, the turns of a flight."""
    if not isinstance(choice, Express | BoardFlight) or view.seat is None:
        return None
    legs = (NETWORK.links if isinstance(choice, Express) else NETWORK.flights).get(view.board.agents[view.seat].place)
    leg = next((leg for leg in legs or () if leg.to == choice.place), None)
    if leg is None:
        return None
    if isinstance(choice, Express):
        return Phrase("choice-express.cost", {"place": choice.place, "points": leg.points})
    return Phrase("choice-board_flight.turns", {"place": choice.place, "turns": leg.turns})


# -- the log ----------------------------------------------------------------------------------------------------------


def log(event: Event) -> Sequence[Phrase] | None:
    """The lines of an event that has several forms, or lists of its own."""
    tell = LINES.get(type(event))
    return tell(event) if tell else None


def _said(event: msgspec.Struct, form: str) -> Phrase:
    """A form of an event, with its fields by the names they have outside Python."""
    names = zip(event.__struct_encode_fields__, event.__struct_fields__, strict=True)
    args = {name: getattr(event, field) for name, field in names}
    return Phrase(f"event-{event.__struct_config__.tag}{form}", args, type(event))


def _order_rolled(event: events.OrderRolled) -> list[Phrase]:
    rolls = tuple(Phrase("event-order_rolled.item", msgspec.structs.asdict(roll), type(roll)) for roll in event.rolls)
    form = ".again" if event.no > 1 else ""
    return [Phrase(f"event-order_rolled{form}", {"pass": event.no, "rolls": rolls})]


def _counter_espionage_set(event: events.CounterEspionageSet) -> list[Phrase]:
    form = ".idle" if event.card is None else ".software" if event.adversary is None else ""
    return [_said(event, form)]


def _with_change(event: events.Paid | events.ExpressTaken) -> list[Phrase]:
    """Cards handed over and, where there was any, change [MS-Q-10]."""
    form = ".change" if event.change else ""
    return [_said(event, form)]


def _turn_started(event: events.TurnStarted) -> list[Phrase]:
    form = ".first" if event.first_turn else ".bound" if event.bound else ""
    return [Phrase(f"event-turn_started{form}", {"seat": event.seat})]


def _stage_current(event: events.StageCurrent) -> list[Phrase]:
    form = ".imposed" if event.imposed else ""
    return [_said(event, form)]


def _losing(event: events.Abandoned | events.Hospitalised) -> list[Phrase]:
    form = ".empty" if event.lost == NO_POINTS else ""
    return [_said(event, form)]


def _evaluation_closed(event: events.EvaluationClosed) -> list[Phrase]:
    """How it ended, then the ranking (section 9)."""
    result = event.result
    said = {"rounds": result.rounds, "target": result.target, "rating": result.solo_rating, "seat": result.winner}
    form = result.reason if result.winner is not None or result.reason != "round_limit" else "nobody"
    lines = [Phrase(f"event-evaluation_closed.{form}", said)]
    for ranked in result.ranking:
        told = {"rank": ranked.rank, "seat": ranked.seat, "code_name": ranked.code_name, "total": ranked.total}
        lines.append(Phrase("event-evaluation_closed.rank", told))
    return lines


LINES: dict[type[Event], Callable[[Any], list[Phrase]]] = {
    events.OrderRolled: _order_rolled,
    events.CounterEspionageSet: _counter_espionage_set,
    events.Paid: _with_change,
    events.ExpressTaken: _with_change,
    events.TurnStarted: _turn_started,
    events.StageCurrent: _stage_current,
    events.Abandoned: _losing,
    events.Hospitalised: _losing,
    events.EvaluationClosed: _evaluation_closed,
}


# -- the table --------------------------------------------------------------------------------------------------------


def describe(view: View[Board]) -> list[Phrase]:
    """The table line by line: the round, the order of play, every agent, the available missions."""
    board = view.board
    lines = [Phrase("table-round", {"round": board.round, "limit": view.opt.round_limit, "target": view.opt.target})]
    if board.round == 0:
        lines = [Phrase("table-preparation", {"target": view.opt.target})]
    if len(board.order) > 1:
        lines.append(Phrase("table-order", {"seats": board.order}))
    for seat in board.order or range(len(view.seats)):
        lines += _agent(board, seat)
    lines.append(Phrase("table-available", {"missions": board.available}))
    return lines


def _agent(board: Board, seat: int) -> list[Phrase]:
    """Total, where he is and what he holds; then his mission."""
    agent = board.agents[seat]
    if not agent.figurine:
        return [Phrase("table-nobody", {"seat": seat})]
    said = {"seat": seat, "code_name": agent.code_name, "figurine": agent.figurine, "total": agent.total}
    lines = [Phrase(f"table-agent-{agent.status}", {**said, "where": _where(agent), "q": points(agent.q)})]
    if agent.mission:
        stage = STAGES[agent.mission][agent.stage - 1]
        told = {"mission": agent.mission, "stage": stage.n, "stages": len(STAGES[agent.mission]), "place": stage.place}
        form = ".imposed" if stage.imposed else ""
        extra = {"stage_type": stage.type, "obtained": agent.obtained, "imposed": stage.imposed}
        lines.append(Phrase(f"table-mission{form}", {**told, **extra}))
    return lines


def _where(agent: Agent) -> Phrase:
    if agent.flight is not None:
        left = agent.flight.total - agent.flight.done
        return Phrase("table-flying", {"to": agent.flight.to, "turns": left})
    return Phrase("table-at", {"place": agent.place}) if agent.place else Phrase("table-nowhere")
