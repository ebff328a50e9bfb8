"""What the tests of every game need to know of one: it says so in `tests/screen.toml`, or the defaults hold."""

import tomllib
from functools import cache
from typing import Any

import msgspec

from qg import catalog


class Screen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game's board."""

    options: dict[str, Any] = {}
    """A table that hurries nobody."""
    short: dict[str, Any] = {}
    """What makes a game short, besides."""
    clocks: frozenset[str] = frozenset()
    """Fields of the board that go on with time."""
    timely: frozenset[str] = frozenset()
    """Choices that time alone brings, by kind."""
    backward: frozenset[str] = frozenset()
    """Choices that only put off the end, by kind."""
    content: tuple[Any, ...] = ()
    """Choices that are right whenever they are offered."""
    best: str = ""
    """The figure that lists the places of the best choices."""
    worst: str = ""
    """The figure that lists the places of choices that spoil something."""
    question: str = ""
    """The question at which the board is looked at. Empty: the first that a person is asked."""
    prompt: str = ".prompt"
    """The box that says what is asked."""
    parts: tuple[str, ...] = ("main > *",)
    """The main parts; none may lie over another."""
    actions: str = "main"
    """Where a finger plays."""
    look: str = "[data-no-such-thing]"
    """What puts away a look of one's own that lies over the board."""


@cache
def screen_of(slug: str) -> Screen:
    folder = catalog.folders().get(slug)
    file = folder and folder / "tests" / "screen.toml"
    return (
        msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Screen) if file and file.exists() else Screen()
    )
