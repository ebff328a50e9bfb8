"""By how much a countdown falls back when the room is killed: seconds that were played are not given again."""

from .prelude import *
from .process import Process
from .test_sweep import told

MOST_MS = 100
"""What the house promises, on a machine that has nothing else to do."""
BUSY_MS = 1_000


async def zero_of(tab: Tab) -> float:
    """The moment at which table time was nothing, in milliseconds of our own clock; never too early."""
    loop = asyncio.get_running_loop()
    found: list[float] = []
    for _ in range(6):
        start = len(tab.heard)
        await tab.say({"type": "catch_up", "stream": tab.stream, "n": tab.n})
        await tab.until(lambda start=start: len(tab.heard) > start)  # type: ignore[misc]
        found.append(loop.time() * 1000 - tab.now)
    return min(found)


@pytest.mark.timeout(1500)
async def test_a_countdown_does_not_fall_back_when_the_room_is_killed(tmp_path: Path, long: bool) -> None:
    """A game against the clock is paused by every restart, at the time that its record says."""
    kills, loop, rng = 40 if long else 3, asyncio.get_running_loop(), random.Random()
    process = Process(tmp_path)
    cut: list[float] = []
    code = ""
    try:
        await process.start()
        async with Visitor(process.base) as nora:
            code = await nora.make(DASH, "now", seats=1, options={"timer_s": 900})
            for _ in range(kills):
                tab = await nora.join(code)
                await tab.until(lambda tab=tab: tab.is_asked or tab.is_paused)  # type: ignore[misc]
                if cut:
                    await tab.done("answer", choice={"type": "word", "say": "ready"})
                else:  # only a clock that runs is paused
                    await tab.answer({"type": "ready"})
                    await tab.until(lambda tab=tab: tab.view["board"]["running_since"] is not None)  # type: ignore[misc]
                await asyncio.sleep(rng.uniform(0.2, 4.5) if long else rng.uniform(1.2, 2))
                zero = await zero_of(tab)
                await asyncio.sleep(rng.uniform(0, 0.1))
                now = loop.time() * 1000
                await process.kill()
                cut.append(now - zero)
                await tab.close()
                await process.start()
    finally:
        await process.kill()
    async with serving(tmp_path) as server:
        table = await server.site.room.find(code)
        await told(server, code)
        assert table.running is not None
        inputs = [entry.input for entry in server.record(code)]
    resumed = [given.at for given in inputs if isinstance(given, Notice) and given.kind == "restart"]
    assert len(resumed) >= kills
    back = sorted(before - after for before, after in zip(cut, resumed, strict=False))
    p50, p95, most = (back[min(kills - 1, int(kills * part))] for part in (0.5, 0.95, 1))
    print(f"\ncountdown falls back after {kills} kills: p50 {p50:.0f}, p95 {p95:.0f}, most {most:.0f} ms")
    print(f"least {back[0]:.0f} ms (below nothing: it went on)")
    assert most <= (MOST_MS if long else BUSY_MS)
