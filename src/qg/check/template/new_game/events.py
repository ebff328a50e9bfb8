"""What happened, in the past tense."""

from __future__ import annotations

from qg.kernel import Event


class Rolled(Event, frozen=True):
    """Whispered: only this seat sees its die."""

    seat: int
    die: int


class Kept(Event, frozen=True):
    seat: int


class RolledAgain(Event, frozen=True):
    seat: int


class Shown(Event, frozen=True):
    """All dice, and the seats that score."""

    dice: tuple[int, ...]
    seats: tuple[int, ...]
