"""The board: what a seat may know, also in words; and back again, a state that fits a view."""

from __future__ import annotations

import random

import msgspec

from qg.kernel import Phrase, View

from .data import DATA
from .state import State


class Board(msgspec.Struct, frozen=True):
    points: tuple[int, ...]
    dice: tuple[int | None, ...]
    """Of this round; None: somebody else's, which is hidden."""
    shown: tuple[int, ...]


def board(t: State, seat: int | None) -> Board:
    """For a seat, or for None, a spectator. Nothing is copied and then hidden: each field says what may be known."""
    return Board(t.points, tuple(die if owner == seat else None for owner, die in enumerate(t.dice)), t.shown)


def imagine_state(view: View[Board], rng: random.Random) -> State:
    """A state in which all is as the view tells, and what it hides is rolled anew."""
    seen = view.board
    dice = tuple(rng.randint(1, DATA.sides) if die is None else die for die in seen.dice)
    return State(points=seen.points, dice=dice, shown=seen.shown)


def describe(view: View[Board]) -> list[Phrase]:
    """The table in words: for a terminal, a screen reader, and the browser as long as there is no board."""
    points = [Phrase("table-points", {"seat": seat, "points": own}) for seat, own in enumerate(view.board.points)]
    own = view.board.dice[view.seat] if view.seat is not None and view.board.dice else None
    return points if own is None else [*points, Phrase("table-die", {"die": own})]
