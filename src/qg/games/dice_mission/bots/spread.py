"""How many missions own dice may bring at once, gadgets in hand included, by multiset."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..multisets import DOWN, SETS, UP, Values, best, kept
from ..odds import Others, held
from ..pieces import SIDES, GadgetId
from .scene import highest

Aims = tuple[tuple[str, ...], ...]
SURE = 0.9
"""A gadget counted on may meet a lock, or dice that have changed."""


class Spread(NamedTuple):
    """By multiset: the chances of 0, 1, 2, ... missions without a gadget, and that one gadget brings one more."""

    numbers: list[list[float]]
    more: Values


@lru_cache(maxsize=128)
def spread(aims: Aims, n: int, them: Others, gadgets: tuple[GadgetId, ...]) -> Spread:
    """Types are taken as independent of each other, given the own dice."""
    types = [_of_type(faces, n, them) for faces in aims]
    numbers = [_numbers(chances) for chances in zip(*types, strict=True)] if types else [[1.0]] * len(SETS[n])
    gains = [_gain(faces, n, them, gadget) for faces in aims for gadget in dict.fromkeys(gadgets)]
    more = highest(gains) if gains else [0.0] * len(numbers)
    return Spread(numbers, [SURE * gain for gain in more])


@lru_cache(maxsize=512)
def _of_type(faces: tuple[str, ...], n: int, them: Others) -> Values:
    return highest([held(face, n, them) for face in faces])


def _numbers(chances: Sequence[float]) -> list[float]:
    """The chances of so many of these."""
    found = [1.0]
    for chance in chances:
        if chance == 1.0:
            found = [0.0, *found]
        elif chance:
            miss = 1.0 - chance
            found = [a * miss + b * chance for a, b in zip([*found, 0.0], [0.0, *found], strict=True)]
    return found


@lru_cache(maxsize=512)
def _gain(faces: tuple[str, ...], n: int, them: Others, gadget: GadgetId) -> Values:
    """By own dice: what a gadget on them adds to the chance of a type."""
    plain = _of_type(faces, n, them)
    found = plain
    if gadget == "adaptation":
        found = _one_less(_one_more(plain, n - 1, range(SIDES)), n)
    elif gadget == "transaction":
        found = _one_less(_one_more(plain, n - 1, _shown(them)), n)
    elif gadget == "theft" and n < len(UP):
        found = _one_more(_of_type(faces, n + 1, them), n, _shown(them))
    elif gadget in ("suppression", "transfer") and n > 1:
        found = _one_less(_of_type(faces, n - 1, them), n)
    return [max(0.0, new - old) for new, old in zip(found, plain, strict=True)]


def _one_more(values: Values, n: int, faces: Sequence[int]) -> Values:
    """Of n dice, the best with one more that shows one of these faces."""
    return [max([values[up[face]] for face in faces]) for up in UP[n]]


def _one_less(values: Values, n: int) -> Values:
    """Of n dice, the best with one of them gone."""
    return [max([values[less] for less in down]) for down in DOWN[n]]


def _shown(them: Others) -> Sequence[int]:
    """Values that others' dice show; those yet to roll may show anything."""
    if them.to_roll or not them.lying:
        return range(SIDES)
    return [face for face in range(SIDES) if any(c[face] for c in them.lying)]


def weighed(found: Spread, worth: Sequence[float], with_gadget: Sequence[float]) -> Values:
    """By multiset: the mean of what each number of missions is worth; a gadget is used where it is worth it."""
    result, one_more = [], (*with_gadget[1:], with_gadget[-1])
    for numbers, more in zip(found.numbers, found.more, strict=True):
        plain = sum([chance * value for chance, value in zip(numbers, worth, strict=False)])
        if more:
            helped = sum([chance * value for chance, value in zip(numbers, one_more, strict=False)])
            plain = max(plain, (1 - more) * plain + more * helped)
        result.append(plain)
    return result


def rolled(values: Values, n: int) -> Values:
    """What n dice are worth to somebody who rerolls at least one of them."""
    return _one_less(best(kept(values, n))[n - 1], n)
