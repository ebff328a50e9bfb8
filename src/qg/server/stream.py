"""What each audience of a table has been told: messages by number, and the last of them for who comes back.

An audience is a seat, or all who look on. It is counted for while somebody reads, and for a while afterwards; then its
counting ends, and whoever comes is sent everything under a new token.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Collection
from typing import Any

import msgspec

from .limits import MOST_BYTES_KEPT, MOST_KEPT, PATIENCE
from .messages import Scene

Carry = Callable[[int | None, bytes], None]
"""Brings bytes to all who read as this audience."""
encode = msgspec.json.Encoder().encode


class Display(msgspec.Struct, frozen=True):
    """What an audience has been shown of the game: its board (None behind a curtain), and the scene around it."""

    board: Any
    scene: Scene


class SentMessage(msgspec.Struct, frozen=True, gc=False):
    """A message that was sent. There are many, and nobody need look for garbage in them."""

    n: int
    raw: bytes


class Stream:
    """One counting of messages for one audience."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.token = secrets.token_urlsafe(9)
        self.n = 0
        self.shown: Display | None = None
        self.left: float | None = None
        """When its last reader went."""
        self.kept: deque[SentMessage] = deque()
        self._bytes = 0

    @property
    def next(self) -> int:
        return self.n + 1

    def keep(self, raw: bytes) -> None:
        """This message is the last of the counting now."""
        self.n += 1
        self.kept.append(SentMessage(self.n, raw))
        self._bytes += len(raw)

    def trim(self, most: int, most_bytes: int) -> None:
        while len(self.kept) > most or self._bytes > most_bytes:
            self._bytes -= len(self.kept.popleft().raw)


class Streams:
    """All audiences of one table that are told anything."""

    def __init__(self, carry: Carry) -> None:
        self._carry = carry
        self._streams: dict[int | None, Stream] = {}

    def of(self, seat: int | None) -> Stream:
        """The counting of an audience, begun now if need be."""
        stream = self._streams.get(seat)
        if stream is None:
            stream = self._streams[seat] = Stream(seat)
            for one in self._streams.values():
                self._trim(one)
        return stream

    def told(self, reading: Collection[int | None], now: float) -> list[Stream]:
        """Those that are told what happens; what nobody has read for too long ends."""
        for seat, stream in tuple(self._streams.items()):
            if seat in reading:
                stream.left = None
            elif stream.left is None:
                stream.left = now
            elif now - stream.left > PATIENCE:
                del self._streams[seat]
        return [*self._streams.values()]

    def _trim(self, stream: Stream) -> None:
        share = len(self._streams)
        stream.trim(MOST_KEPT // share, MOST_BYTES_KEPT // share)

    def send(self, stream: Stream, message: Any) -> None:
        """The next message of a stream, put in bytes once for all who read it."""
        raw = encode(message)
        stream.keep(raw)
        self._trim(stream)
        self._carry(stream.seat, raw)

    def skip(self, stream: Stream) -> None:
        """A number that no message has: whoever missed it begins anew."""
        stream.n += 1
        stream.trim(0, 0)

    def missed(self, seat: int | None, token: str, n: int) -> list[bytes] | None:
        """What came after that number; None: it is not known any more, or was never counted so."""
        stream = self._streams.get(seat)
        if stream is None or stream.token != token or not 0 <= n <= stream.n:
            return None
        after = [one.raw for one in stream.kept if one.n > n]
        return after if len(after) == stream.n - n else None
