"""Worked examples about tools (section 23), with exactly their figures."""

import pytest

from qg.games.bomb_squad_academy.tests.prelude import *


def test_BSA_EX_24_tool_draft() -> None:
    t = table(4)
    badges(t, 1, 4, 2, 3)
    scores(t, 25, 14, 14, 31)
    blow_up(t, seat=A)  # A loses 5
    assert on(t).score == (20, 14, 14, 31) and len(t.display) == 5
    last = t.display[4]
    for seat in (C, B, A):
        assert asked(t) == ("pick_tool", (seat,))
        t.answer(seat, TakeTool(t.display[0]))
    assert asked(t) == ("pick_tool", (D,))
    told = t.answer(D, TakeTool(t.display[0]))
    assert events(told, ToolLeft) == [ToolLeft(last)] and t.tools_left == (last,)
    assert asked(t) == ("choose_action", (A, B, C, D))


def test_BSA_EX_25_tools_kept() -> None:
    t = table(4, exam="express", age_order="manual")
    draft(t)
    for seat in (A, B, C, D):
        give(t, seat, *(("ratchet",) if seat == B else ()))
    blow_up(t)
    assert t.bomb == "III" and len(t.display) == 5 and "ratchet" not in t.display
    t.answer(A, TakeTool(t.display[0]))
    assert asked(t) == ("pick_tool", (B,))
    another = t.display[1]
    t.answer(B, TakeTool(another))
    assert on(t).tools[B] == ("ratchet", another)
    assert asked(t) == ("pick_tool", (C,))


def sealed_round() -> State:
    """Reveal window: A has Remote Control and 10 points, B Multi-Tool and 8; C cuts yellow."""
    t = table(3)
    scores(t, 10, 8, 20)
    give(t, A, "remote_control")
    give(t, B, "multi_tool")
    lock(t, "red", "green", "yellow")
    assert asked(t) == ("react", (A, B))
    return t


def test_BSA_EX_26_sealed_round() -> None:
    t = sealed_round()
    t.answer(A, UseTool("remote_control", target=B, side="right"))
    told = t.answer(B, UseTool("multi_tool", card="chicken"))
    assert [said.seat for said in events(told, ToolDeclared)] == [B, A] and on(t).actions[B] == "chicken"
    assert events(told, ToolFizzled) == [ToolFizzled(A, "remote_control")] and on(t).tools[A] == ("remote_control",)
    assert window(t) == ("reveal", None, 2) and asked(t) == ("react", (A,))
    assert {use.target for use in uses(t, A)} == {C}
    t.answer(A, UseTool("remote_control", target=C, side="left"))
    assert len(on(t).rows[2]) == 2 and asked(t) == ("chicken_look", (B,))


def test_BSA_EX_27_withdrawing() -> None:
    t = sealed_round()
    t.answer(A, UseTool("remote_control", target=B, side="right"))
    t.answer(B, UseTool("multi_tool", card="blue"))
    assert asked(t) == ("confirm_tool", (A,)) and WIRES[on(t).stands_for[B]] == "blue"
    proceeding = t.copy()
    proceeding.answer(A, Proceed())
    seen = on(proceeding)
    assert seen.stacks[B] == ("blue",) and len(seen.rows[2]) == 2  # B would be moved from blue to red
    t.answer(A, Withdraw())
    assert on(t).tools[A] == ("remote_control",) and WIRES[on(t).stands_for[B]] == "blue"
    assert window(t) == ("reveal", None, 2) and asked(t) == ("react", (A,))


@pytest.mark.parametrize(("points", "position", "turned"), [((5, 9), 11, 2), ((9, 5), 9, 0)])
def test_BSA_EX_28_freeze_and_battery(points: tuple[int, int], position: int, turned: int) -> None:
    t = table(4)
    scores(t, *points, 0, 0)
    give(t, A, "freeze_spray")
    give(t, B, "battery")
    brink(t, "green", "2/1", faces="ok ok boom")
    assert on(t).position[0] == 9
    lock(t, "red", "red", "green", "chicken")
    t.answer(A, UseTool("freeze_spray"))
    t.answer(B, UseTool("battery"))
    second = B if points[0] < points[1] else A
    assert on(t).move == (0 if second == B else 4) and asked(t) == ("confirm_tool", (second,))
    t.answer(second, Proceed())
    assert on(t).position[0] == position and on(t).turned[0] == turned
    assert asked(t) == ("chicken_look", (D,))


def test_BSA_EX_29_frozen_card_counts() -> None:
    t = table(3)
    give(t, A, "freeze_spray")
    row(t, "green", "2/1 2/1 2/1 1/1 1/1")  # chain sum 5, position 8
    top(t, "green", "3/0")
    lock(t, "green", "blue", "chicken")
    told = t.answer(A, UseTool("freeze_spray"))
    (scored, *_) = events(told, WireScored)
    assert (scored.wire, scored.main, scored.chain_sum, scored.value) == ("green", 3, 5, 8) and on(t).score[A] == 8
    assert on(t).position[0] == 8 and on(t).shift[0] == -3
    assert asked(t) == ("chicken_look", (C,))


@pytest.mark.parametrize("explodes", [False, True])
def test_BSA_EX_30_bolt_cutters(explodes: bool) -> None:
    t = table(3)
    scores(t, 20, 20, 20)
    give(t, A, "bolt_cutters")
    row(t, "red", "3/1 2/1 2/1 1/2")
    top(t, "red", "1/1 3/0")  # V = 3 + 6 = 9
    if explodes:
        brink(t, "red", "1/1 3/0", faces="boom ok ok")
    lock(t, "red", "red", "chicken")
    told = t.answer(A, UseTool("bolt_cutters"))
    if explodes:
        assert on(t).score[:2] == (10, 15) and asked(t)[0] == "pick_tool"
    else:
        assert events(told, WireScored)[0].value == 9 and on(t).score[:2] == (28, 24)
        assert asked(t) == ("chicken_look", (C,))


def test_BSA_EX_31_exclusive() -> None:
    t = table(3)
    give(t, A, "spare_cutters", "bolt_cutters")
    stack(t, A, "red")
    t.answer(A, UseTool("spare_cutters", cards=("red",)))
    told = lock(t, "green", "blue", "chicken")
    assert not events(told, WindowOpened) and on(t).tools[A] == ("bolt_cutters",)
    assert asked(t) == ("chicken_look", (C,))

    t = table(3)
    scores(t, 20, 20, 20)
    give(t, A, "bolt_cutters", "bomb_suit")
    brink(t, "green", "1/1", faces="boom ok ok")
    lock(t, "green", "blue", "chicken")
    assert offered(t, A) == ("bolt_cutters",)
    told = t.answer(A, UseTool("bolt_cutters"))
    assert not events(told, WindowOpened) and on(t).tools[A] == ("bomb_suit",) and on(t).score[A] == 10
    assert asked(t)[0] == "pick_tool"


def three_cutters() -> State:
    """A, B and C cut red with V = 11; D plays Chicken."""
    t = table(4)
    row(t, "red", "3/1 2/1 2/1")
    top(t, "red", "0/2 1/2 4/0")
    give(t, A, "priority_armband")
    return t


def test_BSA_EX_32_priority_armband() -> None:
    t = three_cutters()
    (opened,) = events(lock(t, "red", "red", "red", "chicken"), WindowOpened)
    assert opened.value == 11 and opened.pays is not None and [pay.points for pay in opened.pays] == [3, 3, 3]
    t.answer(A, UseTool("priority_armband"))
    assert on(t).score == (11, 3, 3, 0) and asked(t) == ("chicken_look", (D,))


@pytest.mark.parametrize(("points", "copied"), [((0, 0, 0, 1), 6), ((1, 0, 0, 0), 3)])
def test_BSA_EX_33_carbon_paper(points: tuple[int, ...], copied: int) -> None:
    t = three_cutters()
    scores(t, *points)
    give(t, D, "carbon_paper")
    lock(t, "red", "red", "red", "chicken")
    t.answer(A, UseTool("priority_armband"))
    t.answer(D, UseTool("carbon_paper", target=A))
    second = D if copied == 6 else A
    assert asked(t) == ("confirm_tool", (second,))
    t.answer(second, Proceed())
    assert on(t).score == (points[0] + 11, 3, 3, points[3] + copied)
    assert asked(t) == ("chicken_look", (D,))


def test_BSA_EX_34_twin_plus_remote() -> None:
    t = table(3)
    give(t, A, "twin_cutters")
    give(t, B, "remote_control")
    top(t, "blue", "2/1")
    lock(t, "green", "chicken", "chicken")
    t.answer(A, UseTool("twin_cutters", wire="blue"))
    t.answer(B, Pass())
    told = t.answer(B, UseTool("remote_control", target=A, side="right"))
    assert events(told, CutStarted) == [CutStarted("blue", (A,), False, 1)]
    assert on(t).rows[0] == () and len(on(t).rows[1]) == 1 and on(t).score[A] == 3
    assert asked(t)[0] == "chicken_look"


def test_BSA_EX_35_out_of_wait() -> None:
    t = table(3)
    give(t, A, "multi_tool")
    top(t, "yellow", "3/1")
    lock(t, "wait", "blue", "blue")
    told = t.answer(A, UseTool("multi_tool", card="yellow"))
    assert not events(told, WaitScored) and on(t).score[A] == 4 and len(on(t).rows[3]) == 1
    assert asked(t) == ("choose_action", (A, B, C)) and "wait" in on(t).hands[A]
    lock(t, "wait", "green", "green")
    assert on(t).score[A] == 7 and asked(t) == ("wait_pick", (A,))


def test_BSA_EX_36_magnet() -> None:
    t = table(3)
    give(t, A, "magnet")
    sensors(t, "red", "green")
    top(t, "yellow", "1/2 1/2")
    t.answer(A, UseTool("magnet", sensor="beta", wire="yellow"))
    lock(t, "yellow", "blue", "blue")
    assert on(t).score[A] == 1 + 3 + 2  # main, the bonus of Beta, chain
    assert dict(zip(SENSORS, on(t).sensors, strict=True))["beta"] == 3
    lock(t, "green", "yellow", "green")
    assert WIRES[on(t).sensors[1]] == "red"
    assert asked(t) == ("choose_action", (A, B, C))


@pytest.mark.parametrize(("card", "position", "turned"), [("3/1", 12, []), ("4/0", 13, [2])])
def test_BSA_EX_37_ratchet_over_a_tile(card: str, position: int, turned: list[int]) -> None:
    t = table(3)
    give(t, A, "ratchet")
    tiles(t, "blue", "ok ok boom")
    detonator(t, "blue", 12)
    assert on(t).turned[1] == 1
    top(t, "blue", card)
    lock(t, "blue", "green", "chicken")
    told = t.answer(A, UseTool("ratchet", steps=3))
    assert [move.to for move in _ratchets(told)] == [9]
    assert on(t).position[1] == position and [tile.position for tile in events(told, TileTurned)] == turned
    assert asked(t) == ("chicken_look", (C,))


def _ratchets(told: list[Moment]) -> list[DetonatorMoved]:
    return [move for move in events(told, DetonatorMoved) if move.cause == "ratchet"]


def test_BSA_EX_38_walkie_talkie() -> None:
    t = table(3)
    give(t, A, "walkie_talkie")
    end = t.due
    assert end is not None
    t.answer(C, Lock("red"))
    told = t.answer(A, UseTool("walkie_talkie", target=B))
    assert events(told, Listening, to=A) == [Listening(A, B)] and not events(told, Heard, to=A)
    t.time_up(end - 2_000)
    told = t.answer(B, Lock("chicken"))
    assert events(told, Heard, to=A) == [Heard(B, "chicken")]
    assert not events(told, Heard, to=C) and not events(told, Heard)
    assert refused(t, B, Unlock()) == ("frozen", "BSA-TL-07")
    own = next(clock for clock in t.conduct.clocks if clock.seat == A)
    assert own.due >= t.now + 15_000 and own.left < 0
    t.answer(C, Unlock())
    assert asked(t) == ("choose_action", (A, C))


def test_BSA_EX_39_spare_cutters() -> None:
    t = table(3)
    t.turn = 3
    give(t, A, "spare_cutters")
    stack(t, A, "red", "wait")
    stack(t, B, "red")
    assert [use.cards for use in uses(t, A)] == [("red",)]
    t.answer(A, UseTool("spare_cutters", cards=("red",)))
    told = lock(t, "red", "blue", "green")
    assert (
        on(t).stacks[A] == ("wait", "red") and "CardReturned" not in kinds(told) and "WaitSetAside" not in kinds(told)
    )
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_EX_40_bomb_suit_insurance() -> None:
    t = table(4)
    scores(t, 10, 10, 10, 10)
    give(t, A, "bomb_suit")
    give(t, C, "insurance")
    brink(t, "red", "1/1", faces="boom ok ok")
    other = t.copy()
    lock(t, "red", "red", "wait", "chicken")
    t.answer(C, LockWait("green"))
    assert on(t).score == (13, 5, 10 + 3 + 5, 15) and asked(t)[0] == "pick_tool"
    give(other, C)
    give(other, D, "insurance")
    lock(other, "red", "red", "wait", "chicken")
    other.answer(C, LockWait("green"))
    assert on(other).score == (13, 5, 13, 15) and on(other).tools[D] == ("insurance",)


def test_BSA_EX_48_auto_pass() -> None:
    t = table(4)
    give(t, A, "flashlight", "bomb_suit")  # tools of other windows
    told = lock(t, "wait", "green", "blue", "red")
    names = kinds(told)
    assert "WindowOpened" not in names and "WindowClosed" not in names
    assert names[names.index("ActionsRevealed") :] == ["ActionsRevealed", "WaitScored", "ScoreChanged"]
    assert asked(t) == ("wait_pick", (A,))


def test_BSA_EX_52_silent_owner() -> None:
    t = table(3)
    give(t, A, "megaphone", "carbon_paper")
    lock(t, "green", "blue", "red")
    assert t.opt.tempo == "live" and window(t) == ("reveal", None, 1) and asked(t) == ("react", (A,))
    told = run_out(t)
    assert len(on(t).rows[1]) == 1 and len(on(t).rows[2]) == 1
    assert not events(told, WindowOpened) and events(told, WindowClosed) == [WindowClosed("reveal", None)]
    assert asked(t) == ("choose_action", (A, B, C))
    lock(t, "blue", "red", "green")
    assert window(t) == ("reveal", None, 1) and asked(t) == ("react", (A,))


@pytest.mark.parametrize("mine", ["green", "chicken"])
def test_BSA_EX_53_two_brink_tools_in_one_hand(mine: str) -> None:
    t = table(3)
    give(t, A, "freeze_spray", "battery")
    intend(t, A, "freeze_spray", "if_own_wire")
    brink(t, "green", "1/1 0/2")
    told = lock(t, mine, "green" if mine == "chicken" else "red", "blue")
    if mine == "green":
        assert [said.tool for said in events(told, ToolDeclared)] == ["freeze_spray"] and on(t).move == 0
        assert window(t) == ("brink", "green", 2) and offered(t, A) == ("battery",)
    else:
        assert not events(told, ToolDeclared)
        assert window(t) == ("brink", "green", 1) and offered(t, A) == ("freeze_spray", "battery")
    assert asked(t) == ("react", (A,))
