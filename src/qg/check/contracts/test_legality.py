"""What is offered and what is allowed are the same: `options` and `may`, `standing` and `may_stand`, of every game."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from qg import catalog
from qg.kernel import Game, Illegal, Space, Table
from qg.kernel.record import apply

from .. import under_check
from ..drive import ENDLESS, next_input, random_options, random_seats
from ..plugin import Note

POSITIONS, LONG_POSITIONS, BATCH = 400, 20_000, 2_000
EACH = 15
"""Choices of the pool that are tried at a seat, and as many of its options."""
MOST = 400
"""Choices that a pool holds of one kind of question."""
every_game = pytest.mark.parametrize("slug", under_check())


class Tally(NamedTuple):
    """How much has been compared: tables that wait, and choices at their seats."""

    positions: int
    choices: int


class Pool:
    """What was ever offered in a game, by kind of question (None: standing inputs), to whichever seat."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.choices: dict[Any, list[Any]] = defaultdict(list)

    def some(self, options: Any) -> list[Any]:
        if isinstance(options, Space):
            return [options.sample(self.rng) for _ in range(5)]
        return self.rng.sample(list(options), min(EACH, len(options)))

    def add(self, kind: Any, choices: list[Any]) -> None:
        known = self.choices[kind]
        known += choices
        del known[: max(0, len(known) - MOST)]

    def tries(self, kind: Any, offered: list[Any]) -> Iterator[Any]:
        """What is offered, what was offered elsewhere, and bent forms of both."""
        known = self.choices[kind]
        yield from offered
        for choice in self.rng.sample(known, min(EACH, len(known))):
            yield choice
            yield self.bent(choice, self.rng.choice(known))

    def bent(self, choice: Any, other: Any) -> Any:
        """The choice with one part of another, or with a part that is off by one."""
        if isinstance(choice, msgspec.Struct) and choice.__struct_fields__:
            field = self.rng.choice(choice.__struct_fields__)
            part, theirs = getattr(choice, field), getattr(other, field, None)
            same_kind = type(other) is type(choice) and self.rng.random() < 0.5
            return replace(choice, **{field: theirs if same_kind else self.bent(part, part)})
        if type(choice) is int:
            return choice + self.rng.choice((-1, 1))
        if isinstance(choice, str):
            return choice + "x"
        if isinstance(choice, tuple) and choice:
            return self.rng.choice((choice[1:], choice + choice[-1:], choice[::-1]))
        return choice


def positions(game: Game[Any, Any], seed: str) -> Iterator[Table]:
    """Tables of one random game after another, wherever they wait."""
    for number in range(ENDLESS):
        rng = random.Random(f"legality/{game.slug}/{seed}/{number}")
        seats = rng.choice(game.seat_counts)
        t, _ = game.open_table(random_seats(seats, rng), random_options(game, seats, rng), seed=f"legality {number}")
        for inputs in range(ENDLESS):
            if t.outcome is not None:
                break
            yield t
            apply(t, next_input(t, rng, wild=number % 2 == 1, inputs=inputs), events=False)


def agree(t: Table, pool: Pool) -> int:
    """At every seat, over everything worth trying: so many choices."""
    kind, compared = type(t.asked), 0
    for seat in t.all_seats:
        for of, offered, may in ((kind, t.options(seat), t.may), (None, t.standing(seat), t.may_stand)):
            some = pool.some(offered)
            for choice in pool.tries(of, some):
                if is_typed(t, of, choice):
                    no = may(seat, choice)
                    assert (no is None) == (choice in offered), (t.asked, seat, choice, no)
                    assert no is None or isinstance(no, Illegal)
                    compared += 1
            pool.add(of, some)
    return compared


def is_typed(t: Table, of: Any, choice: Any) -> bool:
    """Whether it could come through the door: bent choices of the right class may hold parts of the wrong type."""
    try:
        msgspec.convert(msgspec.to_builtins(choice), t.game.choices if isinstance(choice, msgspec.Struct) else Any)
    except msgspec.ValidationError:
        return False
    return True


def agrees(game: Game[Any, Any], seed: str, count: int) -> Tally:
    pool = Pool(random.Random(f"{game.slug}/{seed}"))
    compared = [agree(t, pool) for t in islice(positions(game, seed), count)]
    assert pool.choices
    return Tally(len(compared), sum(compared))


def said_twice(game: Game[Any, Any]) -> set[str]:
    """Refusals and questions that find a reason after the options have refused: a second reading of the same rule.

    `why_not` is never asked about what a question takes and refuses; so it has nothing to say of it.
    """
    pool, twice = Pool(random.Random(game.slug)), set[str]()
    for t in islice(positions(game, "once"), POSITIONS):
        for seat in t.waiting:
            for choice in pool.tries(type(t.asked), pool.some(t.options(seat))):
                if is_typed(t, type(t.asked), choice) and choice not in t.options(seat):
                    found = game.why_not(t, seat, choice, "not_an_option")
                    twice |= {found.code} if found is not None else set()
            pool.add(type(t.asked), pool.some(t.options(seat)))
    return twice | {name for name, kind in game.decisions.items() if "super" in kind.may.__code__.co_names}


@every_game
def test_whatever_is_offered_may_be_done_and_nothing_else(slug: str, note: Note) -> None:
    compared = agrees(catalog.load(slug), "agree", POSITIONS)
    assert compared.positions == POSITIONS
    note(f"options and may of {slug}", compared._asdict())


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("batch", range(LONG_POSITIONS // BATCH))
@every_game
def test_it_is_so_in_many_more_positions(slug: str, batch: int, note: Note) -> None:
    compared = agrees(catalog.load(slug), f"agree {batch}", BATCH)
    assert compared.positions == BATCH
    note(f"options and may of {slug}", compared._asdict())


@every_game
def test_what_is_legal_is_said_once(slug: str) -> None:
    assert said_twice(catalog.load(slug)) == set()
