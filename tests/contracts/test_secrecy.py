"""No seat learns what it may not know: from its view, its options, its events, or the length of any of them.

Each game's `tests/worlds.py` says what that is: `other(t, seat, rng)` is a table that differs from `t` in everything
this seat (None: a spectator) may not know, and in nothing else. It reads no view, so it believes none.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from itertools import count, islice
from typing import Any, Protocol, get_args

import msgspec
import pytest

from qg import catalog
from qg.kernel import All, Choice, Event, Game, Illegal, Space, Table, Told, View, draw
from qg.kernel.record import Answer, apply

from .drive import next_input, random_options

PAIRS = 400
LONG_PAIRS = 10_000
EVERY = 20
"""Worlds are compared at every twentieth input at least, for every seat and the spectators."""
MOST_INPUTS = 200
"""Then another game begins, with other options."""
SOON = 2000
"""Moments within which a planted leak must be noticed."""

Leaks = dict[str, Callable[[Any], object]]


class Worlds(Protocol):
    """What a game's `tests/worlds.py` gives; `LEAKS` are secrets to be planted."""

    LEAKS: Leaks

    def other(self, t: Any, seat: int | None, rng: random.Random) -> Any: ...


class Leak(AssertionError):
    """Two worlds that a seat may not tell apart look different to it."""


def worlds(slug: str) -> Worlds:
    found: Any = import_module(f"qg.games.{catalog.folder_of(slug).name}.tests.worlds")
    return found  # type: ignore[no-any-return]


def everybody(t: Table) -> tuple[int | None, ...]:
    return (None, *t.all_seats)


def seen(game: Game[Any, Any], t: Table, seat: int | None) -> bytes:
    """Every byte a seat would be sent."""
    return msgspec.json.encode(game.view(t, seat))


def heard(told: list[Told], seat: int | None) -> bytes:
    return msgspec.json.encode([entry for entry in told if entry.is_for(seat)])


def moments(game: Game[Any, Any], seed: str, rng: random.Random) -> Iterator[Table]:
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


def look_alike(game: Game[Any, Any], one: Table, other: Table, seat: int | None) -> None:
    if seen(game, one, seat) != seen(game, other, seat):
        raise Leak(difference(game.view(one, seat), game.view(other, seat)))


def difference(one: View[Any], other: View[Any]) -> str:
    """The fields that differ, for whoever has to mend it."""
    names = [name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)]
    if "board" in names:
        board = type(one.board)
        names += [f"board.{n}" for n in board.__struct_fields__ if getattr(one.board, n) != getattr(other.board, n)]
    return f"seat {one.seat} at {one.asked}: {names}"


# -- worlds that differ in everything a seat may not know ----------------------------------------------------------


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("slug", catalog.games())
def test_no_seat_can_tell_worlds_apart(slug: str, long: bool) -> None:
    game, other, rng = catalog.load(slug), worlds(slug).other, random.Random(slug)
    wanted = LONG_PAIRS if long else PAIRS
    pairs, met = 0, set()
    for t in moments(game, "secrecy", rng):
        if pairs >= wanted:
            break
        assert t.open is not None
        met.add(type(t.open.decision))
        for seat in everybody(t):
            world = other(t, seat, rng)
            game.invariants(world)
            look_alike(game, t, world, seat)
            pairs += 1
    share = len(met) / len(game.decisions)
    assert share >= (0.8 if long else 0.5), f"only {met} were met"


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("slug", catalog.games())
def test_events_tell_no_more_than_what_comes_to_light(slug: str, long: bool) -> None:
    game, other, rng = catalog.load(slug), worlds(slug).other, random.Random(slug)
    wanted = LONG_PAIRS if long else PAIRS
    pairs = 0
    for t in moments(game, "events", rng):
        if pairs >= wanted:
            break
        pairs += sum(told_alike(game, t, other(t, seat, rng), seat, rng) for seat in everybody(t))
    assert pairs >= wanted


def told_alike(game: Game[Any, Any], t: Table, world: Table, seat: int | None, rng: random.Random) -> bool:
    """The same input of anybody else in both worlds: if they still look alike afterwards, they must have sounded alike.

    Whether there was such an input. Where it led on, what came to light may lie face down again.
    """
    given, one = next_input(t, rng, wild=True), t.copy()
    before = _place(one), _place(world)
    if isinstance(given, Answer) and given.seat == seat:
        return False
    try:
        told_one, told_other = apply(one, given), apply(world, given)
    except Illegal:  # in that world somebody else has answered already
        return False
    if (_place(one), _place(world)) != before or seen(game, one, seat) != seen(game, world, seat):
        return False
    if heard(told_one, seat) != heard(told_other, seat):
        raise Leak(f"seat {seat}: events of {given}")
    return True


def _place(t: Table) -> tuple[int, int, bool]:
    """Where the game stands: neither chance, nor another question, nor the end may come between two worlds."""
    return t.counter, t.number, t.outcome is None


# -- worlds that differ in a hidden answer, or that the game imagines ----------------------------------------------


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("slug", catalog.games())
def test_nobody_can_tell_hidden_answers_apart(slug: str, long: bool) -> None:
    game, rng = catalog.load(slug), random.Random(slug)
    found = 0
    for t in islice(moments(game, "answers", rng), LONG_PAIRS if long else PAIRS):
        found += hidden_answers_look_alike(game, t, rng)
    assert bool(found) == has_hidden_answers(game), f"{found} pairs"


def has_hidden_answers(game: Game[Any, Any]) -> bool:
    secret = any(issubclass(kind, All) and (kind.secret or kind.sealed) for kind in game.decisions.values())
    return secret or any(kind.hidden for kind in get_args(game.choices) or (game.choices,))


def hidden_answers_look_alike(game: Game[Any, Any], t: Table, rng: random.Random) -> int:
    """Another seat answers in secret, this or that: nobody else sees a difference. How many pairs were tried."""
    found = 0
    for actor in t.all_seats:
        pair = _hidden_pair(t, actor, rng)
        if pair is None:
            continue
        one, other = t.copy(), t.copy()
        told_one, told_other = one.answer(actor, pair[0]), other.answer(actor, pair[1])
        if not _place(t) == _place(one) == _place(other):
            continue
        found += 1
        for seat in everybody(t):
            if seat == actor or is_let_in(told_one, seat):
                continue
            look_alike(game, one, other, seat)
            if heard(told_one, seat) != heard(told_other, seat):
                raise Leak(f"seat {seat}: events of {pair}")
    return found


def is_let_in(told: list[Told], seat: int | None) -> bool:
    """Whether a seat was whispered something: the rules let it listen."""
    return any(entry.to is not None and seat in entry.to for entry in told)


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


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("slug", catalog.games())
def test_an_imagined_world_looks_like_the_view_it_comes_from(slug: str, long: bool) -> None:
    """view(imagine(view)) == view, byte for byte: what a bot thinks of is possible."""
    game, rng = catalog.load(slug), random.Random(slug)
    wanted = LONG_PAIRS if long else PAIRS
    pairs = 0
    for t in moments(game, "imagine", rng):
        if pairs >= wanted:
            break
        for seat in everybody(t):
            look_alike(game, t, game.imagine(game.view(t, seat), rng), seat)
            pairs += 1


# -- planted leaks -------------------------------------------------------------------------------------------------


class LeakyBoard(msgspec.Struct, frozen=True):
    board: Any
    leak: Any


@pytest.fixture
def sound() -> Iterator[None]:
    """Binds every game to its own rules again: whoever makes a variant of a game binds its tables to that."""
    yield
    for slug in catalog.games():
        catalog.load(slug).state.game = catalog.load(slug)


def leaks(game: Game[Any, Any], secret: Callable[[Any], object]) -> Game[Any, Any]:
    """The same game with a secret on the board."""
    return replace(game, board=lambda t, seat: LeakyBoard(game.board(t, seat), secret(t)))


def leaks_in_length(game: Game[Any, Any]) -> Game[Any, Any]:
    """Nothing hidden is written down, but how much is written depends on it."""
    return leaks(game, lambda t: "x" * t.copy().below(50))


def leaks_in_options(game: Game[Any, Any]) -> Game[Any, Any]:
    """What a seat may do at any time depends on the key of the table."""

    def standing(t: Table, seat: int) -> Any:
        offered = game.standing(t, seat)
        return offered if isinstance(offered, Space) else [*offered, f"extra-{t.key[0] % 4}"]

    return replace(game, standing=standing)


def is_noticed(slug: str, leaky: Game[Any, Any]) -> bool:
    other, rng = worlds(slug).other, random.Random(slug)
    return any(
        seen(leaky, t, seat) != seen(leaky, other(t, seat, rng), seat)
        for t in islice(moments(leaky, "leak", rng), SOON)
        for seat in everybody(t)
    )


@pytest.mark.usefixtures("sound")
@pytest.mark.parametrize("slug", catalog.games())
@pytest.mark.parametrize("leak", [leaks_in_length, leaks_in_options])
def test_leaks_of_any_game_are_noticed(slug: str, leak: Callable[[Game[Any, Any]], Game[Any, Any]]) -> None:
    assert is_noticed(slug, leak(catalog.load(slug)))


@pytest.mark.usefixtures("sound")
@pytest.mark.parametrize("slug", catalog.games())
def test_each_secret_of_a_game_is_noticed_on_the_board(slug: str) -> None:
    secrets = worlds(slug).LEAKS
    assert len(secrets) >= 3
    assert [name for name, secret in secrets.items() if not is_noticed(slug, leaks(catalog.load(slug), secret))] == []


@pytest.mark.parametrize("slug", catalog.games())
def test_whispers_told_to_everybody_are_noticed(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game whispers at all."""
    game, other, rng = catalog.load(slug), worlds(slug).other, random.Random(slug)
    whispers = []

    def shout(t: Table, seat: int, event: Callable[..., Event], *args: Any, **kwargs: Any) -> None:
        whispers.append(event)
        t.tell(event, *args, **kwargs)

    monkeypatch.setattr(Table, "whisper", shout)
    try:
        for t in islice(moments(game, "whispers", rng), PAIRS):
            for seat in everybody(t):
                told_alike(game, t, other(t, seat, rng), seat, rng)
    except Leak:
        return
    assert not whispers, "the leak was not noticed"
