"""Both judges agree, and the second is not blind."""

import pytest

from qg.games.bomb_squad_academy.rules import setup
from qg.games.bomb_squad_academy.tests.judge import box
from qg.games.bomb_squad_academy.tests.judge.faults import FAULTS
from qg.games.bomb_squad_academy.tests.judge.play import play
from qg.games.bomb_squad_academy.tests.judge.table import Disagreement

GAMES = 100
LONG_GAMES = 500
GAMES_OF_SHORT_DECKS = 30
UNTIL_SEEN = 400


def test_the_second_judge_agrees() -> None:
    used = {tool for seed in range(GAMES) for tool in play(seed)}
    assert used == set(box.TOOLS), "every tool is used"


@pytest.mark.long
@pytest.mark.parametrize("start", range(GAMES, GAMES + LONG_GAMES, 100))
def test_the_second_judge_agrees_in_many_more_games(start: int) -> None:
    assert sum(len(play(seed)) for seed in range(start, start + 100)) > 100, "tools are used"


def test_BSA_CUT_15_the_second_judge_agrees_where_decks_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the green and the blue deck three cards are left: they run out before the bomb explodes elsewhere."""
    for wire in ("green", "blue"):
        cards = dict(list(box.DECK[wire].items())[2:5])
        monkeypatch.setitem(box.DECK, wire, cards)
        monkeypatch.setitem(box.BACK, wire, tuple(main for main, _ in cards.values()))
    monkeypatch.setattr(setup, "DECKS", tuple(map(tuple, box.DECK.values())))
    assert [tool for seed in range(GAMES_OF_SHORT_DECKS) for tool in play(seed)]


@pytest.mark.parametrize("fault", FAULTS)
def test_the_judge_sees_planted_faults(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    FAULTS[fault](monkeypatch)
    with pytest.raises(Disagreement, match=r"game \d+: .* input \d+: "):
        for seed in range(UNTIL_SEEN):
            play(seed)
