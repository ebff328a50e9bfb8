"""What an input lets each seat see and hear."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from qg.kernel import Game, Moment, Table

from .worlds import seen


class HeardEvent(NamedTuple):
    """An event that a seat hears, as it is sent less what the game declares as revealed, and the board just then."""

    told: Moment
    said: bytes
    board: bytes


class PlayedInput:
    """What an input told, and the table it led to; what a seat saw and heard of it is worked out once."""

    def __init__(self, game: Game[Any, Any], told: list[Moment], t: Table) -> None:
        self.game = game
        self.told = told
        self.t = t
        self.seen = cache(self._seen)
        self.looks = cache(self._looks)
        self.board = cache(self._board)
        self.heard = cache(self._heard)

    def _seen(self, seat: int | None) -> bytes:
        return seen(self.game, self.t, seat)

    def _looks(self, seat: int | None) -> bytes:
        """The same, but for how much has been told."""
        return msgspec.json.encode(replace(self.game.view(self.t, seat), told=0))

    def _board(self, index: int, seat: int | None) -> bytes:
        """The board of a seat at that moment."""
        return msgspec.json.encode(self.game.board(self.told[index].table, seat))

    def _heard(self, seat: int | None) -> list[HeardEvent]:
        """Moment by moment."""
        return [
            HeardEvent(one, self._said(one), self.board(index, seat))
            for index, one in enumerate(self.told)
            if one.is_for(seat)
        ]

    def _said(self, one: Moment) -> bytes:
        event = one.event
        rest = [getattr(event, field) for field in event.__struct_fields__ if not self.declares(one, field)]
        return msgspec.json.encode((one.n, one.stamp, type(event).__name__, rest))

    def declares(self, one: Moment, field: str) -> bool:
        """Whether the game says that this may be told so, all or one seat, though no view shows it."""
        return self._reveals(path(one, field), one)

    def declares_itself(self, one: Moment) -> bool:
        """Whether the game says that this event alone may bring something to light by being told."""
        return self._reveals(tag(one), one)

    def _reveals(self, what: str, one: Moment) -> bool:
        return self.game.revealed.get(what) == ("told" if one.to is None else "whispered")


def tag(one: Moment) -> str:
    """How `Game.revealed` calls an event: `saw`."""
    return str(type(one.event).__struct_config__.tag)


def path(one: Moment, field: str) -> str:
    """How it calls a field of an event: `saw.faces`."""
    return f"{tag(one)}.{field}"
