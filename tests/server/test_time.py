"""Time belongs to the server: countdowns, deadlines, absences, pauses."""

from dataclasses import replace

from qg.kernel import Table

from .prelude import *


def hasten(server: Server, code: str, reconnect_ms: int) -> None:
    """A lost connection counts as an absence sooner, and everything else stays as it is."""
    running = server.running(code)
    game = running.game
    running.game = running.t.game = variant(game, conduct=replace(game.conduct, reconnect_ms=reconnect_ms))


# -- deadlines -----------------------------------------------------------------------------------------------------


async def test_when_time_is_up_the_default_is_played(server: Server) -> None:
    async with two(server, LAMPS, tempo="live") as (code, _, host, _, guest):
        due = server.running(code).t.due
        assert due is not None and due >= 45_000
        await host.answer(RED)
        server.let_pass(code, due / 1000 - 1 - server.running(code).now() / 1000)
        await host.done("chat", text="A second is left")
        await server.told(code, host, guest)
        assert guest.view["asked"]["number"] == 1
        server.let_pass(code, 2)
        await guest.until(lambda: guest.view["asked"]["number"] > 1)
        assert server.running(code).t.now >= due


async def test_an_answer_that_comes_too_late_is_refused(server: Server) -> None:
    """Whatever is due happens before anything that is asked later, even if the alarm has not rung."""
    async with two(server, LAMPS, tempo="live") as (code, _, host, _, _):
        running = server.running(code)
        running.clock._from -= 60
        refusal = await host.ask("answer", choice=GREEN, number=1)
        assert refusal["type"] == "refused"
        assert running.t.number > 1


async def test_a_countdown_belongs_to_the_server(server: Server) -> None:
    async with dash(server) as (code, _, host, _, guest):
        assert host.scene is not None and host.now >= 1000
        server.let_pass(code, 601)
        await host.until(lambda: host.lobby["phase"] == "over")
        await guest.until(lambda: guest.lobby["phase"] == "over")
        assert host.view["outcome"]["sheet"]["reason"] == "time"
        assert guest.view["outcome"] == host.view["outcome"]
        assert await host.refused("answer", choice=GREEN) == "over"


async def test_a_second_of_the_table_takes_a_second_of_real_time(server: Server) -> None:
    async with Visitor(server.base) as nora:
        code = await nora.make(DASH, "now", seats=1)
        tab = await nora.join(code)
        await tab.until(lambda: tab.is_asked)
        loop = asyncio.get_running_loop()
        began = loop.time()
        await tab.answer(READY)
        await tab.until(lambda: tab.view["asked"]["kind"] == "choose_lamp")
        assert loop.time() - began >= 1
        assert server.running(code).t.running_since >= 1000


async def test_scenes_say_what_time_it_is(server: Server) -> None:
    async with two(server, LAMPS, tempo="live") as (code, _, host, samir, _):
        server.let_pass(code, 10)
        late = await samir.join(code)
        await late.until(lambda: late.scene)
        assert 10_000 <= late.now < 40_000
        await host.until(lambda: host.now >= 10_000)


# -- absences ------------------------------------------------------------------------------------------------------


async def test_somebody_who_is_away_too_long_is_kept_by_a_bot_and_gets_the_seat_back(server: Server) -> None:
    async with two(server, LAMPS, tempo="live") as (code, _, host, samir, guest):
        assert server.running(code).game.conduct.reconnect_ms == 60_000
        hasten(server, code, 50)
        await guest.close()
        await host.until(lambda: host.scene and host.scene["bot_controlled"] == [1])
        assert notices(server, code) == [("away", 1)]
        await until(lambda: server.running(code).t.lit[1])
        again = await samir.join(code)
        await again.until(lambda: again.scene and again.scene["bot_controlled"] == [])
        await host.until(lambda: host.scene and host.scene["bot_controlled"] == [])
        assert notices(server, code) == [("away", 1), ("back", 1)]


async def test_a_short_loss_of_the_connection_is_no_absence(server: Server) -> None:
    async with two(server, LAMPS, tempo="live") as (code, _, host, samir, guest):
        n, driver = host.n, server.table(code).driver
        await guest.close()
        await host.until(lambda: not host.lobby["seats"][1]["here"])
        assert [*driver._away] == [1]
        again = await samir.join(code)
        await again.until(lambda: again.scene)
        assert not driver._away, "nobody is waited for any more"
        assert notices(server, code) == [] and host.n == n, "coming and going leaves no trace in the game"


async def test_another_tab_is_enough_to_be_there(server: Server) -> None:
    async with two(server, LAMPS, tempo="live") as (code, _, host, samir, guest):
        second = await samir.join(code)
        await second.until(lambda: second.scene)
        await guest.close()
        await until(lambda: len(server.table(code).connections.clients) == 2)
        assert not server.table(code).driver._away and host.lobby["seats"][1]["here"]


async def test_whoever_the_game_holds_for_absent_is_back_by_an_answer(server: Server) -> None:
    """Two questions missed make a seat absent though its person is connected; an answer ends that."""
    async with two(server, LAMPS, tempo="live") as (code, _, host, _, guest):
        table = server.table(code)
        await table_job(server, code, lambda: table.notice("absent", 1))
        await guest.until(lambda: guest.scene and guest.scene["bot_controlled"] == [1])
        await guest.ask("answer", choice=GREEN)
        assert notices(server, code) == [("absent", 1), ("back", 1)]
        await host.until(lambda: host.scene and host.scene["bot_controlled"] == [])


async def test_where_a_game_gives_a_seat_back_later_its_person_waits_for_that(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(server, LAMPS, tempo="live") as (code, _, _, _, guest):
        table = server.table(code)
        await table_job(server, code, lambda: table.notice("absent", 1))
        monkeypatch.setattr(Table, "bot_controlled", property(lambda t: {1: "rookie"}))
        before = server.digest(code)
        assert await guest.refused("answer", choice=GREEN) == "bot_plays_on"
        assert notices(server, code) == [("absent", 1), ("back", 1)], "but the game knows that they are back"
        assert before != server.digest(code)


async def table_job(server: Server, code: str, job: Any) -> None:
    """Something the room itself does, in its turn."""
    done = asyncio.Event()

    async def work() -> None:
        await job()
        done.set()

    server.table(code).put(work)
    await done.wait()


async def test_who_has_left_and_comes_again_sits_at_the_table_again(server: Server) -> None:
    async with dash(server) as (code, _, host, samir, guest):
        await guest.done("stand")
        await guest.close()
        assert (await samir.get("/api/tables"))["running"] == []
        again = await samir.join(code)
        await again.until(lambda: again.scene and again.scene["bot_controlled"] == [])
        assert [one["code"] for one in (await samir.get("/api/tables"))["running"]] == [code]
        chair = server.table(code).seating.chairs[1]
        assert (chair.name, chair.left, again.seat) == ("Samir", False, 1)
        await host.until(lambda: host.lobby["seats"][1]["here"])


# -- pauses --------------------------------------------------------------------------------------------------------


async def test_a_dash_pauses_when_everybody_is_away_and_goes_on_when_they_are_ready(server: Server) -> None:
    async with dash(server) as (code, nora, host, samir, guest):
        hasten(server, code, 30)
        for tab in (host, guest):
            await tab.close()
        await until(lambda: notices(server, code) and len(notices(server, code)) == 2)
        running = server.running(code)
        assert running.t.conduct.deserted_at >= 0
        elapsed = running.t.elapsed
        server.let_pass(code, 1000)
        assert running.t.elapsed == elapsed
        first, second = await nora.join(code), await samir.join(code)
        for tab in (first, second):
            await tab.until(lambda tab=tab: tab.scene and tab.view["conduct"]["pause"])  # type: ignore[misc]
            assert tab.scene is not None and tab.scene["covered"]
        await second.until(lambda: second.view["conduct"]["absent"] == [])
        for tab in (first, second):
            await tab.done("answer", choice=GO_ON)
        server.let_pass(code, 3.1)
        await first.until(lambda: first.scene and not first.scene["covered"])
        assert running.t.elapsed - elapsed < 2000, "no time was lost"


async def test_a_pause_stops_the_clock_for_everybody(server: Server) -> None:
    async with Visitor(server.base) as nora:
        code, tab = await on_dash(server, nora, pause="open")
        assert "pause" in [word["say"] for word in tab.scene["words"]], "offered once the clock runs"  # type: ignore[index]
        await tab.done("answer", choice=PAUSE)
        elapsed = server.running(code).t.elapsed
        server.let_pass(code, 900)
        await tab.done("chat", text="Nothing happens")
        assert tab.lobby["phase"] == "playing" and server.running(code).t.elapsed == elapsed
        await tab.done("answer", choice=GO_ON)
        server.let_pass(code, 3.1)
        await tab.until(lambda: tab.view["conduct"]["pause"] is None)
        server.let_pass(code, 601)
        await tab.until(lambda: tab.lobby["phase"] == "over")


async def test_a_game_that_pauses_for_an_absence_goes_on_when_they_are_back(server: Server) -> None:
    async with two(server, LAMPS, tempo="live", absent="pause") as (code, _, host, samir, guest):
        hasten(server, code, 30)
        await guest.close()
        await host.until(lambda: host.view["conduct"].get("pause"))
        assert server.running(code).t.due is None
        assert await host.refused("answer", choice=GREEN) == "paused"
        await samir.join(code)
        await host.until(lambda: host.is_asked)


async def test_the_host_may_call_a_bot_in(server: Server) -> None:
    async with two(server, LAMPS, tempo="live", absent="pause") as (code, _, host, _, guest):
        keep = {"type": "word", "say": "keep", "seat": 1}
        assert await host.refused("answer", choice=keep) == "word_does_not_fit"
        hasten(server, code, 30)
        await guest.close()
        await host.until(lambda: host.view["conduct"].get("pause"))
        await host.done("answer", choice=keep)
        await host.until(lambda: host.scene and host.scene["bot_controlled"] == [1] and host.is_asked)
