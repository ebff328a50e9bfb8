import pytest

from qg.games.bomb_squad_academy.tests.prelude import *


def test_BSA_BMB_01_bombs_one_two_and_three_in_order() -> None:
    t, opening = GAME.open_table(3, seed="bombs")
    told = opening + play_out(t)
    assert [each.bomb for each in events(told, BombStarted)] == ["I", "II", "III"]
    assert [each.bomb for each in events(told, BombEnded)] == ["I", "II", "III"]
    assert asked(t) == ("over", ())


@pytest.mark.parametrize(("exam", "bombs"), [("express", ["II", "III"]), ("drill", ["I"])])
def test_BSA_BMB_01_a_shorter_exam(exam: str, bombs: list[str]) -> None:
    t = GAME.new(3, {"exam": exam}, seed="bombs")
    assert t.bomb == bombs[0]
    play_out(t)
    assert [each.bomb for each in t.bombs] == bombs
    assert asked(t) == ("over", ())


def test_BSA_BMB_02_everything_but_the_points_begins_anew() -> None:
    t = table(3, tools="off")
    scores(t, 9, 8, 7)
    row(t, "blue", "2/1 0/2 3/1")
    stack(t, 1, "wait", "red")
    stack(t, 2, "red", "chicken", aside=True)
    fuse(t, "green")
    lock(t, "green", "blue", "blue")
    assert on(t).score == (4, 8, 7)
    assert [sorted(deck) for deck in on(t).decks] == [sorted(deck) for deck in DECKS]
    assert (on(t).rows, on(t).position, on(t).turned) == (((),) * 4, (0,) * 4, (0,) * 4)
    assert (on(t).hands, on(t).stacks, on(t).aside) == ((ACTIONS,) * 3, ((),) * 3, (False,) * 3)
    assert (t.bomb, t.turn) == ("II", 1)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_BMB_02_shifts_protections_pins_and_looks_are_void() -> None:
    t = table(4)
    sensors(t, "red", "blue")
    detonator(t, "yellow", 4)
    tools(t, 0, "magnet", "megaphone")
    lock(t, "chicken", "red", "blue", "green")
    t.answer(0, UseTool("megaphone", wire="red"))
    t.answer(0, LookTiles("yellow"))
    assert on(t).shift != (0, 0, 0, 0)
    assert on(t).notes[0]
    fuse(t, "green")
    t.answer(0, UseTool("magnet", sensor="beta", wire="yellow"))
    assert on(t).pinned == (False, True)
    lock(t, "wait", "green", "red", "yellow")
    t.answer(0, {"type": "lock_wait", "wire": "red"})
    assert on(t).shift == (0, 0, 0, 0)
    assert on(t).protected == (False,) * 4
    assert on(t).pinned == (False, False)
    assert on(t).notes == ((),) * 4
    assert asked(t)[0] == "pick_tool"


def test_BSA_BMB_03_sensors_then_tools_then_the_first_turn() -> None:
    t = table(3)
    fuse(t, "green")
    told = lock(t, "green", "red", "blue")
    while asked(t)[0] == "pick_tool":
        (seat,) = t.waiting
        told += t.answer(seat, TakeTool(t.display[0]))
    kinds = (BombStarted, SensorsPlaced, ToolsDisplayed, ToolPicked, TurnStarted)
    order = [type(each.event) for each in told if isinstance(each.event, kinds)]
    assert order == [BombStarted, SensorsPlaced, ToolsDisplayed, *[ToolPicked] * 3, TurnStarted]
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_BMB_03_again_for_bomb_three() -> None:
    told = play_out(table(3), 3)
    stories = [each.event for each in told if isinstance(each.event, BombStarted | SensorsPlaced | ToolsDisplayed)]
    assert [type(event) for event in stories] == [BombStarted, SensorsPlaced, ToolsDisplayed] * 2


def test_BSA_BMB_04_bomb_one_has_neither_sensors_nor_tools() -> None:
    t, told = GAME.open_table(4, seed="bombs")
    assert (t.bomb, on(t).sensors, t.display) == ("I", (), ())
    assert on(t).tools == ((), (), (), ())
    assert not events(told, SensorsPlaced) and not events(told, ToolsDisplayed)
    assert asked(t) == ("choose_action", (0, 1, 2, 3))


def test_BSA_BMB_05_the_last_explosion_ends_the_game() -> None:
    t = table(3, exam="drill")
    told = lock(t, "green", "red", "blue")
    assert not events(told, GameEnded)
    fuse(t, "red")
    told = lock(t, "red", "green", "green")
    assert len(events(told, GameEnded)) == 1
    assert t.outcome is not None
    assert asked(t) == ("over", ())


def test_BSA_EX_44_new_bomb() -> None:
    t = table(4, tools="off")
    scores(t, 12, 7, 30, 1)
    row(t, "blue", "3/1 1/1")
    stack(t, 2, "wait", "green")
    fuse(t, "red")
    told = lock(t, "red", "blue", "blue", "chicken")
    assert on(t).score[0] == 7
    assert on(t).score == tuple(sum(each) for each in on(t).sources)
    assert on(t).score[3] == 6
    assert on(t).hands == (ACTIONS,) * 4
    assert on(t).stacks == ((),) * 4
    assert [len(deck) for deck in on(t).decks] == [12, 12, 12, 12]
    assert on(t).position == (0, 0, 0, 0)
    assert on(t).turned == (0, 0, 0, 0)
    assert on(t).rows[BLUE] == ()
    old = [each.faces for each in events(told, BombEnded)[0].debrief]
    assert sorted(map(sorted, old)) == sorted(map(sorted, on(t).tiles))
    assert tuple(old) != on(t).tiles
    assert asked(t) == ("choose_action", (0, 1, 2, 3))
