"""CLK: the briefing, the 3-2-1, the clock and its pauses. There is one countdown, kept here [MPP-CMP-07]."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from qg.kernel import Any

from .. import events
from ..choices import Ready
from ..data import DATA
from ..state import State
from .ending import count_votes

WARNINGS = (300_000, 180_000, 60_000, 30_000, 10_000)
"""Milliseconds left at which everybody is told."""


@lru_cache(maxsize=64)
def clock_marks(timer_s: int) -> tuple[int, ...]:
    """The moments of the countdown: its warnings, then its end, as elapsed milliseconds."""
    full = timer_s * 1000
    return (*(full - left for left in WARNINGS if left < full), full)


# -- ready ---------------------------------------------------------------------------------------------------------


def _may_press(t: State, seat: int) -> tuple[Ready, ...]:
    """Every person present who has not pressed yet; absent seats are not waited for [MPP-ABS-02]."""
    return (Ready(),) if seat in t.present and seat not in t.ready else ()


def _press(t: State, seat: int) -> None:
    t.ready = tuple(sorted((*t.ready, seat)))
    t.tell(events.SeatReady, seat)


def _all_ready(t: State) -> bool:
    """At least one person is present and every present person has pressed [MPP-SET-14] [MPP-CLK-09]."""
    return bool(t.present) and set(t.present) <= set(t.ready)


class Briefing(Any[State, Ready], frozen=True):
    """Everything face up may be studied, untimed, until every person present is ready [MPP-SET-14]."""

    def options(self, t: State, seat: int) -> tuple[Ready, ...]:
        return _may_press(t, seat)

    def take(self, t: State, seat: int, choice: Ready) -> None:
        _press(t, seat)

    def done(self, t: State) -> bool:
        return _all_ready(t)


# -- 3-2-1 ---------------------------------------------------------------------------------------------------------


def count_down(t: State) -> None:
    """A 3-2-1 of three seconds is shown; it is real time and not counted [MPP-CLK-02] [MPP-CLK-09] [MPP-CLK-13]."""
    _count_three(t)
    t.ask(CountingDown())


def count_again(t: State) -> None:
    """A 3-2-1 that was interrupted begins anew [MPP-CLK-11]."""
    _count_three(t)


def _count_three(t: State) -> None:
    length = DATA.game.timing.start_countdown
    t.counting_until = t.now + length
    t.tell(events.Countdown, length // 1000)


class CountingDown(Any[State, Ready], frozen=True):
    """Nobody is asked; the 3-2-1 runs [MPP-CLK-02]."""

    def options(self, t: State, seat: int) -> tuple[Ready, ...]:
        return ()

    def take(self, t: State, seat: int, choice: Ready) -> None:
        raise AssertionError("nobody is asked")

    def done(self, t: State) -> bool:
        return t.now >= t.counting_until


def start_clock(t: State) -> None:
    """The clock starts, and the first draw opens at the same instant [MPP-CLK-02]."""
    t.started, t.running_since = True, t.now
    t.pauses_left = DATA.game.timing.pauses_max if t.opt.pause == "blind" else 0
    t.tell(events.ClockStarted, t.remaining)
    _pause_if_deserted(t)


# -- pauses --------------------------------------------------------------------------------------------------------


def pause(t: State, seat: int | None, reason: Literal["player", "all_absent", "restart"]) -> None:
    """The clock stops; it goes on after everyone's Ready and a 3-2-1 [MPP-CLK-08] [MPP-CLK-09] [MPP-CLK-11]."""
    t.elapsed_before, t.running_since = t.elapsed, None
    t.ready = ()
    left = t.pauses_left if t.opt.pause == "blind" else None
    t.tell(events.ClockPaused, t.remaining, seat, reason, left)
    t.ask(Paused(seat, reason))
    t.then(count_down)
    t.then(resume_clock)


def pause_count(t: State) -> None:
    """A restart within the 3-2-1 after a pause: all must be ready again, and it begins anew [MPP-CLK-11]."""
    t.ready = ()
    t.tell(events.ClockPaused, t.remaining, None, "restart", t.pauses_left if t.opt.pause == "blind" else None)
    t.ask(Paused(None, "restart"))
    t.then(count_again)


def resume_clock(t: State) -> None:
    """Time left is what it was; timeouts go on where they stood [MPP-CLK-13]."""
    t.running_since = t.now
    t.tell(events.ClockResumed, t.remaining)
    _pause_if_deserted(t)
    count_votes(t)  # who has left meanwhile is not counted any more [MPP-END-09]


def _pause_if_deserted(t: State) -> None:
    """A clock without a person at the table does not run [MPP-CLK-11]."""
    if not t.present:
        t.then(pause, None, "all_absent")


class Paused(Any[State, Ready], frozen=True):
    """The table stands still; Ready and chat are the only inputs [MPP-CLK-08] [MPP-CLK-10]."""

    seat: int | None
    reason: Literal["player", "all_absent", "restart"]

    def options(self, t: State, seat: int) -> tuple[Ready, ...]:
        return _may_press(t, seat)

    def take(self, t: State, seat: int, choice: Ready) -> None:
        _press(t, seat)

    def done(self, t: State) -> bool:
        return _all_ready(t)


def is_paused(t: State) -> bool:
    """From the stop of the clock until it runs again, the 3-2-1 included."""
    return t.started and t.running_since is None and t.outcome is None
