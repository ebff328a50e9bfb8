"""How a turn begins and ends, in both phases; and who is at the table while it runs (STA)."""

from __future__ import annotations

from qg.kernel import Any

from .. import events
from ..state import NONE, State, with_at

MISSED_TURNS = 2
"""Turns running without an answer in time after which a seat is absent [DM-STA-04]."""


def begin_turn(t: State, seat: int) -> None:
    """The clock of a turn starts; an absent seat is played by a bot from here on [DM-STA-03, DM-STA-04]."""
    t.turn, t.rolls, t.used, t.auto = seat, 0, (), "none"
    t.deadline = t.now + t.opt.turn_seconds * 1000 if t.opt.turn_seconds else 0
    if t.absent[seat] and not t.botted[seat]:
        let_bot_play(t, seat)
    rolls_max = t.rolls_max(seat) if t.phase == "mission" else 0
    t.tell(events.TurnStarted, seat, t.phase, rolls_max, t.deadline)


def end_turn(t: State, seat: int) -> None:
    """A turn that has ended is not reopened; whoever is back takes over now [DM-MIS-12, DM-STA-04]."""
    t.tell(events.TurnEnded, seat, t.phase, t.auto)
    timed_out = t.auto == "clock"
    t.turn, t.deadline, t.pick_until, t.auto = NONE, 0, 0, "none"
    if t.returning[seat]:
        return come_back(t, seat)
    if timed_out or t.misses[seat]:
        _count_miss(t, seat, timed_out=timed_out)
    if t.absent[seat]:
        t.then(look_round)


def _count_miss(t: State, seat: int, *, timed_out: bool) -> None:
    """Two turns running out of time make a player absent; a bot never is [DM-STA-04]."""
    if t.absent[seat] or not t.is_person(seat):
        return
    t.misses = with_at(t.misses, seat, t.misses[seat] + 1 if timed_out else 0)
    if t.misses[seat] >= MISSED_TURNS:
        leave(t, seat)


# -- absence ----------------------------------------------------------------------------------------------------------


def leave(t: State, seat: int) -> None:
    """A player is absent until he signals that he is back [DM-STA-04]."""
    t.absent = with_at(t.absent, seat, True)
    t.tell(events.SeatAbsent, seat)


def let_bot_play(t: State, seat: int) -> None:
    """A bot plays an absent seat with its hand and gadgets [DM-STA-04]."""
    t.botted = with_at(t.botted, seat, True)
    t.tell(events.SeatBotted, seat)


def come_back(t: State, seat: int) -> None:
    """The player takes over again, between two turns [DM-STA-04]."""
    t.absent = with_at(t.absent, seat, False)
    t.botted = with_at(t.botted, seat, False)
    t.returning = with_at(t.returning, seat, False)
    t.misses = with_at(t.misses, seat, 0)
    t.tell(events.SeatBack, seat)


def look_round(t: State) -> None:
    """When the last person has left the table stands still [DM-STA-04]."""
    if t.deserted_at == NONE and not any(map(t.is_present, t.all_seats)):
        t.deserted_at = t.now
        t.tell(events.TableDeserted)
        t.ask(Deserted())
        t.then(resume)


class Deserted(Any[State, str], frozen=True):
    """Nobody is there: nothing happens until somebody is back, or the game is given up [DM-STA-04]."""

    def options(self, t: State, seat: int) -> tuple[str, ...]:
        return ()

    def awaits(self, t: State) -> tuple[int, ...]:
        return ()

    def done(self, t: State) -> bool:
        return any(map(t.is_present, t.all_seats))


def resume(t: State) -> None:
    """Somebody is back; the clock of the turn has stood still meanwhile [DM-STA-03]."""
    pause = t.now - t.deserted_at
    t.deserted_at = NONE
    t.deadline = t.deadline and t.deadline + pause
    t.pick_until = t.pick_until and t.pick_until + pause
    t.tell(events.TableResumed)
