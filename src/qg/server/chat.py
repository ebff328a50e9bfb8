"""What people say to each other at a table."""

from __future__ import annotations

from typing import NamedTuple

from . import log
from .effects import Consequences
from .limits import MOST_LINES
from .messages import ChatLine, Chatted
from .stream import Stream


class Chat:
    """The last lines. They are counted for themselves: numbers of the log would tell that something else happened."""

    def __init__(self) -> None:
        self.lines: list[ChatLine] = []
        self._said = 0

    def fold(self, said: log.ChatSaid) -> Consequences:
        self._said += 1
        line = ChatLine(self._said, said.seat, said.name, said.text)
        return Consequences((ChatNews(self, line),))


class ChatNews(NamedTuple):
    """A new line, the same for everybody."""

    chat: Chat
    line: ChatLine

    @property
    def to_all(self) -> bool:
        return True

    def keep(self) -> None:
        self.chat.lines.append(self.line)
        del self.chat.lines[:-MOST_LINES]

    def to(self, stream: Stream) -> Chatted:
        return Chatted(n=stream.next, line=self.line)
