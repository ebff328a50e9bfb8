"""STA: decisions that answer themselves once their turn has run out of time or its player has left."""

from __future__ import annotations

from typing import Generic, TypeVar

from qg.kernel import One

from ..state import State

C = TypeVar("C")

GUARANTEED = 15_000
"""Milliseconds a pick or a discard has at least [DM-STA-03]."""


class Timed(One[State, C], Generic[C], frozen=True):
    """A decision of the seat in turn, with a default [DM-STA-03, DM-STA-04]."""

    def default(self, t: State) -> C:
        """The answer of a seat that is absent or out of time."""
        raise NotImplementedError

    def asks(self, t: State) -> tuple[int, ...]:
        """There is always something to answer, so nothing need be listed to know it."""
        return (self.seat,)

    def known(self, t: State) -> tuple[tuple[int, C], ...]:
        """When the clock has run out, all remaining decisions of the turn take their defaults [DM-STA-03]."""
        if t.auto == "none" and t.deadline and t.now >= t.deadline and not t.pick_until:
            t.auto = "clock"  # it ran out beneath a pick or a discard that was made in time
        return () if t.auto == "none" else ((self.seat, self.default(t)),)


def allow_time(t: State) -> None:
    """A pick or a discard has 15 seconds at least; the clock of the turn runs on beneath it [DM-STA-03]."""
    if t.deadline and t.auto == "none":
        t.pick_until = max(t.deadline, t.now + GUARANTEED)


def return_to_turn(t: State) -> None:
    """The turn goes on, on its own clock [DM-STA-03]."""
    t.pick_until = 0
