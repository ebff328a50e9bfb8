"""Mission Pas Possible on real screens: every hand on the same dice, and a clock that does not wait."""

import json
import re
import time

import pytest
from playwright.sync_api import Locator, expect

from qg.games.mission_pas_possible.tests.browser.hands import *
from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.games import play_on
from tests.browser.looks import too_small
from tests.browser.players import Choice, Player

REPLAY_A_STALE_ANSWER = """() => {
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text)
    if (message.type === 'answer') message.choice = { type: 'claim', die: 0, card: 9, slot: 'a', replace: null }
    return send.call(this, JSON.stringify(message))
  }
}"""
PRESS_AT = """([selector, moment]) => {
  const slot = document.querySelector(selector)
  setTimeout(() => (slot.querySelector('button') ?? slot).click(), moment - Date.now())
}"""


def sit_down(people: People, seats: int = 2, **options: object) -> tuple[Player, Player]:
    """Ana at an English desktop and Leo at a French phone; further seats are bots'."""
    ana, leo = people("Ana", lang="en", size=DESKTOP), people("Leo", lang="fr", size=PHONE, touch=True)
    code = ana.make(MISSION, seats=seats, options=options)
    leo.go(f"/t/{code}")
    leo.answered(leo.button("lobby-take-seat").click)
    ana.until(lambda: ana.lobby and ana.lobby["seats"][1]["name"] == "Leo")
    ana.answered(ana.button("lobby-start").click)
    for player in (ana, leo):
        player.until(lambda player=player: player.scene)  # type: ignore[misc]
    return ana, leo


def alone(people: People, **options: object) -> Player:
    """On one's own, with four bombs and without a countdown."""
    ana = people("Ana")
    ana.make(MISSION, "now", seats=1, options={"timer_s": 0, **options})
    ana.until(lambda: ana.is_asked)
    return ana


def test_two_people_a_bot_and_a_spectator_see_a_mission_through(people: People) -> None:
    ana, leo = sit_down(people, seats=3, roll_by="auto")
    igor = people(lang="fr").go(f"/t/{ana.lobby['code']}")
    igor.until(lambda: igor.scene)
    play_on(ana, leo)
    for player in (ana, leo, igor):
        expect(player.end).to_be_visible()
    assert ana.view["outcome"] == leo.view["outcome"] == igor.view["outcome"]
    assert igor.seat is None and not igor.answers, "a spectator was never asked"


def test_of_two_who_grab_the_same_die_one_gets_it_and_the_other_is_told(people: People) -> None:
    ana, leo = sit_down(people, roll_by="auto")
    for _ in range(30):
        to_the_dice(ana, leo)
        contested = contest(ana, leo)
        if contested:
            break
        ana.until(lambda: claims_of(ana) or claims_of(leo))
        play_on(ana, leo, until=lambda: ana.kind != "claiming")
    else:
        raise AssertionError("they never wanted the same die at the same moment")
    winner, loser, die = contested
    assert die in claims_of(winner) and die not in claims_of(loser)
    loser.until(lambda: loser.answers and loser.answers[-1]["type"] == "refused", "the loser is told")
    expect(loser.page.get_by_role("status").filter(has_text=winner.name)).to_be_visible()
    expect(tray_die(loser, die)).to_have_accessible_name(re.compile(winner.name))


def contest(ana: Player, leo: Player) -> tuple[Player, Player, int] | None:
    """Both put the same die on a bomb at the same moment; None: they wanted none, or one saw the other do it."""
    both = {one["die"] for one in sound_claims(ana)} & {one["die"] for one in sound_claims(leo)}
    if not both:
        return None
    die = min(both)
    before = len(ana.answers), len(leo.answers)
    selectors = []
    for player in (ana, leo):
        claim = next(one for one in sound_claims(player) if one["die"] == die)
        tray_die(player, die).click()
        expect(lit_slot(player, claim)).to_be_visible()
        selectors.append(f"[data-card='{claim['card']}'][data-slot='{claim['slot']}']")
    moment = time.time() * 1000 + 400
    for player, selector in zip((ana, leo), selectors, strict=True):
        player.page.evaluate(PRESS_AT, [selector, moment])
    ana.until(lambda: time.time() * 1000 > moment + 200)
    if (len(ana.answers), len(leo.answers)) != (before[0] + 1, before[1] + 1):
        return None
    ana.until(lambda: die in claims_of(ana) or die in claims_of(leo))
    return (ana, leo, die) if die in claims_of(ana) else (leo, ana, die)


def test_dice_are_placed_by_taps_by_dragging_and_by_keys(people: People) -> None:
    ana = alone(people)
    claim = place_by_taps(ana)
    expect(own_slot(ana, claim).locator(".ghost")).to_be_visible()
    undo(ana)
    for place in (place_by_drag, place_by_keys):
        to_the_dice(ana)
        claim = sound_claims(ana)[0]
        place(ana, claim)
        ana.until(lambda claim=claim: claims_of(ana) == [claim["die"]], f"{place.__name__} reserves the die")  # type: ignore[misc]
        expect(own_slot(ana, claim).locator(".ghost")).to_be_visible()
        undo(ana)


def undo(player: Player) -> None:
    """Backspace gives the last die back."""
    player.answered(lambda: player.page.keyboard.press("Backspace"))
    player.until(lambda: not claims_of(player), "the die is free again")


def place_by_drag(player: Player, claim: Choice) -> None:
    start, end = centre(tray_die(player, claim["die"])), centre(own_slot(player, claim))
    mouse = player.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + 15, start[1] + 15)
    mouse.move(*end, steps=4)
    mouse.up()


def centre(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_lock_can_be_opened_again_until_all_are_locked(people: People) -> None:
    ana, leo = sit_down(people, roll_by="auto")
    to_the_dice(ana, leo)
    while not ana.find("lock"):
        place_by_taps(ana, leo)
    ana.answered(ana.button("choice-lock").click)
    leo.until(lambda: leo.board["locked"][0], "Leo sees Ana's lock")
    ana.answered(ana.button("choice-unlock").click)
    leo.until(lambda: not leo.board["locked"][0])
    assert ana.kind == "claiming" and ana.find("lock")


def test_a_pause_draws_the_curtain_on_both_screens(people: People) -> None:
    ana, leo = sit_down(people, roll_by="auto", pause="blind")
    to_the_dice(ana, leo)
    ana.answered(ana.button("choice-word", say="pause", seat="").click)
    for player in (ana, leo):
        expect(player.page.get_by_role("heading", name=player.t("table-curtain"))).to_be_visible()
        expect(player.page.locator(".tray, .bomb")).to_have_count(0)
        player.until(lambda player=player: player.scene and player.scene["covered"])  # type: ignore[misc]
        assert player.view["board"] is None, "nothing of the table travels while it is covered"
    for player in (ana, leo):
        player.answered(player.button("choice-word", say="ready", seat="").click)
    for player in (ana, leo):
        player.until(lambda player=player: not player.scene["covered"], "the curtain rises")  # type: ignore[misc]
        expect(player.page.locator(".tray")).to_be_visible()


def test_a_reload_keeps_the_seat_and_the_clock(people: People) -> None:
    ana, leo = sit_down(people, roll_by="auto")
    place_by_taps(leo, ana)
    claims, seat = claims_of(leo), leo.seat
    leo.reload()
    leo.until(lambda: leo.scene)
    assert leo.seat == seat == 1 and claims_of(leo) == claims
    for _ in range(2):
        expect(leo.page.get_by_role("timer")).to_be_visible()
        left = [shown_clock(player) for player in (ana, leo)]
        assert abs(left[0] - left[1]) <= 1 and 0 < left[0] < 600, f"two clocks: {left}"
        ana.until(lambda left=left: shown_clock(ana) < left[0], "the clock goes on")  # type: ignore[misc]
    before = leo.story
    play_on(ana, leo, until=lambda: leo.story > before + 3)


def shown_clock(player: Player) -> int:
    """Seconds left, as the clock on the screen says."""
    minutes, seconds = player.page.locator("[role=timer] b").inner_text().split(":")
    return 60 * int(minutes) + int(seconds)


RAISED = {"stack", "double_stack", "pyramid", "big_pyramid"}


def test_MPP_LAY_07_ghost_spaces_stand_above_the_printed_icons_which_stay_visible(people: People) -> None:
    """Before a die lies there the icon is printed in its space; a die, or a die reserved, leaves it beside itself."""
    ana = people("Ana")
    bombs = ana.ask(f"/api/games/{MISSION}/facts")["bombs"]
    shown: set[str] = set()
    for _ in range(12):
        ana.make(MISSION, "now", seats=1, options={"timer_s": 0, "hard_cards": True, "difficulty": "insane"})
        ana.until(lambda: ana.is_asked)
        for _ in range(6):
            to_the_dice(ana)
            raised = [one for one in sound_claims(ana) if bombs[card_at(ana, one)]["layout"] in RAISED]
            if not raised:
                play_on(ana, until=lambda: ana.kind != "claiming")
                continue
            layout = bombs[card_at(ana, raised[0])]["layout"]
            place_by_keys(ana, raised[0])
            ana.until(lambda die=raised[0]["die"]: die in claims_of(ana))  # type: ignore[misc]
            assert_icons_stay_visible(ana, raised[0], bombs[card_at(ana, raised[0])])
            shown.add("pyramid" if "pyramid" in layout else "stack")
            break
        if shown == {"stack", "pyramid"}:
            break
    assert shown == {"stack", "pyramid"}


def card_at(player: Player, claim: Choice) -> str:
    return str(player.board["hands"][player.seat or 0][claim["card"]][0])


def assert_icons_stay_visible(player: Player, claim: Choice, card: dict[str, list[object]]) -> None:
    """Every slot of the card shows its icon: printed in its space, or beside the die that lies on it."""
    bomb = player.page.locator(".mine .bomb").nth(claim["card"])
    slots = bomb.locator(".slot")
    expect(slots).to_have_count(len(card["slots"]))
    filled = own_slot(player, claim)
    expect(filled.locator(".ghost")).to_be_visible()
    chips = bomb.locator(".chip")
    expect(chips).to_have_count(slots.filter(has=player.page.locator(".ghost, [data-die], .die")).count())
    ghost, chip = filled.bounding_box(), chips.first.bounding_box()
    assert ghost is not None and chip is not None
    beside = chip["x"] + chip["width"] <= ghost["x"] + 3 or chip["x"] >= ghost["x"] + ghost["width"] - 3
    under = chip["y"] >= ghost["y"] + ghost["height"] - 3 or chip["y"] + chip["height"] <= ghost["y"] + 3
    assert beside or under, f"the die covers its icon: {json.dumps([ghost, chip])}"
    at = centre(chips.first)
    seen = player.page.evaluate("([x, y]) => !!document.elementFromPoint(x, y)?.closest('.chip, .plan')", list(at))
    assert seen, "something lies over the icon"
    empty = slots.filter(has_not=player.page.locator(".ghost, .die")).first
    expect(empty.locator(".print")).to_be_visible()


def test_keys_alone_play_a_turn(people: People) -> None:
    ana = alone(people)
    to_the_dice(ana)
    while sound_claims(ana):
        claim = sound_claims(ana)[0]
        place_by_keys(ana, claim)
        ana.until(lambda die=claim["die"]: die in claims_of(ana))  # type: ignore[misc]
    turn = ana.board["turn"]
    if ana.find("lock"):
        ana.answered(lambda: ana.page.keyboard.press(" "))
    ana.until(lambda: ana.board["turn"] > turn or ana.kind != "claiming", "the dice are set")
    assert ana.answers[-1]["type"] == "done"


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (768, 1024)])
def test_a_finger_finds_the_dice_that_are_placed(people: People, size: tuple[int, int]) -> None:
    ana = people("Ana", size=size, touch=True)
    ana.make(MISSION, "now", seats=3, options={"timer_s": 0})
    ana.until(lambda: ana.is_asked)
    place_by_taps(ana)
    assert not too_small(ana.page, ".tray, .act")


def test_a_refusal_is_told_in_french_with_the_way_to_its_rule(people: People) -> None:
    ana = people("Ana", lang="fr")
    ana.make(MISSION, "now", seats=1, options={"timer_s": 0})
    place_by_taps(ana)
    ana.page.evaluate(REPLAY_A_STALE_ANSWER)
    ana.page.keyboard.press("Backspace")
    ana.until(lambda: ana.answers[-1]["type"] == "refused", "a claim for a card that is not there")
    refused = ana.answers[-1]
    toast = ana.page.locator("[data-sonner-toast]")
    expect(toast).to_contain_text(ana.say(refused["say"]))
    assert refused["rule"], "the refusal names its rule"
    toast.get_by_role("button", name=ana.t("table-refused-rule")).click()
    rules = ana.page.get_by_role("dialog", name=ana.t("table-rules"))
    expect(rules).to_be_visible()
    expect(rules.locator(f"[data-ids~='{refused['rule']}']").first).to_be_in_viewport()
