"""Elimination and resignation (3.13); recovery as a variant (3.21)."""

import pytest

from qg.games.missions_speciales.tests.prelude import *


def losing(n: int = 4, q: Points = (0, 4, 2), *, before: int = 0, **options: str) -> State:
    """A has lost the combat in Baku and cannot pay."""
    t = table(n, **options)
    put(t, A, "m19", 6, "baku", q)
    if before:
        total(t, A, before)
    rolls(t, "1 3")
    t.answer(A, Engage())
    return t


# -- elimination ------------------------------------------------------------------------------------------------------


def test_MS_ELM_01_the_figurine_is_removed_and_he_takes_no_more_turns() -> None:
    t = losing()
    assert (agent(t, A).status, agent(t, A).place, t.eliminated) == ("eliminated", None, (A,))
    assert asked(t) == ("turn_action", (B,))
    assert refused(t, A, Hold()) == ("eliminated", "MS-ELM-01")
    told = next_round(t) + next_round(t)
    assert [turn.seat for turn in events(told, TurnStarted)] == [C, D, B, C, D, B]
    assert asked(t) == ("turn_action", (B,))


def test_MS_ELM_02_his_q_points_go_back_but_his_total_stays() -> None:
    t = losing(before=2500)
    assert (agent(t, A).q, agent(t, A).total) == ((0, 0, 0), 2500)
    assert asked(t) == ("turn_action", (B,))


def test_MS_ELM_03_his_mission_is_available_at_once_and_the_line_is_lost() -> None:
    t = table(4)
    put(t, A, "m19", 6, "baku", (0, 0, 0))
    put(t, B, "m18", 3, "london")
    rolls(t, "1 3")
    told = t.answer(A, Engage())
    assert events(told, MissionFreed) == [MissionFreed("m19")]
    assert (agent(t, A).mission, agent(t, A).stage) == (None, 0)
    line = GAME.view(t, B).board.sheets[A][-1]
    assert (line.mission_title, line.status, line.mission_score, line.bonus) == ("m19", "lost", 0, 0)
    t.answer(B, Abandon())
    assert TakeMission("m19") in choices(t, B)
    assert asked(t) == ("choose_mission", (B,))


def test_MS_ELM_04_he_gives_up_his_part_as_counter_espionage() -> None:
    t = table(3)
    put(t, A, "m19", 6, "baku", (0, 0, 0))
    put(t, C, "m17", 5, "saint_petersburg", (0, 0, 0))
    rolls(t, "1 3")
    told = t.answer(A, Engage())
    assert events(told, CounterEspionageSet) == [CounterEspionageSet(C, B, "ce17")]
    t.answer(B, Hold())
    rolls(t, "3 1")
    told = t.answer(C, Engage())
    assert events(told, DiceRolled) == [DiceRolled(C, B, 3, 1)]
    assert asked(t) == ("turn_action", (B,))


# -- resignation ------------------------------------------------------------------------------------------------------


def test_MS_ELM_05_who_resigns_is_treated_as_eliminated() -> None:
    t = table(4)
    total(t, C, 2500)
    told = t.answer(C, Resign())
    assert events(told, Resigned) == [Resigned(C)]
    assert not events(told, Eliminated)
    assert events(told, MissionFreed) == [MissionFreed("m12")]
    gone = agent(t, C)
    assert (gone.status, gone.place, gone.mission, gone.q, gone.total) == ("eliminated", None, None, (0, 0, 0), 2500)
    assert GAME.view(t, A).board.sheets[C][-1].status == "lost"
    assert events(told, CounterEspionageSet) == [CounterEspionageSet(B, D, "ce11")]
    assert t.eliminated == (C,)
    assert refused(t, C, Resign()) == ("eliminated", "MS-ELM-01")
    assert asked(t) == ("turn_action", (A,))


def test_MS_ELM_05_if_it_is_his_turn_the_turn_ends() -> None:
    t = table(4)
    told = t.answer(A, Resign())
    assert [turn.seat for turn in events(told, TurnStarted)] == [B]
    assert (t.round, t.turn) == (1, B)
    assert asked(t) == ("turn_action", (B,))


def test_MS_ELM_05_the_last_of_the_round_ends_it() -> None:
    t = table(4)
    for seat in (A, B, C):
        t.answer(seat, Hold())
    told = t.answer(D, Resign())
    assert events(told, RoundStarted) == [RoundStarted(2)]
    assert asked(t) == ("turn_action", (A,))


@pytest.mark.parametrize("question", ["engage_on_arrival", "tie_choice", "continue_fight", "tap_black_die"])
def test_MS_ELM_05_questions_put_to_him_in_a_fight_fall_away(question: str) -> None:
    t = table(4, black_die="tap" if question == "tap_black_die" else "auto")
    put(t, A, "m19", 6, "kazakhstan", (1, 0, 0))
    t.answer(A, Step("baku"))
    if question != "engage_on_arrival":
        rolls(t, "2 2")
        t.answer(A, Engage())
    if question == "continue_fight":
        t.answer(A, FightOn())
        turn_of(t, A)
    assert asked(t)[0] == question
    told = t.answer(A, Resign())
    assert not events(told, DiceRolled)
    assert agent(t, A).status == "eliminated"
    assert asked(t) == ("turn_action", (B,))


def test_MS_ELM_05_resigning_before_the_conversion_loses_the_mission() -> None:
    t = table(4)
    put(t, A, "m19", 8, "paris", (1, 1, 1))
    total(t, A, 2500)
    told = t.answer(A, Step("london"))
    assert events(told, Debriefed)
    told = t.answer(A, Resign())
    assert (agent(t, A).total, GAME.view(t, B).board.sheets[A][-1].status) == (2500, "lost")
    assert events(told, MissionFreed) == [MissionFreed("m19")]
    assert asked(t) == ("turn_action", (B,))


def test_MS_ELM_05_without_a_mission_there_is_no_line_to_close() -> None:
    t = table(4)
    put(t, A, "m19", 8, "paris", (1, 1, 1))
    t.answer(A, Step("london"))
    t.answer(A, ConvertPoints(1, 1, 1))
    told = t.answer(A, Resign())
    assert not events(told, MissionFreed)
    assert [line.status for line in GAME.view(t, B).board.sheets[A]] == ["accomplished"]
    assert (agent(t, A).status, agent(t, A).total) == ("eliminated", 1600)
    assert asked(t) == ("turn_action", (B,))


def test_MS_ELM_05_who_waits_for_a_mission_may_resign_between_turns() -> None:
    t = table(4)
    t.answer(A, Abandon())
    t.answer(A, Wait())
    told = t.answer(A, Resign())
    assert not events(told, MissionFreed)
    assert [line.status for line in GAME.view(t, B).board.sheets[A]] == ["abandoned"]
    assert asked(t) == ("turn_action", (B,))


def test_MS_ELM_05_who_is_in_the_air_may_resign() -> None:
    t = table(4)
    put(t, C, "m19", 3, "london")
    t.answer(A, Hold())
    t.answer(B, Hold())
    t.answer(C, {"type": "board_flight", "place": "new_york"})
    told = t.answer(C, Resign())
    assert (agent(t, C).flight, agent(t, C).status) == (None, "eliminated")
    assert events(told, MissionFreed) == [MissionFreed("m19")]
    assert asked(t) == ("turn_action", (D,))


def test_MS_ELM_05_in_the_preparation_his_readiness_is_no_longer_awaited() -> None:
    t = preparing(3)
    t.answer(A, SayReady())
    assert asked(t) == ("ready", (B, C))
    t.answer(B, Resign())
    assert asked(t) == ("ready", (C,))
    t.answer(C, SayReady())
    assert (t.round, asked(t)) == (1, ("turn_action", (A,)))


def test_MS_ELM_05_the_last_one_awaited_resigns_and_the_game_begins() -> None:
    t = preparing(3)
    t.answer(B, SayReady())
    t.answer(C, SayReady())
    told = t.answer(A, Resign())
    assert events(told, RoundStarted) == [RoundStarted(1)]
    assert asked(t) == ("turn_action", (B,))


def test_MS_ELM_05_who_resigns_in_the_lobby_does_not_roll_and_stands_last() -> None:
    t = lobby(3, rolled="3 1")
    t.answer(A, Resign())
    assert (agent(t, A).figurine, agent(t, A).code_name) == ("tuxedo", "001")
    assert asked(t) == ("choose_identity", (B, C))
    t.answer(B, KeepIdentity())
    told = t.answer(C, KeepIdentity())
    assert [[roll.seat for roll in rolled.rolls] for rolled in events(told, OrderRolled)] == [[B, C]]
    assert t.order == (B, C, A)
    assert (agent(t, A).mission, agent(t, B).mission, agent(t, C).mission) == (None, "m10", "m11")
    assert asked(t) == ("ready", (B, C))


def test_MS_ELM_05_who_resigns_while_choosing_his_first_mission_is_passed_over() -> None:
    t = lobby(3, first_mission="chosen")
    for seat in (A, B, C):
        t.answer(seat, KeepIdentity())
    assert asked(t) == ("choose_first_mission", (A,))
    t.answer(C, Resign())
    assert asked(t) == ("choose_first_mission", (A,))
    t.answer(A, TakeMission("m19"))
    assert asked(t) == ("choose_first_mission", (B,))
    t.answer(B, TakeMission("m18"))
    assert asked(t) == ("ready", (A, B))


def test_MS_ELM_05_the_one_who_is_choosing_too() -> None:
    t = lobby(3, first_mission="chosen")
    for seat in (A, B, C):
        t.answer(seat, KeepIdentity())
    t.answer(A, Resign())
    assert asked(t) == ("choose_first_mission", (B,))
    assert TakeMission("m10") in choices(t, B)


def test_MS_ELM_05_who_is_merely_absent_is_not_eliminated() -> None:
    t = table(people(3))
    t.notice("absent", A)
    assert (agent(t, A).status, t.eliminated) == ("active", ())
    assert asked(t) == ("turn_action", (A,))
    t.answer(A, Hold())
    assert asked(t) == ("turn_action", (B,))


# -- recovery ---------------------------------------------------------------------------------------------------------


def test_MS_VAR_01_MS_OPT_04_who_cannot_pay_is_hurt_not_eliminated() -> None:
    t = losing(q=(2, 4, 2), elimination="recovery")
    hurt = agent(t, A)
    assert (hurt.status, hurt.place, hurt.q) == ("recovering", "london", (0, 0, 0))
    assert (hurt.mission, hurt.stage, hurt.bound) == ("m19", 6, False)
    assert t.eliminated == ()
    assert asked(t) == ("turn_action", (B,))


def test_MS_VAR_01_what_he_owed_and_lost_is_told() -> None:
    t = table(4, elimination="recovery")
    put(t, A, "m19", 6, "baku", (2, 4, 1))
    rolls(t, "1 3")
    told = t.answer(A, Engage())
    assert events(told, Hospitalised) == [Hospitalised(A, "arms", 3, 2, (2, 4, 1))]
    assert not events(told, Eliminated) and not events(told, MissionFreed)
    assert asked(t) == ("turn_action", (B,))


def test_MS_VAR_01_a_fight_that_bound_him_is_over() -> None:
    t = table(4, elimination="recovery")
    put(t, A, "m19", 6, "baku", (0, 0, 0))
    rolls(t, "1 1")
    t.answer(A, Engage())
    turn_of(t, A)
    rolls(t, "1 2")
    t.answer(A, Roll())
    assert (agent(t, A).bound, agent(t, A).rolls) == (False, 0)
    turn_of(t, A)
    assert asked(t) == ("turn_action", (A,))


def test_MS_VAR_01_an_open_branch_is_closed() -> None:
    t = table(4, elimination="recovery")
    put(t, A, "m13", 3, "udaipur", (0, 0, 0), branch="udaipur")
    rolls(t, "1 3")
    told = t.answer(A, Engage())
    assert events(told, BranchClosed) == [BranchClosed(A, "udaipur")]
    turn_of(t, A)
    put(t, A, place="udaipur")
    assert not choices(t, A, QRoll)
    assert refused(t, A, QRoll("red"))[0] == "q_closed"
    assert asked(t) == ("turn_action", (A,))


def test_MS_VAR_02_his_next_turn_is_lost_then_he_plays_on() -> None:
    t = losing(elimination="recovery")
    told = turn_of(t, A)
    assert events(told, Recovered) == [Recovered(A)]
    assert [turn.seat for turn in events(told, TurnStarted)] == [C, D, A, B, C, D, A]
    assert t.round == 3
    back = agent(t, A)
    assert (back.status, back.place, back.mission, back.stage, back.turns) == ("active", "london", "m19", 6, 3)
    assert "baku" not in goals(t, A)
    assert {"paris", "hamburg", "scotland"} <= goals(t, A)
    assert QRoll("red") in choices(t, A)
    assert asked(t) == ("turn_action", (A,))


def test_MS_VAR_03_only_resignation_eliminates() -> None:
    t = losing(3, elimination="recovery")
    assert A not in t.eliminated
    t.answer(A, Resign())
    assert t.eliminated == (A,)
    assert asked(t) == ("turn_action", (B,))


# -- worked examples --------------------------------------------------------------------------------------------------


def test_MS_EX_50_hurt_at_baku() -> None:
    t = table(4, elimination="recovery")
    put(t, A, "m19", 6, "baku", (1, 2, 3))
    rolls(t, "1 3")
    t.answer(A, Engage())
    assert (agent(t, A).q, agent(t, A).place) == ((0, 0, 0), "london")
    told = turn_of(t, A)
    assert events(told, Recovered) == [Recovered(A)]
    put(t, A, place="baku")
    assert Engage() in choices(t, A)
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert events(told, StageCompleted) == [StageCompleted(A, 6)]
    assert agent(t, A).mission == "m19"
    assert asked(t) == ("turn_action", (B,))


def test_MS_EX_54_the_branch_still_opens_where_he_was_hurt() -> None:
    t = table(4, elimination="recovery")
    put(t, A, "m10", 2, "cairo", (0, 0, 0))
    rolls(t, "1 3")
    t.answer(A, Engage())
    turn_of(t, A)
    put(t, A, q=(0, 0, 2))
    t.answer(A, Express("cairo"))
    assert asked(t) == ("engage_on_arrival", (A,))
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert agent(t, A).stage == 3
    assert events(told, BranchOpened) == [BranchOpened(A, "cairo")]
    turn_of(t, A)
    assert kinds(t, A) == {QRoll, Hold, Abandon}
    rolls(t, "2")
    told = t.answer(A, QRoll("yellow"))
    assert events(told, StageCompleted) == [StageCompleted(A, 3)]
    assert asked(t) == ("turn_action", (B,))
