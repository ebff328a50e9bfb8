"""Reaction windows, rounds and intents (section 15)."""

import time

import pytest

from qg.games.bomb_squad_academy.tests.prelude import *

# -- when windows open ------------------------------------------------------------------------------------------------


def test_BSA_RCT_01_the_reveal_window_comes_after_the_reveal_and_before_wait() -> None:
    t = table(3)
    give(t, A, "megaphone")
    told = lock(t, "wait", "green", "blue")
    assert kinds(told)[-2:] == ["ActionsRevealed", "WindowOpened"]
    assert window(t) == ("reveal", None, 1) and on(t).score == (0, 0, 0)
    assert asked(t) == ("react", (A,))
    t.answer(A, Pass())
    assert on(t).score == (3, 0, 0) and asked(t) == ("wait_pick", (A,))


def test_BSA_RCT_01_the_cut_window_comes_before_the_first_flip_and_once_a_wire() -> None:
    t = table(3)
    give(t, A, "ratchet")
    detonator(t, "green", 3)
    lock(t, "green", "green", "blue")
    assert window(t) == ("cut", "green", 1) and not on(t).rows[0] and asked(t) == ("react", (A,))
    told = t.answer(A, Pass())
    assert len(events(told, CardFlipped)) == 3 and not events(told, WindowOpened)
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_RCT_01_no_cut_window_on_a_protected_wire() -> None:
    t = table(3)
    give(t, A, "ratchet")
    detonator(t, "green", 3)
    lock(t, "green", "wait", "blue")
    told = t.answer(B, LockWait("green"))
    assert not events(told, WindowOpened)
    assert asked(t) == ("choose_action", (A, B, C))


@pytest.mark.parametrize(("card", "opens"), [("1/1", False), ("2/1", True), ("3/0", True)])
def test_BSA_RCT_01_the_brink_window_opens_only_if_the_card_reaches_a_hidden_tile(card: str, opens: bool) -> None:
    t = table(3)
    give(t, A, "freeze_spray")
    brink(t, "green", card, short=2)
    told = lock(t, "green", "blue", "red")
    assert bool(events(told, WindowOpened)) is opens
    if opens:
        assert window(t) == ("brink", "green", 1) and on(t).position[0] == 8 and len(on(t).rows[0]) == 1
        assert asked(t) == ("react", (A,))
    else:
        assert asked(t) == ("choose_action", (A, B, C)) and on(t).position[0] == 9


def test_BSA_RCT_01_a_tile_already_face_up_makes_no_brink() -> None:
    t = table(3)
    give(t, A, "freeze_spray")
    tiles(t, "green", "ok ok boom", turned=1)
    top(t, "green", "1/1")
    set_wire(t, "green", position=9, shift=9)  # behind the face-up tile on 10
    told = lock(t, "green", "blue", "red")
    assert not events(told, WindowOpened) and on(t).position[0] == 10
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_RCT_01_the_score_window_comes_before_the_points() -> None:
    t = table(3)
    give(t, C, "carbon_paper")
    top(t, "green", "1/1 2/1")
    told = lock(t, "green", "green", "blue")
    (opened,) = events(told, WindowOpened)
    assert window(t) == ("score", "green", 1) and asked(t) == ("react", (C,))
    assert opened.value == 4 and opened.pays is not None
    assert [(pay.seat, pay.points) for pay in opened.pays] == [(A, 2), (B, 2)]
    assert on(t).score == (0, 0, 0) and not events(told, WireScored)
    t.answer(C, Pass())
    assert on(t).score[:2] == (2, 2) and asked(t) == ("choose_action", (A, B, C))


def test_BSA_RCT_01_the_blast_window_comes_before_losses_and_gains() -> None:
    t = table(3)
    scores(t, 9, 9, 9)
    give(t, A, "bomb_suit")
    intend(t, A, "bomb_suit", "ask")
    brink(t, "green", "1/1", faces="boom ok ok")
    told = lock(t, "green", "green", "chicken")
    assert kinds(told)[-2:] == ["Exploded", "WindowOpened"]
    assert window(t) == ("blast", "green", 1) and on(t).score == (9, 9, 9) and on(t).turned[0] == 1
    assert asked(t) == ("react", (A,))
    t.answer(A, Pass())
    assert on(t).score == (4, 4, 14) and asked(t)[0] == "pick_tool"


def test_BSA_RCT_01_nobody_eligible_no_pause_and_no_event() -> None:
    t = table(3)
    give(t, A, "twin_cutters", "ratchet", "flashlight")  # Chicken: no cutters, no wire; and a plan tool
    told = lock(t, "chicken", "green", "blue")
    assert not events(told, WindowOpened) and not events(told, WindowClosed)
    assert asked(t) == ("chicken_look", (A,))


# -- the plan window --------------------------------------------------------------------------------------------------


def planning() -> State:
    """A's Screwdriver waits for its order; B and C have tools of their own."""
    t = table(4)
    give(t, A, "screwdriver")
    give(t, B, "flashlight", "magnet")
    give(t, C, "stethoscope")
    t.answer(A, UseTool("screwdriver", wire="green"))
    return t


def test_BSA_RCT_02_plan_tools_are_resolved_as_they_arrive() -> None:
    t = table(3)
    give(t, A, "flashlight")
    give(t, C, "stethoscope")
    told = t.answer(C, UseTool("stethoscope")) + t.answer(A, UseTool("flashlight"))
    assert [(done.seat, done.tool) for done in events(told, ToolResolved)] == [(C, "stethoscope"), (A, "flashlight")]
    assert len(events(told, Saw, to=C)) == len(events(told, Saw, to=A)) == 1
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_RCT_02_later_ones_queue_behind_an_open_follow_up() -> None:
    t = planning()
    told = t.answer(B, UseTool("flashlight")) + t.answer(C, UseTool("stethoscope"))
    assert [(said.seat, said.tool, said.window) for said in events(told, ToolDeclared)] == [
        (B, "flashlight", "plan"),
        (C, "stethoscope", "plan"),
    ]
    assert not events(told, ToolResolved) and not events(told, Looked)
    assert asked(t) == ("choose_action", (A, D))  # B and C can only wait
    told = t.answer(A, Order((1, 2, 3)))
    assert not events(told, Looked)
    assert list(choices(t, B)) == [Proceed(), Withdraw()] and not t.options(C)
    assert asked(t) == ("choose_action", (A, B, D))
    told = t.answer(B, Proceed())
    assert [look.seat for look in events(told, Looked)] == [B] and on(t).tools_used[B] == ("flashlight",)
    assert list(choices(t, C)) == [Proceed(), Withdraw()]
    t.answer(C, Withdraw())
    assert on(t).tools[C] == ("stethoscope",) and not on(t).tools_used[C] and not t.queue
    assert asked(t) == ("choose_action", (A, B, C, D))


def test_BSA_RCT_02_the_queue_is_public() -> None:
    t = planning()
    before = seen(t, None), seen(t, D)
    told = t.answer(B, UseTool("flashlight"))
    assert (seen(t, None) != before[0]) and (seen(t, D) != before[1])
    assert [said.tool for said in events(told, ToolDeclared)] == ["flashlight"]
    assert asked(t) == ("choose_action", (A, C, D))


def test_BSA_RCT_02_silence_of_a_queued_tool_means_proceed() -> None:
    t = planning()
    t.answer(B, UseTool("flashlight"))
    t.answer(A, Order((1, 2, 3)))
    assert t.due is not None and 5_000 <= t.due - t.now <= 9_000
    told = run_out(t)
    assert [look.seat for look in events(told, Looked)] == [B] and on(t).tools_used[B] == ("flashlight",)
    assert asked(t) == ("choose_action", (A, B, C, D))


def test_BSA_RCT_03_a_locked_seat_must_unlock_to_use_a_plan_tool() -> None:
    t = table(3)
    give(t, A, "flashlight")
    t.answer(A, Lock("green"))
    assert refused(t, A, UseTool("flashlight")) == ("locked_first", "BSA-RCT-03")
    t.answer(A, Unlock())
    t.answer(A, UseTool("flashlight"))
    assert on(t).tools_used[A] == ("flashlight",)
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_RCT_03_one_plan_tool_at_a_time() -> None:
    t = planning()
    sensors(t, "green", "blue")
    t.answer(B, UseTool("flashlight"))
    assert refused(t, B, UseTool("magnet", sensor="alpha", wire="red")) == ("tool_pending", "BSA-RCT-03")
    assert refused(t, B, Lock("green")) == ("tool_pending", "BSA-TRN-11")
    assert [queued.seat for queued in t.queue] == [A, B]
    t.answer(A, Order((1, 2, 3)))
    t.answer(B, Proceed())
    t.answer(B, UseTool("magnet", sensor="alpha", wire="red"))  # the first is resolved: now it may
    assert on(t).tools_used[B] == ("flashlight", "magnet")
    assert asked(t) == ("choose_action", (A, B, C, D))


# -- rounds -----------------------------------------------------------------------------------------------------------


def revealed(*, points: tuple[int, ...] = (0, 0, 0, 0), **options: Any) -> State:
    """A cuts green with Megaphone, B green with Multi-Tool, C blue with Remote Control, D plays Chicken."""
    t = table(4, **options)
    scores(t, *points)
    give(t, A, "megaphone")
    give(t, B, "multi_tool")
    give(t, C, "remote_control")
    lock(t, "green", "green", "blue", "chicken")
    return t


def test_BSA_RCT_04_all_eligible_seats_answer_in_parallel_and_unseen() -> None:
    t = revealed()
    assert window(t) == ("reveal", None, 1) and asked(t) == ("react", (A, B, C))
    declared, passed = t.copy(), t.copy()
    told_declared = declared.answer(B, UseTool("multi_tool", card="chicken"))
    told_passed = passed.answer(B, Pass())
    for seat in (None, A, C, D):
        assert seen(declared, seat) == seen(passed, seat) == seen(t, seat)
        assert heard(told_declared, seat) == heard(told_passed, seat) == b"[]"
    assert not declared.options(B) and asked(declared) == ("react", (A, C))


def test_BSA_RCT_04_an_answer_is_a_tool_with_targets_or_a_pass() -> None:
    t = revealed()
    assert t.options(A) == (Pass(), *(UseTool("megaphone", wire=wire) for wire in ("green", "blue", "red", "yellow")))
    assert refused(t, A, UseTool("megaphone")) == ("tool_condition", "BSA-TL-08")
    assert refused(t, A, UseTool("multi_tool", card="red")) == ("tool_not_owned", "BSA-TOO-05")
    assert refused(t, D, Pass()) == ("not_asked", None)
    assert asked(t) == ("react", (A, B, C))


def test_BSA_RCT_05_one_declaration_a_round() -> None:
    t = table(3)
    give(t, A, "megaphone", "multi_tool")
    give(t, B, "twin_cutters")
    lock(t, "green", "blue", "red")
    t.answer(A, UseTool("megaphone", wire="red"))
    assert refused(t, A, UseTool("multi_tool", card="blue")) == ("not_asked", None)
    assert asked(t) == ("react", (B,))
    t.answer(B, Pass())
    assert on(t).tools_used[A] == ("megaphone",)
    assert window(t) == ("reveal", None, 2) and asked(t) == ("react", (A, B)) and offered(t, A) == ("multi_tool",)


def test_BSA_RCT_06_a_round_ends_when_all_have_answered() -> None:
    t = revealed()
    t.answer(C, Pass())
    t.answer(A, UseTool("megaphone", wire="red"))
    assert not on(t).protected[2] and asked(t) == ("react", (B,))
    t.answer(B, Pass())
    assert on(t).protected[2] and window(t) == ("reveal", None, 2) and asked(t) == ("react", (B, C))


def test_BSA_RCT_06_silence_is_a_pass_when_the_time_is_over() -> None:
    t = revealed()
    t.answer(A, UseTool("megaphone", wire="red"))
    due = t.due
    assert due is not None and 8_000 <= due - t.now <= 12_000
    t.time_up(due - 1)
    assert not on(t).protected[2] and asked(t) == ("react", (B, C))
    t.time_up(due)
    assert on(t).protected[2] and on(t).tools[B] == ("multi_tool",) and on(t).tools[C] == ("remote_control",)
    assert asked(t) == ("chicken_look", (D,))  # B and C keep silent for the rest of the turn


def test_BSA_RCT_07_if_nobody_declares_the_window_closes() -> None:
    t = revealed()
    told = all_pass(t)
    assert events(told, WindowClosed) == [WindowClosed("reveal", None)] and not events(told, WindowOpened)
    assert asked(t) == ("chicken_look", (D,))


def test_BSA_RCT_08_fewest_points_first_then_lowest_badge() -> None:
    t = revealed(points=(7, 9, 7, 0))
    badges(t, 3, 1, 2, 4)
    t.answer(B, UseTool("multi_tool", card="yellow"))
    t.answer(A, UseTool("megaphone", wire="red"))
    told = t.answer(C, UseTool("remote_control", target=B, side="left"))
    assert [said.seat for said in events(told, ToolDeclared)] == [C, A, B]
    assert asked(t) == ("confirm_tool", (A,))
    told += t.answer(A, Proceed())
    told += t.answer(B, Proceed())
    assert [done.seat for done in events(told, ToolResolved)] == [C, A, B]
    assert asked(t) == ("chicken_look", (D,))


def test_BSA_RCT_08_all_declarations_are_published_before_the_first_is_resolved() -> None:
    t = revealed(points=(1, 2, 3, 0))
    t.answer(C, UseTool("remote_control", target=A, side="left"))
    t.answer(B, Pass())
    told = t.answer(A, UseTool("megaphone", wire="red"))
    names = kinds(told)
    assert names.index("ToolResolved") > max(at for at, name in enumerate(names) if name == "ToolDeclared")
    assert [said.seat for said in events(told, ToolDeclared)] == [A, C]
    assert asked(t) == ("confirm_tool", (C,))


def test_BSA_RCT_09_legality_is_checked_again_with_the_same_targets() -> None:
    t = revealed(points=(9, 1, 5, 0))
    t.answer(A, Pass())
    t.answer(B, UseTool("multi_tool", card="chicken"))
    told = t.answer(C, UseTool("remote_control", target=B, side="left"))
    assert events(told, ToolFizzled) == [ToolFizzled(C, "remote_control")] and on(t).tools[C] == ("remote_control",)
    assert window(t) == ("reveal", None, 2) and asked(t) == ("react", (A, C))


def test_BSA_RCT_10_the_owner_of_a_later_tool_is_asked_and_silence_is_yes() -> None:
    t = revealed(points=(1, 2, 3, 0))
    t.answer(A, UseTool("megaphone", wire="red"))
    t.answer(B, UseTool("multi_tool", card="blue"))
    t.answer(C, Pass())
    assert asked(t) == ("confirm_tool", (B,)) and list(choices(t, B)) == [Proceed(), Withdraw()]
    assert t.due is not None and 5_000 <= t.due - t.now <= 9_000
    run_out(t)
    assert on(t).actions[B] == "blue" and on(t).tools_used[B] == ("multi_tool",)
    assert window(t) == ("reveal", None, 2) and asked(t) == ("react", (C,))


def test_BSA_RCT_10_no_question_for_the_first_tool() -> None:
    t = revealed(points=(1, 2, 3, 0))
    t.answer(B, UseTool("multi_tool", card="blue"))
    t.answer(A, Pass())
    t.answer(C, Pass())
    assert on(t).actions[B] == "blue"
    assert window(t) == ("reveal", None, 2) and asked(t) == ("react", (A, C))


def test_BSA_RCT_10_no_question_for_an_intent() -> None:
    t = table(4)
    scores(t, 1, 2, 3, 0)
    give(t, A, "megaphone")
    give(t, B, "multi_tool")
    intend(t, B, "multi_tool", "swap_if_shared", hand_card="blue")
    lock(t, "green", "green", "red", "chicken")
    assert asked(t) == ("react", (A,))
    told = t.answer(A, UseTool("megaphone", wire="red"))
    assert [done.seat for done in events(told, ToolResolved)] == [A, B] and on(t).actions[B] == "blue"
    assert asked(t) == ("chicken_look", (D,))


def test_BSA_RCT_11_a_speed_round_ends_300_ms_after_the_first_declaration() -> None:
    t = revealed(points=(5, 1, 0, 0), tool_priority="speed")
    t.answer(A, UseTool("megaphone", wire="red"), at=1_000)
    assert t.due == 1_300 and asked(t) == ("react", (B, C))
    t.answer(B, UseTool("multi_tool", card="red"), at=1_299)
    assert t.due == 1_300 and asked(t) == ("react", (C,))
    told = t.time_up(1_300)
    assert [said.seat for said in events(told, ToolDeclared)] == [B, A]  # B has fewer points
    t.answer(A, Proceed())
    assert on(t).protected[2] and on(t).actions[B] == "red"
    assert window(t) == ("reveal", None, 2) and asked(t) == ("react", (C,))  # asked again, not silent


def test_BSA_RCT_11_a_pass_does_not_end_a_speed_round() -> None:
    t = revealed(tool_priority="speed")
    due = t.due
    t.answer(A, Pass(), at=1_000)
    assert t.due == due and asked(t) == ("react", (B, C))
    t.answer(B, Pass(), at=1_000)
    told = t.answer(C, UseTool("remote_control", target=A, side="left"), at=1_100)  # all have answered
    assert [done.tool for done in events(told, ToolResolved)] == ["remote_control"]
    assert window(t) == ("reveal", None, 2) and asked(t) == ("react", (A, B))


def test_BSA_RCT_11_the_end_of_a_speed_round_is_nobody_elses_to_see() -> None:
    t = revealed(tool_priority="speed")
    before = {seat: seen(t, seat) for seat in (None, B, C, D)}
    told = t.answer(A, UseTool("megaphone", wire="red"), at=1_000)
    for seat, then in before.items():
        assert seen(t, seat) == then and heard(told, seat) == b"[]"
    assert asked(t) == ("react", (B, C))


def test_BSA_RCT_11_an_intent_is_the_first_declaration_of_a_speed_round() -> None:
    t = table(3, tool_priority="speed")
    give(t, A, "megaphone")
    give(t, B, "multi_tool")
    intend(t, A, "megaphone", "protect_if", wire="red", min_other_cutters=0)
    assert len(events(lock(t, "green", "blue", "chicken"), WindowOpened)) == 1
    (clock,) = GAME.view(t, C).conduct.clocks
    assert clock.due >= t.now + 8_000  # what the intent said is not betrayed
    assert t.due == t.now + 300 and asked(t) == ("react", (B,))
    run_out(t)
    assert on(t).protected[2] and window(t) == ("reveal", None, 2) and asked(t) == ("react", (B,))


def test_BSA_RCT_12_after_a_resolved_tool_a_new_round_follows_with_those_eligible_now() -> None:
    t = table(4)
    give(t, A, "multi_tool")
    give(t, B, "twin_cutters")
    lock(t, "green", "chicken", "blue", "chicken")
    assert asked(t) == ("react", (A,))  # B has no cutters
    t.answer(A, UseTool("multi_tool", card="blue"))
    assert asked(t) == ("chicken_look", (B,))  # nobody is eligible now
    t = table(4)
    give(t, A, "remote_control", "multi_tool")
    lock(t, "green", "blue", "blue", "chicken")
    t.answer(A, UseTool("remote_control", target=B, side="left"))
    assert window(t) == ("reveal", None, 2) and asked(t) == ("react", (A,)) and offered(t, A) == ("multi_tool",)


def test_BSA_RCT_13_a_brink_window_stays_open_though_no_tile_is_reached_any_more() -> None:
    t = table(3)
    give(t, A, "freeze_spray")
    give(t, B, "battery")
    brink(t, "green", "2/1", short=2)
    lock(t, "green", "chicken", "blue")
    t.answer(A, UseTool("freeze_spray"))
    t.answer(B, Pass())
    assert on(t).move == 0 and window(t) == ("brink", "green", 2) and asked(t) == ("react", (B,))
    t.answer(B, UseTool("battery"))
    assert on(t).position[0] == 10 and on(t).turned[0] == 1
    assert asked(t) == ("chicken_look", (B,))


# -- intents ----------------------------------------------------------------------------------------------------------


def test_BSA_RCT_14_hold_passes_until_it_is_changed() -> None:
    t = table(3)
    give(t, A, "megaphone")
    intend(t, A, "megaphone", "hold")
    for cards in (("green", "blue", "red"), ("blue", "red", "green")):
        told = lock(t, *cards)
        assert not events(told, WindowOpened) and asked(t) == ("choose_action", (A, B, C))
    intend(t, A, "megaphone", "ask")
    lock(t, "red", "green", "blue")
    assert asked(t) == ("react", (A,))


def test_BSA_RCT_14_hold_turn_gives_way_to_the_former_setting() -> None:
    t = table(3)
    give(t, A, "megaphone")
    intend(t, A, "megaphone", "protect_if", wire="green", min_other_cutters=1)
    intend(t, A, "megaphone", "hold_turn")
    told = lock(t, "red", "green", "blue")
    assert not events(told, ToolDeclared) and len(on(t).rows[0]) == 1 and t.turn == 2
    told = lock(t, "blue", "red", "green")
    assert [said.targets.wire for said in events(told, ToolDeclared)] == ["green"] and len(on(t).rows[0]) == 1
    assert asked(t) == ("choose_action", (A, B, C)) and t.turn == 3


def test_BSA_RCT_14_hold_turn_over_ask_asks_again_in_the_next_turn() -> None:
    t = table(3)
    give(t, A, "megaphone")
    intend(t, A, "megaphone", "hold_turn")
    assert not events(lock(t, "red", "green", "blue"), WindowOpened)
    lock(t, "blue", "red", "green")
    assert asked(t) == ("react", (A,))


def test_BSA_RCT_14_an_intent_answers_in_a_round_already_open() -> None:
    t = revealed()
    intend(t, A, "megaphone", "hold")
    assert asked(t) == ("react", (B, C))
    intend(t, B, "multi_tool", "swap_if_shared", hand_card="red")
    assert asked(t) == ("react", (C,)) and on(t).actions[B] == "green"
    t.answer(C, Pass())
    assert on(t).actions[B] == "red"
    assert window(t) == ("reveal", None, 2) and asked(t) == ("react", (C,))


def test_BSA_RCT_14_then_too_it_is_not_asked_to_confirm_and_buries_as_it_says() -> None:
    t = table(3)
    give(t, A, "ratchet")
    give(t, B, "wire_stripper")
    detonator(t, "green", 3)
    top(t, "green", "3/1 1/1 2/1")
    lock(t, "green", "green", "chicken")
    assert asked(t) == ("react", (A, B))
    t.answer(A, UseTool("ratchet", steps=1))
    told = intend(t, B, "wire_stripper", "if_within", spaces=20, bury_from_main=2)
    assert [(done.tool, done.buried) for done in events(told, ToolResolved)] == [
        ("ratchet", None),
        ("wire_stripper", 1),
    ]
    assert on(t).decks[0][-1] == "green-11"
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_RCT_14_an_intent_does_not_change_an_answer_given() -> None:
    t = revealed()
    t.answer(A, UseTool("megaphone", wire="red"))
    intend(t, A, "megaphone", "hold")
    assert asked(t) == ("react", (B, C))
    t.answer(B, Pass())
    t.answer(C, Pass())
    assert on(t).protected[2] and asked(t) == ("react", (B, C))


def test_BSA_RCT_14_intents_are_for_own_tools_and_their_own_uses_only() -> None:
    t = table(3)
    give(t, A, "megaphone")
    assert refused(t, B, SetIntent("megaphone", "hold")) == ("tool_not_owned", "BSA-RCT-14")
    assert refused(t, A, SetIntent("megaphone", "always")) == ("bad_intent", "BSA-RCT-14")
    assert refused(t, A, SetIntent("megaphone", "protect_if", wire="green")) == ("bad_intent", "BSA-RCT-14")
    assert refused(t, A, SetIntent("megaphone", "protect_if", wire="green", min_other_cutters=1, points=3)) == (
        "bad_intent",
        "BSA-RCT-14",
    )
    intend(t, A, "megaphone", "protect_if", wire="green", min_other_cutters=1)
    give(t, A)  # spent
    assert refused(t, A, SetIntent("megaphone", "ask")) == ("tool_not_owned", "BSA-RCT-14")
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_RCT_14_intents_are_secret() -> None:
    t = table(3)
    give(t, A, "megaphone")
    one, other = t.copy(), t.copy()
    told_one = intend(one, A, "megaphone", "hold")
    told_other = intend(other, A, "megaphone", "protect_if", wire="red", min_other_cutters=2)
    for seat in (None, B, C):
        assert seen(one, seat) == seen(other, seat) == seen(t, seat)
        assert heard(told_one, seat) == heard(told_other, seat)
    assert seen(one, A) != seen(other, A)
    assert asked(one) == ("choose_action", (A, B, C))


def test_BSA_RCT_14_bomb_suit_and_insurance_are_always_used_by_default() -> None:
    t = table(3)
    scores(t, 10, 10, 10)
    give(t, A, "bomb_suit")
    give(t, B, "insurance")
    brink(t, "green", "1/1", faces="boom ok ok")
    told = lock(t, "green", "blue", "chicken")
    assert {done.tool for done in events(told, ToolResolved)} == {"bomb_suit", "insurance"}
    assert on(t).score == (13, 15, 15) and asked(t)[0] == "pick_tool"


def test_BSA_RCT_15_programs_are_told_the_form_of_every_intent() -> None:
    t = table(3)
    give(t, A, "megaphone")
    space = t.standing(A)
    assert isinstance(space, Messages)
    forms = space.schema()["anyOf"]
    assert [form["properties"]["use"]["const"] for form in forms] == ["ask", "hold", "hold_turn", "protect_if"]
    assert forms[-1] == {
        "properties": {
            "type": {"const": "set_intent"},
            "tool": {"const": "megaphone"},
            "use": {"const": "protect_if"},
            "wire": {"enum": list(WIRES)},
            "min_other_cutters": {"enum": list(range(21))},
        },
        "required": ["type", "tool", "use", "wire", "min_other_cutters"],
        "additionalProperties": False,
    }
    ranking = {"type": "array", "items": {"enum": ["magnet"]}, "uniqueItems": True}
    (form,) = Messages((), ("magnet",)).schema()["anyOf"]
    assert form == {
        "properties": {"type": {"const": "rank_tools"}, "tools": ranking},
        "required": ["type", "tools"],
    }
    assert asked(t) == ("choose_action", (A, B, C))


@pytest.mark.parametrize(
    ("others", "minimum", "acts"),
    [(("green", "green"), 2, True), (("green", "blue"), 2, False), (("blue", "red"), 0, True)],
)
def test_BSA_RCT_15_protect_if(others: tuple[str, str], minimum: int, acts: bool) -> None:
    t = table(3)
    give(t, A, "megaphone")
    intend(t, A, "megaphone", "protect_if", wire="green", min_other_cutters=minimum)
    told = lock(t, "yellow", *others)
    assert [said.targets.wire for said in events(told, ToolDeclared)] == (["green"] if acts else [])
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_RCT_15_protect_if_counts_other_players_only() -> None:
    t = table(2)
    instructor(t, "green")
    give(t, A, "megaphone")
    intend(t, A, "megaphone", "protect_if", wire="green", min_other_cutters=1)
    told = lock(t, "green", "blue")  # A itself and the Instructor cut green
    assert not events(told, ToolDeclared)
    assert asked(t) == ("choose_action", (A, B))


def test_BSA_RCT_15_protect_if_counts_those_who_added_the_wire() -> None:
    t = table(3)
    give(t, A, "megaphone")
    give(t, B, "twin_cutters")
    intend(t, A, "megaphone", "protect_if", wire="blue", min_other_cutters=1)
    lock(t, "green", "red", "chicken")
    assert asked(t) == ("react", (B,))
    told = t.answer(B, UseTool("twin_cutters", wire="blue"))
    assert [said.tool for said in events(told, ToolDeclared)] == ["twin_cutters", "megaphone"] and on(t).rows[1] == ()
    assert asked(t) == ("chicken_look", (C,))


@pytest.mark.parametrize(
    ("mine", "other", "acts"),
    [("green", "green", True), ("green", "blue", False), ("chicken", "green", False), ("red", "red", False)],
)
def test_BSA_RCT_15_swap_if_shared(mine: str, other: str, acts: bool) -> None:
    t = table(3)
    give(t, A, "multi_tool")
    stack(t, A, "blue", "yellow") if mine == "red" else None
    intend(t, A, "multi_tool", "swap_if_shared", hand_card="yellow")  # not in hand in the last case: a pass
    told = lock(t, mine, other, "wait")
    assert [said.targets.card for said in events(told, ToolDeclared)] == (["yellow"] if acts else [])
    assert on(t).actions[A] == ("yellow" if acts else mine)
    assert asked(t) == ("wait_pick", (C,))


def test_BSA_RCT_15_somebody_includes_the_instructor() -> None:
    t = table(2)
    instructor(t, "green")
    give(t, A, "multi_tool")
    intend(t, A, "multi_tool", "swap_if_shared", hand_card="chicken")
    told = lock(t, "green", "blue")
    assert [said.targets.card for said in events(told, ToolDeclared)] == ["chicken"]
    assert asked(t) == ("chicken_look", (A,))


@pytest.mark.parametrize(("other", "acts"), [("red", True), ("blue", False)])
def test_BSA_RCT_15_also_cut_if_free(other: str, acts: bool) -> None:
    t = table(3)
    give(t, A, "twin_cutters")
    intend(t, A, "twin_cutters", "also_cut_if_free", wire="blue")
    told = lock(t, "green", other, "chicken")
    assert [said.targets.wire for said in events(told, ToolDeclared)] == (["blue"] if acts else [])
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_RCT_15_also_cut_if_free_minds_the_instructor() -> None:
    t = table(2)
    instructor(t, "blue")
    give(t, A, "twin_cutters")
    intend(t, A, "twin_cutters", "also_cut_if_free", wire="blue")
    told = lock(t, "green", "chicken")
    assert not events(told, ToolDeclared)
    assert asked(t) == ("chicken_look", (B,))


@pytest.mark.parametrize(
    ("points", "cards", "target"),
    [
        ((0, 10, 12, 40), ("green", "green", "green", "red"), C),  # D cuts another wire
        ((0, 12, 12, 12), ("green", "green", "green", "red"), C),  # ties: highest badge
        ((50, 1, 0, 0), ("green", "green", "red", "red"), B),  # never oneself
        ((0, 10, 12, 40), ("green", "blue", "red", "red"), None),
    ],
)
def test_BSA_RCT_15_push_leader_if_shared(points: tuple[int, ...], cards: tuple[str, ...], target: int | None) -> None:
    t = table(4)
    scores(t, *points)
    give(t, A, "remote_control")
    intend(t, A, "remote_control", "push_leader_if_shared", side="right")
    told = lock(t, *cards)
    said = [(each.targets.target, each.targets.side) for each in events(told, ToolDeclared)]
    assert said == ([(target, "right")] if target is not None else [])
    assert asked(t) == ("choose_action", (A, B, C, D))


@pytest.mark.parametrize(("other", "target"), [("green", B), ("blue", "instructor")])
def test_BSA_RCT_15_push_leader_takes_the_instructor_last(other: str, target: Any) -> None:
    t = table(2)
    instructor(t, "green")
    give(t, A, "remote_control")
    intend(t, A, "remote_control", "push_leader_if_shared", side="left")
    told = lock(t, "green", other)
    assert [each.targets.target for each in events(told, ToolDeclared)] == [target]
    assert asked(t) == ("choose_action", (A, B))


def test_BSA_RCT_15_push_leader_minds_own_cutters_only() -> None:
    t = table(3)
    give(t, A, "remote_control")
    give(t, B, "twin_cutters")
    intend(t, A, "remote_control", "push_leader_if_shared", side="left")
    lock(t, "green", "red", "chicken")
    told = t.answer(B, UseTool("twin_cutters", wire="green"))  # B cuts green too, but not with B's own cutters
    assert [said.tool for said in events(told, ToolDeclared)] == ["twin_cutters"]
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_RCT_15_with_the_instructor_one_is_not_solo() -> None:
    t = table(2)
    instructor(t, "green")
    give(t, A, "bolt_cutters")
    intend(t, A, "bolt_cutters", "if_solo")
    told = lock(t, "green", "chicken")
    assert not events(told, ToolDeclared) and on(t).tools[A] == ("bolt_cutters",)
    assert asked(t) == ("chicken_look", (B,))


@pytest.mark.parametrize(
    ("use", "other", "acts"), [("always", "green", True), ("if_solo", "green", False), ("if_solo", "blue", True)]
)
def test_BSA_RCT_15_always_and_if_solo(use: str, other: str, acts: bool) -> None:
    t = table(3)
    give(t, A, "bolt_cutters")
    intend(t, A, "bolt_cutters", use)
    told = lock(t, "green", other, "chicken")
    assert [said.tool for said in events(told, ToolDeclared)] == (["bolt_cutters"] if acts else [])
    assert asked(t) == ("chicken_look", (C,))


@pytest.mark.parametrize(("position", "spaces", "steps"), [(7, 3, [3]), (7, 2, []), (2, 20, [2]), (0, 20, [])])
def test_BSA_RCT_15_if_within_of_the_ratchet(position: int, spaces: int, steps: list[int]) -> None:
    t = table(3)
    give(t, A, "ratchet")
    detonator(t, "green", position)
    intend(t, A, "ratchet", "if_within", spaces=spaces)
    told = lock(t, "green", "blue", "chicken")
    assert [said.targets.steps for said in events(told, ToolDeclared)] == steps
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_RCT_15_if_within_of_the_wire_stripper_buries_by_main_value() -> None:
    t = table(3)
    give(t, A, "wire_stripper")
    detonator(t, "green", 7)
    top(t, "green", "3/1 1/1")
    intend(t, A, "wire_stripper", "if_within", spaces=3, bury_from_main=2)
    told = lock(t, "green", "blue", "chicken")
    assert [done.buried for done in events(told, ToolResolved)] == [1]
    assert [(card.main, card.chain) for card in events(told, CardFlipped) if card.wire == "green"] == [(1, 1)]
    assert on(t).decks[0][-1] == "green-11"
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_RCT_15_if_within_of_the_tweezers_asks_for_the_order_as_usual() -> None:
    t = table(3)
    give(t, A, "tweezers")
    detonator(t, "green", 7)
    intend(t, A, "tweezers", "if_within", spaces=3)
    lock(t, "green", "blue", "chicken")
    assert asked(t) == ("order_cards", (A,))
    t.answer(A, Order((1, 2, 3, 4)))
    assert asked(t) == ("chicken_look", (C,))


@pytest.mark.parametrize(("mine", "acts"), [("green", True), ("chicken", False)])
def test_BSA_RCT_15_if_own_wire(mine: str, acts: bool) -> None:
    t = table(3)
    give(t, A, "freeze_spray")
    intend(t, A, "freeze_spray", "if_own_wire")
    brink(t, "green", "1/1 1/1")
    told = lock(t, mine, "green", "wait")
    told += t.answer(C, LockWait("red"))
    assert [said.tool for said in events(told, ToolDeclared)] == (["freeze_spray"] if acts else [])
    assert asked(t) == (("choose_action", (A, B, C)) if acts else ("chicken_look", (A,)))


@pytest.mark.parametrize(("mine", "acts"), [("green", False), ("chicken", True)])
def test_BSA_RCT_15_if_chicken(mine: str, acts: bool) -> None:
    t = table(3)
    give(t, A, "battery")
    intend(t, A, "battery", "if_chicken")
    brink(t, "green", "1/1 0/2", faces="ok ok boom")
    told = lock(t, mine, "green", "blue")
    assert [said.tool for said in events(told, ToolDeclared)] == (["battery"] if acts else [])
    assert t.bomb == ("II" if acts else "I")  # a move of 3 meets the third tile
    assert asked(t)[0] == ("pick_tool" if acts else "choose_action")


@pytest.mark.parametrize(("points", "acts"), [(2, True), (3, False)])
def test_BSA_RCT_15_if_gain_at_least(points: int, acts: bool) -> None:
    t = table(3)
    give(t, A, "priority_armband")
    intend(t, A, "priority_armband", "if_gain_at_least", points=points)
    top(t, "green", "1/1 2/1")  # V = 4, pay 2: the gain is 2
    told = lock(t, "green", "green", "chicken")
    assert [said.tool for said in events(told, ToolDeclared)] == (["priority_armband"] if acts else [])
    assert on(t).score == ((4 if acts else 2), 2, 0)
    assert asked(t) == ("chicken_look", (C,))


@pytest.mark.parametrize(("points", "acts"), [(8, True), (9, False)])
def test_BSA_RCT_15_if_pay_at_least_is_judged_before_the_cap(points: int, acts: bool) -> None:
    t = table(3)
    give(t, C, "carbon_paper")
    intend(t, C, "carbon_paper", "if_pay_at_least", points=points)
    row(t, "blue", "2/1 0/2 3/1")
    top(t, "blue", "4/0")  # V = 8, alone
    told = lock(t, "chicken", "blue", "chicken")
    assert [said.targets.target for said in events(told, ToolDeclared)] == ([B] if acts else [])
    assert on(t).score == (0, 8, 6 if acts else 0)
    assert asked(t)[0] == "chicken_look"


@pytest.mark.parametrize(("numbers", "target"), [((1, 2, 3), A), ((2, 1, 3), B)])
def test_BSA_RCT_15_if_pay_at_least_copies_the_lowest_badge_of_equals(numbers: tuple[int, ...], target: int) -> None:
    t = table(3)
    badges(t, *numbers)
    give(t, C, "carbon_paper")
    intend(t, C, "carbon_paper", "if_pay_at_least", points=1)
    top(t, "green", "1/1 2/1")
    told = lock(t, "green", "green", "chicken")
    assert [said.targets.target for said in events(told, ToolDeclared)] == [target]
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_RCT_15_if_pay_at_least_copies_the_highest_pay() -> None:
    t = table(3)
    give(t, B, "bolt_cutters")
    give(t, C, "carbon_paper")
    intend(t, B, "bolt_cutters", "always")
    intend(t, C, "carbon_paper", "if_pay_at_least", points=4)
    top(t, "green", "1/1 2/1")
    told = lock(t, "green", "green", "chicken")
    assert [said.targets.target for said in events(told, ToolDeclared) if said.tool == "carbon_paper"] == [B]
    assert on(t).score == (2, 4, 4)
    assert asked(t) == ("chicken_look", (C,))


@pytest.mark.parametrize("number", [-1, 21])
def test_BSA_RCT_15_numbers_are_0_to_20(number: int) -> None:
    t = table(3)
    give(t, A, "ratchet", "wire_stripper")
    assert refused(t, A, SetIntent("ratchet", "if_within", spaces=number)) == ("bad_intent", "BSA-RCT-14")
    assert refused(t, A, SetIntent("wire_stripper", "if_within", spaces=3, bury_from_main=number)) == (
        "bad_intent",
        "BSA-RCT-14",
    )
    intend(t, A, "ratchet", "if_within", spaces=20)
    intend(t, A, "ratchet", "if_within", spaces=0)
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_RCT_16_automatic_uses_are_judged_at_the_beginning_of_each_round() -> None:
    t = table(3)
    give(t, A, "multi_tool")
    give(t, C, "remote_control")
    intend(t, A, "multi_tool", "swap_if_shared", hand_card="yellow")
    lock(t, "green", "blue", "chicken")
    assert asked(t) == ("react", (C,))  # nobody shares A's wire: a pass for this round
    told = t.answer(C, UseTool("remote_control", target=B, side="left"))
    assert [said.tool for said in events(told, ToolDeclared)] == ["remote_control", "multi_tool"]
    assert on(t).actions[A] == "yellow"
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_RCT_16_an_illegal_automatic_use_is_a_pass() -> None:
    t = table(3)
    give(t, A, "twin_cutters")
    intend(t, A, "twin_cutters", "also_cut_if_free", wire="green")  # A's own wire
    told = lock(t, "green", "blue", "chicken")
    assert not events(told, ToolDeclared) and not events(told, WindowOpened)
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_RCT_17_in_days_nobody_is_asked_in_a_window() -> None:
    t = table(3, tempo="days")
    give(t, A, "megaphone", "ratchet", "freeze_spray")
    give(t, B, "priority_armband")
    give(t, C, "carbon_paper")
    intend(t, C, "carbon_paper", "if_pay_at_least", points=1)
    brink(t, "green", "1/1 0/2")
    told = lock(t, "green", "green", "chicken")
    assert [said.tool for said in events(told, ToolDeclared)] == ["carbon_paper"]
    assert on(t).tools[A] == ("megaphone", "ratchet", "freeze_spray") and on(t).tools[B] == ("priority_armband",)
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_RCT_17_follow_ups_and_the_plan_window_work_as_usual() -> None:
    t = table(3, tempo="days")
    give(t, A, "tweezers", "screwdriver")
    intend(t, A, "tweezers", "if_within", spaces=20)
    t.answer(A, UseTool("screwdriver", wire="red"))
    t.answer(A, Order((3, 2, 1)))
    lock(t, "green", "blue", "chicken")
    assert asked(t) == ("order_cards", (A,))
    t.answer(A, Order((2, 1, 3, 4)))
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_RCT_18_everyone_sees_who_is_eligible_whatever_the_intents() -> None:
    t = table(4)
    give(t, A, "megaphone")
    give(t, B, "multi_tool")
    held = t.copy()
    intend(held, A, "megaphone", "hold")
    told = lock(t, "green", "blue", "red", "chicken")
    told_held = lock(held, "green", "blue", "red", "chicken")
    (opened,), (opened_held,) = events(told, WindowOpened), events(told_held, WindowOpened)
    assert opened.eligible == opened_held.eligible == (A, B)
    for seat in (None, B, C, D):
        assert seen(held, seat) == seen(t, seat)
        assert GAME.view(held, seat).waiting == (A, B)
    assert asked(t) == ("react", (A, B)) and asked(held) == ("react", (B,))


def test_BSA_RCT_18_a_board_shows_who_is_eligible_from_the_announcement_to_the_end_of_the_round() -> None:
    """So one round looks other than none from its very first moment, and only the rule decides which it is."""
    t = table(3)
    give(t, A, "megaphone")
    give(t, B, "multi_tool")
    told = lock(t, "green", "blue", "chicken")
    (opened,) = (one for one in told if type(one.event) is WindowOpened)
    for seat in (None, A, B, C):
        assert GAME.board(opened.table, seat).eligible == GAME.board(t, seat).eligible == (A, B)
    told = all_pass(t)
    (closed,) = (one for one in told if type(one.event) is WindowClosed)
    assert GAME.board(closed.table, None).eligible == GAME.board(t, None).eligible == ()
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_RCT_18_nobody_sees_who_has_answered() -> None:
    t = revealed()
    for seat, choice in ((A, UseTool("megaphone", wire="red")), (C, Pass())):
        told = t.answer(seat, choice)
        assert not told
        assert GAME.view(t, None).waiting == GAME.view(t, D).waiting == (A, B, C)
    assert asked(t) == ("react", (B,))


def test_BSA_RCT_18_if_all_pass_by_intent_nothing_is_sent() -> None:
    t = table(3)
    give(t, A, "megaphone")
    give(t, B, "multi_tool")
    intend(t, A, "megaphone", "hold_turn")
    intend(t, B, "multi_tool", "swap_if_shared", hand_card="red")
    told = lock(t, "green", "blue", "chicken")
    assert not events(told, WindowOpened) and not events(told, WindowClosed)
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_RCT_19_bots_answer_within_a_second() -> None:
    t = GAME.new((Seat(), Seat("bot", "rookie"), Seat()), seed="bots")
    give(t, B, "multi_tool", "megaphone", "twin_cutters", "remote_control")
    lock(t, "green", "blue", "red")
    assert asked(t) == ("react", (B,))
    for make in GAME.bots.values():
        began = time.perf_counter()
        choice = make().choose(GAME.view(t, B), random.Random(1))
        assert time.perf_counter() - began < 1 and choice in t.options(B)


def test_BSA_RCT_20_of_several_automatic_uses_the_lowest_number_is_declared() -> None:
    t = table(3)
    give(t, A, "twin_cutters", "multi_tool", "megaphone")
    intend(t, A, "twin_cutters", "also_cut_if_free", wire="red")
    intend(t, A, "multi_tool", "swap_if_shared", hand_card="yellow")
    intend(t, A, "megaphone", "protect_if", wire="blue", min_other_cutters=0)
    told = lock(t, "green", "green", "chicken")
    assert [said.tool for said in events(told, ToolDeclared)] == ["megaphone", "multi_tool", "twin_cutters"]
    rounds = [opened.round for opened in events(told, WindowOpened)]
    assert rounds == [1, 2, 3]
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_RCT_20_a_seat_with_one_tool_on_ask_may_declare_any_of_them() -> None:
    t = table(3)
    give(t, A, "multi_tool", "megaphone", "twin_cutters")
    intend(t, A, "megaphone", "hold")
    intend(t, A, "twin_cutters", "also_cut_if_free", wire="blue")  # B cuts it: no use applies
    lock(t, "green", "blue", "chicken")
    assert asked(t) == ("react", (A,)) and set(offered(t, A)) == {"multi_tool", "megaphone", "twin_cutters"}


def test_BSA_RCT_20_otherwise_it_passes() -> None:
    t = table(3)
    give(t, A, "multi_tool", "megaphone")
    intend(t, A, "megaphone", "hold")
    intend(t, A, "multi_tool", "swap_if_shared", hand_card="red")
    told = lock(t, "green", "blue", "chicken")
    assert not events(told, WindowOpened)
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_RCT_21_a_silent_seat_is_not_asked_again_this_turn() -> None:
    t = table(3)
    give(t, A, "megaphone", "ratchet")
    detonator(t, "green", 3)
    lock(t, "green", "blue", "chicken")
    run_out(t)
    assert asked(t) == ("chicken_look", (C,))  # no cut window for A
    to_next_turn(t)
    lock(t, "red", "green", "blue")
    assert asked(t) == ("react", (A,))


def test_BSA_RCT_21_automatic_uses_of_a_silent_seat_still_act() -> None:
    t = table(3)
    give(t, A, "megaphone", "ratchet")
    detonator(t, "green", 3)
    intend(t, A, "ratchet", "if_within", spaces=20)
    lock(t, "green", "blue", "chicken")
    told = run_out(t)
    assert [said.tool for said in events(told, ToolDeclared)] == ["ratchet"]
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_RCT_21_a_message_about_its_tools_ends_the_silence() -> None:
    t = table(3)
    give(t, A, "megaphone", "carbon_paper")
    give(t, B, "ratchet")
    detonator(t, "green", 3)
    quiet = lock(t, "chicken", "green", "blue") and run_out(t)
    assert quiet and window(t) == ("cut", "green", 1) and asked(t) == ("react", (B,))
    t.answer(B, Pass())
    assert asked(t) == ("chicken_look", (A,))  # no score window waited for A
    t = table(3)
    give(t, A, "megaphone", "carbon_paper")
    give(t, B, "ratchet")
    detonator(t, "green", 3)
    lock(t, "chicken", "green", "blue")
    run_out(t)
    intend(t, A, "megaphone", "ask")
    t.answer(B, Pass())
    assert window(t) == ("score", "green", 1) and asked(t) == ("react", (A,))


@pytest.mark.parametrize("answers", [True, False])
def test_BSA_RCT_21_a_default_of_the_clock_is_no_message(answers: bool) -> None:
    t = table(3)
    give(t, A, "megaphone", "tweezers", "carbon_paper")
    intend(t, A, "tweezers", "if_within", spaces=20)
    lock(t, "green", "blue", "chicken")
    run_out(t)  # the Megaphone: A is silent
    assert asked(t) == ("order_cards", (A,))
    if answers:
        t.answer(A, Order((1, 2, 3, 4)))
        assert window(t) == ("score", "blue", 1) and asked(t) == ("react", (A,))
    else:
        run_out(t)
        assert asked(t) == ("chicken_look", (C,))  # no score window waited for A


def test_BSA_RCT_21_a_pass_is_no_silence() -> None:
    t = table(3)
    give(t, A, "megaphone", "ratchet")
    detonator(t, "green", 3)
    lock(t, "green", "blue", "chicken")
    t.answer(A, Pass())
    assert window(t) == ("cut", "green", 1) and asked(t) == ("react", (A,))
    assert uses(t, A) and KeepAndBury((1, 2), ()) not in t.options(A)
