"""The cut tools: Tweezers, Bolt Cutters, Wire Stripper, Ratchet (section 16)."""

import pytest

from qg.games.bomb_squad_academy.tests.prelude import *


def next_cards(t: State, wire: int, count: int) -> str:
    """The top of a deck as the examples write it."""
    return " ".join(f"{MAIN[card]}/{CHAIN[card]}" for card in on(t).decks[wire][:count])


# -- Tweezers ---------------------------------------------------------------------------------------------------------


def tweezing() -> State:
    """A, who cuts green alone, has used Tweezers and sees 0/2 1/2 2/1 3/0."""
    t = table(3)
    give(t, A, "tweezers")
    top(t, "green", "0/2 1/2 2/1 3/0 3/1")
    lock(t, "green", "blue", "chicken")
    assert window(t) == ("cut", "green", 1)
    return t


def test_BSA_TL_03_tweezers_show_the_top_four_cards_and_put_them_back_in_any_order() -> None:
    t = tweezing()
    told = t.answer(A, UseTool("tweezers"))
    (saw,) = events(told, Saw, to=A)
    assert saw.faces == (
        CardNote("green", 1, 0, 2),
        CardNote("green", 2, 1, 2),
        CardNote("green", 3, 2, 1),
        CardNote("green", 4, 3, 0),
    )
    assert events(told, Looked) == [Looked(A, "tweezers", ("green",), "tops")] and not events(told, Saw, to=B)
    assert asked(t) == ("order_cards", (A,))
    assert {choice.order for choice in choices(t, A)} == set(permutations((1, 2, 3, 4)))
    told = t.answer(A, Order((4, 1, 3, 2)))
    assert faces(t, "green") == "3/0" and next_cards(t, 0, 4) == "0/2 2/1 1/2 3/1"  # then it is flipped as usual
    assert on(t).score[A] == 3 and on(t).tools_used[A] == ("tweezers",)
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_TL_03_only_a_permutation_of_what_was_seen() -> None:
    t = tweezing()
    t.answer(A, UseTool("tweezers"))
    for order in ((1, 2, 3), (1, 1, 2, 3), (1, 2, 3, 5), (1, 2, 3, 4, 5)):
        assert refused(t, A, Order(order)) == ("not_a_permutation", "BSA-TL-03")
    assert asked(t) == ("order_cards", (A,))


@pytest.mark.parametrize(("cards", "count"), [("1/1 0/2", 2), ("1/1 0/2 2/1", 3)])
def test_BSA_TL_03_all_of_them_if_fewer_than_four(cards: str, count: int) -> None:
    t = table(3)
    give(t, A, "tweezers")
    whole_deck(t, "green", cards)
    lock(t, "green", "blue", "chicken")
    t.answer(A, UseTool("tweezers"))
    assert len(choices(t, A)) == len(list(permutations(range(count))))
    t.answer(A, Order(tuple(range(count, 0, -1))))
    assert faces(t, "green") == cards.rsplit(maxsplit=1)[-1]
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_TL_03_the_old_order_when_time_runs_out() -> None:
    t = tweezing()
    t.answer(A, UseTool("tweezers"))
    assert t.due is not None and 20_000 <= t.due - t.now <= 24_000
    run_out(t)
    assert faces(t, "green") == "0/2" and next_cards(t, 0, 3) == "1/2 2/1 3/0"
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_TL_03_whether_the_order_changed_is_not_announced() -> None:
    t = tweezing()
    t.answer(A, UseTool("tweezers"))
    kept, moved = t.copy(), t.copy()
    told_kept, told_moved = kept.answer(A, Order((1, 2, 3, 4))), moved.answer(A, Order((1, 4, 3, 2)))
    assert on(kept).decks[0] != on(moved).decks[0]
    for seat in (None, B, C):
        assert seen(kept, seat) == seen(moved, seat) and heard(told_kept, seat) == heard(told_moved, seat)
    assert asked(kept) == asked(moved) == ("chicken_look", (C,))


def test_BSA_TL_03_only_for_who_cuts_this_wire() -> None:
    t = table(3)
    give(t, A, "tweezers")
    told = lock(t, "chicken", "blue", "red")
    assert not events(told, WindowOpened)
    assert asked(t) == ("chicken_look", (A,))


# -- Bolt Cutters -----------------------------------------------------------------------------------------------------


def test_BSA_TL_12_bolt_cutters_double_the_pay_after_rounding() -> None:
    t = table(3)
    give(t, A, "bolt_cutters")
    row(t, "red", "2/1 2/1")
    top(t, "red", "1/1 4/0")  # V = 4 + 3 = 7
    lock(t, "red", "red", "chicken")
    assert window(t) == ("cut", "red", 1)
    t.answer(A, UseTool("bolt_cutters"))
    assert on(t).score == (6, 3, 0)  # 2 x 3, not 7
    assert on(t).tools_used[A] == ("bolt_cutters",) and asked(t) == ("chicken_look", (C,))


def test_BSA_TL_12_alone_it_pays_twice_the_value() -> None:
    t = table(3)
    give(t, A, "bolt_cutters")
    top(t, "red", "4/1")
    lock(t, "red", "blue", "chicken")
    t.answer(A, UseTool("bolt_cutters"))
    assert on(t).score[A] == 10 and asked(t) == ("chicken_look", (C,))


def test_BSA_TL_12_an_explosion_costs_10() -> None:
    t = table(3)
    scores(t, 20, 20, 20)
    give(t, A, "bolt_cutters")
    brink(t, "red", "1/1", faces="boom ok ok")
    lock(t, "red", "red", "yellow")
    told = t.answer(A, UseTool("bolt_cutters"))
    assert events(told, PointsLost) == [PointsLost(A, 10, 10), PointsLost(B, 5, 5)]
    assert on(t).score == (10, 15, 20) and asked(t)[0] == "pick_tool"


def test_BSA_TL_12_an_explosion_elsewhere_costs_no_more() -> None:
    t = table(3)
    scores(t, 20, 20, 20)
    give(t, A, "bolt_cutters", "twin_cutters")
    top(t, "green", "1/1")
    brink(t, "red", "1/1", faces="boom ok ok")
    lock(t, "green", "red", "yellow")
    t.answer(A, Pass())  # no Twin Cutters
    t.answer(A, UseTool("bolt_cutters"))
    assert on(t).score == (24, 15, 20)  # only red explodes; green paid 2 x 2
    assert asked(t)[0] == "pick_tool"


def test_BSA_TL_12_the_doubling_is_for_this_wire_and_turn() -> None:
    t = table(3)
    give(t, A, "bolt_cutters")
    top(t, "red", "0/2 0/2")
    lock(t, "red", "blue", "chicken")
    t.answer(A, UseTool("bolt_cutters"))
    assert on(t).score[A] == 4
    while asked(t)[0] != "choose_action":
        run_out(t)
    top(t, "blue", "1/1")
    before = on(t).score[A]
    lock(t, "blue", "green", "green")
    assert on(t).score[A] - before == 1 + sum(CHAIN[card] for card in on(t).rows[1])
    assert asked(t) == ("choose_action", (A, B, C))


# -- Wire Stripper ----------------------------------------------------------------------------------------------------


def stripping() -> State:
    """A, who cuts green alone, has used the Wire Stripper and sees 3/1 and 1/1."""
    t = table(3)
    give(t, A, "wire_stripper")
    top(t, "green", "3/1 1/1 0/2")
    lock(t, "green", "blue", "chicken")
    t.answer(A, UseTool("wire_stripper"))
    return t


def test_BSA_TL_13_wire_stripper_shows_the_top_two_and_offers_every_split() -> None:
    t = table(3)
    give(t, A, "wire_stripper")
    top(t, "green", "3/1 1/1 0/2")
    lock(t, "green", "blue", "chicken")
    told = t.answer(A, UseTool("wire_stripper"))
    assert [saw.faces for saw in events(told, Saw, to=A)] == [(CardNote("green", 1, 3, 1), CardNote("green", 2, 1, 1))]
    assert not events(told, Saw) and events(told, Looked) == [Looked(A, "wire_stripper", ("green",), "tops")]
    assert set(choices(t, A)) == {
        KeepAndBury((1, 2), ()),
        KeepAndBury((2, 1), ()),
        KeepAndBury((1,), (2,)),
        KeepAndBury((2,), (1,)),
        KeepAndBury((), (1, 2)),
        KeepAndBury((), (2, 1)),
    }
    assert asked(t) == ("keep_or_bury", (A,))


@pytest.mark.parametrize(
    ("keep", "bury", "flipped", "bottom"),
    [
        ((1, 2), (), "3/1", "3/0"),
        ((2, 1), (), "1/1", "3/0"),
        ((2,), (1,), "1/1", "3/0 3/1"),
        ((), (2, 1), "0/2", "1/1 3/1"),
    ],
)
def test_BSA_TL_13_cards_stay_on_top_or_go_to_the_bottom(
    keep: tuple[int, ...], bury: tuple[int, ...], flipped: str, bottom: str
) -> None:
    t = stripping()
    told = t.answer(A, KeepAndBury(keep, bury))
    assert [done.buried for done in events(told, ToolResolved)] == [len(bury)]  # how many is public
    last = [f"{MAIN[card]}/{CHAIN[card]}" for card in on(t).decks[0]]
    assert faces(t, "green") == flipped and last[-len(bottom.split()) :] == bottom.split()
    assert on(t).tools_used[A] == ("wire_stripper",) and asked(t) == ("chicken_look", (C,))


def test_BSA_TL_13_both_stay_when_time_runs_out() -> None:
    t = stripping()
    told = run_out(t)
    assert [done.buried for done in events(told, ToolResolved)] == [0]
    assert faces(t, "green") == "3/1" and next_cards(t, 0, 1) == "1/1"
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_TL_13_which_card_went_is_not_announced() -> None:
    t = stripping()
    one, other = t.copy(), t.copy()
    told_one, told_other = one.answer(A, KeepAndBury((), (1, 2))), other.answer(A, KeepAndBury((), (2, 1)))
    for seat in (None, B, C):
        assert seen(one, seat) == seen(other, seat) and heard(told_one, seat) == heard(told_other, seat)
    assert asked(one) == asked(other) == ("chicken_look", (C,))


@pytest.mark.parametrize("cards", ["3/1 1/1 0/2", "1/1 1/1 0/2"])
def test_BSA_TL_13_nor_which_of_the_two_it_was(cards: str) -> None:
    t = table(3)
    give(t, A, "wire_stripper", "ratchet")
    give(t, B, "flashlight")
    detonator(t, "green", 3)
    top(t, "green", cards)
    t.answer(B, UseTool("flashlight"))
    lock(t, "green", "blue", "chicken")
    t.answer(A, UseTool("wire_stripper"))
    one, other = t.copy(), t.copy()
    told_one, told_other = one.answer(A, KeepAndBury((1,), (2,))), other.answer(A, KeepAndBury((2,), (1,)))
    assert [done.buried for done in events(told_one + told_other, ToolResolved)] == [1, 1]
    for seat in (None, B, C):
        assert seen(one, seat) == seen(other, seat) and heard(told_one, seat) == heard(told_other, seat)
    assert on(one).decks != on(other).decks and asked(one) == asked(other) == ("react", (A,))  # nothing is flipped yet


def test_BSA_TL_13_every_card_seen_goes_somewhere() -> None:
    t = stripping()
    for keep, bury in (((1,), ()), ((1, 2), (2,)), ((1, 3), (2,)), ((), ())):
        assert refused(t, A, KeepAndBury(keep, bury)) == ("not_a_permutation", "BSA-TL-13")
    assert asked(t) == ("keep_or_bury", (A,))


# -- Ratchet ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_BSA_TL_14_ratchet_moves_the_detonator_back(steps: int) -> None:
    t = table(3)
    give(t, A, "ratchet")
    row(t, "green", "2/1 1/1 1/1")
    top(t, "green", "0/2")
    lock(t, "green", "blue", "chicken")
    told = t.answer(A, UseTool("ratchet", steps=steps))
    moved = [move for move in events(told, DetonatorMoved) if move.cause == "ratchet"]
    assert moved == [DetonatorMoved("green", 4, 4 - steps, "ratchet", 0, 0)]
    assert on(t).position[0] == 4 - steps and on(t).shift[0] == -steps and on(t).tools_used[A] == ("ratchet",)
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_TL_14_not_more_steps_than_its_position() -> None:
    t = table(3)
    give(t, A, "ratchet")
    detonator(t, "green", 2)
    lock(t, "green", "blue", "chicken")
    assert refused(t, A, UseTool("ratchet", steps=3)) == ("tool_condition", "BSA-TL-14")
    assert refused(t, A, UseTool("ratchet", steps=0)) == ("tool_condition", "BSA-TL-14")
    told = t.answer(A, UseTool("ratchet", steps=2))
    assert [move.to for move in events(told, DetonatorMoved) if move.cause == "ratchet"] == [0]
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_TL_14_tiles_face_up_stay_face_up() -> None:
    t = table(3)
    give(t, A, "ratchet")
    tiles(t, "green", "ok ok boom")
    detonator(t, "green", 11)
    top(t, "green", "1/1")
    lock(t, "green", "blue", "chicken")
    told = t.answer(A, UseTool("ratchet", steps=3))
    assert on(t).turned[0] == 2 and on(t).position[0] == 9 and not events(told, TileTurned)
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_TL_14_only_on_a_wire_one_cuts_and_before_its_first_flip() -> None:
    t = table(3)
    give(t, A, "ratchet")
    detonator(t, "green", 3)
    detonator(t, "blue", 3)
    lock(t, "blue", "green", "chicken")
    assert window(t) == ("cut", "blue", 1) and len(on(t).rows[0]) == 1 and not on(t).rows[1]
    assert offered(t, A) == ("ratchet",) and asked(t) == ("react", (A,))
    told = t.answer(A, UseTool("ratchet", steps=3))
    assert [card.wire for card in events(told, CardFlipped)] == ["blue"]
