"""A table with two people, bots and somebody who looks on: what each of them is sent."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from qg import catalog
from qg.server.connections import Client
from qg.server.forms import any_answer
from qg.server.live import LiveTable
from qg.server.stream import Streams

from .conftest import Server
from .games import start_clock
from .visitor import Tab, Visitor

OPEN_ROUTES = {  # what is the same for everybody, or about oneself
    "/": "GET",
    "/healthz": "GET",
    "/readyz": "GET",
    "/api": "GET",
    "/api/{path}": "GET",
    "/api/openapi.json": "GET",
    "/api/me": "GET POST",
    "/api/games": "GET",
    "/api/games/{slug}/facts": "GET",
    "/api/games/{slug}/pieces": "GET",
    "/api/games/{slug}/words/{lang}": "GET",
    "/api/games/{slug}/rules/{lang}": "GET",
    "/api/words/{lang}": "GET",
    "/api/tables": "GET POST",
    "/assets/{path}": "GET",
    "/{path}": "GET",
}
TABLE_ROUTES = {  # what is about one table
    "/api/tables/{code}": "GET",
    "/api/tables/{code}/qr.svg": "GET",
    "/api/tables/{code}/record": "GET",
    "/api/tables/{code}/proof": "GET",
    "/api/tables/{code}/replay": "GET",
}
ASKED_IN_WORDS: tuple[Any, ...] = ("options", "standing", "table")
AFTER_THE_END = ("record", "proof", "replay")


class Company:
    """Nora, Samir, bots, and Eve who watches."""

    def __init__(self, server: Server, code: str, people: list[Visitor], tabs: list[Tab]) -> None:
        self.server = server
        self.code = code
        self.nora, self.samir, self.eve = people
        self.people = people
        self.host, self.guest, self.watcher = tabs
        self.tabs = tabs
        self.rng = random.Random(11)
        self.bodies: dict[str, list[bytes]] = {person.name: [] for person in people}

    @property
    def table(self) -> LiveTable:
        return self.server.table(self.code)

    async def play(self, *, until: Callable[[], Any], often: Callable[[], Any] | None = None, every: int = 12) -> None:
        """Both people answer whatever they are asked; now and then something is looked at."""
        looked = -every
        while self.host.lobby["phase"] == "playing" and not until():
            asked = [tab for tab in (self.host, self.guest) if tab.is_asked]
            for tab in asked[:1]:
                assert tab.scene is not None
                number = tab.view["asked"]["number"]
                await tab.ask("answer", number=number, choice=any_answer(tab.scene, self.rng))
            if not asked:
                await asyncio.sleep(0.005)
            if often is not None and self.table.version - looked >= every:
                looked = self.table.version
                await often()

    async def walk(self) -> None:
        """Everybody asks every route for everything."""
        for person in self.people:
            for path in (*OPEN_ROUTES, *TABLE_ROUTES):
                slug, lang = self.table.game.slug, "en"
                url = path.format(code=self.code, slug=slug, lang=lang, path="none.js")
                reply = await person.http.get(url)
                self.bodies[person.name].append(reply.content + repr(reply.headers.raw).encode())
                if path in TABLE_ROUTES and path.endswith(AFTER_THE_END):
                    assert (reply.status_code, reply.json()["code"]) == (409, "not_over"), path
            seats = [await person.http.get(f"/api/tables/{self.code}/replay", params={"seat": s}) for s in range(3)]
            assert {reply.json()["code"] for reply in seats} == {"not_over"}

    def sent_to(self, number: int) -> bytes:
        """Every byte one of them was sent."""
        raw = [one if isinstance(one, bytes) else one.encode() for one in self.tabs[number].raw]
        return b"\n".join([*raw, *self.bodies[self.people[number].name]])


@asynccontextmanager
async def company(server: Server, slug: str, *, seats: int = 3, **options: Any) -> AsyncIterator[Company]:
    async with (
        Visitor(server.base, "Nora") as nora,
        Visitor(server.base, "Samir") as samir,
        Visitor(server.base, "Eve") as eve,
    ):
        code = await nora.make(slug, seats=seats, options=options, entropy="n" * 64)
        tabs = [await one.join(code) for one in (nora, samir, eve)]
        await tabs[1].done("sit", entropy="s" * 64)
        await tabs[0].done("start")
        for tab in tabs:
            await tab.until(lambda tab=tab: tab.scene)  # type: ignore[misc]
        if catalog.load(slug).conduct.real_time:
            await start_clock(server, code, *tabs[:2])
        yield Company(server, code, [nora, samir, eve], tabs)


def untimed(slug: str) -> dict[str, Any]:
    """Options with which nobody is late, where games take their time, and nobody asks for advice."""
    game = catalog.load(slug)
    options: dict[str, Any] = {"tempo": "untimed"} if "untimed" in game.conduct.tempos else {}
    return options | {option.id: "none" for option in game.options if option.id == "hints"}


def everything(table: LiveTable, seat: int | None) -> list[bytes]:
    """All that a seat (None: a spectator) could be sent about the table now, in words too."""
    client = Client("somebody")
    client.seat, client.held = seat, True
    streams = table.streams
    table.streams = Streams(table.connections.carry)
    try:
        table.streams.of(seat).token = "one"
        table.sync(client)
    finally:
        table.streams = streams
    running = table.running
    assert running is not None and client.outbox.qsize() == 1
    words = [msgspec.json.encode(running.projector.worded(running.t, seat, what)) for what in ASKED_IN_WORDS]
    sitting = msgspec.json.encode(table.seating.infos(table.connections.here()))
    return [client.outbox.get_nowait() or b"", *words, sitting]


def paused_in(tab: Tab) -> list[dict[str, Any]]:
    """The moments a tab has heard since the clock stopped."""
    moments = [one for message in tab.heard if message["type"] == "update" for one in message["moments"]]
    kinds = [one["event"]["type"] if "event" in one else "" for one in moments]
    return moments[kinds.index("paused") :]
