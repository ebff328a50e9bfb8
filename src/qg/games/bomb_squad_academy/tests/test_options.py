import pytest

from qg.games.bomb_squad_academy.tests.prelude import *

AGGRESSIVE = {"megaphone", "remote_control", "battery"}


def new(n: int = 3, **options: Any) -> State:
    return GAME.new(n, options, seed="opt")


def every_tool(t: State) -> list[str]:
    """All tools of the game, wherever they are."""
    owned = [tool for each in on(t).tools + on(t).tools_used for tool in each]
    return sorted([*t.tool_deck, *t.display, *t.tools_left, *owned])


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_BSA_OPT_01_players_is_the_number_of_seats(n: int) -> None:
    t = new(n, players=n)
    assert len(t.seats) == t.opt.players == new(n).opt.players == n
    assert next(option.default for option in GAME.options if option.id == "players") == 4  # of the lobby
    assert asked(t) == ("choose_action", tuple(range(n)))


@pytest.mark.parametrize(
    ("exam", "bombs"), [("full", ["I", "II", "III"]), ("express", ["II", "III"]), ("drill", ["I"])]
)
def test_BSA_OPT_02_the_bombs_of_the_exam(exam: str, bombs: list[str]) -> None:
    t, opening = GAME.open_table(3, {"exam": exam}, seed="opt")
    told = opening + play_out(t)
    assert [each.bomb for each in events(told, BombStarted)] == bombs
    assert asked(t) == ("over", ())


def after_bomb_I(**options: Any) -> tuple[State, list[Moment]]:
    t = table(3, **options)
    fuse(t, "green")
    return t, lock(t, "green", "red", "blue")


@pytest.mark.parametrize(
    ("chosen", "missing", "asks"),
    [("all", set(), "pick_tool"), ("friendly", AGGRESSIVE, "pick_tool"), ("off", set(TOOLS), "choose_action")],
)
def test_BSA_OPT_03_all_tools_or_no_aggressive_ones_or_none_and_no_draft(
    chosen: str, missing: set[str], asks: str
) -> None:
    assert every_tool(new(tools=chosen)) == sorted(set(TOOLS) - missing)
    t, told = after_bomb_I(tools=chosen)
    assert (t.bomb, bool(events(told, ToolsDisplayed))) == ("II", chosen != "off")
    assert asked(t)[0] == asks


@pytest.mark.parametrize(("chosen", "missing"), [("on", set()), ("off", {"magnet"})])
def test_BSA_OPT_04_off_means_no_sensors_and_no_magnet(chosen: str, missing: set[str]) -> None:
    t, told = after_bomb_I(sensors=chosen)
    assert every_tool(t) == sorted(set(TOOLS) - missing)
    assert len(events(told, SensorsPlaced)) == (chosen == "on") and len(on(t).sensors) == 2 * (chosen == "on")
    assert asked(t)[0] == "pick_tool"


@pytest.mark.parametrize(
    ("n", "chosen", "present"),
    [(2, "auto", True), (3, "auto", False), (5, "auto", False), (2, "on", True), (4, "on", True), (2, "off", False)],
)
def test_BSA_OPT_05_the_instructor_takes_part(n: int, chosen: str, present: bool) -> None:
    t = new(n, instructor=chosen)
    assert bool(on(t).instructor_card) is present
    assert asked(t) == ("choose_action", tuple(range(n)))


@pytest.mark.parametrize(("scope", "points"), [("all", 2 + 1 + 1 + 1), ("covered", 2 + 1 + 1)])
def test_BSA_OPT_06_chain_scope(scope: str, points: int) -> None:
    t = table(3, chain_scope=scope)
    row(t, "green", "1/1 1/1")
    top(t, "green", "2/1")
    lock(t, "green", "red", "blue")
    assert on(t).score[0] == points
    assert asked(t) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize(("floor", "points"), [("zero", 0), ("none", -3)])
def test_BSA_OPT_07_score_floor(floor: str, points: int) -> None:
    t = table(3, score_floor=floor, tools="off")
    scores(t, 2, 0, 0)
    fuse(t, "green")
    lock(t, "green", "red", "blue")
    assert on(t).score[0] == points
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_OPT_08_age_order() -> None:
    manual, drawn = (
        {on(GAME.new(4, {"age_order": order}, seed=str(seed))).badges for seed in range(20)}
        for order in ("manual", "random")
    )
    assert manual == {(1, 2, 3, 4)} and len(drawn) > 5


@pytest.mark.parametrize(
    ("priority", "declared", "rounds"), [("sealed", [], [(A,), (A,)]), ("speed", [B], [(A,), (A, B, C)])]
)
def test_BSA_OPT_09_sealed_waits_for_everybody_and_speed_goes_on_with_the_first(
    priority: str, declared: list[int], rounds: list[tuple[int, ...]]
) -> None:
    t = table(3, tool_priority=priority)
    tools(t, A, "megaphone")
    tools(t, B, "twin_cutters")
    lock(t, "red", "green", "blue")
    assert not events(t.answer(B, UseTool("twin_cutters", wire="yellow")), ToolDeclared)
    told = t.time_up(t.now + 300)
    assert [each.seat for each in events(told, ToolDeclared)] == declared
    assert t.waiting == rounds[0]
    t.answer(A, Pass())
    assert asked(t) == ("react" if priority == "sealed" else "choose_action", rounds[1])


@pytest.mark.parametrize("tempo", ["live", "relaxed"])
def test_BSA_OPT_09_speed_goes_with_a_quick_tempo(tempo: str) -> None:
    assert asked(new(tool_priority="speed", tempo=tempo)) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize(("talk", "proposals"), [("open", True), ("silent", False)])
def test_BSA_OPT_10_waiters_may_talk_or_not(talk: str, proposals: bool) -> None:
    t = table(3, wait_talk=talk)
    lock(t, "wait", "wait", "blue")
    assert (Propose("red") in t.options(0)) is proposals and LockWait("red") in t.options(0)
    assert asked(t) == ("wait_pick", (0, 1))


@pytest.mark.parametrize(("notebook", "entries"), [("on", 3), ("off", 0)])
def test_BSA_OPT_11_the_notebook_keeps_a_look_or_not(notebook: str, entries: int) -> None:
    t = table(3, notebook=notebook)
    lock(t, "chicken", "red", "blue")
    t.answer(0, LookTiles("yellow"))
    assert [len(own.notes) for own in (GAME.view(t, seat).board.own for seat in (0, 1)) if own] == [entries, 0]
    assert asked(t) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize(
    ("n", "options", "clash"),
    [
        (5, {"instructor": "on"}, {"instructor", "players"}),
        (3, {"tool_priority": "speed", "tempo": "days"}, {"tool_priority", "tempo"}),
        (3, {"tool_priority": "speed", "tempo": "untimed"}, {"tool_priority", "tempo"}),
    ],
)
def test_BSA_OPT_14_a_clash_names_both_options(n: int, options: dict[str, str], clash: set[str]) -> None:
    with pytest.raises(OptionError) as caught:
        new(n, **options)
    assert {caught.value.details["option"], caught.value.details["other"]} == clash
    assert caught.value.code == f"clash_{caught.value.details['option']}_{caught.value.details['other']}"


def test_BSA_OPT_15_everyone_sees_the_options_and_no_ruling_changes_them() -> None:
    t, told = GAME.open_table(3, {"exam": "drill", "notebook": "off", "absent": "defaults"}, seed="opt")
    for seat in (0, 1, 2, None):
        assert GAME.view(t, seat).opt == t.opt
        assert [each.options for each in events(told, GameStarted, seat)] == [t.opt]
    assert (t.opt.exam, t.opt.notebook) == ("drill", "off")
    before = digest(GAME, t)
    with pytest.raises(Illegal) as caught:
        t.notice("ruling", 0, what="bot")
    assert caught.value.code == "not_allowed" and digest(GAME, t) == before
    assert asked(t) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_BSA_OPT_16_by_default_the_game_follows_the_seed(n: int) -> None:
    """And with two players the Instructor is added."""
    t = new(n)
    assert bool(on(t).instructor_card) is (n == 2)
    told = play_out(t)
    assert [each.bomb for each in t.bombs] == ["I", "II", "III"]
    assert len(events(told, SensorsPlaced)) == len(events(told, ToolsDisplayed)) == 2
    assert every_tool(t) == sorted(TOOLS)
    assert min(on(t).score) >= 0


@pytest.mark.parametrize(
    ("exam", "chosen", "sensors", "n"),
    list(product(["full", "express", "drill"], ["all", "friendly", "off"], ["on", "off"], [2, 5])),
)
def test_BSA_OPT_16_options_leave_out_nothing_but_tools(exam: str, chosen: str, sensors: str, n: int) -> None:
    t, opening = GAME.open_table(n, {"exam": exam, "tools": chosen, "sensors": sensors}, seed="opt")
    assert [sorted(deck) for deck in on(t).decks] == [sorted(deck) for deck in DECKS]
    assert [len(hand) for hand in on(t).hands] == [len(DATA.actions)] * n
    assert len(every_tool(t)) == {"all": 20, "friendly": 17, "off": 0}[chosen] - (sensors == "off" and chosen != "off")
    displayed = [tool for each in events(opening + play_out(t), ToolsDisplayed) for tool in each.tools]
    assert len(displayed) == len(set(displayed)) <= 12
