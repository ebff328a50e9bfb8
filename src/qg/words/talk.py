"""What is said at one table: prompts, choices, events and the table itself, as lines for any language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from qg.kernel import Event, Game, Phrase, Seat, View
from qg.kernel.conduct.events import TimedOut

from . import Message, Namer, Text, Words


class Brief(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A line of an event for who has the event: less what that says itself.

    Left out is the id where it is `event-` and the event's type, and each argument that one of its fields, by that
    name, says plainly: as it is; a piece by the words it has; a seat by its name; a part of a list as an `item`.
    """

    id: str = ""
    args: Mapping[str, Any] = {}


PLAINLY = [Brief()]
Briefly: TypeAlias = tuple[Brief, ...] | msgspec.UnsetType
"""UNSET: the event says it all."""


def seat_names(seats: Sequence[Seat], words: Words, names: Sequence[str] = ()) -> list[str]:
    """What each seat is called: its own name where there is one, or one by its number and kind."""
    own = [*names, *("" for _ in seats[len(names) :])]
    return [own[number - 1] or _by_number(seat, number, words) for number, seat in enumerate(seats, 1)]


def _by_number(seat: Seat, number: int, words: Words) -> str:
    if seat.kind == "bot":
        return words.text("bot-name", level=words.text(f"level-{seat.level}"), number=number)
    return words.text("seat-name", number=number)


class Narrator:
    """Tells the events of one table, the same to all who hear them: from the event and what never changes."""

    def __init__(self, game: Game[Any, Any], words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.speaker = words.teller(names, game.name, game.terms)
        self.plainly = words.plain_teller(names)

    def event(self, event: Event) -> tuple[Message, ...]:
        """The lines that tell an event."""
        return self.told(event)[0]

    def told(self, event: Event) -> tuple[tuple[Message, ...], Briefly]:
        """The lines that tell an event; and for who has the event itself."""
        phrases, renamed = self.game.log(event), self.speaker.renamed
        name = f"event-{event.__struct_config__.tag}"
        if phrases is not None:
            lines = tuple(map(self.speaker.phrase, phrases))
        elif isinstance(event, TimedOut):
            lines = (self._timed_out(event),)
        else:
            lines = (self.speaker.tell_struct("event", event),)
            if lines[0].id == name and self.speaker.renamed == renamed:
                return lines, msgspec.UNSET
        return lines, self._brief(event, name, lines)

    def _timed_out(self, event: TimedOut) -> Message:
        default = "none" if event.default is None else self.speaker.tell("choice", event.default)
        return Message("event-timed_out", {"seat": self.speaker.value("seat", event.seat), "default": default})

    def _brief(self, event: Event, name: str, lines: Sequence[Message]) -> Briefly:
        known = self.plainly.tell_struct("event", event).args
        found = []
        for line in lines:
            args = {**line.args}
            for key, said in known.items():
                if key in args and args[key] == said:
                    del args[key]
            found.append(Brief("" if line.id == name else line.id, args))
        return msgspec.UNSET if found == PLAINLY else tuple(found)


class ViewNamer:
    """What is said at one table to one seat, or to spectators, of what they see."""

    def __init__(self, game: Game[Any, Any], view: View[Any], words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.view = view
        self.speaker = Namer(words, names, self._name, game.terms)

    def _name(self, piece: str, value: Any) -> Phrase | None:
        return self.game.name_piece(self.view, piece, value) or self.game.name(piece, value)

    def choice(self, choice: Any) -> Text:
        return self.speaker.tell("choice", choice)

    def prompt(self) -> Message:
        """What is asked now."""
        asked = self.view.asked
        assert asked is not None
        phrase = self.game.name_piece(self.view, "ask", asked)
        return self.speaker.phrase(phrase or Phrase(f"ask-{asked.kind}", asked.prompt, self.game.decisions[asked.kind]))

    def table(self) -> list[Message]:
        """The table in a few lines."""
        return [self.speaker.phrase(phrase) for phrase in self.game.describe(self.view)]
