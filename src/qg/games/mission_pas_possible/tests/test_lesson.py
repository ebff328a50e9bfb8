"""The first mission: what is written happens move by move, and the coach tells the truth about it."""

import pytest

from qg.check.lessons import Classroom
from qg.games.mission_pas_possible.lesson import TABLE
from qg.games.mission_pas_possible.tests.prelude import *

YOU, IGOR, STEPHANIE = range(3)


@pytest.fixture
def room() -> Classroom:
    return Classroom(GAME)


def state(room: Classroom) -> State:
    assert isinstance(room.t, State)
    return room.t


def until(room: Classroom, say: str) -> list[Told]:
    """Follows the coach to this line; returns what was told on the way."""
    told: list[Told] = []
    while room.guide.step is not None and room.guide.step.say != say:
        told += room.go_on()
    assert room.guide.step is not None, f"{say} is never said"
    return told


def heard(told: list[Told], kind: type[Event]) -> list[Any]:
    return [entry.event for entry in told if isinstance(entry.event, kind)]


def dice_on(room: Classroom, seat: int, card: int) -> str:
    """The dice on a card, a dot for an empty slot."""
    bomb = state(room).hands[seat][card]
    assert bomb is not None
    return " ".join("." if die is None else str(die) for die in bomb.dice)


def test_the_table_is_dealt_as_written(room: Classroom) -> None:
    t, tutorial = state(room), DATA.tutorial
    hands = [tuple(bomb.card for bomb in hand if bomb) for hand in t.hands]
    assert hands == [tutorial.hands[seat] for seat in TABLE.seats]
    assert t.line == tutorial.line and t.deck[: len(tutorial.deck)] == tutorial.deck
    assert t.holder == YOU and room.lesson.others == ("Igor", "Stéphanie")


def test_the_clock_never_runs(room: Classroom) -> None:
    until(room, "lesson-next")
    assert state(room).opt.timer_s == 0 and state(room).outcome is None


def test_every_roll_is_the_one_that_is_written(room: Classroom) -> None:
    rolls = heard(until(room, "lesson-next"), DiceRolled)
    assert [tuple(map(str, roll.dice)) for roll in rolls] == [turn.roll for turn in DATA.tutorial.turn]


def test_a_sabotage_takes_the_blue_die(room: Classroom) -> None:
    until(room, "lesson-take-2")
    assert dice_on(room, YOU, 0) == "B2 . ."
    told = until(room, "lesson-then-2")
    assert [(bomb.seat, bomb.card) for bomb in heard(told, BombDefused)] == [(IGOR, "b106")]
    assert [sabotage.card for sabotage in heard(told, SabotageActivated)] == ["s_blue"]
    assert [(lost.seat, str(lost.die)) for lost in heard(told, DieLost)] == [(YOU, "B2")]
    assert (dice_on(room, YOU, 0), dice_on(room, YOU, 1)) == (". . .", "Y1 . . .")


def test_the_call_is_made_before_the_die_is_taken(room: Classroom) -> None:
    until(room, "lesson-call")
    assert room.meant == [TABLE.call]
    (call,) = heard(room.go_on(), SignalGiven)
    assert (call.seat, call.id, call.target) == (YOU, "need_color", "yellow")
    assert room.guide.step is not None and room.guide.step.say == "lesson-take-3"


def test_stephanie_caps_a_pyramid(room: Classroom) -> None:
    until(room, "lesson-lock-3")
    (bomb,) = heard(until(room, "lesson-then-3"), BombDefused)
    assert bomb.seat == STEPHANIE and DATA.bombs[bomb.card].layout == "pyramid"
    assert len(state(room).defused) == 2 and state(room).holder == YOU


def test_an_unused_die_strikes_but_not_what_is_covered(room: Classroom) -> None:
    until(room, "lesson-take-5")
    assert (dice_on(room, YOU, 0), dice_on(room, YOU, 1)) == (". Y4 B1", "Y1 . . .")
    told = until(room, "lesson-then-5")
    (rerolled,) = heard(told, UnusedRerolled)
    assert (rerolled.old_value, str(rerolled.die)) == (2, "K1")
    assert [(lost.seat, str(lost.die)) for lost in heard(told, DieLost)] == [(YOU, "B1")]
    assert (dice_on(room, YOU, 0), dice_on(room, YOU, 1)) == (". Y4 .", "Y1 R2 . .")


def test_the_first_bomb_of_ones_own_is_defused_and_replaced_by_an_easy_one(room: Classroom) -> None:
    until(room, "lesson-lock-7")
    (bomb,) = heard(until(room, "lesson-then-7"), BombDefused)
    assert (bomb.seat, bomb.card) == (YOU, "b102")
    easy = {card for card in state(room).line if card and DATA.points(card) <= 2}
    assert {choice["card"] for choice in room.meant} == easy == set(TABLE.choose)
    hard = [choice for choice in room.legal if choice["type"] == "pick" and choice not in room.meant]
    assert len(hard) == 2 and room.guide.step is not None and room.guide.step.nudge == "lesson-nudge-card"
    (taken,) = heard(room.go_on(), CardTaken)
    assert taken.seat == YOU and room.guide.step.say == "lesson-next"


def test_the_newcomer_is_led_to_the_written_move_alone(room: Classroom) -> None:
    for turn in DATA.tutorial.turn:
        until(room, f"lesson-take-{turn.id}")
        (claim,) = room.meant
        die = state(room).pool_die(claim["die"])
        assert (str(die), claim["card"], claim["slot"]) == (turn.you.die, turn.you.card, turn.you.slot)
