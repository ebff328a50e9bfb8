"""What an entry of the log brings about: what is kept and told of it once it is written down.

The parts of a table (the lobby, the chat, the game with its lesson) are folds of the log. Each says of an entry what
follows from it, in messages of its own; the table carries that out and knows none of them.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple, Protocol

from .messages import Chatted, LobbyChanged, Update
from .stream import Stream

Numbered = Chatted | LobbyChanged | Update


class Anew(Enum):
    """In place of a message: this audience begins anew, with everything."""

    ANEW = "anew"


ANEW: Final = Anew.ANEW


class News(Protocol):
    """Something that is told, to each audience as it may know it."""

    @property
    def to_all(self) -> bool:
        """Whether everybody hears of it; if not, nothing that others can look up may change by it."""

    def keep(self) -> None:
        """What is kept of it for those who come later. Done once, when it is on disk, or again in the log."""

    def to(self, stream: Stream) -> Numbered | Anew | None:
        """The next message of this stream; None: this audience hears nothing of it."""


class Consequences(NamedTuple):
    """What follows from one entry."""

    news: tuple[News, ...] = ()
    moves: bool = False
    """Somebody sits elsewhere, or who may look on has changed."""

    @property
    def to_all(self) -> bool:
        return any(news.to_all for news in self.news)
