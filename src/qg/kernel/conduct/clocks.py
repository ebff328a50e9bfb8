"""Deadlines: when they begin, what happens when they fall, and what a restart leaves of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ..decisions import AskAll, Choice, Decision
from ..parts import Open
from . import events, presence
from .state import NEVER, NOBODY, OF_TURN, Clock

if TYPE_CHECKING:
    from ..table import Table

MOST_ANIMATION = 4_000
LEAST_AFTER_RESTART = 30_000


# -- how long ---------------------------------------------------------------------------------------------------------


def length(t: Table, timer: str | None) -> int:
    """By the table's tempo; 0: nobody is ever late [QG-TIM-02]."""
    whole: int = t.game.conduct.times[t.conduct.opt.tempo].get(timer, 0)
    return whole


def put(t: Table, frame: Open) -> None:
    """A question has been put: its deadline begins; who has come back has the seat again [QG-TIM-03, QG-ABS-06]."""
    c = t.conduct
    clocks = _pending(t, c.clocks) if c.clocks else ()
    if frame.decision.timer:
        clocks += _clocks_of(t, frame)
    returning = c.returning if c.returning and t.game.conduct.gives_back == "turn" else ()
    if clocks is not c.clocks or returning is not c.returning:
        t.conduct = replace(c, clocks=clocks, returning=returning)


def _pending(t: Table, clocks: tuple[Clock, ...]) -> tuple[Clock, ...]:
    """All clocks but those of questions that are settled; most often all are of the one settled last."""
    settled, asked = t.scratch.settled, None
    pending = []
    for clock in clocks:
        if clock.number == settled:
            continue
        if clock.number > 0:
            asked = asked or [frame.number for frame in t.agenda if type(frame) is Open]
            if clock.number not in asked:
                continue
        pending.append(clock)
    return clocks if len(pending) == len(clocks) else tuple(pending)


def _clocks_of(t: Table, frame: Open) -> tuple[Clock, ...]:
    """A clock for the question, or for each seat it asks where their times may part [QG-TIM-05, QG-TIM-06].

    A person alone among bots has no deadline, only what waits for nobody's answer [QG-TIM-10]; nor has a lesson
    [QG-LSN-01].
    """
    decision, c = frame.decision, t.conduct
    turn = clock_over(t, frame) if c.turn != NOBODY else None
    if turn and not decision.least:
        return ()
    timer, whole = decision.timer or "", length(t, decision.timer)
    if not whole or c.lesson or (decision.lateness != "silent" and presence.is_alone(t)):
        return ()
    if turn:
        least = length(t, decision.least)
        return (Clock(timer, max(turn.due, t.now + least), whole, frame.number),) if least else ()
    due = _end(t, whole)
    if not decision.own_time:
        return (Clock(timer, due, whole, frame.number),)
    return tuple([Clock(timer, due, whole, frame.number, seat) for seat in frame.asked or range(len(t.seats))])


def _end(t: Table, whole: int) -> int:
    """When a time that begins now is over, announced animation included once [QG-TIM-03]."""
    animation, end = t.game.conduct.animation, _now(t) + whole
    return end if animation is None else end + min(MOST_ANIMATION, animation(t))


def is_dated(t: Table, clock: Clock, frame: Open | None) -> bool:
    """Whether this clock can fall now: of the open question, of the turn that asks it, or of nobody."""
    if clock.left != NEVER:
        return False
    if clock.number == OF_TURN:
        return frame is not None and bool(clock_over(t, frame)) and not length(t, frame.decision.least)
    return clock.number == 0 or (frame is not None and clock.number == frame.number)


def due(t: Table) -> int | None:
    """The soonest deadline."""
    frame = t.open
    soonest = None
    for clock in t.conduct.clocks:
        if (soonest is None or clock.due < soonest) and is_dated(t, clock, frame):
            soonest = clock.due
    return soonest


# -- when it falls ----------------------------------------------------------------------------------------------------


def fall(t: Table) -> None:
    """One deadline that has come: seats in order from the one in turn, timers of no seat last [QG-TIM-07]."""
    frame = t.open
    clocks = [clock for clock in t.conduct.clocks if clock.due <= t.now and is_dated(t, clock, frame)]
    asked = [clock for clock in clocks if clock.number]
    if frame is None or not asked:
        _fall_of_nobody(t, clocks[0])
        return None
    for seat in in_order(t):
        clock = next((clock for clock in asked if clock.seat in (seat, NOBODY) or clock.number == OF_TURN), None)
        if clock is not None and seat in t.waiting:
            return time_out(t, frame, seat, clock)
    _drop(t, asked[0])  # nobody is asked any more


def in_order(t: Table) -> list[int]:
    """All seats, from the one in turn on [QG-TIM-07]."""
    first = max(0, t.game.conduct.in_turn(t))
    return [*range(first, len(t.seats)), *range(first)]


def _fall_of_nobody(t: Table, clock: Clock) -> None:
    _drop(t, clock)
    t.game.conduct.on_timer(t, clock.timer)


def _drop(t: Table, clock: Clock) -> None:
    t.conduct = replace(t.conduct, clocks=tuple(other for other in t.conduct.clocks if other is not clock))


def time_out(t: Table, frame: Open, seat: int, clock: Clock) -> None:
    """The decision's default is given; `TimedOut` is told unless it would tell something hidden [QG-TIM-04]."""
    decision = frame.decision
    choice = decision.default(t, seat)
    if clock_over(t, frame):
        t.conduct = replace(t.conduct, turn_late=True)
    told = decision.lateness != "silent" and not _is_hidden(decision, choice)
    if told:
        t.emit(events.TimedOut, seat, clock.timer, None if _is_secret(decision) else choice)
    t.game.conduct.give_late(t, seat, choice)
    if told and decision.lateness == "counts":
        presence.count_late(t, seat)


def tell_late(t: Table, seat: int, timer: str, choice: Any) -> None:
    """A time-out that was hidden until now; it counts from now on [QG-TIM-04, QG-ABS-02]."""
    t.emit(events.TimedOut, seat, timer, choice)
    presence.count_late(t, seat)


def _is_hidden(decision: Decision[Any, Any], choice: Any) -> bool:
    """Nobody may learn who has answered a sealed question, or that a hidden answer was given [QG-SIL-01]."""
    return (isinstance(decision, AskAll) and decision.sealed) or (isinstance(choice, Choice) and choice.hidden)


def _is_secret(decision: Decision[Any, Any]) -> bool:
    """Everybody sees who has not answered; what silence meant comes to light with the other answers [QG-SIL-01]."""
    return isinstance(decision, AskAll) and decision.secret


# -- turns ------------------------------------------------------------------------------------------------------------


def clock_over(t: Table, frame: Open) -> Clock | None:
    """The clock of the turn, if this question is one of that turn [QG-TIM-05]."""
    c = t.conduct
    if c.turn != NOBODY and c.turn in frame.asked:
        for clock in c.clocks:
            if clock.number == OF_TURN and clock.timer == frame.decision.timer:
                return clock
    return None


def begin_turn(t: Table, seat: int, timer: str) -> None:
    """All questions of this timer that the seat is asked share one time, until the turn ends [QG-TIM-05]."""
    clocks = t.conduct.clocks and tuple([clock for clock in t.conduct.clocks if clock.number != OF_TURN])
    t.conduct = replace(t.conduct, turn=seat, turn_timer=timer, turn_late=False, clocks=clocks)
    _start_turn(t)


def _start_turn(t: Table) -> None:
    """The time of the turn under way begins, whole; a person alone among bots has none [QG-TIM-10, QG-LSN-01]."""
    c = t.conduct
    whole = 0 if c.lesson or presence.is_alone(t) else length(t, c.turn_timer)
    if whole and c.turn != NOBODY:
        clock = Clock(c.turn_timer, _now(t) + whole, whole, OF_TURN, c.turn)
        t.conduct = replace(c, clocks=(*c.clocks, clock))


def _now(t: Table) -> int:
    """The moment from which a time that begins counts: where the table stands still, that at which it began to."""
    still_since = t.conduct.still_since
    return t.now if still_since == NEVER else still_since


def end_turn(t: Table) -> None:
    """A turn that ended in time ends a row of late ones; between turns a seat is given back [QG-ABS-02, QG-ABS-06]."""
    c = t.conduct
    late = c.late if c.turn_late or not c.late else tuple(seat for seat in c.late if seat != c.turn)
    clocks = tuple([clock for clock in c.clocks if clock.number != OF_TURN])
    t.conduct = replace(c, turn=NOBODY, turn_timer="", turn_late=False, late=late, clocks=clocks, returning=())


def late_turn(t: Table, frame: Open) -> int | None:
    """The seat whose turn has run out of time, beneath a question that was answered in time too [QG-TIM-05]."""
    c = t.conduct
    for clock in c.clocks:
        if clock.number == OF_TURN and (c.turn_late or clock.due <= t.now) and clock_over(t, frame):
            over = c.turn in t.waiting and (c.turn_late or not length(t, frame.decision.least))
            return c.turn if over else None
    return None


# -- clocks that stand still, timers of nobody ------------------------------------------------------------------------


def hold(t: Table, seat: int) -> None:
    """The seat's own time stands still, for a reason the game has [QG-TIM-06]."""
    clocks = t.conduct.clocks
    held = tuple(replace(c, left=max(0, c.due - t.now)) if c.seat == seat and c.left == NEVER else c for c in clocks)
    t.conduct = replace(t.conduct, clocks=held)


def go_on(t: Table, seat: int, least: str = "") -> None:
    """It goes on with what was left, at least the game's own least time [QG-TIM-06]."""
    now, soonest = t.now, t.now + length(t, least)
    running = list(t.conduct.clocks)
    for place, clock in enumerate(running):
        if clock.seat == seat:
            due = clock.due if clock.left == NEVER else now + clock.left
            running[place] = replace(clock, left=NEVER, due=max(soonest, due))
    t.conduct = replace(t.conduct, clocks=tuple(running))


def start_timer(t: Table, timer: str) -> None:
    """A time of nobody begins, or begins anew: a quiet time [QG-TIM-12]."""
    stop_timer(t, timer)
    whole = length(t, timer)
    if whole:
        t.conduct = replace(t.conduct, clocks=(*t.conduct.clocks, Clock(timer, t.now + whole, whole)))


def stop_timer(t: Table, timer: str) -> None:
    clocks = t.conduct.clocks
    t.conduct = replace(t.conduct, clocks=tuple(c for c in clocks if c.number or c.timer != timer))


def begin_within(t: Table, seat: int, timer: str) -> None:
    """Within the open question this seat has a further time for something it alone is asked meanwhile [QG-TIM-06]."""
    frame, whole = t.open, length(t, timer)
    assert frame is not None, "nothing is asked within which a time could run"
    if whole and not t.conduct.lesson and not presence.is_alone(t):
        clock = Clock(timer, _end(t, whole), whole, frame.number, seat)
        t.conduct = replace(t.conduct, clocks=(*t.conduct.clocks, clock))


def end_within(t: Table, seat: int) -> None:
    """What the seat was asked meanwhile is settled; its own part in the question is left to it [QG-TIM-06]."""
    frame, clocks = t.open, t.conduct.clocks
    if frame is not None and clocks:
        own = frame.decision.timer
        left = tuple(c for c in clocks if c.number != frame.number or c.seat != seat or c.timer == own)
        t.conduct = replace(t.conduct, clocks=left)


# -- when deadlines change --------------------------------------------------------------------------------------------


def shift(t: Table, gap: int) -> None:
    """The table has stood still for so long: nothing of any time is lost."""
    clocks = tuple(clock if clock.left != NEVER else replace(clock, due=clock.due + gap) for clock in t.conduct.clocks)
    t.conduct = replace(t.conduct, clocks=clocks, stood=t.conduct.stood + gap)
    t.game.conduct.put_off(t, gap)


def begin_anew(t: Table) -> None:
    """A second person has come: turn and open questions get their whole time [QG-TIM-10].

    Or a person is alone from now on, without deadlines.
    """
    opened = [frame for frame in t.agenda if type(frame) is Open]
    t.conduct = replace(t.conduct, clocks=tuple(clock for clock in t.conduct.clocks if clock.number == 0))
    _start_turn(t)
    fresh = tuple(clock for frame in opened for clock in _clocks_of(t, frame))
    t.conduct = replace(t.conduct, clocks=(*t.conduct.clocks, *fresh))


def spare(t: Table, *, quarter: bool) -> None:
    """After a crash every deadline has 30 s left, or its whole time where that is shorter [QG-PAU-03]; when a room was
    closed in `days`, a quarter of it [QG-TIM-01]."""
    clocks, now = t.conduct.clocks, _now(t)
    least = [clock.whole // 4 if quarter else min(LEAST_AFTER_RESTART, clock.whole) for clock in clocks]
    spared = tuple(replace(clock, due=max(clock.due, now + more)) for clock, more in zip(clocks, least, strict=True))
    t.conduct = replace(t.conduct, clocks=spared)


# -- as another table of times had it ---------------------------------------------------------------------------------


def put_off(t: Table, at: int) -> None:
    """No deadline had fallen by then."""
    late = [clock for clock in t.conduct.clocks if clock.due <= at and is_dated(t, clock, t.open)]
    _move(t, late, lambda clock: at + clock.whole)


def bring_on(t: Table, at: int) -> None:
    """At that moment the soonest deadline fell."""
    dated = [clock for clock in t.conduct.clocks if is_dated(t, clock, t.open)]
    first = min((clock.due for clock in dated), default=at)
    _move(t, [clock for clock in dated if clock.due == first], lambda _: at)


def _move(t: Table, moved: list[Clock], due: Callable[[Clock], int]) -> None:
    if moved:
        clocks = tuple(replace(clock, due=due(clock)) if clock in moved else clock for clock in t.conduct.clocks)
        t.conduct = replace(t.conduct, clocks=clocks)
