import pytest

from qg.games.bomb_squad_academy.tests.prelude import *


def test_BSA_EXP_01_tile_wire_and_cutters_are_announced() -> None:
    t = table(4, tools="off")
    fuse(t, "red")
    told = lock(t, "red", "green", "red", "chicken")
    assert events(told, Exploded) == [Exploded("red", 1, (0, 2), False)]
    names = [type(each.event) for each in told]
    assert names.index(TileTurned) < names.index(Exploded) < names.index(PointsLost)
    assert asked(t) == ("choose_action", (0, 1, 2, 3))


def test_BSA_EXP_02_the_blast_window_comes_before_losses_and_gains() -> None:
    t = table(3)
    scores(t, 9, 9, 9)
    tools(t, 1, "insurance")
    t.answer(1, SetIntent("insurance", "ask"))
    fuse(t, "red")
    told = lock(t, "red", "yellow", "chicken")
    (opened,) = events(told, WindowOpened)
    assert (opened.window, opened.wire, opened.eligible) == ("blast", "red", (1,))
    assert on(t).score == (9, 9, 9)
    assert asked(t) == ("react", (1,))
    t.answer(1, UseTool("insurance"))
    assert on(t).score == (4, 14, 14)
    assert asked(t)[0] == "pick_tool"


def test_BSA_EXP_03_every_cutter_loses_five_whichever_card_it_was() -> None:
    t = table(4, tools="off")
    scores(t, 20, 20, 20, 20)
    fuse(t, "blue")
    top(t, "blue", "0/2 2/1 3/1")  # the second card meets the tile
    told = lock(t, "blue", "blue", "blue", "yellow")
    assert len([each for each in events(told, CardFlipped) if each.wire == "blue"]) == 2
    assert on(t).score == (15, 15, 15, 20)
    assert events(told, PointsLost) == [PointsLost(seat, 5, 5) for seat in (0, 1, 2)]
    assert asked(t) == ("choose_action", (0, 1, 2, 3))


def test_BSA_EXP_04_every_chicken_scores_five() -> None:
    t = table(4, tools="off")
    fuse(t, "red")
    told = lock(t, "chicken", "red", "chicken", "yellow")
    assert on(t).score == (5, 0, 5, 0)
    assert events(told, ChickenPaid) == [ChickenPaid((0, 2), 5)]
    assert asked(t) == ("choose_action", (0, 1, 2, 3))


@pytest.mark.parametrize(("points", "left"), [(0, 0), (3, 0), (5, 0), (6, 1)])
def test_BSA_EXP_05_a_score_does_not_fall_below_0(points: int, left: int) -> None:
    t = table(3, tools="off")
    scores(t, points, 0, 0)
    fuse(t, "red")
    told = lock(t, "red", "yellow", "yellow")
    assert on(t).score[0] == left
    assert events(told, PointsLost) == [PointsLost(0, 5, points - left)]
    assert asked(t) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize(("points", "left"), [(0, 0), (7, 0), (10, 0), (11, 1)])
def test_BSA_EXP_05_not_with_bolt_cutters_either(points: int, left: int) -> None:
    t = table(3)
    scores(t, points, 0, 0)
    tools(t, 0, "bolt_cutters")
    fuse(t, "red")
    lock(t, "red", "yellow", "chicken")
    told = t.answer(0, UseTool("bolt_cutters"))
    assert on(t).score == (left, 0, 5)
    assert events(told, PointsLost) == [PointsLost(0, 10, points - left)]
    assert on(t).sources[0][SOURCES.index("loss")] == left - points
    lost = [each for each in events(told, ScoreChanged) if each.source == "loss"]
    assert lost == ([ScoreChanged(0, left - points, left, "loss")] if points else [])
    assert asked(t)[0] == "pick_tool"


def test_BSA_EXP_05_unless_the_option_allows_it() -> None:
    t = table(3, tools="off", score_floor="none")
    scores(t, 3, 0, 0)
    fuse(t, "red")
    told = lock(t, "red", "red", "yellow")
    assert on(t).score == (-2, -5, 0)
    assert events(told, PointsLost) == [PointsLost(0, 5, 5), PointsLost(1, 5, 5)]
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_EXP_06_earlier_wires_keep_their_points() -> None:
    t = table(3, tools="off")
    top(t, "green", "3/1")
    fuse(t, "blue")
    lock(t, "green", "blue", "chicken")
    assert on(t).score == (4, 0, 5)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_EXP_07_later_wires_are_not_cut() -> None:
    t = table(3, tools="off")
    scores(t, 9, 9, 9)
    fuse(t, "green")
    told = lock(t, "green", "red", "yellow")
    assert [each.wire for each in events(told, CutStarted)] == ["green"]
    assert on(t).score == (4, 9, 9)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_EXP_08_waiters_keep_their_points_and_protected_cutters_lose_nothing() -> None:
    t = table(4, tools="off")
    scores(t, 9, 9, 9, 9)
    fuse(t, "red")
    lock(t, "wait", "green", "red", "yellow")
    t.answer(0, LockWait("green"))
    assert on(t).score == (12, 9, 4, 9)
    assert asked(t) == ("choose_action", (0, 1, 2, 3))


def test_BSA_EXP_09_no_looks_no_sensor_moves_no_card_comes_back() -> None:
    t = table(3, tools="off")
    sensors(t, "green", "red")
    stack(t, 0, "blue", "yellow")
    fuse(t, "red")
    told = lock(t, "red", "green", "chicken")
    assert events(told, Exploded)
    for kind in (Looked, SensorMoved, CardReturned):
        assert not events(told, kind)
    assert t.turn == 1
    assert asked(t) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize("n", [2, 3])
def test_BSA_EXP_10_the_instructor_shares_the_wire_and_loses_nothing(n: int) -> None:
    t = table(n, tools="off", instructor="on")
    scores(t, *[9] * n)
    instructor(t, "red")
    fuse(t, "red")
    told = lock(t, "red", *["yellow"] * (n - 1))
    assert events(told, Exploded) == [Exploded("red", 1, (0,), True)]
    assert on(t).score == (4, *[9] * (n - 1))
    assert events(told, PointsLost) == [PointsLost(0, 5, 5)]
    assert t.bombs[0].instructor
    assert asked(t) == ("choose_action", tuple(range(n)))


def test_BSA_EXP_10_it_never_explodes_a_wire_alone() -> None:
    t = table(2, tools="off")
    instructor(t, "red")
    fuse(t, "red")
    told = lock(t, "green", "blue")
    assert not events(told, Exploded)
    assert (t.bomb, t.turn) == ("I", 2)
    assert asked(t) == ("choose_action", (0, 1))


def test_BSA_EXP_11_the_debrief_shows_all_twelve_tiles() -> None:
    t = table(3, tools="off")
    tiles(t, "green", "ok boom ok")
    fuse(t, "red")
    told = lock(t, "red", "yellow", "yellow")
    for seat in (0, 1, None):
        (ended,) = events(told, BombEnded, seat)
        assert [(each.wire, each.faces) for each in ended.debrief] == [
            ("green", ("ok", "boom", "ok")),
            ("blue", ("ok", "ok", "boom")),
            ("red", ("boom", "ok", "ok")),
            ("yellow", ("ok", "ok", "boom")),
        ]
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_EXP_11_after_the_game_the_board_shows_all_twelve_tiles() -> None:
    t = table(3, exam="drill")
    play_out(t)
    assert GAME.view(t, None).board.tiles == tuple(wire.tiles for wire in t.wires)
    assert asked(t) == ("over", ())


def test_BSA_EXP_11_the_cards_left_in_the_decks_stay_unknown() -> None:
    told = []
    for cards in ("0/2 1/1", "2/1 0/2"):
        t = table(3, tools="off")
        fuse(t, "red")
        top(t, "green", cards)
        exploded = lock(t, "red", "yellow", "yellow")
        end = next(i for i, each in enumerate(exploded) if isinstance(each.event, BombEnded))
        told.append(heard(exploded[: end + 1], None))
        assert asked(t) == ("choose_action", (0, 1, 2))
    assert told[0] == told[1]


def _five_players(**options: str) -> State:
    """A green, B blue, C red, D chicken, E wait on yellow; green is safe with V = 6, blue explodes."""
    t = table(5, tools="off", **options)
    scores(t, 10, 3, 10, 10, 10)
    top(t, "green", "0/2 3/1")
    deck = t.wire("green").deck
    set_wire(t, "green", row=deck[:1], deck=deck[1:])
    fuse(t, "blue")
    lock(t, "green", "blue", "red", "chicken", "wait")
    return t


def test_BSA_EX_13_order_of_the_wires() -> None:
    t = _five_players()
    scores(t, 10, 10, 10, 10, 13)
    told = t.answer(E, LockWait("yellow"))
    assert [each.wire for each in events(told, Exploded)] == ["blue"]
    assert "red" not in [each.wire for each in events(told, CardFlipped)]
    assert on(t).score == (10 + 6, 10 - 5, 10, 10 + 5, 10 + 3)
    assert t.bomb == "II"
    assert asked(t) == ("choose_action", (A, B, C, D, E))


def test_BSA_EX_13_the_waiter_has_three_points_before_the_wires() -> None:
    t = _five_players()
    assert on(t).score == (10, 3, 10, 10, 13)
    assert asked(t) == ("wait_pick", (E,))


@pytest.mark.parametrize(("floor", "points"), [("zero", 0), ("none", -2)])
def test_BSA_EX_14_floor(floor: str, points: int) -> None:
    t = _five_players(score_floor=floor)
    told = t.answer(E, LockWait("yellow"))
    assert on(t).score[B] == points
    losses = [each for each in events(told, ScoreChanged) if each.source == "loss"]
    assert [(each.seat, each.delta, each.total) for each in losses] == [(B, points - 3, points)]
    assert asked(t) == ("choose_action", (A, B, C, D, E))


def test_BSA_EXP_02_a_pass_changes_nothing() -> None:
    t = table(3)
    scores(t, 9, 9, 9)
    tools(t, 1, "insurance")
    t.answer(1, SetIntent("insurance", "ask"))
    fuse(t, "red")
    lock(t, "red", "yellow", "chicken")
    t.answer(1, Pass())
    assert on(t).score == (4, 9, 14)
    assert "insurance" in on(t).tools[1]
    assert asked(t)[0] == "pick_tool"
