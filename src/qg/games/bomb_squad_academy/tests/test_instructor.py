"""The Instructor (section 17) and its worked examples."""

import pytest

from qg.games.bomb_squad_academy.tests.prelude import *

HOLDS_BACK = "instructor_holds_back"


@pytest.mark.parametrize(
    ("n", "option", "present"),
    [(2, "auto", True), (3, "auto", False), (5, "auto", False), (2, "off", False), (3, "on", True), (4, "on", True)],
)
def test_BSA_INS_01_it_takes_part_as_the_option_says(n: int, option: str, present: bool) -> None:
    t = table(n, instructor=option)
    told = lock(t, *(["chicken"] * n))
    (revealed,) = events(told, ActionsRevealed)
    assert (revealed.instructor in WIRES) is present and len(on(t).instructor_stack) == present
    assert GAME.view(t, None).board.instructor is present
    assert asked(t) == ("chicken_look", (A,))


def test_BSA_INS_02_four_cutters_no_points_no_tools_no_badge_no_decision() -> None:
    t = table(2, exam="express", age_order="manual")
    assert on(t).instructor_hand == WIRES and len(on(t).badges) == len(on(t).score) == len(on(t).tools) == 2
    draft(t)
    give(t, A)
    give(t, B)
    assert asked(t) == ("choose_action", (A, B))  # it took no tool and chooses nothing
    instructor(t, "yellow")
    told = lock(t, "chicken", "chicken")
    assert len(on(t).rows[3]) == 1 and not events(told, ScoreChanged) and on(t).score == (0, 0)
    assert asked(t) == ("chicken_look", (A,))


def test_BSA_INS_03_it_draws_in_secret_with_equal_chance_and_is_revealed_with_the_others() -> None:
    t = table(2)
    instructor(t, "green")
    t.scratch.draws = []
    lock(t, "blue", "chicken")
    t.time_up(t.due or 0)  # no look; the next turn begins
    assert t.turn == 2 and t.scratch.draws == [(3, WIRES[1:].index(on(t).instructor_card))]
    other = t.copy()
    hidden = next(card for card in ("blue", "red", "yellow") if card != on(t).instructor_card)
    instructor(other, hidden, *on(t).instructor_stack)
    for seat in (None, A, B):
        assert seen(t, seat) == seen(other, seat)
    assert asked(t) == ("choose_action", (A, B))
    card = on(t).instructor_card
    (revealed,) = events(lock(t, "green", "green"), ActionsRevealed)
    assert revealed.instructor == card and [each.card for each in revealed.actions] == ["green", "green"]
    assert on(t).instructor_stack == ("green", card)


def test_BSA_INS_03_in_the_first_turn_it_is_one_of_four() -> None:
    drawn = {on(GAME.new(2, {"exam": "drill"}, seed=str(seed))).instructor_card for seed in range(60)}
    assert drawn == set(WIRES)
    t = table(2, exam="drill")
    assert asked(t) == ("choose_action", (A, B)) and on(t).instructor_stack == ()


def test_BSA_INS_04_it_takes_back_the_bottom_card_of_a_stack_of_three() -> None:
    t = table(2)
    stack(t, A, "blue", "yellow")
    stack(t, B, "blue", "yellow")
    instructor(t, "yellow", "green", "red")
    told = lock(t, "green", "green")
    assert on(t).instructor_stack == ("red", "yellow") and on(t).instructor_hand == ("green", "blue")
    assert CardReturned("instructor", "green") in events(told, CardReturned)
    assert on(t).instructor_card in ("green", "blue") and asked(t) == ("choose_action", (A, B))


def test_BSA_INS_04_a_stack_of_two_gives_nothing_back() -> None:
    t = table(2)
    instructor(t, "yellow", "green")
    told = lock(t, "red", "blue")
    assert on(t).instructor_stack == ("green", "yellow") and not events(told, CardReturned)
    assert on(t).instructor_card in ("blue", "red") and asked(t) == ("choose_action", (A, B))


def test_BSA_INS_05_it_counts_as_a_cutter() -> None:
    t = table(3, instructor="on")
    instructor(t, "green")
    top(t, "green", "1/1 2/1 3/1")
    told = lock(t, "green", "green", "chicken")
    assert events(told, CutStarted) == [CutStarted("green", (A, B), True, 3)]
    assert len(on(t).rows[0]) == 3 and on(t).score == (2, 2, 0)  # V = 3 + 3 = 6, a third is lost
    assert asked(t) == ("chicken_look", (C,))


@pytest.mark.parametrize(
    ("position", "out", "turned", "cuts"),
    [
        (10, "", 0, False),  # 10 + 6 = 16, the first tile
        (9, "", 0, True),  # 15
        (10, "6/0", 0, True),  # the 6 is face up: 5 is the highest left
        (11, "6/0", 0, False),  # 11 + 5 = 16
        (10, "", 1, True),  # the first face-down tile is on 17
    ],
)
def test_BSA_INS_06_alone_it_holds_back_where_a_tile_could_be_met(
    position: int, out: str, turned: int, cuts: bool
) -> None:
    t = table(2)
    row(t, "yellow", out)
    detonator(t, "yellow", position)
    tiles(t, "yellow", "ok ok boom", turned=turned)
    instructor(t, "yellow")
    before = len(on(t).rows[3])
    told = lock(t, "green", "blue")
    assert (WireSkipped("yellow", HOLDS_BACK) in events(told, WireSkipped)) is not cuts
    assert len(on(t).rows[3]) - before == cuts
    assert asked(t) == ("choose_action", (A, B))


def test_BSA_INS_06_moved_away_from_its_company_it_is_alone_too() -> None:
    t = table(2)
    give(t, A, "remote_control")
    detonator(t, "yellow", 10)
    instructor(t, "red")
    lock(t, "green", "red")
    told = t.answer(A, _push("instructor"))
    assert WireSkipped("yellow", HOLDS_BACK) in events(told, WireSkipped) and len(on(t).rows[2]) == 1
    assert asked(t) == ("choose_action", (A, B))


def _push(target: str) -> object:
    return {"type": "use_tool", "tool": "remote_control", "target": target, "side": "right"}


def test_BSA_INS_07_alone_it_flips_moves_the_detonator_and_pays_nobody() -> None:
    t = table(2)
    sensors(t, "yellow", "red")
    instructor(t, "yellow")
    top(t, "yellow", "6/0")
    detonator(t, "yellow", 9)
    told = lock(t, "green", "blue")
    assert on(t).position[3] == 15 and on(t).sensors == (0, 2) and not events(told, Brink)  # it counts as cut
    (scored,) = [each for each in events(told, WireScored) if each.wire == "yellow"]
    assert scored.pays == () and scored.k == 1
    assert asked(t) == ("choose_action", (A, B))


def test_BSA_INS_07_no_brink_window_opens_on_such_a_cut() -> None:
    t = table(2)
    give(t, A, "battery")
    instructor(t, "yellow")
    top(t, "yellow", "6/0")
    detonator(t, "yellow", 9)
    lock(t, "green", "blue")
    assert on(t).position[3] == 15 and asked(t) == ("choose_action", (A, B))


def test_BSA_INS_08_protection_stops_it_and_its_card_goes_on_its_stack() -> None:
    t = table(2)
    instructor(t, "yellow")
    lock(t, "wait", "blue")
    told = t.answer(A, LockWait("yellow"))
    assert WireSkipped("yellow", "protected") in events(told, WireSkipped) and on(t).rows[3] == ()
    assert on(t).instructor_stack == ("yellow",) and asked(t) == ("choose_action", (A, B))


def test_BSA_INS_08_its_card_goes_on_its_stack_also_when_it_holds_back() -> None:
    t = table(2)
    instructor(t, "yellow", "red")
    detonator(t, "yellow", 15)
    lock(t, "green", "blue")
    assert on(t).rows[3] == () and on(t).instructor_stack == ("red", "yellow")
    assert asked(t) == ("choose_action", (A, B))


def test_BSA_INS_09_for_a_new_bomb_it_takes_all_four_back() -> None:
    t = table(2, tools="off")
    instructor(t, "blue", "green", "red")
    blow_up(t)
    assert t.bomb == "II" and on(t).instructor_stack == () and on(t).instructor_hand == WIRES
    assert on(t).instructor_card in WIRES and asked(t) == ("choose_action", (A, B))


# -- worked examples --------------------------------------------------------------------------------------------------


def test_BSA_EX_41_instructor_shares() -> None:
    t = table(2)
    instructor(t, "green")
    top(t, "green", "1/1 2/1")
    told = lock(t, "green", "chicken")
    (scored,) = events(told, WireScored)
    assert (scored.value, scored.k) == (4, 2) and on(t).score == (2, 0)
    assert asked(t) == ("chicken_look", (B,))


def alone_on_yellow(position: int) -> State:
    """n = 2, the Instructor on yellow with Beta; all tiles face down, the 6/0 still in the deck."""
    t = table(2)
    sensors(t, "blue", "yellow")
    instructor(t, "yellow")
    detonator(t, "yellow", position)
    return t


def test_BSA_EX_42_instructor_alone() -> None:
    t = alone_on_yellow(10)
    told = lock(t, "green", "green")
    assert WireSkipped("yellow", HOLDS_BACK) in events(told, WireSkipped)
    assert on(t).rows[3] == () and on(t).position[3] == 10 and WIRES[on(t).sensors[1]] == "yellow"
    assert asked(t) == ("choose_action", (A, B))

    t = alone_on_yellow(9)
    top(t, "yellow", "6/0")
    before = on(t).score
    lock(t, "wait", "wait")
    t.answer(A, LockWait("green"))
    t.answer(B, LockWait("green"))
    assert len(on(t).rows[3]) == 1 and on(t).position[3] == 15 and WIRES[on(t).sensors[1]] == "red"
    assert on(t).score == (before[A] + 3, before[B] + 3)  # their Wait! only: nobody is paid for yellow
    assert asked(t) == ("choose_action", (A, B))

    t = alone_on_yellow(10)
    scores(t, 9, 9)
    brink(t, "yellow", "1/2 1/2", short=6)
    lock(t, "yellow", "green")
    assert len(on(t).rows[3]) == 2 and asked(t) == ("choose_action", (A, B))


def test_BSA_EX_43_instructors_hand() -> None:
    seen_cards = set()
    for outcome in (0, 1):
        t = table(2)
        t.turn = 2
        stack(t, A, "blue")
        stack(t, B, "blue")
        instructor(t, "red", "green")
        t.script = (outcome,)
        t.scratch.draws = []
        lock(t, "yellow", "yellow")
        assert t.turn == 3 and on(t).instructor_stack == ("green", "red")
        assert t.scratch.draws == [(2, outcome)]  # half each
        for seat in (None, A, B):
            assert GAME.view(t, seat).board.instructor_stack == ("green", "red")  # everyone knows which two
        seen_cards.add(on(t).instructor_card)
        assert asked(t) == ("choose_action", (A, B))
    assert seen_cards == {"blue", "yellow"}
