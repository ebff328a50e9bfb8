"""Missions Spéciales: the double-zero agents race for the number 007."""

from __future__ import annotations

from qg.kernel import Game

from . import events, facts, figures, imagine, invariants, text, upgrade, view
from .bots import BOTS
from .choices import StandingChoice
from .data import OPTIONS, PRESETS
from .figures import Figures
from .lesson import LESSON
from .pieces import Terms
from .rules import conduct, debriefing, fights, later_missions, order, preparation, setup, standing, turns
from .state import State
from .view import Board


class MissionsSpeciales(Game[State, Board]):
    slug = "missions-speciales"
    rules_version = 1
    seat_counts = range(1, 7)  # 2 to 6 agents, or one alone [MS-OPT-01, MS-OPT-02]
    modules = (events, setup, order, preparation, turns, fights, debriefing, later_missions)
    hooks = (standing, conduct, view, imagine, facts, figures, text, invariants, upgrade)
    options = OPTIONS
    bots = BOTS
    conduct = conduct.MANNERS
    standing_type = StandingChoice
    figures_type = Figures
    presets = PRESETS
    lesson = LESSON
    terms = Terms
    former = {"turn_timer_s": None}
    revealed = {  # [MS-ORD-01, MS-PHY-06]
        "order_rolled.rolls": "told",
        "dice_rolled.white": "told",
        "dice_rolled.black": "told",
    }


GAME = MissionsSpeciales()
