"""Any option, all equally likely."""

from __future__ import annotations

import random
from typing import Any

from qg.kernel import Bot, View, draw


class RandomBot(Bot):
    """Plays every game, badly."""

    def choose(self, view: View[Any], rng: random.Random) -> Any:
        return draw(view.options, rng)
