"""How long a player without a face takes, as a person would [BSA-RCT-19]."""

from __future__ import annotations

import random
from typing import Any

from qg.kernel import View

from ..choices import Lock

LOCK_MS = {"rookie": (2000, 4000), "agent": (1200, 2500), "double-zero": (700, 1600)}
"""For a card, by level."""
REACTION_MS = (500, 900)
OTHER_MS = (800, 1500)


def human_pace(view: View[Any], choice: Any, rng: random.Random, *, lock_ms: tuple[int, int]) -> int:
    """Milliseconds for an answer: a card takes as long as its level thinks, a reaction is a flinch."""
    if type(choice) is Lock:
        return rng.randint(*lock_ms)
    reacts = view.asked is not None and view.asked.kind in ("react", "confirm_tool")
    return rng.randint(*(REACTION_MS if reacts else OTHER_MS))
