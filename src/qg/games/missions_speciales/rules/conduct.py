"""Conduct: what differs from the rulebook of tables (section 5)."""

from __future__ import annotations

import msgspec

from qg.kernel.conduct.manners import Manners
from qg.kernel.conduct.state import Ending

from ..choices import Tap
from ..data import TIMES
from ..state import State
from .ending import close
from .fights import TapBlackDie


class Stamp(msgspec.Struct, frozen=True):
    """Every event carries its round (section 7)."""

    round: int


def stamp(t: State) -> Stamp:
    return Stamp(t.round)


def hints(t: State, seat: int) -> str | None:
    """Somebody who plays against bots alone may ask for advice, where the table's aids are full [MS-OPT-11]."""
    alone = all(who.kind == "bot" for other, who in enumerate(t.seats) if other != seat)
    return "agent" if alone and t.opt.aids == "full" else None


def leave_die(t: State, seat: int) -> None:
    """His absence never holds up a black die [MS-CE-08]."""
    frame = t.open
    if frame is not None and isinstance(frame.decision, TapBlackDie) and frame.decision.seat == seat:
        t.give(seat, Tap())


def end(t: State, why: Ending) -> None:
    """Given up, or closed by the host: the ranking stands as it is, nobody becomes 007."""
    close(t, "abandoned" if why == "abandoned" else "closed", None)


MANNERS = Manners(
    TIMES,
    lates=0,  # who is late is never absent (section 5)
    on_absent=leave_die,
    end=end,
)
"""Conduct is the rulebook's [MS-OPT-13, MS-ELM-05]."""
