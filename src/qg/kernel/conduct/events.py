"""What everybody hears about time and people; tags as words: `event-timed_out`."""

from __future__ import annotations

from typing import Any

from ..parts import Event
from ..pieces import SeatNo
from .state import Cause, Ending, Say


class TimedOut(Event, frozen=True):
    """`timer`: which of the game's times; `default`: what silence meant [QG-TIM-04]."""

    seat: SeatNo
    timer: str
    default: Any


class SeatAway(Event, frozen=True):
    """Told where being away is not yet absence [QG-ABS-01]."""

    seat: SeatNo


class SeatAbsent(Event, frozen=True):
    seat: SeatNo


class SeatBack(Event, frozen=True):
    seat: SeatNo


class SeatTaken(Event, frozen=True):
    """A person plays from now on where a bot did [QG-ABS-09]."""

    seat: SeatNo


class KeeperCalled(Event, frozen=True):
    """The host has a bot play an absent seat [QG-ABS-03]."""

    seat: SeatNo


class Paused(Event, frozen=True):
    """`seat`: None where nobody asked for it [QG-PAU-01, QG-PAU-03]."""

    seat: SeatNo | None
    cause: Cause


class SeatReady(Event, frozen=True):
    seat: SeatNo


class CountedDown(Event, frozen=True):
    """The 3-2-1 before the clock runs again [QG-PAU-02]."""

    seconds: int


class Resumed(Event, frozen=True):
    pass


class TableDeserted(Event, frozen=True):
    """Every person is absent: nothing happens until somebody is back [QG-ABS-08]."""


class Conceding(Event, frozen=True):
    """`on`: for, or no longer [QG-PAU-04]."""

    seat: SeatNo
    on: bool


class HostChanged(Event, frozen=True):
    """Who was host is away, has handed over, or is back [QG-HST-01]."""

    seat: SeatNo


class Proposed(Event, frozen=True):
    """The host's word needs the others' assent [QG-HST-02]."""

    seat: SeatNo
    say: Say
    about: SeatNo | None
    reason: str


class Assented(Event, frozen=True):
    seat: SeatNo
    on: bool


class ProposalDropped(Event, frozen=True):
    say: Say


class Removed(Event, frozen=True):
    seat: SeatNo
    reason: str


class Muted(Event, frozen=True):
    seat: SeatNo
    on: bool


class TableLocked(Event, frozen=True):
    on: bool


class LookersRuled(Event, frozen=True):
    """`how`: welcome, hushed or barred [QG-LKO-01]."""

    how: str


class TableEnded(Event, frozen=True):
    """The game ends for a reason that is not in its rules."""

    why: Ending
    reason: str
