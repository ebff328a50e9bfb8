"""Whether a store on a file still works: the last commit did, and the file is still the one that was opened."""

from __future__ import annotations

import logging
from pathlib import Path

from .store import CannotWrite

LOG = logging.getLogger("qg")
GONE = "{file} is not the file that was opened: it was moved, deleted or replaced"


class Health:
    """What the store knows of itself. Written by the thread that commits, read by everybody."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._opened: tuple[int, int] | None = None
        self._problem: str | None = None

    def begin(self) -> None:
        """The file is open."""
        self._opened = self._identity()

    def trouble(self) -> str | None:
        """Why nothing can be written now."""
        return self._problem

    def failed(self, problem: str) -> CannotWrite:
        """A commit has failed for reasons of the disk."""
        if self._problem is None:
            LOG.error("nothing can be written: %s", problem)
        self._problem = problem
        return CannotWrite(problem)

    def recovered(self) -> None:
        """It works again."""
        if self._problem is not None:
            LOG.warning("it can be written again")
            self._problem = None

    def is_gone(self) -> CannotWrite | None:
        """Whether another file is in its place, or none: nobody will ever find what was written there."""
        return None if self._identity() == self._opened else self.failed(GONE.format(file=self._file))

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = self._file.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino
