"""Create, join, sit, get ready, start, play, leave, return."""

from .prelude import *


@pytest.mark.parametrize("seats", [2, 4])
async def test_play_now_leads_to_a_whole_game(server: Server, seats: int) -> None:
    async with Visitor(server.base) as nora:
        code = await nora.make(LAMPS, "now", seats=seats)
        tab = await nora.join(code)
        await tab.until(lambda: tab.scene)
        await play_on(tab, random.Random(seats))
        assert tab.view["outcome"] is not None and tab.lobby["phase"] == "over"
        finished = (await nora.get("/api/tables"))["finished"]
        assert [one["code"] for one in finished] == [code] and finished[0]["seat"] == 0
        await tab.close()


async def test_friends_meet_at_a_code(server: Server) -> None:
    async with Visitor(server.base, "Nora") as nora, Visitor(server.base, "Samir") as samir:
        code = await nora.make(LAMPS, seats=3)
        host, guest = await nora.join(code), await samir.join(code.lower())
        await guest.until(lambda: guest.lobby)
        assert guest.seat is None and guest.lobby["host"] == 0
        assert (await guest.ask("sit"))["type"] == "done"
        assert guest.seat == 1 and guest.lobby["seats"][1]["name"] == "Samir"
        assert await guest.refused("start") == "host_only"
        assert (await guest.ask("ready", ready=True))["type"] == "done"
        assert (await host.ask("start"))["type"] == "done"
        await guest.until(lambda: guest.scene)
        assert [seat["kind"] for seat in host.lobby["seats"]] == ["person", "person", "bot"]
        assert host.view["waiting"] == [0, 1] or 0 in host.view["waiting"]
