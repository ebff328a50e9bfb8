"""The lobby: seats, options, bots, the start, and the same people again."""

from .prelude import *


def kinds(tab: Tab) -> list[str]:
    return [seat["kind"] for seat in tab.lobby["seats"]]


def names(tab: Tab) -> list[str]:
    return [seat["name"] for seat in tab.lobby["seats"]]


# -- seats ---------------------------------------------------------------------------------------------------------


async def test_whoever_makes_a_table_sits_at_it_and_is_the_host(server: Server) -> None:
    async with gathered(server, LAMPS, "Nora") as (code, _, [nora]):
        assert (nora.seat, nora.lobby["host"], nora.lobby["code"], nora.lobby["phase"]) == (0, 0, code, "lobby")
        assert names(nora) == ["Nora", "", "", ""]
        assert nora.lobby["seats"][0]["look"] == {"colour": 1, "face": 2}
        assert nora.lobby["seats"][0]["here"] and nora.lobby["seats"][0]["ready"]


async def test_a_newcomer_gets_the_first_free_seat(server: Server) -> None:
    async with gathered(server, LAMPS, "Nora", "Samir") as (_, _, [nora, samir]):
        await nora.done("set_bot", seat=1, level="rookie")
        await samir.done("sit")
        assert samir.seat == 2 and names(samir)[2] == "Samir"
        await nora.until(lambda: kinds(nora) == ["person", "bot", "person", "free"])


async def test_a_seat_may_be_wished_for_and_changed(server: Server) -> None:
    async with gathered(server, LAMPS, "Nora", "Samir") as (_, _, [_, samir]):
        await samir.done("sit", seat=3)
        assert samir.seat == 3
        await samir.done("sit", seat=2)
        assert samir.seat == 2 and kinds(samir) == ["person", "free", "person", "free"]
        await samir.done("sit")
        assert samir.seat == 2, "who asks for any seat keeps the own one"


async def test_the_seat_of_somebody_else_is_refused(server: Server) -> None:
    async with gathered(server, LAMPS, "Nora", "Samir") as (code, _, [_, samir]):
        before = server.digest(code)
        assert await samir.refused("sit", seat=0) == "seat_taken"
        assert await samir.refused("sit", seat=4) == "no_such_seat"
        assert await samir.refused("sit", seat=-1) == "no_such_seat"
        assert server.digest(code) == before and samir.seat is None


async def test_the_seat_of_a_bot_may_be_taken(server: Server) -> None:
    async with gathered(server, LAMPS, "Nora", "Samir", "Ana", seats=2) as (_, _, [nora, samir, ana]):
        await nora.done("set_bot", seat=1, level="rookie")
        await samir.done("sit")
        assert kinds(samir) == ["person", "person"] and names(samir) == ["Nora", "Samir"]
        assert await ana.refused("sit") == "table_full"
        assert ana.seat is None


async def test_who_stands_up_leaves_the_seat_free(server: Server) -> None:
    async with gathered(server, LAMPS, "Nora", "Samir") as (code, _, [nora, samir]):
        await samir.done("sit")
        await samir.done("stand")
        assert samir.seat is None and kinds(samir) == ["person", "free", "free", "free"]
        before = server.digest(code)
        assert await samir.refused("stand") == "not_seated"
        assert await samir.refused("ready", ready=True) == "not_seated"
        assert server.digest(code) == before
        assert nora.lobby["spectators"] == 1


async def test_everybody_says_ready_for_themselves(server: Server) -> None:
    async with gathered(server, LAMPS, "Nora", "Samir") as (_, _, [nora, samir]):
        await samir.done("sit")
        assert [seat["ready"] for seat in samir.lobby["seats"]] == [True, False, False, False]
        await samir.done("ready", ready=True)
        await nora.until(lambda: nora.lobby["seats"][1]["ready"])
        await samir.done("ready", ready=False)
        await nora.until(lambda: not nora.lobby["seats"][1]["ready"])


async def test_the_host_passes_on_when_the_host_stands_up(server: Server) -> None:
    async with gathered(server, LAMPS, "Nora", "Samir") as (_, _, [nora, samir]):
        await samir.done("sit", seat=2)
        await nora.done("stand")
        await samir.until(lambda: samir.lobby["host"] == 2)
        assert await nora.refused("start") == "host_only"
        await samir.done("set_seats", seats=3)


async def test_without_anybody_there_is_no_host(server: Server) -> None:
    async with gathered(server, LAMPS, "Nora") as (_, _, [nora]):
        await nora.done("stand")
        assert nora.lobby["host"] is None
        assert await nora.refused("start") == "host_only"
        await nora.done("sit", seat=1)
        assert nora.lobby["host"] == 1


async def test_nobody_sits_without_a_name(server: Server) -> None:
    async with gathered(server, LAMPS, "Nora", "") as (code, _, [_, stranger]):
        before = server.digest(code)
        assert await stranger.refused("sit") == "no_name"
        assert await stranger.refused("chat", text="hello") == "no_name"
        assert server.digest(code) == before


async def test_who_comes_and_goes_is_seen(server: Server) -> None:
    async with gathered(server, LAMPS, "Nora", "Samir") as (_, _, [nora, samir]):
        await samir.done("sit")
        await nora.until(lambda: nora.lobby["seats"][1]["here"])
        n = nora.n
        await samir.close()
        await nora.until(lambda: not nora.lobby["seats"][1]["here"])
        assert nora.n == n and kinds(nora)[1] == "person", "the seat is kept, and nothing is written down"


# -- what the host chooses -----------------------------------------------------------------------------------------


async def test_the_host_chooses_the_options(server: Server) -> None:
    async with gathered(server, LAMPS, "Nora", "Samir") as (_, _, [nora, samir]):
        assert nora.lobby["settled"]["length"] == "long"
        await nora.done("set_options", options={"length": "short"})
        await samir.until(lambda: samir.lobby["options"] == {"length": "short"})
        assert samir.lobby["settled"]["length"] == "short" and samir.lobby["settled"]["tempo"] == "live"
        assert await samir.refused("set_options", options={}) == "host_only"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"length": "endless"}, "option_out_of_range"),
        ({"length": None}, "option_out_of_range"),
        ({"length": ["long"]}, "option_out_of_range"),
        ({"length": {"deep": [1]}}, "option_out_of_range"),
        ({"players": 99}, "option_out_of_range"),
        ({"players": 3}, "seats_differ"),
        ({"lengths": "long"}, "unknown_option"),
    ],
)
async def test_bad_options_are_refused_and_change_nothing(
    server: Server, options: dict[str, object], code: str
) -> None:
    async with gathered(server, LAMPS, "Nora") as (table, _, [nora]):
        await nora.done("set_options", options={"tempo": "untimed"})
        before = server.digest(table)
        assert await nora.refused("set_options", options=options) == code
        assert server.digest(table) == before and nora.lobby["options"] == {"tempo": "untimed"}


async def test_a_table_with_bad_options_is_not_made(server: Server) -> None:
    async with Visitor(server.base) as nora:
        for options in ({"length": "endless"}, {"lengths": "long"}, {"players": 3}):
            problem = await nora.post("/api/tables", game=LAMPS, options=options, seats=4)
            assert problem["code"] in ("option_out_of_range", "unknown_option", "seats_differ")
        assert (await nora.post("/api/tables", game=LAMPS, how="now", level="genius"))["code"] == "unknown_level"
        assert (await nora.post("/api/tables", game=LAMPS, seats=9))["code"] == "wrong_seat_count"
        assert server.site.room.live == {}, "no table is left behind"
        assert (await nora.get("/api/tables"))["running"] == []


async def test_there_may_be_more_and_fewer_seats(server: Server) -> None:
    async with gathered(server, LAMPS, "Nora", "Samir", seats=3) as (code, _, [nora, samir]):
        await samir.done("sit", seat=2)
        await nora.done("set_seats", seats=5)
        assert kinds(nora) == ["person", "free", "person", "free", "free"]
        await nora.done("set_bot", seat=4, level="rookie")
        await nora.done("set_seats", seats=3)
        assert kinds(nora) == ["person", "free", "person"]
        before = server.digest(code)
        assert await nora.refused("set_seats", seats=2) == "seats_occupied"
        assert await nora.refused("set_seats", seats=6) == "wrong_seat_count"
        assert await nora.refused("set_seats", seats=1) == "wrong_seat_count"
        assert await samir.refused("set_seats", seats=4) == "host_only"
        assert server.digest(code) == before


async def test_bots_are_placed_changed_and_sent_away(server: Server) -> None:
    async with gathered(server, LAMPS, "Nora", "Samir") as (code, _, [nora, samir]):
        await samir.done("sit", seat=3)
        await nora.done("set_bot", seat=1, level="rookie")
        await nora.done("set_bot", seat=2, level="rookie")
        assert len({*names(nora)}) == 4, "no two are called the same"
        await nora.done("set_bot", seat=1, level="double-zero")
        assert nora.lobby["seats"][1]["level"] == "double-zero"
        await nora.done("set_bot", seat=2, level=None)
        assert kinds(nora) == ["person", "bot", "free", "person"]
        before = server.digest(code)
        assert await nora.refused("set_bot", seat=1, level="genius") == "unknown_level"
        assert await nora.refused("set_bot", seat=3, level="rookie") == "seat_taken"
        assert await nora.refused("set_bot", seat=3, level=None) == "seat_taken"
        assert await nora.refused("set_bot", seat=9, level="rookie") == "no_such_seat"
        assert await samir.refused("set_bot", seat=1, level="rookie") == "host_only"
        assert server.digest(code) == before


# -- the start -----------------------------------------------------------------------------------------------------


async def test_the_start_fills_free_seats_with_the_usual_bots(server: Server) -> None:
    async with gathered(server, LAMPS, "Nora", "Samir") as (_, _, [nora, samir]):
        await samir.done("sit", seat=2)
        await nora.done("set_bot", seat=3, level="double-zero")
        assert await samir.refused("start") == "host_only"
        await nora.done("start")
        await samir.until(lambda: samir.scene)
        assert kinds(samir) == ["person", "bot", "person", "bot"] and samir.lobby["phase"] == "playing"
        assert [seat["level"] for seat in samir.lobby["seats"]] == [None, "agent", None, "double-zero"]
        assert [seat["kind"] for seat in samir.view["seats"]] == ["person", "bot", "person", "bot"]
        assert samir.view["seat"] == 2


async def test_a_table_in_trouble_cannot_start_and_says_why(server: Server) -> None:
    async with gathered(server, LAMPS, "Nora", seats=4) as (code, _, [nora]):
        await nora.done("set_options", options={"players": 4, "hints": "best"})
        assert not nora.lobby["trouble"]
        await nora.done("set_seats", seats=5)
        assert nora.lobby["trouble"]["id"].startswith("refusal-") and nora.lobby["settled"] == {}
        before = server.digest(code)
        assert await nora.refused("start") == "seats_differ"
        await nora.done("set_seats", seats=4)
        assert nora.lobby["trouble"] is None
        assert server.digest(code) != before
        await nora.done("start")


async def test_nothing_of_the_lobby_can_be_done_in_play(server: Server) -> None:
    async with gathered(server, LAMPS, "Nora", "Samir", "Ana", seats=2) as (code, _, [nora, samir, ana]):
        await samir.done("sit")
        assert await ana.refused("sit") == "table_full"
        await nora.done("start")
        await ana.until(lambda: ana.scene)
        assert ana.seat is None and ana.view["options"] == []
        before = server.digest(code)
        assert await ana.refused("sit") == "already_started"
        assert await ana.refused("sit", seat=1) == "no_late_entry"
        assert await ana.refused("answer", choice=RED, number=1) == "not_seated"
        assert await nora.refused("set_options", options={}) == "already_started"
        assert await nora.refused("set_seats", seats=3) == "already_started"
        assert await nora.refused("set_bot", seat=1, level="rookie") == "already_started"
        assert await nora.refused("start") == "already_started"
        assert await nora.refused("ready", ready=True) == "already_started"
        assert await nora.refused("rematch") == "not_over"
        assert server.digest(code) == before


async def test_nothing_is_played_before_the_start(server: Server) -> None:
    async with gathered(server, LAMPS, "Nora") as (code, _, [nora]):
        before = server.digest(code)
        assert await nora.refused("answer", choice="x") == "not_started"
        assert await nora.refused("hint") == "no_hints"
        assert await nora.refused("read_on") == "nothing_to_read"
        assert await nora.refused("rematch") == "not_over"
        assert server.digest(code) == before


# -- again ---------------------------------------------------------------------------------------------------------


async def test_a_rematch_leads_everybody_to_one_new_table(server: Server) -> None:
    rng = random.Random(5)
    async with gathered(server, LAMPS, "Nora", "Samir", "Ana", seats=3) as (code, _, [nora, samir, ana]):
        await samir.done("sit", seat=2)
        await nora.done("set_options", options={"length": "short", "tempo": "untimed"})
        await nora.done("start")
        await samir.until(lambda: samir.scene)
        while nora.lobby["phase"] == "playing":
            for tab in (nora, samir):
                await play_on(tab, rng, until=lambda tab=tab: not tab.is_asked)  # type: ignore[misc]
            await nora.until(lambda: nora.is_asked or samir.is_asked or nora.lobby["phase"] == "over")
        assert await ana.refused("rematch") == "not_seated"
        await nora.done("rematch")
        await samir.until(lambda: samir.lobby["rematch"])
        new = samir.lobby["rematch"]
        await samir.done("rematch")
        assert samir.lobby["rematch"] == new == nora.lobby["rematch"] != code
        again = server.table(new)
        assert again.seating.phase == "lobby" and len(server.site.room.live) == 2
        assert [chair.name for chair in again.seating.chairs] == names(nora)
        assert again.seating.options == {"length": "short", "tempo": "untimed"}
        assert again.row.seed != server.table(code).row.seed
