"""Lines, public flights, express travel and arriving (3.7 to 3.9)."""

from functools import cache

import pytest

from qg.games.missions_speciales.tests.prelude import *

CALIFORNIA = {"san_francisco", "south_california"}


def at(place: str, transport: int = 0, mission: str = "m19", stage: int = 4, n: int = 2) -> State:
    """A is on this place with so many transport points, by default on the way to the Caucasus in mission 19."""
    t = table(n, mission)
    put(t, A, mission, stage, place, (0, 0, transport))
    return t


def travel(t: State, *places: str) -> list[str]:
    """A takes these steps, one a turn, holding off on the way; where he was after each of his turns."""
    been = []
    for number, place in enumerate(places):
        if number:
            turn_of(t, A)
        t.answer(A, Step(place))
        if asked(t) == ("engage_on_arrival", (A,)):
            t.answer(A, HoldOff())
        been.append(t.agents[A].here)
    return been


@cache
def offered(place: str) -> tuple[tuple[str, int], ...]:
    """Where free travel leads from a place and in how many turns, as the engine offers and carries it out."""
    t = at(place)
    found = [(goal, 1) for goal in goals(t, A, Step)]
    for goal in goals(t, A, BoardFlight):
        board = t.copy()
        board.answer(A, BoardFlight(goal))
        flight = board.agents[A].flight
        assert flight is not None
        found.append((goal, flight.total))
    return tuple(found)


def fewest(start: str, goal: str) -> int:
    """The fewest turns of standard travel, found by trying everything the engine offers, turn by turn."""
    arrivals = {0: {start}}
    seen: set[str] = set()
    for turn in range(20):
        new = arrivals.get(turn, set()) - seen
        if goal in new:
            return turn
        seen |= new
        for place in new:
            for there, turns in offered(place):
                arrivals.setdefault(turn + turns, set()).add(there)
    raise AssertionError(f"no way from {start} to {goal}")


# -- lines ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "goal", "line", "element"),
    [
        ("london", "paris", "r_london__paris", "land"),
        ("paris", "london", "r_london__paris", "land"),
        ("gibraltar", "tangiers", "r_gibraltar__tangiers", "sea"),
        ("tangiers", "gibraltar", "r_gibraltar__tangiers", "sea"),
        ("amazon", "space", "r_amazon__space", "space"),
        ("space", "amazon", "r_amazon__space", "space"),
    ],
)
def test_MS_MOV_01_one_line_one_turn_whatever_its_colour(start: str, goal: str, line: str, element: str) -> None:
    t = at(start)
    told = t.answer(A, Step(goal))
    [stepped] = events(told, Stepped)
    assert (stepped.seat, stepped.origin, stepped.to) == (A, start, goal)
    assert (stepped.route, stepped.element) == (line, element)
    assert t.agents[A].place == goal
    assert asked(t) == ("turn_action", (B,))


def test_MS_MOV_01_only_along_a_line() -> None:
    t = at("london", 9)
    error = refusal(t, A, Step("madrid"))
    assert (error.code, error.rule_id, error.details) == ("no_line", "MS-MOV-01", {"place": "london", "to": "madrid"})
    assert refused(t, A, Step("london")) == ("no_line", "MS-MOV-01")
    assert refused(t, A, Step("atlanta")) == ("no_such_place", "MS-CMP-01")
    assert asked(t) == ("turn_action", (A,))


def test_MS_MOV_02_as_many_turns_as_lines_decided_anew_at_every_place() -> None:
    t = at("london")
    assert travel(t, "paris", "venice") == ["paris", "venice"]
    assert t.round == 2
    turn_of(t, A)
    assert goals(t, A, Step) == {"monte_carlo", "paris", "cortina", "corfu"}
    assert {Hold, Abandon} <= kinds(t, A)
    t.answer(A, Step("paris"))  # he may turn back
    assert t.agents[A].place == "paris" and t.agents[A].turns == 3
    assert asked(t) == ("turn_action", (B,))


def test_MS_MOV_03_standard_travel_costs_no_points() -> None:
    for pocket in ((0, 0, 0), (4, 5, 6)):
        t = at("london")
        put(t, A, "m19", 4, "london", pocket)
        t.answer(A, Step("paris"))
        turn_of(t, A)
        t.answer(A, BoardFlight("rio_de_janeiro"))
        turn_of(t, A)
        assert (t.agents[A].place, t.agents[A].q, t.agents[A].spent) == ("rio_de_janeiro", pocket, 0)
        assert asked(t) == ("turn_action", (A,))


@pytest.mark.parametrize(("stage", "start", "goal"), [(4, "istanbul", "caucasus"), (3, "caucasus", "baku")])
def test_MS_MOV_04_at_a_fight_he_decides_whether_to_engage_in_the_same_turn(stage: int, start: str, goal: str) -> None:
    t = at(start, stage=stage)
    told = t.answer(A, Step(goal))
    assert not events(told, DiceRolled)
    assert asked(t) == ("engage_on_arrival", (A,))
    assert choices(t, A) == (Engage(), HoldOff())
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert [event.stage for event in events(told, StageCompleted)] == [stage]
    assert (t.round, asked(t)) == (1, ("turn_action", (B,)))


def test_MS_MOV_04_at_a_q_stage_the_branch_opens() -> None:
    t = at("drug_road", mission="m16", stage=5)
    told = t.answer(A, Step("isthmus"))
    assert [event.place for event in events(told, BranchOpened)] == ["isthmus"]
    assert (t.agents[A].branch, t.agents[A].stage) == ("isthmus", 5)
    assert asked(t) == ("turn_action", (B,))


def test_MS_MOV_04_at_the_debriefing_the_mission_ends() -> None:
    t = at("paris", 1, stage=8)
    told = t.answer(A, Step("london"))
    assert [event.mission for event in events(told, Debriefed)] == ["m19"]
    assert asked(t) == ("convert", (A,))


def test_MS_MOV_04_elsewhere_nothing_happens() -> None:
    t = at("paris", stage=3)  # London is the place of stages 2 and 8
    told = t.answer(A, Step("london"))
    assert told_kinds(told) == [Stepped, TurnStarted]
    assert asked(t) == ("turn_action", (B,))


LEAVING = [Step("venice"), Express("cairo")]


@pytest.mark.parametrize("leaving", LEAVING)
def test_MS_MOV_05_leaving_closes_the_q_branch_for_good(leaving: Any) -> None:
    t = at("corfu", 1, mission="m12", stage=6)
    put(t, A, "m12", 6, "corfu", branch="corfu")
    assert QRoll("red") in choices(t, A)
    told = t.answer(A, leaving)
    assert [(event.seat, event.place) for event in events(told, BranchClosed)] == [(A, "corfu")]
    assert t.agents[A].branch is None
    put(t, A, place="venice")
    turn_of(t, A)
    t.answer(A, Step("corfu"))
    turn_of(t, A)
    assert refused(t, A, QRoll("red")) == ("q_closed", "MS-Q-05")
    assert asked(t) == ("turn_action", (A,))


def test_MS_MOV_05_also_by_public_flight() -> None:
    t = at("rio_de_janeiro", mission="m11", stage=4)
    put(t, A, "m11", 4, "rio_de_janeiro", branch="rio_de_janeiro")
    told = t.answer(A, BoardFlight("paris"))
    assert [event.place for event in events(told, BranchClosed)] == ["rio_de_janeiro"]
    assert t.agents[A].branch is None
    assert asked(t) == ("turn_action", (B,))


def test_MS_MOV_05_without_a_branch_nothing_closes() -> None:
    t = at("corfu", mission="m12", stage=3)
    assert not events(t.answer(A, Step("venice")), BranchClosed)
    assert asked(t) == ("turn_action", (B,))


# -- public flights ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "goal"), [("istanbul", "udaipur"), ("udaipur", "istanbul")])
def test_MS_TRN_01_either_direction_at_no_cost(start: str, goal: str) -> None:
    t = at(start, 5)
    told = t.answer(A, BoardFlight(goal))
    [boarded] = events(told, FlightBoarded)
    assert (boarded.seat, boarded.origin, boarded.to) == (A, start, goal)
    assert (boarded.transit, boarded.turns) == ("t_istanbul__udaipur", 2)
    turn_of(t, A)
    assert (t.agents[A].place, t.agents[A].q) == (goal, (0, 0, 5))
    assert asked(t) == ("turn_action", (A,))


def test_MS_TRN_01_only_between_cities_of_the_table() -> None:
    t = at("london", 9)
    error = refusal(t, A, BoardFlight("rio_de_janeiro"))
    assert (error.code, error.rule_id) == ("no_flight", "MS-TRN-01")
    assert error.details == {"place": "london", "to": "rio_de_janeiro"}
    assert refused(t, A, BoardFlight("paris")) == ("no_flight", "MS-TRN-01")
    assert refused(t, A, BoardFlight("california")) == ("no_such_place", "MS-CMP-01")
    assert asked(t) == ("turn_action", (A,))


def test_MS_TRN_02_the_turn_of_boarding_counts_as_the_first() -> None:
    t = at("istanbul")
    in_round(t, 5)
    told = t.answer(A, BoardFlight("udaipur"))
    assert t.round == 5
    told += t.answer(B, Hold())
    assert (t.round, t.turn) == (6, B)  # A's turn of round 6 has passed by itself
    landed = [(each.stamp.round, each.event.to) for each in told if isinstance(each.event, FlightLanded)]
    assert landed == [(6, "udaipur")]
    assert t.agents[A].turns == 2
    assert asked(t) == ("turn_action", (B,))


def test_MS_TRN_02_three_turns_are_three_turns() -> None:
    t = at("london", n=3)
    told = t.answer(A, BoardFlight("new_york"))
    for _ in range(2):
        told += next_round(t)
    assert (t.round, t.turn) == (3, B)
    assert [(event.done, event.total) for event in events(told, FlightAdvanced)] == [(2, 3)]
    assert t.agents[A].place == "new_york"
    told = turn_of(t, A)
    assert t.round == 4
    assert asked(t) == ("turn_action", (A,))


def test_MS_TRN_03_under_way_the_figurine_is_on_no_place() -> None:
    t = at("london")
    t.answer(A, BoardFlight("new_york"))
    for seat in (None, A, B):
        shown = GAME.view(t, seat).board.agents[A]
        assert shown.place is None and shown.flight is not None
    t.answer(B, Hold())
    shown = GAME.view(t, None).board.agents[A]
    assert shown.place is None and shown.flight is not None and shown.flight.done == 2
    assert asked(t) == ("turn_action", (B,))


@pytest.mark.parametrize("wish", [Step("paris"), BoardFlight("london"), Hold(), Abandon(), Express("london")])
def test_MS_TRN_03_he_decides_nothing(wish: Any) -> None:
    t = at("london", 9)
    t.answer(A, BoardFlight("new_york"))
    assert refused(t, A, wish) == ("in_flight", "MS-TRN-03")
    told = t.answer(B, Hold())
    assert [event.seat for event in events(told, TurnStarted)] == [A, B]
    assert refused(t, A, wish) == ("in_flight", "MS-TRN-03")
    assert asked(t) == ("turn_action", (B,))


def test_MS_TRN_03_his_turns_pass_by_themselves_though_nobody_else_plays() -> None:
    t = table(1, "m19")
    put(t, A, "m19", 4, "london")
    told = t.answer(A, BoardFlight("new_york"))
    assert told_kinds(told).count(TurnStarted) == 3
    assert (t.round, t.agents[A].place, t.agents[A].turns) == (4, "new_york", 4)
    assert asked(t) == ("turn_action", (A,))


def test_MS_TRN_04_on_arrival_he_may_fight_in_the_same_turn() -> None:
    t = at("paris", mission="m14", stage=4)
    t.answer(A, BoardFlight("san_francisco"))
    t.answer(B, Hold())
    t.answer(B, Hold())
    assert (t.round, asked(t)) == (3, ("engage_on_arrival", (A,)))
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert [event.stage for event in events(told, StageCompleted)] == [4]
    assert (t.round, asked(t)) == (3, ("turn_action", (B,)))


def test_MS_TRN_04_or_meets_q() -> None:
    t = at("paris", mission="m11", stage=3)
    t.answer(A, BoardFlight("rio_de_janeiro"))
    t.answer(B, Hold())
    told = t.answer(B, Hold())
    assert [event.place for event in events(told, BranchOpened)] == ["rio_de_janeiro"]
    assert (t.round, asked(t)) == (3, ("turn_action", (B,)))


def test_MS_TRN_04_or_reports() -> None:
    t = at("san_francisco", 1, mission="m14", stage=7)
    t.answer(A, BoardFlight("london"))
    t.answer(B, Hold())
    t.answer(B, Hold())
    assert (t.round, asked(t)) == (3, ("convert", (A,)))


def test_MS_TRN_05_all_kinds_of_travel_combined_one_a_turn() -> None:
    t = at("london", 2)
    t.answer(A, Express("istanbul"))
    turn_of(t, A)
    t.answer(A, BoardFlight("udaipur"))
    turn_of(t, A)
    t.answer(A, Step("khyber_pass"))
    assert (t.agents[A].place, t.agents[A].turns, t.round) == ("khyber_pass", 4, 4)
    assert asked(t) == ("turn_action", (B,))


def test_MS_TRN_06_california_is_left_from_either_place() -> None:
    for start in sorted(CALIFORNIA):
        t = at(start)
        assert goals(t, A, BoardFlight) == {"london", "paris", "new_york"}
        told = t.answer(A, BoardFlight("london"))
        assert [event.transit for event in events(told, FlightBoarded)] == ["t_california__london"]
        assert asked(t) == ("turn_action", (B,))


@pytest.mark.parametrize("start", ["london", "paris", "new_york"])
def test_MS_TRN_06_and_reached_at_either(start: str) -> None:
    t = at(start)
    assert goals(t, A, BoardFlight) >= CALIFORNIA
    for goal in sorted(CALIFORNIA):
        one = t.copy()
        one.answer(A, BoardFlight(goal))
        turn_of(one, A)
        assert one.agents[A].place == goal
        assert asked(one) == ("turn_action", (A,))


FLIGHTS = {
    ("california", "new_york"): 3,
    ("california", "london"): 3,
    ("california", "paris"): 3,
    ("cuba", "new_york"): 3,
    ("london", "new_york"): 3,
    ("new_york", "paris"): 3,
    ("key_west", "new_york"): 2,
    ("istanbul", "udaipur"): 2,
    ("saigon", "udaipur"): 2,
    ("cairo", "udaipur"): 2,
    ("paris", "rio_de_janeiro"): 3,
}
"""As MS-TRN-07 lists them."""


def test_MS_TRN_07_the_eleven_links_and_no_others() -> None:
    expected: dict[tuple[str, str], int] = {}
    for (a, b), turns in FLIGHTS.items():
        for start in CALIFORNIA if a == "california" else {a}:
            expected |= {(start, b): turns, (b, start): turns}
    found = {}
    for place in PLACES:
        t = at(place)
        for goal in goals(t, A, BoardFlight):
            one = t.copy()
            [boarded] = events(one.answer(A, BoardFlight(goal)), FlightBoarded)
            found[place, goal] = boarded.turns
            assert asked(one) == ("turn_action", (B,))
    assert found == expected


# -- express travel ---------------------------------------------------------------------------------------------------


def test_MS_EXP_01_a_direct_link_and_at_least_its_cost() -> None:
    t = at("london", 3)
    assert {"baku", "new_york", "cairo", "madrid"} <= goals(t, A, Express)
    assert not {"udaipur", "saigon", "cuba"} & goals(t, A, Express)
    error = refusal(t, A, Express("udaipur"))
    assert (error.code, error.rule_id) == ("too_few_points", "MS-EXP-01")
    assert error.details == {"to": "udaipur", "cost": 4, "held": 3}
    assert refused(t, A, Express("atlantis")) == ("no_link", "MS-EXP-01")
    assert refused(t, A, Express("atlanta")) == ("no_such_place", "MS-CMP-01")
    assert asked(t) == ("turn_action", (A,))


def test_MS_EXP_02_one_turn_and_the_cost_on_departure() -> None:
    t = at("london", 7)
    told = t.answer(A, Express("baku"))
    [taken] = events(told, ExpressTaken)
    assert (taken.seat, taken.origin, taken.to) == (A, "london", "baku")
    assert (taken.express, taken.element, taken.cost) == ("x_london__baku", "air", 3)
    assert (taken.cards, taken.change) == ((3,), ())
    assert (t.agents[A].place, t.agents[A].q) == ("baku", (0, 0, 4))
    assert (t.agents[A].spent, t.agents[A].express) == (3, 1)
    assert asked(t) == ("turn_action", (B,))


def test_MS_EXP_02_the_cost_is_gone_though_the_fight_there_is_not_taken_up() -> None:
    t = at("london", 3, stage=3)
    t.answer(A, Express("baku"))
    assert (t.agents[A].q, asked(t)) == ((0, 0, 0), ("engage_on_arrival", (A,)))
    t.answer(A, HoldOff())
    assert t.agents[A].q == (0, 0, 0)
    assert asked(t) == ("turn_action", (B,))


def test_MS_EXP_03_both_directions_at_the_same_cost() -> None:
    for link in DATA.links.values():
        for start, goal in ((link.a, link.b), (link.b, link.a)):
            t = at(start, link.cost, mission="m19", stage=7)
            told = t.answer(A, Express(goal))
            assert [event.cost for event in events(told, ExpressTaken)] == [link.cost]
            assert (t.agents[A].place, t.agents[A].q) == (goal, (0, 0, 0))
            assert asked(t)[0] in ("turn_action", "engage_on_arrival")
            poor = at(start, link.cost - 1)
            assert Express(goal) not in choices(poor, A)


def test_MS_EXP_04_links_are_open_to_every_agent_at_all_times() -> None:
    for mission in ("m19", "m15"):  # neither has a stage in Corfu or Cairo
        for stage in (2, 3):
            assert not {"corfu", "cairo"} & {each.place for each in MISSIONS[mission].stage}
            t = at("corfu", 1, mission, stage)
            t.answer(A, Express("cairo"))
            assert t.agents[A].place == "cairo"
            assert asked(t) == ("turn_action", (B,))


def test_MS_EXP_05_any_transport_points_pay_for_any_link() -> None:
    for start, goal, element in (
        ("london", "madrid", "air"),
        ("gibraltar", "sardinia", "sea"),
        ("gibraltar", "paris", "land"),
    ):
        t = at(start, 1)
        [taken] = events(t.answer(A, Express(goal)), ExpressTaken)
        assert taken.element == element
        assert t.agents[A].q == (0, 0, 0)
        assert asked(t) == ("turn_action", (B,))


def test_MS_EXP_05_arms_and_equipment_do_not_pay() -> None:
    t = at("london")
    put(t, A, "m19", 4, "london", (9, 9, 0))
    assert not choices(t, A, Express)
    put(t, A, "m19", 4, "london", (2, 2, 1))
    t.answer(A, Express("madrid"))
    assert t.agents[A].q == (2, 2, 0)
    assert asked(t) == ("turn_action", (B,))


def test_MS_EXP_06_on_arrival_a_fight_q_or_the_report() -> None:
    t = at("london", 3, stage=3)
    t.answer(A, Express("baku"))
    assert (t.round, asked(t)) == (1, ("engage_on_arrival", (A,)))
    t = at("bimini_islands", 1, "m16", 5)
    told = t.answer(A, Express("isthmus"))
    assert [event.place for event in events(told, BranchOpened)] == ["isthmus"]
    assert asked(t) == ("turn_action", (B,))
    t = at("istanbul", 3, stage=8)
    told = t.answer(A, Express("london"))
    assert [event.quantity for event in events(told, Debriefed)] == [(0, 0, 1)]
    assert asked(t) == ("convert", (A,))


def test_MS_EXP_07_where_no_direct_link_exists_each_leg_is_a_turn_of_its_own() -> None:
    t = at("scotland", 9, "m10", 2)
    assert goals(t, A, Express) == {"hamburg"}
    assert refused(t, A, Express("cairo")) == ("no_link", "MS-EXP-01")
    t.answer(A, Step("london"))
    assert asked(t) == ("turn_action", (B,))
    turn_of(t, A)
    t.answer(A, Express("cairo"))
    assert (t.agents[A].turns, t.agents[A].q) == (2, (0, 0, 7))
    sheet = MISSIONS["m10"].stage[1].express
    assert sheet is not None
    assert (sheet.turns, sheet.points, sheet.via) == (2, 2, ("london",))
    assert asked(t) == ("engage_on_arrival", (A,))


def test_MS_EXP_08_no_link_joins_two_neighbours() -> None:
    neighbours = {frozenset((route.a, route.b)) for route in DATA.routes.values()}
    assert not neighbours & {frozenset((link.a, link.b)) for link in DATA.links.values()}
    t = at("london", 9)
    assert refused(t, A, Express("paris")) == ("no_link", "MS-EXP-08")
    assert asked(t) == ("turn_action", (A,))


def test_MS_EXP_08_their_express_line_reads_na() -> None:
    neighbours = {frozenset((route.a, route.b)) for route in DATA.routes.values()}
    found = 0
    for mission in MISSIONS.values():
        for before, stage in zip(mission.stage, mission.stage[1:], strict=False):
            if frozenset((before.place, stage.place)) in neighbours:
                assert stage.express is None
                found += 1
    assert found > 10


def test_MS_EXP_09_is_there_a_link_and_what_does_it_cost() -> None:
    """Every pair of places can be asked about: the answer is the cost, or that there is no link."""
    costs = {frozenset((link.a, link.b)): link.cost for link in DATA.links.values()}
    for start in ("london", "cairo", "gibraltar", "kaolong_bay"):
        t = at(start, 0)
        for goal in PLACES:
            error = refusal(t, A, Express(goal))
            cost = costs.get(frozenset((start, goal)))
            assert (error.code, error.details.get("cost")) == ("no_link" if cost is None else "too_few_points", cost)
        assert asked(t) == ("turn_action", (A,))


def test_MS_EXP_09_a_screen_has_all_three_tables() -> None:
    links = GAME.facts()["links"]
    assert len(links) == 72
    shown = {(link["table"], link["a"], link["b"], link["cost"]) for link in links}
    assert ("london_flights", "london", "udaipur", 4) in shown
    assert ("routes", "london", "monte_carlo", 1) in shown
    assert ("q_base_flights", "cairo", "udaipur", 2) in shown


# -- worked examples --------------------------------------------------------------------------------------------------


def test_MS_EX_03_paris_to_madrid_in_one_turn_for_nothing() -> None:
    t = at("paris", 3)
    t.answer(A, Step("madrid"))
    assert (t.agents[A].place, t.agents[A].q, t.round) == ("madrid", (0, 0, 3), 1)
    assert asked(t) == ("turn_action", (B,))


def test_MS_EX_04_from_saint_cyril_cairo_is_a_step() -> None:
    t = at("saint_cyril")
    assert Step("cairo") in choices(t, A)
    assert asked(t) == ("turn_action", (A,))


def test_MS_EX_05_london_to_tangiers_takes_4_turns() -> None:
    t = at("london")
    assert travel(t, "paris", "madrid", "gibraltar", "tangiers") == ["paris", "madrid", "gibraltar", "tangiers"]
    assert (t.agents[A].turns, t.round) == (4, 4)
    assert fewest("london", "tangiers") == 4
    assert asked(t) == ("turn_action", (B,))


def test_MS_EX_06_london_to_cairo_takes_5_turns_and_no_way_takes_fewer() -> None:
    assert fewest("london", "cairo") == 5
    t = at("london")
    travel(t, "paris", "madrid", "gibraltar", "tangiers", "cairo")
    assert (t.agents[A].place, t.agents[A].turns) == ("cairo", 5)
    assert asked(t) == ("turn_action", (B,))


def test_MS_EX_07_new_york_to_key_west_boarded_in_round_5_lands_in_round_6() -> None:
    t = at("new_york")
    in_round(t, 5)
    t.answer(A, BoardFlight("key_west"))
    assert (t.round, t.agents[A].place) == (5, None)
    assert t.agents[A].flight is not None
    t.answer(B, Hold())
    assert (t.round, t.agents[A].place, t.agents[A].flight) == (6, "key_west", None)
    assert asked(t) == ("turn_action", (B,))


def test_MS_EX_08_london_to_new_york_uses_rounds_1_2_and_3() -> None:
    t = at("london")
    t.answer(A, BoardFlight("new_york"))
    assert (t.round, t.agents[A].place) == (1, None)
    t.answer(B, Hold())
    assert (t.round, t.agents[A].place) == (2, None)
    t.answer(B, Hold())
    assert (t.round, t.agents[A].place) == (3, "new_york")
    assert asked(t) == ("turn_action", (B,))


def test_MS_EX_09_london_to_udaipur_takes_4_turns() -> None:
    assert fewest("london", "udaipur") == 4
    t = at("london")
    assert travel(t, "paris", "istanbul") == ["paris", "istanbul"]  # 2 by land
    turn_of(t, A)
    t.answer(A, BoardFlight("udaipur"))  # 2 by public flight
    t.answer(B, Hold())
    assert (t.round, t.agents[A].place, t.agents[A].turns) == (4, "udaipur", 4)
    assert asked(t) == ("turn_action", (B,))


def test_MS_EX_10_london_to_udaipur_by_express_for_4() -> None:
    t = at("london", 4)
    t.answer(A, Express("udaipur"))
    assert (t.agents[A].place, t.agents[A].q, t.round) == ("udaipur", (0, 0, 0), 1)
    assert asked(t) == ("turn_action", (B,))
    t = at("london", 3)
    assert Express("udaipur") not in choices(t, A)
    assert asked(t) == ("turn_action", (A,))


def test_MS_EX_11_london_to_cairo_by_express_for_2() -> None:
    t = at("london", 2)
    t.answer(A, Express("cairo"))
    assert (t.agents[A].place, t.agents[A].q, t.round) == ("cairo", (0, 0, 0), 1)
    assert asked(t) == ("turn_action", (B,))


def test_MS_EX_12_kaolong_bay_to_london_by_way_of_saigon() -> None:
    t = at("kaolong_bay", 4, "m18", 7)
    assert not choices(t, A, Express)
    t.answer(A, Step("saigon"))
    assert (t.round, asked(t)) == (1, ("turn_action", (B,)))
    turn_of(t, A)
    told = t.answer(A, Express("london"))
    assert [event.cost for event in events(told, ExpressTaken)] == [4]
    assert (t.round, t.agents[A].turns) == (2, 2)
    printed = MISSIONS["m18"].stage[6].express
    assert printed is not None
    assert (printed.turns, printed.points, printed.via) == (2, 4, ("saigon",))
    assert len(events(told, Debriefed)) == 1
    assert asked(t) == ("choose_mission", (A,))  # nothing is left to convert


def test_MS_EX_13_corfu_to_albania_are_neighbours() -> None:
    t = at("corfu", 9, "m12", 4)
    assert Step("albania") in choices(t, A)
    assert refused(t, A, Express("albania")) == ("no_link", "MS-EXP-08")
    stage = MISSIONS["m12"].stage[3]
    assert (stage.n, stage.place) == (4, "albania")
    assert stage.standard is not None and stage.standard.turns == 1
    assert stage.express is None
    assert asked(t) == ("turn_action", (A,))


def test_MS_EX_14_london_to_california_names_one_of_two_both_take_3() -> None:
    t = at("london")
    assert BoardFlight("san_francisco") in choices(t, A)
    assert BoardFlight("south_california") in choices(t, A)
    for goal in sorted(CALIFORNIA):
        one = t.copy()
        [boarded] = events(one.answer(A, BoardFlight(goal)), FlightBoarded)
        assert boarded.turns == 3
        one.answer(B, Hold())
        one.answer(B, Hold())
        assert (one.round, one.agents[A].place) == (3, goal)
        assert asked(one) == ("turn_action", (B,))


def test_MS_EX_15_the_sheet_of_mission_17_after_monte_carlo() -> None:
    t = table(2, "m17")
    put(t, A, "m17", 3, "monte_carlo")
    rolls(t, "3 1")
    t.answer(A, Engage())
    assert t.agents[A].stage == 4
    london, petersburg = MISSIONS["m17"].stage[3:5]
    assert (london.place, london.type, london.imposed) == ("london", "q_department", 3)
    assert london.standard is not None and london.express is not None
    assert (london.standard.turns, london.standard.elements) == (2, ("land",))
    assert (london.express.turns, london.express.elements, london.express.points) == (1, ("land",), 1)
    assert (petersburg.place, petersburg.type, petersburg.imposed) == ("saint_petersburg", "combat", 0)
    assert petersburg.standard is not None and petersburg.express is not None
    assert (petersburg.standard.turns, petersburg.standard.elements) == (2, ("land",))
    assert (petersburg.express.turns, petersburg.express.elements, petersburg.express.points) == (1, ("air",), 2)
    assert asked(t) == ("turn_action", (B,))


def test_MS_EX_16_express_to_saint_petersburg_and_fight_in_one_turn() -> None:
    t = table(2, "m17")
    put(t, A, "m17", 5, "london", (3, 0, 2))
    t.answer(A, Express("saint_petersburg"))
    assert asked(t) == ("engage_on_arrival", (A,))
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert [event.stage for event in events(told, StageCompleted)] == [5]
    assert (t.round, t.agents[A].turns, t.agents[A].q) == (1, 1, (3, 0, 0))
    assert asked(t) == ("turn_action", (B,))


def test_MS_EX_17_landing_in_udaipur_in_round_9() -> None:
    t = at("istanbul", mission="m13", stage=3)
    in_round(t, 8)
    t.answer(A, BoardFlight("udaipur"))
    assert (t.round, asked(t)) == (8, ("turn_action", (B,)))
    t.answer(B, Hold())
    assert (t.round, asked(t)) == (9, ("engage_on_arrival", (A,)))


def test_nobody_travels_while_waiting_for_a_mission() -> None:
    t = at("london", 9)
    t.answer(A, Abandon())
    t.answer(A, Wait())
    turn_of(t, A)
    assert refused(t, A, Step("paris")) == ("no_mission", "MS-NEW-04")
    assert asked(t) == ("choose_mission", (A,))
