import pytest

from qg.games.bomb_squad_academy.tests.prelude import *

A = 0


def turn(t: State, *cards: str) -> list[Moment]:
    """A whole turn: waiters protect yellow, Chickens do not look."""
    told = lock(t, *cards)
    while asked(t)[0] in ("wait_pick", "chicken_look"):
        kind, waiting = asked(t)
        told += t.answer(waiting[0], LockWait("yellow") if kind == "wait_pick" else LookNone())
    return told


def test_BSA_END_01_sensors_move_first() -> None:
    t = table(3)
    sensors(t, "red", "blue")
    stack(t, 0, "yellow", "green")
    told = turn(t, "red", "green", "green")
    order = [type(each.event) for each in told if isinstance(each.event, SensorMoved | CardReturned | TurnEnded)]
    assert order == [SensorMoved, CardReturned, TurnEnded]
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_END_02_the_bottom_card_of_three_comes_back() -> None:
    t = table(3)
    stack(t, 0, "yellow", "green")
    told = turn(t, "red", "blue", "blue")
    assert events(told, CardReturned) == [CardReturned(0, "yellow")]
    assert on(t).stacks[0] == ("green", "red")
    assert "yellow" in on(t).hands[0] and "green" not in on(t).hands[0]
    assert asked(t) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize("played", [(), ("green",)])
def test_BSA_END_03_with_fewer_than_three_nothing_comes_back(played: tuple[str, ...]) -> None:
    t = table(3)
    stack(t, 0, *played)
    told = turn(t, "red", "blue", "blue")
    assert not events(told, CardReturned)
    assert on(t).stacks[0] == (*played, "red")
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_END_04_wait_is_put_aside_until_the_next_bomb() -> None:
    t = table(3, tools="off")
    stack(t, 0, "wait", "green")
    told = turn(t, "red", "blue", "blue")
    assert events(told, WaitSetAside) == [WaitSetAside(0, "wait")]
    assert not events(told, CardReturned)
    assert (on(t).stacks[0], on(t).aside[0]) == (("green", "red"), True)
    assert refused(t, 0, Lock("wait")) == ("card_not_in_hand", "BSA-TRN-02")
    fuse(t, "blue")
    turn(t, "blue", "green", "green")
    assert t.bomb == "II"
    assert Lock("wait") in t.options(0)
    assert asked(t) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize("seed", range(4))
def test_BSA_END_05_stacks_of_two_at_most_and_hands_of_three_at_least(seed: int) -> None:
    t = table(3, tools="off")
    turns = 0
    while t.outcome is None:
        if asked(t)[0] == "choose_action" and not any(on(t).locked):
            turns += 1
            assert all(len(each) == min(2, t.turn - 1) for each in on(t).stacks)
            assert all(len(hand) >= 3 for hand in on(t).hands)
        seat = t.waiting[0]
        offered = choices(t, seat)
        t.answer(seat, offered[(seed + turns * 7 + seat * 3) % len(offered)])
    assert turns > 6


@pytest.mark.parametrize("seed", range(6))
def test_BSA_END_06_three_different_cards_in_three_turns_and_every_bomb_ends(seed: int) -> None:
    told = play_out(table(4, tools="off"), seed)
    assert len(events(told, BombEnded)) == len(events(told, Exploded)) == 3
    played: dict[int, list[str]] = defaultdict(list)
    checked = 0
    for each in told:
        if isinstance(each.event, BombStarted):
            played.clear()
        elif isinstance(each.event, ActionsRevealed):
            for action in each.event.actions:
                assert isinstance(action.seat, int)
                cards = played[action.seat]
                cards.append(action.card)
                last = cards[-3:]
                assert len(set(last)) == len(last)
                assert len(last) < 3 or set(last) & {"green", "blue", "red", "yellow"}
                checked += len(last) == 3
                assert cards.count("wait") <= 1
    assert checked > 20


def test_BSA_EX_18_cards_come_back() -> None:
    t = table(3)
    assert not events(turn(t, "red", "blue", "blue"), CardReturned)
    assert not events(turn(t, "chicken", "red", "green"), CardReturned)
    told = turn(t, "green", "yellow", "yellow")
    assert CardReturned(A, "red") in events(told, CardReturned)
    assert set(on(t).hands[A]) == {"blue", "red", "yellow", "wait"}
    assert on(t).stacks[A] == ("chicken", "green")
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_EX_19_wait_does_not() -> None:
    t = table(3, tools="off")
    turn(t, "wait", "blue", "blue")
    turn(t, "red", "green", "green")
    told = turn(t, "blue", "chicken", "chicken")
    assert events(told, WaitSetAside) == [WaitSetAside(A, "wait")]
    assert set(on(t).hands[A]) == {"green", "yellow", "chicken"}
    assert on(t).stacks[A] == ("red", "blue")
    fuse(t, "green")
    turn(t, "green", "red", "red")
    assert t.bomb == "II"
    assert "wait" in on(t).hands[A]
    assert asked(t) == ("choose_action", (0, 1, 2))
