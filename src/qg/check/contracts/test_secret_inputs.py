"""What is given in secret nobody else notices, and nothing else is given unnoticed: `SECRET_INPUTS` of each game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import UNSET

from qg import catalog
from qg.kernel import Game, Moment, OptionError, Table
from qg.kernel.record import Answer, Input, apply
from qg.server.projector import Projector

from .. import under_check
from ..drive import next_input, random_options, random_seats
from ..secrecy.worlds import everybody, is_secret, kind_of, worlds

NAMES = ("Nora", "Samir", "Eve", "Lou", "Ida", "Max")
MOST_INPUTS = 150
ENOUGH = 3
"""Each secret kind is given at least so often."""
MOST_GAMES = 300
MOST_TRIES = 500

every_game = pytest.mark.parametrize("slug", under_check())


def games(game: Game[Any, Any], rng: random.Random) -> Iterator[Table]:
    """New tables without end; in the first of them each value of each option comes once at least."""
    for option in game.options:
        for value in _values(option):
            seats, options = _legal(game, {option.id: value}, rng)
            yield game.new(random_seats(seats, rng), options, seed=str(rng.random()))
    while True:
        seats, options = _legal(game, {}, rng)
        yield game.new(random_seats(seats, rng), options, seed=str(rng.random()))


def _values(option: Any) -> tuple[Any, ...]:
    """All of an option's values; of a number both ends, and what it can be besides."""
    if option.type == "bool":
        return (False, True)
    return tuple(option.values) if option.type == "enum" else (*option.also, option.min, option.max)


def _legal(game: Game[Any, Any], wanted: dict[str, Any], rng: random.Random) -> tuple[int, dict[str, Any]]:
    """Seats and options with what is wanted, the rest at random."""
    for _ in range(MOST_TRIES):
        seats = rng.choice(game.seat_counts)
        options = random_options(game, seats, rng) | wanted
        try:
            game.new(seats, options, seed="options")
        except OptionError:
            continue
        return seats, options
    raise AssertionError(f"there is no game with {wanted}")


def inputs(t: Table, rng: random.Random) -> Iterator[tuple[Table, Input, list[Moment]]]:
    """A wild game: the table before each input, the input, and what was told."""
    for _ in range(MOST_INPUTS):
        if t.outcome is not None:
            return
        before, given = t.copy(), next_input(t, rng, wild=True)
        yield before, given, apply(t, given)


@every_game
def test_nobody_else_notices_what_is_secret_and_all_notice_the_rest(slug: str) -> None:
    """In random games of every option: after an answer of a declared kind nobody else gets a message or a number; after
    any other everybody does. No kind is declared in vain."""
    game, rng, met = catalog.load(slug), random.Random(slug), Counter[str]()
    least = sum(len(_values(option)) for option in game.options)
    for number, t in enumerate(games(game, rng)):
        if number >= least and all(met[kind] >= ENOUGH for kind in worlds(slug).SECRET_INPUTS):
            break
        assert number < MOST_GAMES, f"these were met: {met}"
        for before, given, told in inputs(t, rng):
            if isinstance(given, Answer):
                secret = is_secret(slug, before, t, given.seat, given.choice)
                met[kind_of(given.choice)] += secret
                if secret or not is_told_to_all(told):
                    noticed(game, before, t, told, given, secret=secret)


def is_told_to_all(told: list[Moment]) -> bool:
    return any(one.to is None for one in told)


def noticed(game: Game[Any, Any], before: Table, t: Table, told: list[Moment], given: Answer, *, secret: bool) -> None:
    """Who gets a message, and with it the next number: of the others nobody, or all of them."""
    projector = Projector(game, NAMES)
    parts = projector.tell(told)
    heard = set()
    for seat in everybody(t):
        moments, patch, _ = projector.update(projector.shown(before, seat), parts, t, seat, {})
        if moments or patch is not UNSET:
            heard.add(seat)
    others = {*everybody(t)} - {given.seat}
    assert heard & others == (set() if secret else others), f"{heard} notice {given} at {before.open}"
