"""The three levels: their order, whole games with options of every kind, their pace, and views as all they see."""

import random

import pytest

from qg.games.missions_speciales import bots
from qg.games.missions_speciales.bots import BOTS, DoubleZero, Rookie
from qg.games.missions_speciales.tests.prelude import *
from qg.games.missions_speciales.tests.test_bots import dealt
from qg.games.missions_speciales.tests.worlds import other
from qg.kernel import Bot, draw
from qg.lab.match import play


class Unhurried(DoubleZero):
    """Without the brake, which a busy machine could pull."""

    budget_ms = 10**9


LEVELS: list[type[Bot]] = [Rookie, bots.Agent, Unhurried]
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (1, {"mode": "solo", "target": 2000}),
    (1, {"elimination": "recovery", "target": 2000}),
    (2, {"last_survivor": "must_finish", "target": 2000}),
    (2, {"black_die": "tap", "first_mission": "chosen", "target": 2000}),
    (3, {"elimination": "recovery", "ending": "equal_turns", "target": 2500}),
    (3, {"next_mission": "drawn", "roles": "ceremonial", "aids": "none", "target": 2000}),
    (4, {"target": 2000}),
    (5, {"ending": "full_ranking", "target": 1500, "tempo": "untimed"}),
    (6, {"ending": "equal_turns", "aids": "printed", "target": 1500}),
    (2, {"target": 5000, "round_limit": 60}),
]


def test_the_levels_are_rookie_agent_and_double_zero_and_agent_is_usual() -> None:
    assert list(GAME.bots) == list(BOTS) == ["rookie", "agent", "double-zero"]
    assert [GAME.bots[level] for level in GAME.bots] == [Rookie, bots.Agent, DoubleZero]
    assert GAME.default_bot == "agent"


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_level_plays_whole_games(seats: int, options: dict[str, Any]) -> None:
    t, decisions = play(GAME, [LEVELS[(seat + 2) % 3]() for seat in range(seats)], options, seed=f"levels {seats}")
    assert isinstance(t, State) and t.outcome is not None and decisions > 0
    GAME.invariants(t)


def test_the_same_seed_gives_the_same_game() -> None:
    """Also where double-zero has solved other missions before."""
    first, again = (play(GAME, [level() for level in LEVELS], {"target": 2000}, seed="again")[0] for _ in range(2))
    assert first.outcome == again.outcome


def test_agents_who_may_recover_all_come_home() -> None:
    t, _ = play(GAME, [Rookie() for _ in range(4)], {"elimination": "recovery"}, seed="hurt")
    assert isinstance(t, State) and t.outcome is not None
    assert t.outcome.sheet.reason == "target" and not t.eliminated


@pytest.mark.parametrize("options", [{}, {"elimination": "recovery", "first_mission": "chosen", "black_die": "tap"}])
def test_every_choice_is_an_option_and_chance_to_come_changes_none(options: dict[str, Any]) -> None:
    """Positions of random play, odder than any bot makes; another world that looks the same gets the same answer."""
    rng = random.Random(5)
    for seats in (2, 3):
        t = GAME.new(seats, options, seed="worlds")
        for step in range(48):
            if t.outcome is not None:
                break
            seat = t.waiting[0]
            view, elsewhere = GAME.view(t, seat), GAME.view(other(t, seat, rng), seat)
            for level in LEVELS[: 3 if step % 12 == 11 else 2]:
                chosen = level().choose(view, random.Random(step))
                assert chosen in view.options
                assert level().choose(elsewhere, random.Random(step)) == chosen
            t.answer(seat, draw(view.options, rng))


@pytest.mark.parametrize("level", LEVELS)
def test_dice_wait_for_people_and_what_is_no_question_takes_no_time(level: type[Bot]) -> None:
    view, rng, bot = GAME.view(dealt(), 0), random.Random(0), level()

    def paces(*choices: Any) -> list[int]:
        return [bot.pace(view, choice, rng) for choice in choices for _ in range(200)]

    assert set(paces(Engage(), QRoll("red"), Roll())) == {600}
    quick, slow = paces(KeepIdentity(), SayReady()), paces(Step("paris"), HoldOff(), FightOn(), TakeMission("m10"))
    assert 200 <= min(quick) < 220 and 380 < max(quick) <= 400
    assert 400 <= min(slow) < 420 and 880 < max(slow) <= 900
    assert bot.remark(view, rng) is None


@pytest.mark.parametrize(
    ("better", "worse", "seats", "games", "least"), [(bots.Agent, Rookie, 2, 40, 27), (Unhurried, bots.Agent, 4, 4, 3)]
)
def test_each_level_beats_the_one_below(
    better: type[Bot], worse: type[Bot], seats: int, games: int, least: int
) -> None:
    """Few games; the lab measures with many."""
    wins = 0
    for number in range(games):
        bots = [worse() for _ in range(seats)]
        bots[number % seats] = better()
        t, _ = play(GAME, bots, {}, seed=f"ladder {number}")
        assert t.outcome is not None
        wins += number % seats in t.outcome.winners
    assert wins >= least
