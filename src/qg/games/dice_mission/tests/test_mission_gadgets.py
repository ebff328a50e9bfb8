"""Forced Reroll, Mission Change and Extra Chance (DM-GAD-30 to 35)."""

from qg.games.dice_mission.tests.prelude import *


def forcing(*also: int) -> State:
    """B, about to roll, holds a Forced Reroll; A shows 1 2 3."""
    t = table(3)
    gadgets(t, B, "forced-reroll")
    mission_turn(t, B, n=3, r=2)
    dice(t, "1 2 3")
    lock(t, *also)
    return t


def test_DM_GAD_30_one_or_more_dice_of_one_opponent_who_has_dice() -> None:
    t = forcing()
    own = [die(A, place) for place in (1, 2, 3)]
    wanted = [(own[0],), (own[1],), (own[2],), (own[0], own[1]), (own[0], own[2]), (own[1], own[2]), tuple(own)]
    assert choices(t, B, ForcedReroll) == tuple(ForcedReroll(A, some) for some in wanted)
    assert refused(t, B, ForcedReroll(A, ())) == ("no_dice_chosen", "DM-GAD-30")
    assert refused(t, B, ForcedReroll(A, (own[0], own[0]))) == ("bad_target", "DM-GAD-30")
    assert asked(t) == ("mission_act", (B,))


def test_DM_GAD_30_they_are_rerolled_at_once_where_they_lie() -> None:
    t = forcing()
    rolls(t, "6 5")
    (rolled,) = events(t.answer(B, ForcedReroll(A, (die(A, 1), die(A, 3)))), DiceRolled)
    assert (rolled.seat, rolled.by, rolled.kind, rolled.roll_no) == (A, B, "forced", 0)
    assert rolled.dice == (Die(die(A, 1), 6), Die(die(A, 3), 5))
    assert values(t, A) == [6, 2, 5] and t.rolls == 0 and asked(t) == ("mission_act", (B,))


def test_DM_GAD_30_neither_himself_nor_a_locked_player() -> None:
    t = forcing()
    t.answer(B, Roll())
    assert {play.player for play in choices(t, B, ForcedReroll)} == {A}
    assert refusal(t, B, ForcedReroll(B, (die(B, 1),))).code == "bad_target"
    lock(t, A)
    assert not choices(t, B, ForcedReroll)
    assert refusal(t, B, ForcedReroll(A, (die(A, 1),))).code == "locked"
    assert asked(t) == ("mission_act", (B,))


def test_DM_GAD_30_all_dice_named_are_that_players() -> None:
    t = table(3)
    gadgets(t, C, "forced-reroll")
    mission_turn(t, C, n=3)
    assert {play.player for play in choices(t, C, ForcedReroll)} == {A, B}
    assert refused(t, C, ForcedReroll(A, (die(A, 1), die(B, 1)))) == ("bad_target", "DM-GAD-30")
    assert asked(t) == ("mission_act", (C,))


def test_DM_GAD_31_who_has_not_rolled_cannot_be_named() -> None:
    t = forcing()
    assert refused(t, B, ForcedReroll(C, (die(C, 1),))) == ("bad_target", "DM-GAD-31")
    assert asked(t) == ("mission_act", (B,))


def test_DM_GAD_31_the_active_agent_can_never_play_it() -> None:
    t = table(3)
    gadgets(t, A, "forced-reroll")
    assert not choices(t, A, ForcedReroll)
    t.answer(A, SetDice(2))
    assert not choices(t, A, ForcedReroll)
    t.answer(A, Roll())
    assert not choices(t, A, ForcedReroll)
    assert refused(t, A, ForcedReroll(B, (die(B, 1),))) == ("bad_target", "DM-GAD-31")
    assert asked(t) == ("mission_act", (A,))


def test_DM_GAD_32_the_opponent_gets_no_roll_out_of_it() -> None:
    t = table(3)
    gadgets(t, B, "forced-reroll")
    mission_turn(t, B, n=3, r=1)
    assert t.r == 1
    t.answer(B, ForcedReroll(A, (die(A, 1),)))
    stands = t.dice[A]
    assert asked(t) == ("mission_act", (B,)) and choices(t, A) == ()
    t.answer(B, Roll())
    assert asked(t) == ("mission_act", (C,))
    t.answer(C, Roll())
    assert t.dice[A] == stands and t.r == 1 and asked(t) == ("debrief_act", (A,))


def test_DM_GAD_33_exchanges_a_mission_locks_do_not_matter() -> None:
    t = table(3)
    gadgets(t, B, "mission-change")
    mission_turn(t, B)
    lock(t, A, B, C)
    deck(t, "so-12", "so-15")
    assert choices(t, B, MissionChange) == (
        *(MissionChange("hand", slot) for slot in (1, 2, 3)),
        *(MissionChange("display", slot) for slot in (1, 2, 3)),
    )
    t.answer(B, MissionChange("hand", 1))
    assert asked(t) == ("exchange_pick", (B,))
    t.answer(B, Pick(2))
    assert t.hands[B][0] == "so-15" and t.discards[0] == ("so-12", "so-02")
    assert asked(t) == ("mission_act", (B,))


def test_DM_GAD_33_the_new_card_may_be_validated_in_this_round() -> None:
    t = table(3)
    gadgets(t, A, "mission-change")
    deck(t, "so-12", "so-15")
    t.answer(A, MissionChange("hand", 1))
    t.answer(A, Pick(1))
    assert asked(t) == ("choose_dice", (A,))
    debrief_turn(t, A)
    dice(t, "3 3 3 1", "1 2 4 5", "1 2 4 6")
    t.answer(A, Validate("hand", 1))
    assert done(t, A) == ["so-12"] and asked(t) == ("debrief_act", (A,))


def test_DM_GAD_33_after_it_the_turn_goes_on_where_it_was() -> None:
    t = table(3)
    gadgets(t, B, "mission-change", "extra-chance")
    mission_turn(t, B, n=3, r=2)
    t.answer(B, Roll())
    t.answer(B, MissionChange("display", 2))
    assert refusal(t, B, Reroll((die(B, 1),))).code == "pending_decision"
    t.answer(B, Pick(1))
    assert t.rolls_left == 1 and Reroll((die(B, 1),)) in choices(t, B) and asked(t) == ("mission_act", (B,))


def chance(r: int = 1) -> State:
    """B has made his first roll, 1 2 3, and holds two Extra Chances."""
    t = table(3)
    gadgets(t, B, "extra-chance", "extra-chance")
    mission_turn(t, B, n=3, r=r)
    assert not choices(t, B, ExtraChance)
    assert refused(t, B, ExtraChance((die(B, 1),))) == ("not_rolled", "DM-GAD-34")
    rolls(t, "1 2 3")
    t.answer(B, Roll())
    return t


def test_DM_GAD_34_one_or_more_of_ones_own_dice_once() -> None:
    t = chance()
    assert len(choices(t, B, ExtraChance)) == 7
    assert refused(t, B, ExtraChance(())) == ("no_dice_chosen", "DM-GAD-34")
    assert refused(t, B, ExtraChance((die(A, 1),))) == ("not_your_die", "DM-GAD-34")
    rolls(t, "6 5")
    (rolled,) = events(t.answer(B, ExtraChance((die(B, 1), die(B, 2)))), DiceRolled)
    assert (rolled.seat, rolled.by, rolled.kind, rolled.roll_no) == (B, B, "extra_chance", 0)
    assert values(t, B) == [6, 5, 3] and faces(t, B) == ["extra-chance"]
    assert asked(t) == ("mission_act", (B,))


def test_DM_GAD_34_not_by_a_locked_player() -> None:
    t = chance()
    lock(t, B)
    assert not choices(t, B, ExtraChance) and refusal(t, B, ExtraChance((die(B, 1),))).code == "locked"
    assert EndTurn() in choices(t, B) and asked(t) == ("mission_act", (B,))


def test_DM_GAD_34_DM_GAD_35_between_and_after_his_rolls_using_none_of_them() -> None:
    t = chance(r=2)
    t.answer(B, ExtraChance((die(B, 1),)))
    assert t.rolls == 1 and t.rolls_left == 1
    t.answer(B, Reroll((die(B, 2),)))
    assert t.rolls_left == 0 and not choices(t, B, Reroll) and choices(t, B, ExtraChance)
    t.answer(B, ExtraChance((die(B, 1), die(B, 2), die(B, 3))))
    assert t.r == 2 and asked(t) == ("mission_act", (C,))


def test_DM_GAD_35_two_copies_one_after_the_other_beyond_R() -> None:
    t = chance(r=1)
    assert t.rolls_left == 0 and not choices(t, B, Reroll)
    rolls(t, "4 6")
    t.answer(B, ExtraChance((die(B, 1),)))
    assert values(t, B) == [4, 2, 3] and asked(t) == ("mission_act", (B,))
    t.answer(B, ExtraChance((die(B, 1),)))
    assert values(t, B) == [6, 2, 3] and t.gadget_discard == ("extra-chance", "extra-chance")
    assert asked(t) == ("mission_act", (C,))
