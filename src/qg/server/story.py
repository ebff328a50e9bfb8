"""The log of a game in words: every line that was told, with whom it was for.

Lines are kept beside the log of inputs, packed: they are read when somebody comes, and never again by the rules.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from qg.words import Text

from .limits import MOST_LINES
from .messages import LogLine
from .projector import Narration


class ToldEvent(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One event as it was told."""

    k: int
    stamp: Any
    to: tuple[int, ...] | None
    lines: tuple[Any, ...]


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ToldEvent).decode


class ToldLines:
    """What was told so far: in chunks what the store has, and what was told since. Of a table nobody looks at only the
    latter is held here."""

    def __init__(self) -> None:
        self._stored: list[bytes] | None = []
        self._last: list[bytes] = []

    def add(self, parts: Iterable[Narration]) -> None:
        self._last += [
            _encode(ToldEvent(part.told.n, part.told.stamp, part.told.to, part.lines)) for part in parts if part.lines
        ]

    def pack(self) -> bytes:
        """What the store does not have yet, as it will be kept there."""
        return zlib.compress(b"\n".join(self._last)) if self._last else b""

    def stored(self, chunk: bytes) -> None:
        """All that was told is in the store now."""
        self._last = []
        if self._stored is not None and chunk:
            self._stored.append(chunk)

    def forget(self) -> None:
        """The store has it, for when somebody looks."""
        self._stored = None

    @property
    def is_whole(self) -> bool:
        return self._stored is not None

    def recall(self, chunks: Iterable[bytes]) -> None:
        """What the store has."""
        self._stored = [*chunks]

    def backwards(self) -> Iterator[ToldEvent]:
        """Everything, the last first."""
        yield from map(_decode, reversed(self._last))
        assert self._stored is not None, "somebody looks, so it has been read"
        for chunk in reversed(self._stored):
            yield from map(_decode, reversed(zlib.decompress(chunk).split(b"\n")))

    def lines(self, seat: int | None, *, most: int = MOST_LINES) -> tuple[LogLine, ...]:
        """The last lines as a seat may read them."""
        found: list[LogLine] = []
        for told in self.backwards():
            if told.to is None or seat in told.to:
                said: Iterable[Text] = reversed(told.lines)
                found += [LogLine(told.k, told.stamp, line) for line in said]
                if len(found) >= most:
                    break
        return tuple(reversed(found[:most]))
