"""Seats whose player is away [BSA-DIG-05, BSA-DIG-06]."""

from __future__ import annotations

from qg.kernel import Any

from ..events import SeatAbsent
from ..state import State, with_at
from .clock import put_off
from .windows import answer_by_intent


def mark_absent(t: State, seat: int) -> None:
    """A bot, the autopilot or a pause replaces an absent player; the seat stays in the game.

    [BSA-DIG-05, BSA-DIG-06]
    """
    if t.absent[seat]:
        return
    t.absent = with_at(t.absent, seat, True)
    t.log(SeatAbsent, seat)
    if t.opt.absent == "pause" and t.paused_at < 0:
        t.paused_at = t.now
        t.ask(Paused())
        t.then(resume)


class Paused(Any[State, str], frozen=True):
    """The game stops until the player is back or the host calls a bot in, both by notice [BSA-DIG-05, BSA-OPT-15]."""

    def options(self, t: State, seat: int) -> tuple[str, ...]:
        return ()

    def awaits(self, t: State) -> tuple[int, ...]:
        return ()

    def done(self, t: State) -> bool:
        return t.opt.absent != "pause" or True not in t.absent


def resume(t: State) -> None:
    """The game goes on; no time was lost, and intents set meanwhile answer the open round [BSA-DIG-05, BSA-RCT-14]."""
    put_off(t, t.now - t.paused_at)
    t.paused_at = -1
    for seat in t.all_seats:
        answer_by_intent(t, seat)
