"""RND: rounds. A round is a MISSION phase followed by a DEBRIEFING phase [DM-GEN-04]."""

from __future__ import annotations

from qg.kernel import rule

from .. import events
from ..data import DATA
from ..pieces import is_joker
from ..state import State
from .debriefing import start_debrief_turn
from .ending import end_by_cap
from .mission import start_mission_turn


@rule("DM-RND-01", "DM-RND-03", "DM-SET-08")
def start_round(t: State, active: int) -> None:
    """One active agent; both phases have one turn each, the active agent first [DM-RND-01, DM-RND-03, DM-SET-08]."""
    t.round += 1
    t.active, t.phase = active, "mission"
    t.emit(events.RoundStarted, t.round, active)
    for seat in t.clockwise:
        t.then(start_mission_turn, seat)
    t.then(flip_token)
    for seat in t.clockwise:
        t.then(start_debrief_turn, seat)
    t.then(end_round)


@rule("DM-RND-02", "DM-MIS-14")
def flip_token(t: State) -> None:
    """The MISSION phase ends and the token is turned over; the dice keep their values [DM-RND-02, DM-MIS-14]."""
    t.phase = "debriefing"
    t.emit(events.PhaseChanged, "debriefing")


@rule("DM-RND-05", "DM-JOK-07", "DM-RND-04", "DM-END-07", "DM-END-08")
def end_round(t: State) -> None:
    """All dice go home, played jokers are gone, locks end, N and R are forgotten; then the token passes on.

    [DM-RND-05, DM-JOK-07, DM-RND-04, DM-END-07, DM-END-08]
    """
    home = tuple(sorted(die.id for tray in t.dice for die in tray if not is_joker(die.id)))
    for owner in t.jokers_out:
        t.emit(events.JokerDiscarded, owner)
    t.dice = ((),) * len(t.seats)
    t.jokers_out = ()
    t.locked = (False,) * len(t.seats)
    t.turn = t.n = t.r = None
    t.rolls, t.used = 0, ()
    t.emit(events.RoundEnded, t.round, home)
    if t.opt.round_cap and t.round >= t.opt.round_cap:
        return end_by_cap(t, "round_cap")
    if t.round >= DATA.limits.engine_round_cap:
        return end_by_cap(t, "engine_cap")
    t.then(start_round, (t.active + 1) % len(t.seats))
