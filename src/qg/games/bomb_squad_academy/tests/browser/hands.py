"""How Bomb Squad Academy is played on its board, by hand."""

from playwright.sync_api import Locator, expect

from tests.browser.games import close_list, play_on
from tests.browser.players import Player

ACADEMY = "bomb-squad-academy"


def hand_card(player: Player, card: str) -> Locator:
    return player.page.get_by_role("group", name=player.t("ui-hand")).locator(f"button.{card}")


def lock_card(player: Player, card: str) -> None:
    """The first tap lifts the card, the second locks it."""
    button = hand_card(player, card)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    player.answered(button.click)


def lockable(player: Player) -> list[str]:
    return [choice["card"] for choice in player.find("lock")]


def take_turn(player: Player) -> None:
    play_on(player, until=lambda: player.kind == "choose_action" and lockable(player))
    close_list(player)
    lock_card(player, lockable(player)[0])
