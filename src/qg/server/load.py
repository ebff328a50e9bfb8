"""How quick a full room is: many tables, each with people who answer and bots beside them, on loopback.

A real server runs in a process of its own. What is measured is the time from a person's answer leaving one client to
the moment the last client of that table has it on its screen.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from .follow import Follower
from .forms import any_answer
from .messages import PROTOCOL

LIMITS = "QG_LIMITS"
"""Set to "off" in the environment of a server that is to be measured."""


class Load(msgspec.Struct, frozen=True):
    """What to measure."""

    game: str
    tables: int = 100
    people: int = 2
    bots: int = 1
    seconds: float = 30.0
    think: tuple[float, float] = (0.8, 2.5)
    """How long scripted people think, in seconds."""


class LoadFigures(msgspec.Struct, frozen=True, kw_only=True):
    """What came of it. Times in milliseconds, memory in MiB and KiB."""

    load: Load
    answers: int
    deliveries: int
    p50: float
    p95: float
    p99: float
    worst: float
    start_s: float
    idle_mib: float
    seat_kib: float
    busy: float
    """Share of one core the server used."""
    disk: float
    """The longest that one small write took to reach the disk meanwhile, whoever held it up."""


async def measure(load: Load, on_progress: Callable[[float], None] = lambda share: None) -> LoadFigures:
    """Opens a server, fills it, plays for a while, and closes it.

    Who measures does not look for garbage meanwhile: for as long as that took, everybody's answers would wait, and all
    be sent at once.
    """
    gc.disable()
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        async with _server(Path(folder)) as (base, process):
            start = time.perf_counter() - began
            idle = _memory(process.pid)
            crowd = [Company(base, load, number) for number in range(load.tables)]
            for group in crowd:
                await group.sit_down()
            await asyncio.sleep(1)
            full = _memory(process.pid)
            cpu, begun = _cpu(process.pid), time.perf_counter()
            disk = asyncio.create_task(asyncio.to_thread(_slowest_sync, Path(folder) / "probe", load.seconds))
            await _play(crowd, load.seconds, on_progress)
            used = (_cpu(process.pid) - cpu) / (time.perf_counter() - begun)
            for group in crowd:
                await group.leave()
    times = sorted(spent for group in crowd for spent in group.times)
    return LoadFigures(
        load=load,
        answers=len(times),
        deliveries=sum(group.deliveries for group in crowd),
        p50=_share(times, 0.50),
        p95=_share(times, 0.95),
        p99=_share(times, 0.99),
        worst=times[-1] * 1000,
        start_s=start,
        idle_mib=idle / 1024,
        seat_kib=(full - idle) / (load.tables * load.people),
        busy=used,
        disk=await disk * 1000,
    )


async def _play(crowd: Sequence[Company], seconds: float, on_progress: Callable[[float], None]) -> None:
    """All tables at once, for a while."""
    play = [asyncio.create_task(group.play()) for group in crowd]
    for step in range(20):
        await asyncio.sleep(seconds / 20)
        on_progress((step + 1) / 20)
    for task in play:
        task.cancel()
    await asyncio.gather(*play, return_exceptions=True)


def _share(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))] * 1000


# -- the server ----------------------------------------------------------------------------------------------------


@asynccontextmanager
async def _server(folder: Path) -> AsyncIterator[tuple[str, subprocess.Popen[str]]]:
    command = [sys.executable, "-m", "qg", "serve", "--host", "127.0.0.1", "--port", "24000", "--data", str(folder)]
    environment = os.environ | {LIMITS: "off", "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    try:
        base = ""
        while not base:
            line = await asyncio.to_thread(process.stdout.readline)
            base = next((word for word in line.split() if word.startswith("http://")), "")
        await asyncio.to_thread(_until_ready, base)
        yield base, process
    finally:
        process.terminate()
        await asyncio.to_thread(process.wait, 20)


def _until_ready(base: str) -> None:
    while True:
        try:
            with urllib.request.urlopen(f"{base}/readyz") as reply:
                if reply.status == 200:
                    return
        except OSError:
            time.sleep(0.01)


def _slowest_sync(file: Path, seconds: float) -> float:
    """The slowest of many small writes, beside the room's own: what the disk alone can hold up."""
    slowest, end = 0.0, time.perf_counter() + seconds
    with file.open("wb", buffering=0) as out:
        while time.perf_counter() < end:
            out.write(bytes(4096))
            began = time.perf_counter()
            os.fsync(out.fileno())
            slowest = max(slowest, time.perf_counter() - began)
            time.sleep(0.05)
    return slowest


def _memory(pid: int) -> int:
    """Resident KiB, as Linux tells."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def _cpu(pid: int) -> float:
    """Seconds a process has worked."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# -- scripted people -----------------------------------------------------------------------------------------------


class Company:
    """The people of one table."""

    def __init__(self, base: str, load: Load, number: int) -> None:
        self.base = base
        self.load = load
        self.rng = random.Random(number)
        self.sockets: list[ClientConnection] = []
        self.seats: list[Follower] = []
        self.times: list[float] = []
        self.deliveries = 0
        self._pending: dict[str, float] = {}
        self._readers: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        cookies = [await asyncio.to_thread(self._guest, f"Guest {seat}") for seat in range(self.load.people)]
        seats = self.load.people + self.load.bots
        made = await asyncio.to_thread(
            self._post, "/api/tables", {"game": self.load.game, "how": "invite", "seats": seats}, cookies[0]
        )
        url = f"{self.base.replace('http', 'ws', 1)}/api/tables/{made['code']}/socket?protocol={PROTOCOL}"
        for seat, cookie in enumerate(cookies):
            told = {"cookie": cookie}
            socket = await connect(url, origin=self.base, additional_headers=told, max_size=None)  # type: ignore[arg-type]
            self.sockets.append(socket)
            self.seats.append(Follower())
            await socket.send(_say("sit", id=f"sit{seat}", seat=seat))
            self._readers.append(asyncio.create_task(self._read(seat)))
        await asyncio.sleep(0.02)
        await self.sockets[0].send(_say("start", id="start"))

    def _guest(self, name: str) -> str:
        with urllib.request.urlopen(f"{self.base}/api/me") as reply:
            cookie: str = reply.headers["set-cookie"].split(";")[0]
        self._post("/api/me", {"name": name, "look": {"colour": 0, "face": 0}}, cookie)
        return cookie

    def _post(self, path: str, body: dict[str, Any], cookie: str) -> Any:
        headers = {"content-type": "application/json", "origin": self.base, "cookie": cookie}
        request = urllib.request.Request(self.base + path, msgspec.json.encode(body), headers)
        with urllib.request.urlopen(request) as reply:
            return msgspec.json.decode(reply.read())

    async def _read(self, seat: int) -> None:
        async for raw in self.sockets[seat]:
            message = msgspec.json.decode(raw)
            self.deliveries += 1
            self.seats[seat].take(message)
            if message["type"] == "done" and message["id"] in self._pending:
                self._wait_for(self._told(seat), self._pending.pop(message["id"]))

    def _told(self, seat: int) -> int:
        """How much of the story a seat has heard."""
        scene = self.seats[seat].scene
        told: int = scene["view"]["told"] if scene else 0
        return told

    def _wait_for(self, told: int, sent: float) -> None:
        """An answer that was acknowledged is on the last screen once everybody has heard what its asker has."""
        if min(map(self._told, range(len(self.seats)))) >= told:
            self.times.append(time.perf_counter() - sent)
        else:
            asyncio.get_running_loop().call_later(0.0005, self._wait_for, told, sent)

    async def play(self) -> None:
        await asyncio.gather(*(self._play(seat) for seat in range(self.load.people)))

    async def _play(self, seat: int) -> None:
        number = 0
        while True:
            await asyncio.sleep(self.rng.uniform(*self.load.think))
            scene = self.seats[seat].scene
            if scene is None or (view := scene["view"])["asked"] is None:
                continue
            if seat not in view["waiting"] or (choice := any_answer(scene, self.rng)) is None:
                continue
            number += 1
            id = f"{seat}/{number}"
            self._pending[id] = time.perf_counter()
            await self.sockets[seat].send(_say("answer", id=id, number=view["asked"]["number"], choice=choice))

    async def leave(self) -> None:
        for reader in self._readers:
            reader.cancel()
        for socket in self.sockets:
            await socket.close()


def _say(type: str, **fields: Any) -> str:
    return msgspec.json.encode({"type": type, **fields}).decode()
