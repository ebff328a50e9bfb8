"""END: how the mission ends."""

from __future__ import annotations

from qg.kernel import Outcome

from .. import events, scoring
from ..scoring import Reason
from ..state import State


def win(t: State, reason: Reason) -> None:
    """The team has won; in initiation with overtime play goes on from the winning choice [MPP-END-01] [MPP-INI-07]."""
    if t.opt.mode == "initiation" and t.opt.overtime and any(map(t.has_card, t.all_seats)):
        start_overtime(t)
    else:
        _end(t, won=True, reason=reason)


def start_overtime(t: State) -> None:
    """The win stands whatever happens; vacancies stay empty and the rest of the turn is played [MPP-INI-08]."""
    t.won_at = t.elapsed
    t.emit(events.OvertimeStarted, t.remaining)


def lose(t: State, reason: Reason) -> None:
    """The team has lost: by the clock [MPP-END-06], the bag [MPP-END-07], its own will [MPP-END-09], or left alone."""
    if t.in_overtime:
        end_overtime(t)
    else:
        _end(t, won=False, reason=reason)


def end_overtime(t: State) -> None:
    """Time, bag, the last card or a common Stop ends overtime, always as the win it was [MPP-INI-08]."""
    _end(t, won=True, reason="line_cleared")


def count_stops(t: State) -> None:
    """All persons present may agree to stop in overtime [MPP-INI-08]."""
    if t.in_overtime and t.present and set(t.present) <= set(t.voting):
        end_overtime(t)


def _end(t: State, *, won: bool, reason: Reason) -> None:
    """The clock stops; nothing on the table changes any more [MPP-END-10]."""
    sheet = scoring.result(t, won, reason)
    everyone = tuple(t.all_seats)
    t.emit(events.GameEnded, sheet.outcome, sheet.reason, sheet.score.total, sheet)
    ranks = (1 if won else 2,) * len(everyone)
    t.finish(Outcome(everyone if won else (), ranks, (sheet.score.total,) * len(everyone), sheet))
