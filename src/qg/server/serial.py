"""One thing after the other: a queue of jobs and the task that does them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from .limits import MOST_WAITING

LOG = logging.getLogger("qg")

Job = Callable[[], Awaitable[None]]


class SerialTask:
    """Does its jobs in order. One that fails in a way nobody foresaw ends it: what it served is dropped."""

    def __init__(self) -> None:
        self.dropped = False
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def run(self, name: str) -> None:
        self._task = asyncio.create_task(self._work(), name=name)

    def drop(self) -> None:
        """Nothing more is done."""
        raise NotImplementedError

    async def _work(self) -> None:
        try:
            while not self.dropped:
                job = await self._jobs.get()
                await job()
        except Exception:
            LOG.exception("%s is dropped", self._task.get_name() if self._task else "it")
            self.drop()

    def put(self, job: Job) -> None:
        """To be done in its turn."""
        self._jobs.put_nowait(job)

    async def do(self, job: Job) -> None:
        """The same, and waits for it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            try:
                await job()
            except Exception as error:
                done.set_exception(error)
            else:
                done.set_result(None)

        self.put(work)
        await done

    @property
    def is_busy(self) -> bool:
        """Whether people should not ask for more now. What the room itself has to do is never turned away."""
        return self._jobs.qsize() >= MOST_WAITING

    async def finish(self, last: Job) -> None:
        """Does what is waiting, then this, unless it has been dropped or is dropped meanwhile."""
        if self._task is not None and not self.dropped:
            doing = asyncio.ensure_future(self.do(last))
            await asyncio.wait({doing, self._task}, return_when=asyncio.FIRST_COMPLETED)
            doing.cancel()

    async def close(self) -> None:
        self.drop()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
