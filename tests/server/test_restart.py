"""A room that is closed and opened again, or killed, loses nothing that it has acknowledged."""

import sqlite3
from contextlib import closing

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from qg.kernel import record
from qg.kernel.canon import canonical
from qg.kernel.judge import judge
from qg.kernel.record import digest
from qg.server import live, waking
from qg.server.running import LiveGame

from .prelude import *
from .process import Process

both = pytest.mark.parametrize("slug", [LAMPS, DASH])


@asynccontextmanager
async def in_play(server: Server, slug: str) -> AsyncIterator[tuple[str, Visitor, Visitor]]:
    """Two people and a bot, some way into a game, with something said."""
    options = {"tempo": "live"} if slug == LAMPS else {"timer_s": 900}
    async with Visitor(server.base) as nora, Visitor(server.base, "Samir") as samir:
        code = await nora.make(slug, seats=3, options=options, entropy="e" * 64)
        tabs = [await nora.join(code), await samir.join(code)]
        await tabs[1].done("sit", seat=2, entropy="f" * 64)
        await tabs[0].done("start")
        await tabs[1].until(lambda: tabs[1].scene)
        if slug == DASH:
            await start_clock(server, code, *tabs)
        rng = random.Random(7)
        await tabs[0].done("chat", text="Good luck!")
        while tabs[0].n < 40 and tabs[0].lobby["phase"] == "playing":
            asked = [tab for tab in tabs if tab.is_asked]
            for tab in asked:
                view = tab.view
                if tab.is_asked:  # the other's answer may have answered for this one too
                    await tab.ask("answer", number=view["asked"]["number"], choice=rng.choice(view["options"]))
            if not asked:
                await asyncio.sleep(0.01)
        await tabs[1].done("chat", text="And to you.")
        yield code, nora, samir


async def facts(server: Server, code: str) -> dict[str, Any]:
    """All that must be there again, without what a restart itself adds."""
    table, running = server.table(code), server.running(code)
    await table.do(table.recall)
    inputs = [e for e in server.record(code) if not is_restart(e.input)]
    return {
        "phase": table.seating.phase,
        "chairs": msgspec.to_builtins(table.seating.chairs),
        "options": table.seating.options,
        "chat": table.chat.lines,
        "digests": [entry.digest for entry in inputs],
        "inputs": [entry.input for entry in inputs],
        "lines": running.story.lines(0, most=20),
        "head": running.head,
    }


def running_lines(table: LiveTable) -> tuple[Any, ...]:
    assert table.running is not None
    return table.running.story.lines(0, most=10_000)


def is_restart(given: Any) -> bool:
    return isinstance(given, Notice) and given.kind == "restart"


# -- closed and opened again ---------------------------------------------------------------------------------------


@both
async def test_a_game_goes_on_where_it_stood(tmp_path: Path, slug: str) -> None:
    async with serving(tmp_path, pace=60_000) as server, in_play_slowly(server, slug) as (code, nora, samir):
        server.let_pass(code, 2)
        await due_told(server.table(code))
        before, version = await facts(server, code), server.table(code).version
        now = server.running(code).t.now
    async with serving(tmp_path, pace=60_000) as server:
        if slug == DASH:
            await until(lambda: code in server.site.room.live)  # it goes on before anybody asks for it
        else:
            await server.site.room.find(code)
        table = server.table(code)
        await until(lambda: table.version == version + (slug == DASH))
        after, lines = await facts(server, code), running_lines(table)
        assert {**after, "lines": lines[lines.index(before["lines"][0]) :][:20]} == {**before, "lines": before["lines"]}
        assert server.running(code).t.now - now < 5000, "time stood still meanwhile"
        tabs = [await one.at(server.base).join(code) for one in (nora, samir)]
        for tab, seat in zip(tabs, (0, 2), strict=True):
            await tab.until(lambda tab=tab: tab.scene)  # type: ignore[misc]
            assert tab.seat == seat and [line["text"] for line in tab.chat] == ["Good luck!", "And to you."]
            assert [one["kind"] for one in tab.lobby["seats"]] == ["person", "bot", "person"]
            assert tab.scene is not None and tab.scene["covered"] == (slug == DASH), (
                "a restart pauses what runs against the clock, blind"
            )
            assert len(tab.log) >= len(before["lines"]) or (slug == DASH and not tab.log)
        await tabs[0].done("chat", text="Back again.")
        await tabs[1].until(lambda: tabs[1].chat[-1]["text"] == "Back again.")


async def due_told(table: LiveTable) -> None:
    """Whatever is due by now has happened."""

    async def tell() -> None:
        await table.tell_time()

    await table.do(tell)


@asynccontextmanager
async def in_play_slowly(server: Server, slug: str) -> AsyncIterator[tuple[str, Visitor, Visitor]]:
    """The same table, with bots that answer at once until it stands, and then think for a minute."""
    bot_pool: Any = server.site.room.bot_pool
    bot_pool.pace = 0
    async with in_play(server, slug) as found:
        bot_pool.pace = 60_000
        await until(lambda: quiet(server.table(found[0])))
        yield found


def quiet(table: LiveTable) -> bool:
    """Nothing is being written."""
    return table._jobs.empty()


async def test_an_unfinished_thought_is_thought_again(tmp_path: Path) -> None:
    async with serving(tmp_path, pace=60_000) as server, Visitor(server.base) as nora:
        code = await with_a_bot_to_move(nora)
        assert server.running(code).t.waiting == (1,) and server.table(code).driver._thoughts
    async with serving(tmp_path) as server:
        await until(lambda: code in server.site.room.live)
        await until(lambda: server.running(code).t.number > 1)


async def test_a_lobby_is_as_it_was(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, Visitor(server.base) as nora, Visitor(server.base, "Samir") as samir:
        code = await nora.make(LAMPS, seats=4)
        host, guest = await nora.join(code), await samir.join(code)
        await guest.done("sit", seat=3)
        await guest.done("ready", ready=True)
        await host.done("set_bot", seat=1, level="double-zero")
        await host.done("set_options", options={"length": "short"})
        await host.done("chat", text="Nearly there")
        lobby = host.lobby
        before = server.digest(code)
    async with serving(tmp_path) as server:
        await until(lambda: server.site.room.ready)
        assert server.site.room.live == {}, "a lobby waits until somebody comes"
        host = await nora.at(server.base).join(code)
        await host.until(lambda: host.lobby)
        assert server.digest(code) == before
        seen = [{name: seat[name] for name in ("kind", "name", "level", "ready", "look")} for seat in lobby["seats"]]
        again = [{name: seat[name] for name in seen[0]} for seat in host.lobby["seats"]]
        assert again == seen and host.lobby["options"] == {"length": "short"}
        await host.done("start")


@both
async def test_a_finished_game_is_still_there(tmp_path: Path, slug: str) -> None:
    async with serving(tmp_path) as server, Visitor(server.base) as nora:
        code, tab = await (lamps_over(nora) if slug == LAMPS else dash_over(server, nora))
        outcome = tab.view["outcome"]
        kept = (await nora.http.get(f"/api/tables/{code}/record")).content
        archive = (await nora.get("/api/tables"))["finished"]
        assert [one["code"] for one in archive] == [code]
    async with serving(tmp_path) as server:
        again = nora.at(server.base)
        assert (await again.get("/api/tables"))["finished"] == archive
        assert (await again.http.get(f"/api/tables/{code}/record")).content == kept
        tab = await again.join(code)
        await tab.until(lambda: tab.scene)
        assert tab.view["outcome"] == outcome and tab.lobby["phase"] == "over"
        await tab.done("rematch")


# -- rules that have changed ---------------------------------------------------------------------------------------


def spoil(folder: Path, seq: int) -> None:
    """The log says that this input led elsewhere, as it would if the rules had changed since."""
    with sqlite3.connect(folder / "qg.sqlite") as base:
        for number, body in base.execute("select seq, body from log order by seq").fetchall():
            row = log.decode(body)
            if number >= seq and isinstance(row.change, log.Given):
                entry = msgspec.structs.replace(row.change.entry, digest="0" * 24)
                spoilt = msgspec.structs.replace(row, change=log.Given(entry))
                base.execute("update log set body = ? where seq = ?", (log.encode(spoilt), number))
                return
    raise AssertionError("there is no input after that")


@both
async def test_under_changed_rules_a_game_goes_on_from_its_snapshot(
    tmp_path: Path, slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "SNAPSHOT_EVERY", 16)
    async with serving(tmp_path, pace=60_000) as server, in_play_slowly(server, slug) as (code, nora, _):
        table = server.table(code)
        state, version, chairs = digest(table.game, table.running.t), table.version, table.seating.chairs  # type: ignore[union-attr]
        chat, asked = table.chat.lines, dict(table.asked.recent)
    spoil(tmp_path, 10)
    for _ in range(2):
        async with serving(tmp_path, pace=60_000) as server:
            tab = await nora.at(server.base).join(code)
            await tab.until(lambda tab=tab: tab.scene)  # type: ignore[misc]
            table = server.table(code)
            assert table.version >= version and table.seating.chairs == chairs and table.chat.lines[:2] == chat
            if slug == LAMPS and table.version == version:
                assert digest(table.game, server.running(code).t) == state
            assert [await table.asked.version_of(*one) for one in asked] == [*asked.values()]
            await tab.done("chat", text="Here we are.")
            if tab.is_asked:
                await tab.ask("answer", choice=tab.view["options"][0], number=tab.view["asked"]["number"])


async def test_a_game_in_play_goes_on_under_a_new_release_and_is_proven(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "SNAPSHOT_EVERY", 8)
    with monkeypatch.context() as older:
        older.setitem(vars(catalog.load(LAMPS)), "shape", "0" * 24)
        older.setattr(record, "canonical", lambda game, t: b"older " + canonical(game, t))
        async with serving(tmp_path) as server, Visitor(server.base) as nora:
            code = await nora.make(LAMPS, "now", seats=2, options={"tempo": "untimed"})
            tab = await nora.join(code)
            await play_on(tab, random.Random(1), until=lambda: tab.n > 18)
    for _ in range(2):  # once with the old snapshot, once with the new era in the log
        async with serving(tmp_path) as server:
            await until(lambda: server.site.room.ready)
            tab = await nora.at(server.base).join(code)
            await tab.until(lambda tab=tab: tab.scene)  # type: ignore[misc]
            n = tab.n
            await play_on(tab, random.Random(2), until=lambda tab=tab, n=n: tab.n > n + 3)  # type: ignore[misc]
    async with serving(tmp_path) as server:
        again = nora.at(server.base)
        tab = await again.join(code)
        await play_on(tab, random.Random(3))
        proof = await again.get(f"/api/tables/{code}/proof")
        kept = record.decode((await again.http.get(f"/api/tables/{code}/record")).content)
    eras = [entry.input for entry in kept.inputs if isinstance(entry.input, record.Rebased)]
    assert [(era.shape, era.before["shape"]) for era in eras] == [(catalog.load(LAMPS).shape, "0" * 24)]
    assert (proof["verdict"], kept.shape, judge(kept, catalog.load(LAMPS)).kind) == ("alike", "0" * 24, "alike")
    assert record.check_chain(record.beginning(kept), kept.inputs) == kept.inputs[-1].digest


def unreadable(folder: Path) -> None:
    """The log says that a seat gave an answer that no rules take, and there is no snapshot."""
    with sqlite3.connect(folder / "qg.sqlite") as base:
        seq, body = base.execute("select max(seq), body from log").fetchone()
        row = log.decode(body)
        assert isinstance(row.change, log.Given)
        entry = msgspec.structs.replace(row.change.entry, input=record.Answer(1 << 40, 0, {"type": "nothing"}))
        base.execute("update log set body = ? where seq = ?", (log.encode(log.Row(log.Given(entry))), seq))
        base.execute("delete from snapshots")


async def test_where_the_rules_refuse_an_input_it_is_told_that_they_have_changed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, Visitor(server.base) as nora:
        code = await nora.make(LAMPS, "now", seats=2, options={"tempo": "untimed"})
        tab = await nora.join(code)
        await play_on(tab, random.Random(1), until=lambda: tab.n > 8)
    unreadable(tmp_path)
    async with serving(tmp_path) as server:
        await until(lambda: server.site.room.ready)
        again = nora.at(server.base)
        assert (await again.get(f"/api/tables/{code}"))["code"] == "table_outdated"
        tab = await again.join(code)
        await tab.until(lambda: tab.closed)
        assert tab.heard[0]["code"] == "table_outdated"
        assert (await again.get("/api/tables"))["running"] == []


# -- only the end is read ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("broken", [False, True])
async def test_a_chain_that_parts_is_noticed_afterwards_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: bool
) -> None:
    monkeypatch.setattr(live, "SNAPSHOT_EVERY", 8)
    async with serving(tmp_path) as server, Visitor(server.base) as nora:
        code = await nora.make(LAMPS, "now", seats=2, options={"tempo": "untimed"})
        tab = await nora.join(code)
        await play_on(tab, random.Random(1), until=lambda: tab.n > 20)
    if broken:
        spoil(tmp_path, 5)
    async with serving(tmp_path) as server:
        tab = await nora.at(server.base).join(code)
        await tab.until(lambda: tab.scene and tab.is_asked)
        await until(lambda: not server.site.room.is_checking and server.table(code).is_parted == broken)
        await tab.done("chat", text="Here we are.")
        later = await nora.at(server.base).join(code)
        await later.until(lambda: later.scene)
        await later.done("chat", text="Here too.")
        for one in (tab, later):
            told = [heard for heard in one.heard if heard["type"] == "refused"]
            assert [refused["code"] for refused in told] == ["table_parted"] * broken
        assert later.is_asked, "the game can go on"


Damage = Callable[[dict[str, Any]], object]
DAMAGES: dict[str, Damage] = {
    "another state": lambda saved: saved["dump"]["table"].update(counter=saved["dump"]["table"]["counter"] + 1),
    "no state": lambda saved: saved["dump"]["table"].pop("agenda"),
    "no snapshot": lambda saved: saved.pop("dump"),
}


@pytest.mark.parametrize("after", [0, 4])
@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
async def test_a_snapshot_that_the_log_does_not_go_on_from_is_left_aside(
    damage: Damage, after: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log is the truth: the table is as it was, its story too."""
    said: list[str] = []
    monkeypatch.setattr(waking.LOG, "error", lambda text, *args: said.append(text % args))
    monkeypatch.setattr(live, "SNAPSHOT_EVERY", 8)
    async with serving(tmp_path) as server, Visitor(server.base) as nora:
        code = await nora.make(LAMPS, "now", seats=2, options={"tempo": "untimed"})
        tab = await nora.join(code)
        table = server.table(code)
        await play_on(tab, random.Random(1), until=lambda: table.saved > 1 and table.version - table.saved == after)
        await table.do(lambda: fall_asleep(table, monkeypatch))
        await server.told(code, tab)
        before, lines = server.digest(code), len(tab.log)
    hurt(tmp_path, damage)
    async with serving(tmp_path, pace=60_000) as server:
        monkeypatch.setattr(LiveGame, "cares_for", lambda *_: False)  # a restart would be an input
        tab = await nora.at(server.base).join(code)
        await tab.until(lambda: tab.scene)
        table = server.table(code)
        assert (server.digest(code), len(tab.log), table.is_parted) == (before, lines, False)
        assert [text for text in said if f"table {code} does not go on from its snapshot" in text]


async def fall_asleep(table: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nothing happens by itself, and nothing is saved at the end: so a kill would leave it."""
    table.driver.stop()
    monkeypatch.setattr(table.driver, "go", lambda: None)
    monkeypatch.setattr(table, "saved", 1 << 40)


def hurt(folder: Path, damage: Damage) -> None:
    with closing(sqlite3.connect(folder / "qg.sqlite")) as base, base:
        ((body,),) = base.execute("select body from snapshots").fetchall()
        saved = msgspec.json.decode(body)
        damage(saved)
        base.execute("update snapshots set body = ?", (msgspec.json.encode(saved),))


async def test_a_table_nobody_looks_at_holds_no_story(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "SNAPSHOT_EVERY", 8)
    async with serving(tmp_path, pace=60_000) as server, in_play_slowly(server, LAMPS) as (code, nora, _):
        story = server.running(code).story
        told = len(story.lines(0))
        assert story.is_whole and told
    async with serving(tmp_path, pace=60_000) as server:
        table = await server.site.room.find(code)
        assert table.running is not None and not table.running.story.is_whole
        for _ in range(2):
            tab = await nora.at(server.base).join(code)
            await tab.until(lambda tab=tab: tab.scene)  # type: ignore[misc]
            assert len(tab.log) == told, "and whoever comes reads everything"
            await tab.close()
            await until(lambda: not table.running.story.is_whole)  # type: ignore[union-attr]


async def test_a_refused_first_input_leaves_no_new_era_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as older:
        older.setitem(vars(catalog.load(LAMPS)), "shape", "0" * 24)
        async with serving(tmp_path) as server, Visitor(server.base) as nora:
            code = await nora.make(LAMPS, "now", seats=2, options={"tempo": "untimed"})
            tab = await nora.join(code)
            await tab.until(lambda: tab.is_asked)
    monkeypatch.setattr(LiveGame, "cares_for", lambda *_: False)  # a notice would be the first input
    async with serving(tmp_path, pace=60_000) as server:
        tab = await nora.at(server.base).join(code)
        await tab.until(lambda: tab.is_asked)
        refused = await tab.ask("answer", choice={"type": "light", "lamp": "none"}, number=tab.view["asked"]["number"])
        assert refused["type"] == "refused"
        assert not [entry for entry in server.record(code) if isinstance(entry.input, record.Rebased)]
        await tab.answer(RED)
        kinds = [type(entry.input) for entry in server.record(code)]
        assert kinds.count(record.Rebased) == 1 and kinds[-2:] == [record.Rebased, record.Answer]


# -- killed --------------------------------------------------------------------------------------------------------


class Player:
    """Somebody who answers whatever is asked, says something now and then, and comes back whenever the room does."""

    def __init__(self, who: Visitor, code: str, rng: random.Random) -> None:
        self.who = who
        self.code = code
        self.rng = rng
        self.sent = 0
        self.pending: dict[str, Any] | None = None
        self.acknowledged: set[str] = set()
        self.before: Tab | None = None
        self.over = False

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set() and not self.over:
            try:
                tab = await self.who.join(self.code, after=self.before)
            except (OSError, InvalidHandshake, EOFError, TimeoutError):
                await asyncio.sleep(0.02)
                continue
            try:
                await self._sit_and_play(tab, stop)
            except (AssertionError, ConnectionClosed, OSError):
                assert tab.closed is not None or tab.socket.close_code is not None, "only the connection may fail"
            self.before = tab if tab.n > 0 and self.rng.random() < 0.5 else None
            await tab.close()

    async def _sit_and_play(self, tab: Tab, stop: asyncio.Event) -> None:
        await tab.until(lambda: tab.lobby)
        while not stop.is_set():
            if tab.lobby["phase"] == "over":
                self.over = True
                return
            if self.pending is None:
                self.pending = self._next(tab)
            reply = await tab.ask(**self.pending)
            if reply["type"] == "done":
                self.acknowledged.add(self.pending["id"])
            self.pending = None
            await asyncio.sleep(0.05)

    def _next(self, tab: Tab) -> dict[str, Any]:
        self.sent += 1
        id = f"{self.who.name}-{self.sent}"
        if tab.is_asked and isinstance(tab.view["options"], list):
            number, choice = tab.view["asked"]["number"], self.rng.choice(tab.view["options"])
            return {"type": "answer", "id": id, "number": number, "choice": choice}
        if tab.is_paused:
            return {"type": "answer", "id": id, "choice": {"type": "word", "say": "ready"}}
        return {"type": "ready", "id": id, "ready": True}


@pytest.mark.timeout(1500)
async def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path, long: bool) -> None:
    rng = random.Random()
    deaths = 20 if long else 2
    process = Process(tmp_path)
    await process.start()
    tables: dict[str, list[Player]] = {}
    stop = asyncio.Event()
    for slug in (LAMPS, DASH):
        players = await sit_down(process.base, slug, rng)
        tables[players[0].code] = players
    playing = [asyncio.create_task(one.play(stop)) for players in tables.values() for one in players]
    try:
        for _ in range(deaths):
            await asyncio.sleep(rng.uniform(0.2, 1.2))
            done = {one: len(one.acknowledged) for players in tables.values() for one in players}
            await process.kill()
            await process.start()
            await until(lambda done=done: all(n < len(one.acknowledged) or one.over for one, n in done.items()), 60)  # type: ignore[misc]
        stop.set()
        await asyncio.gather(*playing)
    finally:
        stop.set()
        await process.kill()
    async with serving(tmp_path) as server:
        for code, players in tables.items():
            await assert_nothing_lost(server, code, players)


async def sit_down(base: str, slug: str, rng: random.Random) -> list[Player]:
    """Two people in a game without bots, so that all that happens is theirs."""
    nora, samir = [await Visitor(base, name).__aenter__() for name in ("Nora", "Samir")]
    code = await nora.make(slug, seats=2, options={"tempo": "untimed"} if slug == LAMPS else {})
    host, guest = await nora.join(code), await samir.join(code)
    await guest.done("sit")
    await host.done("start")
    await host.close()
    await guest.close()
    return [Player(who, code, random.Random(rng.random())) for who in (nora, samir)]


async def assert_nothing_lost(server: Server, code: str, players: list[Player]) -> None:
    table = await server.site.room.find(code)  # reading the log checks every digest
    kept = [log.decode(raw) for raw in await server.site.room.store.log(table.row.id)]
    counted = Counter(row.id for row in kept if row.id)
    for player in players:
        assert player.acknowledged, "something was acknowledged"
        assert [id for id in player.acknowledged if counted[id] != 1] == []
        await player.who.http.aclose()
    assert max(counted.values()) == 1, "nothing was done twice"
    await table.do(table.recall)
    assert table.running is not None and table.running.story.lines(None)
