"""Finds the game folders and loads them, their words and their rules: the reading that the kernel does not do."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from . import games as shelf
from .kernel import Game, UnknownGame
from .words import Words

GAMES = Path(__file__).parent / "games"
LANGUAGES = ("en", "fr")


@cache
def folders() -> dict[str, Path]:
    """Every game folder by slug: `games/bomb_squad` is the game `bomb-squad`."""
    found = sorted(file.parent for place in shelf.__path__ for file in Path(place).glob("*/__init__.py"))
    return {folder.name.replace("_", "-"): folder for folder in found}


def games() -> list[str]:
    """The slugs of all games."""
    return list(folders())


def load(slug: str) -> Game[Any, Any]:
    """The game of that name."""
    folder = folder_of(slug)
    game: Game[Any, Any] = import_module(f"{__package__}.games.{folder.name}").GAME
    assert game.slug == slug, f"{folder.name} calls itself {game.slug}"
    return game


def folder_of(slug: str) -> Path:
    if slug not in folders():
        raise UnknownGame(slug, games())
    return folders()[slug]


def word_files(slug: str | None, lang: str) -> list[Path]:
    """The words of the room, and of one game."""
    room = [Path(__file__).parent / "words" / f"{lang}.ftl"]
    return room if slug is None else [*room, folder_of(slug) / "words" / f"{lang}.ftl"]


def rules_text(slug: str, lang: str) -> str:
    """The rules as players read them."""
    return (folder_of(slug) / "words" / f"rules.{lang}.md").read_text(encoding="utf-8")


@cache
def words(slug: str | None, lang: str) -> Words:
    """The words of the room, and of one game, in one language."""
    return Words(lang, word_files(slug, lang))
