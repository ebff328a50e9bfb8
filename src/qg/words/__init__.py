"""Every text people read, from Fluent files: the room's own beside this module, each game's in its folder.

Choices, events, prompts and refusals are told by their tag: `choice-lock`, `event-card_flipped`, `ask-pick_tool`,
`refusal-not_asked`. Their fields are the arguments, told by what their types say they name (`qg.kernel.pieces`): the id
"green" of a wire by the message `wire-green`, a seat by who sits there. Codes without a message stay as they are for
selectors, and so do `true`, `false` and `none`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import repeat
from pathlib import Path
from types import NoneType
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec.structs import astuple

from qg.kernel import Phrase, PieceTerms, Refused
from qg.kernel.pieces import pieces_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PLAIN = re.compile(r"^([a-zA-Z][\w-]*) = ([^{}\n]+)\n(?![ \t]+[^.\s])", re.MULTILINE)
"""Messages of one line that hold nothing but text."""

LONGEST_ID, MOST_KNOWN = 100, 10_000
"""Refusals name what somebody typed, which may be anything: not all of that is looked up and remembered."""

TOO_LONG = 10**15
"""Numbers from here on are not grouped and rounded as a language does it, but told digit by digit."""

NameOf = Callable[[str, Any], Phrase | None]
"""Of a piece and a value; "": of no piece."""
LEAVES = frozenset({str, int, bool, NoneType})


class Message(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A message of the words files with all it needs to be said in any language."""

    id: str
    args: Mapping[str, Any] = {}
    """Each a text, a number, another line, or a list of these to be joined."""


Text: TypeAlias = Message | str | int | float | tuple[Any, ...]
"""What a line is made of; a tuple is said as a list: a, b and c."""


Known = dict[tuple[str, type, Any], Text]
"""By piece, type and value."""


class Wanted(dict[str, frozenset[str] | None]):
    """The arguments with which each message is said; None: there is no such message, which may want any."""

    def __init__(self, look_up: Callable[[str], frozenset[str] | None]) -> None:
        self._look_up = look_up

    def __missing__(self, message: str) -> frozenset[str] | None:
        if len(message) > LONGEST_ID:
            return None
        if len(self) >= MOST_KNOWN:
            self.clear()
        wanted = self[message] = self._look_up(message)
        return wanted


class Words:
    """The texts of one language."""

    def __init__(self, lang: str, files: Iterable[Path]) -> None:
        self.lang = lang
        self._sources = [file.read_text(encoding="utf-8") for file in files]
        self.wanted = Wanted(self._asked_by)
        self._called: Known = {}
        self._plainly: Known = {}
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
        return self.wanted[message] is not None

    def _look_up(self, message: str) -> bool:
        head, _, attribute = message.partition(".")
        if not self._bundle.has_message(head):
            return False
        found = self._bundle.get_message(head)
        return attribute in found.attributes if attribute else found.value is not None

    def _asked_by(self, message: str) -> frozenset[str] | None:
        """The arguments with which a message is said; None: there is no such message."""
        if message in self._plain:
            return frozenset()
        return frozenset(self._variables(message)) if self._look_up(message) else None

    def _variables(self, message: str) -> Iterator[str]:
        head, _, attribute = message.partition(".")
        found = self._bundle.get_message(head)
        yield from self._named_in(found.attributes[attribute] if attribute else found.value)

    def _named_in(self, node: Any) -> Iterator[str]:
        """The variables of a text, and of the messages it is made with."""
        kind = type(node).__name__
        if kind == "VariableReference":
            yield node.id.name
        elif kind == "MessageReference":
            yield from self._variables(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)
        elif hasattr(node, "__dict__"):
            for part in vars(node).values():
                yield from self._named_in(part)
        elif isinstance(node, list):
            for part in node:
                yield from self._named_in(part)

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

    def say(self, said: Text) -> str | int | float:
        """A line in this language; numbers stay numbers, so that plurals come out right."""
        if isinstance(said, Message):
            return self.text(said.id, **{name: self.say(value) for name, value in said.args.items()})
        if isinstance(said, tuple):
            return self.joined([str(self.say(part)) for part in said])
        return said

    def speaker(self, names: Sequence[str], namer: NameOf | None = None) -> Namer:
        """These words at one table, where seats have names and pieces may need the game's help to be named."""
        return Namer(self, names, namer)

    def teller(self, names: Sequence[str], namer: NameOf, terms: type[PieceTerms]) -> Namer:
        """Likewise, with a namer to whom things are called the same at every table, always."""
        return Namer(self, names, namer, terms, self._called)

    def plain_teller(self, names: Sequence[str]) -> Namer:
        """Likewise, without a namer."""
        return Namer(self, names, None, known=self._plainly)

    def refusal(self, refused: Refused, speaker: Namer | None = None) -> str:
        """What was wrong and what is allowed, in a sentence."""
        return str(self.say((speaker or self.speaker(())).refusal(refused)))

    def joined(self, parts: Sequence[str]) -> str:
        """a, b and c."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text("joined", head=", ".join(parts[:-1]), last=parts[-1])


class Namer:
    """Puts choices, events and prompts of one table in lines.

    Which message an id is told by is the same in every language, so a line made with one can be said in another. A line
    holds what its message is said with, and no more.
    """

    def __init__(
        self,
        words: Words,
        names: Sequence[str],
        namer: NameOf | None,
        terms: type[PieceTerms] = PieceTerms,
        known: Known | None = None,
    ) -> None:
        self.words = words
        self.names = names
        self.namer = namer
        self.terms = pieces_of(terms)
        self.known = {} if known is None else known
        """What its namer calls things, whatever the table."""
        self.known_here: Known = {}
        """Likewise, where a name of this table stands."""
        self.spoken = 0
        """How often a name of this table has been said."""
        self.renamed = 0
        """How often the namer has called something otherwise than by its id."""

    def line(self, message: str, fields: Mapping[str, Any], pieces: Mapping[str, str]) -> Message:
        """A message with the fields it is said with, each as a person would call it; an option also as it is typed."""
        if "option" in fields:
            fields = {"option_id": fields["option"], **fields}
        wanted, known, here = self.words.wanted[message], self.known, self.known_here
        args: dict[str, Text] = {}
        for name, value in fields.items():
            if wanted is None or name in wanted:
                piece = pieces.get(name, "")
                if type(value) in LEAVES:
                    key = piece, type(value), value
                    said = known.get(key, here.get(key))
                    args[name] = self._noted(key) if said is None else said
                else:
                    args[name] = self.value(piece, value)
        return Message(message, args)

    def _noted(self, key: tuple[str, type, Any]) -> Text:
        """What is called by its id is worked out once for every table, or for this one where it names a person."""
        spoken, renamed = self.spoken, self.renamed
        piece, _, value = key
        said = self.value(piece, value)
        if self.renamed == renamed:
            known = self.known if self.spoken == spoken else self.known_here
            if len(known) >= MOST_KNOWN:
                known.clear()
            known[key] = said
        return said

    def value(self, piece: str, value: Any) -> Text:
        """A value as a person would call it, which names such a piece; "": none."""
        if self.namer is not None and not isinstance(value, Phrase) and (named := self.namer(piece, value)) is not None:
            self.renamed += 1
            value = named
        if isinstance(value, Phrase):
            return self.value("seat", value.args["seat"]) if value.id == "name" else self.phrase(value)
        if isinstance(value, (list, tuple)):
            return tuple(map(self.value, repeat(piece), value))
        if isinstance(value, bool) or value is None:
            return str(value).lower()
        if piece == "seat" and isinstance(value, int) and 0 <= value < len(self.names):
            self.spoken += 1
            return self.names[value]
        if isinstance(value, (int, float)):
            return value if abs(value) < TOO_LONG else str(value)
        return self._id(piece, str(value)) if piece else str(value)

    def _id(self, piece: str, value: str) -> Text:
        """The words of an id."""
        message = f"{piece}-{value}"
        return value if self.words.wanted[message] is None else Message(message)

    def phrase(self, phrase: Phrase) -> Message:
        pieces = self.terms if phrase.of is None else pieces_of(phrase.of)
        return self.line(phrase.id, phrase.args, pieces)

    def refusal(self, refused: Refused) -> Message:
        return self.line(f"refusal-{refused.code}", refused.details, self.terms)

    def tell(self, prefix: str, thing: Any) -> Text:
        """A choice or an event: `choice-lock`, or where it is told by a field, `choice-use_tool-magnet`."""
        if self.namer is not None and (phrase := self.namer(prefix, thing)) is not None:
            return self.phrase(phrase)
        if not isinstance(thing, msgspec.Struct):
            return self._id(prefix, str(thing))
        return self.tell_struct(prefix, thing)

    def tell_struct(self, prefix: str, thing: msgspec.Struct) -> Message:
        fields = _fields(thing)
        message = tag = f"{prefix}-{thing.__struct_config__.tag}"
        for name, value in fields.items():
            if type(value) is tuple and value and isinstance(value[0], msgspec.Struct):
                fields[name] = items(tag, value)
        told_by = getattr(thing, "told_by", None)
        if told_by and self.words.wanted[closer := f"{tag}-{getattr(thing, told_by)}"] is not None:
            message = closer
        return self.line(message, fields, pieces_of(type(thing)))


def items(message: str, parts: Iterable[msgspec.Struct]) -> tuple[Phrase, ...]:
    """The parts of a list, each told by the attribute `item` of the message it stands in."""
    return tuple([Phrase(f"{message}.item", _fields(part), type(part)) for part in parts])


def _fields(thing: msgspec.Struct) -> dict[str, Any]:
    """A thing's fields, as they are called outside Python."""
    return dict(zip(thing.__struct_encode_fields__, astuple(thing), strict=True))
