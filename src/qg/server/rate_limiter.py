"""Counts what one connection, one person or one address asks for, and says when it is too much."""

from __future__ import annotations

import time
from collections import deque
from typing import NamedTuple

from .limits import FORGET_EVERY


class Rate(NamedTuple):
    """So many in so many seconds."""

    amount: int
    seconds: int


class RateLimiter:
    """Counts what was asked for, by whom, in moving windows.

    Ours, since the store of the library `limits` never forgets anybody, goes through them all in a new thread every
    10 ms, and takes a third of a second to load.
    """

    def __init__(self) -> None:
        self._counted: dict[tuple[int | str, ...], deque[float]] = {}
        self._tidied = time.monotonic()

    def allows(self, rate: Rate, *who: str) -> bool:
        now = time.monotonic()
        if now - self._tidied > FORGET_EVERY:
            self._tidied = now
            self._counted = {key: ends for key, ends in self._counted.items() if ends and ends[-1] > now}
        ends = self._counted.setdefault((rate.seconds, *who), deque())
        while ends and ends[0] <= now:
            ends.popleft()
        if len(ends) >= rate.amount:
            return False
        ends.append(now + rate.seconds)
        return True
