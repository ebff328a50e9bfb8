"""CLK: the briefing, the 3-2-1 and the clock, which stands still with the table [MPP-CMP-07]."""

from __future__ import annotations

from functools import lru_cache

from qg.kernel import AskAny, Illegal, rule
from qg.kernel.conduct import clocks
from qg.kernel.conduct.events import SeatReady

from .. import events
from ..choices import Ready
from ..data import DATA
from ..state import State

START = "start_countdown"
WARNINGS = (300_000, 180_000, 60_000, 30_000, 10_000)
"""Milliseconds left at which everybody is told."""


@lru_cache(maxsize=64)
def clock_marks(timer_s: int) -> tuple[int, ...]:
    """The moments of the countdown: its warnings, then its end, as elapsed milliseconds."""
    full = timer_s * 1000
    return (*(full - left for left in WARNINGS if left < full), full)


class Briefing(AskAny[State, Ready], frozen=True):
    """Everything face up may be studied, untimed, until every person present is ready [MPP-SET-14]."""

    rules = ("MPP-SET-14",)

    def options(self, t: State, seat: int) -> tuple[Ready, ...]:
        return (Ready(),) if seat in t.present and seat not in t.ready else ()

    def may(self, t: State, seat: int, choice: Ready) -> Illegal | None:
        return None if self.options(t, seat) else Illegal("not_allowed", "MPP-SET-14")

    def take(self, t: State, seat: int, choice: Ready) -> None:
        t.ready = tuple(sorted((*t.ready, seat)))
        t.emit(SeatReady, seat)

    def done(self, t: State) -> bool:
        """At least one person is present, and all who are have pressed [QG-VOT-01]."""
        return bool(t.present) and set(t.present) <= set(t.ready)


@rule("MPP-CLK-02", "MPP-CLK-13")
def count_down(t: State) -> None:
    """A 3-2-1 of three seconds is shown; it is real time and not counted [MPP-CLK-02] [MPP-CLK-13]."""
    clocks.start_timer(t, START)
    t.emit(events.Countdown, DATA.game.timing.start_countdown // 1000)
    t.ask(CountingDown())


class CountingDown(AskAny[State, Ready], frozen=True):
    """Nobody is asked; the 3-2-1 runs [MPP-CLK-02]."""

    rules = ("MPP-CLK-02",)

    def options(self, t: State, seat: int) -> tuple[Ready, ...]:
        return ()

    def may(self, t: State, seat: int, choice: Ready) -> Illegal | None:
        return Illegal("not_allowed", "MPP-SET-14")

    def take(self, t: State, seat: int, choice: Ready) -> None:
        raise AssertionError("nobody is asked")

    def done(self, t: State) -> bool:
        return not any(clock.timer == START for clock in t.conduct.clocks)


@rule("MPP-CLK-02")
def start_clock(t: State) -> None:
    """The clock starts, and the first draw opens at the same instant [MPP-CLK-02]."""
    t.running_since = t.now
    t.emit(events.ClockStarted, t.remaining)
