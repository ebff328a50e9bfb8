"""What a player without a face is to the kernel: something that sees a view and chooses."""

from __future__ import annotations

import random
from typing import Any, Protocol

RANDOM = "random"
"""The level of bot that every game has: any option, all equally likely."""


class Bot(Protocol):
    """Sees what its seat may see and nothing else. Derive from it: `choose` is all that a bot must have."""

    def choose(self, view: Any, rng: random.Random) -> Any:
        """One of the view's options."""

    def pace(self, view: Any, choice: Any, rng: random.Random) -> int:
        """How many milliseconds pass, at a table with people, between the question and this answer."""
        return rng.randint(700, 1600)

    def remark(self, view: Any, rng: random.Random) -> Any:
        """A standing input to give unasked, such as a call; None: nothing to say. Asked after every change it sees."""
        return None
