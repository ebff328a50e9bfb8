"""What of some wishes a seat may do now: the listed choices that are meant, or examples from a space of choices."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from .decisions import Space
from .game import plain
from .lesson import matches
from .table import Table

TRIES = 64
"""Samples of a space in which an example of a wish is looked for."""


def wished(t: Table, seat: int, wishes: Sequence[Any]) -> list[Any]:
    """The choices and standing inputs of a seat that one of the wishes stands for, as plain JSON.

    Of a space too large to list each wish gives one: itself where it is written in full, or else an example.
    """
    found: list[Any] = []
    for offered in (t.options(seat), t.standing(seat)):
        if isinstance(offered, Space):
            examples = (_example(t, offered, wish) for wish in wishes)
            found += [choice for choice in examples if choice is not None]
        else:
            found += [choice for choice in map(plain, offered) if any(matches(wish, choice) for wish in wishes)]
    return found


def _example(t: Table, space: Space, wish: Any) -> Any:
    try:
        return wish if msgspec.convert(wish, t.game.choices) in space else None
    except msgspec.ValidationError:  # only some of its fields are named
        rng = random.Random(0)
        samples = (plain(space.sample(rng)) for _ in range(TRIES))
        return next((choice for choice in samples if matches(wish, choice)), None)
