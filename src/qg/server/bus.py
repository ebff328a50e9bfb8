"""How the nodes of a room tell each other that a log has grown.

A notification carries the table and the number of the entry, never its content: whoever hears it reads the log, so a
bus may lose messages and a gap heals itself. On one node it is a function call.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

Listener = Callable[[int], None]


class Bus(Protocol):
    def publish(self, table: str, seq: int) -> None:
        """The log of a table has grown to that number. Called after the commit."""

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        """Be told; returns how to stop."""


class LocalBus:
    """All listeners are in this process."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[Listener]] = defaultdict(list)

    def publish(self, table: str, seq: int) -> None:
        for listener in tuple(self._listeners.get(table, ())):
            listener(seq)

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        self._listeners[table].append(listener)

        def stop() -> None:
            self._listeners[table].remove(listener)
            if not self._listeners[table]:
                del self._listeners[table]

        return stop
