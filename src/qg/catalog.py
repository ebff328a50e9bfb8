"""Finds the game folders and loads them, their words and their rules: the reading that the kernel does not do.

A game from outside the package may be broken; then it is left out, with file, entry and reason, and the others stay.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterator
from functools import cache, partial
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Any

from . import games as shelf
from .kernel import DataError, Game, UnknownGame
from .words import Words

GAMES = Path(__file__).parent / "games"
LANGUAGES = ("en", "fr")
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
INTRODUCTION = ("title", "tagline", "card-kind", "card-pitch", "card-people", "card-time")
"""What every game says about itself."""


# -- folders ----------------------------------------------------------------------------------------------------------


@cache
def folders() -> dict[str, Path]:
    """Every game folder by slug: `games/bomb_squad` is the game `bomb-squad`. The first of a name is meant."""
    found: dict[str, Path] = {}
    for folder in _candidates():
        if NAME.fullmatch(folder.name):
            found.setdefault(slug_of(folder), folder)
    return found


def _candidates() -> list[Path]:
    return [file.parent for place in shelf.__path__ for file in sorted(Path(place).glob("*/__init__.py"))]


def slug_of(folder: Path) -> str:
    return folder.name.replace("_", "-")


def add(place: Path) -> None:
    """Games of one more folder are found from now on."""
    if str(place) not in shelf.__path__:
        shelf.__path__.append(str(place))
    forget()


def forget() -> None:
    """Folders and words are looked at anew."""
    invalidate_caches()
    for known in (folders, fault, words):
        known.cache_clear()


def games() -> list[str]:
    """The slugs of all games that can be played."""
    return [slug for slug in folders() if is_own(slug) or fault(slug) is None]


def is_own(slug: str) -> bool:
    """Whether the game is one of the package."""
    return folder_of(slug).parent == GAMES


def folder_of(slug: str) -> Path:
    if slug not in folders():
        raise UnknownGame(slug, games())
    return folders()[slug]


# -- what is broken ---------------------------------------------------------------------------------------------------


def broken() -> list[DataError]:
    """What was found and left out."""
    refused = [*_refused_folders(), *(fault(slug) for slug in folders() if not is_own(slug))]
    return [error for error in refused if error is not None]


def _refused_folders() -> Iterator[DataError]:
    for place in shelf.__path__:
        if not Path(place).is_dir():
            yield DataError(place, "qg.games", "there is no such folder")
    for folder in _candidates():
        if not NAME.fullmatch(folder.name):
            yield DataError(str(folder), "name", "a game's folder has small letters, digits and _ in its name")
        elif folders()[slug_of(folder)] != folder:
            yield DataError(str(folder), "name", f"{slug_of(folder)} is there already, in {folders()[slug_of(folder)]}")


@cache
def fault(slug: str) -> DataError | None:
    """Why a game cannot be played; None: it can."""
    try:
        look_over(slug)
    except DataError as error:
        return error
    return None


def look_over(slug: str) -> None:
    """Refuses a game that cannot be loaded, has clashing options, or does not introduce itself in both languages."""
    game = _load(slug)
    for option in game.options:
        if not option.allows(option.default) or [other.id for other in game.options].count(option.id) > 1:
            file = f"{folder_of(slug).name}/__init__.py"
            raise DataError(file, f"option {option.id}", "its default is not among its values, or it is there twice")
    for seats in game.seat_counts:
        _try(slug, f"a table for {seats}", partial(game.new, seats, seed="first"))
    for lang in LANGUAGES:
        told, file = words(slug, lang), f"words/{lang}.ftl"
        asked = [f"option-{option.id}" for option in game.options if not option.block]
        for message in (*INTRODUCTION, *asked):
            if not told.has(message):
                raise DataError(f"{folder_of(slug).name}/{file}", message, "the message is missing")
        rules_text(slug, lang)


def _try(slug: str, entry: str, what: Any) -> Any:
    """Whatever goes wrong in a game's folder is told with the place in it."""
    try:
        return what()
    except DataError as error:
        details = error.details
        file = str(details["file"]).removeprefix(f"{folder_of(slug).name}/")
        raise DataError(f"{folder_of(slug).name}/{file}", details["entry"], details["reason"]) from error
    except Exception as error:
        raise DataError(place_of(error, folder_of(slug)), entry, f"{type(error).__name__}: {error}") from error


def place_of(error: BaseException, folder: Path) -> str:
    """The last line of a game that an error has passed; else its folder."""
    if isinstance(error, SyntaxError) and error.filename and Path(error.filename).is_relative_to(folder):
        return f"{Path(error.filename).relative_to(folder.parent)}:{error.lineno}"
    frames = [(Path(frame.filename), frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    passed = [(path, line) for path, line in frames if path.is_relative_to(folder)]
    return f"{passed[-1][0].relative_to(folder.parent)}:{passed[-1][1]}" if passed else folder.name


# -- games, words, rules ----------------------------------------------------------------------------------------------


def load(slug: str) -> Game[Any, Any]:
    """The game of that name; one from outside is looked over first."""
    if not is_own(slug) and (error := fault(slug)) is not None:
        raise error
    return _load(slug)


def _load(slug: str) -> Game[Any, Any]:
    folder = folder_of(slug)
    game: Game[Any, Any] = _try(slug, "GAME", lambda: import_module(f"{__package__}.games.{folder.name}").GAME)
    if game.slug != slug:
        raise DataError(
            f"{folder.name}/__init__.py", "slug", f"the folder is for {slug}, the game calls itself {game.slug}"
        )
    return game


def word_files(slug: str | None, lang: str) -> list[Path]:
    """The words of the room, and of one game."""
    room = [Path(__file__).parent / "words" / f"{lang}.ftl"]
    return room if slug is None else [*room, folder_of(slug) / "words" / f"{lang}.ftl"]


def rules_text(slug: str, lang: str) -> str:
    """The rules as players read them."""
    return _read(slug, f"words/rules.{lang}.md")


def _read(slug: str, file: str) -> str:
    try:
        return (folder_of(slug) / file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(f"{folder_of(slug).name}/{file}", "file", "it cannot be read") from error


@cache
def words(slug: str | None, lang: str) -> Words:
    """The words of the room, and of one game, in one language."""
    if slug is not None:
        _read(slug, f"words/{lang}.ftl")
    return Words(lang, word_files(slug, lang))
