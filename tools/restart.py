"""How soon a room with many games in play is there again: python -m tools.restart [TABLES]

Games of every title are played in a temporary store, by dice, and cut somewhere; so that it does not take all day, a
few are played and the others are copies. Then the room is opened on it again:
once to see how much processor time it takes and for how long it holds up whoever asks meanwhile, and once, slower, to
count the memory of a table that nobody looks at. Bots think for ever, so that nothing else costs time.
"""

from __future__ import annotations

import asyncio
import gc
import random
import sqlite3
import sys
import tempfile
import time
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any

from qg import catalog
from qg.kernel import RANDOM, View
from qg.lab.match import make_bots, next_input
from qg.server.bot_pool import Thought
from qg.server.clock import FILE as CLOCK
from qg.server.clock import RoomClock
from qg.server.documents import NewTable
from qg.server.messages import Look
from qg.server.room import Room
from qg.server.sqlite import FILE, SqliteStore
from qg.server.store import Person

TABLES = 300
PLAYED = 24
LEAST, MOST = 10, 400
"""Inputs after which a game is cut."""
EVERY = 0.02
"""Seconds between two looks at how it goes."""
SOMEBODY = Person("nora", "Nora", Look())


class Pondering:
    """Bots that never come to an end."""

    async def think(self, table: str, seat: int, level: str, view: View[Any]) -> Thought:
        await asyncio.Event().wait()
        raise AssertionError

    def close(self) -> None:
        """Nothing was begun."""


class Probe:
    """Comes back now and then, and notes by how much it was late."""

    def __init__(self) -> None:
        self.worst = 0.0

    async def run(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(EVERY)
            self.worst = max(self.worst, time.perf_counter() - began - EVERY)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Room]:
    room = Room(SqliteStore(folder / FILE), Pondering(), RoomClock(folder / CLOCK))
    await room.open()
    try:
        yield room
    finally:
        await room.close()


async def fill(folder: Path, tables: int) -> list[str]:
    """The codes of so many games in play, of every title in turn."""
    titles, rng = catalog.games(), random.Random("restart")
    async with opened(folder) as room:
        played = [_cut(room, titles[number % len(titles)], rng) for number in range(min(PLAYED, tables))]
        codes = list(await asyncio.gather(*played))
    with closing(sqlite3.connect(folder / FILE)) as base:
        for number in range(len(codes), tables):
            codes.append(f"C{number:03}")
            _copy(base, codes[number % PLAYED], codes[-1])
        base.commit()
    return codes


def _copy(base: sqlite3.Connection, code: str, other: str) -> None:
    """The same game under another code."""
    ((id,),) = base.execute("select id from tables where code = ?", (code,)).fetchall()
    for table, key in (("tables", "id"), ("log", "table"), ("snapshots", "table"), ("told", "table")):
        found = base.execute(f'select * from {table} where "{key}" = ?', (id,))
        names = [column for column, *_ in found.description]
        for row in found.fetchall():
            values = dict(zip(names, row, strict=True)) | {key: f"{id}-{other}"}
            if table == "tables":
                values["code"] = other
            marks = ", ".join("?" * len(values))
            base.execute(f"insert into {table} values ({marks})", tuple(values.values()))


async def _cut(room: Room, slug: str, rng: random.Random) -> str:
    """One that is not over; what is over sooner than it should be cut is begun again, and cut sooner."""
    most = rng.randint(LEAST, MOST)
    while True:
        table = await room.make(SOMEBODY, NewTable(game=slug, how="now"))
        running = table.running
        assert running is not None
        table.driver.came(0)  # who plays by dice is not away
        bots = make_bots(table.game, [RANDOM], len(running.t.seats))
        for _ in range(most):
            await table.do(partial(table.give, next_input(table.game, running.t, bots, rng, think=200)))
            if running.t.outcome is not None:
                break
        await table.close()
        if running.t.outcome is None:
            return table.code
        most = max(LEAST // 2, most // 2)


async def wake(folder: Path, codes: list[str]) -> None:
    """Opens the room, and waits until all tables are awake: by themselves, or because somebody comes."""
    probe, began, used = Probe(), time.perf_counter(), time.thread_time()
    async with opened(folder) as room:
        opening = time.thread_time() - used
        probing = asyncio.create_task(probe.run())
        due = len(room.sweep.asleep)
        while room.sweep.asleep:
            await asyncio.sleep(EVERY)
        slept, roused = time.perf_counter() - began, time.thread_time() - used
        worst = [0.0]
        for code in codes:
            begun = time.perf_counter()
            await room.find(code)
            worst.append(time.perf_counter() - begun)
        used = time.thread_time() - used
        while room.is_checking:
            await asyncio.sleep(0.05)
        checked = time.perf_counter() - began
        probing.cancel()
        entries = sorted(table.version for table in room.live.values())
        parted = sum(table.is_parted for table in room.live.values())
    print(
        f"{len(codes)} games in play, {entries[0]} to {entries[-1]} entries, half of them {entries[len(entries) // 2]}"
    )
    print(f"the room is open after       {opening * 1000:8.0f} ms of processor time of the loop")
    print(f"{due} due tables are awake after {slept:5.1f} s, {roused * 1000:5.0f} ms of processor time of the loop")
    print(f"all tables are awake after   {used * 1000:8.0f} ms of processor time of the loop")
    print(f"the slowest that was asked for {max(worst) * 1000:6.0f} ms")
    print(f"every chain is checked after {checked:8.1f} s; {parted} part")
    print(f"longest hold-up meanwhile    {probe.worst * 1000:8.0f} ms")


async def weigh(folder: Path, codes: list[str]) -> None:
    """The memory of tables that nobody looks at, with all that hangs on them."""
    async with opened(folder) as room:
        while room.sweep.asleep:
            await asyncio.sleep(0.05)
        tracemalloc.start()
        for table in tuple(room.live.values()):
            await table.close()
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        for code in codes:
            await room.find(code)
        while room.is_checking:
            await asyncio.sleep(0.05)
        gc.collect()
        weight = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
    print(f"memory of a table            {weight / len(codes) / 1024:8.0f} KiB")


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    with tempfile.TemporaryDirectory() as name:
        codes = asyncio.run(fill(Path(name), tables))
        asyncio.run(wake(Path(name), codes))
        asyncio.run(weigh(Path(name), codes))


if __name__ == "__main__":
    main()
