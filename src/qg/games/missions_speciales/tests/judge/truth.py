"""The engine seen from outside: all that the judge compares comes through here, and nothing of the state is read.

Choices, events and boards become plain words and numbers, as the judge writes them.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from qg.games.missions_speciales import GAME, choices
from qg.games.missions_speciales.events import DiceRolled, MissionGiven, OrderRolled, QRolled
from qg.games.missions_speciales.state import State
from qg.kernel import Choice, Moment, Space
from qg.kernel.conduct.events import HostChanged, TimedOut

from .table import *

KINDS: dict[str, type[Choice]] = {
    str(kind.__struct_config__.tag): kind
    for kind in vars(choices).values()
    if isinstance(kind, type) and issubclass(kind, Choice) and kind is not Choice
}
"""Choices by the word they are called."""
ELSEWHERE = ("counter_espionage_set", "role_given", "contested", "evaluation_closed", "dice_rolled", "host_changed")
"""Events that repeat what board and result say, the one of chance itself, and of conduct."""


# -- the table --------------------------------------------------------------------------------------------------------


def settled(t: State) -> dict[str, Any]:
    """Every option, the tempo among them."""
    view = GAME.view(t, None)
    return {**plain(view.opt), "tempo": view.conduct.opt.tempo}


def host(t: State) -> int:
    return GAME.view(t, None).host


def told(t: State) -> int:
    """The number of the last event in the story."""
    return GAME.view(t, None).told


# -- choices ----------------------------------------------------------------------------------------------------------


def said(choice: Any) -> Said:
    """A choice as the judge says it."""
    return (str(choice.__struct_config__.tag), *msgspec.structs.astuple(choice))


def choice_of(words: Said) -> Any:
    """The same back."""
    return KINDS[words[0]](*words[1:])


def asked(t: State) -> tuple[str, tuple[int, ...]]:
    """Which question is open, and who is awaited."""
    view = GAME.view(t, None)
    return (view.asked.kind, view.waiting) if view.asked else ("over", ())


def options(t: State, seat: int) -> set[Said] | Space:
    found = t.options(seat)
    return found if isinstance(found, Space) else {said(choice) for choice in found}


def proposed(space: Any) -> Said:
    """What the software proposes to convert."""
    return ("convert_points", *space.proposed)


# -- events -----------------------------------------------------------------------------------------------------------


def brought_to_light(events: Iterable[Moment]) -> Iterator[tuple[str, Any]]:
    """What chance has shown, in order."""
    for event in (each.event for each in events):
        match event:
            case OrderRolled():
                rolls = {roll.seat: roll.stars for roll in event.rolls}
                yield f"the rolls of {[*rolls]}", rolls
            case DiceRolled():
                yield "white and black", (event.white, event.black)
            case QRolled():
                yield f"the {event.die} die", event.value
            case MissionGiven(how="dealt" | "drawn"):
                yield f"a mission {event.how}", event.mission


def of_table(events: Iterable[Moment]) -> set[int]:
    """Numbers of what is told of the room and not of the evaluation: nobody contests a change of host."""
    return {each.n for each in events if isinstance(each.event, HostChanged)}


def story(events: Iterable[Moment]) -> list[str]:
    """What was told, in any order."""
    found = [line(event.pop("type"), event) for event in map(_event, events)]
    return sorted(filter(None, found))


def _event(each: Moment) -> dict[str, Any]:
    """An event as plain data; what is taken for somebody who is late, as the judge says it."""
    event: dict[str, Any] = plain(each.event)
    if isinstance(each.event, TimedOut):
        event["default"] = plain(said(each.event.default))
    return event


def line(tag: str, fields: dict[str, Any]) -> str:
    return "" if tag in ELSEWHERE else f"{tag} {dict(sorted(plain(fields).items()))}"


def plain(thing: Any) -> Any:
    """Lists, words and numbers only."""
    return msgspec.json.decode(msgspec.json.encode(thing))


# -- boards and results -----------------------------------------------------------------------------------------------


def board(t: State) -> dict[str, Any]:
    """The table as everybody sees it."""
    seen = plain(GAME.view(t, None).board)
    return {name: seen[name] for name in BOARD}


def result(t: State) -> dict[str, Any]:
    assert t.outcome is not None
    found: dict[str, Any] = plain(t.outcome.sheet)
    return found


BOARD = (
    "round",
    "turn",
    "order",
    "agents",
    "sheets",
    "pockets",
    "counter_espionage",
    "available",
    "ready",
    "finished",
    "eliminated",
    "m_seat",
    "q_seat",
)


def judged(t: Table) -> dict[str, Any]:
    """The same from the judge's table."""
    found: dict[str, Any] = {
        **{name: getattr(t, name) for name in BOARD if hasattr(t, name)},
        "agents": [{k: None if v == "" else v for k, v in vars(agent).items() if k != "sheet"} for agent in t.agents],
        "sheets": [
            [written(seat, agent.code_name, line) for line in agent.sheet] for seat, agent in enumerate(t.agents)
        ],
        "pockets": [[cards(points) for points in agent.q] for agent in t.agents],
        "counter_espionage": [t.adversary(seat) for seat in t.seats],
    }
    return dict(plain(found))
