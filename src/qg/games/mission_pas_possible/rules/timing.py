"""CLK-13 and CLK-14: what falls due on the game clock, and in which order."""

from __future__ import annotations

from qg.kernel import rule

from .. import events
from ..data import DATA
from ..state import State
from .clock import clock_marks
from .ending import lose

_GAP = DATA.game.timing.signal_min_gap


def stamp(t: State) -> int:
    """The game clock: what has been played of the mission."""
    return t.elapsed


def due(t: State) -> int | None:
    """When something must next happen by itself, in table time; nothing while the table stands still [MPP-CLK-13]."""
    soonest = None
    if t.running_since is not None:
        moment = t.asked.deadline(t)
        if t.opt.timer_s:
            mark = clock_marks(t.opt.timer_s)[t.warned]
            moment = mark if moment is None or mark < moment else moment
        soonest = None if moment is None else t.running_since + moment
    return _with_calls(t, soonest) if t.called_at else soonest


def _with_calls(t: State, soonest: int | None) -> int | None:
    """A seat may call again after a gap of real time; the others are told when [MPP-TAK-02]."""
    for last in t.called_at:
        if last is not None and t.now < last + _GAP:
            soonest = last + _GAP if soonest is None else min(soonest, last + _GAP)
    return soonest


@rule("MPP-CLK-14")
def on_time(t: State) -> None:
    """The end of the countdown first; then timeouts, clockwise from the bag holder, those of no seat last [MPP-CLK-14].

    One thing at a time: a timeout that has become pointless meanwhile does not happen.
    """
    if t.running_since is None:
        return
    if t.opt.timer_s and t.elapsed >= clock_marks(t.opt.timer_s)[t.warned]:
        reach_mark(t)
    else:
        t.asked.on_time(t)


def reach_mark(t: State) -> None:
    """A warning, or the full time: then the game is lost at once [MPP-CLK-04] [MPP-CLK-05] [MPP-CLK-06]."""
    marks = clock_marks(t.opt.timer_s)
    if t.warned == len(marks) - 1:
        return lose(t, "time")
    t.warned += 1
    t.emit(events.ClockWarning, t.remaining)
