"""What a player without a face is to the kernel: something that sees a view and chooses."""

from __future__ import annotations

import random
from typing import Any, Protocol

RANDOM = "random"
"""The level of bot that every game has: any option, all equally likely."""


class Bot(Protocol):
    """Sees what its seat may see and nothing else."""

    def choose(self, view: Any, rng: random.Random) -> Any:
        """One of the view's options."""
