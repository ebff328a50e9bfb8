"""How people play here: by hand on each board, or quickly through the list of choices."""

import random
import time
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from qg import catalog

from .players import Choice, Player
from .screens import screen_of


@cache
def hands_of(slug: str) -> Any:
    """How people play on the board of that game, where its tests know it by heart: `take_turn` by pointer, and
    `next_move` where not every choice leads on."""
    folder = catalog.folders().get(slug)
    if folder is None or not (folder / "tests" / "browser" / "hands.py").exists():
        return None
    return import_module(f"qg.games.{folder.name}.tests.browser.hands")


def sensible(player: Player, rng: random.Random) -> int:
    """A choice that leads on, by its place: the best there are, else one that spoils nothing."""
    options, figures = player.options, (player.scene or {}).get("figures") or {}
    slug = player.lobby["game"]
    screen, hands = screen_of(slug), hands_of(slug)
    for choice in screen.content:
        if choice in options:
            return options.index(choice)
    if hasattr(hands, "next_move"):
        return options.index(hands.next_move(player))
    onward = [place for place, choice in enumerate(options) if kind(choice) not in screen.backward]
    best = [place for place in onward if place in figures.get(screen.best, [])]
    sound = [place for place in onward if place not in figures.get(screen.worst, [])]
    some = best or sound or onward or [0]
    return rng.choice([place for place in some if place < 9] or some)


def answer(player: Player, place: int) -> None:
    """Chooses by number key where there is one. Others may be faster: then there is nothing to choose any more."""
    if player.has_form:
        return player.send_form()
    if place < 9:
        return player.press_choice(place)
    try:
        return player.choose(player.options[place])
    except (AssertionError, IndexError, ValueError, TimeoutError):
        return None


def kind(choice: Choice) -> str:
    return str(choice["type"]) if isinstance(choice, dict) else str(choice)


def two_people(people: Callable[..., Player], game: str, **options: object) -> tuple[Player, Player]:
    """Two people and no bot: one that is not asked may say something at any moment."""
    ana, leo = people("Ana", lang="fr"), people("Leo")
    code = ana.make(game, seats=2, options=options)
    leo.go(f"/t/{code}")
    leo.answered(leo.button("lobby-take-seat").click)
    ana.until(lambda: ana.lobby and ana.lobby["seats"][1]["name"] == "Leo")
    ana.answered(ana.button("lobby-start").click)
    for player in (ana, leo):
        player.until(lambda player=player: player.scene)  # type: ignore[misc]
    return ana, leo


def play_on(*players: Player, until: Callable[[], object] = lambda: False, seconds: float = 300.0) -> None:
    """Everybody answers what they are asked, by the number keys of the list, to the end or until something holds."""
    rng, end, first = random.Random(4), time.monotonic() + seconds, players[0]
    while not first.is_over and not until():
        first.until(lambda: first.is_over or until() or any(player.is_asked for player in players))
        for player in players:
            if player.is_asked and not until():
                answer(player, 0 if player.has_form else sensible(player, rng))
        assert time.monotonic() < end, f"no end in {seconds} s; at {first.kind}"


def close_list(player: Player) -> None:
    """The drawer would lie over the board."""
    drawer = player.page.get_by_role("dialog").filter(has=player.page.locator(".choices"))
    if drawer.count():
        drawer.get_by_role("button", name=player.t("table-close"), exact=True).click()
        expect(drawer).to_have_count(0)


def press(player: Player, button: Locator) -> None:
    """Clicks it; where a look of one's own lies over it, that is put away first."""
    look = player.page.locator(screen_of(player.lobby["game"]).look)
    for target in (button, look, button, look):
        try:
            target.click(timeout=2500)
        except TimeoutError:
            continue
        if target is button:
            return
    button.click()
