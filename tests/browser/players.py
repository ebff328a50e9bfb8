"""A person at a browser: what they see, what they press, and what the room has told their page."""

import json
import re
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any, Self

from playwright.sync_api import Locator, Page, TimeoutError, WebSocket, expect

from qg.server.follow import updated
from qg.words import Words

from ..outside import line
from ..shelf import ROOT, TOYS

ASK = """async ([path, body]) => {
  const headers = { 'Content-Type': 'application/json' }
  return (await fetch(path, body ? { method: 'POST', headers, body } : {})).json()
}"""
Sent = dict[str, Any]
Choice = Any
LONG = 60.0
"""Seconds after which something that should happen has not, on a busy machine too."""


@cache
def words(lang: str, slug: str | None = None) -> Words:
    """The texts of the web app, the room and one game."""
    files = [ROOT / "web" / "src" / "words" / f"{lang}.ftl", ROOT / "src" / "qg" / "words" / f"{lang}.ftl"]
    if slug:
        folders = (ROOT / "src" / "qg" / "games", TOYS)
        files += [path for f in folders if (path := f / slug.replace("-", "_") / "words" / f"{lang}.ftl").exists()]
    return Words(lang, files)


def folded(scene: Sent | None, message: Sent) -> Sent | None:
    """The scene after a message, as a page knows it: whole, or with what has changed."""
    if message["type"] == "sync":
        whole: Sent | None = message["scene"]
        return whole
    if message["type"] != "update" or scene is None:
        return scene
    return updated(scene, message)


class Player:
    """One page of one person. It listens to the page's socket, so that a test knows what the page knows."""

    def __init__(self, page: Page, base: str, lang: str) -> None:
        self.page = page
        self.base = base
        self.lang = lang
        self.name = ""
        self.n = -1
        self.seat: int | None = None
        self.lobby: Sent = {}
        self.scene: Sent | None = None
        self.heard: list[str] = []
        self.answers: list[Sent] = []
        self.named: dict[str, tuple[list[Choice], list[Any]]] = {}
        """What the page was told its options, and what may be done at any time, are called."""
        self.troubles: list[str] = []
        self.complaints: list[str] = []
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._console)

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda raw: self._take(raw if isinstance(raw, str) else raw.decode()))

    def _take(self, raw: str) -> None:
        self.heard.append(raw)
        message = json.loads(raw)
        if message["type"] in ("done", "refused", "hinted"):
            self.answers.append(message)
        elif message["type"] == "worded":
            self.named[message["what"]] = (self.listed(message["what"]), message["lines"])
        else:
            self._follow(message)

    def _follow(self, message: Sent) -> None:
        self.scene = folded(self.scene, message)
        for name in ("n", "seat", "lobby"):
            if name in message:
                setattr(self, name, message[name])
        if message["type"] == "presence" and self.lobby:
            seats = [{**seat, "here": here} for seat, here in zip(self.lobby["seats"], message["here"], strict=True)]
            self.lobby = {**self.lobby, "seats": seats, "spectators": message["spectators"]}

    # -- who and where ------------------------------------------------------------------------------------------------

    def introduce(self, name: str) -> Self:
        """Takes a name without the dialog."""
        self.name = name
        self.ask("/api/me")
        self.ask("/api/me", name=name, look={"colour": 1, "face": 2})
        return self

    def ask(self, path: str, **body: Any) -> Any:
        """A plain request of this browser to the room."""
        if not self.page.url.startswith(self.base):
            self.page.goto(f"{self.base}/healthz")
        return self.page.evaluate(ASK, [path, json.dumps(body) if body else None])

    def make(self, game: str, how: str = "invite", **more: Any) -> str:
        """A new table with this person at it."""
        made = self.ask("/api/tables", game=game, how=how, **more)
        assert "code" in made, made
        self.go(f"/t/{made['code']}")
        return str(made["code"])

    def go(self, path: str) -> Self:
        self.scene = None
        self.page.goto(self.base + path)
        return self

    def reload(self) -> None:
        """The same page anew; what it knew is gone until the room tells it again."""
        self.scene = None
        self.page.reload()

    def t(self, message: str, /, **args: Any) -> str:
        """A text as this person reads it."""
        return words(self.lang, self.lobby.get("game")).text(message, **args)

    def say(self, told: Any) -> str:
        return str(words(self.lang, self.lobby.get("game")).say(line(told)))

    # -- what is there ------------------------------------------------------------------------------------------------

    def button(self, message: str, /, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.t(message, **args), exact=True)

    def link(self, message: str, /, **args: Any) -> Locator:
        return self.page.get_by_role("link", name=self.t(message, **args), exact=True)

    @property
    def view(self) -> Sent:
        assert self.scene is not None, "there is a game"
        view: Sent = self.scene["view"]
        return view

    @property
    def board(self) -> Sent:
        board: Sent = self.view["board"]
        return board

    @property
    def kind(self) -> str:
        """What is asked, of whomever."""
        return str(self.view["asked"]["kind"]) if self.scene and self.view["asked"] else ""

    @property
    def story(self) -> int:
        """How much has been told at the table, to all pages together."""
        return int(self.view["told"]) if self.scene else -1

    def listed(self, what: str) -> list[Choice]:
        """The options, or what may be done at any time, where they are listed."""
        listed = self.view[what] if self.scene and what in self.view else []
        return listed if isinstance(listed, list) else []

    @property
    def options(self) -> list[Choice]:
        return self.listed("options")

    def find(self, type: str) -> list[Choice]:
        return [choice for choice in self.options if choice["type"] == type]

    @property
    def has_form(self) -> bool:
        """What is asked has too many answers to list: a form takes one."""
        return self.scene is not None and isinstance(self.view["options"], dict)

    @property
    def is_asked(self) -> bool:
        return self.scene is not None and self.seat in self.view["waiting"] and bool(self.options or self.has_form)

    @property
    def is_over(self) -> bool:
        return self.scene is not None and self.view["outcome"] is not None

    def until(self, happens: Callable[[], Any], why: str = "", seconds: float = LONG) -> None:
        """Waits for something that a message brings about."""
        end = time.monotonic() + seconds
        while not happens():
            assert time.monotonic() < end, why or f"{self.name} waits in vain at {self.kind}"
            self.page.wait_for_timeout(20)

    def told(self, choice: Choice) -> str:
        """What a choice is called on the page: by its kind alone, or as the room says once the page asks."""
        if isinstance(choice, dict) and list(choice) == ["type"]:
            return self.t(f"choice-{choice['type']}")
        what = "options" if choice in self.options else "standing"
        named: Callable[[], list[Choice]] = lambda: self.named.get(what, ([], []))[0]  # noqa: E731
        self.until(lambda: choice in named(), f"the page has not asked what {choice} is called")
        return self.say(self.named[what][1][named().index(choice)])

    # -- playing by the list ------------------------------------------------------------------------------------------

    @property
    def menu(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(self.t('table-menu'))}(,|$)"))

    def open_choices(self, seconds: float = LONG) -> Locator:
        """The list of choices: on the page, or in its drawer."""
        listed = self.page.locator(".choices")
        if not listed.count():
            self.menu.wait_for()
            if not listed.count():
                self.open_drawer("table-choices", seconds)
        expect(listed.last).to_be_visible()
        return listed.last

    def open_drawer(self, message: str, seconds: float = LONG) -> Locator:
        self.menu.click(timeout=seconds * 1000)
        self.page.get_by_role("menuitem", name=self.t(message), exact=True).click()
        return self.page.get_by_role("dialog", name=self.t(message), exact=True)

    def choose(self, choice: Choice) -> None:
        """Presses the button of a choice in the list, and waits until the room has answered."""
        listed = self.open_choices()
        name = self.told(choice)
        button = listed.locator("button", has=self.page.get_by_text(name, exact=True)).first
        button.wait_for(state="attached")
        folds = button.locator("xpath=ancestor::details[not(@open)]/summary")
        while not button.is_visible():
            folds.first.click(timeout=3000)
        self.answered(lambda: button.click(timeout=3000))

    def press_choice(self, place: int) -> None:
        """Chooses one of the first nine by its number key in the open list.

        Where others play at the same time the list may change under the hand, or the end come over it: then nothing is
        chosen.
        """
        assert place < 9, "only nine have a key"
        with suppress(TimeoutError):
            self.open_choices(seconds=5)
        before, options, end = len(self.answers), self.options, time.monotonic() + 2
        self.page.keyboard.press(str(place + 1))
        while len(self.answers) == before and self.options == options and time.monotonic() < end:
            self.page.wait_for_timeout(10)

    def send_form(self) -> None:
        """Gives the answer that the form in the list begins with."""
        button = self.open_choices().get_by_role("button", name=self.t("list-send"), exact=True).first
        self.answered(button.click)

    def answered(self, press: Callable[[], Any]) -> None:
        """Does something that the room answers."""
        before = len(self.answers)
        press()
        self.until(lambda: len(self.answers) > before, "the room has not answered")

    # -- the end ------------------------------------------------------------------------------------------------------

    @property
    def end(self) -> Locator:
        return self.page.locator(".qg-end")
