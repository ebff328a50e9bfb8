"""Pig for two, with a secret bid for who begins: the whole game on a page."""

import random
import sys
from collections.abc import Mapping
from types import ModuleType

import msgspec

from qg.kernel import AskAll, AskOne, Event, Game, Option, Outcome, SeatNo, Table, View


class Options(msgspec.Struct, frozen=True):
    goal: int


class State(Table, kw_only=True):
    opt: Options = Options(20)
    score: tuple[int, ...] = ()
    turn: int = 0


class Rolled(Event, frozen=True):
    seat: SeatNo
    value: int


def start(t: State) -> None:
    """Both bid a number in secret; the higher begins."""
    t.score = (0,) * len(t.seats)
    t.ask(Bid())


class Bid(AskAll[State, int], frozen=True):
    secret = True

    def options(self, t: State, seat: int) -> list[int]:
        return [1, 2, 3]

    def resolve(self, t: State, answers: Mapping[int, int]) -> None:
        t.then(play_turn, max(answers, key=lambda seat: answers[seat]))


def play_turn(t: State, seat: int) -> None:
    """A turn begins with nothing in hand."""
    t.turn = 0
    t.ask(RollOrHold(seat))


class RollOrHold(AskOne[State, str], frozen=True):
    def options(self, t: State, seat: int) -> list[str]:
        return ["roll", "hold"] if t.turn else ["roll"]

    def resolve(self, t: State, choice: str) -> None:
        t.then(roll if choice == "roll" else hold, self.seat)


def roll(t: State, seat: int) -> None:
    """A one loses the turn; anything else is added to it."""
    value = t.roll()
    t.emit(Rolled, seat, value)
    t.turn = 0 if value == 1 else t.turn + value
    t.then(play_turn, 1 - seat) if value == 1 else t.ask(RollOrHold(seat))


def hold(t: State, seat: int) -> None:
    """What was rolled is kept; whoever reaches the goal wins."""
    t.score = tuple(s + t.turn * (i == seat) for i, s in enumerate(t.score))
    if t.score[seat] >= t.opt.goal:
        ranks = tuple(1 if i == seat else 2 for i in t.all_seats)
        return t.finish(Outcome((seat,), ranks, t.score, None))
    t.then(play_turn, 1 - seat)


class Board(msgspec.Struct, frozen=True):
    score: tuple[int, ...]
    turn: int


def board(t: State, _seat: int | None) -> Board:
    return Board(t.score, t.turn)


def imagine_state(view: View[Board], _rng: random.Random) -> State:
    return State(score=view.board.score, turn=view.board.turn)


HERE: ModuleType = sys.modules[__name__]


class Pig(Game[State, Board]):
    slug = "toy-pig"
    rules_version = 1
    seat_counts = range(2, 3)
    modules = (HERE,)
    options = (Option("goal", "int", 20, min=5, max=100),)


GAME = Pig()
