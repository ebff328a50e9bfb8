"""END and SCO: how the mission ends and what it is worth."""

import pytest

from qg.games.mission_pas_possible.tests.prelude import *
from qg.kernel.conduct.state import Word
from qg.kernel.record import digest


def last_card(seats: int = 3, *, line: str = "b201", deck: str = "", **options: Any) -> State:
    """Seat 0 has just defused b205 and is to choose; two dice wait in the pool."""
    t = table(seats, **options)
    lay(t, "b205[G1, .] b408", line=line, deck=deck)
    roll(t, " ".join(["G3", "K6", "K5", "K4", "K3"][: t.table_rules.dice]))
    claim(t, 0, "G3", "b205", "b")
    lock_all(t)
    assert asked(t) == ("replacing", (0,))
    return t


# -- winning -----------------------------------------------------------------------------------------------------


def test_MPP_END_01_the_team_wins_the_moment_the_last_card_leaves_the_line() -> None:
    t = last_card()
    told = pick(t, 0, "b201", at=t.now + 5000)
    assert kinds(told)[0] == "card_taken"
    assert kinds(told)[-1] == "game_ended"
    assert (sheet(t).outcome, sheet(t).reason) == ("won", "line_cleared")
    assert sheet(t).remaining_ms == 600_000 - 700 - 5000  # the clock stops at the arrival of that choice
    assert not events(told, UnusedRerolled)
    assert t.outcome is not None
    assert t.outcome.winners == (0, 1, 2)


def test_MPP_END_01_not_while_the_line_or_the_deck_has_a_card() -> None:
    t = last_card(line="b201 b202")
    pick(t, 0, "b201")
    assert t.line == (None, "b202", None, None, None)
    assert t.outcome is None
    assert asked(t) == ("rerolling", (0, 1, 2))
    t = last_card(line="b201 b202 b203 b204 b206", deck="b207")
    pick(t, 0, "b201")
    assert t.line == ("b207", "b202", "b203", "b204", "b206")
    assert t.outcome is None
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_END_01_not_on_insane() -> None:
    t = last_card(difficulty="insane")
    told = pick(t, 0, "b201")
    assert [e.card for e in events(told, CardTaken)] == ["b201"]
    assert t.outcome is None
    assert asked(t) == ("rerolling", (0, 1, 2))


@pytest.mark.parametrize(("difficulty", "bombs"), [("training", 16), ("standard", 19), ("elite", 23)])
def test_MPP_END_02_the_line_shrinks_only_once_the_deck_is_exhausted(difficulty: str, bombs: int) -> None:
    t = table(1, difficulty=difficulty)
    for _ in full_game(t):
        assert None not in t.line or not t.deck
    assert sheet(t).outcome == "won"
    assert not t.deck
    assert not any(t.line)
    assert len(t.defused) == bombs


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_MPP_END_04_exactly_as_many_bombs_as_the_table_says(seats: int) -> None:
    t = table(seats)
    for _ in full_game(t):
        assert t.outcome is None or len(t.defused) == (19, 20, 21, 22, 23)[seats - 1]
    assert sheet(t).bombs_target == sheet(t).bombs_defused == (19, 20, 21, 22, 23)[seats - 1]
    assert sum(sheet(t).defused_by) == sheet(t).bombs_defused


def test_MPP_END_04_more_only_if_the_last_wave_completed_several() -> None:
    t = table(3)
    lay(t, "b205[G1, .]", "b107[G5, .]", line="b201", deck="", defused="b101 b102")
    roll(t, "G3 B3 K6")
    claim(t, 0, "G3", "b205", "b")
    claim(t, 1, "B3", "b107", "b")
    lock_all(t)
    assert asked(t) == ("replacing", (0, 1))
    pick(t, 1, "b201")
    assert sheet(t).defused == ("b101", "b102", "b205", "b107")


def test_MPP_END_03_the_cards_in_front_of_the_players_need_not_be_defused() -> None:
    t = last_card()
    pick(t, 0, "b201")
    assert cards(t, 0) == ["b201[., ., .]", "b408[., ., ., ., .]"]
    assert sheet(t).outcome == "won"


def test_MPP_END_05_on_insane_every_card_must_go() -> None:
    t = table(3, difficulty="insane")
    lay(t, "b205[G1, .]", "b107[G5, .] b101", line="", deck="")
    roll(t, "G3 B3 K6")
    claim(t, 0, "G3", "b205", "b")
    claim(t, 1, "B3", "b107", "b")
    lock_all(t)
    assert t.defused == ("b205", "b107")
    assert t.outcome is None  # b101 is left
    assert cards(t, 0) == ["-", "-"]
    assert asked(t) == ("rolling", (1,))


def test_MPP_END_05_not_while_the_line_has_a_card() -> None:
    t = table(3, difficulty="insane")
    lay(t, "b205[G1, .]", line="b201", deck="")
    roll(t, "G3 B3 K6")
    claim(t, 0, "G3", "b205", "b")
    lock_all(t)
    assert t.outcome is None, "nobody has a card, but there is one to take"
    assert asked(t) == ("replacing", (0,))
    pick(t, 0, "b201")
    assert cards(t, 0) == ["b201[., ., .]", "-"]
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_END_05_the_clock_stops_at_the_lock_that_set_the_last_die() -> None:
    t = table(3, difficulty="insane")
    lay(t, "b205[G1, .]", "b107[G5, .]", line="", deck="")
    roll(t, "G3 B3 K6")
    claim(t, 0, "G3", "b205", "b")
    claim(t, 1, "B3", "b107", "b")
    lock(t, 0)
    wait(t, 12_300)
    told = lock(t, 1)
    assert (sheet(t).outcome, sheet(t).reason) == ("won", "all_cleared")
    assert sheet(t).remaining_ms == 600_000 - 700 - 12_300
    assert "card_taken" not in kinds(told)
    assert kinds(told)[-1] == "game_ended"


def test_MPP_END_05_with_auto_locks_the_clock_stops_at_the_end_of_the_quiet_time() -> None:
    t = table(1, difficulty="insane", lock="auto")
    lay(t, "b205[G1, .]", line="", deck="")
    roll(t, "G3 B5 K6")
    claim(t, 0, "G3", "b205", "b")
    wait(t, 60_000)
    assert sheet(t).remaining_ms == 600_000 - 700 - 1500


def test_MPP_END_05_with_gestures_the_clock_stops_at_the_last_one() -> None:
    t = table(1, difficulty="insane", steady_hand="gesture")
    lay(t, "b307[G1, R3, .]", line="", deck="")
    roll(t, "K1 B5 B6")
    claim(t, 0, "K1", "b307", "c")
    lock(t, 0)
    assert asked(t) == ("steadying", (0,))
    t.answer(0, Steady(0), at=t.now + 1900)
    assert (sheet(t).reason, sheet(t).remaining_ms) == ("all_cleared", 600_000 - 700 - 1900)


def test_MPP_END_05_a_whole_game_on_insane() -> None:
    t = table(1, difficulty="insane")
    for _ in full_game(t):
        assert t.outcome is None or not t.has_card(0)
    assert (sheet(t).reason, sheet(t).bombs_defused, sheet(t).bombs_target) == ("all_cleared", 29, 29)


# -- losing ------------------------------------------------------------------------------------------------------


def test_MPP_END_06_the_team_loses_when_the_clock_runs_out() -> None:
    t = table(3)
    assert not events(wait(t, 599_999), GameEnded)
    assert t.outcome is None
    assert len(events(wait(t, 1), GameEnded)) == 1
    assert (sheet(t).outcome, sheet(t).reason, sheet(t).remaining_ms) == ("lost", "time", 0)
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.ranks) == ((), (2, 2, 2))


def test_MPP_END_07_the_team_loses_when_dice_must_be_drawn_from_an_empty_bag() -> None:
    t = table(5)
    last_dice(t)
    told = lock(t, 4)
    assert not t.bag
    assert kinds(told)[-2:] == ["bag_passed", "game_ended"]
    assert (sheet(t).outcome, sheet(t).reason) == ("lost", "empty_bag")


def test_MPP_END_09_QG_PAU_04_all_persons_present_may_agree_to_give_up() -> None:
    t = table([PERSON, PERSON, BOT, PERSON])
    t.answer(0, CONCEDE)
    t.answer(3, CONCEDE)
    assert t.outcome is None and CONCEDE not in t.words(2)
    t.notice("absent", 1)
    assert (sheet(t).outcome, sheet(t).reason) == ("lost", "conceded")


@pytest.mark.parametrize(("why", "reason"), [("abandoned", "abandoned"), ("closed", "closed")])
def test_QG_ABS_08_QG_HST_02_a_game_that_conduct_ends_is_lost(why: str, reason: str) -> None:
    t = table(2)
    wait(t, 1000)
    if why == "closed":
        t.answer(0, Word("close", reason="late"))
        t.answer(1, Word("agree"))
        assert sheet(t).unranked == ("close",)
    else:
        for seat in (0, 1):
            t.notice("left", seat)
        wait(t, 24 * 3600 * 1000)
    assert (sheet(t).outcome, sheet(t).reason, sheet(t).elapsed_ms) == ("lost", reason, 1000)


def test_MPP_END_10_after_the_end_nothing_changes_any_more() -> None:
    t = last_card()
    pick(t, 0, "b201")
    for seat, choice in (
        (0, Roll()),
        (1, Lock()),
        (2, Claim(1, 0, "a")),
        (0, Pick("b201")),
        (1, PAUSE),
        (2, CONCEDE),
    ):
        refused(t, seat, choice, "too_late")
    refused(t, 0, Signal("bravo"), "too_late")
    before = digest(GAME, t)
    with pytest.raises(Illegal):
        t.time_up(t.now + 1_000_000)
    with pytest.raises(Illegal):
        t.notice("absent", 1)
    assert digest(GAME, t) == before
    assert (t.due, t.bot_controlled, t.waiting) == (None, {}, ())


def test_MPP_END_08_on_insane_a_player_without_cards_takes_no_dice() -> None:
    t = table(3, difficulty="insane")
    lay(t, "", "b408", "b403", line="", deck="")
    roll(t, "R1 R2 R3")  # three dice are drawn all the same
    assert t.quota_left(0) == 0
    assert t.locked == (True, False, False)
    refused(t, 0, Claim(t.pool[0].id, 0, "a"), "no_such_card")
    assert asked(t) == ("claiming", (1, 2))


@pytest.mark.parametrize(("hands", "dice"), [(("b408", "", "b101"), 2), (("", "", "b101"), 1), (("b408", "b101"), 2)])
def test_MPP_END_08_with_players_with_cards_one_die_for_each_of_them(hands: tuple[str, ...], dice: int) -> None:
    t = table(3, difficulty="insane", insane_dice="players_with_cards")
    lay(t, *hands, line="", deck="")
    t.answer(0, Roll())
    assert len(t.pool) == dice
    wait(t, 600_000)
    assert sheet(t).unranked == ("insane_dice",)


def test_MPP_END_08_with_two_players_the_number_of_dice_stays() -> None:
    t = table(2, difficulty="insane", insane_dice="players_with_cards")
    lay(t, "b408", line="", deck="")
    t.answer(0, Roll())
    assert len(t.pool) == 4


def test_MPP_EX_48_two_last_cards_of_three_players() -> None:
    t = table(3, difficulty="insane")
    lay(t, "", "b110[G1, ., ., .]", "b101[G5, ., ., .]", line="", deck="")
    roll(t, "R2 B6 G4")
    claim(t, IGOR, "R2", "b110", "b")
    claim(t, STEPHANIE, "B6", "b101", "b")
    coming(t, 3)
    told = lock_all(t)
    assert [str(e.die) for e in events(told, UnusedRerolled)] == ["G3"]
    assert [(e.seat, str(e.die)) for e in events(told, DieLost)] == [(IGOR, "G1"), (STEPHANIE, "G5")]
    assert asked(t) == ("rolling", (IGOR,))

    t = table(3, difficulty="insane")
    lay(t, "", "b205[G1, .]", "b107[G5, .]", line="", deck="")
    roll(t, "G3 B3 K6")
    claim(t, IGOR, "G3", "b205", "b")
    claim(t, STEPHANIE, "B3", "b107", "b")
    lock_all(t)
    assert (sheet(t).outcome, sheet(t).reason) == ("won", "all_cleared")


# -- score -------------------------------------------------------------------------------------------------------


def won_after(ms: int, *, defused: str = "", activated: str = "", **options: Any) -> Score:
    """The score of a game won when so much time has passed since the clock started; b205 is worth 2 more."""
    t = last_card(**options)
    t.defused = (*defused.split(), "b205")
    t.activated = tuple(activated.split())
    t.scratch.forget()
    pick(t, 0, "b201", at=t.now + ms - t.elapsed)
    return sheet(t).score


def lost_with(defused: str, activated: str = "") -> Score:
    t = table(3)
    t.defused, t.activated = tuple(defused.split()), tuple(activated.split())
    wait(t, 600_000)
    return sheet(t).score


def test_MPP_SCO_01_ten_points_for_a_win_and_none_for_a_loss() -> None:
    assert won_after(10_000).win == 10
    assert lost_with("").win == 0


def test_MPP_SCO_02_a_point_for_each_full_ten_seconds_left_on_a_win() -> None:
    assert won_after(1000).time == 59  # 599.0 s left
    assert won_after(10_000).time == 59  # 590 s left
    assert won_after(10_001).time == 58  # 589.999 s left
    assert won_after(1000, timer_s=300).time == 29
    assert won_after(1000, timer_s=0).time == 0
    t = table(3)
    for seat in (0, 1, 2):
        t.answer(seat, CONCEDE)
    assert (sheet(t).remaining_ms, sheet(t).score.time) == (600_000, 0)


def test_MPP_SCO_03_MPP_CMP_06_the_points_of_all_defused_bombs_won_or_lost() -> None:
    assert won_after(1000, defused="b101 b401 b601").bombs == 1 + 4 + 6 + 2
    assert lost_with("b101 b401 b601").bombs == 11


def test_MPP_SCO_04_two_points_for_each_sabotage_won_or_lost() -> None:
    assert won_after(1000, activated="s_red s_3 s_4").sabotage == 6
    assert lost_with("", "s_red").sabotage == 2


def test_MPP_SCO_05_cards_still_in_front_of_players_score_nothing() -> None:
    t = table(3)
    lay(t, "b408[R1, R2, Y1, R3, .] b601", "b404", defused="b101")
    wait(t, 600_000)
    assert sheet(t).score == Score(win=0, time=0, bombs=1, sabotage=0, total=1)


@pytest.mark.parametrize("count", [0, 6, 11])
def test_MPP_SCO_06_a_won_single_deck_game_has_activated_all_its_sabotages(count: int) -> None:
    t = table(1, sabotage_count=count, difficulty="training")
    for _ in full_game(t):
        pass
    assert len(set(sheet(t).sabotage_activated)) == count
    assert sheet(t).score.sabotage == 2 * count


def test_MPP_SCO_07_one_score_for_the_team_and_no_ranking_among_players() -> None:
    t = last_card()
    pick(t, 0, "b201")
    assert t.outcome is not None
    assert t.outcome.ranks == (1, 1, 1)
    assert t.outcome.scores == (sheet(t).score.total,) * 3
    t = table(3)
    wait(t, 600_000)
    assert t.outcome is not None
    assert len(set(t.outcome.ranks)) == len(set(t.outcome.scores)) == 1


def test_MPP_EX_47_time_runs_out_with_33_points_of_bombs_and_four_sabotages() -> None:
    by_points = {value: [c for c in DATA.bombs if DATA.points(c) == value] for value in (1, 2, 3)}
    bombs = [*by_points[1][:5], *by_points[2][:8], *by_points[3][:4]]
    assert (len(bombs), sum(map(DATA.points, bombs))) == (17, 33)
    got = lost_with(" ".join(bombs), "s_red s_blue s_1 s_2")
    assert (got.bombs, got.sabotage, got.total) == (33, 8, 41)
