from qg.games.bomb_squad_academy.tests.prelude import *

SECOND = 1000


def test_BSA_TRN_01_choose_reveal_wait_wires_chicken_end() -> None:
    t = table(5)
    told = lock(t, "chicken", "yellow", "wait", "green", "red")
    told += t.answer(2, LockWait("blue"))
    told += t.answer(0, LookNone())
    stages = (SeatLocked, ActionsRevealed, WaitScored, WireProtected, CutStarted, WireSkipped, Looked, TurnEnded)
    story = [each.event for each in told if isinstance(each.event, (*stages, TurnStarted))]
    assert [type(event) for event in story] == [
        *[SeatLocked] * 5,
        ActionsRevealed,
        WaitScored,
        WireProtected,
        CutStarted,
        WireSkipped,
        CutStarted,
        CutStarted,
        TurnEnded,
        TurnStarted,
    ]
    assert asked(t) == ("choose_action", (0, 1, 2, 3, 4))


def test_BSA_TRN_02_exactly_one_card_of_ones_hand() -> None:
    t = table(3)
    stack(t, 0, "red", "chicken")
    assert choices(t, 0) == (Lock("wait"), Lock("green"), Lock("blue"), Lock("yellow"))
    assert refused(t, 0, Lock("red")) == ("card_not_in_hand", "BSA-TRN-02")
    assert refusal(t, 0, Lock("red")).details == {"card": "red", "hand": ("wait", "green", "blue", "yellow")}
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_TRN_02_there_is_no_passing() -> None:
    t = table(3)
    assert refused(t, 0, Pass()) == ("not_an_option", None)
    lock(t, "green", "blue", None)
    assert asked(t) == ("choose_action", (2,))


def test_BSA_TRN_02_a_second_card_is_refused() -> None:
    t = table(3)
    lock(t, "green")
    assert refused(t, 0, Lock("blue")) == ("locked_first", "BSA-RCT-03")
    assert on(t).locked == ("green", "", "")
    assert asked(t) == ("choose_action", (1, 2))


def test_BSA_TRN_03_the_choice_is_secret_until_everyone_has_chosen() -> None:
    one, other = table(3), table(3)
    told = lock(one, "wait"), lock(other, "chicken")
    for seat in (1, 2, None):
        assert GAME.view(one, seat) == GAME.view(other, seat)
        assert heard(told[0], seat) == heard(told[1], seat)
    assert GAME.view(one, 0) != GAME.view(other, 0)
    assert asked(one) == asked(other) == ("choose_action", (1, 2))


def test_BSA_TRN_03_then_all_are_revealed_at_once() -> None:
    t = table(3)
    assert not events(lock(t, "yellow", "red", None), ActionsRevealed)
    told = lock(t, None, None, "chicken")
    (revealed,) = events(told, ActionsRevealed)
    assert revealed.actions == (RevealedAction(0, "yellow"), RevealedAction(1, "red"), RevealedAction(2, "chicken"))
    assert revealed.instructor is None
    assert on(t).actions == ("yellow", "red", "chicken")
    assert asked(t) == ("chicken_look", (2,))


def test_BSA_TRN_04_the_card_goes_on_top_of_the_stack_for_all_to_see() -> None:
    t = table(3)
    stack(t, 0, "blue")
    lock(t, "red", "green", "chicken")
    assert on(t).stacks == (("blue", "red"), ("green",), ("chicken",))
    for seat in (0, 1, 2, None):
        assert GAME.view(t, seat).board.stacks == on(t).stacks
    assert asked(t) == ("chicken_look", (2,))


def test_BSA_TRN_04_the_cards_of_the_stack_cannot_be_played_now() -> None:
    t = table(3)
    lock(t, "red", "green", "blue")
    assert Lock("red") not in t.options(0)
    assert Lock("red") in t.options(1)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_EX_02_reveal() -> None:
    oren, paul, yolanda = 0, 1, 2
    t = table(3)
    t.turn = 2
    stack(t, oren, "blue")
    stack(t, paul, "red")
    stack(t, yolanda, "chicken")
    told = lock(t, "red", "green", None)
    told += t.answer(yolanda, Lock("green"))
    assert [each.seat for each in events(told, SeatLocked)] == [oren, paul, yolanda]
    assert on(t).stacks == (("blue", "red"), ("red", "green"), ("chicken", "green"))
    assert not events(told, CardReturned)
    for seat in (oren, paul, yolanda, None):
        assert GAME.view(t, seat).board.stacks == on(t).stacks
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_EX_02_before_the_reveal_the_others_see_only_ready() -> None:
    views = []
    for card in ("red", "yellow"):
        t = table(3)
        t.turn = 2
        stack(t, 0, "blue")
        lock(t, card, None, None)
        views.append(GAME.view(t, 1))
        assert GAME.view(t, 1).board.ready == (True, False, False)
        assert asked(t) == ("choose_action", (1, 2))
    assert views[0] == views[1]


def test_BSA_TRN_05_a_lock_may_be_undone_while_others_choose() -> None:
    t = table(3)
    lock(t, "red", "green")
    told = t.answer(0, Unlock())
    assert [each.seat for each in events(told, SeatUnlocked)] == [0]
    assert asked(t) == ("choose_action", (0, 2))
    t.answer(0, Lock("blue"))
    lock(t, None, None, "green")
    assert on(t).stacks[0] == ("blue",)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_TRN_05_an_unlocked_seat_has_nothing_to_unlock() -> None:
    t = table(3)
    assert Unlock() not in t.options(0)
    assert refused(t, 0, Unlock()) == ("not_an_option", None)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_TRN_05_not_after_ones_own_choose_time() -> None:
    t = table(3)
    tools(t, 2, "walkie_talkie")
    t.answer(2, UseTool("walkie_talkie", target=1))  # seat 2 has time until it has heard seat 1
    assert t.due is not None
    t.time_up(t.due - 1)
    t.answer(0, Lock("red"))
    t.answer(1, Lock("blue"))
    t.time_up(t.now + 1)
    assert asked(t) == ("choose_action", (2,))
    assert refused(t, 0, Unlock()) == ("time_over", "BSA-TRN-05")


def test_BSA_TRN_05_not_when_the_lock_is_frozen() -> None:
    t = table(3)
    tools(t, 2, "walkie_talkie")
    lock(t, "red", "blue")
    t.answer(2, UseTool("walkie_talkie", target=0))
    assert refused(t, 0, Unlock()) == ("frozen", "BSA-TL-07")
    t.answer(1, Unlock())
    assert asked(t) == ("choose_action", (1, 2))


def test_BSA_TRN_05_others_see_only_ready_or_not() -> None:
    t = table(3)
    lock(t, "red")
    for seat in (0, 1, None):
        assert GAME.view(t, seat).board.ready == (True, False, False)
    t.answer(0, Unlock())
    assert GAME.view(t, 1).board.ready == (False, False, False)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_TRN_06_revealed_as_soon_as_every_seat_is_locked() -> None:
    t = table(3)
    told = lock(t, "red", "blue", None)
    assert not events(told, ActionsRevealed)
    assert asked(t) == ("choose_action", (2,))
    assert events(t.answer(2, Lock("green")), ActionsRevealed)


def test_BSA_TRN_06_not_while_a_plan_tool_is_being_resolved_or_queued() -> None:
    t = table(3)
    tools(t, 0, "screwdriver")
    tools(t, 1, "flashlight")
    t.answer(0, UseTool("screwdriver", wire="red"))
    t.answer(1, UseTool("flashlight"))
    told = t.answer(2, Lock("green"))
    told += t.answer(0, Order((1, 2, 3)))
    told += t.answer(0, Lock("red"))
    assert not events(told, ActionsRevealed)
    assert asked(t) == ("choose_action", (1,))
    assert not events(t.answer(1, Withdraw()), ActionsRevealed)
    assert asked(t) == ("choose_action", (1,))
    assert events(t.answer(1, Lock("blue")), ActionsRevealed)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_TRN_07_a_resolved_card_stays_on_the_stack() -> None:
    t = table(3)
    told = lock(t, "red", "wait", "green")
    t.answer(1, LockWait("green"))
    assert on(t).stacks == (("red",), ("wait",), ("green",))
    assert not any(card in hand for (card,), hand in zip(on(t).stacks, on(t).hands, strict=True))
    assert not events(told, CardReturned)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_TRN_08_all_waits_then_the_wires_then_all_chickens() -> None:
    t = table(5)
    told = lock(t, "chicken", "wait", "yellow", "chicken", "wait")
    assert events(told, WaitScored)[0].seats == (1, 4)
    assert not events(told, CutStarted)
    assert asked(t) == ("wait_pick", (1, 4))
    t.answer(1, LockWait("red"))
    told = t.answer(4, LockWait("red"))
    assert [each.wire for each in events(told, CutStarted)] == ["yellow"]
    assert on(t).score[2] > 0
    assert asked(t)[0] == "chicken_look"
    assert t.lookers == (0, 3)


def test_BSA_TRN_09_without_an_explosion_a_new_turn_begins() -> None:
    t = table(3)
    told = lock(t, "red", "blue", "green")
    assert [each.turn for each in events(told, TurnEnded)] == [1]
    assert [each.turn for each in events(told, TurnStarted)] == [2]
    assert (t.bomb, t.turn) == ("I", 2)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_TRN_09_with_one_the_turn_has_no_end_of_its_own() -> None:
    t = table(3, tools="off")
    fuse(t, "red")
    told = lock(t, "red", "blue", "green")
    assert not events(told, TurnEnded)
    assert len(events(told, BombEnded)) == 1
    assert (t.bomb, t.turn) == ("II", 1)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_TRN_10_the_roll_call_fewest_points_then_lowest_badge() -> None:
    t = table(4)
    scores(t, 7, 3, 7, 3)
    badges(t, 1, 4, 2, 3)
    lock(t, "chicken", "chicken", "chicken", "chicken")
    assert t.lookers == (3, 1, 0, 2)
    assert asked(t)[0] == "chicken_look"


def test_BSA_TRN_10_uses_the_scores_of_the_moment() -> None:
    t = table(3)
    scores(t, 4, 3, 7)
    fuse(t, "green")
    lock(t, "red", "blue", "green")  # seat 2 falls to 2
    taken = []
    while asked(t)[0] == "pick_tool":
        (seat,) = t.waiting
        taken.append(seat)
        t.answer(seat, TakeTool(t.display[0]))
    assert taken == [2, 1, 0]
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_TRN_10_nobody_is_first_to_choose() -> None:
    t = table(3)
    told = t.answer(2, Lock("red")) + t.answer(0, Lock("red")) + t.answer(1, Lock("red"))
    (cut,) = events(told, CutStarted)
    assert cut.cutters == (0, 1, 2)
    assert len({on(t).score[seat] for seat in t.all_seats}) == 1
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_TRN_11_a_seat_cannot_lock_while_its_plan_tool_waits() -> None:
    t = table(3)
    tools(t, 0, "screwdriver")
    tools(t, 1, "flashlight")
    t.answer(0, UseTool("screwdriver", wire="red"))
    t.answer(1, UseTool("flashlight"))
    for seat in (0, 1):
        assert refused(t, seat, Lock("green")) == ("tool_pending", "BSA-TRN-11")
    t.answer(2, Lock("green"))
    assert asked(t) == ("choose_action", (0,))


def test_BSA_TRN_11_its_choose_time_stands_still_and_leaves_time_to_think() -> None:
    t = table(3)
    tools(t, 0, "screwdriver")
    assert t.due is not None
    end = t.due
    t.time_up(end - 2 * SECOND)
    t.answer(1, Lock("blue"))
    t.answer(0, UseTool("screwdriver", wire="red"))
    t.time_up(end)  # the time of seat 2 is over, that of seat 0 is not
    assert (on(t).locked[0], on(t).locked[2]) == ("", "yellow")
    assert asked(t) == ("choose_action", (0,))
    t.time_up(end + 8 * SECOND)
    t.answer(0, Order((3, 2, 1)))
    assert t.due is not None
    assert t.due >= t.now + 15 * SECOND
    t.time_up(t.now + 15 * SECOND - 1)
    assert asked(t) == ("choose_action", (0,))


def test_BSA_TRN_11_so_does_that_of_a_seat_whose_tool_is_queued() -> None:
    t = table(3)
    tools(t, 0, "screwdriver")
    tools(t, 1, "flashlight")
    end = t.due
    assert end is not None
    t.time_up(end - 2 * SECOND)
    t.answer(0, UseTool("screwdriver", wire="red"))
    t.answer(1, UseTool("flashlight"))
    t.time_up(end)  # the time of seat 2 is over
    assert on(t).locked == ("", "", "yellow")
    t.time_up(end + 8 * SECOND)
    t.answer(0, Order((1, 2, 3)))
    t.answer(1, Withdraw())
    assert on(t).tools[1] == ("flashlight",)
    assert asked(t) == ("choose_action", (0, 1))
    t.answer(0, Lock("chicken"))
    t.time_up(end + 23 * SECOND - 1)  # `listen` seconds after withdrawing
    assert asked(t) == ("choose_action", (1,))
    t.time_up(end + 23 * SECOND)
    assert asked(t) == ("chicken_look", (0,))


def test_BSA_TRN_11_more_time_than_that_is_kept() -> None:
    t = table(3)
    tools(t, 0, "screwdriver")
    end = t.due
    assert end is not None
    t.time_up(5 * SECOND)
    t.answer(0, UseTool("screwdriver", wire="red"))
    t.time_up(15 * SECOND)
    t.answer(0, Order((1, 2, 3)))
    lock(t, None, "blue", "chicken")
    t.time_up(end + 10 * SECOND - 1)
    assert asked(t) == ("choose_action", (0,))
    t.time_up(end + 10 * SECOND)
    assert asked(t) == ("chicken_look", (2,))


def test_BSA_EX_46_autopilot() -> None:
    t = table(3)
    stack(t, 0, "blue", "yellow", aside=True)
    assert on(t).hands[0] == ("green", "red", "chicken")
    detonator(t, "green", 6)
    detonator(t, "red", 5)
    lock(t, None, "blue", "chicken")
    assert t.due is not None
    told = t.time_up(t.due)
    assert RevealedAction(0, "red") in events(told, ActionsRevealed)[0].actions
    assert on(t).stacks[0] == ("blue", "yellow", "red")
    assert asked(t) == ("chicken_look", (2,))


def test_BSA_TRN_01_the_sensors_move_before_cards_come_back() -> None:
    t = table(3)
    sensors(t, "red", "blue")
    stack(t, 0, "blue", "green")
    told = lock(t, "red", "green", "green")
    names = [type(each.event).__name__ for each in told]
    assert names.index("SensorMoved") < names.index("CardReturned") < names.index("TurnEnded")
    assert asked(t) == ("choose_action", (0, 1, 2))
