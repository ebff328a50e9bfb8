"""For everybody: axe is content, keys are enough, large letters and small screens lose nothing."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, People
from .games import (
    ACADEMY,
    MISSION,
    claims_of,
    close_list,
    hand_card,
    lockable,
    place_by_keys,
    place_by_taps,
    play_on,
    sound_claims,
)
from .looks import clipped, overlaps, scroll_of, too_small, violations
from .players import Player, words

TOY = True
Lang = Literal["en", "fr"]
SIZES = [(360, 640), (390, 760), (768, 1024), (1280, 720), (1920, 1080), (640, 360)]
PARTS = {
    ACADEMY: [".top .seat", ".mast", ".bomb > .bay", ".mine > *"],
    MISSION: [
        ".hud",
        ".side.left > *",
        ".side.right > *",
        ".mates",
        ".area-line",
        ".area-bag",
        ".mid > *",
        ".area-mine .bomb",
    ],
}
MOVING = """() => document.getAnimations()
  .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().duration > 100)
  .map((one) => one.animationName ?? one.transitionProperty)"""
OPTIONS: dict[str, dict[str, Any]] = {ACADEMY: {"tempo": "untimed"}, MISSION: {"timer_s": 0}}


def in_play(
    people: People, game: str, lang: Lang = "en", size: tuple[int, int] = (1280, 720), seats: int = 3
) -> Player:
    """At a table where this person is asked for a card or a die."""
    ana = people("Ana", lang=lang, size=size, touch=size[0] < 1000)
    ana.make(game, "now", seats=seats, options=OPTIONS[game])
    ana.until(lambda: ana.is_asked)
    if game == MISSION:
        play_on(ana, until=lambda: ana.kind == "claiming" and sound_claims(ana))
        close_list(ana)
    expect(ana.menu).to_be_visible()
    return ana


def assert_clean(player: Player, where: str) -> None:
    found = violations(player.page)
    assert not found, f"{where}: {found}"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_axe_finds_nothing_around_a_table(people: People, lang: Lang) -> None:
    ana = people(lang=lang).go("/")
    expect(ana.button("home-play-of", title=words(lang, ACADEMY).text("title"))).to_be_visible()
    assert_clean(ana, "home")
    ana.button("home-me-new").click()
    expect(ana.page.get_by_label(ana.t("profile-name"), exact=True)).to_be_visible()
    assert_clean(ana, "profile")
    ana.introduce("Ana").make(ACADEMY)
    ana.until(lambda: ana.lobby)
    expect(ana.button("lobby-start")).to_be_visible()
    assert_clean(ana, "lobby")
    ana.button("lobby-options-all").click()
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    assert_clean(ana, "options")
    for path in ("/archive", f"/rules/{MISSION}"):
        ana.go(path)
        expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
        assert_clean(ana, path)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", [ACADEMY, MISSION])
def test_axe_finds_nothing_on_a_board_in_play(people: People, game: str, lang: Lang) -> None:
    ana = in_play(people, game, lang, PHONE if lang == "fr" else (1280, 720))
    assert_clean(ana, "board")
    for drawer in ("table-log", "table-chat", "table-rules", "table-choices", "table-settings"):
        panel = ana.open_drawer(drawer)
        expect(panel).to_be_visible()
        assert_clean(ana, drawer)
        panel.get_by_role("button", name=ana.t("table-close"), exact=True).click()
        expect(panel).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_axe_finds_nothing_at_the_end(people: People, lang: Lang) -> None:
    ana = people("Ana", lang=lang)
    code = ana.make(ACADEMY, "now", seats=2, options={"exam": "drill", **OPTIONS[ACADEMY]})
    play_on(ana)
    expect(ana.end).to_be_visible()
    assert_clean(ana, "end")
    ana.go(f"/t/{code}/proof")
    expect(ana.page.get_by_text(ana.t("proof-seal-good"))).to_be_visible()
    assert_clean(ana, "proof")
    ana.go(f"/t/{code}/replay")
    expect(ana.page.get_by_role("slider", name=ana.t("replay-moment"))).to_be_visible()
    assert_clean(ana, "replay")


def tab_to(player: Player, name: str, most: int = 60) -> None:
    """Goes from control to control until one of that name has the focus, and sees that the focus shows."""
    for _ in range(most):
        player.page.keyboard.press("Tab")
        focused = player.page.locator(":focus")
        if focused.count() and name == (focused.get_attribute("aria-label") or focused.inner_text().strip()):
            shown = focused.evaluate("one => one.matches(':focus-visible')")
            assert shown, f"{name} does not show its focus"
            return
    raise AssertionError(f"no way to {name} by the tab key")


def test_keys_alone_lead_from_the_door_to_the_end_of_a_game(people: People) -> None:
    ana = people().go("/")
    keys = ana.page.keyboard
    title = words("en", "toy-pig").text("title")
    expect(ana.button("home-play-of", title=title)).to_be_visible()
    tab_to(ana, ana.t("home-play-of", title=title))
    keys.press("Enter")
    expect(ana.page.get_by_label(ana.t("profile-name"), exact=True)).to_be_focused()
    keys.type("Ana")
    keys.press("Enter")
    ana.until(lambda: ana.is_asked)
    play_on(ana, seconds=90)
    expect(ana.end).to_be_visible()
    tab_to(ana, ana.t("end-home"))
    keys.press("Enter")
    expect(ana.button("home-play-of", title=title)).to_be_visible()


@pytest.mark.parametrize("game", [ACADEMY, MISSION])
def test_keys_alone_play_a_turn(people: People, game: str) -> None:
    ana = in_play(people, game, seats=3 if game == ACADEMY else 1)
    keys = ana.page.keyboard
    if game == ACADEMY:
        card = hand_card(ana, lockable(ana)[0])
        expect(card).to_be_enabled()
        keys.press(card.get_attribute("data-key") or "")
        expect(card).to_have_attribute("aria-pressed", "true")
        ana.answered(lambda: keys.press(" "))
        assert ana.answers[-1]["type"] == "done"
        return
    while sound_claims(ana):
        claim = sound_claims(ana)[0]
        place_by_keys(ana, claim)
        ana.until(lambda die=claim["die"]: die in claims_of(ana))  # type: ignore[misc]
    turn = ana.board["turn"]
    if ana.find("lock"):
        ana.answered(lambda: keys.press(" "))
    ana.until(lambda: ana.board["turn"] > turn or ana.kind != "claiming", "the dice are set")


def test_without_motion_nothing_moves(people: People) -> None:
    ana = in_play(people, ACADEMY)
    assert ana.page.evaluate(MOVING) == []
    ana.go("/")
    expect(ana.page.get_by_role("main")).to_be_visible()
    assert ana.page.evaluate(MOVING) == []


@pytest.mark.parametrize("game", [ACADEMY, MISSION])
def test_no_screen_scrolls_during_play(people: People, game: str) -> None:
    ana = in_play(people, game, "fr")
    for width, height in SIZES:
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.wait_for_function("size => innerWidth === size", arg=width)
        ana.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert max(scroll_of(ana.page)) <= 0, f"{width}x{height} scrolls"
        prompt = clipped(ana.page, ".prompt [role=status], p.prompt")
        assert not prompt, f"{width}x{height}: clipped {prompt}"
        lying = overlaps(ana.page, PARTS[game])
        assert not lying, f"{width}x{height}: {lying}"


@pytest.mark.parametrize("game", [ACADEMY, MISSION])
def test_letters_of_twice_the_size_break_nothing(people: People, game: str) -> None:
    ana = in_play(people, game, "fr")
    ana.page.evaluate("() => (document.documentElement.style.fontSize = '200%')")
    ana.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert max(scroll_of(ana.page)) <= 0
    assert not clipped(ana.page, ".prompt [role=status], p.prompt")
    assert not overlaps(ana.page, PARTS[game])


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (768, 1024)])
@pytest.mark.parametrize("game", [ACADEMY, MISSION])
def test_a_finger_finds_every_action(people: People, game: str, size: tuple[int, int]) -> None:
    ana = in_play(people, game, "en", size)
    area = ".mine, .menu" if game == ACADEMY else ".tray, .act, .menu, .tools"
    assert not too_small(ana.page, area)
    if game == MISSION and ana.find("claim"):
        place_by_taps(ana)
        assert not too_small(ana.page, ".tray, .act")
