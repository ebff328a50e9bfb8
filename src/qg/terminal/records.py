"""Recorded games: told again, and checked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from qg.kernel import Game, Table
from qg.kernel.record import Answer, Input, Notice, Record, TimeUp, replay
from qg.words import Speaker, Words

from .speech import log_lines, speaker


def tell_again(
    record: Record, game: Game[Any, Any], words: Words, until: int | None = None
) -> Iterator[tuple[str, list[str]]]:
    """Each input with what came of it. A finished game has no secrets, so all of it is told."""
    inputs = record.inputs[:until]
    for index, (t, told) in enumerate(replay(record, game)):
        speaks = speaker(game, t, words, None)
        title = words.text("replay-start") if index == 0 else _title(inputs[index - 1].input, game, speaks)
        lines = [line for seat in (None, *t.all_seats) for line in log_lines(_whispered(told, seat), speaks, seat)]
        yield title, lines
        if index == len(inputs):
            return


def _whispered(told: list[Any], seat: int | None) -> list[Any]:
    """What everyone was told, or what one seat alone was told."""
    return [entry for entry in told if (entry.to is None) == (seat is None)]


def _title(given: Input, game: Game[Any, Any], speaks: Speaker) -> str:
    words = speaks.words
    match given:
        case Answer(_, seat, choice):
            typed = msgspec.convert(choice, game.choices) if isinstance(choice, dict) else choice
            return words.text("replay-by", name=speaks.names[seat], choice=speaks.tell("choice", typed))
        case TimeUp(at):
            return words.text("replay-time", at=at)
        case Notice(_, kind, seat):
            return words.text("replay-notice", kind=kind, name="" if seat is None else speaks.names[seat])


def check(record: Record, game: Game[Any, Any]) -> tuple[int, int]:
    """Works every input out again; how many inputs and draws of chance there were. Raises where the record parts."""
    inputs = -1
    last: Table | None = None
    for last, _ in replay(record, game):
        inputs += 1
    assert last is not None
    return inputs, last.counter
