"""New Game: a die each, rolled in secret, and the highest scores."""

from __future__ import annotations

from qg.kernel import Game

from . import events, rules, state, view
from .bots import Rookie
from .data import DATA
from .state import State
from .view import Board


class NewGame(Game[State, Board]):
    slug = "new-game"
    rules_version = 1
    seat_counts = range(2, 5)  # NEW-GEN-01
    modules = (events, rules)
    hooks = (state, view)
    options = DATA.option
    bots = {"rookie": Rookie}
    hidden = ("dice",)


GAME = NewGame()
