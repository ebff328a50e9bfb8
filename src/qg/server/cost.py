"""What it costs to tell a game: bytes of its updates, the time to make them, and calls of Python functions between the
socket of whoever answers and the sockets of all who hear of it. A real table is played, on a store that writes nothing.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any, cast

import msgspec

from qg.bots import levels
from qg.kernel import RANDOM, Refused, moments
from qg.kernel.game import plain
from qg.kernel.patch import Known, difference
from qg.words import Message

from . import log, messages
from .clock import RoomClock
from .connections import Client
from .live import LiveTable
from .port import House
from .requests import handle
from .running import GameNews, LiveGame
from .store import Append, TableRow
from .stream import Display, Stream, encode

MOST_INPUTS = 400
decode: Callable[[bytes], messages.ClientMessage] = msgspec.json.Decoder(messages.ClientMessage).decode


class Cost(msgspec.Struct, frozen=True, kw_only=True):
    """Figures of one game. Bytes of an update of one seat; microseconds of this machine's own for each seat."""

    bytes_mean: float
    bytes_p95: float
    patches: float
    update: float
    calls_mean: float
    calls_p95: float
    calls: dict[str, float]
    """Of answers that told something, by the kind of choice."""


class Nowhere:
    """A store that forgets."""

    async def append(self, entry: Append) -> None:
        """It is as durable as this table has to be."""

    async def save_snapshot(self, *_: Any) -> None:
        """Likewise."""

    async def request(self, *_: Any) -> None:
        """No request comes twice."""


class NoHouse:
    """A room with one table, where nobody thinks."""

    def __init__(self) -> None:
        self.store = Nowhere()
        self.clock = RoomClock(Path())
        self.awoken: set[str] = set()
        self.rng = random.Random(0)
        self.pace = 1.0
        self.address = ""

    def forget(self, table: object) -> None:
        """There is nothing to forget."""

    def say(self, refused: Refused, *_: Any) -> Message:
        return Message(refused.code)


def cost(slug: str, seats: int, *, games: int = 3) -> Cost:
    """Plays games between the game's first bots, each with a tab of its own as people have."""
    return asyncio.run(_measure(slug, seats, games))


async def _measure(slug: str, seats: int, games: int) -> Cost:
    found = Sample()
    await _play(slug, seats, "warm up", Sample())
    for number in range(games):
        await _play(slug, seats, f"{number}", found)
    calls = sorted(count for counts in found.calls.values() for count in counts)
    sizes = sorted(found.sizes)
    return Cost(
        bytes_mean=fmean(sizes),
        bytes_p95=sizes[int(len(sizes) * 0.95)],
        patches=found.patches / found.updates * 1e6,
        update=found.whole / found.updates * 1e6,
        calls_mean=fmean(calls),
        calls_p95=calls[int(len(calls) * 0.95)],
        calls={kind: fmean(counts) for kind, counts in found.calls.items()},
    )


class Sample:
    """What was counted."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.calls: defaultdict[str, list[int]] = defaultdict(list)
        self.patches = 0.0
        self.whole = 0.0
        self.updates = 0


async def _play(slug: str, seats: int, seed: str, found: Sample) -> None:
    table = await _opened(slug, seats, seed)
    running, clients = table.running, table.connections.clients
    assert running is not None, "it has been started"
    game, rng = running.game, random.Random(seed)
    known = levels(game)
    bots = [known[next(iter(game.bots), RANDOM)]() for _ in range(seats)]
    for number in range(MOST_INPUTS):
        t = running.t
        if t.outcome is not None:
            break
        if not t.waiting:
            running.clock._from -= max(0, t.due - running.now()) / 1000
            await table.tell_time()
            continue
        seat = rng.choice(t.waiting)
        choice = bots[seat].choose(game.view(t, seat), rng)
        if number % 3 == 0:
            _time(running, seat, choice, found)
        ask = messages.GiveAnswer(f"{number}", plain(choice), t.open.number)
        calls = await _count(_asked, table, clients[seat], msgspec.json.encode(ask))
        sizes = [len(raw) for client in clients for raw in _sent(client)]
        found.sizes += sizes
        if sizes:
            kind = choice.__struct_config__.tag if isinstance(choice, msgspec.Struct) else str(choice)
            found.calls[str(kind)].append(calls)


async def _opened(slug: str, seats: int, seed: str) -> LiveTable:
    """A game among people who are all here."""
    row = TableRow(id=seed, code="ABCD", game=slug, seed=seed, phase="lobby", lesson=False, changed=0.0)
    table = LiveTable(row, cast(House, NoHouse()))
    await table.commit(log.Opened({}, seats))
    for seat in range(seats):
        await table.commit(log.Sat(seat, f"{seat}", f"Guest {seat}", messages.Look()))
    for seat in range(seats):
        client = Client(f"{seat}")
        table._entering.append(client)
        await table.join(client, None)
    await table.commit(log.Started())
    for client in table.connections.clients:
        _sent(client)
    return table


async def _asked(table: LiveTable, client: Client, raw: bytes) -> None:
    await handle(table, client, decode(raw))


def _sent(client: Client) -> list[bytes]:
    """The updates that are on their way to a client."""
    found = []
    while not client.outbox.empty():
        raw = client.outbox.get_nowait() or b""
        client.unsent -= len(raw)
        if raw.startswith(b'{"type":"update"'):
            found.append(raw)
    return found


async def _count(work: Callable[..., Awaitable[None]], *args: Any) -> int:
    """How many Python functions are called meanwhile."""
    counted = 0

    def note(_frame: Any, event: str, _arg: Any) -> None:
        nonlocal counted
        counted += event == "call"

    sys.setprofile(note)
    try:
        await work(*args)
    finally:
        sys.setprofile(None)
    return counted


def _time(running: LiveGame, seat: int, choice: Any, found: Sample) -> None:
    """How long the updates of an answer would take to make: whole, and their patches alone."""
    truth = running.t
    streams = [Stream(who) for who in truth.all_seats]
    for stream in streams:
        stream.shown = running.shown(stream.seat)
    before = [cast(Display, stream.shown) for stream in streams]
    other = running.t = truth.copy()
    try:
        news = GameNews(running, other.answer(seat, choice, at=running.now()))
        begun = process_time()
        for stream in streams:
            encode(news.to(stream))
        found.whole += process_time() - begun
        after = [cast(Display, stream.shown) for stream in streams]
        known: Known = {}
        begun = process_time()
        for stream, old, new in zip(streams, before, after, strict=True):
            moments(running.game, old.board, news.told, other, stream.seat, known)
            difference(old.scene, new.scene)
        found.patches += process_time() - begun
        found.updates += len(streams)
    finally:
        running.t = truth
