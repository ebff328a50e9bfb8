"""Opens a store with another release, goes on with every game in play, and says how each of its games is proven.

python -m tests.server.tomorrow FOLDER        with the other release's code on the path
"""

import asyncio
import random
import sys
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from qg.kernel import Space, Table
from qg.kernel.conduct.state import Word
from qg.kernel.judge import judge
from qg.kernel.record import Answer, Input, Rebased, TimeUp
from qg.server import records
from qg.server.live import LiveTable
from qg.server.sqlite import FILE
from tests.server.conftest import Server, serving
from tests.server.games import until
from tests.server.stores.make import rows

INPUTS = 12
"""With which each game goes on before it is closed."""


class Found(msgspec.Struct):
    """A game of the store."""

    game: str
    went_on: int
    eras: int
    verdict: str
    sentence: str


async def play_on(table: LiveTable, rng: random.Random) -> None:
    """One more input, whoever gives it; the last is that the host closes the table."""
    running = table.running
    assert running is not None
    if running.t.outcome is None:
        await table.give(chosen(running.t, running.now(), rng))


def chosen(t: Table, now: int, rng: random.Random) -> Input:
    speaking = [Answer(now, seat, Word("ready")) for seat in t.all_seats if Word("ready") in t.words(seat)]
    if speaking:
        return speaking[0]
    if t.due is not None and (t.due <= now or not t.waiting):
        return TimeUp(max(now, t.due))
    seat = rng.choice(t.waiting)
    options: Any = t.options(seat)
    choice = options.sample(rng) if isinstance(options, Space) else rng.choice(options)
    frame = t.open
    assert frame is not None
    return Answer(now, seat, choice, frame.number)


async def close(table: LiveTable) -> None:
    """The host ends it; where others must agree, they do."""
    running = table.running
    assert running is not None
    t, now = running.t, running.now()
    if t.outcome is None:
        await table.give(Answer(now, t.hosting, Word("close", reason="enough")))
    for seat in t.all_seats:
        if t.outcome is None and Word("agree") in t.words(seat):
            await table.give(Answer(running.now(), seat, Word("agree")))


async def one(server: Server, code: str) -> Found:
    table = await server.site.room.find(code)
    running = table.running
    assert running is not None
    before, rng = running.inputs, random.Random(code)
    if not table.over:
        for seat in running.t.all_seats:
            await table.do(partial(table.notice, "back", seat))
        for _ in range(INPUTS):
            await table.do(partial(play_on, table, rng))
        await table.do(partial(close, table))
        await until(lambda: table.over)
    assert not table.is_parted, f"{code} is marked"
    record = await records.read(table)
    verdict = judge(record, table.game)
    eras = sum(isinstance(entry.input, Rebased) for entry in record.inputs)
    sentence = f"{verdict.phrase.id} {verdict.phrase.args}"
    return Found(table.game.slug, running.inputs - before, eras, verdict.kind, sentence)


async def main(folder: Path) -> None:
    codes = rows(folder / FILE, "select code from tables where phase in ('playing', 'over') and not lesson")
    async with serving(folder) as server:
        await until(lambda: server.site.room.ready)
        found = {str(code): await one(server, str(code)) for (code,) in codes}
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
