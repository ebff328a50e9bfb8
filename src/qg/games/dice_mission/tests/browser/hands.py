"""How Dice Mission is played on its board, by hand."""

from playwright.sync_api import Locator, expect

from tests.browser.games import close_list, kind, play_on
from tests.browser.players import Choice, Player

DICE = "dice-mission"


GADGETS = {
    "new_deal": "new-deal",
    "forced_reroll": "forced-reroll",
    "mission_change": "mission-change",
    "extra_chance": "extra-chance",
    "target_lock": "target-lock",
    **{name: name for name in ("theft", "suppression", "adaptation", "transaction", "transfer")},
}
"""The gadget each kind of choice plays."""


def act(player: Player, key: str) -> Locator:
    """The button among what one can do now that this key presses too."""
    return player.page.locator(f".acts [data-key='{key}']:not(:disabled)")


def die_of(player: Player, die: int) -> Locator:
    """A die that can be chosen."""
    return player.page.locator(f"button[data-die='{die}']")


def tap(player: Player, choice: Choice) -> None:
    """Does on the board of Dice Mission what a choice says, by pointer alone, and waits for the room's answer."""
    close_list(player)
    match kind(choice):
        case "set_dice":
            button = player.page.locator(f".pick [data-key='{choice['n']}']")
        case "roll" | "reroll":
            for die in choice.get("dice", ()):
                die_of(player, die).click()
                expect(die_of(player, die)).to_have_attribute("aria-pressed", "true")
            button = act(player, "r")
        case "end_turn" | "draw_gadget":
            key = kind(choice)[0]
            if player.board["own"]["marks"] and player.find("validate"):
                act(player, key).click()
                key = "enter"
            button = act(player, key)
        case "validate":
            button = validate_button(player, choice["source"], choice["slot"])
        case "pick":
            button = player.page.locator(f".offer [data-key='{choice['card']}']")
        case "discard":
            button = player.page.locator(f".four [data-key='{choice['place']}']")
        case _:
            aim(player, choice)
            button = act(player, "enter")
    player.answered(button.click)
    assert player.answers[-1]["type"] == "done", player.answers[-1]


def mission_of(player: Player, source: str, slot: int) -> Locator:
    """A mission of one's hand or of the display; on a phone the folder is opened first."""
    tab = player.page.locator(".hand .tabs button").nth(slot - 1)
    if source == "hand" and player.page.locator(".hand .tabs").count():
        tab.click()
        expect(tab).to_have_attribute("aria-pressed", "true")
    return player.page.locator(f"[data-fx='{'hand' if source == 'hand' else 'pin'}-{slot}']")


def validate_button(player: Player, source: str, slot: int) -> Locator:
    """It is on the card; for the display on a phone, on the sheet that opens with a tap."""
    card = mission_of(player, source, slot)
    if source == "display" and not player.page.locator(".dm.wide").count():
        card.locator(".over").click()
        return player.page.locator(".dm-sheet [data-key=v]")
    return card.locator("[data-key=v]")


def aim(player: Player, choice: Choice) -> None:
    """Takes up a gadget, or the exchange, and names what it asks for."""
    if kind(choice) == "exchange":
        act(player, "x").click()
    else:
        player.page.locator(f".case [data-gadget='{GADGETS[kind(choice)]}']").first.click()
    if "number" in choice:
        player.page.locator(f".aim [data-key='{choice['number']}']").click()
    named = [*choice.get("dice", ()), *choice.get("remove", ()), choice.get("die"), choice.get("other")]
    for die in named:
        if die is not None:
            die_of(player, die).click()
    if "value" in choice:
        player.page.locator(f".aim [data-key='{choice['value']}']").click()
    if "player" in choice and not choice.get("dice"):
        player.page.locator(f".aim .who[data-key='{choice['player'] + 1}']").click()
    if "slot" in choice:
        mission_of(player, choice["source"], choice["slot"]).locator(".over").click()


def take_turn(player: Player) -> None:
    """A turn on the board: whatever holds is validated, the rest goes by the shortest way."""
    play_on(player, until=lambda: player.is_asked)
    turn = [player.board[name] for name in ("round", "phase")]
    while player.is_asked and not player.is_over and [player.board[name] for name in ("round", "phase")] == turn:
        tap(player, next(choice for name in SHORT_WAY for choice in player.find(name)))


SHORT_WAY = ("set_dice", "roll", "pick", "discard", "validate", "end_turn")
