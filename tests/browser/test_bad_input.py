"""What goes wrong around a table is said in the reader's language, and nothing is lost by it."""

from .prelude import *


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
    code = ana.make(ANY, seats=2)
    leo.go(f"/t/{code}")
    leo.answered(leo.button("lobby-take-seat").click)
    leo.until(lambda: leo.seat == 1)
    igor.go(f"/t/{code}")
    igor.until(lambda: igor.lobby)
    expect(igor.page.get_by_text(igor.t("lobby-visitor-full"))).to_be_visible()
    expect(igor.button("lobby-take-seat")).to_have_count(0)
    assert igor.seat is None and igor.lobby["spectators"] == 1


def test_of_two_tabs_one_plays_and_the_other_may_take_over(people: People) -> None:
    first = people("Ana")
    code = first.make(ANY, "now", seats=3, options=screen_of(ANY).options)
    first.until(lambda: first.is_asked)
    second = people.tab(first.page.context, "en").go(f"/t/{code}")
    second.until(lambda: second.is_asked)
    expect(first.page.get_by_text(first.t("table-moved"))).to_be_visible()
    assert first.page.locator(".frame[inert]").count() == 1, "the old tab's board only shows"
    second.choose(second.options[0])
    assert second.answers[-1]["type"] == "done"
    first.button("table-play-here").click()
    expect(first.page.get_by_text(first.t("table-moved"))).to_have_count(0)
    expect(first.page.locator(".frame[inert]")).to_have_count(0)
    expect(second.page.get_by_text(second.t("table-moved"))).to_be_visible()


def test_a_room_that_is_gone_is_said_to_be_gone(people: People) -> None:
    ana = people("Ana", lang="fr")
    ana.page.route("**/api/**", lambda route: route.abort())
    ana.go("/")
    expect(ana.page.get_by_text(ana.t("home-unreachable"))).to_be_visible()
    ana.page.unroute("**/api/**")
    ana.button("home-retry").click()
    expect(ana.button("home-play-of", title=words("fr", ANY).text("title"))).to_be_visible()
    ana.page.route("**/api/**", lambda route: route.abort())
    ana.go("/t/ABCD")
    expect(ana.page.get_by_role("heading", name=ana.t("table-unreachable-title"))).to_be_visible()
