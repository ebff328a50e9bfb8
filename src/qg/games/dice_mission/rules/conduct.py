"""Digital conduct: what differs from the rulebook of tables, and what every event carries (STA)."""

from __future__ import annotations

import msgspec

from qg.kernel.conduct.manners import Manners
from qg.kernel.conduct.state import Ending

from ..data import TIMES
from ..state import State
from .ending import end_game


class Stamp(msgspec.Struct, frozen=True):
    """What every event carries."""

    round: int


def stamp(t: State) -> Stamp:
    return Stamp(t.round)


def hints(t: State, seat: int) -> str | None:
    """Somebody who plays against bots alone may ask for advice, unless the table wants no help [DM-DIG-06]."""
    alone = all(who.kind == "bot" for other, who in enumerate(t.seats) if other != seat)
    return "agent" if alone and t.opt.hints != "none" else None


def end(t: State, why: Ending) -> None:
    """Given up, or closed by the host: nobody wins, and the ranking stands as it is [DM-END-06]."""
    end_game(t, "abandoned" if why == "abandoned" else "closed", ())


MANNERS = Manners(
    TIMES,
    gives_back="turn",  # who is back takes over between two turns [DM-STA-04]
    end=end,
)
"""Conduct is the rulebook's; a turn has one time, and late turns count, not questions [DM-STA-03, DM-STA-04]."""
