"""The room: all its tables, and the people who come."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections import Counter, defaultdict
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec

from qg import catalog
from qg.kernel import Refused, View
from qg.words import Message

from . import documents, log, results
from .bot_pool import BotPool, Thought
from .clock import RoomClock
from .limits import (
    CODE_LENGTH,
    CODE_LETTERS,
    IDLE,
    MOST_LIVE,
    MOST_RUNNING_OF_A_PERSON,
    MOST_TABLES_OF_A_PERSON,
    SWEEP_EVERY,
)
from .live import LiveTable
from .messages import Look
from .port import Sleepy
from .requests import start
from .seating import Seating
from .store import Append, Person, Store, TableRow, Taken
from .supervise import supervised
from .sweep import Sweep
from .waking import check, wake

LOG = logging.getLogger("qg")


class Room:
    """Everything one node of QG holds in memory."""

    def __init__(self, store: Store, bot_pool: BotPool, clock: RoomClock) -> None:
        self.store = store
        self.clock = clock
        self.bot_pool = bot_pool
        self.rng = random.Random()
        self.live: dict[str, LiveTable] = {}
        self.awoken: set[str] = set()
        """Ids of the tables that have been awake since the room was opened."""
        self.ready = False
        self.pace = 1.0
        """How much of a human pace bots keep; tests hurry them."""
        self.address = ""
        """Where others on the same network find this room, if it is open to them."""
        self._loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.sweep = Sweep(store, clock, self.find)
        self._tasks: set[asyncio.Task[None]] = set()
        self._checking = asyncio.Lock()
        self.failures: Counter[tuple[str, str]] = Counter()
        """Of bots, by game and level."""

    async def open(self) -> None:
        await self.store.open()
        stood = self.clock.stood()
        self.clock.open(await self.store.latest_clock() if stood is None else stood)
        await self.sweep.begin()
        self.spawn(supervised("the sweep", self.sweep.run))
        self.spawn(supervised("putting tables away", self._tidy_for_ever))
        self.ready = True

    async def close(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*(table.close() for table in tuple(self.live.values())))
        self.bot_pool.close()
        await self.store.close()
        self.clock.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- tables ---------------------------------------------------------------------------------------------------

    async def find(self, code: str) -> LiveTable:
        """The table of that code, from the store if nobody was there."""
        code = code.upper()
        try:
            async with self._loading[code]:
                table = self.live.get(code)
                if table is None:
                    row = await self.store.table(code)
                    if row is None:
                        raise Refused("no_such_table", table=code)
                    table = await self._load(row)
        finally:
            if not self._loading[code].locked():
                del self._loading[code]
        return table

    async def _load(self, row: TableRow) -> LiveTable:
        if row.closed is not None:
            raise Refused(row.closed, table=row.code)
        if len(self.live) >= MOST_LIVE:
            raise Refused("room_full")
        table, saved = await wake(row, self)
        if row.code in self.live:  # somebody was quicker
            return self.live[row.code]
        self.live[row.code] = table
        self.awoken.add(row.id)
        self.sweep.rise(row.code)
        table.begin()
        if saved is not None:
            self.spawn(self._check(table))
        if table.seating.phase == "playing" and not table.seating.lesson:
            table.put(lambda: self._look_for_people(table))
        return table

    async def think(self, table: str, seat: int, level: str, view: View[Any]) -> Thought | None:
        """A bot that fails, or thinks too long, is logged with what it saw, and counted."""
        try:
            return await self.bot_pool.think(table, seat, level, view)
        except Exception as error:
            self.failures[view.game, level] += 1
            why = "thought too long" if isinstance(error, TimeoutError) else f"failed with {error!r}"
            seen = msgspec.json.encode(view).decode()
            LOG.error("the bot %s in seat %d of %s %s; it saw %s", level, seat, view.game, why, seen)
            return None

    @property
    def is_checking(self) -> bool:
        """Whether logs are looked through that have been read from their end."""
        return self._checking.locked()

    async def _check(self, table: LiveTable) -> None:
        """One after the other: the games are all played meanwhile."""
        async with self._checking:
            while self.sweep.is_rousing:
                await asyncio.sleep(SWEEP_EVERY)
            if not table.dropped:
                await check(table)

    async def _look_for_people(self, table: LiveTable) -> None:
        """Nobody is missed before the game knows that the room was away [QG-PAU-03]."""
        if table.is_cut:
            await table.notice("restart")
        for seat, chair in enumerate(table.seating.chairs):
            if chair.kind == "person":
                table.expect(seat)

    def forget(self, table: Sleepy) -> None:
        if self.live.get(table.row.code) is table:
            del self.live[table.row.code]
            self.sweep.lay_down(table.row, table.due)

    async def _tidy_for_ever(self) -> None:
        """Tables nobody looks at, and where nothing happens by itself, need no memory."""
        while True:
            await asyncio.sleep(IDLE / 4)
            for table in tuple(self.live.values()):
                quiet = not table.connections.clients and time.time() - table.changed > IDLE
                if quiet and not table.driver.is_busy:
                    await table.close()

    async def make(self, person: Person, ask: documents.NewTable) -> LiveTable:
        """A new table with its maker at it; for a lesson or a quick game it starts at once."""
        if self.store.trouble():
            raise Refused("room_cannot_write")
        game = catalog.load(ask.game)
        lesson = game.lesson if ask.how == "lesson" else None
        if ask.how == "lesson" and lesson is None:
            raise Refused("no_lesson", game=ask.game)
        seats = 1 + len(lesson.others) if lesson else ask.seats or usual_seats(ask.game)
        game.check_count(seats)
        opened = log.Opened(dict(lesson.options) if lesson else ask.options, seats, lesson is not None)
        Seating.opened(game, opened).check_start(ask.level)
        table = await self._open(game.slug, opened)

        async def sit_down() -> None:
            await table.commit(log.Sat(0, person.id, person.name, person.look, ask.entropy), by=person.id)
            for seat, name in enumerate(lesson.others if lesson else (), 1):
                await table.commit(log.BotPlaced(seat, game.default_bot, name, Look(seat, 0)))
            if ask.how != "invite":
                await start(table, level=ask.level)

        await table.do(sit_down)
        return table

    async def make_rematch(self, game: str, seating: Seating) -> str:
        """The same seats, people and options at a new table."""
        table = await self._open(game, log.Opened(seating.options, len(seating.chairs)))

        async def sit_down() -> None:
            for seat, chair in enumerate(seating.chairs):
                if chair.kind == "bot" and chair.level:
                    await table.commit(log.BotPlaced(seat, chair.level, chair.name, chair.look))
                elif chair.person and not chair.left:
                    await table.commit(log.Sat(seat, chair.person, chair.name, chair.look))

        await table.do(sit_down)
        return table.code

    async def _open(self, slug: str, opened: log.Opened) -> LiveTable:
        """A table under a code that nobody uses."""
        while True:
            now = time.time()
            row = TableRow(
                id=secrets.token_hex(8),
                code="".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)),
                game=slug,
                seed=secrets.token_hex(32),
                phase="lobby",
                lesson=opened.lesson,
                changed=now,
            )
            first = Append(
                table=row.id, seq=1, at=now, body=log.encode(log.Row(opened)), phase="lobby", clock=self.clock.now()
            )
            try:
                await self.store.make_table(row, first)
            except Taken:
                continue
            return await self._load(row)

    # -- people ---------------------------------------------------------------------------------------------------

    async def named(self, id: str) -> Person:
        """Somebody who has said what to be called."""
        person = await self.store.person(id)
        if person is None or not person.name:
            raise Refused("no_name")
        return person

    async def tables_of(self, id: str) -> documents.MyTables:
        rows = await self.store.tables_of(id, limit=MOST_TABLES_OF_A_PERSON)
        over = [row for row in rows if row.phase == "over" and not row.lesson]
        bodies = await self.store.results([row.id for row in over])
        finished = [results.decode(bodies[row.id]).seen_by(id) for row in over if row.id in bodies]
        going = [row for row in rows if row.phase in ("lobby", "playing")]
        running = [await self._card(row, id) for row in going[:MOST_RUNNING_OF_A_PERSON]]
        return documents.MyTables(running=tuple(card for card in running if card), finished=tuple(finished))

    async def _card(self, row: TableRow, person: str) -> documents.TableCard | None:
        try:
            table = await self.find(row.code)
        except Refused:
            return None
        return self.card(table, person)

    def card(self, table: LiveTable, person: str | None) -> documents.TableCard:
        seating, running = table.seating, table.running
        seat = seating.seat_of(person)
        joinable = seating.phase == "lobby" and any(chair.kind != "person" for chair in seating.chairs)
        return documents.TableCard(
            code=table.code,
            game=table.game.slug,
            phase=seating.phase,
            lesson=seating.lesson,
            seats=seating.infos(table.connections.here()),
            seat=seat,
            joinable=joinable or seat is not None,
            changed=table.changed,
            awaited=running is not None and seat in running.t.waiting,
        )

    # -- saying ---------------------------------------------------------------------------------------------------

    def say(self, refused: Refused, slug: str | None = None, names: Sequence[str] = ()) -> Message:
        return catalog.words(slug, "en").speaker(names).refusal(refused)


def usual_seats(slug: str) -> int:
    """What a table begins with: as the game's own option says, or as many as fit, up to four."""
    game = catalog.load(slug)
    counted = [option.default for option in game.options if option.counts_seats]
    return int(counted[0]) if counted else min(4, game.seat_counts.stop - 1)
