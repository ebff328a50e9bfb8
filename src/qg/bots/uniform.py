"""Any option, all equally likely."""

from __future__ import annotations

import random
from typing import Any

from qg.kernel import View, draw


class RandomBot:
    """Plays every game, badly."""

    def choose(self, view: View[Any], rng: random.Random) -> Any:
        return draw(view.options, rng)
