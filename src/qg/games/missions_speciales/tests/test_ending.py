"""The end of the evaluation (3.17), ranking and result (section 9)."""

import json

import pytest

from qg.games.missions_speciales.tests.prelude import *

HOME = {1100: ("m12", 7), 1300: ("m14", 7), 1450: ("m19", 8), 1700: ("m17", 8)}
"""By value: a mission and its debriefing stage."""


def homeward(t: State, seat: int, value: int, before: int = 0, q: Points = (0, 0, 0)) -> None:
    """This agent stands in Paris and has only to report a mission of this value."""
    mission, stage = HOME[value]
    put(t, seat, mission, stage, "paris", q)
    if before:
        total(t, seat, before)


def report(t: State, seat: int) -> list[Moment]:
    """He steps to London and has nothing to convert."""
    return t.answer(seat, Step("london"))


def lose(t: State, seat: int) -> list[Moment]:
    """He loses a fight that he cannot pay for."""
    put(t, seat, t.agents[seat].own_mission, 1, q=(0, 0, 0))
    rolls(t, "1 3")
    return t.answer(seat, Engage())


def result(t: State) -> Result:
    assert t.outcome is not None
    return t.outcome.sheet


def ranking(t: State) -> list[tuple[int, int]]:
    """Rank and seat, best first; the outcome of the table says the same."""
    assert t.outcome is not None
    found = [(line.rank, line.seat) for line in result(t).ranking]
    assert [rank for rank, _ in sorted(found, key=lambda line: line[1])] == list(t.outcome.ranks)
    assert t.outcome.scores == tuple(each.total for each in t.agents)
    return found


def ended(t: State) -> tuple[str, int | None]:
    """Why, and who is 007."""
    assert asked(t) == ("over", ())
    assert result(t).title == (None if result(t).winner is None else "007")
    assert t.outcome is not None
    assert t.outcome.winners == (() if result(t).winner is None else (result(t).winner,))
    return result(t).reason, result(t).winner


# -- reaching the target ----------------------------------------------------------------------------------------------


def test_MS_END_01_the_first_to_debrief_at_the_target_is_007_at_once() -> None:
    t = table(3)
    homeward(t, B, 1300, 2700)
    t.answer(A, Hold())
    told = report(t, B)
    assert events(told, TargetReached) == [TargetReached(B, 4000)]
    assert not events(told, TurnStarted)
    assert (ended(t), result(t).rounds) == (("target", B), 1)
    assert agent(t, C).turns == 0


def test_MS_END_01_below_the_target_the_game_goes_on() -> None:
    t = table(3)
    homeward(t, A, 1300, 2650)
    told = report(t, A)
    assert not events(told, TargetReached)
    assert asked(t) == ("choose_mission", (A,))


@pytest.mark.parametrize("target", [1500, 3000, 6000, 8000])
def test_MS_END_01_MS_OPT_03_the_target_is_the_tables(target: int) -> None:
    t = table(3, target=target)
    homeward(t, A, 1450, max(0, target - 1500))
    report(t, A)
    assert asked(t) == ("choose_mission", (A,))
    t = table(3, target=target)
    homeward(t, A, 1450, max(0, target - 1500), (1, 0, 0))
    report(t, A)
    t.answer(A, ConvertPoints(1, 0, 0))
    assert (ended(t), result(t).target) == (("target", A), target)


def test_MS_END_02_points_alone_do_not_win() -> None:
    t = table(3)
    homeward(t, A, 1700, 3900, (9, 9, 9))
    put(t, A, "m17", 7, "london", (9, 9, 9))
    t.answer(A, QRoll("red"))
    assert agent(t, A).total == 3900
    assert asked(t) == ("turn_action", (B,))
    turn_of(t, A)
    t.answer(A, Abandon())
    assert agent(t, A).total == 3900
    assert asked(t) == ("choose_mission", (A,))


def test_MS_END_08_a_debriefing_at_the_target_comes_before_any_other_end() -> None:
    t = table(2, round_limit=60)
    in_round(t, 60)
    total(t, A, 5000)
    t.answer(A, Hold())
    homeward(t, B, 1300, 2700)
    report(t, B)
    assert ended(t) == ("target", B)


# -- the last survivor ------------------------------------------------------------------------------------------------


def test_MS_END_03_MS_OPT_06_the_last_survivor_is_007_whatever_his_total() -> None:
    t = table(3)
    t.answer(A, Resign())
    assert asked(t) == ("turn_action", (B,))
    told = lose(t, B)
    assert events(told, Eliminated)
    assert ended(t) == ("last_survivor", C)
    assert agent(t, C).total == 0
    assert ranking(t) == [(1, C), (2, B), (3, A)]


def test_MS_END_03_two_agents_need_one_elimination() -> None:
    t = table(2)
    t.answer(A, Resign())
    assert ended(t) == ("last_survivor", B)


def test_MS_END_03_in_the_preparation_too() -> None:
    t = preparing(2)
    t.answer(B, Resign())
    assert (ended(t), result(t).rounds) == (("last_survivor", A), 0)


def test_MS_END_03_one_who_has_finished_counts_as_not_eliminated() -> None:
    t = table(3, ending="equal_turns")
    homeward(t, A, 1300, 2700)
    report(t, A)
    t.answer(B, Resign())
    assert asked(t) == ("turn_action", (C,))
    t.answer(C, Resign())
    assert ended(t) == ("target", A)
    assert ranking(t) == [(1, A), (2, C), (3, B)]


def test_MS_END_03_with_another_survivor_the_round_goes_on() -> None:
    t = table(3, ending="equal_turns")
    homeward(t, A, 1300, 2700)
    report(t, A)
    lose(t, B)
    assert asked(t) == ("turn_action", (C,))


def test_MS_END_04_MS_OPT_06_he_plays_on_alone_with_the_software() -> None:
    t = table(3, last_survivor="must_finish")
    t.answer(A, Resign())
    lose(t, B)
    assert asked(t) == ("turn_action", (C,))
    t.answer(C, Hold())
    assert (t.round, asked(t)) == (2, ("turn_action", (C,)))
    put(t, C, "m19", 6, "baku")
    rolls(t, "3 1")
    told = t.answer(C, Engage())
    assert events(told, DiceRolled) == [DiceRolled(C, None, 3, 1)]
    assert asked(t) == ("turn_action", (C,))


@pytest.mark.parametrize("ending", ["immediate", "equal_turns", "full_ranking"])
def test_MS_END_04_until_he_reaches_the_target(ending: str) -> None:
    t = table(3, last_survivor="must_finish", ending=ending)
    t.answer(A, Resign())
    t.answer(B, Resign())
    homeward(t, C, 1300, 2700)
    report(t, C)
    assert ended(t) == ("target", C)
    assert ranking(t) == [(1, C), (2, B), (3, A)]


@pytest.mark.parametrize("ending", ["immediate", "equal_turns", "full_ranking"])
def test_MS_END_04_if_he_is_eliminated_nobody_is_007(ending: str) -> None:
    t = table(3, last_survivor="must_finish", ending=ending)
    t.answer(A, Resign())
    t.answer(B, Resign())
    lose(t, C)
    assert ended(t) == ("all_eliminated", None)
    assert ranking(t) == [(1, C), (2, B), (3, A)]


# -- equal turns ------------------------------------------------------------------------------------------------------


def test_MS_END_05_MS_OPT_05_the_round_is_completed() -> None:
    t = table(4, ending="equal_turns")
    t.answer(A, Hold())
    homeward(t, B, 1300, 2700)
    report(t, B)
    assert asked(t) == ("turn_action", (C,))
    t.answer(C, Hold())
    assert asked(t) == ("turn_action", (D,))
    told = t.answer(D, Hold())
    assert not events(told, RoundStarted)
    assert ended(t) == ("target", B)


def test_MS_END_05_who_has_finished_takes_no_more_turns_and_the_highest_total_wins() -> None:
    t = table(3, ending="equal_turns")
    for seat, value, before in ((A, 1300, 2700), (B, 1700, 2550), (C, 1450, 2600)):
        homeward(t, seat, value, before)
    for seat in (A, B, C):
        report(t, seat)
    assert [agent(t, seat).total for seat in (A, B, C)] == [4000, 4250, 4050]
    assert ended(t) == ("target", B)
    assert ranking(t) == [(1, B), (2, C), (3, A)]


def test_MS_END_05_of_equals_the_one_who_reached_it_first() -> None:
    t = table(3, ending="equal_turns")
    homeward(t, A, 1300, 2750)
    homeward(t, B, 1450, 2600)
    report(t, A)
    report(t, B)
    t.answer(C, Hold())
    assert [agent(t, seat).total for seat in (A, B)] == [4050, 4050]
    assert ended(t) == ("target", A)
    assert ranking(t) == [(1, A), (2, B), (3, C)]


def test_MS_END_05_only_those_at_the_target_can_win() -> None:
    t = table(2, ending="equal_turns")
    homeward(t, A, 1300, 2700)
    total(t, B, 5000)
    report(t, A)
    t.answer(B, Hold())
    assert ended(t) == ("target", A)
    assert ranking(t) == [(1, A), (2, B)]


# -- full ranking -----------------------------------------------------------------------------------------------------


def test_MS_END_06_MS_OPT_05_he_takes_the_next_free_rank_and_stops() -> None:
    t = table(3, ending="full_ranking")
    homeward(t, B, 1300, 2700)
    t.answer(A, Hold())
    told = report(t, B)
    assert events(told, TargetReached) == [TargetReached(B, 4000)]
    assert asked(t) == ("turn_action", (C,))
    told = next_round(t) + next_round(t)
    assert B not in [turn.seat for turn in events(told, TurnStarted)]
    homeward(t, A, 1700, 4000)
    report(t, A)
    assert ended(t) == ("target", B)
    assert ranking(t) == [(1, B), (2, A), (3, C)]


def test_MS_END_06_of_two_the_first_to_finish_ends_it() -> None:
    t = table(2, ending="full_ranking")
    homeward(t, A, 1300, 2700)
    report(t, A)
    assert ended(t) == ("target", A)
    assert ranking(t) == [(1, A), (2, B)]


def test_MS_END_06_he_keeps_his_part_as_counter_espionage() -> None:
    t = table(3, ending="full_ranking")
    homeward(t, A, 1300, 2700)
    report(t, A)
    t.answer(B, Hold())
    put(t, C, "m19", 6, "baku", (0, 0, 0))
    rolls(t, "3 1")
    told = t.answer(C, Engage())
    assert events(told, DiceRolled) == [DiceRolled(C, A, 3, 1)]
    assert asked(t) == ("turn_action", (B,))


def test_MS_END_06_an_elimination_ends_it_when_one_is_still_playing() -> None:
    t = table(4, ending="full_ranking")
    homeward(t, A, 1300, 2700)
    report(t, A)
    lose(t, B)
    assert asked(t) == ("turn_action", (C,))
    lose(t, C)
    assert ended(t) == ("target", A)
    assert ranking(t) == [(1, A), (2, D), (3, C), (4, B)]


def test_MS_END_06_while_nobody_has_finished_a_last_survivor_wins() -> None:
    t = table(3, ending="full_ranking")
    t.answer(A, Resign())
    t.answer(C, Resign())
    assert ended(t) == ("last_survivor", B)


# -- the round limit --------------------------------------------------------------------------------------------------


def last_round(*totals: int, **options: Any) -> State:
    """The last round allowed: these totals, everybody at the third stage with three points; all but the last held."""
    t = table(len(totals), round_limit=60, **options)
    in_round(t, 60)
    for seat, points in enumerate(totals):
        put(t, seat, t.agents[seat].own_mission, 3, "paris", (1, 1, 1))
        if points:
            total(t, seat, points)
    for seat in range(len(totals) - 1):
        t.answer(seat, Hold())
    return t


def test_MS_END_07_the_highest_total_is_007_when_the_last_round_is_over() -> None:
    t = last_round(1450, 2600, 1100)
    assert asked(t) == ("turn_action", (C,))
    told = t.answer(C, Hold())
    assert len(events(told, EvaluationClosed)) == 1
    assert (ended(t), result(t).rounds) == (("round_limit", B), 60)
    assert ranking(t) == [(1, B), (2, A), (3, C)]


@pytest.mark.parametrize("limit", [60, 150, 400])
def test_MS_END_07_MS_OPT_12_when_the_last_round_is_over_and_not_before(limit: int) -> None:
    t = table(2, round_limit=limit)
    in_round(t, limit - 1)
    t.answer(A, Hold())
    told = t.answer(B, Hold())
    assert events(told, RoundStarted) == [RoundStarted(limit)]
    assert asked(t) == ("turn_action", (A,))
    next_round(t)
    assert (ended(t), result(t).rounds) == (("round_limit", None), limit)


def test_MS_END_07_a_tie_is_broken_by_stages_completed() -> None:
    t = last_round(2600, 2600)
    put(t, B, stage=4, q=(0, 0, 0))
    t.answer(B, Hold())
    assert ended(t) == ("round_limit", B)
    assert ranking(t) == [(1, B), (2, A)]


def test_MS_END_07_then_by_q_points_held() -> None:
    t = last_round(2600, 2600, 2600)
    pocket(t, B, 0, 4, 0)
    t.answer(C, Hold())
    assert ended(t) == ("round_limit", B)
    assert ranking(t) == [(1, B), (2, A), (2, C)]


def test_MS_END_07_an_agent_without_a_mission_has_completed_no_stage() -> None:
    t = last_round(2600, 2600)
    t.answer(B, Abandon())
    t.answer(B, {"type": "wait"})
    assert ended(t) == ("round_limit", A)


def test_MS_END_07_nor_has_one_who_has_just_begun() -> None:
    t = last_round(2600, 2600)
    t.answer(B, Abandon())
    put(t, A, stage=1, q=(0, 0, 0))
    t.answer(B, {"type": "wait"})
    assert ended(t) == ("round_limit", None)
    assert ranking(t) == [(1, A), (1, B)]


def test_MS_END_07_with_a_total_of_0_nobody_is() -> None:
    t = last_round(0, 0)
    pocket(t, B, 9, 9, 9)
    t.answer(B, Hold())
    assert ended(t) == ("round_limit", None)
    assert ranking(t) == [(1, B), (2, A)]


def test_MS_END_07_only_a_survivor() -> None:
    t = last_round(5000, 2600, 2500)
    t.answer(A, Resign())
    t.answer(C, Hold())
    assert ended(t) == ("round_limit", B)
    assert ranking(t) == [(1, B), (2, C), (3, A)]


def test_MS_END_07_who_took_rank_1_is_007_already() -> None:
    t = table(3, ending="full_ranking", round_limit=60)
    in_round(t, 60)
    homeward(t, A, 1300, 2700)
    report(t, A)
    total(t, B, 5000)
    t.answer(B, Hold())
    t.answer(C, Hold())
    assert ended(t) == ("round_limit", A)
    assert ranking(t) == [(1, A), (2, B), (3, C)]


def test_MS_END_07_at_the_target_in_the_last_round_of_equal_turns() -> None:
    t = last_round(2700, 5000, ending="equal_turns")
    homeward(t, B, 1300, 2700)
    report(t, B)
    assert ended(t) == ("target", B)


# -- the result -------------------------------------------------------------------------------------------------------


def test_equal_ranks_share_the_better_number() -> None:
    t = last_round(2600, 1450, 1450, 1100)
    t.answer(D, Hold())
    assert ranking(t) == [(1, A), (2, B), (2, C), (4, D)]


def test_the_result_counts_turns_fights_points_spent_and_express_journeys() -> None:
    t = table(2)
    put(t, A, "m19", 2, "bilbao", (2, 0, 9))
    t.answer(A, Express("london"))  # turn 1: 1 point
    rolls(t, "1 1")
    t.answer(A, Engage())
    t.answer(A, {"type": "fight_on"})
    t.answer(B, Hold())
    rolls(t, "1 2")
    t.answer(A, {"type": "roll"})  # turn 2: 2 points
    t.answer(B, Hold())
    t.answer(A, {"type": "board_flight", "place": "new_york"})  # turns 3, 4 and 5
    for _ in range(3):
        t.answer(B, Hold())
    put(t, A, "m19", 8, "istanbul", (0, 0, 4))
    total(t, A, 2600)
    t.answer(A, Express("london"))  # turn 6: 2 points
    t.answer(A, ConvertPoints(0, 0, 1))
    line = result(t).ranking[0]
    counts = (line.turns, line.fights, line.q_points_spent, line.express_taken)
    assert (line.seat, counts) == (A, (6, 2, 5, 2))
    assert (result(t).ranking[1].turns, result(t).ranking[1].fights) == (5, 0)
    assert asked(t) == ("over", ())


def test_turns_in_hospital_and_waiting_count() -> None:
    t = table(2, elimination="recovery")
    lose(t, A)
    t.answer(B, Hold())
    assert agent(t, A).turns == 2
    t.answer(B, Hold())
    t.answer(A, Abandon())
    t.answer(A, {"type": "wait"})
    t.answer(B, Hold())
    assert agent(t, A).turns == 4
    assert asked(t) == ("choose_mission", (A,))


def test_the_result_object_as_it_is_told() -> None:
    t = table(2)
    homeward(t, A, 1450, 0, (5, 4, 8))
    report(t, A)
    t.answer(A, ConvertPoints(5, 4, 5))
    t.answer(A, TakeMission("m17"))
    t.answer(B, Hold())
    t.answer(A, Abandon())
    t.answer(A, TakeMission("m18"))
    told = t.answer(B, Resign())
    (closed,) = events(told, EvaluationClosed)
    plain = json.loads(msgspec.json.encode(closed.result))
    first = plain["ranking"].pop(0)
    assert first == {
        "rank": 1,
        "seat": A,
        "code_name": "001",
        "total": 2150,
        "status": "active",
        "missions": [
            {"mission": "m19", "status": "accomplished", "mission_score": 1450, "bonus": 700},
            {"mission": "m17", "status": "abandoned", "mission_score": 0, "bonus": 0},
            {"mission": "m18", "status": "in_progress", "mission_score": 0, "bonus": 0},
        ],
        "turns": 2,
        "fights": 0,
        "q_points_spent": 0,
        "express_taken": 0,
    }
    (second,) = plain.pop("ranking")
    assert (second["rank"], second["seat"], second["status"]) == (2, B, "eliminated")
    assert second["missions"] == [{"mission": "m11", "status": "lost", "mission_score": 0, "bonus": 0}]
    assert plain == {
        "game": "missions-speciales",
        "reason": "last_survivor",
        "winner": A,
        "title": "007",
        "rounds": 2,
        "target": 4000,
        "solo_rating": None,
    }
    assert asked(t) == ("over", ())


def test_after_the_end_nothing_is_answered() -> None:
    t = table(2)
    t.answer(A, Resign())
    assert refusal(t, B, Hold()).code == "over"
    assert t.due is None and t.standing(B) == ()
    assert asked(t) == ("over", ())


# -- worked examples --------------------------------------------------------------------------------------------------


def test_MS_EX_40_the_third_is_007_even_with_0_points() -> None:
    t = table(3)
    lose(t, A)
    assert asked(t) == ("turn_action", (B,))
    lose(t, B)
    assert agent(t, C).total == 0
    assert ended(t) == ("last_survivor", C)


@pytest.mark.parametrize("debriefs", [True, False])
def test_MS_EX_49_equal_turns_in_round_40(debriefs: bool) -> None:
    t = table(2, ending="equal_turns")
    in_round(t, 40)
    homeward(t, A, 1450, 2600)
    homeward(t, B, 1700, 2600)
    report(t, A)
    assert agent(t, A).total == 4050
    assert (t.round, asked(t)) == (40, ("turn_action", (B,)))
    if debriefs:
        report(t, B)
        assert agent(t, B).total == 4300
    else:
        t.answer(B, Hold())
    assert (ended(t), result(t).rounds) == (("target", B if debriefs else A), 40)


def test_MS_EX_55_a_plays_on_alone_while_nobody_has_finished() -> None:
    t = table(3, ending="full_ranking", last_survivor="must_finish")
    t.answer(A, Hold())
    lose(t, B)
    lose(t, C)
    assert (t.round, asked(t)) == (2, ("turn_action", (A,)))


def test_MS_EX_55_a_has_finished_and_c_is_eliminated() -> None:
    t = table(3, ending="full_ranking", last_survivor="must_finish")
    homeward(t, A, 1300, 2700)
    report(t, A)
    t.answer(B, Hold())
    lose(t, C)
    assert ended(t) == ("target", A)
    assert ranking(t) == [(1, A), (2, B), (3, C)]


def test_MS_EX_56_a_and_b_share_rank_1() -> None:
    t = last_round(2750, 2750, 1100)
    put(t, A, stage=4, q=(1, 2, 3))
    put(t, B, stage=4, q=(6, 0, 0))
    t.answer(C, Hold())
    assert ended(t) == ("round_limit", None)
    assert ranking(t) == [(1, A), (1, B), (3, C)]


def test_the_status_of_everybody_is_told() -> None:
    t = table(4, ending="full_ranking", round_limit=60)
    in_round(t, 60)
    homeward(t, A, 1300, 2700)
    report(t, A)
    lose(t, B)
    t.answer(C, Abandon())
    t.answer(C, {"type": "wait"})
    t.update(D, replace(agent(t, D), turns=17))
    t.answer(D, Hold())
    assert {line.seat: line.status for line in result(t).ranking} == {
        A: "finished",
        B: "eliminated",
        C: "waiting",
        D: "active",
    }
    assert {line.seat: line.turns for line in result(t).ranking}[D] == 17
    assert asked(t) == ("over", ())
