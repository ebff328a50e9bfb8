"""Leaks planted on purpose, one at a time, and how soon the watch notices each."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

import msgspec
from pytest import MonkeyPatch

from qg import catalog
from qg.kernel import Event, Game, Table

from ..variants import variant
from .watch import Watch
from .worlds import Leak, worlds

SEED = "leaks"
"""The games of the contract itself: where nothing was planted, nothing is noticed."""
MOST_GAMES = 200


class Whisper(NamedTuple):
    """A call of `emit_to` in the rules of a game."""

    path: Path
    first: int
    last: int
    event: str

    @property
    def place(self) -> str:
        return f"{self.path.parent.name}/{self.path.name}:{self.first} {self.event}"


class LeakyBoard(msgspec.Struct, frozen=True):
    board: Any
    leak: Any


class Blurted(Event, frozen=True):
    secret: Any


def whispers(slug: str) -> list[Whisper]:
    """Every call, found in the source; none hides behind another name."""
    found = []
    folder = catalog.folder_of(slug)
    for path in sorted(folder.rglob("*.py")):
        if "tests" in path.relative_to(folder).parts:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _is_whisper(node.func)]
        assert len(calls) == sum(map(_is_whisper, ast.walk(tree))), f"{path}: a whisper that is not called"
        for call in calls:
            found.append(Whisper(path, call.lineno, call.end_lineno or call.lineno, ast.unparse(call.args[1])))
    return found


def _is_whisper(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "emit_to"


# -- plants -----------------------------------------------------------------------------------------------------------


@contextmanager
def told_to_all(whisper: Whisper) -> Iterator[None]:
    """This one call tells everybody."""
    quiet = Table.emit_to

    def shout(t: Table, seat: int, event: Callable[..., Event], *args: Any) -> None:
        caller = sys._getframe(1)
        here = caller.f_code.co_filename == str(whisper.path) and whisper.first <= caller.f_lineno <= whisper.last
        if here:
            t.emit(event, *args)
        else:
            quiet(t, seat, event, *args)

    with MonkeyPatch.context() as patch:
        patch.setattr(Table, "emit_to", shout)
        yield


@contextmanager
def blurted(secret: Callable[[Any], object]) -> Iterator[None]:
    """Whatever is told, a secret is told after it."""
    tell = Table.emit

    def talk(t: Table, event: Callable[..., Event], *args: Any) -> None:
        tell(t, event, *args)
        tell(t, Blurted, secret(t))

    with MonkeyPatch.context() as patch:
        patch.setattr(Table, "tell", talk)
        yield


@contextmanager
def signalled(secret: Callable[[Any], object]) -> Iterator[None]:
    """After whatever is told something without content is told, or it is not, as a secret has it."""
    tell = Table.emit

    def talk(t: Table, event: Callable[..., Event], *args: Any) -> None:
        tell(t, event, *args)
        if crc32(msgspec.json.encode(secret(t))) & 128:
            tell(t, Blurted, None)

    with MonkeyPatch.context() as patch:
        patch.setattr(Table, "tell", talk)
        yield


def on_the_board(game: Game[Any, Any], secret: Callable[[Any], object], *, resting: bool = True) -> dict[str, Any]:
    """The hook that shows a secret: always, or only in the middle of rules."""

    def board(t: Table, seat: int | None) -> LeakyBoard:
        waits = t.open is not None or t.outcome is not None
        return LeakyBoard(game.board(t, seat), secret(t) if resting or not waits else None)

    return {"board": board}


# -- catching ---------------------------------------------------------------------------------------------------------


class Plant(NamedTuple):
    """A leak, and in which game it was noticed; None: in none of them."""

    name: str
    noticed: int | None


def noticed(game: Game[Any, Any], most: int) -> int | None:
    """In which of so many random games the generic contract notices that something leaks."""
    watch = Watch(game, SEED)
    for number in range(most):
        try:
            watch.play(number)
        except Leak:
            return number + 1
    return None


def plant_whispers(slug: str, most: int = MOST_GAMES) -> Iterator[Plant]:
    """Each whisper of a game told to everybody."""
    for whisper in whispers(slug):
        with told_to_all(whisper):
            yield Plant(f"whisper {whisper.place}", noticed(catalog.load(slug), most))


def plant_secrets(slug: str, most: int = MOST_GAMES) -> Iterator[Plant]:
    """Each secret of a game in events, and by telling one or not; all of them on boards in the middle of rules."""
    game, secrets = catalog.load(slug), worlds(slug).LEAKS
    for name, secret in secrets.items():
        with blurted(secret):
            yield Plant(f"in events: {name}", noticed(game, most))
        with signalled(secret):
            yield Plant(f"by telling or not: {name}", noticed(game, most))

    def all_of_them(t: Table) -> object:
        return [secret(t) for secret in secrets.values()]

    leaky = variant(game, **on_the_board(game, all_of_them, resting=False))
    yield Plant("on boards, in the middle of rules", noticed(leaky, most))
