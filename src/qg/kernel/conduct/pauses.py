"""The table stands still: pauses, how they end, and the 3-2-1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ..errors import Illegal
from . import clocks, events, presence
from .state import NEVER, NOBODY, Cause, Pause

if TYPE_CHECKING:
    from ..table import Table

AFTER_FIRST_READY = 600_000
COUNT_DOWN = 3_000


def stand_still(t: Table) -> None:
    if not t.conduct.stands_still:
        t.conduct = replace(t.conduct, still_since=t.now)


def go_on(t: Table) -> None:
    """Nothing holds the table any more: every time goes on with what was left."""
    c = t.conduct
    if c.stands_still and c.pause is None and c.deserted_at == NEVER:
        t.conduct = replace(c, still_since=NEVER)
        clocks.shift(t, t.now - c.still_since)


def begin(t: Table, cause: Cause, seat: int = NOBODY) -> None:
    """The table stands still, and is covered where the option says so [QG-PAU-01, QG-PAU-03]."""
    stand_still(t)
    t.conduct = replace(t.conduct, pause=Pause(cause, seat))
    t.emit(events.Paused, None if seat == NOBODY else seat, cause)


def refuses(t: Table, seat: int) -> Illegal | None:
    """Whether this person may pause: once a game, where the game does not say otherwise [QG-PAU-01].

    A person alone among bots may do so without limit, except at a table of one seat [QG-TIM-10].
    """
    c, limit = t.conduct, t.game.conduct.limit(t.conduct.opt.pause)
    if c.pause is not None or c.stands_still:
        return Illegal("paused", "QG-PAU-02")
    if c.opt.pause == "none" or not t.game.conduct.hears(t, "pause"):
        return Illegal("no_pauses", "QG-PAU-01")
    if _is_free(t):
        return None
    spent = limit.each is not None and c.pauses.count(seat) >= limit.each
    spent = spent or (limit.table is not None and len(c.pauses) >= limit.table)
    return Illegal("pauses_spent", "QG-PAU-01") if spent else None


def counts_down(t: Table) -> bool:
    """Whether a countdown has begun: then a table that was left alone pauses by itself [QG-PAU-03]."""
    manners = t.game.conduct
    return bool(manners.real_time and manners.hears(t, "pause"))


def _is_free(t: Table) -> bool:
    return len(t.seats) > 1 and presence.is_alone(t)


def ask_for(t: Table, seat: int) -> None:
    """A person pauses the game; where it may do so without limit the game is not ranked [QG-PAU-01, QG-TIM-10]."""
    c = t.conduct
    unranked = _is_free(t) or t.game.conduct.limit(c.opt.pause).unranked
    t.conduct = replace(c, pauses=(*c.pauses, seat), unranked=also(c.unranked, "pause") if unranked else c.unranked)
    begin(t, "person", seat)


def also(reasons: tuple[str, ...], reason: str) -> tuple[str, ...]:
    return reasons if reason in reasons else (*reasons, reason)


def covers(t: Table) -> bool:
    """Whether every screen is covered now: `blind`, and where nobody may pause a countdown [QG-PAU-01]."""
    c = t.conduct
    covered = c.opt.pause == "blind" or (c.opt.pause == "none" and t.game.conduct.real_time)
    return covered and c.stands_still


# -- how a pause ends -------------------------------------------------------------------------------------------------


def ready(t: Table, seat: int) -> None:
    """The first Ready begins the ten minutes after which the pause ends by itself [QG-PAU-02]."""
    pause = t.conduct.pause
    assert pause is not None
    ends_at = t.now + AFTER_FIRST_READY if pause.ends_at == NEVER else pause.ends_at
    pause = replace(pause, ready=tuple(sorted({*pause.ready, seat})), ends_at=ends_at)
    t.conduct = replace(t.conduct, pause=pause)
    t.emit(events.SeatReady, seat)
    look(t)


def want_over(t: Table, seat: int, *, host: bool) -> None:
    """The host ends a pause, or a majority of those present [QG-PAU-02]."""
    pause = t.conduct.pause
    assert pause is not None
    pause = replace(pause, wanted_over=tuple(sorted({*pause.wanted_over, seat})))
    t.conduct = replace(t.conduct, pause=pause)
    if host:
        finish(t)
    else:
        look(t)


def look(t: Table) -> None:
    """Ends a pause when one person at least is present and everybody present is ready [QG-PAU-02]; one for an absence
    when nobody is waited for any more [QG-ABS-03]."""
    c, pause = t.conduct, t.conduct.pause
    if pause is None or pause.counting_until != NEVER:
        return
    here = presence.present(t)
    agreed = [seat for seat in here if seat in pause.wanted_over]
    all_back = pause.cause == "absent" and not t.game.conduct.real_time and set(c.absent) <= set(c.kept)
    if here and (set(here) <= set(pause.ready) or 2 * len(agreed) > len(here) or all_back):
        finish(t)


def finish(t: Table) -> None:
    """A real-time game counts 3-2-1 first [QG-PAU-02]."""
    assert t.conduct.pause is not None
    if t.game.conduct.real_time:
        t.conduct = replace(t.conduct, pause=replace(t.conduct.pause, counting_until=t.now + COUNT_DOWN))
        t.emit(events.CountedDown, COUNT_DOWN // 1000)
    else:
        resume(t)


def resume(t: Table) -> None:
    """The game goes on where it stood; for whoever is absent still, as the host has chosen [QG-ABS-03]."""
    c = t.conduct
    kept = tuple(sorted({*c.kept, *c.absent})) if c.opt.absent == "pause" else c.kept
    t.conduct = replace(c, pause=None, kept=kept)
    t.emit(events.Resumed)
    go_on(t)


def interrupt(t: Table) -> None:
    """Everybody is to be ready again: the room was away in a pause, or everybody left [QG-PAU-03]."""
    pause = t.conduct.pause
    if pause is not None:
        t.conduct = replace(t.conduct, pause=Pause(pause.cause, pause.seat))


def due(t: Table) -> int | None:
    """When a pause ends by itself, or its 3-2-1 [QG-PAU-02]."""
    pause = t.conduct.pause
    if pause is None:
        return None
    ends = [at for at in (pause.counting_until, pause.ends_at) if at != NEVER]
    return pause.counting_until if pause.counting_until != NEVER else min(ends, default=None)


def fall(t: Table) -> None:
    pause = t.conduct.pause
    assert pause is not None
    if pause.counting_until != NEVER:
        resume(t)
    else:
        finish(t)
