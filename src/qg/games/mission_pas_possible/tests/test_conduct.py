"""CLK and ABS: the clock of the game, its timeouts and pauses, and seats that nobody is at."""

from collections.abc import Iterator

import pytest

from qg.games.mission_pas_possible.tests.prelude import *
from qg.kernel.conduct.events import CountedDown, Paused, Resumed, TableDeserted

WAVE = Signal("wait")


def last_card(late: int = 0, **options: Any) -> State:
    """Simon has completed a bomb worth 2; one card is left in the line and none in the deck."""
    t = lay(table(3, **options), "b206[., B5, K6] b409", "b405", "b303", line="b101", deck="")
    wait(t, late)
    roll(t, "R4 G1 G3")
    claim(t, SIMON, "R4", "b206", "a")
    lock(t, *t.waiting)
    assert asked(t) == ("replacing", (SIMON,))
    return t


def phases(late: int = 0) -> Iterator[State]:
    """One table in each phase of a turn: Simon completes a bomb, a red Sabotage strikes him, two dice are unused."""
    t = lay(table(3), "b206[., B5, K6] b102[., R1, R2]", "b405[., K2, .]", "b409", line="b101 b412", deck="s_red b410")
    wait(t, late)
    yield t
    roll(t, "R4 K3 K5")
    yield t
    claim(t, SIMON, "R4", "b206", "a")
    yield t
    lock(t, *t.waiting)
    yield t
    pick(t, SIMON, "b412")
    yield t
    lose(t, SIMON, "R1")
    yield t


# -- the clock ---------------------------------------------------------------------------------------------------


def test_MPP_CLK_01_the_clock_is_kept_in_milliseconds_of_running_time() -> None:
    t = table(3)
    assert (t.elapsed, t.remaining) == (0, 600_000)
    wait(t, 1_234)
    assert (t.elapsed, t.remaining) == (1_234, 598_766)
    told = t.answer(0, Roll(), at=t.now + 1)
    assert t.elapsed == 1_235
    assert all("1235" in str(one.stamp) for one in told), "events carry the elapsed time"
    assert asked(t) == ("claiming", ())


def test_MPP_CLK_02_MPP_CMP_07_three_two_one_then_the_first_draw_opens() -> None:
    t = briefed(2)
    wait(t, 50_000)
    t.answer(0, Ready())
    assert kinds(t.answer(1, Ready()))[-1] == "countdown"
    assert (asked(t), t.due) == (("counting_down", ()), 53_000)
    refused(t, 0, Roll(), "not_now")
    assert "clock_started" not in kinds(t.time_up(52_999))
    assert asked(t) == ("counting_down", ())
    assert events(t.time_up(53_000), ClockStarted) == [ClockStarted(600_000)]
    assert (t.elapsed, asked(t)) == (0, ("rolling", (0,)))


@pytest.mark.parametrize(
    ("given", "full", "warnings"), [({}, 600_000, 5), ({"timer_s": 300}, 300_000, 4), ({"timer_s": 1800}, 1_800_000, 5)]
)
def test_MPP_CLK_03_MPP_CLK_14_the_countdown_lasts_timer_s_seconds(given: Any, full: int, warnings: int) -> None:
    """A warning as long as the countdown is not given."""
    t = briefed(3, **given)
    told = start(t) + wait(t, full - 1)
    assert [event.remaining_ms for event in events(told, ClockWarning)] == [300_000, 180_000, 60_000, 30_000, 10_000][
        -warnings:
    ]
    assert asked(t) == ("rolling", (0,))
    assert kinds(wait(t, 1)) == ["game_ended"]
    assert (sheet(t).reason, asked(t)) == ("time", ("over", ()))


def test_MPP_CLK_04_the_clock_never_waits() -> None:
    steps = []
    for t in phases():
        wait(t, 1000)
        steps.append(asked(t)[0])
    assert steps == ["rolling", "claiming", "claiming", "replacing", "losing", "rerolling"]
    assert t.elapsed == 6 * 1000 + 700
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_CLK_05_the_game_is_lost_at_once_in_whatever_phase() -> None:
    """Reservations not yet set count for nothing."""
    for each in phases(late=598_000):
        t, defused = each.copy(), len(each.defused)
        wait(t, t.remaining - 1)
        assert asked(t) == asked(each)
        assert kinds(wait(t, 1)) == ["game_ended"]
        assert (sheet(t).outcome, sheet(t).reason, sheet(t).bombs_defused) == ("lost", "time", defused)


def test_MPP_CLK_06_MPP_EX_44_the_last_millisecond() -> None:
    t = last_card(late=590_000)
    late, end = t.copy(), t.now + t.remaining
    pick(t, SIMON, "b101", at=end - 1)
    assert (sheet(t).outcome, sheet(t).score.time, sheet(t).remaining_ms) == ("won", 0, 1)
    with pytest.raises(Illegal):
        pick(late, SIMON, "b101", at=end)
    assert late.outcome is None
    late.time_up(end)
    assert (sheet(late).outcome, sheet(late).reason) == ("lost", "time")
    refused(late, SIMON, Pick("b101"), "too_late", at=end + 5)
    assert asked(t) == asked(late) == ("over", ())


def test_MPP_CLK_12_untimed_the_clock_counts_up_and_never_ends_the_game() -> None:
    t = table(3, timer_s=0)
    told = wait(t, 36_000_000)
    assert (t.elapsed, events(told, ClockWarning)) == (36_000_000, [])
    assert asked(t) == ("rolling", (0,))
    t = last_card(timer_s=0)
    pick(t, SIMON, "b101")
    assert (sheet(t).outcome, sheet(t).score.time) == ("won", 0)
    assert asked(t) == ("over", ())


# -- pauses ------------------------------------------------------------------------------------------------------


def test_MPP_CLK_08_QG_PAU_01_three_pauses_from_the_start_to_the_end_by_whomever() -> None:
    t = briefed([PERSON, BOT, PERSON])
    assert PAUSE not in t.words(0)
    for seat in (0, 2):
        t.answer(seat, Ready())
    assert PAUSE not in t.words(0)
    wait(t, 3000)
    for seat in (2, 0, 2):
        assert PAUSE in t.words(0)
        assert events(t.answer(seat, PAUSE), Paused) == [Paused(seat, "person")]
        assert t.covered and t.waiting == ()
        resume(t)
    assert not any(PAUSE in t.words(seat) for seat in t.all_seats)
    assert not t.covered and asked(t) == ("rolling", (0,))
    wait(t, 600_000)
    refused(t, 0, PAUSE, "too_late")


def test_MPP_CLK_08_at_any_moment_and_only_ready_is_accepted() -> None:
    for each in phases():
        t, number = each.copy(), each.number
        choice = options(t, t.waiting[0])[0]
        t.answer(IGOR, PAUSE)
        for given in (choice, PAUSE, WAVE, Lock(), Roll()):
            refused(t, SIMON, given, "paused")
        resume(t)
        assert asked(t) == asked(each)
        t.answer(t.waiting[0], choice, number=number)


def test_MPP_CLK_09_MPP_EX_49_QG_PAU_02_a_blind_pause_at_4_10() -> None:
    """It ends when every present person is ready, and the 3-2-1 belongs to it."""
    t = lay(table(3), "b409", "b405", "b403[Y1, ., ., .]")
    wait(t, 600_000 - 250_000 - 700)
    roll(t, "R6 K3 K5")
    t.answer(IGOR, PAUSE)
    wait(t, 1_000_000)
    assert t.covered
    refused(t, SIMON, claiming(t, SIMON, "R6", "b409", "a"), "paused")
    t.answer(0, READY)
    assert not events(t.answer(2, READY), CountedDown)
    assert events(t.notice("absent", 1), CountedDown) == [CountedDown(3)]
    refused(t, SIMON, claiming(t, SIMON, "R6", "b409", "a"), "paused")
    assert not events(wait(t, 2999), Resumed)
    assert events(wait(t, 1), Resumed)
    assert (t.covered, t.remaining, asked(t)) == (False, 250_000, ("claiming", (SIMON,)))


def test_MPP_CLK_10_QG_PAU_01_open_pauses_are_unlimited_visible_and_unranked() -> None:
    t = table(3, pause="open")
    for _ in range(5):
        t.answer(IGOR, PAUSE)
        assert (t.covered, t.conduct.unranked) == (False, ("pause",))
        resume(t)
    wait(t, 600_000)
    assert (sheet(t).unranked, sheet(t).stats.pauses) == (("pause",), 5)
    for option, pauses, ranked in (("open", True, False), ("blind", True, True), ("none", False, True)):
        t = table(3, pause=option)
        assert {PAUSE in t.words(seat) for seat in t.all_seats} == {pauses}
        wait(t, 600_000)
        assert sheet(t).ranked is ranked


@pytest.mark.parametrize("option", ["none", "blind", "open"])
def test_MPP_CLK_11_QG_ABS_08_QG_PAU_03_left_by_all_or_restarted_the_game_pauses_by_itself(option: str) -> None:
    t = table([PERSON, BOT, PERSON], pause=option)
    t.notice("absent", 0)
    assert asked(t) == ("rolling", (0,))
    assert events(t.notice("absent", 2), TableDeserted)
    wait(t, 600_000)
    assert (t.elapsed, t.waiting) == (0, ())
    assert events(t.notice("back", 2), Paused) == [Paused(None, "absent")]
    resume(t)
    wait(t, 1000)
    assert events(t.notice("restart"), Paused) == [Paused(None, "restart")]
    wait(t, 60_000)
    resume(t)
    assert (t.elapsed, t.conduct.pauses, asked(t)) == (1000, (), ("rolling", (0,)))


def test_MPP_CLK_11_before_the_clock_starts_nothing_is_paused() -> None:
    """The 3-2-1 waits for somebody to be there, and begins anew at a restart."""
    t = briefed(2)
    assert not events(t.notice("restart"), Paused)
    for seat in (0, 1):
        t.answer(seat, Ready())
    wait(t, 2000)
    assert not events(t.notice("restart"), Paused)
    assert (asked(t), t.due) == (("counting_down", ()), 5000)
    for seat in (0, 1):
        t.notice("absent", seat)
    assert not events(wait(t, 10_000), ClockStarted)
    assert not events(t.notice("back", 1), Paused)
    assert events(wait(t, 3000), ClockStarted)
    assert (t.elapsed, asked(t)) == (0, ("rolling", (0,)))


# -- timeouts ----------------------------------------------------------------------------------------------------


def test_MPP_CLK_13_QG_TIM_12_timeouts_stop_with_the_clock() -> None:
    following = {}
    for phase, ms in (("rolling", 4_000), ("replacing", 15_000), ("losing", 10_000), ("rerolling", 3_000)):
        t = next(t for t in phases() if asked(t)[0] == phase)
        before = (asked(t), t.pool, may(t, IGOR, Roll()))
        wait(t, ms - 1)
        t.answer(SIMON, PAUSE)
        wait(t, 60_000)
        resume(t)
        assert (asked(t), t.pool, may(t, IGOR, Roll())) == before
        wait(t, 1)
        assert (asked(t), t.pool, may(t, IGOR, Roll())) != before
        following[phase] = asked(t)
    assert following == {
        "rolling": ("rolling", (0,)),  # the bag is open to all
        "replacing": ("losing", (SIMON,)),
        "losing": ("rerolling", (0, 1, 2)),
        "rerolling": ("rolling", (1,)),
    }


def test_MPP_CLK_13_the_gap_between_calls_is_real_time() -> None:
    t = table(2)
    before = t.elapsed
    t.answer(1, WAVE)
    refused(t, 1, WAVE, "too_fast")
    t.answer(0, PAUSE)
    resume(t)
    assert t.elapsed == before
    t.answer(1, WAVE)
    assert asked(t) == ("rolling", (0,))


def test_MPP_CLK_14_QG_TIM_07_the_end_of_the_countdown_comes_before_a_timeout() -> None:
    t = next(t for t in phases(late=589_300) if asked(t) == ("losing", (SIMON,)))
    assert t.loss_until == 600_000
    assert kinds(wait(t, 10_000)) == ["game_ended"]
    assert (sheet(t).reason, "b102[., R1, R2]" in cards(t, SIMON)) == ("time", True)


def test_MPP_CLK_14_losses_clockwise_from_the_bag_holder() -> None:
    t = lay(
        table(3, host=IGOR), "b203[K1, K2, .]", "b206[., G5, Y6] b209[K3, K4, .]", "b409",
        line="b401", deck="s_black b101",
    )  # fmt: skip
    roll(t, "R4 Y5 G1")
    claim(t, IGOR, "R4", "b206", "a")
    lock(t, *t.waiting)
    pick(t, IGOR, "b401")
    assert asked(t) == ("losing", (SIMON, IGOR))
    assert [event.seat for event in events(wait(t, 10_000), DieLost)] == [IGOR, SIMON]
    assert asked(t) == ("claiming", (SIMON,)), "G1 fits where his K1 was"


def test_MPP_CLK_14_MPP_EX_60_both_run_out_together_and_what_has_become_pointless_does_not_happen() -> None:
    t = lay(
        table(3, host=2), "b213[B2, ., K3]", "b405", "b206[., B5, K6]",
        line="b401 b301 b201 b202 b302", deck="b303 b304",
    )  # fmt: skip
    igor, simon = 2, 0  # the bag holder and the neighbour on his left
    roll(t, "R4 K5 Y1")
    claim(t, igor, "R4", "b206", "a")
    claim(t, simon, "K5", "b213", "b")
    lock(t, *t.waiting)
    wait(t, 14_999)
    assert asked(t) == ("replacing", (simon, igor))
    assert [(event.seat, event.card) for event in events(wait(t, 1), CardTaken)] == [(igor, "b201")]
    assert t.line == ("b401", "b301", "b303", "b202", "b302")
    assert asked(t) == ("replacing", (simon,))
    assert not events(wait(t, 14_999), CardTaken)
    assert [(event.seat, event.card) for event in events(wait(t, 1), CardTaken)] == [(simon, "b202")]
    assert asked(t) == ("rolling", (simon,))


# -- absence -----------------------------------------------------------------------------------------------------


def test_MPP_ABS_01_QG_ABS_01_QG_ABS_03_QG_ABS_04_QG_ABS_06_eight_seconds_a_second_each_back_at_any_time() -> None:
    assert (GAME.conduct.reconnect_ms, GAME.conduct.keeper_pace) == (8_000, 1_000)
    offered = {option.id: option.values for option in GAME.options if option.block == "table"}
    assert (offered["tempo"], offered["absent"]) == (("live",), ("bot",))
    t = table(3)
    t.notice("away", 0)
    assert (t.bot_controlled, asked(t)) == ({0: "agent"}, ("rolling", (0,)))
    t.notice("back", 0)
    assert (t.bot_controlled, asked(t)) == ({}, ("rolling", (0,)))


def test_MPP_ABS_02_QG_ABS_05_ready_does_not_wait_for_absent_seats_and_a_wave_for_their_autopilot() -> None:
    t = briefed(3)
    t.answer(0, Ready())
    t.answer(1, Ready())
    assert asked(t) == ("briefing", (2,))
    t.notice("absent", 2)
    assert asked(t) == ("counting_down", ())
    wait(t, 3000)
    lay(t, "b408", "b101", "b302")
    roll(t, "R1 B2 G3")
    claim(t, 0, "R1", "b408", "a")
    claim(t, 1, "B2", "b101", "a")
    lock(t, 0, 1)
    assert asked(t) == ("claiming", (2,))  # its die is not rerolled over its head
    told = claim(t, 2, "G3", "b302", "a")
    assert [(event.seat, event.decision) for event in events(told, AutopilotActed)] == [(2, "claiming")]
    lock(t, 2)
    assert asked(t) == ("rolling", (1,))


def test_MPP_ABS_03_MPP_ARC_03_what_the_autopilot_does_is_told_and_kept_in_mind_in_every_phase() -> None:
    for phase in phases():
        t, (decision, (seat, *_)) = phase.copy(), asked(phase)
        t.notice("absent", seat)
        told = t.answer(seat, options(t, seat)[0])
        assert [(event.seat, event.decision) for event in events(told, AutopilotActed)] == [(seat, decision)]
        assert t.autopiloted == (seat,)
    assert (decision, asked(t)) == ("rerolling", ("rolling", (1,)))


def test_MPP_ABS_03_bots_and_the_autopilot_do_and_see_what_a_player_does_and_sees() -> None:
    """A bot's seat, an absent one and a person's get the same view of one and the same table."""
    t, plain = table([PERSON, BOT, PERSON]), table(3)
    for each in (t, plain):
        lay(each, "b408", "b101[R2, ., ., .]", "b302 b404")
        roll(each, "R1 B2 G3")
    for seat in (1, 2):
        one, other = GAME.view(t, seat), GAME.view(plain, seat)
        assert msgspec.structs.replace(one.board, ready=()) == msgspec.structs.replace(other.board, ready=())
        assert (one.options, one.asked) == (other.options, other.asked)
    before = GAME.view(t, 2)
    t.notice("absent", 2)
    after = GAME.view(t, 2)
    assert (after.options, GAME.figures(after), after.board) == (before.options, GAME.figures(before), before.board)
    refused(t, 2, Lock(), "must_take", "MPP-TAK-10")
    assert asked(t) == ("claiming", (0, 1, 2))


@pytest.mark.parametrize(("seats", "dice"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_MPP_ABS_04_QG_ABS_07_dice_and_seats_stay_when_someone_leaves(seats: int, dice: int) -> None:
    t = table(seats)
    t.notice("left", 1)
    t.answer(0, Roll())
    wait(t, 700)
    assert (len(t.pool), len(t.hands), t.quota_left(1)) == (dice, seats, t.table_rules.quota)
    assert asked(t)[0] == "claiming"
