"""A game for tests: hidden numbers, stakes from a space, a sealed question, and a bell that runs on time."""

import random
import sys
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from qg.kernel import AskAll, AskOne, Choice, Event, Game, Option, Outcome, SeatNo, Space, Table, View
from qg.kernel import AskAny as AnyDecision

TIME = 1_000
COINS = 3


class Options(msgspec.Struct, frozen=True):
    rounds: int
    mode: str


class Sheet(msgspec.Struct, frozen=True):
    rounds: int
    rung: int


class Say(Choice, frozen=True):
    hidden: ClassVar[bool] = True
    number: int


class Ring(Choice, frozen=True):
    loud: bool


class Amount(Space, frozen=True):
    most: int

    def __contains__(self, choice: Any) -> bool:
        return type(choice) is int and 0 <= choice <= self.most

    def sample(self, rng: random.Random) -> int:
        return rng.randint(0, self.most)

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": 0, "maximum": self.most}


class State(Table, kw_only=True):
    opt: Options = Options(2, "calm")
    outcome: Outcome[Sheet] | None = None
    round: int = 0
    coins: tuple[int, ...] = ()
    stakes: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    rung: tuple[int, ...] = ()
    bell_at: int | None = None
    left: int | None = None


class Rang(Event, frozen=True):
    seat: SeatNo
    loud: bool


class Dealt(Event, frozen=True):
    seat: SeatNo
    number: int


class Counted(Event, frozen=True):
    numbers: tuple[int, ...]


def _put(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def start(t: State) -> None:
    t.coins = (COINS,) * len(t.seats)
    t.then(play_round)


def play_round(t: State) -> None:
    t.round += 1
    t.rung = ()
    t.stakes = (0,) * len(t.seats)
    t.numbers = tuple(t.roll(3) for _ in t.seats)
    for seat in t.all_seats:
        t.emit_to(seat, Dealt, seat, t.numbers[seat])
        t.ask(Stake(seat))
    t.ask(Rethink())
    t.then(hang_bell)


class Stake(AskOne[State, int], frozen=True):
    def options(self, t: State, seat: int) -> Amount | Sequence[int]:
        return Amount(t.coins[seat]) if t.coins[seat] else ()

    def resolve(self, t: State, choice: int) -> None:
        t.stakes = _put(t.stakes, self.seat, choice)
        t.coins = _put(t.coins, self.seat, t.coins[self.seat] - choice)


class Rethink(AskAll[State, Say], frozen=True):
    sealed: ClassVar[bool] = True

    def options(self, t: State, seat: int) -> Sequence[Say]:
        return [Say(n) for n in (1, 2, 3)] if t.stakes[seat] else ()

    def resolve(self, t: State, answers: Mapping[int, Say]) -> None:
        for seat, say in answers.items():
            t.numbers = _put(t.numbers, seat, say.number)


def hang_bell(t: State) -> None:
    t.bell_at = t.now + TIME
    t.ask(RingBell())
    t.then(count)


class RingBell(AnyDecision[State, Ring], frozen=True):
    def options(self, t: State, seat: int) -> Sequence[Ring]:
        return () if seat in t.rung else (Ring(False), Ring(True))

    def take(self, t: State, seat: int, choice: Ring) -> None:
        t.rung += (seat,)
        t.emit(Rang, seat, choice.loud)
        if choice.loud and t.coins[seat]:
            t.ask(Stake(seat))

    def done(self, t: State) -> bool:
        return (t.bell_at is None and t.left is None) or len(t.rung) == len(t.seats)

    def awaits(self, t: State) -> tuple[int, ...]:
        return tuple(seat for seat in t.all_seats if seat not in t.rung and seat not in t.conduct.absent)


def count(t: State) -> None:
    """Whoever rang with the highest number takes all stakes; the earlier of two."""
    t.bell_at = None
    t.emit(Counted, t.numbers)
    if t.rung:
        best = max(t.rung, key=lambda seat: t.numbers[seat])
        t.coins = _put(t.coins, best, t.coins[best] + sum(t.stakes))
    if t.round < t.opt.rounds:
        return t.then(play_round)
    ranks = tuple(1 + sum(other > own for other in t.coins) for own in t.coins)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    t.finish(Outcome(winners, ranks, t.coins, Sheet(t.round, len(t.rung))))


class Paused(AnyDecision[State, str], frozen=True):
    def options(self, t: State, seat: int) -> Sequence[str]:
        return ("resume",)

    def take(self, t: State, seat: int, choice: str) -> None:
        assert t.left is not None
        t.bell_at, t.left = t.now + t.left, None

    def done(self, t: State) -> bool:
        return t.left is None


def standing(t: State, seat: int) -> Sequence[str]:
    return ("pause",) if t.bell_at is not None else ()


def take_standing(t: State, seat: int, choice: str) -> None:
    assert t.bell_at is not None
    t.left = t.bell_at - t.now
    t.bell_at = None
    t.ask(Paused())


def due(t: State) -> int | None:
    return t.bell_at


def on_time(t: State) -> None:
    t.bell_at = None


def stamp(t: State) -> int:
    return t.round


class Board(msgspec.Struct, frozen=True):
    round: int
    coins: tuple[int, ...]
    stakes: tuple[int, ...]
    number: int | None
    rung: tuple[int, ...]
    bell_at: int | None
    left: int | None


def board(t: State, seat: int | None) -> Board:
    number = None if seat is None else t.numbers[seat]
    return Board(t.round, t.coins, t.stakes, number, t.rung, t.bell_at, t.left)


def imagine_state(view: View[Board], rng: random.Random) -> State:
    seen = msgspec.structs.asdict(view.board)
    own = seen.pop("number")
    numbers = tuple(own if seat == view.seat else rng.randint(1, 3) for seat in range(len(view.seats)))
    return State(numbers=numbers, **seen)


class Bell(Game[State, Board]):
    slug = "bell"
    rules_version = 2
    seat_counts = range(1, 5)
    options = (
        Option("rounds", "int", 2, min=1, max=9),
        Option("mode", "enum", "calm", values=("calm", "loud")),
    )
    modules = (sys.modules[__name__],)
    standing_type = str


GAME = Bell()
