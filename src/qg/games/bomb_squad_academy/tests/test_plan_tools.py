"""The plan tools: Flashlight, Stethoscope, Screwdriver, Magnet, Spare Cutters, Walkie-Talkie (section 16)."""

import pytest

from qg.games.bomb_squad_academy.tests.prelude import *

# -- Flashlight -------------------------------------------------------------------------------------------------------


def test_BSA_TL_01_flashlight_shows_the_top_two_cards_of_each_deck_to_its_owner_alone() -> None:
    t = table(3)
    give(t, A, "flashlight")
    for wire, cards in (("green", "3/1 0/2"), ("blue", "4/0 1/1"), ("red", "5/0 0/2"), ("yellow", "6/0 1/2")):
        top(t, wire, cards)
    decks = on(t).decks
    told = t.answer(A, UseTool("flashlight"))
    (saw,) = events(told, Saw, to=A)
    assert set(saw.faces) == {
        CardNote("green", 1, 3, 1),
        CardNote("green", 2, 0, 2),
        CardNote("blue", 1, 4, 0),
        CardNote("blue", 2, 1, 1),
        CardNote("red", 1, 5, 0),
        CardNote("red", 2, 0, 2),
        CardNote("yellow", 1, 6, 0),
        CardNote("yellow", 2, 1, 2),
    }
    assert events(told, Looked) == [Looked(A, "flashlight", ("green", "blue", "red", "yellow"), "tops")]
    assert not events(told, Saw) and not events(told, Saw, to=B)
    assert on(t).decks == decks  # their order is kept
    assert on(t).tools_used[A] == ("flashlight",) and asked(t) == ("choose_action", (A, B, C))


def test_BSA_TL_01_flashlight_shows_fewer_where_a_deck_has_fewer() -> None:
    t = table(3)
    give(t, A, "flashlight")
    whole_deck(t, "green", "3/1")
    whole_deck(t, "blue", "")
    (saw,) = events(t.answer(A, UseTool("flashlight")), Saw, to=A)
    assert [(note.wire, note.depth) for note in saw.faces if isinstance(note, CardNote)] == [
        ("green", 1),
        ("red", 1),
        ("red", 2),
        ("yellow", 1),
        ("yellow", 2),
    ]
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_TL_01_flashlight_is_a_plan_tool_only() -> None:
    t = table(3)
    give(t, A, "flashlight", "megaphone")
    lock(t, "green", "blue", "chicken")
    assert refused(t, A, UseTool("flashlight")) == ("wrong_window", "BSA-RCT-01")
    assert asked(t) == ("react", (A,))


# -- Stethoscope ------------------------------------------------------------------------------------------------------


def test_BSA_TL_02_stethoscope_shows_all_face_down_tiles() -> None:
    t = table(3)
    give(t, B, "stethoscope")
    tiles(t, "green", "ok boom ok", turned=1)
    tiles(t, "blue", "boom ok ok")
    tiles(t, "red", "ok ok boom", turned=2)
    told = t.answer(B, UseTool("stethoscope"))
    (saw,) = events(told, Saw, to=B)
    assert saw.faces == (
        TileNote("green", 2, "boom"),
        TileNote("green", 3, "ok"),
        TileNote("blue", 1, "boom"),
        TileNote("blue", 2, "ok"),
        TileNote("blue", 3, "ok"),
        TileNote("red", 3, "boom"),
        TileNote("yellow", 1, "ok"),
        TileNote("yellow", 2, "ok"),
        TileNote("yellow", 3, "boom"),
    )
    assert events(told, Looked) == [Looked(B, "stethoscope", ("green", "blue", "red", "yellow"), "tiles")]
    assert not events(told, Saw) and not events(told, Saw, to=A)
    assert on(t).turned == (1, 0, 2, 0) and on(t).tools_used[B] == ("stethoscope",)
    assert asked(t) == ("choose_action", (A, B, C))


# -- Screwdriver ------------------------------------------------------------------------------------------------------


def test_BSA_TL_04_screwdriver_puts_the_face_down_tiles_back_in_any_order() -> None:
    t = table(3)
    give(t, A, "screwdriver")
    tiles(t, "red", "boom ok ok")
    told = t.answer(A, UseTool("screwdriver", wire="red"))
    (saw,) = events(told, Saw, to=A)
    assert saw.faces == (TileNote("red", 1, "boom"), TileNote("red", 2, "ok"), TileNote("red", 3, "ok"))
    assert events(told, Looked) == [Looked(A, "screwdriver", ("red",), "tiles")] and not events(told, Saw, to=B)
    assert {choice.order for choice in choices(t, A)} == set(permutations((1, 2, 3)))
    assert asked(t) == ("choose_action", (A, B, C))
    told = t.answer(A, Order((2, 3, 1)))
    assert on(t).tiles[2] == ("ok", "ok", "boom") and on(t).turned[2] == 0 and on(t).tools_used[A] == ("screwdriver",)
    assert Lock("green") in t.options(A) and asked(t) == ("choose_action", (A, B, C))


def test_BSA_TL_04_screwdriver_leaves_face_up_tiles_where_they_are() -> None:
    t = table(3)
    give(t, A, "screwdriver")
    tiles(t, "red", "ok boom ok", turned=1)
    t.answer(A, UseTool("screwdriver", wire="red"))
    assert {choice.order for choice in choices(t, A)} == {(2, 3), (3, 2)}
    assert refused(t, A, Order((1, 2, 3))) == ("not_a_permutation", "BSA-TL-04")
    assert refused(t, A, Order((2, 2))) == ("not_a_permutation", "BSA-TL-04")
    t.answer(A, Order((3, 2)))
    assert on(t).tiles[2] == ("ok", "ok", "boom") and on(t).turned[2] == 1
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_TL_04_screwdriver_keeps_the_old_order_when_time_runs_out() -> None:
    t = table(3)
    give(t, A, "screwdriver")
    tiles(t, "red", "boom ok ok")
    t.answer(A, UseTool("screwdriver", wire="red"))
    assert t.due is not None and 20_000 <= t.due - t.now <= 24_000
    run_out(t)
    assert on(t).tiles[2] == ("boom", "ok", "ok") and on(t).tools_used[A] == ("screwdriver",) and not t.queue
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_TL_04_whether_the_order_changed_is_not_announced() -> None:
    t = table(3)
    give(t, A, "screwdriver")
    tiles(t, "red", "boom ok ok")
    t.answer(A, UseTool("screwdriver", wire="red"))
    kept, moved = t.copy(), t.copy()
    told_kept, told_moved = kept.answer(A, Order((1, 2, 3))), moved.answer(A, Order((3, 1, 2)))
    assert on(kept).tiles[2] != on(moved).tiles[2]
    for seat in (None, B, C):
        assert seen(kept, seat) == seen(moved, seat) and heard(told_kept, seat) == heard(told_moved, seat)
    assert asked(kept) == asked(moved) == ("choose_action", (A, B, C))


# -- Magnet -----------------------------------------------------------------------------------------------------------


def test_BSA_TL_05_magnet_puts_a_sensor_on_another_wire_and_pins_it_for_the_turn() -> None:
    t = table(3)
    give(t, A, "magnet")
    sensors(t, "red", "yellow")
    told = t.answer(A, UseTool("magnet", sensor="alpha", wire="green"))
    assert events(told, SensorMoved) == [SensorMoved("alpha", "red", "green", "magnet")]
    assert on(t).sensors == (0, 3) and on(t).tools_used[A] == ("magnet",) and asked(t) == ("choose_action", (A, B, C))
    lock(t, "green", "blue", "yellow")
    assert on(t).sensors == (0, 2)  # Alpha is pinned, Beta went left from yellow to red
    assert asked(t) == ("choose_action", (A, B, C)) and t.turn == 2
    lock(t, "blue", "green", "blue")
    assert on(t).sensors == (1, 2)  # no longer pinned


def test_BSA_TL_05_magnet_may_put_both_sensors_on_one_wire() -> None:
    t = table(3)
    give(t, A, "magnet")
    sensors(t, "red", "yellow")
    t.answer(A, UseTool("magnet", sensor="beta", wire="red"))
    assert on(t).sensors == (2, 2)
    top(t, "red", "3/0")
    lock(t, "red", "green", "blue")
    assert on(t).score[A] == 3 + 2 + 3  # both bonuses of face II
    assert on(t).sensors == (3, 2) and asked(t) == ("choose_action", (A, B, C))


# -- Spare Cutters ----------------------------------------------------------------------------------------------------


def test_BSA_TL_06_spare_cutters_take_one_or_two_cards_back_but_never_wait() -> None:
    t = table(3)
    give(t, A, "spare_cutters")
    stack(t, A, "red", "chicken")
    assert {use.cards for use in uses(t, A)} == {("red",), ("chicken",), ("red", "chicken")}
    one = t.copy()
    stack(one, A, "wait", "chicken")
    assert [use.cards for use in uses(one, A)] == [("chicken",)]
    assert refused(one, A, UseTool("spare_cutters", cards=("wait",))) == ("tool_condition", "BSA-TL-06")
    assert refused(one, A, UseTool("spare_cutters", cards=("green",))) == ("tool_condition", "BSA-TL-06")
    t.answer(A, UseTool("spare_cutters", cards=("red", "chicken")))
    assert on(t).stacks[A] == () and on(t).hands[A] == ("wait", "green", "blue", "red", "yellow", "chicken")
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_TL_06_a_card_taken_back_may_be_played_this_very_turn() -> None:
    t = table(3)
    give(t, A, "spare_cutters")
    stack(t, A, "red", "blue")
    assert refused(t, A, Lock("red")) == ("card_not_in_hand", "BSA-TRN-02")
    t.answer(A, UseTool("spare_cutters", cards=("red",)))
    assert on(t).stacks[A] == ("blue",)  # what remains keeps its order
    lock(t, "red", "green", "yellow")
    assert on(t).stacks[A] == ("blue", "red") and len(on(t).rows[2]) == 1  # two cards: nothing comes back
    assert asked(t) == ("choose_action", (A, B, C)) and Lock("blue") not in t.options(A)


def test_BSA_TL_06_after_two_cards_taken_back_the_stack_grows_from_one() -> None:
    t = table(3)
    give(t, A, "spare_cutters")
    stack(t, A, "red", "blue")
    t.answer(A, UseTool("spare_cutters", cards=("red", "blue")))
    lock(t, "green", "green", "yellow")
    assert on(t).stacks[A] == ("green",) and on(t).hands[A] == ("wait", "blue", "red", "yellow", "chicken")
    assert asked(t) == ("choose_action", (A, B, C))


# -- Walkie-Talkie ----------------------------------------------------------------------------------------------------


def test_BSA_TL_07_walkie_talkie_hears_a_locked_card_at_once_and_freezes_it() -> None:
    t = table(3)
    give(t, A, "walkie_talkie")
    t.answer(B, Lock("red"))
    told = t.answer(A, UseTool("walkie_talkie", target=B))
    assert events(told, Heard, to=A) == [Heard(B, "red")] and events(told, Listening) == [Listening(A, B)]
    assert not events(told, Heard) and not events(told, Heard, to=C)
    assert refused(t, B, Unlock()) == ("frozen", "BSA-TL-07")
    assert on(t).tools_used[A] == ("walkie_talkie",) and asked(t) == ("choose_action", (A, C))


def test_BSA_TL_07_walkie_talkie_hears_a_later_lock_when_it_is_made() -> None:
    t = table(3)
    give(t, A, "walkie_talkie")
    told = t.answer(A, UseTool("walkie_talkie", target=B))
    assert not events(told, Heard, to=A) and events(told, Listening) == [Listening(A, B)]
    assert on(t).tools_used[A] == ("walkie_talkie",)  # spent when declared
    told = t.answer(B, Lock("chicken"))
    assert events(told, Heard, to=A) == [Heard(B, "chicken")] and not events(told, Heard, to=C)
    assert refused(t, B, Unlock()) == ("frozen", "BSA-TL-07")
    assert asked(t) == ("choose_action", (A, C))


def test_BSA_TL_07_who_locks_before_the_target_gives_up_listening() -> None:
    t = table(3)
    give(t, A, "walkie_talkie")
    t.answer(A, UseTool("walkie_talkie", target=B))
    t.answer(A, Lock("green"))
    told = t.answer(B, Lock("chicken"))
    assert not events(told, Heard, to=A)
    t.answer(B, Unlock())  # never heard, so not frozen
    t.answer(A, Unlock())
    told = t.answer(B, Lock("red"))
    assert not events(told, Heard, to=A)  # given up for good
    assert asked(t) == ("choose_action", (A, C))


def test_BSA_TL_07_a_listener_is_not_forced_to_lock() -> None:
    t = table(3)
    give(t, A, "walkie_talkie")
    end = t.due
    assert end is not None
    t.time_up(end - 1_000)
    t.answer(A, UseTool("walkie_talkie", target=B))
    t.answer(B, Lock("red"), at=end - 500)
    t.time_up(end)  # C's time is over, A's is not
    assert on(t).locked[2] and not on(t).locked[0] and asked(t) == ("choose_action", (A,))
    assert t.due is not None and t.due >= end - 500 + 15_000
    run_out(t)  # at the end of A's own time the autopilot plays
    assert t.turn == 2 and asked(t) == ("choose_action", (A, B, C))


def test_BSA_TL_07_while_a_seat_listens_its_time_stands_still() -> None:
    t = table(3)
    give(t, A, "walkie_talkie", "flashlight")
    end = t.due
    assert end is not None
    t.answer(A, UseTool("walkie_talkie", target=B), at=10_000)
    t.answer(A, UseTool("flashlight"), at=12_000)  # looking at cards does not end the listening
    t.answer(B, Lock("red"), at=end - 1)
    t.time_up(end)  # C's time is over
    assert t.due == (end - 1) + (end - 10_000) and asked(t) == ("choose_action", (A,))


def test_BSA_TL_07_a_listener_waits_beyond_its_time_for_the_target() -> None:
    t = table(3)
    give(t, A, "walkie_talkie")
    end = t.due
    assert end is not None
    t.answer(A, UseTool("walkie_talkie", target=B))
    told = t.time_up(end)  # B and C time out; A hears B's card only now
    assert len(events(told, Heard, to=A)) == 1 and asked(t) == ("choose_action", (A,))
    assert t.due is not None and t.due >= end + 15_000


def test_BSA_TL_07_walkie_talkie_hears_the_instructor_at_once() -> None:
    t = table(2)
    give(t, A, "walkie_talkie")
    instructor(t, "yellow")
    assert {use.target for use in uses(t, A)} == {B, "instructor"}
    told = t.answer(A, UseTool("walkie_talkie", target="instructor"))
    assert events(told, Heard, to=A) == [Heard("instructor", "yellow")] and not events(told, Heard, to=B)
    assert GAME.view(t, B).board.instructor_card == ""
    assert asked(t) == ("choose_action", (A, B))


def test_BSA_TL_07_one_listens_to_others_only_and_to_the_instructor_only_if_it_is_there() -> None:
    t = table(3)
    give(t, A, "walkie_talkie")
    assert {use.target for use in uses(t, A)} == {B, C}
    assert refused(t, A, UseTool("walkie_talkie", target=A)) == ("tool_condition", "BSA-TL-07")
    assert refused(t, A, UseTool("walkie_talkie", target="instructor")) == ("tool_condition", "BSA-TL-07")
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_TL_07_walkie_talkie_holds_up_no_other_tool() -> None:
    t = table(3)
    give(t, A, "walkie_talkie", "flashlight")
    give(t, C, "stethoscope")
    told: list[Moment] = []
    told += t.answer(A, UseTool("walkie_talkie", target=B))
    told += t.answer(C, UseTool("stethoscope"))
    told += t.answer(A, UseTool("flashlight"))
    assert [done.tool for done in events(told, ToolResolved)] == ["walkie_talkie", "stethoscope", "flashlight"]
    assert len(events(told, ToolDeclared)) == 3 and not t.queue
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_TL_07_what_was_heard_is_the_listeners_alone() -> None:
    t = table(3)
    give(t, A, "walkie_talkie")
    t.answer(A, UseTool("walkie_talkie", target=B))
    red, green = t.copy(), t.copy()
    told_red, told_green = red.answer(B, Lock("red")), green.answer(B, Lock("green"))
    for seat in (None, C):
        assert seen(red, seat) == seen(green, seat) and heard(told_red, seat) == heard(told_green, seat)
    assert seen(red, A) != seen(green, A)
    assert asked(red) == ("choose_action", (A, C))


@pytest.mark.parametrize("tool", ["flashlight", "stethoscope", "screwdriver", "walkie_talkie"])
def test_plan_tools_are_offered_while_one_is_unlocked(tool: str) -> None:
    t = table(3)
    give(t, A, tool)
    assert offered(t, A) == (tool,) and not offered(t, B)
    t.answer(A, Lock("green"))
    assert offered(t, A) == ()
    assert asked(t) == ("choose_action", (B, C))


def test_BSA_TL_07_it_holds_up_no_other_tool_and_none_holds_it_up() -> None:
    t = table(3)
    give(t, A, "screwdriver")
    give(t, B, "walkie_talkie")
    t.answer(C, Lock("red"))
    t.answer(A, UseTool("screwdriver", wire="red"))
    told = t.answer(B, UseTool("walkie_talkie", target=C))
    assert events(told, Heard, to=B) == [Heard(C, "red")] and on(t).tools_used[B] == ("walkie_talkie",)
    assert [queued.seat for queued in t.queue] == [A] and Lock("blue") in t.options(B)
    assert asked(t) == ("choose_action", (A, B))
