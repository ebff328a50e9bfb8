"""The contracts of conduct and legality on the toys."""

from typing import Any

import pytest

from qg.check.contracts.test_conduct import nobody_hangs
from qg.check.contracts.test_legality import POSITIONS, agrees, said_twice
from qg.kernel import Game
from tests.kernel import bell, house, toy
from tests.toys import lamps

TOYS: list[Game[Any, Any]] = [bell.GAME, house.GAME, toy.GAME, lamps.LAMPS_GAME, lamps.DASH_GAME]
CELLS = [(game, seats) for game in TOYS for seats in game.seat_counts]

named = pytest.mark.parametrize("game", TOYS, ids=[game.slug for game in TOYS])


@pytest.mark.parametrize(("game", "seats"), CELLS, ids=[f"{game.slug}-{seats}" for game, seats in CELLS])
def test_no_table_hangs_whoever_leaves(game: Game[Any, Any], seats: int) -> None:
    nobody_hangs(game, seats)


@named
def test_whatever_a_toy_offers_may_be_done_and_nothing_else(game: Game[Any, Any]) -> None:
    agrees(game, "agree", POSITIONS)


@named
def test_a_toy_says_once_what_is_legal(game: Game[Any, Any]) -> None:
    assert said_twice(game) == set()


def test_a_question_that_allows_more_than_it_offers_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.RollOrHold, "may", lambda self, t, seat, choice: None)
    with pytest.raises(AssertionError, match="RollOrHold"):
        agrees(toy.GAME, "planted", POSITIONS)
