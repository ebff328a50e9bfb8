"""Dice Mission on real screens: two people, a bot and somebody who looks on; dice in full view, cards in none."""

import pytest
from playwright.sync_api import Locator, expect

from qg.games.dice_mission.tests.browser.hands import DICE, GADGETS, act, die_of, tap
from qg.games.dice_mission.tests.library import *
from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.games import kind, play_on
from tests.browser.players import Player, Sent, folded

HIDDEN = re.compile(r"\b(?:so|ve|te)-\d\d\b")
"""The ids of the missions that people hold; those of the display begin otherwise."""
UNHURRIED = {"first_player": "host", "tempo": "untimed"}
DICE_SHOWN = """(seat) => [...document.querySelectorAll(`[data-fx=tray-${seat}] .die`)].map((die) => [
  Number(die.dataset.fx.slice(4)), Number(die.dataset.v), [...die.classList].filter((name) => /^[cm]-/.test(name))])"""


def sit_down(people: People, **options: object) -> tuple[Player, Player]:
    """Ana, the host and first active agent, at a French phone; Leo at an English desktop; and a bot."""
    ana, leo = people("Ana", lang="fr", size=PHONE, touch=True), people("Leo", lang="en", size=DESKTOP)
    code = ana.make(DICE, seats=3, options={**UNHURRIED, **options})
    leo.go(f"/t/{code}")
    leo.answered(leo.button("lobby-take-seat").click)
    ana.until(lambda: ana.lobby and ana.lobby["seats"][1]["name"] == "Leo")
    ana.answered(ana.button("lobby-start").click)
    for player in (ana, leo):
        player.until(lambda player=player: player.scene)  # type: ignore[misc]
    return ana, leo


def alone(people: People, **options: object) -> Player:
    """At a desktop with two bots."""
    ana = people("Ana")
    ana.make(DICE, "now", seats=3, options={**UNHURRIED, **options})
    ana.until(lambda: ana.is_asked)
    return ana


def until_asked(player: Player, kind: str = "") -> None:
    player.until(lambda: player.is_over or (player.is_asked and kind in player.kind))


# -- a whole game --------------------------------------------------------------------------------------------------


def play_round_by_pointer(first: Player, second: Player) -> None:
    """Everything a round asks of two people, tap by tap: the number, rolls, rerolls, the end, the debriefing."""
    tap(first, {"type": "set_dice", "n": 4})
    for player in (first, second):
        until_asked(player, "mission_act")
        tap(player, {"type": "roll"})
        mine = [die for die, _ in player.board["dice"][player.seat or 0]]
        tap(player, {"type": "reroll", "dice": mine[1:3]})
        if player is first:
            tap(player, {"type": "end_turn"})
    for player in (first, second):
        until_asked(player, "debrief_act")
        debrief_by_pointer(player)


def debrief_by_pointer(player: Player) -> None:
    """Validates all that holds; where nothing does, one person draws a gadget and the other exchanges a mission."""
    done = 0
    while player.is_asked and player.find("validate"):
        tap(player, player.find("validate")[0])
        done += 1
    if player.is_over or not player.is_asked:
        return
    if done:
        tap(player, {"type": "end_turn"})
    elif player.seat == 0:
        tap(player, {"type": "draw_gadget"})
    else:
        tap(player, player.find("exchange")[0])
        tap(player, {"type": "pick", "card": 2})


def leaks(watcher: Player) -> list[str]:
    """Missions named to somebody who looks on that lie face up for nobody; the end shows all hands."""
    found: list[str] = []
    face_up: set[str] = set()
    scene: Sent | None = None
    for raw in watcher.heard:
        scene = folded(scene, json.loads(raw))
        if scene and scene["view"]["outcome"]:
            break
        if scene:
            face_up |= {done["card"] for cards in scene["view"]["board"]["validated"] for done in cards}
        found += [f"{card} in {raw[:80]}" for card in HIDDEN.findall(raw) if card not in face_up]
    return found


def seen_of_hand(reader: Player, holder: Player) -> list[str]:
    """What the reader's page shows of the missions that somebody holds: titles, or ids in its elements."""
    cards = [held["card"] for held in holder.board["hands"][holder.seat or 0] if held]
    text, ids = reader.page.locator("body").inner_text().upper(), HIDDEN.findall(reader.page.content())
    return [card for card in cards if card in ids or reader.t(f"mission-{card}").upper() in text]


def test_two_people_and_a_bot_play_a_whole_game_and_who_looks_on_sees_no_hidden_card(people: People) -> None:
    ana, leo = sit_down(people, round_cap=6)
    watcher = people(lang="en").go(f"/t/{ana.lobby['code']}")
    watcher.until(lambda: watcher.scene)
    play_round_by_pointer(ana, leo)
    watcher.until(lambda: watcher.story >= leo.story)
    assert watcher.seat is None and watcher.board["own"] is None and not watcher.options
    assert seen_of_hand(leo, leo) and not seen_of_hand(ana, leo) and not seen_of_hand(watcher, leo)
    assert not seen_of_hand(leo, ana) and not seen_of_hand(watcher, ana)
    play_on(ana, leo)
    for player in (ana, leo, watcher):
        expect(player.end).to_be_visible()
        expect(player.end).to_contain_text("Leo")
    assert ana.view["outcome"] == leo.view["outcome"] == watcher.view["outcome"]
    assert leaks(leo) and not leaks(watcher), "his own cards are told to Leo, and to nobody who looks on"


def test_DM_HID_06_at_the_end_all_hands_lie_open(people: People) -> None:
    ana = alone(people, round_cap=6)
    play_on(ana)
    expect(ana.end).to_be_visible()
    left = [held["card"] for hand in ana.board["hands"] for held in hand if held]
    assert left, "somebody has not completed everything"
    for card in left:
        expect(ana.end).to_contain_text(re.compile(re.escape(ana.t(f"mission-{card}")), re.IGNORECASE))


# -- what is in full view ------------------------------------------------------------------------------------------


def learn(people: People, until: str, size: tuple[int, int] = DESKTOP, **who: Any) -> Player:
    """The guided first game, whose dice are known, followed tap by tap until the coach says this line."""
    simon = people("Simon", size=size, touch=size == PHONE, **who).go("/learn/" + DICE)
    simon.until(lambda: simon.scene and coach(simon))
    follow(simon, until)
    return simon


def coach(player: Player) -> dict[str, Any]:
    return (player.scene or {}).get("coach") or {}


def follow(player: Player, until: str) -> None:
    """Reads on, or does on the board what the coach points at."""
    while line(player) != until:
        player.until(lambda: not coach(player) or coach(player)["reading"] or coach(player)["choices"])
        assert coach(player), f"{until} is never said"
        if line(player) == until:
            break
        if coach(player)["reading"]:
            player.answered(player.button("table-coach-next").click)
        else:
            tap(player, coach(player)["choices"][0])
    player.until(lambda: coach(player)["reading"] or coach(player)["choices"])


def line(player: Player) -> str:
    return str(coach(player)["say"][0]["id"]) if coach(player) else ""


def assert_dice(player: Player) -> None:
    """Every die lies where the table has it, with its value, its colour and its mark."""
    colours = player.ask(f"/api/games/{DICE}/facts")["colours"]
    for seat, tray in enumerate(player.board["dice"]):
        wanted = [[die, value, [f"c-{c['id']}", f"m-{c['mark']}"]] for die, value in tray for c in [colours[die // 6]]]
        player.page.wait_for_function(
            f"([seat, wanted]) => JSON.stringify(({DICE_SHOWN})(seat)) === wanted",
            arg=[seat, json.dumps(wanted, separators=(",", ":"))],
        )


@pytest.mark.parametrize(("lang", "size"), [("fr", PHONE), ("en", DESKTOP)])
def test_the_guided_game_can_be_played_by_pointer_to_its_end(people: People, lang: Any, size: tuple[int, int]) -> None:
    simon = learn(people, "lesson-next", size, lang=lang)
    assert simon.is_over and simon.view["outcome"]["winners"] == [simon.seat]
    simon.answered(simon.button("table-coach-next").click)
    expect(simon.end).to_be_visible()
    assert simon.board["gadgets_played"] == [1, 0, 0]


def test_DM_DIG_02_dice_keep_their_place_and_value_in_full_view(people: People) -> None:
    simon = learn(people, "lesson-keep")
    assert [value for _, value in simon.board["dice"][0]] == [6, 6, 1, 4, 2]
    assert_dice(simon)
    follow(simon, "lesson-stop")
    assert simon.board["dice"][0] == [[0, 6], [1, 6], [2, 6], [3, 5], [4, 1]]
    assert_dice(simon)
    follow(simon, "lesson-not-yet")
    assert [len(tray) for tray in simon.board["dice"]] == [5, 5, 5]
    assert_dice(simon)


def test_DM_DIG_04_the_token_lies_at_the_active_agent_and_turns_over(people: People) -> None:
    simon = learn(people, "lesson-dice")
    assert_token(simon, 0, "mission")
    follow(simon, "lesson-debriefing")
    assert_token(simon, 0, "debriefing")
    follow(simon, "lesson-last")
    assert_token(simon, 1, "mission")


def assert_token(player: Player, seat: int, phase: str) -> None:
    """There is one token; it lies on that mat and shows that side."""
    expect(player.page.locator(".token")).to_have_count(1)
    token = player.page.locator(f"[data-fx=mat-{seat}] .token")
    expect(token).to_have_attribute("aria-label", player.t("ui-token", phase=player.t(f"phase-{phase}")))
    expect(token.locator(f".side.{phase}")).to_be_visible()
    assert ("turned" in (token.get_attribute("class") or "")) == (phase == "debriefing")


def folder(player: Player, slot: int) -> Locator:
    return player.page.locator(".hand .folder").nth(slot - 1)


def test_DM_STA_05_DM_DIG_06_who_leaves_a_lit_mission_is_asked_once_more(people: People) -> None:
    simon = learn(people, "lesson-debriefing")
    for slot in (1, 2):
        expect(folder(simon, slot).locator(".flag.ok")).to_have_text(simon.t("ui-state-ok"))
    expect(folder(simon, 3).locator(".flag.ok")).to_have_count(0)
    heard = len(simon.answers)
    act(simon, "e").click()
    prompt = simon.page.locator(".lamp [role=status]")
    expect(prompt).to_contain_text(simon.t("ui-sure", card=simon.t("mission-so-12")))
    simon.button("ui-stay").click()
    expect(act(simon, "e")).to_be_visible()
    expect(prompt).not_to_contain_text(simon.t("ui-sure", card=simon.t("mission-so-12")))
    assert len(simon.answers) == heard, "nothing was sent"
    follow(simon, "lesson-not-yet")
    number = simon.view["asked"]["number"]
    simon.answered(act(simon, "e").click)
    simon.until(lambda: simon.view["asked"]["number"] != number, "with nothing lit the turn ends at once")


@pytest.mark.parametrize(("hints", "flags"), [("none", False), ("odds", True)])
def test_DM_DIG_06_chances_are_shown_to_who_wants_them_and_nothing_to_who_does_not(
    people: People, hints: str, flags: bool
) -> None:
    ana = alone(people, hints=hints)
    tap(ana, {"type": "set_dice", "n": 5})
    tap(ana, {"type": "roll"})
    expect(ana.page.locator(".mine [data-die]")).to_have_count(5)
    if not flags:
        return expect(ana.page.locator(".flag")).to_have_count(0)
    assert ana.scene is not None
    undecided = [card for card in ana.scene["figures"]["cards"] if not card["holds"] and not card["out"]]
    assert None not in [card["chance"] for card in undecided], "whatever may still come about has a chance"
    chances = sorted(ana.t("ui-percent", percent=card["chance"]) for card in undecided)
    shown = ana.page.locator(".flag b").filter(has_text="%")
    ana.until(lambda: sorted(shown.all_inner_texts()) == chances, f"the board shows {chances}")


def test_a_validated_mission_lights_the_dice_that_proved_it(people: People) -> None:
    simon = learn(people, "lesson-not-yet")
    simon.page.locator(".bar .phase").click()
    sheet = simon.page.get_by_role("dialog", name=simon.t("ui-round-title", round=1))
    expect(sheet.locator(".done")).to_have_count(2)
    sheet.locator(".done", has_text=simon.t("mission-so-12")).hover()
    lit = simon.page.locator("[data-fx^=die-].lit")
    expect(lit).to_have_count(3)
    assert {die.get_attribute("data-fx") for die in lit.all()} == {"die-0", "die-1", "die-2"}
    simon.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(lit).to_have_count(0)
    follow(simon, "lesson-last")
    simon.page.locator("[data-fx=mat-0] .over").click()
    proof = simon.page.locator(".dm-sheet .done", has_text=simon.t("mission-so-12"))
    proof.hover()
    expect(proof.locator(".dice .die[data-v='6']")).to_have_count(3)
    expect(lit).to_have_count(0)


# -- at any moment -------------------------------------------------------------------------------------------------


def figures(player: Player) -> Sent:
    """What the newest scene shows beside the board."""
    assert player.scene is not None
    found: Sent = player.scene["figures"]
    return found


def test_DM_CMP_06_everybody_can_open_the_help_card_and_the_clock_goes_on(people: People) -> None:
    ana, leo = sit_down(people, tempo="relaxed")
    watcher = people(lang="fr", size=PHONE, touch=True).go(f"/t/{ana.lobby['code']}")
    watcher.until(lambda: watcher.scene)
    deadline = figures(ana)["due"]
    expect(leo.page.locator(".bar .phase")).to_be_visible()
    leo.page.keyboard.press("h")
    for player in (ana, watcher):
        player.page.locator(".bar .phase").click()
        player.page.locator(".dm-sheet").get_by_role("button", name=player.t("ui-help"), exact=True).click()
    for player in (ana, leo, watcher):
        card = player.page.get_by_role("dialog", name=player.t("ui-help"))
        expect(card.get_by_role("listitem")).to_have_text([player.t(f"help-{line}") for line in range(1, 8)])
        player.page.keyboard.press("Escape")
        expect(card).to_have_count(0)
    tap(ana, {"type": "set_dice", "n": 3})
    assert deadline > 0 and figures(ana)["due"] == deadline, "looking at it gave nobody more time"


def test_DM_DIG_08_what_people_say_reaches_the_others_and_not_the_game(people: People) -> None:
    ana, leo = sit_down(people)
    before = (ana.board, ana.view["asked"])
    said = ana.open_drawer("table-chat")
    panel = leo.open_drawer("table-chat")
    panel.get_by_role("textbox").fill("Plenty of 6s, I hear")
    leo.answered(lambda: panel.get_by_role("textbox").press("Enter"))
    expect(said).to_contain_text("Plenty of 6s, I hear")
    leo.answered(panel.get_by_role("button", name=leo.t("table-emote-luck"), exact=True).click)
    expect(said.get_by_role("listitem")).to_have_count(2)
    assert (ana.board, ana.view["asked"]) == before


def gadget_plays(player: Player) -> list[Any]:
    return [choice for choice in player.options if kind(choice) in GADGETS]


def gather_gadgets(*players: Player, least: int) -> None:
    """Everybody draws instead of validating, and plays by pointer whatever gadget can be played."""
    rng = random.Random(7)
    first = players[0]
    while not first.is_over and len(first.board["gadget_discard"]) < least:
        first.until(lambda: first.is_over or any(player.is_asked for player in players))
        for player in players:
            if player.is_asked:
                tap(player, rng.choice(gadget_plays(player) or [plain_choice(player)]))


def plain_choice(player: Player) -> Any:
    """The shortest way through a turn that brings a gadget."""
    for wanted in ("set_dice", "roll", "pick", "discard", "draw_gadget", "end_turn"):
        if player.find(wanted):
            return player.find(wanted)[0]
    raise AssertionError(f"nothing plain among {player.options}")


def test_DM_DIG_03_DM_GAD_07_gadgets_played_lie_open_newest_first(people: People) -> None:
    for _ in range(3):
        ana, leo = sit_down(people)
        gather_gadgets(ana, leo, least=2)
        if not ana.is_over:
            break
    played = ana.board["gadget_discard"]
    assert len(played) >= 2, "three whole games without two gadgets"
    leo.until(lambda: leo.story >= ana.story)
    leo.page.locator("[data-fx=discard]").click()
    ana.page.locator(".bar .phase").click()
    ana.page.locator(".dm-sheet").get_by_role("button", name=ana.t("ui-discard-pile"), exact=True).click()
    for player in (ana, leo):
        pile = player.page.get_by_role("dialog", name=player.t("ui-discard-pile"))
        newest_first = [player.t(f"gadget-{gadget}") for gadget in reversed(player.board["gadget_discard"])]
        expect(pile.get_by_role("listitem").locator("b")).to_have_text(newest_first)


# -- keys, and coming back -----------------------------------------------------------------------------------------


def test_a_whole_round_by_keys_alone(people: People) -> None:
    ana = alone(people)
    ana.page.mouse.move(0, 0)
    keys = ana.page.keyboard
    ana.page.locator(".pick").wait_for()
    ana.answered(lambda: keys.press("3"))
    assert ana.board["n"] == 3
    act(ana, "r").wait_for()
    ana.answered(lambda: keys.press("r"))
    expect(ana.page.locator(".mine [data-die]")).to_have_count(3)
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    keys.press(" ")
    expect(die_of(ana, 1)).to_have_attribute("aria-pressed", "true")
    kept = [die for die in ana.board["dice"][0] if die[0] != 1]
    ana.answered(lambda: keys.press("r"))
    ana.until(lambda: ana.board["rolls"] == 2)
    assert [die for die in ana.board["dice"][0] if die[0] != 1] == kept
    act(ana, "e").wait_for()
    ana.answered(lambda: keys.press("e"))
    until_asked(ana, "debrief_act")
    while ana.find("validate"):
        ana.page.locator("[data-key=v]").first.wait_for()
        ana.answered(lambda: keys.press("v"))
    key = "d" if ana.find("draw_gadget") else "e"
    act(ana, key).wait_for()
    ana.answered(lambda: keys.press(key))
    ana.until(lambda: ana.is_over or ana.board["round"] == 2)


def test_whoever_reloads_in_mid_turn_finds_everything_as_it_lay(people: People) -> None:
    ana, leo = sit_down(people)
    tap(ana, {"type": "set_dice", "n": 5})
    tap(ana, {"type": "roll"})
    die_of(ana, 2).click()
    before = (ana.board, ana.options, ana.story)
    ana.reload()
    ana.until(lambda: ana.is_asked)
    assert (ana.board, ana.options, ana.story) == before and ana.seat == 0
    assert_dice(ana)
    expect(die_of(ana, 2)).to_have_attribute("aria-pressed", "false")
    tap(ana, {"type": "end_turn"})
    until_asked(leo, "mission_act")
    assert leo.board["r"] == 1
