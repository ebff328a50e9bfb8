"""Bots. They see a view, never the table."""

from __future__ import annotations

import random

from qg.kernel import Bot, View

from .data import DATA
from .rules import Keep, RollAgain
from .view import Board


class Rookie(Bot):
    """Keeps a die of the better half."""

    def choose(self, view: View[Board], rng: random.Random) -> Keep | RollAgain:
        return Keep() if 2 * (view.board.dice[view.me] or 0) > DATA.sides else RollAgain()
