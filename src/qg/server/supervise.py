"""Work that must never end: what fails is written down and begun again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from .limits import BEGIN_AGAIN_AFTER

LOG = logging.getLogger("qg")


async def supervised(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Until it is cancelled."""
    while True:
        try:
            await work()
        except Exception:
            LOG.exception("%s failed and begins again", name)
        await asyncio.sleep(BEGIN_AGAIN_AFTER)
