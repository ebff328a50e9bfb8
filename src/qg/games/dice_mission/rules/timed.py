"""STA: the decisions of a turn share its time."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from qg.kernel import AskOne, Choice, Illegal

from ..state import State
from . import legality

C = TypeVar("C", bound=Choice)


class OfTurn(AskOne[State, C], Generic[C], frozen=True):
    """A decision of the seat in turn, within the time of that turn [DM-STA-03]."""

    timer = "turn"
    comes_first: ClassVar[str | None] = None
    """The rule that wants it answered before anything else is done."""

    def asks(self, t: State) -> tuple[int, ...]:
        """There is always something to answer, so nothing need be listed to know it."""
        return (self.seat,)

    def may(self, t: State, seat: int, choice: C) -> Illegal | None:
        return legality.may(t, seat, choice)
