"""The reveal tools: Megaphone, Multi-Tool, Twin Cutters, Remote Control (section 16)."""

import pytest

from qg.games.bomb_squad_academy.tests.prelude import *

# -- Megaphone --------------------------------------------------------------------------------------------------------


def test_BSA_TL_08_megaphone_protects_a_wire_without_points() -> None:
    t = table(3)
    give(t, A, "megaphone")
    sensors(t, "green", "red")
    lock(t, "green", "green", "blue")
    told = t.answer(A, UseTool("megaphone", wire="green"))
    assert events(told, WireProtected) == [WireProtected("green", (), "megaphone")]
    assert WireSkipped("green", "protected") in events(told, WireSkipped)
    assert on(t).rows[0] == () and on(t).position[0] == 0 and on(t).score[:2] == (0, 0) and on(t).sensors[0] == 0
    assert len(on(t).rows[1]) == 1 and on(t).tools_used[A] == ("megaphone",)
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_TL_08_the_protection_is_over_with_the_turn() -> None:
    t = table(3)
    give(t, A, "megaphone")
    lock(t, "green", "blue", "blue")
    t.answer(A, UseTool("megaphone", wire="green"))
    lock(t, "blue", "green", "green")
    assert len(on(t).rows[0]) == 2
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_TL_08_waiters_choose_afterwards_and_may_name_the_same_wire() -> None:
    t = table(3)
    give(t, A, "megaphone")
    lock(t, "green", "wait", "blue")
    told = t.answer(A, UseTool("megaphone", wire="blue"))
    assert on(t).protected == (False, True, False, False) and events(told, WaitScored) == [WaitScored((B,), 3)]
    assert asked(t) == ("wait_pick", (B,)) and LockWait("blue") in t.options(B)
    t.answer(B, LockWait("green"))
    assert on(t).rows == ((), (), (), ()) and on(t).score == (0, 3, 0)
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_TL_08_megaphone_may_protect_a_wire_nobody_cuts() -> None:
    t = table(3)
    give(t, A, "megaphone")
    lock(t, "chicken", "blue", "blue")
    t.answer(A, UseTool("megaphone", wire="yellow"))
    assert on(t).tools_used[A] == ("megaphone",) and len(on(t).rows[1]) == 2
    assert asked(t) == ("chicken_look", (A,))


# -- Multi-Tool -------------------------------------------------------------------------------------------------------


def test_BSA_TL_09_multi_tool_exchanges_the_revealed_card_for_one_in_hand() -> None:
    t = table(3)
    give(t, A, "multi_tool")
    stack(t, A, "red")
    lock(t, "green", "blue", "chicken")
    assert {use.card for use in uses(t, A)} == {"wait", "blue", "yellow", "chicken"}
    told = t.answer(A, UseTool("multi_tool", card="yellow"))
    assert events(told, ActionChanged) == [ActionChanged(A, "green", "yellow", "multi_tool")]
    assert on(t).stacks[A] == ("red", "yellow") and on(t).hands[A] == ("wait", "green", "blue", "chicken")
    assert on(t).rows[0] == () and len(on(t).rows[3]) == 1 and on(t).tools_used[A] == ("multi_tool",)
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_TL_09_only_a_card_in_hand() -> None:
    t = table(3)
    give(t, A, "multi_tool")
    stack(t, A, "red")
    lock(t, "green", "blue", "chicken")
    for card in ("red", "green"):
        assert refused(t, A, UseTool("multi_tool", card=card)) == ("tool_condition", "BSA-TL-09")
    assert asked(t) == ("react", (A,))


def test_BSA_TL_09_a_wait_exchanged_away_was_not_played() -> None:
    t = table(3)
    give(t, A, "multi_tool")
    lock(t, "wait", "blue", "chicken")
    told = t.answer(A, UseTool("multi_tool", card="green"))
    assert not events(told, WaitScored) and "wait" in on(t).hands[A] and on(t).stacks[A] == ("green",)
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_TL_09_an_exchange_into_wait_pays_and_protects() -> None:
    t = table(3)
    give(t, A, "multi_tool")
    lock(t, "blue", "blue", "chicken")
    told = t.answer(A, UseTool("multi_tool", card="wait"))
    assert events(told, WaitScored) == [WaitScored((A,), 3)] and on(t).score == (3, 0, 0)
    assert asked(t) == ("wait_pick", (A,))
    t.answer(A, LockWait("blue"))
    assert on(t).rows[1] == () and asked(t) == ("chicken_look", (C,))


def test_BSA_TL_09_an_exchange_into_chicken_is_chicken() -> None:
    t = table(3)
    scores(t, 9, 9, 9)
    give(t, A, "multi_tool")
    brink(t, "green", "1/1", faces="boom ok ok")
    lock(t, "green", "green", "red")
    t.answer(A, UseTool("multi_tool", card="chicken"))
    assert on(t).score == (14, 4, 9) and t.bomb == "II"
    assert asked(t)[0] == "pick_tool"


def test_BSA_TL_09_not_after_own_twin_cutters() -> None:
    t = table(3)
    give(t, A, "multi_tool", "twin_cutters")
    give(t, B, "megaphone")
    lock(t, "green", "blue", "chicken")
    t.answer(A, UseTool("twin_cutters", wire="yellow"))
    t.answer(B, Pass())
    assert asked(t) == ("react", (B,))  # A's Multi-Tool is out
    assert refused(t, A, UseTool("multi_tool", card="red")) == ("not_asked", None)


def test_BSA_TL_09_twin_cutters_may_follow_a_multi_tool() -> None:
    t = table(3)
    give(t, A, "multi_tool", "twin_cutters")
    lock(t, "chicken", "blue", "chicken")
    assert offered(t, A) == ("multi_tool",)
    t.answer(A, UseTool("multi_tool", card="green"))
    assert offered(t, A) == ("twin_cutters",)
    t.answer(A, UseTool("twin_cutters", wire="red"))
    assert len(on(t).rows[0]) == 1 and len(on(t).rows[2]) == 1
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_TL_09_a_remote_control_on_the_former_card_lapses() -> None:
    t = table(3)
    scores(t, 9, 0, 0)
    give(t, A, "multi_tool")
    give(t, B, "remote_control")
    lock(t, "green", "yellow", "chicken")
    t.answer(B, UseTool("remote_control", target=A, side="right"))
    t.answer(A, Pass())
    assert on(t).stands_for[A] == 1 and asked(t) == ("react", (A,))
    t.answer(A, UseTool("multi_tool", card="red"))
    assert len(on(t).rows[2]) == 1 and on(t).rows[1] == () and on(t).rows[0] == ()
    assert asked(t) == ("chicken_look", (C,))


# -- Twin Cutters -----------------------------------------------------------------------------------------------------


def test_BSA_TL_10_twin_cutters_cut_a_second_wire_in_its_normal_place() -> None:
    t = table(3)
    give(t, A, "twin_cutters")
    top(t, "green", "2/1 1/1")
    top(t, "red", "4/1")
    lock(t, "red", "green", "chicken")
    told = t.answer(A, UseTool("twin_cutters", wire="green"))
    assert [(cut.wire, cut.cutters) for cut in events(told, CutStarted)] == [("green", (A, B)), ("red", (A,))]
    assert on(t).score == (1 + 5, 1, 0)  # green: V = 1 + 2 = 3, each 1; red: V = 4 + 1, alone
    assert on(t).stacks[A] == ("red",) and asked(t) == ("chicken_look", (C,))


@pytest.mark.parametrize("wire", ["green", "red"])
def test_BSA_TL_10_the_user_loses_5_if_either_explodes(wire: str) -> None:
    t = table(3)
    scores(t, 20, 20, 20)
    give(t, A, "twin_cutters")
    top(t, "green", "1/1")
    brink(t, wire, "1/1", faces="boom ok ok")
    lock(t, "red", "blue", "yellow")
    t.answer(A, UseTool("twin_cutters", wire="green"))
    won = 2 if wire == "red" else 0  # green before red: V = 1 + 1
    assert on(t).score[A] == 15 + won and t.bomb == "II"
    assert asked(t)[0] == "pick_tool"


def test_BSA_TL_10_only_with_cutters_and_never_ones_own_wire() -> None:
    t = table(3)
    give(t, A, "twin_cutters")
    lock(t, "red", "blue", "chicken")
    assert [use.wire for use in uses(t, A)] == ["green", "blue", "yellow"]
    assert refused(t, A, UseTool("twin_cutters", wire="red")) == ("tool_condition", "BSA-TL-10")
    assert asked(t) == ("react", (A,))
    waiting = table(3)
    give(waiting, A, "twin_cutters")
    lock(waiting, "wait", "blue", "chicken")
    assert asked(waiting) == ("wait_pick", (A,))


def test_BSA_TL_10_the_second_wire_is_judged_on_its_own_when_one_is_protected() -> None:
    t = table(3)
    give(t, A, "twin_cutters")
    lock(t, "red", "wait", "chicken")
    t.answer(A, UseTool("twin_cutters", wire="green"))
    t.answer(B, LockWait("red"))
    assert len(on(t).rows[0]) == 1 and on(t).rows[2] == ()
    assert asked(t) == ("chicken_look", (C,))


# -- Remote Control ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "side", "wire"),
    [("green", "right", 1), ("green", "left", 3), ("yellow", "right", 0), ("red", "left", 1)],
)
def test_BSA_TL_11_remote_control_moves_anothers_cutters_to_the_neighbour(card: str, side: str, wire: int) -> None:
    t = table(3)
    give(t, A, "remote_control")
    lock(t, "chicken", card, "chicken")
    t.answer(A, UseTool("remote_control", target=B, side=side))  # type: ignore[arg-type]
    assert [len(cards) for cards in on(t).rows] == [1 if w == wire else 0 for w in range(4)]
    assert on(t).stacks[B] == (card,)  # the card keeps its colour
    assert asked(t)[0] == "chicken_look"


def test_BSA_TL_11_the_card_comes_back_as_its_own_colour() -> None:
    t = table(3)
    give(t, A, "remote_control")
    stack(t, B, "blue", "chicken")
    lock(t, "yellow", "green", "yellow")
    told = t.answer(A, UseTool("remote_control", target=B, side="right"))
    assert events(told, ActionChanged) == [ActionChanged(B, "green", "blue", "remote_control")]
    assert on(t).stacks[B] == ("chicken", "green") and "blue" in on(t).hands[B] and "green" not in on(t).hands[B]
    assert asked(t) == ("choose_action", (A, B, C)) and Lock("green") not in t.options(B)


def test_BSA_TL_11_only_others_whose_action_is_cutters() -> None:
    t = table(4)
    give(t, A, "remote_control")
    lock(t, "green", "wait", "chicken", "blue")
    assert {use.target for use in uses(t, A)} == {D}
    for target in (A, B, C, "instructor"):
        assert refused(t, A, UseTool("remote_control", target=target, side="left")) == ("tool_condition", "BSA-TL-11")
    assert asked(t) == ("react", (A,))


def test_BSA_TL_11_the_instructor_can_be_moved() -> None:
    t = table(2)
    give(t, A, "remote_control")
    instructor(t, "green")
    lock(t, "green", "blue")
    t.answer(A, UseTool("remote_control", target="instructor", side="right"))
    assert [len(cards) for cards in on(t).rows] == [1, 2, 0, 0]
    assert on(t).instructor_stack == ("green",) and asked(t) == ("choose_action", (A, B))


def test_BSA_TL_11_moved_onto_ones_own_twin_wire_one_counts_once() -> None:
    t = table(3)
    give(t, A, "twin_cutters")
    give(t, B, "remote_control")
    lock(t, "green", "chicken", "yellow")
    t.answer(A, UseTool("twin_cutters", wire="blue"))
    t.answer(B, Pass())
    told = t.answer(B, UseTool("remote_control", target=A, side="right"))
    cuts = events(told, CutStarted)
    assert [(cut.wire, cut.cutters, cut.k) for cut in cuts] == [("blue", (A,), 1), ("yellow", (C,), 1)]
    assert len([card for card in events(told, CardFlipped) if card.wire == "blue"]) == 1
    assert asked(t) == ("chicken_look", (B,))


def test_BSA_TL_11_the_move_starts_from_the_wire_they_stand_for_now() -> None:
    t = table(3)
    scores(t, 9, 0, 9)
    give(t, A, "remote_control")
    give(t, B, "multi_tool")
    lock(t, "chicken", "green", "chicken")
    t.answer(A, UseTool("remote_control", target=B, side="right"))
    t.answer(B, UseTool("multi_tool", card="blue"))
    assert on(t).stands_for[B] == 1 and asked(t) == ("confirm_tool", (A,))
    told = t.answer(A, Proceed())
    assert events(told, ActionChanged) == [ActionChanged(B, "blue", "red", "remote_control")]
    assert len(on(t).rows[2]) == 1 and on(t).rows[1] == () and on(t).stacks[B] == ("blue",)
    assert asked(t)[0] == "chicken_look"
