"""One agent alone (3.20)."""

import pytest

from qg.games.missions_speciales.tests.prelude import *


def result(t: State) -> Result:
    assert asked(t) == ("over", ())
    assert t.outcome is not None
    return t.outcome.sheet


@pytest.mark.parametrize("mode", ["solo", "evaluation"])
def test_MS_SOLO_01_MS_OPT_01_one_agent_with_the_software_as_counter_espionage(mode: str) -> None:
    t = lobby(1, mode=mode)
    told = t.answer(A, {"type": "keep_identity"})
    assert not events(told, OrderRolled)
    assert (t.order, asked(t)) == ((A,), ("ready", (A,)))
    t.answer(A, {"type": "say_ready"})
    put(t, A, "m19", 6, "baku")
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert events(told, DiceRolled) == [DiceRolled(A, None, 3, 1)]
    assert (t.round, asked(t)) == (2, ("turn_action", (A,)))


@pytest.mark.parametrize(
    ("option", "value"),
    [("ending", "equal_turns"), ("last_survivor", "must_finish"), ("black_die", "tap"), ("roles", "ceremonial")],
)
def test_MS_SOLO_01_options_for_several_are_not_offered(option: str, value: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(1, {"mode": "solo", option: value}, seed="solo")
    assert (caught.value.code, caught.value.option) == ("option_not_with_seats", option)
    assert GAME.new(2, {option: value}, seed="two").outcome is None


def test_MS_SOLO_01_nobody_carries_a_title() -> None:
    t = lobby(1)
    assert (t.m_seat, t.q_seat) == (None, None)
    told = t.answer(A, {"type": "keep_identity"})
    assert not events(told, RoleGiven)
    assert asked(t) == ("ready", (A,))


def succeeding(turns: int, **options: Any) -> State:
    """He reaches the target in this turn."""
    t = table(1, **options)
    put(t, A, "m14", 7, "paris", (0, 0, 0))
    target = options.get("target", 4000)
    before = {1500: 1150, 2000: 1150, 4000: 2700, 6000: 4700}[target]
    total(t, A, before)
    t.update(A, replace(agent(t, A), turns=turns))
    t.answer(A, Step("london"))
    return t


def test_MS_SOLO_02_success_when_the_target_is_reached() -> None:
    t = table(1)
    put(t, A, "m14", 7, "paris", (0, 0, 0))
    total(t, A, 2700)
    told = t.answer(A, Step("london"))
    assert events(told, TargetReached) == [TargetReached(A, 4000)]
    assert (result(t).reason, result(t).winner, result(t).title) == ("solo_success", A, "007")
    assert result(t).ranking[0].status == "finished"


@pytest.mark.parametrize("how", ["fight", "resigned"])
def test_MS_SOLO_02_failure_when_he_is_eliminated(how: str) -> None:
    t = table(1)
    put(t, A, "m19", 6, "baku", (0, 0, 0))
    rolls(t, "1 3")
    t.answer(A, Engage() if how == "fight" else Resign())
    end = result(t)
    assert (end.reason, end.winner, end.title, end.solo_rating) == ("solo_failure", None, None, None)
    assert end.ranking[0].status == "eliminated"


def test_MS_SOLO_02_failure_when_the_round_limit_is_over() -> None:
    t = table(1, round_limit=60)
    in_round(t, 59)
    total(t, A, 2500)
    t.answer(A, Hold())
    assert (t.round, asked(t)) == (60, ("turn_action", (A,)))
    t.answer(A, Hold())
    end = result(t)
    assert (end.reason, end.winner, end.title, end.solo_rating) == ("solo_failure", None, None, None)
    assert (end.rounds, end.ranking[0].total) == (60, 2500)


def test_MS_SOLO_02_in_the_variant_a_lost_fight_does_not_end_it() -> None:
    t = table(1, elimination="recovery")
    put(t, A, "m19", 6, "baku", (0, 0, 0))
    rolls(t, "1 3")
    t.answer(A, Engage())
    assert (t.round, asked(t)) == (3, ("turn_action", (A,)))
    assert QRoll("red") in choices(t, A)


@pytest.mark.parametrize(
    ("turns", "rating"),
    [(1, "007"), (36, "007"), (37, "gold"), (42, "gold"), (43, "silver"), (50, "silver"), (51, "bronze")],
)
def test_MS_SOLO_03_rating_by_turns_at_4000(turns: int, rating: str) -> None:
    assert result(succeeding(turns)).solo_rating == rating


@pytest.mark.parametrize(
    ("target", "turns", "rating"),
    [
        (2000, 18, "007"),
        (2000, 19, "gold"),
        (2000, 21, "gold"),
        (2000, 25, "silver"),
        (2000, 26, "bronze"),
        (6000, 54, "007"),
        (6000, 55, "gold"),
        (1500, 14, "007"),  # 13.5 rounded up
        (1500, 15, "gold"),
        (1500, 16, "gold"),  # 15.75
        (1500, 17, "silver"),
        (1500, 19, "silver"),  # 18.75
        (1500, 20, "bronze"),
    ],
)
def test_MS_SOLO_03_for_another_target_the_limits_are_scaled(target: int, turns: int, rating: str) -> None:
    t = succeeding(turns, target=target)
    assert result(t).solo_rating == rating
    assert result(t).ranking[0].turns == turns
