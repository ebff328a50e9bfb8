from __future__ import annotations

from typing import Any

import pytest

from qg.games.mission_pas_possible import GAME
from qg.games.mission_pas_possible.choices import Lock, Mix, Pause, Pick, Ready, Roll, Signal
from qg.games.mission_pas_possible.events import (
    CardTaken,
    ClockPaused,
    ClockResumed,
    ClockStarted,
    ClockWarning,
    Countdown,
    DieLost,
    GameEnded,
    MixChosen,
)
from qg.games.mission_pas_possible.state import State
from qg.games.mission_pas_possible.tests.positions import (
    BOT,
    IGOR,
    PERSON,
    SIMON,
    briefed,
    cards,
    claim,
    claiming,
    kinds,
    lay,
    lock,
    lose,
    may,
    options,
    pick,
    refused,
    reserved,
    roll,
    start,
    table,
    wait,
)
from qg.kernel import Illegal
from tests.rules import asked, events

WAVE = Signal("wait")


def resume(t: State) -> None:
    """Everybody presses Ready and the 3-2-1 runs down."""
    for seat in t.present:
        t.answer(seat, Ready())
    wait(t, 3000)


def last_card(late: int = 0, **options: Any) -> State:
    """Simon has completed a bomb worth 2; one card is left in the line and none in the deck."""
    t = lay(table(3, **options), "b206[., B5, K6] b409", "b405", "b303", line="b101", deck="")
    wait(t, late)
    roll(t, "R4 G1 G3")
    claim(t, SIMON, "R4", "b206", "a")
    lock(t, *t.waiting)
    assert asked(t) == ("replacing", (SIMON,))
    return t


def two_reds(late: int = 0) -> State:
    """Simon must choose between two red dice."""
    t = lay(table(3), "b206[., B5, K6] b102[., R1, R2]", "b405", deck="s_red b101")
    wait(t, late)
    roll(t, "R4 K3 K5")
    claim(t, SIMON, "R4", "b206", "a")
    lock(t, *t.waiting)
    pick(t, SIMON, str(t.line[0]))
    assert asked(t) == ("losing", (SIMON,))
    return t


# -- running -----------------------------------------------------------------------------------------------------


def test_MPP_CLK_01_the_clock_is_kept_in_milliseconds_of_running_time() -> None:
    t = table(3)
    assert (t.elapsed, t.remaining) == (0, 600_000)
    wait(t, 1_234)
    assert (t.elapsed, t.remaining) == (1_234, 598_766)
    told = t.answer(0, Roll(), at=t.now + 1)
    assert t.elapsed == 1_235
    assert all("1235" in str(one.stamp) for one in told), "events carry the elapsed time"
    with pytest.raises(Illegal) as caught:
        t.time_up(t.now - 1)
    assert caught.value.code == "clock_backwards"
    assert asked(t) == ("claiming", ())


def test_MPP_CLK_02_three_two_one_then_the_first_draw_opens() -> None:
    t = briefed(2)
    wait(t, 50_000)
    t.answer(0, Ready())
    told = t.answer(1, Ready())
    assert events(told, Countdown) == [Countdown(3)]
    assert asked(t) == ("counting_down", ())
    assert t.due == 53_000
    refused(t, 0, Roll(), "not_now")
    assert "clock_started" not in kinds(t.time_up(52_999))
    assert asked(t) == ("counting_down", ())
    told = t.time_up(53_000)
    assert events(told, ClockStarted) == [ClockStarted(600_000)]
    assert t.elapsed == 0
    assert asked(t) == ("rolling", (0,))


@pytest.mark.parametrize(("timer_s", "full"), [(600, 600_000), (300, 300_000), (1800, 1_800_000)])
def test_MPP_CLK_03_the_countdown_lasts_timer_s_seconds(timer_s: int, full: int) -> None:
    t = table(3, timer_s=timer_s)
    wait(t, full - 1)
    assert asked(t) == ("rolling", (0,))
    told = wait(t, 1)
    assert [event.reason for event in events(told, GameEnded)] == ["time"]
    assert asked(t) == ("over", ())


def test_MPP_CLK_03_six_hundred_seconds_in_the_rules() -> None:
    assert GAME.new(3, seed="rules").full_time == 600_000
    t = table(3)
    told = wait(t, 599_999)
    assert [event.remaining_ms for event in events(told, ClockWarning)] == [300_000, 180_000, 60_000, 30_000, 10_000]
    assert asked(t) == ("rolling", (0,))


def test_MPP_CLK_04_the_clock_never_waits() -> None:
    t = lay(table(3), "b206[., B5, K6] b102[., R1, R2]", "b405[., K2, .]", "b409", line="b101 b412", deck="s_red b410")
    steps = []

    def spend() -> None:
        """A second in every phase, all of it counted."""
        before = t.elapsed
        wait(t, 1000)
        steps.append(asked(t)[0])
        assert t.elapsed == before + 1000

    spend()
    roll(t, "R4 K3 K5")
    spend()
    claim(t, SIMON, "R4", "b206", "a")
    spend()
    lock(t, *t.waiting)
    spend()
    pick(t, SIMON, "b412")
    spend()
    lose(t, SIMON, "R1")
    spend()
    assert steps == ["rolling", "claiming", "claiming", "replacing", "losing", "rerolling"]
    assert t.elapsed == 6 * 1000 + 700
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_CLK_05_the_game_is_lost_at_once_and_reservations_count_for_nothing() -> None:
    t = lay(table(3), "b206[., B5, K6]", "b405", "b409", line="b101", deck="")
    wait(t, 599_000)
    roll(t, "R4 G1 G3")
    claim(t, SIMON, "R4", "b206", "a")
    told = wait(t, 300)
    assert [(event.outcome, event.reason) for event in events(told, GameEnded)] == [("lost", "time")]
    assert "wave_set" not in kinds(told)
    assert "bomb_defused" not in kinds(told)
    assert t.outcome is not None
    assert t.outcome.sheet.bombs_defused == 0
    assert t.outcome.sheet.score.total == 0
    assert asked(t) == ("over", ())


@pytest.mark.parametrize("phase", ["rolling", "replacing", "losing", "rerolling"])
def test_MPP_CLK_05_in_whatever_phase(phase: str) -> None:
    t = {"rolling": resting, "replacing": last_card, "losing": two_reds, "rerolling": two_unused}[phase](598_000)
    assert asked(t)[0] == phase
    wait(t, t.remaining - 1)
    assert asked(t)[0] == phase
    told = wait(t, 1)
    assert kinds(told) == ["game_ended"]
    assert t.outcome is not None
    assert (t.outcome.sheet.outcome, t.outcome.sheet.reason, t.outcome.winners) == ("lost", "time", ())


def resting(late: int) -> State:
    t = table(3)
    wait(t, late)
    return t


def two_unused(late: int = 0) -> State:
    t = lay(table(3), "b405[K2, ., .]", "b409")
    wait(t, late)
    roll(t, "R6 K3 K5")
    claim(t, IGOR, "R6", "b409", "a")
    lock(t, *t.waiting)
    assert asked(t) == ("rerolling", (0, 1, 2))
    return t


def test_MPP_CLK_06_an_input_at_the_full_time_is_too_late() -> None:
    t = last_card()
    end = t.now + t.remaining
    with pytest.raises(Illegal):
        pick(t, SIMON, "b101", at=end)
    assert t.outcome is None
    t.time_up(end)
    refused(t, SIMON, Pick("b101"), "too_late")
    refused(t, SIMON, Pick("b101"), "too_late", at=end + 5)
    assert asked(t) == ("over", ())


def test_MPP_CLK_06_inputs_are_handled_in_order_of_arrival() -> None:
    t = lay(table(3), "b409", "b312", "b405")
    roll(t, "R6 K3 K5")
    inputs = {SIMON: claiming(t, SIMON, "R6", "b409", "b"), IGOR: claiming(t, IGOR, "R6", "b312", "b")}
    for first, second in ((SIMON, IGOR), (IGOR, SIMON)):
        race = t.copy()
        race.answer(first, inputs[first], at=t.now + 7)
        refused(race, second, inputs[second], "die_taken", at=t.now + 7)
        assert (len(reserved(race, first)), len(reserved(race, second))) == (1, 0)
        assert asked(race) == ("claiming", (first,))


def test_MPP_EX_44_the_last_millisecond() -> None:
    t = last_card(late=590_000)
    start_at = t.now - t.elapsed
    late = t.copy()
    told = pick(t, SIMON, "b101", at=start_at + 599_999)
    assert t.outcome is not None
    assert t.outcome.sheet.outcome == "won"
    assert (t.outcome.sheet.score.time, t.outcome.sheet.remaining_ms) == (0, 1)
    assert [event.outcome for event in events(told, GameEnded)] == ["won"]
    late.time_up(start_at + 600_000)
    assert late.outcome is not None
    assert (late.outcome.sheet.outcome, late.outcome.sheet.reason) == ("lost", "time")
    refused(late, SIMON, Pick("b101"), "too_late")
    assert asked(t) == asked(late) == ("over", ())


# -- pauses ------------------------------------------------------------------------------------------------------


def test_MPP_CLK_08_any_person_may_pause_three_times() -> None:
    t = table([PERSON, BOT, PERSON])
    for seat, left in ((2, 2), (0, 1), (2, 0)):
        told = t.answer(seat, Pause())
        assert events(told, ClockPaused) == [ClockPaused(600_000, seat, "player", left)]
        assert asked(t) == ("paused", (0, 2))
        resume(t)
    for seat in (0, 2):
        refused(t, seat, Pause(), "not_allowed")
    assert asked(t) == ("rolling", (0,))


def test_MPP_CLK_08_a_bot_cannot_pause() -> None:
    t = table([PERSON, BOT])
    refused(t, 1, Pause(), "not_allowed")
    assert asked(t) == ("rolling", (0,))


def test_MPP_CLK_08_between_the_start_and_the_end_only() -> None:
    t = briefed(2)
    refused(t, 0, Pause(), "not_now")
    t.answer(0, Ready())
    t.answer(1, Ready())
    refused(t, 0, Pause(), "not_now")
    wait(t, 3000)
    assert Pause() in t.standing(1)
    wait(t, 600_000)
    refused(t, 0, Pause(), "too_late")
    assert asked(t) == ("over", ())


@pytest.mark.parametrize("phase", ["claiming", "replacing", "losing"])
def test_MPP_CLK_08_at_any_moment_and_only_ready_is_accepted(phase: str) -> None:
    t = {"claiming": settled, "replacing": last_card, "losing": two_reds}[phase]()
    before, number = asked(t), t.number
    inputs = [options(t, SIMON)[0]]
    t.answer(IGOR, Pause())
    assert asked(t) == ("paused", (0, 1, 2))
    for choice in (*inputs, Pause(), WAVE, Lock(), Roll()):
        refused(t, SIMON, choice, "paused")
    refused(t, SIMON, inputs[0], "paused", number=number)
    resume(t)
    assert asked(t) == before
    t.answer(SIMON, inputs[0], number=number)


def settled() -> State:
    t = lay(table(3), "b409", "b405", "b403[Y1, ., ., .]")
    roll(t, "R6 K3 K5")
    return t


def curtain(t: State) -> set[bool]:
    """Whether the table is covered, for every seat and for spectators."""
    return {GAME.view(t, seat).board.curtain for seat in (*t.all_seats, None)}


def test_MPP_CLK_08_a_blind_pause_covers_the_table_on_every_screen() -> None:
    t = settled()
    assert curtain(t) == {False}
    t.answer(SIMON, Pause())
    assert curtain(t) == {True}
    for seat in (0, 1, 2):
        t.answer(seat, Ready())
    assert asked(t) == ("counting_down", ())
    assert curtain(t) == {True}
    wait(t, 3000)
    assert curtain(t) == {False}
    assert asked(t) == ("claiming", (SIMON,))


def test_MPP_CLK_08_a_ready_for_an_earlier_question_is_told_of_the_pause() -> None:
    t = table(2)
    t.answer(0, Pause())
    earlier = t.number
    resume(t)
    t.answer(1, Pause())
    refused(t, 0, Ready(), "paused", "MPP-CLK-08", number=earlier)
    assert asked(t) == ("paused", (0, 1))


def test_MPP_CLK_08_the_autopilot_plays_nobody_in_a_pause() -> None:
    t = table(3)
    t.notice("absent", 2)
    assert t.kept == {2: "agent"}
    t.answer(0, Pause())
    assert t.kept == {}
    assert asked(t) == ("paused", (0, 1))
    resume(t)
    assert t.kept == {2: "agent"}
    assert asked(t) == ("rolling", (0,))


def test_MPP_CLK_09_a_pause_ends_with_every_present_person_ready_and_a_three_two_one() -> None:
    t = settled()
    wait(t, 1000)
    before = t.elapsed
    t.answer(SIMON, Pause())
    wait(t, 60_000)
    t.answer(0, Ready())
    t.answer(2, Ready())
    assert asked(t) == ("paused", (1,))
    told = t.notice("absent", 1)
    assert events(told, Countdown) == [Countdown(3)]
    assert asked(t) == ("counting_down", ())
    refused(t, SIMON, claiming(t, SIMON, "R6", "b409", "a"), "paused")
    wait(t, 2999)
    assert (asked(t), t.elapsed) == (("counting_down", ()), before)
    told = wait(t, 1)
    assert events(told, ClockResumed) == [ClockResumed(600_000 - before)]
    assert t.elapsed == before
    assert asked(t) == ("claiming", (SIMON,))


def test_MPP_CLK_09_somebody_has_to_be_there() -> None:
    t = table(2)
    t.answer(0, Pause())
    t.notice("absent", 0)
    t.notice("absent", 1)
    wait(t, 600_000)
    assert asked(t) == ("paused", ())
    t.notice("back", 1)
    assert asked(t) == ("paused", (1,))
    t.answer(1, Ready())
    assert asked(t) == ("counting_down", ())


def test_MPP_EX_49_a_blind_pause_at_4_10() -> None:
    t = lay(table(3), "b409", "b405", "b403[Y1, ., ., .]")
    wait(t, 600_000 - 250_000 - 700)
    roll(t, "R6 K3 K5")
    assert t.remaining == 250_000
    told = t.answer(IGOR, Pause())
    assert [event.remaining_ms for event in events(told, ClockPaused)] == [250_000]
    assert curtain(t) == {True}
    wait(t, 1_000_000)
    refused(t, SIMON, claiming(t, SIMON, "R6", "b409", "a"), "paused")
    resume(t)
    assert t.remaining == 250_000
    assert asked(t) == ("claiming", (SIMON,))


def test_MPP_CLK_10_open_pauses_are_unlimited_visible_and_unranked() -> None:
    t = lay(table(3, pause="open"), "b409", "b405", "b403[Y1, ., ., .]")
    for _ in range(5):
        told = t.answer(IGOR, Pause())
        assert [event.pauses_left for event in events(told, ClockPaused)] == [None]
        assert curtain(t) == {False}
        refused(t, SIMON, Roll(), "paused")
        resume(t)
    assert asked(t) == ("rolling", (0,))
    wait(t, 600_000)
    assert t.outcome is not None
    assert not t.outcome.sheet.ranked
    blind = table(3)
    wait(blind, 600_000)
    assert blind.outcome is not None
    assert blind.outcome.sheet.ranked


def test_MPP_CLK_10_with_none_nobody_can_pause() -> None:
    t = table(3, pause="none")
    for seat in (0, 1, 2):
        refused(t, seat, Pause(), "not_allowed")
    assert asked(t) == ("rolling", (0,))


@pytest.mark.parametrize("option", ["none", "blind", "open"])
def test_MPP_CLK_11_the_game_pauses_by_itself_when_everybody_is_absent(option: str) -> None:
    t = table([PERSON, BOT, PERSON], pause=option)
    left = t.pauses_left
    t.notice("absent", 0)
    assert asked(t) == ("rolling", (0,))
    told = t.notice("absent", 2)
    assert [(event.seat, event.reason) for event in events(told, ClockPaused)] == [(None, "all_absent")]
    wait(t, 600_000)
    assert (t.elapsed, t.outcome) == (0, None)
    t.notice("back", 2)
    resume(t)
    assert t.pauses_left == left
    assert asked(t) == ("rolling", (0,))


@pytest.mark.parametrize("option", ["none", "blind", "open"])
def test_MPP_CLK_11_the_game_pauses_by_itself_at_a_restart(option: str) -> None:
    t = table(2, pause=option)
    left = t.pauses_left
    wait(t, 5000)
    told = t.notice("restart")
    assert [(event.remaining_ms, event.reason) for event in events(told, ClockPaused)] == [(595_000, "restart")]
    assert asked(t) == ("paused", (0, 1))
    resume(t)
    assert (t.pauses_left, t.elapsed) == (left, 5000)
    assert asked(t) == ("rolling", (0,))


def test_MPP_CLK_11_a_clock_that_starts_with_nobody_there_pauses_at_once() -> None:
    t = briefed(2)
    for seat in (0, 1):
        t.answer(seat, Ready())
    for seat in (0, 1):
        t.notice("absent", seat)
    told = wait(t, 3000)
    assert [event.reason for event in events(told, ClockPaused)] == ["all_absent"]
    wait(t, 10_000)
    assert (t.elapsed, asked(t)) == (0, ("paused", ()))
    t.notice("back", 1)
    resume(t)
    assert asked(t) == ("rolling", (0,))


def test_MPP_CLK_11_a_clock_that_goes_on_with_nobody_there_pauses_at_once() -> None:
    t = table(2)
    wait(t, 2000)
    t.answer(0, Pause())
    for seat in (0, 1):
        t.answer(seat, Ready())
    for seat in (0, 1):
        t.notice("absent", seat)
    told = wait(t, 3000)
    assert [event.reason for event in events(told, ClockPaused)] == ["all_absent"]
    wait(t, 10_000)
    assert (t.elapsed, asked(t)) == (2000, ("paused", ()))


def test_MPP_CLK_11_a_restart_in_the_three_two_one_needs_everybody_again() -> None:
    t = table(2)
    t.answer(0, Pause())
    for seat in (0, 1):
        t.answer(seat, Ready())
    wait(t, 1000)
    told = t.notice("restart")
    assert [event.reason for event in events(told, ClockPaused)] == ["restart"]
    wait(t, 10_000)
    assert asked(t) == ("paused", (0, 1))
    for seat in (0, 1):
        t.answer(seat, Ready())
    wait(t, 2999)
    assert asked(t) == ("counting_down", ())
    wait(t, 1)
    assert (t.elapsed, asked(t)) == (0, ("rolling", (0,)))


def test_MPP_CLK_11_a_restart_in_the_first_three_two_one_pauses_nothing() -> None:
    t = briefed(2)
    for seat in (0, 1):
        t.answer(seat, Ready())
    assert not events(t.notice("restart"), ClockPaused)
    assert asked(t) == ("counting_down", ())


def test_MPP_CLK_12_untimed_the_clock_counts_up_and_never_ends_the_game() -> None:
    t = table(3, timer_s=0)
    told = wait(t, 36_000_000)
    assert (t.elapsed, events(told, ClockWarning)) == (36_000_000, [])
    assert asked(t) == ("rolling", (0,))
    t = last_card(timer_s=0)
    pick(t, SIMON, "b101")
    assert t.outcome is not None
    assert t.outcome.sheet.outcome == "won"
    assert t.outcome.sheet.score.time == 0
    assert asked(t) == ("over", ())


# -- timeouts ----------------------------------------------------------------------------------------------------


def test_MPP_CLK_13_timeouts_stop_with_the_clock() -> None:
    t = two_reds()
    wait(t, 9_000)
    t.answer(SIMON, Pause())
    wait(t, 60_000)
    resume(t)
    assert not events(wait(t, 999), DieLost)
    assert asked(t) == ("losing", (SIMON,))
    assert [event.seat for event in events(wait(t, 1), DieLost)] == [SIMON]
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_CLK_13_the_roll_opens_to_all_by_the_game_clock() -> None:
    t = table(3)
    wait(t, 3_999)
    t.answer(SIMON, Pause())
    wait(t, 60_000)
    resume(t)
    assert not may(t, IGOR, Roll())
    wait(t, 1)
    assert may(t, IGOR, Roll())
    assert asked(t) == ("rolling", (0,))


def test_MPP_CLK_13_the_choice_of_the_mix_runs_in_real_time() -> None:
    t = briefed(3, mode="advanced_single")
    assert t.due is None
    wait(t, 100_000)
    t.notice("absent", 0)
    assert t.due == 130_000
    t.time_up(129_999)
    assert asked(t) == ("choose_mix", (0,))
    told = t.time_up(130_000)
    assert [(sum(event.counts), event.seat) for event in events(told, MixChosen)] == [(21, None)]
    assert asked(t) == ("briefing", (1, 2))


def test_MPP_CLK_13_a_host_who_is_back_has_all_the_time() -> None:
    t = briefed(3, mode="advanced_single")
    t.notice("absent", 0)
    wait(t, 29_000)
    t.notice("back", 0)
    wait(t, 600_000)
    assert asked(t) == ("choose_mix", (0,))
    t.answer(0, Mix((3, 4, 7, 7, 0)))
    assert asked(t) == ("briefing", (0, 1, 2))


def test_MPP_CLK_13_the_gap_between_calls_is_real_time() -> None:
    t = table(2)
    before = t.elapsed
    t.answer(1, WAVE)
    refused(t, 1, WAVE, "too_fast")
    t.answer(0, Pause())
    resume(t)
    assert t.elapsed == before
    t.answer(1, WAVE)
    assert asked(t) == ("rolling", (0,))


def test_MPP_CLK_14_a_warning_as_long_as_the_countdown_is_not_given() -> None:
    t = briefed(3, timer_s=300)
    told = start(t)
    assert t.due == t.now + 4000, "when the bag opens to all"
    told += wait(t, 119_999)
    assert events(told, ClockWarning) == []
    assert events(wait(t, 1), ClockWarning) == [ClockWarning(180_000)]
    assert asked(t) == ("rolling", (0,))


def test_MPP_CLK_14_the_end_of_the_countdown_comes_before_a_timeout() -> None:
    t = two_reds(late=589_300)
    assert t.loss_until == 600_000
    told = wait(t, 10_000)
    assert kinds(told) == ["game_ended"]
    assert t.outcome is not None
    assert t.outcome.sheet.reason == "time"
    assert "b102[., R1, R2]" in cards(t, SIMON)


def test_MPP_CLK_14_a_timeout_comes_before_an_input_of_the_same_millisecond() -> None:
    t = two_reds()
    due = t.now + 10_000
    with pytest.raises(Illegal):
        t.answer(SIMON, options(t, SIMON)[-1], at=due)
    told = t.time_up(due)
    assert [event.automatic for event in events(told, DieLost)] == [True]
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_CLK_14_timeouts_clockwise_from_the_bag_holder() -> None:
    t = lay(
        table(3, host=IGOR), "b206[., B5, K6]", "b405", "b213[B2, ., K3]",
        line="b101 b102 b201 b202 b301", deck="b302 b303",
    )  # fmt: skip
    roll(t, "R4 K5 Y1")
    claim(t, SIMON, "R4", "b206", "a")
    claim(t, 2, "K5", "b213", "b")
    lock(t, *t.waiting)
    assert asked(t) == ("replacing", (0, 2))
    told = wait(t, 15_000)
    assert [(event.seat, event.card) for event in events(told, CardTaken)] == [(2, "b101")]
    assert asked(t) == ("replacing", (0,))


def test_MPP_CLK_14_losses_clockwise_from_the_bag_holder() -> None:
    t = lay(
        table(3, host=IGOR),
        "b203[K1, K2, .]",
        "b206[., G5, Y6] b209[K3, K4, .]",
        "b409",
        line="b401",
        deck="s_black b101",
    )
    roll(t, "R4 Y5 G1")
    claim(t, IGOR, "R4", "b206", "a")
    lock(t, *t.waiting)
    pick(t, IGOR, "b401")
    assert asked(t) == ("losing", (SIMON, IGOR))
    told = wait(t, 10_000)
    assert [event.seat for event in events(told, DieLost)] == [IGOR, SIMON]
    assert asked(t) == ("claiming", (SIMON,)), "G1 fits where his K1 was"


def test_MPP_CLK_14_a_timeout_that_has_become_pointless_does_not_happen() -> None:
    t = lay(table(3), "b206[., B5, K6]", "b213[B2, ., K3]", "b405", line="b101 b102", deck="b301")
    roll(t, "R4 K5 Y1")
    claim(t, SIMON, "R4", "b206", "a")
    claim(t, IGOR, "K5", "b213", "b")
    lock(t, *t.waiting)
    assert asked(t) == ("replacing", (0, 1))
    told = wait(t, 15_000)
    assert [event.seat for event in events(told, CardTaken)] == [SIMON]
    assert asked(t) == ("replacing", (IGOR,))
    told = wait(t, 14_999)
    assert not events(told, CardTaken)
    assert [event.seat for event in events(wait(t, 1), CardTaken)] == [IGOR]
    assert asked(t) == ("rolling", (IGOR,))


def test_MPP_EX_60_both_run_out_together() -> None:
    t = lay(
        table(3, host=IGOR), "b405", "b206[., B5, K6]", "b213[B2, ., K3]",
        line="b401 b301 b201 b202 b302", deck="b303 b304",
    )  # fmt: skip
    simon = 2  # the neighbour on Igor's left
    roll(t, "R4 K5 Y1")
    claim(t, IGOR, "R4", "b206", "a")
    claim(t, simon, "K5", "b213", "b")
    lock(t, *t.waiting)
    assert asked(t) == ("replacing", (IGOR, simon))
    wait(t, 14_999)
    assert asked(t) == ("replacing", (IGOR, simon))
    told = wait(t, 1)
    assert [(event.seat, event.card) for event in events(told, CardTaken)] == [(IGOR, "b201")]
    assert t.line == ("b401", "b301", "b303", "b202", "b302")
    assert asked(t) == ("replacing", (simon,))
    assert not events(wait(t, 14_999), CardTaken)
    assert [(event.seat, event.card) for event in events(wait(t, 1), CardTaken)] == [(simon, "b202")]
    assert asked(t) == ("rolling", (simon,))
