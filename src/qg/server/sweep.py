"""Tables that sleep in the store, and wake when their time has come. What is not due sleeps until somebody comes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Any, NamedTuple, TypeVar

from qg import catalog
from qg.kernel import Refused, Table

from .clock import RoomClock
from .limits import SWEEP_AT_A_STRETCH, SWEEP_EVERY, WAKE_AGAIN_MS
from .store import Store, TableRow

LOG = logging.getLogger("qg")
T = TypeVar("T")

PASSING = ("room_full", "room_cannot_write")
"""What is refused now, and may be granted later."""


class Sleeper(NamedTuple):
    """A table in the store; the least one wakes first."""

    patient: bool
    due: int
    code: str


class Sweep:
    """Wakes tables, those of real time first, one at a time and never for long without a pause."""

    def __init__(self, store: Store, clock: RoomClock, wake: Callable[[str], Awaitable[Any]]) -> None:
        self.asleep: dict[str, Sleeper] = {}
        self._store = store
        self._clock = clock
        self._wake = wake
        self.is_rousing = False
        """Whether tables are being woken: what can wait lets them go first."""

    async def begin(self) -> None:
        """After a start every table sleeps. One of real time wakes at once: whoever comes finds it as it was cut."""
        for row in await self._store.due():
            self._put(row, 0 if is_real_time(row.game) else row.due or 0)

    def lay_down(self, row: TableRow, due: int | None) -> None:
        """A table has left the memory, and must be awake again by then; one that fails each time does so seldom."""
        if due is not None:
            self._put(row, max(due, self._clock.now() + WAKE_AGAIN_MS))

    def _put(self, row: TableRow, due: int) -> None:
        self.asleep[row.code] = Sleeper(not is_real_time(row.game), due, row.code)

    def rise(self, code: str) -> None:
        """A table is awake."""
        self.asleep.pop(code, None)

    async def run(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            now = self._clock.now()
            due = sorted(one for one in self.asleep.values() if one.due <= now)
            self.is_rousing = bool(due)
            for sleeper in due:
                if sleeper.code in self.asleep:
                    await self._rouse(sleeper)
            self.is_rousing = False

    async def _rouse(self, sleeper: Sleeper) -> None:
        began = time.perf_counter()
        try:
            await self._wake(sleeper.code)
        except Refused as refused:
            LOG.warning("table %s cannot go on: %s", sleeper.code, refused.code)
            if refused.code in PASSING:
                self._try_again(sleeper)
            else:
                self.rise(sleeper.code)
        except Exception:
            LOG.exception("table %s cannot be woken", sleeper.code)
            self._try_again(sleeper)
        await asyncio.sleep(time.perf_counter() - began)

    def _try_again(self, sleeper: Sleeper) -> None:
        self.asleep[sleeper.code] = sleeper._replace(due=self._clock.now() + WAKE_AGAIN_MS)


def is_real_time(slug: str) -> bool:
    return slug in catalog.games() and catalog.load(slug).conduct.real_time


def due_of(running: Any, now: int) -> int | None:
    """The room's millisecond at which a game goes on by itself; 0: a bot is to move; None: it waits for people, as a
    lesson always does."""
    if running is None or running.t.outcome is not None or running.guide is not None:
        return None
    t = running.t
    if not bots_of(t).keys().isdisjoint(t.waiting):
        return 0
    due = t.due
    return None if due is None else now + max(0, due - running.now())


def bots_of(t: Table) -> dict[int, str]:
    """The seats that bots play, with their level: their own, and those of people who are away."""
    bots = {seat: who.level for seat, who in enumerate(t.seats) if who.kind == "bot" and who.level}
    return bots | t.bot_controlled


async def gently(work: Iterable[T]) -> AsyncIterator[T]:
    """One after the other, with a pause for everybody else every few milliseconds."""
    began = time.perf_counter()
    for one in work:
        yield one
        if time.perf_counter() - began > SWEEP_AT_A_STRETCH:
            await asyncio.sleep(0)
            began = time.perf_counter()
