"""ABS: seats that somebody else plays, with the same actions and the same information as a player [MPP-ABS-03]."""

from __future__ import annotations

from .. import events
from ..state import State

LEVEL = "agent"
"""The level of the autopilot [MPP-ABS-01]."""


def is_kept(t: State, seat: int) -> bool:
    """Whether the autopilot plays this seat: absent [MPP-ABS-01], or sent there for this wave [MPP-TAK-19]."""
    return seat in t.absent or seat in t.forced


def note_autopilot(t: State, seat: int, decision: str) -> None:
    """What is answered for such a seat is the autopilot's doing; the archive keeps it in mind [MPP-ARC-03]."""
    if is_kept(t, seat):
        t.tell(events.AutopilotActed, seat, decision)
        if seat not in t.autopiloted:
            t.autopiloted = tuple(sorted((*t.autopiloted, seat)))
