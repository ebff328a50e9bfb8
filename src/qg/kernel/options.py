"""Table options: what a host may choose, within which bounds, and what a choice of one forces on another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from .errors import OptionError

Value = str | int | bool


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One option. `modes`, `forced` and `default_by_mode` speak of the value of the option called `mode`."""

    id: str
    type: Literal["enum", "int", "bool"]
    default: Value
    rule: str | None = None
    values: tuple[str, ...] = ()
    min: int = 0
    max: int = 0
    step: int = 1
    also: tuple[int, ...] = ()
    modes: tuple[str, ...] = ()
    forced: dict[str, Value] = {}
    default_by_mode: dict[str, Value] = {}
    seats: tuple[int, ...] = ()
    """The numbers of seats with which something else than the default may be chosen; empty: any."""
    block: str = ""
    """The part of a form it stands in; empty: among the game's own."""
    counts_seats: bool = False
    """Its value is the number of seats; its default is what a lobby begins with."""

    def fits(self, value: Any, seats: int) -> bool:
        """Whether this may be chosen at a table with so many seats."""
        return not self.seats or seats in self.seats or bool(value == self.default)

    def allows(self, value: Any) -> bool:
        if self.type == "bool":
            return isinstance(value, bool)
        if self.type == "enum":
            return value in self.values
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return value in self.also or (self.min <= value <= self.max and (value - self.min) % self.step == 0)

    @property
    def allowed(self) -> list[Value] | str:
        """What may be chosen, as a person reads it."""
        if self.type == "bool":
            return [False, True]
        if self.type == "enum":
            return list(self.values)
        if self.also and self.min == self.max:
            return sorted((self.min, *self.also))
        spread = f"{self.min}-{self.max}" + (f"/{self.step}" if self.step > 1 else "")
        return ", ".join([*map(str, self.also), spread])

    def schema(self) -> dict[str, Any]:
        """The option as JSON schema."""
        if self.type == "bool":
            return {"type": "boolean", "default": self.default}
        if self.type == "enum":
            return {"enum": list(self.values), "default": self.default}
        steps: dict[str, Any] = {"type": "integer", "minimum": self.min, "maximum": self.max}
        if self.step > 1:
            steps = {"enum": list(range(self.min, self.max + 1, self.step))}
        if self.also:
            return {"anyOf": [{"enum": list(self.also)}, steps], "default": self.default}
        return steps | {"default": self.default}


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set of options worth offering; the words of its id name it (`preset-family`)."""

    id: str
    options: dict[str, Value] = {}
    seats: int | None = None


def settle(options: Sequence[Option], chosen: Mapping[str, Any], seats: int) -> dict[str, Value]:
    """The value of every option: chosen, forced by the mode, or the default. Refuses what is out of bounds."""
    known = {option.id: option for option in options}
    for name, value in chosen.items():
        if name not in known:
            raise OptionError("unknown_option", name, value, sorted(known))
        if not known[name].allows(value):
            raise OptionError("option_out_of_range", name, value, known[name].allowed)
        if not known[name].fits(value, seats):
            raise OptionError("option_not_with_seats", name, value, list(known[name].seats), seats=seats)
        if known[name].counts_seats and value != seats:
            raise OptionError("seats_differ", name, value, seats)
    mode = str(chosen.get("mode", known["mode"].default)) if "mode" in known else ""
    return {option.id: seats if option.counts_seats else _value(option, chosen, mode) for option in options}


Former = Mapping[str, Mapping[Any, Value | Mapping[str, Value]] | None]
"""Options of earlier releases: what their values are called now, or which options say the same; None: there is nothing
to choose any more."""


def of_today(former: Former, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """What was chosen at a table of an earlier release, as it is called now."""
    found: dict[str, Any] = {}
    for name, value in chosen.items():
        values = former.get(name, {})
        if values is not None:
            now = values.get(value, value)
            found |= now if isinstance(now, Mapping) else {name: now}
    return found


def fitting(options: Sequence[Option], chosen: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """What is left of the choices when the number of seats changes: those that do not go with it fall away."""
    loose = {option.id for option in options if not option.fits(chosen.get(option.id, option.default), seats)}
    return {name: value for name, value in chosen.items() if name not in loose}


def _value(option: Option, chosen: Mapping[str, Any], mode: str) -> Value:
    if mode in option.forced:
        return option.forced[mode]
    if option.id in chosen and option.modes and mode not in option.modes:
        raise OptionError("option_not_in_mode", option.id, chosen[option.id], list(option.modes), mode=mode)
    value: Value = chosen.get(option.id, option.default_by_mode.get(mode, option.default))
    return value


def schema(options: Sequence[Option]) -> dict[str, Any]:
    """All options of a game as one JSON schema."""
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {option.id: option.schema() for option in options},
    }


def check_text(*texts: str) -> None:
    """Lone surrogates, as a terminal may pass on, could not be written down."""
    for text in texts:
        if not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text):
            raise OptionError("bad_text", "text", repr(text), "UTF-8")
