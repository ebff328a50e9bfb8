"""The store on SQLite: one file, nothing to install.

All writing goes through one committer: whatever has gathered while the last transaction was synced goes into the next
one together. A batch that fails is tried again one by one, so that nobody fails for another's fault.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from .messages import Look
from .store import Append, Person, Snapshot, TableRow, Taken

A = TypeVar("A")
R = TypeVar("R")

MOST_AT_ONCE = 500
READERS = 3
TIDY_EVERY = 5.0
"""Seconds between checkpoints."""

META = sa.MetaData()
PEOPLE = sa.Table(
    "people",
    META,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("colour", sa.Integer, nullable=False),
    sa.Column("face", sa.Integer, nullable=False),
)
TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("code", sa.String, nullable=False, unique=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("seed", sa.String, nullable=False),
    sa.Column("phase", sa.String, nullable=False),
    sa.Column("lesson", sa.Boolean, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Index("tables_by_phase", "phase", "changed"),
)
LOG = sa.Table(
    "log",
    META,
    sa.Column("table", sa.String, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
SNAPSHOTS = sa.Table(
    "snapshots",
    META,
    sa.Column("table", sa.String, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)
SITTING = sa.Table(
    "sitting",
    META,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("table", sa.String, primary_key=True),
    sqlite_with_rowid=False,
)
RESULTS = sa.Table(
    "results",
    META,
    sa.Column("table", sa.String, primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

SAVE_PERSON = PEOPLE.insert().prefix_with("OR REPLACE")
MAKE_TABLE = TABLES.insert()
APPEND = LOG.insert()
CHANGE_TABLE = (
    TABLES.update()
    .where(TABLES.c.id == sa.bindparam("of"))
    .values(changed=sa.bindparam("at"), phase=sa.bindparam("now"))
)
STAND_UP = SITTING.delete().where(SITTING.c.table == sa.bindparam("of"))
SIT_DOWN = SITTING.insert()
SAVE_RESULT = RESULTS.insert()
SAVE_SNAPSHOT = SNAPSHOTS.insert().prefix_with("OR REPLACE")

Work = list[tuple[sa.Executable, dict[str, Any]]]
"""Statements of one piece of writing with their values. A table has one entry on its way at a time, so the pieces of a
batch do not touch each other, and equal statements can be carried out together."""


class SqliteStore:
    """A Store in one file."""

    def __init__(self, file: Path) -> None:
        self._engine = sa.create_engine(f"sqlite:///{file}")
        sa.event.listen(self._engine, "connect", _prepare)
        self._writing = ThreadPoolExecutor(1, "writing")
        self._reading = ThreadPoolExecutor(READERS, "reading")
        self._pending: asyncio.Queue[tuple[Work, asyncio.Future[None]]] = asyncio.Queue(4096)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await _run(self._writing, META.create_all, self._engine)
        self._tasks = [asyncio.create_task(self._commit_for_ever()), asyncio.create_task(self._tidy_for_ever())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for threads in (self._writing, self._reading):
            threads.shutdown(wait=True)
        self._engine.dispose()

    # -- the committer --------------------------------------------------------------------------------------------

    async def _write(self, work: Work) -> None:
        """Returns when the work is on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._pending.put((work, done))
        await done

    async def _commit_for_ever(self) -> None:
        while True:
            batch = [await self._pending.get()]
            while not self._pending.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self._pending.get_nowait())
            errors = await _run(self._writing, self._commit_all, [work for work, _ in batch])
            for (_, done), error in zip(batch, errors, strict=True):
                if not done.done():
                    done.set_exception(error) if error else done.set_result(None)

    def _commit_all(self, works: list[Work]) -> list[Exception | None]:
        """One transaction, or one each if that fails: what went wrong with each."""
        error = self._commit(works)
        return [self._commit([work]) for work in works] if error and len(works) > 1 else [error] * len(works)

    def _commit(self, works: list[Work]) -> Exception | None:
        try:
            with self._engine.begin() as connection:
                for statement, values in _together(works):
                    connection.execute(statement, values)
        except IntegrityError:
            return Taken()
        except Exception as error:
            return error
        return None

    async def _tidy_for_ever(self) -> None:
        """Moves what is written from the journal to the file, beside the commits: none of them waits for that."""
        while True:
            await asyncio.sleep(TIDY_EVERY)
            await self._all(sa.text("PRAGMA wal_checkpoint(PASSIVE)"))

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
        await self._write(_appending(entry))

    async def log(self, table: str, *, after: int = 0) -> list[bytes]:
        query = sa.select(LOG.c.body).where(LOG.c.table == table, LOG.c.seq > after).order_by(LOG.c.seq)
        return [row.body for row in await self._all(query)]

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        values = {"table": table, "seq": snapshot.seq, "body": snapshot.body}
        await self._write([(SAVE_SNAPSHOT, values)])

    async def snapshot(self, table: str) -> Snapshot | None:
        row = await self._one(sa.select(SNAPSHOTS).where(SNAPSHOTS.c.table == table))
        return Snapshot(row.seq, row.body) if row else None

    async def tables_of(self, person: str, *, limit: int) -> list[TableRow]:
        mine = sa.select(SITTING.c.table).where(SITTING.c.person == person)
        query = sa.select(TABLES).where(TABLES.c.id.in_(mine)).order_by(TABLES.c.changed.desc()).limit(limit)
        return [_table(row) for row in await self._all(query)]

    async def results(self, tables: list[str]) -> dict[str, bytes]:
        rows = await self._all(sa.select(RESULTS).where(RESULTS.c.table.in_(tables)))
        return {row.table: row.body for row in rows}

    async def running(self, *, since: float) -> list[TableRow]:
        query = sa.select(TABLES).where(TABLES.c.phase == "playing", TABLES.c.changed >= since)
        return [_table(row) for row in await self._all(query)]

    async def _all(self, query: sa.Executable) -> list[sa.Row[Any]]:
        return await _run(self._reading, self._read, query)

    def _read(self, query: sa.Executable) -> list[sa.Row[Any]]:
        with self._engine.connect() as connection:
            return list(connection.execute(query))

    async def _one(self, query: sa.Select[Any]) -> sa.Row[Any] | None:
        rows = await self._all(query)
        return rows[0] if rows else None


async def _run(threads: ThreadPoolExecutor, work: Callable[[A], R], about: A) -> R:
    """In a thread of the store: a disk that is slow holds up nobody else."""
    return await asyncio.get_running_loop().run_in_executor(threads, work, about)


def _prepare(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer, and what is committed survives a power cut."""
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "wal_autocheckpoint=0",
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
    work: Work = [
        (APPEND, {"table": entry.table, "seq": entry.seq, "at": entry.at, "body": entry.body}),
        (CHANGE_TABLE, {"of": entry.table, "at": entry.at, "now": entry.phase}),
    ]
    if entry.sitting is not None:
        work.append((STAND_UP, {"of": entry.table}))
        work += [(SIT_DOWN, {"person": person, "table": entry.table}) for person in entry.sitting]
    if entry.result is not None:
        work.append((SAVE_RESULT, {"table": entry.table, "body": entry.result}))
    return work


def _table(row: sa.Row[Any]) -> TableRow:
    return TableRow(**row._mapping)
