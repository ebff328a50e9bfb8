import pytest

from qg.games.bomb_squad_academy.tests.prelude import *


def scored(told: list[Moment], wire: str) -> WireScored:
    """How one wire was counted."""
    (found,) = (each for each in events(told, WireScored) if each.wire == wire)
    return found


def test_BSA_SEN_01_two_different_wires_at_random_with_the_face_of_the_bomb() -> None:
    places: Counter[tuple[int, ...]] = Counter()
    for seed in range(120):
        t, told = GAME.open_table(3, {"exam": "express", "tools": "off"}, seed=str(seed))
        (placed,) = events(told, SensorsPlaced)
        assert [(each.sensor, each.face, each.bonus) for each in placed.sensors] == [
            ("alpha", "II", 2),
            ("beta", "II", 3),
        ]
        assert tuple(each.wire for each in placed.sensors) == tuple(WIRES[wire] for wire in on(t).sensors)
        places[on(t).sensors] += 1
        assert asked(t) == ("choose_action", (0, 1, 2))
    assert len(places) == 12
    assert all(alpha != beta for alpha, beta in places)


def test_BSA_SEN_01_anew_for_bomb_three() -> None:
    found = set()
    for seed in range(30):
        t = GAME.new(3, {"exam": "express", "tools": "off"}, seed=str(seed))
        before = on(t).sensors
        fuse(t, "green")
        told = lock(t, "green", "red", "blue")
        (placed,) = events(told, SensorsPlaced)
        assert [(each.face, each.bonus) for each in placed.sensors] == [("III", 4), ("III", 5)]
        assert len(set(on(t).sensors)) == 2
        found.add((before, on(t).sensors))
        assert asked(t) == ("choose_action", (0, 1, 2))
    assert len(found) > 20


@pytest.mark.parametrize(("bomb", "alpha", "beta"), [("II", 2, 3), ("III", 4, 5)])
def test_BSA_SEN_02_the_bonus_is_added_to_the_main_value(bomb: str, alpha: int, beta: int) -> None:
    t = table(3)
    sensors(t, "red", "green", bomb=bomb)
    top(t, "red", "3/1")
    top(t, "green", "2/1")
    top(t, "blue", "2/1")
    told = lock(t, "red", "green", "blue")
    assert scored(told, "red").value == 3 + 1 + alpha == on(t).score[0]
    assert scored(told, "green").value == 2 + 1 + beta == on(t).score[1]
    assert scored(told, "blue").value == 2 + 1 == on(t).score[2]
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_SEN_03_once_per_cut_and_shared() -> None:
    t = table(4)
    sensors(t, "red", "green", bomb="III")
    top(t, "red", "1/1 2/1 4/0")
    told = lock(t, "red", "red", "red", "blue")
    assert (scored(told, "red").bonus, scored(told, "red").value) == (4, 4 + 4 + 2)
    assert on(t).score[:3] == (3, 3, 3)
    assert asked(t) == ("choose_action", (0, 1, 2, 3))


def test_BSA_SEN_04_both_on_one_wire_are_added() -> None:
    t = table(3)
    sensors(t, "blue", "blue", bomb="II")
    told = lock(t, "blue", "red", "red")
    assert scored(told, "blue").bonus == 2 + 3
    assert scored(told, "red").bonus == 0
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_SEN_05_sensors_lie_still_during_the_turn() -> None:
    t = table(3)
    sensors(t, "green", "red", bomb="II")
    told = lock(t, "green", "blue", "red")
    bonuses = [(each.wire, each.bonus) for each in events(told, WireScored)]
    assert bonuses == [("green", 2), ("blue", 0), ("red", 3)]
    names = [type(each.event) for each in told]
    last = max(i for i, name in enumerate(names) if name is WireScored)
    assert names.index(SensorMoved) > last
    assert on(t).sensors == (BLUE, BLUE)
    assert asked(t) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize(
    ("alpha", "beta", "after"),
    [("green", "blue", (BLUE, GREEN)), ("blue", "red", (RED, BLUE)), ("red", "yellow", (YELLOW, RED))],
)
def test_BSA_SEN_06_one_wire_along_the_arrow(alpha: str, beta: str, after: tuple[int, int]) -> None:
    t = table(3)
    sensors(t, alpha, beta)
    told = lock(t, alpha, beta, alpha)
    assert on(t).sensors == after
    moved = [(each.sensor, each.from_, each.to, each.by) for each in events(told, SensorMoved)]
    assert moved == [("alpha", alpha, WIRES[after[0]], "arrow"), ("beta", beta, WIRES[after[1]], "arrow")]
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_SEN_06_only_from_a_wire_that_was_cut() -> None:
    t = table(3)
    sensors(t, "green", "red")
    told = lock(t, "blue", "blue", "yellow")
    assert on(t).sensors == (GREEN, RED)
    assert not events(told, SensorMoved)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_SEN_07_round_the_ring() -> None:
    t = table(3)
    sensors(t, "yellow", "green")
    lock(t, "yellow", "green", "blue")
    assert on(t).sensors == (GREEN, YELLOW)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_SEN_08_they_move_independently_and_may_pass_each_other() -> None:
    t = table(3)
    sensors(t, "green", "red")
    lock(t, "green", "blue", "blue")
    assert on(t).sensors == (BLUE, RED)
    lock(t, "blue", "red", "red")
    assert on(t).sensors == (RED, BLUE)  # they passed each other
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_SEN_08_they_may_come_to_lie_on_the_same_wire() -> None:
    t = table(3)
    sensors(t, "green", "red")
    told = lock(t, "green", "red", "yellow")
    assert on(t).sensors == (BLUE, BLUE)
    assert len(events(told, SensorMoved)) == 2
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_SEN_09_a_wire_cut_by_the_instructor_alone_counts() -> None:
    t = table(2)
    sensors(t, "yellow", "red")
    instructor(t, "yellow")
    lock(t, "green", "blue")
    assert on(t).sensors == (GREEN, RED)
    assert asked(t) == ("choose_action", (0, 1))


def test_BSA_SEN_09_not_one_on_which_it_held_back() -> None:
    t = table(2)
    sensors(t, "yellow", "red")
    instructor(t, "yellow")
    detonator(t, "yellow", 10)
    lock(t, "green", "blue")
    assert on(t).sensors == (YELLOW, RED)
    assert asked(t) == ("choose_action", (0, 1))


def test_BSA_SEN_09_nor_a_protected_one() -> None:
    t = table(2)
    sensors(t, "yellow", "red")
    instructor(t, "yellow")
    lock(t, "wait", "yellow")
    t.answer(0, LockWait("yellow"))
    assert on(t).sensors == (YELLOW, RED)
    assert asked(t) == ("choose_action", (0, 1))


def test_BSA_SEN_10_the_magnet_pins_for_the_rest_of_the_turn() -> None:
    t = table(3)
    sensors(t, "green", "green")
    tools(t, 0, "magnet")
    told = t.answer(0, UseTool("magnet", sensor="alpha", wire="red"))
    assert [(each.sensor, each.to, each.by) for each in events(told, SensorMoved)] == [("alpha", "red", "magnet")]
    lock(t, "red", "red", "green")
    assert on(t).sensors == (RED, YELLOW)  # Beta was not pinned
    lock(t, "green", "blue", "red")
    assert on(t).sensors == (YELLOW, YELLOW)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_EX_20_sensor() -> None:
    t = table(3)
    sensors(t, "red", "green", bomb="II")
    row(t, "red", "1/2 2/1")
    before = on(t).position[RED]
    top(t, "red", "1/1 3/0")
    told = lock(t, "red", "red", "blue")
    assert on(t).position[RED] == before + 4
    assert scored(told, "red").value == 3 + 2 + (3 + 1 + 0)
    assert on(t).score[:2] == (4, 4)
    assert on(t).sensors[0] == YELLOW
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_EX_21_both_sensors() -> None:
    t = table(3)
    sensors(t, "blue", "blue", bomb="III")
    row(t, "blue", "0/2 1/1 3/1")
    top(t, "blue", "2/1")
    told = lock(t, "blue", "yellow", "yellow")
    assert scored(told, "blue").value == 2 + 9 + 5 == on(t).score[0]
    assert on(t).sensors == (RED, GREEN)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_EX_22_wrap() -> None:
    t = table(3)
    sensors(t, "yellow", "red")
    lock(t, "yellow", "blue", "blue")
    assert on(t).sensors == (GREEN, RED)
    sensors(t, "blue", "green")
    lock(t, "green", "green", "red")
    assert on(t).sensors == (BLUE, YELLOW)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_EX_23_no_cut_no_move() -> None:
    t = table(3)
    sensors(t, "red", "yellow")
    stack(t, 0)
    lock(t, "wait", "red", "red")
    told = t.answer(0, LockWait("red"))
    assert on(t).sensors == (RED, YELLOW)
    assert not events(told, SensorMoved) and not events(told, DetonatorMoved)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_SEN_01_without_sensors_none_lies_on_a_wire_and_none_is_pinned() -> None:
    t = table(sensors="off")
    board = GAME.view(t, A).board
    assert (board.sensors, board.pinned) == ((), (False, False))
    assert asked(t) == ("choose_action", (A, B, C, D))
