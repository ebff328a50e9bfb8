"""Absent players, and what is taken for somebody who is late (section 5)."""

import pytest

from qg.games.missions_speciales.tests.prelude import *


def run_out(t: State) -> list[Moment]:
    """The time of the open decision is over."""
    assert t.due is not None
    return t.time_up(t.due)


def taken(t: State) -> Any:
    """What is taken for A when his time runs out, and told."""
    assert asked(t)[1] == (A,)
    (late,) = events(run_out(t), TimedOut)
    assert (late.seat, late.timer) == (A, "decision")
    return late.default


# -- presence ---------------------------------------------------------------------------------------------------------


def test_MS_ELM_05_QG_ABS_03_QG_ABS_05_QG_ABS_07_absence_is_no_resignation() -> None:
    """A seat that nobody is at is kept until its player returns; the sheets are not studied for it."""
    t = preparing(3)
    assert events(t.notice("left", B), SeatAbsent) == [SeatAbsent(B)]
    assert (t.bot_controlled, asked(t)) == ({B: "agent"}, ("ready", (A, C)))
    for seat in (A, C):
        t.answer(seat, SayReady())
    t.answer(A, Hold())
    assert (agent(t, B).status, asked(t)) == ("active", ("turn_action", (B,)))
    t.answer(B, Hold())
    assert events(t.notice("back", B), SeatBack) == [SeatBack(B)]
    assert (t.bot_controlled, asked(t)) == ({}, ("turn_action", (C,)))


def test_QG_ABS_02_time_plays_a_table_that_has_gone_silent_and_nobody_is_absent() -> None:
    t = table(4)
    late = events(t.time_up(10 * 60 * SECOND), TimedOut)
    assert [(each.seat, each.timer) for each in late] == [(seat, "decision") for seat in (A, B, C, D, A, B, C, D, A, B)]
    assert (t.conduct.absent, {mine.status for mine in t.agents}) == ((), {"active"})
    assert not [each for each in late if isinstance(each.default, Step)]
    assert asked(t) == ("turn_action", (C,))


def test_QG_TIM_04_QG_TIM_10_the_last_person_too_has_four_seconds_for_his_die_and_nothing_else() -> None:
    t = table(people(1, bots=1), black_die="tap")
    assert not t.time_up(1000 * SECOND)
    t.answer(A, Hold())
    put(t, B, "m19", 6, "baku", (3, 0, 0))
    t.answer(B, Engage())
    assert (asked(t), t.due) == (("tap_black_die", (A,)), 1004 * SECOND)
    told = run_out(t)
    assert events(told, DiceRolled) and not events(told, TimedOut)
    assert (asked(t), t.due) == (("turn_action", (A,)), None)


@pytest.mark.parametrize("why", ["abandoned", "closed"])
def test_QG_ABS_08_QG_HST_02_a_game_that_conduct_ends_has_a_ranking(why: str) -> None:
    t = table(2)
    if why == "closed":
        t.answer(A, Word("close", reason="dinner"))
        t.answer(B, Word("agree"))
    else:
        t.notice("left", A)
        t.notice("left", B)
        t.time_up(10**9)
    assert t.outcome is not None and t.outcome.ended == why
    assert (t.outcome.sheet.reason, t.outcome.winners, len(t.outcome.sheet.ranking)) == (why, (), 2)
    assert asked(t) == ("over", ())


# -- out of time ------------------------------------------------------------------------------------------------------


def test_late_identities_are_the_first_free_of_each_and_late_agents_are_ready() -> None:
    t = lobby(3)
    t.answer(B, TakeIdentity("tuxedo", "002"))
    told = run_out(t)
    assert events(told, TimedOut) == [TimedOut(seat, "decision", KeepIdentity()) for seat in (A, C)]
    assert events(told, IdentityChosen) == [IdentityChosen(A, "evening_gown", "001"), IdentityChosen(C, "diver", "003")]
    assert asked(t) == ("ready", (A, B, C))
    t.answer(B, SayReady())
    told = run_out(t)
    assert events(told, TimedOut) == [TimedOut(seat, "ready", SayReady()) for seat in (A, C)]
    assert events(told, AgentReady) == [AgentReady(A), AgentReady(C)]
    assert asked(t) == ("turn_action", (A,))


def test_a_late_first_mission_is_the_lowest_number_left() -> None:
    t = lobby(3, first_mission="chosen")
    for seat in (A, B, C):
        t.answer(seat, KeepIdentity())
    assert taken(t) == TakeMission("m10")
    t.answer(B, TakeMission("m12"))
    run_out(t)
    assert [agent(t, seat).mission for seat in (A, B, C)] == ["m10", "m12", "m11"]
    assert asked(t) == ("ready", (A, B, C))


@pytest.mark.parametrize(
    ("mission", "stage", "place", "q", "branch", "choice"),
    [
        ("m17", 4, "london", (0, 9, 0), None, QRoll("yellow")),  # imposed equipment is missing
        ("m10", 3, "cairo", (0, 9, 0), "cairo", QRoll("yellow")),
        ("m19", 6, "london", (2, 9, 9), None, QRoll("red")),  # combat ahead: fewer than 3 arms
        ("m19", 6, "london", (3, 0, 0), None, Hold()),  # enough
        ("m19", 3, "london", (9, 2, 9), None, QRoll("yellow")),  # intelligence ahead
        ("m19", 3, "london", (0, 3, 0), None, Hold()),
        ("m12", 6, "corfu", (2, 0, 0), "corfu", QRoll("red")),  # at an open branch
        ("m12", 6, "corfu", (3, 0, 0), "corfu", Hold()),  # the branch stays open
        ("m12", 6, "corfu", (2, 0, 0), None, Hold()),  # it is closed
        ("m19", 2, "london", (3, 0, 0), None, Engage()),  # the fight at MI6
        ("m19", 2, "london", (2, 9, 9), None, QRoll("red")),
        ("m19", 6, "baku", (3, 0, 0), None, Engage()),
        ("m19", 6, "baku", (2, 9, 9), None, Hold()),
        ("m19", 3, "baku", (0, 3, 0), None, Engage()),
        ("m19", 3, "baku", (9, 2, 9), None, Hold()),
        ("m17", 4, "paris", (0, 0, 9), None, Hold()),  # a Q stage elsewhere
        ("m18", 2, "london", (0, 0, 0), None, Hold()),  # London does not give what Hamburg asks for
        ("m17", 8, "paris", (9, 9, 9), None, Hold()),  # never travels, not even to report
    ],
)
def test_MS_EX_52_MS_EX_53_a_late_action(
    mission: str, stage: int, place: str, q: Points, branch: str | None, choice: Any
) -> None:
    t = table()
    put(t, A, mission, stage, place, q, branch=branch)
    told = run_out(t)
    assert events(told, TimedOut) == [TimedOut(A, "decision", choice)]
    assert bool(events(told, DiceRolled)) is (choice == Engage())
    assert (agent(t, A).place, agent(t, A).branch) == (place, branch)
    assert asked(t) == ("turn_action", (B,))


@pytest.mark.parametrize(("arms", "choice"), [(3, Engage()), (2, Hold())])
def test_on_the_first_turn_a_late_agent_engages_or_holds(arms: int, choice: Any) -> None:
    t = table(2, "m19")
    pocket(t, A, arms, 9, 9)
    assert taken(t) == choice
    assert asked(t) == ("turn_action", (B,))


@pytest.mark.parametrize(
    ("stage", "q", "choice"),
    [(6, (3, 0, 0), Engage()), (6, (2, 9, 9), HoldOff()), (3, (0, 3, 0), Engage()), (3, (9, 2, 9), HoldOff())],
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


def test_late_at_a_tie_he_pays_and_bound_he_rolls() -> None:
    t = table()
    put(t, A, "m19", 6, "baku", (1, 0, 0))
    rolls(t, "2 2")
    t.answer(A, Engage())
    assert asked(t) == ("tie_choice", (A,))
    bound = t.copy()
    assert taken(t) == Pay()
    assert (agent(t, A).q, agent(t, A).stage) == ((0, 0, 0), 7)
    bound.answer(A, FightOn())
    turn_of(bound, A)
    rolls(bound, "3 1")
    assert taken(bound) == Roll()
    assert agent(bound, A).stage == 7
    assert asked(t) == asked(bound) == ("turn_action", (B,))


@pytest.mark.parametrize(
    ("before", "q", "ending", "choice", "following"),
    [
        (2500, (4, 3, 4), "immediate", ConvertPoints(1, 3, 0), ("over", ())),
        (2500, (1, 1, 1), "immediate", ConvertPoints(1, 1, 1), ("choose_mission", (A,))),
        (2500, (4, 3, 4), "equal_turns", ConvertPoints(4, 3, 4), ("turn_action", (B,))),
        (0, (9, 2, 9), "full_ranking", ConvertPoints(9, 2, 2), ("choose_mission", (A,))),
    ],
)
def test_a_late_conversion_is_the_one_proposed(
    before: int, q: Points, ending: str, choice: ConvertPoints, following: Any
) -> None:
    t = table(3, ending=ending)
    put(t, A, "m14", 7, "paris", q)
    if before:
        total(t, A, before)
    t.answer(A, Step("london"))
    assert asked(t) == ("convert", (A,))
    assert taken(t) == choice
    assert agent(t, A).total == before + 1300 + 50 * (choice.arms + choice.equipment + choice.transport)
    assert asked(t) == following


def test_a_late_choice_of_mission_is_the_highest_value_then_the_lowest_number() -> None:
    t = table(4, "m10", "m17", "m18", "m11")
    t.answer(A, Abandon())
    assert asked(t) == ("choose_mission", (A,))
    assert taken(t) == TakeMission("m15")  # 1,450 like m19
    t.answer(B, Abandon())
    assert events(run_out(t), TimedOut) == [TimedOut(B, "decision", TakeMission("m19"))]  # not m17 again
    assert asked(t) == ("turn_action", (C,))
    t.answer(C, Abandon())
    t.answer(C, Wait())
    turn_of(t, C)
    assert events(run_out(t), TimedOut) == [TimedOut(C, "decision", TakeMission("m17"))]
    assert asked(t) == ("turn_action", (D,))
