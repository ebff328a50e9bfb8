"""Giving a mission up (3.14)."""

from __future__ import annotations

from msgspec.structs import replace

from .. import events
from ..data import LONDON
from ..state import State
from .later_missions import offer_mission
from .missions import close_branch, close_line, lose_points


def abandon(t: State, seat: int) -> None:
    """He loses all his Q points, keeps his grand total and is given a new mission in the same turn.

    [MS-ABN-01, MS-ABN-02, MS-ABN-03, MS-ABN-04, MS-ABN-05, MS-NEW-04]
    """
    agent = t.agents[seat]
    t.emit(events.Abandoned, seat, agent.own_mission, agent.q)
    close_branch(t, seat)
    lose_points(t, seat)
    close_line(t, seat, "abandoned")
    t.update(seat, replace(t.agents[seat], place=LONDON))
    offer_mission(t, seat)
