import pytest

from qg.games.dice_mission.tests.prelude import *


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_DM_RND_01_exactly_one_active_agent_a_round(n: int) -> None:
    t = table(n)
    for k in range(n + 1):
        active = k % n
        assert asked(t) == ("choose_dice", (active,))
        for seat in (*range(n), None):
            assert GAME.view(t, seat).board.active == active
        told = next_round(t)
        assert [event.active for event in events(told, RoundStarted)] == [(active + 1) % n]


def test_DM_RND_02_the_token_is_turned_over_when_the_mission_phase_ends() -> None:
    t = table(3)
    for seat in (A, B):
        told = plain_turn(t)
        assert not events(told, PhaseChanged)
        assert GAME.view(t, seat).board.phase == "mission"
    told = plain_turn(t)
    assert [event.to for event in events(told, PhaseChanged)] == ["debriefing"]
    assert t.active == A
    for _ in range(3):
        assert GAME.view(t, None).board.phase == "debriefing"
        plain_turn(t)
    assert GAME.view(t, None).board.phase == "mission"
    assert asked(t) == ("choose_dice", (B,))


@pytest.mark.parametrize(("n", "first", "order"), [(2, 2, [1, 0]), (3, 2, [1, 2, 0]), (5, 4, [3, 4, 0, 1, 2])])
def test_DM_RND_03_one_turn_each_the_active_agent_first_then_clockwise(n: int, first: int, order: list[int]) -> None:
    t = table(n, first_seat=first)
    turns = [(t.phase, t.turn)]
    turns += [(event.phase, event.seat) for event in events(next_round(t), TurnStarted)]
    assert turns == [
        *[("mission", seat) for seat in order],
        *[("debriefing", seat) for seat in order],
        ("mission", order[1]),
    ]
    assert asked(t) == ("choose_dice", (order[1],))


def test_DM_RND_04_the_token_passes_to_the_next_player_on_its_mission_side() -> None:
    t = table(3, first_seat=3)
    debrief_turn(t, B)
    assert (t.round, t.active, t.phase) == (1, C, "debriefing")
    told = t.answer(B, EndTurn())
    assert [(event.round, event.active) for event in events(told, RoundStarted)] == [(2, A)]
    assert (t.round, t.active, t.phase) == (2, A, "mission")
    assert asked(t) == ("choose_dice", (A,))


def test_DM_RND_04_not_before_the_last_debriefing_turn_has_ended() -> None:
    t = table(3)
    debrief_turn(t, C)
    assert (t.round, t.active) == (1, A)
    assert asked(t) == ("debrief_act", (C,))


def test_DM_RND_05_every_die_goes_back_to_the_player_whose_colour_it_is() -> None:
    t = table(3)
    debrief_turn(t, A, n=5)
    gadgets(t, A, "theft", "suppression", "transaction")
    dice(t, "1 2 3 4 5", "6 6 6 6 6", "2 2 2 2 2")
    t.answer(A, Theft(die(B, 1)))
    t.answer(A, Suppression(die(B, 2)))
    t.answer(A, Transaction(die(A, 1), die(C, 3)))
    assert [len(tray) for tray in t.dice] == [6, 3, 5]
    told = next_round(t)
    (ended,) = events(told, RoundEnded)
    assert set(ended.dice) == {*own_dice(A), *own_dice(B), *own_dice(C)} - {die(B, 2)}
    assert not any(t.dice)
    for seat in (B, C, A):
        assert asked(t) == ("choose_dice" if seat == B else "mission_act", (seat,))
        if seat == B:
            t.answer(B, SetDice(5))
        t.answer(seat, Roll())
        assert [each.id for each in t.dice[seat]] == [*own_dice(seat)]
        if t.turn == seat:
            t.answer(seat, EndTurn())
    assert asked(t) == ("debrief_act", (B,))


def test_DM_RND_05_jokers_that_were_played_are_discarded() -> None:
    t = table(3, joker_die=True)
    t.answer(A, SetDice(2))
    t.answer(A, Roll(True))
    assert (t.jokers, len(t.dice[A])) == ((False, True, True), 3)
    told = next_round(t)
    assert [event.seat for event in events(told, JokerDiscarded)] == [A]
    story = [type(each.event) for each in told if isinstance(each.event, JokerDiscarded | RoundEnded | RoundStarted)]
    assert story == [JokerDiscarded, RoundEnded, RoundStarted]
    assert (t.jokers, t.jokers_out) == ((False, True, True), ())
    mission_turn(t, A)
    assert choices(t, A) == (Roll(False),)
    assert asked(t) == ("mission_act", (A,))


def test_DM_RND_05_all_target_locks_end() -> None:
    t = table(3)
    gadgets(t, A, "target-lock", "target-lock")
    t.answer(A, TargetLock(A))
    t.answer(A, TargetLock(C))
    debrief_turn(t, C)
    assert t.locked == (True, False, True)
    t.answer(C, EndTurn())
    assert t.locked == (False, False, False)
    assert asked(t) == ("choose_dice", (B,))


def test_DM_RND_05_the_number_of_dice_and_of_rolls_are_forgotten() -> None:
    t = table(3)
    debrief_turn(t, C, n=3, r=2)
    assert (t.n, t.r) == (3, 2)
    t.answer(C, EndTurn())
    assert (t.n, t.r) == (None, None)
    board = GAME.view(t, None).board
    assert (board.n, board.r) == (0, 0)
    assert choices(t, B) == (SetDice(2), SetDice(3), SetDice(4), SetDice(5))
    t.answer(B, SetDice(5))
    t.answer(B, Roll())
    assert len(values(t, B)) == 5
    assert t.rolls_left == 2
    assert asked(t) == ("mission_act", (B,))


def test_a_table_of_the_release_before_where_numbers_stood_for_nobody_is_brought_up_to_date() -> None:
    t = table(3)
    dump = GAME.dump(t)
    before = dump["table"] | {"turn": 0, "n": 0, "r": 0}
    again = GAME.restore(dump | {"shape": "of the release before", "table": before})
    assert (again.turn, again.n, again.r) == (A, None, None) and GAME.view(again, A) == GAME.view(t, A)
    assert GAME.upgrade(before | {"turn": -1, "n": 4, "r": 2}, 1) == before | {"turn": None, "n": 4, "r": 2}
    assert asked(again) == ("choose_dice", (A,))


def test_DM_RND_05_after_the_last_round_too_nothing_is_left_of_the_turn() -> None:
    t = table(3, round_cap=6)
    in_round(t, 6)
    next_round(t)
    board = GAME.view(t, None).board
    assert (board.rolls, board.used, board.dice, board.turn) == (0, (), ((), (), ()), -1)
    assert asked(t) == ("over", ())
