"""What is shown of a game is a fold: a board and the patches heard since give the board that the view shows."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
import pytest

from qg import catalog
from qg.kernel import Game, Moment, Table, moments
from qg.kernel.game import plain
from qg.kernel.patch import SAME, Known, difference, fold
from qg.kernel.record import apply
from qg.server.follow import unpacked
from qg.server.messages import MomentTold
from qg.words import Words
from qg.words.talk import Narrator

from .. import under_check
from ..drive import next_input, random_options, random_seats

GAMES = 6
MOST_INPUTS = 250

Boards = dict[int | None, Any]


def audiences(t: Table) -> tuple[int | None, ...]:
    return (None, *t.all_seats)


def same_json(one: Any, other: Any) -> bool:
    """To the byte, whatever the order of fields."""
    return msgspec.json.encode(one, order="sorted") == msgspec.json.encode(other, order="sorted")


def listen(game: Game[Any, Any], boards: Boards, told: list[Moment], t: Table) -> None:
    """Every audience hears what happened: what it has folded is what it is shown."""
    known: Known = {}
    for seat, before in boards.items():
        heard, now = moments(game, before, told, t, seat, known)
        folded = plain(before)
        for moment in heard:
            if moment.patch is not SAME:
                folded = fold(folded, plain(moment.patch))
        shown = None if t.covered else game.board(t, seat)
        assert shown is None or same_json(folded, shown), f"seat {seat}: {[moment.told for moment in heard]}"
        assert [moment.told for moment in heard if moment.told] == [one for one in told if one.is_for(seat)]
        boards[seat] = now


def lines_unfold(teller: Narrator, told: list[Moment], names: Sequence[str]) -> None:
    """Whoever has an event and what its lines do not share with it has its lines."""
    for one in told:
        lines, brief = teller.told(one.event)
        sent = plain(MomentTold(event=one.event, k=one.n, lines=brief))
        (heard,) = unpacked([sent], names, teller.game.pieces)
        assert covers(heard["lines"], plain(lines), teller.speaker.words), f"{one.event}: {lines}, sent {sent}"


def covers(heard: Any, line: Any, words: Words) -> bool:
    """Whether what was heard says the same, perhaps with more arguments than the words want."""
    match line:
        case [*parts]:
            return len(heard) == len(parts) and all(map(partial(covers, words=words), heard, parts))
        case {"id": name} if "piece" not in heard:
            args = line.get("args", {})
            return bool(heard["id"] == name) and all(covers(heard["args"][key], args[key], words) for key in args)
    if isinstance(heard, dict):
        name = f"{heard['piece']}-{heard['id']}"
        heard = {"id": name} if words.has(name) else heard["id"]
    return same_json(heard, line)


def figures_fold(game: Game[Any, Any], before: Any, after: Any) -> bool:
    patch = difference(before, after)
    return same_json(plain(before) if patch is SAME else fold(plain(before), plain(patch)), after)


@pytest.mark.parametrize(
    ("slug", "seats"), [(slug, seats) for slug in under_check() for seats in catalog.load(slug).seat_counts]
)
def test_boards_are_folds_of_what_is_heard(slug: str, seats: int) -> None:
    """From the first event of the set-up on, for every seat and those who look on, with whatever options."""
    game = catalog.load(slug)
    for number in range(GAMES):
        rng = random.Random(f"moments/{slug}/{seats}/{number}")
        t, told = game.open_table(random_seats(seats, rng), random_options(game, seats, rng), seed=str(rng.random()))
        boards = {seat: game.board(told[0].table if told else t, seat) for seat in audiences(t)}
        names = [f"Guest {seat}" for seat in t.all_seats]
        teller = Narrator(game, catalog.words(slug, "en"), names)
        listen(game, boards, told, t)
        lines_unfold(teller, told, names)
        for _ in range(MOST_INPUTS):
            if t.outcome is not None:
                break
            figures = game.figures(game.view(t, 0))
            told = apply(t, next_input(t, rng, wild=number % 2 == 1))
            listen(game, boards, told, t)
            lines_unfold(teller, told, names)
            assert figures_fold(game, figures, game.figures(game.view(t, 0)))


@pytest.mark.parametrize("slug", under_check())
def test_a_moment_is_the_table_as_it_was(slug: str) -> None:
    """What happens later changes nothing about it, and a table that is only played keeps none."""
    game, rng = catalog.load(slug), random.Random(slug)
    t, told = game.open_table(game.seat_counts[-1], seed=slug)
    before = [plain(game.board(one.table, 0)) for one in told]
    assert apply(t.copy(), next_input(t, rng, wild=False), events=False) == []
    for _ in range(50):
        if t.outcome is None:
            apply(t, next_input(t, rng, wild=False))
    assert [plain(game.board(one.table, 0)) for one in told] == before


def shown(game: Game[Any, Any], t: Table) -> list[bytes]:
    """Board and figures of every audience."""
    views = [game.view(t, seat) for seat in audiences(t)]
    return [msgspec.json.encode((view.board, game.figures(view))) for view in views]


@pytest.mark.parametrize("slug", under_check())
def test_time_alone_changes_nothing_that_is_shown(slug: str) -> None:
    """A board holds when something ends, or since when it runs: how much is left is worked out where it is seen."""
    game, passed = catalog.load(slug), 0
    for number in range(GAMES * 2):
        rng = random.Random(f"time/{slug}/{number}")
        seats = rng.choice(game.seat_counts)
        t = game.new(random_seats(seats, rng), random_options(game, seats, rng), seed=str(number))
        for _ in range(MOST_INPUTS):
            if t.outcome is not None:
                break
            later = t.copy()
            later.now = rng.randint(t.now, (t.due or t.now + 100_000) - 1)
            passed += later.now > t.now
            assert shown(game, later) == shown(game, t), f"{later.now - t.now} ms after {t.decision(None)}"
            apply(t, next_input(t, rng, wild=True))
    assert passed > MOST_INPUTS
