"""A game that only leaves a trail: every step and every answer writes a word into the log."""

import random
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from qg.check.variants import variant
from qg.kernel import AskAll, AskOne, Choice, Event, Game, Illegal, Outcome, SeatNo, Table, View
from qg.kernel import AskAny as AnyDecision


class Options(msgspec.Struct, frozen=True):
    pass


class Mark(Choice, frozen=True):
    word: str
    times: int = 1


class State(Table, kw_only=True):
    opt: Options = Options()
    outcome: Outcome[None] | None = None
    log: tuple[str, ...] = ()
    menu: tuple[str, ...] = ("yes", "no")
    mute: tuple[int, ...] = ()
    left_word: tuple[tuple[int, str], ...] = ()
    awaited: tuple[int, ...] = (0, 1, 2)
    phase_open: bool = True
    paused: bool = False
    alarms: tuple[tuple[int, str], ...] = ()


class Noted(Event, frozen=True):
    word: str


class Hushed(Event, frozen=True):
    seat: SeatNo


# -- steps ------------------------------------------------------------------------------------------------------------


def note(t: State, word: str) -> None:
    t.log += (word,)
    t.emit(Noted, word)


def branch(t: State, word: str) -> None:
    note(t, word)
    t.then(note, word + "1")
    t.then(note, word + "2")


def nothing(t: State) -> None:
    pass


def explode(t: State) -> None:
    note(t, "explode")
    t.then(note, "never")
    t.skip_to(landing)
    t.then(note, "dust")


def landing(t: State) -> None:
    note(t, "landing")


def end(t: State) -> None:
    t.then(note, "never")
    t.finish(Outcome((0,), tuple(1 for _ in t.seats), tuple(0 for _ in t.seats), None))
    t.then(note, "never")


def unmute(t: State) -> None:
    t.mute = ()


def whisper_and_tell(t: State) -> None:
    t.emit(Noted, "first")
    t.emit_to(1, Hushed, 1)
    t.emit(Noted, "second")


# -- decisions --------------------------------------------------------------------------------------------------------


class Pick(AskOne[State, str], frozen=True):
    def options(self, t: State, seat: int) -> Sequence[str]:
        return () if seat in t.mute else t.menu

    def known(self, t: State) -> Sequence[tuple[int, str]]:
        return t.left_word

    def resolve(self, t: State, choice: str) -> None:
        t.then(note, f"{self.seat}:{choice}")

    def may(self, t: State, seat: int, choice: str) -> Illegal | None:
        no = super().may(t, seat, choice)
        return Illegal("too_loud", "TRL-01", said=choice.upper()) if no and choice.endswith("!") else no


class Word(AskOne[State, str], frozen=True):
    """Any word of the menu that has not been said; what is allowed decides what is offered."""

    def candidates(self, t: State, seat: int) -> Sequence[str]:
        return t.menu

    def may(self, t: State, seat: int, choice: str) -> Illegal | None:
        return Illegal("said_before", said=choice) if choice in t.log else None

    def resolve(self, t: State, choice: str) -> None:
        t.then(note, choice)
        t.ask(Word(self.seat))


class Vote(AskAll[State, str], frozen=True):
    def options(self, t: State, seat: int) -> Sequence[str]:
        return () if seat in t.mute else t.menu

    def known(self, t: State) -> Sequence[tuple[int, str]]:
        return t.left_word

    def resolve(self, t: State, answers: Mapping[int, str]) -> None:
        t.then(note, " ".join(f"{seat}={choice}" for seat, choice in answers.items()))


class SecretVote(Vote, frozen=True):
    secret: ClassVar[bool] = True


class SealedVote(Vote, frozen=True):
    sealed: ClassVar[bool] = True


class Bid(AskAll[State, int], frozen=True):
    def options(self, t: State, seat: int) -> Sequence[int]:
        return (0, 1, 2)

    def resolve(self, t: State, answers: Mapping[int, int]) -> None:
        t.then(note, f"bids {list(answers.values())}")


class Phase(AnyDecision[State, str | Mark], frozen=True):
    def options(self, t: State, seat: int) -> Sequence[str | Mark]:
        return () if seat in t.mute else ("hi", "ask", "end", Mark("x"), Mark("y", 2))

    def known(self, t: State) -> Sequence[tuple[int, str]]:
        return t.left_word

    def take(self, t: State, seat: int, choice: str | Mark) -> None:
        t.then(note, f"{seat}:{choice if isinstance(choice, str) else choice.word * choice.times}")
        if choice == "ask":
            t.ask(Pick(seat))
            t.then(note, "asked")
        if choice == "end":
            t.phase_open = False

    def done(self, t: State) -> bool:
        return not t.phase_open

    def awaits(self, t: State) -> tuple[int, ...]:
        return t.awaited


class Crowd(AnyDecision[State, str], frozen=True):
    """Waits for everybody who has something to say, and says so by what it waits for."""

    def options(self, t: State, seat: int) -> Sequence[str]:
        return () if seat in t.mute else ("done",)

    def take(self, t: State, seat: int, choice: str) -> None:
        t.mute += (seat,)

    def done(self, t: State) -> bool:
        return not t.waiting


class Rest(AnyDecision[State, str], frozen=True):
    def options(self, t: State, seat: int) -> Sequence[str]:
        return ("resume",)

    def take(self, t: State, seat: int, choice: str) -> None:
        t.paused = False

    def done(self, t: State) -> bool:
        return not t.paused

    def awaits(self, t: State) -> tuple[int, ...]:
        return ()


# -- at any time ------------------------------------------------------------------------------------------------------


def standing(t: State, seat: int) -> Sequence[str]:
    return () if t.paused else ("pause",)


def take_standing(t: State, seat: int, choice: str) -> None:
    t.paused = True
    t.ask(Rest())


def due(t: State) -> int | None:
    return None if t.paused else min((at for at, _ in t.alarms), default=None)


def on_time(t: State) -> None:
    """The alarm written first among those that are due."""
    index = next(i for i, (at, _) in enumerate(t.alarms) if at <= t.now)
    word = t.alarms[index][1]
    t.alarms = t.alarms[:index] + t.alarms[index + 1 :]
    t.then(note, f"{word}@{t.now}")
    if word == "end":
        t.then(end)


# -- seeing -----------------------------------------------------------------------------------------------------------


class Board(msgspec.Struct, frozen=True):
    log: tuple[str, ...]
    mute: tuple[int, ...]
    awaited: tuple[int, ...]
    phase_open: bool
    paused: bool


def board(t: State, seat: int | None) -> Board:
    return Board(t.log, t.mute, t.awaited, t.phase_open, t.paused)


def imagine_state(view: View[Board], rng: random.Random) -> State:
    return State(**msgspec.structs.asdict(view.board))


def start(t: State) -> None:
    t.ask(Pick(0))
    t.then(end)


class Trail(Game[State, Board]):
    slug = "trail"
    rules_version = 3
    seat_counts = range(1, 5)
    modules = (sys.modules[__name__],)
    standing_type = str


GAME = Trail()


def game(start: Callable[[State], None], **hooks: Any) -> Game[State, Board]:
    """The game with another beginning, or with other hooks."""
    return variant(GAME, start=start, **hooks)


def table(start: Callable[[State], None], seats: int = 3, **hooks: Any) -> State:
    return game(start, **hooks).new(seats, seed="trail")


def awaited(t: Table) -> tuple[int, ...]:
    return t.waiting
