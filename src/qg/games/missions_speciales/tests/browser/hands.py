"""How Missions Spéciales is played on its board, by hand."""

import json
from functools import cache
from typing import Any

import msgspec
from playwright.sync_api import expect

from qg import catalog
from tests.browser.games import close_list, kind, play_on
from tests.browser.players import Choice, Player

SPECIALES = "missions-speciales"


AT_ONCE = ("say_ready", "take_mission", "engage", "pay", "roll", "tap")
LEGS = ("step", "board_flight", "express")
"""What takes each kind of leg, as the figures number them."""
SAFE = 3
"""Points with which a fight cannot be lost."""


@cache
def facts_of(slug: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(msgspec.json.encode(catalog.load(slug).facts()))
    return found


def agent_of(player: Player) -> dict[str, Any]:
    """This person's agent."""
    found: dict[str, Any] = player.board["agents"][player.seat or 0]
    return found


def stage_of(player: Player) -> dict[str, Any]:
    """The stage this person's agent is at."""
    agent = agent_of(player)
    found: dict[str, Any] = facts_of(SPECIALES)["missions"][agent["mission"]]["stages"][agent["stage"] - 1]
    return found


def ways_to(player: Player, place: str) -> list[Any]:
    """The ways that the pocket pays for, the fastest first: turns, points, and the choice that sets out."""
    assert player.scene is not None
    box, origin = facts_of(SPECIALES), player.scene["figures"]["ways_from"]
    places = [one["id"] for one in box["places"]]
    ways = box["ways"][origin][places.index(place)] if origin else []
    pocket = agent_of(player)["q"][2]
    return [
        [turns, points, {"type": LEGS[legs[0] // 100], "place": places[legs[0] % 100]}]
        for turns, points, *legs in ways
        if points <= pocket
    ]


def next_move(player: Player) -> Choice:
    """What leads to the end of the mission: see Q until no fight can be lost, fight, go on by the fastest way."""
    dice = ["yellow" for _ in player.find("q_roll") if not any(map(player.find, LEGS))]
    dice += [die for die, held in zip(("red", "yellow"), agent_of(player)["q"], strict=False) if held < SAFE]
    if dice and player.find("q_roll"):
        return {"type": "q_roll", "die": dice[0]}
    for name in AT_ONCE:
        if player.find(name):
            return player.find(name)[0]
    ways = ways_to(player, stage_of(player)["place"]) if player.kind == "turn_action" else []
    return ways[0][2] if ways and ways[0][2] in player.options else player.options[0]


def touch_place(player: Player, place: str) -> None:
    """Touches a place on the map; one that is out of sight is looked for on the whole world."""
    spot = player.page.locator(f"[data-place='{place}']")
    if not spot.evaluate(IN_SIGHT):
        player.button("ui-world").click()
        player.page.wait_for_function(f"one => ({IN_SIGHT})(one)", arg=spot.element_handle())
    box = spot.bounding_box()
    assert box, f"{place} is on the map"
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    if player.page.evaluate("() => navigator.maxTouchPoints > 0"):
        player.page.touchscreen.tap(*middle)
    else:
        player.page.mouse.click(*middle)
    expect(spot).to_have_attribute("aria-pressed", "true")


IN_SIGHT = """(one) => {
  const box = one.getBoundingClientRect()
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return Boolean(found?.closest('svg.world'))
}"""


def set_out(player: Player, place: str, way: Any) -> None:
    """Touches where to go, picks one of the ways that the map answers, and presses the large button."""
    touch_place(player, place)
    card = player.page.locator(f".way[data-way='{way[0]}-{way[1]}']")
    if card.is_visible():
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
    player.answered(player.page.locator(".act .go").click)


def act_by_pointer(player: Player, choice: Choice) -> None:
    """Does on the board of Missions Spéciales what a choice says, and waits for the room's answer."""
    close_list(player)
    page, go = player.page, player.page.locator(".panel .foot .go")
    match kind(choice):
        case "take_identity":
            page.locator(f".panel [data-figurine='{choice['figurine']}']").click()
            page.get_by_role("textbox", name=player.t("sheet-field-2")).fill(choice["code_name"])
        case "take_mission":
            page.locator(f".panel [data-mission='{choice['mission']}']").click()
        case "say_ready" | "convert_points":
            pass
        case "q_roll":
            go = page.locator(f".route [data-die='{choice['die']}']")
        case _ if player.kind == "turn_action":
            page.locator(".act .more").click()
            go = page.locator(".ms-sheet .more").get_by_role("button", name=player.told(choice), exact=True)
        case _:
            go = page.locator(".duel .acts").get_by_role("button", name=player.told(choice), exact=True)
    player.answered(go.click)
    assert player.answers[-1]["type"] == "done", player.answers[-1]


def move_by_pointer(player: Player) -> None:
    """What leads on, on the board: by the map where it is a journey."""
    if player.has_form:
        return act_by_pointer(player, {"type": "convert_points"})
    choice = next_move(player)
    if kind(choice) not in LEGS:
        return act_by_pointer(player, choice)
    close_list(player)
    place = stage_of(player)["place"]
    return set_out(player, place, ways_to(player, place)[0])


def take_turn(player: Player) -> None:
    """A turn on the board, and all that has to be settled before."""
    play_on(player, until=lambda: player.kind == "turn_action" and player.is_asked)
    turns = agent_of(player)["turns"]
    while player.is_asked and not player.is_over and agent_of(player)["turns"] == turns:
        move_by_pointer(player)
