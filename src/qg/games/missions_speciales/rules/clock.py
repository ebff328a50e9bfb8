"""Deadlines: every timed decision is asked through this module [MS-OPT-13]."""

from __future__ import annotations

from typing import Any

from qg.kernel import Decision

from ..state import State

TAP = 4_000
"""Milliseconds in which the black die may be tapped [MS-OPT-09]."""
READY_FACTOR = 3
"""`ready` has three times as long, because the sheet must be read [MS-OPT-13]."""


def ask(t: State, decision: Decision[State, Any], factor: int = 1) -> None:
    """Asks, with the table's time to answer; 0 seconds: no limit [MS-OPT-13]."""
    seconds = t.opt.turn_timer_s
    t.deadline = t.now + seconds * 1000 * factor if seconds else 0
    t.ask(decision)


def ask_for_tap(t: State, decision: Decision[State, Any]) -> None:
    """Asks for a tap, which has 4 seconds at any table [MS-OPT-09]."""
    t.deadline = t.now + TAP
    t.ask(decision)
