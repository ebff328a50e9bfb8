"""The store on SQLite: one file, nothing to install.

All writing goes through one committer, a thread of its own that waits for no table: whatever has gathered while the
last transaction was synced goes into the next one together. A batch that fails is tried again one by one, so that
nobody fails for another's fault.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, IntegrityError, OperationalError

from . import migrations
from .health import Health
from .limits import CHECKPOINT_EVERY, LARGEST_JOURNAL, MOST_AT_ONCE, MOST_IN_JOURNAL, PROBE_EVERY, PROBED, READERS
from .log import AN_INPUT
from .messages import Look
from .schema import LOG, META, PEOPLE, RESULTS, SITTING, SNAPSHOTS, TABLES, TOLD
from .store import Append, CannotWrite, Person, Snapshot, TableRow, Taken
from .supervise import supervised

A = TypeVar("A")
R = TypeVar("R")

FILE = "qg.sqlite"
"""What the store is called in the data folder."""

SAVE_PERSON = PEOPLE.insert().prefix_with("OR REPLACE")
MAKE_TABLE = TABLES.insert()
APPEND = LOG.insert()
CHANGE_TABLE = (
    TABLES.update()
    .where(TABLES.c.id == sa.bindparam("of"))
    .values(changed=sa.bindparam("at"), phase=sa.bindparam("now"), due=sa.bindparam("next"))
)
STAND_UP = SITTING.delete().where(SITTING.c.table == sa.bindparam("of"))
SIT_DOWN = SITTING.insert()
SAVE_RESULT = RESULTS.insert()
SAVE_SNAPSHOT = SNAPSHOTS.insert().prefix_with("OR REPLACE")
SAVE_TOLD = TOLD.insert()
PROBE = META.insert().prefix_with("OR REPLACE")
FORGET_PROBE = META.delete().where(META.c.name == sa.bindparam("of"))

Work = list[tuple[sa.Executable, dict[str, Any]]]
"""Statements of one piece of writing with their values. A table has one entry on its way at a time, so the pieces of a
batch do not touch each other, and equal statements can be carried out together."""
Piece = tuple[Work, asyncio.Future[None]]
"""Some writing, and who waits until it is on disk."""


class SqliteStore:
    """A Store in one file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._engine = _engine(file)
        self._health = Health(file)
        self._reading = ThreadPoolExecutor(READERS, "reading")
        self._pending: SimpleQueue[Piece | None] = SimpleQueue()
        """None: there is nothing more to come."""
        self._committer: Thread | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await _run(self._reading, self._prepare, self._file)
        self._health.begin()
        self._committer = Thread(target=self._commit_for_ever, args=[asyncio.get_running_loop()], daemon=True)
        self._committer.start()
        works = (self._tidy_for_ever, self._probe_for_ever)
        self._tasks = [asyncio.create_task(supervised(work.__name__, work)) for work in works]

    def trouble(self) -> str | None:
        return self._health.trouble()

    def _prepare(self, file: Path) -> None:
        migrations.prepare(self._engine, file)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._committer is not None:
            self._pending.put(None)
            await asyncio.to_thread(self._committer.join)
        self._reading.shutdown(wait=True)
        self._engine.dispose()

    # -- the committer --------------------------------------------------------------------------------------------

    async def _write(self, work: Work) -> None:
        """Returns when the work is on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.put((work, done))
        await done

    def _commit_for_ever(self, loop: asyncio.AbstractEventLoop) -> None:
        for batch in iter(self._gathered, []):
            errors = self._commit_all([work for work, _ in batch])
            loop.call_soon_threadsafe(_settle, [done for _, done in batch], errors)

    def _gathered(self) -> list[Piece]:
        """What waits to be written, at least one piece; nothing, where nothing more is to come."""
        batch: list[Piece] = []
        while (not batch or not self._pending.empty()) and len(batch) < MOST_AT_ONCE:
            piece = self._pending.get()
            if piece is None:
                self._pending.put(None)
                break
            batch.append(piece)
        return batch

    def _commit_all(self, works: list[Work]) -> list[Exception | None]:
        """One transaction, or one each if that fails: what went wrong with each."""
        error = self._commit(works)
        if error is None or isinstance(error, CannotWrite) or len(works) == 1:
            return [error] * len(works)
        return [self._commit([work]) for work in works]

    def _commit(self, works: list[Work]) -> Exception | None:
        try:
            with self._engine.begin() as connection:
                for statement, values in _together(works):
                    connection.execute(statement, values)
        except IntegrityError:
            return Taken()
        except Exception as error:
            of_disk = isinstance(error, OSError | OperationalError) or type(error) is DatabaseError
            return self._health.failed(str(getattr(error, "orig", error))) if of_disk else error
        return self._health.is_gone()

    async def _tidy_for_ever(self) -> None:
        """Moves what is written from the journal to the file, beside the commits: none of them waits for that."""
        while True:
            await asyncio.sleep(CHECKPOINT_EVERY)
            await self._all(sa.text("PRAGMA wal_checkpoint(PASSIVE)"))

    async def _probe_for_ever(self) -> None:
        """Looks after the file, and while nothing can be written tries something large: what is small may fit in."""
        while True:
            await asyncio.sleep(PROBE_EVERY)
            if self._health.is_gone() is None and self.trouble() is not None:
                with suppress(CannotWrite):
                    await self._write([(PROBE, {"name": "probe", "value": "x" * PROBED})])
                    await self._write([(FORGET_PROBE, {"of": "probe"})])
                    self._health.recovered()

    # -- people ---------------------------------------------------------------------------------------------------

    async def person(self, id: str) -> Person | None:
        row = await self._one(sa.select(PEOPLE).where(PEOPLE.c.id == id))
        return Person(row.id, row.name, Look(row.colour, row.face)) if row else None

    async def save_person(self, person: Person) -> None:
        values = {"id": person.id, "name": person.name, "colour": person.look.colour, "face": person.look.face}
        await self._write([(SAVE_PERSON, values)])

    # -- tables ---------------------------------------------------------------------------------------------------

    async def make_table(self, row: TableRow, first: Append) -> None:
        await self._write([(MAKE_TABLE, msgspec.structs.asdict(row)), *_appending(first)])

    async def table(self, code: str) -> TableRow | None:
        row = await self._one(sa.select(TABLES).where(TABLES.c.code == code))
        return _table(row) if row else None

    async def append(self, entry: Append) -> None:
        while True:
            try:
                return await self._write(_appending(entry))
            except CannotWrite:
                await asyncio.sleep(PROBE_EVERY)

    async def log(self, table: str, *, after: int = 0) -> list[bytes]:
        query = sa.select(LOG.c.body).where(LOG.c.table == table, LOG.c.seq > after).order_by(LOG.c.seq)
        return [row.body for row in await self._all(query)]

    async def others(self, table: str, *, upto: int) -> list[tuple[int, bytes]]:
        other = sa.func.substr(LOG.c.body, 1, len(AN_INPUT)) != AN_INPUT
        query = sa.select(LOG.c.seq, LOG.c.body).where(LOG.c.table == table, LOG.c.seq <= upto, other)
        return [(row.seq, row.body) for row in await self._all(query.order_by(LOG.c.seq))]

    async def requests(self, table: str) -> list[tuple[str, str, int]]:
        query = sa.select(LOG.c.by, LOG.c.request, LOG.c.seq).where(LOG.c.table == table, LOG.c.request.is_not(None))
        return [(row.by, row.request, row.seq) for row in await self._all(query)]

    async def request(self, table: str, by: str, request: str) -> int | None:
        which = (LOG.c.table == table, LOG.c.by == by, LOG.c.request == request)
        row = await self._one(sa.select(LOG.c.seq).where(*which))
        return row.seq if row else None

    async def clock_of(self, table: str, seq: int) -> int | None:
        row = await self._one(sa.select(LOG.c.clock).where(LOG.c.table == table, LOG.c.seq == seq))
        return row.clock if row else None

    async def latest_clock(self) -> int:
        ((latest,),) = await self._all(sa.select(sa.func.max(LOG.c.clock)))
        return latest or 0

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> bool:
        values = {"table": table, "seq": snapshot.seq}
        work: Work = [(SAVE_SNAPSHOT, values | {"body": snapshot.body})]
        if snapshot.told:
            work.append((SAVE_TOLD, values | {"body": snapshot.told}))
        try:
            await self._write(work)
        except CannotWrite:
            return False
        return True

    async def snapshot(self, table: str) -> Snapshot | None:
        row = await self._one(sa.select(SNAPSHOTS).where(SNAPSHOTS.c.table == table))
        return Snapshot(row.seq, row.body) if row else None

    async def told(self, table: str) -> list[bytes]:
        query = sa.select(TOLD.c.body).where(TOLD.c.table == table).order_by(TOLD.c.seq)
        return [row.body for row in await self._all(query)]

    async def tables_of(self, person: str, *, limit: int) -> list[TableRow]:
        mine = sa.select(SITTING.c.table).where(SITTING.c.person == person)
        query = sa.select(TABLES).where(TABLES.c.id.in_(mine)).order_by(TABLES.c.changed.desc()).limit(limit)
        return [_table(row) for row in await self._all(query)]

    async def results(self, tables: list[str]) -> dict[str, bytes]:
        rows = await self._all(sa.select(RESULTS).where(RESULTS.c.table.in_(tables)))
        return {row.table: row.body for row in rows}

    async def due(self) -> list[TableRow]:
        return [_table(row) for row in await self._all(sa.select(TABLES).where(TABLES.c.due.is_not(None)))]

    async def _all(self, query: sa.Executable) -> list[sa.Row[Any]]:
        return await _run(self._reading, self._read, query)

    def _read(self, query: sa.Executable) -> list[sa.Row[Any]]:
        with self._engine.connect() as connection:
            return list(connection.execute(query))

    async def _one(self, query: sa.Select[Any]) -> sa.Row[Any] | None:
        rows = await self._all(query)
        return rows[0] if rows else None


def _settle(waiting: Sequence[asyncio.Future[None]], errors: Sequence[Exception | None]) -> None:
    """Whoever has waited goes on, or is told why not."""
    for done, error in zip(waiting, errors, strict=True):
        if not done.done():
            done.set_exception(error) if error else done.set_result(None)


async def _run(threads: ThreadPoolExecutor, work: Callable[[A], R], about: A) -> R:
    """In a thread of the store: a disk that is slow holds up nobody else."""
    return await asyncio.get_running_loop().run_in_executor(threads, work, about)


def prepare(file: Path) -> None:
    """Makes the store ready before the room opens; one that cannot be used is refused."""
    engine = _engine(file)
    try:
        migrations.prepare(engine, file)
    finally:
        engine.dispose()


def _engine(file: Path) -> sa.Engine:
    engine = sa.create_engine(f"sqlite:///{file}")
    sa.event.listen(engine, "connect", _connected)
    return engine


def _connected(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer, and what is committed survives a power cut."""
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        f"wal_autocheckpoint={MOST_IN_JOURNAL}",
        f"journal_size_limit={LARGEST_JOURNAL}",
        "foreign_keys=ON",
        "busy_timeout=5000",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _together(works: Iterable[Work]) -> list[tuple[sa.Executable, list[dict[str, Any]]]]:
    """Equal statements with all their values: one round to the database each, however many there are."""
    found: dict[int, tuple[sa.Executable, list[dict[str, Any]]]] = {}
    for work in works:
        for statement, values in work:
            found.setdefault(id(statement), (statement, []))[1].append(values)
    return list(found.values())


def _appending(entry: Append) -> Work:
    """One entry and what follows from it."""
    changed = entry.at if entry.changed is None else entry.changed
    columns = ("table", "seq", "at", "body", "by", "request", "clock")
    work: Work = [
        (APPEND, {column: getattr(entry, column) for column in columns}),
        (CHANGE_TABLE, {"of": entry.table, "at": changed, "now": entry.phase, "next": entry.due}),
    ]
    if entry.sitting is not None:
        work.append((STAND_UP, {"of": entry.table}))
        work += [(SIT_DOWN, {"person": person, "table": entry.table}) for person in entry.sitting]
    if entry.result is not None:
        work.append((SAVE_RESULT, {"table": entry.table, "body": entry.result}))
    return work


def _table(row: sa.Row[Any]) -> TableRow:
    return TableRow(**row._mapping)
