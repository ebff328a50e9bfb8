"""Whoever leaves, comes back or is late: no table ever hangs."""

from __future__ import annotations

import random
from typing import Any

import pytest

from qg import catalog
from qg.kernel import Game, Illegal, Table
from qg.kernel.conduct.state import NEVER, Word
from qg.kernel.record import Input, Notice, apply

from .. import under_check
from ..drive import next_input, random_options, random_seats

GAMES_A_CELL = 6
MOST = 400
CELLS = [(slug, seats) for slug in under_check() for seats in catalog.load(slug).seat_counts]
COMING = ("away", "left", "back", "back", "back", "restart", "absent")


def somebody_moves_it(t: Table) -> bool:
    """Somebody present is awaited, time is due, a bot is to move, or everybody is absent and the long time runs."""
    if t.conduct.deserted_at != NEVER:
        return t.due is not None and not t.waiting
    present = [s for s, who in enumerate(t.seats) if who.kind != "bot" and s not in t.conduct.absent]
    if t.conduct.pause is not None:
        waits_for = [seat for seat in present if Word("ready") in t.words(seat) or seat in t.conduct.pause.ready]
        return t.due is not None or bool(waits_for) or t.conduct.pause.cause == "absent"
    bots = [seat for seat, who in enumerate(t.seats) if who.kind == "bot"]
    return t.due is not None or any(
        seat in (*present, *bots, *t.bot_controlled) or seat in t.conduct.away for seat in t.waiting
    )


def whatever_happens(t: Table, rng: random.Random) -> Input:
    """People come and go far more often than they play."""
    kind: Any = rng.choice(COMING)
    given = Notice(t.now, kind, None if kind == "restart" else rng.choice(t.all_seats))
    try:
        apply(t.copy(), given)
    except Illegal:
        return next_input(t, rng, wild=True)
    return given if rng.random() < 0.5 else next_input(t, rng, wild=True)


def nobody_hangs(game: Game[Any, Any], seats: int) -> None:
    for number in range(GAMES_A_CELL):
        rng = random.Random(f"{game.slug}/{seats}/{number}")
        t, _ = game.open_table(random_seats(seats, rng), random_options(game, seats, rng), seed=f"leaving {number}")
        for _ in range(MOST):
            if t.outcome is not None:
                break
            assert somebody_moves_it(t), (number, t.conduct)
            apply(t, whatever_happens(t, rng))


@pytest.mark.parametrize(("slug", "seats"), CELLS)
def test_no_table_hangs_whoever_leaves(slug: str, seats: int) -> None:
    nobody_hangs(catalog.load(slug), seats)
