"""Through what others speak to a live table, and a table to its room: all they need, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Coroutine, Sequence
from typing import Any, Protocol

from qg.kernel import Game, NoticeKind, Refused, View
from qg.kernel.record import Input
from qg.words import Message

from . import log
from .bot_pool import Thought
from .clock import RoomClock
from .connections import Client
from .manners import Drafts
from .running import LiveGame
from .seating import Seating
from .serial import Job
from .store import Person, Store, TableRow


class Sleepy(Protocol):
    """A table that leaves the memory, and must be awake again when it is due."""

    row: TableRow
    due: int | None


class House(Protocol):
    """What a table needs of the room it stands in."""

    store: Store
    clock: RoomClock
    rng: random.Random
    pace: float
    address: str
    awoken: set[str]
    """Ids of the tables that have been awake since the room was opened."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Work beside everything else."""

    def forget(self, table: Sleepy) -> None:
        """The room holds this table no longer."""

    def say(self, refused: Refused, slug: str | None = None, names: Sequence[str] = ()) -> Message: ...
    async def think(self, table: str, seat: int, level: str, view: View[Any]) -> Thought | None:
        """What a bot would answer; None where it fails, or thinks too long."""

    async def named(self, id: str) -> Person: ...
    async def make_rematch(self, game: str, seating: Seating) -> str: ...


class Driven(Protocol):
    """What happens at a table by itself is put to it through this."""

    dropped: bool

    @property
    def house(self) -> House: ...
    @property
    def running(self) -> LiveGame | None: ...
    def is_here(self, seat: int) -> bool: ...
    def put(self, job: Job) -> None: ...
    async def think(self, seat: int, level: str, view: View[Any], *, hint: bool = False) -> Thought | None: ...
    async def tell_time(self) -> int: ...
    async def give(self, given: Input, *, by: str | None = None, id: str | None = None) -> None: ...
    async def notice(self, kind: NoticeKind, seat: int | None = None, what: str | None = None) -> None: ...


class Port(Driven, Protocol):
    """What people ask of a table goes through this."""

    @property
    def game(self) -> Game[Any, Any]: ...
    @property
    def seating(self) -> Seating: ...
    @property
    def drafts(self) -> Drafts: ...
    @property
    def host_seat(self) -> int | None: ...
    def say(self, refused: Refused) -> Message: ...
    async def was_done(self, person: str, id: str) -> bool: ...
    def catch_up(self, client: Client, stream: str, n: int) -> None: ...
    def hold(self, client: Client) -> None: ...
    def expect(self, seat: int) -> None:
        """Whoever is not here has their usual time to come."""

    async def commit(self, change: log.Change, *, by: str | None = None, id: str | None = None) -> None: ...
