"""The rookie: what it remembers, when it uses tools, what Chicken is worth to it."""

from qg.games.bomb_squad_academy.bots.rookie import _worth
from qg.games.bomb_squad_academy.tests.prelude import *

RISKY = 9


def recalls(bot: Rookie, t: State) -> list[Note]:
    """What A's bot takes into account for its card."""
    return bot._fresh(GAME.view(t, A))


def test_a_rookie_forgets_looks_after_one_turn_though_cards_are_flipped() -> None:
    t, bot = table(3), Rookie()
    top(t, "green", "1/1 2/1 3/1")
    give(t, A, "flashlight")
    assert recalls(bot, t) == []
    lock(t, "chicken", "red", "red")
    t.answer(A, LookTops(("green", "blue")))
    assert CardNote("green", 1, 1, 1) in recalls(bot, t)
    t.answer(A, UseTool("flashlight"))
    assert CardNote("green", 2, 2, 1) in recalls(bot, t)
    lock(t, "yellow", "green", "blue")  # what lay second lies on top now
    own = GAME.view(t, A).board.own
    assert own is not None and CardNote("green", 1, 2, 1) in own.notes
    assert recalls(bot, t) == [] and asked(t) == ("choose_action", (A, B, C))


def test_a_rookie_makes_up_its_mind_once_a_window() -> None:
    for seed in range(30):
        t, bot, rng = table(3), Rookie(), random.Random(seed)
        give(t, A, "megaphone", "multi_tool")
        give(t, B, "remote_control")
        lock(t, "green", "blue", "red")
        first = bot.choose(GAME.view(t, A), rng)
        t.answer(A, first)
        t.answer(B, UseTool("remote_control", target=C, side="left"))
        if asked(t)[0] == "confirm_tool":
            t.answer(t.waiting[0], bot.choose(GAME.view(t, t.waiting[0]), rng))
        assert window(t) == ("reveal", None, 2)
        if A in t.waiting:
            assert isinstance(bot.choose(GAME.view(t, A), rng), Pass) is isinstance(first, Pass)


def test_chicken_is_worth_five_times_the_chance_of_an_explosion() -> None:
    t = table(3)
    calm = GAME.view(t, A).board
    assert _worth(calm, "chicken", []) == 1.0  # no tile is in reach: a look
    detonator(t, "green", RISKY)
    board = GAME.view(t, A).board
    chance = sum(min(main, 3) / 3 for main in (0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3)) / 12
    assert abs(_worth(board, "chicken", []) - (5 * chance + (1 - chance))) < 1e-9
    lock(t, "chicken", "blue", "blue")
    t.answer(A, LookNone())
    assert asked(t) == ("choose_action", (A, B, C))


def test_advice_is_for_who_plays_against_bots_alone() -> None:
    bot, person = Seat(kind="bot", level="agent"), Seat()
    alone, together = GAME.new([person, bot, bot], seed="advice"), GAME.new([person, bot, person], seed="advice")
    assert GAME.hints(alone, A) == "agent"
    assert GAME.hints(together, A) is GAME.hints(together, C) is None
