"""Theft, Suppression, Adaptation, Transaction and Transfer (DM-GAD-40 to 47), and worked examples."""

from qg.games.dice_mission.tests.prelude import *


def debriefing(*held: GadgetId) -> State:
    """A debriefs with these gadgets; A 1 2 3, B 4 5 6, C 1 3 5."""
    t = table(3)
    debrief_turn(t, A)
    dice(t, "1 2 3", "4 5 6", "1 3 5")
    gadgets(t, A, *held)
    return t


def test_DM_GAD_40_theft_takes_a_die_of_an_opponent_value_unchanged() -> None:
    t = debriefing("theft")
    assert choices(t, A, Theft) == tuple(Theft(die(s, p)) for s in (B, C) for p in (1, 2, 3))
    told = t.answer(A, Theft(die(B, 2)))
    assert values(t, A) == [1, 2, 3, 5] and values(t, B) == [4, 6]
    assert events(told, DieMoved) == [DieMoved(B, A, Die(die(B, 2), 5), "theft")]
    assert asked(t) == ("debrief_act", (A,))


def test_DM_GAD_40_neither_of_the_two_may_be_locked() -> None:
    t = debriefing("theft")
    lock(t, B)
    assert {play.die for play in choices(t, A, Theft)} == {die(C, p) for p in (1, 2, 3)}
    assert refused(t, A, Theft(die(B, 1))) == ("locked", "DM-GAD-14")
    lock(t, A)
    assert not choices(t, A, Theft) and refusal(t, A, Theft(die(C, 1))).code == "locked"
    assert refused(t, A, Theft(die(A, 1))) == ("bad_target", "DM-GAD-40")
    assert refusal(t, A, Theft(die(C, 5))).code == "bad_target"
    assert asked(t) == ("debrief_act", (A,))


def test_DM_GAD_41_suppression_removes_any_die_own_included() -> None:
    t = debriefing("suppression", "suppression")
    assert choices(t, A, Suppression) == tuple(Suppression(die(s, p)) for s in (A, B, C) for p in (1, 2, 3))
    told = t.answer(A, Suppression(die(A, 1)))
    assert values(t, A) == [2, 3] and events(told, DieRemoved) == [DieRemoved(A, Die(die(A, 1), 1))]
    lock(t, B)
    assert refusal(t, A, Suppression(die(B, 1))).code == "locked"
    assert refused(t, A, Suppression(die(A, 1))) == ("bad_target", "DM-GAD-41")
    t.answer(A, Suppression(die(C, 3)))
    assert values(t, C) == [1, 3] and asked(t) == ("debrief_act", (A,))


def test_DM_GAD_41_DM_CHK_18_a_suppressed_die_counts_for_nothing_until_the_round_ends() -> None:
    t = debriefing("suppression")
    hand(t, A, "so-05", "ve-13", "te-10")
    assert [slot for slot in (1, 2, 3) if Validate("hand", slot) in choices(t, A)] == []
    t.answer(A, Suppression(die(A, 3)))
    assert Validate("hand", 1) in choices(t, A)
    dice(t, "1 2", "4 5 6", "3 5")
    assert Validate("hand", 2) in choices(t, A) and Validate("hand", 3) not in choices(t, A)
    next_round(t)
    mission_turn(t, A, n=5)
    t.answer(A, Roll())
    assert [each.id for each in t.dice[A]] == [die(A, p) for p in range(1, 6)]
    assert asked(t) == ("debrief_act", (B,))


def test_DM_GAD_42_adaptation_sets_any_die_to_another_value() -> None:
    t = debriefing("adaptation", "adaptation")
    assert len(choices(t, A, Adaptation)) == 45
    told = t.answer(A, Adaptation(die(C, 2), 6))
    assert values(t, C) == [1, 6, 5] and events(told, DieChanged) == [DieChanged(C, Die(die(C, 2), 3), 6)]
    for value in (0, 7):
        assert refused(t, A, Adaptation(die(A, 1), value)) == ("bad_number", "DM-GAD-42")
    assert refusal(t, A, Adaptation(die(A, 1), 1)).code == "no_effect"
    assert refused(t, A, Adaptation(die(A, 5), 1)) == ("bad_target", "DM-GAD-42")
    t.answer(A, Adaptation(die(A, 1), 2))
    assert values(t, A) == [2, 2, 3] and asked(t) == ("debrief_act", (A,))


def test_DM_GAD_43_transaction_swaps_dice_of_two_players() -> None:
    t = debriefing("transaction", "transaction")
    told = t.answer(A, Transaction(die(A, 1), die(B, 3)))
    assert values(t, A) == [2, 3, 6] and values(t, B) == [4, 5, 1]
    assert events(told, DieMoved) == [
        DieMoved(A, B, Die(die(A, 1), 1), "transaction"),
        DieMoved(B, A, Die(die(B, 3), 6), "transaction"),
    ]
    assert asked(t) == ("debrief_act", (A,))


def test_DM_GAD_43_either_may_be_oneself_or_neither() -> None:
    t = debriefing("transaction")
    pairs = {(play.die, play.other) for play in choices(t, A, Transaction)}
    shown = {each.id: each.value for tray in t.dice for each in tray}
    holders = {each.id: seat for seat, tray in enumerate(t.dice) for each in tray}
    assert pairs == {
        (one, other)
        for one in shown
        for other in shown
        if one < other and holders[one] != holders[other] and shown[one] != shown[other]
    }
    t.answer(A, Transaction(die(B, 1), die(C, 1)))
    assert values(t, A) == [1, 2, 3] and values(t, B) == [5, 6, 1] and values(t, C) == [3, 5, 4]
    assert asked(t) == ("debrief_act", (A,))


def test_DM_GAD_43_different_players_different_values_none_locked() -> None:
    t = debriefing("transaction")
    assert refused(t, A, Transaction(die(A, 1), die(A, 2))) == ("bad_target", "DM-GAD-43")
    assert refused(t, A, Transaction(die(A, 1), die(C, 1))) == ("no_effect", "DM-GAD-43")
    lock(t, C)
    assert refusal(t, A, Transaction(die(A, 1), die(C, 2))).code == "locked"
    assert asked(t) == ("debrief_act", (A,))


def test_DM_GAD_44_transfer_gives_a_die_of_ones_own_to_an_opponent() -> None:
    t = debriefing("transfer", "transfer")
    assert choices(t, A, Transfer) == tuple(Transfer(die(A, p), s) for p in (1, 2, 3) for s in (B, C))
    told = t.answer(A, Transfer(die(A, 2), C))
    assert values(t, A) == [1, 3] and values(t, C) == [1, 3, 5, 2]
    assert events(told, DieMoved) == [DieMoved(A, C, Die(die(A, 2), 2), "transfer")]
    assert refused(t, A, Transfer(die(A, 2), B)) == ("not_your_die", "DM-GAD-44")
    assert refused(t, A, Transfer(die(A, 1), A)) == ("bad_target", "DM-GAD-44")
    lock(t, B)
    assert refusal(t, A, Transfer(die(A, 1), B)).code == "locked"
    assert {play.player for play in choices(t, A, Transfer)} == {C}
    assert asked(t) == ("debrief_act", (A,))


def test_DM_GAD_45_a_die_belongs_to_the_player_before_whom_it_lies() -> None:
    t = debriefing("theft", "transfer")
    hand(t, A, "so-11")
    assert Validate("hand", 1) not in choices(t, A)
    dice(t, "2 4 3", "4 5 6", "1 3 5")
    t.answer(A, Theft(die(B, 3)))
    assert Validate("hand", 1) in choices(t, A)
    assert Transfer(die(B, 3), C) in choices(t, A) and Transfer(die(B, 3), B) in choices(t, A)
    t.answer(A, Transfer(die(B, 3), C))
    assert t.dice[C][-1] == Die(die(B, 3), 6) and t.dice[C][-1].owner == B and t.holder_of(die(B, 3)) == C
    assert asked(t) == ("debrief_act", (A,))


def test_DM_GAD_45_a_stolen_die_is_safe_with_a_locked_holder_whoever_owns_it() -> None:
    t = debriefing("suppression")
    dice(t, "1 2 3", "4 5", "1 3 5")
    t.dice = (t.dice[A], t.dice[B], (*t.dice[C], Die(die(B, 3), 6)))
    lock(t, C)
    assert refusal(t, A, Suppression(die(B, 3))).code == "locked"
    lock(t, B)
    assert Suppression(die(B, 3)) in choices(t, A) and asked(t) == ("debrief_act", (A,))


def test_DM_GAD_46_a_players_last_die_may_go() -> None:
    t = debriefing("theft", "suppression", "transfer")
    dice(t, "1", "4", "5")
    t.answer(A, Theft(die(B, 1)))
    t.answer(A, Suppression(die(C, 1)))
    assert t.dice[B] == t.dice[C] == ()
    t.answer(A, Transfer(die(A, 1), B))
    assert [len(tray) for tray in t.dice] == [1, 1, 0] and asked(t) == ("debrief_act", (A,))


def test_DM_GAD_46_any_number_may_be_held_whatever_N() -> None:
    t = table(2)
    gadgets(t, A, "theft", "theft")
    debrief_turn(t, A, n=5)
    t.answer(A, Theft(die(B, 1)))
    t.answer(A, Theft(die(B, 2)))
    assert t.n == 5 and len(t.dice[A]) == 7 and len(t.dice[B]) == 3 and asked(t) == ("debrief_act", (A,))


def test_DM_GAD_46_every_die_goes_home_with_the_round() -> None:
    t = debriefing("theft", "suppression")
    t.answer(A, Theft(die(B, 1)))
    t.answer(A, Suppression(die(C, 1)))
    (ended,) = events(next_round(t), RoundEnded)
    assert ended.dice == tuple(die(s, p) for s in (A, B, C) for p in (1, 2, 3) if (s, p) != (C, 1))
    assert not any(t.dice)
    mission_turn(t, C, n=5)
    assert [each.owner for each in t.dice[B]] == [B] * 5 and asked(t) == ("mission_act", (C,))


def test_DM_GAD_47_a_gadget_needs_an_effect_not_a_purpose() -> None:
    t = debriefing("transfer", "adaptation", "suppression")
    hand(t, A, "so-12", "ve-03", "te-16")
    plays: tuple[DebriefGadget, ...] = (Transfer(die(A, 1), B), Adaptation(die(B, 1), 5), Suppression(die(A, 2)))
    for play in plays:
        t.answer(A, play)
        assert not choices(t, A, Validate)
    assert {type(each) for each in choices(t, A)} == {DrawGadget, Exchange, EndTurn}
    assert asked(t) == ("debrief_act", (A,))


# -- worked examples --------------------------------------------------------------------------------------------------


def test_DM_EX_51_adaptation_makes_one_the_only_agent_without_a_pair() -> None:
    t = debriefing("adaptation")
    dice(t, "2 2 5", "4 4 1", "3 6 6")
    hand(t, A, None, "ve-28")
    assert Validate("hand", 2) not in choices(t, A)
    t.answer(A, Adaptation(die(A, 1), 1))
    assert values(t, A) == [1, 2, 5]
    t.answer(A, Validate("hand", 2))
    assert done(t, A) == ["ve-28"] and asked(t) == ("debrief_act", (A,))


def test_DM_EX_52_nine_dice_never_balance_eight_may() -> None:
    t = debriefing("transfer", "suppression")
    dice(t, "1 2 3", "4 5 6", "1 2 4")
    hand(t, A, None, None, "te-03")
    assert Validate("hand", 3) not in choices(t, A)
    t.answer(A, Transfer(die(A, 1), B))
    assert sum(map(len, t.dice)) == 9 and Validate("hand", 3) not in choices(t, A)
    t.answer(A, Suppression(die(C, 2)))
    assert sum(map(len, t.dice)) == 8
    t.answer(A, Validate("hand", 3))
    assert done(t, A) == ["te-03"] and asked(t) == ("debrief_act", (A,))


def test_DM_EX_52_whatever_nine_dice_show() -> None:
    t = debriefing()
    for odd in range(10):
        shown = ["1"] * odd + ["2"] * (9 - odd)
        dice(t, " ".join(shown[:3]), " ".join(shown[3:6]), " ".join(shown[6:]))
        assert not is_met("te-03", t.dice, A)
    dice(t, "1 1 1", "1 2 2", "2 2")
    assert is_met("te-03", t.dice, A) and asked(t) == ("debrief_act", (A,))
