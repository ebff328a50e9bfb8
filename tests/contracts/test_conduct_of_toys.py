"""Whoever leaves a toy, comes back or is late: no table ever hangs."""

from __future__ import annotations

from typing import Any

import pytest

from qg.check.contracts.test_conduct import nobody_hangs
from qg.kernel import Game
from tests.kernel import bell, house, toy

TOYS: list[Game[Any, Any]] = [bell.GAME, house.GAME, toy.GAME]
CELLS = [(game, seats) for game in TOYS for seats in game.seat_counts]


@pytest.mark.parametrize(("game", "seats"), CELLS, ids=[f"{game.slug}-{seats}" for game, seats in CELLS])
def test_no_table_hangs_whoever_leaves(game: Game[Any, Any], seats: int) -> None:
    nobody_hangs(game, seats)
