import pytest

from qg.games.bomb_squad_academy.tests.prelude import *


def last_bomb(n: int, **options: str) -> State:
    """A drill whose next green cut explodes: the game ends with it."""
    t = table(n, exam="drill", **options)
    fuse(t, "green")
    return t


def result(t: State) -> Result:
    """The result object."""
    assert t.outcome is not None
    return t.outcome.sheet


def line(t: State, seat: int) -> Ranked:
    """The line of one player."""
    return next(each for each in result(t).ranking if each.seat == seat)


def source(t: State, seat: int, name: str) -> int:
    """What a seat has from one source so far."""
    points: int = getattr(t.cadets[seat].sources, name)
    return points


def test_BSA_FIN_01_most_points_win() -> None:
    t = last_bomb(3)
    scores(t, 20, 9, 30)
    lock(t, "green", "red", "red")
    assert t.outcome is not None
    assert t.outcome.winners == result(t).winners == (2,)
    assert asked(t) == ("over", ())


def test_BSA_FIN_01_ties_are_shared_without_a_tie_break() -> None:
    t = last_bomb(4)
    scores(t, 35, 30, 11, 30)
    badges(t, 4, 3, 2, 1)
    lock(t, "green", "red", "red", "red")
    assert on(t).score == (30, 30, 11, 30)
    assert t.outcome is not None
    assert t.outcome.winners == (0, 1, 3)
    assert asked(t) == ("over", ())


def test_BSA_FIN_02_equal_points_share_a_rank_and_the_next_is_skipped() -> None:
    t = last_bomb(5)
    scores(t, 30, 25, 40, 25, 10)
    lock(t, "green", "red", "red", "red", "red")
    assert on(t).score == (25, 25, 40, 25, 10)
    assert t.outcome is not None
    assert t.outcome.ranks == (2, 2, 1, 2, 5)
    assert [(each.seat, each.rank) for each in result(t).ranking] == [(2, 1), (0, 2), (1, 2), (3, 2), (4, 5)]
    assert asked(t) == ("over", ())


def test_BSA_FIN_02_two_winners_then_rank_three() -> None:
    t = last_bomb(3)
    scores(t, 25, 20, 20)
    lock(t, "green", "chicken", "red")
    assert on(t).score == (20, 25, 20)
    assert t.outcome is not None
    assert t.outcome.ranks == (2, 1, 2)
    assert asked(t) == ("over", ())


def test_BSA_FIN_03_the_last_explosion_counts_before_the_ranking() -> None:
    t = last_bomb(4)
    scores(t, 12, 10, 9, 11)
    tools(t, 3, "insurance")
    told = lock(t, "green", "red", "chicken", "red")
    assert on(t).score == (7, 10, 14, 16)
    assert t.outcome is not None
    assert t.outcome.winners == (3,)
    assert t.outcome.ranks == (4, 3, 2, 1)
    assert t.outcome.scores == on(t).score
    changed = max(i for i, each in enumerate(told) if isinstance(each.event, ScoreChanged))
    ended = next(i for i, each in enumerate(told) if isinstance(each.event, GameEnded))
    assert changed < ended
    assert asked(t) == ("over", ())


def test_BSA_FIN_04_points_per_bomb_their_sources_and_explosions() -> None:
    t = last_bomb(4)
    lock(t, "chicken", "green", "red", "green")
    assert line(t, 0).per_bomb == (5,)
    assert asdict(line(t, 0).sources) == {
        "solo": 0,
        "shared": 0,
        "wait": 0,
        "chicken": 5,
        "tool": 0,
        "loss": 0,
    }
    assert [line(t, seat).explosions for seat in range(4)] == [0, 1, 0, 1]


def test_BSA_FIN_04_everybody_receives_the_result() -> None:
    t = last_bomb(3)
    told = lock(t, "green", "red", "red")
    for seat in (0, 1, 2, None):
        assert [each.result for each in events(told, GameEnded, seat)] == [result(t)]
        outcome = GAME.view(t, seat).outcome
        assert outcome is not None and outcome.sheet == result(t)


def test_BSA_RES_01_a_line_says_whether_a_bot_has_played() -> None:
    t = last_bomb(3)
    t.seats = (Seat("person", "Ada"), Seat("bot", "Bo"), Seat("person", "Cy"))
    lock(t, "green", "blue", "blue")
    while t.outcome is None:
        t.answer(t.waiting[0], Pass())
    assert [line(t, seat).is_bot for seat in (A, B, C)] == [False, True, False]
    assert asked(t) == ("over", ())


def test_BSA_EX_47_shared_victory() -> None:
    t = last_bomb(4)
    scores(t, 66, 74, 74, 50)
    lock(t, "green", "red", "red", "red")
    assert on(t).score == (61, 74, 74, 50)
    assert t.outcome is not None
    assert t.outcome.winners == (1, 2)
    assert t.outcome.ranks == (3, 1, 1, 4)
    assert asked(t) == ("over", ())


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("floor", ["zero", "none"])
def test_BSA_RES_01_sources_and_bombs_add_up_to_the_points(seed: int, floor: str) -> None:
    t = table(2 + seed % 4, score_floor=floor)
    play_out(t, seed)
    for seat in t.all_seats:
        each = line(t, seat)
        assert sum(asdict(each.sources).values()) == sum(each.per_bomb) == each.points == on(t).score[seat]
        assert len(each.per_bomb) == 3
        assert each.sources.loss <= 0


def test_BSA_RES_01_loss_is_what_was_really_lost() -> None:
    t = last_bomb(3)
    scores(t, 3, 9, 9)
    lock(t, "green", "red", "red")
    assert line(t, 0).sources.loss == -3
    assert line(t, 0).points == 0


def test_BSA_RES_02_the_doubled_half_of_bolt_cutters() -> None:
    t = table(3)
    tools(t, 0, "bolt_cutters")
    top(t, "red", "2/1 5/0")
    lock(t, "red", "red", "green")
    t.answer(0, UseTool("bolt_cutters"))
    assert on(t).score[:2] == (6, 3)
    assert (source(t, 0, "shared"), source(t, 0, "tool")) == (3, 3)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_RES_02_the_excess_of_the_priority_armband_and_carbon_paper() -> None:
    t = table(3)
    tools(t, 0, "priority_armband")
    tools(t, 2, "carbon_paper")
    top(t, "red", "2/1 5/0")
    lock(t, "red", "red", "chicken")
    assert asked(t) == ("react", (0, 2))
    t.answer(0, UseTool("priority_armband"))
    t.answer(2, Pass())
    t.answer(2, UseTool("carbon_paper", target=1))
    assert on(t).score == (6, 3, 3)
    assert (source(t, 0, "shared"), source(t, 0, "tool")) == (3, 3)
    assert (source(t, 1, "shared"), source(t, 1, "tool")) == (3, 0)
    assert (source(t, 2, "shared"), source(t, 2, "tool")) == (0, 3)
    assert asked(t) == ("chicken_look", (2,))


def test_BSA_RES_02_three_of_the_bomb_suit_and_five_of_the_insurance() -> None:
    t = last_bomb(3)
    tools(t, 0, "bomb_suit")
    tools(t, 1, "insurance")
    lock(t, "green", "red", "chicken")
    assert [line(t, seat).sources.tool for seat in range(3)] == [3, 5, 0]
    assert [line(t, seat).tools_used for seat in range(3)] == [("bomb_suit",), ("insurance",), ()]
    assert line(t, 0).sources.loss == 0


def test_BSA_RES_02_a_wire_of_twin_cutters_is_solo_or_shared() -> None:
    t = table(3)
    tools(t, 0, "twin_cutters")
    top(t, "red", "3/1")
    top(t, "green", "1/1 2/1")
    lock(t, "red", "green", "blue")
    t.answer(0, UseTool("twin_cutters", wire="green"))
    assert (source(t, 0, "solo"), source(t, 0, "shared"), source(t, 0, "tool")) == (4, 2, 0)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_RES_03_solo_means_alone() -> None:
    t = table(3)
    top(t, "red", "3/1")
    top(t, "blue", "1/1 2/1")
    lock(t, "red", "blue", "blue")
    assert (source(t, 0, "solo"), source(t, 0, "shared")) == (4, 0)
    assert (source(t, 1, "solo"), source(t, 1, "shared")) == (0, 2)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_RES_03_a_cut_shared_with_the_instructor_only_is_shared() -> None:
    t = table(2)
    instructor(t, "red")
    top(t, "red", "1/1 3/1")
    lock(t, "red", "green")
    assert (source(t, 0, "solo"), source(t, 0, "shared")) == (0, 2)
    assert source(t, 1, "solo") == on(t).score[1]
    assert asked(t) == ("choose_action", (0, 1))


def test_BSA_RES_03_with_a_short_deck_k_decides() -> None:
    t = table(3)
    whole_deck(t, "red", "3/1")
    lock(t, "red", "red", "green")
    assert (source(t, 0, "solo"), source(t, 0, "shared")) == (0, 2)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_RES_04_the_bomb_its_turns_wire_tile_and_people() -> None:
    t = table(4, exam="drill")
    lock(t, "red", "blue", "yellow", "yellow")
    detonator(t, "green", 10)
    set_wire(t, "green", tiles=("ok", "boom", "ok"))
    top(t, "green", "1/1")
    lock(t, "green", "chicken", "green", "blue")
    (bomb,) = result(t).bombs
    assert (bomb.bomb, bomb.turns, bomb.wire, bomb.tile) == ("I", 2, "green", 2)
    assert (bomb.cutters, bomb.instructor, bomb.chickens) == ((0, 2), False, (1,))
    assert asked(t) == ("over", ())


def test_BSA_RES_04_an_explosion_in_a_bomb_suit_counts() -> None:
    t = last_bomb(3)
    tools(t, 0, "bomb_suit")
    lock(t, "green", "green", "red")
    assert [line(t, seat).explosions for seat in range(3)] == [1, 1, 0]


def test_BSA_RES_04_absent_turns_are_those_chosen_by_a_time_out() -> None:
    t = table(3, exam="drill")
    lock(t, None, "red", "blue")
    assert t.due is not None
    t.time_up(t.due)
    lock(t, "green", "green", "yellow")
    assert on(t).absent_turns == (1, 0, 0)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_RES_04_or_while_absent() -> None:
    t = table(3, exam="drill")
    t.notice("absent", 1)
    lock(t, "red", None, "blue")
    t.answer(1, Lock("blue"))  # the rookie that keeps the seat
    t.notice("back", 1)
    fuse(t, "green")
    lock(t, "green", "green", "yellow")
    assert [line(t, seat).absent_turns for seat in range(3)] == [0, 1, 0]
    assert asked(t) == ("over", ())


def test_BSA_RES_04_not_a_turn_chosen_anew_by_a_player_who_came_back() -> None:
    t = table(3, exam="drill")
    t.notice("absent", 1)
    t.answer(1, Lock("blue"))  # the rookie that keeps the seat
    t.notice("back", 1)
    t.answer(1, Unlock())
    t.answer(1, Lock("red"))
    lock(t, "red", None, "blue")
    assert on(t).absent_turns == (0, 0, 0)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_RES_04_the_result_is_complete_and_plain() -> None:
    t = table(3)
    told = play_out(t, 2)
    sent = plain(result(t))
    assert set(sent) == {"game", "options", "winners", "ranking", "bombs"}
    assert sent["game"] == "bomb-squad-academy"
    assert sent["options"]["players"] == 3
    assert sorted(each["seat"] for each in sent["ranking"]) == [0, 1, 2]
    assert [each.wire for each in events(told, Exploded)] == [bomb["wire"] for bomb in sent["bombs"]]
    for seat in t.all_seats:
        burnt = sum(seat in each.cutters for each in events(told, Exploded))
        assert line(t, seat).explosions == burnt
        assert set(line(t, seat).tools_used) == set(on(t).tools_used[seat])


def test_BSA_RES_02_a_held_tool_brings_nothing() -> None:
    t = last_bomb(3)
    tools(t, 1, "insurance")
    t.answer(1, SetIntent("insurance", "hold"))
    lock(t, "green", "red", "red")
    assert line(t, 1).sources.tool == 0
    assert line(t, 1).points == 0
