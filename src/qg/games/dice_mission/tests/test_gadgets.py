"""Gadgets in general (DM-GAD-01 to 12)."""

import pytest

from qg.games.dice_mission.tests.prelude import *

MISSION_PLAYS: dict[GadgetId, GadgetPlay] = {
    "new-deal": NewDeal(3, (die(B, 1),)),
    "forced-reroll": ForcedReroll(A, (die(A, 1), die(A, 3))),
    "mission-change": MissionChange("hand", 2),
    "extra-chance": ExtraChance((die(B, 2),)),
    "target-lock": TargetLock(C),
}
DEBRIEF_PLAYS: dict[GadgetId, GadgetPlay] = {
    "theft": Theft(die(A, 1)),
    "suppression": Suppression(die(A, 2)),
    "adaptation": Adaptation(die(A, 3), 6),
    "transaction": Transaction(die(A, 4), die(B, 1)),
    "transfer": Transfer(die(B, 1), C),
}
PLAYS = MISSION_PLAYS | DEBRIEF_PLAYS


def in_mission(*held: GadgetId, drawn: int = 0) -> State:
    """B has made the first of his two rolls with four dice and holds these gadgets; C is to roll after him."""
    t = table(3)
    gadgets(t, B, *held, drawn=drawn)
    mission_turn(t, B, n=4, r=2)
    t.answer(B, Roll())
    dice(t, "1 2 3 4", "5 5 6 6")
    return t


def in_debriefing(*held: GadgetId, drawn: int = 0) -> State:
    """B debriefs with these gadgets."""
    t = table(3)
    debrief_turn(t, B)
    dice(t, "1 2 3 4", "5 5 6 6", "1 3 5 6")
    hand(t, B, "so-05", "ve-02", "te-13")
    gadgets(t, B, *held, drawn=drawn)
    return t


def ready(face: GadgetId, drawn: int = 0) -> State:
    return in_mission(face, drawn=drawn) if face in MISSION_PLAYS else in_debriefing(face, drawn=drawn)


# -- when -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", MISSION_PLAYS)
def test_DM_GAD_01_a_mission_gadget_is_played_in_the_mission_phase_only(face: GadgetId) -> None:
    t = in_debriefing(face)
    assert not choices(t, B, type(PLAYS[face]))
    assert refused(t, B, PLAYS[face]) == ("wrong_phase", "DM-GAD-01")
    assert asked(t) == ("debrief_act", (B,))
    t = in_mission(face)
    assert PLAYS[face] in choices(t, B)
    t.answer(B, PLAYS[face])
    assert t.gadget_discard == (face,)
    assert asked(t) == ("exchange_pick" if face == "mission-change" else "mission_act", (B,))


@pytest.mark.parametrize("face", DEBRIEF_PLAYS)
def test_DM_GAD_01_a_debriefing_gadget_is_played_in_the_debriefing_phase_only(face: GadgetId) -> None:
    t = in_mission(face)
    assert not choices(t, B, type(PLAYS[face]))
    assert refused(t, B, PLAYS[face]) == ("wrong_phase", "DM-GAD-01")
    assert asked(t) == ("mission_act", (B,))
    t = in_debriefing(face)
    assert PLAYS[face] in choices(t, B)
    t.answer(B, PLAYS[face])
    assert t.gadget_discard == (face,)
    assert asked(t) == ("debrief_act", (B,))


@pytest.mark.parametrize("face", PLAYS)
def test_DM_GAD_02_a_gadget_is_played_on_its_owners_own_turn_only(face: GadgetId) -> None:
    t = ready(face)
    gadgets(t, A, face)
    held = t.gadgets
    for seat in (A, C):
        assert choices(t, seat) == ()
        assert refused(t, seat, PLAYS[face]) == ("not_your_turn", "DM-GAD-02")
    assert t.gadgets == held and asked(t)[1] == (B,)


def test_DM_GAD_03_any_number_in_a_phase_one_after_another() -> None:
    t = in_mission("extra-chance", "extra-chance", "target-lock")
    for play in (ExtraChance((die(B, 1),)), TargetLock(A), ExtraChance((die(B, 1),))):
        t.answer(B, play)
        assert asked(t) == ("mission_act", (B,))
    assert t.gadget_discard == ("extra-chance", "target-lock", "extra-chance") and faces(t, B) == []
    assert t.gadgets_played == (0, 3, 0)
    t = in_debriefing("theft", "suppression", "theft")
    for other in (Theft(die(A, 1)), Suppression(die(A, 2)), Theft(die(C, 4))):
        t.answer(B, other)
    assert values(t, B) == [5, 5, 6, 6, 1, 6] and values(t, A) == [3, 4] and values(t, C) == [1, 3, 5]
    assert asked(t) == ("debrief_act", (B,))


def test_DM_GAD_04_before_and_after_any_of_his_rolls() -> None:
    t = table(3)
    gadgets(t, A, "target-lock", "extra-chance", "extra-chance")
    assert TargetLock(B) in choices(t, A)
    t.answer(A, SetDice(3))
    t.answer(A, TargetLock(B))
    t.answer(A, Roll())
    t.answer(A, ExtraChance((die(A, 1),)))
    t.answer(A, Reroll((die(A, 2),)))
    t.answer(A, Reroll((die(A, 2),)))
    assert t.rolls_left == 0 and asked(t) == ("mission_act", (A,))
    assert ExtraChance((die(A, 3),)) in choices(t, A)
    t.answer(A, ExtraChance((die(A, 3),)))
    assert asked(t) == ("mission_act", (B,))


def test_DM_GAD_04_before_between_and_after_his_validations() -> None:
    t = in_debriefing("adaptation", "theft", "suppression")
    hand(t, B, "so-12", "ve-16", "te-13")
    dice(t, "1 2 3 4", "5 5 6 6", "1 3 5 6")
    t.answer(B, Adaptation(die(B, 1), 6))
    t.answer(B, Validate("hand", 1))
    t.answer(B, Theft(die(C, 4)))
    t.answer(B, Validate("hand", 2))
    t.answer(B, Suppression(die(A, 1)))
    t.answer(B, Validate("hand", 3))
    assert [each.card for each in t.validated[B]] == ["so-12", "ve-16", "te-13"]
    assert asked(t) == ("debrief_act", (B,))


@pytest.mark.parametrize("face", PLAYS)
def test_DM_GAD_05_a_gadget_drawn_in_this_round_cannot_be_played(face: GadgetId) -> None:
    t = ready(face, drawn=1)
    assert t.round == 1 and not choices(t, B, type(PLAYS[face]))
    assert refused(t, B, PLAYS[face]) == ("gadget_too_new", "DM-GAD-05")
    assert faces(t, B) == [face] and asked(t)[1] == (B,)


@pytest.mark.parametrize("face", PLAYS)
def test_DM_GAD_05_from_the_next_round_on_it_can(face: GadgetId) -> None:
    t = table(3)
    gadgets(t, B, face, drawn=1)
    next_round(t)
    assert t.round == 2 and t.active == B
    if face in MISSION_PLAYS:
        plain_turn(t)
        mission_turn(t, A)
        gadgets(t, A, face, drawn=1)
        gadgets(t, B)
        t.answer(A, Roll())
        assert choices(t, A, type(PLAYS[face]))
        assert asked(t) == ("mission_act", (A,))
    else:
        debrief_turn(t, B)
        dice(t, "1 2 3 4", "5 5 6 6", "1 3 5 6")
        assert PLAYS[face] in choices(t, B)
        assert asked(t) == ("debrief_act", (B,))


def test_DM_GAD_05_the_consolation_of_one_round_is_played_in_the_next() -> None:
    t = table(3)
    debrief_turn(t, A)
    gadget_top(t, "target-lock")
    t.answer(A, DrawGadget())
    assert t.gadgets[A] == (Held("target-lock", 1),)
    mission_turn(t, A)
    assert t.round == 2
    t.answer(A, TargetLock(A))
    assert t.locked == (True, False, False) and asked(t) == ("mission_act", (A,))


def test_DM_GAD_05_of_two_copies_the_older_is_played() -> None:
    t = in_debriefing("theft")
    gadget_top(t, "theft")
    t.gadget_deck = t.gadget_deck[1:]
    t.gadgets = with_at(t.gadgets, B, (Held("theft", 1), Held("theft", 0)))
    t.scratch.forget()
    assert refusal(t, B, Theft(die(B, 1))).code == "bad_target"
    t.answer(B, Theft(die(A, 1)))
    assert t.gadgets[B] == (Held("theft", 1),)
    assert refused(t, B, Theft(die(A, 2))) == ("gadget_too_new", "DM-GAD-05")
    assert asked(t) == ("debrief_act", (B,))


# -- hand and discard -------------------------------------------------------------------------------------------------


def fourth(*held: GadgetId, drawn: GadgetId) -> State:
    """B has three gadgets and takes a fourth as his consolation."""
    t = in_debriefing(*held)
    gadget_top(t, drawn)
    t.answer(B, DrawGadget())
    return t


def test_DM_GAD_06_with_a_fourth_he_at_once_discards_one_of_the_four() -> None:
    t = fourth("theft", "transfer", "adaptation", drawn="new-deal")
    assert faces(t, B) == ["theft", "transfer", "adaptation", "new-deal"]
    assert asked(t) == ("gadget_discard", (B,))
    assert choices(t, B) == (Discard(1), Discard(2), Discard(3), Discard(4))
    t.answer(B, Discard(2))
    assert faces(t, B) == ["theft", "adaptation", "new-deal"] and t.gadget_discard == ("transfer",)
    assert asked(t) == ("debrief_act", (C,))


def test_DM_GAD_06_the_new_one_may_be_the_one() -> None:
    t = fourth("theft", "transfer", "adaptation", drawn="new-deal")
    t.answer(B, Discard(4))
    assert faces(t, B) == ["theft", "transfer", "adaptation"] and t.gadget_discard == ("new-deal",)
    assert asked(t) == ("debrief_act", (C,))


def test_DM_GAD_06_nothing_else_comes_first() -> None:
    t = in_debriefing("theft", "transfer", "adaptation")
    hand(t, B, "so-02", "ve-02", "te-13")
    dice(t, "1 2 3 4", "5 5", "1 2")
    gadget_top(t, "new-deal")
    t.answer(B, Validate("hand", 2))
    assert asked(t) == ("gadget_discard", (B,))
    for choice in (Validate("hand", 1), Theft(die(A, 1)), EndTurn()):
        assert refusal(t, B, choice).code == "pending_decision"
    t.answer(B, Discard(1))
    assert Validate("hand", 1) in choices(t, B) and asked(t) == ("debrief_act", (B,))


def test_DM_GAD_06_three_are_kept_without_a_question() -> None:
    t = fourth("theft", "transfer", drawn="new-deal")
    assert faces(t, B) == ["theft", "transfer", "new-deal"] and t.gadget_discard == ()
    assert asked(t) == ("debrief_act", (C,))


def test_DM_GAD_07_played_and_discarded_gadgets_lie_face_up_in_order() -> None:
    t = in_debriefing("theft", "transfer", "adaptation")
    t.answer(B, Adaptation(die(A, 1), 5))
    t.answer(B, Theft(die(A, 1)))
    gadgets(t, B, "transfer", "suppression", "transaction")
    gadget_top(t, "target-lock")
    t.answer(B, DrawGadget())
    t.answer(B, Discard(3))
    assert t.gadget_discard == ("adaptation", "theft", "transaction")
    for seat in (A, B, C, None):
        assert GAME.view(t, seat).board.gadget_discard == ("adaptation", "theft", "transaction")
    assert asked(t) == ("debrief_act", (C,))


def test_DM_GAD_08_an_empty_deck_is_made_anew_of_the_discard() -> None:
    t = in_debriefing()
    gadget_pile(t, left=0)
    pile = t.gadget_discard
    assert len(pile) == 20 and t.gadget_deck == ()
    told = t.answer(B, DrawGadget())
    assert events(told, DeckReshuffled) == [DeckReshuffled("gadget")]
    assert t.gadget_discard == () and sorted((*faces(t, B), *t.gadget_deck)) == sorted(pile)
    assert (*faces(t, B), *t.gadget_deck) != pile
    assert asked(t) == ("debrief_act", (C,))


def test_DM_GAD_08_as_long_as_a_card_is_left_nothing_is_shuffled() -> None:
    t = in_debriefing()
    gadget_pile(t, left=1)
    (last,) = t.gadget_deck
    told = t.answer(B, DrawGadget())
    assert not events(told, DeckReshuffled)
    assert faces(t, B) == [last] and t.gadget_deck == () and len(t.gadget_discard) == 19
    assert asked(t) == ("debrief_act", (C,))


def test_DM_GAD_08_with_every_hand_full_a_card_can_still_be_drawn() -> None:
    t = table(5)
    debrief_turn(t, B)
    for seat in t.all_seats:
        gadgets(t, seat, *t.gadget_deck[:3])
    gadget_pile(t, left=0)
    assert len(t.gadget_discard) == 5
    t.answer(B, DrawGadget())
    assert len(t.gadgets[B]) == 4 and len(t.gadget_deck) == 4 and asked(t) == ("gadget_discard", (B,))
    t.answer(B, Discard(1))
    assert sum(map(len, t.gadgets)) == 15 and asked(t) == ("debrief_act", (C,))


# -- what may be played -----------------------------------------------------------------------------------------------


def test_DM_GAD_09_what_changes_nothing_is_not_offered() -> None:
    t = in_debriefing("adaptation", "transaction")
    dice(t, "5 2 3 4", "5 5 6 6", "5 3 5 6")
    assert Adaptation(die(A, 1), 5) not in choices(t, B)
    assert refused(t, B, Adaptation(die(A, 1), 5)) == ("no_effect", "DM-GAD-09")
    assert Transaction(die(A, 1), die(B, 1)) not in choices(t, B)
    assert refusal(t, B, Transaction(die(A, 1), die(B, 1))).code == "no_effect"
    t = in_mission("new-deal")
    assert {play.number for play in choices(t, B, NewDeal)} == {2, 3, 5}
    assert refusal(t, B, NewDeal(4)).code == "no_effect"
    assert asked(t) == ("mission_act", (B,))


def test_DM_GAD_09_a_reroll_is_a_change_whatever_it_shows() -> None:
    t = in_mission("extra-chance", "forced-reroll")
    rolls(t, "5 1")
    t.answer(B, ExtraChance((die(B, 1),)))
    t.answer(B, ForcedReroll(A, (die(A, 1),)))
    assert values(t, B) == [5, 5, 6, 6] and values(t, A) == [1, 2, 3, 4]
    assert t.gadget_discard == ("extra-chance", "forced-reroll")
    assert asked(t) == ("mission_act", (B,))


def test_DM_GAD_09_a_new_number_is_a_change_even_if_nobody_is_left_to_roll() -> None:
    t = table(3)
    gadgets(t, C, "new-deal")
    mission_turn(t, C)
    t.answer(C, Roll())
    lock(t, C)
    before = t.dice
    t.answer(C, NewDeal(2))
    assert t.n == 2 and t.dice == before
    assert asked(t) == ("debrief_act", (A,))


def test_DM_GAD_09_without_a_target_a_gadget_is_not_offered() -> None:
    t = in_debriefing("theft", "transaction", "transfer")
    dice(t, "", "5 5", "")
    assert not choices(t, B, Theft) and not choices(t, B, Transaction) and choices(t, B, Transfer)
    dice(t, "1 2", "", "3")
    assert choices(t, B, Theft) and choices(t, B, Transaction) and not choices(t, B, Transfer)
    assert asked(t) == ("debrief_act", (B,))


def test_DM_GAD_09_DM_STA_01_the_listed_plays_are_all_there_are() -> None:
    t = in_debriefing("theft", "suppression", "transfer")
    dice(t, "1 2", "5 5", "3")
    lock(t, C)
    assert choices(t, B, Theft) == (Theft(die(A, 1)), Theft(die(A, 2)))
    assert set(choices(t, B, Suppression)) == {Suppression(die(s, p)) for s in (A, B) for p in (1, 2)}
    assert set(choices(t, B, Transfer)) == {Transfer(die(B, p), A) for p in (1, 2)}
    gadgets(t, B, "adaptation", "transaction")
    shown = {die(A, 1): 1, die(A, 2): 2, die(B, 1): 5, die(B, 2): 5}
    others = {Adaptation(d, v) for d, was in shown.items() for v in range(1, 7) if v != was}
    assert set(choices(t, B, Adaptation)) == others and len(choices(t, B, Adaptation)) == 20
    assert set(choices(t, B, Transaction)) == {Transaction(die(A, p), die(B, q)) for p in (1, 2) for q in (1, 2)}
    assert asked(t) == ("debrief_act", (B,))


@pytest.mark.parametrize("face", PLAYS)
def test_DM_GAD_10_it_takes_effect_at_once_and_is_then_discarded(face: GadgetId) -> None:
    t = ready(face)
    told = t.answer(B, PLAYS[face])
    assert events(told, GadgetPlayed) == [GadgetPlayed(B, face, PLAYS[face])]
    assert t.gadget_discard == (face,) and faces(t, B) == [] and t.gadgets_played == (0, 1, 0)
    for choice in choices(t, B):
        assert type(choice) is not type(PLAYS[face])


def test_DM_GAD_10_mission_change_lies_on_the_pile_before_the_pick() -> None:
    t = in_mission("mission-change")
    t.answer(B, MissionChange("hand", 1))
    assert asked(t) == ("exchange_pick", (B,))
    assert t.gadget_discard == ("mission-change",) and faces(t, B) == []
    assert choices(t, B) == (Pick(1), Pick(2))
    t.answer(B, Pick(1))
    assert asked(t) == ("mission_act", (B,))


def test_DM_GAD_11_the_effect_lasts_until_the_end_of_the_round() -> None:
    t = in_debriefing("adaptation", "theft")
    gadgets(t, C, "adaptation")
    t.answer(B, Adaptation(die(A, 1), 6))
    t.answer(B, Theft(die(A, 2)))
    t.answer(B, EndTurn())
    assert values(t, A) == [6, 3, 4] and values(t, B) == [5, 5, 6, 6, 2]
    t.answer(C, Adaptation(die(A, 1), 2))
    assert values(t, A) == [2, 3, 4] and asked(t) == ("debrief_act", (C,))
    t.answer(C, EndTurn())
    assert t.dice == ((), (), ()) and asked(t) == ("choose_dice", (B,))


def test_DM_GAD_11_the_following_players_use_the_dice_as_they_now_are() -> None:
    t = in_debriefing("adaptation")
    hand(t, C, "so-12")
    assert Validate("hand", 1) not in choices(t, C)
    dice(t, "1 2 3 4", "5 5 6 6", "1 5 5 6")
    t.answer(B, Adaptation(die(C, 1), 5))
    t.answer(B, EndTurn())
    assert Validate("hand", 1) in choices(t, C) and asked(t) == ("debrief_act", (C,))


# -- secrets ----------------------------------------------------------------------------------------------------------


def test_DM_GAD_12_how_many_is_public_which_is_secret() -> None:
    one, other = in_debriefing("theft", "transfer"), in_debriefing("adaptation", "new-deal")
    gadget_top(one, "suppression")
    gadget_top(other, "target-lock")
    for seat in (A, C, None):
        assert GAME.view(one, seat) == GAME.view(other, seat)
        assert GAME.view(one, seat).board.gadget_counts == (0, 2, 0)
    told = one.answer(B, DrawGadget()), other.answer(B, DrawGadget())
    for seat in (A, C, None):
        assert story(x for x in told[0] if x.is_for(seat)) == story(x for x in told[1] if x.is_for(seat))
        assert events(told[0], GadgetDrawn, seat) == [GadgetDrawn(B, "consolation")]
        assert events(told[0], GadgetReceived, seat) == []
        assert GAME.view(one, seat) == GAME.view(other, seat)
    assert events(told[0], GadgetReceived, B) == [GadgetReceived(B, "suppression")]
    assert asked(one) == asked(other) == ("debrief_act", (C,))


def test_DM_GAD_12_nobody_learns_whether_the_new_one_was_discarded() -> None:
    old, new = (fourth("theft", "transfer", "adaptation", drawn="theft") for _ in range(2))
    told = old.answer(B, Discard(1)), new.answer(B, Discard(4))
    assert old.gadgets[B] != new.gadgets[B]
    for seat in (A, C, None):
        assert story(x for x in told[0] if x.is_for(seat)) == story(x for x in told[1] if x.is_for(seat))
        assert events(told[0], GadgetDiscarded, seat) == [GadgetDiscarded(B, "theft")]
        assert GAME.view(old, seat) == GAME.view(new, seat)
    assert asked(old) == asked(new) == ("debrief_act", (C,))


def test_DM_GAD_12_nor_which_copy_was_played() -> None:
    def holding(*rounds: int) -> State:
        t = in_debriefing()
        t.round = 3
        t.gadgets = ((), tuple(Held("adaptation", k) for k in rounds), ())
        left = list(t.gadget_deck)
        left.remove("adaptation")
        left.remove("adaptation")
        t.gadget_deck = tuple(left)
        t.scratch.forget()
        return t

    old, mixed = holding(1, 2), holding(2, 3)
    told = [t.answer(B, Adaptation(die(A, 1), 2)) for t in (old, mixed)]
    for seat in (A, C, None):
        assert story(x for x in told[0] if x.is_for(seat)) == story(x for x in told[1] if x.is_for(seat))
        assert GAME.view(old, seat) == GAME.view(mixed, seat)
    assert events(told[0], DieChanged) and asked(old) == asked(mixed) == ("debrief_act", (B,))


def test_DM_GAD_12_four_seats_see_the_same_numbers() -> None:
    t = table(4)
    gadgets(t, D, "theft", "transfer", "adaptation")
    gadgets(t, B, "new-deal")
    for seat in (A, B, C, D, None):
        assert GAME.view(t, seat).board.gadget_counts == (0, 1, 0, 3)
    assert asked(t) == ("choose_dice", (A,))
