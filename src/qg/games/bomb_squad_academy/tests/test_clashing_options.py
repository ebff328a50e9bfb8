"""Options that clash are named as they are typed, so that whoever reads the refusal can mend it."""

import re
from typing import Any

import pytest

from qg import catalog
from qg.games.bomb_squad_academy import GAME
from qg.kernel import OptionError


@pytest.mark.parametrize("lang", catalog.LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "chosen", "named"),
    [
        (5, {"instructor": "on"}, ["instructor", "players"]),
        (2, {"tool_priority": "speed", "tempo": "untimed"}, ["tool_priority", "tempo"]),
        (3, {"players": 4}, ["players"]),
    ],
    ids=range(3),
)
def test_options_that_clash_are_named(lang: str, seats: int, chosen: dict[str, Any], named: list[str]) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.new(seats, chosen, seed="clash")
    sentence = catalog.words(GAME.slug, lang).refusal(refused.value)
    assert [option for option in named if not re.search(rf"\b{option}\b", sentence)] == []
