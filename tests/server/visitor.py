"""A scripted guest: speaks to a running server as a browser does, over real sockets."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from qg.server.follow import Follower, Heard
from qg.server.forms import any_answer


def plain_client(base: str, **how: Any) -> httpx.AsyncClient:
    """A client that reads no certificates, which takes longer than most tests: a room on loopback has none."""
    return httpx.AsyncClient(base_url=base, timeout=60, verify=False, **how)


class Visitor:
    """One guest with their own cookie."""

    def __init__(self, base: str, name: str = "Nora") -> None:
        self.base = base
        self.name = name
        self.http = plain_client(base, headers={"origin": base})

    async def __aenter__(self) -> Self:
        await self.http.get("/api/me")
        if self.name:
            await self.post("/api/me", name=self.name, look={"colour": 1, "face": 2})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    def at(self, base: str) -> Visitor:
        """The same guest at another address: the room after a restart. To be used without `async with`."""
        same = Visitor(base, self.name)
        same.http.cookies.update(self.http.cookies)
        return same

    async def get(self, path: str, **query: Any) -> Any:
        reply = await self.http.get(path, params=query)
        return reply.json()

    async def post(self, path: str, **body: Any) -> Any:
        reply = await self.http.post(path, json=body)
        return reply.json()

    async def make(self, game: str, how: str = "invite", **more: Any) -> str:
        made = await self.post("/api/tables", game=game, how=how, **more)
        assert "code" in made and len(made) == 1, made
        code: str = made["code"]
        return code

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def join(self, code: str, *, after: Tab | None = None, protocol: str = "2", **headers: str) -> Tab:
        """Opens a tab at a table; `after` is one that was open before, which knows what was heard."""
        url = f"{self.base.replace('http', 'ws', 1)}/api/tables/{code}/socket?protocol={protocol}"
        url += f"&stream={after.stream}&n={after.n}" if after is not None else ""
        told = {"cookie": self.cookie, **headers}
        socket = await connect(url, origin=told.pop("origin", self.base), additional_headers=told, max_size=None)  # type: ignore[arg-type]
        return Tab(socket, after)


class Tab(Follower):
    """One socket at one table, keeping what a browser would keep."""

    _ids = itertools.count()

    def __init__(self, socket: ClientConnection, before: Tab | None = None) -> None:
        super().__init__()
        self.socket = socket
        self.held = True
        self.heard: list[Heard] = []
        self.raw: list[str | bytes] = []
        self.closed: int | None = None
        if before is not None:
            known = Follower()
            self.__dict__ |= {name: getattr(before, name) for name in vars(known)}
        self._news = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for raw in self.socket:
                message = msgspec.json.decode(raw)
                async with self._news:
                    self.raw.append(raw)
                    self.heard.append(message)
                    self.take(message)
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            async with self._news:
                self.closed = self.socket.close_code or 1006
                self._news.notify_all()

    def take(self, message: Heard) -> None:
        super().take(message)
        if message["type"] == "moved":
            self.held = False
        elif message["type"] == "sync":
            self.held = message["held"]

    async def until(self, happens: Callable[[], Any], seconds: float = 60.0) -> None:
        """Waits for something that a message brings about."""
        async with asyncio.timeout(seconds), self._news:
            await self._news.wait_for(lambda: happens() or self.closed is not None)
        assert happens(), f"the socket closed with {self.closed}"

    async def ask(self, type: str, *, id: str | None = None, **fields: Any) -> Heard:
        """Asks something of the table and waits for the answer to it: done, refused, hinted or worded."""
        id = id or f"r{next(self._ids)}"
        start = len(self.heard)
        await self.say({"type": type, "id": id, **fields})

        def answers() -> list[Heard]:
            return [message for message in self.heard[start:] if message.get("id") == id]

        await self.until(answers)
        return answers()[0]

    async def say(self, message: Any) -> None:
        raw = message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        await self.socket.send(raw)

    async def refused(self, type: str, **fields: Any) -> str:
        """Asks for something that must be refused, and says with which code."""
        answer = await self.ask(type, **fields)
        assert answer["type"] == "refused", answer
        code: str = answer["code"]
        return code

    async def done(self, type: str, **fields: Any) -> None:
        """Asks for something that must be carried out."""
        answer = await self.ask(type, **fields)
        assert answer["type"] == "done", answer

    async def answer(self, choice: Any) -> None:
        """Answers the question that is open now."""
        await self.done("answer", choice=choice, number=self.view["asked"]["number"])

    async def words(self, what: str) -> list[Any]:
        """What something is called."""
        lines: list[Any] = (await self.ask("words", what=what))["lines"]
        return lines

    def kinds(self, start: int = 0) -> list[str]:
        """What kinds of messages came, in order."""
        return [message["type"] for message in self.heard[start:]]

    @property
    def view(self) -> Heard:
        assert self.scene is not None, "there is a game"
        view: Heard = self.scene["view"]
        return view

    @property
    def is_asked(self) -> bool:
        return self.scene is not None and self.seat in self.view["waiting"] and bool(self.view["options"])

    @property
    def is_paused(self) -> bool:
        return self.scene is not None and self.view["conduct"]["pause"] is not None

    async def close(self) -> None:
        self._reader.cancel()
        await self.socket.close()


async def play_on(tab: Tab, rng: random.Random, *, until: Callable[[], Any] = lambda: False) -> None:
    """Answers whatever is asked, to the end of the game or until something holds. A refusal changes nothing."""
    await tab.until(lambda: tab.lobby)
    while tab.lobby["phase"] == "playing" and not until():
        await tab.until(lambda: tab.is_asked or until() or tab.lobby["phase"] == "over", 30)
        if tab.is_asked and not until():
            number, scene = tab.view["asked"]["number"], tab.scene
            assert scene is not None
            await tab.ask("answer", number=number, choice=any_answer(scene, rng))
