"""How an older store becomes one of today: numbered steps, forward only.

A store says its version in `meta`; the first release said none. Steps are in plain SQL, because the tables they found
are not those of today. All that are owed are done in one transaction, so a store is never between two versions.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from qg.kernel import Refused

from .limits import SOON_CHECKED
from .schema import META, TABLES_OF

FIRST_TABLES = {"people", "tables", "log", "snapshots", "sitting", "results"}
"""What a store of the first release holds."""
Step = Callable[[sa.Connection], None]


def _sql(*statements: str) -> Step:
    def step(connection: sa.Connection) -> None:
        for statement in statements:
            connection.exec_driver_sql(statement)

    return step


class AskedBy(Struct):
    """What an entry of the log says of who asked for it."""

    by: str | None = None
    id: str | None = None


def _note_requests(connection: sa.Connection) -> None:
    """Who asked, and under which id, is in columns too. Of a request carried out twice the first one counts."""
    for column in ("by", "request"):
        connection.exec_driver_sql(f'ALTER TABLE log ADD COLUMN "{column}" VARCHAR')
    for (table,) in connection.exec_driver_sql("SELECT id FROM tables").fetchall():
        first: dict[tuple[str, str], int] = {}
        for seq, body in connection.exec_driver_sql(
            'SELECT seq, body FROM log WHERE "table" = ? ORDER BY seq', (table,)
        ):
            asked = msgspec.json.decode(body, type=AskedBy)
            if asked.by and asked.id:
                first.setdefault((asked.by, asked.id), seq)
        noted = [(by, id, table, seq) for (by, id), seq in first.items()]
        if noted:
            connection.exec_driver_sql('UPDATE log SET "by" = ?, request = ? WHERE "table" = ? AND seq = ?', noted)
    connection.exec_driver_sql(
        'CREATE UNIQUE INDEX log_by_request ON log ("table", "by", request) WHERE request IS NOT NULL'
    )


STEPS: dict[int, Step] = {
    2: _sql(  # games in play of the preview are closed: nothing of how they dealt with absences is carried along
        "ALTER TABLE tables ADD COLUMN closed VARCHAR",
        "UPDATE tables SET phase = 'closed', closed = 'table_of_preview' WHERE phase = 'playing'",
    ),
    3: _note_requests,
    4: _sql("ALTER TABLE log ADD COLUMN clock INTEGER"),
    5: _sql(
        "ALTER TABLE tables ADD COLUMN due INTEGER",
        "CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL",
        "DROP INDEX tables_by_phase",
    ),
    6: _sql(  # a snapshot says more now; where there is none, the whole log is read
        "DELETE FROM snapshots",
        'CREATE TABLE told ("table" VARCHAR NOT NULL, seq INTEGER NOT NULL, body BLOB NOT NULL, '
        'PRIMARY KEY ("table", seq)) WITHOUT ROWID',
    ),
}
"""What leads to each version from the one before."""
VERSION = max(STEPS)


def prepare(engine: sa.Engine, file: Path) -> None:
    """Makes the store, or brings it up to date. One that cannot be used is refused in a sentence."""
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # a step that fails halfway leaves nothing behind
            _migrate(connection, file)
    except (sqlite3.OperationalError, sa.exc.OperationalError) as error:
        raise Refused("data_unusable", folder=str(file), problem=str(getattr(error, "orig", error))) from error
    except (sqlite3.DatabaseError, sa.exc.DatabaseError) as error:
        raise Refused("store_damaged", file=str(file)) from error


def _migrate(connection: sa.Connection, file: Path) -> None:
    found = set(sa.inspect(connection).get_table_names())
    if not found:
        TABLES_OF.create_all(connection)
        return _note(connection)
    if not found >= FIRST_TABLES or not _is_whole(connection, file):
        raise Refused("store_damaged", file=str(file))
    version = version_of(connection) if META.name in found else 1
    if version is None:
        raise Refused("store_damaged", file=str(file))
    if version > VERSION:
        raise Refused("store_newer", file=str(file), version=str(version), known=str(VERSION))
    if version < VERSION:
        META.create(connection, checkfirst=True)
        for number in range(version + 1, VERSION + 1):
            STEPS[number](connection)
        _note(connection)


def version_of(connection: sa.Connection) -> int | None:
    """The version a store says it has."""
    said = connection.scalar(sa.select(META.c.value).where(META.c.name == "schema"))
    return int(said) if said is not None and said.isdecimal() else None


def _note(connection: sa.Connection) -> None:
    connection.execute(META.delete().where(META.c.name == "schema"))
    connection.execute(META.insert().values(name="schema", value=str(VERSION)))


def _is_whole(connection: sa.Connection, file: Path) -> bool:
    """Whether the file holds together. A large store is not searched: it would hold up the start."""
    if file.stat().st_size > SOON_CHECKED:
        return True
    return bool(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() == "ok")
