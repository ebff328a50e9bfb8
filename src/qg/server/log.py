"""The log of a table: everything that ever changed it, in order. It is appended to and never changed.

A table is what its log makes of it. The number of an entry is the table's version after it.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from qg.kernel.conduct.state import Word
from qg.kernel.record import Entry, Record

from .messages import Look


class Opened(Struct, frozen=True, tag="opened"):
    """Somebody opened the table."""

    options: dict[str, Any]
    seats: int
    lesson: bool = False


class Sat(Struct, frozen=True, tag="sat"):
    """A person took a seat, or took a bot's."""

    seat: int
    person: str
    name: str
    look: Look
    entropy: str = ""


class Stood(Struct, frozen=True, tag="stood"):
    """A seat became free; in play the person has left it for good."""

    seat: int


class BotPlaced(Struct, frozen=True, tag="bot_placed"):
    seat: int
    level: str
    name: str
    look: Look


class ReadySet(Struct, frozen=True, tag="ready_set"):
    seat: int
    ready: bool


class OptionsSet(Struct, frozen=True, tag="options_set"):
    options: dict[str, Any]


class SeatsSet(Struct, frozen=True, tag="seats_set"):
    seats: int


class Ruled(Struct, frozen=True, tag="ruled"):
    """The host's word before the game began; in play, that somebody was removed."""

    word: Word


class Started(Struct, frozen=True, tag="started"):
    """The game began with everybody as they sat; its record as it was then."""

    head: Record | None = None


class Given(Struct, frozen=True, tag="given"):
    """An input to the game, with its digest."""

    entry: Entry


class ChatSaid(Struct, frozen=True, tag="said"):
    """Somebody wrote in the chat."""

    seat: int | None
    name: str
    text: str


class StepRead(Struct, frozen=True, tag="read_on"):
    """The learner of a guided game has read a step."""


class MovedOn(Struct, frozen=True, tag="moved_on"):
    """The same people have a new table."""

    code: str


Change = (Opened | Sat | Stood | BotPlaced | ReadySet | OptionsSet | SeatsSet | Ruled) | (
    Started | Given | ChatSaid | StepRead | MovedOn
)


class Row(Struct, frozen=True):
    """One entry: what changed, who asked for it, and under which id."""

    change: Change
    by: str | None = None
    id: str | None = None


AN_INPUT = b'{"change":{"type":"given",'
"""How an entry begins that is an input to the game, and no other."""

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Row] = msgspec.json.Decoder(Row)
decode = _decoder.decode
