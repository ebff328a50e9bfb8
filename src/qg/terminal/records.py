"""Recorded games: told again, and checked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from qg.kernel import Game, RecordError, Table, Told
from qg.kernel.record import Answer, Input, Notice, Record, TimeUp, replay
from qg.words import Words

from .speech import Talk, seat_names


def tell_again(
    record: Record, game: Game[Any, Any], words: Words, until: int | None = None
) -> Iterator[tuple[str, list[str]]]:
    """Each input with what came of it. A finished game has no secrets, so all of it is told."""
    story = replay(record, game)
    t, told = next(story)
    yield words.text("replay-start"), _told_to_all(game, t, words, told)
    for index, entry in enumerate(record.inputs[:until]):
        title = _title(entry.input, game, t, words)
        try:
            t, told = next(story)
        except RecordError as parted:
            if record.rules >= game.rules_version:
                raise
            yield words.refusal(parted), _as_written(record, index)
            return
        yield title, _told_to_all(game, t, words, told)
    if until is None:
        assert not list(story), "a record has one state after each input"


def _as_written(record: Record, index: int) -> list[str]:
    """The rest of a record of older rules, where today's part from it: its inputs and its result, as they stand."""
    rest = [entry.input for entry in record.inputs[index:]]
    return [msgspec.json.encode(part).decode() for part in (*rest, record.result)]


def _told_to_all(game: Game[Any, Any], t: Table, words: Words, told: Sequence[Told]) -> list[str]:
    """Everything that was told, each whisper as its seat heard it."""
    talks: dict[int | None, Talk] = {}
    lines: list[str] = []
    for entry in told:
        seat = entry.to[0] if entry.to else None
        talk = talks.setdefault(seat, Talk(game, t, words, seat))
        lines += [
            f"[{talk.speaker.names[seat]}] {line}" if seat is not None else line for line in talk.event(entry.event)
        ]
    return lines


def _title(given: Input, game: Game[Any, Any], t: Table, words: Words) -> str:
    """An input, as it was put to the table before it."""
    names = seat_names(t.seats, words)
    match given:
        case Answer(_, seat, choice):
            typed = msgspec.convert(choice, game.choices) if isinstance(choice, dict) else choice
            return words.text("replay-by", name=names[seat], choice=Talk(game, t, words, seat).choice(typed))
        case TimeUp(at):
            return words.text("replay-time", at=at)
        case Notice(_, kind, seat):
            return words.text("replay-notice", kind=kind, name="" if seat is None else names[seat])


def check(record: Record, game: Game[Any, Any]) -> tuple[int, int]:
    """Works every input out again; how many inputs and words of chance there were. Raises where the record parts."""
    *_, (t, _) = replay(record, game)
    return len(record.inputs), t.counter
