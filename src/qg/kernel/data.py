"""Checked data: a game's files become typed entries, or a DataError that says in which file, where, and why.

Reading is the game's business: it hands over what gives the text of a file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from .errors import DataError

X = TypeVar("X")


def document(file: str, read: Callable[[], str]) -> dict[str, Any]:
    """A TOML file as it stands."""
    try:
        return tomllib.loads(read())
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DataError(file, "", str(error)) from error


def typed(file: str, entry: str, raw: Any, kind: type[X]) -> X:
    """One entry, of the right shape."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise DataError(file, entry, str(error)) from error


def entries(file: str, key: str, raw: Any, kind: type[X]) -> dict[str, X]:
    """The entries of a list by id, each of the right shape, each id once."""
    demand(isinstance(raw, list), file, key, "the list is missing")
    found: dict[str, X] = {}
    for number, part in enumerate(raw, 1):
        name = str(part.get("id", f"{key} {number}")) if isinstance(part, dict) else f"{key} {number}"
        demand(name not in found, file, name, "the id is there twice")
        found[name] = typed(file, name, part, kind)
    return found


def demand(holds: object, file: str, entry: str, reason: str) -> None:
    """Refuses data of which this does not hold."""
    if not holds:
        raise DataError(file, entry, reason)
