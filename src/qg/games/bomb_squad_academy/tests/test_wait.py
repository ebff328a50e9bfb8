import pytest

from qg.games.bomb_squad_academy.tests.prelude import *

SECOND = 1000


def test_BSA_WAI_01_three_points_at_once() -> None:
    t = table(4)
    told = lock(t, "wait", "green", "wait", "red")
    (scored,) = events(told, WaitScored)
    assert (scored.seats, scored.points) == ((0, 2), 3)
    assert on(t).score == (3, 0, 3, 0)
    assert on(t).protected == (False, False, False, False)
    assert asked(t) == ("wait_pick", (0, 2))


def test_BSA_WAI_02_each_waiter_must_choose_a_wire() -> None:
    t = table(3)
    lock(t, "wait", "green", "red")
    assert refused(t, 0, Pass()) == ("not_an_option", None)
    assert refused(t, 1, LockWait("green")) == ("not_asked", None)
    assert asked(t) == ("wait_pick", (0,))
    t.answer(0, LockWait("green"))
    assert asked(t) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize("cards", [("green", "green"), ("red", "yellow"), ("chicken", "chicken")])
def test_BSA_WAI_02_silence_protects_the_wire_with_most_cutters(cards: tuple[str, str]) -> None:
    t = table(4)
    lock(t, "wait", *cards, "red")
    assert t.due is not None
    told = t.time_up(t.due)
    expected = {"green": "green", "red": "red", "chicken": "red"}[cards[0]]
    assert [each.wire for each in events(told, WireProtected)] == [expected]
    assert asked(t) == (("chicken_look", (1,)) if cards[0] == "chicken" else ("choose_action", (0, 1, 2, 3)))


@pytest.mark.parametrize("wire", ["green", "blue", "red", "yellow"])
def test_BSA_WAI_03_any_wire_may_be_chosen(wire: str) -> None:
    t = table(4)
    lock(t, "wait", "wait", "green", "green")
    t.answer(0, LockWait("green"))
    told = t.answer(1, LockWait(wire))
    assert {each.wire for each in events(told, WireProtected)} == {"green", wire}
    assert on(t).rows[GREEN] == ()  # also when both chose it
    assert on(t).score == (3, 3, 0, 0)
    assert asked(t) == ("choose_action", (0, 1, 2, 3))


def test_BSA_WAI_03_also_one_that_the_megaphone_protects() -> None:
    t = table(3)
    tools(t, 1, "megaphone")
    lock(t, "wait", "green", "red")
    t.answer(1, UseTool("megaphone", wire="red"))
    told = t.answer(0, LockWait("red"))
    assert [each.wire for each in events(told, CutStarted)] == ["green"]
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_WAI_04_a_protected_wire_is_not_cut() -> None:
    t = table(4)
    sensors(t, "red", "green")
    row(t, "red", "3/1")
    lock(t, "wait", "red", "red", "blue")
    told = t.answer(0, LockWait("red"))
    assert faces(t, "red") == "3/1"
    assert (on(t).position[RED], on(t).sensors) == (3, (RED, GREEN))
    assert on(t).score[1] == on(t).score[2] == 0
    assert ("red", "protected") in [(each.wire, each.reason) for each in events(told, WireSkipped)]
    assert not [each for each in events(told, DetonatorMoved) if each.wire == "red"]
    assert asked(t) == ("choose_action", (0, 1, 2, 3))


def test_BSA_WAI_04_only_this_turn() -> None:
    t = table(3)
    lock(t, "wait", "red", "green")
    t.answer(0, LockWait("red"))
    told = lock(t, "red", "green", "blue")
    assert ("red", (0,)) in [(each.wire, each.cutters) for each in events(told, CutStarted)]
    assert asked(t) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize("wire", ["green", "blue", "red", "yellow"])
def test_BSA_WAI_05_cutters_of_the_colour_do_nothing_and_stay_on_the_stack(wire: str) -> None:
    t = table(4)
    other = "red" if wire != "red" else "blue"
    lock(t, "wait", wire, wire, other)
    told = t.answer(0, LockWait(wire))
    assert [(each.wire, each.cutters) for each in events(told, CutStarted)] == [(other, (3,))]
    assert on(t).score[:3] == (3, 0, 0)
    for seat in (1, 2):
        assert on(t).stacks[seat] == (wire,)
        assert refused(t, seat, Lock(wire)) == ("card_not_in_hand", "BSA-TRN-02")
    assert asked(t) == ("choose_action", (0, 1, 2, 3))


def test_BSA_WAI_05_a_wire_of_twin_cutters_is_judged_on_its_own() -> None:
    t = table(3)
    tools(t, 1, "twin_cutters")
    lock(t, "wait", "red", "green")
    t.answer(1, UseTool("twin_cutters", wire="yellow"))
    told = t.answer(0, LockWait("red"))
    assert [(each.wire, each.cutters) for each in events(told, CutStarted)] == [("green", (2,)), ("yellow", (1,))]
    assert on(t).score[1] > 0
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_WAI_06_open_proposals_are_public_and_may_change() -> None:
    t = table(3)
    lock(t, "wait", "wait", "red")
    told = t.answer(0, Propose("red"))
    told += t.answer(0, Propose("blue"))
    for seat in (0, 1, 2, None):
        assert [(each.seat, each.wire) for each in events(told, WaitProposed, seat)] == [(0, "red"), (0, "blue")]
        assert GAME.view(t, seat).board.proposals == (BLUE, -1, -1)
    assert asked(t) == ("wait_pick", (0, 1))


def test_BSA_WAI_06_a_lock_is_final() -> None:
    t = table(3)
    lock(t, "wait", "wait", "red")
    told = t.answer(0, LockWait("red"))
    assert [(each.seat, each.wire) for each in events(told, WaitLocked)] == [(0, "red")]
    for choice in (LockWait("blue"), Propose("blue")):
        assert refused(t, 0, choice) == ("wait_is_final", "BSA-WAI-06")
    assert asked(t) == ("wait_pick", (1,))


def test_BSA_WAI_06_the_protections_take_effect_when_the_last_has_locked() -> None:
    t = table(3)
    lock(t, "wait", "wait", "red")
    told = t.answer(0, LockWait("red"))
    assert not events(told, WireProtected)
    assert on(t).protected == (False, False, False, False)
    told = t.answer(1, LockWait("blue"))
    assert [(each.wire, each.seats) for each in events(told, WireProtected)] == [("blue", (1,)), ("red", (0,))]
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_WAI_06_ones_own_proposal_stands_when_time_is_up() -> None:
    t = table(3)
    lock(t, "wait", "wait", "red")
    t.answer(0, Propose("yellow"))
    t.answer(1, LockWait("blue"))
    assert t.due is not None
    told = t.time_up(t.due)
    assert [(each.wire, each.seats) for each in events(told, WireProtected)] == [("blue", (1,)), ("yellow", (0,))]
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_WAI_06_silent_picks_are_shown_together() -> None:
    views = []
    for wire in ("red", "blue"):
        t = table(3, wait_talk="silent")
        lock(t, "wait", "wait", "red")
        assert refused(t, 0, Propose(wire)) == ("nothing_to_propose", "BSA-WAI-06")
        told = t.answer(0, LockWait(wire))
        assert not events(told, WaitProposed)
        assert [(each.seat, each.wire) for each in events(told, WaitLocked)] == [(0, None)]
        views.append((GAME.view(t, 1), GAME.view(t, None)))
        told = t.answer(1, LockWait("green"))
        protected = [(each.wire, each.seats) for each in events(told, WireProtected)]
        assert protected == [("green", (1,)), (wire, (0,))]
        assert asked(t) == ("choose_action", (0, 1, 2))
    assert views[0] == views[1]


def test_BSA_WAI_07_a_single_waiter_locks_knowing_every_action() -> None:
    t = table(3)
    told = lock(t, "wait", "blue", "red")
    assert events(told, ActionsRevealed, 0)[0].actions[1:] == events(told, ActionsRevealed)[0].actions[1:]
    assert GAME.view(t, 0).board.actions == ("wait", "blue", "red")
    assert refused(t, 0, Propose("blue")) == ("nothing_to_propose", "BSA-WAI-07")
    assert asked(t) == ("wait_pick", (0,))
    told = t.answer(0, LockWait("blue"))
    assert [(each.wire, each.seats) for each in events(told, WireProtected)] == [("blue", (0,))]
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_WAI_08_the_points_are_kept_when_the_bomb_explodes() -> None:
    t = table(3, tools="off")
    fuse(t, "red")
    lock(t, "wait", "red", "green")
    told = t.answer(0, LockWait("blue"))
    assert events(told, Exploded)
    assert on(t).score[0] == 3
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_WAI_09_once_per_bomb() -> None:
    t = table(3)
    for cards in (("wait", "blue", "blue"), ("green", "green", "green"), ("blue", "red", "red")):
        lock(t, *cards)
        if asked(t)[0] == "wait_pick":
            t.answer(0, LockWait("yellow"))
    assert t.turn == 4
    assert refused(t, 0, Lock("wait")) == ("card_not_in_hand", "BSA-TRN-02")
    lock(t, "yellow", "yellow", "yellow")
    assert refused(t, 0, Lock("wait")) == ("card_not_in_hand", "BSA-TRN-02")
    assert Lock("wait") in t.options(1)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_EX_08_wait() -> None:
    t = table(4)
    lock(t, "wait", "green", "green", "yellow")
    assert asked(t) == ("wait_pick", (A,))
    told = t.answer(A, LockWait("green"))
    assert on(t).score[A] == 3
    assert faces(t, "green") == ""
    assert on(t).score[B] == on(t).score[C] == 0
    assert (on(t).stacks[B], on(t).stacks[C]) == (("green",), ("green",))
    assert on(t).score[D] == 1 + 2  # yellow 1/2
    assert [each.seat for each in events(told, ScoreChanged)] == [D]
    assert asked(t) == ("choose_action", (A, B, C, D))


def test_BSA_EX_09_two_waiters_same_wire() -> None:
    t = table(5)
    stack(t, E, "wait")
    lock(t, "wait", "wait", "blue", "green", "yellow")
    t.answer(A, LockWait("red"))
    told = t.answer(B, LockWait("red"))
    assert (on(t).score[A], on(t).score[B]) == (3, 3)
    assert [(each.wire, each.seats) for each in events(told, WireProtected)] == [("red", (A, B))]
    assert [each.wire for each in events(told, CutStarted)] == ["green", "blue", "yellow"]
    assert [len(on(t).rows[wire]) for wire in (GREEN, BLUE, RED, YELLOW)] == [1, 1, 0, 1]
    assert asked(t) == ("choose_action", (A, B, C, D, E))


def test_BSA_EX_15_protected_cutters_do_not_burn() -> None:
    t = table(4, tools="off")
    scores(t, 10, 10, 10, 10)
    fuse(t, "blue")
    fuse(t, "red")
    top(t, "blue", "2/1")
    lock(t, "blue", "blue", "wait", "red")
    told = t.answer(C, LockWait("blue"))
    assert [(each.wire, each.cutters) for each in events(told, Exploded)] == [("red", (D,))]
    assert on(t).score == (10, 10, 13, 5)
    assert asked(t) == ("choose_action", (A, B, C, D))
