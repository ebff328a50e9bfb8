"""A numbered list of choices, and what a person may type beside a number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from .speech import Speech

LONG = 12
WIDTH = 80
"""A list longer than this is told in columns, as many as fit into so many letters."""


def in_columns(lines: list[str]) -> list[str]:
    """The lines below each other, and then beside each other, where they are many."""
    wide = max(map(len, lines), default=0) + 2
    count = WIDTH // wide if len(lines) > LONG else 1
    high = -(-len(lines) // max(count, 1))
    return ["".join(line.ljust(wide) for line in lines[row::high]).rstrip() for row in range(high)]


class Menu:
    """Choices by number. Those that read the same are listed once."""

    def __init__(self, talk: Speech) -> None:
        self.talk = talk
        self.choices: dict[str, Any] = {}

    def __len__(self) -> int:
        return len(self.choices)

    def add(self, choices: Iterable[Any]) -> list[str]:
        """Lists more; the lines to print, also of those that were listed already."""
        told = list(dict.fromkeys(map(self._put, choices)))
        numbers = {text: number for number, text in enumerate(self.choices, 1)}
        return in_columns([f"  {numbers[text]:>2}  {text}" for text in told])

    def _put(self, choice: Any) -> str:
        text = self.talk.choice(choice)
        self.choices.setdefault(text, choice)
        return text

    def pick(self, line: str) -> Any:
        """The choice of that number, or one written as JSON; raises a LookupError where it is neither."""
        if line.startswith("{"):
            try:
                return msgspec.json.decode(line)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                raise LookupError(line) from error
        return dict(zip(map(str, range(1, len(self) + 1)), self.choices.values(), strict=True))[line]
