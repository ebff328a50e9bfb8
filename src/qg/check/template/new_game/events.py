"""What happened, in the past tense."""

from __future__ import annotations

from qg.kernel import Event, SeatNo


class Rolled(Event, frozen=True):
    """Whispered: only this seat sees its die."""

    seat: SeatNo
    die: int


class Kept(Event, frozen=True):
    seat: SeatNo


class RolledAgain(Event, frozen=True):
    seat: SeatNo


class Shown(Event, frozen=True):
    """All dice, and the seats that score."""

    dice: tuple[int, ...]
    seats: tuple[SeatNo, ...]
