"""Tools of the windows brink, score and blast (section 16).

Freeze Spray, 9-Volt Battery, Priority Armband, Carbon Paper, Bomb Suit, Insurance Policy.
"""

import pytest

from qg.games.bomb_squad_academy.tests.prelude import *

TOOL, LOSS = SOURCES.index("tool"), SOURCES.index("loss")


# -- Freeze Spray -----------------------------------------------------------------------------------------------------


def test_BSA_TL_15_freeze_spray_stops_the_detonator_and_the_card_counts() -> None:
    t = table(3)
    give(t, C, "freeze_spray")
    brink(t, "green", "3/1", faces="boom ok ok")
    lock(t, "green", "blue", "chicken")
    assert window(t) == ("brink", "green", 1) and asked(t) == ("react", (C,))  # anyone, not only a cutter
    told = t.answer(C, UseTool("freeze_spray"))
    (moved,) = [move for move in events(told, DetonatorMoved) if move.wire == "green"]
    assert (moved.from_, moved.to, moved.frozen, moved.battery) == (9, 9, 3, 0)
    assert on(t).position[0] == 9 and not events(told, TileTurned)
    assert on(t).score[A] == 3 + 1 and on(t).shift[0] == 9 - 3  # the card stays in the row and counts for V
    assert on(t).tools_used[C] == ("freeze_spray",) and asked(t) == ("chicken_look", (C,))


def test_BSA_TL_15_only_the_card_of_this_brink_is_frozen() -> None:
    t = table(3)
    give(t, A, "freeze_spray")
    brink(t, "green", "3/1 1/1")
    lock(t, "green", "green", "chicken")
    told = t.answer(A, UseTool("freeze_spray"))
    assert on(t).position[0] == 10 and [tile.position for tile in events(told, TileTurned)] == [1]
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_TL_15_not_without_a_move() -> None:
    t = table(3)
    give(t, A, "freeze_spray")
    brink(t, "green", "0/2")
    told = lock(t, "green", "blue", "chicken")
    assert not events(told, WindowOpened) and on(t).tools[A] == ("freeze_spray",)
    assert asked(t) == ("chicken_look", (C,))


# -- 9-Volt Battery ---------------------------------------------------------------------------------------------------


def test_BSA_TL_16_battery_adds_two_steps_to_the_pending_move() -> None:
    t = table(3)
    give(t, C, "battery")
    brink(t, "green", "1/1", short=1)
    lock(t, "green", "blue", "chicken")
    assert asked(t) == ("react", (C,))  # anyone, not only a cutter
    told = t.answer(C, UseTool("battery"))
    moves = [move for move in events(told, DetonatorMoved) if move.wire == "green"]
    assert (moves[0].from_, moves[-1].to, sum(move.battery for move in moves)) == (9, 12, 2)
    assert [tile.position for tile in events(told, TileTurned)] == [1, 2, 3]  # 1 + 2 steps: the third tile explodes
    assert t.bomb == "II" and on(t).score == (0, 0, 5) and asked(t)[0] == "pick_tool"


def test_BSA_TL_16_two_steps_also_for_a_move_of_nothing_and_none_for_the_value() -> None:
    t = table(4)
    give(t, C, "freeze_spray")
    give(t, D, "battery")
    row(t, "green", "3/0 3/1 2/0 1/1")  # 9, chain sum 2
    top(t, "green", "1/1")
    lock(t, "green", "blue", "red", "chicken")
    t.answer(C, UseTool("freeze_spray"))
    t.answer(D, UseTool("battery"))
    told = t.answer(D, Proceed())
    assert on(t).position[0] == 11 and [tile.position for tile in events(told, TileTurned)] == [1, 2]
    assert on(t).shift[0] == 1  # 1 frozen, 2 added
    assert on(t).score[A] == 1 + 3 and asked(t) == ("chicken_look", (D,))


def test_BSA_TL_16_not_when_no_tile_is_in_reach() -> None:
    t = table(3)
    give(t, C, "battery")
    brink(t, "green", "1/1", short=2)  # 8 + 1 < 10, whatever the Battery could add
    told = lock(t, "green", "blue", "chicken")
    assert not events(told, WindowOpened) and on(t).position[0] == 9
    assert asked(t) == ("chicken_look", (C,))


# -- Priority Armband -------------------------------------------------------------------------------------------------


def test_BSA_TL_17_priority_armband_pays_the_full_value_to_its_owner_alone() -> None:
    t = table(3)
    give(t, A, "priority_armband")
    top(t, "green", "1/1 2/1")
    lock(t, "green", "green", "chicken")
    assert window(t) == ("score", "green", 1) and asked(t) == ("react", (A,))
    told = t.answer(A, UseTool("priority_armband"))
    (scored,) = events(told, WireScored)
    assert scored.value == 4 and [(pay.seat, pay.points) for pay in scored.pays] == [(A, 4), (B, 2)]
    assert on(t).score == (4, 2, 0) and on(t).sources[A][TOOL] == 2  # what it brought beyond the share
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_TL_17_not_alone_and_not_for_others() -> None:
    t = table(3)
    give(t, A, "priority_armband")
    told = lock(t, "green", "blue", "blue")  # A alone; B and C share blue
    assert not events(told, WindowOpened)
    assert asked(t) == ("choose_action", (A, B, C))


@pytest.mark.parametrize(("cards", "value"), [("2/0 0/1", 0), ("0/1 0/2", 1), ("0/2 2/0", 4)])
def test_BSA_TL_17_only_if_ones_pay_is_below_the_value(cards: str, value: int) -> None:
    t = table(3, chain_scope="covered")
    give(t, A, "priority_armband")
    top(t, "green", cards)
    told = lock(t, "green", "green", "chicken")
    assert on(t).value == value
    if value:
        assert window(t) == ("score", "green", 1) and asked(t) == ("react", (A,))
        t.answer(A, UseTool("priority_armband"))
    assert events(told, WindowOpened) or not value
    assert on(t).score == (value, value // 2, 0) and len(on(t).tools[A]) == (not value)
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_TL_17_a_cut_shared_with_the_instructor_is_shared() -> None:
    t = table(2)
    give(t, A, "priority_armband")
    instructor(t, "green")
    top(t, "green", "1/1 2/1")
    lock(t, "green", "chicken")
    t.answer(A, UseTool("priority_armband"))
    assert on(t).score == (4, 0) and asked(t) == ("chicken_look", (B,))


# -- Carbon Paper -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "pay", "copied"), [("4/0", 4, 4), ("3/1", 4, 4), ("1/2", 3, 3)])
def test_BSA_TL_18_carbon_paper_scores_what_a_cutter_is_paid(card: str, pay: int, copied: int) -> None:
    t = table(3)
    give(t, C, "carbon_paper")
    top(t, "blue", card)
    lock(t, "green", "blue", "chicken")
    t.answer(C, Pass())  # green
    assert window(t) == ("score", "blue", 1) and [use.target for use in uses(t, C)] == [B]
    told = t.answer(C, UseTool("carbon_paper", target=B))
    (scored,) = events(told, WireScored)
    assert [(copy.seat, copy.points) for copy in scored.copies] == [(C, copied)]
    assert on(t).score[B] == pay and on(t).score[C] == copied and on(t).sources[C][TOOL] == copied
    assert asked(t) == ("chicken_look", (C,))


@pytest.mark.parametrize(("cards", "copied"), [("2/1 0/2", 6), ("2/1 0/2 3/1", 6), ("2/1", 5)])
def test_BSA_TL_18_at_most_six(cards: str, copied: int) -> None:
    t = table(3)
    give(t, C, "carbon_paper")
    row(t, "blue", cards)
    top(t, "blue", "4/0" if cards != "2/1 0/2" else "3/0")  # V = 5, 6, 8
    lock(t, "chicken", "blue", "chicken")
    t.answer(C, UseTool("carbon_paper", target=B))
    assert on(t).score[C] == copied and on(t).score[B] == {5: 5}.get(copied, 6 if cards == "2/1 0/2" else 8)
    assert asked(t)[0] == "chicken_look"


@pytest.mark.parametrize(("points", "copied"), [((0, 0, 9), 4), ((9, 9, 0), 2)])
def test_BSA_TL_18_the_pay_as_it_stands_when_it_resolves(points: tuple[int, ...], copied: int) -> None:
    t = table(3)
    scores(t, *points)
    give(t, A, "priority_armband")
    give(t, C, "carbon_paper")
    top(t, "green", "1/1 2/1")  # V = 4, pays 2
    lock(t, "green", "green", "chicken")
    t.answer(A, UseTool("priority_armband"))
    t.answer(C, UseTool("carbon_paper", target=A))
    t.answer(t.waiting[0], Proceed())  # the later of the two
    assert on(t).score == (points[A] + 4, points[B] + 2, points[C] + copied)
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_TL_18_not_on_a_wire_one_cuts_and_only_players_are_copied() -> None:
    t = table(2)
    give(t, B, "carbon_paper")
    instructor(t, "green")
    lock(t, "green", "blue")
    assert window(t) == ("score", "green", 1) and [use.target for use in uses(t, B)] == [A]
    assert refused(t, B, UseTool("carbon_paper", target="instructor")) == ("tool_condition", "BSA-TL-18")
    assert refused(t, B, UseTool("carbon_paper", target=B)) == ("tool_condition", "BSA-TL-18")
    t.answer(B, Pass())
    assert asked(t) == ("choose_action", (A, B))  # blue is B's own


# -- Bomb Suit --------------------------------------------------------------------------------------------------------


def test_BSA_TL_19_bomb_suit_scores_3_and_loses_nothing() -> None:
    t = table(3)
    scores(t, 10, 10, 10)
    give(t, A, "bomb_suit")
    brink(t, "green", "1/1", faces="boom ok ok")
    told = lock(t, "green", "green", "blue")
    assert on(t).score == (13, 5, 10) and on(t).sources[A][TOOL] == 3 and on(t).sources[A][LOSS] == 0
    assert [lost.seat for lost in events(told, PointsLost)] == [B]
    assert on(t).explosions == (1, 1, 0) and asked(t)[0] == "pick_tool"


def test_BSA_TL_19_only_for_who_cut_the_exploding_wire() -> None:
    t = table(3)
    scores(t, 10, 10, 10)
    give(t, C, "bomb_suit")
    brink(t, "green", "1/1", faces="boom ok ok")
    lock(t, "green", "green", "blue")
    assert on(t).score == (5, 5, 10) and on(t).tools[C] == ("bomb_suit",)
    assert asked(t)[0] == "pick_tool"


# -- Insurance Policy -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "paid"), [("blue", 5), ("yellow", 5), ("chicken", 5), ("green", -5)])
def test_BSA_TL_20_insurance_scores_5_for_who_neither_cut_it_nor_is_chicken(card: str, paid: int) -> None:
    t = table(3)
    scores(t, 10, 10, 10)
    give(t, C, "insurance")
    brink(t, "green", "1/1", faces="boom ok ok")
    told = lock(t, "green", "green", card)
    assert on(t).score == (5, 5, 10 + paid) and asked(t)[0] == "pick_tool"
    used = card in ("blue", "yellow")
    assert on(t).tools_used[C] == (("insurance",) if used else ())  # a Chicken's 5 points are its own
    source = "tool" if used else "chicken" if paid > 0 else "loss"
    assert ScoreChanged(C, paid, 10 + paid, source) in events(told, ScoreChanged)


def test_BSA_TL_20_also_for_a_waiter_and_only_on_request_if_set_so() -> None:
    t = table(4)
    scores(t, 10, 10, 10, 10)
    give(t, C, "insurance")
    intend(t, C, "insurance", "ask")
    brink(t, "green", "1/1", faces="boom ok ok")
    lock(t, "green", "green", "wait", "red")
    t.answer(C, LockWait("blue"))
    assert window(t) == ("blast", "green", 1) and asked(t) == ("react", (C,)) and offered(t, C) == ("insurance",)
    t.answer(C, UseTool("insurance"))
    assert on(t).score == (5, 5, 18, 10) and asked(t)[0] == "pick_tool"
