"""What every game promises the platform, on many random games at every number of seats."""

from __future__ import annotations

import random
from typing import Any

import pytest

from qg import catalog
from qg.kernel import AskAll, Game, Illegal, Table, draw
from qg.kernel import AskAny as AnyDecision
from qg.kernel.canon import saved
from qg.kernel.judge import replay
from qg.kernel.record import Recorder, apply, decode, digest, encode
from qg.lab.match import make_bots
from qg.lab.match import next_input as by_bots

from .. import under_check
from ..drive import ENDLESS, next_input, random_options, random_seats

GAMES_A_CELL = 30
GAMES_OF_BOTS = 3
GAMES_OF_BOTS_IN_A_LONG_CELL = 100
GAMES_A_LONG_CELL = 300
BATCH = 50
"""A long cell is played in batches, so that it spreads over all cores."""
CELLS = [(slug, seats) for slug in under_check() for seats in catalog.load(slug).seat_counts]


@pytest.mark.parametrize(("slug", "seats"), CELLS)
def test_contracts_hold_in_random_games(slug: str, seats: int) -> None:
    play_batch(slug, seats, range(GAMES_A_CELL))


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("start", range(GAMES_A_CELL, GAMES_A_LONG_CELL, BATCH))
@pytest.mark.parametrize(("slug", "seats"), CELLS)
def test_contracts_hold_in_many_more_games(slug: str, seats: int, start: int) -> None:
    play_batch(slug, seats, range(start, min(start + BATCH, GAMES_A_LONG_CELL)))


@pytest.mark.parametrize(("slug", "seats"), CELLS)
def test_contracts_hold_in_games_of_good_players(slug: str, seats: int) -> None:
    play_well(slug, seats, range(GAMES_OF_BOTS))


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("start", range(GAMES_OF_BOTS, GAMES_OF_BOTS_IN_A_LONG_CELL, BATCH))
@pytest.mark.parametrize(("slug", "seats"), CELLS)
def test_contracts_hold_in_many_more_games_of_good_players(slug: str, seats: int, start: int) -> None:
    play_well(slug, seats, range(start, min(start + BATCH, GAMES_OF_BOTS_IN_A_LONG_CELL)))


def play_well(slug: str, seats: int, numbers: range) -> None:
    """Games of the level that keeps absent seats: they go where random play never comes."""
    game = catalog.load(slug)
    for number in numbers:
        seed = f"well/{slug}/{seats}/{number}"
        rng = random.Random(seed)
        bots = make_bots(game, [game.default_bot], seats)
        table = Recorder(game, seats, random_options(game, seats, rng), seed=seed)
        for _ in range(ENDLESS):
            if table.t.outcome is not None:
                break
            game.invariants(table.t)
            whoever_is_awaited_has_an_option(table.t)
            table.apply(by_bots(game, table.t, bots, rng))
        game.invariants(table.t)
        it_is_over(table.t)
        for _ in replay(decode(encode(table.record)), game):
            pass


def play_batch(slug: str, seats: int, numbers: range) -> None:
    game = catalog.load(slug)
    for number in numbers:
        play_one(game, seats, f"{slug}/{seats}/{number}", wild=number % 3 == 2)


def play_one(game: Game[Any, Any], seats: int, seed: str, *, wild: bool) -> None:
    """One game with every promise checked on the way; the seed alone reproduces it."""
    rng = random.Random(seed)
    table = Recorder(game, random_seats(seats, rng), random_options(game, seats, rng), seed=seed)
    earlier: list[tuple[Table, str]] = []
    for inputs in range(ENDLESS):
        t = table.t
        if t.outcome is not None:
            break
        game.invariants(t)
        whoever_is_awaited_has_an_option(t)
        if inputs % 7 == 0:
            earlier.append((t.copy(), digest(game, t)))
            illegal_answers_change_nothing(game, t, rng)
            arrival_does_not_matter(game, t, rng)
        table.t = saved_and_restored(game, t)
        table.apply(next_input(table.t, rng, wild=wild, inputs=inputs))
    else:
        raise AssertionError(f"{seed} does not end")
    assert all(digest(game, copy) == then for copy, then in earlier), "an earlier copy has changed"
    game.invariants(table.t)
    it_is_over(table.t)
    for _ in replay(decode(encode(table.record)), game):
        pass


def whoever_is_awaited_has_an_option(t: Table) -> None:
    for seat in t.waiting:
        assert t.options(seat), f"seat {seat} is awaited and has no option"
    assert t.open is not None
    if not isinstance(t.open.decision, AnyDecision):
        assert tuple(seat for seat in t.all_seats if t.options(seat)) == t.waiting


def saved_and_restored(game: Game[Any, Any], t: Table) -> Table:
    """The table as it comes back from JSON: play goes on with this one."""
    for field in t.__struct_fields__[len(Table.__struct_fields__) :]:
        assert is_fixed(getattr(t, field)), f"State.{field} holds something that can change: {getattr(t, field)!r}"
    doc = game.dump(t)
    again: Table = game.restore(doc)
    assert game.dump(again) == doc, "a restored table is another one"
    assert digest(game, again) == digest(game, t), "a restored table is fingerprinted otherwise"
    twin = t.copy()
    assert all(getattr(twin, name) is getattr(t, name) for name in t.__struct_fields__ if name != "scratch"), (
        "a copy is another one"
    )
    return again


def is_fixed(value: Any) -> bool:
    """Whether a value can never change: numbers, texts, tuples, frozen structs."""
    try:
        hash(value)
    except TypeError:
        return False
    return True


def illegal_answers_change_nothing(game: Game[Any, Any], t: Table, rng: random.Random) -> None:
    before = digest(game, t)
    assert t.open is not None
    number = t.open.number
    seat = rng.choice(t.all_seats)
    tries: list[dict[str, Any]] = [
        {"seat": seat, "choice": "nonsense"},
        {"seat": seat, "choice": {"type": "nonsense"}},
        {"seat": seat, "choice": {"no": "type"}},
        {"seat": seat, "choice": None},
        {"seat": len(t.seats), "choice": "nonsense"},
        {"seat": seat, "choice": "nonsense", "at": t.now - 1},
    ]
    for other in t.all_seats:
        options = t.options(other)
        if options and (legal := draw(options, rng)) not in t.standing(other):
            tries.append({"seat": other, "choice": legal, "number": number + 1})
            if t.due is not None:
                tries.append({"seat": other, "choice": legal, "at": t.due})
        elif not options:
            tries.append({"seat": other, "choice": 1})
    for bad in tries:
        with pytest.raises(Illegal):
            t.answer(bad.pop("seat"), bad.pop("choice"), **bad)
    assert digest(game, t) == before


def arrival_does_not_matter(game: Game[Any, Any], t: Table, rng: random.Random) -> None:
    """Answers to an All lead to the same table in whatever order they arrive."""
    if t.open is None or not isinstance(t.open.decision, AskAll) or len(t.waiting) < 2:
        return
    given = [(seat, draw(t.options(seat), rng)) for seat in t.waiting]
    one, other = t.copy(), t.copy()
    for seat, choice in given:
        one.answer(seat, choice)
    for seat, choice in reversed(given):
        other.answer(seat, choice)
    assert digest(game, one) == digest(game, other)


def it_is_over(t: Table) -> None:
    assert t.outcome is not None
    assert not t.waiting and t.due is None and t.open is None and not t.bot_controlled
    assert len(t.outcome.scores) == len(t.outcome.ranks) == len(t.seats)
    for seat in t.all_seats:
        assert not t.options(seat) and not t.standing(seat)
        with pytest.raises(Illegal):
            t.answer(seat, "anything")
    with pytest.raises(Illegal):
        t.time_up(t.now + 1)


@pytest.mark.parametrize("slug", under_check())
def test_events_make_no_difference_to_the_state(slug: str) -> None:
    game = catalog.load(slug)
    for number in range(5):
        rng = random.Random(number)
        loud = game.new(game.seat_counts[-1], seed=str(number))
        quiet = loud.copy()
        while loud.outcome is None:
            given = next_input(loud, rng, wild=False)
            apply(loud, given, events=True)
            assert not apply(quiet, given, events=False)
        assert digest(game, loud) == digest(game, quiet)


@pytest.mark.parametrize("slug", under_check())
def test_hidden_piles_are_fields_of_the_state(slug: str) -> None:
    game = catalog.load(slug)
    fields = {path.partition(".")[0] for path in game.hidden}
    assert fields <= {field.name for field in saved(game.state)} and len(set(game.hidden)) == len(game.hidden)
