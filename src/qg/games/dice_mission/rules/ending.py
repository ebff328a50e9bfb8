"""END: how the game ends, and the ranking."""

from __future__ import annotations

from typing import Literal

from qg.kernel import Outcome, rule

from .. import events
from ..data import DATA
from ..state import Ranked, Reason, Result, State


def is_complete(t: State, seat: int) -> bool:
    """All the cards of his hand and one SPECIAL, in whatever order [DM-END-01, DM-END-03, DM-GEN-05]."""
    return len(t.validated[seat]) == t.needed


@rule("DM-END-02", "DM-END-04", "DM-END-09", "DM-DEB-18")
def win(t: State, seat: int) -> None:
    """The first to complete his missions wins at once; there is no tie [DM-END-02, DM-END-04, DM-END-09, DM-DEB-18]."""
    end_game(t, "completed", (seat,))


@rule("DM-END-07", "DM-END-08")
def end_by_cap(t: State, reason: Literal["round_cap", "engine_cap"]) -> None:
    """After the last round the ranking decides; a shared first place is possible [DM-END-07, DM-END-08]."""
    winners = tuple(line.seat for line in ranking(t) if line.rank == 1)
    end_game(t, reason, winners)


@rule("DM-HID-06", "DM-VSP-05")
def end_game(t: State, reason: Reason, winners: tuple[int, ...]) -> None:
    """All hands are shown, decks and rejected cards are not [DM-HID-06, DM-VSP-05]."""
    lines = ranking(t)
    sheet = Result(t.game.slug, len(t.seats), t.round, reason, winners, lines, t.opt)
    t.emit(events.GameOver, sheet, t.hands, t.gadgets)
    by_seat = sorted(lines, key=lambda line: line.seat)
    ranks = tuple(line.rank for line in by_seat)
    t.finish(Outcome(winners, ranks, tuple(line.validated for line in by_seat), sheet))


def ranking(t: State) -> tuple[Ranked, ...]:
    """More validated cards, then having the SPECIAL, then more briefcase stamps; still equal: shared rank.

    Ranks are 1, 2, 2, 4 style [DM-END-06].
    """
    merits = [_merit(t, seat) for seat in t.all_seats]
    lines = [
        Ranked(
            seat=seat,
            rank=1 + sum(other > merits[seat] for other in merits),
            validated=merits[seat][0],
            needed=t.needed,
            special=merits[seat][1],
            briefcases=merits[seat][2],
            missions=tuple(done.card for done in t.validated[seat]),
            gadgets_played=t.gadgets_played[seat],
        )
        for seat in t.all_seats
    ]
    return tuple(sorted(lines, key=lambda line: (line.rank, line.seat)))


def _merit(t: State, seat: int) -> tuple[int, bool, int]:
    done = t.validated[seat]
    stamped = sum(DATA.missions[one.card].briefcase for one in done)
    return len(done), t.has_special(seat), stamped
