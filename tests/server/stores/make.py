"""Makes the small store that a release leaves behind: run by that release, with its own tests at hand.

    python -m tests.server.stores.make FILE.xz

Games of every title: one played to its end, some cut at all kinds of moments, as a crash would leave them. A lesson
begun, and a lobby. Later programs open it for ever.
"""

import asyncio
import lzma
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from qg import catalog
from qg.server import sqlite
from tests.server.conftest import Server, serving
from tests.server.games import any_over, start_clock, until
from tests.server.visitor import Tab, Visitor, play_on

CUTS = (3, 9, 20, 34, 70)
"""After how many entries of their logs games are cut: some before their second snapshot, some after."""


async def fill(folder: Path, file: Path) -> None:
    """A room with a little of everything in it; the store is copied while all of it goes on."""
    async with serving(folder) as server, Visitor(server.base) as nora, Visitor(server.base, "Samir") as samir:
        for slug in catalog.games():
            await any_over(server, nora, slug)
            for cut in CUTS:
                await _cut(server, slug, cut, nora, samir)
            await _paused(server, slug, nora, samir)
        first = catalog.games()[0]
        lesson = await nora.join(await nora.make(first, "lesson"))
        await lesson.done("read_on")
        lobby = await nora.join(await nora.make(first, seats=4))
        await lobby.done("set_options", options={"tempo": "untimed"})
        await lobby.done("set_bot", seat=1, level="double-zero")
        copy(folder / sqlite.FILE, file)


async def _begun(server: Server, slug: str, seats: int, nora: Visitor, samir: Visitor) -> tuple[str, Tab, Tab]:
    """Two people, and bots on the other seats."""
    code = await nora.make(slug, seats=seats)
    host, guest = await nora.join(code), await samir.join(code)
    await guest.done("sit")
    await guest.done("chat", text=f"{slug}!")
    await host.done("start")
    for tab in (host, guest):
        await tab.until(lambda tab=tab: tab.scene)  # type: ignore[misc]
    if catalog.load(slug).conduct.real_time:
        await start_clock(server, code, host, guest)
    return code, host, guest


async def _cut(server: Server, slug: str, cut: int, nora: Visitor, samir: Visitor) -> None:
    """A game that has come so far; in some of them somebody was late, or has left."""
    rng = random.Random(cut)
    code, host, guest = await _begun(server, slug, rng.choice(catalog.load(slug).seat_counts[1:]), nora, samir)
    table = server.table(code)

    def is_far(upto: int) -> bool:
        return table.version >= upto or host.lobby["phase"] == "over"

    await asyncio.gather(*(play_on(tab, rng, until=lambda: is_far(cut // 2)) for tab in (host, guest)))
    if cut % 2 == 0 and table.running is not None and (due := table.running.t.due) is not None:
        told = table.version
        server.let_pass(code, (due - table.now) / 1000 + 0.1)
        await until(lambda: table.version > told or table.over)
    if cut % 3 == 0:
        await guest.done("stand")
    tabs = [tab for tab in (host, guest) if tab.seat is not None]
    await asyncio.gather(*(play_on(tab, rng, until=lambda: is_far(cut)) for tab in tabs))
    await asyncio.gather(host.close(), guest.close())


async def _paused(server: Server, slug: str, nora: Visitor, samir: Visitor) -> None:
    """A game that stands still by the word of one of its people."""
    _, host, guest = await _begun(server, slug, 2, nora, samir)
    await guest.done("answer", choice={"type": "word", "say": "pause"})
    await asyncio.gather(host.close(), guest.close())


def copy(store: Path, file: Path) -> None:
    """The store as it is on the disk now, in one packed file."""
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / store.name
        with closing(sqlite3.connect(store)) as source, closing(sqlite3.connect(whole)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
            target.execute("VACUUM")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(lzma.compress(whole.read_bytes(), preset=9 | lzma.PRESET_EXTREME))


def rows(file: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(file)) as base:
        return base.execute(query).fetchall()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(fill(Path(folder), Path(sys.argv[1])))
