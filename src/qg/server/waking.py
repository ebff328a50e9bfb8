"""How a table is made from the store: its last snapshot, and what came after it.

Of what came before the snapshot only that is read which was no input. Whether the chain holds up to there is looked at
afterwards, in a thread: a table whose chain parts is marked, and its players are told.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from qg.kernel import Game, Refused
from qg.kernel.errors import RecordError
from qg.kernel.record import beginning, check_chain, digest

from . import log
from .limits import CHECK_PAUSE, CHECKED_AT_A_TIME
from .live import LiveTable
from .port import House
from .running import Parted, Saved
from .store import TableRow
from .sweep import gently

LOG = logging.getLogger("qg")

_read = msgspec.json.Decoder(Saved).decode


async def wake(row: TableRow, house: House) -> tuple[LiveTable, Saved | None]:
    """A table as its log says, and the snapshot from which it goes on. A snapshot that the log does not go on from is
    left aside: the log is the truth."""
    snapshot = await house.store.snapshot(row.id)
    if snapshot is not None:
        table = LiveTable(row, house)
        try:
            saved = _read(snapshot.body)
            await _from(table, saved, snapshot.seq)
            return await _awake(table), saved
        except (Parted, Refused, msgspec.MsgspecError):
            LOG.error("table %s does not go on from its snapshot at entry %d: its log is read", row.code, snapshot.seq)
    table = LiveTable(row, house)
    is_told = snapshot is not None and await house.store.told(row.id)  # not so at the start of a game
    try:
        await _from_its_start(table, told=snapshot.seq if snapshot and is_told else 0)
    except (Parted, Refused) as error:
        raise Refused("table_outdated", table=row.code) from error
    return await _awake(table), None


async def _from(table: LiveTable, saved: Saved, upto: int) -> None:
    """The snapshot and the end of the log; of what came before only that which was no input."""
    async for number, raw in gently(await table.house.store.others(table.row.id, upto=upto)):
        row = log.decode(raw)
        if not isinstance(row.change, log.StepRead):
            table.again(row, number, saved)
    table.asked.whole = False
    running = table.running
    if running is not None:
        running.number = saved.number
        if saved.inputs:
            running.setup = ()
            running.story.forget()
        table.version = table.saved = upto
        table.note_outcome()
    first, *_ = await table.house.store.log(table.row.id, after=saved.number - 1)
    if not _is_what(log.decode(first).change, saved, table.game):
        raise Parted
    await _go_on(table, after=upto)
    if running is not None and running.is_parted:
        raise Parted


def _is_what(change: log.Change, saved: Saved, game: Game[Any, Any]) -> bool:
    """Whether a snapshot is the state after this entry. One of an older shape has only its fingerprint to show."""
    if isinstance(change, log.Started) and change.head is not None:
        last, state = beginning(change.head), change.head.start
    elif isinstance(change, log.Given):
        last, state = change.entry.digest, change.entry.state
    else:
        return False
    known = not state or saved.dump.get("shape") != game.shape
    return saved.last == last and (known or digest(game, game.restore(saved.dump)) == state)


async def _from_its_start(table: LiveTable, *, told: int) -> None:
    """All of its log again; `told`: up to which entry the store has what was told."""
    table.asked.whole = True
    await _go_on(table, told=told)
    table.saved = min(told, table.version)


async def _go_on(table: LiveTable, *, after: int = 0, told: int = 0) -> None:
    async for number, raw in gently(enumerate(await table.house.store.log(table.row.id, after=after), after + 1)):
        table.again(log.decode(raw), number)
        table.note_outcome()
        if number == told and table.running is not None:
            table.running.story.stored(b"")
            table.running.story.forget()


async def _awake(table: LiveTable) -> LiveTable:
    if table.running is not None:
        table.running.wind(await _passed(table))
        table.is_parted = table.running.is_parted
    table.over = table.seating.phase == "over"
    return table


async def _passed(table: LiveTable) -> int:
    """How much of the room's time went by after the last input: none where nothing was due, or where a game of real
    time had to wait for the room to open."""
    if table.due is None or table.running is None:
        return 0
    noted = await table.house.store.clock_of(table.row.id, table.running.number)
    return table.house.clock.since(noted, at_opening=table.game.conduct.real_time and table.is_cut)


# -- afterwards ----------------------------------------------------------------------------------------------------


async def check(table: LiveTable) -> None:
    """Whether all holds together of which the table read only the end."""
    raw = await table.house.store.log(table.row.id)
    parts = await asyncio.to_thread(parts_at, raw)
    if parts is not None:
        LOG.error("the log of table %s parts at entry %d", table.code, parts)
        table.put(table.mark_parted)


def parts_at(raw: Sequence[bytes]) -> int | None:
    """The number of the first entry of a log that does not seal what came before it; None: all is well."""
    before = ""
    for number, body in enumerate(raw, 1):
        change = log.decode(body).change
        if isinstance(change, log.Started) and change.head is not None:
            before = beginning(change.head)
        elif isinstance(change, log.Given):
            try:
                before = check_chain(before, [change.entry])
            except RecordError:
                return number
        if number % CHECKED_AT_A_TIME == 0:
            time.sleep(CHECK_PAUSE)
    return None
