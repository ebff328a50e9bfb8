"""The three levels: their order, whole games with the variants, their pace, and views as all they see."""

import pytest

from qg.games.dice_mission.bots import BOTS, Agent, DoubleZero, Rookie
from qg.games.dice_mission.tests.prelude import *
from qg.games.dice_mission.tests.worlds import other
from qg.lab.match import play


class Unhurried(DoubleZero):
    """No clock: a slow machine plays the same."""

    budget_ms = 10**9


LEVELS: list[type[Bot]] = [Rookie, Agent, Unhurried]
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (2, {"very_special": True, "joker_die": True}),
    (3, {"joker_die": True, "hints": "none"}),
    (4, {"very_special": True, "joker_die": True, "open_hands": True}),
    (5, {"very_special": True, "hints": "odds", "round_cap": 6}),
]


def test_the_levels_are_rookie_agent_and_double_zero_and_agent_is_usual() -> None:
    assert list(BOTS) == ["rookie", "agent", "double-zero"]
    assert list(BOTS.values()) == [Rookie, Agent, DoubleZero]
    assert list(GAME.bots) == list(BOTS) and GAME.default_bot == "agent"


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_level_plays_whole_legal_games(seats: int, options: dict[str, Any]) -> None:
    for first in range(3):
        bots = [LEVELS[(seat + first) % 3]() for seat in range(seats)]
        t, decisions = play(GAME, bots, options, seed=f"levels {first}")
        assert t.outcome is not None and decisions > 0


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_game(level: type[Bot]) -> None:
    games = [play(GAME, [level() for _ in range(3)], {}, seed="same") for _ in range(2)]
    assert games[0][0].outcome == games[1][0].outcome and games[0][1] == games[1][1]


@pytest.mark.parametrize("options", [{}, {"joker_die": True, "hints": "none"}, {"open_hands": True}])
def test_DM_HID_05_what_is_hidden_does_not_change_a_choice_and_every_choice_is_an_option(
    options: dict[str, Any],
) -> None:
    """Positions of random play, odder than any bot makes; another world that looks the same gets the same answer."""
    rng = random.Random(5)
    for players in (2, 4):
        t = GAME.new(players, options, seed="worlds")
        for step in range(90):
            if t.outcome is not None:
                break
            seat = t.waiting[0]
            view, elsewhere = GAME.view(t, seat), GAME.view(other(t, seat, rng), seat)
            for level in LEVELS:
                choice = level().choose(view, random.Random(step))
                assert choice in view.options
                assert level().choose(elsewhere, random.Random(step)) == choice
            t.answer(seat, draw(view.options, rng))


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_follows_from_the_view_and_the_chance_given(level: type[Bot]) -> None:
    """A bot that has sat at other tables before says the same as a new one."""
    used, rng = level(), random.Random(11)
    t = GAME.new(3, {}, seed="memory")
    for step in range(80):
        if t.outcome is not None:
            break
        view = GAME.view(t, t.waiting[0])
        choice = used.choose(view, random.Random(step))
        assert choice == level().choose(view, random.Random(step))
        t.answer(t.waiting[0], choice if rng.random() < 0.7 else draw(view.options, rng))


@pytest.mark.parametrize(
    ("level", "least", "most"), [(Rookie, 1200, 2000), (Agent, 800, 1500), (DoubleZero, 500, 1200)]
)
def test_a_level_takes_its_own_time_and_says_nothing(level: type[Bot], least: int, most: int) -> None:
    view, rng, bot = GAME.view(table(3), A), random.Random(0), level()
    times = [bot.pace(view, choice, rng) for choice in (SetDice(4), EndTurn()) for _ in range(200)]
    assert least <= min(times) < least + 50 and most - 50 < max(times) <= most
    assert bot.remark(view, rng) is None


def test_each_level_beats_the_one_below() -> None:
    """Few games; the lab measures with many."""
    for better, worse in ((Agent, Rookie), (Unhurried, Rookie)):
        wins = 0
        for number in range(24):
            seat = number % 2
            bots: list[Bot] = [worse(), worse()]
            bots[seat] = better()
            t, _ = play(GAME, bots, {}, seed=f"ladder {number}")
            assert t.outcome is not None
            wins += seat in t.outcome.winners
        assert wins >= 15
