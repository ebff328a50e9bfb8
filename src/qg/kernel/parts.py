"""What a table is made of and what it says: seats, events, open questions, how it ended."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from .decisions import Decision, snake
from .pieces import SeatNo

R = TypeVar("R")

NoticeKind = Literal["absent", "back", "restart", "ruling", "away", "left", "taken", "host", "opened"]


class Seat(msgspec.Struct, frozen=True):
    """What sits at a place: a person, or a bot of some level. What they are called is kept beside the game."""

    kind: Literal["person", "bot", "program"] = "person"
    """A program plays over the public door: it always has deadlines [QG-TIM-10]."""
    level: str | None = None


class Event(msgspec.Struct, frozen=True, tag=snake, gc=False):
    """Something that happened, past tense, for log, sound and animation."""

    told_by: ClassVar[str] = ""
    """The field whose values have messages of their own: `event-stepped-sea`."""


class Moment(msgspec.Struct, frozen=True, gc=False, eq=False):
    """An event with its place in the story, the seats it is for (None: everyone, spectators too), and the table as it
    was when it happened."""

    n: int
    stamp: Any
    event: Event
    to: tuple[int, ...] | None
    table: Any

    def is_for(self, seat: int | None) -> bool:
        return self.to is None or seat in self.to


class Outcome(msgspec.Struct, Generic[R], frozen=True, omit_defaults=True):
    """How a game ended: who won (all or none where a team plays), ranks and scores by seat, the game's own sheet; and
    `ended`, where a reason of conduct ended it: abandoned, closed or conceded."""

    winners: tuple[SeatNo, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    sheet: R
    ended: str | None = None


class Open(msgspec.Struct, frozen=True, tag="open", gc=False):
    """A decision that has been put: its number, whom it asked, and the answers so far."""

    decision: Decision[Any, Any]
    number: int
    asked: tuple[int, ...]
    answers: tuple[tuple[int, Any], ...] = ()


class Asked(msgspec.Struct, frozen=True):
    """An open decision as a seat may see it."""

    number: int
    kind: str
    prompt: dict[str, Any]
