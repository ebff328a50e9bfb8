"""What the board shows beside the view: ways, odds, how soon an agent may report; and the box as plain data."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from msgspec.structs import replace

from qg.games.missions_speciales import GAME
from qg.games.missions_speciales.choices import Express
from qg.games.missions_speciales.data import DATA, MISSIONS, NETWORK, PLACES, STAGES
from qg.games.missions_speciales.facts import facts
from qg.games.missions_speciales.figures import (
    KIND,
    Figures,
    Odds,
    SeatFigures,
    cost,
    earliest,
    fights_ahead,
    figures,
    survival,
    survives,
    ways_from,
)
from qg.games.missions_speciales.network import distances
from qg.games.missions_speciales.state import Agent, Flight, State
from qg.games.missions_speciales.tests import positions
from qg.games.missions_speciales.tests.positions import A, B
from qg.kernel.record import apply
from qg.lab.match import make_bots, next_input


def table(seats: int = 2, opt: dict[str, Any] | None = None, **agent: Any) -> State:
    """B is in Baku on mission 19, on the way to Istanbul, or as said; A is asked, so that nothing of B's is open."""
    t = positions.table(seats, "m10", "m19", **(opt or {}))
    where = {"place": "baku", "mission": "m19", "stage": 7, "q": (2, 3, 4), "total": 2150, "first_turn": False}
    t.update(B, replace(t.agents[B], **(where | agent)))
    return t


def of(t: State, seat: int | None = B) -> Figures:
    return figures(GAME.view(t, seat))


def mine(t: State) -> SeatFigures:
    return of(t).seats[B]


# -- ways -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("a", "b", "ways"),
    [
        ("london", "saint_petersburg", [(1, 2), (2, 0)]),
        ("london", "udaipur", [(1, 4), (2, 3), (3, 2), (4, 0)]),
        ("london", "tangiers", [(1, 2), (3, 1), (4, 0)]),
        ("kaolong_bay", "london", [(2, 4), (5, 3), (6, 2), (7, 0)]),
        ("corfu", "albania", [(1, 0)]),
    ],
)
def test_ways_cost_fewer_turns_the_more_they_cost(a: str, b: str, ways: list[tuple[int, int]]) -> None:
    assert [(way.turns, way.points) for way in ways_from(a)[b]] == ways


def test_every_way_is_made_of_legs_that_exist_and_add_up() -> None:
    for origin in PLACES:
        for goal, ways in ways_from(origin).items():
            for way in ways:
                place = origin
                for leg in way.legs:
                    assert leg in NETWORK.all[place]
                    place = leg.to
                assert place == goal
                assert (way.turns, way.points) == (
                    sum(leg.turns for leg in way.legs),
                    sum(leg.points for leg in way.legs),
                )


def test_the_quickest_and_the_free_way_are_those_of_the_network() -> None:
    for goal in ("london", "istanbul", "space", "saigon"):
        quick, free = distances(NETWORK.all, goal), distances(NETWORK.standard, goal)
        for origin in PLACES:
            ways = ways_from(origin)[goal]
            assert (ways[0].turns, ways[0].points) == quick[origin]
            assert (ways[-1].turns, ways[-1].points) == free[origin]


def test_the_table_of_ways_is_numbered_as_the_places_are() -> None:
    ways = facts()["ways"]["baku"]
    caucasus, istanbul = PLACES.index("caucasus"), PLACES.index("istanbul")
    assert ways[istanbul] == [(2, 0, caucasus, istanbul)]
    london = ways[PLACES.index("london")][0]
    assert london[:2] == (1, 3) and london[2] == 2 * KIND + PLACES.index("london")


def test_the_box_tells_the_ways_from_every_place_to_every_place() -> None:
    ways = facts()["ways"]
    assert list(ways) == list(PLACES) and {len(rows) for rows in ways.values()} == {len(PLACES)}
    assert [row[:2] for row in ways["london"][PLACES.index("udaipur")]] == [(1, 4), (2, 3), (3, 2), (4, 0)]


def test_only_my_own_agent_has_a_route_finder() -> None:
    t = table()
    assert of(t, None).ways_from is None
    assert of(t).ways_from == "baku"
    assert of(table(place=None, flight=Flight("istanbul", "udaipur", 1, 2))).ways_from is None


@pytest.mark.parametrize("aids", ["printed", "none"])
def test_without_full_aids_there_is_no_route_finder_and_no_odds(aids: str) -> None:
    t = table(opt={"aids": aids})
    told = mine(t)
    assert of(t).ways_from is None
    assert (told.odds, told.soon, told.fights, told.stretch) == (None, None, None, None)
    printed = STAGES["m19"][6].standard
    assert (told.standard is None) == (aids == "none")
    if told.standard and printed:
        assert (told.standard.turns, told.standard.via) == (printed.turns, printed.via)


def test_with_full_aids_the_trip_begins_where_the_agent_stands() -> None:
    t = table(place="london", mission="m17", stage=5, q=(0, 0, 2))
    told = mine(t)
    assert told.standard is not None and told.express is not None
    assert (told.standard.turns, told.standard.elements) == (2, ("land",))
    assert (told.express.turns, told.express.points, told.express.elements) == (1, 2, ("air",))


def test_an_express_one_cannot_pay_is_no_trip() -> None:
    assert mine(table(place="london", mission="m17", stage=5, q=(0, 0, 1))).express is None


# -- fights -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fights", "chances"),
    [
        (1, [0.50, 0.67, 0.89, 1, 1]),
        (2, [0.25, 0.39, 0.63, 0.83, 0.94]),
        (3, [0.13, 0.21, 0.40, 0.60, 0.77]),
        (6, [0.02, 0.03, 0.07, 0.14, 0.24]),
    ],
)
def test_the_chance_to_survive_a_row_of_fights(fights: int, chances: list[float]) -> None:
    assert [round(float(survival(fights, points)) + 1e-9, 2) for points in range(5)] == chances


def test_odds_are_those_of_the_type_that_is_fought() -> None:
    assert mine(table(q=(2, 9, 9))).odds == Odds(survives=89, free=33, held=2)
    assert mine(table(place="london", mission="m12", stage=1, q=(9, 1, 9))).odds == Odds(67, 33, 1)
    assert mine(table(stage=8)).odds is None


def test_what_a_roll_costs() -> None:
    assert [[cost(white, black) for black in (1, 2, 3)] for white in (1, 2, 3)] == [[1, 2, 3], [0, 1, 2], [0, 0, 1]]


def test_fights_are_counted_until_q_is_met_again() -> None:
    assert fights_ahead("m12", 1, "madrid") == (2, 2)
    assert fights_ahead("m12", 6, "corfu") == (1, 0)
    assert fights_ahead("m19", 1, "bilbao") == (2, 0), "London lies on the way"


# -- how soon ---------------------------------------------------------------------------------------------------------


def test_the_earliest_report() -> None:
    home = ways_from("istanbul")["london"]
    assert earliest("m19", 7, "baku", 0, 0, 0) == 2 + home[-1].turns
    assert earliest("m19", 7, "baku", 0, 0, 9) == 2 + home[0].turns
    assert earliest("m19", 7, "istanbul", 0, 0, 0) == 1 + home[-1].turns, "the fight takes a turn of its own"
    assert earliest("m19", 8, "london", 0, 0, 0) == 0


def test_imposed_equipment_takes_turns_unless_it_is_obtained() -> None:
    with_it, without = (earliest("m17", 4, "london", 0, obtained, 0) for obtained in (3, 0))
    assert without == with_it + 1


def test_turns_in_the_air_in_hospital_and_the_first_one_count() -> None:
    base = mine(table(place="udaipur")).soon
    assert base is not None
    assert mine(table(place=None, flight=Flight("istanbul", "udaipur", 1, 2))).soon == base + 1
    assert mine(table(place="udaipur", status="recovering")).soon == base + 1
    assert mine(table(place="udaipur", first_turn=True)).soon == base + 1


def test_no_policy_reports_sooner_than_the_figures_say() -> None:
    t = GAME.new(3, {}, seed="soon")
    bots, rng = make_bots(GAME, ["rookie"], 3), random.Random(7)
    promised: dict[tuple[int, str, int], int] = {}
    while t.outcome is None and t.round < 25:
        for seat, agent in enumerate(t.agents):
            told = of(t, None).seats[seat].soon
            if agent.mission and told is not None and t.turn != seat:
                key = (seat, agent.mission, len(t.lines[seat]))
                promised.setdefault(key, agent.turns + told)
        before = t.agents
        apply(t, next_input(GAME, t, bots, rng))
        for seat, agent in enumerate(before):
            line = t.lines[seat][-1] if t.lines[seat] else None
            if agent.mission and line and line.mission == agent.mission and line.status == "accomplished":
                first = promised.get((seat, agent.mission, len(t.lines[seat])), 0)
                assert t.agents[seat].turns >= first
    assert promised


# -- totals and the debriefing ----------------------------------------------------------------------------------------


def test_value_and_bonus_within_the_ceiling() -> None:
    told = mine(table(q=(9, 9, 9)))
    assert (told.value, told.bonus) == (1450, 700)
    assert mine(table(q=(1, 0, 2))).bonus == 150


def test_an_agent_without_a_mission_has_no_figures() -> None:
    t = table()
    t.update(B, Agent(figurine="diver", code_name="009", status="eliminated"))
    assert mine(t) == SeatFigures(
        value=0, bonus=0, standard=None, express=None, fights=None, stretch=None, odds=None, soon=None
    )


def test_the_conversion_that_reaches_the_target() -> None:
    t = positions.table(2, "m19")
    positions.put(t, A, "m19", 8, "istanbul", (5, 4, 8))
    t.update(A, replace(t.agents[A], total=2150))
    t.answer(A, Express("london"))
    told = of(t, A).conversion
    assert told is not None
    assert (told.base, told.ceiling) == (3600, 725)
    assert (told.needed, told.reachable) == (8, True)
    assert of(t, B).conversion is None


def test_the_clock_and_the_ratings_of_a_solo_challenge() -> None:
    t = table()
    assert (of(t).span, of(t).solo) == (60_000, ())
    assert of(positions.preparing(2)).span == 180_000
    solo = figures(GAME.view(GAME.new(1, {"mode": "solo", "target": 2000}, seed="s"), 0))
    assert [(mark.rating, mark.turns) for mark in solo.solo] == [("007", 18), ("gold", 21), ("silver", 25)]


# -- the box ----------------------------------------------------------------------------------------------------------


def test_facts_are_plain_data_and_hold_the_box() -> None:
    told = facts()
    assert json.loads(json.dumps(told)) == json.loads(json.dumps(told))
    assert [place["id"] for place in told["places"]] == list(PLACES)
    assert (len(told["places"]), len(told["routes"]), len(told["transits"]), len(told["links"])) == (53, 70, 11, 72)
    assert told["missions"].keys() == MISSIONS.keys()
    assert told["missions"]["m17"]["stages"][3]["imposed"] == 3
    assert told["missions"]["m19"]["ceiling"] == 725 and told["missions"]["m19"]["most"] == 14
    assert told["odds"] == [survives(points) for points in range(4)] == [50, 67, 89, 100]
    assert [field["n"] for field in told["fields"]] == list(range(1, 17))
    assert "provenance" not in json.dumps(told)
    assert told["groups"]["california"] == list(DATA.groups["california"].members)
