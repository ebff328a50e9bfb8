"""Bomb Squad Academy: three training bombs that nobody can defuse."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from random import Random
from typing import Any

from qg.kernel import Event, Game, Illegal, Phrase, Seat, Space, View
from qg.kernel.upgrade import Fields

from . import events, text
from .bots import Agent, DoubleZero, Rookie
from .choices import Standing
from .data import DATA
from .facts import facts
from .figures import Figures, figures
from .imagine import imagine_state
from .invariants import invariants
from .lesson import LESSON
from .pieces import Terms
from .rules import chicken, conduct, cutting, effects, ending, exam, explosion, setup, turn, wait, windows
from .rules.conduct import Stamp
from .state import Options, State
from .upgrade import upgrade
from .view import Board, board

_kind = attrgetter("kind")


class BombSquad(Game[State, Board]):
    slug = "bomb-squad-academy"
    rules_version = 1
    seat_counts = range(2, 6)  # 2 to 5 players [BSA-GEN-01]
    modules = (events, exam, setup, turn, wait, cutting, explosion, chicken, ending, windows, effects)
    options = DATA.options  # fixed once the game has begun, and everybody sees them [BSA-OPT-15]
    bots = {"rookie": Rookie, "agent": Agent, "double-zero": DoubleZero}
    conduct = conduct.MANNERS
    standing_type = Standing
    figures_type = Figures
    lesson = LESSON
    terms = Terms
    hidden = ("wires.deck", "wires.tiles", "tool_deck")
    former = {"tempo": {"correspondence": "days"}, "absent": {"autopilot": "defaults"}}
    revealed = {  # [BSA-HID-06, BSA-EXP-11, BSA-TOO-06, BSA-CHK-08]
        "saw.faces": "whispered",
        "bomb_ended.debrief": "told",
        "tool_declared": "told",
        "tool_declared.seat": "told",
        "tool_declared.tool": "told",
        "tool_declared.targets": "told",
        "tool_resolved.targets": "told",
        "tool_resolved.buried": "told",
        "looked": "told",
        "looked.wires": "told",
        "looked.what": "told",
    }

    def start(self, t: State) -> None:
        exam.start(t)

    def check_seats(self, opt: Options, seats: Sequence[Seat]) -> None:
        exam.check_seats(opt, seats)

    def standing(self, t: State, seat: int) -> Sequence[Standing] | Space:
        return conduct.standing(t, seat)

    def take_standing(self, t: State, seat: int, choice: Standing) -> None:
        conduct.take_standing(t, seat, choice)

    def why_not(self, t: State, seat: int | None, choice: Any, code: str) -> Illegal | None:
        return conduct.why_not(t, seat, choice, code)

    def due(self, t: State) -> int | None:
        return t.round.due

    def on_time(self, t: State) -> None:
        conduct.end_race(t)

    def stamp(self, t: State) -> Stamp:
        return conduct.stamp(t)

    def upgrade(self, table: Fields, rules: int) -> Fields:
        return upgrade(table)

    def invariants(self, t: State) -> None:
        invariants(t)

    def hints(self, t: State, seat: int) -> str | None:
        """Somebody who plays against bots alone may ask for advice; among people everybody thinks for themselves."""
        others = t.seats[:seat] + t.seats[seat + 1 :]
        return "agent" if {"bot"}.issuperset(map(_kind, others)) else None

    def board(self, t: State, seat: int | None) -> Board:
        return board(t, seat)

    def imagine_state(self, view: View[Board], rng: Random) -> State:
        return imagine_state(view, rng)

    def facts(self) -> dict[str, Any]:
        return facts()

    def figures(self, view: View[Board]) -> Figures:
        return figures(view)

    def describe(self, view: View[Board]) -> Sequence[Phrase]:
        return text.describe(view)

    def name(self, piece: str, value: Any) -> Phrase | None:
        return text.name(piece, value)

    def name_piece(self, view: View[Board], piece: str, value: Any) -> Phrase | None:
        return text.name_piece(view, piece, value)

    def log(self, event: Event) -> Sequence[Phrase] | None:
        return text.log(event)


GAME = BombSquad()
