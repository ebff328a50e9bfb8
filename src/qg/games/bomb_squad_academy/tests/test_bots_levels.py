"""The three levels: their order, whole games with every option of note, their pace, and views as all they see."""

import pytest

from qg.games.bomb_squad_academy.bots.rookie import Rookie as PlainRookie
from qg.games.bomb_squad_academy.tests.prelude import *
from qg.games.bomb_squad_academy.tests.worlds import other
from qg.lab.match import play


class Quick(DoubleZero):
    """Few worlds, and no clock."""

    samples = 3
    budget_ms = 10**9


LEVELS: list[type[Bot]] = [Rookie, Agent, Quick]
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"exam": "express", "tools": "friendly"}),
    (4, {"chain_scope": "covered", "score_floor": "none"}),
    (5, {}),
    (2, {"instructor": "off", "sensors": "off", "exam": "express"}),
    (3, {"instructor": "on", "notebook": "off"}),
    (4, {"exam": "drill", "wait_talk": "silent"}),
    (3, {"tools": "off"}),
    (4, {"tool_priority": "speed"}),
    (3, {"tempo": "days", "exam": "express"}),
    (5, {"tempo": "untimed", "age_order": "manual", "exam": "express"}),
]


def test_BSA_OPT_17_the_levels_are_rookie_agent_and_double_zero_and_agent_is_usual() -> None:
    assert list(GAME.bots) == ["rookie", "agent", "double-zero"]
    assert [GAME.bots[level] for level in GAME.bots] == [PlainRookie, Agent, DoubleZero]
    assert GAME.default_bot == "agent"


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_level_plays_whole_games(seats: int, options: dict[str, Any]) -> None:
    bots = [LEVELS[(seat + 1) % 3]() for seat in range(seats)]
    t, decisions = play(GAME, bots, options, seed=f"levels {seats}")
    assert t.outcome is not None and decisions > 0
    again, _ = play(GAME, [LEVELS[(seat + 1) % 3]() for seat in range(seats)], options, seed=f"levels {seats}")
    assert again.outcome == t.outcome


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_does_not_change_a_choice(level: type[Bot]) -> None:
    """The same seat in another world that looks the same says the same."""
    rng = random.Random(7)
    t = GAME.new(3, {"exam": "express"}, seed="worlds")
    bots = [level() for _ in range(3)]
    for step in range(60):
        if t.outcome is not None:
            break
        seat = rng.choice(t.waiting)
        choice = bots[seat].choose(GAME.view(t, seat), random.Random(step))
        elsewhere = other(t, seat, rng)
        if step % 4 == 0 and seat in elsewhere.waiting:
            view = GAME.view(elsewhere, seat)
            assert level().choose(view, random.Random(step)) == level().choose(GAME.view(t, seat), random.Random(step))
        t.answer(seat, choice)


@pytest.mark.parametrize(
    ("level", "least", "most"), [(Rookie, 2000, 4000), (Agent, 1200, 2500), (DoubleZero, 700, 1600)]
)
def test_a_level_takes_its_own_time_over_a_card_and_none_dawdles_in_a_window(
    level: type[Bot], least: int, most: int
) -> None:
    t, rng, bot = table(3), random.Random(0), level()
    give(t, A, "megaphone")
    times = [bot.pace(GAME.view(t, A), Lock("green"), rng) for _ in range(200)]
    assert least <= min(times) < least + 100 and most - 100 < max(times) <= most
    lock(t, "green", "blue", "chicken")
    times = [bot.pace(GAME.view(t, A), Pass(), rng) for _ in range(200)]
    assert min(times) >= 500 and max(times) <= 900
    t.answer(A, Pass())
    times = [bot.pace(GAME.view(t, 2), LookNone(), rng) for _ in range(200)]
    assert min(times) >= 800 and max(times) <= 1500
