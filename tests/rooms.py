"""A room under test: the real server in a process of its own, which can be killed and opened again."""

import os
import random
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from urllib.error import URLError

from qg.server.serve import free_socket

from .shelf import ROOT

PATIENCE = 120.0
HURRY = {"QG_PACE": "0.05", "QG_LIMITS": "off"}
"""Bots that answer soon, and no message is counted."""


class Room:
    """One server on one port with one folder of data."""

    def __init__(self, data: Path, *, games: Path | None = None, **environ: str) -> None:
        self.data = data
        path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT)]))
        self.environ = {**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1", **environ}
        if games:
            self.environ["QG_GAMES"] = str(games)
        with free_socket("127.0.0.1", random.randint(12_000, 20_000)) as free:
            self.port: int = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def said(self) -> str:
        """All that the server has printed, in every life."""
        return (self.data / "server.log").read_text(encoding="utf-8", errors="replace")

    def open(self) -> None:
        """Starts the server and waits until it is ready."""
        command = [sys.executable, "-m", "qg", "serve", "--host", "127.0.0.1", "--lang", "en", "--port", str(self.port)]
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.data)], env=self.environ, stdout=log, stderr=log
            )
        end = time.monotonic() + PATIENCE
        while not self._is_ready():
            assert self.process.poll() is None, self.said
            assert time.monotonic() < end, f"the room does not open: {self.said}"
            time.sleep(0.02)

    def _is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.base}/readyz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def interrupt(self) -> int | None:
        """Ctrl+C; the exit code."""
        return self._end(signal.SIGINT)

    def close(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int | None:
        ended, self.process = self.process, None
        if ended is None:
            return None
        ended.send_signal(how)
        try:
            return ended.wait(20)
        except subprocess.TimeoutExpired:
            ended.kill()
            ended.wait()
            return None
