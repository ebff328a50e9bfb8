"""Tools in general (section 14)."""

import pytest

from qg.games.bomb_squad_academy.tests.prelude import *

# -- the draft --------------------------------------------------------------------------------------------------------


def test_BSA_TOO_01_one_tool_more_than_players_is_displayed() -> None:
    t = table(3, exam="express", age_order="manual")
    first, second, third, last = t.display
    told = []
    for seat, tool in ((A, second), (B, first), (C, last)):
        assert asked(t) == ("pick_tool", (seat,))
        told += t.answer(seat, TakeTool(tool))
    assert on(t).tools == ((second,), (first,), (last,))
    assert events(told, ToolPicked) == [ToolPicked(A, second), ToolPicked(B, first), ToolPicked(C, last)]
    assert events(told, ToolLeft) == [ToolLeft(third)]
    assert t.tools_left == (third,) and third not in t.tool_deck and not t.display
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_TOO_01_the_display_comes_after_the_sensors() -> None:
    t = table(3)
    told = blow_up(t)
    names = kinds(told)
    assert names.index("SensorsPlaced") < names.index("ToolsDisplayed")
    assert len(events(told, SensorsPlaced)[0].sensors) == 2
    assert events(told, ToolsDisplayed)[0].tools == t.display and len(t.display) == 4
    assert asked(t)[0] == "pick_tool"


def test_BSA_TOO_01_a_taken_tool_is_taken() -> None:
    t = table(3, exam="express", age_order="manual")
    tool = t.display[0]
    t.answer(A, TakeTool(tool))
    assert TakeTool(tool) not in t.options(B) and len(choices(t, B)) == 3
    assert refused(t, B, TakeTool(tool)) == ("not_displayed", "BSA-TOO-01")
    assert asked(t) == ("pick_tool", (B,))


def test_BSA_TOO_01_bots_count_and_the_instructor_does_not() -> None:
    t = GAME.new((Seat(), Seat("bot", "rookie")), {"exam": "express"}, seed="bots")
    assert t.instructor is not None and len(t.display) == 3
    draft(t)
    assert [len(owned) for owned in on(t).tools] == [1, 1] and len(t.tools_left) == 1
    assert asked(t) == ("choose_action", (A, B))


def test_BSA_TOO_01_who_has_ranked_the_tools_takes_the_best_one_left_at_once() -> None:
    t = table(4, exam="express", age_order="manual")
    first, second, third, *_ = t.display
    before = seen(t, None), seen(t, A), seen(t, C)
    assert not [each for each in t.answer(B, RankTools((first, third))) if each.is_for(A)]
    assert (seen(t, None), seen(t, A), seen(t, C)) == before
    assert asked(t) == ("pick_tool", (A,))
    told = t.answer(A, TakeTool(first))
    assert events(told, ToolPicked) == [ToolPicked(A, first), ToolPicked(B, third)]
    assert asked(t) == ("pick_tool", (C,))
    assert refused(t, C, RankTools((third,))) == ("not_displayed", "BSA-TOO-01")  # gone already
    t.answer(C, RankTools((second,)))  # the one whose place has come takes it at once
    assert on(t).tools[C] == (second,) and asked(t) == ("pick_tool", (D,))


def test_BSA_TOO_01_the_ranking_of_a_tool_not_displayed_is_refused() -> None:
    t = table(3, exam="express", age_order="manual")
    hidden = t.tool_deck[0]
    assert refused(t, B, RankTools((hidden,))) == ("not_displayed", "BSA-TOO-01")
    assert refused(t, B, RankTools((t.display[0], t.display[0]))) == ("ranked_twice", "BSA-TOO-01")
    assert asked(t) == ("pick_tool", (A,))


def test_BSA_TOO_02_the_second_draft_brings_new_tools_and_keeps_the_old() -> None:
    t = table(4, exam="express", age_order="manual")
    shown = set(t.display)
    draft(t)
    first = on(t).tools
    blow_up(t)
    assert t.bomb == "III" and len(t.display) == 5 and shown.isdisjoint(t.display)
    draft(t)
    assert [owned[:1] for owned in on(t).tools] == list(first) and [len(owned) for owned in on(t).tools] == [2] * 4
    assert len(t.tools_left) == 2
    assert asked(t) == ("choose_action", (A, B, C, D))


def test_BSA_TOO_03_who_owns_what_is_public() -> None:
    t = table(3)
    give(t, B, "ratchet", "magnet")
    for seat in (None, A, B, C):
        assert GAME.view(t, seat).board.tools == ((), ("ratchet", "magnet"), ())
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_TOO_04_taking_a_tool_is_compulsory() -> None:
    t = table(3, exam="express", age_order="manual")
    assert list(choices(t, A)) == [TakeTool(tool) for tool in t.display]
    assert refused(t, A, Pass()) == ("not_an_option", None)
    assert asked(t) == ("pick_tool", (A,))


def test_BSA_TOO_04_using_one_never_is() -> None:
    t = table(3)
    give(t, A, "flashlight", "megaphone", "ratchet", "bomb_suit")
    detonator(t, "green", 3)
    t.answer(A, Lock("green"))  # without the Flashlight
    lock(t, None, "blue", "red")
    assert window(t) == ("reveal", None, 1) and Pass() in t.options(A)
    t.answer(A, Pass())
    assert window(t) == ("cut", "green", 1) and Pass() in t.options(A)
    t.answer(A, Pass())
    assert on(t).tools[A] == ("flashlight", "megaphone", "ratchet", "bomb_suit") and not on(t).tools_used[A]
    assert asked(t) == ("choose_action", (A, B, C)) and t.turn == 2


# -- using ------------------------------------------------------------------------------------------------------------


def test_BSA_TOO_05_each_tool_is_used_once_a_game() -> None:
    t = table(3, exam="express", age_order="manual")
    draft(t)
    give(t, A, "flashlight")
    t.answer(A, UseTool("flashlight"))
    assert on(t).tools[A] == () and on(t).tools_used[A] == ("flashlight",)
    assert refused(t, A, UseTool("flashlight")) == ("tool_not_owned", "BSA-TOO-05")
    blow_up(t)
    assert "flashlight" not in t.display and "flashlight" not in t.tool_deck
    assert asked(t) == ("pick_tool", (A,))


@pytest.mark.parametrize(
    ("tool", "use"),
    [
        ("screwdriver", UseTool("screwdriver", wire="red")),
        ("megaphone", UseTool("megaphone", wire="red")),
        ("tweezers", UseTool("tweezers")),
        ("wire_stripper", UseTool("wire_stripper")),
        ("ratchet", UseTool("ratchet", steps=1)),
        ("freeze_spray", UseTool("freeze_spray")),
        ("priority_armband", UseTool("priority_armband")),
    ],
)
def test_BSA_TOO_05_whatever_its_window(tool: str, use: UseTool) -> None:
    t = table(3, exam="express", age_order="manual")
    draft(t)
    for seat in (A, B, C):
        give(t, seat)
    give(t, A, tool)
    brink(t, "green", "1/1 0/1")
    if tool != "screwdriver":
        lock(t, "green", "green", "blue")
    assert offered(t, A) == (tool,)
    t.answer(A, use)
    assert on(t).tools[A] == () and on(t).tools_used[A] == (tool,)
    if asked(t)[0] in ("order_cards", "keep_or_bury") or t.queue:
        t.answer(A, choices(t, A)[0])
    assert not offered(t, A) and refusal(t, A, use).rule_id == "BSA-TOO-05"
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_TOO_06_a_tool_is_declared_with_all_its_targets() -> None:
    t = table(3)
    give(t, A, "magnet", "flashlight")
    sensors(t, "green", "red")
    assert refused(t, A, UseTool("magnet")) == ("tool_condition", "BSA-TL-05")
    assert refused(t, A, UseTool("magnet", sensor="alpha")) == ("tool_condition", "BSA-TL-05")
    assert refused(t, A, UseTool("magnet", wire="blue")) == ("tool_condition", "BSA-TL-05")
    assert refused(t, A, UseTool("flashlight", wire="blue")) == ("tool_condition", "BSA-TL-01")
    assert UseTool("magnet", sensor="alpha", wire="blue") in t.options(A)
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_TOO_06_a_tool_is_carried_out_completely_before_the_next() -> None:
    t = table(3)
    give(t, A, "tweezers")
    give(t, B, "wire_stripper")
    lock(t, "green", "green", "blue")
    t.answer(A, UseTool("tweezers"))
    told = t.answer(B, UseTool("wire_stripper"))
    assert asked(t) == ("order_cards", (A,))
    assert [look.seat for look in events(told, Looked)] == [A]
    told = t.answer(A, Order((4, 3, 2, 1)))
    assert asked(t) == ("confirm_tool", (B,)) and not events(told, Looked)
    told = t.answer(B, Proceed())
    assert [look.seat for look in events(told, Looked)] == [B]
    assert asked(t) == ("keep_or_bury", (B,))


def test_BSA_TOO_07_a_player_may_use_several_tools_in_a_turn() -> None:
    t = table(3)
    give(t, A, "flashlight", "stethoscope", "megaphone", "multi_tool")
    t.answer(A, UseTool("flashlight"))
    t.answer(A, UseTool("stethoscope"))
    lock(t, "green", "blue", "red")
    t.answer(A, UseTool("megaphone", wire="blue"))
    assert asked(t) == ("react", (A,)) and offered(t, A) == ("multi_tool",)
    t.answer(A, UseTool("multi_tool", card="chicken"))
    assert set(on(t).tools_used[A]) == {"flashlight", "stethoscope", "megaphone", "multi_tool"}
    assert asked(t) == ("chicken_look", (A,))


def test_BSA_TOO_07_bolt_cutters_bar_every_other_tool_of_the_turn() -> None:
    t = table(3)
    give(t, A, "bolt_cutters", "ratchet", "freeze_spray", "priority_armband")
    brink(t, "green", "1/1 1/1 1/1")
    lock(t, "green", "green", "blue")
    assert offered(t, A) == ("bolt_cutters", "ratchet")
    told = t.answer(A, UseTool("bolt_cutters"))
    assert on(t).tools[A] == ("ratchet", "freeze_spray", "priority_armband")
    assert kinds(told).count("WindowOpened") == 0  # no second round, no brink, no score window
    assert asked(t) == ("choose_action", (A, B, C)) and t.turn == 2
    lock(t, "chicken", "blue", "green")  # in the next turn others are allowed again
    assert window(t) == ("brink", "green", 1) and offered(t, A) == ("freeze_spray",)


def test_BSA_TOO_07_bolt_cutters_come_after_no_other_tool_of_the_turn() -> None:
    t = table(3)
    give(t, A, "bolt_cutters", "ratchet")
    detonator(t, "green", 3)
    lock(t, "green", "blue", "red")
    t.answer(A, UseTool("ratchet", steps=1))
    assert on(t).tools[A] == ("bolt_cutters",) and on(t).rows[0] == ("green-01",)  # no second round, the wire is cut
    assert asked(t) == ("choose_action", (A, B, C)) and t.turn == 2


@pytest.mark.parametrize("reply", ["chicken", "blue"])
def test_BSA_TOO_07_a_tool_fizzled_or_withdrawn_has_not_been_used(reply: str) -> None:
    t = table(3)
    scores(t, 10, 8, 0)
    give(t, A, "remote_control", "bolt_cutters")
    give(t, B, "multi_tool")
    lock(t, "green", "green", "yellow")
    t.answer(A, UseTool("remote_control", target=B, side="right"))
    t.answer(B, UseTool("multi_tool", card=reply))
    if reply == "blue":
        t.answer(A, Withdraw())
    assert window(t) == ("reveal", None, 2)
    t.answer(A, Pass())
    assert window(t) == ("cut", "green", 1) and offered(t, A) == ("bolt_cutters",)
    assert asked(t) == ("react", (A,))


def test_BSA_TOO_08_a_tool_declared_may_be_withdrawn_after_an_earlier_one() -> None:
    t = table(3)
    scores(t, 10, 8, 0)
    give(t, A, "remote_control")
    give(t, B, "megaphone")
    lock(t, "green", "blue", "chicken")
    t.answer(A, UseTool("remote_control", target=B, side="right"))
    t.answer(B, UseTool("megaphone", wire="red"))
    assert asked(t) == ("confirm_tool", (A,))
    told = t.answer(A, Withdraw())
    assert events(told, ToolWithdrawn) == [ToolWithdrawn(A, "remote_control")]
    assert on(t).tools[A] == ("remote_control",) and not on(t).tools_used[A] and on(t).stands_for[B] == 1
    assert asked(t) == ("react", (A,)) and window(t) == ("reveal", None, 2)


def test_BSA_TOO_08_the_first_tool_cannot_be_withdrawn() -> None:
    t = table(3)
    give(t, A, "megaphone")
    give(t, B, "multi_tool")
    lock(t, "green", "blue", "chicken")
    t.answer(A, UseTool("megaphone", wire="blue"))
    assert refused(t, A, Withdraw()) == ("not_asked", None)
    t.answer(B, Pass())
    assert on(t).protected == (False, True, False, False) and not on(t).tools[A]
    assert asked(t) == ("react", (B,))


def test_BSA_TOO_09_a_tool_that_has_become_illegal_fizzles_and_is_kept() -> None:
    t = table(3)
    scores(t, 10, 8, 0)
    give(t, A, "remote_control")
    give(t, B, "multi_tool")
    lock(t, "green", "green", "yellow")
    t.answer(A, UseTool("remote_control", target=B, side="left"))
    told = t.answer(B, UseTool("multi_tool", card="wait"))
    assert events(told, ToolFizzled) == [ToolFizzled(A, "remote_control")]
    assert [done.tool for done in events(told, ToolResolved)] == ["multi_tool"]
    assert on(t).tools[A] == ("remote_control",) and not on(t).tools_used[A] and not on(t).tools_turn[A]
    assert asked(t) == ("react", (A,))
    t.answer(A, Pass())
    assert asked(t) == ("wait_pick", (B,))


# -- conditions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tool", ["tweezers", "wire_stripper"])
def test_BSA_TOO_10_deck_at_least_2(tool: str) -> None:
    t = table(3)
    give(t, A, tool)
    one = t.copy()
    whole_deck(t, "green", "1/1 0/2")
    lock(t, "green", "blue", "red")
    assert window(t) == ("cut", "green", 1) and offered(t, A) == (tool,)
    whole_deck(one, "green", "1/1")
    lock(one, "green", "blue", "red")
    assert asked(one) == ("choose_action", (A, B, C)) and one.turn == 2


def test_BSA_TOO_10_two_face_down_tiles() -> None:
    t = table(3)
    give(t, A, "screwdriver")
    tiles(t, "blue", "ok boom ok", turned=1)
    tiles(t, "red", "ok ok boom", turned=2)
    assert [use.wire for use in uses(t, A)] == ["green", "blue", "yellow"]
    assert refused(t, A, UseTool("screwdriver", wire="red")) == ("tool_condition", "BSA-TL-04")
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_TOO_10_sensors_in_play_and_sensor_not_on_wire() -> None:
    t = table(3)
    give(t, A, "magnet")
    assert offered(t, A) == ()
    sensors(t, "green", "red")
    assert {(use.sensor, use.wire) for use in uses(t, A)} == {
        *(("alpha", wire) for wire in ("blue", "red", "yellow")),
        *(("beta", wire) for wire in ("green", "blue", "yellow")),
    }
    assert refused(t, A, UseTool("magnet", sensor="alpha", wire="green")) == ("tool_condition", "BSA-TL-05")
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_TOO_10_own_stack_has_non_wait() -> None:
    t = table(3)
    give(t, A, "spare_cutters")
    assert offered(t, A) == ()
    stack(t, A, "wait")
    assert offered(t, A) == ()
    stack(t, A, "wait", "red")
    assert [use.cards for use in uses(t, A)] == [("red",)]
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_TOO_10_wire_not_protected() -> None:
    t = table(3)
    give(t, A, "megaphone")
    lock(t, "green", "blue", "red")
    assert [use.wire for use in uses(t, A)] == ["green", "blue", "red", "yellow"]
    t.protected = ("blue", "yellow")
    t.scratch.forget()
    assert [use.wire for use in uses(t, A)] == ["green", "red"]
    assert refused(t, A, UseTool("megaphone", wire="blue")) == ("tool_condition", "BSA-TL-08")
    assert asked(t) == ("react", (A,))


def test_BSA_TOO_10_not_used_twin_cutters_this_turn() -> None:
    t = table(3)
    give(t, A, "multi_tool", "twin_cutters")
    lock(t, "green", "blue", "chicken")
    assert offered(t, A) == ("multi_tool", "twin_cutters")
    t.answer(A, UseTool("twin_cutters", wire="yellow"))
    assert asked(t) == ("chicken_look", (C,))  # no second round for the Multi-Tool


def test_BSA_TOO_10_own_action_is_cutter_and_wire_not_own() -> None:
    t = table(4)
    give(t, A, "twin_cutters")
    other = t.copy()
    lock(t, "blue", "blue", "red", "red")
    assert [use.wire for use in uses(t, A)] == ["green", "red", "yellow"]
    assert asked(t) == ("react", (A,))
    lock(other, "chicken", "blue", "red", "red")
    assert asked(other) == ("chicken_look", (A,))


def test_BSA_TOO_10_target_action_is_cutter() -> None:
    t = table(4)
    give(t, A, "remote_control")
    lock(t, "chicken", "wait", "red", "chicken")
    assert {(use.target, use.side) for use in uses(t, A)} == {(C, "left"), (C, "right")}
    assert asked(t) == ("react", (A,))
    other = table(3)
    give(other, A, "remote_control")
    lock(other, "green", "wait", "chicken")
    assert asked(other) == ("wait_pick", (B,))


def test_BSA_TOO_10_own_cutter_on_wire_and_not_cutter_on_wire() -> None:
    t = table(3)
    give(t, A, "ratchet", "carbon_paper")
    detonator(t, "green", 3)
    detonator(t, "blue", 3)
    lock(t, "blue", "green", "blue")
    assert window(t) == ("score", "green", 1) and offered(t, A) == ("carbon_paper",)
    t.answer(A, Pass())
    assert window(t) == ("cut", "blue", 1) and offered(t, A) == ("ratchet",)
    t.answer(A, Pass())
    assert asked(t) == ("choose_action", (A, B, C))  # no score window on A's own wire


def test_BSA_TOO_10_no_tool_used_this_turn() -> None:
    t = table(3)
    give(t, A, "bolt_cutters", "flashlight")
    without = t.copy()
    t.answer(A, UseTool("flashlight"))
    lock(t, "green", "blue", "red")
    assert asked(t) == ("choose_action", (A, B, C)) and t.turn == 2
    lock(without, "green", "blue", "red")
    assert asked(without) == ("react", (A,)) and offered(without, A) == ("bolt_cutters",)


@pytest.mark.parametrize(("position", "steps"), [(0, []), (1, [1]), (2, [1, 2]), (3, [1, 2, 3]), (8, [1, 2, 3])])
def test_BSA_TOO_10_detonator_at_least_steps(position: int, steps: list[int]) -> None:
    t = table(3)
    give(t, A, "ratchet")
    detonator(t, "green", position)
    lock(t, "green", "blue", "red")
    assert [use.steps for use in uses(t, A)] == steps
    assert asked(t) == (("react", (A,)) if steps else ("choose_action", (A, B, C)))


def test_BSA_TOO_10_move_positive() -> None:
    t = table(3)
    give(t, A, "freeze_spray", "battery")
    brink(t, "green", "1/1")
    lock(t, "green", "blue", "red")
    assert offered(t, A) == ("freeze_spray", "battery")
    t.cut = replace(t.cut, move=0)
    t.scratch.forget()
    assert offered(t, A) == ("battery",)
    assert asked(t) == ("react", (A,))


def test_BSA_TOO_10_shared_cut() -> None:
    t = table(3)
    give(t, A, "priority_armband")
    alone = t.copy()
    lock(t, "green", "green", "blue")
    assert asked(t) == ("react", (A,)) and offered(t, A) == ("priority_armband",)
    lock(alone, "green", "blue", "red")
    assert asked(alone) == ("choose_action", (A, B, C))


def test_BSA_TOO_10_pay_below_value() -> None:
    t = table(3, chain_scope="covered")
    give(t, A, "priority_armband")
    worth = t.copy()
    top(t, "red", "5/0 0/2")  # V = 0: a pay of 0 is not below it
    lock(t, "red", "red", "blue")
    assert asked(t) == ("choose_action", (A, B, C))
    top(worth, "red", "0/2 1/1")
    lock(worth, "red", "red", "blue")
    assert window(worth) == ("score", "red", 1) and on(worth).value == 3


def test_BSA_TOO_10_own_action_not_chicken() -> None:
    t = table(4)
    give(t, A, "insurance")
    give(t, B, "bomb_suit")
    intend(t, B, "bomb_suit", "ask")
    intend(t, A, "insurance", "ask")
    waiting, chicken = t.copy(), t
    brink(waiting, "green", "1/1", faces="boom ok ok")
    brink(chicken, "green", "1/1", faces="boom ok ok")
    lock(waiting, "blue", "green", "blue", "red")
    assert window(waiting) == ("blast", "green", 1) and asked(waiting) == ("react", (A, B))
    lock(chicken, "chicken", "green", "blue", "red")
    assert window(chicken) == ("blast", "green", 1) and asked(chicken) == ("react", (B,))


def test_BSA_TOO_11_no_tool_undoes_another() -> None:
    t = table(4)
    scores(t, 5, 9, 0, 0)
    give(t, A, "battery")
    give(t, B, "freeze_spray")
    brink(t, "green", "2/1")
    lock(t, "green", "chicken", "blue", "red")
    t.answer(A, UseTool("battery"))
    t.answer(B, UseTool("freeze_spray"))
    t.answer(B, Proceed())
    assert (on(t).tools[A], on(t).tools[B]) == ((), ()) and on(t).position[0] == 9
    assert (on(t).tools_used[A], on(t).tools_used[B]) == (("battery",), ("freeze_spray",))  # both count as used
    assert asked(t) == ("chicken_look", (B,))


def test_BSA_TOO_11_a_protection_stands_whatever_tools_follow() -> None:
    t = table(3)
    give(t, A, "megaphone")
    give(t, B, "twin_cutters")
    lock(t, "wait", "green", "chicken")
    t.answer(A, UseTool("megaphone", wire="blue"))
    t.answer(B, UseTool("twin_cutters", wire="blue"))
    t.answer(B, Proceed())
    t.answer(A, LockWait("red"))
    assert on(t).rows[1] == () and len(on(t).rows[0]) == 1 and on(t).tools_used[B] == ("twin_cutters",)
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_TOO_12_unused_tools_are_worth_nothing_at_the_end() -> None:
    t = table(3, exam="drill")
    scores(t, 20, 11, 12)
    give(t, B, "insurance", "bomb_suit", "magnet")
    intend(t, B, "insurance", "ask")
    blow_up(t)
    assert t.outcome is not None and t.outcome.scores == (15, 11, 12)
    lines = {line.seat: line for line in t.outcome.sheet.ranking}
    assert lines[B].sources.tool == 0 and lines[B].tools_used == ()
    assert asked(t) == ("over", ())


def test_BSA_TOO_13_the_first_draft_of_the_express_exam_goes_by_badge() -> None:
    for seed in range(6):
        t = GAME.new(5, {"exam": "express"}, seed=str(seed))
        order = sorted(t.all_seats, key=lambda seat: on(t).badges[seat])
        assert t.bomb == "II" and on(t).score == (0,) * 5
        for seat in order:
            assert asked(t) == ("pick_tool", (seat,))
            t.answer(seat, TakeTool(t.display[0]))
        assert asked(t) == ("choose_action", (0, 1, 2, 3, 4))
