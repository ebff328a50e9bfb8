"""Dice are rolled, by the server with a fair generator [DM-DIG-01]."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from ..pieces import Tray, showing
from ..state import State


def roll_dice(t: State, seat: int, ids: Sequence[int]) -> None:
    """Dice before a seat get new values where they lie; others join them. All see them [DM-MIS-13, DM-DIG-02]."""
    rolled = {die: showing(die, t.roll()) for die in ids}
    tray = t.dice[seat]
    kept = [rolled.pop(die[0], die) for die in tray] if tray else ()
    t.dice = (*t.dice[:seat], (*kept, *rolled.values()), *t.dice[seat + 1 :])


def faces(tray: Tray, ids: Sequence[int]) -> Tray:
    """Those dice of a tray, in its order."""
    return tuple([die for die in tray if die[0] in ids])


@lru_cache(maxsize=1024)
def subsets(dice: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every choice of one or more of these dice, sorted."""
    ids = sorted(dice)
    return tuple(some for size in range(1, len(ids) + 1) for some in combinations(ids, size))
