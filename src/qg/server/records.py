"""The record of a finished game, read from the log when somebody asks for it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from qg.kernel.game import plain
from qg.kernel.record import PREVIEW, Entry, Record

from . import log, results
from .live import LiveTable


async def read(table: LiveTable) -> Record:
    """With its secret and its result, and the names that its players have now."""
    assert table.running is not None and table.over, "the game is over"
    store, id = table.house.store, table.row.id
    entries = await asyncio.to_thread(_entries, await store.log(id))
    archive = (await store.results([id])).get(id)
    head = table.running.head
    if entries and not entries[0].state:
        head = replace(head, format=PREVIEW, rules=1, program="", shape="", canon=0, draws=(), start="")
    return replace(
        head,
        inputs=entries,
        seed=table.row.seed,
        result=_result(table.running.t.outcome, archive),
        names=tuple(chair.name for chair in table.seating.chairs),
    )


def _entries(raw: Sequence[bytes]) -> list[Entry]:
    changes = (log.decode(body).change for body in raw if body.startswith(log.AN_INPUT))
    return [change.entry for change in changes if isinstance(change, log.Given)]


def _result(outcome: Any, archive: bytes | None) -> Any:
    """As it was told when the game ended; what the archive does not hold, as the table has it."""
    found = plain(outcome)
    if archive is not None:
        kept = results.decode(archive)
        found |= {"winners": kept.winners, "scores": kept.scores, "sheet": kept.sheet}
    return plain(found)
