"""Seats that a keeper plays, with the same actions and the same information as a player [MPP-ABS-03]."""

from __future__ import annotations

from .. import events
from ..state import State


def note_autopilot(t: State, seat: int, decision: str) -> None:
    """What is answered for a seat that is absent, or was sent to the autopilot for this wave, is the autopilot's doing;
    the archive keeps it in mind [MPP-TAK-19] [MPP-ARC-03]."""
    if seat in t.conduct.absent or seat in t.forced:
        t.emit(events.AutopilotActed, seat, decision)
        if seat not in t.autopiloted:
            t.autopiloted = tuple(sorted((*t.autopiloted, seat)))
