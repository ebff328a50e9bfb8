"""The options of a game, as a host reads them before a table is made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from qg.kernel import Game
from qg.kernel.options import Option, Value
from qg.words import Words


def describe(game: Game[Any, Any], words: Words) -> Iterator[tuple[str, list[str]]]:
    """Every option as it is typed, with its label and help, what it may be and what it is."""
    for option in game.options:
        label = words.text(f"option-{option.id}")
        yield f"{option.id} ({label})", [words.text(f"option-{option.id}.help"), *_bounds(option, words)]


def _bounds(option: Option, words: Words) -> Iterator[str]:
    yield words.text("options-allowed", allowed=_allowed(option, words))
    if option.counts_seats:
        yield words.text("options-seats")
    else:
        yield words.text("options-default", value=typed(option.default))
    for mode, value in option.default_by_mode.items():
        yield words.text("options-default-in", mode=mode, value=typed(value))
    if option.modes:
        yield words.text("options-modes", modes=", ".join(option.modes))
    for mode, value in option.forced.items():
        yield words.text("options-forced", mode=mode, value=typed(value))


def _allowed(option: Option, words: Words) -> str:
    if option.type == "int":
        if option.also and option.min == option.max:
            return ", ".join(_value(option, value, words) for value in sorted((option.min, *option.also)))
        alone = [_value(option, value, words) for value in option.also]
        return ", ".join([*alone, _range(option, words)])
    values = ("false", "true") if option.type == "bool" else option.values
    return ", ".join(_value(option, value, words) for value in values)


def _range(option: Option, words: Words) -> str:
    bounds = {"low": str(option.min), "high": str(option.max)}
    if option.step == 1:
        return words.text("options-range", **bounds)
    return words.text("options-steps", **bounds, step=str(option.step))


def _value(option: Option, value: Value, words: Words) -> str:
    """A value as it is typed, with its words in brackets."""
    message = f"option-{option.id}-{value}"
    return f"{value} ({words.text(message)})" if words.has(message) else typed(value)


def typed(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
