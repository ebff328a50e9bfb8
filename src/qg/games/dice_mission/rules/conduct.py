"""STA: time, absences and notices. The engine reads no clock."""

from __future__ import annotations

from typing import cast

import msgspec

from qg.kernel import Illegal, NoticeKind, Open

from ..state import NONE, State, with_at
from .defaults import GUARANTEED, Timed
from .ending import end_game
from .turns import come_back, leave, let_bot_play, look_round

LEVEL = "agent"
"""The level of bot that plays for absent players [DM-STA-04]."""
ABSENT_AFTER = 60_000
"""Milliseconds without a connection after which a player is absent [DM-STA-04]."""
ABANDONED_AFTER = 24 * 3600 * 1000
"""Milliseconds after which a table that everybody has left is given up."""


class Stamp(msgspec.Struct, frozen=True):
    """What every event carries."""

    round: int


def stamp(t: State) -> Stamp:
    return Stamp(t.round)


# -- time -------------------------------------------------------------------------------------------------------------


def due(t: State) -> int | None:
    """When the turn, or the pick within it, is over [DM-STA-03]; without people, when the game is given up."""
    if t.deserted_at != NONE:
        return t.deserted_at + ABANDONED_AFTER
    return t.pick_until or t.deadline or None


def on_time(t: State) -> None:
    """All remaining decisions of the turn take their defaults [DM-STA-03]; a table left for a day is abandoned."""
    if t.deserted_at != NONE:
        return end_game(t, "abandoned", ())
    t.auto = "clock"
    _give_default(t)


def _give_default(t: State) -> None:
    decision = cast(Open, t.open).decision
    assert isinstance(decision, Timed), "only turns run out of time"
    t.give(decision.seat, decision.default(t))


# -- notices ----------------------------------------------------------------------------------------------------------


def refuses_notice(t: State, kind: NoticeKind, seat: int | None, what: str | None) -> Illegal | None:
    """Only people are absent or back, and only once; the host may let a bot play an absent seat [DM-STA-04]."""
    if kind == "restart":
        return None
    if kind == "ruling" and what != "bot":
        return Illegal("unknown_ruling", None, what=what)
    if seat is None:
        return Illegal("seat_needed", "DM-STA-04", kind=kind)
    away = t.absent[seat] and not t.returning[seat]
    fits = {"absent": t.is_person(seat) and not away, "back": away, "ruling": away and not t.botted[seat]}
    return None if fits[kind] else Illegal("not_allowed", "DM-STA-04", seat=seat)


def on_notice(t: State, kind: NoticeKind, seat: int | None, _: str | None) -> None:
    """A seat is absent or back, the host lets a bot play, or the server was away [DM-STA-04]."""
    if kind == "restart" or seat is None:
        _restart(t)
    elif kind == "ruling":
        let_bot_play(t, seat)
    elif kind == "back":
        _return(t, seat)
    else:
        _leave(t, seat)


def _restart(t: State) -> None:
    """Nobody is to blame for it: the turn has its whole time again."""
    if t.deadline and t.deserted_at == NONE:
        t.deadline = t.now + t.opt.turn_seconds * 1000
        t.pick_until = t.pick_until and max(t.deadline, t.now + GUARANTEED)


def _return(t: State, seat: int) -> None:
    """Between two turns at once; while a bot plays his turn, at its end [DM-STA-04]."""
    if t.turn == seat:
        t.returning = with_at(t.returning, seat, True)
    else:
        come_back(t, seat)


def _leave(t: State, seat: int) -> None:
    """What is left of his turn takes the defaults at once; from his next turn on a bot plays [DM-STA-04]."""
    if t.absent[seat]:  # he was about to come back
        t.returning = with_at(t.returning, seat, False)
        return t.then(look_round)
    leave(t, seat)
    if t.turn != seat:
        return t.then(look_round)
    t.auto = "engine"
    _give_default(t)


def kept(t: State) -> dict[int, str]:
    """The seats a bot plays; none while nobody is at the table [DM-STA-04]."""
    if t.deserted_at != NONE or True not in t.absent:
        return {}
    return {seat: LEVEL for seat in t.all_seats if t.absent[seat]}
