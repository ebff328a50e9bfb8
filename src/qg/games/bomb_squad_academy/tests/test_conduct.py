"""Digital conduct with this game: time, refusals, secrets (section 19)."""

import pytest

from qg.games.bomb_squad_academy.tests.prelude import *

HOUR = 3600


# -- positions: one for each question ---------------------------------------------------------------------------------


def made(tools: str = "", *said: Any, **options: Any) -> Callable[[str], State]:
    """Makes a table where A and B have these tools: cards are locked, all else A and B say by turns."""

    def make(tempo: str) -> State:
        t, seats = table(3, tempo=tempo, **options), cycle((A, B))
        for seat, tool in enumerate(tools.split()):
            give(t, seat, tool)
        for each in said:
            lock(t, *each.split()) if isinstance(each, str) else t.answer(next(seats), each)
        return t

    return make


ORDERING = (UseTool("screwdriver", wire="red"), UseTool("flashlight"))
TWO_TOOLS = (UseTool("megaphone", wire="red"), UseTool("multi_tool", card="red"))
choosing = made()
picking = made(exam="express", age_order="manual")
ordering = made("screwdriver flashlight", *ORDERING)
queued = made("screwdriver flashlight", *ORDERING, Order((1, 2, 3)))
reacting = made("megaphone", "green blue red")
confirming = made("megaphone multi_tool", "green blue red", *TWO_TOOLS)
burying = made("wire_stripper", "green blue red", UseTool("wire_stripper"))
sorting = made("tweezers", SetIntent("tweezers", "if_within", spaces=20), "green blue red")  # also in `days`
waiting = made("", "wait blue red")
looking = made("", "chicken blue red")


# -- timers -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "kind", "times"),
    [
        (choosing, "choose_action", {"live": 45, "relaxed": 120, "days": 24 * HOUR, "untimed": 0}),
        (reacting, "react", {"live": 8, "relaxed": 15, "untimed": 0}),
        (confirming, "confirm_tool", {"live": 5, "relaxed": 8, "untimed": 0}),
        (burying, "keep_or_bury", {"live": 20, "relaxed": 45, "untimed": 0}),
        (sorting, "order_cards", {"live": 20, "relaxed": 45, "days": 12 * HOUR, "untimed": 0}),
        (ordering, "choose_action", {"live": 20, "relaxed": 45, "days": 12 * HOUR}),
        (queued, "choose_action", {"live": 5, "relaxed": 8, "days": 12 * HOUR}),  # as long as to confirm, or a followup
        (waiting, "wait_pick", {"live": 25, "relaxed": 60, "days": 24 * HOUR, "untimed": 0}),
        (looking, "chicken_look", {"live": 25, "relaxed": 60, "days": 24 * HOUR, "untimed": 0}),
        (picking, "pick_tool", {"live": 30, "relaxed": 60, "days": 24 * HOUR, "untimed": 0}),
    ],
)
def test_QG_TIM_02_timers_by_tempo(make: Callable[[str], State], kind: str, times: dict[str, int]) -> None:
    for tempo, seconds in times.items():
        t = make(tempo)
        assert asked(t)[0] == kind and t.waiting
        assert bool(t.due) == bool(seconds)
        assert t.due is None or seconds * 1_000 <= t.due - t.now <= seconds * 1_000 + 4_000


@pytest.mark.parametrize(("tempo", "seconds"), [("live", 15), ("relaxed", 40), ("days", 12 * HOUR)])
def test_QG_TIM_02_listen_is_what_is_left_at_least_after_a_plan_tool(tempo: str, seconds: int) -> None:
    t = choosing(tempo)
    give(t, A, "walkie_talkie")
    t.answer(B, Lock("red"))
    end = t.due
    assert end is not None
    t.answer(A, UseTool("walkie_talkie", target=B), at=end - 1)
    t.time_up(end)
    assert t.due == end - 1 + seconds * 1_000 and asked(t) == ("choose_action", (A,))


def test_QG_TIM_03_animation_time_is_added_once_a_decision_and_is_at_most_four_seconds() -> None:
    t = confirming("live")
    assert t.due is not None and 5_000 < t.due - t.now <= 9_000  # declared and resolved tools are shown first
    t.answer(B, Withdraw())
    assert window(t) == ("reveal", None, 2) and t.due == t.now + 8_000  # nothing to show since the last decision
    lock(busy := table(5), *(["green"] * 5))
    assert asked(busy)[0] == "choose_action" and busy.due == busy.now + 45_000 + 4_000


# -- time-outs --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "late"),
    [
        (waiting, TimedOut(A, "wait_pick", LockWait("blue"))),
        (looking, TimedOut(A, "chicken", LookNone())),
        (confirming, TimedOut(B, "confirm", Proceed())),
        (burying, TimedOut(A, "followup", KeepAndBury((1, 2), ()))),
        (sorting, TimedOut(A, "followup", None)),  # that cards or tiles stay in the old order betrays nothing
        (ordering, TimedOut(A, "followup", None)),
        (queued, TimedOut(B, "confirm", Proceed())),
        (reacting, None),
    ],
)
def test_QG_TIM_04_QG_ABS_02_a_default_is_told_but_never_of_a_reaction_and_does_not_count(
    make: Callable[[str], State], late: TimedOut | None
) -> None:
    t = make("live")
    assert events(run_out(t), TimedOut) == [late] * bool(late)
    assert not t.conduct.late and asked(t) == ("choose_action", (A, B, C))


def test_QG_TIM_04_pick_tool_takes_the_lowest_auto_rank_left() -> None:
    t = picking("live")
    best = min(t.display, key=lambda tool: TOOLS[tool].auto_rank)
    assert events(run_out(t), TimedOut) == [TimedOut(A, "pick_tool", TakeTool(best))]
    assert on(t).tools[A] == (best,) and not t.conduct.late and asked(t) == ("pick_tool", (B,))


def test_QG_TIM_04_the_instructor_is_one_of_the_cutters_of_the_wire_a_waiter_protects() -> None:
    t = table(2)
    instructor(t, "blue")
    lock(t, "wait", "red")
    assert [each.wire for each in events(run_out(t), WireProtected)] == ["blue"]  # one on blue, one on red
    assert asked(t) == ("choose_action", (A, B))


@pytest.mark.parametrize(
    ("positions", "turned", "hand", "card"),
    [
        ({}, 0, "", "yellow"),  # 16 spaces
        ({"yellow": 2}, 0, "", "red"),  # 14 and 14: wire order
        ({"yellow": 9, "red": 6, "blue": 2}, 0, "", "green"),  # 10, 10, 8, 7
        ({"yellow": 15, "red": 13, "blue": 1}, 2, "", "green"),  # 12 to the next that is face down; blue has 11
        ({}, 0, "wait green chicken", "green"),  # never Wait! or Chicken
        ({}, 0, "chicken", "chicken"),  # unless there is nothing else
    ],
)
def test_BSA_DIG_04_autopilot_cuts_where_most_spaces_are_left(
    positions: dict[str, int], turned: int, hand: str, card: str
) -> None:
    t = table(3)
    for wire, position in positions.items():
        detonator(t, wire, position)
    tiles(t, "green", "ok ok boom", turned)
    set_cadet(t, A, hand=tuple(hand.split()) or t.cadets[A].hand)
    lock(t, None, "chicken", "chicken")
    run_out(t)
    assert on(t).actions[A] == card and asked(t) == ("chicken_look", (A,) if card == "chicken" else (B,))


# -- what a time-out of a choice may tell -----------------------------------------------------------------------------


def test_QG_TIM_04_QG_SIL_01_a_card_locked_by_time_looks_like_any_other_until_the_reveal() -> None:
    t = table(3)
    lock(t, None, "green", "green")
    run_out(t)  # the next will be A's second in a row
    give(t, B, "walkie_talkie")
    t.answer(B, UseTool("walkie_talkie", target=C))
    by_hand, by_time, end = t.copy(), t.copy(), t.due
    assert end is not None
    by_hand.answer(A, Lock("red"), at=end - 1)
    by_hand.time_up(end)
    told = by_time.time_up(end)
    assert [each.seat for each in events(told, SeatLocked)] == [A, C] and not events(told, TimedOut)
    for seat in (None, B, C):
        ours, theirs = GAME.view(by_hand, seat), GAME.view(by_time, seat)
        assert (ours.board, ours.conduct) == (theirs.board, theirs.conduct)
    assert asked(by_hand) == asked(by_time) == ("choose_action", (B,))
    told = by_time.answer(B, Lock("chicken"))
    assert events(told, TimedOut) == [TimedOut(A, "choose", Lock("red")), TimedOut(C, "choose", Lock("yellow"))]
    names = [name for name in kinds(told) if name in ("ActionsRevealed", "TimedOut", "SeatAbsent")]
    assert names == ["ActionsRevealed", "TimedOut", "SeatAbsent", "TimedOut"] and asked(by_time)[0] == "chicken_look"


# -- refusals, secrets, determinism -----------------------------------------------------------------------------------


def test_BSA_DIG_07_no_undo_after_the_reveal() -> None:
    t = reacting("live")
    for seat in (A, B, C):
        assert refused(t, seat, Unlock()) == ("everybody_locked", "BSA-DIG-07")
    assert asked(t) == ("react", (A,))


def test_BSA_DIG_08_the_game_never_shows_a_private_look_to_others() -> None:
    one, other = looking("live"), looking("live")
    tiles(one, "red", "boom ok ok")
    tiles(other, "red", "ok ok boom")
    told_one, told_other = one.answer(A, LookTiles("red")), other.answer(A, LookTiles("red"))
    assert events(told_one, Saw, to=A) != events(told_other, Saw, to=A)
    for seat in (None, B, C):
        assert heard(told_one, seat) == heard(told_other, seat) and seen(one, seat) == seen(other, seat)
    assert asked(one) == asked(other) == ("choose_action", (A, B, C))


def test_BSA_DIG_09_random_state_and_hidden_order_never_leave_the_server() -> None:
    t = picking("live")
    while asked(t)[0] == "pick_tool":
        run_out(t)
    other = t.copy()
    other.key, other.counter = b"\x01" * 32, 12_345
    for name, wire in zip(WIRES, t.wires, strict=True):
        set_wire(other, name, deck=wire.deck[::-1], tiles=wire.tiles[::-1])
    other.tool_deck = tuple(reversed(t.tool_deck))
    other.scratch.forget()
    for seat in (None, A, B, C):
        assert seen(t, seat) == seen(other, seat)
    assert asked(t) == asked(other) == ("choose_action", (A, B, C))


def test_BSA_DIG_10_an_illegal_decision_is_refused_with_a_reason_and_the_timer_goes_on() -> None:
    t = table(3)
    give(t, A, "megaphone")
    due = t.due
    for choice, error in (
        (Lock("gold"), ("card_not_in_hand", "BSA-TRN-02")),
        (UseTool("ratchet", steps=1), ("tool_not_owned", "BSA-TOO-05")),
        (UseTool("megaphone", wire="red"), ("wrong_window", "BSA-RCT-01")),
    ):
        assert refused(t, A, choice) == error
    assert t.due == due and asked(t) == ("choose_action", (A, B, C))


def test_BSA_DIG_11_the_same_inputs_give_the_same_events_and_no_clock_is_read() -> None:
    def play(seed: str) -> tuple[bytes, str]:
        t = GAME.new(3, {"exam": "express", "tool_priority": "speed"}, seed=seed)
        told = [*run_out(t), *play_out(t)]
        return heard(told, None), digest(GAME, t)

    assert play("again") == play("again") != play("another")
    t = reacting("live")
    later, due = t.copy(), t.due
    assert due is not None
    later.time_up(due - 1)  # until somebody says that it is time, nothing happens
    later.now = t.now
    assert digest(GAME, later) == digest(GAME, t) and asked(later) == ("react", (A,))
