"""The variant of the joker die (DM-JOK) and its worked examples."""

import pytest

from qg.games.dice_mission.tests.prelude import *


def joking(n: int = 3, r: int = 2) -> State:
    """B is about to roll, with his joker."""
    t = table(3, joker_die=True)
    mission_turn(t, B, n=n, r=r)
    return t


@pytest.mark.parametrize("players", [2, 3, 4])
def test_DM_JOK_01_each_player_gets_one_of_a_colour_nobody_plays(players: int) -> None:
    t, told = GAME.open_table(players, {"joker_die": True}, seed="joker")
    (given,) = events(told, JokersGiven)
    assert given.colour == DATA.colours[players].id == ("emerald", "amber", "ivory")[players - 2]
    assert t.jokers == (True,) * players and t.dice == ((),) * players
    assert asked(t)[0] == "choose_dice"


def test_DM_JOK_01_with_five_players_no_colour_is_left() -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(5, {"joker_die": True}, seed="joker")
    assert caught.value.option == "joker_die"
    t, told = GAME.open_table(5, {}, seed="joker")
    assert t.jokers == (False,) * 5 and not events(told, JokersGiven)


def test_DM_JOK_01_without_the_variant_there_is_none() -> None:
    t = table(3)
    mission_turn(t, B, n=3, r=2)
    assert t.jokers == (False, False, False) and choices(t, B) == (Roll(),)
    assert refused(t, B, Roll(joker=True)) == ("joker_used", "DM-JOK-02")
    t.answer(B, Roll())
    assert not [choice for choice in choices(t, B, Reroll) if choice.joker]
    assert refusal(t, B, Reroll((), joker=True)).code == "joker_used"
    assert asked(t) == ("mission_act", (B,))


def test_DM_JOK_02_added_to_the_first_roll() -> None:
    t = joking(3)
    assert choices(t, B) == (Roll(), Roll(joker=True))
    rolls(t, "1 2 3 6")
    (rolled,) = events(t.answer(B, Roll(joker=True)), DiceRolled)
    assert rolled.joker_added and rolled.kind == "first" and rolled.roll_no == 1
    assert [each.id for each in rolled.dice] == [die(B, 1), die(B, 2), die(B, 3), joker_of(B)]
    assert values(t, B) == [1, 2, 3, 6] and t.jokers == (True, False, True)
    assert asked(t) == ("mission_act", (B,))


def test_DM_JOK_02_added_to_a_reroll_and_rolled_together_with_it() -> None:
    t = joking(3)
    rolls(t, "1 2 3 5 6")
    assert not events(t.answer(B, Roll()), DiceRolled)[0].joker_added
    (rolled,) = events(t.answer(B, Reroll((die(B, 2),), joker=True)), DiceRolled)
    assert rolled.joker_added and [each.id for each in rolled.dice] == [die(B, 2), joker_of(B)]
    assert values(t, B) == [1, 5, 3, 6] and asked(t) == ("mission_act", (C,))


def test_DM_JOK_02_once_in_a_game() -> None:
    t = joking(3, r=3)
    t.answer(B, Roll(joker=True))
    assert not [choice for choice in choices(t, B, Reroll) if choice.joker]
    assert refused(t, B, Reroll((die(B, 1),), joker=True)) == ("joker_used", "DM-JOK-02")
    t.answer(B, EndTurn())
    next_round(t)
    assert asked(t) == ("choose_dice", (B,))
    t.answer(B, SetDice(2))
    assert choices(t, B) == (Roll(),) and refusal(t, B, Roll(joker=True)).code == "joker_used"
    plain_turn(t)
    assert choices(t, C) == (Roll(), Roll(joker=True)) and asked(t) == ("mission_act", (C,))


def test_DM_JOK_02_only_on_his_own_mission_turn() -> None:
    t = joking(3)
    assert choices(t, C) == () and refusal(t, C, Roll(joker=True)).code == "not_your_turn"
    debrief_turn(t, B)
    assert refusal(t, B, Roll(joker=True)).code == "wrong_phase"
    assert t.jokers == (True, True, True) and asked(t) == ("debrief_act", (B,))


def test_DM_JOK_03_the_joker_alone_is_a_roll() -> None:
    t = joking(3, r=3)
    rolls(t, "1 2 3 4")
    t.answer(B, Roll())
    assert Reroll((), joker=True) in choices(t, B) and Reroll(()) not in choices(t, B)
    (rolled,) = events(t.answer(B, Reroll((), joker=True)), DiceRolled)
    assert rolled.roll_no == 2 and [each.id for each in rolled.dice] == [joker_of(B)]
    assert values(t, B) == [1, 2, 3, 4] and t.rolls_left == 1 and asked(t) == ("mission_act", (B,))
    assert refused(t, B, Reroll(())) == ("no_dice_chosen", "DM-MIS-07")


def test_DM_JOK_03_not_without_a_roll_left() -> None:
    t = joking(3, r=1)
    gadgets(t, B, "target-lock")
    t.answer(B, Roll())
    assert not choices(t, B, Reroll) and refusal(t, B, Reroll((), joker=True)).code == "no_roll_left"
    assert asked(t) == ("mission_act", (B,))


def test_DM_JOK_04_no_gadget_adds_it() -> None:
    t = joking(3)
    gadgets(t, B, "extra-chance", "new-deal")
    t.answer(B, Roll())
    joker = joker_of(B)
    assert all(joker not in choice.dice for choice in choices(t, B, ExtraChance))
    assert refusal(t, B, ExtraChance((joker,))).code == "not_your_die"
    t.answer(B, ExtraChance((die(B, 1),)))
    t.answer(B, NewDeal(5))
    assert len(t.dice[B]) == 5 and t.jokers[B] and t.holder_of(joker) is None
    assert asked(t) == ("mission_act", (B,))


def test_DM_JOK_05_it_changes_neither_N_nor_what_others_get() -> None:
    t = joking(3)
    t.answer(B, Roll(joker=True))
    t.answer(B, EndTurn())
    assert t.n == 3 and t.r == 2 and t.rolls_left == 2
    t.answer(C, Roll())
    assert [len(tray) for tray in t.dice] == [3, 4, 3] and asked(t) == ("mission_act", (C,))


def test_DM_JOK_05_a_roll_with_the_joker_is_one_roll_for_R() -> None:
    t = table(3, joker_die=True)
    t.answer(A, SetDice(5))
    t.answer(A, Roll(joker=True))
    t.answer(A, EndTurn())
    assert t.r == 1 and t.n == 5 and len(t.dice[A]) == 6 and asked(t) == ("mission_act", (B,))


def test_DM_JOK_06_on_the_table_it_is_rerolled_like_any_other() -> None:
    t = joking(2, r=3)
    t.answer(B, Roll(joker=True))
    joker = joker_of(B)
    rolls(t, "4 2")
    t.answer(B, Reroll((joker,)))
    assert values(t, B)[2] == 4
    gadgets(t, B, "extra-chance")
    t.answer(B, ExtraChance((joker,)))
    assert values(t, B)[2] == 2 and asked(t) == ("mission_act", (B,))


def test_DM_JOK_06_it_counts_and_is_not_wild() -> None:
    t = table(3, joker_die=True)
    debrief_turn(t, A)
    hand(t, A, "so-12")
    dice(t, "5 5 5", "1 2", "3 4", joker=A)
    assert t.dice[A][2].is_joker and Validate("hand", 1) in choices(t, A)
    dice(t, "5 5 4", "1 2", "3 4", joker=A)
    assert Validate("hand", 1) not in choices(t, A) and asked(t) == ("debrief_act", (A,))


def test_DM_JOK_06_gadgets_may_affect_it() -> None:
    t = table(3, joker_die=True)
    gadgets(t, C, "forced-reroll")
    mission_turn(t, C, n=2)
    dice(t, "1 6", "2 3 4", joker=B)
    joker = joker_of(B)
    assert ForcedReroll(B, (joker,)) in choices(t, C)
    rolls(t, "1")
    t.answer(C, ForcedReroll(B, (joker,)))
    assert values(t, B) == [2, 3, 1]
    debrief_turn(t, C)
    gadgets(t, C, "theft", "suppression", "adaptation", "transaction", "transfer")
    assert {Theft(joker), Suppression(joker), Adaptation(joker, 6), Transaction(die(A, 2), joker)} <= {*choices(t, C)}
    t.answer(C, Theft(joker))
    assert Transfer(joker, A) in choices(t, C) and asked(t) == ("debrief_act", (C,))


def test_DM_JOK_07_discarded_after_the_debriefing_of_that_round() -> None:
    t = joking(3)
    t.answer(B, Roll(joker=True))
    debrief_turn(t, C)
    assert list(t.jokers_out) == [B] and len(t.dice[B]) == 4
    told = next_round(t)
    assert events(told, JokerDiscarded) == [JokerDiscarded(B)]
    (ended,) = events(told, RoundEnded)
    assert joker_of(B) not in ended.dice and len(ended.dice) == 9
    assert t.jokers == (True, False, True) and not t.jokers_out and asked(t) == ("choose_dice", (B,))


def test_DM_JOK_07_even_if_it_was_suppressed() -> None:
    t = table(3, joker_die=True)
    debrief_turn(t, A)
    dice(t, "1 2", "3 4", "5 6", joker=B)
    gadgets(t, A, "suppression")
    t.answer(A, Suppression(joker_of(B)))
    assert t.holder_of(joker_of(B)) is None
    told = next_round(t)
    assert events(told, JokerDiscarded) == [JokerDiscarded(B)] and t.jokers == (True, False, True)
    assert asked(t) == ("choose_dice", (B,))


def test_DM_JOK_08_who_still_has_his_joker_is_public() -> None:
    t = joking(3)
    for seat in (A, B, C, None):
        assert GAME.view(t, seat).board.jokers == (True, True, True)
    t.answer(B, Roll(joker=True))
    for seat in (A, B, C, None):
        assert GAME.view(t, seat).board.jokers == (True, False, True)
        assert GAME.view(t, seat).board.jokers_out == (B,)
    assert asked(t) == ("mission_act", (B,))


# -- worked examples --------------------------------------------------------------------------------------------------


def test_DM_EX_63_six_dice_for_one_and_five_for_the_next() -> None:
    t = joking(5, r=1)
    t.answer(B, Roll(joker=True))
    assert len(t.dice[B]) == 6 and asked(t) == ("mission_act", (C,))
    t.answer(C, Roll())
    assert len(t.dice[C]) == 5 and asked(t) == ("debrief_act", (A,))
    next_round(t)
    assert t.jokers == (True, False, True) and asked(t) == ("choose_dice", (B,))


def test_DM_EX_64_the_joker_alone_makes_three_dice() -> None:
    t = joking(2, r=2)
    hand(t, B, "so-03")
    gadgets(t, B, "target-lock")
    rolls(t, "6 3 1")
    t.answer(B, Roll())
    assert values(t, B) == [6, 3]
    (rolled,) = events(t.answer(B, Reroll((), joker=True)), DiceRolled)
    assert [each.id for each in rolled.dice] == [joker_of(B)] and rolled.roll_no == 2
    assert values(t, B) == [6, 3, 1] and t.rolls_left == 0 and asked(t) == ("mission_act", (B,))
    debrief_turn(t, B)
    dice(t, "1 2", "4 2 1", "5 5", joker=B)
    assert Validate("hand", 1) not in choices(t, B)
    dice(t, "1 2", "4 3", "5 5")
    assert Validate("hand", 1) in choices(t, B) and asked(t) == ("debrief_act", (B,))


def test_DM_EX_65_a_stolen_joker_is_discarded_not_returned() -> None:
    t = table(3, joker_die=True)
    debrief_turn(t, C)
    dice(t, "1 2", "3 4 6", "5 6", joker=B)
    gadgets(t, C, "theft")
    t.answer(C, Theft(joker_of(B)))
    assert t.holder_of(joker_of(B)) == C and values(t, C) == [5, 6, 6] and asked(t) == ("debrief_act", (C,))
    told = t.answer(C, EndTurn())
    assert events(told, JokerDiscarded) == [JokerDiscarded(B)]
    assert t.jokers == (True, False, True) and t.holder_of(joker_of(B)) is None
    assert asked(t) == ("choose_dice", (B,))
