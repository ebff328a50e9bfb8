"""The store on SQLite: one file, nothing to install.

All writing goes through one committer: whatever has gathered while the last transaction was synced goes into the next
one together. A batch that fails is tried again one by one, so that nobody fails for another's fault.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .messages import Look
from .store import Append, Person, Snapshot, TableRow, Taken

MOST_AT_ONCE = 500
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
        self._engine: AsyncEngine = create_async_engine(f"sqlite+aiosqlite:///{file}")
        sa.event.listen(self._engine.sync_engine, "connect", _prepare)
        self._pending: asyncio.Queue[tuple[Work, asyncio.Future[None]]] = asyncio.Queue(4096)
        self._committer: asyncio.Task[None] | None = None
        self._tidier: asyncio.Task[None] | None = None

    async def open(self) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(META.create_all)
        self._committer = asyncio.create_task(self._commit_for_ever())
        self._tidier = asyncio.create_task(self._tidy_for_ever())

    async def close(self) -> None:
        for task in (self._tidier, self._committer):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        await self._engine.dispose()

    # -- the committer --------------------------------------------------------------------------------------------

    async def _write(self, work: Work) -> None:
        """Returns when the work is on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._pending.put((work, done))
        await done

    async def _commit_for_ever(self) -> None:
        async with self._engine.connect() as connection:
            while True:
                batch = [await self._pending.get()]
                while not self._pending.empty() and len(batch) < MOST_AT_ONCE:
                    batch.append(self._pending.get_nowait())
                if not await self._commit(connection, batch):
                    for one in batch:
                        await self._commit(connection, [one], alone=True)

    async def _tidy_for_ever(self) -> None:
        """Moves what is written from the journal to the file, beside the commits: none of them waits for that."""
        while True:
            await asyncio.sleep(TIDY_EVERY)
            async with self._engine.connect() as connection:
                await connection.execute(sa.text("PRAGMA wal_checkpoint(PASSIVE)"))

    async def _commit(
        self, connection: AsyncConnection, batch: list[tuple[Work, asyncio.Future[None]]], *, alone: bool = False
    ) -> bool:
        """One transaction. A single one that fails tells its own; a batch only says so."""
        try:
            for statement, values in _together(work for work, _ in batch):
                await connection.execute(statement, values)
            await connection.commit()
        except Exception as error:
            with suppress(Exception):
                await connection.rollback()
            if len(batch) > 1 and not alone:
                return False
            for _, done in batch:
                if not done.done():
                    done.set_exception(Taken() if isinstance(error, IntegrityError) else error)
            return True
        for _, done in batch:
            if not done.done():
                done.set_result(None)
        return True

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

    async def _all(self, query: sa.Select[Any]) -> list[sa.Row[Any]]:
        async with self._engine.connect() as connection:
            return list(await connection.execute(query))

    async def _one(self, query: sa.Select[Any]) -> sa.Row[Any] | None:
        rows = await self._all(query)
        return rows[0] if rows else None


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
