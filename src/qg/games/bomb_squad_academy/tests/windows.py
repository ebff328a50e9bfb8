"""Tools, intents and reaction windows for the rule tests, on top of `positions`."""

from typing import Any

import msgspec
from msgspec.structs import replace

from qg.check.rules import asked, choices
from qg.games.bomb_squad_academy import GAME
from qg.games.bomb_squad_academy.choices import Pass, SetIntent, TakeTool, UseTool
from qg.games.bomb_squad_academy.data import CHAIN, MAIN
from qg.games.bomb_squad_academy.state import State
from qg.games.bomb_squad_academy.tests.positions import detonator, lock, stack, tiles, tools, top
from qg.kernel import Told

A, B, C, D, E = range(5)


# -- making positions -------------------------------------------------------------------------------------------------


def give(t: State, seat: int, *owned: str) -> None:
    """These tools are the unused ones of a seat and lie in the deck no more."""
    tools(t, seat, *owned)
    t.tool_deck = tuple(tool for tool in t.tool_deck if tool not in owned)


def brink(t: State, wire: str, cards: str, *, short: int = 1, faces: str = "ok ok boom") -> None:
    """The detonator of a wire stands so many spaces in front of its first tile, and these cards come next."""
    tiles(t, wire, faces)
    detonator(t, wire, t.first_hidden(wire) - short)
    top(t, wire, cards)


def draft(t: State) -> None:
    """Everybody takes the first tool displayed."""
    while asked(t)[0] == "pick_tool":
        (seat,) = t.waiting
        t.answer(seat, TakeTool(t.display[0]))


def blow_up(t: State, seat: int = 0) -> list[Told]:
    """One seat cuts green and explodes it; the others cut yellow, which is not reached. No tool is used on request."""
    brink(t, "green", _first_green(t), faces="boom ok ok")
    for each in t.all_seats:
        stack(t, each)
    told = lock(t, *("green" if each == seat else "yellow" for each in t.all_seats))
    while asked(t)[0] == "react":
        told += all_pass(t)
    return told


def _first_green(t: State) -> str:
    """The first green card that moves the detonator."""
    card = next(card for card in t.wires[0].deck if MAIN[card] > 0)
    return f"{MAIN[card]}/{CHAIN[card]}"


# -- playing ----------------------------------------------------------------------------------------------------------


def intend(t: State, seat: int, tool: str, use: str, **parameters: Any) -> list[Told]:
    """A seat says what one of its tools does when its window opens."""
    return t.answer(seat, SetIntent(tool, use, **parameters))


def run_out(t: State) -> list[Told]:
    """Nobody says anything until the next deadline."""
    assert t.due is not None
    return t.time_up(t.due)


def all_pass(t: State) -> list[Told]:
    """Everybody asked in the open round passes."""
    told: list[Told] = []
    for seat in t.waiting:
        told += t.answer(seat, Pass())
    return told


def to_next_turn(t: State) -> list[Told]:
    """Defaults are played until actions are to be chosen again."""
    told: list[Told] = []
    while asked(t)[0] != "choose_action":
        told += run_out(t)
    return told


# -- looking ----------------------------------------------------------------------------------------------------------


def offered(t: State, seat: int) -> tuple[str, ...]:
    """The tools a seat may use now, each once."""
    return tuple(dict.fromkeys(use.tool for use in uses(t, seat)))


def uses(t: State, seat: int) -> tuple[UseTool, ...]:
    """Every use of a tool that a seat may declare now."""
    return choices(t, seat, UseTool)


def window(t: State) -> tuple[str, str | None, int]:
    """Window, wire and round of the open reaction."""
    question = t.decision(None)
    assert question is not None and question.kind == "react"
    return question.prompt["window"], question.prompt["wire"], question.prompt["round"]


def seen(t: State, seat: int | None) -> bytes:
    """Every byte a seat (None: a spectator) would be sent: no time, which runs for everybody."""
    return msgspec.json.encode(replace(GAME.view(t, seat), now=0))


def heard(told: list[Told], seat: int | None) -> bytes:
    """Every byte a seat would be told."""
    return msgspec.json.encode([(one.n, one.stamp, one.event) for one in told if one.is_for(seat)])


def kinds(told: list[Told]) -> list[str]:
    """The names of the events, in order."""
    return [type(each.event).__name__ for each in told]
