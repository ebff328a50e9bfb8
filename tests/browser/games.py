"""How people play here: by hand on each board, or quickly through the list of choices."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from playwright.sync_api import Locator, TimeoutError, expect

from qg import catalog

from .players import Choice, Player

ACADEMY, DICE, MISSION = "bomb-squad-academy", "dice-mission", "mission-pas-possible"
SPECIALES = "missions-speciales"
BACKWARD = {"unlock", "propose", "release", "force_go"}
"""Choices that only put off the end."""
LOCK = {"type": "lock"}
"""Content with one's dice."""


def sensible(player: Player, rng: random.Random) -> int:
    """A choice that leads on, by its place; of dice, those that defuse and then those that spoil nothing."""
    options, figures = player.options, player.scene["figures"] if player.scene else None
    if LOCK in options:
        return options.index(LOCK)
    if player.lobby.get("game") == SPECIALES:
        return options.index(next_move(player))
    backward = BACKWARD | {"reroll"} if {"type": "end_turn"} in options else BACKWARD
    onward = [place for place, choice in enumerate(options) if kind(choice) not in backward]
    defuses, dead_ends = ((figures or {}).get(name, []) for name in ("defuses", "dead_ends"))
    best = [place for place in onward if place in defuses]
    sound = [place for place in onward if place not in dead_ends]
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


def play_on(*players: Player, until: Callable[[], object] = lambda: False, seconds: float = 300.0) -> None:
    """Everybody answers what they are asked, by the number keys of the list, to the end or until something holds."""
    rng, end, first = random.Random(4), time.monotonic() + seconds, players[0]
    while not first.is_over and not until():
        first.until(lambda: first.is_over or until() or any(player.is_asked for player in players))
        for player in players:
            if player.is_asked and not until():
                answer(player, 0 if player.has_form else sensible(player, rng))
        assert time.monotonic() < end, f"no end in {seconds} s; at {first.kind}"


# -- Bomb Squad Academy --------------------------------------------------------------------------------------------


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


# -- Mission Pas Possible ------------------------------------------------------------------------------------------


def tray_die(player: Player, die: int) -> Locator:
    """A die of the tray, by its id."""
    return player.page.locator(".tray .spot", has=player.page.locator(f"[data-fx='die-{die}']")).get_by_role("button")


def own_slot(player: Player, claim: Choice) -> Locator:
    return player.page.locator(f"[data-card='{claim['card']}'][data-slot='{claim['slot']}']")


def lit_slot(player: Player, claim: Choice) -> Locator:
    """The same when the die in hand may go there."""
    return own_slot(player, claim).locator("button").or_(own_slot(player, claim).and_(player.page.locator("button")))


def sound_claims(player: Player) -> list[Choice]:
    """Claims for free dice that spoil nothing."""
    assert player.scene is not None
    dead_ends = player.scene["figures"]["dead_ends"]
    options = enumerate(player.options)
    return [c for place, c in options if kind(c) == "claim" and place not in dead_ends and c.get("replace") is None]


def claims_of(player: Player) -> list[int]:
    """The dice this seat has reserved."""
    assert player.seat is not None
    return [die[0] for die, *_ in player.board["reserved"][player.seat]]


def place_by_taps(player: Player, *others: Player) -> Choice:
    """Takes a die and puts it on a bomb, tap by tap; where somebody is faster, another one."""
    for _ in range(20):
        play_on(player, *others, until=lambda: player.kind == "claiming" and sound_claims(player))
        close_list(player)
        claim = sound_claims(player)[0]
        try:
            tray_die(player, claim["die"]).click(timeout=2000)
            own_slot(player, claim).click(timeout=2000)
            player.until(lambda die=claim["die"]: die in claims_of(player), seconds=2)  # type: ignore[misc]
        except (AssertionError, TimeoutError):
            player.page.keyboard.press("Escape")
            continue
        return claim
    raise AssertionError("no die could be placed")


def place_by_keys(player: Player, claim: Choice) -> None:
    """A number takes the die, tab goes to the card, a letter names the slot."""
    place = [die[0] for die in player.board["pool"]].index(claim["die"])
    keys = player.page.keyboard
    keys.press(str(place + 1))
    expect(tray_die(player, claim["die"])).to_have_attribute("aria-pressed", "true")
    card = player.page.locator(".bomb.active")
    wanted = player.page.locator(".mine .bomb").nth(claim["card"])
    for _ in range(4):
        if "active" in (wanted.get_attribute("class") or ""):
            break
        expect(card).to_have_count(1)
        keys.press("Tab")
    keys.press(claim["slot"])


def to_the_dice(*players: Player) -> None:
    """Through briefing, rolls, picks and losses, until dice lie in the tray and somebody may take one."""
    play_on(*players, until=lambda: players[0].kind == "claiming" and any(map(sound_claims, players)))
    for player in players:
        close_list(player)


# -- Dice Mission --------------------------------------------------------------------------------------------------

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


# -- Missions Spéciales --------------------------------------------------------------------------------------------

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


def act_as_agent(player: Player) -> None:
    """A turn on the board, and all that has to be settled before."""
    play_on(player, until=lambda: player.kind == "turn_action" and player.is_asked)
    turns = agent_of(player)["turns"]
    while player.is_asked and not player.is_over and agent_of(player)["turns"] == turns:
        move_by_pointer(player)


# -- by hand -------------------------------------------------------------------------------------------------------


def lock_one(player: Player) -> None:
    play_on(player, until=lambda: player.kind == "choose_action" and lockable(player))
    close_list(player)
    lock_card(player, lockable(player)[0])


def place_and_lock(player: Player) -> None:
    place_by_taps(player)
    player.answered(player.button("choice-lock").click)


TURN_BY_HAND: dict[str, Callable[[Player], None]] = {
    ACADEMY: lock_one,
    DICE: take_turn,
    MISSION: place_and_lock,
    SPECIALES: act_as_agent,
}
"""A turn on the board itself, by pointer, of the games whose boards the tests know by heart."""


# -- lists and sheets ----------------------------------------------------------------------------------------------


def close_list(player: Player) -> None:
    """The drawer would lie over the board."""
    drawer = player.page.get_by_role("dialog").filter(has=player.page.locator(".choices"))
    if drawer.count():
        drawer.get_by_role("button", name=player.t("table-close"), exact=True).click()
        expect(drawer).to_have_count(0)


def press(player: Player, button: Locator) -> None:
    """Clicks it; where a look of one's own lies over it, that is put away first."""
    look = player.page.locator(".bsa-sheet [data-key=space]")
    for target in (button, look, button, look):
        try:
            target.click(timeout=2500)
        except TimeoutError:
            continue
        if target is button:
            return
    button.click()
