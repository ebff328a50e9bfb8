"""Digital conduct: what differs from the rulebook of tables (CLK, ABS)."""

from __future__ import annotations

from qg.kernel.conduct import clocks
from qg.kernel.conduct.manners import Manners, PauseLimit
from qg.kernel.conduct.state import Say

from ..data import DATA
from ..state import State
from .clock import START
from .ending import count_stops, lose
from .setting import leave_to_chance
from .setup import MIX, ChooseMix, take_preset

TIMING = DATA.game.timing


def hints(t: State, _seat: int) -> str | None:
    """The hint for `best` is what a double-zero would do [MPP-HNT-03]."""
    return "double-zero" if t.opt.hints == "best" else None


def spectators(t: State) -> bool:
    """Whether people may look on, as the host has chosen."""
    return t.opt.spectators


def hears(t: State, say: Say) -> bool:
    """Before the clock starts there is nothing to pause or to give up; in overtime Stop takes the place of giving up.

    [MPP-CLK-08] [MPP-INI-08]
    """
    return t.running_since is not None and not (say == "concede" and t.in_overtime)


def on_absent(t: State, seat: int) -> None:
    """Nobody waits for the gestures and votes of who has left; a host has 30 seconds to come back and choose the mix.

    [MPP-LAY-13] [MPP-INI-08] [MPP-ADV-03]
    """
    if t.gestures:
        leave_to_chance(t, seat)
    if seat == t.host and t.open is not None and isinstance(t.open.decision, ChooseMix):
        clocks.start_timer(t, MIX)
    count_stops(t)


def on_timer(t: State, timer: str) -> None:
    """An absent host gets a preset [MPP-ADV-03]; the 3-2-1 needs nothing more than its end [MPP-CLK-02]."""
    if timer == MIX and t.host in t.conduct.absent:
        take_preset(t)


def put_off(t: State, gap: int) -> None:
    """Time left is what it was; timeouts go on where they stood [MPP-CLK-13]."""
    if t.running_since is not None:
        t.running_since += gap


MANNERS = Manners(
    {"live": {START: TIMING.start_countdown, MIX: TIMING.mix_timeout}},
    real_time=True,
    reconnect_ms=TIMING.reconnect,
    tempos=("live",),
    absents=("bot",),
    pauses=("blind", "open", "none"),
    pause_limits={
        "blind": PauseLimit(each=None, table=TIMING.pauses_max),
        "open": PauseLimit(each=None, unranked=True),
    },
    gives_back="at_once",
    keeper_pace=TIMING.autopilot_delay,
    also_kept=lambda t: t.forced,
    hears=hears,
    on_absent=on_absent,
    on_timer=on_timer,
    put_off=put_off,
    # every person present must agree [QG-PAU-04]
    concede=lambda t: lose(t, "conceded"),
    end=lose,  # left by all, or closed by the host; overtime stays the win it was
)
"""A countdown: the engine's own defaults run on the game clock and tell nothing [MPP-CLK-13] [MPP-ABS-01]."""
