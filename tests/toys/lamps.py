"""Lamps: everybody lights one in secret, and who is alone with a colour scores. The same against a clock is the dash.

All that tables have and a small game may do without is here: secrets of several kinds, times, absences, hints, a
lesson, options that go with seats and options that clash; and, in the dash, a countdown in real time.
"""

import random
import sys
from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from qg.kernel import AskAny as AnyDecision
from qg.kernel import Bot, Choice, Event, Game, Option, OptionError, Outcome, Phrase, Preset, SeatNo, Table, View
from qg.kernel.conduct import clocks, presence
from qg.kernel.conduct.events import SeatReady
from qg.kernel.conduct.manners import Manners, PauseLimit
from qg.kernel.conduct.state import NEVER
from qg.kernel.lesson import Lesson, LessonStep
from qg.kernel.pieces import piece

Lamp = Annotated[Literal["green", "blue", "red"], piece("lamp")]
LAMPS: tuple[Lamp, ...] = ("green", "blue", "red")
ROUNDS = {"long": 20, "short": 2}
COUNTDOWN = "countdown"


class Options(msgspec.Struct, frozen=True):
    length: str = "long"
    hints: str = "none"
    players: int = 0
    timer_s: int = 0


class Sheet(msgspec.Struct, frozen=True):
    rounds: int
    reason: str


# -- what can be done and what happens ------------------------------------------------------------------------------


class Light(Choice, frozen=True):
    hidden: ClassVar[bool] = True
    lamp: Lamp


class Douse(Choice, frozen=True):
    pass


class Wish(Choice, frozen=True):
    """A note to oneself, which nobody else hears of."""

    hidden: ClassVar[bool] = True
    lamp: Lamp


class Ready(Choice, frozen=True):
    pass


class Begun(Event, frozen=True):
    rounds: int


class SparkDealt(Event, frozen=True):
    """How much a lamp of this seat is worth, for that seat alone."""

    seat: SeatNo
    spark: int


class RoundBegan(Event, frozen=True):
    round: int


class LampLit(Event, frozen=True):
    seat: SeatNo


class LampDoused(Event, frozen=True):
    seat: SeatNo


class LampsShown(Event, frozen=True):
    lamps: tuple[Lamp, ...]
    die: int


class ClockStarted(Event, frozen=True):
    seconds: int


class State(Table, kw_only=True):
    opt: Options = Options()
    outcome: Outcome[Sheet] | None = None
    round: int = 0
    score: tuple[int, ...] = ()
    sparks: tuple[int, ...] = ()
    lit: tuple[Lamp | None, ...] = ()
    wishes: tuple[Lamp | None, ...] = ()
    late: tuple[int, ...] = ()
    ready: tuple[int, ...] = ()
    running_since: int | None = None

    @property
    def elapsed(self) -> int:
        """Milliseconds that the clock has run."""
        if self.running_since is None:
            return 0
        still = self.conduct.still_since
        return (self.now if still == NEVER else still) - self.running_since


def _put(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


# -- rounds ---------------------------------------------------------------------------------------------------------


def set_up(t: State) -> None:
    """A spark for each, seen by nobody else."""
    t.score, t.wishes = (0,) * len(t.seats), (None,) * len(t.seats)
    t.sparks = tuple(t.roll(3) for _ in t.seats)
    t.emit(Begun, ROUNDS[t.opt.length])
    for seat in t.all_seats:
        t.emit_to(seat, SparkDealt, seat, t.sparks[seat])


def play_round(t: State) -> None:
    t.round += 1
    t.lit, t.late = (None,) * len(t.seats), ()
    t.emit(RoundBegan, t.round)
    t.ask(ChooseLamp())
    t.then(show_lamps)


class ChooseLamp(AnyDecision[State, Light | Douse], frozen=True):
    """A lamp that is lit can be doused as long as somebody has none."""

    timer: ClassVar[str | None] = "move"

    def options(self, t: State, seat: int) -> Sequence[Light | Douse]:
        return (Douse(),) if t.lit[seat] else tuple(map(Light, LAMPS))

    def default(self, t: State, seat: int) -> Light | Douse:
        return Light("red")

    def take(self, t: State, seat: int, choice: Light | Douse) -> None:
        t.lit = _put(t.lit, seat, choice.lamp if isinstance(choice, Light) else None)
        t.emit(LampLit if isinstance(choice, Light) else LampDoused, seat)

    def done(self, t: State) -> bool:
        return None not in t.lit

    def awaits(self, t: State) -> tuple[int, ...]:
        return tuple(seat for seat in t.all_seats if t.lit[seat] is None)


def give_late(t: State, seat: int, choice: Any) -> None:
    """That it was the time and not the seat comes to light with the lamps."""
    t.late = (*t.late, seat)
    t.give(seat, choice)


def show_lamps(t: State) -> None:
    """Whoever is alone with a colour scores the die and the own spark."""
    lamps, die = [lamp for lamp in t.lit if lamp], t.roll()
    t.emit(LampsShown, tuple(lamps), die)
    for seat in t.late:
        clocks.tell_late(t, seat, "move", Light("red"))
    alone = [seat for seat in t.all_seats if lamps.count(lamps[seat]) == 1]
    t.score = tuple(s + (die + t.sparks[seat]) * (seat in alone) for seat, s in enumerate(t.score))
    t.then(play_round) if t.round < ROUNDS[t.opt.length] else end(t, "rounds")


def end(t: State, reason: str) -> None:
    ranks = tuple(1 + sum(other > own for other in t.score) for own in t.score)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    t.finish(Outcome(winners, ranks, t.score, Sheet(t.round, reason)))


# -- the clock of the dash ------------------------------------------------------------------------------------------


class GetReady(AnyDecision[State, Ready], frozen=True):
    def options(self, t: State, seat: int) -> Sequence[Ready]:
        return (Ready(),) if seat in presence.present(t) and seat not in t.ready else ()

    def take(self, t: State, seat: int, choice: Ready) -> None:
        t.ready = tuple(sorted((*t.ready, seat)))
        t.emit(SeatReady, seat)

    def done(self, t: State) -> bool:
        here = {*presence.present(t)}
        return bool(here) and here <= {*t.ready}


def count_down(t: State) -> None:
    clocks.start_timer(t, COUNTDOWN)
    t.ask(CountingDown())


class CountingDown(AnyDecision[State, Ready], frozen=True):
    """Nobody is asked; time runs."""

    def options(self, t: State, seat: int) -> Sequence[Ready]:
        return ()

    def take(self, t: State, seat: int, choice: Ready) -> None:
        raise AssertionError("nobody is asked")

    def done(self, t: State) -> bool:
        return not any(clock.timer == COUNTDOWN for clock in t.conduct.clocks)


def start_clock(t: State) -> None:
    t.running_since = t.now
    t.emit(ClockStarted, t.opt.timer_s)


def put_off(t: State, gap: int) -> None:
    if t.running_since is not None:
        t.running_since += gap


# -- seeing ---------------------------------------------------------------------------------------------------------


class Board(msgspec.Struct, frozen=True):
    round: int
    score: tuple[int, ...]
    lit: tuple[bool, ...]
    own: Lamp | None
    wish: Lamp | None
    spark: int
    ready: tuple[int, ...]
    running_since: int | None


class First(Bot):
    """Takes the first option."""

    def choose(self, view: Any, rng: random.Random) -> Any:
        return view.options[0]


HERE = sys.modules[__name__]
LENGTH = Option("length", "enum", "long", values=("long", "short"))
HINTS = Option("hints", "enum", "none", values=("none", "best"))
LIVE = {"move": 45_000}


class Lamps(Game[State, Board]):
    slug = "toy-lamps"
    rules_version = 1
    seat_counts = range(2, 6)
    modules = (HERE,)
    options = (LENGTH, HINTS, Option("players", "int", 4, min=2, max=5, counts_seats=True))
    bots = {"rookie": First, "agent": First, "double-zero": First}
    conduct = Manners({"live": LIVE, "relaxed": LIVE, "days": LIVE}, gives_back="at_once", give_late=give_late)
    standing_type = Wish
    presets: tuple[Preset, ...] = (Preset("short", {"length": "short"}),)
    lesson: Lesson | None = Lesson(
        others=("Bo",),
        options={},
        seed="lesson",
        script=(0, 1, 3),
        steps=(
            LessonStep("lesson-lamps"),
            LessonStep("lesson-light", ({"type": "light", "lamp": "green"},), "lesson-green"),
            LessonStep("lesson-free", free=True),
        ),
    )
    hidden = ("sparks", "wishes")

    def start(self, t: State) -> None:
        set_up(t)
        t.then(play_round)

    def check_seats(self, opt: Options, seats: Sequence[Any]) -> None:
        if opt.length == "short" and opt.hints == "best":
            raise OptionError("clash_length_hints", "length", opt.length, ["long"], hints=opt.hints)

    def standing(self, t: State, seat: int) -> Sequence[Wish]:
        return [Wish(lamp) for lamp in LAMPS if lamp != t.wishes[seat]]

    def take_standing(self, t: State, seat: int, choice: Wish) -> None:
        t.wishes = _put(t.wishes, seat, choice.lamp)

    def hints(self, t: State, seat: int) -> str | None:
        return "double-zero" if t.opt.hints == "best" else None

    def board(self, t: State, seat: int | None) -> Board:
        own = (None, None, 0) if seat is None else (t.lit[seat] if t.lit else None, t.wishes[seat], t.sparks[seat])
        return Board(t.round, t.score, tuple(lamp is not None for lamp in t.lit), *own, t.ready, t.running_since)

    def imagine_state(self, view: View[Board], rng: random.Random) -> State:
        b, seats = view.board, range(len(view.seats))
        lit: list[Lamp | None] = [rng.choice(LAMPS) if is_lit else None for is_lit in b.lit]
        wishes: list[Lamp | None] = [rng.choice((*LAMPS, None)) for _ in seats]
        sparks = [rng.randint(1, 3) for _ in seats]
        if view.seat is not None:
            wishes[view.seat], sparks[view.seat] = b.wish, b.spark
            if b.lit:
                lit[view.seat] = b.own
        t = State(lit=tuple(lit), wishes=tuple(wishes), sparks=tuple(sparks))
        t.round, t.score, t.ready, t.running_since = b.round, b.score, b.ready, b.running_since
        return t

    def describe(self, view: View[Board]) -> Sequence[Phrase]:
        return [Phrase("table-score", {"seat": seat, "points": own}) for seat, own in enumerate(view.board.score)]


class Dash(Lamps):
    slug = "toy-dash"
    seat_counts = range(1, 6)
    options = (LENGTH, HINTS, Option("timer_s", "int", 600, min=60, max=900))
    conduct = Manners(
        {"live": {COUNTDOWN: 1_000}},
        real_time=True,
        reconnect_ms=8_000,
        tempos=("live",),
        absents=("bot",),
        pauses=("blind", "open", "none"),
        pause_limits={kind: PauseLimit(each=None) for kind in ("blind", "open")},
        gives_back="at_once",
        keeper_pace=1_000,
        hears=lambda t, say: t.running_since is not None,
        put_off=put_off,
    )
    presets = ()
    lesson = None

    def start(self, t: State) -> None:
        set_up(t)
        t.ask(GetReady())
        t.then(count_down)
        t.then(start_clock)
        t.then(play_round)

    def check_seats(self, opt: Options, seats: Sequence[Any]) -> None:
        """Nothing clashes."""

    def due(self, t: State) -> int | None:
        return None if t.running_since is None else t.running_since + t.opt.timer_s * 1000

    def on_time(self, t: State) -> None:
        end(t, "time")


LAMPS_GAME, DASH_GAME = Lamps(), Dash()
