"""Points and the order of the roll call."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from qg.kernel import rule

from ..events import ScoreChanged
from ..state import State


def roll_call(t: State, seats: Iterable[int]) -> tuple[int, ...]:
    """Fewest points first, then lowest badge, with the scores of this moment [BSA-TRN-10]."""
    cadets = t.cadets
    return tuple(sorted(seats, key=lambda seat: (cadets[seat].score, cadets[seat].badge)))


@rule("BSA-CUT-14", "BSA-RES-01", "BSA-CMP-08")
def credit(t: State, seat: int, points: int, source: str) -> None:
    """A seat's score changes at once, and where the points came from is kept [BSA-CUT-14, BSA-RES-01, BSA-CMP-08]."""
    if not points:
        return
    cadet = t.cadets[seat]
    total = cadet.score + points
    sources = replace(cadet.sources, **{source: getattr(cadet.sources, source) + points})
    t.put_cadet(seat, replace(cadet, score=total, sources=sources))
    t.emit(ScoreChanged, seat, points, total, source)


def loss(t: State, seat: int, amount: int) -> int:
    """What a player really loses: not more than they have, where the floor holds [BSA-EXP-05, BSA-OPT-07]."""
    return amount if t.opt.score_floor == "none" else min(amount, t.cadets[seat].score)
