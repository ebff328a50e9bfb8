"""How a turn begins and ends, in both phases."""

from __future__ import annotations

from qg.kernel import rule
from qg.kernel.conduct import clocks
from qg.kernel.conduct.presence import takes_defaults

from .. import events
from ..state import State


@rule("DM-STA-03")
def begin_turn(t: State, seat: int) -> None:
    """The clock of a turn starts [DM-STA-03]."""
    t.turn, t.rolls, t.used = seat, 0, ()
    clocks.begin_turn(t, seat, "turn")
    t.emit(events.TurnStarted, seat, t.phase, t.rolls_max(seat) if t.phase == "mission" else 0)


@rule("DM-MIS-12", "DM-STA-04")
def end_turn(t: State, seat: int, *, by_itself: bool = False) -> None:
    """A turn that has ended is not reopened; whoever is back takes over now [DM-MIS-12, DM-STA-04]."""
    by_itself = by_itself or takes_defaults(t, seat)
    t.emit(events.TurnEnded, seat, t.phase, "clock" if t.conduct.turn_late else "engine" if by_itself else "none")
    t.turn = None
    clocks.end_turn(t)
