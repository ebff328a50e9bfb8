import pytest

from qg.games.dice_mission.tests.prelude import *


def debriefing(*trays: str, n: int = 0, seat: int = A) -> State:
    """A table in this seat's DEBRIEFING turn with these dice; as many seats as trays, unless said."""
    t = table(n or len(trays))
    debrief_turn(t, seat)
    display(t, "sp-29", "sp-07", "sp-12")  # 2 3 4 5 6; 1 1 6 6; five dice and a total of 10 or less
    dice(t, *trays)
    return t


def test_DM_DEB_01_validations_and_gadgets_in_any_order_then_the_end() -> None:
    t = debriefing("6 6 6 2", "1 1 1 2", "3 3 5 5")
    hand(t, A, "so-12", "ve-16", "te-10")  # three of a kind; more 6s than each; no 6 on the table
    gadgets(t, A, "adaptation", "suppression", "theft")
    t.answer(A, Theft(die(C, 1)))
    t.answer(A, Validate("hand", 1))
    t.answer(A, Adaptation(die(B, 1), 6))
    t.answer(A, Validate("hand", 2))
    t.answer(A, Suppression(die(B, 1)))
    assert asked(t) == ("debrief_act", (A,))
    assert done(t, A) == ["so-12", "ve-16"]
    t.answer(A, EndTurn())
    assert asked(t) == ("debrief_act", (B,))


def test_DM_DEB_01_a_consolation_ends_the_turn() -> None:
    t = debriefing("1 2", "1 2", "1 2")
    told = t.answer(A, DrawGadget())
    assert [event.seat for event in events(told, TurnEnded)] == [A]
    assert asked(t) == ("debrief_act", (B,))


def test_DM_DEB_02_the_condition_must_hold_at_that_very_moment() -> None:
    t = debriefing("6 6 5", "1 2 3", "1 2 3")
    hand(t, A, "so-12", "ve-01", "te-01")
    gadgets(t, A, "adaptation", "adaptation")
    assert refused(t, A, Validate("hand", 1)) == ("condition_not_met", "DM-DEB-02")
    t.answer(A, Adaptation(die(A, 3), 6))
    assert Validate("hand", 1) in choices(t, A)
    t.answer(A, Adaptation(die(A, 3), 4))
    assert refused(t, A, Validate("hand", 1)) == ("condition_not_met", "DM-DEB-02")
    assert done(t, A) == []
    assert asked(t) == ("debrief_act", (A,))


def test_DM_DEB_03_ones_own_cards_and_one_special_of_the_display() -> None:
    t = debriefing("6 6 6 6", "1 2 3 4", "1 2 3 4")
    hand(t, A, "so-12")
    hand(t, B, "so-15")
    display(t, "sp-02")
    assert Validate("hand", 1) in choices(t, A)
    assert Validate("display", 1) in choices(t, A)
    assert refused(t, A, Validate("hand", 4)) == ("no_such_card", "DM-DEB-03")
    assert refused(t, A, Validate("hand", 0)) == ("no_such_card", "DM-DEB-03")
    assert refused(t, A, Validate("display", 4)) == ("no_such_card", "DM-DEB-03")
    assert refused(t, B, Validate("hand", 1)) == ("not_your_turn", "DM-RND-03")
    t.answer(A, Validate("hand", 1))
    assert (done(t, A), t.hands[B][0]) == (["so-12"], "so-15")
    assert asked(t) == ("debrief_act", (A,))


def test_DM_DEB_03_only_one_special_in_the_whole_game() -> None:
    t = debriefing("6 6 6 6", "1 2 3 4", "1 2 3 4")
    display(t, "sp-02")
    validated(t, A, "sp-01")
    assert Validate("display", 1) not in choices(t, A)
    assert refused(t, A, Validate("display", 1)) == ("special_used", "DM-DEB-03")
    assert asked(t) == ("debrief_act", (A,))


def test_DM_DEB_04_different_types_at_most_four() -> None:
    t = debriefing("6 6 6 6 6", "6 1 2 2 3")
    hand(t, A, "so-12", "so-13", "ve-16", "ve-17", "te-16", "te-04")
    display(t, "sp-02", "sp-05")
    for choice in (Validate("hand", 1), Validate("hand", 3), Validate("hand", 5), Validate("display", 1)):
        t.answer(A, choice)
    assert t.used == ("solo", "versus", "team", "special")
    assert not choices(t, A, Validate)
    assert refused(t, A, Validate("hand", 2)) == ("type_used", "DM-DEB-04")
    assert t.outcome is None
    assert asked(t) == ("debrief_act", (A,))


def test_DM_DEB_04_types_are_free_again_in_the_next_turn() -> None:
    t = debriefing("6 6 6 6 6", "1 1 2 2 3")
    hand(t, A, "so-12", "so-15")
    t.answer(A, Validate("hand", 1))
    assert Validate("hand", 2) not in choices(t, A)
    next_round(t)
    debrief_turn(t, A)
    dice(t, "6 6 6 6 6", "1 1 2 2 3")
    assert t.used == ()
    assert Validate("hand", 2) in choices(t, A)
    assert asked(t) == ("debrief_act", (A,))


def test_DM_DEB_05_special_is_a_type_of_its_own() -> None:
    t = debriefing("6 6 6 6", "1 2 3 4", "1 2 3 4")
    hand(t, A, "so-12")
    display(t, "sp-02")
    t.answer(A, Validate("display", 1))
    t.answer(A, Validate("hand", 1))
    assert done(t, A) == ["sp-02", "so-12"]
    assert asked(t) == ("debrief_act", (A,))


@pytest.mark.parametrize(("slots", "cards"), [((1, 2), ("so-12", "so-13")), ((3, 4), ("ve-16", "ve-12"))])
def test_DM_DEB_06_two_of_the_same_type_never_in_the_same_turn(slots: tuple[int, int], cards: tuple[str, str]) -> None:
    t = debriefing("6 6 6 6 6", "1 1 2 2 3")
    hand(t, A, "so-12", "so-13", "ve-16", "ve-12")
    first, second = slots
    t.answer(A, Validate("hand", first))
    assert refused(t, A, Validate("hand", second)) == ("type_used", "DM-DEB-04")
    assert t.hands[A][second - 1] == cards[1]
    assert asked(t) == ("debrief_act", (A,))


def test_DM_DEB_07_the_same_dice_serve_several_missions() -> None:
    t = debriefing("6 6 6 6", "1 2 3 4", "1 2 3 4")
    hand(t, A, "so-12", "ve-16", "te-01")
    before = t.dice
    t.answer(A, Validate("hand", 1))
    t.answer(A, Validate("hand", 2))
    t.answer(A, Validate("hand", 3))  # as many 1s as 3s
    assert t.dice == before
    assert done(t, A) == ["so-12", "ve-16", "te-01"]
    assert asked(t) == ("debrief_act", (A,))


def test_DM_DEB_07_and_several_players() -> None:
    t = debriefing("2 4", "2 4", "2 4")
    hand(t, A, None, None, "te-10")
    hand(t, B, None, None, "te-01")
    t.answer(A, Validate("hand", 3))
    t.answer(A, EndTurn())
    t.answer(B, Validate("hand", 3))
    assert (done(t, A), done(t, B)) == (["te-10"], ["te-01"])
    assert asked(t) == ("debrief_act", (B,))


def test_DM_DEB_08_the_player_chooses_the_order_of_his_validations() -> None:
    t = debriefing("6 6 6 6", "1 2 3 4", "1 2 3 4")
    hand(t, A, "so-12", "ve-16", "te-01")
    gadgets(t, A, "adaptation")
    for slot in (3, 1, 2):
        assert Validate("hand", slot) in choices(t, A)
        t.answer(A, Validate("hand", slot))
        assert choices(t, A, Adaptation)
    t.answer(A, Adaptation(die(A, 1), 5))
    assert done(t, A) == ["te-01", "so-12", "ve-16"]
    assert asked(t) == ("debrief_act", (A,))


def test_DM_DEB_09_a_validated_card_lies_face_up_and_stays() -> None:
    t = debriefing("6 6 6 2", "1 2 3 4", "1 2 3 4")
    in_round(t, 3)
    hand(t, A, "so-12")
    gadgets(t, A, "adaptation")
    told = t.answer(A, Validate("hand", 1))
    t.answer(A, Adaptation(die(A, 1), 1))
    assert values(t, A) == [1, 6, 6, 2]
    next_round(t)
    assert done(t, A) == ["so-12"]
    proof = tuple(Shown(die(A, place), A, 6) for place in (1, 2, 3))  # as the dice lay
    for seat in (A, B, C, None):
        assert GAME.view(t, seat).board.validated[A] == (Validated("so-12", 3, proof),)
        (validation,) = events(told, MissionValidated, seat)
        assert (validation.seat, validation.card, validation.source, validation.slot) == (A, "so-12", "hand", 1)
    assert asked(t) == ("choose_dice", (B,))


def test_DM_DEB_09_it_is_not_replaced_in_hand() -> None:
    t = debriefing("6 6 6 2", "1 2 3 4", "1 2 3 4")
    hand(t, A, "so-12")
    before = t.decks
    t.answer(A, Validate("hand", 1))
    assert (t.hands[A][0], t.decks) == (None, before)
    assert refused(t, A, Validate("hand", 1)) == ("no_such_card", "DM-DEB-03")
    next_round(t)
    assert t.hands[A][0] is None
    assert asked(t) == ("choose_dice", (B,))


def test_DM_DEB_10_the_display_slot_is_refilled_at_once() -> None:
    t = debriefing("6 6 6 6 6", "6 6 6 6 6", "1 2 3 4 5")
    display(t, None, "sp-02", None)
    deck(t, "sp-05", "sp-20")
    told = t.answer(A, Validate("display", 2))
    assert t.display == ("sp-29", "sp-05", "sp-12")
    assert t.decks[3][0] == "sp-20"
    assert [(event.slot, event.card) for event in events(told, DisplayRefilled)] == [(2, "sp-05")]
    assert done(t, A) == ["sp-02"]
    assert refused(t, A, Validate("display", 2)) == ("special_used", "DM-DEB-03")
    t.answer(A, EndTurn())
    assert GAME.view(t, B).board.display == ("sp-29", "sp-05", "sp-12")
    assert asked(t) == ("debrief_act", (B,))


def test_DM_DEB_11_validating_is_never_compulsory() -> None:
    t = debriefing("6 6 6 6", "1 2 3 4", "1 2 3 4")
    hand(t, A, "so-12", "ve-16")
    assert len(choices(t, A, Validate)) >= 2
    t.answer(A, EndTurn())
    assert done(t, A) == []
    assert asked(t) == ("debrief_act", (B,))


@pytest.mark.parametrize("able", [True, False])
def test_DM_DEB_12_one_consolation_either_a_gadget(able: bool) -> None:
    t = debriefing("6 6 6 6" if able else "1 2 4 6", "1 2 3 4", "1 2 3 4")
    hand(t, A, "so-12", "ve-01", "te-16")
    gadget_top(t, "theft", "transfer")
    assert bool(choices(t, A, Validate)) is able
    told = t.answer(A, DrawGadget())
    assert faces(t, A) == ["theft"]
    assert [(event.seat, event.cause) for event in events(told, GadgetDrawn)] == [(A, "consolation")]
    assert [(event.seat, event.kind) for event in events(told, Consolation)] == [(A, "draw")]
    assert refused(t, A, Exchange("hand", 1)) == ("not_your_turn", "DM-RND-03")
    assert asked(t) == ("debrief_act", (B,))


def test_DM_DEB_12_or_an_exchange_not_both() -> None:
    t = debriefing("1 2 4 6", "1 2 3 4", "1 2 3 4")
    told = t.answer(A, Exchange("hand", 1))
    assert [(event.seat, event.kind) for event in events(told, Consolation)] == [(A, "exchange")]
    assert asked(t) == ("exchange_pick", (A,))
    t.answer(A, Pick(1))
    assert refused(t, A, DrawGadget()) == ("not_your_turn", "DM-RND-03")
    assert faces(t, A) == []
    assert asked(t) == ("debrief_act", (B,))


def test_DM_DEB_12_three_gadgets_do_not_bar_the_draw() -> None:
    t = debriefing("1 2 4 6", "1 2 3 4", "1 2 3 4")
    gadgets(t, A, "theft", "transfer", "new-deal")
    gadget_top(t, "suppression")
    t.answer(A, DrawGadget())
    assert faces(t, A) == ["theft", "transfer", "new-deal", "suppression"]
    assert asked(t) == ("gadget_discard", (A,))
    t.answer(A, Discard(2))
    assert faces(t, A) == ["theft", "new-deal", "suppression"]
    assert asked(t) == ("debrief_act", (B,))


def test_DM_DEB_13_the_consolation_is_the_last_act_of_the_turn() -> None:
    t = debriefing("6 6 6 6", "1 2 3 4", "1 2 3 4")
    hand(t, A, "so-12")
    gadgets(t, A, "adaptation")
    t.answer(A, DrawGadget())
    for choice in (Validate("hand", 1), Adaptation(die(A, 1), 1), DrawGadget(), EndTurn()):
        assert refusal(t, A, choice).code == "not_your_turn"
    assert asked(t) == ("debrief_act", (B,))


def test_DM_DEB_14_gadgets_played_do_not_bar_the_consolation() -> None:
    t = debriefing("1 2 4 6", "1 2 3 4", "1 2 3 4")
    gadgets(t, A, "adaptation")
    t.answer(A, Adaptation(die(A, 1), 5))
    assert choices(t, A, DrawGadget) == (DrawGadget(),)
    assert Exchange("hand", 1) in choices(t, A)
    t.answer(A, DrawGadget())
    assert asked(t) == ("debrief_act", (B,))


def test_DM_DEB_14_having_validated_does() -> None:
    t = debriefing("6 6 6 6", "1 2 3 4", "1 2 3 4")
    hand(t, A, "so-12")
    assert choices(t, A, DrawGadget, Exchange)
    t.answer(A, Validate("hand", 1))
    assert not choices(t, A, DrawGadget, Exchange)
    assert refused(t, A, DrawGadget()) == ("already_validated_this_turn", "DM-DEB-12")
    assert refused(t, A, Exchange("hand", 2)) == ("already_validated_this_turn", "DM-DEB-12")
    assert asked(t) == ("debrief_act", (A,))


def test_DM_DEB_15_a_turn_may_end_with_neither() -> None:
    t = debriefing("1 2 4 6", "1 2 3 4", "1 2 3 4")
    before = (t.hands, t.gadgets, t.validated, t.decks)
    told = t.answer(A, EndTurn())
    assert (t.hands, t.gadgets, t.validated, t.decks) == before
    assert [(event.seat, event.kind) for event in events(told, Consolation)] == [(A, "none")]
    assert asked(t) == ("debrief_act", (B,))


def test_DM_DEB_16_a_stamped_card_draws_a_gadget_at_once() -> None:
    t = debriefing("6 6 6 6", "1 2 3 4", "1 2 3 4")
    hand(t, A, "so-15")
    assert DATA.missions["so-15"].briefcase
    gadget_top(t, "theft", "transfer")
    told = t.answer(A, Validate("hand", 1))
    assert faces(t, A) == ["theft"]
    assert [(event.seat, event.cause) for event in events(told, GadgetDrawn, B)] == [(A, "briefcase")]
    assert [event.gadget for event in events(told, GadgetReceived, A)] == ["theft"]
    assert not events(told, GadgetReceived, B)
    (validation,) = events(told, MissionValidated)
    assert validation.briefcase
    assert asked(t) == ("debrief_act", (A,))


def test_DM_DEB_16_a_card_without_the_stamp_draws_none() -> None:
    t = debriefing("6 6 6 6", "1 2 3 4", "1 2 3 4")
    hand(t, A, "so-12")
    told = t.answer(A, Validate("hand", 1))
    assert faces(t, A) == []
    assert not events(told, GadgetDrawn)
    assert [event.briefcase for event in events(told, MissionValidated)] == [False]
    assert asked(t) == ("debrief_act", (A,))


def test_DM_DEB_16_with_three_in_hand_one_is_discarded_before_anything_else() -> None:
    t = debriefing("6 6 6 6", "1 2 3 4", "1 2 3 4")
    hand(t, A, "so-15", "ve-16")
    gadgets(t, A, "theft", "suppression", "adaptation")
    t.answer(A, Validate("hand", 1))
    assert asked(t) == ("gadget_discard", (A,))
    assert choices(t, A) == (Discard(1), Discard(2), Discard(3), Discard(4))
    for choice in (Validate("hand", 2), EndTurn(), Suppression(die(B, 1)), Pick(1)):
        assert refused(t, A, choice) == ("pending_decision", "DM-GAD-06")
    assert refused(t, A, Discard(5)) == ("no_such_card", "DM-GAD-06")
    t.answer(A, Discard(4))
    assert asked(t) == ("debrief_act", (A,))


def test_DM_DEB_17_two_stamped_cards_give_two_gadgets() -> None:
    t = debriefing("6 6 6 6", "1 2 3 4", "1 2 3 4")
    hand(t, A, "so-15")
    display(t, "sp-02")
    gadget_top(t, "theft", "transfer", "new-deal")
    t.answer(A, Validate("hand", 1))
    t.answer(A, Validate("display", 1))
    assert faces(t, A) == ["theft", "transfer"]
    assert asked(t) == ("debrief_act", (A,))


def test_DM_DEB_18_a_player_can_win_on_his_turn() -> None:
    t = debriefing("1 2 3 4", "6 6", "1 2 3 4", seat=B)
    hand(t, B, "so-02", "ve-12", "te-01")
    validated(t, B, "so-02", "te-01", "sp-01")
    t.answer(B, Validate("hand", 2))
    assert t.outcome is not None
    assert t.outcome.winners == (B,)
    assert asked(t) == ("over", ())


def test_DM_DEB_19_what_a_validation_brings_about_in_order() -> None:
    t = debriefing("6 6 6 6", "1 2 3 4", "1 2 3 4")
    display(t, "sp-02")
    gadgets(t, A, "theft", "suppression", "adaptation")
    told = t.answer(A, Validate("display", 1))
    told += t.answer(A, Discard(1))
    order = (MissionValidated, DisplayRefilled, GadgetDrawn, GadgetDiscarded)
    assert [type(each.event) for each in told if isinstance(each.event, order)] == list(order)
    (validation,) = events(told, MissionValidated)
    assert validation.used == ("special",)
    assert t.used == ("special",)
    assert asked(t) == ("debrief_act", (A,))


def test_DM_DEB_19_the_game_ends_before_refill_and_gadget() -> None:
    t = debriefing("6 6 6 6", "1 2 3 4", "1 2 3 4")
    validated(t, A, "so-12", "ve-16", "te-01")
    display(t, "sp-02")
    told = t.answer(A, Validate("display", 1))
    order = (MissionValidated, DisplayRefilled, GadgetDrawn, GameOver)
    assert [type(each.event) for each in told if isinstance(each.event, order)] == [MissionValidated, GameOver]
    assert asked(t) == ("over", ())


# -- worked examples --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tray", "met"),
    [
        ("4 4 2 2", True),
        ("4 4 4 6 6", True),
        ("1 1 4 4 5", True),
        ("4 4 4 4", False),
        ("4 4 4 4 4", False),
        ("2 2 5 5", False),
        ("4 4 3 2 1", False),
    ],
)
def test_DM_EX_01_a_pair_of_4s_and_another_pair(tray: str, met: bool) -> None:
    t = debriefing(tray, "1 2 3 4 5", "1 2 3 4 5")
    hand(t, A, "so-01")
    assert (Validate("hand", 1) in choices(t, A)) is met
    if met:
        t.answer(A, Validate("hand", 1))
        assert done(t, A) == ["so-01"]
    else:
        assert refused(t, A, Validate("hand", 1)) == ("condition_not_met", "DM-DEB-02")
    assert asked(t) == ("debrief_act", (A,))


@pytest.mark.parametrize(("b", "met"), [("2 2 4 6 1", True), ("1 1 6 6 6", False)])
def test_DM_EX_02_the_only_agent_with_two_pairs(b: str, met: bool) -> None:
    t = debriefing("3 3 5 5 1", b, "6 6 6 6 1")
    hand(t, A, None, "ve-01")
    if met:
        t.answer(A, Validate("hand", 2))
        assert done(t, A) == ["ve-01"]
    else:
        assert refused(t, A, Validate("hand", 2)) == ("condition_not_met", "DM-DEB-02")
    assert asked(t) == ("debrief_act", (A,))


@pytest.mark.parametrize(("tray", "met"), [("1 1 1 1 6", True), ("2 2 2 2", True), ("1 1 2 2 2", False)])
def test_DM_EX_03_four_1s_or_four_2s(tray: str, met: bool) -> None:
    t = debriefing(tray, "1 2 3 4 5", "1 2 3 4 5")
    display(t, "sp-01")
    if met:
        t.answer(A, Validate("display", 1))
        assert done(t, A) == ["sp-01"]
    else:
        assert refused(t, A, Validate("display", 1)) == ("condition_not_met", "DM-DEB-02")
    assert asked(t) == ("debrief_act", (A,))


@pytest.mark.parametrize(
    ("a", "b", "met"), [("1 1 3", "3 5 6", True), ("1 1 3", "5 5 6", False), ("2 4 4", "5 5 6", True)]
)
def test_DM_EX_04_as_many_1s_as_3s(a: str, b: str, met: bool) -> None:
    t = debriefing(a, b)
    hand(t, A, None, None, None, None, "te-01")
    if met:
        t.answer(A, Validate("hand", 5))
        assert done(t, A) == ["te-01"]
    else:
        assert refused(t, A, Validate("hand", 5)) == ("condition_not_met", "DM-DEB-02")
    assert asked(t) == ("debrief_act", (A,))


def test_DM_EX_07_the_transaction_of_aurelie() -> None:
    cecile, tom, aurelie = range(3)
    t = table(3, first_seat=3)
    debrief_turn(t, aurelie, n=2)
    in_round(t, 2)
    display(t, "sp-29", "sp-07", "sp-12")
    hand(t, aurelie, "so-04", "ve-02")
    gadgets(t, aurelie, "transaction", drawn=1)
    gadget_top(t, "theft")
    dice(t, "3 5", "6 1", "4 4")
    t.answer(aurelie, Validate("hand", 2))
    assert faces(t, aurelie) == ["transaction", "theft"]
    assert not choices(t, aurelie, Theft)
    assert refused(t, aurelie, Theft(die(tom, 1))) == ("gadget_too_new", "DM-GAD-05")
    assert refused(t, aurelie, Validate("hand", 1)) == ("condition_not_met", "DM-DEB-02")
    t.answer(aurelie, Transaction(*sorted((die(aurelie, 1), die(tom, 1)))))
    assert sorted(values(t, aurelie)) == [4, 6]
    t.answer(aurelie, Validate("hand", 1))
    assert done(t, aurelie) == ["ve-02", "so-04"]
    t.answer(aurelie, EndTurn())
    assert asked(t) == ("debrief_act", (cecile,))
    t.answer(cecile, EndTurn())
    assert sorted(values(t, tom)) == [1, 4]
    assert asked(t) == ("debrief_act", (tom,))


def test_DM_EX_40_four_types_in_one_turn_win() -> None:
    t = debriefing("6 6 6 6 2", "6 1 2 3 4", "6 5 5 2 1")
    hand(t, A, "so-12", "ve-16", "te-16")
    display(t, "sp-02")
    for choice in (Validate("hand", 1), Validate("hand", 2), Validate("hand", 3)):
        t.answer(A, choice)
        assert asked(t) == ("debrief_act", (A,))
    t.answer(A, Validate("display", 1))
    assert t.outcome is not None
    assert t.outcome.winners == (A,)
    assert t.outcome.sheet.rounds == 1
    assert asked(t) == ("over", ())


@pytest.mark.parametrize("first", [1, 2])
def test_DM_EX_41_only_one_of_two_solo_missions_a_turn(first: int) -> None:
    t = debriefing("3 3 3 3 1", "1 2 4 5 6")
    hand(t, A, "so-12", "so-15")
    assert {Validate("hand", 1), Validate("hand", 2)} <= set(choices(t, A))
    t.answer(A, Validate("hand", first))
    assert refused(t, A, Validate("hand", 3 - first)) == ("type_used", "DM-DEB-04")
    assert asked(t) == ("debrief_act", (A,))


@pytest.mark.parametrize("consolation", [DrawGadget(), Exchange("hand", 1)])
def test_DM_EX_42_declining_leaves_the_consolation(consolation: DrawGadget | Exchange) -> None:
    t = debriefing("1 3 5", "2 2 4", "2 2 4")
    hand(t, A, "so-10")
    assert Validate("hand", 1) in choices(t, A)
    assert consolation in choices(t, A)
    t.answer(A, consolation)
    if isinstance(consolation, Exchange):
        assert asked(t) == ("exchange_pick", (A,))
        t.answer(A, Pick(1))
    assert asked(t) == ("debrief_act", (B,))


def test_DM_EX_43_adaptation_then_a_consolation() -> None:
    t = debriefing("1 2 4", "2 2 4", "2 2 4")
    hand(t, A, "so-12", "ve-01", "te-16")
    gadgets(t, A, "adaptation")
    t.answer(A, Adaptation(die(A, 1), 3))
    assert not choices(t, A, Validate)
    assert {DrawGadget(), Exchange("hand", 1)} <= set(choices(t, A))
    t.answer(A, DrawGadget())
    assert asked(t) == ("debrief_act", (B,))


def test_DM_EX_44_no_consolation_after_te_10() -> None:
    t = debriefing("1 2 4", "2 2 4", "2 2 4")
    hand(t, A, None, None, "te-10")
    t.answer(A, Validate("hand", 3))
    assert refused(t, A, DrawGadget()) == ("already_validated_this_turn", "DM-DEB-12")
    assert refused(t, A, Exchange("hand", 1)) == ("already_validated_this_turn", "DM-DEB-12")
    assert asked(t) == ("debrief_act", (A,))


def test_DM_EX_45_a_card_just_obtained_is_not_validated_this_round() -> None:
    t = debriefing("6 6 6", "2 2 4", "2 2 4")
    hand(t, A, "so-10")
    deck(t, "so-12", "so-16")
    t.answer(A, Exchange("hand", 1))
    t.answer(A, Pick(1))
    assert t.hands[A][0] == "so-12"
    assert refused(t, A, Validate("hand", 1)) == ("not_your_turn", "DM-RND-03")
    assert asked(t) == ("debrief_act", (B,))


def test_DM_EX_46_the_fourth_gadget_of_a_stamped_card() -> None:
    t = debriefing("1 2 3 4", "6 6 6 6", "1 2 3 4", seat=B)
    in_round(t, 2)
    hand(t, B, "so-15", "ve-16")
    gadgets(t, B, "theft", "suppression", "adaptation", drawn=1)
    gadget_top(t, "transfer")
    t.answer(B, Validate("hand", 1))
    assert faces(t, B) == ["theft", "suppression", "adaptation", "transfer"]
    assert asked(t) == ("gadget_discard", (B,))
    told = t.answer(B, Discard(3))
    assert t.gadget_discard == ("adaptation",)
    assert [event.gadget for event in events(told, GadgetDiscarded, C)] == ["adaptation"]
    assert asked(t) == ("debrief_act", (B,))
    assert refused(t, B, {"type": "transfer", "die": die(B, 1), "player": A}) == ("gadget_too_new", "DM-GAD-05")
    t.answer(B, Suppression(die(A, 1)))
    t.answer(B, Validate("hand", 2))
    assert asked(t) == ("debrief_act", (B,))


def test_DM_EX_47_a_second_special_is_refused_but_may_be_exchanged() -> None:
    t = debriefing("6 6 6 6", "1 2 3 4", "1 2 3 4")
    in_round(t, 5)
    validated(t, A, "sp-01", in_round=2)
    display(t, None, "sp-02")
    assert refused(t, A, Validate("display", 2)) == ("special_used", "DM-DEB-03")
    t.answer(A, Exchange("display", 2))
    assert asked(t) == ("exchange_pick", (A,))
    t.answer(A, Pick(2))
    assert t.display[1] != "sp-02"
    assert asked(t) == ("debrief_act", (B,))


def test_DM_EX_48_the_next_player_may_validate_the_new_card() -> None:
    t = debriefing("5 5 5 5", "6 6 6 1", "1 2 3 4")
    display(t, None, "sp-02", None)
    deck(t, "sp-05")  # three 6s
    t.answer(A, Validate("display", 2))
    assert t.display == ("sp-29", "sp-05", "sp-12")
    t.answer(A, EndTurn())
    assert asked(t) == ("debrief_act", (B,))
    t.answer(B, Validate("display", 2))
    assert (done(t, A), done(t, B)) == (["sp-02"], ["sp-05"])
    assert asked(t) == ("debrief_act", (B,))


def stripped() -> State:
    """Two players, N = 2, B [5 2]: A steals the 5 and suppresses the 2."""
    t = table(2)
    debrief_turn(t, A, n=2)
    display(t, "sp-29", "sp-07", "sp-12")
    gadgets(t, A, "theft", "suppression")
    dice(t, "1 4", "5 2")
    t.answer(A, Theft(die(B, 1)))
    t.answer(A, Suppression(die(B, 2)))
    return t


def test_DM_EX_49_a_player_without_dice() -> None:
    t = stripped()
    assert (values(t, A), values(t, B)) == ([1, 4, 5], [])
    hand(t, B, "so-05", "so-24", "ve-12", "ve-13", "te-10", "te-01")
    t.answer(A, EndTurn())
    gadgets(t, B, "theft", "adaptation")
    assert {choice.slot for choice in choices(t, B, Validate)} == {5}  # no 6 on the table; one 1 and no 3
    for choice in (Validate("hand", 1), Validate("hand", 3), Validate("display", 1)):
        assert refused(t, B, choice) == ("condition_not_met", "DM-DEB-02")
    assert choices(t, B, Adaptation)
    assert {DrawGadget(), EndTurn(), Exchange("hand", 1)} <= set(choices(t, B))
    t.answer(B, Theft(die(A, 1)))
    assert values(t, B) == [1]
    assert Validate("hand", 1) in choices(t, B)  # total of 4 or less
    assert asked(t) == ("debrief_act", (B,))


def test_DM_EX_50_an_opponent_without_dice_is_passed_over() -> None:
    t = stripped()
    hand(t, A, None, None, "ve-12")
    t.answer(A, Validate("hand", 3))
    assert done(t, A) == ["ve-12"]
    assert asked(t) == ("debrief_act", (A,))


def test_DM_EX_62_the_discard_becomes_the_new_gadget_deck() -> None:
    t = debriefing("1 2 4 6", "1 2 3 4", "1 2 4 6", "1 2 4 6", "1 2 4 6", seat=B)
    for seat, held in enumerate((3, 1, 3, 3, 3)):
        gadgets(t, seat, *t.gadget_deck[:held])
    (mine,) = faces(t, B)
    gadget_pile(t, 0)
    seven = sorted(t.gadget_discard)
    assert (len(t.gadget_deck), len(seven)) == (0, 7)
    other = t.copy()
    told = t.answer(B, DrawGadget())
    assert [event.which for event in events(told, DeckReshuffled)] == ["gadget"]
    assert (len(t.gadget_deck), t.gadget_discard) == (6, ())
    old, new = faces(t, B)
    assert old == mine
    assert sorted([*t.gadget_deck, new]) == seven
    assert asked(t) == ("debrief_act", (C,))
    other.script = (0,) * 6  # every shuffle is another one
    other.answer(B, DrawGadget())
    assert sorted([*other.gadget_deck, faces(other, B)[1]]) == seven
    assert (other.gadget_deck, other.gadgets) != (t.gadget_deck, t.gadgets)
    assert asked(other) == ("debrief_act", (C,))
