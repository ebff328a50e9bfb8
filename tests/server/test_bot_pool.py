"""Bots that fail, or think too long, hold up no game; the operator is told what they saw."""

from .prelude import *

FAILURES: dict[str, Exception] = {
    "failed with ZeroDivisionError('odds')": ZeroDivisionError("odds"),
    "thought too long": TimeoutError(),
}


class Unlucky(QuickThinker):
    """Bots that never come to an answer."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error

    async def think(self, table: str, seat: int, level: str, view: View[Any]) -> Thought:
        raise self.error


@pytest.mark.parametrize("why", FAILURES)
async def test_a_bot_that_fails_answers_anything_and_is_logged_and_counted(
    why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path) as server, Visitor(server.base) as nora:
        room = server.site.room
        monkeypatch.setattr(room, "bot_pool", Unlucky(FAILURES[why]))
        monkeypatch.setattr(room, "pace", 0)
        tab = await nora.join(await nora.make(LAMPS, "now", seats=2, options={"tempo": "untimed"}))
        await tab.until(lambda: tab.is_asked)
        await tab.answer(RED)
        await tab.until(lambda: tab.view["board"]["round"] > 1)
        ((who, times),) = room.failures.items()
        assert who == (LAMPS, "agent") and times >= 1
        logged = [line for line in capfd.readouterr().err.splitlines() if "the bot agent in seat 1" in line]
        assert logged and why in logged[0] and '"kind":"choose_lamp"' in logged[0], "with what it saw"


async def test_who_asks_for_a_hint_that_fails_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path, pace=60_000) as server, Visitor(server.base) as nora:
        tab = await nora.join(await nora.make(DASH, "now", seats=1, options={"hints": "best"}))
        await tab.until(lambda: tab.is_asked)
        await start_clock(server, tab.lobby["code"], tab)
        await tab.until(lambda: tab.is_asked)
        with monkeypatch.context() as failing:
            failing.setattr(server.site.room, "bot_pool", Unlucky(ValueError("no bag")))
            for times in (1, 2):  # whoever was told so may ask again
                await tab.done("hint")
                await tab.until(lambda times=times: tab.kinds().count("refused") == times)  # type: ignore[misc]
        assert {one["code"] for one in tab.heard if one["type"] == "refused"} == {"hint_failed"}
        await tab.done("hint")
        await tab.until(lambda: "hinted" in tab.kinds())
