"""The agent's measure: the best chance of each type added up, by own dice, and the rerolls that raise it most."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..multisets import PLACE, Values, best_kept, climb, mean
from ..odds import Others, held
from ..pieces import NO_DICE, Counts
from .scene import Situation, added, highest

Aims = tuple[tuple[str, ...], ...]
"""The faces wanted, by type."""


@lru_cache(maxsize=256)
def utility(aims: Aims, n: int, them: Others) -> Values:
    """The missions to be expected by own dice: of each type the likeliest, as at most one of a type counts a turn."""
    return added([highest([held(face, n, them) for face in faces]) for faces in aims])


@lru_cache(maxsize=256)
def ladder(aims: Aims, n: int, them: Others, rolls: int) -> tuple[Values, ...]:
    """The same with 0, 1, ... rolls left."""
    return tuple(climb(utility(aims, n, them), n, rolls))


def expected(aims: Aims, n: int, them: Others, rolls: int) -> float:
    """What n dice yet to be rolled bring with so many rolls."""
    return mean(ladder(aims, n, them, rolls - 1)[-1], n)


class Plan(NamedTuple):
    """What one's dice are worth as they lie, after the best reroll, and what that reroll keeps."""

    now: float
    then: float
    kept: Counts


def plan(scene: Situation, left: int, *, joker: bool = False) -> Plan:
    """The best reroll of one's own dice with so many rolls left, this one included."""
    size = sum(scene.own)
    n = size + joker
    now = utility(scene.aims, size, scene.them)[PLACE[scene.own]]
    if not left:
        return Plan(now, now, NO_DICE)
    then, kept = best_kept(ladder(scene.aims, n, scene.them, left - 1)[left - 1], scene.own, n)
    return Plan(now, then, kept)
