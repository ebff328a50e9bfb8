"""Digital conduct: time, absence, refusals (section 19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from qg.games.bomb_squad_academy import GAME
from qg.games.bomb_squad_academy.choices import (
    Lock,
    LockWait,
    LookNone,
    LookTiles,
    Order,
    Pass,
    Proceed,
    Propose,
    Unlock,
    UseTool,
    Withdraw,
)
from qg.games.bomb_squad_academy.data import TOOLS
from qg.games.bomb_squad_academy.events import (
    AbsentRuled,
    ActionsRevealed,
    Looked,
    Saw,
    SeatAbsent,
    SeatBack,
    SeatLocked,
    Timeout,
    ToolDeclared,
    ToolPicked,
    WireProtected,
)
from qg.games.bomb_squad_academy.state import State
from qg.games.bomb_squad_academy.tests.positions import detonator, instructor, lock, scores, table, tiles
from qg.games.bomb_squad_academy.tests.windows import (
    A,
    B,
    C,
    D,
    brink,
    choices,
    give,
    heard,
    intend,
    kinds,
    run_out,
    seen,
    window,
)
from qg.kernel import Illegal, Seat
from qg.kernel.record import digest
from tests.rules import asked, events, refusal

LIVE, RELAXED, CORRESPONDENCE, UNTIMED = "live", "relaxed", "correspondence", "untimed"
HOUR = 3600


# -- timers -----------------------------------------------------------------------------------------------------------


def choosing(tempo: str) -> State:
    return table(3, tempo=tempo)


def reacting(tempo: str) -> State:
    t = table(3, tempo=tempo)
    give(t, A, "megaphone")
    lock(t, "green", "blue", "red")
    return t


def confirming(tempo: str) -> State:
    t = table(3, tempo=tempo)
    give(t, A, "megaphone")
    give(t, B, "multi_tool")
    lock(t, "green", "blue", "red")
    t.answer(A, UseTool("megaphone", wire="red"))
    t.answer(B, UseTool("multi_tool", card="red"))
    return t


def following_up(tempo: str) -> State:
    t = table(3, tempo=tempo)
    give(t, A, "wire_stripper")
    intend(t, A, "wire_stripper", "ask" if tempo != CORRESPONDENCE else "hold")
    if tempo == CORRESPONDENCE:  # nobody is asked there: the Tweezers come by intent
        give(t, A, "tweezers")
        intend(t, A, "tweezers", "if_within", spaces=20)
    lock(t, "green", "blue", "red")
    if tempo != CORRESPONDENCE:
        t.answer(A, UseTool("wire_stripper"))
    return t


def waiting(tempo: str) -> State:
    t = table(3, tempo=tempo)
    lock(t, "wait", "blue", "red")
    return t


def looking(tempo: str) -> State:
    t = table(3, tempo=tempo)
    lock(t, "chicken", "blue", "red")
    return t


def picking(tempo: str) -> State:
    return table(3, tempo=tempo, exam="express", age_order="manual")


TIMED: list[tuple[Callable[[str], State], str, dict[str, int]]] = [
    (choosing, "choose_action", {LIVE: 45, RELAXED: 120, CORRESPONDENCE: 24 * HOUR}),
    (reacting, "react", {LIVE: 8, RELAXED: 15}),
    (confirming, "confirm_tool", {LIVE: 5, RELAXED: 8}),
    (following_up, "keep_or_bury", {LIVE: 20, RELAXED: 45}),
    (following_up, "order_cards", {CORRESPONDENCE: 12 * HOUR}),
    (waiting, "wait_pick", {LIVE: 25, RELAXED: 60, CORRESPONDENCE: 24 * HOUR}),
    (looking, "chicken_look", {LIVE: 25, RELAXED: 60, CORRESPONDENCE: 24 * HOUR}),
    (picking, "pick_tool", {LIVE: 30, RELAXED: 60, CORRESPONDENCE: 24 * HOUR}),
]
CASES = [
    pytest.param(make, kind, tempo, seconds, id=f"{kind}-{tempo}")
    for make, kind, times in TIMED
    for tempo, seconds in times.items()
]


@pytest.mark.parametrize(("make", "kind", "tempo", "seconds"), CASES)
def test_BSA_DIG_01_timers_by_tempo(make: Callable[[str], State], kind: str, tempo: str, seconds: int) -> None:
    t = make(tempo)
    assert asked(t)[0] == kind
    assert t.due is not None and seconds * 1_000 <= t.due - t.now <= seconds * 1_000 + 4_000


@pytest.mark.parametrize("make", [choosing, reacting, confirming, following_up, waiting, looking, picking])
def test_BSA_DIG_01_untimed_has_no_deadline(make: Callable[[str], State]) -> None:
    t = make(UNTIMED)
    before = asked(t)
    assert t.due is None and before[1]
    t.time_up(10**9)
    assert asked(t) == before


@pytest.mark.parametrize(("tempo", "seconds"), [(LIVE, 15), (RELAXED, 40), (CORRESPONDENCE, 12 * HOUR)])
def test_BSA_DIG_01_listen_is_what_is_left_at_least_after_a_plan_tool(tempo: str, seconds: int) -> None:
    t = table(3, tempo=tempo)
    give(t, A, "walkie_talkie")
    t.answer(B, Lock("red"))
    end = t.due
    assert end is not None
    t.time_up(end - 1)
    t.answer(A, UseTool("walkie_talkie", target=B))
    t.time_up(end)
    assert t.due == end - 1 + seconds * 1_000 and asked(t) == ("choose_action", (A,))


@pytest.mark.parametrize(("tempo", "seconds"), [(LIVE, 5), (RELAXED, 8), (CORRESPONDENCE, 12 * HOUR)])
def test_BSA_DIG_01_a_queued_tool_has_the_confirm_time_and_by_correspondence_the_followup_time(
    tempo: str, seconds: int
) -> None:
    t = table(3, tempo=tempo)
    give(t, A, "screwdriver")
    give(t, B, "flashlight")
    t.answer(A, UseTool("screwdriver", wire="red"))
    assert t.plan_due - t.now >= {LIVE: 20, RELAXED: 45, CORRESPONDENCE: 12 * HOUR}[tempo] * 1_000
    t.answer(B, UseTool("flashlight"))
    t.answer(A, Order((1, 2, 3)))
    assert seconds * 1_000 <= t.plan_due - t.now <= seconds * 1_000 + 4_000
    assert list(choices(t, B)) == [Proceed(), Withdraw()] and asked(t) == ("choose_action", (A, B, C))


def test_BSA_DIG_02_animation_time_is_added_once_a_decision_and_is_at_most_four_seconds() -> None:
    t = confirming(LIVE)
    assert t.due is not None and 5_000 < t.due - t.now <= 9_000  # declared and resolved tools are shown first
    t.answer(B, Withdraw())
    assert window(t) == ("reveal", None, 2) and t.due == t.now + 8_000  # nothing to show since the last decision
    lock(busy := table(5), *(["green"] * 5))
    assert asked(busy)[0] == "choose_action" and busy.due == busy.now + 45_000 + 4_000


def test_BSA_DIG_02_a_timer_starts_when_the_decision_is_offered() -> None:
    t = table(3)
    give(t, A, "megaphone")
    for seat, card in enumerate(("green", "blue", "red")):
        t.answer(seat, Lock(card), at=20_000 + seat)
    assert asked(t) == ("react", (A,)) and t.due is not None and t.due >= 20_002 + 8_000


# -- time-outs --------------------------------------------------------------------------------------------------------


def test_BSA_DIG_03_pick_tool_takes_the_lowest_auto_rank_left() -> None:
    t = picking(LIVE)
    best = min(t.display, key=lambda tool: TOOLS[tool].auto_rank)
    told = run_out(t)
    assert events(told, Timeout) == [Timeout(A, "pick_tool")] and events(told, ToolPicked) == [ToolPicked(A, best)]
    assert asked(t) == ("pick_tool", (B,))


def test_BSA_DIG_03_a_waiter_locks_the_own_proposal() -> None:
    t = table(4)
    lock(t, "wait", "wait", "red", "red")
    t.answer(A, Propose("yellow"))
    told = run_out(t)
    assert {(out.seat, out.decision) for out in events(told, Timeout)} == {(A, "wait_pick"), (B, "wait_pick")}
    assert "WireProtected" in kinds(told) and len(t.rows[2]) == 0  # B, without a proposal: red, which two cut
    assert [each.wire for each in events(told, WireProtected)] == ["red", "yellow"]
    assert asked(t) == ("choose_action", (A, B, C, D))


@pytest.mark.parametrize(
    ("cards", "wire", "then"),
    [
        (("wait", "red", "blue"), "blue", ("choose_action", (A, B, C))),
        (("wait", "chicken", "chicken"), "green", ("chicken_look", (B,))),
        (("wait", "yellow", "yellow"), "yellow", ("choose_action", (A, B, C))),
    ],
)
def test_BSA_DIG_03_else_the_wire_with_most_cutters_ties_in_wire_order(
    cards: tuple[str, ...], wire: str, then: tuple[str, tuple[int, ...]]
) -> None:
    t = table(3)
    lock(t, *cards)
    told = run_out(t)
    assert [each.wire for each in events(told, WireProtected)] == [wire]
    assert asked(t) == then


def test_BSA_DIG_03_the_instructor_is_one_of_the_cutters() -> None:
    t = table(2)
    instructor(t, "blue")
    lock(t, "wait", "red")
    told = run_out(t)
    assert [each.wire for each in events(told, WireProtected)] == ["blue"]  # one on blue, one on red
    assert asked(t) == ("choose_action", (A, B))


def test_BSA_DIG_03_a_chicken_looks_at_nothing() -> None:
    t = looking(LIVE)
    told = run_out(t)
    assert events(told, Timeout) == [Timeout(A, "chicken_look")] and not events(told, Looked)
    assert asked(t) == ("choose_action", (A, B, C))


@pytest.mark.parametrize(("make", "kind", "seat"), [(confirming, "confirm_tool", B), (following_up, "keep_or_bury", A)])
def test_BSA_DIG_03_the_time_out_is_told(make: Callable[[str], State], kind: str, seat: int) -> None:
    t = make(LIVE)
    assert asked(t) == (kind, (seat,))
    assert events(run_out(t), Timeout) == [Timeout(seat, kind)]
    assert asked(t) != (kind, (seat,))


def test_BSA_DIG_03_of_the_plan_window_too() -> None:
    t = table(3)
    give(t, A, "screwdriver")
    give(t, B, "flashlight")
    t.answer(A, UseTool("screwdriver", wire="red"))
    t.answer(B, UseTool("flashlight"))
    assert events(run_out(t), Timeout) == [Timeout(A, "order_tiles")]
    assert events(run_out(t), Timeout) == [Timeout(B, "withdraw_queued")]
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_DIG_03_of_a_choice_only_after_the_reveal() -> None:
    t = table(3)
    give(t, A, "walkie_talkie")
    t.answer(A, UseTool("walkie_talkie", target=B))
    told = run_out(t)
    assert {out.seat for out in events(told, SeatLocked)} == {B, C} and not events(told, Timeout)
    assert asked(t) == ("choose_action", (A,))
    told = t.answer(A, Lock("chicken"))
    names = kinds(told)
    assert names.index("ActionsRevealed") < names.index("Timeout")
    assert events(told, Timeout) == [Timeout(B, "choose_action"), Timeout(C, "choose_action")]
    assert asked(t) == ("chicken_look", (A,))


def test_BSA_DIG_03_a_card_locked_by_time_looks_like_any_other_until_the_reveal() -> None:
    t = table(3)
    give(t, A, "walkie_talkie")
    t.answer(A, UseTool("walkie_talkie", target=B))
    by_hand, by_time = t.copy(), t.copy()
    end = t.due
    assert end is not None
    by_hand.answer(C, Lock("yellow"))
    by_hand.time_up(end)
    by_time.time_up(end)
    for seat in (None, A, B):
        ours, theirs = GAME.view(by_hand, seat).board, GAME.view(by_time, seat).board
        assert ours == theirs
    assert asked(by_hand) == asked(by_time) == ("choose_action", (A,))


def test_BSA_DIG_03_of_a_reaction_never() -> None:
    t = reacting(LIVE)
    told = run_out(t)
    assert not events(told, Timeout)
    assert asked(t) == ("choose_action", (A, B, C))


@pytest.mark.parametrize(
    ("positions", "hand", "card"),
    [
        ({}, None, "yellow"),  # 16 spaces
        ({"yellow": 2}, None, "red"),  # 14 and 14: wire order
        ({"yellow": 9, "red": 6, "blue": 2}, None, "green"),  # 10, 10, 8, 7
        ({}, ("wait", "green", "chicken"), "green"),  # never Wait! or Chicken
    ],
)
def test_BSA_DIG_04_autopilot_cuts_where_most_spaces_are_left(
    positions: dict[str, int], hand: tuple[str, ...] | None, card: str
) -> None:
    t = table(3)
    for wire, position in positions.items():
        detonator(t, wire, position)
    if hand:
        t.hands = (hand, *t.hands[1:])
        t.desk.forget()
    lock(t, None, "chicken", "chicken")
    told = run_out(t)
    assert events(told, ActionsRevealed)[0].actions[A].card == card
    assert asked(t) == ("chicken_look", (B,))


def test_BSA_DIG_04_spaces_count_to_the_first_tile_that_is_face_down() -> None:
    t = table(3)
    tiles(t, "green", "ok ok boom", turned=2)  # the next is on 12
    for wire, position in (("yellow", 15), ("red", 13), ("blue", 1)):
        detonator(t, wire, position)
    lock(t, None, "chicken", "chicken")
    run_out(t)
    assert t.actions[A] == "green"  # 12 spaces; blue has 11
    assert asked(t) == ("chicken_look", (B,))


def test_BSA_DIG_04_without_cutters_it_plays_what_there_is() -> None:
    t = table(3)
    t.hands = (("chicken",), *t.hands[1:])
    t.desk.forget()
    lock(t, None, "green", "blue")
    run_out(t)
    assert t.actions[A] == "chicken" and asked(t) == ("chicken_look", (A,))


# -- absence ----------------------------------------------------------------------------------------------------------


def test_BSA_DIG_05_two_time_outs_in_a_row_make_a_seat_absent() -> None:
    t = table(3)
    lock(t, None, "green", "green")
    told = run_out(t)
    assert events(told, Timeout) == [Timeout(A, "choose_action")] and not events(told, SeatAbsent)
    assert t.kept == {} and t.turn == 2
    lock(t, None, "blue", "blue")
    told = run_out(t)
    assert events(told, SeatAbsent) == [SeatAbsent(A)] and t.kept == {A: "rookie"}
    assert asked(t) == ("choose_action", (A, B, C))  # the bot is asked like the player


def test_BSA_DIG_05_a_choice_in_between_starts_the_count_again() -> None:
    t = table(3)
    lock(t, None, "green", "green")
    run_out(t)
    lock(t, "green", "blue", "blue")
    lock(t, None, "red", "red")
    run_out(t)
    assert t.kept == {} and asked(t) == ("choose_action", (A, B, C))


def test_BSA_DIG_05_other_time_outs_do_not_count() -> None:
    t = table(3)
    for cards in (("chicken", "green", "green"), ("green", "blue", "blue")):
        lock(t, *cards)
        while asked(t)[0] == "chicken_look":
            run_out(t)
    lock(t, None, "red", "red")
    run_out(t)
    assert t.kept == {} and asked(t) == ("choose_action", (A, B, C))


@pytest.mark.parametrize("tempo", [LIVE, RELAXED])
def test_BSA_DIG_05_a_disconnected_seat_is_kept_by_a_rookie_until_it_is_back(tempo: str) -> None:
    t = table(3, tempo=tempo)
    told = t.notice("absent", B)
    assert events(told, SeatAbsent) == [SeatAbsent(B)] and t.kept == {B: "rookie"}
    assert asked(t) == ("choose_action", (A, B, C))
    told = t.notice("back", B)
    assert events(told, SeatBack) == [SeatBack(B)] and t.kept == {}
    assert asked(t) == ("choose_action", (A, B, C)) and t.options(B)


@pytest.mark.parametrize("tempo", [CORRESPONDENCE, UNTIMED])
def test_BSA_DIG_05_without_hurry_only_once_somebody_says_so(tempo: str) -> None:
    t = table(3, tempo=tempo)
    with pytest.raises(Illegal) as caught:
        t.notice("ruling", B, what="absent")  # not away at all
    assert caught.value.rule_id == "BSA-DIG-05"
    told = t.notice("absent", B)
    assert not events(told, SeatAbsent) and t.kept == {}
    told = t.notice("ruling", B, what="absent")
    assert events(told, SeatAbsent) == [SeatAbsent(B)] and t.kept == {B: "rookie"}
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_DIG_05_autopilot_takes_every_default_at_once() -> None:
    t = table(3, absent="autopilot")
    t.notice("absent", A)
    assert t.kept == {} and asked(t) == ("choose_action", (B, C)) and GAME.view(t, B).board.ready[A]
    told = lock(t, None, "green", "blue")
    assert events(told, ActionsRevealed)[0].actions[A].card == "yellow"
    assert asked(t) == ("choose_action", (B, C)) and t.turn == 2
    t.notice("back", A)
    lock(t, None, "blue", "red")
    assert asked(t) == ("choose_action", (A, B, C))  # from the next decision on A plays again


def test_BSA_DIG_05_autopilot_passes_in_windows_but_intents_stay_in_force() -> None:
    t = table(3, absent="autopilot")
    give(t, A, "megaphone", "twin_cutters")
    intend(t, A, "twin_cutters", "also_cut_if_free", wire="red")
    t.notice("absent", A)
    told = lock(t, None, "green", "blue")
    assert [said.tool for said in events(told, ToolDeclared)] == ["twin_cutters"] and t.tools[A] == ("megaphone",)
    assert asked(t) == ("choose_action", (B, C))


@pytest.mark.parametrize(("make", "kind"), [(waiting, "wait_pick"), (looking, "chicken_look"), (picking, "pick_tool")])
def test_BSA_DIG_05_autopilot_answers_what_is_open_when_the_player_leaves(
    make: Callable[[str], State], kind: str
) -> None:
    t = make(LIVE)
    assert asked(t) == (kind, (A,))
    t.opt = table(3, absent="autopilot").opt
    t.notice("absent", A)
    assert asked(t) != (kind, (A,)) and A not in t.waiting


def test_BSA_DIG_05_pause_stops_the_game_and_its_clock_until_the_player_is_back() -> None:
    t = table(3, absent="pause")
    t.answer(B, Lock("green"), at=5_000)
    due = t.due
    assert due is not None
    t.notice("absent", A, at=10_000)
    assert asked(t) == ("paused", ()) and t.due is None and t.kept == {}
    assert refusal(t, C, Lock("red")).rule_id == "BSA-DIG-05"
    t.time_up(1_000_000)
    assert asked(t) == ("paused", ())
    t.notice("back", A, at=1_010_000)
    assert asked(t) == ("choose_action", (A, C)) and t.due == due + 1_000_000


def test_BSA_DIG_05_two_time_outs_pause_the_game_after_the_reveal() -> None:
    t = table(3, absent="pause")
    for cards in (("green", "green"), ("blue", "blue")):
        assert asked(t) == ("choose_action", (A, B, C))
        lock(t, None, *cards)
        told = run_out(t)
    assert events(told, SeatAbsent) == [SeatAbsent(A)] and t.actions and asked(t) == ("paused", ())
    t.notice("back", A)
    assert asked(t) == ("choose_action", (A, B, C)) and t.turn == 3


def test_BSA_DIG_05_the_game_waits_for_all_who_are_absent() -> None:
    t = table(3, absent="pause")
    t.notice("absent", A)
    t.notice("absent", B)
    t.notice("back", A)
    assert asked(t) == ("paused", ())
    t.notice("back", B)
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_DIG_05_a_paused_game_goes_on_with_a_bot_when_the_host_says_so() -> None:
    t = table(3, absent="pause")
    with pytest.raises(Illegal) as caught:
        t.notice("ruling", what="bot")  # the one exception, and only then
    assert caught.value.rule_id == "BSA-OPT-15"
    t.notice("absent", A)
    assert t.kept == {} and asked(t) == ("paused", ())
    told = t.notice("ruling", what="bot")
    assert events(told, AbsentRuled) == [AbsentRuled("bot")]
    assert t.opt.absent == "bot" and t.kept == {A: "rookie"}
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_DIG_06_who_leaves_for_good_stays_in_the_ranking() -> None:
    t = table(3, exam="drill", absent="autopilot")
    scores(t, 0, 7, 9)
    t.notice("absent", C)
    lock(t, "wait", "blue", None)
    t.answer(A, LockWait("yellow"))
    assert t.absent_turns == (0, 0, 1)
    brink(t, "green", "3/0", faces="boom ok ok")
    lock(t, "green", "green", None)
    assert t.outcome is not None and asked(t) == ("over", ())
    assert sorted(line.seat for line in t.outcome.sheet.ranking) == [A, B, C]
    assert t.outcome.winners == (C,) and next(x for x in t.outcome.sheet.ranking if x.seat == C).absent_turns == 2


# -- refusals, secrets, determinism -----------------------------------------------------------------------------------


def test_BSA_DIG_07_no_undo_after_the_reveal() -> None:
    t = reacting(LIVE)
    for seat in (A, B, C):
        assert refusal(t, seat, Unlock()).rule_id == "BSA-DIG-07"
    assert asked(t) == ("react", (A,))


def test_BSA_DIG_07_before_it_a_lock_may_be_undone() -> None:
    t = table(3)
    t.answer(A, Lock("green"))
    t.answer(A, Unlock())
    t.answer(A, Lock("red"))
    lock(t, None, "chicken", "chicken")
    assert t.actions[A] == "red" and asked(t) == ("chicken_look", (B,))


def test_BSA_DIG_08_the_game_never_shows_a_private_look_to_others() -> None:
    one = looking(LIVE)
    other = one.copy()
    tiles(one, "red", "boom ok ok")
    tiles(other, "red", "ok ok boom")
    told_one, told_other = one.answer(A, LookTiles("red")), other.answer(A, LookTiles("red"))
    assert events(told_one, Saw, to=A) != events(told_other, Saw, to=A)
    for seat in (None, B, C):
        assert heard(told_one, seat) == heard(told_other, seat) and seen(one, seat) == seen(other, seat)
    assert asked(one) == asked(other) == ("choose_action", (A, B, C))


def test_BSA_DIG_09_random_state_and_hidden_order_never_leave_the_server() -> None:
    t = table(3, exam="express", age_order="manual")
    while asked(t)[0] == "pick_tool":
        run_out(t)
    other = t.copy()
    other.key, other.counter = b"\x01" * 32, 12_345
    other.decks = tuple(tuple(reversed(deck)) for deck in t.decks)
    other.tiles = tuple(tuple(reversed(faces)) for faces in t.tiles)
    other.tool_deck = tuple(reversed(t.tool_deck))
    other.desk.forget()
    for seat in (None, A, B, C):
        assert seen(t, seat) == seen(other, seat)
    assert asked(t) == asked(other) == ("choose_action", (A, B, C))


@pytest.mark.parametrize(
    ("choice", "code", "rule"),
    [
        (Lock("gold"), "card_not_in_hand", "BSA-TRN-02"),
        (UseTool("ratchet", steps=1), "tool_not_owned", "BSA-TOO-05"),
        (UseTool("megaphone", wire="red"), "wrong_window", "BSA-RCT-01"),
    ],
)
def test_BSA_DIG_10_an_illegal_decision_is_refused_with_a_reason_and_the_timer_goes_on(
    choice: Any, code: str, rule: str
) -> None:
    t = table(3)
    give(t, A, "megaphone")
    due = t.due
    told = refusal(t, A, choice)
    assert (told.code, told.rule_id) == (code, rule)
    assert t.due == due and asked(t) == ("choose_action", (A, B, C))


def test_BSA_DIG_10_what_is_not_asked_is_refused() -> None:
    t = reacting(LIVE)
    assert refusal(t, B, Pass()).code == "not_asked"
    assert refusal(t, A, LookNone()).code == "not_an_option"
    assert asked(t) == ("react", (A,))


def test_BSA_DIG_11_the_same_inputs_give_the_same_events() -> None:
    def play() -> tuple[list[str], list[bytes]]:
        t = GAME.new((Seat(), Seat(), Seat()), {"exam": "express", "tool_priority": "speed"}, seed="again")
        digests, told = [], []
        for number in range(60):
            if t.outcome is not None:
                break
            if number % 5 == 4 and t.due is not None:
                heard_now = t.time_up(t.due)
            else:
                seat = t.waiting[number % len(t.waiting)]
                options: Any = t.options(seat)
                heard_now = t.answer(seat, options[number % len(options)], at=t.now + 7)
            digests.append(digest(GAME, t))
            told.append(heard(heard_now, None))
        return digests, told

    assert play() == play()
    other = GAME.new(3, {"exam": "express", "tool_priority": "speed"}, seed="another")
    assert digest(GAME, other) != play()[0][0] and asked(other)[0] == "pick_tool"


def test_BSA_DIG_11_the_engine_reads_no_clock() -> None:
    t = reacting(LIVE)
    before = digest(GAME, t)
    later = t.copy()
    assert t.due is not None
    later.time_up(t.due - 1)
    later.now = t.now
    assert digest(GAME, later) == before  # until somebody says that it is time, nothing happens
    assert asked(t) == asked(later) == ("react", (A,))
