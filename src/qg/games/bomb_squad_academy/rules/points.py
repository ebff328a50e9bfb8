"""Points and the order of the roll call."""

from __future__ import annotations

from collections.abc import Iterable

from ..events import ScoreChanged
from ..state import SOURCES, State, with_at

SOLO, SHARED, WAIT, CHICKEN, TOOL, LOSS = range(len(SOURCES))


def roll_call(t: State, seats: Iterable[int]) -> tuple[int, ...]:
    """Fewest points first, then lowest badge, with the scores of this moment [BSA-TRN-10]."""
    score, badges = t.score, t.badges
    return tuple(sorted(seats, key=lambda seat: (score[seat], badges[seat])))


def credit(t: State, seat: int, points: int, source: int) -> None:
    """A seat's score changes at once, and where the points came from is kept [BSA-CUT-14, BSA-RES-01, BSA-CMP-08]."""
    if not points:
        return
    total = t.score[seat] + points
    t.score = with_at(t.score, seat, total)
    parts = t.sources[seat]
    t.sources = with_at(t.sources, seat, with_at(parts, source, parts[source] + points))
    t.tell(ScoreChanged, seat, points, total, SOURCES[source])


def credit_cut(t: State, share: int, source: int) -> None:
    """Every cutter gets the share, and what a tool made of it besides [BSA-CUT-12, BSA-CUT-14, BSA-RES-02]."""
    for seat in t.cutters:
        credit(t, seat, share, source)
    for seat in t.cutters:
        if t.pays[seat] != share:
            credit(t, seat, t.pays[seat] - share, TOOL)


def loss(t: State, seat: int, amount: int) -> int:
    """What a player really loses: not more than they have, where the floor holds [BSA-EXP-05, BSA-OPT-07]."""
    return amount if t.opt.score_floor == "none" else min(amount, t.score[seat])
