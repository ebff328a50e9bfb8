"""Nothing in a State stands for "none" but None: no -1, no -2, no empty string."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from qg import catalog
from qg.bots import RandomBot
from qg.kernel import Table
from qg.kernel.canon import saved
from qg.kernel.conduct.state import Conduct
from qg.kernel.record import apply
from qg.lab.match import next_input

GAMES = ("bomb-squad-academy", "mission-pas-possible")
"""The games whose State has no sentinels."""
SENTINELS = (-1, -2, "")
MAY_BE_NEGATIVE = {"shift", "loss", "score", "points_before", "per_bomb", "bombs"}
"""Numbers that count below 0 by the rules."""


def parts(kind: Any) -> dict[str, tuple[Any, Any]]:
    """The fields of a struct or a named tuple: type and default of each."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return {field.name: (field.type, field.default) for field in msgspec.structs.fields(kind)}
    if hasattr(kind, "_field_defaults"):
        hints = get_type_hints(kind)
        return {name: (hints[name], kind._field_defaults.get(name)) for name in kind._fields}
    return {}


def held(kind: Any, seen: set[Any]) -> Iterator[tuple[str, Any]]:
    """The name and default of every field that a value of this type may hold, at any depth."""
    if kind in seen or kind is Conduct:
        return
    seen.add(kind)
    for name, (of_type, default) in parts(kind).items():
        yield f"{kind.__name__}.{name}", default
        yield from held(of_type, seen)
    for part in get_args(kind):
        yield from held(part, seen)


@pytest.mark.parametrize("slug", GAMES)
def test_no_default_of_a_state_stands_for_none(slug: str) -> None:
    seen: set[Any] = set()
    defaults = [(field.name, field.default) for field in own(catalog.load(slug).state)]
    for field in own(catalog.load(slug).state):
        defaults += held(field.type, seen)
    assert len(defaults) > 50
    for name, default in defaults:
        assert type(default) not in (int, str) or default not in SENTINELS, name


def own(state: type[Table]) -> list[msgspec.structs.FieldInfo]:
    """The fields that the game adds."""
    kernel = {field.name for field in saved(Table)}
    return [field for field in saved(state) if field.name not in kernel]


@pytest.mark.parametrize("slug", GAMES)
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
    elif type(value) in (int, str) and value in SENTINELS and name not in MAY_BE_NEGATIVE:
        yield name, value
