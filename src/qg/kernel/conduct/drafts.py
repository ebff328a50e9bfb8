"""What is chosen but not yet given, when its time is up [QG-TIM-11]. The room keeps the drafts; no log holds them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..record import Answer, Input, TimeUp
from ..table import Table
from . import clocks


def expire(t: Table, at: int, drafts: Mapping[int, tuple[int, Any]]) -> Iterator[Input]:
    """The inputs with which time reaches `at`; each is carried out before the next is asked for.

    `drafts`: by seat, the number of the question and what is chosen for it. When a deadline falls, each that is an
    option still is an ordinary answer one millisecond before it; then time is told [QG-TIM-11].
    """
    while t.due is not None and t.due <= at:
        moment = t.due
        if moment > t.now:
            for seat in clocks.in_order(t):
                number, choice = drafts.get(seat, (None, None))
                if t.due == moment and t.open is not None and number == t.open.number and _may(t, seat, choice):
                    yield Answer(moment - 1, seat, choice, number)
        yield TimeUp(max(moment, t.now))


def _may(t: Table, seat: int, choice: Any) -> bool:
    """Whether it would be taken as an answer now, to a question whose time is up."""
    falls = any(clock.number and clock.due == t.due and clocks.is_dated(t, clock, t.open) for clock in t.conduct.clocks)
    return falls and seat in t.waiting and t.is_option(seat, choice)
