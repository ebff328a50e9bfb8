"""New Game: a die each, rolled in secret, and the highest scores."""

from __future__ import annotations

import random

from qg.kernel import Game, Phrase, View

from . import events, rules
from .bots import Rookie
from .data import DATA
from .state import State
from .view import Board, board, imagine


class NewGame(Game[State, Board]):
    slug = "new-game"
    rules_version = 1
    seat_counts = range(2, 5)  # NEW-GEN-01
    modules = (events, rules)
    options = DATA.option
    bots = {"rookie": Rookie}
    hidden = ("dice",)

    def start(self, t: State) -> None:
        t.points = (0,) * len(t.seats)
        t.then(rules.play_round)

    def board(self, t: State, seat: int | None) -> Board:
        return board(t, seat)

    def imagine_state(self, view: View[Board], rng: random.Random) -> State:
        return imagine(view, rng)

    def invariants(self, t: State) -> None:
        assert len(t.points) == len(t.seats) and len(t.dice) in (0, len(t.seats))
        assert all(1 <= die <= DATA.sides for die in t.dice)

    def describe(self, view: View[Board]) -> list[Phrase]:
        """The table in words: for a terminal, a screen reader, and the browser as long as there is no board."""
        points = [Phrase("table-points", {"seat": seat, "points": own}) for seat, own in enumerate(view.board.points)]
        own = view.board.dice[view.seat] if view.seat is not None and view.board.dice else None
        return points if own is None else [*points, Phrase("table-die", {"die": own})]


GAME = NewGame()
