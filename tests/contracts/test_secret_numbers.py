"""A game that whispers at the deal and never again, and only numbers: three dice under a cup, and one guess.

No other world of a table at rest makes it deal again, and no name can be looked for: only another draw tells.
"""

import sys

from qg.check.secrecy.watch import Watch
from qg.check.secrecy.worlds import Leak

from .prelude import *

Cups = tuple[tuple[int, ...], ...]


class Options(msgspec.Struct, frozen=True):
    pass


class State(Table, kw_only=True):
    opt: Options = Options()
    cups: Cups = ()
    """Secret until the end: the dice of each seat."""


class Peeked(Event, frozen=True):
    dice: tuple[int, ...]


class Lifted(Event, frozen=True):
    cups: Cups


def start(t: State) -> None:
    """Each seat looks at its own dice."""
    t.cups = tuple((t.roll(), t.roll(), t.roll()) for _ in t.all_seats)
    for seat in t.all_seats:
        t.emit_to(seat, Peeked, t.cups[seat])
    t.ask(Guess(0))


class Guess(AskOne[State, int], frozen=True):
    def options(self, t: State, seat: int) -> list[int]:
        return list(range(3, 19))

    def resolve(self, t: State, choice: int) -> None:
        t.emit(Lifted, t.cups)
        first = sum(t.cups[1]) != choice
        t.finish(Outcome((int(first),), (1 + first, 2 - first), (0, 0), None))


class Board(msgspec.Struct, frozen=True):
    cups: tuple[tuple[int, ...] | None, ...]


def board(t: State, seat: int | None) -> Board:
    over = t.outcome is not None
    return Board(tuple(cup if over or who == seat else None for who, cup in enumerate(t.cups)))


def imagine_state(view: View[Board], rng: random.Random) -> State:
    return State(cups=tuple(cup or _any_dice(rng) for cup in view.board.cups))


def other(t: State, seat: int | None, rng: random.Random) -> State:
    new = t.copy()
    new.key, new.counter = rng.randbytes(32), 0
    if t.outcome is None:
        new.cups = tuple(cup if who == seat else _any_dice(rng) for who, cup in enumerate(t.cups))
    return new


def _any_dice(rng: random.Random) -> tuple[int, ...]:
    return tuple(rng.randint(1, 6) for _ in range(3))


HERE: ModuleType = sys.modules[__name__]


class Liars(Game[State, Board]):
    slug = "toy-cups"
    rules_version = 1
    seat_counts = range(2, 3)
    modules = (HERE,)


GAME = Liars()
GAMES = 40


def play(game: Game[Any, Any]) -> Watch:
    watch = Watch(game, "cups", other=other)
    for number in range(GAMES):
        watch.play(number)
    return watch


def test_whispers_only_at_the_deal_are_legitimate() -> None:
    assert play(GAME).pairs > GAMES


def test_numbers_told_at_the_deal_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "emit_to", lambda t, seat, event, *args: t.emit(event, *args))
    with pytest.raises(Leak, match="Peeked"):
        play(GAME)


def test_a_whisper_to_the_wrong_seat_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = State.emit_to
    monkeypatch.setattr(State, "emit_to", lambda t, seat, event, *args: right(t, 1 - seat, event, *args))
    with pytest.raises(Leak, match="Peeked"):
        play(GAME)


def test_declaring_a_whisper_as_revealed_lets_nobody_else_hear_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = variant(GAME, revealed={"peeked.dice": "whispered"})
    monkeypatch.setattr(State, "emit_to", lambda t, seat, event, *args: t.emit(event, *args))
    with pytest.raises(Leak, match="Peeked"):
        play(game)


def test_what_comes_to_light_for_all_may_be_told_to_all() -> None:
    watch = play(variant(GAME, revealed={"lifted.cups": "told"}))
    assert watch.used == set(), "the board shows it, too"
