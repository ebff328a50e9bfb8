"""Elimination, resignation and, as a variant, recovery (3.13, 3.21)."""

from __future__ import annotations

from msgspec.structs import replace

from .. import events
from ..data import LONDON
from ..pieces import Q_TYPES
from ..state import State
from .ending import look_for_survivors
from .missions import close_branch, close_line, lose_points, watch


def lose_fight(t: State, seat: int, kind: int, cost: int) -> None:
    """Who cannot pay in full is eliminated and pays nothing; in the variant he is hurt [MS-ENG-06, MS-VAR-01]."""
    held = t.agents[seat].q[kind]
    if t.opt.elimination == "recovery":
        return hospitalise(t, seat, kind, cost)
    t.emit(events.Eliminated, seat, Q_TYPES[kind], cost, held)
    leave_evaluation(t, seat)


def leave_evaluation(t: State, seat: int) -> None:
    """His figurine is removed, his points go back to Q, his mission is free, others watch in his place.

    [MS-ELM-01, MS-ELM-02, MS-ELM-03, MS-ELM-04, MS-ELM-05, MS-CE-05]
    """
    watched = _watched_by(t, seat)
    if t.agents[seat].mission:
        close_line(t, seat, "lost")
    lose_points(t, seat)
    t.update(seat, replace(t.agents[seat], status="eliminated", place=None, flight=None))
    t.eliminated = (*t.eliminated, seat)
    look_for_survivors(t)
    if watched is not None and t.outcome is None:
        watch(t, watched)


def _watched_by(t: State, seat: int) -> int | None:
    """The agent in play whose counter-espionage this seat is; None: nobody's."""
    if not t.order:
        return None
    return next((s for s in t.order if s != seat and t.is_in_play(s) and t.counter_espionage(s) == seat), None)


def hospitalise(t: State, seat: int, kind: int, cost: int) -> None:
    """He loses his Q points, is moved to London and free of the fight; an open branch closes [MS-VAR-01, MS-VAR-03]."""
    agent = t.agents[seat]
    t.emit(events.Hospitalised, seat, Q_TYPES[kind], cost, agent.q[kind], agent.q)
    close_branch(t, seat)
    lose_points(t, seat)
    t.update(seat, replace(t.agents[seat], status="recovering", place=LONDON, bound=False, rolls=0))


def recover(t: State, seat: int) -> None:
    """His turn is lost in hospital; after it he plays on with the same stage [MS-VAR-02]."""
    t.update(seat, replace(t.agents[seat], status="active"))
    t.emit(events.Recovered, seat)
