"""Guests come by another host name over plain http: browsers call that insecure and give the page less."""

from .prelude import *

BROWSER_FLAGS = ["--host-resolver-rules=MAP salle.test 127.0.0.1"]

WATCH_COPIES = """() => addEventListener('copy', () => {
  window.copied = getSelection().toString() || document.activeElement.value
})"""


def test_a_guest_on_plain_http_joins_plays_and_checks_the_dice(people: People, room: Room) -> None:
    base = f"http://salle.test:{room.port}"
    ana, leo = people("Ana", base=base), people(lang="fr", base=base).go("/")
    assert leo.page.evaluate("[isSecureContext, !!crypto.subtle, !!navigator.clipboard]") == [False, False, False]
    code = ana.make(ANY, seats=3, options=screen_of(ANY).options | screen_of(ANY).short)
    leo.page.get_by_label(leo.t("home-code-field")).fill(code)
    leo.page.get_by_label(leo.t("profile-name"), exact=True).fill("Leo")
    leo.button("lobby-sit-down").click()
    ana.until(lambda: ana.lobby and ana.lobby["seats"][1]["name"] == "Leo")
    copy_the_link(leo, f"{base}/t/{code}")
    ana.answered(ana.button("lobby-start").click)
    play_on(ana, leo)
    expect(leo.end).to_be_visible()
    leo.link("end-proof").click()
    draws = len(leo.ask(f"/api/tables/{code}/proof")["draws"])
    verified = leo.t("proof-draws", checked=draws, total=draws)
    expect(leo.page.get_by_role("status").filter(has_text=verified)).to_be_visible()
    expect(leo.page.get_by_text(leo.t("proof-seal-good"))).to_be_visible()


def copy_the_link(player: Player, link: str) -> None:
    """Without a clipboard of its own the page copies as pages did before there was one."""
    player.page.evaluate(WATCH_COPIES)
    player.button("lobby-copy").click()
    expect(player.button("lobby-copied")).to_be_visible()
    assert player.page.evaluate("window.copied") == link
