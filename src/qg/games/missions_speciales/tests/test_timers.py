"""Out of time: what is taken for somebody who is late (section 5)."""

from __future__ import annotations

from typing import Any

import pytest

from qg.games.missions_speciales.choices import (
    BoardFlight,
    ConvertPoints,
    Engage,
    FightOn,
    Hold,
    HoldOff,
    KeepIdentity,
    Pay,
    QRoll,
    Roll,
    SayReady,
    Step,
    TakeIdentity,
    TakeMission,
    Tap,
)
from qg.games.missions_speciales.events import AgentReady, BranchClosed, DiceRolled, IdentityChosen, TimedOut
from qg.games.missions_speciales.pieces import Points
from qg.games.missions_speciales.state import State
from qg.games.missions_speciales.tests.positions import (
    SECOND,
    A,
    B,
    C,
    D,
    agent,
    lobby,
    preparing,
    put,
    rolls,
    table,
    total,
    turn_of,
)
from qg.kernel import Told
from tests.rules import asked, events, refusal


def run_out(t: State) -> list[Told]:
    """The time of the open decision is over."""
    assert t.due is not None
    return t.time_up(t.due)


def taken(t: State) -> Any:
    """What is taken for A when his time runs out, and told."""
    kind, seats = asked(t)
    assert seats == (A,)
    (late,) = events(run_out(t), TimedOut)
    assert (late.seat, late.decision) == (A, kind)
    return late.taken


# -- how long ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [10, 60, 300])
def test_every_decision_has_the_time_of_the_table(seconds: int) -> None:
    t = table(turn_timer_s=seconds)
    t.answer(A, Hold(), at=5 * SECOND)
    assert t.due == (5 + seconds) * SECOND
    assert not t.time_up((5 + seconds) * SECOND - 1)
    assert asked(t) == ("turn_action", (B,))
    told = t.time_up((5 + seconds) * SECOND)
    assert events(told, TimedOut)
    assert asked(t) == ("turn_action", (C,))
    assert t.due == (5 + 2 * seconds) * SECOND


def test_each_question_of_a_turn_has_its_own_time() -> None:
    t = table()
    put(t, A, "m19", 6, "kazakhstan", (1, 0, 0))
    t.answer(A, Step("baku"), at=50 * SECOND)
    assert (asked(t), t.due) == (("engage_on_arrival", (A,)), 110 * SECOND)
    rolls(t, "2 2")
    t.answer(A, Engage(), at=100 * SECOND)
    assert (asked(t), t.due) == (("tie_choice", (A,)), 160 * SECOND)


def test_ready_has_three_times_as_long() -> None:
    t = preparing(3)
    assert (asked(t), t.due) == (("ready", (A, B, C)), 180 * SECOND)
    t.answer(B, SayReady(), at=100 * SECOND)
    assert (asked(t), t.due) == (("ready", (A, C)), 180 * SECOND)


def test_an_answer_that_comes_too_late_is_refused() -> None:
    t = table()
    assert t.due is not None
    with pytest.raises(Exception, match="time_first"):
        t.answer(A, Hold(), at=t.due)
    assert asked(t) == ("turn_action", (A,))


def test_without_a_timer_nothing_is_ever_due() -> None:
    t = lobby(2, turn_timer_s=0)
    assert t.due is None
    t = preparing(2, turn_timer_s=0)
    assert t.due is None
    t = table(2, turn_timer_s=0)
    assert not t.time_up(10_000 * SECOND)
    assert (t.due, asked(t)) == (None, ("turn_action", (A,)))


def test_a_tap_has_4_seconds_even_without_a_timer() -> None:
    t = table(2, turn_timer_s=0, black_die="tap")
    put(t, A, "m19", 6, "baku")
    t.answer(A, Engage(), at=7 * SECOND)
    assert (asked(t), t.due) == (("tap_black_die", (B,)), 11 * SECOND)
    rolls(t, "3 1")
    t.answer(B, Tap(), at=8 * SECOND)
    assert (asked(t), t.due) == (("turn_action", (B,)), None)


def test_after_a_restart_the_open_decision_has_its_whole_time_again() -> None:
    t = table()
    t.notice("restart", at=50 * SECOND)
    assert (t.due, asked(t)) == (110 * SECOND, ("turn_action", (A,)))
    t = preparing(2)
    t.notice("restart", at=100 * SECOND)
    assert (t.due, asked(t)) == (280 * SECOND, ("ready", (A, B)))
    t = table(black_die="tap")
    put(t, A, "m19", 6, "baku")
    t.answer(A, Engage(), at=10 * SECOND)
    t.notice("restart", at=12 * SECOND)
    assert (t.due, asked(t)) == (16 * SECOND, ("tap_black_die", (B,)))
    t = table(turn_timer_s=0)
    t.notice("restart", at=50 * SECOND)
    assert (t.due, asked(t)) == (None, ("turn_action", (A,)))


# -- setting up -------------------------------------------------------------------------------------------------------


def test_late_identities_are_the_first_free_of_each() -> None:
    t = lobby(3)
    t.answer(B, TakeIdentity("tuxedo", "002"))
    told = run_out(t)
    assert [(late.seat, late.decision, late.taken) for late in events(told, TimedOut)] == [
        (A, "choose_identity", KeepIdentity()),
        (C, "choose_identity", KeepIdentity()),
    ]
    assert events(told, IdentityChosen) == [
        IdentityChosen(A, "evening_gown", "001"),
        IdentityChosen(C, "diver", "003"),
    ]
    assert asked(t) == ("ready", (A, B, C))


def test_a_late_first_mission_is_the_lowest_number_left() -> None:
    t = lobby(3, first_mission="chosen")
    for seat in (A, B, C):
        t.answer(seat, KeepIdentity())
    told = run_out(t)
    assert events(told, TimedOut) == [TimedOut(A, "choose_first_mission", TakeMission("m10"))]
    t.answer(B, TakeMission("m12"))
    run_out(t)
    assert [agent(t, seat).mission for seat in (A, B, C)] == ["m10", "m12", "m11"]
    assert asked(t) == ("ready", (A, B, C))


def test_late_agents_are_ready() -> None:
    t = preparing(3)
    t.answer(B, SayReady())
    told = run_out(t)
    assert [(late.seat, late.taken) for late in events(told, TimedOut)] == [(A, SayReady()), (C, SayReady())]
    assert events(told, AgentReady) == [AgentReady(A), AgentReady(C)]
    assert asked(t) == ("turn_action", (A,))


# -- a turn -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mission", "stage", "place", "q", "branch", "choice"),
    [
        ("m17", 4, "london", (0, 9, 0), "", QRoll("yellow")),  # imposed equipment is missing
        ("m10", 3, "cairo", (0, 9, 0), "cairo", QRoll("yellow")),
        ("m19", 6, "london", (2, 9, 9), "", QRoll("red")),  # combat ahead: fewer than 3 arms
        ("m19", 6, "london", (3, 0, 0), "", Hold()),  # enough
        ("m19", 3, "london", (9, 2, 9), "", QRoll("yellow")),  # intelligence ahead
        ("m19", 3, "london", (0, 3, 0), "", Hold()),
        ("m12", 6, "corfu", (2, 0, 0), "corfu", QRoll("red")),  # at an open branch
        ("m12", 6, "corfu", (2, 0, 0), "", Hold()),  # the branch is closed
        ("m19", 2, "london", (3, 0, 0), "", Engage()),  # the fight at MI6
        ("m19", 2, "london", (2, 9, 9), "", QRoll("red")),
        ("m19", 6, "baku", (3, 0, 0), "", Engage()),
        ("m19", 6, "baku", (2, 9, 9), "", Hold()),
        ("m19", 3, "baku", (0, 3, 0), "", Engage()),
        ("m19", 3, "baku", (9, 2, 9), "", Hold()),
        ("m17", 4, "paris", (0, 0, 9), "", Hold()),  # a Q stage elsewhere
        ("m18", 2, "london", (0, 0, 0), "", Hold()),  # London does not give what Hamburg asks for
        ("m17", 8, "paris", (9, 9, 9), "", Hold()),  # never travels, not even to report
    ],
)
def test_a_late_action(mission: str, stage: int, place: str, q: Points, branch: str, choice: Any) -> None:
    t = table()
    put(t, A, mission, stage, place, q, branch=branch)
    assert taken(t) == choice
    assert agent(t, A).place == place
    assert t.turn == B and asked(t) == ("turn_action", (B,))


def test_on_the_first_turn_a_late_agent_engages_or_holds() -> None:
    t = table(2, "m19", "m10")
    assert agent(t, A).q == (4, 0, 3)
    assert taken(t) == Engage()
    t = table(2, "m15", "m10")
    put(t, A, "m15", 1, q=(2, 3, 4))
    assert taken(t) == Hold()
    assert asked(t) == ("turn_action", (B,))


@pytest.mark.parametrize(
    ("stage", "q", "choice"),
    [
        (6, (3, 0, 0), Engage()),
        (6, (2, 9, 9), HoldOff()),
        (3, (0, 3, 0), Engage()),
        (3, (9, 2, 9), HoldOff()),
    ],
)
def test_late_on_arrival(stage: int, q: Points, choice: Any) -> None:
    t = table()
    put(t, A, "m19", stage, "caucasus", q)
    t.answer(A, Step("baku"))
    assert asked(t) == ("engage_on_arrival", (A,))
    rolls(t, "3 1")
    assert taken(t) == choice
    assert agent(t, A).stage == stage + (choice == Engage())
    assert asked(t) == ("turn_action", (B,))


def test_late_at_a_tie_he_pays() -> None:
    t = table()
    put(t, A, "m19", 6, "baku", (1, 0, 0))
    rolls(t, "2 2")
    t.answer(A, Engage())
    assert asked(t) == ("tie_choice", (A,))
    assert taken(t) == Pay()
    assert (agent(t, A).q, agent(t, A).stage) == ((0, 0, 0), 7)
    assert asked(t) == ("turn_action", (B,))


def test_late_and_bound_he_rolls() -> None:
    t = table()
    put(t, A, "m19", 6, "baku", (1, 0, 0))
    rolls(t, "2 2")
    t.answer(A, Engage())
    t.answer(A, FightOn())
    turn_of(t, A)
    rolls(t, "3 1")
    assert taken(t) == Roll()
    assert agent(t, A).stage == 7
    assert asked(t) == ("turn_action", (B,))


@pytest.mark.parametrize(
    ("before", "q", "ending", "choice"),
    [
        (2500, (4, 3, 4), "immediate", ConvertPoints(1, 3, 0)),
        (2500, (1, 1, 1), "immediate", ConvertPoints(1, 1, 1)),
        (2500, (4, 3, 4), "equal_turns", ConvertPoints(4, 3, 4)),
        (0, (9, 2, 9), "full_ranking", ConvertPoints(9, 2, 2)),
    ],
)
def test_a_late_conversion_is_the_one_proposed(before: int, q: Points, ending: str, choice: ConvertPoints) -> None:
    t = table(3, ending=ending)
    put(t, A, "m14", 7, "paris", q)
    if before:
        total(t, A, before)
    t.answer(A, Step("london"))
    assert asked(t) == ("convert", (A,))
    assert taken(t) == choice
    assert agent(t, A).total == before + 1300 + 50 * (choice.arms + choice.equipment + choice.transport)
    following = {"immediate": ("over", ()), "equal_turns": ("turn_action", (B,))}
    short = ("choose_mission", (A,))
    assert asked(t) == (following.get(ending, short) if agent(t, A).total >= 4000 else short)


def test_a_late_choice_of_mission_is_the_highest_value_then_the_lowest_number() -> None:
    t = table(4, "m10", "m17", "m18", "m11")
    t.answer(A, {"type": "abandon"})
    assert asked(t) == ("choose_mission", (A,))
    assert taken(t) == TakeMission("m15")  # 1,450 like m19
    assert asked(t) == ("turn_action", (B,))
    t.answer(B, {"type": "abandon"})
    told = run_out(t)
    assert events(told, TimedOut) == [TimedOut(B, "choose_mission", TakeMission("m19"))]  # not m17 again
    assert asked(t) == ("turn_action", (C,))


def test_a_late_turn_without_a_mission_takes_one_too() -> None:
    t = table(2)
    t.answer(A, {"type": "abandon"})
    t.answer(A, {"type": "wait"})
    turn_of(t, A)
    assert taken(t) == TakeMission("m17")
    assert asked(t) == ("turn_action", (B,))


def test_turns_in_the_air_need_no_time() -> None:
    t = table(2)
    put(t, A, "m19", 3, "london")
    t.answer(A, BoardFlight("new_york"))
    told = t.answer(B, Hold(), at=10 * SECOND)
    assert not events(told, TimedOut)
    assert (t.due, asked(t)) == (70 * SECOND, ("turn_action", (B,)))


def test_time_plays_a_whole_table_that_has_gone_silent() -> None:
    t = table(4)
    told = t.time_up(10 * 60 * SECOND)
    late = [(each.seat, each.decision) for each in events(told, TimedOut)]
    assert len(late) == 10
    assert [seat for seat, _ in late[:4]] == [A, B, C, D]
    assert all(mine.status == "active" for mine in t.agents)
    assert not [each for each in events(told, TimedOut) if isinstance(each.taken, Step | BoardFlight)]


# -- worked examples --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mission", "stage", "q", "choice"),
    [("m19", 6, (2, 5, 5), Hold()), ("m19", 6, (3, 0, 0), Engage()), ("m19", 2, (2, 5, 5), QRoll("red"))],
)
def test_MS_EX_52_late_on_the_place_of_a_combat(mission: str, stage: int, q: Points, choice: Any) -> None:
    t = table()
    put(t, A, mission, stage, q=q)
    assert (agent(t, A).place == "london") is (stage == 2)
    told = run_out(t)
    assert events(told, TimedOut) == [TimedOut(A, "turn_action", choice)]
    assert bool(events(told, DiceRolled)) is (choice == Engage())
    assert asked(t) == ("turn_action", (B,))


def test_MS_EX_53_late_in_corfu_the_branch_stays_open() -> None:
    t = table()
    put(t, A, "m12", 6, "corfu", (3, 0, 0), branch="corfu")
    told = run_out(t)
    assert events(told, TimedOut) == [TimedOut(A, "turn_action", Hold())]
    assert not events(told, BranchClosed)
    assert agent(t, A).branch == "corfu"
    turn_of(t, A)
    assert QRoll("red") in t.options(A)
    assert asked(t) == ("turn_action", (A,))


def test_a_late_seat_is_refused_nothing_afterwards() -> None:
    t = table()
    run_out(t)
    assert refusal(t, A, Hold()).code == "not_your_turn"
    turn_of(t, A)
    t.answer(A, Hold())
    assert asked(t) == ("turn_action", (B,))
