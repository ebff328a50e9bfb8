"""The contract of legality on the toys, and which games still owe it a part."""

from __future__ import annotations

from typing import Any

import pytest

from qg import catalog
from qg.check.contracts.test_legality import POSITIONS, agrees, said_twice
from qg.kernel import Game
from tests.kernel import bell, house, toy

TOYS: list[Game[Any, Any]] = [bell.GAME, house.GAME, toy.GAME]
YET_TO_COME = {"bomb-squad-academy", "dice-mission", "mission-pas-possible", "missions-speciales"}
"""Games that still say what is legal in their options and once more where they find a reason; none may be added."""

named = pytest.mark.parametrize("game", TOYS, ids=[game.slug for game in TOYS])


@named
def test_whatever_a_toy_offers_may_be_done_and_nothing_else(game: Game[Any, Any]) -> None:
    agrees(game, "agree", POSITIONS)


@named
def test_a_toy_says_once_what_is_legal(game: Game[Any, Any]) -> None:
    assert said_twice(game) == set()


@pytest.mark.parametrize("slug", catalog.games())
def test_what_is_legal_is_said_once_but_for_some(slug: str) -> None:
    assert bool(said_twice(catalog.load(slug))) == (slug in YET_TO_COME)


def test_a_question_that_allows_more_than_it_offers_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.RollOrHold, "may", lambda self, t, seat, choice: None)
    with pytest.raises(AssertionError, match="RollOrHold"):
        agrees(toy.GAME, "planted", POSITIONS)
