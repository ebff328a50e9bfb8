"""A game for tests of conduct: what it asks is a list, so that each test writes the evening it needs."""

import random
import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

import msgspec

from qg.check.variants import variant
from qg.kernel import AskAll, AskOne, Bot, Event, Game, Outcome, Seat, Table, View
from qg.kernel import AskAny as AnyDecision
from qg.kernel.conduct import clocks
from qg.kernel.conduct.manners import Manners
from qg.kernel.decisions import Check

SECOND = 1_000
TIMES = {
    "live": {"move": 60 * SECOND, "vote": 30 * SECOND, "tap": 4 * SECOND, "turn": 90 * SECOND, "pick": 15 * SECOND},
    "days": {"move": 86_400 * SECOND, "turn": 86_400 * SECOND},
    "untimed": {"tap": 4 * SECOND},
}
TIMES["live"] |= {"quiet": 5 * SECOND, "listen": 10 * SECOND}


class Options(msgspec.Struct, frozen=True):
    pass


class State(Table, kw_only=True):
    opt: Options = Options()
    script_of_game: tuple[str, ...] = ()
    log: tuple[str, ...] = ()
    said: tuple[int, ...] = ()
    bell_at: int | None = None
    moved: int = 0
    noise: int = 0


class Noted(Event, frozen=True):
    what: str


def note(t: State, what: str) -> None:
    t.log = (*t.log, what)
    t.emit(Noted, what)


def start(t: State) -> None:
    t.script_of_game = SCRIPTS[-1]
    t.then(go_on)


SCRIPTS: list[tuple[str, ...]] = [("move 0", "move 1") * 20]


def go_on(t: State) -> None:
    """The next line of the evening: a word, and the seat it is about."""
    t.said = ()
    if not t.script_of_game:
        n = len(t.seats)
        return t.finish(Outcome((0,), (1,) * n, (0,) * n, None))
    line, *rest = t.script_of_game
    t.script_of_game = tuple(rest)
    what, _, seat = line.partition(" ")
    kinds: dict[str, Any] = {"move": Move, "tap": Tap, "step": Step, "pick": Pick}
    if what == "turn":
        clocks.begin_turn(t, int(seat) % len(t.seats), "turn")
    elif what == "end":
        clocks.end_turn(t)
    elif what == "bell":
        t.bell_at = t.now + int(seat)
    elif what == "quiet":
        clocks.start_timer(t, "quiet")
    elif seat:
        t.ask(kinds[what](int(seat) % len(t.seats)))
    else:
        t.ask({kind.__name__.lower(): kind for kind in (Everybody, Secret, Sealed, Race, Vote, Own, Left)}[what]())
    t.then(go_on)


class Move(AskOne[State, str], frozen=True):
    timer: ClassVar[str | None] = "move"

    def options(self, t: State, seat: int) -> tuple[str, ...]:
        return ("up", "down")

    def default(self, t: State, seat: int) -> str:
        return "down"

    def resolve(self, t: State, choice: str) -> None:
        note(t, f"{self.seat}:{choice}@{t.now}")


class Tap(Move, frozen=True):
    timer: ClassVar[str | None] = "tap"
    lateness: ClassVar[Any] = "silent"


class Step(Move, frozen=True):
    timer: ClassVar[str | None] = "turn"


class Pick(Step, frozen=True):
    least: ClassVar[str | None] = "pick"


class Everybody(AskAll[State, str], frozen=True):
    timer: ClassVar[str | None] = "move"

    def options(self, t: State, seat: int) -> tuple[str, ...]:
        return ("up", "down")

    def default(self, t: State, seat: int) -> str:
        return "down"

    def resolve(self, t: State, answers: Mapping[int, str]) -> None:
        note(t, " ".join(f"{seat}:{choice}" for seat, choice in answers.items()) + f"@{t.now}")


class Secret(Everybody, frozen=True):
    secret: ClassVar[bool] = True


class Sealed(Everybody, frozen=True):
    sealed: ClassVar[bool] = True


class Left(Everybody, frozen=True):
    only_left_word: ClassVar[bool] = True

    def known(self, t: State) -> list[tuple[int, str]]:
        return [(0, "up")]


class Race(AnyDecision[State, str], frozen=True):
    """The first takes it."""

    timer: ClassVar[str | None] = "move"

    def options(self, t: State, seat: int) -> tuple[str, ...]:
        return ("mine",)

    def default(self, t: State, seat: int) -> str:
        return "mine"

    def take(self, t: State, seat: int, choice: str) -> None:
        t.said = (*t.said, seat)
        note(t, f"{seat} has it@{t.now}")

    def done(self, t: State) -> bool:
        return bool(t.said)


class Own(AnyDecision[State, str], frozen=True):
    """Everybody has a time of their own."""

    timer: ClassVar[str | None] = "move"
    own_time: ClassVar[bool] = True

    def options(self, t: State, seat: int) -> tuple[str, ...]:
        return () if seat in t.said else ("lock", "hold", "look", "go")

    def default(self, t: State, seat: int) -> str:
        looks = any(clock.timer == "pick" and clock.seat == seat for clock in t.conduct.clocks)
        return "go" if looks else "lock"

    def take(self, t: State, seat: int, choice: str) -> None:
        if choice in ("hold", "look"):
            clocks.hold(t, seat)
            return clocks.begin_within(t, seat, "pick") if choice == "look" else None
        if choice == "go":
            clocks.end_within(t, seat)
            return clocks.go_on(t, seat, "listen")
        t.said = (*t.said, seat)
        note(t, f"{seat} locks@{t.now}")

    def done(self, t: State) -> bool:
        return len(t.said) == len(t.seats)


class Vote(Check[State, str], frozen=True):
    timer: ClassVar[str | None] = "vote"

    def options(self, t: State, seat: int) -> tuple[str, ...]:
        return () if seat in t.said else ("yes",)

    def default(self, t: State, seat: int) -> str:
        return "yes"

    def take(self, t: State, seat: int, choice: str) -> None:
        t.said = (*t.said, seat)
        note(t, f"{seat} votes@{t.now}")


class Board(msgspec.Struct, frozen=True):
    log: tuple[str, ...]
    said: tuple[int, ...]
    script_of_game: tuple[str, ...]
    bell_at: int | None
    moved: int
    noise: int


def board(t: State, seat: int | None) -> Board:
    return Board(t.log, t.said, t.script_of_game, t.bell_at, t.moved, t.noise)


def imagine_state(view: View[Board], rng: random.Random) -> State:
    return State(**msgspec.structs.asdict(view.board))


def due(t: State) -> int | None:
    return t.bell_at


def on_time(t: State) -> None:
    t.bell_at = None
    note(t, f"bell@{t.now}")


def put_off(t: State, gap: int) -> None:
    t.bell_at = None if t.bell_at is None else t.bell_at + gap


class Keeper(Bot):
    """Takes the first option."""

    def choose(self, view: Any, rng: random.Random) -> Any:
        return view.options[0]


USUAL = Manners(
    TIMES,
    in_turn=lambda t: max(0, t.conduct.turn),
    on_timer=lambda t, timer: note(t, f"{timer}@{t.now}"),
    put_off=put_off,
    concede=lambda t: note(t, "conceded"),
)


class House(Game[State, Board]):
    slug = "house"
    rules_version = 1
    seat_counts = range(1, 6)
    modules = (sys.modules[__name__],)
    bots = {"rookie": Keeper, "agent": Keeper}
    conduct = USUAL


GAME = House()


def evening(
    *lines: str, seats: int = 3, bots: int = 0, manners: Mapping[str, Any] | None = None, **options: Any
) -> State:
    """A table at which this happens, one after the other."""
    game = variant(GAME, conduct=replace(USUAL, **manners)) if manners else GAME
    SCRIPTS.append(lines or SCRIPTS[0])
    sitting = [*[Seat()] * (seats - bots), *[Seat("bot", "rookie")] * bots]
    try:
        return game.new(sitting, options, seed="house")
    finally:
        SCRIPTS.pop()
