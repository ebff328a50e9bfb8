"""How much one connection, one person or one address may ask for. Windows are counted by the `limits` library."""

from __future__ import annotations

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from msgspec import Struct

LARGEST_MESSAGE = 8_192
"""Bytes of a socket message that are read; longer ones are refused."""
LARGEST_FRAME = 65_536
"""Bytes at which the connection itself gives up."""


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


class Gauge:
    """Counts what was asked for, by whom."""

    def __init__(self) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())

    def allows(self, what: RateLimitItem, *who: str) -> bool:
        return self._limiter.hit(what, *who)


__all__ = [
    "LARGEST_FRAME",
    "LARGEST_MESSAGE",
    "Gauge",
    "Limits",
    "RateLimitItemPerHour",
    "RateLimitItemPerMinute",
    "RateLimitItemPerSecond",
]
