"""The one outgoing door: whatever leaves the room, by any route and in any message, tells a seat only its own."""

import base64
from importlib import import_module
from typing import get_args

from qg.check.secrecy.planted import whispers
from qg.kernel.decisions import snake
from qg.server import messages
from qg.server.app import make_app
from qg.server.projector import Narration, Projector

from .prelude import *

WHISPERED = {slug: {snake(whisper.event.split(".")[-1]) for whisper in whispers(slug)} for slug in catalog.games()}
"""Events of a game that are for one seat."""

SOCKETS = {"/api/tables/{code}/socket"}


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
    numbered = {"update", "chatted", "lobby_changed"}
    assert kinds == numbered | {"sync", "presence", "done", "refused", "hinted", "worded", "moved"}


# -- a table with two people, bots and somebody who looks on --------------------------------------------------------


async def finish(here: Company) -> None:
    """What runs against the clock ends when time is up, a short game when it has been played, all else is closed."""
    if here.table.game.conduct.real_time:
        here.server.let_pass(here.code, 1000)
    elif not screen_of(here.table.game.slug).short:
        await here.host.done("answer", choice={"type": "word", "say": "close", "reason": "It is late"})
        await here.guest.done("answer", choice={"type": "word", "say": "agree"})
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
    async with company(server, slug, **untimed(slug), **screen_of(slug).short) as here:
        await here.play(until=lambda: here.table.version > 40, often=here.walk, every=40)
        running = server.running(here.code)
        ids = [chair.person for chair in here.table.seating.chairs[:2]]
        secret = [here.table.row.seed, running.t.key, here.table.row.id]
        others: list[list[Any]] = [[ids[1]], [ids[0]], [ids[0], ids[1]]]
        for number, person in enumerate(here.people):
            cookies = [other.http.cookies["qg-guest"] for other in here.people if other is not person]
            sent = here.sent_to(number)
            assert len(sent) > 30_000
            for what in [*secret, *others[number], *cookies]:
                assert not [form for form in forms(what) if form in sent], (person.name, what)
            digests = [entry.digest for entry in here.server.record(here.code)]
            assert not [one for one in digests if one.encode() in sent], "fingerprints hold the whole state"
        await finish(here)
        record = (await here.eve.http.get(f"/api/tables/{here.code}/record")).content
        assert here.table.row.seed.encode() in record, "after the end everybody may check"
        for number, person in enumerate(here.people):
            assert not [one for one in others[number] if str(one).encode() in here.sent_to(number) + record], (
                person.name
            )


# -- worlds that must look alike -----------------------------------------------------------------------------------


async def alike(here: Company, other: Callable[[Any, int | None, random.Random], Any]) -> int:
    """Puts worlds in the table's place that differ in what a seat may not know: to that seat they look the same."""
    table, running = here.table, here.server.running(here.code)
    done = asyncio.Event()
    pairs: list[tuple[Any, list[bytes], list[bytes]]] = []

    async def compare() -> None:
        truth, clock = running.t, running.clock
        try:
            running.clock = type(clock)(truth.now, stopped=True)
            for seat in (None, 0, 1, 2) if truth.outcome is None else ():
                running.t = truth
                seen = everything(table, seat)
                running.t = other(truth, seat, here.rng)
                pairs.append((seat, seen, everything(table, seat)))
        finally:
            running.t, running.clock = truth, clock
            done.set()

    table.put(compare)
    await done.wait()
    for seat, one, another in pairs:
        assert one == another, f"seat {seat} can tell two worlds apart at {running.t.open}"
    return len(pairs)


@pytest.mark.parametrize("slug", catalog.games())
async def test_no_seat_can_tell_worlds_apart_by_what_it_is_sent(server: Server, slug: str) -> None:
    """Decks, tiles, locked cards, the Instructor's card, notes of others, the key: all drawn anew."""
    folder = catalog.folder_of(slug).name
    other = import_module(f"qg.games.{folder}.tests.worlds").other
    compared = 0

    async with company(server, slug, **untimed(slug)) as here:

        async def look() -> None:
            nonlocal compared
            compared += await alike(here, other)

        await here.play(until=lambda: compared > 40, often=look, every=4)
    assert compared > 40


@pytest.mark.parametrize("planted", ["lit", "wishes"])
async def test_a_leak_would_be_noticed(server: Server, planted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    other = import_module(f"qg.games.{catalog.folder_of(LAMPS).name}.tests.worlds").other
    async with company(server, LAMPS, tempo="untimed") as here:
        projector = here.server.running(here.code).projector
        honest = projector.shown

        def leaky(t: Any, seat: int | None, **how: Any) -> Any:
            shown = honest(t, seat, **how)
            return Display(shown.board, msgspec.structs.replace(shown.scene, figures=str(getattr(t, planted))))

        monkeypatch.setattr(projector, "shown", leaky)
        await here.host.answer(GREEN)
        with pytest.raises(AssertionError, match="apart"):
            await alike(here, other)


# -- whispers ------------------------------------------------------------------------------------------------------


def listen_in(monkeypatch: pytest.MonkeyPatch) -> list[Narration]:
    """Every whisper from now on, with its lines."""
    found: list[Narration] = []
    honest = Projector.tell

    def tell(projector: Projector, told: Any) -> Any:
        parts = honest(projector, told)
        found.extend(part for part in parts if part.told.to is not None)
        return parts

    monkeypatch.setattr(Projector, "tell", tell)
    return found


def whispers_in(tab: Tab, slug: str) -> list[Any]:
    """What a tab has heard that is for one seat, from the set-up on (which is told again to who comes early)."""
    told = [message["moments"] for message in tab.heard if message["type"] == "update"]
    told += [message["opening"]["moments"] for message in tab.heard if message.get("opening")][:1]
    events = [one["event"] for moments in told for one in moments if "event" in one]
    return [event for event in events if event["type"] in WHISPERED[slug]]


@pytest.mark.parametrize("slug", [slug for slug in catalog.games() if WHISPERED[slug]])
async def test_whispers_reach_only_their_seat(server: Server, slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once, after a gap, in everything, and after a reconnection: events and lines of the log."""
    found, told = 0, listen_in(monkeypatch)
    for _ in range(6):
        told.clear()
        async with company(server, slug, **untimed(slug)) as here:
            left = [await one.join(here.code) for one in here.people]
            for tab in left:
                await tab.until(lambda tab=tab: tab.scene)  # type: ignore[misc]
                await tab.close()
            start = len(told)
            await here.play(until=lambda start=start: len({part.told.to for part in told[start:]}) >= 2)  # type: ignore[misc]
            found += len(told) - start
            await server.told(here.code, *here.tabs)
            again = [await one.join(here.code, after=tab) for one, tab in zip(here.people, left, strict=True)]
            for tab in again:
                await tab.until(lambda tab=tab: "presence" in tab.kinds())  # type: ignore[misc]
            for seat, tabs in zip((0, 1, None), zip(here.tabs, again, strict=True), strict=True):
                mine = [plain(part.told.event) for part in told if part.told.is_for(seat)]
                for tab in tabs:
                    whispered = whispers_in(tab, slug)
                    assert {plain(event) for event in whispered} <= {*mine}, (seat, whispered)
                sees_only_its_lines(here, seat, told)
            assert len(whispers_in(here.host, slug)) == len([part for part in told if part.told.to == (0,)])
        if found >= 4:
            break
    assert found >= 4, "there were whispers"


def plain(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


def sees_only_its_lines(here: Company, seat: int | None, told: list[Narration]) -> None:
    """A whisper of somebody else is in no line of the log that this seat is sent."""
    story = here.server.running(here.code).story
    read = [plain(line.say) for line in story.lines(seat, most=10_000)]
    public = [plain(line.say) for line in story.lines(None, most=10_000)]
    secret = [plain(line) for part in told if not part.told.is_for(seat) for line in part.lines]
    sent = b"\n".join(everything(here.table, seat))
    assert not [one for one in secret if one not in public and (one in read or one in sent)]


async def test_hints_are_for_whoever_asks(server: Server) -> None:
    async with company(server, DASH, hints="best", pause="blind") as here:
        await here.host.until(lambda: here.host.is_asked or here.guest.is_asked)
        asker = here.host if here.host.is_asked else here.guest
        await asker.ask("hint")
        await asker.until(lambda: "hinted" in asker.kinds())
        advice = asker.heard[asker.kinds().index("hinted")]
        assert advice["choice"] in asker.view["options"] and advice["say"]
        await here.host.done("chat", text="I had a hint")
        await server.told(here.code, *here.tabs)
        assert [tab for tab in here.tabs if "hinted" in tab.kinds()] == [asker]
        assert await here.watcher.refused("hint") == "not_seated"
        await here.host.done("answer", choice=PAUSE)
        assert await here.host.refused("hint") == "no_hints", "there is a curtain"
    async with company(server, DASH, hints="none") as here:
        assert await here.host.refused("hint") == "no_hints"


# -- the curtain ---------------------------------------------------------------------------------------------------


async def test_a_blind_pause_covers_the_table_on_every_screen(server: Server) -> None:
    async with company(server, DASH, pause="blind") as here:
        await here.play(until=lambda: here.table.version > 15)
        left = await here.nora.join(here.code)
        await left.until(lambda: left.scene)
        await left.close()
        await server.told(here.code, *here.tabs)
        await here.host.done("answer", choice=PAUSE)
        late = [await one.join(here.code) for one in here.people]
        missed = await here.nora.join(here.code, after=left)
        for tab in (*here.tabs, *late, missed):
            await tab.until(lambda tab=tab: tab.scene and tab.scene["covered"])  # type: ignore[misc]
            scene: Any = tab.scene
            assert scene["view"]["board"] is None and scene["figures"] is None and scene["standing_form"] is None
            assert not scene["hints"] and not any(scene["view"][what] for what in ("options", "standing", "waiting"))
        moments = [one for tab in here.tabs for one in paused_in(tab)]
        assert moments and not [one for one in moments if "patch" in one], "the browser forgets the board"
        assert await late[0].words("table") == await late[0].words("standing") == []


async def test_an_open_pause_covers_nothing(server: Server) -> None:
    async with company(server, DASH, pause="open") as here:
        await here.host.done("answer", choice=PAUSE)
        await here.watcher.until(lambda: here.watcher.view["conduct"]["pause"])
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
