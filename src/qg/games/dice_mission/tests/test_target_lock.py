"""Target Lock (DM-GAD-13 to 19) and its worked examples."""

import pytest

from qg.games.dice_mission.tests.prelude import *

DEBRIEFING = (Theft, Suppression, Adaptation, Transaction, Transfer)


def debriefing(*locked: int) -> State:
    """A debriefs, with these players locked; everybody has three dice."""
    t = table(3)
    debrief_turn(t, A)
    dice(t, "1 2 3", "4 5 6", "1 3 5")
    lock(t, *locked)
    return t


def test_DM_GAD_13_names_one_player_possibly_himself_who_is_not_locked() -> None:
    t = table(3)
    gadgets(t, A, "target-lock", "target-lock")
    assert choices(t, A, TargetLock) == (TargetLock(A), TargetLock(B), TargetLock(C))
    told = t.answer(A, TargetLock(A))
    assert t.locked == (True, False, False) and events(told, PlayerLocked) == [PlayerLocked(A, A)]
    assert choices(t, A, TargetLock) == (TargetLock(B), TargetLock(C))
    assert refused(t, A, TargetLock(A)) == ("locked", "DM-GAD-13")
    assert refused(t, A, TargetLock(3)) == ("bad_target", "DM-GAD-13")
    t.answer(A, TargetLock(C))
    assert t.locked == (True, False, True) and asked(t) == ("choose_dice", (A,))


def test_DM_GAD_13_locked_until_the_end_of_the_round_debriefing_included() -> None:
    t = table(3)
    gadgets(t, A, "target-lock")
    t.answer(A, TargetLock(B))
    debrief_turn(t, C)
    assert t.locked == (False, True, False)
    told = next_round(t)
    assert t.locked == (False, False, False) and not events(told, PlayerLocked)
    assert asked(t) == ("choose_dice", (B,))


# -- what a lock stops ------------------------------------------------------------------------------------------------


def test_DM_GAD_14_no_die_of_his_may_be_rerolled() -> None:
    t = table(3)
    gadgets(t, B, "forced-reroll")
    mission_turn(t, B)
    lock(t, A)
    assert not choices(t, B, ForcedReroll)
    assert refused(t, B, ForcedReroll(A, (die(A, 1),))) == ("locked", "DM-GAD-14")
    lock(t)
    assert ForcedReroll(A, (die(A, 1),)) in choices(t, B) and asked(t) == ("mission_act", (B,))


@pytest.mark.parametrize(
    "play",
    [
        Adaptation(die(B, 1), 6),
        Suppression(die(B, 1)),
        Theft(die(B, 1)),
        Transfer(die(A, 1), B),
        Transaction(die(A, 1), die(B, 2)),
        Transaction(die(B, 1), die(C, 2)),
    ],
)
def test_DM_GAD_14_changed_swapped_removed_taken_or_given(play: GadgetPlay) -> None:
    t = debriefing(B)
    gadgets(t, A, "adaptation", "suppression", "theft", "transfer", "transaction")
    assert play not in choices(t, A)
    assert refused(t, A, play) == ("locked", "DM-GAD-14")
    lock(t)
    assert play in choices(t, A)
    t.answer(A, play)
    assert asked(t) == ("debrief_act", (A,))


def test_DM_GAD_14_no_option_at_all_touches_a_locked_player() -> None:
    t = debriefing(B)
    gadgets(t, A, "adaptation", "suppression", "theft", "transfer", "transaction")
    own = {die(B, place) for place in (1, 2, 3)}
    touched = set()
    for play in choices(t, A, *DEBRIEFING):
        touched |= {getattr(play, name) for name in ("die", "other") if hasattr(play, name)}
        assert getattr(play, "player", A) != B
    assert not touched & own
    assert touched == {die(s, p) for s in (A, C) for p in (1, 2, 3)}
    assert asked(t) == ("debrief_act", (A,))


def test_DM_GAD_15_it_binds_the_locked_players_own_gadgets() -> None:
    t = table(3)
    gadgets(t, A, "extra-chance", "target-lock")
    t.answer(A, SetDice(3))
    t.answer(A, Roll())
    assert choices(t, A, ExtraChance)
    t.answer(A, TargetLock(A))
    assert not choices(t, A, ExtraChance)
    assert refused(t, A, ExtraChance((die(A, 1),))) == ("locked", "DM-GAD-14")
    assert faces(t, A) == ["extra-chance"] and asked(t) == ("mission_act", (A,))


def test_DM_GAD_15_in_the_debriefing_only_others_dice_are_left_to_him() -> None:
    t = debriefing(A)
    gadgets(t, A, "adaptation", "suppression", "theft", "transfer", "transaction")
    assert not choices(t, A, Theft) and not choices(t, A, Transfer)
    assert {play.die for play in choices(t, A, Suppression)} == {die(s, p) for s in (B, C) for p in (1, 2, 3)}
    assert {play.die for play in choices(t, A, Adaptation)} == {die(s, p) for s in (B, C) for p in (1, 2, 3)}
    swaps = choices(t, A, Transaction)
    assert {play.die for play in swaps} == {die(B, p) for p in (1, 2, 3)}
    assert {play.other for play in swaps} == {die(C, p) for p in (1, 2, 3)}
    t.answer(A, Transaction(die(B, 1), die(C, 1)))
    assert values(t, B) == [5, 6, 1] and values(t, C) == [3, 5, 4]
    t.answer(A, Adaptation(die(B, 2), 1))
    t.answer(A, Suppression(die(C, 2)))
    assert values(t, A) == [1, 2, 3] and asked(t) == ("debrief_act", (A,))


def test_DM_GAD_16_his_own_rolls_and_joker_remain_allowed() -> None:
    t = table(3, joker_die=True)
    gadgets(t, A, "target-lock")
    t.answer(A, TargetLock(A))
    t.answer(A, SetDice(3))
    t.answer(A, Roll())
    rolls(t, "6 6 6 6")
    t.answer(A, Reroll((die(A, 1), die(A, 2), die(A, 3)), joker=True))
    assert values(t, A) == [6, 6, 6, 6] and t.locked[A] and asked(t) == ("mission_act", (A,))


def test_DM_GAD_17_the_lock_covers_dice_rolled_later() -> None:
    t = table(3)
    gadgets(t, A, "target-lock")
    gadgets(t, C, "forced-reroll", "theft")
    t.answer(A, TargetLock(B))
    assert t.dice[B] == ()
    mission_turn(t, C)
    assert len(t.dice[B]) == 4
    assert {play.player for play in choices(t, C, ForcedReroll)} == {A}
    debrief_turn(t, C)
    assert {play.die for play in choices(t, C, Theft)} == {die(A, p) for p in range(1, 5)}
    assert asked(t) == ("debrief_act", (C,))


def test_DM_GAD_18_what_was_complete_before_the_lock_stays() -> None:
    t = table(3)
    gadgets(t, B, "forced-reroll", "target-lock", "extra-chance")
    mission_turn(t, B)
    t.answer(B, Roll())
    dice(t, "1 1 1 1", "2 2 2 2")
    rolls(t, "6 5")
    t.answer(B, ForcedReroll(A, (die(A, 1),)))
    t.answer(B, ExtraChance((die(B, 1),)))
    t.answer(B, TargetLock(A))
    assert values(t, A) == [6, 1, 1, 1] and values(t, B) == [5, 2, 2, 2]
    assert asked(t) == ("mission_act", (C,))
    plain_turn(t)
    assert values(t, A) == [6, 1, 1, 1] and asked(t) == ("debrief_act", (A,))


def test_DM_GAD_19_a_locked_player_who_has_not_rolled_rolls_the_new_number() -> None:
    t = table(3)
    gadgets(t, B, "new-deal")
    lock(t, B, C)
    mission_turn(t, B, n=3)
    t.answer(B, NewDeal(5))
    t.answer(B, Roll())
    assert len(t.dice[B]) == 5
    t.answer(C, Roll())
    assert len(t.dice[C]) == 5 and len(t.dice[A]) == 3 and asked(t) == ("debrief_act", (A,))


# -- worked examples --------------------------------------------------------------------------------------------------


def test_DM_EX_30_who_locked_himself_cannot_adapt_his_own_die() -> None:
    t = table(3)
    gadgets(t, A, "target-lock", "adaptation")
    t.answer(A, TargetLock(A))
    debrief_turn(t, A)
    dice(t, "1 2 3", "4 5 6", "1 3 5")
    assert refused(t, A, Adaptation(die(A, 1), 6)) == ("locked", "DM-GAD-14")
    t.answer(A, Adaptation(die(B, 1), 6))
    assert values(t, B) == [6, 5, 6] and asked(t) == ("debrief_act", (A,))


def test_DM_EX_31_no_theft_by_and_no_transfer_to_a_locked_player() -> None:
    t = debriefing(A)
    gadgets(t, A, "theft")
    gadgets(t, B, "transfer")
    assert refusal(t, A, Theft(die(B, 1))).code == "locked" and not choices(t, A, Theft)
    t.answer(A, EndTurn())
    assert refusal(t, B, Transfer(die(B, 1), A)).code == "locked"
    assert {play.player for play in choices(t, B, Transfer)} == {C}
    assert asked(t) == ("debrief_act", (B,))


def test_DM_EX_32_a_locked_player_rolls_freely_and_cannot_be_forced() -> None:
    t = table(3)
    gadgets(t, A, "target-lock")
    gadgets(t, C, "forced-reroll")
    t.answer(A, TargetLock(B))
    mission_turn(t, B, n=3, r=3)
    assert t.r == 3 and t.rolls_left == 3
    t.answer(B, Roll())
    t.answer(B, Reroll((die(B, 1),)))
    t.answer(B, Reroll((die(B, 1), die(B, 2))))
    assert asked(t) == ("mission_act", (C,))
    assert refusal(t, C, ForcedReroll(B, (die(B, 1),))).code == "locked"
    assert {play.player for play in choices(t, C, ForcedReroll)} == {A}


def test_DM_EX_33_with_both_players_locked_no_debriefing_gadget_is_playable() -> None:
    t = table(2)
    gadgets(t, A, "target-lock", "target-lock", "adaptation")
    gadgets(t, B, "theft", "suppression", "transaction")
    t.answer(A, TargetLock(A))
    t.answer(A, TargetLock(B))
    debrief_turn(t, A)
    assert t.locked == (True, True) and not choices(t, A, *DEBRIEFING)
    plain_turn(t)
    assert not choices(t, B, *DEBRIEFING)
    assert faces(t, A) == ["adaptation"] and faces(t, B) == ["theft", "suppression", "transaction"]
    assert asked(t) == ("debrief_act", (B,))
