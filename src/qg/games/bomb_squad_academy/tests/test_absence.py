"""Absent players of this game: when they are, what a bot, defaults and intents do for them, what a pause leaves."""

import pytest

from qg.games.bomb_squad_academy.tests.prelude import *
from qg.kernel.conduct.state import Word

# -- becoming absent, coming back -------------------------------------------------------------------------------------


@pytest.mark.parametrize("tempo", ["live", "relaxed", "days", "untimed"])
def test_QG_ABS_01_QG_ABS_04_QG_ABS_06_a_rookie_keeps_a_seat_until_its_person_is_back(tempo: str) -> None:
    t = table(3, tempo=tempo)
    assert (GAME.conduct.reconnect_ms, GAME.conduct.keeper_pace) == (60_000, 1_000)
    told = t.notice("away", B)
    if tempo in ("days", "untimed"):
        assert not events(told, SeatAbsent) and not t.bot_controlled
        told = t.answer(A, Word("absent", B))  # without hurry only once the host says so
    assert events(told, SeatAbsent) == [SeatAbsent(B)] and t.bot_controlled == {B: "rookie"}
    assert asked(t) == ("choose_action", (A, B, C))
    assert events(t.notice("back", B), SeatBack) == [SeatBack(B)]
    assert (
        not t.bot_controlled and asked(t) == ("choose_action", (A, B, C)) and t.options(B)
    )  # within the open question


def test_QG_ABS_02_two_turns_in_a_row_without_a_choice_are_absence_at_the_reveal() -> None:
    t = table(3)
    lock(t, "chicken", "green", "green")
    assert len(events(run_out(t), TimedOut)) == 1 and not t.conduct.late  # other time-outs do not count
    lock(t, None, "blue", "blue")
    assert not events(run_out(t), SeatAbsent) and t.conduct.late == (A,)
    lock(t, "green", "red", "red")
    assert not t.conduct.late  # a choice in between starts the count again
    for cards in (("yellow", "green"), ("green", "blue")):
        assert not t.bot_controlled and asked(t) == ("choose_action", (A, B, C))
        lock(t, None, *cards)
        names = kinds(run_out(t))
    assert names.index("ActionsRevealed") < names.index("TimedOut") < names.index("SeatAbsent")
    assert t.bot_controlled == {A: "rookie"} and asked(t) == (
        "choose_action",
        (A, B, C),
    )  # the bot is asked like the player


def test_QG_ABS_07_who_leaves_for_good_stays_in_the_ranking() -> None:
    t = table(3, exam="drill", absent="defaults")
    scores(t, 0, 7, 9)
    t.notice("left", C)
    brink(t, "green", "3/0", faces="boom ok ok")
    lock(t, "green", "green", None)
    assert t.outcome is not None and t.outcome.winners == (C,) and asked(t) == ("over", ())
    assert sorted((line.seat, line.absent_turns) for line in t.outcome.sheet.ranking) == [(A, 0), (B, 0), (C, 1)]


# -- defaults ---------------------------------------------------------------------------------------------------------


def test_QG_ABS_03_defaults_take_every_choice_at_once_and_are_no_time_out() -> None:
    t = table(3, absent="defaults")
    t.notice("absent", A)
    assert t.bot_controlled == {} and asked(t) == ("choose_action", (B, C)) and on(t).locked[A] == "yellow"
    told = lock(t, None, "green", "blue")
    assert on(t).absent_turns == (1, 0, 0) and not t.conduct.late and not events(told, TimedOut)
    assert asked(t) == ("choose_action", (B, C)) and t.turn == 2


def test_QG_ABS_03_a_chicken_left_to_defaults_looks_at_what_it_has_chosen_before() -> None:
    t = table(3, absent="defaults")
    lock(t, "chicken", "chicken", "chicken")
    t.answer(C, LookTiles("yellow"))
    for seat in (B, C):
        t.notice("absent", seat)
    told = t.answer(A, LookNone())
    assert [(each.seat, each.wires) for each in events(told, Looked)] == [(C, ("yellow",))]
    assert asked(t) == ("choose_action", (A,))


# -- a bot decides everything -----------------------------------------------------------------------------------------


def test_QG_ABS_03_the_bot_is_asked_where_an_intent_would_have_acted_held_or_gone_without_saying() -> None:
    t = table(3)
    scores(t, 9, 9, 9)
    brink(t, "green", "1/1", faces="boom ok ok")
    give(t, A, "twin_cutters", "freeze_spray", "bomb_suit")
    intend(t, A, "twin_cutters", "also_cut_if_free", wire="red")
    intend(t, A, "freeze_spray", "hold")
    there = t.copy()
    used = [each.tool for each in events(lock(there, "green", "blue", "blue"), ToolDeclared)]
    assert used == ["twin_cutters", "bomb_suit"]
    t.notice("absent", A)
    lock(t, "green", "blue", "blue")
    for place in (("reveal", None, 1), ("brink", "green", 1), ("blast", "green", 1)):
        assert window(t) == place and asked(t) == ("react", (A,))
        t.answer(A, Pass())
    assert len(on(t).tools[A]) == 3 and on(t).score == (4, 9, 9) and asked(t)[0] == "pick_tool"


@pytest.mark.parametrize(
    ("options", "card", "then"), [({"absent": "defaults"}, None, (B, C)), ({"tempo": "days"}, "green", (A, B, C))]
)
def test_QG_ABS_03_where_nobody_is_asked_intents_go_on_acting(
    options: dict[str, str], card: str | None, then: tuple[int, ...]
) -> None:
    t = table(3, **options)
    give(t, A, "megaphone", "twin_cutters")
    intend(t, A, "twin_cutters", "also_cut_if_free", wire="red")
    t.notice("absent", A)
    told = lock(t, card, "blue", "blue")
    assert [each.tool for each in events(told, ToolDeclared)] == ["twin_cutters"] and on(t).tools[A] == ("megaphone",)
    assert on(t).absent_turns == (1, 0, 0) and asked(t) == ("choose_action", then)


@pytest.mark.parametrize("absent", ["bot", "defaults"])
def test_QG_ABS_03_a_ranking_picks_for_who_takes_defaults_but_not_for_a_bot(absent: str) -> None:
    t = table(3, absent=absent, exam="express", age_order="manual")
    first, *others = t.display
    last = max(others, key=lambda tool: TOOLS[tool].auto_rank)
    t.answer(B, RankTools((first, last)))
    t.notice("absent", B)
    t.answer(A, TakeTool(first))
    if absent == "bot":
        assert asked(t) == ("pick_tool", (B,))
        t.answer(B, RankTools((last,)))
        assert asked(t) == ("pick_tool", (B,))
        t.answer(B, TakeTool(last))
    assert on(t).tools[B] == (last,) and asked(t) == ("pick_tool", (C,))


# -- a pause ----------------------------------------------------------------------------------------------------------


def test_QG_ABS_03_a_pause_puts_off_the_end_of_a_speed_round() -> None:
    t = table(3, absent="pause", tool_priority="speed")
    give(t, A, "megaphone")
    give(t, B, "multi_tool")
    lock(t, "green", "blue", "red")
    t.answer(A, UseTool("megaphone", wire="red"))
    end = t.now + 300
    t.notice("absent", C, at=t.now + 100)
    assert t.waiting == () and t.due is None
    t.notice("back", C, at=t.now + 100_000)
    assert t.due == end + 100_000 and asked(t) == ("react", (B,))
    told = run_out(t)
    assert on(t).protected[2] and not events(told, TimedOut)
    assert window(t) == ("reveal", None, 2) and asked(t) == ("react", (B,))


def test_QG_PAU_01_intents_and_rankings_left_in_a_pause_act_when_the_game_goes_on() -> None:
    t = table(3)
    give(t, A, "megaphone")
    lock(t, "green", "blue", "chicken")
    t.answer(C, Word("pause"))
    assert refused(t, A, Pass()) == ("paused", None)
    t.time_up(t.now + 100_000)
    intend(t, A, "megaphone", "hold")
    assert asked(t) == ("react", ())
    t.answer(A, Word("resume"))
    assert asked(t) == ("chicken_look", (C,))
    t = table(3, exam="express", age_order="manual")
    last = t.display[-1]
    t.answer(C, Word("pause"))
    t.answer(A, RankTools((last,)))
    assert asked(t) == ("pick_tool", ()) and not on(t).tools[A]
    t.answer(A, Word("resume"))
    assert on(t).tools[A] == (last,) and asked(t) == ("pick_tool", (B,))
