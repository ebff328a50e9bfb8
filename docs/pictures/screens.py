"""Takes the README's pictures of real tables: PYTHONPATH=. .venv/bin/python docs/pictures/screens.py"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

from qg.games.bomb_squad_academy.tests.browser.hands import ACADEMY
from qg.games.dice_mission.tests.browser.hands import DICE
from qg.games.mission_pas_possible.tests.browser.hands import MISSION, sound_claims, tray_die
from qg.games.missions_speciales.tests.browser.hands import SPECIALES, agent_of, stage_of, touch_place
from tests.browser.conftest import QUIET
from tests.browser.games import play_on
from tests.browser.players import Player
from tests.rooms import HURRY, Room
from tools import browser

HERE = Path(__file__).parent
SIZE = ViewportSize(width=1280, height=720)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        room = Room(Path(folder), **HURRY)
        room.open()
        chromium = play.chromium.launch(executable_path=browser.find(), args=QUIET)
        try:
            page = chromium.new_context(viewport=SIZE, locale="en-GB").new_page()
            nora = Player(page, room.base, "en").introduce("Nora")
            show_home(nora)
            show_academy(nora)
            show_dice(nora)
            show_mission(nora)
            show_speciales(nora)
        finally:
            chromium.close()
            room.close()


def take(player: Player, name: str) -> None:
    player.page.wait_for_timeout(4000)  # the last animations
    player.page.screenshot(path=HERE / f"{name}.jpg", type="jpeg", quality=88)


def show_home(player: Player) -> None:
    player.go("/")
    take(player, "home")


def show_academy(player: Player) -> None:
    """The fifth turn of the second bomb, with a card to choose."""
    player.make(ACADEMY, "now", seats=4, options={"exam": "express"})
    player.until(lambda: player.scene)
    play_on(player, until=lambda: player.board["turn"] >= 5 and player.kind == "choose_action" and player.is_asked)
    player.page.keyboard.press("Escape")
    take(player, "bomb-squad-academy")


def show_dice(player: Player) -> None:
    """My dice after the first of three rolls."""
    player.make(DICE, "now", seats=4)
    player.until(lambda: player.scene)
    play_on(player, until=lambda: player.is_asked and any(o["type"] == "reroll" for o in player.view["options"]))
    player.page.keyboard.press("Escape")
    take(player, "dice-mission")


def show_mission(player: Player) -> None:
    """A die in hand, and the slots that take it."""
    player.make(MISSION, "now", seats=4)
    player.until(lambda: player.scene)
    play_on(player, until=lambda: player.board["turn"] >= 7 and player.is_asked and len(sound_claims(player)) > 1)
    player.page.keyboard.press("Escape")
    tray_die(player, sound_claims(player)[0]["die"]).click()
    take(player, "mission-pas-possible")


def show_speciales(player: Player) -> None:
    """On the way to the third stage or a later one, with the ways that lead there."""
    player.make(SPECIALES, "now", seats=4, options={"turn_timer_s": 0})
    player.until(lambda: player.scene)
    play_on(player, until=lambda: player.kind == "turn_action" and player.is_asked and agent_of(player)["stage"] >= 3)
    player.page.keyboard.press("Escape")
    touch_place(player, stage_of(player)["place"])
    take(player, "missions-speciales")


if __name__ == "__main__":
    main()
