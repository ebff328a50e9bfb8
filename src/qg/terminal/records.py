"""Recorded games: told again, and checked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from qg.kernel import Game, RecordError, Table, Told
from qg.kernel.record import Answer, Input, Notice, Record, TimeUp, replay
from qg.words import Words
from qg.words.talk import seat_names

from .speech import Speech

AT_THE_RESULT = -1
"""Where a record parts that fits up to its last input."""


def tell_again(
    record: Record, game: Game[Any, Any], words: Words, until: int | None = None
) -> Iterator[tuple[str, list[str]]]:
    """Each input with what came of it. A finished game has no secrets, so all of it is told.

    Records of older rules are told as far as today's agree, and from there on as they were written.
    """
    told = 0
    try:
        for part in _told_again(record, game, words, until):
            yield part
            told += 1
    except RecordError as parted:
        if record.seed is None or record.rules >= game.rules_version or not _is_parting(parted):
            raise
        index = parted.details.get("index", AT_THE_RESULT)
        title = words.text("replay-older", found=record.rules, known=game.rules_version, index=index)
        yield title, _as_written(record, max(0, told - 1), until)


def _told_again(
    record: Record, game: Game[Any, Any], words: Words, until: int | None
) -> Iterator[tuple[str, list[str]]]:
    """Raises at the first input that parts. An input is told once it was taken, in terms of the table before it."""
    story = replay(record, game)
    t, told = next(story)
    yield words.text("replay-start"), _told_to_all(game, t, words, told)
    for entry in record.inputs[:until]:
        before = t.copy()
        t, told = next(story)
        yield _title(entry.input, game, before, words), _told_to_all(game, t, words, told)
    if until is None:
        assert not list(story), "a record has one state after each input"


def _is_parting(error: RecordError) -> bool:
    """Whether that is what other rules do to a record, rather than damage."""
    return error.code in ("record_parts", "record_refused", "record_wrong_result", "record_unfinished")


def _as_written(record: Record, index: int, until: int | None) -> list[str]:
    """The rest of a record of older rules, where today's part from it: its inputs and its result, as they stand."""
    rest = [entry.input for entry in record.inputs[index:until]]
    return [msgspec.json.encode(part).decode() for part in (*rest, record.result)]


def _told_to_all(game: Game[Any, Any], t: Table, words: Words, told: Sequence[Told]) -> list[str]:
    """Everything that was told, each whisper as its seat heard it."""
    talks: dict[int | None, Speech] = {}
    lines: list[str] = []
    for entry in told:
        seat = entry.to[0] if entry.to else None
        talk = talks.setdefault(seat, Speech(game, t, words, seat))
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
            return words.text("replay-by", name=names[seat], choice=Speech(game, t, words, seat).choice(typed))
        case TimeUp(at):
            return words.text("replay-time", seconds=at / 1000)
        case Notice(_, kind, seat, what):
            name = "none" if seat is None else names[seat]
            return words.text(f"notice-{kind}", name=name, what=str(what).lower())


def check(record: Record, game: Game[Any, Any]) -> tuple[int, int]:
    """Works every input out again; how many inputs and words of chance there were. Raises where the record parts."""
    *_, (t, _) = replay(record, game)
    return len(record.inputs), t.counter
