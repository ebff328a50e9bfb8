"""Every guided first game, followed from the coach's first word to the last; left and resumed on the way."""

from .prelude import *

WAYS = in_turn(TAUGHT, ("fr", DESKTOP), ("fr", PHONE), ("en", PHONE), ("en", DESKTOP))


@pytest.mark.parametrize(("game", "lang", "size"), WAYS)
def test_a_guided_first_game_leads_to_its_end(people: People, game: str, lang: Any, size: tuple[int, int]) -> None:
    simon = people("Simon", lang=lang, size=size, touch=size == PHONE)
    simon.go(f"/learn/{game}")
    simon.until(lambda: simon.scene and coach(simon))
    first, resumed = simon.lobby["code"], False
    while coach(simon):
        step = coach(simon)["step"]
        if not resumed and step >= 4:
            resumed = leave_and_resume(simon, first, step)
        go_on(simon)
    assert resumed
    simon.until(lambda: simon.is_over or simon.is_asked, "the game is over, or it goes on without a coach")
    expect(simon.end if simon.is_over else simon.menu).to_be_visible()


def coach(player: Player) -> dict[str, Any]:
    return (player.scene or {}).get("coach") or {}


def go_on(player: Player) -> None:
    """Reads on, or does the first thing that the coach points at."""
    player.until(lambda: not coach(player) or coach(player)["reading"] or coach(player)["choices"])
    now = coach(player)
    if not now:
        return None
    panel = player.page.get_by_role("complementary", name=player.t("table-coach"))
    expect(panel).to_contain_text(player.say(now["say"][0]).split("\n")[0][:30])
    if now["reading"]:
        close_list(player)
        further = panel.get_by_role("button", name=player.t("table-coach-next"), exact=True)
        return player.answered(lambda: press(player, further))
    if player.has_form:
        fill_form(player, now["choices"][0])
        return None
    if not player.page.locator(".choices").count():
        press(player, player.menu)
        player.page.keyboard.press("Escape")
    player.choose(now["choices"][0])
    assert player.answers[-1]["type"] == "done", player.answers[-1]


def fill_form(player: Player, choice: dict[str, Any]) -> None:
    """Writes the numbers of a choice into the form of the list, and sends it."""
    numbers = player.open_choices().locator("form").first.locator("input[type=number]")
    for place, number in enumerate(value for value in choice.values() if isinstance(value, int)):
        numbers.nth(place).fill(str(number))
    player.send_form()
    assert player.answers[-1]["type"] == "done", player.answers[-1]


def leave_and_resume(player: Player, code: str, step: int) -> bool:
    """Out to the home page, and back by what lies on the drawer."""
    player.go("/")
    player.page.get_by_role("link", name=player.t("home-resume"), exact=True).click()
    player.until(lambda: player.scene and coach(player))
    assert player.lobby["code"] == code and coach(player)["step"] == step
    player.reload()
    player.until(lambda: player.scene and coach(player))
    assert coach(player)["step"] == step
    return True


@pytest.mark.parametrize("game", TAUGHT)
def test_the_coach_nudges_who_does_something_else(people: People, game: str) -> None:
    simon = people("Simon").go(f"/learn/{game}")
    simon.until(lambda: simon.scene and coach(simon))
    while not (coach(simon)["choices"] and any(one not in coach(simon)["choices"] for one in simon.options)):
        go_on(simon)
    step = coach(simon)["step"]
    simon.choose(next(one for one in simon.options if one not in coach(simon)["choices"]))
    assert simon.answers[-1]["code"] == "lesson"
    nudge = simon.say(simon.answers[-1]["say"])
    expect(simon.page.get_by_role("complementary", name=simon.t("table-coach"))).to_contain_text(nudge)
    assert coach(simon)["step"] == step
