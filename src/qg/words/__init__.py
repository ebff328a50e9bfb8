"""Every text people read, from Fluent files: the room's own beside this module, each game's in its folder.

Choices, events, prompts and refusals are told by their tag: `choice-lock`, `event-card_flipped`, `ask-pick_tool`,
`refusal-not_asked`. Their fields are the arguments: an id such as wire = "green" is told by the message `wire-green`,
codes without a message stay as they are for selectors, and so do `true`, `false` and `none`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from qg.kernel import Phrase, Refused

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

SEAT_FIELDS = frozenset({"seat", "seats", "winners", "waiting"})

PLAIN = re.compile(r"^([a-zA-Z][\w-]*) = ([^{}\n]+)\n(?![ \t]+[^.\s])", re.MULTILINE)
"""Messages of one line that hold nothing but text."""

LONGEST_ID, MOST_KNOWN = 100, 10_000
"""Refusals name what somebody typed, which may be anything: not all of that is looked up and remembered."""

TOO_LONG = 10**15
"""Numbers from here on are not grouped and rounded as a language does it, but told digit by digit."""

Namer = Callable[[str, Any], Phrase | None]


class Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A message of the words files with all it needs to be said in any language."""

    id: str
    args: Mapping[str, Any] = {}
    """Each a text, a number, another line, or a list of these to be joined."""


Said: TypeAlias = Line | str | int | float | tuple[Any, ...]
"""What a line is made of; a tuple is said as a list: a, b and c."""


class Words:
    """The texts of one language."""

    def __init__(self, lang: str, files: Iterable[Path]) -> None:
        self.lang = lang
        self._sources = [file.read_text(encoding="utf-8") for file in files]
        self._known: dict[str, bool] = {}
        self._plain: dict[str, str] = {}
        for source in self._sources:
            for message, text in PLAIN.findall(source):
                self._plain.setdefault(message, text.rstrip())

    @cached_property
    def _bundle(self) -> FluentBundle:
        """Fluent, loaded when a text needs it: a list of games should not wait for calendars and time zones."""
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([self.lang], use_isolating=False)
        for source in self._sources:
            bundle.add_resource(FluentResource(source))
        return bundle

    def has(self, message: str) -> bool:
        """Whether there is such a message, or such an attribute of one (`tool-magnet.text`)."""
        if len(message) > LONGEST_ID:
            return False
        known = self._known.get(message)
        if known is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            known = self._known[message] = message in self._plain or self._look_up(message)
        return known

    def _look_up(self, message: str) -> bool:
        head, _, attribute = message.partition(".")
        if not self._bundle.has_message(head):
            return False
        found = self._bundle.get_message(head)
        return attribute in found.attributes if attribute else found.value is not None

    def text(self, message: str, /, **args: Any) -> str:
        """A message with its arguments filled in."""
        if message in self._plain:
            return self._plain[message]
        head, _, attribute = message.partition(".")
        found = self._bundle.get_message(head)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, f"{message} has no text"
        text, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, f"{message}: {errors}"
        return str(text)

    def say(self, said: Said) -> str | int | float:
        """A line in this language; numbers stay numbers, so that plurals come out right."""
        if isinstance(said, Line):
            return self.text(said.id, **{name: self.say(value) for name, value in said.args.items()})
        if isinstance(said, tuple):
            return self.joined([str(self.say(part)) for part in said])
        return said

    def speaker(self, names: Sequence[str], namer: Namer | None = None) -> Speaker:
        """These words at one table, where seats have names and pieces may need the game's help to be named."""
        return Speaker(self, names, namer)

    def refusal(self, refused: Refused, speaker: Speaker | None = None) -> str:
        """What was wrong and what is allowed, in a sentence."""
        return str(self.say((speaker or self.speaker(())).refusal(refused)))

    def joined(self, parts: Sequence[str]) -> str:
        """a, b and c."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text("joined", head=", ".join(parts[:-1]), last=parts[-1])


class Speaker:
    """Puts choices, events and prompts of one table in lines.

    Which message an id is told by is the same in every language, so a line made with one can be said in another.
    """

    def __init__(self, words: Words, names: Sequence[str], namer: Namer | None) -> None:
        self.words = words
        self.names = names
        self.namer = namer

    def named(self, fields: Mapping[str, Any]) -> dict[str, Said]:
        """The fields of something, each as a person would call it; an option also as it is typed."""
        typed = {"option_id": fields["option"]} if "option" in fields else {}
        return {name: self.value(name, value) for name, value in (typed | dict(fields)).items()}

    def value(self, name: str, value: Any) -> Said:
        if isinstance(value, Phrase):
            return self.phrase(value)
        if self.namer is not None and (phrase := self.namer(name, value)) is not None:
            return self.phrase(phrase)
        if isinstance(value, (list, tuple)):
            return tuple(self.value(name, item) for item in value)
        if name in SEAT_FIELDS and isinstance(value, int) and 0 <= value < len(self.names):
            return self.names[value]
        if isinstance(value, bool) or value is None:
            return str(value).lower()
        if isinstance(value, (int, float)):
            return value if abs(value) < TOO_LONG else str(value)
        return self._id(name, str(value))

    def _id(self, name: str, value: str) -> Said:
        """The words of an id; those of a list are named after one of its items."""
        found = (m for m in (f"{name}-{value}", f"{name.removesuffix('s')}-{value}") if self.words.has(m))
        return next((Line(message) for message in found), value)

    def phrase(self, phrase: Phrase) -> Line:
        return Line(phrase.id, self.named(phrase.args))

    def refusal(self, refused: Refused) -> Line:
        return Line(f"refusal-{refused.code}", self.named(refused.details))

    def tell(self, prefix: str, thing: Any) -> Said:
        """A choice or an event: `choice-lock`, or more closely `choice-lock-green` where there is such a message."""
        if self.namer is not None and (phrase := self.namer(prefix, thing)) is not None:
            return self.phrase(phrase)
        if not isinstance(thing, msgspec.Struct):
            return self._id(prefix, str(thing))
        fields = {name: getattr(thing, field) for name, field in _fields(thing)}
        tag = f"{prefix}-{thing.__struct_config__.tag}"
        closer = (f"{tag}-{value}" for value in fields.values() if isinstance(value, str))
        message = next((m for m in closer if self.words.has(m)), tag)
        return Line(message, self.named(fields))


def _fields(thing: msgspec.Struct) -> Iterable[tuple[str, str]]:
    """What a thing's fields are called outside Python, and inside."""
    return zip(thing.__struct_encode_fields__, thing.__struct_fields__, strict=True)
