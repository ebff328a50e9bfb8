"""Recorded games: told again, and checked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from qg.kernel import Game, Moment, RecordError, Refused, Table
from qg.kernel.conduct.state import SCREEN
from qg.kernel.judge import is_older, replay
from qg.kernel.record import Answer, Input, Notice, Rebased, Record, TimeUp
from qg.words import Words
from qg.words.talk import Narrator, seat_names

from .speech import Speech

PARTINGS = frozenset(
    {"record_parts", "record_refused", "record_draws", "record_rebased", "record_wrong_result", "record_unfinished"}
)
AT_THE_RESULT = -1
"""Where a record parts that fits up to its last input."""


def tell_again(
    record: Record, game: Game[Any, Any], words: Words, until: int | None = None
) -> Iterator[tuple[str, list[str]]]:
    """Each input with what came of it. A finished game has no secrets, so all of it is told.

    Records of an older program are told as far as today's agree, and from there on as they were written.
    """
    told = 0
    try:
        for part in _told_again(record, game, words, until):
            yield part
            told += 1
    except RecordError as parted:
        if record.seed is None or not is_older(record, game) or not _is_parting(parted):
            raise
        index = parted.details.get("index", AT_THE_RESULT)
        title = words.text("replay-older", index=index)
        yield title, _as_written(record, max(0, told - 1), until)


def table_at(record: Record, game: Game[Any, Any], at: int) -> Table:
    """The table after so many inputs."""
    for index, (t, _) in enumerate(replay(record, game)):
        if index == at:
            return t
    raise RecordError("record_too_short", index=at, inputs=len(record.inputs))


def _told_again(
    record: Record, game: Game[Any, Any], words: Words, until: int | None
) -> Iterator[tuple[str, list[str]]]:
    """Raises at the first input that parts. An input is told once it was taken, in terms of the table before it."""
    story = replay(record, game)
    t, told = next(story)
    yield words.text("replay-start"), _told_to_all(game, t, words, told, record.names)
    for entry in record.inputs[:until]:
        before = t.copy()
        t, told = next(story)
        title = _title(entry.input, game, before, words, record.names)
        yield title, _told_to_all(game, t, words, told, record.names)
    if until is None:
        assert not list(story), "a record has one state after each input"


def _is_parting(error: RecordError) -> bool:
    """Whether that is what other rules do to a record, rather than damage."""
    return error.code in PARTINGS


def _as_written(record: Record, index: int, until: int | None) -> list[str]:
    """The rest of a record of older rules, where today's part from it: its inputs and its result, as they stand."""
    rest = [entry.input for entry in record.inputs[index:until]]
    return [msgspec.json.encode(part).decode() for part in (*rest, record.result)]


def _told_to_all(
    game: Game[Any, Any], t: Table, words: Words, told: Sequence[Moment], given: Sequence[str]
) -> list[str]:
    """Everything that was told, each whisper with the seat that heard it."""
    names = seat_names(t.seats, words, given)
    teller = Narrator(game, words, names)
    lines: list[str] = []
    for entry in told:
        heard_by = f"[{names[entry.to[0]]}] " if entry.to else ""
        lines += [f"{heard_by}{words.say(line)}" for line in teller.event(entry.event)]
    return lines


def _title(given: Input | Rebased, game: Game[Any, Any], t: Table, words: Words, known: Sequence[str] = ()) -> str:
    """An input, as it was put to the table before it."""
    names = seat_names(t.seats, words, known)
    match given:
        case Answer(_, seat, choice):
            typed = msgspec.convert(choice, game.choices) if isinstance(choice, dict) else choice
            name = words.text("screen-name") if seat == SCREEN else names[seat]
            return words.text("replay-by", name=name, choice=Speech(game, t, words, seat, known).choice(typed))
        case TimeUp(at):
            return words.text("replay-time", seconds=at / 1000)
        case Notice(_, kind, seat, what):
            name = "none" if seat is None else names[seat]
            return words.text(f"notice-{kind}", name=name, what=str(what).lower())
        case Rebased(program=program, rules=rules):
            return words.text("replay-rebased", program=program, rules=rules)


def check_place(file: Path) -> None:
    """Refuses, before a game is played, a place where its record could not be written."""
    try:
        if not file.absolute().parent.is_dir():
            raise Refused("no_such_folder", file=str(file))
        is_new = not file.exists()
        with file.open("ab"):
            pass
        if is_new:
            file.unlink()
    except OSError as error:
        raise Refused("cannot_write", file=str(file)) from error
