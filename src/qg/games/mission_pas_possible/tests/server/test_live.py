"""A mission at a live table: absences, the autopilot, and a pause that covers everything."""

from tests.server.prelude import *

PAS_POSSIBLE = "mission-pas-possible"


@asynccontextmanager
async def mission(server: Server) -> AsyncIterator[tuple[str, Visitor, Tab, Visitor, Tab]]:
    """Nora and Samir, with the clock running."""
    async with two(server, PAS_POSSIBLE) as (code, nora, host, samir, guest):
        await start_clock(server, code, host, guest)
        for tab in (host, guest):
            await tab.until(lambda tab=tab: tab.view["asked"]["kind"] == "rolling")  # type: ignore[misc]
        yield code, nora, host, samir, guest


class Attentive(QuickThinker):
    """Bots that note who asked them."""

    def __init__(self) -> None:
        super().__init__(level=None)
        self.asked: list[tuple[int, str]] = []

    async def think(self, table: str, seat: int, level: str, view: View[Any]) -> Thought:
        self.asked.append((seat, level))
        return await super().think(table, seat, level, view)


async def test_MPP_ABS_01_a_connection_lost_for_8_seconds_is_an_absence(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seat is kept by an autopilot of level agent, and given back the moment its player reconnects."""
    assert catalog.load(PAS_POSSIBLE).conduct.reconnect_ms == 8_000
    bot_pool = Attentive()
    monkeypatch.setattr(server.site.room, "bot_pool", bot_pool)
    loop = asyncio.get_running_loop()
    async with mission(server) as (code, nora, host, samir, guest):
        holder = host.view["board"]["holder"]
        away, here = (host, guest) if holder == 0 else (guest, host)
        person = nora if holder == 0 else samir
        await away.close()
        await here.until(lambda: not here.lobby["seats"][holder]["here"])
        timer = server.table(code).driver._away[holder]
        assert 7.5 <= timer.when() - loop.time() <= 8, "eight seconds"
        timer.cancel()
        server.table(code).driver._is_gone(holder)
        await here.until(lambda: here.scene and here.scene["bot_controlled"] == [holder])
        await here.until(lambda: any(e["event"]["type"] == "autopilot_acted" for e in here.events))
        assert set(bot_pool.asked) == {(holder, "agent")}
        await here.until(lambda: here.view["asked"]["kind"] == "claiming")
        again = await person.join(code)
        await again.until(lambda: again.scene and again.scene["bot_controlled"] == [])
        asked = len(bot_pool.asked)
        await again.until(lambda: again.is_asked)
        await here.done("chat", text="There you are")
        assert len(bot_pool.asked) == asked, "the player plays again"
        assert notices(server, code) == [("away", holder), ("back", holder)]


async def test_MPP_ABS_01_who_leaves_is_absent_at_once(server: Server) -> None:
    async with mission(server) as (code, _, host, samir, guest):
        await guest.done("stand")
        await host.until(lambda: host.scene and host.scene["bot_controlled"] == [1])
        assert notices(server, code) == [("left", 1)]
        await guest.close()
        again = await samir.join(code)
        await again.done("sit")
        await host.until(lambda: host.scene and host.scene["bot_controlled"] == [])
        assert again.seat == 1 and notices(server, code) == [("left", 1), ("back", 1)]


async def test_MPP_ABS_01_the_autopilot_acts_one_second_after_it_can(server: Server) -> None:
    async with mission(server) as (code, _, host, _, guest):
        holder = host.view["board"]["holder"]
        thought, driver = Thought("roll", 200), server.table(code).driver
        assert driver._pace_of(holder, thought) == 200
        await (host if holder == 0 else guest).done("stand")
        here = guest if holder == 0 else host
        await here.until(lambda: here.scene and here.scene["bot_controlled"] == [holder])
        assert driver._pace_of(holder, thought) == 1000


async def test_MPP_HID_03_MPP_CLK_08_a_blind_pause_covers_the_table_on_every_screen(server: Server) -> None:
    async with company(server, PAS_POSSIBLE, pause="blind") as here:
        await here.play(until=lambda: here.table.version > 25)
        known = here.host.view["board"]
        left = [await one.join(here.code) for one in here.people]
        for tab in left:
            await tab.until(lambda tab=tab: tab.scene)  # type: ignore[misc]
            await tab.close()
        await server.told(here.code, *here.tabs)
        await here.host.done("answer", choice=PAUSE)
        late = [await one.join(here.code) for one in here.people]
        missed = [await one.join(here.code, after=tab) for one, tab in zip(here.people, left, strict=True)]
        for tab in (*late, *missed):
            await tab.until(lambda tab=tab: tab.scene["covered"])  # type: ignore[misc]
        await here.guest.done("chat", text="Where were we?")
        for tab in here.tabs:
            await tab.until(lambda tab=tab: tab.chat)  # type: ignore[misc]
        moments = [one for tab in here.tabs for one in paused_in(tab)]
        assert moments and not [one for one in moments if "patch" in one], "the browser forgets the board"
        scenes: list[Any] = [tab.scene for tab in (*here.tabs, *late, *missed)]
        for tab in (*here.tabs[:2], *late):
            assert await tab.words("table") == await tab.words("standing") == []
        for scene in scenes:
            assert scene["covered"] and scene["view"]["board"] is None and scene["figures"] is None
            assert not scene["hints"] and scene["standing_form"] is None
            assert scene["view"]["standing"] == [] and scene["view"]["agenda"] == []
            assert scene["view"]["options"] == [] and scene["view"]["waiting"] == []
            faces = [face for hand in known["hands"] for face in names_in(hand)]
            assert faces and not [face for face in faces if face in str(scene)]
        told = {moment["event"]["type"] for moment in moments}
        assert told <= {"paused", "seat_ready", "seat_absent", "seat_back"}


def names_in(value: Any) -> list[str]:
    """The ids of cards in a hand, such as b408."""
    if isinstance(value, str):
        return [value] if value[:1] == "b" and value[1:].isdigit() else []
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [name for part in parts for name in names_in(part)]


async def test_MPP_CLK_08_in_a_pause_ready_and_chat_are_the_only_inputs(server: Server) -> None:
    async with company(server, PAS_POSSIBLE, pause="blind") as here:
        await here.host.done("answer", choice=PAUSE)
        before = server.digest(here.code)
        for choice in (PAUSE, {"type": "roll"}, {"type": "lock"}):
            assert await here.guest.refused("answer", choice=choice) == "paused"
        assert server.digest(here.code) == before
        await here.guest.done("chat", text="Back in a minute")
        await here.guest.done("answer", choice=PAUSE | {"say": "ready"})
