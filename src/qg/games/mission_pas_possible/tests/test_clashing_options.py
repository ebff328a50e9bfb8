"""Options that clash are named as they are typed, so that whoever reads the refusal can mend it."""

import re
from typing import Any

import pytest

from qg import catalog
from qg.games.mission_pas_possible import GAME
from qg.kernel import OptionError


@pytest.mark.parametrize("lang", catalog.LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "chosen", "named"),
    [
        (2, {"bag_draw": "grab", "roll_by": "auto"}, ["bag_draw", "roll_by"]),
        (2, {"piles_sabotage": "six"}, ["piles_sabotage", "standard"]),
    ],
    ids=range(2),
)
def test_options_that_clash_are_named(lang: str, seats: int, chosen: dict[str, Any], named: list[str]) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.new(seats, chosen, seed="clash")
    sentence = catalog.words(GAME.slug, lang).refusal(refused.value)
    assert [option for option in named if not re.search(rf"\b{option}\b", sentence)] == []
