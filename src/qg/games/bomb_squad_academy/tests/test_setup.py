import pytest

from qg.games.bomb_squad_academy.tests.prelude import *


def next_bomb(n: int = 3, seed: str = "set") -> State:
    """Bomb II begins, without tools; bomb I ended with cards face up, a tile turned and cards played."""
    t = GAME.new(n, {"tools": "off"}, seed=seed)
    row(t, "blue", "2/1 0/2 3/1")
    stack(t, 1, "red", "wait")
    fuse(t, "green")
    lock(t, "green", "blue", "red")
    assert t.bomb == "II"
    return t


def test_BSA_SET_01_each_player_has_a_set_of_their_own() -> None:
    for n in (2, 3, 4, 5):
        t, told = GAME.open_table(n, seed="set")
        given = [each.set for each in events(told, GameStarted)[0].badges]
        assert len(set(given)) == n
        assert set(given) <= {one.id for one in DATA.sets}
        assert on(t).hands == (ACTIONS,) * n


def test_BSA_SET_02_everyone_starts_with_no_points() -> None:
    t = GAME.new(4, seed="set")
    assert on(t).score == (0, 0, 0, 0)
    assert asked(t) == ("choose_action", (0, 1, 2, 3))


def leaves(value: Any) -> Iterator[Any]:
    """What is at the bottom of a column of the board."""
    if isinstance(value, tuple):
        for each in value:
            yield from leaves(each)
    else:
        yield value


def test_BSA_SET_02_on_a_new_table_nothing_has_happened_yet() -> None:
    """Apart from cards, tiles, badges and bomb every column is empty: 0, or -1 where it would name a wire or a seat."""
    t = GAME.new(3, seed="setup")
    board = asdict(GAME.view(t, None).board)
    for name in ("bomb", "turn", "badges", "deck_sizes", "tiles", "hands", "own"):
        del board[name]
    names = {"instructor_wire", "listens", "heard_from", "stands_for", "twin", "proposals", "wait_locks"}
    for name, column in board.items():
        assert {*leaves(column)} <= ({-1} if name in names else {0, ""}), name
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_SET_03_tools_and_sensors_wait_for_bomb_two() -> None:
    decks = {GAME.new(3, seed=str(seed)).tool_deck for seed in range(10)}
    assert len(decks) == 10
    t = table(3)
    assert (on(t).tools, t.display, on(t).sensors) == (((), (), ()), (), ())
    first = t.tool_deck[:4]
    fuse(t, "green")
    lock(t, "green", "blue", "red")
    assert (t.display, len(t.tool_deck)) == (first, 16)
    assert asked(t)[0] == "pick_tool"


def test_BSA_SET_04_badges_are_one_to_n_and_public() -> None:
    t, told = GAME.open_table(5, seed="set")
    assert sorted(on(t).badges) == [1, 2, 3, 4, 5]
    assert tuple(each.badge for each in events(told, GameStarted)[0].badges) == on(t).badges
    for seat in (0, 4, None):
        assert GAME.view(t, seat).board.badges == on(t).badges
    assert asked(t) == ("choose_action", (0, 1, 2, 3, 4))


def test_BSA_SET_04_badges_stay_for_the_whole_game() -> None:
    t = GAME.new(4, seed="set")
    before = on(t).badges
    play_out(t)
    assert on(t).badges == before


def test_BSA_SET_04_badge_one_is_first_among_equals() -> None:
    t = table(3)
    badges(t, 3, 1, 2)
    scores(t, 5, 5, 5)
    lock(t, "chicken", "chicken", "chicken")
    assert t.lookers == (1, 2, 0)
    assert asked(t)[0] == "chicken_look"


def test_BSA_SET_05_random_badges_are_drawn() -> None:
    drawn = Counter(on(GAME.new(3, seed=str(seed))).badges for seed in range(120))
    assert len(drawn) == 6
    assert min(drawn.values()) >= 8


def test_BSA_SET_05_manual_badges_go_by_the_seats() -> None:
    assert {on(GAME.new(5, {"age_order": "manual"}, seed=str(s))).badges for s in range(5)} == {(1, 2, 3, 4, 5)}


def test_BSA_SET_06_every_deck_is_shuffled_from_all_its_cards() -> None:
    for t in (GAME.new(3, seed="set"), next_bomb()):
        assert [sorted(deck) for deck in on(t).decks] == [sorted(deck) for deck in DECKS]
        assert on(t).rows == ((), (), (), ())
        assert all(deck != full for deck, full in zip(on(t).decks, DECKS, strict=True))
    orders = {on(GAME.new(3, seed=str(seed))).decks[0][0] for seed in range(100)}
    assert orders == set(DECKS[0])


def test_BSA_SET_06_separately() -> None:
    t = GAME.new(3, seed="set")
    places = {tuple(DECKS[w].index(card) for card in on(t).decks[w]) for w in range(4)}
    assert len(places) == 4


def test_BSA_SET_06_the_table_is_told_how_many_cards() -> None:
    _, told = GAME.open_table(3, seed="set")
    (started,) = events(told, BombStarted)
    assert (started.bomb, started.deck_sizes) == ("I", (12, 12, 12, 12))


def test_BSA_SET_07_every_detonator_stands_on_space_0() -> None:
    assert on(GAME.new(3, seed="set")).position == (0, 0, 0, 0)
    assert on(next_bomb()).position == (0, 0, 0, 0)


def test_BSA_SET_08_three_tiles_face_down_behind_the_track() -> None:
    for t in (GAME.new(3, seed="set"), next_bomb()):
        assert on(t).turned == (0, 0, 0, 0)
        assert [t.first_hidden(w) for w in WIRES] == [10, 12, 14, 16]
    booms = Counter(on(GAME.new(3, seed=str(seed))).tiles[2].index("boom") for seed in range(90))
    assert set(booms) == {0, 1, 2}
    assert min(booms.values()) >= 15


def test_BSA_SET_08_the_tiles_of_each_wire_on_their_own() -> None:
    tables = [on(GAME.new(3, seed=str(seed))).tiles for seed in range(90)]
    assert len({(each[0].index("boom"), each[1].index("boom")) for each in tables}) == 9
    assert len({(each[2].index("boom"), each[3].index("boom")) for each in tables}) == 9


@pytest.mark.parametrize(("start", "position"), [(8, 1), (9, 2), (10, 3)])
def test_BSA_SET_08_positions_are_numbered_as_they_are_met(start: int, position: int) -> None:
    t = table(3)
    detonator(t, "green", start)
    tiles(t, "green", "ok ok boom", turned=position - 1)
    top(t, "green", "2/1")
    told = lock(t, "green", "blue", "red")
    assert [(each.wire, each.position) for each in events(told, TileTurned)] == [("green", position)]
    assert asked(t)[0] == ("pick_tool" if position == 3 else "choose_action")


def test_BSA_SET_09_six_cards_in_hand_and_none_played() -> None:
    for t in (GAME.new(3, seed="set"), next_bomb()):
        assert on(t).hands == (ACTIONS,) * 3
        assert on(t).stacks == ((),) * 3
        assert on(t).aside == (False,) * 3
        assert asked(t) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize(("exam", "bomb"), [("full", "II"), ("express", "III")])
def test_BSA_SET_10_and_BSA_SET_08_one_bomb_tells_nothing_about_the_next(exam: str, bomb: str) -> None:
    pairs: Counter[tuple[int, int]] = Counter()
    tops: set[tuple[str, str]] = set()
    for seed in range(120):
        t = GAME.new(3, {"tools": "off", "exam": exam}, seed=str(seed))
        before, first = on(t).tiles[3].index("boom"), on(t).decks[1][0]
        fuse(t, "green")
        lock(t, "green", "green", "red")
        assert t.bomb == bomb and asked(t) == ("choose_action", (0, 1, 2))
        pairs[before, on(t).tiles[3].index("boom")] += 1
        tops.add((first, on(t).decks[1][0]))
    assert len(pairs) == 9
    assert min(pairs.values()) >= 4
    assert len(tops) > 60
