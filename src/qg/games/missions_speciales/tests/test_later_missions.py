"""Giving a mission up (3.14) and taking a new one (3.16)."""

import pytest

from qg.games.missions_speciales.tests.prelude import *


def offered(t: State, seat: int) -> list[str]:
    """The missions a seat may take now."""
    return [choice.mission for choice in choices(t, seat, TakeMission)]


# -- abandoning -------------------------------------------------------------------------------------------------------


def test_MS_ABN_01_on_a_place_he_may_abandon() -> None:
    t = table()
    put(t, A, "m19", 3, "paris", (1, 2, 3))
    told = t.answer(A, Abandon())
    assert events(told, Abandoned) == [Abandoned(A, "m19", (1, 2, 3))]
    assert asked(t) == ("choose_mission", (A,))


def test_MS_ABN_01_also_on_the_first_turn() -> None:
    t = table()
    assert agent(t, A).first_turn
    t.answer(A, Abandon())
    assert agent(t, A).mission is None
    assert asked(t) == ("choose_mission", (A,))


def test_MS_ABN_01_and_when_bound_by_a_fight() -> None:
    t = table()
    put(t, A, "m19", 6, "baku", (0, 0, 0))
    rolls(t, "2 2")
    t.answer(A, Engage())
    turn_of(t, A)
    assert asked(t) == ("continue_fight", (A,))
    t.answer(A, Abandon())
    assert (agent(t, A).bound, agent(t, A).rolls) == (False, 0)
    assert asked(t) == ("choose_mission", (A,))
    t.answer(A, TakeMission("m18"))
    turn_of(t, A)
    assert asked(t) == ("turn_action", (A,))


def test_MS_ABN_01_not_on_the_transit_card() -> None:
    t = table()
    put(t, A, "m19", 3, "london")
    t.answer(A, BoardFlight("new_york"))
    t.answer(B, Hold())
    assert refused(t, A, Abandon()) == ("in_flight", "MS-TRN-03")
    assert asked(t) == ("turn_action", (C,))


def test_MS_ABN_01_with_equipment_missing_too() -> None:
    t = table()
    put(t, A, "m18", 2, "hamburg", branch="hamburg", obtained=1)
    told = t.answer(A, Abandon())
    assert events(told, BranchClosed) == [BranchClosed(A, "hamburg")]
    assert (agent(t, A).branch, agent(t, A).obtained) == (None, 0)
    assert asked(t) == ("choose_mission", (A,))


def test_MS_ABN_02_he_loses_all_q_points_also_those_transferred() -> None:
    t = table()
    put(t, A, "m19", 8, "paris", (5, 5, 5))
    t.answer(A, Step("london"))
    t.answer(A, ConvertPoints(0, 0, 0))
    t.answer(A, TakeMission("m17"))
    assert agent(t, A).q == (9, 7, 11)
    turn_of(t, A)
    told = t.answer(A, Abandon())
    assert events(told, Abandoned) == [Abandoned(A, "m17", (9, 7, 11))]
    assert agent(t, A).q == (0, 0, 0)
    assert asked(t) == ("choose_mission", (A,))


def test_MS_ABN_03_he_keeps_his_total_and_the_line_scores_nothing() -> None:
    t = table()
    put(t, A, "m19", 3, "paris")
    total(t, A, 2600)
    t.answer(A, Abandon())
    line = GAME.view(t, B).board.sheets[A][-1]
    assert (agent(t, A).total, line.status, line.mission_score, line.grand_total) == (2600, "abandoned", 0, 2600)
    assert asked(t) == ("choose_mission", (A,))


def test_MS_ABN_04_the_mission_is_available_again_but_not_for_his_own_next_choice() -> None:
    t = table()
    put(t, A, "m19", 3, "paris")
    told = t.answer(A, Abandon())
    assert events(told, MissionFreed) == [MissionFreed("m19")]
    assert "m19" in GAME.view(t, C).board.available
    assert "m19" not in offered(t, A)
    assert refused(t, A, TakeMission("m19")) == ("last_mission", "MS-NEW-02")
    t.answer(A, TakeMission("m18"))
    t.answer(B, Abandon())
    assert "m19" in offered(t, B)
    assert asked(t) == ("choose_mission", (B,))


def test_MS_ABN_05_he_is_given_a_new_mission_in_the_same_turn() -> None:
    t = table()
    in_round(t, 6)
    t.answer(A, Abandon())
    assert (t.turn, asked(t)) == (A, ("choose_mission", (A,)))
    told = t.answer(A, TakeMission("m18"))
    assert events(told, MissionGiven) == [MissionGiven(A, "m18", "khyber_pass", 2, "chosen")]
    assert (t.round, asked(t)) == (6, ("turn_action", (B,)))


def test_MS_ABN_05_MS_OPT_08_or_it_is_drawn() -> None:
    t = table(next_mission="drawn")
    t.script = (0,)
    told = t.answer(A, Abandon())
    assert events(told, MissionGiven) == [MissionGiven(A, "m14", "siberia", 2, "drawn")]
    assert not events(told, Waited)
    assert asked(t) == ("turn_action", (B,))


# -- taking the next one ----------------------------------------------------------------------------------------------


def test_MS_NEW_01_the_available_missions_are_those_no_agent_is_on() -> None:
    t = table(4)
    assert t.available == ("m14", "m15", "m16", "m17", "m18", "m19")
    put(t, A, "m19", 8, "paris", (0, 0, 0))
    put(t, B, "m18", 6, "saigon", (0, 0, 0))
    t.answer(A, Step("london"))
    assert offered(t, A) == ["m10", "m11", "m14", "m15", "m16", "m17"]
    for mission, on in (("m18", B), ("m12", C), ("m13", D)):
        taken = refusal(t, A, TakeMission(mission))
        assert (taken.code, taken.rule_id) == ("mission_taken", "MS-NEW-01")
        assert taken.details == {"mission": mission, "seat": on}
    assert refused(t, A, TakeMission("m20")) == ("no_such_mission", "MS-NEW-01")
    assert asked(t) == ("choose_mission", (A,))


def test_MS_NEW_01_also_missions_accomplished_abandoned_or_lost_before() -> None:
    t = table(4)
    put(t, A, "m19", 8, "paris", (0, 0, 0))
    t.answer(A, Step("london"))
    t.answer(A, TakeMission("m17"))  # m19 accomplished
    t.answer(B, Abandon())  # m11 abandoned
    t.answer(B, TakeMission("m18"))
    put(t, C, "m16", 7, "drug_road", (0, 0, 0))
    rolls(t, "1 3")
    t.answer(C, Engage())  # m16 lost
    t.answer(D, Abandon())
    assert {"m19", "m11", "m16"} <= set(offered(t, D))
    assert asked(t) == ("choose_mission", (D,))


def test_MS_NEW_02_not_the_one_he_has_just_ended_but_any_earlier_one() -> None:
    t = table()
    put(t, A, "m19", 8, "paris", (0, 0, 0))
    t.answer(A, Step("london"))
    assert refused(t, A, TakeMission("m19")) == ("last_mission", "MS-NEW-02")
    t.answer(A, TakeMission("m18"))
    turn_of(t, A)
    t.answer(A, Abandon())
    assert "m19" in offered(t, A) and "m18" not in offered(t, A)
    t.answer(A, TakeMission("m19"))
    assert agent(t, A).mission == "m19"
    assert asked(t) == ("turn_action", (B,))


@pytest.mark.parametrize("draw", range(5))
def test_MS_NEW_02_holds_for_missions_drawn_as_well(draw: int) -> None:
    t = table(next_mission="drawn")
    put(t, A, "m19", 3, "paris")
    t.script = (draw,)
    t.answer(A, Abandon())
    assert agent(t, A).mission == ("m10", "m14", "m15", "m16", "m17", "m18")[draw]
    assert asked(t) == ("turn_action", (B,))


@pytest.mark.parametrize("mission", ["m16", "m19"])
def test_MS_NEW_03_a_new_line_the_base_allocation_and_the_origin(mission: str) -> None:
    t = table()
    t.answer(A, Abandon())
    told = t.answer(A, TakeMission(mission))
    assert events(told, Allocated) == [Allocated(A, *BASE[mission])]
    new = agent(t, A)
    assert (new.mission, new.stage, new.place, new.q) == (mission, 1, STAGES[mission][0].place, BASE[mission])
    assert [line.mission_title for line in GAME.view(t, B).board.sheets[A]] == ["m10", mission]
    assert (new.status, new.first_turn) == ("active", True)
    told = turn_of(t, A)
    assert events(told, TurnStarted)[-1] == TurnStarted(A, True, False)
    assert kinds(t, A) == {Engage, Hold, Abandon}
    assert asked(t) == ("turn_action", (A,))


def test_MS_NEW_04_instead_of_choosing_he_may_wait() -> None:
    t = table()
    put(t, A, "m19", 3, "paris")
    t.answer(A, Abandon())
    told = t.answer(A, Wait())
    assert events(told, Waited) == [Waited(A)]
    assert (agent(t, A).place, agent(t, A).mission, agent(t, A).status) == ("london", None, "waiting")
    assert asked(t) == ("turn_action", (B,))


def test_MS_NEW_04_each_later_turn_he_chooses_or_waits_and_it_is_over() -> None:
    t = table()
    turns = agent(t, A).turns
    t.answer(A, Abandon())
    t.answer(A, Wait())
    for number in range(1, 4):
        turn_of(t, A)
        assert asked(t) == ("choose_mission", (A,))
        assert agent(t, A).turns == turns + number
        assert "m10" not in offered(t, A)
        told = t.answer(A, Wait())
        assert events(told, Waited) == [Waited(A)]
        assert asked(t) == ("turn_action", (B,))
    turn_of(t, A)
    t.answer(A, TakeMission("m18"))
    assert agent(t, A).place == "khyber_pass"
    assert asked(t) == ("turn_action", (B,))


def test_MS_NEW_04_there_is_no_waiting_where_missions_are_drawn() -> None:
    t = table(next_mission="drawn")
    put(t, A, "m19", 8, "paris", (1, 0, 0))
    t.answer(A, Step("london"))
    told = t.answer(A, ConvertPoints(0, 0, 0))
    assert [given.how for given in events(told, MissionGiven)] == ["drawn"]
    assert refused(t, A, Wait())[0] == "not_your_turn"
    assert asked(t) == ("turn_action", (B,))


@pytest.mark.parametrize("n", range(2, 7))
def test_MS_NEW_05_there_are_always_at_least_four_missions_to_choose_from(n: int) -> None:
    t = table(n)
    t.answer(A, Abandon())
    assert len(offered(t, A)) == 10 - n >= 4
    assert set(offered(t, A)) == {*MISSION_IDS[n:]}
    assert asked(t) == ("choose_mission", (A,))


# -- worked examples --------------------------------------------------------------------------------------------------


def test_MS_EX_45_mission_16_is_for_others_first() -> None:
    t = table()
    put(t, A, "m16", 8, "paris", (0, 0, 0))
    t.answer(A, Step("london"))
    assert "m16" not in offered(t, A)
    t.answer(A, TakeMission("m19"))
    put(t, B, "m11", 6, "paris", (0, 0, 0))
    t.answer(B, Step("london"))
    assert "m16" in offered(t, B)
    t.answer(B, TakeMission("m15"))
    turn_of(t, A)
    put(t, A, "m19", 8, "paris", (0, 0, 0))
    t.answer(A, Step("london"))
    assert "m16" in offered(t, A)
    assert asked(t) == ("choose_mission", (A,))


def test_MS_EX_45_if_it_is_free() -> None:
    t = table()
    put(t, A, "m16", 8, "paris", (0, 0, 0))
    t.answer(A, Step("london"))
    t.answer(A, TakeMission("m19"))
    t.answer(B, Abandon())
    t.answer(B, TakeMission("m16"))
    turn_of(t, A)
    put(t, A, "m19", 8, "paris", (0, 0, 0))
    t.answer(A, Step("london"))
    assert refused(t, A, TakeMission("m16")) == ("mission_taken", "MS-NEW-01")
    assert asked(t) == ("choose_mission", (A,))


def test_MS_EX_46_waiting_costs_a_turn() -> None:
    t = table(2)
    in_round(t, 20)
    put(t, A, "m12", 7, "paris", (0, 0, 0))
    put(t, B, "m19", 3, "paris")
    t.answer(A, Step("london"))
    assert "m19" not in offered(t, A)
    t.answer(A, Wait())
    t.answer(B, Abandon())
    t.answer(B, TakeMission("m18"))
    assert (t.round, asked(t)) == (21, ("choose_mission", (A,)))
    t.answer(A, TakeMission("m19"))
    assert asked(t) == ("turn_action", (B,))
    told = t.answer(B, Hold())
    assert TurnStarted(A, True, False) in events(told, TurnStarted)
    assert (t.round, asked(t)) == (22, ("turn_action", (A,)))


def test_MS_EX_47_abandoning_mission_17() -> None:
    t = table()
    put(t, A, "m17", 5, "london", (3, 1, 6))
    total(t, A, 2150)
    t.answer(A, Abandon())
    assert (agent(t, A).q, agent(t, A).total) == ((0, 0, 0), 2150)
    assert refused(t, A, TakeMission("m17")) == ("last_mission", "MS-NEW-02")
    t.answer(A, TakeMission("m19"))
    assert agent(t, A).q == (4, 0, 3)
    assert refused(t, A, QRoll("red"))[0] == "not_your_turn"
    assert asked(t) == ("turn_action", (B,))
