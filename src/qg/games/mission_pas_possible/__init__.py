"""Mission Pas Possible: ten minutes, one bag of dice, twenty bombs."""

from __future__ import annotations

from qg.kernel import Game, Preset

from . import events, facts, figures, imagine, invariants, text, view
from .bots import BOTS
from .choices import Standing
from .data import DATA
from .figures import Figures
from .lesson import LESSON
from .pieces import Terms
from .rules import clock, conduct, defusing, drawing, setting, setup, standing, striking, taking, timing, turn
from .state import State
from .view import Board

PRESETS = (
    Preset("first_mission", {"mode": "initiation"}),
    Preset("family", {"difficulty": "training", "timer_s": 900, "dead_ends": "refused"}),
    Preset("box"),
    Preset(
        "purist",
        {
            "difficulty": "expert",
            "safety_net": False,
            "bag_draw": "grab",
            "steady_hand": "gesture",
            "hints": "none",
            "pause": "none",
        },
    ),
    Preset("score_hunt", {"mode": "advanced_piles", "difficulty": "expert", "hard_cards": True}),
    Preset("practice", {"timer_s": 0, "hints": "best"}, seats=1),
    Preset("no_way", {"difficulty": "insane", "hard_cards": True}),
)


class MissionPasPossible(Game[State, Board]):
    slug = "mission-pas-possible"
    rules_version = 1
    seat_counts = range(1, 6)
    modules = (events, setup, clock, turn, drawing, taking, setting, striking, defusing)
    hooks = (standing, timing, conduct, view, imagine, facts, figures, text, invariants)
    options = DATA.game.option
    bots = BOTS
    conduct = conduct.MANNERS
    standing_type = Standing
    figures_type = Figures
    presets = PRESETS
    lesson = LESSON
    terms = Terms
    hidden = ("deck", "piles", "sabotage_deck", "box", "stock")


GAME = MissionPasPossible()
