"""No seat learns what it may not know: from its view, its options, its events, or the length of any of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from qg import catalog
from qg.kernel import All, Choice, Game, Space, Table, Told, View, draw
from qg.kernel.record import apply

from .drive import next_input, random_options

PAIRS = 400
LONG_PAIRS = 10_000
EVERY = 5
"""A pair of worlds is taken at every fifth input, for one seat or the spectators."""


class Leak(AssertionError):
    """Two worlds that a seat may not tell apart look different to it."""


def seen(game: Game[Any, Any], t: Table, seat: int | None) -> bytes:
    """Every byte a seat would be sent."""
    return msgspec.json.encode(game.view(t, seat))


def moments(game: Game[Any, Any], seed: str, rng: random.Random) -> Iterator[Table]:
    """Tables in the middle of random games with random options."""
    number = 0
    while True:
        seats = rng.choice(game.seat_counts)
        t = game.new(seats, random_options(game, seats, rng), seed=f"{seed}/{number}")
        number += 1
        for inputs in range(400):
            if t.outcome is not None:
                break
            if inputs % EVERY == 0:
                yield t
            apply(t, next_input(t, rng, wild=True))


def imagined_worlds_look_alike(game: Game[Any, Any], t: Table, seat: int | None, rng: random.Random) -> None:
    """view(imagine(view)) == view, byte for byte."""
    view = game.view(t, seat)
    other = game.imagine(view, rng)
    if seen(game, other, seat) != seen(game, t, seat):
        raise Leak(difference(view, game.view(other, seat)))


def hidden_answers_look_alike(game: Game[Any, Any], t: Table, rng: random.Random) -> int:
    """Another seat answers in secret, this or that: nobody else sees a difference. How many pairs were tried."""
    found = 0
    for actor in t.all_seats:
        pair = _hidden_pair(t, actor, rng)
        if pair is None:
            continue
        one, other = t.copy(), t.copy()
        told_one, told_other = one.answer(actor, pair[0]), other.answer(actor, pair[1])
        if one.number != t.number or other.number != t.number or t.outcome is not None:
            continue
        found += 1
        for seat in (None, *t.all_seats):
            if seat == actor:
                continue
            if seen(game, one, seat) != seen(game, other, seat):
                raise Leak(difference(game.view(one, seat), game.view(other, seat)))
            if heard(told_one, seat) != heard(told_other, seat):
                raise Leak("events")
    return found


def _hidden_pair(t: Table, actor: int, rng: random.Random) -> tuple[Any, Any] | None:
    """Two answers of a seat that others may not tell apart: to a secret question, or of one hidden kind."""
    options = t.options(actor)
    if not options:
        options = t.standing(actor)
    if not options:
        return None
    one, other = draw(options, rng), draw(options, rng)
    secret = (
        t.open is not None and isinstance(t.open.decision, All) and (t.open.decision.secret or t.open.decision.sealed)
    )
    hidden = isinstance(one, Choice) and one.hidden and type(one) is type(other)
    return (one, other) if one != other and (secret or hidden) else None


def heard(told: list[Told], seat: int | None) -> bytes:
    return msgspec.json.encode([entry for entry in told if entry.is_for(seat)])


def difference(one: View[Any], other: View[Any]) -> str:
    """The fields that differ, for whoever has to mend it."""
    names = [name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)]
    if "board" in names:
        board = type(one.board)
        names += [f"board.{n}" for n in board.__struct_fields__ if getattr(one.board, n) != getattr(other.board, n)]
    return f"seat {one.seat} at {one.asked}: {names}"


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("slug", catalog.games())
def test_no_seat_can_tell_worlds_apart(slug: str, long: bool) -> None:
    game, rng = catalog.load(slug), random.Random(slug)
    wanted = LONG_PAIRS if long else PAIRS
    pairs = 0
    for t in moments(game, "secrecy", rng):
        if pairs >= wanted:
            break
        for seat in (None, *t.all_seats):
            imagined_worlds_look_alike(game, t, seat, rng)
            pairs += 1
        pairs += hidden_answers_look_alike(game, t, rng)
    assert pairs >= wanted


class LeakyBoard(msgspec.Struct, frozen=True):
    board: Any
    leak: Any


def leaks_chance(game: Game[Any, Any]) -> Game[Any, Any]:
    """The next draw shows through."""
    return planted(game, board=lambda t, seat: LeakyBoard(game.board(t, seat), t.copy().below(1000)))


def leaks_in_length(game: Game[Any, Any]) -> Game[Any, Any]:
    """Nothing hidden is written down, but how much is written depends on it."""
    return planted(game, board=lambda t, seat: LeakyBoard(game.board(t, seat), "x" * t.copy().below(50)))


def leaks_in_options(game: Game[Any, Any]) -> Game[Any, Any]:
    """The order of what a seat may do at any time depends on what it may not know."""

    def standing(t: Table, seat: int) -> Any:
        offered = game.standing(t, seat)
        return offered if isinstance(offered, Space) else [*offered, f"extra-{t.key[0] % 4}"]

    return planted(game, standing=standing, board=lambda t, seat: LeakyBoard(game.board(t, seat), None))


def planted(game: Game[Any, Any], **changes: Any) -> Game[Any, Any]:
    """The same game with a hole in it; imagining sees through the extra field."""
    whole = game.imagine_state

    def imagine(view: View[Any], rng: random.Random) -> Table:
        inner: Table = whole(msgspec.structs.replace(view, board=view.board.board), rng)
        return inner

    return replace(game, imagine_state=imagine, **changes)


@pytest.mark.parametrize("slug", catalog.games())
@pytest.mark.parametrize("leak", [leaks_chance, leaks_in_length, leaks_in_options])
def test_planted_leaks_are_caught(slug: str, leak: Any) -> None:
    game, rng = catalog.load(slug), random.Random(slug)
    leaky = leak(game)
    try:
        with pytest.raises(Leak):
            for number, t in enumerate(moments(leaky, "leak", rng)):
                assert number < 200, "the leak was not noticed"
                for seat in (None, *t.all_seats):
                    imagined_worlds_look_alike(leaky, t, seat, rng)
    finally:
        replace(game)  # binds the state to the sound game again
