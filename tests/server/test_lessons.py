"""Guided first games over the socket: followed, strayed from, left and taken up again."""

from qg.server import driver

from .prelude import *

TAUGHT = [slug for slug in catalog.games() if catalog.load(slug).lesson is not None]
MOST_STEPS = 80


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "LESSON_PACE", 0.01)


def coach(tab: Tab) -> dict[str, Any] | None:
    assert tab.scene is not None
    found: dict[str, Any] | None = tab.scene["coach"]
    return found


def listens(tab: Tab) -> bool:
    """The coach waits for the learner, or has no more to say."""
    said = coach(tab) if tab.scene else None
    return bool(tab.scene) and (said is None or said["reading"] or bool(said["choices"]))


async def follow(tab: Tab, steps: int = MOST_STEPS) -> None:
    """Does what the coach says, so many times or to the end."""
    for _ in range(steps):
        await tab.until(lambda: listens(tab))
        said = coach(tab)
        if said is None:
            return
        step = said["step"], said["reading"], said["choices"]
        if said["reading"]:
            await tab.done("read_on")
        else:
            await tab.done("answer", choice=said["choices"][0])
        await tab.until(lambda step=step: moved(tab, step))  # type: ignore[misc]


def moved(tab: Tab, step: tuple[Any, ...]) -> bool:
    said = coach(tab)
    return said is None or (said["step"], said["reading"], said["choices"]) != step


def place(tab: Tab) -> tuple[Any, ...]:
    said = coach(tab)
    assert said is not None
    return said["step"], said["say"], said["choices"], said["reading"]


def wrong_choice(tab: Tab) -> Any:
    """Something the rules allow and the coach does not mean."""
    said = coach(tab)
    assert said is not None
    offered = [*_listed(tab.view["options"]), *_listed(tab.view["standing"])]
    return next((choice for choice in offered if choice not in said["choices"]), None)


def _listed(options: Any) -> list[Any]:
    return options if isinstance(options, list) else []


@pytest.mark.parametrize("slug", TAUGHT)
async def test_who_follows_the_coach_comes_to_the_end(server: Server, slug: str) -> None:
    async with Visitor(server.base) as nora:
        code = await nora.make(slug, "lesson")
        tab = await nora.join(code)
        await follow(tab)
        assert coach(tab) is None
        assert tab.lobby["lesson"] and server.running(code).guide.step is None  # type: ignore[union-attr]


@pytest.mark.parametrize("slug", TAUGHT)
async def test_another_choice_is_answered_by_a_nudge(server: Server, slug: str) -> None:
    async with Visitor(server.base) as nora:
        code = await nora.make(slug, "lesson")
        tab = await nora.join(code)
        nudged = 0
        for _ in range(12):
            await tab.until(lambda: listens(tab))
            wrong = wrong_choice(tab)
            if wrong is not None:
                before, at = server.digest(code), place(tab)
                refusal = await tab.ask("answer", choice=wrong)
                assert (refusal["type"], refusal["code"]) == ("refused", "lesson")
                for lang in catalog.LANGUAGES:
                    assert catalog.words(slug, lang).text(refusal["say"]["id"])
                assert server.digest(code) == before and place(tab) == at
                nudged += 1
            await follow(tab, 1)
        assert nudged >= 3


@pytest.mark.parametrize("slug", TAUGHT)
async def test_there_is_nothing_to_read_where_a_choice_is_meant(server: Server, slug: str) -> None:
    async with Visitor(server.base) as nora:
        tab = await nora.join(await nora.make(slug, "lesson"))
        await tab.until(lambda: listens(tab))
        while coach(tab)["reading"]:  # type: ignore[index]
            await follow(tab, 1)
            await tab.until(lambda: listens(tab))
        assert await tab.refused("read_on") == "nothing_to_read"


@pytest.mark.parametrize("slug", TAUGHT)
async def test_it_can_be_left_and_taken_up_again(server: Server, slug: str) -> None:
    """Whoever leaves finds the lesson where it was, after however long."""
    async with Visitor(server.base) as nora:
        code = await nora.make(slug, "lesson")
        tab = await nora.join(code)
        await follow(tab, 6)
        await tab.until(lambda: listens(tab))
        before, at = server.digest(code), place(tab)
        await tab.close()
        await until(lambda: not server.table(code).connections.clients)
        assert not server.table(code).driver._away, "a lesson waits"
        tab = await nora.join(code)
        await tab.until(lambda: listens(tab))
        assert place(tab) == at and server.digest(code) == before
        await follow(tab)
        assert server.running(code).guide.step is None  # type: ignore[union-attr]


@pytest.mark.parametrize("slug", TAUGHT)
async def test_it_goes_on_after_a_restart(tmp_path: Path, slug: str) -> None:
    async with serving(tmp_path) as server, Visitor(server.base) as nora:
        code = await nora.make(slug, "lesson")
        tab = await nora.join(code)
        await follow(tab, 7)
        await tab.until(lambda: listens(tab))
        before, at = server.digest(code), place(tab)
    async with serving(tmp_path) as server:
        tab = await nora.at(server.base).join(code)
        await tab.until(lambda: listens(tab))
        assert place(tab) == at and server.digest(code) == before
        await follow(tab)
        assert server.running(code).guide.step is None  # type: ignore[union-attr]


@pytest.mark.parametrize("slug", TAUGHT)
async def test_nobody_but_the_learner_is_taught(server: Server, slug: str) -> None:
    async with Visitor(server.base) as nora, Visitor(server.base, "Samir") as samir:
        code = await nora.make(slug, "lesson")
        tab, other = await nora.join(code), await samir.join(code)
        await tab.until(lambda: listens(tab))
        await other.until(lambda: other.scene)
        assert other.seat is None and coach(other) is None
        assert await other.refused("sit") == "already_started"
        assert await other.refused("read_on") in ("nothing_to_read", "not_seated")
