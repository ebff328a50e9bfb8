"""How much one connection, one person or one address may ask for."""

from __future__ import annotations

import time
from collections import deque
from typing import NamedTuple

from msgspec import Struct

LARGEST_MESSAGE = 8_192
"""Bytes of a socket message that are read; longer ones are refused."""
LARGEST_FRAME = 65_536
"""Bytes at which the connection itself gives up."""
MOST_BRACKETS = 350
"""In a message: no choice or option is nested that deep, and what is cannot be told in a refusal."""
TIDY_EVERY = 60.0


class Limits(Struct, frozen=True, kw_only=True):
    """The room's limits; a load test raises them."""

    messages_a_second: int = 25
    messages_a_minute: int = 600
    chats_a_minute: int = 30
    tables_an_hour: int = 60
    """New tables of one person."""
    tables_an_hour_address: int = 300
    requests_a_minute: int = 1_200
    """HTTP requests of one address."""
    sockets_a_person: int = 16
    spectators: int = 200
    """Of one table."""


OFF = Limits(**dict.fromkeys(Limits.__struct_fields__, 10**9))
"""For a load test on loopback."""


class Rate(NamedTuple):
    """So many in so many seconds."""

    amount: int
    seconds: int


class Gauge:
    """Counts what was asked for, by whom, in moving windows.

    Ours, since the store of the library `limits` never forgets anybody, goes through them all in a new thread every
    10 ms, and takes a third of a second to load.
    """

    def __init__(self) -> None:
        self._counted: dict[tuple[int | str, ...], deque[float]] = {}
        self._tidied = time.monotonic()

    def allows(self, rate: Rate, *who: str) -> bool:
        now = time.monotonic()
        if now - self._tidied > TIDY_EVERY:
            self._tidied = now
            self._counted = {key: ends for key, ends in self._counted.items() if ends and ends[-1] > now}
        ends = self._counted.setdefault((rate.seconds, *who), deque())
        while ends and ends[0] <= now:
            ends.popleft()
        if len(ends) >= rate.amount:
            return False
        ends.append(now + rate.seconds)
        return True
