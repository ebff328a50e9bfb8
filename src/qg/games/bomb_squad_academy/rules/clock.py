"""Deadlines: every timed decision is offered through this module (section 19 of the rules)."""

from __future__ import annotations

from ..data import TIME
from ..state import NONE, State, with_at

MOST_ANIMATION = 4000
SIMULTANEOUS = 300
"""Declarations of a `speed` round within so many ms of the first count as simultaneous [BSA-RCT-11]."""


def limit(t: State, timer: str) -> int:
    """When a decision offered now is over, announced animation time included once, at most 4 s; 0: never.

    [BSA-DIG-01, BSA-DIG-02]
    """
    time = TIME[t.opt.tempo][timer]
    shown = t.shown
    t.animated = t.told - t.quiet
    return t.now + time + min(shown, MOST_ANIMATION) if time else 0


def offer(t: State, timer: str) -> None:
    """The decision about to be asked gets its time; it starts when the decision is offered [BSA-DIG-02]."""
    t.deadline = limit(t, timer)


def start_choosing(t: State) -> None:
    """Everyone's choose time begins."""
    due = limit(t, "choose")
    n = len(t.seats)
    t.choose_due = (due,) * n
    t.stopped = (NONE,) * n
    t.over = (False,) * n
    t.deadline = due


def is_running(t: State, seat: int) -> bool:
    """Whether this seat's choose time can run out: not while it stands still or listens [BSA-TRN-11, BSA-TL-07]."""
    return bool(t.choose_due[seat]) and not t.over[seat] and t.stopped[seat] < 0 and t.listens[seat] == NONE


def refresh(t: State) -> None:
    """The next moment of the choose phase at which time must be told."""
    dues = [t.choose_due[seat] for seat in t.all_seats if is_running(t, seat)]
    if t.queue and t.plan_due:
        dues.append(t.plan_due)
    t.deadline = min(dues, default=0)


def stop(t: State, seat: int) -> None:
    """The choose time of a seat whose plan tool is queued or unresolved stands still [BSA-TRN-11]."""
    t.stopped = with_at(t.stopped, seat, max(0, t.choose_due[seat] - t.now))
    refresh(t)


def leave_time(t: State, seat: int) -> None:
    """The seat's clock runs on, with at least `listen` seconds left [BSA-TRN-11, BSA-TL-07]."""
    due, left = t.choose_due[seat], t.stopped[seat]
    if due:
        due = due if left < 0 else t.now + left
        t.choose_due = with_at(t.choose_due, seat, max(due, t.now + t.time("listen")))
    t.stopped = with_at(t.stopped, seat, NONE)
    refresh(t)


def put_off(t: State, pause: int) -> None:
    """A pause has lasted so long: every deadline is put off by it [BSA-DIG-05]."""
    t.choose_due = tuple(due and due + pause for due in t.choose_due)
    t.deadline = t.deadline and t.deadline + pause
    t.plan_due = t.plan_due and t.plan_due + pause
    t.chicken_due = t.chicken_due and t.chicken_due + pause
    t.round_due = t.round_due and t.round_due + pause
