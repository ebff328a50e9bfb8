"""What is in the box, and what the data may not say (3.1, MS-MIS-12 to 16, data/README.md)."""

from __future__ import annotations

import shutil
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, pairwise
from math import hypot
from pathlib import Path
from typing import Any

import pytest

from qg.check.rules import asked, choices, events
from qg.games.missions_speciales import GAME
from qg.games.missions_speciales.choices import BoardFlight, Express, QRoll, Step
from qg.games.missions_speciales.data import DATA, load
from qg.games.missions_speciales.events import DiceRolled, QRolled
from qg.games.missions_speciales.network import Network, build, express_way, standard_way, with_links
from qg.games.missions_speciales.pieces import Q_DICE, Link, Place, Route, Transit
from qg.games.missions_speciales.tests.positions import A, goals, preparing, put, rolls, table
from qg.kernel import DataError

FOLDER = Path(__file__).parents[1] / "data"
Spoil = Callable[[str, str, str], DataError]


def raw(file: str) -> dict[str, Any]:
    """A data file as it stands, read past the game's own loader."""
    return tomllib.loads((FOLDER / f"{file}.toml").read_text("utf-8"))


# -- components -------------------------------------------------------------------------------------------------------


def test_MS_CMP_01_53_places_and_70_lines() -> None:
    assert len(DATA.places) == 53
    assert len(DATA.routes) == 70
    assert Counter(route.element for route in DATA.routes.values()) == {"land": 45, "sea": 23, "space": 2}
    assert raw("routes")["colours"] == {"land": "red", "sea": "blue", "space": "yellow"}
    assert len({(place.x, place.y) for place in DATA.places.values()}) == 53


def test_MS_CMP_01_each_line_is_a_step_at_both_its_ends_and_there_are_no_others() -> None:
    steps = set()
    for place in DATA.places:
        t = table(2, "m19")
        put(t, A, "m19", 4, place)
        steps |= {frozenset((place, goal)) for goal in goals(t, A, Step)}
        assert asked(t) == ("turn_action", (A,))
    assert steps == {frozenset((route["a"], route["b"])) for route in raw("routes")["route"]}
    assert len(steps) == 70


def test_MS_CMP_02_11_public_flights() -> None:
    assert len(DATA.transits) == 11
    assert Counter(flight.turns for flight in DATA.transits.values()) == {3: 7, 2: 4}


def test_MS_CMP_02_the_transit_card_shows_journeys_under_way() -> None:
    t = table(2, "m19")
    put(t, A, "m19", 3, "london")
    assert GAME.view(t, None).board.agents[A].flight is None
    t.answer(A, BoardFlight("new_york"))
    shown = GAME.view(t, None).board.agents[A]
    assert shown.flight is not None
    assert (shown.flight.origin, shown.flight.to, shown.flight.done, shown.flight.total) == ("london", "new_york", 1, 3)
    assert asked(t) == ("turn_action", (1,))


def test_MS_CMP_03_three_q_tables() -> None:
    tables: dict[str, list[frozenset[str]]] = {}
    for link in DATA.links.values():
        tables.setdefault(link.table, []).append(frozenset((link.a, link.b)))
    assert {name: len(pairs) for name, pairs in tables.items()} == {
        "routes": 24,
        "london_flights": 20,
        "q_base_flights": 28,
    }
    assert all("london" in pair for pair in tables["london_flights"])
    bases = {"cairo", "corfu", "hamburg", "isthmus", "rio_de_janeiro", "saigon", "san_francisco", "udaipur"}
    assert {place.id for place in DATA.places.values() if place.q_base} == bases
    assert set(tables["q_base_flights"]) == {frozenset(pair) for pair in combinations(bases, 2)}
    by_table = {(link.table, link.element) for link in DATA.links.values()}
    assert by_table == {("routes", "land"), ("routes", "sea"), ("london_flights", "air"), ("q_base_flights", "air")}


def test_MS_CMP_04_ten_sheets_of_6_to_8_stages_72_in_all() -> None:
    assert [mission.number for mission in DATA.missions.values()] == list(range(10, 20))
    lengths = [len(mission.stage) for mission in DATA.missions.values()]
    assert (min(lengths), max(lengths), sum(lengths)) == (6, 8, 72)
    t = preparing(6)
    assert len(t.available) == 4
    assert asked(t) == ("ready", (0, 1, 2, 3, 4, 5))


def test_MS_CMP_05_one_counter_espionage_card_a_mission() -> None:
    assert sorted(card.mission for card in DATA.cards.values()) == sorted(DATA.missions)
    assert len(DATA.cards) == 10
    for card in DATA.cards.values():
        stages = DATA.missions[card.mission].stage
        fights = [stage.type in ("combat", "intelligence") for stage in stages]
        assert [action == "fight" for action in card.actions] == fights


def test_MS_CMP_06_white_and_black_dice_show_1_to_3_twice_each() -> None:
    shown: Counter[tuple[int, int]] = Counter()
    for white in range(6):
        for black in range(6):
            t = table(2, "m19")
            t.script = (white, black)
            [both] = events(t.answer(A, {"type": "engage"}), DiceRolled)
            shown[both.white, both.black] += 1
            assert asked(t)[1] in ((0,), (1,))
    assert shown == {(white, black): 4 for white in (1, 2, 3) for black in (1, 2, 3)}


@pytest.mark.parametrize("die", Q_DICE)
def test_MS_CMP_06_q_dice_show_1_1_2_2_3_4(die: Any) -> None:
    shown = []
    for face in range(6):
        t = table(2, "m19")
        put(t, A, "m19", 3, "london")
        t.script = (face,)
        shown += [event.value for event in events(t.answer(A, QRoll(die)), QRolled)]
        assert asked(t) == ("turn_action", (1,))
    assert sorted(shown) == [1, 1, 2, 2, 3, 4]


def test_MS_CMP_06_there_are_five_dice() -> None:
    assert {die.colour: die.gives for die in DATA.dice.values()} == {
        "white": None,
        "black": None,
        "red": "arms",
        "yellow": "equipment",
        "blue": "transport",
    }


def test_MS_CMP_07_three_types_of_q_cards_of_values_1_to_3() -> None:
    assert {kind.id: kind.colour for kind in DATA.q_kinds.values()} == {
        "arms": "red",
        "equipment": "yellow",
        "transport": "blue",
    }
    assert all([card.value for card in kind.cards] == [1, 2, 3] for kind in DATA.q_kinds.values())


def test_MS_CMP_07_the_supply_is_unlimited() -> None:
    t = table(2, "m19")
    put(t, A, "m19", 3, "london", (500, 500, 500))
    rolls(t, "4")
    t.answer(A, QRoll("red"))
    assert t.agents[A].q == (504, 500, 500)
    assert GAME.view(t, None).board.pockets[A][0] == (3,) * 168
    assert not raw("q_cards")["bank_limited"]
    assert asked(t) == ("turn_action", (1,))


def test_MS_CMP_08_a_sheet_six_figurines_and_code_names() -> None:
    assert len(DATA.figurines) == 6
    assert [field.n for field in DATA.fields.values()] == list(range(1, 17))
    assert len(DATA.names.suggested_code_names) >= 6
    t = preparing(6)
    sheets = GAME.view(t, None).board.sheets
    assert [len(sheet) for sheet in sheets] == [1] * 6
    assert len({agent.figurine for agent in t.agents}) == len({agent.code_name for agent in t.agents}) == 6
    assert asked(t) == ("ready", (0, 1, 2, 3, 4, 5))


# -- printed figures, worked out by another way -----------------------------------------------------------------------
# A slow and simple check, apart from network.py: the sum table of Floyd and Warshall, then every way that keeps to it.

Journey = tuple[int, int, str, str]
"""Turns, points, element, id."""


@cache
def journeys(*, links: bool) -> dict[str, dict[str, Journey]]:
    """By place and goal, straight from the files; with links, the quicker of a flight and a link."""
    found: dict[str, dict[str, Journey]] = {place["id"]: {} for place in raw("places")["place"]}

    def join(a: str, b: str, journey: Journey) -> None:
        for one, other in ((a, b), (b, a)):
            found[one][other] = min(found[one].get(other, journey), journey)

    for route in raw("routes")["route"]:
        join(route["a"], route["b"], (1, 0, route["element"], route["id"]))
    groups = {group["id"]: group["members"] for group in raw("transit")["group"]}
    for flight in raw("transit")["transit"]:
        for a in groups.get(flight["ends"][0], [flight["ends"][0]]):
            for b in groups.get(flight["ends"][1], [flight["ends"][1]]):
                join(a, b, (flight["turns"], 0, "air", flight["id"]))
    for link in raw("express")["express"] if links else ():
        join(link["a"], link["b"], (1, link["cost"], link["element"], link["id"]))
    return found


@cache
def least(*, links: bool) -> dict[tuple[str, str], tuple[int, int]]:
    """Between any two places: the fewest turns, then the fewest points."""
    board = journeys(links=links)
    far = (999, 0)
    found = {(a, b): board[a][b][:2] if b in board[a] else far for a in board for b in board}
    found |= {(a, a): (0, 0) for a in board}
    for middle in board:
        for a in board:
            turns, points = found[a, middle]
            for b in board:
                more, cost = found[middle, b]
                found[a, b] = min(found[a, b], (turns + more, points + cost))
    return found


def ways(start: str, goal: str, *, links: bool) -> Iterator[tuple[str, ...]]:
    """Every way of the fewest turns, then points, as the places it visits."""
    board, table = journeys(links=links), least(links=links)
    if start == goal:
        yield (goal,)
    for near, (turns, points, *_) in board[start].items():
        rest = table[near, goal]
        if (turns + rest[0], points + rest[1]) == table[start, goal]:
            for way in ways(near, goal, links=links):
                yield (start, *way)


def legs(way: tuple[str, ...], *, links: bool) -> list[Journey]:
    return [journeys(links=links)[a][b] for a, b in pairwise(way)]


def drawn(way: tuple[str, ...]) -> float:
    """Drawn length on the canvas, to 3 decimals."""
    at = {place["id"]: (place["x"], place["y"]) for place in raw("places")["place"]}
    return round(sum(hypot(at[a][0] - at[b][0], at[a][1] - at[b][1]) for a, b in pairwise(way)), 3)


def standard_figures(start: str, goal: str) -> dict[str, Any]:
    def order(way: tuple[str, ...]) -> tuple[Any, ...]:
        return "london" not in way, len({leg[2] for leg in legs(way, links=False)}), drawn(way), way

    best = min(ways(start, goal, links=False), key=order)
    trip = legs(best, links=False)
    elements = list(dict.fromkeys(leg[2] for leg in trip))
    turns = sum(leg[0] for leg in trip)
    return {"turns": turns, "elements": elements, "via": list(best[1:-1]), "route": list(best)}


def express_figures(start: str, goal: str) -> dict[str, Any] | None:
    if least(links=True)[start, goal][0] >= least(links=False)[start, goal][0]:
        return None

    def order(way: tuple[str, ...]) -> tuple[Any, ...]:
        return "london" not in way, len(way), drawn(way), way

    best = min(ways(start, goal, links=True), key=order)
    trip = legs(best, links=True)
    paid = [leg for leg in trip if leg[1]]
    return {
        "turns": sum(leg[0] for leg in trip),
        "points": sum(leg[1] for leg in trip),
        "elements": list(dict.fromkeys(leg[2] for leg in paid)),
        "via": list(best[1:-1]),
        "route": list(best),
        "links": [leg[3] for leg in paid],
    }


STAGES = [
    (mission["id"], before["place"], stage)
    for mission in raw("missions")["mission"]
    for before, stage in pairwise(mission["stage"])
]


def test_MS_MIS_12_MS_MIS_13_every_standard_figure_printed_is_the_one_that_follows() -> None:
    assert len(STAGES) == 62
    for mission, start, stage in STAGES:
        assert stage["standard"] == standard_figures(start, stage["place"]), (mission, stage["n"])


def test_MS_MIS_12_the_fewest_turns_by_lines_and_public_flights_only() -> None:
    for mission, start, stage in STAGES:
        assert stage["standard"]["turns"] == least(links=False)[start, stage["place"]][0], (mission, stage["n"])


def test_MS_MIS_12_the_figures_are_an_aid_never_an_obligation() -> None:
    t = table(2, "m19")
    put(t, A, "m19", 3, "london")  # the sheet prints: by Paris, Istanbul, Caucasus to Baku
    t.answer(A, Step("hamburg"))
    assert t.agents[A].place == "hamburg"
    assert asked(t) == ("turn_action", (1,))


def test_MS_MIS_13_of_equal_ways_london_then_kinds_then_length_then_the_alphabet() -> None:
    """Each step of the order decides somewhere on the sheets: without it another way would be printed."""
    by_step: Counter[int] = Counter()
    for _, start, stage in STAGES:
        found = list(ways(start, stage["place"], links=False))
        keys = [("london" not in w, len({leg[2] for leg in legs(w, links=False)}), drawn(w), w) for w in found]
        for step in range(4):
            left = [key for key in keys if key[:step] == min(keys)[:step]]
            by_step[step] += len({key[step] for key in left}) > 1
    assert by_step[0] and by_step[1] and by_step[2]
    assert by_step[3] == 0  # the alphabet has nothing left to decide on these sheets


def test_MS_MIS_14_every_express_figure_printed_is_the_one_that_follows() -> None:
    for mission, start, stage in STAGES:
        assert stage.get("express") == express_figures(start, stage["place"]), (mission, stage["n"])


def test_MS_MIS_14_na_where_express_is_no_quicker() -> None:
    printed = [(start, stage) for _, start, stage in STAGES if "express" in stage]
    missing = [(start, stage) for _, start, stage in STAGES if "express" not in stage]
    assert printed and missing
    assert all(stage["express"]["turns"] < stage["standard"]["turns"] for _, stage in printed)
    for start, stage in missing:
        assert least(links=True)[start, stage["place"]][0] == stage["standard"]["turns"]


def test_MS_MIS_14_only_the_elements_of_q_links_are_printed() -> None:
    sheet = DATA.missions["m18"].stage[6]  # one sea line, then an express flight
    assert sheet.express is not None
    assert (sheet.express.elements, sheet.express.via, sheet.express.links) == (
        ("air",),
        ("saigon",),
        ("x_london__saigon",),
    )


def test_MS_MIS_15_the_game_shows_the_figures_that_are_printed() -> None:
    for mission, _, stage in STAGES:
        loaded = DATA.missions[mission].stage[stage["n"] - 1]
        assert loaded.standard is not None
        assert (loaded.standard.turns, list(loaded.standard.route)) == (
            stage["standard"]["turns"],
            stage["standard"]["route"],
        )
        assert (loaded.express is None) == ("express" not in stage)


def test_MS_MIS_16_the_stages_of_mission_19() -> None:
    sheet = DATA.missions["m19"]
    assert [stage.place for stage in sheet.stage] == [
        "bilbao",
        "london",
        "baku",
        "caucasus",
        "kazakhstan",
        "baku",
        "istanbul",
        "london",
    ]
    turns = [stage.standard.turns for stage in sheet.stage if stage.standard is not None]
    assert turns == [2, 4, 1, 1, 1, 2, 2]
    assert (sheet.value, sheet.base.points) == (1450, (4, 0, 3))
    assert least(links=False)["london", "istanbul"] == (2, 0)
    assert least(links=False)["london", "baku"] == (4, 0)
    assert list(ways("baku", "istanbul", links=False)) == [("baku", "caucasus", "istanbul")]


# -- the order of equal ways, on small boards of their own ------------------------------------------------------------


def small(spots: dict[str, tuple[int, int]], lines: str, links: str = "", flight: str = "") -> Network:
    """A board of these places; `lines`: "a-b" by land, "a~b" by sea; `links`: "a-b:2" by air for 2 points; `flight`:
    two cities joined by a public flight of 2 turns.
    """
    places = [
        Place(id=name, x=x, y=y, label="n", region="", q_base=False, hq=name == "london", missions=())
        for name, (x, y) in spots.items()
    ]
    pairs = [(pair.replace("~", "-").split("-"), "~" in pair) for pair in lines.split()]
    routes = [Route(id=f"{a}{b}", a=a, b=b, element="sea" if sea else "land", bend=0) for (a, b), sea in pairs]
    priced = [(link.split(":")[0].split("-"), int(link.split(":")[1])) for link in links.split()]
    q_links = [Link(id=f"x{a}{b}", a=a, b=b, element="air", cost=cost, table="routes") for (a, b), cost in priced]
    flights = [Transit(id="t", ends=(flight[0], flight[1]), turns=2)] if flight else []
    return with_links(build(places, routes, flights, {}), q_links)


SQUARE = {"a": (0, 0), "b": (10, 10), "c": (10, -10), "z": (20, 0)}
HEXAGON = SQUARE | {"d": (20, -10), "e": (20, 10), "z": (30, 0)}


@pytest.mark.parametrize(
    ("spots", "lines", "route"),
    [
        (SQUARE, "a-b b-z a-c c-z", "abz"),  # nothing else to tell them apart: the alphabet
        (HEXAGON, "a-b b-e e-z a-c c-d d-z", "abez"),  # read from its beginning
        (SQUARE | {"b": (10, 11)}, "a-b b-z a-c c-z", "acz"),  # shorter
        (SQUARE | {"c": (10, -30)}, "a-b b~z a-c c-z", "acz"),  # one kind of element, though longer
        (SQUARE | {"london": (10, 90)}, "a-b b-z a-london london~z", "a london z"),  # London before all else
    ],
)
def test_MS_MIS_13_the_order_of_equal_ways_step_by_step(
    spots: dict[str, tuple[int, int]], lines: str, route: str
) -> None:
    places = route.split() if " " in route else list(route)
    way = standard_way(small(spots, lines), "a", "z")
    assert way is not None
    assert (list(way.route), way.turns) == (places, len(places) - 1)


@pytest.mark.parametrize(
    ("lines", "links", "route", "points"),
    [
        ("a-b b-c c-d d-z", "a-c:1 c-z:1", "acz", 2),  # fewer turns than by lines
        ("a-b b-c c-d d-z", "a-c:2 c-z:2 a-d:1 d-z:3", "adz", 1),  # as many turns, fewer points
        ("a-b b-c c-d d-z", "a-c:1 c-z:2 a-b:9 b-z:3", "abz", 3),  # as many points: shorter
        ("a-b b-c c-d d-z", "a-z:1", "az", 1),
    ],
)
def test_MS_MIS_14_fewest_turns_then_fewest_points(lines: str, links: str, route: str, points: int) -> None:
    spots = {"a": (0, 0), "b": (10, 0), "c": (20, 5), "d": (30, 0), "z": (40, 0)}
    way = express_way(small(spots, lines, links), "a", "z")
    assert way is not None
    assert (list(way.route), way.points) == (list(route), points)


@pytest.mark.parametrize(
    ("spots", "lines", "links", "flight", "route"),
    [
        (SQUARE, "", "a-b:1 b-z:1 a-c:1 c-z:1", "", "a b z"),  # nothing else to tell them apart: the alphabet
        (SQUARE | {"b": (10, 11)}, "", "a-b:1 b-z:1 a-c:1 c-z:1", "", "a c z"),  # shorter
        (HEXAGON | {"b": (10, 90)}, "c-d d-z", "a-b:1 a-c:1", "bz", "a b z"),  # fewer legs, though longer
        (HEXAGON | {"london": (5, 90)}, "london-d d-z", "a-london:1 a-b:1", "bz", "a london d z"),  # London before all
    ],
)
def test_MS_MIS_14_the_order_of_equal_ways_step_by_step(
    spots: dict[str, tuple[int, int]], lines: str, links: str, flight: str, route: str
) -> None:
    way = express_way(small(spots, lines, links, flight), "a", "z")
    assert way is not None
    assert list(way.route) == route.split()


def test_MS_MIS_14_na_when_lines_are_as_quick() -> None:
    spots = {"a": (0, 0), "b": (10, 0), "z": (20, 0)}
    assert express_way(small(spots, "a-b b-z", "a-b:1"), "a", "z") is None
    assert standard_way(small(spots, "a-b"), "a", "z") is None


# -- facts of the rule book -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "goal", "turns"),
    [
        ("london", "tangiers", 4),
        ("london", "cairo", 5),
        ("london", "istanbul", 2),
        ("istanbul", "udaipur", 2),
        ("london", "udaipur", 4),
        ("new_york", "key_west", 2),
        ("london", "new_york", 3),
        ("san_francisco", "london", 3),
        ("san_francisco", "paris", 3),
        ("san_francisco", "new_york", 3),
        ("south_california", "london", 3),
        ("south_california", "paris", 3),
        ("south_california", "new_york", 3),
        ("drug_road", "london", 4),
        ("drug_road", "isthmus", 1),
        ("paris", "madrid", 1),
        ("saint_cyril", "cairo", 1),
        ("albania", "corfu", 1),
        ("kaolong_bay", "saigon", 1),
    ],
)
def test_facts_of_the_rule_book_standard_turns(start: str, goal: str, turns: int) -> None:
    assert least(links=False)[start, goal] == least(links=False)[goal, start] == (turns, 0)


@pytest.mark.parametrize(
    ("start", "goal", "turns", "points"),
    [
        ("london", "udaipur", 1, 4),
        ("london", "cairo", 1, 2),
        ("london", "saigon", 1, 4),
        ("london", "saint_petersburg", 1, 2),
        ("kaolong_bay", "london", 2, 4),
    ],
)
def test_facts_of_the_rule_book_express_turns_and_points(start: str, goal: str, turns: int, points: int) -> None:
    assert least(links=True)[start, goal] == least(links=True)[goal, start] == (turns, points)


def test_facts_of_the_rule_book_missions_16_and_17() -> None:
    isthmus, london, petersburg = (
        DATA.missions["m16"].stage[4],
        DATA.missions["m17"].stage[3],
        DATA.missions["m17"].stage[4],
    )
    assert (isthmus.place, isthmus.type, isthmus.imposed) == ("isthmus", "q_department", 3)
    assert (london.place, london.type, london.imposed) == ("london", "q_department", 3)
    assert (petersburg.place, petersburg.type) == ("saint_petersburg", "combat")


# -- data that is refused ---------------------------------------------------------------------------------------------


@pytest.fixture
def spoil(tmp_path: Path) -> Spoil:
    """Loads the data with one text of one file replaced; the refusal."""

    def spoiled(file: str, old: str, new: str) -> DataError:
        folder = tmp_path / "data"
        shutil.copytree(FOLDER, folder)
        text = (folder / f"{file}.toml").read_text("utf-8")
        assert text.count(old) >= 1
        (folder / f"{file}.toml").write_text(text.replace(old, new, 1), "utf-8")
        with pytest.raises(DataError) as caught:
            load(folder)
        assert caught.value.code == "bad_data"
        return caught.value

    return spoiled


def where(error: DataError) -> tuple[str, str]:
    """File and entry."""
    return error.details["file"], error.details["entry"]


@pytest.mark.parametrize(
    ("file", "old", "new", "entry"),
    [
        ("routes", 'b = "scotland"', 'b = "atlanta"', "r_london__scotland"),
        ("routes", 'a = "paris"\nb = "bilbao"', 'a = "pariss"\nb = "bilbao"', "r_paris__bilbao"),
        ("transit", 'ends = ["cuba", "new_york"]', 'ends = ["cuba", "madagascar"]', "t_cuba__new_york"),
        ("transit", '"san_francisco", "south_california"', '"san_francisco", "south_kalifornia"', "california"),
        ("express", 'b = "monte_carlo"', 'b = "monaco"', "x_london__monte_carlo"),
        ("missions", 'place = "scotland"', 'place = "ireland"', "m10 stage 1"),
        ("missions", 'place = "south_california"', 'place = "california"', "m11 stage 1"),
    ],
)
def test_a_place_that_is_not_on_the_board_is_refused(spoil: Spoil, file: str, old: str, new: str, entry: str) -> None:
    error = spoil(file, old, new)
    assert where(error) == (f"{file}.toml", entry)
    assert "there is no place" in error.details["reason"]


def test_a_place_no_way_leads_to_is_refused_though_a_q_link_does(spoil: Spoil) -> None:
    error = spoil("routes", 'a = "london"\nb = "scotland"', 'a = "london"\nb = "feldstadt"')
    assert where(error) == ("routes.toml", "scotland")


@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        ("standard = { turns = 6,", "standard = { turns = 5,", "m10 stage 2"),
        ("standard = { turns = 0, elements = [], via = [], route", "standard = { turns = 1, elements = [], via = [], "
         "route", "m10 stage 3"),
        ('turns = 6, elements = ["land", "sea"]', 'turns = 6, elements = ["sea", "land"]', "m10 stage 2"),
        ('via = ["liparus_tanker"], route = ["cairo"', 'via = ["atlantis"], route = ["cairo"', "m10 stage 4"),
        ('route = ["cairo", "liparus_tanker", "sardinia"]', 'route = ["cairo", "sardinia"]', "m10 stage 4"),
        ("express = { turns = 2, points = 2,", "express = { turns = 3, points = 2,", "m10 stage 2"),
        ("express = { turns = 2, points = 2,", "express = { turns = 2, points = 1,", "m10 stage 2"),
        ('turns = 1, points = 1, elements = ["sea"]', 'turns = 1, points = 1, elements = ["land"]', "m10 stage 4"),
        ('links = ["x_cairo__sardinia"]', 'links = ["x_gibraltar__sardinia"]', "m10 stage 4"),
        ('express = { turns = 1, points = 1, elements = ["sea"], via = [], route = ["cairo", "sardinia"], '
         'links = ["x_cairo__sardinia"] }', "", "m10 stage 4"),
        ('route = ["sardinia", "liparus_tanker"] }', 'route = ["sardinia", "liparus_tanker"] }\nexpress = { turns = 1, '
         'points = 1, elements = [], via = [], route = ["sardinia", "liparus_tanker"], links = [] }', "m10 stage 5"),
        ('place = "scotland"\ntype = "intelligence"\nimposed = 0\n', 'place = "scotland"\ntype = "intelligence"\n'
         'imposed = 0\nstandard = { turns = 0, elements = [], via = [], route = ["scotland"] }\n', "m10 stage 1"),
    ],
)  # fmt: skip
def test_MS_MIS_15_a_printed_figure_that_does_not_follow_is_refused(
    spoil: Spoil, old: str, new: str, entry: str
) -> None:
    assert where(spoil("missions", old, new)) == ("missions.toml", entry)


def test_MS_MIS_15_a_stage_on_another_place_no_longer_fits_its_figures(spoil: Spoil) -> None:
    assert where(spoil("missions", 'place = "venice"', 'place = "vienna"')) == ("missions.toml", "m11 stage 2")


def test_MS_MIS_15_another_board_no_longer_fits_the_figures(spoil: Spoil) -> None:
    error = spoil("routes", 'a = "tangiers"\nb = "cairo"', 'a = "tangiers"\nb = "sardinia"')
    assert error.details["file"] == "missions.toml"


@pytest.mark.parametrize(
    ("file", "old", "new", "entry"),
    [
        ("places", 'id = "drug_road"', 'id = "olimpatec"', "olimpatec"),
        ("routes", 'a = "paris"\nb = "bilbao"', 'a = "paris"\nb = "london"', "r_paris__bilbao"),
        ("routes", 'a = "paris"\nb = "bilbao"', 'a = "paris"\nb = "paris"', "r_paris__bilbao"),
        ("routes", 'element = "land"', 'element = "mud"', "r_london__scotland"),
        ("transit", "turns = 3", "turns = 4", "t_california__new_york"),
        ("transit", 'ends = ["cuba", "new_york"]', 'ends = ["cuba", "key_west"]', "t_cuba__new_york"),
        ("express", 'b = "monte_carlo"', 'b = "paris"', "x_london__monte_carlo"),
        ("express", 'a = "gibraltar"\nb = "paris"', 'a = "monte_carlo"\nb = "london"', "x_gibraltar__paris"),
        ("express", "cost = 1", "cost = 0", "x_london__monte_carlo"),
        ("express", 'table = "routes"', 'table = "london_flights"', "routes"),
        ("missions", "number = 10", "number = 20", "m10"),
        ("missions", "value = 1150", "value = 1140", "m10"),
        ("missions", "imposed = 0", "imposed = 1", "m10 stage 1"),
        ("missions", "imposed = 0", "imposed = -1", "m10 stage 1"),
        ("missions", 'type = "intelligence"', 'type = "debriefing"', "m10 stage 1"),
        ("missions", 'type = "intelligence"', 'type = "q_department"', "m10 stage 1"),
        ("missions", 'type = "debriefing"', 'type = "combat"', "m10 stage 7"),
        ("missions", "n = 2", "n = 3", "m10 stage 2"),
        ("counter_espionage", 'mission = "m10"', 'mission = "m11"', "card"),
        ("counter_espionage", '["fight", "fight", "none"', '["fight", "none", "fight"', "ce10"),
        ("dice", "faces = [1, 1, 2, 2, 3, 3]", "faces = [1, 2, 3, 4, 5, 6]", "double_zero"),
        ("dice", "faces = [1, 1, 2, 2, 3, 4]", "faces = [1, 1, 2, 2, 3, 3]", "q_arms"),
        ("q_cards", "bonus_per_point = 50", "bonus_per_point = 60", "bonus_per_point"),
        ("q_cards", 'die = "q_arms"', 'die = "q_transport"', "arms"),
        ("agents", '"001"', '"Bond"', "Bond"),
        ("agents", 'id = "diver"', 'id = "skier"', "skier"),
        ("sheet", "n = 16", "n = 17", "field"),
        ("options", "default = 4000", "default = 4100", "target"),
        ("options", 'rule = "MS-OPT-02"', 'rule = "MS-OPT-03"', "option"),
        ("places", "missions = [14]", "missions = [15]", "san_francisco"),
    ],
)
def test_data_that_is_off_is_refused_by_file_and_entry(spoil: Spoil, file: str, old: str, new: str, entry: str) -> None:
    assert where(spoil(file, old, new)) == (f"{file}.toml", entry)


@pytest.mark.parametrize(("file", "key"), [("routes", "route"), ("missions", "mission"), ("dice", "die")])
def test_a_list_that_is_missing_is_refused(file: str, key: str, tmp_path: Path) -> None:
    folder = tmp_path / "empty"
    shutil.copytree(FOLDER, folder)
    (folder / f"{file}.toml").write_text("schema = 1\n", "utf-8")
    with pytest.raises(DataError) as caught:
        load(folder)
    assert where(caught.value) == (f"{file}.toml", key)


def test_a_file_that_is_missing_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "less"
    shutil.copytree(FOLDER, folder)
    (folder / "transit.toml").unlink()
    with pytest.raises(DataError) as caught:
        load(folder)
    assert where(caught.value) == ("transit.toml", "")


def test_every_link_of_the_tables_is_on_offer_where_it_leaves() -> None:
    """What may be chosen on the board is what the files say, from every place and by every kind of journey."""
    t = table(2, "m19")
    for place in DATA.places:
        put(t, A, "m19", 4, place, (0, 0, 9))
        links = {x["b"] if x["a"] == place else x["a"] for x in raw("express")["express"] if place in (x["a"], x["b"])}
        assert goals(t, A, Express) == links
        reached = {goal for goal, leg in journeys(links=False)[place].items() if leg[3].startswith("t_")}
        assert goals(t, A, BoardFlight) == reached
        assert len(choices(t, A)) == len(set(choices(t, A)))
    assert asked(t) == ("turn_action", (A,))
