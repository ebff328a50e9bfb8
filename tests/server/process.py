"""A room in a process of its own, as people start it."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from pathlib import Path

import httpx

from qg.server.serve import free_socket


class Process:
    """`qg serve` on a folder; it can be stopped as a person does, or killed as a power cut does."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with free_socket("127.0.0.1", random.randint(12_000, 20_000)) as free:
            self.port: int = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: asyncio.subprocess.Process | None = None

    async def start(self, seconds: float = 60) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "qg", "serve", "--host", "127.0.0.1", "--lang", "en"),
            *("--port", str(self.port), "--data", str(self.data)),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        async with asyncio.timeout(seconds), httpx.AsyncClient() as client:
            while not await self._is_ready(client):
                assert self.process.returncode is None, await self.process.communicate()
                await asyncio.sleep(0.05)

    async def _is_ready(self, client: httpx.AsyncClient) -> bool:
        try:
            return (await client.get(f"{self.base}/readyz")).status_code == 200
        except httpx.HTTPError:
            return False

    @property
    def pid(self) -> int:
        assert self.process is not None, "it was started"
        return self.process.pid

    async def kill(self) -> None:
        """Without a word."""
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.communicate()

    async def interrupt(self, seconds: float = 20) -> tuple[int | None, str, str]:
        """Ctrl+C; the exit code, and what was said."""
        assert self.process is not None, "it was started"
        self.process.send_signal(signal.SIGINT)
        async with asyncio.timeout(seconds):
            out, errors = await self.process.communicate()
        return self.process.returncode, out.decode(), errors.decode()

    def children(self) -> list[int]:
        """The processes it has started, as Linux knows them."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                parent = int((folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
            except (OSError, ValueError):
                continue
            if parent == self.pid:
                found.append(int(folder.name))
        return found


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
