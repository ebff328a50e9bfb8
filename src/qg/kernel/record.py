"""Records: a saved table as one JSON document that anybody can replay and check.

A record holds what went in (options, seats, inputs), of every draw of chance out of how many it was, and a digest of
the state after every input; each entry seals all that came before. The seed is added when the game is over; until then
only its commitment is there. Nobody's name is in any of it: names lie beside.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec.structs import asdict

from .canon import CANON, canonical, fingerprint, hashed
from .chance import commitment
from .conduct import clocks
from .errors import RecordError
from .game import Game, plain
from .parts import Moment, NoticeKind, Seat
from .table import Table

FORMAT = 2
PREVIEW = 1
"""Records of November 2026: names in the seats, no bounds of draws, digests of everything a dump held then."""

PROGRAM = "0.1.0"
"""The version of the program, which is noted with every era."""


class Answer(msgspec.Struct, frozen=True, tag="answer", omit_defaults=True, gc=False):
    """A seat answered the decision of that number, or gave a standing input (no number)."""

    at: int
    seat: int
    choice: Any
    number: int | None = None


class TimeUp(msgspec.Struct, frozen=True, tag="time_up", gc=False):
    """Time was told."""

    at: int


class Notice(msgspec.Struct, frozen=True, tag="notice", omit_defaults=True):
    """The platform told the table something."""

    at: int
    kind: NoticeKind
    seat: int | None = None
    what: str | None = None


Input = Answer | TimeUp | Notice


Bound = Annotated[int, msgspec.Meta(ge=1, le=1 << 32)]
"""Out of how many a draw was."""


class Era(msgspec.Struct, frozen=True, kw_only=True):
    """Under what a stretch of a game was played."""

    rules: int
    program: str
    shape: str
    canon: int

    @classmethod
    def of(cls, game: Game[Any, Any]) -> Era:
        """Today's."""
        return cls(rules=game.rules_version, program=PROGRAM, shape=game.shape, canon=CANON)


class Rebased(Era, frozen=True, kw_only=True, tag="rebased"):
    """No input: from here on the table has another shape, and a new era begins.

    `before` is the last dump in the old shape, taken after so many entries (`upto`), `after` the state in the new one,
    to which those of the old era that came after that dump have been given again.
    """

    upto: int
    before: dict[str, Any]
    after: dict[str, Any]


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An input, out of how many each of its draws was, a digest of the state it led to, and a fingerprint of all this
    and of all that came before. (Entries of the preview have no `state`.)"""

    input: Input | Rebased
    draws: tuple[Bound, ...] = ()
    state: str = ""
    digest: str = ""


class Record(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One JSON file."""

    format: int
    game: str
    rules: int
    program: str = ""
    shape: str = ""
    canon: int = 0
    seats: tuple[Seat, ...]
    host: int
    options: dict[str, Any]
    commitment: str
    entropy: tuple[str, ...] = ()
    draws: tuple[Bound, ...] = ()
    """Of the set-up."""
    start: str
    inputs: list[Entry]
    result: Any = None
    seed: str | None = None
    names: tuple[str, ...] = ()
    """By seat, where known. Beside the chain: they can be changed or left out."""


OUTSIDE = frozenset({"inputs", "result", "seed", "names"})
"""Fields of a file that its first fingerprint does not cover."""


def digest(game: Game[Any, Any], t: Table) -> str:
    """A short fingerprint of the whole state. It contains the table's key, so nobody can guess its way to the rest; it
    does not contain the rules version, so that a record of older rules holds as long as they agree."""
    return hashed(canonical(game, t))


# -- the chain --------------------------------------------------------------------------------------------------------


def beginning(record: Record) -> str:
    """The fingerprint of everything before the first input."""
    fields = msgspec.to_builtins(record)
    return fingerprint({name: value for name, value in fields.items() if name not in OUTSIDE})


def link(before: str, given: Input | Rebased, draws: Sequence[int], state: str) -> str:
    """The fingerprint of an entry: of all that came before, the input, its draws, and the state it led to."""
    return fingerprint((before, given, draws, state))


def check_chain(before: str, entries: Iterable[Entry], first: int = 1) -> str:
    """Refuses the first entry that does not seal what came before it; returns the last fingerprint.

    It knows no rules. A long chain may come in pieces: what one piece returns is what came before the next, whose first
    entry is number `first`.
    """
    for index, entry in enumerate(entries, first):
        if link(before, entry.input, entry.draws, entry.state) != entry.digest:
            raise RecordError("record_chain", index=index)
        before = entry.digest
    return before


# -- writing ----------------------------------------------------------------------------------------------------------


def apply(t: Table, given: Input, *, events: bool = True) -> list[Moment]:
    """Carries out one input."""
    match given:
        case Answer(at, seat, choice, number):
            return t.answer(seat, choice, at=at, number=number, events=events)
        case TimeUp(at):
            return t.time_up(at, events=events)
        case Notice(at, kind, seat, what):
            return t.notice(kind, seat, what=what, at=at, events=events)


def apply_again(t: Table, given: Input, *, events: bool = True) -> list[Moment]:
    """Carries out what was written down by another release: a deadline fell when time was told, and none before it,
    whatever today's table of times says."""
    at = given.at
    if not t.conduct.stands_still and t.due is not None:
        if isinstance(given, Answer):
            clocks.put_off(t, at)
        elif isinstance(given, TimeUp) and t.game.due(t) == at:
            clocks.put_off(t, at - 1)
        elif isinstance(given, TimeUp) and t.due != at:
            clocks.bring_on(t, at)
    return apply(t, given, events=events)


class Writer:
    """Writes the entries of a table from any moment on: all it needs is the state and the last fingerprint."""

    def __init__(self, game: Game[Any, Any], t: Table, last: str) -> None:
        self.game = game
        self.t = t
        self.last = last

    def write(self, given: Input, *, again: bool = False) -> tuple[Entry, list[Moment]]:
        """Carries out an input, or one that another release has carried out; a refused one leaves no trace."""
        drawn: list[tuple[int, int]] = []
        self.t.scratch.draws = drawn
        told = (apply_again if again else apply)(self.t, given)
        written: Input = msgspec.convert(plain(given), Input)
        return self._entry(written, tuple(bound for bound, _ in drawn)), told

    def rebase(self, before: Mapping[str, Any], upto: int) -> Entry:
        """Notes that the table, whose last dump in the old shape is `before`, goes on in the shape of today."""
        era = asdict(Era.of(self.game))
        return self._entry(Rebased(**era, upto=upto, before=dict(before), after=self.game.dump(self.t)), ())

    def _entry(self, written: Input | Rebased, draws: tuple[int, ...]) -> Entry:
        state = digest(self.game, self.t)
        self.last = link(self.last, written, draws, state)
        return Entry(written, draws, state, self.last)


def give_again(game: Game[Any, Any], t: Table, entries: Iterable[Entry]) -> Table:
    """A table to which what came after its dump is given again."""
    for entry in entries:
        if isinstance(entry.input, Rebased):
            t = game.restore(entry.input.after)
        else:
            apply_again(t, entry.input, events=False)
    return t


class Recorder(Writer):
    """A new table that writes its own record."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int | Sequence[Seat],
        options: Mapping[str, Any] | None = None,
        *,
        seed: str,
        host: int = 0,
        entropy: Sequence[str] = (),
        script: Sequence[int] = (),
        head: Record | None = None,
        lesson: bool = False,
    ) -> None:
        """One that goes on under another release has its `head`: the record as it was when it was begun."""
        drawn: list[tuple[int, int]] = []
        t, self.opening = game.open_table(
            seats, options, seed=seed, host=host, entropy=entropy, script=script, draws=drawn, lesson=lesson
        )
        self.seed = seed
        self.record = head or Record(
            format=FORMAT,
            game=game.slug,
            **asdict(Era.of(game)),
            seats=t.seats,
            host=host,
            options=dict(options or {}),
            commitment=commitment(seed),
            entropy=tuple(entropy),
            draws=tuple(bound for bound, _ in drawn),
            start=digest(game, t),
            inputs=[],
        )
        super().__init__(game, t, beginning(self.record))

    def apply(self, given: Input) -> list[Moment]:
        """Carries out an input and writes it down."""
        entry, told = self.write(given)
        self.record.inputs.append(entry)
        self._end()
        return told

    def go_on(self, t: Table, entries: Sequence[Entry]) -> None:
        """Goes on from a table that was saved, after the entries that stand in its log."""
        self.t = t
        self.record.inputs = list(entries)
        self.last = entries[-1].digest if entries else beginning(self.record)
        self._end()

    def take_up(self, t: Table) -> None:
        """Goes on from a position instead, of which there is nothing to prove."""
        self.t, self.opening = t, []
        self.record.commitment = ""

    def rebase(self, before: Mapping[str, Any], upto: int) -> Entry:
        entry = super().rebase(before, upto)
        self.record.inputs.append(entry)
        return entry

    def _end(self) -> None:
        if self.t.outcome is not None:
            self.record.seed = self.seed
            self.record.result = plain(self.t.outcome)


# -- files ------------------------------------------------------------------------------------------------------------


def encode(record: Record) -> bytes:
    """The record as a file, readable by people: a field a line, and an entry a line."""
    return lines(msgspec.to_builtins(record))


def lines(document: Mapping[str, Any]) -> bytes:
    """A document as such a file."""
    fields = []
    for name, value in document.items():
        told = _told(value)
        if name == "inputs" and value:
            told = b"[\n" + b",\n".join(map(_told, value)) + b"\n]"
        fields.append(_told(name) + b": " + told)
    return b"{\n" + b",\n".join(fields) + b"\n}\n"


_told = msgspec.json.Encoder().encode


def decode(raw: bytes) -> Record:
    """A record from a file; refuses what is cut short, malformed, or newer than this room understands."""
    try:
        document = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError("record_truncated", problem=str(error)) from error
    found = document.get("format") if isinstance(document, dict) else None
    if not isinstance(found, int) or found < 1:
        raise RecordError("record_unknown_format", found=found, known=FORMAT)
    if found > FORMAT:
        raise RecordError("record_newer_format", found=found, known=FORMAT)
    try:
        record = msgspec.convert(document, Record)
        return _of_the_preview(record, document) if found == PREVIEW else record
    except (msgspec.ValidationError, AttributeError) as error:
        raise RecordError("record_malformed", problem=str(error)) from error


def _of_the_preview(record: Record, document: Mapping[str, Any]) -> Record:
    """Names stood in the seats then; a file that was written since has them where all others do."""
    names = msgspec.convert([seat.get("name", "") for seat in document["seats"]], tuple[str, ...])
    return msgspec.structs.replace(record, names=names if any(names) else record.names)


def eras(record: Record) -> list[Era]:
    """Under what a game was played, from its beginning on."""
    first = Era(rules=record.rules, program=record.program, shape=record.shape, canon=record.canon)
    return [first, *(entry.input for entry in record.inputs if isinstance(entry.input, Rebased))]


def check_version(record: Record, game: Game[Any, Any]) -> None:
    """Older releases may be opened and replayed until they part; newer and unknown ones are refused."""
    for era in eras(record):
        if era.rules < 1:
            raise RecordError("record_unknown_rules", found=era.rules, known=game.rules_version, game=game.slug)
        if era.rules > game.rules_version:
            raise RecordError("record_newer_rules", found=era.rules, known=game.rules_version, game=game.slug)
        if era.canon > CANON or (era.shape != game.shape and _numbers(era.program) > _numbers(PROGRAM)):
            raise RecordError("record_newer_program", found=era.program, known=PROGRAM)


def _numbers(program: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d{1,9}", program)]
