"""The clock of the room: milliseconds that go on while the room is open and stand still while it is not.

They are kept in a small mapped file, touched many times a second, so that they survive a room that is killed. No wall
time is in them: clocks are set, lids are closed.
"""

from __future__ import annotations

import logging
import mmap
import os
import struct
import threading
import time
from pathlib import Path

from .limits import CLOCK_EVERY

LOG = logging.getLogger("qg")
FILE = "clock"
"""What it is called in the data folder."""
PLACE = struct.Struct("=QQ")
"""The time, and the time turned inside out: a touch that was cut short is seen."""
PLACES = 2
"""Touched in turns, so that one of them is always whole."""
EMPTY = bytes(PLACE.size * PLACES)
MOST = (1 << 64) - 1


class RoomClock:
    """Where the room's time stands. It counts from `open` to `close`."""

    def __init__(self, file: Path) -> None:
        self.opened = 0
        """Where it stood when the room was opened."""
        self._file = file
        self._origin: int | None = None
        self._map: mmap.mmap | None = None
        self._turn = 0
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def stood(self) -> int | None:
        """Where the file says the room stood; None: there is no file, or none that can be read."""
        try:
            raw = self._file.read_bytes()
        except OSError:
            return None
        return _read(raw) if len(raw) == len(EMPTY) else None

    def open(self, at: int) -> None:
        """Goes on from there."""
        self._create(at)
        with self._file.open("r+b") as file:
            self._map = mmap.mmap(file.fileno(), len(EMPTY))
        self.opened, self._origin = at, time.monotonic_ns() - at * 1_000_000
        self._stop.clear()
        self._thread = threading.Thread(target=self._touch_for_ever, name="clock", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        if self._map is not None:
            self._touch()
            self._map.close()
            self._map = None

    def now(self) -> int:
        """The room's own milliseconds."""
        return self.opened if self._origin is None else (time.monotonic_ns() - self._origin) // 1_000_000

    def since(self, noted: int | None, *, at_opening: bool = False) -> int:
        """How much time has gone by after a moment that was noted, or had when the room was opened."""
        now = self.opened if at_opening else self.now()
        return 0 if noted is None else max(0, now - noted)

    def _create(self, at: int) -> None:
        fresh = self._file.with_suffix(".new")
        with fresh.open("wb") as file:
            file.write(_place(at) * PLACES)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self._file)

    def _touch_for_ever(self) -> None:
        while not self._stop.wait(CLOCK_EVERY):
            try:
                self._touch()
            except Exception:  # the next touch may do
                LOG.exception("the clock of the room was not touched")

    def _touch(self) -> None:
        if self._map is not None:
            self._turn = (self._turn + 1) % PLACES
            self._map[self._turn * PLACE.size : (self._turn + 1) * PLACE.size] = _place(self.now())


def _place(at: int) -> bytes:
    return PLACE.pack(at, at ^ MOST)


def _read(raw: bytes) -> int | None:
    """The later of the times that are whole."""
    return max((at for at, turned in PLACE.iter_unpack(raw) if at ^ turned == MOST), default=None)
