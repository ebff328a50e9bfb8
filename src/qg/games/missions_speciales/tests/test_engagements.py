"""Fights: engaging, dice, paying, fighting on (3.10)."""

import pytest

from qg.games.missions_speciales.tests.prelude import *


def combat(q: Points = (3, 0, 0), stars: str = "") -> State:
    """A is asked in Baku, where the combat of stage 6 of mission 19 is current; the next dice are known."""
    t = table()
    put(t, A, "m19", 6, "baku", q)
    if stars:
        rolls(t, stars)
    return t


def intelligence(q: Points = (0, 3, 0), stars: str = "") -> State:
    """The same with the intelligence of stage 3."""
    t = table()
    put(t, A, "m19", 3, "baku", q)
    if stars:
        rolls(t, stars)
    return t


# -- taking it up -----------------------------------------------------------------------------------------------------


def test_MS_ENG_01_he_may_engage_on_arrival() -> None:
    t = table()
    put(t, A, "m19", 3, "caucasus")
    t.answer(A, Step("baku"))
    assert asked(t) == ("engage_on_arrival", (A,))
    assert choices(t, A) == (Engage(), HoldOff())
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert events(told, Engaged) == [Engaged(A, 3, "intelligence", B)]
    assert agent(t, A).stage == 4
    assert asked(t) == ("turn_action", (B,))


def test_MS_ENG_01_or_hold_off_and_engage_in_a_later_turn() -> None:
    t = table()
    put(t, A, "m19", 3, "caucasus")
    t.answer(A, Step("baku"))
    told = t.answer(A, HoldOff())
    assert events(told, HeldOff) == [HeldOff(A, "baku")]
    assert not events(told, DiceRolled)
    assert asked(t) == ("turn_action", (B,))
    turn_of(t, A)
    assert Engage() in choices(t, A)
    t.answer(A, Hold())
    turn_of(t, A)
    rolls(t, "3 1")
    t.answer(A, Engage())
    assert agent(t, A).stage == 4
    assert asked(t) == ("turn_action", (B,))


def test_MS_ENG_01_he_is_never_forced_to() -> None:
    t = combat()
    assert {Hold, Abandon, Step} <= kinds(t, A)
    t.answer(A, Step("kazakhstan"))
    assert agent(t, A).place == "kazakhstan"
    assert asked(t) == ("turn_action", (B,))


def test_MS_ENG_01_only_on_the_place_of_the_current_stage() -> None:
    t = table()
    put(t, A, "m19", 6, "paris")
    assert Engage() not in choices(t, A)
    assert refused(t, A, Engage()) == ("not_here", "MS-ENG-01")
    assert refusal(t, A, Engage()).details == {"stage": 6, "place": "baku"}
    put(t, A, "m19", 8, "paris")  # the report is no fight, here or in London
    assert refused(t, A, Engage()) == ("no_fight", "MS-CE-03")
    assert asked(t) == ("turn_action", (A,))


def test_MS_ENG_02_white_first_then_black_both_in_one_event() -> None:
    t = combat(stars="3 1")
    drawn = t.copy()
    told = t.answer(A, Engage())
    assert events(told, DiceRolled) == [DiceRolled(A, B, 3, 1)]
    assert t.script == ()
    rolls(drawn, "1 3")
    told = drawn.answer(A, Engage())
    assert events(told, DiceRolled) == [DiceRolled(A, B, 1, 3)]
    assert asked(t) == asked(drawn) == ("turn_action", (B,))


@pytest.mark.parametrize("stars", ["2 1", "3 1", "3 2"])
def test_MS_ENG_03_more_stars_win_and_cost_nothing(stars: str) -> None:
    t = combat((0, 0, 0), stars)
    told = t.answer(A, Engage())
    assert events(told, FightWon) == [FightWon(A, 6)]
    assert events(told, StageCompleted) == [StageCompleted(A, 6)]
    assert not events(told, Paid)
    assert (agent(t, A).stage, agent(t, A).q) == (7, (0, 0, 0))
    assert asked(t) == ("turn_action", (B,))


@pytest.mark.parametrize("stars", ["1 1", "2 2", "3 3"])
def test_MS_ENG_04_a_tie_is_won_for_one_point(stars: str) -> None:
    t = combat((2, 0, 0), stars)
    told = t.answer(A, Engage())
    assert events(told, FightTied) == [FightTied(A, "arms", 2)]
    assert asked(t) == ("tie_choice", (A,))
    assert choices(t, A) == (Pay(), FightOn())
    assert refused(t, A, Hold()) == ("tied", "MS-ENG-04")
    told = t.answer(A, Pay())
    assert events(told, Paid) == [Paid(A, "arms", 1, (2,), (1,), "tie")]
    assert events(told, FightWon) == [FightWon(A, 6)]
    assert (agent(t, A).stage, agent(t, A).q, agent(t, A).bound) == (7, (1, 0, 0), False)
    assert asked(t) == ("turn_action", (B,))


def test_MS_ENG_04_or_the_fight_goes_on() -> None:
    t = combat((2, 0, 0), "1 1")
    t.answer(A, Engage())
    told = t.answer(A, FightOn())
    assert events(told, FightGoesOn) == [FightGoesOn(A, 1)]
    assert not events(told, Paid)
    assert (agent(t, A).stage, agent(t, A).q, agent(t, A).bound) == (6, (2, 0, 0), True)
    assert asked(t) == ("turn_action", (B,))


def test_MS_ENG_04_without_a_point_it_goes_on_by_itself() -> None:
    t = combat((0, 5, 5), "3 3")
    told = t.answer(A, Engage())
    assert events(told, FightTied) == [FightTied(A, "arms", 0)]
    assert events(told, FightGoesOn) == [FightGoesOn(A, 1)]
    assert agent(t, A).bound
    assert asked(t) == ("turn_action", (B,))


@pytest.mark.parametrize(("stars", "cost"), [("1 2", 2), ("2 3", 2), ("1 3", 3)])
def test_MS_ENG_05_fewer_stars_cost_the_difference_and_one(stars: str, cost: int) -> None:
    t = combat((4, 4, 4), stars)
    told = t.answer(A, Engage())
    assert [(paid.points, paid.reason) for paid in events(told, Paid)] == [(cost, "deficit")]
    assert events(told, FightWon) == [FightWon(A, 6)]
    assert (agent(t, A).stage, agent(t, A).q) == (7, (4 - cost, 4, 4))
    assert asked(t) == ("turn_action", (B,))


def test_MS_ENG_05_it_is_automatic() -> None:
    t = combat((3, 0, 0), "1 3")
    t.answer(A, Engage())
    assert refused(t, A, FightOn()) == ("not_your_turn", "MS-TURN-01")
    assert refused(t, A, Roll()) == ("not_your_turn", "MS-TURN-01")
    assert agent(t, A).q == (0, 0, 0)
    assert asked(t) == ("turn_action", (B,))


@pytest.mark.parametrize(("held", "stars", "cost"), [(1, "1 2", 2), (0, "2 3", 2), (2, "1 3", 3), (0, "1 3", 3)])
def test_MS_ENG_06_who_cannot_pay_in_full_is_eliminated(held: int, stars: str, cost: int) -> None:
    t = combat((held, 9, 9), stars)
    told = t.answer(A, Engage())
    assert events(told, Eliminated) == [Eliminated(A, "arms", cost, held)]
    assert not events(told, Paid)
    assert (agent(t, A).status, agent(t, A).spent) == ("eliminated", 0)
    assert asked(t) == ("turn_action", (B,))


def test_MS_ENG_07_combat_is_paid_in_arms_only() -> None:
    t = combat((2, 2, 2), "1 2")
    t.answer(A, Engage())
    assert agent(t, A).q == (0, 2, 2)
    assert asked(t) == ("turn_action", (B,))


def test_MS_ENG_07_intelligence_is_paid_in_equipment_only() -> None:
    t = intelligence((2, 2, 2), "1 2")
    told = t.answer(A, Engage())
    assert [paid.q for paid in events(told, Paid)] == ["equipment"]
    assert agent(t, A).q == (2, 0, 2)
    t = intelligence((9, 1, 9), "1 2")
    t.answer(A, Engage())
    assert agent(t, A).status == "eliminated"
    assert asked(t) == ("turn_action", (B,))


def test_MS_ENG_08_points_paid_are_gone_and_he_continues_on_his_next_turn() -> None:
    t = combat((5, 0, 0), "1 3")
    t.answer(A, Engage())
    assert (agent(t, A).q, agent(t, A).spent) == ((2, 0, 0), 3)
    assert [sum(agent(t, other).q) for other in (1, 2, 3)] == [11, 9, 10]
    assert asked(t) == ("turn_action", (B,))
    turn_of(t, A)
    assert goals(t, A) == {"caucasus", "kazakhstan"}
    assert asked(t) == ("turn_action", (A,))


def test_MS_ENG_09_a_fight_that_goes_on_binds_the_agent() -> None:
    t = combat((0, 0, 9), "1 1")
    t.answer(A, Engage())
    told = turn_of(t, A)
    assert events(told, TurnStarted)[-1] == TurnStarted(A, False, True)
    assert asked(t) == ("continue_fight", (A,))
    assert choices(t, A) == (Roll(), Abandon())
    for choice in (Step("caucasus"), Express("london"), Hold(), QRoll("red"), Engage()):
        assert refused(t, A, choice) == ("bound", "MS-ENG-09")
    assert asked(t) == ("continue_fight", (A,))


def test_MS_ENG_09_there_is_no_limit_to_the_number_of_rolls() -> None:
    t = combat((0, 0, 0), "1 1")
    t.answer(A, Engage())
    for number in range(2, 13):
        turn_of(t, A)
        rolls(t, "2 2")
        told = t.answer(A, Roll())
        assert events(told, FightGoesOn) == [FightGoesOn(A, number)]
    turn_of(t, A)
    rolls(t, "2 1")
    told = t.answer(A, Roll())
    assert events(told, StageCompleted) == [StageCompleted(A, 6)]
    assert (agent(t, A).bound, agent(t, A).rolls, agent(t, A).fights) == (False, 0, 13)
    turn_of(t, A)
    assert asked(t) == ("turn_action", (A,))


def test_MS_ENG_09_a_later_roll_costs_and_kills_as_the_first() -> None:
    t = combat((1, 0, 0), "1 1")
    t.answer(A, Engage())
    t.answer(A, FightOn())
    turn_of(t, A)
    rolls(t, "3 3")
    t.answer(A, Roll())
    assert asked(t) == ("tie_choice", (A,))
    t.answer(A, FightOn())
    turn_of(t, A)
    rolls(t, "1 2")
    t.answer(A, Roll())
    assert agent(t, A).status == "eliminated"
    assert asked(t) == ("turn_action", (B,))


def test_MS_ENG_10_a_won_fight_is_never_repeated() -> None:
    t = intelligence((0, 3, 0), "3 1")
    t.answer(A, Engage())
    turn_of(t, A)
    assert Engage() not in choices(t, A)
    assert refused(t, A, Engage()) == ("not_current_stage", "MS-ENG-10")
    assert asked(t) == ("turn_action", (A,))


def test_MS_ENG_10_but_another_stage_may_lie_at_the_same_place() -> None:
    t = table()
    put(t, A, "m19", 6, "kazakhstan")
    t.answer(A, Step("baku"))
    assert asked(t) == ("engage_on_arrival", (A,))
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert events(told, StageCompleted) == [StageCompleted(A, 6)]
    assert asked(t) == ("turn_action", (B,))


def test_MS_ENG_11_one_roll_of_the_pair_in_a_turn() -> None:
    t = combat((0, 0, 0), "1 1")
    told = t.answer(A, Engage())
    assert len(events(told, DiceRolled)) == 1
    assert refused(t, A, Roll()) == ("not_your_turn", "MS-TURN-01")
    assert asked(t) == ("turn_action", (B,))
    told = turn_of(t, A)
    assert not events(told, DiceRolled)
    rolls(t, "2 2")
    told = t.answer(A, Roll())
    assert len(events(told, DiceRolled)) == 1
    assert asked(t) == ("turn_action", (B,))


# -- worked examples --------------------------------------------------------------------------------------------------


def test_MS_EX_29_two_arms_pay_for_2_against_3() -> None:
    t = combat((2, 0, 0), "2 3")
    told = t.answer(A, Engage())
    assert [paid.points for paid in events(told, Paid)] == [2]
    assert events(told, FightWon) == [FightWon(A, 6)]
    assert agent(t, A).q == (0, 0, 0)
    assert asked(t) == ("turn_action", (B,))


def test_MS_EX_30_other_points_do_not_help() -> None:
    t = combat((1, 5, 5), "2 3")
    told = t.answer(A, Engage())
    assert events(told, Eliminated) == [Eliminated(A, "arms", 2, 1)]
    assert not events(told, Paid)
    assert agent(t, A).status == "eliminated"
    assert asked(t) == ("turn_action", (B,))


def test_MS_EX_31_three_arms_pay_for_1_against_3() -> None:
    t = combat((3, 0, 0), "1 3")
    told = t.answer(A, Engage())
    assert [paid.points for paid in events(told, Paid)] == [3]
    assert events(told, FightWon) == [FightWon(A, 6)]
    assert agent(t, A).q == (0, 0, 0)
    assert asked(t) == ("turn_action", (B,))


def test_MS_EX_32_a_tie_in_intelligence_is_paid() -> None:
    t = intelligence((0, 1, 0), "2 2")
    t.answer(A, Engage())
    assert asked(t) == ("tie_choice", (A,))
    told = t.answer(A, Pay())
    assert events(told, StageCompleted) == [StageCompleted(A, 3)]
    assert agent(t, A).q == (0, 0, 0)
    assert asked(t) == ("turn_action", (B,))


def test_MS_EX_33_arms_are_no_choice_in_intelligence() -> None:
    t = intelligence((4, 0, 0), "1 1")
    told = t.answer(A, Engage())
    assert events(told, FightGoesOn) == [FightGoesOn(A, 1)]
    assert agent(t, A).q == (4, 0, 0)
    assert asked(t) == ("turn_action", (B,))


def test_MS_EX_34_bound_in_london_there_is_no_q_die() -> None:
    t = table()
    put(t, A, "m19", 2, "london", (4, 0, 3))
    rolls(t, "2 2")
    t.answer(A, Engage())
    t.answer(A, FightOn())
    turn_of(t, A)
    assert asked(t) == ("continue_fight", (A,))
    assert choices(t, A) == (Roll(), Abandon())
    assert refused(t, A, QRoll("red")) == ("bound", "MS-ENG-09")


def test_MS_EX_35_who_holds_off_in_london_is_free() -> None:
    t = table()
    put(t, A, "m19", 2, "bilbao", (0, 0, 3))
    t.answer(A, Express("london"))
    assert asked(t) == ("engage_on_arrival", (A,))
    t.answer(A, HoldOff())
    turn_of(t, A)
    assert asked(t) == ("turn_action", (A,))
    assert kinds(t, A) == {QRoll, Engage, Step, BoardFlight, Express, Hold, Abandon}


def test_MS_EX_36_a_free_win_and_travel_in_the_next_turn() -> None:
    t = combat((2, 2, 2), "3 1")
    in_round(t, 7)
    t.answer(A, Engage())
    assert (agent(t, A).q, agent(t, A).stage) == ((2, 2, 2), 7)
    assert refused(t, A, Step("caucasus")) == ("not_your_turn", "MS-TURN-01")
    assert asked(t) == ("turn_action", (B,))
    turn_of(t, A)
    assert (t.round, goals(t, A)) == (8, {"caucasus", "kazakhstan"})
    t.answer(A, Step("caucasus"))
    assert asked(t) == ("turn_action", (B,))


def test_MS_EX_37_the_next_fight_on_the_spot_waits_a_turn() -> None:
    t = table()
    put(t, A, "m13", 3, "khyber_pass")
    t.answer(A, Step("udaipur"))
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert events(told, StageCurrent) == [StageCurrent(A, 4, "udaipur", "combat", 0)]
    assert refused(t, A, Engage()) == ("not_your_turn", "MS-TURN-01")
    assert asked(t) == ("turn_action", (B,))
    turn_of(t, A)
    assert Engage() in choices(t, A)
    assert asked(t) == ("turn_action", (A,))
