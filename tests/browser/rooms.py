"""A room under test: the real server in a process of its own, which can be killed and opened again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from urllib.error import URLError

ROOT = Path(__file__).resolve().parents[2]
TOYS = ROOT / "tests" / "toys"
PATIENCE = 60.0


class Room:
    """One server on one port with one folder of data. Its bots hurry, and it counts no messages."""

    def __init__(self, data: Path, *, games: Path | None = None) -> None:
        self.data = data
        self.games = games
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.open()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        """Starts the server and waits until it is ready."""
        path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT)]))
        env = os.environ | {"PYTHONPATH": path, "QG_PACE": "0.05", "QG_LIMITS": "off"}
        if self.games:
            env["QG_GAMES"] = str(self.games)
        command = [sys.executable, "-m", "qg", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen([*command, "--data", str(self.data)], env=env, stdout=log, stderr=log)
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while not self._is_ready():
            said = (self.data / "server.log").read_text(encoding="utf-8", errors="replace")
            assert self.process is not None and self.process.poll() is None, said
            assert time.monotonic() < end, f"the room does not open: {said}"
            time.sleep(0.05)

    def _is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.base}/readyz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
