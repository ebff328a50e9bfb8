"""Servers under test: real ones on loopback, in this process or in one of their own."""

import asyncio
import random
import socket
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn

from qg import catalog
from qg.bots import levels
from qg.kernel import Bot, View
from qg.kernel.record import Entry, digest
from qg.server import log
from qg.server.app import make_app, make_site
from qg.server.bot_pool import Thought
from qg.server.limits import LARGEST_FRAME, Allowance
from qg.server.live import LiveTable
from qg.server.running import LiveGame
from qg.server.serve import free_socket
from qg.server.site import Site

from ..shelf import TOYS, on_the_shelf
from .visitor import Tab

GENEROUS = Allowance(
    messages_a_second=10_000,
    messages_a_minute=100_000,
    chats_a_minute=10_000,
    tables_an_hour=10_000,
    tables_an_hour_address=10_000,
    requests_a_minute=100_000,
)


class QuickThinker:
    """Bots that think in this process and answer at once, so that a whole game takes seconds."""

    def __init__(self, pace: int = 0, level: str | None = None) -> None:
        self.pace = pace
        self.level = level
        self.rng = random.Random(1)
        self.bots: dict[tuple[str, int, str], Bot] = {}

    async def think(self, table: str, seat: int, level: str, view: View[Any]) -> Thought:
        level = self.level or level
        bot = self.bots.setdefault((table, seat, level), levels(catalog.load(view.game))[level]())
        await asyncio.sleep(0)
        return Thought(bot.choose(view, self.rng) if view.options else None, self.pace, bot.remark(view, self.rng))

    def close(self) -> None:
        pass


class Server:
    """A server in this process, with its site at hand."""

    def __init__(self, site: Site, base: str) -> None:
        self.site = site
        self.base = base

    def table(self, code: str) -> LiveTable:
        """A table as the room holds it in memory."""
        return self.site.room.live[code]

    def digest(self, code: str) -> str:
        """A fingerprint of all that a table is: who sits where, the game, the chat, the version."""
        table = self.table(code)
        seating = table.seating
        game = digest(table.game, table.running.t) if table.running else None
        parts = (seating.phase, seating.chairs, seating.options, seating.rematch, game, table.chat.lines, table.version)
        return blake2b(msgspec.json.encode(parts), digest_size=8).hexdigest()

    def running(self, code: str) -> LiveGame:
        running = self.table(code).running
        assert running is not None, "the game has begun"
        return running

    def record(self, code: str) -> list[Entry]:
        """The entries of a game's record, as the store has them."""
        store: Any = self.site.room.store
        with closing(sqlite3.connect(store._file)) as base:
            query = 'select body from log where "table" = ? order by seq'
            changes = [log.decode(raw).change for (raw,) in base.execute(query, (self.table(code).row.id,))]
        return [change.entry for change in changes if isinstance(change, log.Given)]

    async def told(self, code: str, *tabs: Tab) -> None:
        """Waits until these tabs have heard all that was said to them."""
        for tab in tabs:
            await tab.until(lambda tab=tab: tab.n >= self.table(code).streams.of(tab.seat).n)  # type: ignore[misc]

    def let_pass(self, code: str, seconds: float) -> None:
        """So much table time passes in one moment."""
        self.running(code).clock._from -= seconds
        self.table(code).driver.go()


@asynccontextmanager
async def serving(
    data: Path, *, limits: Allowance = GENEROUS, pace: int = 0, level: str | None = "random", buffer: int = 0
) -> AsyncIterator[Server]:
    """A room on that folder while the block lasts. By default its bots play anything, at once."""
    site = make_site(data, limits=limits, bot_pool=QuickThinker(pace, level))
    listener = free_socket("127.0.0.1", random.randint(21_000, 29_000))
    if buffer:  # what is sent and not read fills up soon
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    config = uvicorn.Config(
        make_app(site),
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        log_level="warning",
        lifespan="on",
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield Server(site, f"http://127.0.0.1:{listener.getsockname()[1]}")
    finally:
        server.should_exit = True
        await task


@pytest.fixture(scope="module", autouse=True)
def toys() -> Iterator[None]:
    """The games of the platform's tests are on the shelf."""
    with on_the_shelf(TOYS):
        yield


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as one:
        yield one
