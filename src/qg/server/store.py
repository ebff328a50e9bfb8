"""What the room asks of a store. SQLite is behind it by default; anything that keeps these promises may be."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from .messages import Look, Phase


class Taken(Exception):
    """That number in a log, or that code, is taken: somebody else was first."""


class Person(Struct, frozen=True):
    """A guest."""

    id: str
    name: str
    look: Look


class TableRow(Struct, frozen=True, kw_only=True):
    """A table in the store. `seed` is its secret until the game is over."""

    id: str
    code: str
    game: str
    seed: str
    phase: Phase
    lesson: bool
    changed: float


class Append(Struct, frozen=True, kw_only=True):
    """One entry to a log, and what follows from it; all of it is kept, or nothing."""

    table: str
    seq: int
    at: float
    body: bytes
    phase: Phase
    sitting: tuple[str, ...] | None = None
    """The people of the table, where they have changed."""
    result: bytes | None = None
    """The outcome, when the game is over."""


class Snapshot(Struct, frozen=True):
    """The whole game after an entry of the log."""

    seq: int
    body: bytes


class Store(Protocol):
    """Durable: what has returned is on disk."""

    async def open(self) -> None: ...
    async def close(self) -> None: ...

    async def person(self, id: str) -> Person | None: ...
    async def save_person(self, person: Person) -> None: ...

    async def make_table(self, row: TableRow, first: Append) -> None:
        """Refuses a code that is in use (Taken)."""

    async def table(self, code: str) -> TableRow | None: ...
    async def append(self, entry: Append) -> None:
        """Refuses a number that is in the log already (Taken)."""

    async def log(self, table: str, *, after: int = 0) -> list[bytes]: ...
    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None: ...
    async def snapshot(self, table: str) -> Snapshot | None: ...

    async def tables_of(self, person: str, *, limit: int) -> list[TableRow]:
        """Tables a person sits at, the latest first."""

    async def results(self, tables: list[str]) -> dict[str, bytes]: ...
    async def running(self, *, since: float) -> list[TableRow]:
        """Games in play in which something has happened since then."""
