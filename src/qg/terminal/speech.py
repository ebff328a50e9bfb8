"""Sentences of one table for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from qg.kernel import Event, Game, Moment, Table
from qg.words import Words
from qg.words.talk import Narrator, ViewNamer, seat_names


class Speech:
    """What a terminal prints of one table for one seat, or for spectators."""

    def __init__(
        self, game: Game[Any, Any], t: Table, words: Words, seat: int | None, names: Sequence[str] = ()
    ) -> None:
        self.view = game.view(t, seat)
        self.seat = seat
        self.words = words
        spoken = seat_names(t.seats, words, names)
        self.teller = Narrator(game, words, spoken)
        self.talk = ViewNamer(game, self.view, words, spoken)
        self.speaker = self.talk.speaker

    def log(self, told: Iterable[Moment]) -> list[str]:
        """The events this seat may know, in sentences."""
        return [line for entry in told if entry.is_for(self.seat) for line in self.event(entry.event)]

    def event(self, event: Event) -> list[str]:
        return [str(self.words.say(line)) for line in self.teller.event(event)]

    def choice(self, choice: Any) -> str:
        return str(self.words.say(self.talk.choice(choice)))

    def prompt(self) -> str:
        """What is asked now."""
        return str(self.words.say(self.talk.prompt()))

    def table(self) -> list[str]:
        """The table in a few lines."""
        return [str(self.words.say(line)) for line in self.talk.table()]
