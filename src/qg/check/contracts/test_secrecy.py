"""No seat learns what it may not know: from its view, its options, its events, or the length of any of them.

Each game's `tests/worlds.py` says what that is: `other(t, seat, rng)` is a table that differs from `t` in everything
this seat (None: a spectator) may not know, and in nothing else. It reads no view, so it believes none.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import islice
from typing import Any, get_args

import pytest

from qg import catalog
from qg.kernel import AskAll, Choice, Game, Moment, Space, Table, draw

from .. import under_check
from ..secrecy.hearing import PlayedInput
from ..secrecy.planted import SEED, on_the_board, plant_secrets, plant_whispers, whispers
from ..secrecy.watch import Watch
from ..secrecy.worlds import everybody, look_alike, positions, seen, worlds
from ..variants import variant

GAMES = 8
LONG_GAMES = 200
PAIRS = 400
FEW = 20
WHAT_HAPPENS = {"Answer", "TimeUp", "absent", "back", "restart"}
LONG_PAIRS = 10_000
SOON = 2000
"""Positions within which a secret on the board must be noticed."""

every_game = pytest.mark.parametrize("slug", under_check())


# -- whole games under watch -------------------------------------------------------------------------------------------


@pytest.mark.timeout(7200)
@every_game
def test_nobody_learns_what_it_may_not_know(slug: str, long: bool) -> None:
    """After every input, in the middle of it, and of the set-up; what is declared as revealed had to be, each of it in
    a place where nothing else shows it."""
    game = catalog.load(slug)
    watch = Watch(game, SEED, thorough=long)
    for pair in worlds(slug).REVEALS:
        known = set(watch.used)
        watch.bring_to_light(pair())
        assert watch.used > known, f"{pair.__name__} brings nothing new to light"
    for number in range(LONG_GAMES):
        if number >= (LONG_GAMES if long else GAMES) and has_met_all(watch):
            break
        watch.play(number)
    assert watch.pairs >= PAIRS
    assert set(watch.inputs) >= WHAT_HAPPENS
    assert watch.late >= few_late(game) and watch.absent >= FEW, "lateness and absence are in the worlds"
    share = len(watch.decisions) / len(game.decisions)
    assert share >= (0.8 if long else 0.5), f"only {watch.decisions} were met"
    assert watch.used == set(game.revealed), "what is declared as revealed was otherwise not to be seen"


def few_late(game: Game[Any, Any]) -> int:
    """Where no question has a time, nobody is ever late."""
    return FEW if any(kind.timer for kind in game.decisions.values()) else 0


def has_met_all(watch: Watch) -> bool:
    """What is rare comes in its time."""
    rare = watch.late >= few_late(watch.game) and watch.absent >= FEW and set(watch.inputs) >= WHAT_HAPPENS
    return rare and watch.used == set(watch.game.revealed)


@pytest.mark.timeout(7200)
@every_game
def test_every_whisper_told_to_all_is_noticed(slug: str, long: bool) -> None:
    """One after the other, by the watch alone; with --long also every secret told, and shown at a moment."""
    plants = list(plant_whispers(slug))
    assert len(plants) == len(whispers(slug))
    if long:
        plants += plant_secrets(slug)
    assert [plant.name for plant in plants if plant.noticed is None] == []


# -- worlds that differ in a hidden answer, or that the game imagines ----------------------------------------------


@pytest.mark.timeout(7200)
@every_game
def test_nobody_can_tell_hidden_answers_apart(slug: str, long: bool) -> None:
    game, rng, watch = catalog.load(slug), random.Random(slug), Watch(catalog.load(slug), "answers")
    found = 0
    for t in islice(positions(game, "answers", rng), LONG_PAIRS if long else PAIRS):
        found += hidden_answers_look_alike(watch, t, rng)
    assert bool(found) == has_hidden_answers(game), f"{found} pairs"


def has_hidden_answers(game: Game[Any, Any]) -> bool:
    secret = any(issubclass(kind, AskAll) and (kind.secret or kind.sealed) for kind in game.decisions.values())
    return secret or any(kind.hidden for kind in get_args(game.choices) or (game.choices,))


def hidden_answers_look_alike(watch: Watch, t: Table, rng: random.Random) -> int:
    """Another seat answers in secret, this or that: nobody else sees a difference while the question stays open, nor
    hears one that the board does not show. How many pairs were tried."""
    found = 0
    for actor in t.all_seats:
        pair = _hidden_pair(t, actor, rng)
        if pair is None:
            continue
        one, other = (_answered(watch.game, t, actor, choice) for choice in pair)
        stays = _place(t) == _place(one.t) == _place(other.t)
        found += stays
        for seat in everybody(t):
            if seat != actor and not is_let_in(one.told, seat):
                if stays:
                    look_alike(watch.game, one.t, other.t, seat)
                watch.sound_alike(one, other, seat, pair)
    return found


def _answered(game: Game[Any, Any], t: Table, actor: int, choice: Any) -> PlayedInput:
    new = t.copy()
    return PlayedInput(game, new.answer(actor, choice), new)


def _place(t: Table) -> tuple[int, int, bool]:
    """Where the game stands: what was answered in secret may come to light with chance, the next question, the end."""
    return t.counter, t.number, t.outcome is None


def is_let_in(told: list[Moment], seat: int | None) -> bool:
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
        t.open is not None
        and isinstance(t.open.decision, AskAll)
        and (t.open.decision.secret or t.open.decision.sealed)
    )
    hidden = isinstance(one, Choice) and one.hidden and type(one) is type(other)
    return (one, other) if one != other and (secret or hidden) else None


@pytest.mark.timeout(7200)
@every_game
def test_an_imagined_world_looks_like_the_view_it_comes_from(slug: str, long: bool) -> None:
    """view(imagine(view)) == view, byte for byte: what a bot thinks of is possible."""
    game, rng = catalog.load(slug), random.Random(slug)
    wanted = LONG_PAIRS if long else PAIRS
    pairs = 0
    for t in positions(game, "imagine", rng):
        if pairs >= wanted:
            break
        for seat in everybody(t):
            look_alike(game, t, game.imagine(game.view(t, seat), rng), seat)
            pairs += 1


# -- leaks planted on the board ------------------------------------------------------------------------------------


def leaks_in_length(game: Game[Any, Any]) -> dict[str, Any]:
    """Nothing hidden is written down, but how much is written depends on it."""
    return on_the_board(game, lambda t: "x" * t.copy().below(50))


def leaks_in_options(game: Game[Any, Any]) -> dict[str, Any]:
    """What a seat may do at any time depends on the key of the table."""

    def standing(t: Table, seat: int) -> Any:
        offered = game.standing(t, seat)
        return offered if isinstance(offered, Space) else [*offered, f"extra-{t.key[0] % 4}"]

    return {"standing": standing, "take_standing": game.take_standing}


def is_noticed(slug: str, hooks: dict[str, Any]) -> bool:
    other, rng = worlds(slug).other, random.Random(slug)
    leaky = variant(catalog.load(slug), **hooks)
    return any(
        seen(leaky, t, seat) != seen(leaky, other(t, seat, rng), seat)
        for t in islice(positions(leaky, "leak", rng), SOON)
        for seat in everybody(t)
    )


@every_game
@pytest.mark.parametrize("leak", [leaks_in_length, leaks_in_options])
def test_leaks_of_any_game_are_noticed(slug: str, leak: Callable[[Game[Any, Any]], dict[str, Any]]) -> None:
    assert is_noticed(slug, leak(catalog.load(slug)))


@every_game
def test_each_secret_of_a_game_is_noticed_on_the_board(slug: str) -> None:
    game, secrets = catalog.load(slug), worlds(slug).LEAKS
    assert secrets, "tests/worlds.py names no leak: there is always the chance to come"
    assert [name for name, secret in secrets.items() if not is_noticed(slug, on_the_board(game, secret))] == []
