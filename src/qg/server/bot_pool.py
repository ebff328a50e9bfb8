"""Where bots think: in processes of their own, so that no thought ever holds up a table.

A bot gets a view and nothing else. The thoughts of one seat always go to the same process, which remembers the bot.
"""

from __future__ import annotations

import asyncio
import os
import random
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, NamedTuple, Protocol

from qg import catalog
from qg.bots import levels
from qg.kernel import Bot, Game, View

from .limits import LONGEST_THOUGHT, MOST_BOT_PROCESSES, MOST_BOTS


class Thought(NamedTuple):
    """What a bot would answer (nothing, where nothing is asked), how long a person would have taken, and what it would
    say unasked."""

    choice: Any
    pace: int
    remark: Any = None


class BotPool(Protocol):
    async def think(self, table: str, seat: int, level: str, view: View[Any]) -> Thought: ...
    def close(self) -> None: ...


class ProcessBotPool:
    """A few processes, started when the first bot has to think."""

    def __init__(self, processes: int | None = None) -> None:
        processes = processes or min(MOST_BOT_PROCESSES, os.cpu_count() or 1)
        self._pools: list[ProcessPoolExecutor | None] = [None] * processes

    async def think(self, table: str, seat: int, level: str, view: View[Any]) -> Thought:
        place = hash((table, seat)) % len(self._pools)
        pool = self._pool(place)
        try:
            return await self._ask(pool, (table, seat, level), view)
        except BrokenProcessPool:
            if self._pools[place] is pool:  # else somebody has replaced it already
                self._pools[place] = None
            return await self._ask(self._pool(place), (table, seat, level), view)

    async def _ask(self, pool: ProcessPoolExecutor, who: tuple[str, int, str], view: View[Any]) -> Thought:
        job = asyncio.wrap_future(pool.submit(_think, who, view, random.getrandbits(64)))
        return Thought(*await asyncio.wait_for(job, LONGEST_THOUGHT))

    def _pool(self, place: int) -> ProcessPoolExecutor:
        pool = self._pools[place]
        if pool is None:
            pool = self._pools[place] = ProcessPoolExecutor(1, get_context("spawn"), initializer=_be_modest)
        return pool

    def close(self) -> None:
        for pool in self._pools:
            if pool is not None:
                for process in tuple((pool._processes or {}).values()):  # a thought may take long: nobody waits for it
                    process.kill()
                pool.shutdown(wait=True, cancel_futures=True)


# -- in the process ------------------------------------------------------------------------------------------------

_bots: dict[tuple[str, int, str], Bot] = {}


def _be_modest() -> None:
    """The tables come first. The server says when to stop: an interrupt at the keyboard is for it."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)


def _end_with_the_server() -> None:
    """A server that was killed could not say so."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _think(who: tuple[str, int, str], view: View[Any], seed: int) -> tuple[Any, int, Any]:
    rng = random.Random(seed)
    bot = _bots.pop(who, None) or levels(catalog.load(view.game))[who[2]]()
    _bots[who] = bot
    if len(_bots) > MOST_BOTS:
        del _bots[next(iter(_bots))]
    choice = bot.choose(view, rng) if view.options else None
    return choice, bot.pace(view, choice, rng) if view.options else 0, bot.remark(view, rng)


def may_remark(game: Game[Any, Any], level: str) -> bool:
    """Whether bots of this level ever say anything unasked."""
    return getattr(levels(game).get(level), "remark", Bot.remark) is not Bot.remark
