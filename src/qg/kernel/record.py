"""Records: a saved table as one JSON document that anybody can replay and check.

A record holds what went in (options, seats, inputs) and a digest of the whole state after every input, so that a replay
which parts from it says where. The seed is added when the game is over; until then only its commitment is there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from .chance import commitment
from .errors import RecordError, Refused
from .game import Game, plain
from .phrase import Phrase
from .table import NoticeKind, Seat, Table, Told

FORMAT = 1


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


class Entry(msgspec.Struct, frozen=True, gc=False):
    """An input, and a digest of all that came before, of the input and of the state it led to."""

    input: Input
    digest: str


class Record(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One JSON file."""

    format: int
    game: str
    rules: int
    seats: tuple[Seat, ...]
    host: int
    options: dict[str, Any]
    commitment: str
    entropy: tuple[str, ...] = ()
    start: str
    inputs: list[Entry]
    result: Any = None
    seed: str | None = None


def digest(game: Game[Any, Any], t: Table) -> str:
    """A short fingerprint of the whole state. It contains the table's key, so nobody can guess its way to the rest; it
    does not contain the rules version, so that a record of older rules holds as long as they agree."""
    return _fingerprint(game.dump(t)["table"])


def _link(before: str, given: Input, game: Game[Any, Any], t: Table) -> str:
    """The fingerprint of an entry: of all that came before, of the input, and of the state it led to."""
    return _fingerprint((before, given, digest(game, t)))


def _fingerprint(value: Any) -> str:
    return blake2b(msgspec.json.encode(value, order="sorted"), digest_size=12).hexdigest()


def apply(t: Table, given: Input, *, events: bool = True) -> list[Told]:
    """Carries out one input."""
    match given:
        case Answer(at, seat, choice, number):
            return t.answer(seat, choice, at=at, number=number, events=events)
        case TimeUp(at):
            return t.time_up(at, events=events)
        case Notice(at, kind, seat, what):
            return t.notice(kind, seat, what=what, at=at, events=events)


class Recorder:
    """A table that writes its own record."""

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
    ) -> None:
        self.game = game
        self.seed = seed
        self.t, self.opening = game.open_table(seats, options, seed=seed, host=host, entropy=entropy, script=script)
        self.record = Record(
            format=FORMAT,
            game=game.slug,
            rules=game.rules_version,
            seats=self.t.seats,
            host=host,
            options=dict(options or {}),
            commitment=commitment(seed),
            entropy=tuple(entropy),
            start=digest(game, self.t),
            inputs=[],
        )

    def apply(self, given: Input) -> list[Told]:
        """Carries out an input and writes it down; a refused one leaves no trace."""
        told = apply(self.t, given)
        written: Input = msgspec.convert(plain(given), Input)
        before = self.record.inputs[-1].digest if self.record.inputs else self.record.start
        self.record.inputs.append(Entry(written, _link(before, written, self.game, self.t)))
        if self.t.outcome is not None:
            self.record.seed = self.seed
            self.record.result = plain(self.t.outcome)
        return told


def encode(record: Record) -> bytes:
    """The record as a file, readable by people."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def decode(raw: bytes) -> Record:
    """A record from a file; refuses what is cut short, malformed, or newer than this room understands."""
    try:
        document = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError("record_truncated", problem=str(error)) from error
    version = document.get("format") if isinstance(document, dict) else None
    if not isinstance(version, int) or version < 1:
        raise RecordError("record_unknown_format", found=version, known=FORMAT)
    if version > FORMAT:
        raise RecordError("record_newer_format", found=version, known=FORMAT)
    try:
        return msgspec.convert(document, Record)
    except msgspec.ValidationError as error:
        raise RecordError("record_malformed", problem=str(error)) from error


def check_version(record: Record, game: Game[Any, Any]) -> None:
    """Older rules may be opened and replayed until they part; newer and unknown ones are refused."""
    if record.rules < 1:
        raise RecordError("record_unknown_rules", found=record.rules, known=game.rules_version, game=game.slug)
    if record.rules > game.rules_version:
        raise RecordError("record_newer_rules", found=record.rules, known=game.rules_version, game=game.slug)


def replay(
    record: Record, game: Game[Any, Any], *, draws: list[tuple[int, int]] | None = None
) -> Iterator[tuple[Table, list[Told]]]:
    """The table after its set-up and after each input, with the events of each. Refuses at the first that parts.

    Every draw of chance is added to `draws` as it comes.
    """
    check_version(record, game)
    if record.seed is None:
        raise RecordError("record_unfinished")
    if commitment(record.seed) != record.commitment:
        raise RecordError("record_wrong_seed", commitment=record.commitment)
    try:
        t, told = game.open_table(
            record.seats,
            record.options,
            seed=record.seed,
            host=record.host,
            entropy=record.entropy,
            draws=draws,
        )
    except Refused as refused:
        raise _refused(game, 0, refused) from refused
    if digest(game, t) != record.start:
        raise RecordError("record_parts", index=0)
    yield t, told
    before = record.start
    for index, entry in enumerate(record.inputs, 1):
        yield t, _again(game, t, before, entry, index)
        before = entry.digest
    if t.outcome is None:
        raise RecordError("record_unfinished")
    if plain(t.outcome) != record.result:
        raise RecordError("record_wrong_result", result=record.result)


def _refused(game: Game[Any, Any], index: int, refused: Refused) -> RecordError:
    """Where a record parts, and in whose words to tell why."""
    reason = Phrase(f"refusal-{refused.code}", refused.details)
    return RecordError("record_refused", index=index, reason=reason, game=game.slug)


def _again(game: Game[Any, Any], t: Table, before: str, entry: Entry, index: int) -> list[Told]:
    try:
        told = apply(t, entry.input)
    except Refused as refused:
        raise _refused(game, index, refused) from refused
    if _link(before, entry.input, game, t) != entry.digest:
        raise RecordError("record_parts", index=index)
    return told
