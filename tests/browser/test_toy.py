"""The proof that the shell knows no game: a toy from the tests' own folder, played through the generic list."""

from .prelude import *

TOY = True


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_toy_is_played_against_a_bot_to_its_end(people: People, lang: Literal["en", "fr"]) -> None:
    ana = people("Ana", lang=lang).go("/")
    title = words(lang, "toy-pig").text("title")
    ana.button("home-play-of", title=title).click()
    ana.until(lambda: ana.is_asked)
    assert [seat["kind"] for seat in ana.lobby["seats"]] == ["person", "bot"]
    expect(ana.page.get_by_role("heading", name=title, level=1)).to_be_visible()
    ana.choose(2)
    expect(ana.page.get_by_role("status").first).not_to_be_empty()
    play_on(ana)
    expect(ana.end).to_contain_text("Ana")
    expect(ana.end.get_by_role("heading", level=1)).not_to_be_empty()
    assert max(ana.view["outcome"]["scores"]) >= 20


def test_two_people_play_the_toy(people: People) -> None:
    ana, leo = people("Ana"), people("Leo", lang="fr", size=PHONE, touch=True)
    code = ana.make("toy-pig", options={"goal": 10})
    leo.go(f"/t/{code}")
    leo.answered(leo.button("lobby-take-seat").click)
    ana.until(lambda: ana.lobby and ana.lobby["seats"][1]["name"] == "Leo")
    ana.answered(ana.button("lobby-start").click)
    for player in (ana, leo):
        player.until(lambda player=player: player.is_asked)  # type: ignore[misc]
    ana.choose(3)
    assert not shows(leo, "3"), "a bid is secret"
    leo.choose(1)
    ana.until(lambda: ana.kind == "roll_or_hold", "the higher bid begins")
    play_on(ana, leo)
    for player in (ana, leo):
        expect(player.end).to_contain_text("Leo")
    assert ana.view["outcome"] == leo.view["outcome"]


def shows(player: Player, text: str) -> bool:
    return text in player.page.get_by_role("main").locator("section").first.inner_text()
