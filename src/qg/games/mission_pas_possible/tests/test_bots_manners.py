"""Bots at a table with people: how long they take, what they call, and what they never do."""

import pytest

from qg.games.mission_pas_possible.bots import BOTS, Agent, DoubleZero, Rookie
from qg.games.mission_pas_possible.tests.prelude import *

LEVELS: list[Any] = [Rookie, Agent, DoubleZero]
RANGES = {Rookie: (2500, 5000), Agent: (1200, 2500), DoubleZero: (600, 1200)}
BOTS_ROUND_A_PERSON = (PERSON, Seat("bot", "agent"), Seat("bot", "agent"))


def paces(level: Any, t: State, seat: int, choice: Any) -> list[int]:
    return [level().pace(GAME.view(t, seat), choice, random.Random(n)) for n in range(60)]


def test_the_levels_from_weak_to_strong() -> None:
    assert list(BOTS) == list(GAME.bots) == ["rookie", "agent", "double-zero"]


# -- time --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_thinking_times_are_drawn_from_the_range_of_the_level(level: Any) -> None:
    t = table(3)
    low, high = RANGES[level]
    drawn = paces(level, t, 0, Roll())
    assert low <= min(drawn) < max(drawn) <= high
    assert len(set(drawn)) > 30


@pytest.mark.parametrize("level", LEVELS)
def test_a_die_that_a_person_could_use_too_is_taken_a_second_and_a_half_later(level: Any) -> None:
    t = lay(table(BOTS_ROUND_A_PERSON), "b404", "b302", "b405")
    roll(t, "Y1 R2 K6")
    low, high = RANGES[level]
    shared = paces(level, t, 1, claiming(t, 1, "Y1", "b302", "a"))
    alone = paces(level, t, 1, claiming(t, 1, "K6", "b302", "a"))
    assert min(shared) >= low + 1500
    assert low <= min(alone) <= max(alone) <= high


def test_a_die_meant_for_another_bot_is_taken_later_still_but_by_a_rookie() -> None:
    t = lay(table(BOTS_ROUND_A_PERSON), "", "b302", "b405")
    roll(t, "Y1 R2 K6")
    choice = claiming(t, 1, "R2", "b302", "a")
    assert max(paces(Rookie, t, 1, choice)) <= 5000
    assert min(paces(Agent, t, 1, choice)) >= 1200 + 3000
    assert min(paces(DoubleZero, t, 1, choice)) >= 600 + 3000


@pytest.mark.parametrize("level", LEVELS)
def test_who_yields_does_not_lock_a_die_at_once_that_a_person_could_still_ask_for(level: Any) -> None:
    t = lay(table(BOTS_ROUND_A_PERSON), "b404[Y2, ., ., .]", "b302")
    roll(t, "R1 R2 K6")
    claim(t, 1, "R1", "b302", "a")
    assert (min(paces(level, t, 1, Lock())) > RANGES[level][0] + 2000) == (level is not Rookie)


# -- calls -------------------------------------------------------------------------------------------------------


def said(level: Any, t: State, seat: int) -> Any:
    return level().remark(GAME.view(t, seat), random.Random(1))


def test_a_rookie_tells_when_it_is_stuck_and_nothing_else() -> None:
    t = lay(table(3), "b302", "b404", "b205[K1, .]")
    roll(t, "R2 K6 K5")
    assert said(Rookie, t, 0) is None
    assert said(Rookie, t, 1) == said(Rookie, t, 2) == Signal("stuck")


def test_what_was_said_is_not_said_again_in_the_same_situation() -> None:
    t = lay(table(3), "b302", "b404")
    roll(t, "R2 K6 K5")
    bot = Rookie()
    call = bot.remark(GAME.view(t, 1), random.Random(1))
    assert call == Signal("stuck")
    t.answer(1, call)
    assert bot.remark(GAME.view(t, 1), random.Random(1)) is None
    wait(t, 5000)
    assert bot.remark(GAME.view(t, 1), random.Random(1)) is None
    claim(t, 0, "R2", "b302", "a")
    assert bot.remark(GAME.view(t, 1), random.Random(1)) is None


def test_an_agent_calls_for_what_a_slot_with_one_answer_wants() -> None:
    t = lay(table(3), "b404", "b405", "b302")
    roll(t, "R2 K6 K5")
    assert said(Agent, t, 0) == Signal("need_color", "yellow")
    assert said(Agent, t, 1) == Signal("need_value", 2)
    assert said(Agent, t, 2) is None


def test_an_agent_tells_when_one_die_is_missing() -> None:
    t = lay(table(3), "b101[R1, B2, G3, .]", "b302")
    roll(t, "R2 K6 K5")
    assert said(Agent, t, 0) == Signal("one_more")
    assert said(Agent, t, 1) is None


def test_a_double_zero_tells_a_person_which_die_only_they_can_take() -> None:
    t = lay(table(3), "b405", "b404")
    roll(t, "R2 K6 Y5")
    assert said(DoubleZero, t, 0) == Signal("take_die", pool_die(t, "Y5"))


def test_a_double_zero_asks_for_a_die_that_a_person_could_use_too() -> None:
    t = lay(table(3), "b404", "b302")
    roll(t, "Y1 R2 K6")
    assert said(DoubleZero, t, 0) == Signal("want_die", pool_die(t, "Y1"))


def test_a_double_zero_praises_a_tough_bomb() -> None:
    t = lay(table(3), "b404", "b302[R1, K1, .]", "b405")
    roll(t, "B1 K6 K5")
    claim(t, 1, "B1", "b302", "c")
    lock_all(t)
    assert asked(t) == ("replacing", (1,))
    assert said(DoubleZero, t, 0) == Signal("bravo")
    assert said(DoubleZero, t, 1) != Signal("bravo"), "not its own"


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_calls_where_no_person_listens(level: Any) -> None:
    """Alone with bots a person's own seat, kept by the autopilot, has nobody to talk to."""
    t = lay(table((PERSON, PERSON, Seat("bot", "agent"))), "b404", "b405", "b302")
    roll(t, "G1 K6 K5")
    t.notice("absent", 1)
    assert said(level, t, 1) is not None
    assert said(level, t, 0) is None


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_calls_in_a_pause(level: Any) -> None:
    t = lay(table(3), "b404", "b405", "b302")
    roll(t, "G1 K6 K5")
    assert said(level, t, 0) is not None
    t.answer(0, PAUSE)
    assert said(level, t, 0) is None


@pytest.mark.parametrize("level", LEVELS)
def test_calls_keep_their_distance(level: Any) -> None:
    """Whoever has just called keeps silent for a while, longer than the rules ask."""
    t = lay(table(3), "b404", "b405", "b302")
    roll(t, "G1 K6 K5")
    t.answer(0, Signal("go"))
    wait(t, DATA.game.timing.signal_min_gap)
    assert said(level, t, 0) is None
    wait(t, 4000)
    assert said(level, t, 0) is not None


def test_claims_of_others_do_not_keep_a_double_zero_from_its_part() -> None:
    t = lay(table(3), "b404", "b302")
    roll(t, "Y1 R2 K6")
    claim(t, 1, "R2", "b302", "a")
    choice = DoubleZero().choose(GAME.view(t, 0), random.Random(1))
    assert choice == Claim(pool_die(t, "Y1"), 0, "a")
