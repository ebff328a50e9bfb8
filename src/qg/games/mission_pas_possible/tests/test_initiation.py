"""INI: the one-sheet's first game."""

from pathlib import Path

import pytest

from qg.games.mission_pas_possible.tests.prelude import *


def values(t: State, seat: int) -> list[int]:
    return sorted(DATA.points(bomb.card) for bomb in t.hands[seat] if bomb)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_MPP_INI_01_one_low_and_one_high_card_each_or_two_of_each_alone(seats: int) -> None:
    firsts = set()
    for seed in map(str, range(15)):
        t = briefed(seats, seed=seed, mode="initiation")
        for seat in t.all_seats:
            low = [value for value in values(t, seat) if value in (1, 2)]
            high = [value for value in values(t, seat) if value in (3, 4)]
            assert (len(low), len(high)) == ((2, 2) if seats == 1 else (1, 1))
        first = t.hands[0][0]
        assert first is not None
        firsts.add(DATA.points(first.card) <= 2)
    assert firsts == {True, False}  # dealt as they come, not sorted


def test_MPP_INI_02_the_six_point_cards_are_not_used() -> None:
    hard = {card for card in DATA.bombs if DATA.points(card) == 6}
    for seed in map(str, range(5)):
        t = briefed(5, seed=seed, mode="initiation", hard_cards=True)  # the mode overrides the wish
        assert t.opt.hard_cards is False
        assert hard <= set(t.box)


@pytest.mark.parametrize(("seats", "bombs"), [(1, 16), (2, 17), (3, 18), (4, 19), (5, 20)])
def test_MPP_INI_03_the_deck_has_the_size_of_training(seats: int, bombs: int) -> None:
    t = briefed(seats, mode="initiation", difficulty="elite")
    assert sum(card in DATA.bombs for card in (*t.line, *t.deck)) == bombs
    assert t.opt.difficulty == "training"
    assert asked(t) == ("briefing", tuple(range(seats)))


def test_MPP_INI_04_all_else_is_the_standard_game() -> None:
    t = briefed(3, mode="initiation")
    assert len(t.line) == 5
    assert all(card in DATA.bombs for card in t.line)
    assert sum(card in DATA.sabotages for card in t.deck) == 6
    assert t.bag == tuple(range(25))
    hands = ("b404[Y4, R3, ., .] b209[R1, R2, .]", "b101[R5, ., ., .]")
    first, told_first = sabotaged("s_red", *hands, mode="initiation")
    other, told_other = sabotaged("s_red", *hands)
    assert [one.event for one in told_first] == [one.event for one in told_other]
    assert asked(first) == asked(other) == ("losing", (0,))


@pytest.mark.parametrize(("seats", "held", "dice", "quota"), [(1, 4, 3, 3), (2, 2, 4, 2), (3, 2, 3, 1)])
def test_MPP_INI_05_small_games_have_the_numbers_of_the_booklet(seats: int, held: int, dice: int, quota: int) -> None:
    t = table(seats, mode="initiation")
    assert [len(hand) for hand in t.hands] == [held] * seats
    t.answer(0, Roll())
    assert len(t.pool) == dice
    assert [t.quota_left(seat) for seat in t.all_seats] == [quota] * seats


def test_MPP_INI_06_only_those_who_could_not_place_press_each_for_one_die() -> None:
    t = table(3, mode="initiation")
    lay(t, "b408", "b404", "b410")
    roll(t, "R1 R2 R3")
    claim(t, 0, "R1", "b408", "a")
    lock_all(t)
    assert asked(t) == ("rerolling", (1, 2))
    refused(t, 0, Reroll(t.pool[0].id), "not_allowed", "MPP-INI-06")
    coming(t, 6)
    told = t.answer(2, Reroll(t.pool[1].id))
    assert [(e.seat, e.old_value) for e in events(told, UnusedRerolled)] == [(2, 3), (None, 2)]  # the last by itself
    assert asked(t) == ("rolling", (1,))


def test_MPP_INI_06_who_may_not_press_is_told_so_whichever_die_is_named() -> None:
    t = table(3, mode="initiation")
    lay(t, "b408", "b404", "b410")
    roll(t, "R1 R2 R3")
    claim(t, 0, "R1", "b408", "a")
    lock_all(t)
    refused(t, 0, Reroll(t.bag[0]), "not_allowed", "MPP-INI-06")
    refused(t, 1, Reroll(t.bag[0]), "not_in_pool", "MPP-UNU-03")
    assert asked(t) == ("rerolling", (1, 2))


def test_MPP_INI_06_each_seat_as_often_as_it_has_quota_left() -> None:
    t = table(2, mode="initiation")
    lay(t, "", "b404")
    roll(t, "R1 R2 R3 R4")
    for left in (4, 3):
        assert len(t.pool) == left
        assert asked(t) == ("rerolling", (1,))
        refused(t, 0, Reroll(t.pool[0].id), "not_allowed", "MPP-INI-06")
        t.answer(1, Reroll(t.pool[0].id))
    assert asked(t) == ("rerolling", (0, 1))


def test_MPP_INI_06_with_more_unused_dice_anyone_presses_for_the_rest() -> None:
    t = table(3, mode="initiation")
    lay(t, "", "", "b404")
    roll(t, "R1 R2 R3")
    assert asked(t) == ("rerolling", (2,))
    coming(t, 6)
    t.answer(2, Reroll(t.pool[0].id))
    assert asked(t) == ("rerolling", (0, 1, 2))
    t.answer(0, Reroll(t.pool[1].id))
    assert asked(t) == ("rolling", (1,))


def test_MPP_INI_06_in_all_other_modes_any_seat_may_press() -> None:
    t = table(3)
    lay(t, "b408", "b404", "b410")
    roll(t, "R1 R2 R3")
    claim(t, 0, "R1", "b408", "a")
    lock_all(t)
    assert asked(t) == ("rerolling", (0, 1, 2))


# -- winning and overtime ----------------------------------------------------------------------------------------


def at_last_card(*others: str, elapsed: int = 0, **options: Any) -> State:
    """Seat 0 has just defused b205 (2 points); one card lies in the line, the deck is empty."""
    t = table(3, mode="initiation", **options)
    lay(t, "b205[G1, .]", *others, line="b201", deck="", defused="b101 b404")
    if elapsed:
        wait(t, elapsed - 700)
    roll(t, "G3 K6 K5")
    claim(t, 0, "G3", "b205", "b")
    lock_all(t)
    assert asked(t) == ("replacing", (0,))
    return t


def in_overtime(*others: str, **options: Any) -> State:
    """Overtime in its second turn; nothing but b201 lies in front of seat 0."""
    t = at_last_card(*others, **options)
    pick(t, 0, "b201")
    play_out(t)
    return t


def play_out(t: State) -> list[Moment]:
    """The rest of a turn: nobody takes anything more, unused dice are rerolled, all showing 6."""
    told: list[Moment] = []
    while asked(t)[0] in ("claiming", "rerolling"):
        if asked(t)[0] == "claiming":
            seat = t.waiting[0]
            told += t.answer(seat, options(t, seat)[0 if t.quota_left(seat) else -1])
        else:
            coming(t, *[6] * len(t.pool))
            told += wait(t, 3000)
    return told


def test_MPP_INI_07_the_team_wins_when_neither_deck_nor_line_has_a_card() -> None:
    t = at_last_card(overtime=False)
    told = pick(t, 0, "b201", at=t.now + 1000)
    assert kinds(told)[-1] == "game_ended"
    assert (sheet(t).outcome, sheet(t).reason, sheet(t).mode) == ("won", "line_cleared", "initiation")
    assert sheet(t).remaining_ms == 600_000 - 1700


def test_MPP_INI_08_play_goes_on_from_the_winning_choice_itself() -> None:
    t = at_last_card("b404")
    told = pick(t, 0, "b201")
    assert [e.remaining_ms for e in events(told, OvertimeStarted)] == [599_300]
    assert t.outcome is None
    assert asked(t) == ("rerolling", (1,))  # the rest of the turn: seat 1 could place nothing
    play_out(t)
    assert asked(t) == ("rolling", (1,))


def test_MPP_INI_08_the_win_stands_when_time_is_up() -> None:
    t = in_overtime()
    told = wait(t, 600_000)
    assert len(events(told, GameEnded)) == 1
    assert (sheet(t).outcome, sheet(t).reason, sheet(t).remaining_ms) == ("won", "line_cleared", 599_300)
    assert t.outcome is not None
    assert t.outcome.winners == (0, 1, 2)


def test_MPP_INI_08_the_win_stands_when_the_bag_is_empty_at_a_draw() -> None:
    t = table(5, mode="initiation")
    t.won_at = 1000
    last_dice(t, line="", deck="")
    told = lock(t, 4)
    assert kinds(told)[-2:] == ["bag_passed", "game_ended"]
    assert (sheet(t).outcome, sheet(t).reason, sheet(t).remaining_ms) == ("won", "line_cleared", 599_000)


def test_MPP_INI_08_overtime_ends_when_every_card_is_defused() -> None:
    t = in_overtime("b107[R5, .]")
    lay(t, "", "b107[R5, .]", line="", deck="", defused="b101 b404 b205")
    roll(t, "R3 K6 K5")
    claim(t, 1, "R3", "b107", "b")
    told = lock_all(t)
    assert [e.card for e in events(told, BombDefused)] == ["b107"]
    assert (sheet(t).outcome, sheet(t).reason) == ("won", "line_cleared")


def test_MPP_INI_08_overtime_ends_when_all_persons_present_press_stop() -> None:
    t = in_overtime()
    refused(t, 0, CONCEDE, "no_conceding", "QG-PAU-04")
    t.answer(0, Stop())
    t.answer(1, Stop())
    t.answer(0, PlayOn())
    t.answer(2, Stop())
    assert t.outcome is None
    t.answer(0, Stop())
    assert (sheet(t).outcome, sheet(t).reason) == ("won", "line_cleared")


def test_MPP_INI_08_stop_is_for_overtime_only_and_votes_to_give_up_are_forgotten() -> None:
    t = at_last_card()
    refused(t, 1, Stop(), "not_allowed")
    t.answer(1, CONCEDE)
    t.answer(2, CONCEDE)
    pick(t, 0, "b201")
    t.answer(1, Stop())
    t.notice("absent", 0)
    assert t.outcome is None
    t.notice("absent", 2)
    assert (sheet(t).outcome, sheet(t).reason) == ("won", "line_cleared")


def test_MPP_INI_08_vacancies_stay_empty_and_without_cards_there_is_no_quota() -> None:
    t = in_overtime("b107[R5, .]", "b408")
    lay(t, "b201", "b107[R5, .]", "b408", line="", deck="", defused="b101 b404 b205")
    roll(t, "R3 K6 K5")
    claim(t, 1, "R3", "b107", "b")
    claim(t, 0, "K6", "b201", "a")
    claim(t, 2, "K5", "b408", "a")
    lock_all(t)
    assert cards(t, 1) == ["-", "-"]
    assert asked(t) == ("rolling", (2,))
    t.answer(2, Roll())
    wait(t, 700)
    assert len(t.pool) == 3
    assert t.quota_left(1) == 0
    assert t.locked[1]


def test_MPP_INI_08_without_the_option_there_is_no_overtime() -> None:
    t = at_last_card(overtime=False)
    assert not events(pick(t, 0, "b201"), OvertimeStarted)
    assert t.won_at is None
    assert asked(t) == ("over", ())


def test_MPP_INI_09_the_score_is_the_sum_of_the_bombs_and_nothing_else() -> None:
    t = at_last_card(overtime=False)
    t.activated = ("s_red", "s_1")
    pick(t, 0, "b201")
    score = sheet(t).score
    assert (score.win, score.time, score.bombs, score.sabotage, score.total) == (0, 0, 7, 0, 7)
    t = table(3, mode="initiation")
    lay(t, defused="b101 b404")
    wait(t, 600_000)
    assert (sheet(t).outcome, sheet(t).score.total) == ("lost", 5)


def test_MPP_EX_52_initiation_with_three_players() -> None:
    t = briefed(3, mode="initiation")
    for seat in (0, 1, 2):
        low, high = values(t, seat)
        assert (low in (1, 2), high in (3, 4)) == (True, True)
    kinds_of = Counter(card in DATA.bombs for card in t.deck)
    assert (len(t.line), kinds_of[True]) == (5, 13)
    assert GAME.view(t, None).board.deck_bombs == 13


def test_MPP_EX_53_a_win_goes_on_into_overtime() -> None:
    t = table(3, mode="initiation")
    worth_38 = "b401 b402 b403 b405 b406 b407 b409 b301 b302 b303 b101"
    assert sum(DATA.points(card) for card in worth_38.split()) == 38
    lay(t, "b205[G1, .]", "b404[Y1, R1, B1, .]", line="b201", deck="", defused=worth_38)
    wait(t, 478_300)
    roll(t, "G3 Y6 K6")
    claim(t, 0, "G3", "b205", "b")
    lock_all(t)
    told = pick(t, 0, "b201", at=t.now + 1000)
    assert [e.remaining_ms for e in events(told, OvertimeStarted)] == [120_000]
    play_out(t)
    assert asked(t) == ("rolling", (1,))
    roll(t, "G5 K6 K5")
    claim(t, 1, "G5", "b404", "d")
    lock(t, 1)
    claim(t, 0, "K6", "b201", "a")
    told = lock_all(t)
    assert [e.points for e in events(told, BombDefused)] == [4]
    wait(t, 120_000)
    assert (sheet(t).outcome, sheet(t).score.total, sheet(t).remaining_ms) == ("won", 44, 120_000)


@pytest.mark.parametrize(("language", "name"), [("en", "beginner mode"), ("fr", "mode débutant")])
def test_MPP_INI_10_a_win_is_told_as_one_in_beginner_mode(language: str, name: str) -> None:
    """The result says that it was won in initiation; there are words that call it so and lead on to the booklet."""
    t = at_last_card(overtime=False)
    pick(t, 0, "b201")
    assert (sheet(t).mode, sheet(t).outcome) == ("initiation", "won")
    words = (Path(__file__).parents[1] / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    (line,) = [line for line in words.splitlines() if line.startswith("beginner-win = ")]
    assert name in line
