"""What goes wrong around a table is said in the reader's language, and nothing is lost by it."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import People
from .games import ACADEMY, MISSION, lock_card, lockable, place_by_taps
from .players import words

REPLAY_A_STALE_ANSWER = """() => {
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text)
    if (message.type === 'answer') message.choice = { type: 'claim', die: 0, card: 9, slot: 'a', replace: null }
    return send.call(this, JSON.stringify(message))
  }
}"""


def test_a_wrong_code_is_told_where_it_was_typed(people: People) -> None:
    ana = people("Ana", lang="fr").go("/")
    ana.page.get_by_label(ana.t("home-code-field")).fill("ZZZZ")
    trouble = ana.page.locator("#home-code-trouble")
    expect(trouble).to_have_text(words("fr").text("refusal-no_such_table", table="ZZZZ"))
    ana.go("/t/ZZZZ")
    expect(ana.page.get_by_role("heading", name=ana.t("table-unknown-title"))).to_be_visible()
    expect(ana.page.get_by_text(ana.t("table-unknown", code="ZZZZ"))).to_be_visible()


def test_a_full_table_is_looked_on(people: People) -> None:
    ana, leo, igor = people("Ana"), people("Leo"), people("Igor", lang="fr")
    code = ana.make(ACADEMY, seats=2)
    leo.go(f"/t/{code}")
    leo.button("lobby-take-seat").click()
    leo.until(lambda: leo.seat == 1)
    igor.go(f"/t/{code}")
    igor.until(lambda: igor.lobby)
    expect(igor.page.get_by_text(igor.t("lobby-visitor-full"))).to_be_visible()
    expect(igor.button("lobby-take-seat")).to_have_count(0)
    assert igor.seat is None and igor.lobby["spectators"] == 1


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


def test_of_two_tabs_one_plays_and_the_other_may_take_over(people: People) -> None:
    first = people("Ana")
    code = first.make(ACADEMY, "now", seats=3, options={"tempo": "untimed"})
    first.until(lambda: first.is_asked)
    second = people.tab(first.page.context, "en").go(f"/t/{code}")
    second.until(lambda: second.is_asked)
    expect(first.page.get_by_text(first.t("table-moved"))).to_be_visible()
    assert first.page.locator(".frame[inert]").count() == 1, "the old tab's board only shows"
    lock_card(second, lockable(second)[0])
    assert second.answers[-1]["type"] == "done"
    first.button("table-play-here").click()
    expect(first.page.get_by_text(first.t("table-moved"))).to_have_count(0)
    expect(first.page.locator(".frame[inert]")).to_have_count(0)
    expect(second.page.get_by_text(second.t("table-moved"))).to_be_visible()


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


def test_a_room_that_is_gone_is_said_to_be_gone(people: People) -> None:
    ana = people("Ana", lang="fr")
    ana.page.route("**/api/**", lambda route: route.abort())
    ana.go("/")
    expect(ana.page.get_by_text(ana.t("home-unreachable"))).to_be_visible()
    ana.page.unroute("**/api/**")
    ana.button("home-retry").click()
    expect(ana.button("home-play-of", title=words("fr", ACADEMY).text("title"))).to_be_visible()
    ana.page.route("**/api/**", lambda route: route.abort())
    ana.go("/t/ABCD")
    expect(ana.page.get_by_role("heading", name=ana.t("table-unreachable-title"))).to_be_visible()
