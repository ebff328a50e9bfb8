"""What lies on a table only while an input is carried out. Never saved, never copied, never compared."""

from __future__ import annotations

from typing import Any

import msgspec


class Scratch(msgspec.Struct, eq=False):
    """Pending frames, events being told, what has been worked out since the last input, the current block of chance,
    and what digests have made of the values of fields."""

    later: list[Any] = []
    told: list[Any] | None = None
    options: dict[int, Any] = {}
    made: dict[Any, Any] | None = None
    """On a table kept beside an event, which never changes again: what has been made of it."""
    waiting: tuple[int, ...] | None = None
    bot_controlled: dict[int, str] | None = None
    due: tuple[int | None] | None = None
    """When time must next be told, once it has been asked for."""
    block: tuple[int, ...] = ()
    block_index: int = -1
    draws: list[tuple[int, int]] | None = None
    busy: bool = False
    settled: int | None = None
    """The number of the question that was closed last."""
    projected: dict[str, tuple[Any, Any]] = {}
    alone: tuple[Any, Any, bool] = (None, None, False)
    """Whether a person is alone with these seats, of which those were left."""

    def forget(self) -> None:
        """The state is about to change, or has changed."""
        self.waiting = self.bot_controlled = self.due = None
        if self.options:
            self.options = {}
