"""The one outgoing door: whatever leaves the room, by any route and in any message, tells a seat only its own."""

from __future__ import annotations

import asyncio
import base64
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib import import_module
from typing import Any, get_args

import msgspec
import pytest

from qg import catalog
from qg.kernel import Told
from qg.server import messages
from qg.server.app import make_app
from qg.server.audience import Client
from qg.server.live import LiveTable

from .conftest import Server
from .games import BSA, MPP
from .visitor import Tab, Visitor

every_game = pytest.mark.parametrize("slug", [BSA, MPP])
WHISPERED = {"saw", "heard"}
"""Events of Bomb Squad Academy that are for one seat."""

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
SOCKETS = {"/api/tables/{code}/socket"}
AFTER_THE_END = ("record", "proof", "replay")


# -- every way out is known ----------------------------------------------------------------------------------------


async def test_every_route_is_on_the_list(server: Server) -> None:
    """A new route must be added here, and with it be walked by the tests below."""
    app = make_app(server.site)
    found: dict[str, set[str]] = {}
    sockets = set()
    for route in app.routes:
        path = "/".join(f"{{{part.name}}}" if hasattr(part, "name") else str(part) for part in route.path_components)
        methods = {*getattr(route, "methods", ())} - {"OPTIONS", "HEAD"}
        if methods:
            found.setdefault(f"/{path}", set()).update(methods)
        else:
            sockets.add(f"/{path}")
    listed = {path: set(methods.split()) for path, methods in (OPEN_ROUTES | TABLE_ROUTES).items()}
    assert found == listed and sockets == SOCKETS


def test_every_kind_of_message_is_on_the_list() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(messages.ServerMessage)}
    assert kinds == {"sync", "lobby_changed", "update", "chatted", "done", "refused", "hinted", "moved"}


# -- a table with two people, bots and somebody who looks on --------------------------------------------------------


class Company:
    """Nora, Samir, a bot, and Eve who watches."""

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
                view = tab.view
                choice = self.rng.choice(view["options"]) if isinstance(view["options"], list) else None
                await tab.ask("answer", number=view["asked"]["number"], choice=choice)
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
async def company(server: Server, slug: str, **options: Any) -> AsyncIterator[Company]:
    async with (
        Visitor(server.base, "Nora") as nora,
        Visitor(server.base, "Samir") as samir,
        Visitor(server.base, "Eve") as eve,
    ):
        code = await nora.make(slug, seats=3, options=options, entropy="n" * 64)
        tabs = [await one.join(code) for one in (nora, samir, eve)]
        await tabs[1].done("sit", entropy="s" * 64)
        await tabs[0].done("start")
        for tab in tabs:
            await tab.until(lambda tab=tab: tab.scene)  # type: ignore[misc]
        if slug == MPP:
            for tab in tabs[:2]:
                await tab.answer({"type": "ready"})
            server.let_pass(code, 3.5)
        yield Company(server, code, [nora, samir, eve], tabs)


async def finish(here: Company) -> None:
    """A mission ends when its time is up, an exam when it has been played."""
    if here.table.game.slug == MPP:
        here.server.let_pass(here.code, 1000)
    await here.play(until=lambda: False)
    for tab in here.tabs:
        await tab.until(lambda tab=tab: tab.lobby["phase"] == "over")  # type: ignore[misc]


# -- what is never sent --------------------------------------------------------------------------------------------


def forms(secret: str | bytes) -> set[bytes]:
    """A secret as it might be written."""
    raw = secret.encode() if isinstance(secret, str) else secret
    return {raw, raw.hex().encode(), base64.b64encode(raw).rstrip(b"="), base64.urlsafe_b64encode(raw).rstrip(b"=")}


@every_game
async def test_no_seed_no_key_and_nobody_elses_identity_ever_leaves(server: Server, slug: str) -> None:
    options = {"tempo": "untimed", "exam": "drill"} if slug == BSA else {}
    async with company(server, slug, **options) as here:
        await here.play(until=lambda: here.table.version > 40, often=here.walk, every=20)
        running = server.running(here.code)
        ids = [chair.person for chair in here.table.seating.chairs[:2]]
        secret = [here.table.row.seed, running.t.key, here.table.row.id]
        others: list[list[Any]] = [[ids[1]], [ids[0]], [ids[0], ids[1]]]
        for number, person in enumerate(here.people):
            cookies = [other.http.cookies["qg-guest"] for other in here.people if other is not person]
            sent = here.sent_to(number)
            assert len(sent) > 50_000
            for what in [*secret, *others[number], *cookies]:
                assert not [form for form in forms(what) if form in sent], (person.name, what)
            digests = [entry.digest for entry in running.recorder.record.inputs]
            assert not [one for one in digests if one.encode() in sent], "fingerprints hold the whole state"
        await finish(here)
        record = (await here.eve.http.get(f"/api/tables/{here.code}/record")).content
        assert here.table.row.seed.encode() in record, "after the end everybody may check"
        for number, person in enumerate(here.people):
            assert not [one for one in others[number] if str(one).encode() in here.sent_to(number) + record], (
                person.name
            )


# -- worlds that must look alike -----------------------------------------------------------------------------------


def everything(table: LiveTable, seat: int | None) -> list[bytes]:
    """All that a seat (None: a spectator) could be sent about the table now: everything, or what it has missed."""
    client = Client("somebody")
    client.seat, client.held = seat, True
    table.sync(client)
    table.catch_up(client, table.version - 1)
    found = []
    while not client.outbox.empty():
        found.append(client.outbox.get_nowait() or b"")
    return [*found, msgspec.json.encode(table.room.card(table, None))]


async def alike(here: Company, other: Callable[[Any, int | None, random.Random], Any]) -> int:
    """Puts worlds in the table's place that differ in what a seat may not know: to that seat they look the same."""
    table, running = here.table, here.server.running(here.code)
    done = asyncio.Event()
    pairs: list[tuple[Any, list[bytes], list[bytes]]] = []

    async def compare() -> None:
        truth, clock = running.recorder.t, running.clock
        try:
            running.clock = type(clock)(truth.now, stopped=True)
            for seat in (None, 0, 1, 2) if truth.outcome is None else ():
                running.recorder.t = truth
                seen = everything(table, seat)
                running.recorder.t = other(truth, seat, here.rng)
                pairs.append((seat, seen, everything(table, seat)))
        finally:
            running.recorder.t, running.clock = truth, clock
            done.set()

    table.put(compare)
    await done.wait()
    for seat, one, another in pairs:
        assert one == another, f"seat {seat} can tell two worlds apart at {running.t.open}"
    return len(pairs)


@every_game
async def test_no_seat_can_tell_worlds_apart_by_what_it_is_sent(server: Server, slug: str) -> None:
    """Decks, tiles, locked cards, the Instructor's card, notes of others, the key: all drawn anew."""
    folder = catalog.folder_of(slug).name
    other = import_module(f"qg.games.{folder}.tests.worlds").other
    compared = 0

    async with company(server, slug, **({"tempo": "untimed"} if slug == BSA else {})) as here:

        async def look() -> None:
            nonlocal compared
            compared += await alike(here, other)

        await here.play(until=lambda: here.table.version > 150, often=look, every=6)
    assert compared > 40


@pytest.mark.parametrize("planted", ["decks", "locked"])
async def test_a_leak_would_be_noticed(server: Server, planted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    other = import_module(f"qg.games.{catalog.folder_of(BSA).name}.tests.worlds").other
    async with company(server, BSA, tempo="untimed") as here:
        door = here.server.running(here.code).door
        honest = door.scene

        def leaky(t: Any, seat: int | None, **how: Any) -> Any:
            return msgspec.structs.replace(honest(t, seat, **how), describe=(str(getattr(t, planted)),))

        monkeypatch.setattr(door, "scene", leaky)
        await here.host.answer({"type": "lock", "card": "green"})
        with pytest.raises(AssertionError, match="apart"):
            await alike(here, other)


# -- whispers ------------------------------------------------------------------------------------------------------


def whispers(here: Company) -> list[Told]:
    parts = [part for _, parts in here.server.running(here.code).story for part in parts]
    return [part.told for part in parts if part.told.to is not None]


def events_in(heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [one["event"] for m in heard if m["type"] == "update" for one in m["events"]]


async def test_whispers_reach_only_their_seat(server: Server) -> None:
    """At once, after a gap, in everything, and after a reconnection: events and lines of the log."""
    found = 0
    for _ in range(6):
        async with company(server, BSA, tempo="untimed") as here:
            await here.play(until=lambda here=here: len({told.to for told in whispers(here)}) >= 2)  # type: ignore[misc]
            told = whispers(here)
            found += len(told)
            version = here.table.version
            for tab in here.tabs:
                await tab.until(lambda tab=tab, version=version: tab.version >= version)  # type: ignore[misc]
            again = [await one.join(here.code, since=max(1, version - 250)) for one in here.people]
            for tab in again:
                await tab.until(lambda tab=tab: tab.lobby)  # type: ignore[misc]
            for seat, tabs in (
                (0, (here.host, again[0])),
                (1, (here.guest, again[1])),
                (None, (here.watcher, again[2])),
            ):
                mine = [msgspec.to_builtins(one.event) for one in told if seat is not None and one.is_for(seat)]
                for tab in tabs:
                    heard = [event for event in events_in(tab.heard) if event["type"] in WHISPERED]
                    assert all(plain(event) in map(plain, mine) for event in heard), (seat, heard)
                await sees_only_its_lines(here, seat, told)
            assert len([e for e in events_in(here.host.heard) if e["type"] in WHISPERED]) == len(
                [one for one in told if one.to == (0,)]
            )
        if found >= 4:
            break
    assert found >= 4, "there were whispers"


def plain(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


async def sees_only_its_lines(here: Company, seat: int | None, told: list[Told]) -> None:
    """A whisper of somebody else is in no line of the log that this seat may ask for."""
    running = here.server.running(here.code)
    secret = [
        plain(line)
        for _, parts in running.story
        for part in parts
        for line in part.lines
        if part.told.to is not None and not part.told.is_for(seat)
    ]
    sent = b"\n".join(everything(here.table, seat))
    public = [plain(line.say) for line in running.lines(seat, most=10_000)]
    assert not [one for one in secret if one not in public and one in sent]
    assert told is not None


async def test_hints_are_for_whoever_asks(server: Server) -> None:
    async with company(server, MPP, hints="best", pause="blind") as here:
        await here.host.until(lambda: here.host.is_asked or here.guest.is_asked)
        asker = here.host if here.host.is_asked else here.guest
        await asker.ask("hint")
        await asker.until(lambda: "hinted" in asker.kinds())
        advice = asker.heard[asker.kinds().index("hinted")]
        offered = [m["scene"]["view"]["options"] for m in asker.heard if m.get("scene")]
        assert any(advice["choice"] in options for options in offered) and advice["say"]
        await asyncio.sleep(0.05)
        assert [tab for tab in here.tabs if "hinted" in tab.kinds()] == [asker]
        assert await here.watcher.refused("hint") == "not_seated"
        await here.host.done("answer", choice={"type": "pause"})
        assert await here.host.refused("hint") == "no_hints", "there is a curtain"
    async with company(server, MPP, hints="none") as here:
        assert await here.host.refused("hint") == "no_hints"


# -- the curtain ---------------------------------------------------------------------------------------------------


async def test_MPP_HID_03_MPP_CLK_08_a_blind_pause_covers_the_table_on_every_screen(server: Server) -> None:
    async with company(server, MPP, pause="blind") as here:
        await here.play(until=lambda: here.table.version > 25)
        known = here.host.view["board"]
        paused = await here.host.done("answer", choice={"type": "pause"})
        late = [await one.join(here.code) for one in here.people]
        missed = [await one.join(here.code, since=here.table.version - 1) for one in here.people]
        for tab in (*late, *missed):
            await tab.until(lambda tab=tab: tab.lobby)  # type: ignore[misc]
        await here.guest.done("chat", text="Where were we?")
        for tab in here.tabs:
            await tab.until(lambda tab=tab: tab.chat)  # type: ignore[misc]
        heard = [m for tab in here.tabs for m in tab.heard if m.get("version", 0) >= paused]
        heard += [m for tab in (*late, *missed) for m in tab.heard]
        scenes = [m["scene"] for m in heard if m.get("scene")]
        assert len(scenes) >= 9
        for scene in scenes:
            assert scene["covered"] and scene["view"]["board"] is None and scene["figures"] is None
            assert scene["describe"] == [] and scene["standing_labels"] == [] and not scene["hints"]
            assert scene["view"]["standing"] == [] and scene["view"]["agenda"] == []
            assert {option["type"] for option in scene["view"]["options"]} <= {"ready"}
            assert scene["view"]["asked"]["prompt"].keys() <= {"seat", "reason"}
            faces = [face for hand in known["hands"] for face in names_in(hand)]
            assert faces and not [face for face in faces if face in str(scene)]
        told = {one["event"]["type"] for m in heard if m["type"] == "update" for one in m["events"]}
        assert told <= {"clock_paused", "seat_ready", "seat_absent", "seat_back"}


def names_in(value: Any) -> list[str]:
    """The ids of cards in a hand, such as b408."""
    if isinstance(value, str):
        return [value] if value[:1] == "b" and value[1:].isdigit() else []
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [name for part in parts for name in names_in(part)]


async def test_MPP_CLK_08_in_a_pause_ready_and_chat_are_the_only_inputs(server: Server) -> None:
    async with company(server, MPP, pause="blind") as here:
        await here.host.done("answer", choice={"type": "pause"})
        before = server.digest(here.code)
        for choice in ({"type": "pause"}, {"type": "concede"}, {"type": "roll"}, {"type": "lock"}):
            assert await here.guest.refused("answer", choice=choice) == "paused"
        assert server.digest(here.code) == before
        await here.guest.done("chat", text="Back in a minute")
        await here.guest.done("answer", choice={"type": "ready"})


async def test_an_open_pause_covers_nothing(server: Server) -> None:
    async with company(server, MPP, pause="open") as here:
        await here.host.done("answer", choice={"type": "pause"})
        await here.watcher.until(lambda: here.watcher.view["asked"]["kind"] == "paused")
        assert here.watcher.scene is not None and not here.watcher.scene["covered"]
        assert here.watcher.view["board"] is not None


# -- lessons -------------------------------------------------------------------------------------------------------


@every_game
async def test_a_lesson_has_no_record(server: Server, slug: str) -> None:
    async with Visitor(server.base) as nora:
        code = await nora.make(slug, "lesson")
        server.table(code).seating.phase = "over"
        for what in AFTER_THE_END:
            reply = await nora.http.get(f"/api/tables/{code}/{what}")
            assert (reply.status_code, reply.json()["code"]) == (409, "not_over")
