"""For everybody: axe is content, keys are enough, large letters and small screens lose nothing."""

from .prelude import *

TOY = True
Lang = Literal["en", "fr"]
SIZES = [(360, 640), (390, 760), (768, 1024), (1280, 720), (1920, 1080), (640, 360)]
MOVING = """() => document.getAnimations()
  .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().duration > 100)
  .map((one) => one.animationName ?? one.transitionProperty)"""


def in_play(people: People, game: str, lang: Lang = "en", size: tuple[int, int] = (1280, 720)) -> Player:
    """At a table where this person is asked something."""
    ana, screen = people("Ana", lang=lang, size=size, touch=size[0] < 1000), screen_of(game)
    ana.make(game, "now", seats=3, options=screen.options)
    play_on(ana, until=lambda: ana.is_asked and screen.question in ("", ana.kind))
    close_list(ana)
    expect(ana.menu).to_be_visible()
    return ana


def assert_clean(player: Player, where: str) -> None:
    found = violations(player.page)
    assert not found, f"{where}: {found}"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_axe_finds_nothing_around_a_table(people: People, lang: Lang) -> None:
    ana = people(lang=lang).go("/")
    expect(ana.button("home-play-of", title=words(lang, ANY).text("title"))).to_be_visible()
    assert_clean(ana, "home")
    ana.button("home-me-new").click()
    expect(ana.page.get_by_label(ana.t("profile-name"), exact=True)).to_be_visible()
    assert_clean(ana, "profile")
    ana.introduce("Ana").make(ANY)
    ana.until(lambda: ana.lobby)
    expect(ana.button("lobby-start")).to_be_visible()
    assert_clean(ana, "lobby")
    ana.button("lobby-options-all").click()
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    assert_clean(ana, "options")
    for path in ("/archive", *(f"/rules/{game}" for game in BOARDS)):
        ana.go(path)
        expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
        assert_clean(ana, path)


@pytest.mark.parametrize("size", [PHONE, (1280, 720)])
def test_settings_are_in_reach_before_the_game(people: People, size: tuple[int, int]) -> None:
    ana = people("Ana", size=size).go("/")
    for where in ("home", "lobby"):
        if where == "lobby":
            ana.make(ANY)
            expect(ana.button("lobby-start")).to_be_visible()
        ana.button("table-settings").click()
        panel = ana.page.get_by_role("dialog", name=ana.t("table-settings"))
        expect(panel).to_be_visible()
        assert_clean(ana, where)
        panel.get_by_role("button", name="150").click()
        assert ana.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"
        panel.get_by_role("button", name="100").click()
        panel.get_by_role("button", name=ana.t("table-close"), exact=True).click()
        expect(panel).to_have_count(0)


def test_a_small_lobby_has_everything(people: People) -> None:
    """Five seats at 360x640 without scrolling; every bot's level by its name; seats, lesson and settings in reach."""
    ana = people("Ana", size=(360, 640), touch=True)
    ana.make(ANY, seats=4)
    more = ana.page.locator(".opts").get_by_role("button", name=ana.t("lobby-seats-more"), exact=True)
    more.click()
    expect(ana.page.locator(".badge")).to_have_count(5)
    for level in ("rookie", "agent", "double-zero"):
        expect(ana.page.get_by_text(words("en", ANY).text(f"level-{level}"), exact=True).first).to_be_visible()
    expect(ana.page.get_by_role("link", name=ana.t("lobby-learn"), exact=True)).to_be_visible()
    expect(ana.button("table-settings")).to_be_visible()
    assert scroll_of(ana.page) == [0, 0]
    assert ana.page.evaluate("(ul => ul.scrollHeight - ul.clientHeight)(document.querySelector('main ul'))") <= 0
    assert not too_small(ana.page, ".lobby")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", BOARDS)
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
    code = ana.make(ANY, "now", seats=2, options=screen_of(ANY).options | screen_of(ANY).short)
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
    play_on(ana)
    expect(ana.end).to_be_visible()
    tab_to(ana, ana.t("end-home"))
    keys.press("Enter")
    expect(ana.button("home-play-of", title=title)).to_be_visible()


@pytest.mark.parametrize("game", BOARDS)
def test_without_motion_nothing_moves(people: People, game: str) -> None:
    ana = in_play(people, game)
    assert ana.page.evaluate(MOVING) == []
    ana.go("/")
    expect(ana.page.get_by_role("main")).to_be_visible()
    assert ana.page.evaluate(MOVING) == []


@pytest.mark.parametrize("game", BOARDS)
def test_no_screen_scrolls_during_play(people: People, game: str) -> None:
    ana = in_play(people, game, "fr")
    for width, height in SIZES:
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.wait_for_function("size => innerWidth === size", arg=width)
        ana.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert max(scroll_of(ana.page)) <= 0, f"{width}x{height} scrolls"
        prompt = clipped(ana.page, screen_of(game).prompt)
        assert not prompt, f"{width}x{height}: clipped {prompt}"
        lying = overlaps(ana.page, screen_of(game).parts)
        assert not lying, f"{width}x{height}: {lying}"


@pytest.mark.parametrize("game", BOARDS)
def test_letters_of_twice_the_size_break_nothing(people: People, game: str) -> None:
    ana = in_play(people, game, "fr")
    ana.page.evaluate("() => (document.documentElement.style.fontSize = '200%')")
    ana.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert max(scroll_of(ana.page)) <= 0
    assert not clipped(ana.page, screen_of(game).prompt)
    assert not overlaps(ana.page, screen_of(game).parts)


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (768, 1024)])
@pytest.mark.parametrize("game", BOARDS)
def test_a_finger_finds_every_action(people: People, game: str, size: tuple[int, int]) -> None:
    ana = in_play(people, game, "en", size)
    assert not too_small(ana.page, screen_of(game).actions)
