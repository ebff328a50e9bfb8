import pytest

from qg.games.dice_mission.tests.prelude import *


def test_DM_MIS_01_no_dice_on_the_table_at_the_start_of_a_turn() -> None:
    t = table(3)
    for seat in (A, B, C):
        mission_turn(t, seat)
        assert t.dice[seat] == ()
    assert [len(tray) for tray in t.dice] == [4, 4, 0]
    assert asked(t) == ("mission_act", (C,))


def test_DM_MIS_01_dice_in_the_reserve_count_for_nothing() -> None:
    t = table(3)
    hand(t, A, "so-02", "ve-10", "te-10")  # exactly 2 dice: a double
    t.answer(A, SetDice(2))
    rolls(t, "3 3")
    t.answer(A, Roll())
    assert t.dice[A] == (Die(die(A, 1), 3), Die(die(A, 2), 3))
    debrief_turn(t, A)
    assert Validate("hand", 1) in choices(t, A)
    assert asked(t) == ("debrief_act", (A,))


def test_DM_MIS_02_the_active_agent_chooses_2_to_5_dice() -> None:
    t = table(3)
    assert choices(t, A) == (SetDice(2), SetDice(3), SetDice(4), SetDice(5))
    assert refused(t, A, SetDice(1)) == ("bad_number", "DM-MIS-02")
    assert refused(t, A, SetDice(6)) == ("bad_number", "DM-MIS-02")
    told = t.answer(A, SetDice(3))
    assert [(event.seat, event.n) for event in events(told, DiceNumberSet)] == [(A, 3)]
    assert t.n == 3
    assert asked(t) == ("mission_act", (A,))


def test_DM_MIS_02_nobody_else_chooses_it() -> None:
    t = table(3)
    assert refused(t, B, SetDice(3)) == ("not_your_turn", "DM-RND-03")
    mission_turn(t, B, n=5)
    assert refused(t, B, SetDice(3)) == ("wrong_phase", "DM-MIS-02")
    assert t.n == 5
    assert asked(t) == ("mission_act", (B,))


def test_DM_MIS_03_the_number_comes_before_the_first_roll() -> None:
    t = table(3)
    assert refused(t, A, Roll()) == ("wrong_phase", "DM-MIS-04")
    t.answer(A, SetDice(3))
    assert refused(t, A, SetDice(4)) == ("wrong_phase", "DM-MIS-02")
    assert asked(t) == ("mission_act", (A,))


def test_DM_MIS_03_gadgets_that_need_no_number_may_come_first() -> None:
    t = table(3)
    gadgets(t, A, "target-lock", "mission-change")
    t.answer(A, TargetLock(B))
    assert asked(t) == ("choose_dice", (A,))
    t.answer(A, MissionChange("hand", 1))
    assert asked(t) == ("exchange_pick", (A,))
    t.answer(A, Pick(2))
    assert (t.locked, t.n, t.gadgets[A]) == ((False, True, False), None, ())
    assert asked(t) == ("choose_dice", (A,))
    assert choices(t, A) == (SetDice(2), SetDice(3), SetDice(4), SetDice(5))


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_DM_MIS_04_the_first_roll_rolls_exactly_n_of_ones_dice(n: int) -> None:
    t = table(3)
    t.answer(A, SetDice(n))
    rolls(t, " ".join("12345"[:n]))
    told = t.answer(A, Roll())
    assert t.dice[A] == tuple(Die(own_dice(A)[k], k + 1) for k in range(n))
    (rolled,) = events(told, DiceRolled)
    assert (rolled.seat, rolled.kind, rolled.roll_no, len(rolled.dice)) == (A, "first", 1, n)
    t.answer(A, EndTurn())
    told = t.answer(B, Roll())
    assert [each.id for each in t.dice[B]] == [*own_dice(B)][:n]
    assert asked(t) == ("mission_act", (C,))


def test_DM_MIS_04_everybody_must_make_this_first_roll() -> None:
    t = table(3)
    t.answer(A, SetDice(4))
    for seat in (A, B, C):
        assert choices(t, seat) == (Roll(False),)
        assert refused(t, seat, EndTurn()) == ("not_rolled", "DM-MIS-04")
        assert refused(t, seat, Reroll((die(seat, 1),))) == ("not_rolled", "DM-MIS-04")
        plain_turn(t)
    assert asked(t) == ("debrief_act", (A,))


def test_DM_MIS_04_n_as_it_stands_at_that_moment() -> None:
    t = table(3)
    mission_turn(t, B, n=4)
    gadgets(t, B, "new-deal")
    t.answer(B, NewDeal(2))
    t.answer(B, Roll())
    assert [len(tray) for tray in t.dice] == [4, 2, 0]
    t.answer(C, Roll())
    assert [len(tray) for tray in t.dice] == [4, 2, 2]
    assert asked(t) == ("debrief_act", (A,))


def test_DM_MIS_05_the_active_agent_may_stop_after_his_first_roll() -> None:
    t = table(3)
    t.answer(A, SetDice(4))
    t.answer(A, Roll())
    assert EndTurn() in choices(t, A)
    t.answer(A, EndTurn())
    assert asked(t) == ("mission_act", (B,))


def test_DM_MIS_05_or_reroll_at_most_twice() -> None:
    t = table(3)
    gadgets(t, A, "target-lock")
    t.answer(A, SetDice(3))
    t.answer(A, Roll())
    for left in (2, 1):
        assert t.rolls_left == left
        assert Reroll((die(A, 1), die(A, 3))) in choices(t, A)
        t.answer(A, Reroll((die(A, 1), die(A, 3))))
    assert (t.rolls, t.rolls_left) == (3, 0)
    assert refused(t, A, Reroll((die(A, 1),))) == ("no_roll_left", "DM-MIS-05")
    assert not choices(t, A, Reroll)
    assert asked(t) == ("mission_act", (A,))


def test_DM_MIS_06_any_one_or_more_dice_chosen_afresh() -> None:
    t = table(3)
    t.answer(A, SetDice(4))
    rolls(t, "1 2 3 4")
    t.answer(A, Roll())
    ids = [*own_dice(A)][:4]
    subsets = [some for size in (1, 2, 3, 4) for some in combinations(ids, size)]
    assert sorted(choice.dice for choice in choices(t, A, Reroll)) == sorted(subsets)
    rolls(t, "6 5")
    told = t.answer(A, Reroll((die(A, 2), die(A, 4))))
    assert values(t, A) == [1, 6, 3, 5]
    (rolled,) = events(told, DiceRolled)
    assert (rolled.kind, rolled.roll_no) == ("reroll", 2)
    assert rolled.dice == (Die(die(A, 2), 6), Die(die(A, 4), 5))
    assert sorted(choice.dice for choice in choices(t, A, Reroll)) == sorted(subsets)
    assert asked(t) == ("mission_act", (A,))


def test_DM_MIS_06_only_ones_own_dice_on_the_table() -> None:
    t = table(3)
    mission_turn(t, B, n=3, r=2)
    t.answer(B, Roll())
    assert refused(t, B, Reroll((die(A, 1),))) == ("not_your_die", "DM-MIS-06")
    assert refused(t, B, Reroll((die(B, 1), die(A, 1)))) == ("not_your_die", "DM-MIS-06")
    assert refused(t, B, Reroll((die(B, 4),))) == ("not_your_die", "DM-MIS-06")  # in the reserve
    assert asked(t) == ("mission_act", (B,))


def test_DM_MIS_07_a_reroll_of_no_die_is_not_offered() -> None:
    t = table(3)
    t.answer(A, SetDice(2))
    t.answer(A, Roll())
    assert all(choice.dice for choice in choices(t, A, Reroll))
    assert refused(t, A, Reroll(())) == ("no_dice_chosen", "DM-MIS-07")
    assert t.rolls == 1
    assert asked(t) == ("mission_act", (A,))


def test_DM_MIS_07_a_joker_added_counts_as_a_die() -> None:
    t = table(3, joker_die=True)
    t.answer(A, SetDice(2))
    rolls(t, "4 5 1")
    t.answer(A, Roll())
    assert Reroll((), True) in choices(t, A)
    assert refused(t, A, Reroll((), False)) == ("no_dice_chosen", "DM-MIS-07")
    t.answer(A, Reroll((), True))
    assert (values(t, A), t.rolls) == ([4, 5, 1], 2)
    assert asked(t) == ("mission_act", (A,))


@pytest.mark.parametrize("made", [1, 2, 3])
def test_DM_MIS_08_the_rolls_the_active_agent_made_become_r(made: int) -> None:
    t = table(3)
    gadgets(t, A, "target-lock")
    t.answer(A, SetDice(4))
    t.answer(A, Roll())
    for _ in range(made - 1):
        t.answer(A, Reroll((die(A, 1),)))
    assert t.r is None
    told = t.answer(A, EndTurn())
    assert t.r == made
    assert [event.r for event in events(told, RollsFixed)] == [made]
    assert [(event.seat, event.rolls_max) for event in events(told, TurnStarted)] == [(B, made)]
    for seat in (B, C, None):
        assert GAME.view(t, seat).board.r == made
    assert asked(t) == ("mission_act", (B,))


def test_DM_MIS_08_the_others_do_not_change_r() -> None:
    t = table(3)
    mission_turn(t, B, r=3)
    told = plain_turn(t, r=1)
    assert not events(told, RollsFixed)
    assert t.r == 3
    assert asked(t) == ("mission_act", (C,))


def test_DM_MIS_09_every_other_player_makes_at_most_r_rolls() -> None:
    t = table(3)
    mission_turn(t, B, r=2)
    gadgets(t, B, "target-lock")
    t.answer(B, Roll())
    t.answer(B, Reroll((die(B, 1),)))
    assert refused(t, B, Reroll((die(B, 1),))) == ("no_roll_left", "DM-MIS-09")
    assert not choices(t, B, Reroll)
    assert asked(t) == ("mission_act", (B,))


def test_DM_MIS_09_and_may_stop_earlier_without_binding_the_next() -> None:
    t = table(3)
    mission_turn(t, B, r=3)
    t.answer(B, Roll())
    t.answer(B, EndTurn())
    for _ in range(3):
        t.answer(C, t.options(C)[0])  # type: ignore[index]
    assert t.phase == "debriefing"
    assert asked(t) == ("debrief_act", (A,))


def test_DM_MIS_10_extra_chance_uses_up_no_roll_and_does_not_raise_r() -> None:
    t = table(3)
    gadgets(t, A, "extra-chance")
    t.answer(A, SetDice(3))
    t.answer(A, Roll())
    rolls(t, "6")
    told = t.answer(A, ExtraChance((die(A, 2),)))
    (rolled,) = events(told, DiceRolled)
    assert (rolled.kind, rolled.roll_no) == ("extra_chance", 0)
    assert values(t, A)[1] == 6
    assert (t.rolls, t.rolls_left) == (1, 2)
    t.answer(A, EndTurn())
    assert t.r == 1
    assert asked(t) == ("mission_act", (B,))


def test_DM_MIS_10_neither_do_forced_reroll_and_new_deal() -> None:
    t = table(3)
    mission_turn(t, B, n=2, r=2)
    gadgets(t, B, "forced-reroll", "new-deal", "target-lock")
    t.answer(B, Roll())
    t.answer(B, ForcedReroll(A, (die(A, 1),)))
    assert (t.rolls, t.rolls_left, t.r) == (1, 1, 2)
    t.answer(B, NewDeal(4))
    assert len(t.dice[B]) == 4
    assert (t.rolls, t.rolls_left, t.r) == (1, 1, 2)
    assert Reroll((die(B, 4),)) in choices(t, B)
    assert asked(t) == ("mission_act", (B,))


def test_DM_MIS_10_new_deal_of_the_active_agent_does_not_raise_r() -> None:
    t = table(3)
    gadgets(t, A, "new-deal")
    t.answer(A, SetDice(2))
    t.answer(A, Roll())
    t.answer(A, NewDeal(5))
    t.answer(A, EndTurn())
    assert (t.n, t.r) == (5, 1)
    assert asked(t) == ("mission_act", (B,))


@pytest.mark.parametrize("made", [1, 2])
def test_DM_MIS_11_a_player_ends_his_turn_himself_after_his_first_roll(made: int) -> None:
    t = table(3)
    t.answer(A, SetDice(4))
    assert refused(t, A, EndTurn()) == ("not_rolled", "DM-MIS-04")
    t.answer(A, Roll())
    for _ in range(made - 1):
        t.answer(A, Reroll((die(A, 1),)))
    assert asked(t) == ("mission_act", (A,))
    told = t.answer(A, EndTurn())
    assert [(event.seat, event.auto) for event in events(told, TurnEnded)] == [(A, "none")]
    assert asked(t) == ("mission_act", (B,))


def test_DM_MIS_11_gadgets_may_still_be_played_after_the_last_roll() -> None:
    t = table(3)
    mission_turn(t, B, r=1)
    gadgets(t, B, "extra-chance", "target-lock")
    t.answer(B, Roll())
    assert t.rolls_left == 0
    assert asked(t) == ("mission_act", (B,))
    t.answer(B, ExtraChance((die(B, 1), die(B, 2))))
    assert asked(t) == ("mission_act", (B,))
    assert {type(choice) for choice in choices(t, B)} == {EndTurn, TargetLock}
    t.answer(B, EndTurn())
    assert asked(t) == ("mission_act", (C,))


def test_DM_MIS_12_a_turn_that_has_ended_is_not_reopened() -> None:
    t = table(3)
    mission_turn(t, B, n=3, r=1)
    gadgets(t, B, "new-deal", "target-lock")
    before = t.dice[A]
    t.answer(B, NewDeal(5))
    assert t.dice[A] == before
    for choice in (Roll(), Reroll((die(A, 1),)), EndTurn(), SetDice(5)):
        assert refused(t, A, choice) == ("not_your_turn", "DM-RND-03")
    assert asked(t) == ("mission_act", (B,))


def test_DM_MIS_12_a_lower_number_takes_no_dice_from_those_who_have_finished() -> None:
    t = table(3)
    mission_turn(t, C, n=5, r=1)
    gadgets(t, C, "new-deal")
    t.answer(C, NewDeal(2))
    t.answer(C, Roll())
    assert [len(tray) for tray in t.dice] == [5, 5, 2]
    assert asked(t) == ("debrief_act", (A,))


def test_DM_MIS_13_dice_are_public_from_the_moment_they_are_rolled() -> None:
    t = table(3)
    t.answer(A, SetDice(3))
    rolls(t, "6 1 4")
    told = t.answer(A, Roll())
    for seat in (A, B, C, None):
        assert GAME.view(t, seat).board.dice == t.dice
        (rolled,) = events(told, DiceRolled, seat)
        assert rolled.dice == (Die(die(A, 1), 6), Die(die(A, 2), 1), Die(die(A, 3), 4))
    assert [die.owner for die in GAME.view(t, None).board.dice[A]] == [A, A, A]
    assert asked(t) == ("mission_act", (A,))


def test_DM_MIS_14_the_phase_ends_when_all_have_ended_their_turns() -> None:
    t = table(3)
    mission_turn(t, C, n=2, r=2)
    told = t.answer(C, Roll())
    assert not events(told, PhaseChanged)
    assert t.phase == "mission"
    assert asked(t) == ("mission_act", (C,))
    told = t.answer(C, EndTurn())
    assert len(events(told, PhaseChanged)) == 1
    assert asked(t) == ("debrief_act", (A,))


def test_DM_MIS_14_the_dice_keep_their_values_until_the_debriefing_ends() -> None:
    t = table(3)
    debrief_turn(t, A)
    before = t.dice
    for seat in (A, B, C):
        assert t.dice == before
        assert all(len(tray) == 4 for tray in GAME.view(t, seat).board.dice)
        t.answer(seat, EndTurn())
    assert t.dice == ((), (), ())
    assert asked(t) == ("choose_dice", (B,))


# -- worked examples --------------------------------------------------------------------------------------------------


def test_DM_EX_05_four_dice_and_two_rolls_bind_the_others() -> None:
    t = table(3)
    t.answer(A, SetDice(4))
    t.answer(A, Roll())
    t.answer(A, Reroll((die(A, 1),)))
    t.answer(A, EndTurn())
    gadgets(t, B, "target-lock")
    one = t.copy()
    one.answer(B, Roll())
    assert len(one.dice[B]) == 4
    one.answer(B, EndTurn())
    assert asked(one) == ("mission_act", (C,))
    t.answer(B, Roll())
    t.answer(B, Reroll((die(B, 1),)))
    assert len(t.dice[B]) == 4
    assert refused(t, B, Reroll((die(B, 1),))) == ("no_roll_left", "DM-MIS-09")
    assert asked(t) == ("mission_act", (B,))


def test_DM_EX_10_a_die_kept_once_may_be_rerolled_later() -> None:
    t = table(3)
    t.answer(A, SetDice(3))
    rolls(t, "2 2 5 6 1")
    t.answer(A, Roll())
    assert values(t, A) == [2, 2, 5]
    t.answer(A, Reroll((die(A, 3),)))
    assert values(t, A) == [2, 2, 6]
    t.answer(A, Reroll((die(A, 1),)))
    assert values(t, A) == [1, 2, 6]
    assert t.r == 3
    assert asked(t) == ("mission_act", (B,))


def test_DM_EX_11_extra_chance_twice_leaves_r_at_1() -> None:
    t = table(3)
    gadgets(t, A, "extra-chance", "extra-chance")
    t.answer(A, SetDice(4))
    t.answer(A, Roll())
    t.answer(A, ExtraChance((die(A, 1),)))
    t.answer(A, ExtraChance((die(A, 1), die(A, 2))))
    t.answer(A, EndTurn())
    assert t.r == 1
    assert asked(t) == ("mission_act", (B,))


def test_DM_EX_12_extra_chance_goes_beyond_r() -> None:
    t = table(3)
    mission_turn(t, B, r=1)
    gadgets(t, B, "extra-chance")
    t.answer(B, Roll())
    assert t.r == 1
    assert not choices(t, B, Reroll)
    assert refused(t, B, Reroll((die(B, 1),))) == ("no_roll_left", "DM-MIS-09")
    rolls(t, "6")
    t.answer(B, ExtraChance((die(B, 2),)))
    assert values(t, B)[1] == 6
    assert refused(t, B, ExtraChance((die(B, 2),))) == (
        "not_your_turn",
        "DM-GAD-02",
    )  # nothing is left to him: his turn is over
    assert asked(t) == ("mission_act", (C,))


def test_DM_EX_13_before_n_new_deal_and_extra_chance_are_not_offered() -> None:
    t = table(3)
    gadgets(t, A, "new-deal", "extra-chance", "mission-change")
    assert not choices(t, A, NewDeal, ExtraChance)
    assert choices(t, A, MissionChange)
    assert refused(t, A, NewDeal(3)) == ("wrong_phase", "DM-GAD-20")
    assert refused(t, A, ExtraChance((die(A, 1),))) == ("not_rolled", "DM-GAD-34")
    gadgets(t, A, "new-deal", "extra-chance", "target-lock")
    assert choices(t, A, TargetLock) == (TargetLock(A), TargetLock(B), TargetLock(C))
    assert not choices(t, A, NewDeal, ExtraChance)
    assert asked(t) == ("choose_dice", (A,))


def test_DM_EX_14_the_active_agent_can_never_force_a_reroll() -> None:
    t = table(3)
    gadgets(t, A, "forced-reroll")
    assert not choices(t, A, ForcedReroll)
    t.answer(A, SetDice(4))
    assert not choices(t, A, ForcedReroll)
    t.answer(A, Roll())
    for _ in range(2):
        assert not choices(t, A, ForcedReroll)
        assert refused(t, A, ForcedReroll(B, (die(B, 1),))) == ("bad_target", "DM-GAD-31")
        t.answer(A, Reroll((die(A, 1),)))
    assert choices(t, A) == (EndTurn(),)
    assert asked(t) == ("mission_act", (A,))


def test_a_position_set_by_hand_gives_the_first_roll_its_number() -> None:
    t = table(3)
    mission_turn(t, B, n=4)
    number(t, 3)
    dice(t, "1 1 1 1")
    t.answer(B, Roll())
    assert [len(tray) for tray in t.dice] == [4, 3, 0]
    assert asked(t) == ("mission_act", (C,))
