"""The web app's files, kept in memory with their compressed form. Hashed names may be kept by browsers for ever."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent.parent / "static"
PACKED = {"text/html", "text/css", "text/javascript", "application/javascript", "image/svg+xml", "application/json"}


class Asset(NamedTuple):
    body: bytes
    packed: bytes | None
    kind: str
    tag: str


class Assets:
    """Files of one folder, read when first asked for."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._known: dict[Path, Asset] = {}

    def get(self, path: str) -> Asset | None:
        """The file of that path; None: there is none in the folder."""
        try:
            file = (self.folder / path).resolve()
            if file not in self._known:
                if not file.is_relative_to(self.folder.resolve()) or not file.is_file():
                    return None
                self._known[file] = _read(file)
        except (OSError, ValueError):  # a name that no file can have
            return None
        return self._known[file]


def _read(file: Path) -> Asset:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    body = file.read_bytes()
    packed = gzip.compress(body, 9, mtime=0) if kind in PACKED else None
    return Asset(body, packed, kind, f'"{blake2b(body, digest_size=8).hexdigest()}"')
