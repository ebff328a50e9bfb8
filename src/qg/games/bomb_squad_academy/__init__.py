"""Bomb Squad Academy: three training bombs that nobody can defuse."""

from __future__ import annotations

from qg.kernel import Game

from . import events, facts, figures, imagine, invariants, text, upgrade, view
from .bots import Agent, DoubleZero, Rookie
from .choices import Standing
from .data import DATA
from .figures import Figures
from .lesson import LESSON
from .pieces import Terms
from .rules import chicken, conduct, cutting, effects, ending, exam, explosion, setup, turn, wait, windows
from .state import State
from .view import Board


class BombSquad(Game[State, Board]):
    slug = "bomb-squad-academy"
    rules_version = 1
    seat_counts = range(2, 6)  # 2 to 5 players [BSA-GEN-01]
    modules = (events, exam, setup, turn, wait, cutting, explosion, chicken, ending, windows, effects)
    hooks = (conduct, view, imagine, facts, figures, text, invariants, upgrade)
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


GAME = BombSquad()
