"""What the room asks of a store. SQLite is behind it by default; anything that keeps these promises may be."""

from __future__ import annotations

from typing import Literal, Protocol

from msgspec import Struct

from qg.kernel import Refused

from .messages import Look, Phase

Kept = Phase | Literal["closed"]
"""The phase of a table in the store. One that is closed cannot be opened any more."""


class Taken(Exception):
    """That number in a log, or that code, is taken: somebody else was first."""


class CannotWrite(Refused):
    """Nothing can be written now: the disk is full, read-only or broken, or the store has gone."""

    def __init__(self, problem: str) -> None:
        super().__init__("room_cannot_write")
        self.problem = problem


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
    phase: Kept
    lesson: bool
    changed: float
    due: int | None = None
    """The room's millisecond at which something happens there by itself; 0: a bot is to move; None: nothing does."""
    closed: str | None = None
    """Why a closed table cannot be opened: the code of a refusal."""


class Append(Struct, frozen=True, kw_only=True):
    """One entry to a log, and what follows from it; all of it is kept, or nothing."""

    table: str
    seq: int
    at: float
    body: bytes
    phase: Kept
    by: str | None = None
    request: str | None = None
    """Who asked for it, and under which id: a request is carried out once at a table, for ever."""
    clock: int | None = None
    """The room's own milliseconds when it was written."""
    due: int | None = None
    """When the table must be awake, from then on: see TableRow."""
    changed: float | None = None
    """When everybody there last heard of something; None: now."""
    sitting: tuple[str, ...] | None = None
    """The people of the table, where they have changed."""
    result: bytes | None = None
    """The outcome, when the game is over."""


class Snapshot(Struct, frozen=True):
    """The whole game after an entry of the log."""

    seq: int
    body: bytes
    told: bytes = b""
    """What was told since the snapshot before, packed: it is kept beside the log."""


class Store(Protocol):
    """Durable: what has returned is on disk. What cannot be written now is refused (CannotWrite)."""

    def trouble(self) -> str | None:
        """Why nothing can be written now, for whoever runs the room; None: it can."""

    async def open(self) -> None: ...
    async def close(self) -> None: ...

    async def person(self, id: str) -> Person | None: ...
    async def save_person(self, person: Person) -> None: ...

    async def make_table(self, row: TableRow, first: Append) -> None:
        """Refuses a code that is in use (Taken)."""

    async def table(self, code: str) -> TableRow | None: ...
    async def append(self, entry: Append) -> None:
        """Refuses a number that is in the log already, and a request that was carried out (Taken). While nothing can be
        written it waits, and the table with it."""

    async def log(self, table: str, *, after: int = 0) -> list[bytes]: ...
    async def others(self, table: str, *, upto: int) -> list[tuple[int, bytes]]:
        """The entries up to that number that are no inputs to the game, with their numbers."""

    async def requests(self, table: str) -> list[tuple[str, str, int]]:
        """Every request that was carried out at a table: who asked, under which id, and the number of the entry."""

    async def request(self, table: str, by: str, request: str) -> int | None:
        """The number of the entry that carried a request out."""

    async def clock_of(self, table: str, seq: int) -> int | None:
        """The room's milliseconds at an entry; None: it was written before there were any."""

    async def latest_clock(self) -> int:
        """The greatest that any entry has noted."""

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> bool:
        """The log can do without: where it cannot be written now, it is not. Whether it was."""

    async def snapshot(self, table: str) -> Snapshot | None:
        """The last, without what was told."""

    async def told(self, table: str) -> list[bytes]:
        """What was told up to the last snapshot, as it was packed."""

    async def tables_of(self, person: str, *, limit: int) -> list[TableRow]:
        """Tables a person sits at, the latest first."""

    async def results(self, tables: list[str]) -> dict[str, bytes]: ...
    async def due(self) -> list[TableRow]:
        """Every table at which something will happen by itself."""
