"""Double-zero: as many worlds as it may take, the same for the same luck, and the others read from their turns."""

from qg.games.bomb_squad_academy.bots.bomb import CHICKEN, NUMBER, Bomb
from qg.games.bomb_squad_academy.bots.odds import public_wires
from qg.games.bomb_squad_academy.bots.reading import Reading
from qg.games.bomb_squad_academy.tests.prelude import *


class Quick(DoubleZero):
    """Few worlds, and no clock."""

    samples = 12
    budget_ms = 10**9


def answer(t: State, seat: int, seed: int = 0, bot: DoubleZero | None = None) -> Any:
    return (bot or Quick()).choose(GAME.view(t, seat), random.Random(seed))


def test_the_same_view_and_the_same_luck_give_the_same_answer() -> None:
    t = table(4)
    row(t, "red", "2/1 1/1")
    detonator(t, "green", 9)
    give(t, A, "remote_control")
    assert [answer(t, A, seed) for seed in range(6)] == [answer(t, A, seed) for seed in range(6)]
    lock(t, "green", "green", "red", "blue")
    assert window(t)[0] == "reveal"
    assert [answer(t, A, seed) for seed in range(3)] == [answer(t, A, seed) for seed in range(3)]


def test_it_takes_as_many_worlds_as_it_may_and_one_where_there_is_no_time() -> None:
    t, bot = table(3), Quick()
    answer(t, A, bot=bot)
    assert bot.worlds == Quick.samples
    bot.budget_ms = 0
    answer(t, A, bot=bot)
    assert bot.worlds == 1
    give(t, A, "megaphone")
    lock(t, "green", "blue", "red")
    answer(t, A, bot=bot)
    assert bot.worlds == 1
    bot.budget_ms = Quick.budget_ms
    answer(t, A, bot=bot)
    assert bot.worlds == Quick.samples


def test_a_certain_explosion_is_not_played() -> None:
    t = table(4)
    fuse(t, "green")
    row(t, "green", "0/2 0/1")
    detonator(t, "green", 11)
    tiles(t, "green", "ok ok boom", 2)
    assert all(answer(t, A, seed) != Lock("green") for seed in range(20))


def test_a_window_is_searched_by_what_follows() -> None:
    t = table(3)
    t.bomb = "III"
    give(t, A, "multi_tool")
    scores(t, 20, 20, 20)
    row(t, "green", "0/2 0/1")
    detonator(t, "green", 11)  # two lids said OK, and every card that is left moves the detonator
    tiles(t, "green", "ok ok boom", 2)
    lock(t, "green", "blue", "red")
    use = answer(t, A)
    assert isinstance(use, UseTool) and use.card != "green"
    calm = table(3)
    calm.bomb = "II"
    give(calm, A, "multi_tool")
    lock(calm, "green", "blue", "red")
    assert answer(calm, A) == Pass()


def test_freeze_spray_at_a_brink_is_found_by_the_search() -> None:
    t = table(3)
    t.bomb = "III"
    give(t, A, "freeze_spray")
    row(t, "green", "0/2 1/2 1/1 2/1")
    brink(t, "green", "3/1")
    scores(t, 20, 20, 20)
    lock(t, "green", "blue", "red")
    assert window(t) == ("brink", "green", 1) and answer(t, A) == UseTool("freeze_spray")


def test_wait_leaves_the_best_balance() -> None:
    t = table(4)
    scores(t, 20, 20, 20, 20)
    row(t, "blue", "2/1 0/2 3/1")
    lock(t, "wait", "blue", "green", "red")
    assert answer(t, A) == LockWait("blue")


def test_the_look_is_the_one_that_changes_most() -> None:
    t = table(3)
    scores(t, 20, 20, 20)
    lock(t, "chicken", "red", "blue")
    row(t, "green", "0/2 0/1 1/2 1/1 1/1 1/1")  # all that is left reaches a tile: which, decides
    detonator(t, "green", 9)
    for seat in (B, C):
        stack(t, seat, "chicken", "green", "red")
    assert answer(t, A) == LookTiles("green")
    faces = enumerate(("ok", "ok", "boom"), 1)
    set_cadet(t, A, notes=tuple(TileNote("green", place, face) for place, face in faces))
    assert answer(t, A) not in (LookTiles("green"), LookNone())


def test_it_learns_who_plays_anything_and_who_the_best() -> None:
    reading = Reading()
    t = table(3)
    for turn in range(1, 9):
        t.turn = turn
        values = _values(reading, t)
        worst, best = min(values[B], key=values[B].__getitem__), max(values[C], key=values[C].__getitem__)
        set_cadet(t, B, stack=(worst,))
        set_cadet(t, C, stack=(best,))
    t.turn = 9
    t.scratch.forget()
    _values(reading, t)
    assert reading.temperature(B) > 1.2 > reading.temperature(C)
    assert reading.temperature(A) == 1.2  # of oneself nothing was seen


def _values(reading: Reading, t: State) -> dict[int, dict[str, float]]:
    b = GAME.view(t, A).board
    return {seat: dict(mix) for seat, mix in reading.mixes(b, t.opt, public_wires(b, t.opt)).items()}


# -- the model of a bomb ----------------------------------------------------------------------------------------------


def test_the_model_of_a_bomb_turns_as_the_rules_do() -> None:
    """The same cards in the model and on the table give the same points, places and hands, turn after turn."""
    for seed in range(40):
        rng = random.Random(seed)
        t = GAME.new(rng.randint(2, 5), {"tools": "off", "exam": rng.choice(["drill", "express"])}, seed=str(seed))
        while not t.bombs:
            bomb, cards = Bomb(t), [rng.choice(hand) for hand in on(t).hands]
            picks = [NUMBER[card] for card in cards]
            stays = Bomb(t)._wait(picks)
            bomb.turn(picks, NUMBER.get(on(t).instructor_card, -1))
            play_turn(t, cards, WIRES[stays[0] if stays else 0])
            assert bomb.score == [*on(t).score] and bomb.over == bool(t.bombs)
            if not bomb.over:
                table_now = Bomb(t)
                for name in ("pos", "turned", "sensors", "masks", "teacher", "base"):
                    assert getattr(bomb, name) == getattr(table_now, name), name


def play_turn(t: State, cards: list[str], protected: str) -> None:
    """The table plays these cards; waiters protect this wire, nobody looks."""
    number = t.turn
    lock(t, *cards)
    while t.waiting and t.turn == number and not t.bombs:
        seat = t.waiting[0]
        t.answer(seat, LockWait(protected) if on(t).actions[seat] == "wait" else LookNone())


def test_the_model_stops_at_an_explosion_and_pays_the_chickens() -> None:
    t = table(3)
    fuse(t, "green")
    scores(t, 3, 20, 20)
    bomb = Bomb(t)
    bomb.turn([GREEN, RED, CHICKEN], -1)
    assert bomb.over and bomb.score == [0, 20, 25]


def test_sensors_and_chains_count_in_the_model() -> None:
    t = table(3)
    sensors(t, "red", "blue", "II")
    row(t, "red", "2/1 1/1")
    top(t, "red", "3/0")
    bomb = Bomb(t)
    bomb.turn([RED, CHICKEN, CHICKEN], -1)
    assert bomb.score == [3 + 2 + 2, 0, 0] and bomb.sensors == [3, 1]
