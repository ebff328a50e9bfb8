"""Changes that make no difference, each with the reason: `tests/equivalent.toml` in a game's folder."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tools.mutate.changes import Change

FIELDS = {"file", "line", "change", "why"}


class Key(NamedTuple):
    """A change wherever its line stands now."""

    file: str
    line: str
    change: str


class Known:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        path = folder / "tests" / "equivalent.toml"
        entries = tomllib.loads(path.read_text(encoding="utf-8"))["equivalent"] if path.exists() else []
        for entry in entries:
            assert set(entry) == FIELDS and all(entry.values()), f"{path}: {entry} needs {sorted(FIELDS)}"
        self.why = {Key(entry["file"], entry["line"], entry["change"]): entry["why"] for entry in entries}

    def key(self, change: Change) -> Key:
        return Key(change.path.relative_to(self.folder).as_posix(), change.before(), change.after())

    def holds(self, change: Change) -> bool:
        return self.key(change) in self.why

    def stale(self, changes: Iterable[Change]) -> list[Key]:
        """Entries whose line or change is no longer there."""
        files = {entry.file for entry in self.why}
        there = {self.key(change) for change in changes if change.path.relative_to(self.folder).as_posix() in files}
        return [entry for entry in self.why if entry not in there]
