"""What lies on a table only while an input is carried out. Never saved, never copied, never compared."""

from __future__ import annotations

from typing import Any


class Desk:
    """Pending frames, events being told, what has been worked out since the last input, the current block of chance,
    and what digests have made of the values of fields."""

    __slots__ = (
        "alone",
        "block",
        "block_index",
        "busy",
        "draws",
        "kept",
        "later",
        "made",
        "options",
        "projected",
        "settled",
        "told",
        "waiting",
    )

    def __init__(self) -> None:
        self.later: list[Any] = []
        self.told: list[Any] | None = None
        self.options: dict[int, Any] = {}
        self.made: dict[Any, Any] | None = None
        """On a table kept beside an event, which never changes again: what has been made of it."""
        self.waiting: tuple[int, ...] | None = None
        self.kept: dict[int, str] | None = None
        self.block: tuple[int, ...] = ()
        self.block_index = -1
        self.draws: list[tuple[int, int]] | None = None
        self.busy = False
        self.settled: int | None = None
        """The number of the question that was closed last."""
        self.projected: dict[str, tuple[Any, Any]] = {}
        self.alone: tuple[Any, Any, bool] = (None, None, False)
        """Whether a person is alone with these seats, of which those were left."""

    def forget(self) -> None:
        """The state is about to change, or has changed."""
        self.waiting = self.kept = None
        if self.options:
            self.options = {}
