"""What the board shows beside the view: ways, odds, how soon an agent may report; and the box as plain data."""

import json
import random

import pytest

from qg.games.missions_speciales.facts import facts
from qg.games.missions_speciales.figures import *
from qg.games.missions_speciales.network import distances
from qg.games.missions_speciales.tests.prelude import *
from qg.kernel.record import apply
from qg.lab.match import make_bots, next_input


def facing(opt: dict[str, Any] | None = None, **agent: Any) -> State:
    """B is in Baku on mission 19, on the way to Istanbul, or as said; A is asked, so that nothing of B's is open."""
    t = table(2, "m10", "m19", **(opt or {}))
    where = {"place": "baku", "mission": "m19", "stage": 7, "q": (2, 3, 4), "total": 2150, "first_turn": False}
    t.update(B, replace(t.agents[B], **(where | agent)))
    return t


def of(t: State, seat: int | None = B) -> Figures:
    return figures(GAME.view(t, seat))


def mine(**agent: Any) -> SeatFigures:
    return of(facing(**agent)).seats[B]


IN_THE_AIR: dict[str, Any] = {"place": None, "flight": Flight("istanbul", "udaipur", 1, 2)}


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
    assert [row[:2] for row in facts()["ways"][a][PLACES.index(b)]] == ways


def test_every_way_is_made_of_legs_that_exist_and_add_up_the_first_the_quickest_the_last_free() -> None:
    for goal in PLACES:
        quick, free = distances(NETWORK.all, goal), distances(NETWORK.standard, goal)
        for origin in PLACES:
            found = [(way.turns, way.points) for way in ways_from(origin)[goal]]
            assert (found[0], found[-1]) == (quick[origin], free[origin])
            for way in ways_from(origin)[goal]:
                assert all(leg in NETWORK.all[place] for place, leg in zip(way.route, way.legs, strict=False))
                assert way.route == (origin, *[leg.to for leg in way.legs]) and way.route[-1] == goal
                assert way.turns == sum(leg.turns for leg in way.legs)
                assert way.points == sum(leg.points for leg in way.legs)


def test_the_box_tells_all_ways_numbered_as_the_places_are() -> None:
    ways = facts()["ways"]
    assert list(ways) == list(PLACES) and {len(rows) for rows in ways.values()} == {len(PLACES)}
    london, caucasus, istanbul = map(PLACES.index, ("london", "caucasus", "istanbul"))
    assert ways["baku"][istanbul] == [(2, 0, caucasus, istanbul)]
    assert ways["baku"][london][0][:3] == (1, 3, 2 * KIND + london)


def test_only_my_own_agent_on_a_place_has_a_route_finder() -> None:
    assert (of(facing()).ways_from, of(facing(), None).ways_from) == ("baku", None)
    assert of(facing(**IN_THE_AIR)).ways_from is None


def test_with_full_aids_the_trip_begins_where_the_agent_stands_and_can_be_paid() -> None:
    here: dict[str, Any] = {"place": "london", "mission": "m17", "stage": 5}
    told = mine(**here, q=(0, 0, 2))
    assert told.standard is not None and told.express is not None
    assert (told.standard.turns, told.standard.elements) == (2, ("land",))
    assert told.standard.via == ways_from("london")["saint_petersburg"][-1].route[1:-1] == ("hamburg",)
    assert (told.express.turns, told.express.points, told.express.elements) == (1, 2, ("air",))
    assert mine(**here, q=(0, 0, 1)).express is None


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
    assert mine(q=(2, 9, 9)).odds == Odds(survives=89, free=33, held=2)
    assert mine(place="london", mission="m12", stage=1, q=(9, 1, 9)).odds == Odds(67, 33, 1)
    assert mine(stage=8).odds is None
    assert [[cost(white, black) for black in (1, 2, 3)] for white in (1, 2, 3)] == [[1, 2, 3], [0, 1, 2], [0, 0, 1]]


def test_fights_are_counted_until_q_is_met_again() -> None:
    assert fights_ahead("m12", 1, "madrid") == (2, 2)
    assert fights_ahead("m12", 6, "corfu") == (1, 0)
    assert fights_ahead("m19", 1, "bilbao") == (2, 0), "London lies on the way"
    assert fights_ahead("m18", 2, "london") == (0, 0), "Q is next"


# -- how soon ---------------------------------------------------------------------------------------------------------


def test_the_earliest_report() -> None:
    *_, free = home = ways_from("istanbul")["london"]
    assert earliest("m19", 7, "baku", 0, 0, 0) == 2 + free.turns
    assert earliest("m19", 7, "baku", 0, 0, 9) == 2 + home[0].turns
    assert earliest("m19", 7, "istanbul", 0, 0, 0) == 1 + free.turns, "the fight takes a turn of its own"
    assert earliest("m19", 8, "london", 0, 0, 0) == 0
    assert earliest("m17", 4, "london", 0, 0, 0) == earliest("m17", 4, "london", 0, 3, 0) + 1, "imposed equipment"


@pytest.mark.parametrize("delay", [IN_THE_AIR, {"status": "recovering"}, {"first_turn": True}])
def test_turns_in_the_air_in_hospital_and_the_first_one_count(delay: dict[str, Any]) -> None:
    base = mine(place="udaipur").soon
    assert base is not None and mine(**({"place": "udaipur"} | delay)).soon == base + 1


def test_only_transport_points_bring_him_home_sooner() -> None:
    slow, fast = (mine(place="udaipur", stage=8, q=q).soon for q in ((9, 9, 0), (0, 0, 9)))
    assert (slow, fast) == (4, 1)


def test_no_policy_reports_sooner_than_the_figures_say() -> None:
    t = GAME.new(3, {}, seed="soon")
    bots, rng = make_bots(GAME, ["rookie"], 3), random.Random(7)
    promised: dict[tuple[int, int], int] = {}
    while t.outcome is None and t.round < 25:
        for seat, (agent, told) in enumerate(zip(t.agents, of(t, None).seats, strict=True)):
            if told.soon is not None and t.turn != seat:
                promised.setdefault((seat, len(t.lines[seat])), agent.turns + told.soon)
        before = t.lines
        apply(t, next_input(GAME, t, bots, rng))
        for seat, lines in enumerate(before):
            if lines and lines[-1].status != t.lines[seat][len(lines) - 1].status == "accomplished":
                assert t.agents[seat].turns >= promised.pop((seat, len(lines)), 0)
    assert promised


# -- totals, the debriefing, the box ----------------------------------------------------------------------------------


def test_value_and_bonus_within_the_ceiling_and_nothing_without_a_mission() -> None:
    assert (mine(q=(9, 9, 9)).value, mine(q=(9, 9, 9)).bonus, mine(q=(1, 0, 2)).bonus) == (1450, 700, 150)
    nothing = dict.fromkeys(("standard", "express", "fights", "stretch", "odds", "soon"))
    gone = mine(place=None, mission=None, stage=0, status="eliminated")
    assert gone == SeatFigures(value=0, bonus=0, **nothing)


def test_the_conversion_that_reaches_the_target() -> None:
    t = table(2, "m19")
    put(t, A, "m19", 8, "istanbul", (5, 4, 8))
    t.update(A, replace(t.agents[A], total=2150))
    t.answer(A, Express("london"))
    assert of(t, A).conversion == Conversion(base=3600, ceiling=725, needed=8, reachable=True)
    assert of(t, B).conversion is None


def test_the_clock_and_the_ratings_of_a_solo_challenge() -> None:
    assert (of(facing()).span, of(facing()).solo) == (60_000, ())
    assert of(preparing(2)).span == 180_000
    solo = of(GAME.new(1, {"mode": "solo", "target": 2000}, seed="s"), A).solo
    assert solo == (Mark("007", 18), Mark("gold", 21), Mark("silver", 25))


def test_facts_are_plain_data_and_hold_the_box() -> None:
    told = facts()
    text = json.dumps(told)
    assert "provenance" not in text and [place["id"] for place in told["places"]] == list(PLACES)
    assert (len(told["places"]), len(told["routes"]), len(told["transits"]), len(told["links"])) == (53, 70, 11, 72)
    assert told["missions"].keys() == MISSIONS.keys()
    assert told["missions"]["m17"]["stages"][3]["imposed"] == 3
    assert (told["missions"]["m19"]["ceiling"], told["missions"]["m19"]["most"]) == (725, 14)
    assert told["odds"] == [survives(points) for points in range(4)] == [50, 67, 89, 100]
    assert [field["n"] for field in told["fields"]] == list(range(1, 17))
    assert (told["bonus"], told["odds"][0]) == (50, 50)
    assert told["costs"] == [[1, 2, 3], [0, 1, 2], [0, 0, 1]]
    assert told["groups"]["california"] == list(DATA.groups["california"].members)
