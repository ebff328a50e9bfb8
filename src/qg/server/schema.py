"""The tables of the store, as they are now. How older stores become like this is in `migrations`."""

from __future__ import annotations

import sqlalchemy as sa

TABLES_OF = sa.MetaData()
META = sa.Table(
    "meta",
    TABLES_OF,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("value", sa.String, nullable=False),
)
PEOPLE = sa.Table(
    "people",
    TABLES_OF,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("colour", sa.Integer, nullable=False),
    sa.Column("face", sa.Integer, nullable=False),
)
TABLES = sa.Table(
    "tables",
    TABLES_OF,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("code", sa.String, nullable=False, unique=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("seed", sa.String, nullable=False),
    sa.Column("phase", sa.String, nullable=False),
    sa.Column("lesson", sa.Boolean, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("closed", sa.String),
    sa.Column("due", sa.Integer),
)
sa.Index(
    "tables_by_due", TABLES.c.due, sqlite_where=TABLES.c.due.is_not(None), postgresql_where=TABLES.c.due.is_not(None)
)
LOG = sa.Table(
    "log",
    TABLES_OF,
    sa.Column("table", sa.String, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("by", sa.String),
    sa.Column("request", sa.String),
    sa.Column("clock", sa.Integer),
    sqlite_with_rowid=False,
)
ASKED = LOG.c.request.is_not(None)
sa.Index(
    "log_by_request", LOG.c.table, LOG.c.by, LOG.c.request, unique=True, sqlite_where=ASKED, postgresql_where=ASKED
)
SNAPSHOTS = sa.Table(
    "snapshots",
    TABLES_OF,
    sa.Column("table", sa.String, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)
TOLD = sa.Table(
    "told",
    TABLES_OF,
    sa.Column("table", sa.String, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
SITTING = sa.Table(
    "sitting",
    TABLES_OF,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("table", sa.String, primary_key=True),
    sqlite_with_rowid=False,
)
RESULTS = sa.Table(
    "results",
    TABLES_OF,
    sa.Column("table", sa.String, primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
)
