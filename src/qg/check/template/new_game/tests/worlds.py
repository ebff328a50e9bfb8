"""What is secret in this game: other worlds, made from the true table, and leaks that the contract must notice."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from qg.games.new_game.data import DATA
from qg.games.new_game.state import State


def other(t: State, seat: int | None, rng: random.Random) -> State:
    """The same table, but for all that this seat (None: a spectator) may not know: the others' dice, and chance."""
    new = t.copy()
    new.key, new.counter = rng.randbytes(32), rng.randrange(1000)
    new.dice = tuple(die if owner == seat else rng.randint(1, DATA.sides) for owner, die in enumerate(t.dice))
    return new


LEAKS: dict[str, Callable[[State], object]] = {"dice": lambda t: t.dice, "chance": lambda t: t.key.hex()}
SECRET_INPUTS: dict[str, Any] = {}
REVEALS: tuple[Any, ...] = ()
