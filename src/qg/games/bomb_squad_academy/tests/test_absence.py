"""Absent players: what a bot, the autopilot and a pause leave alone (BSA-DIG-05)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from qg.games.bomb_squad_academy.choices import LookNone, LookTiles, Pass, Proceed, RankTools, TakeTool, UseTool
from qg.games.bomb_squad_academy.data import TOOLS
from qg.games.bomb_squad_academy.events import Looked, SeatAbsent, Timeout, ToolDeclared, ToolPicked
from qg.games.bomb_squad_academy.state import State
from qg.games.bomb_squad_academy.tests.positions import lock, scores, table
from qg.games.bomb_squad_academy.tests.windows import A, B, C, brink, give, intend, run_out, window
from tests.rules import asked, events

AGES = 100_000
"""How long the player of these tests is away, in ms."""


def choosing(absent: str) -> State:
    return table(3, absent=absent)


def looking(absent: str) -> State:
    t = table(3, absent=absent)
    lock(t, "chicken", "blue", "red")
    return t


def waiting(absent: str) -> State:
    t = table(3, absent=absent)
    lock(t, "wait", "blue", "red")
    return t


def picking(absent: str) -> State:
    return table(3, absent=absent, exam="express", age_order="manual")


def ordering(absent: str) -> State:
    t = table(3, absent=absent)
    give(t, A, "screwdriver")
    t.answer(A, UseTool("screwdriver", wire="red"))
    return t


# -- what is asked of a leaver ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("absent", ["bot", "pause"])
@pytest.mark.parametrize("make", [choosing, looking, waiting, picking, ordering])
def test_BSA_DIG_05_only_the_autopilot_answers_for_a_leaver(make: Callable[[str], State], absent: str) -> None:
    t = make(absent)
    before = asked(t), t.options(A)
    t.notice("absent", A)
    if absent == "pause":
        assert asked(t) == ("paused", ())
        t.notice("back", A)
    assert (asked(t), t.options(A)) == before and A in t.waiting


def test_BSA_DIG_05_a_chicken_on_autopilot_does_not_look() -> None:
    t = table(3, absent="autopilot")
    lock(t, "chicken", "chicken", "chicken")
    t.notice("absent", C)
    assert asked(t) == ("chicken_look", (A,))
    told = t.answer(A, LookTiles("red")) + t.answer(B, LookTiles("blue"))
    assert [each.seat for each in events(told, Looked)] == [A, B]
    assert asked(t) == ("choose_action", (A, B))


def test_BSA_DIG_05_but_what_it_has_chosen_before_stands() -> None:
    t = table(3, absent="autopilot")
    lock(t, "chicken", "chicken", "chicken")
    t.answer(C, LookTiles("yellow"))
    t.notice("absent", C)
    told = t.answer(A, LookNone()) + t.answer(B, LookNone())
    assert [(each.seat, each.wires) for each in events(told, Looked)] == [(C, ("yellow",))]
    assert asked(t) == ("choose_action", (A, B))


def test_BSA_DIG_05_with_every_seat_on_autopilot_the_game_is_played_out_at_once() -> None:
    t = table(3, absent="autopilot")
    t.notice("absent", A)
    t.notice("absent", B)
    assert t.outcome is None and asked(t) == ("choose_action", (C,))
    t.notice("absent", C)
    assert t.outcome is not None and [each.bomb for each in t.bombs] == ["I", "II", "III"]
    assert asked(t) == ("over", ())


# -- a bot decides everything -----------------------------------------------------------------------------------------


def test_BSA_DIG_05_the_bot_is_asked_where_an_intent_would_have_acted() -> None:
    t = table(3)
    give(t, A, "twin_cutters")
    intend(t, A, "twin_cutters", "also_cut_if_free", wire="red")
    there = t.copy()
    assert [each.tool for each in events(lock(there, "green", "blue", "blue"), ToolDeclared)] == ["twin_cutters"]
    t.notice("absent", A)
    told = lock(t, "green", "blue", "blue")
    assert not events(told, ToolDeclared) and window(t) == ("reveal", None, 1)
    assert asked(t) == ("react", (A,))
    t.answer(A, Pass())
    assert t.tools[A] == ("twin_cutters",) and asked(t) == ("choose_action", (A, B, C))


def test_BSA_DIG_05_also_where_a_tool_is_used_by_default_or_held() -> None:
    t = table(3)
    scores(t, 9, 9, 9)
    give(t, A, "bomb_suit", "freeze_spray")
    intend(t, A, "freeze_spray", "hold")
    t.notice("absent", A)
    brink(t, "green", "1/1", faces="boom ok ok")
    lock(t, "green", "blue", "blue")
    assert window(t) == ("brink", "green", 1) and asked(t) == ("react", (A,))
    t.answer(A, Pass())
    assert window(t) == ("blast", "green", 1) and asked(t) == ("react", (A,))
    t.answer(A, Pass())
    assert t.score == (4, 9, 9) and asked(t)[0] == "pick_tool"


def test_BSA_DIG_05_a_bots_tool_is_confirmed_like_any_other() -> None:
    t = table(3)
    give(t, A, "multi_tool")
    give(t, B, "megaphone")
    scores(t, 5, 0, 0)
    intend(t, A, "multi_tool", "swap_if_shared", hand_card="red")
    t.notice("absent", A)
    lock(t, "green", "green", "blue")
    t.answer(A, UseTool("multi_tool", card="yellow"))
    t.answer(B, UseTool("megaphone", wire="blue"))
    assert asked(t) == ("confirm_tool", (A,))
    t.answer(A, Proceed())
    assert t.stacks[A] == ("yellow",) and asked(t) == ("choose_action", (A, B, C))


def test_BSA_DIG_05_by_correspondence_nobody_is_asked_and_intents_go_on_acting() -> None:
    t = table(3, tempo="correspondence")
    give(t, A, "twin_cutters", "megaphone")
    intend(t, A, "twin_cutters", "also_cut_if_free", wire="red")
    t.notice("absent", A)
    t.notice("ruling", A, what="absent")
    told = lock(t, "green", "blue", "blue")
    assert [each.tool for each in events(told, ToolDeclared)] == ["twin_cutters"] and t.tools[A] == ("megaphone",)
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_DIG_05_a_ranking_does_not_pick_for_a_bot() -> None:
    t = picking("bot")
    first, second, third, _ = t.display
    t.answer(B, RankTools((third,)))
    t.notice("absent", B)
    told = t.answer(A, TakeTool(first))
    assert events(told, ToolPicked) == [ToolPicked(A, first)] and asked(t) == ("pick_tool", (B,))
    t.answer(B, RankTools((third,)))
    assert asked(t) == ("pick_tool", (B,))
    t.answer(B, TakeTool(second))
    assert t.tools[B] == (second,) and asked(t) == ("pick_tool", (C,))


def test_BSA_DIG_05_the_autopilot_minds_a_ranking() -> None:
    t = picking("autopilot")
    first, *others = t.display
    last = max(others, key=lambda tool: TOOLS[tool].auto_rank)
    t.answer(B, RankTools((first, last)))
    t.notice("absent", B)
    told = t.answer(A, TakeTool(first))
    assert events(told, ToolPicked) == [ToolPicked(A, first), ToolPicked(B, last)]
    assert asked(t) == ("pick_tool", (C,))


@pytest.mark.parametrize("absent", ["bot", "autopilot"])
def test_BSA_DIG_03_what_is_played_for_an_absent_seat_is_no_time_out(absent: str) -> None:
    t = table(3, absent=absent)
    t.notice("absent", A)
    told = lock(t, "green" if absent == "bot" else None, "green", "blue")
    assert t.absent_turns == (1, 0, 0) and t.misses == (0, 0, 0) and not events(told, Timeout)
    assert asked(t) == ("choose_action", (A, B, C) if absent == "bot" else (B, C))


# -- a pause ----------------------------------------------------------------------------------------------------------


def pause(t: State, seat: int, after: int = 100) -> None:
    """A seat goes and comes back so long after."""
    t.notice("absent", seat, at=t.now + after)
    assert asked(t) == ("paused", ()) and t.due is None
    t.notice("back", seat, at=t.now + AGES)


def test_BSA_DIG_05_a_pause_puts_off_the_time_of_all_chickens() -> None:
    t = table(3, absent="pause")
    lock(t, "chicken", "chicken", "chicken")
    end = t.due
    assert end is not None
    pause(t, C)
    assert t.due == end + AGES
    t.answer(A, LookNone())
    assert t.due == end + AGES and asked(t) == ("chicken_look", (B,))


def test_BSA_DIG_05_a_pause_puts_off_the_end_of_a_speed_round() -> None:
    t = table(3, absent="pause", tool_priority="speed")
    give(t, A, "megaphone")
    give(t, B, "multi_tool")
    lock(t, "green", "blue", "red")
    t.answer(A, UseTool("megaphone", wire="red"))
    end = t.now + 300
    assert t.due == end
    pause(t, C)
    assert t.due == end + AGES and asked(t) == ("react", (B,))
    told = run_out(t)
    assert t.protected[2] and not events(told, Timeout)
    assert window(t) == ("reveal", None, 2) and asked(t) == ("react", (B,))


def test_BSA_DIG_05_a_pause_puts_off_the_follow_up_of_a_screwdriver() -> None:
    t = table(3, absent="pause")
    give(t, A, "screwdriver")
    give(t, B, "flashlight")
    t.answer(A, UseTool("screwdriver", wire="red"))
    end = t.due
    assert end is not None
    pause(t, C)
    t.answer(B, UseTool("flashlight"))  # queues, and the next deadline is worked out anew
    assert t.due == end + AGES and asked(t) == ("choose_action", (A, C))
    t.time_up(end + AGES - 1)
    assert asked(t) == ("choose_action", (A, C))
    assert events(run_out(t), Timeout) == [Timeout(A, "order_tiles")]
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_DIG_05_who_comes_back_starts_counting_anew() -> None:
    t = table(3, absent="pause")
    for cards in (("green", "green"), ("blue", "blue")):
        lock(t, None, *cards)
        run_out(t)
    assert asked(t) == ("paused", ())
    t.notice("back", A)
    assert asked(t) == ("choose_action", (A, B, C))
    lock(t, None, "red", "red")
    told = run_out(t)
    assert events(told, Timeout) == [Timeout(A, "choose_action")] and not events(told, SeatAbsent)
    assert asked(t) == ("choose_action", (A, B, C)) and t.turn == 4
