from itertools import product

import pytest

from qg.games.bomb_squad_academy.tests.prelude import *

AGGRESSIVE = {"megaphone", "remote_control", "battery"}
SECOND = 1000
ANIMATION = 4 * SECOND


def every_tool(t: State) -> list[str]:
    """All tools of the game, wherever they are."""
    owned = [tool for each in on(t).tools for tool in each]
    used = [tool for each in on(t).tools_used for tool in each]
    return [*t.tool_deck, *t.display, *t.tools_left, *owned, *used]


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_BSA_OPT_01_players_is_the_number_of_seats(n: int) -> None:
    t = GAME.new(n, {"players": n}, seed="opt")
    assert len(t.seats) == t.opt.players == n
    assert GAME.new(n, seed="opt").opt.players == n


@pytest.mark.parametrize(("seats", "players", "code"), [(3, 4, "seats_differ"), (5, 6, "option_out_of_range")])
def test_BSA_OPT_01_another_number_is_refused(seats: int, players: int, code: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(seats, {"players": players}, seed="opt")
    assert (caught.value.code, caught.value.option) == (code, "players")


def test_BSA_OPT_01_the_lobby_begins_with_four() -> None:
    assert next(option.default for option in GAME.options if option.id == "players") == 4


@pytest.mark.parametrize(
    ("exam", "bombs"), [("full", ["I", "II", "III"]), ("express", ["II", "III"]), ("drill", ["I"])]
)
def test_BSA_OPT_02_the_bombs_of_the_exam(exam: str, bombs: list[str]) -> None:
    t, opening = GAME.open_table(3, {"exam": exam}, seed="opt")
    told = opening + play_out(t)
    assert [each.bomb for each in events(told, BombStarted)] == bombs
    assert asked(t) == ("over", ())


def test_BSA_OPT_03_all_twenty_tools() -> None:
    assert sorted(every_tool(GAME.new(3, seed="opt"))) == sorted(TOOLS)


def test_BSA_OPT_03_friendly_leaves_out_the_aggressive_ones() -> None:
    t = GAME.new(3, {"tools": "friendly"}, seed="opt")
    assert sorted(every_tool(t)) == sorted(set(TOOLS) - AGGRESSIVE)


def test_BSA_OPT_03_off_means_no_tools_and_no_draft() -> None:
    t = table(3, tools="off")
    assert not every_tool(t)
    fuse(t, "green")
    told = lock(t, "green", "red", "blue")
    assert t.bomb == "II"
    assert not events(told, ToolsDisplayed)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_OPT_04_off_means_no_sensors_and_no_magnet() -> None:
    t = table(3, sensors="off")
    assert sorted(every_tool(t)) == sorted(set(TOOLS) - {"magnet"})
    fuse(t, "green")
    told = lock(t, "green", "red", "blue")
    assert (t.bomb, on(t).sensors) == ("II", ())
    assert not events(told, SensorsPlaced)
    assert asked(t)[0] == "pick_tool"


def test_BSA_OPT_04_on_is_the_default() -> None:
    t = table(3)
    fuse(t, "green")
    assert len(events(lock(t, "green", "red", "blue"), SensorsPlaced)) == 1
    assert len(on(t).sensors) == 2
    assert asked(t)[0] == "pick_tool"


@pytest.mark.parametrize(
    ("n", "chosen", "present"),
    [
        (2, "auto", True),
        (3, "auto", False),
        (5, "auto", False),
        (2, "on", True),
        (4, "on", True),
        (2, "off", False),
    ],
)
def test_BSA_OPT_05_the_instructor_takes_part(n: int, chosen: str, present: bool) -> None:
    t = GAME.new(n, {"instructor": chosen}, seed="opt")
    assert bool(on(t).instructor_card) is present
    assert asked(t) == ("choose_action", tuple(range(n)))


def test_BSA_OPT_05_not_with_five_players() -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(5, {"instructor": "on"}, seed="opt")
    assert caught.value.code == "clash_instructor_players"


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
    manual = {on(GAME.new(4, {"age_order": "manual"}, seed=str(seed))).badges for seed in range(20)}
    drawn = {on(GAME.new(4, {"age_order": "random"}, seed=str(seed))).badges for seed in range(20)}
    assert manual == {(1, 2, 3, 4)}
    assert len(drawn) > 5


def _two_reveal_tools(**options: Any) -> State:
    t = table(3, **options)
    tools(t, 0, "megaphone")
    tools(t, 1, "twin_cutters")
    lock(t, "red", "green", "blue")
    return t


def test_BSA_OPT_09_sealed_waits_for_everybody() -> None:
    t = _two_reveal_tools()
    told = t.answer(1, UseTool("twin_cutters", wire="yellow"))
    told += t.time_up(t.now + 400)
    assert not events(told, ToolDeclared)
    assert asked(t) == ("react", (0,))


def test_BSA_OPT_09_speed_goes_on_with_the_first() -> None:
    t = _two_reveal_tools(tool_priority="speed")
    told = t.answer(1, UseTool("twin_cutters", wire="yellow"))
    assert not events(told, ToolDeclared)
    told = t.time_up(t.now + 300)
    assert [each.seat for each in events(told, ToolDeclared)] == [1]
    assert asked(t) == ("react", (0,))
    t.answer(0, Pass())
    assert asked(t) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize("tempo", ["live", "relaxed"])
def test_BSA_OPT_09_speed_goes_with_a_quick_tempo(tempo: str) -> None:
    t = GAME.new(3, {"tool_priority": "speed", "tempo": tempo}, seed="opt")
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_OPT_10_waiters_may_talk_or_not() -> None:
    for talk, proposals in (("open", True), ("silent", False)):
        t = table(3, wait_talk=talk)
        lock(t, "wait", "wait", "blue")
        options = t.options(0)
        assert (Propose("red") in options) is proposals
        assert LockWait("red") in options
        assert asked(t) == ("wait_pick", (0, 1))


def test_BSA_OPT_11_the_notebook_keeps_a_look_or_not() -> None:
    for notebook, entries in (("on", 3), ("off", 0)):
        t = table(3, notebook=notebook)
        lock(t, "chicken", "red", "blue")
        t.answer(0, LookTiles("yellow"))
        own, other = GAME.view(t, 0).board.own, GAME.view(t, 1).board.own
        assert own is not None and other is not None
        assert len(own.notes) == entries
        assert not other.notes
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
        GAME.new(n, options, seed="opt")
    assert {caught.value.details["option"], caught.value.details["other"]} == clash


def test_BSA_OPT_15_everyone_sees_the_options() -> None:
    t, told = GAME.open_table(3, {"exam": "drill", "notebook": "off"}, seed="opt")
    for seat in (0, 1, 2, None):
        assert GAME.view(t, seat).opt == t.opt
        assert [each.options for each in events(told, GameStarted, seat)] == [t.opt]
    assert (t.opt.exam, t.opt.notebook) == ("drill", "off")
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_OPT_15_no_ruling_changes_an_option_in_mid_game() -> None:
    t = table(3, absent="defaults")
    before = digest(GAME, t)
    with pytest.raises(Illegal) as caught:
        t.notice("ruling", 0, what="bot")
    assert caught.value.code == "not_allowed" and digest(GAME, t) == before
    assert asked(t) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize("n", [3, 4, 5])
def test_BSA_OPT_16_by_default_the_game_follows_the_seed(n: int) -> None:
    t = GAME.new(n, seed="opt")
    told = play_out(t)
    assert not on(t).instructor_card and not on(t).instructor_stack
    assert [each.bomb for each in t.bombs] == ["I", "II", "III"]
    assert len(events(told, SensorsPlaced)) == len(events(told, ToolsDisplayed)) == 2
    assert sorted(every_tool(t)) == sorted(TOOLS)
    assert min(on(t).score) >= 0


def test_BSA_OPT_16_with_two_players_the_instructor_is_added() -> None:
    assert on(GAME.new(2, seed="opt")).instructor_card


@pytest.mark.parametrize(
    ("exam", "tools_", "sensors", "n"),
    list(product(["full", "express", "drill"], ["all", "friendly", "off"], ["on", "off"], [2, 5])),
)
def test_BSA_OPT_16_options_leave_out_nothing_but_tools(exam: str, tools_: str, sensors: str, n: int) -> None:
    t, opening = GAME.open_table(n, {"exam": exam, "tools": tools_, "sensors": sensors}, seed="opt")
    assert [sorted(deck) for deck in on(t).decks] == [sorted(deck) for deck in DECKS]
    assert [len(hand) for hand in on(t).hands] == [len(DATA.actions)] * n
    left = every_tool(t)
    assert len(left) >= 16 or (tools_ == "off" and not left)
    displayed = [tool for each in events(opening + play_out(t), ToolsDisplayed) for tool in each.tools]
    assert len(displayed) == len(set(displayed)) <= 12
