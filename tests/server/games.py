"""Who sits at which table, and games brought to where a test needs them."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from qg import catalog
from qg.kernel.record import Notice

from ..screens import screen_of
from .conftest import Server
from .visitor import Tab, Visitor, play_on

LAMPS, DASH = "toy-lamps", "toy-dash"
GREEN, BLUE, RED = ({"type": "light", "lamp": lamp} for lamp in ("green", "blue", "red"))
DOUSE = {"type": "douse"}
READY = {"type": "ready"}
PAUSE, GO_ON = ({"type": "word", "say": say} for say in ("pause", "ready"))


async def until(happens: Callable[[], Any], seconds: float = 10) -> None:
    """Waits for something inside the server."""
    async with asyncio.timeout(seconds):
        while not happens():
            await asyncio.sleep(0.005)


def notices(server: Server, code: str) -> list[tuple[str, int | None]]:
    found = [entry.input for entry in server.record(code)]
    return [(given.kind, given.seat) for given in found if isinstance(given, Notice)]


# -- people at a table ---------------------------------------------------------------------------------------------


@asynccontextmanager
async def gathered(
    server: Server, game: str, *names: str, seats: int = 4, **options: Any
) -> AsyncIterator[tuple[str, list[Visitor], list[Tab]]]:
    """A table of the first of them, with everybody looking at it and nobody else seated."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Visitor(server.base, name)) for name in names]
        code = await people[0].make(game, seats=seats, options=options)
        tabs = [await person.join(code) for person in people]
        for tab in tabs:
            stack.push_async_callback(tab.close)
            await tab.until(lambda tab=tab: tab.lobby)  # type: ignore[misc]
        yield code, people, tabs


@asynccontextmanager
async def in_game(
    server: Server, game: str, *names: str, seats: int = 0, **options: Any
) -> AsyncIterator[tuple[str, list[Visitor], list[Tab]]]:
    """All of them in a game, connected; bots have the other seats."""
    async with gathered(server, game, *names, seats=seats or len(names), **options) as (code, people, tabs):
        for tab in tabs[1:]:
            await tab.done("sit")
        await tabs[0].done("start")
        for tab in tabs:
            await tab.until(lambda tab=tab: tab.scene)  # type: ignore[misc]
        yield code, people, tabs


@asynccontextmanager
async def two(server: Server, game: str, **options: Any) -> AsyncIterator[tuple[str, Visitor, Tab, Visitor, Tab]]:
    """Nora and Samir in a game."""
    async with in_game(server, game, "Nora", "Samir", **options) as (code, [nora, samir], [host, guest]):
        yield code, nora, host, samir, guest


@asynccontextmanager
async def dash(server: Server, **options: Any) -> AsyncIterator[tuple[str, Visitor, Tab, Visitor, Tab]]:
    """Both in a game against the clock, which runs."""
    async with two(server, DASH, **options) as (code, nora, host, samir, guest):
        await start_clock(server, code, host, guest)
        yield code, nora, host, samir, guest


async def start_clock(server: Server, code: str, *tabs: Tab) -> None:
    for tab in tabs:
        await tab.answer(READY)
    server.let_pass(code, 3.5)
    for tab in tabs:
        await tab.until(lambda tab=tab: tab.view["board"]["running_since"] is not None)  # type: ignore[misc]


async def on_dash(
    server: Server, person: Visitor, *, seats: int = 1, slug: str = DASH, **options: object
) -> tuple[str, Tab]:
    """A game against the clock of one person and bots."""
    code = await person.make(slug, "now", seats=seats, options=options)
    tab = await person.join(code)
    await tab.until(lambda: tab.is_asked)
    await start_clock(server, code, tab)
    return code, tab


async def with_a_bot_to_move(person: Visitor) -> str:
    """A game in which the person has answered, and one bot has not."""
    code = await person.make(LAMPS, "now", seats=2, options={"tempo": "untimed"})
    tab = await person.join(code)
    await tab.until(lambda: tab.is_asked)
    await tab.answer(RED)
    return code


# -- whole games ---------------------------------------------------------------------------------------------------


async def dash_over(server: Server, person: Visitor, slug: str = DASH) -> tuple[str, Tab]:
    """One that ended when time ran out."""
    code, tab = await on_dash(server, person, seats=2, slug=slug)
    await play_on(tab, random.Random(3), until=lambda: tab.n > 30)
    server.let_pass(code, 700)
    await tab.until(lambda: tab.lobby["phase"] == "over")
    return code, tab


async def lamps_over(person: Visitor) -> tuple[str, Tab]:
    """A short game, played to its end."""
    return await played(person, LAMPS, length="short", tempo="untimed")


async def any_over(server: Server, person: Visitor, slug: str) -> tuple[str, Tab]:
    """A game of any title, as short as it can be had."""
    game = catalog.load(slug)
    if game.conduct.real_time:
        return await dash_over(server, person, slug)
    short = next((dict(preset.options) for preset in game.presets if preset.id == "short"), {})
    return await played(person, slug, **short, **screen_of(slug).short)


async def played(person: Visitor, slug: str, **options: object) -> tuple[str, Tab]:
    code = await person.make(slug, "now", seats=catalog.load(slug).seat_counts[0], options=options)
    tab = await person.join(code)
    await tab.until(lambda: tab.scene)
    await play_on(tab, random.Random(4))
    return code, tab
