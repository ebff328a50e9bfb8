"""Reporting in London: conversion, transfer, totals (3.15); the evaluation sheet (3.19)."""

import random

import pytest

from qg.games.missions_speciales.tests.prelude import *

LAST = {"m10": 7, "m11": 6, "m12": 7, "m13": 7, "m14": 7, "m15": 7, "m16": 8, "m17": 8, "m18": 7, "m19": 8}


def reporting(mission: str, q: Points = (0, 0, 0), before: int = 0, n: int = 4, **options: Any) -> State:
    """A has just come to London from Paris with the debriefing stage of this mission current."""
    t = table(n, **options)
    put(t, A, mission, LAST[mission], "paris", q)
    if before:
        total(t, A, before)
    t.answer(A, Step("london"))
    return t


def sheet(t: State, seat: int = A) -> tuple[SheetLine, ...]:
    return GAME.view(t, None).board.sheets[seat]


def proposed(t: State) -> tuple[int, ...]:
    """What the software proposes: the defaults of the form."""
    form = t.options(A)
    assert isinstance(form, Space)
    return tuple(form.schema()["properties"][kind]["default"] for kind in ("arms", "equipment", "transport"))


def test_MS_DBF_03_MS_DBF_04_the_form_says_how_many_of_each_may_be_converted() -> None:
    t = table()
    put(t, A, "m13", 7, "paris", (1, 20, 3))
    t.answer(A, Step("london"))
    form, most = t.options(A), DATA.missions["m13"].value // 100
    assert isinstance(form, Space)
    fields: dict[str, Any] = {"type": {"const": "convert_points"}}
    for kind, held, some in zip(Q_TYPES, (1, 20, 3), proposed(t), strict=True):
        fields[kind] = {"type": "integer", "minimum": 0, "maximum": min(held, most), "default": some}
    assert form.schema() == {"properties": fields, "required": list(fields), "additionalProperties": False}
    assert asked(t) == ("convert", (A,))


# -- debriefing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", [Step("london"), Express("london")])
def test_MS_DBF_01_the_mission_is_accomplished_in_the_turn_of_arrival(way: Step | Express) -> None:
    t = table()
    put(t, A, "m19", 8, "paris" if isinstance(way, Step) else "istanbul", (1, 0, 3))
    told = t.answer(A, way)
    assert [event.mission for event in events(told, Debriefed)] == ["m19"]
    assert asked(t) == ("convert", (A,))


def test_MS_DBF_01_also_when_he_lands_there() -> None:
    t = table(2)
    put(t, A, "m16", 8, "south_california", (1, 0, 0))
    t.answer(A, {"type": "board_flight", "place": "london"})
    t.answer(B, Hold())
    told = t.answer(B, Hold())
    assert [event.mission for event in events(told, Debriefed)] == ["m16"]
    assert (t.round, asked(t)) == (3, ("convert", (A,)))


def test_MS_DBF_01_london_with_another_stage_current_is_no_debriefing() -> None:
    t = table()
    put(t, A, "m19", 7, "paris")
    told = t.answer(A, Step("london"))
    assert not events(told, Debriefed)
    assert asked(t) == ("turn_action", (B,))


def test_MS_DBF_02_fields_7_to_16_are_filled_in() -> None:
    t = reporting("m17", (2, 1, 4), before=1300)
    late = [field.id for field in DATA.fields.values() if field.n >= 7]
    assert len(late) == 10
    assert all(getattr(sheet(t)[-1], field) is None for field in late)
    told = t.answer(A, ConvertPoints(1, 0, 2))
    line = sheet(t)[-1]
    assert all(getattr(line, field) is not None for field in late)
    assert (line.quantity, line.grand_total, line.bonus_cap) == ((2, 1, 4), 3150, 850)
    (converted,) = events(told, Converted)
    assert converted.grand_total == 3150
    assert asked(t) == ("choose_mission", (A,))


def test_MS_DBF_03_each_point_converted_is_worth_50_and_the_rest_is_transferred() -> None:
    t = reporting("m17", (3, 2, 5))
    t.answer(A, ConvertPoints(1, 2, 3))
    assert (agent(t, A).total, agent(t, A).q) == (1700 + 6 * 50, (2, 0, 2))
    assert asked(t) == ("choose_mission", (A,))


@pytest.mark.parametrize("wanted", [(4, 0, 0), (0, 3, 0), (0, 0, 6), (-1, 0, 0), (0, -1, 1)])
def test_MS_DBF_03_only_points_he_holds_can_be_converted(wanted: Points) -> None:
    t = reporting("m17", (3, 2, 5))
    error = refusal(t, A, ConvertPoints(*wanted))
    assert (error.code, error.rule_id) == ("not_held", "MS-DBF-03")
    assert error.details == {"arms": 3, "equipment": 2, "transport": 5}
    assert asked(t) == ("convert", (A,))


def test_MS_DBF_03_who_holds_nothing_is_not_asked() -> None:
    t = reporting("m17", (0, 0, 0))
    assert agent(t, A).total == 1700
    assert asked(t) == ("choose_mission", (A,))


@pytest.mark.parametrize(
    ("mission", "most"), [("m10", 11), ("m12", 11), ("m13", 14), ("m14", 13), ("m16", 12), ("m17", 17), ("m19", 14)]
)
def test_MS_DBF_04_the_bonus_is_at_most_half_the_value(mission: str, most: int) -> None:
    t = reporting(mission, (20, 0, 0))
    error = refusal(t, A, ConvertPoints(most + 1, 0, 0))
    assert (error.code, error.rule_id) == ("over_half", "MS-DBF-04")
    assert error.details == {"wanted": most + 1, "most": most, "ceiling": MISSIONS[mission].value // 2}
    t.answer(A, ConvertPoints(most, 0, 0))
    assert agent(t, A).total == MISSIONS[mission].value + 50 * most
    assert agent(t, A).q == (20 - most, 0, 0)
    assert asked(t) == ("choose_mission", (A,))


def test_MS_DBF_04_the_ceiling_holds_for_all_types_together() -> None:
    t = reporting("m12", (5, 5, 5))
    assert refused(t, A, ConvertPoints(4, 4, 4)) == ("over_half", "MS-DBF-04")
    t.answer(A, ConvertPoints(4, 4, 3))
    assert asked(t) == ("choose_mission", (A,))


def test_MS_DBF_05_only_whole_points_and_points_not_cards() -> None:
    t = reporting("m19", (3, 0, 0))
    assert GAME.view(t, A).board.pockets[A] == ((3,), (), ())
    assert refusal(t, A, {"type": "convert_points", "arms": 1.5, "equipment": 0, "transport": 0}).code == "malformed"
    t.answer(A, ConvertPoints(2, 0, 0))
    assert (agent(t, A).total, agent(t, A).q) == (1550, (1, 0, 0))
    assert asked(t) == ("choose_mission", (A,))


def test_MS_DBF_06_transferred_points_are_added_to_the_next_allocation() -> None:
    t = reporting("m12", (30, 1, 2))
    t.answer(A, ConvertPoints(0, 0, 0))
    assert agent(t, A).q == (30, 1, 2)
    told = t.answer(A, TakeMission("m19"))
    assert events(told, Allocated) == [Allocated(A, 4, 0, 3)]
    assert agent(t, A).q == (34, 1, 5)
    assert asked(t) == ("turn_action", (B,))


def test_MS_DBF_07_grand_total_is_before_plus_value_plus_bonus() -> None:
    t = reporting("m10", (2, 0, 1), before=2500)
    t.answer(A, ConvertPoints(1, 0, 1))
    assert agent(t, A).total == 2500 + 1150 + 100
    assert sheet(t)[-1].grand_total == 3750
    assert asked(t) == ("choose_mission", (A,))


@pytest.mark.parametrize(("before", "reached"), [(2700, True), (2750, True), (2650, False)])
def test_MS_DBF_08_at_the_target_he_has_finished_else_he_takes_a_new_mission(before: int, reached: bool) -> None:
    t = reporting("m14", before=before, ending="full_ranking")
    assert agent(t, A).status == ("finished" if reached else "waiting")
    assert asked(t) == (("turn_action", (B,)) if reached else ("choose_mission", (A,)))


def test_MS_DBF_08_who_has_finished_cannot_act_or_resign() -> None:
    t = reporting("m14", before=2700, ending="full_ranking")
    assert refused(t, A, Hold()) == ("finished", "MS-DBF-08")
    assert refused(t, A, {"type": "resign"}) == ("finished", "MS-DBF-08")
    assert asked(t) == ("turn_action", (B,))


def test_MS_DBF_09_he_may_foolishly_convert_too_little() -> None:
    t = reporting("m14", (2, 0, 0), before=2600)
    told = t.answer(A, ConvertPoints(1, 0, 0))
    assert not events(told, TargetReached)
    assert agent(t, A).total == 3950
    assert asked(t) == ("choose_mission", (A,))


@pytest.mark.parametrize(
    ("before", "q", "options", "proposal"),
    [
        (2550, (4, 4, 4), {}, (0, 3, 0)),  # 150 are missing: equipment first
        (2500, (4, 3, 4), {}, (1, 3, 0)),  # then arms
        (2450, (1, 3, 4), {}, (1, 3, 1)),  # then transport
        (2440 + 60, (4, 3, 4), {"ending": "full_ranking"}, (1, 3, 0)),
        (2700, (4, 4, 4), {}, (0, 0, 0)),  # nothing is missing
        (3000, (4, 4, 4), {}, (0, 0, 0)),
        (2500, (1, 1, 1), {}, (1, 1, 1)),  # out of reach: the most allowed
        (0, (9, 2, 9), {}, (9, 2, 2)),  # within the ceiling of 13
        (2550, (4, 4, 4), {"ending": "equal_turns"}, (4, 4, 4)),  # the highest total wins
        (2550, (1, 20, 1), {"ending": "equal_turns"}, (0, 13, 0)),
        (1950, (1, 20, 1), {}, (0, 13, 0)),
        (2050, (0, 20, 0), {}, (0, 13, 0)),  # 13 are needed and allowed
        (2050, (10, 10, 0), {"target": 4500}, (3, 10, 0)),
    ],
)
def test_MS_DBF_09_the_smallest_conversion_that_reaches_the_target_is_proposed(
    before: int, q: Points, options: dict[str, Any], proposal: Points
) -> None:
    t = reporting("m14", q, before, **options)
    assert proposed(t) == proposal
    assert ConvertPoints(*proposal) in t.options(A)
    assert asked(t) == ("convert", (A,))


def test_MS_DBF_09_the_proposal_is_among_a_few_examples() -> None:
    t = reporting("m14", (4, 4, 4), 2550)
    form = t.options(A)
    assert isinstance(form, Space)
    some = [form.sample(random.Random(seed)) for seed in range(30)]
    assert ConvertPoints(0, 3, 0) in some and len(set(some)) > 3
    assert all(choice in form for choice in some)
    assert asked(t) == ("convert", (A,))


def test_MS_DBF_09_every_third_example_is_the_proposal_and_the_others_reach_from_nothing_to_the_ceiling() -> None:
    t = reporting("m14", (4, 4, 3), 2550)
    form = t.options(A)
    assert isinstance(form, Conversions) and form.most == 13
    found = [form.sample(random.Random(seed)) for seed in range(900)]
    assert 250 < found.count(ConvertPoints(*proposed(t))) < 400
    assert {some.arms + some.equipment + some.transport for some in found} == {*range(12)}
    assert asked(t) == ("convert", (A,))


def test_MS_DBF_03_MS_DBF_04_MS_DBF_05_MS_DBF_06_MS_DBF_09_are_behind_what_is_asked() -> None:
    t = reporting("m14", (4, 4, 4))
    assert t.asked is not None
    assert t.asked.rules == ("MS-DBF-03", "MS-DBF-04", "MS-DBF-05", "MS-DBF-06", "MS-DBF-09")
    assert asked(t) == ("convert", (A,))


def test_MS_DBF_10_the_accomplished_mission_is_available_to_others_at_once() -> None:
    t = table()
    put(t, A, "m19", 8, "paris", (1, 0, 0))
    t.answer(A, Step("london"))
    assert "m19" not in t.available
    told = t.answer(A, ConvertPoints(0, 0, 0))
    assert events(told, MissionFreed) == [MissionFreed("m19")]
    assert "m19" in GAME.view(t, B).board.available
    t.answer(A, TakeMission("m18"))
    t.answer(B, Abandon())
    assert TakeMission("m19") in choices(t, B)
    assert asked(t) == ("choose_mission", (B,))


# -- the sheet --------------------------------------------------------------------------------------------------------


def test_MS_SHT_01_one_line_per_mission_in_order_for_everybody_to_see() -> None:
    t = reporting("m19", (0, 0, 0))
    t.answer(A, TakeMission("m17"))
    turn_of(t, A)
    t.answer(A, Abandon())
    t.answer(A, TakeMission("m19"))
    lines = [(line.mission_title, line.status) for line in sheet(t)]
    assert lines == [("m19", "accomplished"), ("m17", "abandoned"), ("m19", "in_progress")]
    views = [GAME.view(t, seat).board.sheets for seat in (A, B, C, None)]
    assert all(view == views[0] for view in views)
    assert asked(t) == ("turn_action", (B,))


def test_MS_SHT_02_fields_1_to_6_when_the_mission_is_given() -> None:
    t = table(people(2), "m17", "m12")
    (line,) = sheet(t, A)
    start = (line.agent_name, line.code_name, line.mission_number, line.mission_value, line.mission_title, line.status)
    assert start == (A, "001", 17, 1700, "m17", "in_progress")
    assert msgspec.structs.astuple(line)[6:] == (None,) * 11
    put(t, A, "m17", 8, "paris", (0, 0, 0))
    t.answer(A, Step("london"))
    (line,) = sheet(t, A)
    assert line.status == "accomplished"
    assert None not in msgspec.structs.astuple(line)
    assert asked(t) == ("choose_mission", (A,))


def test_MS_SHT_03_the_sixteen_fields_in_their_order() -> None:
    t = reporting("m13", (3, 1, 2), before=1200)
    t.answer(A, ConvertPoints(2, 0, 1))
    line = sheet(t)[-1]
    names = [field.id for field in sorted(DATA.fields.values(), key=lambda field: field.n)]
    assert [field.n for field in DATA.fields.values()] == list(range(1, 17))
    assert list(SheetLine.__struct_fields__)[:16] == names
    assert [getattr(line, name) for name in names[2:]] == [
        13,
        1400,
        "m13",
        "accomplished",
        (3, 1, 2),
        (150, 50, 100),
        (50, 50, 50),
        (100, 0, 50),
        150,
        1400,
        150,
        1200,
        2750,
        700,
    ]
    assert asked(t) == ("choose_mission", (A,))


def test_MS_SHT_04_the_unnumbered_total_is_shown() -> None:
    t = reporting("m13", (3, 1, 2), before=1200)
    t.answer(A, ConvertPoints(2, 0, 1))
    assert sheet(t)[-1].line_total == 1550
    assert asked(t) == ("choose_mission", (A,))


@pytest.mark.parametrize("end", ["abandoned", "lost"])
def test_MS_SHT_05_a_line_abandoned_or_lost_scores_nothing(end: str) -> None:
    t = table()
    put(t, A, "m17", 5, "saint_petersburg", (0, 4, 4))
    total(t, A, 2500)
    rolls(t, "1 3")
    t.answer(A, Abandon() if end == "abandoned" else Engage())
    line = sheet(t)[-1]
    assert line.status == end
    assert (line.quantity, line.worth, line.transferred, line.converted) == ((0, 0, 0),) * 4
    assert (line.converted_total, line.mission_score, line.bonus, line.line_total) == (0, 0, 0, 0)
    assert (line.carried, line.grand_total, line.bonus_cap) == (2500, 2500, 850)
    assert asked(t) == (("choose_mission", (A,)) if end == "abandoned" else ("turn_action", (B,)))


@pytest.mark.parametrize("seed", range(3))
def test_MS_SHT_06_field_8_is_field_9_plus_field_10(seed: int) -> None:
    t = table(6, elimination="recovery", tempo="untimed", round_limit=60)
    play_out(t, seed)
    done = [line for seat in t.all_seats for line in sheet(t, seat) if line.status == "accomplished"]
    t = reporting("m16", (7, 3, 9))
    t.answer(A, ConvertPoints(2, 3, 4))
    for line in (*done, *sheet(t)):
        assert line.worth and line.transferred and line.converted
        assert line.worth == tuple(map(sum, zip(line.transferred, line.converted, strict=True)))
    assert (sheet(t)[-1].transferred, sheet(t)[-1].converted) == ((250, 0, 250), (100, 150, 200))
    assert asked(t) == ("choose_mission", (A,))


# -- worked examples --------------------------------------------------------------------------------------------------


def example_41() -> State:
    t = reporting("m19", (5, 4, 8))
    assert refused(t, A, ConvertPoints(5, 4, 6)) == ("over_half", "MS-DBF-04")
    t.answer(A, ConvertPoints(5, 4, 5))
    return t


def test_MS_EX_41_the_sheet_of_mission_19() -> None:
    t = example_41()
    (line,) = sheet(t)
    assert line.quantity == (5, 4, 8)
    assert line.worth == (250, 200, 400)
    assert line.transferred == (0, 0, 150)
    assert agent(t, A).q == (0, 0, 3)
    assert line.converted == (250, 200, 250)
    assert (line.converted_total, line.mission_score, line.bonus) == (700, 1450, 700)
    assert (line.carried, line.grand_total, line.bonus_cap) == (0, 2150, 725)
    assert asked(t) == ("choose_mission", (A,))


def test_MS_EX_42_three_points_go_on_to_mission_17() -> None:
    t = example_41()
    t.answer(A, TakeMission("m17"))
    assert (agent(t, A).q, agent(t, A).place) == ((4, 2, 9), "arkangel")
    assert asked(t) == ("turn_action", (B,))


def test_MS_EX_43_4000_exactly_ends_the_game_at_once() -> None:
    t = table()
    put(t, A, "m14", 7, "paris", (0, 0, 0))
    total(t, A, 2700)
    told = t.answer(A, Step("london"))
    assert agent(t, A).total == 4000
    (closed,) = events(told, EvaluationClosed)
    assert (closed.result.winner, closed.result.title, closed.result.reason) == (A, "007", "target")
    assert not events(told, TurnStarted)
    assert asked(t) == ("over", ())


def test_MS_EX_44_at_most_eleven_points_of_sixteen() -> None:
    t = reporting("m12", (10, 6, 0), before=2100)
    assert refused(t, A, ConvertPoints(10, 2, 0)) == ("over_half", "MS-DBF-04")
    t.answer(A, ConvertPoints(10, 1, 0))
    assert (agent(t, A).total, agent(t, A).q) == (3750, (0, 5, 0))
    assert asked(t) == ("choose_mission", (A,))
    t.answer(A, TakeMission("m19"))
    assert agent(t, A).q == (4, 5, 3)
    assert asked(t) == ("turn_action", (B,))


def test_MS_EX_48_no_q_die_after_the_return() -> None:
    t = table()
    put(t, A, "m18", 7, "saigon", (0, 0, 4))
    told = t.answer(A, Express("london"))
    assert not events(told, QRolled)
    assert asked(t) == ("choose_mission", (A,))
    assert kinds(t, A) == {TakeMission, Wait}
    t.answer(A, Wait())
    turn_of(t, A)
    assert asked(t) == ("choose_mission", (A,))
    assert not choices(t, A, QRoll)
    assert refused(t, A, QRoll("red")) == ("no_mission", "MS-Q-09")
