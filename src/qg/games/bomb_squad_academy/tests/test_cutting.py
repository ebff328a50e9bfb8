import pytest

from qg.games.bomb_squad_academy.tests.prelude import *


def scored(told: list[Moment], wire: str) -> WireScored:
    """How one wire was counted."""
    (found,) = (each for each in events(told, WireScored) if each.wire == wire)
    return found


def test_BSA_CUT_01_each_wire_completely_before_the_next() -> None:
    t = table(4)
    told = lock(t, "yellow", "green", "blue", "green")
    kinds = (CutStarted, CardFlipped, WireScored, WireSkipped)
    story = [(type(each.event).__name__, each.event.wire) for each in told if isinstance(each.event, kinds)]
    assert story == [
        ("CutStarted", "green"),
        ("CardFlipped", "green"),
        ("CardFlipped", "green"),
        ("WireScored", "green"),
        ("CutStarted", "blue"),
        ("CardFlipped", "blue"),
        ("WireScored", "blue"),
        ("WireSkipped", "red"),
        ("CutStarted", "yellow"),
        ("CardFlipped", "yellow"),
        ("WireScored", "yellow"),
    ]
    assert asked(t) == ("choose_action", (0, 1, 2, 3))


def test_BSA_CUT_02_nobody_cuts_nothing_happens() -> None:
    t = table(3)
    before = on(t).decks[RED], on(t).rows[RED], on(t).position[RED], on(t).cut[RED]
    told = lock(t, "green", "blue", "green")
    assert (on(t).decks[RED], on(t).rows[RED], on(t).position[RED], on(t).cut[RED]) == before
    assert ("red", "nobody") in [(each.wire, each.reason) for each in events(told, WireSkipped)]
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CUT_03_protected_nothing_happens() -> None:
    t = table(3)
    before = on(t).decks[RED], on(t).rows[RED], on(t).position[RED]
    lock(t, "red", "wait", "red")
    told = t.answer(1, LockWait("red"))
    assert (on(t).decks[RED], on(t).rows[RED], on(t).position[RED]) == before
    assert on(t).score == (0, 3, 0)
    assert ("red", "protected") in [(each.wire, each.reason) for each in events(told, WireSkipped)]
    assert asked(t) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize("k", [1, 2, 3, 4, 5])
def test_BSA_CUT_04_as_many_cards_as_cutters(k: int) -> None:
    t = table(5)
    told = lock(t, *("red" if seat < k else "green" for seat in t.all_seats))
    (cut,) = (each for each in events(told, CutStarted) if each.wire == "red")
    assert (cut.k, cut.cutters) == (k, tuple(range(k)))
    flips = [each for each in events(told, CardFlipped) if each.wire == "red"]
    assert [(each.index, each.k, each.deck_left) for each in flips] == [(i, k, 12 - i) for i in range(1, k + 1)]
    assert (len(on(t).rows[RED]), len(on(t).decks[RED])) == (k, 12 - k)
    assert asked(t) == ("choose_action", (0, 1, 2, 3, 4))


def test_BSA_CUT_05_flip_move_turn_then_the_next_card() -> None:
    t = table(3)
    detonator(t, "green", 9)
    tiles(t, "green", "ok ok boom")
    top(t, "green", "1/1 1/2")
    told = lock(t, "green", "green", "red")
    kinds = (CardFlipped, DetonatorMoved, TileTurned)
    story = [each.event for each in told if isinstance(each.event, kinds) and each.event.wire == "green"]
    names = [type(event).__name__ for event in story]
    second = names.index("CardFlipped", 1)
    assert set(names[1:second]) == {"DetonatorMoved", "TileTurned"}
    assert set(names[second + 1 :]) == {"DetonatorMoved", "TileTurned"}
    assert [event.position for event in story if isinstance(event, TileTurned)] == [1, 2]
    assert faces(t, "green") == "1/1 1/2"
    assert on(t).position[GREEN] == 11
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CUT_06_covered_cards_stay_visible() -> None:
    t = table(3)
    top(t, "green", "1/1 2/1")
    lock(t, "green", "green", "red")
    assert faces(t, "green") == "1/1 2/1"
    for seat in (0, 2, None):
        shown = GAME.view(t, seat).board.rows[GREEN]
        assert [(MAIN[card], CHAIN[card]) for card in shown] == [(1, 1), (2, 1)]
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CUT_07_an_explosion_stops_the_cut_and_nobody_scores() -> None:
    t = table(4, tools="off")
    scores(t, 9, 9, 9, 9)
    fuse(t, "blue")
    told = lock(t, "blue", "blue", "blue", "red")
    assert len([each for each in events(told, CardFlipped) if each.wire == "blue"]) == 1
    assert not [each for each in events(told, WireScored) if each.wire == "blue"]
    assert on(t).score == (4, 4, 4, 9)
    assert asked(t) == ("choose_action", (0, 1, 2, 3))


def test_BSA_CUT_08_all_cutters_share_its_fate() -> None:
    for seats in ((0, 1), (1, 2), (0, 2)):
        t = table(3)
        top(t, "red", "3/1 4/1")
        told = lock(t, *("red" if seat in seats else "green" for seat in t.all_seats))
        assert {pay.seat: pay.points for pay in scored(told, "red").pays} == dict.fromkeys(seats, 3)
        assert asked(t) == ("choose_action", (0, 1, 2))
    t = table(3, tools="off")
    scores(t, 8, 8, 8)
    fuse(t, "red")
    lock(t, "red", "red", "red")
    assert on(t).score == (3, 3, 3)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CUT_09_the_value_of_a_wire() -> None:
    t = table(3)
    sensors(t, "red", "green")
    row(t, "red", "1/2 2/1")
    top(t, "red", "4/1")
    told = lock(t, "red", "blue", "blue")
    count = scored(told, "red")
    assert (count.main, count.bonus, count.chain_sum) == (4, 2, 2 + 1 + 1)
    assert count.value == 4 + 2 + 4
    assert on(t).score[0] == 10
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CUT_10_all_face_up_chains_count_the_new_ones_too() -> None:
    t = table(3)
    row(t, "green", "1/2 1/1")
    top(t, "green", "2/1 3/1")
    told = lock(t, "green", "green", "red")
    assert scored(told, "green").chain_sum == 2 + 1 + 1 + 1
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CUT_10_covered_leaves_out_the_last_card_flipped() -> None:
    t = table(3, chain_scope="covered")
    row(t, "green", "1/2 1/1")
    top(t, "green", "2/1 3/1")
    told = lock(t, "green", "green", "red")
    assert scored(told, "green").chain_sum == 2 + 1 + 1
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CUT_11_only_the_last_main_value_enters_v() -> None:
    t = table(3)
    top(t, "yellow", "6/0 1/2")
    told = lock(t, "yellow", "yellow", "green")
    assert (scored(told, "yellow").main, scored(told, "yellow").value) == (1, 3)
    assert on(t).position[YELLOW] == 7
    assert asked(t) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize(
    ("lying", "flipped", "share"),
    [("0/2", "5/0", 7), ("", "0/2 5/0", 3), ("", "1/1 2/1 5/0", 2), ("", "0/2 1/1 2/1 3/0", 1)],
)
def test_BSA_CUT_12_seven_alone_or_shared_and_rounded_down(lying: str, flipped: str, share: int) -> None:
    t = table(5)
    k = len(flipped.split())
    row(t, "red", lying)
    top(t, "red", flipped)
    told = lock(t, *("red" if seat < k else "green" for seat in t.all_seats))
    assert scored(told, "red").value == 7
    pays = {pay.seat: pay.points for pay in scored(told, "red").pays}
    assert pays == dict.fromkeys(range(k), share)
    assert on(t).score[:k] == (share,) * k
    assert asked(t) == ("choose_action", (0, 1, 2, 3, 4))


def test_BSA_CUT_13_a_wire_may_be_worth_nothing() -> None:
    t = table(3, chain_scope="covered")
    scores(t, 4, 4, 4)
    top(t, "red", "0/2")
    told = lock(t, "red", "green", "green")
    assert scored(told, "red").value == 0
    assert on(t).score[0] == 4
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CUT_13_a_share_may_be_nothing_and_never_less() -> None:
    t = table(3)
    scores(t, 4, 4, 4)
    top(t, "red", "4/0 5/0 0/2")
    told = lock(t, "red", "red", "red")
    assert scored(told, "red").value == 2
    assert on(t).score == (4, 4, 4)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CUT_14_points_come_before_the_next_wire_and_are_kept() -> None:
    t = table(3, tools="off")
    top(t, "green", "3/1")
    fuse(t, "red")
    told = lock(t, "green", "red", "blue")
    story = [each.event for each in told if isinstance(each.event, ScoreChanged | CutStarted | Exploded)]
    paid = next(i for i, event in enumerate(story) if isinstance(event, ScoreChanged) and event.seat == 0)
    following = next(i for i, event in enumerate(story) if isinstance(event, CutStarted) and event.wire == "blue")
    assert paid < following
    assert any(isinstance(event, Exploded) for event in story)
    assert on(t).score[0] == 4
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CUT_15_a_short_deck_is_flipped_whole_and_shared_by_all() -> None:
    t = table(3)
    whole_deck(t, "red", "0/2 4/1")
    told = lock(t, "red", "red", "red")
    count = scored(told, "red")
    assert (faces(t, "red"), on(t).decks[RED]) == ("0/2 4/1", ())
    assert (count.value, count.k) == (4 + 3, 3)
    assert on(t).score == (2, 2, 2)
    assert on(t).position[RED] == 4
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CUT_15_an_empty_deck_is_not_cut() -> None:
    t = table(3)
    sensors(t, "red", "green")
    whole_deck(t, "red", "")
    told = lock(t, "red", "red", "blue")
    assert ("red", "empty") in [(each.wire, each.reason) for each in events(told, WireSkipped)]
    assert [each.wire for each in events(told, CutStarted)] == ["blue"]
    assert on(t).score[:2] == (0, 0)
    assert on(t).sensors[0] == RED
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CUT_16_a_wire_was_cut_if_a_card_was_flipped() -> None:
    t = table(5)
    whole_deck(t, "blue", "")
    lock(t, "wait", "green", "blue", "red", "chicken")
    t.answer(0, LockWait("red"))
    assert on(t).cut == (True, False, False, False)
    assert asked(t) == ("chicken_look", (4,))


def test_BSA_CUT_16_one_card_for_two_cutters_is_enough() -> None:
    t = table(3)
    sensors(t, "red", "green")
    whole_deck(t, "red", "1/1")
    lock(t, "red", "red", "blue")
    assert faces(t, "red") == "1/1"
    assert on(t).sensors == (YELLOW, GREEN)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_EX_03_two_cutters_then_one() -> None:
    oren, paul, yolanda = 0, 1, 2
    t = table(3)
    t.turn = 2
    stack(t, oren, "blue")
    stack(t, paul, "red")
    stack(t, yolanda, "chicken")
    top(t, "green", "1/1 2/1")
    top(t, "red", "3/0")
    told = lock(t, "red", "green", "green")
    moves = [(each.wire, each.to) for each in events(told, DetonatorMoved)]
    assert moves == [("green", 1), ("green", 3), ("red", 3)]
    assert scored(told, "green").value == 4
    assert scored(told, "red").value == 3
    assert on(t).score == (3, 2, 2)
    assert (on(t).rows[BLUE], on(t).rows[YELLOW]) == ((), ())
    assert asked(t) == ("choose_action", (oren, paul, yolanda))


def test_BSA_EX_04_single_cutter_with_a_chain() -> None:
    t = table(3)
    row(t, "blue", "2/1 0/2 3/1")
    assert on(t).position[BLUE] == 5
    top(t, "blue", "4/0")
    told = lock(t, "blue", "green", "green")
    assert on(t).position[BLUE] == 9
    assert scored(told, "blue").value == 4 + (1 + 2 + 1 + 0) == on(t).score[0] == 8
    assert asked(t) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize(("cards", "value", "each_scores"), [("5/0 0/2", 2, 1), ("0/2 5/0", 7, 3)])
def test_BSA_EX_05_only_the_last_main_value_counts(cards: str, value: int, each_scores: int) -> None:
    t = table(3)
    top(t, "red", cards)
    told = lock(t, "red", "red", "green")
    assert on(t).position[RED] == 5
    assert scored(told, "red").value == value
    assert on(t).score[:2] == (each_scores, each_scores)
    assert asked(t) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize(
    ("wire", "lying", "flipped", "value", "share"),
    [("blue", "1/2 1/1", "2/1 1/1 3/0", 8, 2), ("red", "", "4/0 5/0 0/2", 2, 0)],
)
def test_BSA_EX_06_rounding(wire: str, lying: str, flipped: str, value: int, share: int) -> None:
    t = table(4)
    row(t, wire, lying)
    top(t, wire, flipped)
    told = lock(t, wire, wire, wire, "green")
    assert scored(told, wire).value == value
    assert on(t).score[:3] == (share, share, share)
    assert asked(t) == ("choose_action", (0, 1, 2, 3))


def test_BSA_EX_07_chain_scope_covered() -> None:
    t = table(3, chain_scope="covered")
    row(t, "blue", "2/1 0/2 3/1")
    top(t, "blue", "4/0")
    told = lock(t, "blue", "green", "green")
    assert scored(told, "blue").value == 4 + (1 + 2 + 1) == on(t).score[0]

    t = table(3, chain_scope="covered")
    top(t, "green", "1/1 2/1")
    told = lock(t, "red", "green", "green")
    assert scored(told, "green").value == 3
    assert on(t).score[1:] == (1, 1)

    t = table(3, chain_scope="covered")
    top(t, "red", "5/0 0/2")
    told = lock(t, "red", "red", "green")
    assert scored(told, "red").value == 0
    assert on(t).score[:2] == (0, 0)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_EX_50_one_card_left_and_two_cutters() -> None:
    t = table(3)
    whole_deck(t, "red", "3/1")
    told = lock(t, "red", "red", "green")
    assert faces(t, "red") == "3/1"
    assert scored(told, "red").value == 4
    assert on(t).score[:2] == (2, 2)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_EX_50_no_card_left() -> None:
    t = table(3)
    sensors(t, "red", "green")
    whole_deck(t, "red", "")
    lock(t, "red", "red", "green")
    assert (on(t).rows[RED], on(t).position[RED], on(t).score[:2]) == ((), 0, (0, 0))
    assert on(t).sensors == (RED, YELLOW)  # Beta was on green, which was cut
    assert asked(t) == ("choose_action", (0, 1, 2))
