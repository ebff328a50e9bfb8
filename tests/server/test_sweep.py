"""After a start every table sleeps in the store; those at which something happens by itself wake when it is time."""

import time

from qg.server import sweep
from qg.server.clock import RoomClock
from qg.server.sweep import Sweep, gently

from .prelude import *
from .test_restart import is_restart


class Woken:
    """Stands in for a room: notes which tables were woken, and in which order."""

    def __init__(self, asleep: list[TableRow]) -> None:
        self.rows = asleep
        self.codes: list[str] = []
        self.trouble: dict[str, Exception] = {}

    async def due(self) -> list[TableRow]:
        return self.rows

    async def wake(self, code: str) -> None:
        self.codes.append(code)
        if code in self.trouble:
            raise self.trouble[code]
        self.sweep.rise(code)

    def begin(self, tmp_path: Path) -> asyncio.Task[None]:
        self.clock = RoomClock(tmp_path / "clock")
        self.sweep = Sweep(self, self.clock, self.wake)  # type: ignore[arg-type]
        return asyncio.create_task(self._run())

    async def _run(self) -> None:
        await self.sweep.begin()
        await self.sweep.run()


def asleep(code: str, due: int | None, game: str = LAMPS) -> TableRow:
    return TableRow(id=code, code=code, game=game, seed="", phase="playing", lesson=False, changed=1.0, due=due)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweep, "SWEEP_EVERY", 0.01)
    monkeypatch.setattr(sweep, "WAKE_AGAIN_MS", 0)


async def test_those_of_real_time_wake_first_and_those_not_due_sleep_on(quick: None, tmp_path: Path) -> None:
    some = [asleep("BOTS", 0), asleep("LATE", 10**9), asleep("REAL", 10**9, DASH), asleep("GONE", 0, "no-such-game")]
    woken = Woken(some)
    task = woken.begin(tmp_path)
    await until(lambda: len(woken.codes) == 3)
    assert woken.codes[0] == "REAL" and {*woken.codes} == {"REAL", "BOTS", "GONE"}
    assert [*woken.sweep.asleep] == ["LATE"]
    woken.sweep.lay_down(asleep("BACK", None), 0)
    woken.sweep.lay_down(asleep("IDLE", None), None)
    await until(lambda: woken.codes[3:] == ["BACK"])
    task.cancel()


async def test_one_that_cannot_be_woken_holds_up_nobody(
    quick: None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    woken = Woken([asleep("BADD", 0), asleep("GOOD", 0), asleep("FULL", 0), asleep("OLDD", 0)])
    woken.trouble = {"BADD": OSError("the disk"), "FULL": Refused("room_full"), "OLDD": Refused("table_outdated")}
    task = woken.begin(tmp_path)
    await until(lambda: woken.codes.count("BADD") > 2 and woken.codes.count("FULL") > 2)
    assert woken.codes.count("GOOD") == woken.codes.count("OLDD") == 1, "one that can never go on is not tried again"
    assert "table_outdated" in caplog.text and "the disk" in caplog.text
    task.cancel()


async def test_long_work_gives_way_to_others() -> None:
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    task = asyncio.create_task(others())
    found = []
    async for number in gently(range(10)):
        time.sleep(0.002)
        found.append(number)
    task.cancel()
    assert found == [*range(10)] and turns >= 2


# -- whole rooms ---------------------------------------------------------------------------------------------------


async def due(server: Server, code: str) -> int | None:
    found = await server.site.room.store.table(code)
    assert found is not None
    return found.due


async def test_what_happens_next_is_noted_with_every_entry(tmp_path: Path) -> None:
    async with serving(tmp_path, pace=60_000) as server:
        room = server.site.room
        async with two(server, LAMPS, tempo="live") as (code, _, host, _, _):
            deadline, now = server.running(code).t.due, server.running(code).now()
            noted = await due(server, code)
            assert deadline is not None and noted is not None
            assert abs(noted - (room.clock.now() + deadline - now)) < 2_000
            await host.done("chat", text="Still the same")
            again = await due(server, code)
            assert again is not None and abs(again - noted) < 200
        async with two(server, LAMPS, tempo="untimed") as (code, *_):
            assert await due(server, code) is None, "it waits for people"
        async with Visitor(server.base) as nora:
            lobby = await nora.make(LAMPS)
            assert await due(server, lobby) is None
            assert await due(server, await with_a_bot_to_move(nora)) == 0
            lesson = await nora.make(LAMPS, "lesson")
            assert await due(server, lesson) is None


async def test_after_a_start_only_what_is_due_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweep, "SWEEP_EVERY", 0.02)
    async with (
        serving(tmp_path, pace=60_000) as server,
        two(server, LAMPS, tempo="live") as (late, *_),
        two(server, LAMPS, tempo="untimed") as (idle, *_),
        Visitor(server.base, "Ana") as ana,
    ):
        soon = await with_a_bot_to_move(ana)
        deadline = server.running(late).t.due
    async with serving(tmp_path, pace=60_000) as server:
        assert server.site.room.ready, "at once"
        await until(lambda: soon in server.site.room.live)
        assert [*server.site.room.live] == [soon] and [*server.site.room.sweep.asleep] == [late]
        clock = server.site.room.clock
        assert clock._origin is not None and deadline is not None
        clock._origin -= deadline * 1_000_000  # so much of the room's time passes
        await until(lambda: late in server.site.room.live)
        await until(lambda: server.running(late).t.conduct.restarted_at >= 0)
        server.let_pass(late, 60)  # what was running had at least half a minute left
        await until(lambda: server.running(late).t.number > 1)
        assert idle not in server.site.room.live and server.site.room.sweep.asleep == {}


async def test_time_goes_on_where_something_is_due_and_nowhere_else(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, pace=60_000) as server,
        two(server, LAMPS, tempo="live") as (timed, *_),
        two(server, LAMPS, tempo="untimed") as (idle, *_),
    ):
        clock = server.site.room.clock
        for code in (timed, idle):
            await server.table(code).close()
        assert clock._origin is not None
        clock._origin -= 20_000 * 1_000_000
        for code in (timed, idle):
            await server.site.room.find(code)
        assert 20_000 <= server.running(timed).now() < 40_000
        assert server.running(idle).now() < 20_000
        assert server.running(timed).t.number == 1, "some of its time is left"


async def test_a_table_that_was_put_away_knows_no_restart(tmp_path: Path) -> None:
    """A game against the clock pauses after a restart of the room, and after nothing else."""
    async with serving(tmp_path, pace=60_000) as server, dash(server) as (code, _, host, _, _):
        await server.table(code).close()
        await host.until(lambda: host.closed)
        await server.site.room.find(code)
        await told(server, code)
        assert restarts(server, code) == 0 and not server.table(code).is_cut
    async with serving(tmp_path, pace=60_000) as server:
        await until(lambda: code in server.site.room.live)
        await told(server, code)
        assert restarts(server, code) == 1 and server.running(code).t.conduct.pause.cause == "restart"
        await server.table(code).close()
        await server.site.room.find(code)
        await told(server, code)
        assert restarts(server, code) == 1


async def told(server: Server, code: str) -> None:
    """Whatever was put to the table before is done."""

    async def nothing() -> None:
        pass

    await server.table(code).do(nothing)


def restarts(server: Server, code: str) -> int:
    return sum(is_restart(entry.input) for entry in server.record(code))
