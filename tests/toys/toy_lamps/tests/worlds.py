"""What is secret about lamps: what others have lit and wished for, and their sparks."""

import random
from collections.abc import Callable
from typing import Any

from tests.toys.lamps import LAMPS, Lamp, State


def other(t: State, seat: int | None, rng: random.Random) -> State:
    """The same table, but for all that this seat (None: a spectator) may not know."""
    new = t.copy()
    new.key, new.counter = rng.randbytes(32), rng.randrange(1000)
    own = [owner == seat for owner in t.all_seats]
    new.sparks = tuple(spark if mine else rng.randint(1, 3) for spark, mine in zip(t.sparks, own, strict=True))
    new.wishes = tuple(wish if mine else rng.choice(LAMPS) for wish, mine in zip(t.wishes, own, strict=True))
    lit = [lamp if mine else _another(lamp, rng) for lamp, mine in zip(t.lit, own if t.lit else (), strict=True)]
    new.lit = tuple(lit)
    return new


def _another(lamp: Lamp | None, rng: random.Random) -> Lamp | None:
    """That one is lit may be known."""
    return lamp and rng.choice([one for one in LAMPS if one != lamp])


LEAKS: dict[str, Callable[[State], object]] = {"lit": lambda t: t.lit, "wishes": lambda t: t.wishes}
SECRET_INPUTS: dict[str, Any] = {"wish": lambda t, after, seat: True}
REVEALS: tuple[Any, ...] = ()
