"""A real browser, a real room, and people who come to it. Failing tests leave a picture of every page."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tools import browser as tool

from ..rooms import HURRY, Room
from ..shelf import TOYS
from .players import LONG, Player

QUIET = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
QUIET += ["--disable-component-update", "--disable-sync", "--mute-audio"]
QUIET += ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
DESKTOP, PHONE, TABLET = (1280, 720), (390, 760), (768, 1024)
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=LONG * 1000)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: Any) -> Any:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """One a module: what playwright leaves running in this thread would disturb the tests of the server."""
    found = tool.find()
    assert found, "no Chromium: python -m tools.test installs it"
    extra = getattr(request.module, "BROWSER_FLAGS", [])
    with sync_playwright() as play:
        one = play.chromium.launch(executable_path=found, args=[*QUIET, *extra])
        yield one
        one.close()


@pytest.fixture(scope="module")
def room(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A room of the module's own. A module that sets TOY finds the toys on the shelf too."""
    games = TOYS if getattr(request.module, "TOY", False) else None
    one = Room(tmp_path_factory.mktemp("room"), games=games, **HURRY)
    one.open()
    yield one
    one.close()


class People:
    """Lets people in, each with a browser context of their own: cookies, language, screen."""

    def __init__(self, browser: Browser, room: Room) -> None:
        self.browser = browser
        self.room = room
        self.players: list[Player] = []

    def __call__(
        self,
        name: str = "",
        *,
        lang: Literal["en", "fr"] = "en",
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        calm: bool = True,
        base: str | None = None,
    ) -> Player:
        """Somebody new; with a name they are known to the room already. Calm: animations take no time."""
        context = self.browser.new_context(
            locale=LOCALES[lang],
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if calm else "no-preference",
            accept_downloads=True,
        )
        player = self.tab(context, lang, base)
        return player.introduce(name) if name else player

    def tab(self, context: BrowserContext, lang: str, base: str | None = None) -> Player:
        """One more page of somebody."""
        page = context.new_page()
        page.set_default_timeout(LONG * 1000)
        player = Player(page, base or self.room.base, lang)
        self.players.append(player)
        return player

    def leave(self) -> None:
        for context in {player.page.context: None for player in self.players}:
            context.close()


@pytest.fixture
def people(browser: Browser, room: Room, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[People]:
    """Everybody who comes in this test; afterwards no page may have failed."""
    everybody = People(browser, room)
    yield everybody
    if request.node.stash.get(FAILED, False):
        take_pictures(everybody, tmp_path)
    everybody.leave()
    troubles = [trouble for player in everybody.players for trouble in player.troubles]
    assert not troubles, f"errors in pages: {troubles}"


def take_pictures(people: People, folder: Path) -> None:
    for number, player in enumerate(people.players):
        name = re.sub(r"\W", "", player.name) or "somebody"
        quietly(lambda at=folder / f"{number}-{name}.png", p=player: p.page.screenshot(path=at))  # type: ignore[misc]


def quietly(attempt: Callable[[], Any]) -> None:
    """A picture that cannot be taken must not hide why the test failed."""
    try:
        attempt()
    except Exception as error:
        print(f"no picture: {error}")
