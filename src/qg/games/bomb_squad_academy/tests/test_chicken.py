import pytest

from qg.games.bomb_squad_academy.tests.prelude import *

SECOND = 1000


def three_chickens(**options: str) -> State:
    """Their places are 0, 1, 2."""
    t = table(3, **options)
    lock(t, "chicken", "chicken", "chicken")
    assert t.lookers == (0, 1, 2)
    return t


def test_BSA_CHK_01_a_chicken_cuts_nothing() -> None:
    t = table(3)
    told = lock(t, "chicken", "chicken", "red")
    assert [(each.wire, each.cutters) for each in events(told, CutStarted)] == [("red", (2,))]
    assert on(t).score[:2] == (0, 0)
    assert asked(t) == ("chicken_look", (0,))


def test_BSA_CHK_02_an_explosion_pays_five_and_shows_nothing() -> None:
    t = table(4, tools="off")
    fuse(t, "yellow")
    told = lock(t, "chicken", "yellow", "chicken", "red")
    assert events(told, Exploded)
    assert (on(t).score[0], on(t).score[2]) == (5, 5)
    assert events(told, ChickenPaid) == [ChickenPaid((0, 2), 5)]
    assert not events(told, Looked)
    assert asked(t) == ("choose_action", (0, 1, 2, 3))


def test_BSA_CHK_02_without_one_a_chicken_scores_nothing() -> None:
    t = table(3)
    told = lock(t, "chicken", "yellow", "red")
    assert on(t).score[0] == 0
    assert not events(told, ChickenPaid)
    assert asked(t) == ("chicken_look", (0,))


def test_BSA_CHK_03_a_the_top_card_of_two_decks() -> None:
    t = table(3)
    top(t, "green", "3/1")
    top(t, "yellow", "6/0")
    before = on(t).decks
    lock(t, "chicken", "red", "red")
    told = t.answer(0, LookTops(("green", "yellow")))
    (saw,) = events(told, Saw, 0)
    assert saw.faces == (CardNote("green", 1, 3, 1), CardNote("yellow", 1, 6, 0))
    assert (on(t).decks[0], on(t).decks[3]) == (before[0], before[3])
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CHK_03_b_the_three_tiles_of_one_wire() -> None:
    t = table(3)
    tiles(t, "blue", "ok boom ok")
    lock(t, "chicken", "red", "red")
    told = t.answer(0, LookTiles("blue"))
    (saw,) = events(told, Saw, 0)
    assert saw.faces == (TileNote("blue", 1, "ok"), TileNote("blue", 2, "boom"), TileNote("blue", 3, "ok"))
    assert on(t).tiles[1] == ("ok", "boom", "ok")
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CHK_03_one_of_these_and_only_one() -> None:
    t = three_chickens()
    t.answer(0, LookTiles("blue"))
    assert refused(t, 0, LookTops(("green", "red"))) == ("not_asked", None)
    assert asked(t) == ("chicken_look", (1,))


def test_BSA_CHK_03_all_six_pairs_of_decks_are_offered() -> None:
    t = three_chickens()
    pairs = [choice.wires for choice in choices(t, 0) if isinstance(choice, LookTops)]
    assert len(pairs) == len(set(pairs)) == 6
    assert all(len(set(pair)) == 2 for pair in pairs)
    assert asked(t) == ("chicken_look", (0,))


def test_BSA_CHK_03_two_decks_in_another_order_are_not_called_equal() -> None:
    t = table(3)
    lock(t, "chicken", "red", "red")
    assert refused(t, A, LookTops(("blue", "green"))) == ("not_an_option", None)
    assert refused(t, A, LookTops(("blue", "blue"))) == ("same_deck_twice", "BSA-CHK-03")
    assert asked(t) == ("chicken_look", (A,))


def test_BSA_CHK_04_a_deck_must_have_a_card() -> None:
    t = table(3)
    whole_deck(t, "green", "")
    lock(t, "chicken", "red", "red")
    assert refused(t, 0, LookTops(("green", "red"))) == ("empty_deck", "BSA-CHK-04")
    assert [choice.wires for choice in choices(t, 0) if isinstance(choice, LookTops)] == [
        ("blue", "red"),
        ("blue", "yellow"),
        ("red", "yellow"),
    ]
    assert asked(t) == ("chicken_look", (0,))


def test_BSA_CHK_04_with_one_deck_left_one_look_is_allowed() -> None:
    t = table(3)
    for wire in ("green", "blue", "red"):
        whole_deck(t, wire, "")
    lock(t, "chicken", "red", "red")
    assert [choice.wires for choice in choices(t, 0) if isinstance(choice, LookTops)] == [("yellow",)]
    told = t.answer(0, LookTops(("yellow",)))
    assert events(told, Saw, 0)[0].faces == (CardNote("yellow", 1, 1, 2),)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CHK_04_one_deck_alone_is_no_choice_while_two_have_cards() -> None:
    t = three_chickens()
    assert refused(t, 0, LookTops(("yellow",))) == ("same_deck_twice", "BSA-CHK-03")
    assert asked(t) == ("chicken_look", (0,))


def test_BSA_CHK_05_also_a_wire_with_face_up_tiles() -> None:
    t = table(3)
    detonator(t, "green", 11)
    tiles(t, "green", "ok ok boom", turned=2)
    lock(t, "chicken", "red", "red")
    assert [choice.wire for choice in choices(t, 0) if isinstance(choice, LookTiles)] == list(WIRES)
    told = t.answer(0, LookTiles("green"))
    (saw,) = events(told, Saw, 0)
    assert saw.faces == (TileNote("green", 1, "ok"), TileNote("green", 2, "ok"), TileNote("green", 3, "boom"))
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CHK_06_a_chicken_may_decline() -> None:
    t = table(3)
    lock(t, "chicken", "red", "red")
    told = t.answer(0, LookNone())
    assert not events(told, Looked)
    assert not events(told, Saw, 0)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CHK_07_one_after_the_other_in_roll_call_order() -> None:
    t = table(3)
    scores(t, 8, 2, 5)
    lock(t, "chicken", "chicken", "chicken")
    for seat in (1, 2, 0):
        assert asked(t) == ("chicken_look", (seat,))
        t.answer(seat, LookTiles("red"))
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CHK_07_a_preselection_waits_for_its_place_and_may_change() -> None:
    t = three_chickens()
    told = t.answer(2, LookTiles("red"))
    told += t.answer(1, LookTiles("green"))
    told += t.answer(2, LookTiles("yellow"))
    assert not events(told, Looked)
    assert asked(t) == ("chicken_look", (0,))
    told = t.answer(0, LookNone())
    assert [(each.seat, each.wires) for each in events(told, Looked)] == [(1, ("green",)), (2, ("yellow",))]
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CHK_07_a_preselection_is_unseen_by_the_others() -> None:
    t, other = three_chickens(), three_chickens()
    other.answer(2, LookTiles("red"))
    for seat in (0, 1, None):
        assert GAME.view(t, seat) == GAME.view(other, seat)
    assert GAME.view(t, 2) != GAME.view(other, 2)
    assert asked(t) == asked(other) == ("chicken_look", (0,))


def test_BSA_CHK_07_a_preselection_does_not_move_the_time_of_another() -> None:
    t = three_chickens()
    end = t.due
    assert end is not None
    t.time_up(end - 1 * SECOND)
    t.answer(2, LookTiles("red"))
    assert t.due == end
    t.time_up(end)
    assert asked(t) == ("chicken_look", (1,))


def test_BSA_CHK_07_the_time_runs_for_all_with_a_least_time_of_ones_own() -> None:
    t = three_chickens()
    end = t.due
    assert end is not None
    assert 25 * SECOND <= end <= 29 * SECOND
    told = t.time_up(end)  # silence: no look
    assert [each.seat for each in events(told, TimedOut)] == [0]
    assert asked(t) == ("chicken_look", (1,))
    assert t.due == end + 8 * SECOND
    t.time_up(end + 3 * SECOND)
    t.answer(1, LookTiles("red"))
    assert asked(t) == ("chicken_look", (2,))
    assert t.due == end + 3 * SECOND + 8 * SECOND
    t.time_up(t.due)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CHK_07_in_days_everyone_has_the_whole_time() -> None:
    t = table(3, tempo="days")
    lock(t, "chicken", "chicken", "red")
    end = t.due
    assert end is not None
    t.time_up(end)
    assert asked(t) == ("chicken_look", (1,))
    assert t.due == end + 24 * 3600 * SECOND
    t.answer(1, LookTiles("red"))
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CHK_07_untimed_stays_so() -> None:
    t = three_chickens(tempo="untimed")
    t.time_up(5 * SECOND)
    t.answer(0, LookNone())
    assert t.due is None
    assert asked(t) == ("chicken_look", (1,))


def test_BSA_CHK_07_a_quick_first_leaves_the_rest_of_the_time() -> None:
    t = three_chickens()
    end = t.due
    t.time_up(2 * SECOND)
    t.answer(0, LookNone())
    assert t.due == end
    assert asked(t) == ("chicken_look", (1,))


def test_BSA_CHK_08_where_is_public_what_is_not() -> None:
    seen = []
    for order in ("ok boom ok", "boom ok ok"):
        t = table(3)
        tiles(t, "red", order)
        lock(t, "chicken", "yellow", "green")
        told = t.answer(0, LookTiles("red"))
        for seat in (1, 2, None):
            assert events(told, Looked, seat) == [Looked(0, "chicken", ("red",), "tiles")]
            assert not events(told, Saw, seat)
        assert len(events(told, Saw, 0)) == 1
        seen.append([GAME.view(t, seat) for seat in (1, 2, None)])
        assert asked(t) == ("choose_action", (0, 1, 2))
    assert seen[0] == seen[1]


def test_BSA_CHK_09_chicken_comes_back() -> None:
    t = table(3)
    for cards in (("chicken", "red", "red"), ("green", "green", "green"), ("blue", "blue", "blue")):
        assert Lock("chicken") in t.options(1)
        lock(t, *cards)
        if asked(t)[0] == "chicken_look":
            t.answer(0, LookNone())
    assert "chicken" in on(t).hands[0]
    assert t.turn == 4
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_EX_16_chicken_order() -> None:
    t = table(3)
    scores(t, 12, 12, 20)
    badges(t, 3, 1, 2)
    tiles(t, "red", "ok boom ok")
    lock(t, "chicken", "chicken", "chicken")
    assert t.lookers == (B, A, C)
    assert asked(t) == ("chicken_look", (B,))
    told = t.answer(B, LookTiles("red"))
    for seat in (A, C, None):
        assert [(each.seat, each.wires, each.what) for each in events(told, Looked, seat)] == [(B, ("red",), "tiles")]
        assert not events(told, Saw, seat)
    assert [each.face for each in events(told, Saw, B)[0].faces if isinstance(each, TileNote)] == ["ok", "boom", "ok"]
    assert asked(t) == ("chicken_look", (A,))
    t.answer(A, LookNone())
    assert asked(t) == ("chicken_look", (C,))


@pytest.mark.parametrize(
    "choice",
    [
        LookTops(("red", "red")),
        {"type": "look_tops", "wires": ["green", "green"]},
        {"type": "look_tiles", "wire": ["red", "blue"]},
        LookTops(("red", "green", "blue")),
    ],
)
def test_BSA_EX_17_illegal_looks(choice: object) -> None:
    t = three_chickens()
    error = refusal(t, 0, choice)
    assert error.rule_id == "BSA-CHK-03" or error.code == "malformed"
    assert on(t).decks[YELLOW]
    assert asked(t) == ("chicken_look", (0,))
