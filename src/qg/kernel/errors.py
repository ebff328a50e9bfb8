"""Typed errors. Each carries a code and plain details; the sentence for people is in the words files, by code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class Refused(Exception):
    """Something asked of the room was refused and nothing has changed."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.code} ({told})" if told else self.code

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between processes whole."""
        return _remade, (type(self), self.__dict__)


def _remade(kind: type[Refused], facts: dict[str, Any]) -> Refused:
    error = kind.__new__(kind)
    error.__dict__.update(facts)
    return error


class Illegal(Refused):
    """An input that the rules do not allow now; `rule_id` names the rule where one says so."""

    def __init__(self, code: str, rule_id: str | None = None, **details: Any) -> None:
        super().__init__(code, **details)
        self.rule_id = rule_id


MOST_SAID = 200


def malformed(problem: object) -> Illegal:
    """What cannot be understood; of a long text the beginning is said."""
    text = str(problem)
    return Illegal("malformed", problem=text if len(text) <= MOST_SAID else f"{text[:MOST_SAID]}…")


class OptionError(Refused):
    """A table cannot be made with these options or seats."""

    def __init__(self, code: str, option: str, value: Any, allowed: Any, **details: Any) -> None:
        super().__init__(code, option=option, value=value, allowed=allowed, **details)
        self.option = option
        self.value = value
        self.allowed = allowed


class RecordError(Refused):
    """A record cannot be read, or does not say what its game says."""


class DataError(Refused):
    """A game's data is wrong: in which file, at which entry, and why."""

    def __init__(self, file: str, entry: str, reason: str) -> None:
        super().__init__("bad_data", file=file, entry=entry, reason=reason)


class PositionError(Refused):
    """A text is no position of its game: in which line, at which entry, and why."""

    def __init__(self, line: int, entry: str, reason: str) -> None:
        super().__init__("bad_position", line=line, entry=entry, reason=reason)


class UnknownGame(Refused):
    """No game folder of that name."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__("unknown_game", name=name, known=list(known))
