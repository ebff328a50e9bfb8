import pytest

from qg.games.bomb_squad_academy.tests.prelude import *


def test_BSA_TRG_01_the_detonator_moves_by_the_main_value() -> None:
    t = table(3)
    row(t, "yellow", "2/1")
    top(t, "yellow", "5/0")
    told = lock(t, "yellow", "green", "green")
    (moved,) = (each for each in events(told, DetonatorMoved) if each.wire == "yellow")
    assert (moved.from_, moved.to, moved.cause) == (2, 7, "card")
    assert on(t).position[YELLOW] == 7
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_TRG_01_a_card_of_0_does_not_move_it() -> None:
    t = table(3)
    row(t, "red", "3/1")
    top(t, "red", "0/2")
    lock(t, "red", "green", "green")
    assert (on(t).position[RED], faces(t, "red")) == (3, "3/1 0/2")
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_TRG_02_tiles_are_turned_in_order_as_they_are_entered() -> None:
    t = table(3)
    detonator(t, "blue", 10)
    tiles(t, "blue", "ok ok boom")
    top(t, "blue", "3/0")
    told = lock(t, "blue", "green", "green")
    assert [(each.position, each.face) for each in events(told, TileTurned)] == [(1, "ok"), (2, "ok")]
    assert (on(t).position[BLUE], on(t).turned[BLUE]) == (13, 2)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_TRG_02_the_space_before_a_tile_turns_nothing() -> None:
    t = table(3)
    detonator(t, "blue", 8)
    tiles(t, "blue", "boom ok ok")
    top(t, "blue", "3/0")
    told = lock(t, "blue", "green", "green")
    assert not events(told, TileTurned)
    assert (on(t).position[BLUE], on(t).turned[BLUE]) == (11, 0)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_TRG_03_ok_has_no_effect() -> None:
    t = table(3)
    detonator(t, "red", 13)
    tiles(t, "red", "ok ok boom")
    top(t, "red", "2/1")
    told = lock(t, "red", "green", "green")
    assert not events(told, Exploded)
    assert (on(t).position[RED], on(t).turned[RED]) == (15, 2)
    assert on(t).score[0] == 2 + 1
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_TRG_04_an_explosion_stops_the_detonator_there() -> None:
    t = table(3, tools="off")
    detonator(t, "yellow", 15)
    tiles(t, "yellow", "boom ok ok")
    top(t, "yellow", "6/0")
    told = lock(t, "yellow", "green", "green")
    assert [(each.position, each.face) for each in events(told, TileTurned)] == [(1, "boom")]
    assert events(told, DetonatorMoved)[-1].to == 16
    assert [(each.wire, each.tile_position) for each in events(told, Exploded)] == [("yellow", 1)]
    assert t.bomb == "II"
    assert asked(t) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize(
    ("start", "turned", "card", "end"), [(9, 1, "3/0", 12), (11, 2, "2/1", 13), (12, 2, "1/1", 13), (11, 2, "1/2", 12)]
)
def test_BSA_TRG_05_a_face_up_tile_has_no_effect_when_entered_again(
    start: int, turned: int, card: str, end: int
) -> None:
    t = table(3)
    detonator(t, "blue", start)
    tiles(t, "blue", "ok ok boom", turned=turned)
    top(t, "blue", card)
    told = lock(t, "blue", "green", "green")
    assert not events(told, TileTurned)
    assert not events(told, Brink)
    assert (on(t).position[BLUE], on(t).turned[BLUE]) == (end, turned)
    assert on(t).score[0] == sum(map(int, card.split("/")))
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_TRG_05_it_is_passed_and_the_next_one_is_turned() -> None:
    t = table(3)
    detonator(t, "blue", 10)
    tiles(t, "blue", "ok ok boom", turned=1)
    top(t, "blue", "3/0")
    told = lock(t, "blue", "green", "green")
    assert [(each.position, each.face) for each in events(told, TileTurned)] == [(2, "ok")]
    assert [each.tiles_in_reach for each in events(told, Brink)] == [1]
    assert (on(t).position[BLUE], on(t).turned[BLUE]) == (13, 2)
    assert asked(t) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize("order", ["boom ok ok", "ok boom ok", "ok ok boom"])
def test_BSA_TRG_06_the_third_tile_is_never_survived(order: str) -> None:
    t = table(3, tools="off")
    detonator(t, "red", 13)
    tiles(t, "red", order)
    top(t, "red", "3/0")
    told = lock(t, "red", "green", "green")
    place = order.split().index("boom") + 1
    assert [each.tile_position for each in events(told, Exploded)] == [place]
    assert events(told, DetonatorMoved)[-1].to == 13 + place
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_TRG_07_it_stays_between_turns_and_goes_back_for_a_new_bomb() -> None:
    t = table(3, tools="off")
    top(t, "red", "4/1 3/0")
    lock(t, "red", "green", "green")
    assert on(t).position[RED] == 4
    lock(t, "green", "red", "blue")
    assert on(t).position[RED] == 7
    fuse(t, "blue")
    lock(t, "blue", "blue", "red")
    assert (t.bomb, on(t).position) == ("II", (0, 0, 0, 0))
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_TRG_08_position_is_the_sum_of_the_row_plus_shift() -> None:
    t = table(3)
    tools(t, 0, "ratchet")
    row(t, "red", "4/1")
    top(t, "red", "3/0 2/1")
    lock(t, "red", "red", "green")
    t.answer(0, UseTool("ratchet", steps=2))
    assert on(t).position[RED] == 4 + 3 + 2 - 2
    assert on(t).shift == (0, 0, -2, 0)
    for wire in range(4):
        assert on(t).position[wire] == sum(MAIN[card] for card in on(t).rows[wire]) + on(t).shift[wire]
    for seat in (0, 2, None):
        board = GAME.view(t, seat).board
        assert (board.position, board.shift) == (on(t).position, on(t).shift)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_TRG_08_battery_and_freeze_spray_shift_too() -> None:
    for tool, shift in (("battery", 2), ("freeze_spray", -2)):
        t = table(3)
        tools(t, 1, tool)
        row(t, "green", "2/1 2/1 2/1 3/1")
        tiles(t, "green", "ok boom ok" if shift < 0 else "ok ok boom")
        detonator(t, "green", 8)
        before = on(t).shift[GREEN]
        top(t, "green", "2/0")
        lock(t, "green", "red", "red")
        assert asked(t) == ("react", (1,))
        t.answer(1, UseTool(tool))
        if shift < 0:
            assert on(t).shift[GREEN] == before - 2
            assert on(t).position[GREEN] == 8
            assert asked(t) == ("choose_action", (0, 1, 2))
        else:
            assert t.bomb == "II"  # 8 + 2 + 2: the third tile


def test_BSA_TRG_09_bonuses_never_move_a_detonator() -> None:
    t = table(3)
    sensors(t, "red", "red", bomb="III")
    top(t, "red", "1/1")
    told = lock(t, "red", "green", "green")
    assert on(t).position[RED] == 1
    (count,) = (each for each in events(told, WireScored) if each.wire == "red")
    assert (count.bonus, count.value) == (9, 1 + 9 + 1)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_EX_10_landing_on_ok() -> None:
    t = table(3)
    row(t, "green", "0/2 1/2 1/1 2/1 2/1 2/0")
    tiles(t, "green", "ok boom ok")
    assert on(t).position[GREEN] == 8
    top(t, "green", "2/1")
    told = lock(t, "green", "blue", "blue")
    assert on(t).position[GREEN] == 10
    assert [(each.position, each.face) for each in events(told, TileTurned)] == [(1, "ok")]
    (count,) = (each for each in events(told, WireScored) if each.wire == "green")
    assert (count.chain_sum, count.value) == (7 + 1, 10)
    assert on(t).score[0] == 10
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_EX_11_passing_several_tiles() -> None:
    t = table(3, tools="off")
    scores(t, 9, 0, 0)
    detonator(t, "yellow", 14)
    tiles(t, "yellow", "ok boom ok")
    top(t, "yellow", "6/0")
    told = lock(t, "yellow", "chicken", "chicken")
    assert [(each.position, each.face) for each in events(told, TileTurned)] == [(1, "ok"), (2, "boom")]
    assert events(told, DetonatorMoved)[-1].to == 17
    assert on(t).score == (4, 5, 5)
    assert [each.source for each in events(told, ScoreChanged) if each.seat == 0] == ["loss"]
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_EX_12_explosion_in_the_middle_of_a_cut() -> None:
    t = table(4, tools="off")
    scores(t, 6, 7, 8, 9)
    detonator(t, "red", 13)
    tiles(t, "red", "boom ok ok")
    top(t, "red", "1/1 2/1 3/1")
    told = lock(t, "red", "red", "red", "green")
    flips = [(each.main, each.chain) for each in events(told, CardFlipped) if each.wire == "red"]
    assert flips == [(1, 1)]
    assert on(t).score[:3] == (1, 2, 3)
    assert asked(t) == ("choose_action", (0, 1, 2, 3))


def test_BSA_EX_49_zero_at_the_edge() -> None:
    t = table(3)
    tools(t, 1, "freeze_spray")
    stack(t, 1)
    row(t, "green", "3/1 2/1 2/1 2/0")
    assert on(t).position[GREEN] == 9
    tiles(t, "green", "boom ok ok")
    top(t, "green", "0/2")
    told = lock(t, "green", "red", "red")
    assert not events(told, WindowOpened)
    assert not events(told, Brink)
    assert not events(told, TileTurned)
    assert (on(t).position[GREEN], on(t).turned[GREEN]) == (9, 0)
    assert on(t).score[0] == 0 + (1 + 1 + 1 + 0 + 2)
    assert asked(t) == ("choose_action", (0, 1, 2))
