"""Names and sentences for one table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from qg.kernel import Game, Seat, Table, Told
from qg.words import Speaker, Words


def seat_names(seats: Sequence[Seat], words: Words) -> list[str]:
    """What each seat is called: its own name, or one by its number and kind."""
    return [seat.name or _by_number(seat, number, words) for number, seat in enumerate(seats, 1)]


def _by_number(seat: Seat, number: int, words: Words) -> str:
    if seat.kind == "bot":
        return words.text("bot-name", level=words.text(f"level-{seat.level}"), number=number)
    return words.text("seat-name", number=number)


def speaker(game: Game[Any, Any], t: Table, words: Words, seat: int | None) -> Speaker:
    """These words as spoken to one seat."""
    view = game.view(t, seat)
    return words.speaker(seat_names(t.seats, words), lambda name, value: game.name_piece(view, name, value))


def log_lines(told: Sequence[Told], speaks: Speaker, seat: int | None) -> list[str]:
    """The events a seat may know, one sentence each."""
    return [speaks.tell("event", entry.event) for entry in told if entry.is_for(seat)]


def prompt(t: Table, speaks: Speaker) -> str:
    """What is asked now."""
    asked = t.decision(None)
    assert asked is not None
    return speaks.words.text(f"ask-{asked.kind}", **speaks.spoken(asked.prompt))
