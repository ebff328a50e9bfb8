"""Bomb Squad Academy with two people and a bot: secrets stay secret, everybody's card turns over at once."""

import json
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from qg.games.bomb_squad_academy.tests.browser.hands import ACADEMY, hand_card, lock_card, lockable
from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.games import close_list, play_on, press, two_people
from tests.browser.players import Player

WATCH_REVEALS = """() => {
  window.turned = []
  new MutationObserver(() => {
    const up = document.querySelectorAll('.pick.up').length
    if (up !== window.turned.at(-1)) window.turned.push(up)
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""


def sit_down(people: People, **options: str) -> tuple[Player, Player]:
    """Ana at a French desktop, Leo at an English phone, and a bot."""
    ana, leo = people("Ana", lang="fr", size=DESKTOP), people("Leo", lang="en", size=PHONE, touch=True)
    code = ana.make(ACADEMY, seats=3, options={"tempo": "untimed", **options})
    leo.go(f"/t/{code}")
    leo.answered(leo.button("lobby-take-seat").click)
    ana.until(lambda: ana.lobby and ana.lobby["seats"][1]["name"] == "Leo")
    ana.answered(ana.button("lobby-start").click)
    for player in (ana, leo):
        player.until(lambda player=player: player.scene)  # type: ignore[misc]
    return ana, leo


def seat_of(player: Player, name: str) -> Locator:
    """Somebody else's place on this person's screen."""
    return player.page.locator(".seat", has=player.page.locator(".name", has_text=name))


def test_two_people_and_a_bot_play_an_exam_to_its_end(people: People) -> None:
    ana, leo = sit_down(people, exam="drill")
    play_on(ana, leo)
    for player in (ana, leo):
        expect(player.end).to_be_visible()
        expect(player.end).to_contain_text("Ana")
        expect(player.end).to_contain_text("Leo")
        player.until(lambda player=player: player.lobby["phase"] == "over")  # type: ignore[misc]
    assert ana.view["outcome"] == leo.view["outcome"]


def test_a_choice_is_secret_and_can_be_taken_back_until_all_turn_over(people: People) -> None:
    ana, leo = sit_down(people, exam="drill")
    watcher = people().go(f"/t/{ana.lobby['code']}")
    watcher.until(lambda: watcher.scene)
    traces = []
    for card in ("green", "chicken"):
        heard = [len(player.heard) for player in (leo, watcher)]
        lock_card(ana, card)
        ana.until(lambda: ana.board["own"]["locked"])
        assert ana.board["own"]["locked"] == card
        leo.until(lambda: leo.board["ready"][0], "Leo sees that Ana is ready")
        watcher.until(lambda: watcher.board["ready"][0])
        expect(seat_of(leo, "Ana").get_by_label(leo.t("ui-laid"))).to_be_visible()
        expect(leo.page.locator(".pick.up")).to_have_count(0)
        expect(watcher.page.locator(".pick.up")).to_have_count(0)
        news = [told(player, since) for player, since in zip((leo, watcher), heard, strict=True)]
        traces.append((news, seat_of(leo, "Ana").inner_html(), seat_of(watcher, "Ana").inner_html()))
        if card == "green":
            ana.answered(ana.button("ui-unlock").click)
            leo.until(lambda: not leo.board["ready"][0], "Ana has taken her card back")
            expect(seat_of(leo, "Ana").locator(".pick")).to_have_count(0)
    assert traces[0] == traces[1], "whatever Ana locks, the others hear and see the same"
    for player in (ana, leo):
        player.page.evaluate(WATCH_REVEALS)
    lock_card(leo, "red")
    for player in (ana, leo):
        player.until(lambda player=player: "actions_revealed" in "".join(player.heard))  # type: ignore[misc]
        player.page.wait_for_function("window.turned.some(up => up > 0)")
        turned = player.page.evaluate("window.turned.filter(up => up > 0)")
        assert turned[0] == max(turned) == 3, f"cards turn over one by one: {turned}"


def told(player: Player, since: int) -> list[Any]:
    """What the room has told a page about Ana's choice since then; the bot's own may come before or after."""
    news = moments(player.heard[since:])
    lock = next(one for one in news if one.get("event", {}).get("type") == "seat_locked" and one["event"]["seat"] == 0)
    changed = {name: change for name, change in lock["patch"]["~"].items() if name.split("/")[0] != "ready"}
    return [lock["event"], lock.get("lines"), changed]


def moments(heard: list[str]) -> list[Any]:
    return [moment for raw in heard for moment in json.loads(raw).get("moments", [])]


def with_a_window(people: People) -> tuple[Player, Player]:
    """Two people of whom one alone may react. An exam in which that never happens is rare: then there is another."""
    for _ in range(4):
        ana, leo = sit_down(people, exam="express")
        play_on(ana, leo, until=lambda ana=ana, leo=leo: is_open(ana, leo))  # type: ignore[misc]
        if not ana.is_over:
            return ana, leo
    raise AssertionError("no window opened in four whole exams")


def is_open(*two: Player) -> bool:
    """One of the two is awaited, the other is not; whichever page hears of it first."""
    return any(player.kind == "react" and len({0, 1} & set(player.view["waiting"])) == 1 for player in two)


def test_only_who_may_react_is_shown_the_window(people: People) -> None:
    ana, leo = with_a_window(people)
    for player in (ana, leo):
        player.until(lambda player=player: player.kind == "react" and player.story >= max(ana.story, leo.story))  # type: ignore[misc]
        close_list(player)
    eligible, other = (ana, leo) if 0 in ana.view["waiting"] else (leo, ana)
    expect(eligible.button("ui-let-go")).to_be_visible()
    expect(other.page.locator(".react")).to_have_count(0)
    assert not other.options, "the other has nothing to answer"
    number = eligible.view["asked"]["number"]
    eligible.answered(lambda: press(eligible, eligible.button("ui-let-go")))
    eligible.until(lambda: not eligible.view["asked"] or eligible.view["asked"]["number"] != number)


def test_a_whole_bomb_by_keys_alone(people: People) -> None:
    ana = people("Ana")
    ana.make(ACADEMY, "now", seats=3, options={"exam": "drill", "tempo": "untimed"})
    ana.page.mouse.move(0, 0)
    for _ in range(60):
        ana.until(lambda: ana.is_asked or ana.is_over)
        if ana.is_over:
            break
        answer_by_keys(ana)
    assert ana.is_over
    expect(ana.end).to_be_visible()


def answer_by_keys(player: Player) -> None:
    """Numbers pick, space goes on; the keys are those that the buttons show.

    What a look has shown may open over the hand meanwhile: then it is put away, and what was picked is picked anew.
    """
    before, number = len(player.answers), player.view["asked"]["number"]

    def is_settled() -> bool:
        is_asked = player.is_asked and player.view["asked"]["number"] == number
        return len(player.answers) > before or not is_asked

    for _ in range(12):
        with suppress(AssertionError, TimeoutError):
            pick_by_keys(player)
            player.page.keyboard.press(" ")
            player.until(is_settled, seconds=4)
        if is_settled():
            return
        player.page.keyboard.press("Escape")
    raise AssertionError(f"space does not answer {player.kind}")


def pick_by_keys(player: Player) -> None:
    keys = player.page.keyboard
    page = player.page
    while page.locator(".bsa-sheet").count():
        keys.press("Escape")
    if player.kind == "choose_action":
        cards = lockable(player)
        if not cards:  # what was pressed before has arrived by now
            return
        card = hand_card(player, cards[0])
        expect(card).to_be_enabled(timeout=5000)
        keys.press(card.get_attribute("data-key") or "")
        expect(card).to_have_attribute("aria-pressed", "true", timeout=5000)
    elif player.kind == "chicken_look":
        page.locator(".ask .look").wait_for(timeout=5000)
        keys.press("1")
        keys.press("2")
    elif player.kind == "wait_pick":
        page.locator(".ask .wait").wait_for(timeout=5000)
        keys.press("1")
    else:
        page.locator("[data-key=space]:not(:disabled)").first.wait_for(timeout=5000)


def test_a_private_look_is_for_its_owner_alone(people: People) -> None:
    ana, leo = sit_down(people, exam="drill")
    watcher = people(lang="fr").go(f"/t/{ana.lobby['code']}")
    watcher.until(lambda: watcher.scene)
    play_on(ana, leo, until=lambda: ana.kind == "choose_action" and "chicken" in lockable(ana) and lockable(leo))
    close_list(ana)
    lock_card(ana, "chicken")
    play_on(leo, until=lambda: ana.kind == "chicken_look" and ana.is_asked)
    close_list(leo)
    expect(watcher.page.locator(".hand button")).to_have_count(0)
    looks = ana.page.locator(".ask .look")
    looks.get_by_role("button", name=ana.t("ui-look-top", wire=ana.t("wire-green"))).click()
    looks.get_by_role("button", name=ana.t("ui-look-top", wire=ana.t("wire-blue"))).click()
    ana.answered(ana.button("ui-look").click)
    expect(ana.page.get_by_role("dialog", name=ana.t("ui-peek"))).to_be_visible()
    ana.until(lambda: events(ana, "saw"), "Ana saw something")
    for player in (leo, watcher):
        player.until(lambda player=player: events(player, "looked"), "the others know that she looked")  # type: ignore[misc]
        assert not events(player, "saw"), "what she saw is for her alone"
        expect(player.page.locator(".bsa-sheet")).to_have_count(0)
    assert watcher.board["own"] is None and watcher.seat is None and not watcher.options


def events(player: Player, type: str) -> list[Any]:
    return [moment for moment in moments(player.heard) if moment.get("event", {}).get("type") == type]


def test_who_comes_to_a_started_table_is_a_spectator(people: People) -> None:
    ana, leo = people("Ana"), people("Leo", lang="fr")
    code = ana.make(ACADEMY, "now", seats=3)
    ana.until(lambda: ana.is_asked)
    part = ana.page.locator(".hand button").first.element_handle()
    leo.go(f"/t/{code}")
    leo.until(lambda: leo.scene)
    assert leo.seat is None and not leo.options
    ana.until(lambda: ana.lobby["spectators"] == 1)
    ana.page.wait_for_timeout(300)
    assert part.evaluate("part => part.isConnected"), "the board of who plays is not put up anew"
    expect(leo.page.get_by_text(leo.t("table-watching")).first).to_be_visible()
    expect(leo.page.locator(".hand button")).to_have_count(0)


def test_a_page_that_was_offline_catches_up(people: People) -> None:
    ana, leo = two_people(people, ACADEMY, tempo="untimed", exam="drill")
    play_on(ana, leo, until=lambda: ana.kind == leo.kind == "choose_action" and lockable(ana) and lockable(leo))
    expect(hand_card(leo, lockable(leo)[0])).to_be_visible()
    leo.page.context.set_offline(True)
    ana.choose(ana.find("lock")[0])
    ana.until(lambda: ana.board["own"]["locked"])
    leo.page.context.set_offline(False)
    leo.until(lambda: leo.board["ready"][0], "what happened meanwhile is told afterwards")
    assert leo.story == ana.story
    close_list(leo)
    lock_card(leo, lockable(leo)[0])
    ana.until(lambda: ana.board["actions"] or ana.kind != "choose_action" or ana.board["turn"] > 1, "play goes on")
