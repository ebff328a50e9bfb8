"""Somebody comes for the first time: from the home page to the end of a game, and what is left of it."""

from qg.kernel import record
from qg.kernel.judge import Retelling

from .prelude import *


@pytest.mark.parametrize(("slug", "lang"), in_turn(BOARDS, ("fr",), ("en",)))
def test_a_newcomer_plays_a_whole_game(people: People, slug: str, lang: Literal["en", "fr"], tmp_path: Path) -> None:
    ana = people(lang=lang).go("/")
    title = str(catalog.words(slug, lang).text("title"))
    ana.button("home-play-of", title=title).click()
    ana.page.get_by_label(ana.t("profile-name"), exact=True).fill("Ana")
    ana.button("profile-save").click()
    ana.until(lambda: ana.is_asked, "three taps from the door the game is on")
    assert ana.lobby["game"] == slug and ana.lobby["seats"][ana.seat or 0]["name"] == "Ana"
    code = ana.lobby["code"]
    hands = hands_of(slug)
    for _ in range(2 if hands else 0):
        hands.take_turn(ana)
    play_on(ana)
    expect(ana.end).to_be_visible()
    expect(ana.end.get_by_role("heading", level=1)).not_to_be_empty()
    assert not violations(ana.page), "axe is content with the end"
    ask_for_a_rematch(ana, code)
    look_at_the_replay(ana, code)
    check_the_proof(ana, code)
    check_the_record(ana, code, slug, tmp_path)
    check_the_archive(ana, code)


def ask_for_a_rematch(player: Player, code: str) -> None:
    player.button("end-rematch").click()
    player.until(lambda: player.lobby["code"] != code and player.lobby["phase"] == "lobby", "a new table")
    assert player.lobby["seats"][player.seat or 0]["name"] == player.lobby["seats"][0]["name"] == "Ana"
    expect(player.button("lobby-start")).to_be_visible()
    player.go(f"/t/{code}")
    expect(player.end).to_be_visible()


def look_at_the_replay(player: Player, code: str) -> None:
    player.link("end-replay").click()
    scrubber = player.page.get_by_role("slider", name=player.t("replay-moment"))
    expect(scrubber).to_be_visible()
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 20, "a whole game has many moments"
    player.button("replay-forth").click()
    expect(scrubber).to_have_attribute("aria-valuetext", player.t("replay-at", at=1, last=last))
    scrubber.focus()
    player.page.keyboard.press("End")
    expect(scrubber).to_have_attribute("aria-valuetext", player.t("replay-at", at=last, last=last))
    expect(player.page.get_by_role("status").filter(has_text=f"{last}/{last}")).to_be_visible()
    player.page.get_by_role("link", name=player.t("replay-leave")).click()
    expect(player.end).to_be_visible()


def check_the_proof(player: Player, code: str) -> None:
    player.link("end-proof").click()
    draws = len(player.ask(f"/api/tables/{code}/proof")["draws"])
    assert draws > 20
    expect(player.page.get_by_text(player.t("proof-seal-good"))).to_be_visible()
    verified = player.t("proof-draws", checked=draws, total=draws)
    expect(player.page.get_by_role("status").filter(has_text=verified)).to_be_visible()


def check_the_record(player: Player, code: str, slug: str, folder: Path) -> None:
    with player.page.expect_download() as download:
        player.link("end-record").click()
    file = folder / "record.json"
    download.value.save_as(file)
    told = record.decode(file.read_bytes())
    assert told.game == slug and told.result is not None
    story = Retelling(told, catalog.load(slug))
    assert len(list(story)) == len(told.inputs) + 1
    shown = player.ask(f"/api/tables/{code}/proof")["draws"]
    assert [(draw["sides"], draw["value"]) for draw in shown] == [(draw.sides, draw.value) for draw in story.draws]


def check_the_archive(player: Player, code: str) -> None:
    player.go("/")
    player.page.get_by_role("link", name=player.t("home-archive-long")).click()
    entry = player.page.get_by_role("listitem").filter(has=player.page.locator(f"a[href='/t/{code}/replay']")).first
    expect(entry).to_contain_text("Ana")


def test_a_second_browser_joins_by_the_code(people: People) -> None:
    ana, leo = people("Ana").go("/"), people(lang="fr", size=(390, 760), touch=True).go("/")
    title = str(catalog.words(ANY, "en").text("title"))
    ana.button("home-invite-of", title=title).click()
    ana.until(lambda: ana.lobby)
    leo.page.get_by_label(leo.t("home-code-field")).fill(ana.lobby["code"].lower())
    leo.page.get_by_label(leo.t("profile-name"), exact=True).fill("Leo")
    leo.button("lobby-sit-down").click()
    leo.until(lambda: leo.seat == 1, "scan, name, seated")
    ana.until(lambda: ana.lobby["seats"][1]["name"] == "Leo")
    expect(ana.page.get_by_text("Leo", exact=True)).to_be_visible()
    leo.answered(leo.button("lobby-im-ready").click)
    ana.until(lambda: ana.lobby["seats"][1]["ready"])
    ana.answered(ana.button("lobby-start").click)
    for player in (ana, leo):
        player.until(lambda player=player: player.is_asked)  # type: ignore[misc]
        assert player.lobby["phase"] == "playing" and player.view["seat"] == player.seat
