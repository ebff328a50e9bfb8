import pytest

from qg.games.dice_mission.tests.prelude import *


def in_debriefing(n: int = 3, **options: bool) -> State:
    """The DEBRIEFING turn of A; his hand is so-10, ve-10, te-10 with 3 seats."""
    t = table(n, **options)
    debrief_turn(t, A)
    dice(t, *["2 3 4 6"] * n)
    if n > 2:
        hand(t, A, "so-10", "ve-10", "te-11")
    return t


@pytest.mark.parametrize("n", [2, 3])
def test_DM_EXC_01_a_card_of_ones_own_hand_or_a_special_of_the_display(n: int) -> None:
    t = in_debriefing(n)
    slots = range(1, 7 if n == 2 else 4)
    assert choices(t, A, Exchange) == (
        *(Exchange("hand", slot) for slot in slots),
        *(Exchange("display", slot) for slot in (1, 2, 3)),
    )
    assert refused(t, A, Exchange("hand", len(slots) + 1)) == ("no_such_card", "DM-EXC-01")
    assert refused(t, A, Exchange("display", 4)) == ("no_such_card", "DM-EXC-01")
    assert asked(t) == ("debrief_act", (A,))


def test_DM_EXC_01_mission_change_names_the_same_cards() -> None:
    t = table(3)
    gadgets(t, A, "mission-change")
    assert choices(t, A, MissionChange) == (
        *(MissionChange("hand", slot) for slot in (1, 2, 3)),
        *(MissionChange("display", slot) for slot in (1, 2, 3)),
    )
    assert asked(t) == ("choose_dice", (A,))


@pytest.mark.parametrize(
    ("slot", "first", "second"), [(1, "so-20", "so-21"), (2, "ve-20", "ve-21"), (3, "te-20", "te-21")]
)
def test_DM_EXC_02_the_top_two_cards_of_the_same_type_for_him_alone(slot: int, first: str, second: str) -> None:
    t = in_debriefing()
    deck(t, first, second)
    told = t.answer(A, Exchange("hand", slot))
    assert t.drawn == (first, second)
    assert choices(t, A) == (Pick(1), Pick(2))
    assert [event.cards for event in events(told, CardsOffered, A)] == [(first, second)]
    own = GAME.view(t, A).board.own
    assert own is not None
    assert own.drawn == (first, second)
    for seat in (B, C, None):
        assert not events(told, CardsOffered, seat)
        assert first not in repr(GAME.view(t, seat))
        assert second not in repr(GAME.view(t, seat))
        (started,) = events(told, ExchangeStarted, seat)
        kind = ("solo", "versus", "team")[slot - 1]
        assert (started.seat, started.mission_type, started.slot, started.card) == (A, kind, slot, None)
    assert asked(t) == ("exchange_pick", (A,))


@pytest.mark.parametrize(("pick", "kept"), [(1, "so-20"), (2, "so-21")])
def test_DM_EXC_03_the_chosen_card_takes_the_place_in_the_hand(pick: int, kept: str) -> None:
    t = in_debriefing()
    deck(t, "so-20", "so-21", "so-22")
    t.answer(A, Exchange("hand", 1))
    told = t.answer(A, Pick(pick))
    assert t.hands[A] == (kept, "ve-10", "te-11")
    assert (t.drawn, t.decks[0][0]) == ((), "so-22")
    assert [(event.slot, event.card) for event in events(told, CardKept, A)] == [(1, kept)]
    for seat in (B, C, None):
        assert not events(told, CardKept, seat)
        assert [event.card for event in events(told, ExchangeDone, seat)] == [None]
        assert kept not in repr(GAME.view(t, seat))
    assert asked(t) == ("debrief_act", (B,))


@pytest.mark.parametrize(("pick", "kept"), [(1, "sp-20"), (2, "sp-21")])
def test_DM_EXC_03_or_in_the_same_display_slot_face_up(pick: int, kept: str) -> None:
    t = in_debriefing()
    deck(t, "sp-20", "sp-21")
    t.answer(A, Exchange("display", 2))
    told = t.answer(A, Pick(pick))
    assert t.display == ("sp-01", kept, "sp-03")
    for seat in (A, B, C, None):
        assert GAME.view(t, seat).board.display == ("sp-01", kept, "sp-03")
        (finished,) = events(told, ExchangeDone, seat)
        assert (finished.source, finished.slot, finished.card) == ("display", 2, kept)
    assert asked(t) == ("debrief_act", (B,))


@pytest.mark.parametrize(("pick", "other"), [(1, "so-21"), (2, "so-20")])
def test_DM_EXC_04_the_other_two_are_discarded_face_down(pick: int, other: str) -> None:
    t = in_debriefing()
    deck(t, "so-20", "so-21")
    t.answer(A, Exchange("hand", 1))
    t.answer(A, Pick(pick))
    assert sorted(t.discards[0]) == sorted((other, "so-10"))
    assert t.discards[1:] == ((), (), ())
    for seat in (A, B, C, None):
        view = GAME.view(t, seat)
        assert view.board.discard_counts == (2, 0, 0, 0)
        assert other not in repr(view)
        assert "so-10" not in repr(view)
    assert asked(t) == ("debrief_act", (B,))


def test_DM_EXC_05_the_card_set_aside_cannot_be_drawn() -> None:
    t = in_debriefing()
    used_up(t, "solo")
    t.discards = (("so-20", "so-21"), *t.discards[1:])
    t.scratch.forget()
    t.answer(A, Exchange("hand", 1))
    assert sorted(t.drawn) == ["so-20", "so-21"]
    assert choices(t, A) == (Pick(1), Pick(2))
    t.answer(A, Pick(1))
    assert "so-10" in t.discards[0]
    assert asked(t) == ("debrief_act", (B,))


def test_DM_EXC_05_and_cannot_be_taken_back() -> None:
    t = in_debriefing()
    t.answer(A, Exchange("hand", 1))
    assert refused(t, A, EndTurn()) == ("pending_decision", "DM-EXC-02")
    assert refused(t, A, Exchange("hand", 2)) == ("pending_decision", "DM-EXC-02")
    assert refused(t, A, Pick(3)) == ("no_such_card", "DM-EXC-02")
    t.answer(A, Pick(2))
    assert t.hands[A][0] != "so-10"
    assert asked(t) == ("debrief_act", (B,))


def test_DM_EXC_06_a_validated_card_cannot_be_exchanged() -> None:
    t = in_debriefing()
    validated(t, A, "so-10", "sp-01")
    assert Exchange("hand", 1) not in choices(t, A)
    assert refused(t, A, Exchange("hand", 1)) == ("no_such_card", "DM-EXC-01")
    assert choices(t, A, Exchange) == (
        Exchange("hand", 2),
        Exchange("hand", 3),
        *(Exchange("display", slot) for slot in (1, 2, 3)),
    )
    assert asked(t) == ("debrief_act", (A,))


def test_DM_EXC_06_nor_a_card_of_another_player() -> None:
    t = in_debriefing()
    before = t.hands[B], t.hands[C]
    for choice in choices(t, A, Exchange):
        each = t.copy()
        each.answer(A, choice)
        each.answer(A, Pick(1))
        assert (each.hands[B], each.hands[C]) == before
        assert asked(each) == ("debrief_act", (B,))


def test_DM_EXC_07_who_has_his_special_may_still_exchange_the_display() -> None:
    t = in_debriefing()
    validated(t, A, "sp-10")
    deck(t, "sp-20", "sp-21")
    t.answer(A, Exchange("display", 3))
    t.answer(A, Pick(2))
    assert t.display == ("sp-01", "sp-02", "sp-21")
    assert asked(t) == ("debrief_act", (B,))


@pytest.mark.parametrize(("kind", "slot"), [("solo", 1), ("versus", 2), ("team", 3)])
def test_DM_EXC_08_a_deck_of_one_card_is_drawn_and_then_made_anew(kind: Type, slot: int) -> None:
    t = in_debriefing()
    used_up(t, kind, left=1)
    (last,) = t.decks[slot - 1]
    discarded = set(t.discards[slot - 1])
    told = t.answer(A, Exchange("hand", slot))
    assert [event.which for event in events(told, DeckReshuffled)] == [kind]
    first, second = t.drawn
    assert first == last
    assert second in discarded
    assert t.discards[slot - 1] == ()
    assert {*t.decks[slot - 1], second} == discarded
    assert len(t.decks[slot - 1]) == len(discarded) - 1
    assert asked(t) == ("exchange_pick", (A,))


def test_DM_EXC_08_two_cards_left_need_no_new_deck() -> None:
    t = in_debriefing()
    used_up(t, "solo", left=2)
    pile = t.discards[0]
    two = t.decks[0]
    told = t.answer(A, Exchange("hand", 1))
    assert not events(told, DeckReshuffled)
    assert (t.drawn, t.decks[0], t.discards[0]) == (two, (), pile)
    t.answer(A, Pick(1))
    t.answer(B, Exchange("hand", 1))
    assert len(t.drawn) == 2
    assert set(t.drawn) <= {*pile, two[1], "so-10"}
    assert asked(t) == ("exchange_pick", (B,))


def test_DM_EXC_08_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(6):
        t = in_debriefing()
        used_up(t, "solo")
        t.key = bytes([seed]) * 32
        t.scratch.block_index = -1
        t.answer(A, Exchange("hand", 1))
        orders.add((t.drawn, t.decks[0]))
        assert asked(t) == ("exchange_pick", (A,))
    assert len(orders) == 6


def test_DM_EXC_08_the_display_is_refilled_from_the_discard_too() -> None:
    t = in_debriefing()
    used_up(t, "special")
    display(t, "sp-02")
    dice(t, "6 6 6 6")
    pile = set(t.discards[3])
    told = t.answer(A, Validate("display", 1))
    assert [event.which for event in events(told, DeckReshuffled)] == ["special"]
    (refilled,) = events(told, DisplayRefilled)
    assert refilled.card in pile
    assert t.display[0] == refilled.card
    assert {*t.decks[3], refilled.card} == pile
    assert t.discards[3] == ()
    assert asked(t) == ("debrief_act", (A,))


def test_DM_EXC_09_in_the_very_special_variant_the_display_cannot_be_exchanged() -> None:
    t = in_debriefing(very_special=True)
    assert t.decks[3] == ()
    assert choices(t, A, Exchange) == (Exchange("hand", 1), Exchange("hand", 2), Exchange("hand", 3))
    assert refused(t, A, Exchange("display", 1)) == ("not_exchangeable", "DM-VSP-04")
    assert asked(t) == ("debrief_act", (A,))


def test_DM_EXC_10_who_has_validated_his_hand_exchanges_only_the_display() -> None:
    t = in_debriefing()
    validated(t, A, "so-10", "ve-10", "te-11")
    assert choices(t, A, Exchange) == tuple(Exchange("display", slot) for slot in (1, 2, 3))
    next_round(t)
    next_round(t)
    next_round(t)
    gadgets(t, A, "mission-change")
    assert choices(t, A, MissionChange) == tuple(MissionChange("display", slot) for slot in (1, 2, 3))
    assert asked(t) == ("choose_dice", (A,))


def test_DM_EXC_10_in_the_very_special_variant_nothing() -> None:
    t = in_debriefing(very_special=True)
    validated(t, A, "so-10", "ve-10", "te-11")
    assert not choices(t, A, Exchange)
    assert refused(t, A, Exchange("hand", 1)) == ("no_such_card", "DM-EXC-01")
    for _ in range(3):
        next_round(t)
    gadgets(t, A, "mission-change")
    assert choices(t, A) == (SetDice(2), SetDice(3), SetDice(4), SetDice(5))
    assert refused(t, A, MissionChange("display", 1)) == ("not_exchangeable", "DM-VSP-04")
    assert done(t, A) == ["so-10", "ve-10", "te-11"]
    assert asked(t) == ("choose_dice", (A,))
