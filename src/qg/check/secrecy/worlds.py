"""Worlds that a seat may not tell apart, and what it is shown and told in them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import count
from typing import Any, Protocol

import msgspec

from qg import catalog
from qg.kernel import Game, Table, View
from qg.kernel.record import Input, apply

from ..drive import next_input, random_options

EVERY = 20
"""Positions come at every twentieth input at least."""
MOST_INPUTS = 200
"""Then another game begins, with other options."""

Leaks = dict[str, Callable[[Any], object]]
Pair = tuple[Any, Any, int | None, Input]
"""Two tables that a seat cannot tell apart, and an input that is given to both."""
SecretInputs = dict[str, Callable[[Any, Any, int], bool]]


class Worlds(Protocol):
    """What a game's `tests/worlds.py` gives: secrets to be planted; kinds of answers that nobody else may notice, with
    when that is so, from the tables before and after and the seat; pairs that bring to light what is declared as
    revealed and what random games seldom do."""

    LEAKS: Leaks
    SECRET_INPUTS: SecretInputs
    REVEALS: tuple[Callable[[], Pair], ...]

    def other(self, t: Any, seat: int | None, rng: random.Random) -> Any: ...


class Leak(AssertionError):
    """A seat has learned what it may not know."""


def worlds(slug: str) -> Worlds:
    found: Any = import_module(f"qg.games.{catalog.folder_of(slug).name}.tests.worlds")
    return found  # type: ignore[no-any-return]


def kind_of(choice: Any) -> str:
    """How `SECRET_INPUTS` calls an answer."""
    tag: Any = type(choice).__struct_config__.tag if isinstance(choice, msgspec.Struct) else choice
    return str(tag)


def is_secret(slug: str, t: Table, after: Table, seat: int, choice: Any) -> bool:
    """Whether the game says that nobody else may notice this answer."""
    secret = worlds(slug).SECRET_INPUTS.get(kind_of(choice))
    return secret is not None and secret(t, after, seat)


def everybody(t: Table) -> tuple[int | None, ...]:
    return (None, *t.all_seats)


def seen(game: Game[Any, Any], t: Table, seat: int | None) -> bytes:
    """Every byte a seat would be sent."""
    return msgspec.json.encode(game.view(t, seat))


def look_alike(game: Game[Any, Any], one: Table, other: Table, seat: int | None) -> None:
    if seen(game, one, seat) != seen(game, other, seat):
        raise Leak(difference(game.view(one, seat), game.view(other, seat)))


def difference(one: View[Any], other: View[Any]) -> str:
    """The fields that differ, for whoever has to mend it."""
    names = fields_apart(one, other)
    if "board" in names:
        names += [f"board.{name}" for name in fields_apart(one.board, other.board)]
    return f"seat {one.seat} at {one.asked}: {names}"


def fields_apart(one: msgspec.Struct, other: msgspec.Struct) -> list[str]:
    return [name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)]


def positions(game: Game[Any, Any], seed: str, rng: random.Random) -> Iterator[Table]:
    """Tables in the middle of random games with random options; of rare questions all, so that each has its share."""
    met: Counter[type] = Counter()
    for number in count():
        seats = rng.choice(game.seat_counts)
        t = game.new(seats, random_options(game, seats, rng), seed=f"{seed}/{number}")
        for inputs in range(MOST_INPUTS):
            if t.open is None:
                break
            kind = type(t.open.decision)
            if inputs % EVERY == 0 or met[kind] * len(game.decisions) < met.total():
                met[kind] += 1
                yield t
            apply(t, next_input(t, rng, wild=True))
