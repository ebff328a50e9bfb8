"""Bomb Squad Academy: three training bombs that nobody can defuse."""

from __future__ import annotations

from operator import attrgetter

from qg.kernel import Game

from . import events, text
from .bots import Agent, DoubleZero, Rookie
from .choices import RankTools, SetIntent
from .data import DATA
from .facts import facts
from .figures import Figures, figures
from .imagine import imagine_state
from .invariants import invariants
from .lesson import LESSON
from .rules import chicken, conduct, cutting, effects, ending, exam, explosion, setup, turn, wait, windows
from .state import Options, State
from .view import Board, board

_kind = attrgetter("kind")


def practice_hints(t: State, seat: int) -> str | None:
    """Somebody who plays against bots alone may ask for advice; among people everybody thinks for themselves."""
    others = t.seats[:seat] + t.seats[seat + 1 :]
    return "agent" if {"bot"}.issuperset(map(_kind, others)) else None


GAME: Game[State, Board] = Game(
    slug="bomb-squad-academy",
    rules_version=1,
    seat_counts=range(2, 6),  # 2 to 5 players [BSA-GEN-01]
    state=State,
    options=DATA.options,
    option_type=Options,
    rules=(exam, setup, turn, wait, cutting, explosion, chicken, ending, windows, effects),
    events=events,
    start=exam.start,
    board=board,
    board_type=Board,
    imagine_state=imagine_state,
    bots={"rookie": Rookie, "agent": Agent, "double-zero": DoubleZero},
    check_seats=exam.check_seats,
    standing=conduct.standing,
    standing_type=SetIntent | RankTools,
    take_standing=conduct.take_standing,
    conduct=conduct.MANNERS,
    due=lambda t: t.round.due,
    on_time=conduct.end_race,
    why_not=conduct.why_not,
    stamp=conduct.stamp,
    revealed={  # [BSA-HID-06, BSA-EXP-11, BSA-TOO-06, BSA-CHK-08]
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
    },
    invariants=invariants,
    describe=text.describe,
    name=text.name,
    name_piece=text.name_piece,
    log=text.log,
    hints=practice_hints,
    lesson=LESSON,
    former={"tempo": {"correspondence": "days"}, "absent": {"autopilot": "defaults"}},
    facts=facts,
    figures=figures,
    figures_type=Figures,
    hidden=("wires.deck", "wires.tiles", "tool_deck"),
)
