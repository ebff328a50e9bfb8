"""Other worlds: tables that differ only in what nobody may know, chance to come (section 6)."""

import random

from qg.games.missions_speciales.tests.prelude import *
from qg.kernel.record import Input


def other(t: State, seat: int | None, rng: random.Random) -> State:
    """Everything but chance is public, so another world is one with other dice and cards to come, for every seat."""
    new = t.copy()
    new.key, new.counter = rng.randbytes(32), rng.randrange(1000)
    return new


def _next_roll(t: State) -> object:
    ahead = t.copy()
    return WHITE[ahead.below(6)], BLACK[ahead.below(6)]


LEAKS: dict[str, Callable[[State], object]] = {
    "the seed of chance": lambda t: t.key.hex(),
    "how much of chance has been drawn": lambda t: t.counter,
    "the dice of the next fight": _next_roll,
    "the order of the cards not yet dealt": lambda t: t.copy().shuffled(MISSION_IDS),
}
"""Secrets that must not show; the contract plants each and must notice it."""

SECRET_INPUTS: dict[str, Callable[[State, State, int], bool]] = {}
"""Inputs that nobody else may notice: none, everybody sees what anybody does."""
REVEALS: tuple[Callable[[], tuple[State, State, int, Input]], ...] = ()
"""Whatever is declared as revealed comes to light in random games often enough."""
