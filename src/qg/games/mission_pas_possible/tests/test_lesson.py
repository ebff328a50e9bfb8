"""The first mission: what is written happens move by move, and the coach tells the truth about it."""

import pytest

from qg.check.lessons import Classroom
from qg.games.mission_pas_possible.lesson import TABLE
from qg.games.mission_pas_possible.tests.prelude import *

YOU = 0


@pytest.fixture
def room() -> Classroom[State]:
    return Classroom(GAME)


def test_the_table_is_dealt_as_written_and_has_no_clock(room: Classroom[State]) -> None:
    t, tutorial = room.t, DATA.tutorial
    assert [tuple(bomb.card for bomb in hand if bomb) for hand in t.hands] == [tutorial.hands[s] for s in TABLE.seats]
    assert t.line == tutorial.line and t.deck[: len(tutorial.deck)] == tutorial.deck
    assert (t.holder, t.opt.timer_s, room.lesson.others) == (YOU, 0, ("Igor", "Stéphanie"))


def test_rolls_and_moves_are_those_that_are_written_and_alone_expected(room: Classroom[State]) -> None:
    rolls: list[DiceRolled] = []
    for turn in DATA.tutorial.turn:
        rolls += events(room.until(f"lesson-take-{turn.id}"), DiceRolled)
        (claim,) = room.meant
        wanted = (str(room.t.pool_die(claim["die"])), claim["card"], claim["slot"])
        assert wanted == (turn.you.die, turn.you.card, turn.you.slot)
    rolls += events(room.until("lesson-next"), DiceRolled)
    assert [tuple(map(str, roll.dice)) for roll in rolls] == [turn.roll for turn in DATA.tutorial.turn]


STORY: dict[str, tuple[Any, ...]] = {
    "2": (["b102[., ., .]", "b404[Y1, ., ., .]"], [(IGOR, "b106")], ["s_blue"], [], [(YOU, "B2")]),
    "3": (["b102[., Y4, .]", "b404[Y1, ., ., .]"], [(STEPHANIE, "b307")], [], [], []),
    "5": (["b102[., Y4, .]", "b404[Y1, R2, ., .]"], [(STEPHANIE, "b205")], [], [(2, "K1")], [(YOU, "B1")]),
    "7": (["-", "b404[Y1, R2, ., .]"], [(YOU, "b102")], [], [], []),
}
"""By turn: one's own cards after it; bombs defused, Sabotages, unused dice and dice lost in it."""


def test_a_sabotage_a_pyramid_an_unused_die_and_the_first_bomb_of_ones_own(room: Classroom[State]) -> None:
    for turn, happens in STORY.items():
        room.until(f"lesson-lock-{turn}")
        told = room.until(f"lesson-then-{turn}")
        bombs = [(bomb.seat, bomb.card) for bomb in events(told, BombDefused)]
        unused = [(die.old_value, str(die.die)) for die in events(told, UnusedRerolled)]
        lost = [(loss.seat, str(loss.die)) for loss in events(told, DieLost)]
        activated = [sabotage.card for sabotage in events(told, SabotageActivated)]
        assert (cards(room.t, YOU), bombs, activated, unused, lost) == happens
    assert DATA.bombs["b307"].layout == "pyramid"


def test_the_call_is_made_before_the_die_is_taken(room: Classroom[State]) -> None:
    room.until("lesson-call")
    assert room.meant == [TABLE.call]
    (call,) = events(room.go_on(), SignalGiven)
    assert (call.seat, call.id, call.target) == (YOU, "need_color", "yellow")
    assert room.guide.step is not None and room.guide.step.say == "lesson-take-3"


def test_the_first_bomb_of_ones_own_is_replaced_by_an_easy_one(room: Classroom[State]) -> None:
    room.until("lesson-then-7")
    easy = {card for card in room.t.line if card and DATA.points(card) <= 2}
    assert {choice["card"] for choice in room.meant} == easy == set(TABLE.choose)
    assert len([choice for choice in room.legal if choice["type"] == "pick" and choice not in room.meant]) == 2
    assert room.guide.step is not None and room.guide.step.nudge == "lesson-nudge-card"
    assert [taken.seat for taken in events(room.go_on(), CardTaken)] == [YOU]
    assert room.guide.step.say == "lesson-next" and room.t.outcome is None
