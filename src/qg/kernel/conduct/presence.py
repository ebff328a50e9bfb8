"""Who is there: away, absent, back; who keeps a seat; when nobody is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ..errors import Illegal
from . import clocks, events, pauses, votes
from .state import NEVER, Conduct, Ending

if TYPE_CHECKING:
    from ..parts import NoticeKind
    from ..table import Table

DAY = 24 * 3600 * 1000
GIVEN_UP_AFTER = {"days": 14 * DAY, "untimed": 14 * DAY}
"""How long a table waits when every person is absent; a day at other tempos [QG-ABS-08]."""


# -- who is who -------------------------------------------------------------------------------------------------------


def people(t: Table) -> tuple[int, ...]:
    """Seats that belong to somebody outside the room's bots: persons, and programs at the public door."""
    return tuple([seat for seat, who in enumerate(t.seats) if who.kind != "bot"])


def present(t: Table) -> tuple[int, ...]:
    """People who are neither away nor absent: votes and ready checks count them [QG-VOT-01, QG-ABS-05]."""
    c = t.conduct
    if not (c.away or c.absent):
        return people(t)
    return tuple(seat for seat in people(t) if seat not in c.away and seat not in c.absent)


def is_alone(t: Table) -> bool:
    """One seat belongs to a person, absent or not, and all others to the room's bots [QG-TIM-10].

    Who has left for good does not count; a program at the public door always has deadlines.
    """
    seats, left, alone = t.scratch.alone
    if seats is not t.seats or left is not t.conduct.left:
        seats, left = t.seats, t.conduct.left
        kinds = [who.kind for seat, who in enumerate(seats) if who.kind != "bot" and seat not in left]
        alone = kinds == ["person"]
        t.scratch.alone = (seats, left, alone)
    return alone


# -- leaving ----------------------------------------------------------------------------------------------------------


def refuses(t: Table, kind: NoticeKind, seat: int | None) -> Illegal | None:
    """Only people leave and come back, each once; nobody is away soon after a restart [QG-PAU-03, QG-LSN-01]."""
    c = t.conduct
    if seat is None:
        return Illegal("seat_needed", "QG-ABS-01", kind=kind)
    if kind == "taken":
        return _refuses_newcomer(t, seat)
    if c.lesson:
        return Illegal("no_conduct_in_lessons", "QG-LSN-01")
    if kind == "back":
        known = seat in c.away or seat in c.absent
        return None if known else Illegal("not_away", "QG-ABS-06", seat=seat)
    if seat not in people(t) or seat in c.left:
        return Illegal("not_present", "QG-ABS-01", seat=seat)
    if kind == "away" and c.restarted_at != NEVER and t.now < c.restarted_at + t.game.conduct.reconnect_ms:
        return Illegal("restarted_just_now", "QG-PAU-03")
    gone = c.away if kind == "away" else c.absent
    return Illegal("not_present", "QG-ABS-01", seat=seat) if seat in gone and kind != "left" else None


def go_away(t: Table, seat: int) -> None:
    """The connection has been gone for `reconnect_ms`: absence at once, where the tempo does not say otherwise.

    [QG-ABS-01]
    """
    t.conduct = replace(t.conduct, away=_with(t.conduct.away, seat))
    tempo = t.conduct.opt.tempo
    if tempo == "days" or (tempo == "untimed" and t.game.conduct.host_rules_untimed):
        if seat not in t.conduct.absent:
            t.emit(events.SeatAway, seat)
        _recount(t)
    else:
        be_absent(t, seat)


def leave(t: Table, seat: int) -> None:
    """Who leaves of their own will is absent at once; nothing else changes at the table [QG-ABS-01, QG-ABS-07]."""
    alone = is_alone(t)
    t.conduct = replace(t.conduct, away=_with(t.conduct.away, seat), left=_with(t.conduct.left, seat))
    be_absent(t, seat)
    if alone != is_alone(t):
        clocks.begin_anew(t)


def be_absent(t: Table, seat: int) -> None:
    """A bot, defaults or a pause take the place of the person [QG-ABS-03]; seat, hand and rank stay [QG-ABS-07]."""
    c = t.conduct
    if seat in c.absent:
        return
    returning = tuple(other for other in c.returning if other != seat)
    t.conduct = replace(c, absent=_with(c.absent, seat), returning=returning, late=_without(c.late, seat))
    t.emit(events.SeatAbsent, seat)
    t.game.conduct.on_absent(t, seat)
    if t.outcome is not None:
        return
    if c.opt.absent == "pause" and t.conduct.pause is None:
        pauses.begin(t, "absent")
    _look_round(t)
    _recount(t)


def count_late(t: Table, seat: int) -> None:
    """Two time-outs in a row of one seat are absence, at questions that count [QG-ABS-02]."""
    c, most = t.conduct, t.game.conduct.lates
    if not most or seat in c.absent or seat not in people(t) or is_alone(t) or t.outcome is not None:
        return
    t.conduct = replace(c, late=(*c.late, seat))
    if t.conduct.late.count(seat) >= most:
        be_absent(t, seat)


def in_time(t: Table, seat: int) -> None:
    """An answer in time ends a row of late ones [QG-ABS-02]."""
    if seat in t.conduct.late:
        t.conduct = replace(t.conduct, late=_without(t.conduct.late, seat))


def _look_round(t: Table) -> None:
    """When every person is absent the game stands still, bots included [QG-ABS-08]."""
    mine = people(t)
    if mine and t.conduct.deserted_at == NEVER and all(seat in t.conduct.absent for seat in mine):
        t.conduct = replace(t.conduct, deserted_at=t.now)
        pauses.stand_still(t)
        pauses.interrupt(t)
        t.emit(events.TableDeserted)


def given_up_at(c: Conduct) -> int:
    """When a deserted game is given up: after a day, or two weeks [QG-ABS-08]."""
    return c.deserted_at + GIVEN_UP_AFTER.get(c.opt.tempo, DAY)


def end(t: Table, why: Ending, reason: str = "") -> None:
    """The game ends for a reason of conduct, with a sheet of the game's own where it has one."""
    from ..parts import Outcome

    t.emit(events.TableEnded, why, reason)
    if why == "conceded" and t.game.conduct.concede is not None:
        t.game.conduct.concede(t)
    elif t.game.conduct.end is not None:
        t.game.conduct.end(t, why)
    if t.outcome is None:
        none = (0,) * len(t.seats)
        t.finish(Outcome((), (1,) * len(t.seats), none, None))
    assert t.outcome is not None
    t.outcome = replace(t.outcome, ended=why)


# -- coming -----------------------------------------------------------------------------------------------------------


def come_back(t: Table, seat: int) -> None:
    """Their seat is theirs at the next question put to it, within an open one, or between two turns [QG-ABS-06]."""
    c, alone = t.conduct, is_alone(t)
    was_absent = seat in c.absent
    returning = c.returning
    if seat in bot_controlled(t) and _keeper_goes_on(t, seat):
        returning = _with(returning, seat)
    t.conduct = replace(
        c,
        away=_without(c.away, seat),
        absent=_without(c.absent, seat),
        left=_without(c.left, seat),
        kept=_without(c.kept, seat),
        returning=returning,
    )
    if was_absent or c.opt.tempo in ("days", "untimed"):
        t.emit(events.SeatBack, seat)
    if alone != is_alone(t):
        clocks.begin_anew(t)
    _wake(t)


def _keeper_goes_on(t: Table, seat: int) -> bool:
    manner = t.game.conduct.gives_back
    if manner == "turn":
        return t.conduct.turn == seat
    return manner == "question" and seat in t.waiting


def _wake(t: Table) -> None:
    """Somebody is there again: a deserted game goes on; in real time everybody is to be ready first [QG-PAU-02]."""
    if t.conduct.deserted_at != NEVER:
        t.conduct = replace(t.conduct, deserted_at=NEVER)
        if t.conduct.pause is None and pauses.counts_down(t):
            pauses.begin(t, "absent")
        pauses.go_on(t)
    _recount(t)


def _recount(t: Table) -> None:
    """Who is present has changed: ready checks and votes wait for nobody else [QG-ABS-05]."""
    pauses.look(t)
    votes.recount(t)


def _refuses_newcomer(t: Table, seat: int) -> Illegal | None:
    """Late entry is on, the host has agreed, and the seat is a bot's or absent [QG-ABS-09]."""
    c = t.conduct
    if not c.opt.late_entry or c.lesson:
        return Illegal("no_late_entry", "QG-ABS-09")
    if seat in people(t) and seat not in c.absent:
        return Illegal("seat_in_use", "QG-ABS-09", seat=seat)
    return None if seat in c.invited else Illegal("not_invited", "QG-ABS-09", seat=seat)


def take_over(t: Table, seat: int) -> None:
    """The seat counts as a person from then on; open questions get their whole time [QG-ABS-09, QG-TIM-10]."""
    c, alone = t.conduct, is_alone(t)
    kinds = [type(who)("person") if at == seat else who for at, who in enumerate(t.seats)]
    returning = _with(c.returning, seat) if _keeper_goes_on(t, seat) else c.returning
    t.seats = tuple(kinds)
    t.conduct = replace(
        c,
        away=_without(c.away, seat),
        absent=_without(c.absent, seat),
        left=_without(c.left, seat),
        kept=_without(c.kept, seat),
        invited=_without(c.invited, seat),
        returning=returning,
    )
    t.emit(events.SeatTaken, seat)
    if alone != is_alone(t):
        clocks.begin_anew(t)
    _wake(t)


# -- keepers ----------------------------------------------------------------------------------------------------------


def keeper(t: Table) -> str:
    """The level that keeps seats [QG-ABS-03]."""
    level: str = t.conduct.opt.keeper or t.game.default_bot
    return level


def bot_controlled(t: Table) -> dict[int, str]:
    """Seats a bot plays, with its level: absent ones as the option or the host says, those whose person is back while
    a question is finished, and those a rule of the game names [QG-ABS-03, QG-ABS-06]."""
    c = t.conduct
    if c.still_since != NEVER:
        return {}
    bots = c.absent if c.opt.absent == "bot" else c.kept
    seats = {*bots, *c.returning, *t.game.conduct.also_kept(t)}
    if not seats or (t.open is not None and not t.open.decision.has_keeper):
        return {}
    return dict.fromkeys(sorted(seats), keeper(t))


def silent(t: Table) -> int | None:
    """An awaited seat that takes defaults at once because its person is absent [QG-ABS-03]."""
    if t.conduct.opt.absent != "defaults" or not t.conduct.absent or t.conduct.stands_still:
        return None
    return next((seat for seat in t.waiting if takes_defaults(t, seat)), None)


def takes_defaults(t: Table, seat: int) -> bool:
    """Whether the person is absent and silence answers for them [QG-ABS-03]."""
    c = t.conduct
    return c.opt.absent == "defaults" and seat in c.absent and seat not in c.kept


def _with(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(sorted({*seats, seat}))


def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(other for other in seats if other != seat) if seat in seats else seats
