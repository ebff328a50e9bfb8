"""Absent players, stand-ins, tables that everybody has left, restarts (DM-STA-04)."""

from __future__ import annotations

import pytest

from qg.games.dice_mission import GAME
from qg.games.dice_mission.choices import DrawGadget, EndTurn, Exchange, MissionChange, Pick, Roll, SetDice
from qg.games.dice_mission.events import (
    Consolation,
    DiceNumberSet,
    DiceRolled,
    GadgetPlayed,
    GameOver,
    SeatAbsent,
    SeatBack,
    SeatBotted,
    TableDeserted,
    TableResumed,
    TurnEnded,
)
from qg.games.dice_mission.state import State
from qg.games.dice_mission.tests.positions import (
    SECOND,
    A,
    B,
    C,
    debrief_turn,
    dice,
    faces,
    gadgets,
    hand,
    mission_turn,
    plain_turn,
    seated,
    table,
)
from qg.kernel import Illegal, Told
from qg.kernel.record import digest
from tests.rules import asked, choices, events, refusal

DAY = 24 * 3600 * SECOND


def run_out(t: State) -> list[Told]:
    assert t.due is not None
    return t.time_up(t.due)


def refused_notice(t: State, kind: str, seat: int | None, what: str | None = None) -> str:
    before = digest(GAME, t)
    with pytest.raises(Illegal) as caught:
        t.notice(kind, seat, what=what)  # type: ignore[arg-type]
    assert digest(GAME, t) == before
    return caught.value.code


# -- becoming absent --------------------------------------------------------------------------------------------------


def test_DM_STA_04_two_turns_running_out_of_time_make_a_seat_absent() -> None:
    t = table(3)
    told = run_out(t)
    assert t.misses == (1, 0, 0) and not events(told, SeatAbsent) and t.kept == {}
    debrief_turn(t, A)
    told = run_out(t)
    assert events(told, SeatAbsent) == [SeatAbsent(A)] and t.absent == (True, False, False)
    assert asked(t) == ("debrief_act", (B,))


def test_DM_STA_04_a_turn_in_time_between_them_starts_the_count_anew() -> None:
    t = table(3)
    run_out(t)
    debrief_turn(t, A)
    plain_turn(t)
    assert t.misses == (0, 0, 0)
    mission_turn(t, A)
    told = run_out(t)
    assert t.misses == (1, 0, 0) and not events(told, SeatAbsent) and t.absent == (False, False, False)
    assert asked(t) == ("debrief_act", (B,))


def test_DM_STA_04_misses_are_counted_seat_by_seat() -> None:
    t = table(3)
    run_out(t)
    told = run_out(t)
    assert t.misses == (1, 1, 0) and not events(told, SeatAbsent) and asked(t) == ("mission_act", (C,))


def test_DM_STA_04_sixty_seconds_without_a_connection_also_without_a_clock() -> None:
    for seconds in (0, 90):
        t = table(3, turn_seconds=seconds)
        assert GAME.grace(t) == 60 * SECOND
        told = t.notice("absent", B, at=60 * SECOND)
        assert events(told, SeatAbsent) == [SeatAbsent(B)] and t.absent == (False, True, False)
        assert asked(t) == ("choose_dice", (A,))


def test_DM_STA_04_the_rest_of_his_turn_takes_its_defaults_at_once() -> None:
    t = table(3, turn_seconds=0)
    gadgets(t, A, "target-lock")
    told = t.notice("absent", A)
    assert events(told, DiceNumberSet) == [DiceNumberSet(A, 4)]
    assert [len(each.dice) for each in events(told, DiceRolled)] == [4]
    assert events(told, TurnEnded) == [TurnEnded(A, "mission", "engine")] and not events(told, GadgetPlayed)
    assert t.r == 1 and faces(t, A) == ["target-lock"] and asked(t) == ("mission_act", (B,))


def test_DM_STA_04_what_he_has_done_of_it_stands() -> None:
    t = table(3)
    t.answer(A, SetDice(2))
    t.answer(A, Roll())
    kept = t.dice[A]
    told = t.notice("absent", A)
    assert t.dice[A] == kept and not events(told, DiceRolled) and asked(t) == ("mission_act", (B,))


def test_DM_STA_04_an_open_pick_is_decided_too() -> None:
    t = table(3)
    gadgets(t, A, "mission-change")
    t.answer(A, MissionChange("hand", 1))
    first = t.drawn[0]
    told = t.notice("absent", A)
    assert t.hands[A][0] == first and events(told, DiceNumberSet) == [DiceNumberSet(A, 4)]
    assert asked(t) == ("mission_act", (B,))


def test_DM_STA_04_his_debriefing_too() -> None:
    t = table(3)
    debrief_turn(t, A)
    hand(t, A, "so-15", "ve-16", "te-16")
    dice(t, "1 2", "3 4", "6 5")
    told = t.notice("absent", A)
    assert events(told, Consolation) == [Consolation(A, "draw")] and len(t.gadgets[A]) == 1
    assert events(told, TurnEnded) == [TurnEnded(A, "debriefing", "engine")] and asked(t) == ("debrief_act", (B,))


# -- a bot plays an absent seat ---------------------------------------------------------------------------------------


def test_DM_STA_04_from_his_next_turn_on_a_bot_plays_with_his_hand_and_gadgets() -> None:
    t = table(3)
    gadgets(t, B, "theft")
    t.notice("absent", B)
    assert t.botted == (False, False, False)
    own = t.hands[B]
    t.answer(A, SetDice(3))
    t.answer(A, Roll())
    told = t.answer(A, EndTurn())
    assert events(told, SeatBotted) == [SeatBotted(B)] and t.kept == {B: "agent"}
    assert asked(t) == ("mission_act", (B,)) and choices(t, B) == (Roll(),)
    assert t.hands[B] == own and faces(t, B) == ["theft"]
    t.answer(B, Roll())
    t.answer(B, EndTurn())
    assert asked(t) == ("mission_act", (C,))


def test_DM_STA_04_it_is_told_once() -> None:
    t = table(3)
    t.notice("absent", B)
    told = mission_turn(t, B) + debrief_turn(t, B) + plain_turn(t)
    assert events(told, SeatBotted) == [SeatBotted(B)] and asked(t) == ("debrief_act", (C,))


def test_DM_STA_04_the_host_may_let_a_bot_play_before_that() -> None:
    t = table(3)
    assert refused_notice(t, "ruling", B, "bot") == "not_allowed"
    t.notice("absent", B)
    assert refused_notice(t, "ruling", B, "dismiss") == "unknown_ruling"
    told = t.notice("ruling", B, what="bot")
    assert events(told, SeatBotted) == [SeatBotted(B)] and t.botted == (False, True, False)
    assert refused_notice(t, "ruling", B, "bot") == "not_allowed"
    told = mission_turn(t, B)
    assert not events(told, SeatBotted) and asked(t) == ("mission_act", (B,))


def test_DM_STA_04_a_bots_turn_that_runs_out_is_no_miss() -> None:
    t = table(3)
    t.notice("absent", B)
    mission_turn(t, B)
    told = run_out(t)
    assert events(told, TurnEnded) == [TurnEnded(B, "mission", "clock")]
    assert t.misses == (0, 0, 0) and asked(t) == ("mission_act", (C,))


def test_DM_STA_04_a_seat_of_a_bot_is_never_absent() -> None:
    t = seated("person", "rookie", "person")
    assert refused_notice(t, "absent", B) == "not_allowed"
    mission_turn(t, B)
    run_out(t)
    debrief_turn(t, B)
    told = run_out(t)
    assert not events(told, SeatAbsent) and t.absent == (False, False, False)
    assert asked(t) == ("debrief_act", (C,))


# -- coming back ------------------------------------------------------------------------------------------------------


def test_DM_STA_04_between_two_turns_he_takes_over_at_once() -> None:
    t = table(3)
    t.notice("absent", B)
    mission_turn(t, C)
    assert t.kept == {B: "agent"}
    told = t.notice("back", B)
    assert events(told, SeatBack) == [SeatBack(B)]
    assert t.kept == {} and t.absent == t.botted == (False, False, False) and asked(t) == ("mission_act", (C,))
    told = debrief_turn(t, B)
    assert not events(told, SeatBotted) and asked(t) == ("debrief_act", (B,))


def test_DM_STA_04_during_a_turn_played_for_him_at_its_end() -> None:
    t = table(3)
    t.notice("absent", B)
    mission_turn(t, B)
    told = t.notice("back", B)
    assert not events(told, SeatBack) and t.kept == {B: "agent"} and t.returning == (False, True, False)
    told = t.answer(B, Roll())
    assert events(told, SeatBack) == [SeatBack(B)] and t.kept == {} and t.returning == (False, False, False)
    assert asked(t) == ("mission_act", (C,))


def test_DM_STA_04_who_leaves_again_before_that_stays_absent() -> None:
    t = table(3)
    t.notice("absent", B)
    mission_turn(t, B)
    t.notice("back", B)
    told = t.notice("absent", B)
    assert not events(told, SeatAbsent) and t.returning == (False, False, False)
    told = t.answer(B, Roll())
    assert not events(told, SeatBack) and t.kept == {B: "agent"} and asked(t) == ("mission_act", (C,))


def test_DM_STA_04_who_is_back_starts_counting_anew() -> None:
    t = table(3)
    run_out(t)
    debrief_turn(t, A)
    run_out(t)
    assert t.absent == (True, False, False)
    t.notice("back", A)
    assert t.misses == (0, 0, 0)
    mission_turn(t, A)
    told = run_out(t)
    assert not events(told, SeatAbsent) and t.misses == (1, 0, 0) and asked(t) == ("debrief_act", (B,))


def test_DM_STA_04_only_who_is_away_comes_back_and_only_once() -> None:
    t = table(3)
    assert refused_notice(t, "back", B) == "not_allowed"
    t.notice("absent", B)
    assert refused_notice(t, "absent", B) == "not_allowed"
    assert refused_notice(t, "absent", None) == "seat_needed"
    t.notice("back", B)
    assert refused_notice(t, "back", B) == "not_allowed" and asked(t) == ("choose_dice", (A,))


# -- everybody has left -----------------------------------------------------------------------------------------------


def test_DM_STA_04_a_table_without_people_stands_still() -> None:
    t = seated("person", "rookie", "person")
    mission_turn(t, B)
    t.notice("absent", A)
    told = t.notice("absent", C, at=30 * SECOND)
    assert len(events(told, TableDeserted)) == 1 and asked(t) == ("deserted", ()) and t.kept == {}
    assert t.due == 30 * SECOND + DAY
    assert refusal(t, B, Roll()).code == "not_asked"
    told = t.notice("back", A, at=5000 * SECOND)
    assert len(events(told, TableResumed)) == 1 and asked(t) == ("mission_act", (B,))
    assert t.due == (90 + 4970) * SECOND


def test_DM_STA_03_the_time_of_an_open_pick_stands_still_with_the_table() -> None:
    t = seated("person", "rookie")
    debrief_turn(t, B)
    end = t.due
    assert end is not None
    t.answer(B, Exchange("hand", 1), at=end - SECOND)
    assert t.due == end + 14 * SECOND
    t.notice("absent", A, at=end)
    assert asked(t) == ("deserted", ())
    t.notice("back", A, at=end + 500 * SECOND)
    assert t.due == end + 514 * SECOND and asked(t) == ("exchange_pick", (B,))


def test_DM_STA_04_after_a_day_it_is_abandoned_without_a_winner() -> None:
    t = table(2)
    t.notice("absent", A)
    t.notice("absent", B)
    assert asked(t) == ("deserted", ())
    (over,) = events(run_out(t), GameOver)
    assert over.result.reason == "abandoned" and over.result.winners == ()
    assert [line.rank for line in over.result.ranking] == [1, 1] and asked(t) == ("over", ())


def test_DM_STA_04_also_when_the_last_person_is_absent_by_the_clock() -> None:
    t = seated("person", "rookie")
    run_out(t)
    debrief_turn(t, A)
    told = run_out(t)
    assert len(events(told, TableDeserted)) == 1 and asked(t) == ("deserted", ())
    t.notice("back", A)
    assert asked(t) == ("debrief_act", (B,))


# -- a restart --------------------------------------------------------------------------------------------------------


def test_DM_STA_03_after_a_restart_the_turn_has_its_whole_time_again() -> None:
    t = table(3)
    t.notice("restart", at=80 * SECOND)
    assert t.due == 170 * SECOND and asked(t) == ("choose_dice", (A,))
    t = table(3, turn_seconds=0)
    t.notice("restart", at=80 * SECOND)
    assert t.due is None and asked(t) == ("choose_dice", (A,))


def test_DM_STA_03_and_so_has_a_pick() -> None:
    t = table(3)
    debrief_turn(t, A)
    end = t.due
    assert end is not None
    t.answer(A, Exchange("hand", 1), at=end - SECOND)
    t.notice("restart", at=end + 10 * SECOND)
    assert t.due == end + 100 * SECOND
    t.answer(A, Pick(1), at=end + 20 * SECOND)
    assert asked(t) == ("debrief_act", (B,)) and t.misses == (0, 0, 0)
    assert DrawGadget() in choices(t, B)
