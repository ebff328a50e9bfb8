"""New Deal (DM-GAD-20 to 25) and its worked examples."""

import pytest

from qg.games.dice_mission.tests.prelude import *


def before_roll(n: int = 4, r: int = 1) -> State:
    """B holds a New Deal and is about to roll."""
    t = table(3)
    gadgets(t, B, "new-deal")
    mission_turn(t, B, n=n, r=r)
    return t


def after_roll(n: int = 4, r: int = 1, shown: str = "") -> State:
    t = before_roll(n, r)
    rolls(t, shown)
    t.answer(B, Roll())
    return t


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_DM_GAD_20_another_number_from_2_to_5(n: int) -> None:
    t = before_roll(n)
    assert choices(t, B, NewDeal) == tuple(NewDeal(number) for number in (2, 3, 4, 5) if number != n)
    assert refusal(t, B, NewDeal(n)).code == "no_effect"
    for number in (0, 1, 6):
        assert refused(t, B, NewDeal(number)) == ("bad_number", "DM-GAD-20")
        details = refusal(t, B, NewDeal(number)).details
        assert (details["least"], details["most"]) == (2, 5), "the sentence names both"
    assert asked(t) == ("mission_act", (B,))


def test_DM_GAD_20_it_needs_a_number_of_dice() -> None:
    t = table(3)
    gadgets(t, A, "new-deal")
    assert not choices(t, A, NewDeal) and refused(t, A, NewDeal(3)) == ("wrong_phase", "DM-GAD-20")
    t.answer(A, SetDice(4))
    assert NewDeal(3) in choices(t, A) and asked(t) == ("mission_act", (A,))


def test_DM_GAD_20_for_the_rest_of_the_round_only() -> None:
    t = before_roll(4)
    told = t.answer(B, NewDeal(3))
    assert t.n == 3 and events(told, DiceNumberChanged) == [DiceNumberChanged(B, 4, 3, ())]
    while t.round == 1:
        plain_turn(t)
    assert t.n is None and asked(t) == ("choose_dice", (B,))


def test_DM_GAD_21_who_has_ended_keeps_his_dice_who_follows_rolls_the_new_number() -> None:
    t = before_roll(4)
    kept = t.dice[A]
    t.answer(B, NewDeal(5))
    t.answer(B, Roll())
    t.answer(C, Roll())
    assert t.dice[A] == kept and [len(tray) for tray in t.dice] == [4, 5, 5]
    assert asked(t) == ("debrief_act", (A,))


def test_DM_GAD_22_before_the_first_roll_it_sets_the_number_he_rolls() -> None:
    t = before_roll(5)
    told = t.answer(B, NewDeal(2))
    assert not events(told, DiceRolled) and t.dice[B] == () and t.rolls == 0
    assert asked(t) == ("mission_act", (B,))
    (rolled,) = events(t.answer(B, Roll()), DiceRolled)
    assert len(rolled.dice) == 2 and rolled.roll_no == 1 and asked(t) == ("mission_act", (C,))


def test_DM_GAD_22_the_active_agent_may_change_his_own_number() -> None:
    t = table(3)
    gadgets(t, A, "new-deal")
    t.answer(A, SetDice(2))
    t.answer(A, NewDeal(5))
    t.answer(A, Roll())
    assert t.n == 5 and len(t.dice[A]) == 5 and asked(t) == ("mission_act", (A,))


def test_DM_GAD_23_with_more_dice_he_takes_off_dice_of_his_choice() -> None:
    t = after_roll(4, 2, "1 2 3 4")
    taken = {play.remove for play in choices(t, B, NewDeal) if play.number == 3}
    assert taken == {(die(B, place),) for place in (1, 2, 3, 4)}
    pairs = {play.remove for play in choices(t, B, NewDeal) if play.number == 2}
    assert pairs == set(combinations([die(B, place) for place in (1, 2, 3, 4)], 2))
    told = t.answer(B, NewDeal(2, (die(B, 1), die(B, 3))))
    assert values(t, B) == [2, 4] and not events(told, DiceRolled)
    assert events(told, DiceNumberChanged) == [DiceNumberChanged(B, 4, 2, (Die(die(B, 1), 1), Die(die(B, 3), 3)))]
    assert asked(t) == ("mission_act", (B,))


def test_DM_GAD_23_as_many_as_must_go_no_more_no_less() -> None:
    t = after_roll(4, 2)
    own = [die(B, place) for place in (1, 2, 3, 4)]
    assert refused(t, B, NewDeal(2)) == ("no_dice_chosen", "DM-GAD-23")
    assert refused(t, B, NewDeal(2, (own[0],))) == ("bad_number", "DM-GAD-23")
    assert refusal(t, B, NewDeal(2, (own[0],))).details == {"least": 2, "most": 5}
    assert refused(t, B, NewDeal(3, (own[0], own[1]))) == ("bad_number", "DM-GAD-23")
    assert refused(t, B, NewDeal(5, (own[0],))) == ("bad_number", "DM-GAD-23")
    assert refused(t, B, NewDeal(3, (die(A, 1),))) == ("not_your_die", "DM-GAD-23")
    assert asked(t) == ("mission_act", (B,))


def test_DM_GAD_23_dice_taken_off_are_in_reserve_and_may_come_back() -> None:
    t = table(3)
    gadgets(t, B, "new-deal", "new-deal")
    mission_turn(t, B, n=4, r=2)
    rolls(t, "1 2 3 4")
    t.answer(B, Roll())
    t.answer(B, NewDeal(2, (die(B, 1), die(B, 2))))
    rolls(t, "6 6 6")
    t.answer(B, NewDeal(5))
    assert t.dice[B] == (
        *(Die(die(B, 3), 3), Die(die(B, 4), 4)),
        *(Die(die(B, 1), 6), Die(die(B, 2), 6), Die(die(B, 5), 6)),
    )
    assert t.rolls_left == 1 and asked(t) == ("mission_act", (B,))


def test_DM_GAD_23_with_fewer_he_rolls_just_the_missing_ones_once() -> None:
    t = after_roll(2, 2, "5 1")
    rolls(t, "3 6 2")
    (rolled,) = events(t.answer(B, NewDeal(5)), DiceRolled)
    assert rolled.kind == "new_deal" and rolled.roll_no == 0 and not rolled.joker_added
    assert rolled.dice == (Die(die(B, 3), 3), Die(die(B, 4), 6), Die(die(B, 5), 2))
    assert values(t, B) == [5, 1, 3, 6, 2] and t.rolls == 1 and t.rolls_left == 1
    assert asked(t) == ("mission_act", (B,))


def test_DM_GAD_24_a_locked_owner_who_has_rolled_keeps_his_dice() -> None:
    t = after_roll(4, 2, "1 2 3 4")
    lock(t, B)
    assert choices(t, B, NewDeal) == (NewDeal(2), NewDeal(3), NewDeal(5))
    assert refused(t, B, NewDeal(3, (die(B, 1),))) == ("bad_number", "DM-GAD-23")
    told = t.answer(B, NewDeal(2))
    assert values(t, B) == [1, 2, 3, 4] and t.n == 2 and not events(told, DiceRolled)
    assert asked(t) == ("mission_act", (B,))


def with_joker(n: int) -> State:
    """B has rolled n dice and his joker, and holds a New Deal; one roll is left to him."""
    t = table(3, joker_die=True)
    gadgets(t, B, "new-deal")
    mission_turn(t, B, n=n, r=2)
    t.answer(B, Roll(joker=True))
    return t


def test_DM_GAD_25_jokers_are_not_counted_and_not_taken_off() -> None:
    t = with_joker(3)
    assert len(t.dice[B]) == 4
    joker = joker_of(B)
    assert all(joker not in play.remove for play in choices(t, B, NewDeal))
    assert {len(play.remove) for play in choices(t, B, NewDeal) if play.number == 2} == {1}
    assert refusal(t, B, NewDeal(2, (joker,))).code == "bad_target"
    t.answer(B, NewDeal(2, (die(B, 2),)))
    assert [each.id for each in t.dice[B]] == [die(B, 1), die(B, 3), joker]
    assert asked(t) == ("mission_act", (B,))


def test_DM_GAD_25_with_a_joker_the_missing_dice_are_counted_without_it() -> None:
    t = with_joker(3)
    t.answer(B, NewDeal(5))
    assert len(t.dice[B]) == 6 and sum(each.is_joker for each in t.dice[B]) == 1
    assert asked(t) == ("mission_act", (B,))


def test_DM_GAD_25_the_number_of_rolls_is_not_changed() -> None:
    t = after_roll(2, 2)
    t.answer(B, NewDeal(5))
    assert t.r == 2 and t.rolls_left == 1
    t.answer(B, EndTurn())
    assert t.rolls_left == 2 and asked(t) == ("mission_act", (C,))


# -- worked examples --------------------------------------------------------------------------------------------------


def test_DM_EX_20_before_rolling() -> None:
    t = before_roll(4)
    kept = t.dice[A]
    t.answer(B, NewDeal(2))
    t.answer(B, Roll())
    assert len(t.dice[B]) == 2 and asked(t) == ("mission_act", (C,))
    t.answer(C, Roll())
    assert len(t.dice[C]) == 2 and t.dice[A] == kept and len(kept) == 4
    assert asked(t) == ("debrief_act", (A,))


def test_DM_EX_21_taking_dice_off() -> None:
    t = after_roll(5, 2, "6 6 1 2 3")
    assert t.rolls_left == 1
    t.answer(B, NewDeal(2, (die(B, 3), die(B, 4), die(B, 5))))
    assert values(t, B) == [6, 6] and t.rolls_left == 1 and asked(t) == ("mission_act", (B,))
    assert Reroll((die(B, 1), die(B, 2))) in choices(t, B) and Reroll((die(B, 3),)) not in choices(t, B)
    t.answer(B, EndTurn())
    t.answer(C, Roll())
    assert len(t.dice[C]) == 2 and asked(t) == ("mission_act", (C,))


def test_DM_EX_22_rolling_two_more() -> None:
    t = after_roll(2, 1, "5 5")
    rolls(t, "1 3")
    (rolled,) = events(t.answer(B, NewDeal(4)), DiceRolled)
    assert rolled.roll_no == 0 and len(rolled.dice) == 2
    assert values(t, B) == [5, 5, 1, 3] and t.r == 1
    assert asked(t) == ("mission_act", (C,))


def test_DM_EX_23_by_a_locked_player() -> None:
    t = after_roll(3, 1, "1 2 6")
    lock(t, B)
    t.answer(B, NewDeal(5))
    assert values(t, B) == [1, 2, 6] and asked(t) == ("mission_act", (C,))
    t.answer(C, Roll())
    assert len(t.dice[C]) == 5 and asked(t) == ("debrief_act", (A,))


def test_DM_EX_24_with_a_locked_player_still_to_roll() -> None:
    t = table(3)
    gadgets(t, A, "target-lock")
    gadgets(t, B, "new-deal")
    t.answer(A, TargetLock(C))
    mission_turn(t, B, n=3)
    t.answer(B, NewDeal(5))
    mission_turn(t, C)
    assert t.locked == (False, False, True) and asked(t) == ("mission_act", (C,))
    t.answer(C, Roll())
    assert len(t.dice[C]) == 5 and asked(t) == ("debrief_act", (A,))
