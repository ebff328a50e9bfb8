"""What is said at one table: prompts, choices, events and the table itself, as lines for any language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from qg.kernel import Event, Game, Phrase, Seat, View

from . import Line, Said, Words


def seat_names(seats: Sequence[Seat], words: Words) -> list[str]:
    """What each seat is called: its own name, or one by its number and kind."""
    return [seat.name or _by_number(seat, number, words) for number, seat in enumerate(seats, 1)]


def _by_number(seat: Seat, number: int, words: Words) -> str:
    if seat.kind == "bot":
        return words.text("bot-name", level=words.text(f"level-{seat.level}"), number=number)
    return words.text("seat-name", number=number)


class Talk:
    """What is said at one table to one seat, or to spectators."""

    def __init__(self, game: Game[Any, Any], view: View[Any], words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.view = view
        self.speaker = words.speaker(names, partial(game.name_piece, view))

    def event(self, event: Event) -> list[Said]:
        """The lines that tell an event."""
        phrases = self.game.log(self.view, event)
        if phrases is None:
            return [self.speaker.tell("event", event)]
        return [self.speaker.phrase(phrase) for phrase in phrases]

    def choice(self, choice: Any) -> Said:
        return self.speaker.tell("choice", choice)

    def prompt(self) -> Line:
        """What is asked now."""
        asked = self.view.asked
        assert asked is not None
        phrase = self.game.name_piece(self.view, "ask", asked) or Phrase(f"ask-{asked.kind}", asked.prompt)
        return self.speaker.phrase(phrase)

    def table(self) -> list[Line]:
        """The table in a few lines."""
        return [self.speaker.phrase(phrase) for phrase in self.game.describe(self.view)]
