"""The games that have a board, as the tests of every board take them."""

from itertools import cycle
from typing import Any

from qg import catalog

from ..screens import screen_of

__all__ = ["ANY", "BOARDS", "TAUGHT", "in_turn", "screen_of"]

BOARDS = [slug for slug in catalog.games() if (catalog.folder_of(slug) / "ui" / "Board.svelte").exists()]
"""Every game with a board of its own."""
ANY = BOARDS[0]
"""A game like every other."""
TAUGHT = [slug for slug in BOARDS if catalog.load(slug).lesson is not None]
"""Those with a guided first game."""


def in_turn(games: list[str], *ways: Any) -> list[tuple[Any, ...]]:
    """Each game once, each in the next of several ways."""
    return [(slug, *way) for slug, way in zip(games, cycle(ways), strict=False)]
