"""Nothing in a State stands for "none" but None: no -1, no -2, no empty string."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from qg import catalog
from qg.bots import RandomBot
from qg.kernel import Table
from qg.kernel.canon import saved
from qg.kernel.conduct.state import Conduct
from qg.kernel.record import apply
from qg.lab.match import next_input

SENTINELS = (-1, -2, "")
MAY_BE_NEGATIVE = {"shift", "loss", "score", "points_before", "per_bomb", "bombs"}
"""Numbers that count below 0 by the rules."""
MAY_BE_EMPTY = {"trail"}
"""Texts that grow letter by letter."""


def structs(kind: Any, seen: set[Any]) -> Iterator[type[msgspec.Struct]]:
    """Every struct that a value of this type may hold, itself included."""
    if kind in seen or kind is Conduct:
        return
    seen.add(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
        for field in msgspec.structs.fields(kind):
            yield from structs(field.type, seen)
    for part in get_args(kind):
        yield from structs(part, seen)


@pytest.mark.parametrize("slug", catalog.games())
def test_no_default_of_a_state_stands_for_none(slug: str) -> None:
    state = catalog.load(slug).state
    fields = [(state, field) for field in own(state)]
    seen: set[Any] = set()
    for field in own(state):
        fields += [(kind, each) for kind in structs(field.type, seen) for each in msgspec.structs.fields(kind)]
    assert len(fields) > 20
    for kind, field in fields:
        default = None if field.name in MAY_BE_EMPTY else field.default
        assert type(default) not in (int, str) or default not in SENTINELS, f"{kind.__name__}.{field.name}"


def own(state: type[Table]) -> list[msgspec.structs.FieldInfo]:
    """The fields that the game adds."""
    kernel = {field.name for field in saved(Table)}
    return [field for field in saved(state) if field.name not in kernel]


@pytest.mark.parametrize("slug", catalog.games())
@pytest.mark.parametrize("seats", [2, 4])
def test_no_value_of_a_state_in_play_stands_for_none(slug: str, seats: int) -> None:
    game = catalog.load(slug)
    names = [field.name for field in own(game.state)]
    rng, t = random.Random(slug), game.new(seats, seed="sentinels")
    bots = [RandomBot()] * seats
    while t.outcome is None:
        for name in names:
            assert not list(sentinels(getattr(t, name), name)), name
        given = next_input(game, t, bots, rng)
        apply(t, given, events=False)


def sentinels(value: Any, name: str) -> Iterator[tuple[str, Any]]:
    """Values that stand for none, with the field that holds them."""
    if isinstance(value, msgspec.Struct):
        for part in value.__struct_fields__:
            yield from sentinels(getattr(value, part), part)
    elif isinstance(value, tuple):
        for each in value:
            yield from sentinels(each, name)
    elif type(value) in (int, str) and value in SENTINELS and name not in MAY_BE_NEGATIVE | MAY_BE_EMPTY:
        yield name, value
