"""The rules by id: a test sets a position, somebody answers, and it ends with who is asked what."""

from __future__ import annotations

import random

import pytest
from qg.games.new_game import GAME
from qg.games.new_game.bots import Rookie
from qg.games.new_game.events import Rolled, Shown
from qg.games.new_game.rules import Keep, RollAgain
from qg.games.new_game.state import State

from qg.check.rules import asked, events, refused
from qg.kernel import OptionError


def table(*dice: int, again: tuple[int, ...] = (), points: int = 3) -> State:
    """A table at its first question, with these dice; `again` are the rolls that follow."""
    script = [die - 1 for die in (*dice, *again)]
    return GAME.new(len(dice), {"points": points}, seed="test", script=script)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_NEW_GEN_01_two_to_four_players(seats: int) -> None:
    assert asked(GAME.new(seats, seed="test")) == ("keep_or_roll", (0,))


@pytest.mark.parametrize("seats", [1, 5])
def test_NEW_GEN_01_no_other_number(seats: int) -> None:
    with pytest.raises(OptionError):
        GAME.new(seats, seed="test")


def test_NEW_GEN_02_three_points_win_or_what_the_host_chooses() -> None:
    assert GAME.new(2, seed="test").opt.points == 3
    t = table(5, 2, points=1)
    t.answer(0, Keep())
    t.answer(1, Keep())
    assert asked(t) == ("over", ())


def test_NEW_RND_01_everybody_rolls_in_secret() -> None:
    t, told = GAME.open_table(3, seed="test", script=[3, 0, 5])
    assert t.dice == (4, 1, 6)
    assert [events(told, Rolled, seat) for seat in t.all_seats] == [[Rolled(0, 4)], [Rolled(1, 1)], [Rolled(2, 6)]]
    assert GAME.board(t, 1).dice == (None, 1, None)
    assert asked(t) == ("keep_or_roll", (0,))


def test_NEW_RND_02_a_die_is_rolled_again_once() -> None:
    t = table(2, 3, again=(6,))
    told = t.answer(0, RollAgain())
    assert t.dice == (6, 3) and events(told, Rolled, 1) == []
    assert asked(t) == ("keep_or_roll", (1,))
    assert refused(t, 0, RollAgain()) == ("not_asked", None)


def test_NEW_RND_03_the_highest_dice_score() -> None:
    t = table(5, 5, 4)
    for seat in t.all_seats:
        told = t.answer(seat, Keep())
    assert events(told, Shown) == [Shown((5, 5, 4), (0, 1))]
    assert t.points == (1, 1, 0)
    assert asked(t) == ("keep_or_roll", (0,))


def test_NEW_END_01_several_may_win_together() -> None:
    t = table(4, 4, points=1)
    t.answer(0, Keep())
    t.answer(1, Keep())
    assert t.outcome is not None and t.outcome.winners == (0, 1)
    assert asked(t) == ("over", ())


def test_NEW_END_02_otherwise_a_new_round_begins() -> None:
    t = table(4, 2)
    t.answer(0, Keep())
    t.answer(1, Keep())
    assert t.shown == (4, 2) and len(t.dice) == 2
    assert asked(t) == ("keep_or_roll", (0,))


@pytest.mark.parametrize(("die", "choice"), [(3, RollAgain()), (4, Keep())])
def test_the_rookie_keeps_a_die_of_the_better_half(die: int, choice: Keep | RollAgain) -> None:
    assert Rookie().choose(GAME.view(table(die, 1), 0), random.Random(0)) == choice
