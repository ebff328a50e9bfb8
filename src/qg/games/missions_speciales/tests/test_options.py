"""What a host may choose (section 2)."""

from __future__ import annotations

from typing import Any

import pytest

from qg.check.rules import asked, choices, events, play_out, refused
from qg.games.missions_speciales import GAME
from qg.games.missions_speciales.choices import (
    Abandon,
    Appoint,
    ConvertPoints,
    Engage,
    Hold,
    KeepIdentity,
    Remarks,
    SayReady,
    Step,
    TakeMission,
    Tap,
    Wait,
)
from qg.games.missions_speciales.data import MISSION_IDS
from qg.games.missions_speciales.events import (
    DiceRolled,
    EvaluationClosed,
    MissionGiven,
    OrderRolled,
    Recovered,
    TargetReached,
)
from qg.games.missions_speciales.state import Options, State
from qg.games.missions_speciales.tests.positions import (
    SECOND,
    A,
    B,
    C,
    D,
    in_round,
    lobby,
    next_round,
    people,
    plainly,
    preparing,
    put,
    rolls,
    table,
    total,
    turn_of,
)
from qg.kernel import OptionError
from qg.kernel.conduct.events import TimedOut

DEFAULTS: dict[str, Any] = {
    "mode": "evaluation",
    "seats": 4,
    "target": 4000,
    "elimination": "permanent",
    "ending": "immediate",
    "last_survivor": "wins",
    "first_mission": "dealt",
    "next_mission": "chosen",
    "black_die": "auto",
    "roles": "software",
    "aids": "full",
    "round_limit": 150,
}


def why_no_table(n: int, **options: Any) -> tuple[str, str]:
    """Code and option of the refusal."""
    with pytest.raises(OptionError) as caught:
        GAME.new(n, options, seed="opt")
    return caught.value.code, caught.value.option


def test_all_defaults_are_those_of_the_rules() -> None:
    assert [(option.id, option.default) for option in GAME.options if not option.block] == list(DEFAULTS.items())
    t = GAME.new(4, seed="opt")
    assert t.opt == Options(**DEFAULTS)
    assert asked(t) == ("choose_identity", (A, B, C, D))


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("target", 1000),
        ("target", 1400),
        ("target", 4250),
        ("target", 8500),
        ("elimination", "temporary"),
        ("ending", "never"),
        ("last_survivor", "loses"),
        ("first_mission", "drawn"),
        ("next_mission", "dealt"),
        ("black_die", "manual"),
        ("roles", "human"),
        ("aids", "some"),
        ("mode", "team"),
        ("round_limit", 50),
        ("round_limit", 410),
        ("tempo", "slow"),
        ("target", "4000"),
    ],
)
def test_no_other_value_can_be_chosen(option: str, value: Any) -> None:
    assert why_no_table(4, **{option: value}) == ("option_out_of_range", option)


# -- mode and seats ---------------------------------------------------------------------------------------------------


def test_MS_OPT_01_evaluation_is_the_game_for_2_to_6_each_seat_a_person_or_a_bot() -> None:
    t = lobby(people(2, bots=2))
    assert t.opt.mode == "evaluation"
    assert [seat.kind for seat in t.seats] == ["person", "person", "bot", "bot"]
    assert asked(t) == ("choose_identity", (A, B))


def test_MS_OPT_01_solo_is_for_one_agent_alone() -> None:
    assert why_no_table(2, mode="solo") == ("option_not_with_seats", "mode")
    t = table(1, "m19", mode="solo")
    assert t.counter_espionage(A) is None
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert [dice.adversary for dice in events(told, DiceRolled)] == [None]
    assert (asked(t), t.round) == (("turn_action", (A,)), 2)


@pytest.mark.parametrize("n", [2, 3, 4, 5, 6])
def test_MS_OPT_02_two_to_six_seats(n: int) -> None:
    t = table(n)
    assert t.opt.seats == len(t.agents) == n
    assert asked(t) == ("turn_action", (A,))


def test_MS_OPT_02_no_seventh_and_no_empty_table() -> None:
    assert why_no_table(7) == ("wrong_seat_count", "seats")
    assert why_no_table(0) == ("wrong_seat_count", "seats")
    assert why_no_table(4, seats=3) == ("seats_differ", "seats")


def test_MS_OPT_02_always_one_in_solo() -> None:
    t = lobby(1, mode="solo")
    assert t.opt.seats == 1
    assert asked(t) == ("choose_identity", (A,))


# -- target -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "before", "converted"), [(1500, 0, 1), (2000, 0, 11), (4000, 2500, 1), (6000, 4500, 1), (8000, 6500, 1)]
)
def test_MS_OPT_03_the_target_ends_the_evaluation(target: int, before: int, converted: int) -> None:
    t = table(2, "m19", target=target)
    total(t, A, before)
    put(t, A, "m19", 8, "paris", (converted, 0, 0))
    t.answer(A, Step("london"))
    told = t.answer(A, ConvertPoints(converted, 0, 0))
    assert [event.grand_total for event in events(told, TargetReached)] == [target]
    assert asked(t) == ("over", ())


@pytest.mark.parametrize("target", [4500, 8000])
def test_MS_OPT_03_fifty_below_the_target_is_not_enough(target: int) -> None:
    t = table(2, "m19", target=target)
    total(t, A, target - 1500)
    put(t, A, "m19", 8, "paris", (0, 0, 0))
    t.answer(A, Step("london"))
    assert t.agents[A].total == target - 50
    assert asked(t) == ("choose_mission", (A,))


def test_MS_OPT_03_presets_short_standard_and_long() -> None:
    presets = {preset.id: preset.options for preset in GAME.presets}
    assert presets["short"] == {"target": 2000}
    assert presets["standard"] == {"target": 4000}
    assert presets["long"] == {"target": 6000}


# -- elimination, ending, last survivor -------------------------------------------------------------------------------


def beaten(**options: Any) -> State:
    """A has lost a fight he could not pay for, at a table of three."""
    t = table(3, "m19", **options)
    put(t, A, "m19", 3, "baku", (0, 0, 0))
    rolls(t, "1 3")
    t.answer(A, Engage())
    return t


def test_MS_OPT_04_permanent_by_default() -> None:
    t = beaten()
    assert t.agents[A].status == "eliminated"
    told = turn_of(t, C)
    told += next_round(t)
    assert t.agents[A].turns == 1
    assert asked(t) == ("turn_action", (B,))


def test_MS_OPT_04_recovery_as_a_family_variant() -> None:
    t = beaten(elimination="recovery")
    assert t.agents[A].status == "recovering"
    told = next_round(t)
    assert [event.seat for event in events(told, Recovered)] == [A]
    assert asked(t) == ("turn_action", (B,))


def target_reached(**options: Any) -> State:
    """A, first of three, has just reached the target."""
    t = table(3, "m19", **options)
    total(t, A, 2550)
    put(t, A, "m19", 8, "paris", (0, 0, 0))
    t.answer(A, Step("london"))
    return t


def test_MS_OPT_05_immediate_by_default() -> None:
    t = target_reached()
    assert t.outcome is not None and t.outcome.winners == (A,)
    assert asked(t) == ("over", ())


def test_MS_OPT_05_equal_turns_completes_the_round() -> None:
    t = target_reached(ending="equal_turns")
    assert asked(t) == ("turn_action", (B,))
    next_round(t)
    assert t.outcome is not None and t.outcome.sheet.rounds == 1
    assert asked(t) == ("over", ())


def test_MS_OPT_05_full_ranking_plays_on() -> None:
    t = target_reached(ending="full_ranking")
    next_round(t)
    assert t.outcome is None
    assert asked(t) == ("turn_action", (B,))


def test_MS_OPT_06_the_last_survivor_wins_by_default() -> None:
    t = table(2, "m19")
    put(t, A, "m19", 3, "baku", (0, 0, 0))
    rolls(t, "1 3")
    told = t.answer(A, Engage())
    assert [event.result.reason for event in events(told, EvaluationClosed)] == ["last_survivor"]
    assert asked(t) == ("over", ())


def test_MS_OPT_06_or_must_finish() -> None:
    t = table(2, "m19", last_survivor="must_finish")
    put(t, A, "m19", 3, "baku", (0, 0, 0))
    rolls(t, "1 3")
    t.answer(A, Engage())
    assert t.outcome is None
    assert asked(t) == ("turn_action", (B,))


# -- missions ---------------------------------------------------------------------------------------------------------


def test_MS_OPT_07_dealt_by_default() -> None:
    t = lobby(3, "m15", "m11", "m18")
    told = [each for seat in t.waiting for each in t.answer(seat, KeepIdentity())]
    given = [(event.seat, event.mission, event.how) for event in events(told, MissionGiven)]
    assert given == [(A, "m15", "dealt"), (B, "m11", "dealt"), (C, "m18", "dealt")]
    assert asked(t) == ("ready", (A, B, C))


def test_MS_OPT_07_or_chosen_in_order_of_play_from_what_is_left() -> None:
    t = lobby(3, rolled="1 3 2", first_mission="chosen")
    for seat in t.waiting:
        t.answer(seat, KeepIdentity())
    assert t.order == (B, C, A)
    assert asked(t) == ("choose_first_mission", (B,))
    assert choices(t, B) == tuple(TakeMission(mission) for mission in MISSION_IDS)
    told = t.answer(B, TakeMission("m17"))
    assert [(event.seat, event.mission, event.how) for event in events(told, MissionGiven)] == [(B, "m17", "chosen")]
    assert asked(t) == ("choose_first_mission", (C,))
    assert TakeMission("m17") not in choices(t, C) and len(choices(t, C)) == 9
    assert refused(t, C, TakeMission("m17")) == ("mission_taken", "MS-NEW-01")
    assert refused(t, C, TakeMission("m20")) == ("no_such_mission", "MS-NEW-01")
    assert refused(t, C, Wait())[0] == "not_an_option"
    t.answer(C, TakeMission("m10"))
    assert asked(t) == ("choose_first_mission", (A,))
    t.answer(A, TakeMission("m19"))
    assert [agent.mission for agent in t.agents] == ["m19", "m17", "m10"]
    assert asked(t) == ("ready", (A, B, C))


def test_MS_OPT_08_the_next_mission_is_chosen_by_default() -> None:
    t = table(2, "m19")
    t.answer(A, Abandon())
    assert asked(t) == ("choose_mission", (A,))
    assert Wait() in choices(t, A)


def test_MS_OPT_08_or_drawn_at_random_among_the_available_ones_without_waiting() -> None:
    drawn: set[str] = set()
    for place in range(8):
        t = table(2, "m10", "m11", next_mission="drawn")
        t.script = (place,)
        [given] = events(t.answer(A, Abandon()), MissionGiven)
        assert (given.seat, given.how) == (A, "drawn")
        assert not t.script
        drawn.add(given.mission)
        assert asked(t) == ("turn_action", (B,))
    assert drawn == {"m12", "m13", "m14", "m15", "m16", "m17", "m18", "m19"}  # neither B's nor the one just ended


def test_MS_OPT_08_drawn_after_a_debriefing_too() -> None:
    t = table(2, "m19", next_mission="drawn")
    put(t, A, "m19", 8, "paris", (0, 0, 1))
    t.answer(A, Step("london"))
    t.script = (0,)
    t.answer(A, ConvertPoints(0, 0, 0))
    assert t.agents[A].mission == "m11"
    assert asked(t) == ("turn_action", (B,))


# -- dice, roles, aids ------------------------------------------------------------------------------------------------


def test_MS_OPT_09_auto_both_dice_fall_when_the_agent_engages() -> None:
    t = table(2, "m19")
    rolls(t, "3 1")
    assert len(events(t.answer(A, Engage()), DiceRolled)) == 1
    assert asked(t) == ("turn_action", (B,))


def test_MS_OPT_09_tap_the_counter_espionage_has_four_seconds() -> None:
    t = table(3, "m19", black_die="tap")
    rolls(t, "3 1")
    assert not events(t.answer(A, Engage(), at=10 * SECOND), DiceRolled)
    assert asked(t) == ("tap_black_die", (B,))
    assert t.due == 14 * SECOND
    told = t.answer(B, Tap(), at=12 * SECOND)
    assert [(dice.white, dice.black) for dice in events(told, DiceRolled)] == [(3, 1)]
    assert asked(t) == ("turn_action", (B,))


@pytest.mark.parametrize("tempo", ["live", "relaxed", "days", "untimed"])
def test_MS_OPT_09_then_it_rolls_by_itself(tempo: str) -> None:
    t = table(3, "m19", black_die="tap", tempo=tempo)
    rolls(t, "3 1")
    t.answer(A, Engage())
    assert not t.time_up(4 * SECOND - 1)
    assert asked(t) == ("tap_black_die", (B,))
    told = t.time_up(4 * SECOND)
    assert len(events(told, DiceRolled)) == 1
    assert not events(told, TimedOut)
    assert asked(t) == ("turn_action", (B,))


def test_MS_OPT_09_the_result_does_not_depend_on_the_tap() -> None:
    shown = set()
    for at in (0, 1 * SECOND, 3999, 4 * SECOND):
        t = table(3, "m19", black_die="tap")
        t.answer(A, Engage())
        told = t.answer(B, Tap(), at=at) if at < 4 * SECOND else t.time_up(at)
        shown |= {(dice.white, dice.black) for dice in events(told, DiceRolled)}
        assert asked(t)[0] != "tap_black_die"
    assert len(shown) == 1


def test_MS_OPT_09_a_bot_never_waits() -> None:
    t = table(people(1, bots=1), "m19", black_die="tap")
    rolls(t, "3 1")
    assert len(events(t.answer(A, Engage()), DiceRolled)) == 1
    assert asked(t) == ("turn_action", (B,))


def test_MS_OPT_09_nor_does_the_software() -> None:
    t = table(2, "m19", black_die="tap", last_survivor="must_finish")
    t.answer(B, {"type": "resign"})
    rolls(t, "3 1")
    assert [dice.adversary for dice in events(t.answer(A, Engage()), DiceRolled)] == [None]
    assert asked(t) == ("turn_action", (A,))


def test_MS_OPT_10_the_software_is_m_and_q_by_default() -> None:
    t = preparing(3)
    assert (t.m_seat, t.q_seat) == (None, None)
    assert refused(t, A, Appoint("m", B)) == ("no_appointment", "MS-ROLE-05")
    assert asked(t) == ("ready", (A, B, C))


def test_MS_OPT_10_ceremonial_two_seats_carry_the_titles() -> None:
    t = preparing(3, roles="ceremonial")
    t.answer(A, Appoint("m", B))
    t.answer(A, Appoint("q", C))
    board = GAME.view(t, None).board
    assert (board.m_seat, board.q_seat) == (B, C)
    standing = t.standing(B)
    assert isinstance(standing, Remarks) and not [choice for choice in standing.plain if isinstance(choice, Appoint)]
    assert asked(t) == ("ready", (A, B, C))


def test_MS_OPT_11_legal_moves_are_the_same_with_all_aids() -> None:
    offered = set()
    for aids in ("full", "printed", "none"):
        t = table(2, "m19", aids=aids)
        put(t, A, "m19", 3, "london", (1, 2, 3))
        view = GAME.view(t, A)
        assert view.opt.aids == aids
        assert view.options == choices(t, A)
        offered.add(choices(t, A))
        assert asked(t) == ("turn_action", (A,))
    assert len(offered) == 1


def test_MS_OPT_11_full_route_finder_and_odds_printed_the_sheet_none_nothing() -> None:
    shown = {}
    for aids in ("full", "printed", "none"):
        t = table(2, "m19", aids=aids)
        put(t, A, "m19", 3, "paris", (0, 2, 0))  # stage 3, intelligence in Baku; the sheet counts from London
        shown[aids] = GAME.figures(GAME.view(t, A))
        assert asked(t) == ("turn_action", (A,))
    full, printed, none = (shown[aids].seats[A] for aids in ("full", "printed", "none"))
    assert full.standard and full.odds and printed.standard and printed.express
    assert (full.standard.turns, full.express, full.odds.held) == (3, None, 2)  # from Paris, with this pocket
    assert (printed.standard.turns, printed.express.turns, printed.express.points) == (4, 1, 3)  # as on the sheet
    assert (none.standard, none.express) == (None, None)
    assert printed.odds is None and none.odds is None
    assert shown["full"].ways_from == "paris" and not shown["printed"].ways_from and not shown["none"].ways_from


def test_MS_OPT_11_advice_is_there_with_full_aids_only() -> None:
    seats = people(1, bots=1)
    assert GAME.hints(lobby(seats), A) is not None
    assert GAME.hints(lobby(seats, aids="printed"), A) is None
    assert GAME.hints(lobby(seats, aids="none"), A) is None
    assert GAME.hints(lobby(people(2, bots=1)), A) is None  # not against people


# -- limits -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("limit", [60, 150, 400])
def test_MS_OPT_12_the_evaluation_is_closed_after_the_last_round(limit: int) -> None:
    t = table(2, round_limit=limit)
    in_round(t, limit - 1)
    next_round(t)
    assert (t.outcome, t.round) == (None, limit)
    told = next_round(t)
    assert [event.result.reason for event in events(told, EvaluationClosed)] == ["round_limit"]
    assert t.outcome is not None
    assert t.outcome.sheet.rounds == limit
    assert asked(t) == ("over", ())


def test_MS_OPT_12_no_table_goes_on_for_ever() -> None:
    t = table(6, round_limit=60)
    told = play_out(t)
    assert len(events(told, EvaluationClosed)) == 1
    assert t.round <= 60
    assert asked(t) == ("over", ())


def test_MS_OPT_13_sixty_seconds_a_decision_by_default() -> None:
    t = table(2, "m19")
    t.answer(A, Hold(), at=30 * SECOND)
    assert t.due == 90 * SECOND
    assert not t.time_up(90 * SECOND - 1)
    told = t.time_up(90 * SECOND)
    assert [(event.seat, event.timer) for event in events(told, TimedOut)] == [(B, "decision")]
    assert t.due == 150 * SECOND
    assert asked(t) == ("turn_action", (A,))


@pytest.mark.parametrize(("tempo", "seconds"), [("live", 60), ("relaxed", 180), ("days", 86_400)])
def test_MS_OPT_13_QG_TIM_02_the_time_of_the_tempo_anew_for_each_decision(tempo: str, seconds: int) -> None:
    t = table(2, "m19", tempo=tempo)
    put(t, A, "m19", 2, "paris")
    t.answer(A, Step("london"), at=5 * SECOND)
    assert asked(t) == ("engage_on_arrival", (A,))
    assert t.due == (5 + seconds) * SECOND
    t = preparing(2, tempo=tempo)
    assert (asked(t), t.due) == (("ready", (A, B)), 3 * seconds * SECOND)


def test_MS_OPT_13_QG_VOT_01_ready_has_three_times_as_long() -> None:
    t = lobby(2)
    assert t.due == 60 * SECOND
    t.answer(A, KeepIdentity(), at=3 * SECOND)
    assert t.due == 60 * SECOND  # one question for all
    t.answer(B, KeepIdentity(), at=4 * SECOND)
    assert asked(t) == ("ready", (A, B))
    assert t.due == 184 * SECOND
    t.answer(A, SayReady(), at=60 * SECOND)
    told = t.time_up(184 * SECOND)
    assert [(event.seat, event.timer) for event in events(told, TimedOut)] == [(B, "ready")]
    assert asked(t) == ("turn_action", (A,))


def test_MS_OPT_13_untimed_is_off() -> None:
    t = lobby(2, tempo="untimed")
    while t.round < 2:
        assert t.due is None
        assert not t.time_up(t.now + 10**9)
        plainly(t)
    assert asked(t) == ("turn_action", (A,))


def test_MS_OPT_13_QG_TIM_04_on_expiry_the_default_applies() -> None:
    t = lobby(3)
    told = t.time_up(60 * SECOND)
    assert [(event.seat, event.default) for event in events(told, TimedOut)] == [
        (seat, KeepIdentity()) for seat in (A, B, C)
    ]
    assert len(events(told, OrderRolled)) >= 1
    assert t.now == 60 * SECOND and t.due == 240 * SECOND
    assert asked(t) == ("ready", (A, B, C))
