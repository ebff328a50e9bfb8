"""Dice Mission: choose the dice for everybody, complete your missions first."""

from __future__ import annotations

from qg.kernel import Game, Preset

from . import events, facts, figures, imagine, invariants, text, upgrade, view
from .bots import BOTS
from .data import DATA
from .figures import Figures
from .lesson import LESSON
from .pieces import Terms
from .rules import conduct, debriefing, ending, exchange, gadgets, legality, mission, rounds, setup, turns
from .state import State
from .view import Board

PRESETS = (
    Preset("box"),
    Preset("short", {"round_cap": 6}),
    Preset("school", {"open_hands": True, "hints": "odds", "tempo": "untimed"}),
    Preset("very_special", {"very_special": True}),
    Preset("joker", {"joker_die": True}, seats=4),
    Preset("unaided", {"hints": "none"}),
)


class DiceMission(Game[State, Board]):
    """Talk and bluff belong to it; what is said at the table is no input of the game [DM-DIG-08]."""

    slug = "dice-mission"
    rules_version = 1
    seat_counts = range(2, 6)  # 2 to 5 players [DM-GEN-01]
    modules = (events, setup, rounds, turns, mission, debriefing, exchange, gadgets, ending)
    hooks = (legality, conduct, view, imagine, facts, figures, text, invariants, upgrade)
    options = DATA.options
    bots = BOTS
    conduct = conduct.MANNERS
    figures_type = Figures
    presets = PRESETS  # the host may keep more [DM-OPT-03]
    lesson = LESSON
    terms = Terms
    hidden = ("hands", "decks", "discards", "box", "drawn", "gadgets", "gadget_deck")
    former = {"turn_seconds": {0: {"tempo": "untimed"}, 30: {}, 60: {}, 90: {}, 180: {"tempo": "relaxed"}}}


GAME = DiceMission()
