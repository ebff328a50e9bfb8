"""The versioned stream: gaps, resends, tabs, slow readers, and nothing acknowledged before it is written down."""

import socket
from itertools import pairwise

from qg.server import connections, live, stream
from qg.server.follow import Follower, unpacked, updated
from qg.server.store import Store

from .prelude import *


@asynccontextmanager
async def playing(server: Server, *names: str, seats: int | None = None) -> AsyncIterator[tuple[str, list[Visitor]]]:
    """A game among these people, with nobody connected."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Visitor(server.base, name)) for name in names]
        code = await people[0].make(LAMPS, seats=seats or len(names), options={"tempo": "untimed"})
        for person in people[1:]:
            tab = await person.join(code)
            await tab.done("sit")
            await tab.close()
        host = await people[0].join(code)
        await host.done("start")
        await host.close()
        await until(lambda: not server.table(code).connections.clients)
        yield code, people


async def opened(person: Visitor, code: str, **how: Any) -> Tab:
    tab = await person.join(code, **how)
    await tab.until(lambda: tab.heard)
    return tab


def rows(table: live.LiveTable, raw: list[bytes]) -> list[log.Row]:
    return [log.decode(one) for one in raw]


async def answers(server: Server, code: str) -> list[Any]:
    """The choices that people made, as the log has them."""
    table = server.table(code)
    found = rows(table, await server.site.room.store.log(table.row.id))
    return [row.change.entry.input.choice for row in found if isinstance(row.change, log.Given) and row.by]  # type: ignore[union-attr]


NUMBERED = ("update", "chatted", "lobby_changed")


# -- numbers -------------------------------------------------------------------------------------------------------


async def test_messages_come_one_by_one_to_everybody(server: Server) -> None:
    async with playing(server, "Nora", "Samir") as (code, [nora, samir]):
        tabs = [await opened(nora, code), await opened(samir, code)]
        for lamp in (GREEN, BLUE, RED):
            await tabs[0].answer(lamp)
            await tabs[0].answer(DOUSE)
            await tabs[1].done("chat", text=lamp["lamp"])
        await server.told(code, *tabs)
        for tab in tabs:
            told = [m["n"] for m in tab.heard if m["type"] in ("sync", *NUMBERED)]
            assert len(told) == 10 and all(after == before + 1 for before, after in pairwise(told)), told
            assert len(tab.chat) == 3
        assert len({tab.stream for tab in tabs}) == 2, "every audience is counted for itself"


async def test_two_tabs_of_an_audience_hear_the_same_bytes(server: Server) -> None:
    async with playing(server, "Nora", "Samir") as (code, [nora, samir]):
        tab, second, other = await opened(nora, code), await opened(nora, code), await opened(samir, code)
        assert tab.stream == second.stream != other.stream
        await second.answer(GREEN)
        await other.done("chat", text="hello")
        await server.told(code, tab, second)
        assert numbered(tab) == numbered(second) and len(numbered(tab)) == 2


def numbered(tab: Tab, start: int = 0) -> list[str | bytes]:
    """The numbered messages, as they came."""
    pairs = zip(tab.heard[start:], tab.raw[start:], strict=True)
    return [raw for message, raw in pairs if message["type"] in NUMBERED]


async def test_done_comes_after_what_it_brought_about(server: Server) -> None:
    async with playing(server, "Nora", "Samir") as (code, [nora, _]):
        tab = await opened(nora, code)
        await tab.answer(GREEN)
        assert tab.kinds()[-2:] == ["update", "done"] and tab.heard[-1].keys() == {"type", "id"}


async def test_chat_is_told_in_one_order(server: Server) -> None:
    async with playing(server, "Nora", "Samir") as (code, people):
        tabs = [await opened(person, code) for person in people]
        said = [tab.done("chat", text=f"{n} of {tab.seat}") for n in range(10) for tab in tabs]
        await asyncio.gather(*said)
        await asyncio.gather(*(tab.until(lambda tab=tab: len(tab.chat) == 20) for tab in tabs))  # type: ignore[misc]
        assert tabs[0].chat == tabs[1].chat
        ids = [line["id"] for line in tabs[0].chat]
        assert ids == sorted(set(ids))
        assert [line["text"] for line in tabs[0].chat if line["seat"] == 1] == [f"{n} of 1" for n in range(10)]
        late = await opened(people[0], code)
        assert late.chat == tabs[0].chat


async def test_whoever_sits_down_belongs_to_another_audience(server: Server) -> None:
    async with Visitor(server.base) as nora, Visitor(server.base, "Samir") as samir:
        code = await nora.make(LAMPS, seats=2)
        host, guest = await opened(nora, code), await opened(samir, code)
        looking_on = guest.stream
        await guest.done("sit")
        assert guest.kinds()[-2:] == ["sync", "done"] and guest.stream != looking_on and guest.seat == 1
        await server.told(code, host)
        assert host.kinds()[-1] == "lobby_changed" and host.lobby["seats"][1]["name"] == "Samir"


async def test_the_game_begins_with_its_set_up(server: Server) -> None:
    async with Visitor(server.base) as nora:
        code = await nora.make(LAMPS, seats=2, options={"tempo": "untimed"})
        tab = await opened(nora, code)
        await tab.done("start")
        sync = next(m for m in reversed(tab.heard) if m["type"] == "sync")
        begun = {**sync["scene"], "view": {**sync["scene"]["view"], "board": sync["opening"]["board"]}}
        folded = updated(begun, {"moments": sync["opening"]["moments"]})
        assert folded == sync["scene"] and len(sync["opening"]["moments"]) >= 3
        assert any(
            one["lines"] for one in unpacked(sync["opening"]["moments"], ["Nora"], catalog.load(LAMPS).pieces)
        ), "told in words too"
        await tab.answer(GREEN)
        late = await opened(nora, code)
        assert late.heard[0]["opening"] is None, "the game has gone on"


async def test_clients_of_the_first_protocol_are_told_to_reload(server: Server) -> None:
    async with Visitor(server.base) as nora:
        code = await nora.make(LAMPS)
        for protocol in ("", "1", "3", "two"):
            tab = await nora.join(code, protocol=protocol)
            await tab.until(lambda tab=tab: tab.closed)  # type: ignore[misc]
            assert tab.closed == 4426 and [m["code"] for m in tab.heard] == ["old_protocol"]
        assert server.table(code).connections.clients == []


# -- gaps ----------------------------------------------------------------------------------------------------------


async def test_a_gap_is_filled_with_what_was_missed_and_nothing_else(server: Server) -> None:
    async with playing(server, "Nora", "Samir") as (code, [nora, samir]):
        tab, other = await opened(nora, code), await opened(samir, code)
        before, scene = tab.n, tab.scene
        await other.answer(GREEN)
        await other.done("chat", text="done")
        await other.answer(DOUSE)
        await tab.until(lambda: tab.n == before + 3)
        start, now = len(tab.heard), tab.scene
        tab.n, tab.scene = before, scene
        await tab.say({"type": "catch_up", "stream": tab.stream, "n": before})
        await tab.until(lambda: len(tab.heard) >= start + 4)
        assert tab.kinds(start) == ["update", "chatted", "update", "presence"]
        assert numbered(tab, start) == numbered(tab)[:3] and tab.scene == now


async def test_a_reconnecting_tab_gets_what_it_missed(server: Server) -> None:
    async with playing(server, "Nora", "Samir") as (code, [nora, samir]):
        tab, other = await opened(nora, code), await opened(samir, code)
        await tab.close()
        await other.answer(GREEN)
        again = await nora.join(code, after=tab)
        await again.until(lambda: "presence" in again.kinds())
        assert again.kinds()[:2] == ["update", "presence"] and again.n == tab.n + 1
        assert again.now >= tab.now and again.lobby["seats"][0]["here"]
        await again.answer(GREEN)
        assert again.scene == (await opened(nora, code)).scene


async def test_whoever_has_missed_nothing_hears_who_is_here(server: Server) -> None:
    async with playing(server, "Nora", "Samir") as (code, [nora, _]):
        tab = await opened(nora, code)
        await tab.close()
        again = await nora.join(code, after=tab)
        await again.until(lambda: again.heard)
        assert again.kinds()[0] == "presence"
        await again.answer(GREEN)


async def test_whoever_misses_the_end_is_told_that_it_is_over(server: Server) -> None:
    """A game that ends while a tab is away is over for that tab too."""
    async with Visitor(server.base) as nora:
        code = await nora.make(DASH, "now", seats=1)
        tab = await opened(nora, code)
        await start_clock(server, code, tab)
        await tab.close()
        server.let_pass(code, 700)
        await until(lambda: server.table(code).seating.phase == "over")
        again = await nora.join(code, after=tab)
        await again.until(lambda: again.lobby["phase"] == "over")
        missed = again.kinds()[: again.kinds().index("lobby_changed")]
        assert set(missed) == {"update"} and again.view["outcome"]


@pytest.mark.parametrize("stream", ["", "x", "é" * 99])
@pytest.mark.parametrize("n", [0, -5, 10**6, -(10**30), 10**30])
async def test_whoever_counts_otherwise_is_sent_everything(server: Server, stream: str, n: int) -> None:
    async with playing(server, "Nora", "Samir") as (code, [nora, _]):
        stranger = Tab.__new__(Tab)
        Follower.__init__(stranger)
        stranger.stream, stranger.n = stream, n
        tab = await nora.join(code, after=stranger)
        await tab.until(lambda: tab.scene)
        assert tab.kinds()[0] == "sync" and tab.seat == 0
        await tab.say({"type": "catch_up", "stream": stream, "n": min(abs(n), 10**6)})
        await tab.until(lambda: tab.kinds().count("sync") == 2)
        await tab.answer(GREEN)


async def test_the_stream_of_another_seat_tells_nothing(server: Server) -> None:
    async with playing(server, "Nora", "Samir") as (code, [nora, samir]):
        tab, other = await opened(nora, code), await opened(samir, code)
        await other.answer(GREEN)
        await server.told(code, tab, other)
        start = len(tab.heard)
        await tab.say({"type": "catch_up", "stream": other.stream, "n": other.n - 1})
        await tab.until(lambda: len(tab.heard) > start)
        assert tab.kinds(start) == ["sync"] and tab.heard[-1]["seat"] == 0


@pytest.mark.parametrize(("limit", "much"), [("MOST_KEPT", 2), ("MOST_BYTES_KEPT", 3_000)])
async def test_a_gap_that_is_too_long_is_not_filled(
    server: Server, monkeypatch: pytest.MonkeyPatch, limit: str, much: int
) -> None:
    monkeypatch.setattr(stream, limit, much)
    async with playing(server, "Nora", "Samir") as (code, [_, samir]):
        tab, looking = await opened(samir, code), await opened(samir, code)
        await tab.close()
        for text in ("short", "x" * 300, *("y" * 300,) * 20):
            await looking.done("chat", text=text)
        again = await samir.join(code, after=tab)
        await again.until(lambda: again.heard)
        assert again.kinds()[0] == "sync" and len(again.chat) == 22
        last = await samir.join(code, after=again)
        await last.until(lambda: last.heard)
        assert last.kinds()[0] == "presence"


def test_what_others_hear_makes_nobody_forget() -> None:
    """Each audience keeps its own share, and all of them together no more than a table may."""
    streams = Streams(lambda seat, raw: None)
    one, other = streams.of(0), streams.of(1)
    for _ in range(10):
        streams.send(one, "short")
    for _ in range(limits.MOST_KEPT):
        streams.send(other, "x" * 2_000)
    assert len(streams.missed(0, one.token, 0) or ()) == 10
    assert 0 < sum(len(kept.raw) for kept in other.kept) <= limits.MOST_BYTES_KEPT // 2
    for _ in range(limits.MOST_KEPT):
        streams.send(one, "short")
    assert len(one.kept) == limits.MOST_KEPT // 2
    streams.of(None)
    assert len(one.kept) == limits.MOST_KEPT // 3, "somebody looks on"


async def test_an_audience_that_nobody_reads_is_told_for_ten_minutes(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(server, "Nora", "Samir") as (code, [nora, samir]):
        tab, other = await opened(nora, code), await opened(samir, code)
        await tab.close()
        await other.answer(GREEN)
        streams = server.table(code).streams
        assert streams.missed(0, tab.stream, tab.n)
        monkeypatch.setattr(stream, "PATIENCE", 0)
        await other.answer(DOUSE)
        assert streams.missed(0, tab.stream, tab.n) is None and set(streams._streams) == {1}
        again = await nora.join(code, after=tab)
        await again.until(lambda: again.heard)
        assert again.kinds()[0] == "sync" and again.stream != tab.stream


# -- resends -------------------------------------------------------------------------------------------------------


async def test_a_request_sent_again_is_carried_out_once(server: Server) -> None:
    async with playing(server, "Nora", "Samir") as (code, [nora, samir]):
        tab = await opened(nora, code)
        number = tab.view["asked"]["number"]
        await tab.done("answer", id="once", choice=GREEN, number=number)
        before = server.digest(code)
        await tab.done("answer", id="once", choice=GREEN, number=number)
        await tab.close()
        tab = await opened(nora, code)
        await tab.done("answer", id="once", choice=GREEN, number=number)
        assert server.digest(code) == before and await answers(server, code) == [GREEN]
        other = await opened(samir, code)
        await other.done("answer", id="once", choice=GREEN, number=number)
        assert len(await answers(server, code)) == 2, "ids belong to a person"


async def test_it_is_carried_out_once_over_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, playing(server, "Nora", "Samir") as (code, [nora, _]):
        tab = await opened(nora, code)
        number = tab.view["asked"]["number"]
        await tab.done("answer", id="once", choice=GREEN, number=number)
        await tab.done("chat", id="said", text="hello")
    async with serving(tmp_path) as server:
        tab = await opened(nora.at(server.base), code)
        n = tab.n
        await tab.done("answer", id="once", choice=GREEN, number=number)
        await tab.done("chat", id="said", text="hello")
        assert tab.n == n and await answers(server, code) == [GREEN]
        assert [line["text"] for line in tab.chat] == ["hello"]


async def test_a_refused_request_may_be_tried_again_under_its_id(server: Server) -> None:
    async with playing(server, "Nora", "Samir") as (code, [nora, _]):
        tab = await opened(nora, code)
        assert await tab.refused("answer", id="again", choice=DOUSE, number=None) == "not_an_option"
        await tab.done("answer", id="again", choice=GREEN, number=tab.view["asked"]["number"])


async def test_an_answer_to_a_closed_question_is_stale(server: Server) -> None:
    async with playing(server, "Nora", "Samir") as (code, [nora, samir]):
        tab, other = await opened(nora, code), await opened(samir, code)
        number = tab.view["asked"]["number"]
        await tab.answer(RED)
        await other.answer(RED)
        await tab.until(lambda: tab.view["asked"]["number"] > number)
        before = server.digest(code)
        refusal = await tab.ask("answer", choice=GREEN, number=number)
        assert (refusal["type"], refusal["code"]) == ("refused", "stale")
        assert server.digest(code) == before


# -- tabs ----------------------------------------------------------------------------------------------------------


async def test_the_newest_tab_holds_the_seat(server: Server) -> None:
    async with playing(server, "Nora", "Samir") as (code, [nora, _]):
        first = await opened(nora, code)
        second = await opened(nora, code)
        await first.until(lambda: not first.held)
        assert "moved" in first.kinds() and second.held
        before = server.digest(code)
        assert await first.refused("answer", choice=GREEN) == "seat_elsewhere"
        assert await first.refused("stand") == "seat_elsewhere"
        assert server.digest(code) == before
        await second.answer(GREEN)
        await server.told(code, first, second)
        assert first.view["board"] == second.view["board"], "it looks on"


async def test_a_tab_can_take_the_seat_back(server: Server) -> None:
    async with playing(server, "Nora", "Samir") as (code, [nora, _]):
        first, second = await opened(nora, code), await opened(nora, code)
        await first.say({"type": "play_here"})
        await first.until(lambda: first.held)
        await second.until(lambda: not second.held)
        assert await second.refused("answer", choice=GREEN) == "seat_elsewhere"
        await first.answer(GREEN)


async def test_looking_on_does_not_take_the_seat(server: Server) -> None:
    async with playing(server, "Nora", "Samir") as (code, [nora, _]):
        first, second = await opened(nora, code), await opened(nora, code)
        await first.until(lambda: not first.held)
        start = len(first.heard)
        await first.say({"type": "catch_up", "stream": "", "n": 0})
        await first.until(lambda: "sync" in first.kinds(start))
        assert not first.held and second.held
        await second.answer(GREEN)


async def test_the_other_tab_inherits_the_seat(server: Server) -> None:
    async with playing(server, "Nora", "Samir") as (code, [nora, samir]):
        first, second, other = await opened(nora, code), await opened(nora, code), await opened(samir, code)
        await first.until(lambda: not first.held)
        await second.close()
        await first.until(lambda: first.held)
        assert other.lobby["seats"][0]["here"]
        await first.answer(GREEN)
        await first.close()
        await other.until(lambda: not other.lobby["seats"][0]["here"])


# -- slow readers --------------------------------------------------------------------------------------------------


async def test_a_slow_reader_is_let_go_and_syncs_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MOST_QUEUED", 16)
    async with serving(tmp_path, buffer=4096) as server, playing(server, "Nora", "Samir") as (code, [nora, samir]):
        other = await opened(samir, code)
        slow = await opened(nora, code)
        slow.socket.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.socket.transport.pause_reading()
        client = next(one for one in server.table(code).connections.clients if one.seat == 0)
        for choice in [GREEN, DOUSE] * 500:
            if client.lost:
                break
            for number in range(10):
                await other.say({"type": "chat", "id": f"{number}/{other.n}", "text": "🐢" * 300})
            await other.answer(choice)
        assert client.lost, "its queue is bounded"
        assert client.outbox.qsize() == 1, "nothing waits for it any more but the end"
        slow.socket.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 20)
        slow.socket.transport.resume_reading()
        await until(lambda: slow.closed, 30)
        assert slow.closed == 4500 and slow.n < other.n
        again = await opened(nora, code)
        assert again.kinds()[0] == "sync" and again.chat[-1] == other.chat[-1]


# -- nothing is acknowledged before it is durable ------------------------------------------------------------------


class SlowStore:
    """A store whose appends can be held up, or fail."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.gate = asyncio.Event()
        self.gate.set()
        self.fails = False
        self.asked = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, entry: Append) -> None:
        self.asked += 1
        await self.gate.wait()
        if self.fails:
            raise OSError("the disk is full")
        await self.store.append(entry)


@pytest.fixture
def store(server: Server) -> SlowStore:
    slow = SlowStore(server.site.room.store)
    server.site.room.store = slow
    return slow


async def test_nothing_is_told_before_it_is_written_down(server: Server, store: SlowStore) -> None:
    async with playing(server, "Nora", "Samir") as (code, [nora, samir]):
        tab, other = await opened(nora, code), await opened(samir, code)
        await tab.until(lambda: tab.lobby["seats"][1]["here"])
        heard, appends = (len(tab.heard), len(other.heard)), store.asked
        store.gate.clear()
        asked = asyncio.create_task(tab.answer(GREEN))
        await until(lambda: store.asked > appends)
        late = await samir.join(code)
        await asyncio.sleep(0.1)
        assert (len(tab.heard), len(other.heard)) == heard and not asked.done()
        assert late.heard == [], "who comes meanwhile waits too"
        store.gate.set()
        await asked
        await server.told(code, tab, other)
        assert (await answers(server, code)) == [GREEN]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
async def test_what_cannot_be_written_down_did_not_happen(server: Server, store: SlowStore) -> None:
    async with playing(server, "Nora", "Samir") as (code, [nora, samir]):
        tab, other = await opened(nora, code), await opened(samir, code)
        await tab.answer(GREEN)
        before, n = server.digest(code), tab.n
        store.fails = True
        await tab.say({"type": "answer", "id": "lost", "choice": DOUSE, "number": tab.view["asked"]["number"]})
        await until(lambda: tab.closed and other.closed)
        assert (tab.closed, other.closed) == (4500, 4500)
        assert [m for m in tab.heard if m.get("id") == "lost"] == [] and tab.n == n
        assert code not in server.site.room.live
        store.fails = False
        again = await opened(nora, code)
        assert server.digest(code) == before
        await again.done("answer", id="lost", choice=DOUSE, number=again.view["asked"]["number"])


async def test_who_comes_while_a_table_is_dropped_is_sent_away_to_come_again(server: Server, store: SlowStore) -> None:
    async with playing(server, "Nora", "Samir") as (code, [nora, samir]):
        tab = await opened(nora, code)
        appends = store.asked
        store.gate.clear()
        await tab.say({"type": "answer", "id": "lost", "choice": GREEN, "number": tab.view["asked"]["number"]})
        await until(lambda: store.asked > appends)
        late = await samir.join(code)
        await until(lambda: server.table(code)._entering)
        store.fails = True
        store.gate.set()
        await until(lambda: tab.closed and late.closed)
        assert (late.closed, late.heard) == (4500, [])
        store.fails = False
        assert (await opened(samir, code)).scene


async def test_a_mishap_in_the_rules_costs_the_table_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes wrong in a table's own task, the table comes back from its log."""
    async with playing(server, "Nora", "Samir") as (code, [nora, _]):
        tab = await opened(nora, code)
        before = server.digest(code)

        def fail(*_: Any) -> None:
            raise AssertionError("a broken rule")

        monkeypatch.setattr(server.running(code), "apply", fail)
        await tab.say({"type": "answer", "id": "x", "choice": GREEN, "number": tab.view["asked"]["number"]})
        await until(lambda: tab.closed)
        tab = await opened(nora, code)
        assert server.digest(code) == before
        await tab.answer(GREEN)
