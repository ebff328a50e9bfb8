"""What the tests of every board need to know of one: its game says so in `tests/screen.toml`, or the defaults hold."""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import cycle
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
    file = catalog.folder_of(slug) / "tests" / "screen.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Screen) if file.exists() else Screen()


BOARDS = [slug for slug in catalog.games() if (catalog.folder_of(slug) / "ui" / "Board.svelte").exists()]
"""Every game with a board of its own."""
ANY = BOARDS[0]
"""A game like every other."""
TAUGHT = [slug for slug in BOARDS if catalog.load(slug).lesson is not None]
"""Those with a guided first game."""


def in_turn(games: list[str], *ways: Any) -> list[tuple[Any, ...]]:
    """Each game once, each in the next of several ways."""
    return [(slug, *way) for slug, way in zip(games, cycle(ways), strict=False)]
