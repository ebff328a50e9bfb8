"""What is in the box, and what the data may not say (3.1, MS-MIS-12 to 16, data/README.md)."""

import shutil
import tomllib
from collections import Counter
from functools import cache
from itertools import combinations, pairwise
from math import hypot

import pytest

from qg.games.missions_speciales.checks import check
from qg.games.missions_speciales.network import (
    Leg,
    Network,
    build,
    express_way,
    standard_way,
    turns_within,
    with_links,
)
from qg.games.missions_speciales.tests.prelude import *

FOLDER = Path(__file__).parents[1] / "data"
Spoil = Callable[[str, str, str], DataError]


@cache
def raw(file: str) -> dict[str, Any]:
    """A data file as it stands, read past the game's own loader."""
    return tomllib.loads((FOLDER / f"{file}.toml").read_text("utf-8"))


# -- components -------------------------------------------------------------------------------------------------------


def test_MS_CMP_01_53_places_and_70_lines_and_whatever_leaves_a_place_is_on_offer_there() -> None:
    assert len(DATA.places) == len({(place.x, place.y) for place in DATA.places.values()}) == 53
    assert Counter(route.element for route in DATA.routes.values()) == {"land": 45, "sea": 23, "space": 2}
    assert raw("routes")["colours"] == {"land": "red", "sea": "blue", "space": "yellow"}
    assert len({frozenset((route["a"], route["b"])) for route in raw("routes")["route"]}) == 70
    t = table(2, "m19")
    for place in DATA.places:
        put(t, A, "m19", 4, place, (0, 0, 9))
        reached = {goal: leg[3][:2] for goal, leg in journeys(links=False)[place].items()}
        assert goals(t, A, Step) == {goal for goal, kind in reached.items() if kind == "r_"}
        assert goals(t, A, BoardFlight) == {goal for goal, kind in reached.items() if kind == "t_"}
        linked = [{link["a"], link["b"]} for link in raw("express")["express"]]
        assert goals(t, A, Express) == {goal for ends in linked if place in ends for goal in ends - {place}}
        assert len(choices(t, A)) == len(set(choices(t, A)))
    assert asked(t) == ("turn_action", (A,))


def test_MS_CMP_02_11_public_flights_and_a_card_that_shows_journeys_under_way() -> None:
    assert Counter(flight.turns for flight in DATA.transits.values()) == {3: 7, 2: 4}
    t = table(2, "m19")
    put(t, A, "m19", 3, "london")
    assert GAME.view(t, None).board.agents[A].flight is None
    t.answer(A, BoardFlight("new_york"))
    assert GAME.view(t, None).board.agents[A].flight == Flight("london", "new_york", 1, 3)
    assert asked(t) == ("turn_action", (B,))


def test_MS_CMP_03_three_q_tables() -> None:
    pairs: dict[str, set[frozenset[str]]] = {"routes": set(), "london_flights": set(), "q_base_flights": set()}
    for link in DATA.links.values():
        pairs[link.table].add(frozenset((link.a, link.b)))
    assert [len(some) for some in pairs.values()] == [24, 20, 28]
    assert all("london" in pair for pair in pairs["london_flights"])
    bases = {"cairo", "corfu", "hamburg", "isthmus", "rio_de_janeiro", "saigon", "san_francisco", "udaipur"}
    assert {place.id for place in DATA.places.values() if place.q_base} == bases
    assert pairs["q_base_flights"] == {frozenset(pair) for pair in combinations(bases, 2)}
    assert {(x.table == "routes", x.element) for x in DATA.links.values()} == {
        (True, "land"), (True, "sea"), (False, "air")
    }  # fmt: skip


def test_MS_CMP_04_MS_CMP_05_ten_sheets_of_6_to_8_stages_and_a_card_for_each() -> None:
    assert [mission.number for mission in DATA.missions.values()] == list(range(10, 20))
    lengths = [len(mission.stage) for mission in DATA.missions.values()]
    assert (min(lengths), max(lengths), sum(lengths)) == (6, 8, 72)
    assert sorted(card.mission for card in DATA.cards.values()) == sorted(DATA.missions)
    for card in DATA.cards.values():
        fights = [stage.type in ("combat", "intelligence") for stage in DATA.missions[card.mission].stage]
        assert [action == "fight" for action in card.actions] == fights
    t = preparing(6)
    assert len(t.available) == 4
    assert asked(t) == ("ready", (0, 1, 2, 3, 4, 5))


def test_MS_CMP_06_five_dice_white_and_black_show_1_to_3_twice_each() -> None:
    assert {die.colour: die.gives for die in DATA.dice.values()} == {
        "white": None, "black": None, "red": "arms", "yellow": "equipment", "blue": "transport",
    }  # fmt: skip
    shown: Counter[tuple[int, int]] = Counter()
    for faces in ((white, black) for white in range(6) for black in range(6)):
        t = table(2, "m19")
        t.script = faces
        [both] = events(t.answer(A, Engage()), DiceRolled)
        shown[both.white, both.black] += 1
        assert asked(t)[1] in ((A,), (B,))
    assert shown == {(white, black): 4 for white in (1, 2, 3) for black in (1, 2, 3)}


@pytest.mark.parametrize("die", Q_DICE)
def test_MS_CMP_06_q_dice_show_1_1_2_2_3_4(die: QDie) -> None:
    shown = []
    for face in range(6):
        t = table(2, "m19")
        put(t, A, "m19", 3, "london")
        t.script = (face,)
        shown += [event.value for event in events(t.answer(A, QRoll(die)), QRolled)]
        assert asked(t) == ("turn_action", (B,))
    assert sorted(shown) == [1, 1, 2, 2, 3, 4]


def test_MS_CMP_07_three_types_of_q_cards_of_values_1_to_3_without_end() -> None:
    assert {kind.id: kind.colour for kind in DATA.q_kinds.values()} == {
        "arms": "red", "equipment": "yellow", "transport": "blue",
    }  # fmt: skip
    assert all([card.value for card in kind.cards] == [1, 2, 3] for kind in DATA.q_kinds.values())
    assert not raw("q_cards")["bank_limited"]
    t = table(2, "m19")
    put(t, A, "m19", 3, "london", (500, 500, 500))
    rolls(t, "4")
    t.answer(A, QRoll("red"))
    assert (t.agents[A].q, GAME.view(t, None).board.pockets[A][0]) == ((504, 500, 500), (3,) * 168)
    assert asked(t) == ("turn_action", (B,))


def test_MS_CMP_08_a_sheet_six_figurines_and_code_names() -> None:
    assert len(DATA.figurines) == 6 <= len(DATA.names.suggested_code_names)
    assert [field.n for field in DATA.fields.values()] == list(range(1, 17))
    t = preparing(6)
    assert [len(sheet) for sheet in GAME.view(t, None).board.sheets] == [1] * 6
    assert len({agent.figurine for agent in t.agents}) == len({agent.code_name for agent in t.agents}) == 6
    assert asked(t) == ("ready", (0, 1, 2, 3, 4, 5))


# -- printed figures, worked out by another way -----------------------------------------------------------------------
# A slow and simple check, apart from network.py: the sum table of Floyd and Warshall, then every way that keeps to it.

Journey = tuple[int, int, str, str]
"""Turns, points, element, id."""
Visited = tuple[str, ...]


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
    found = {(a, b): board[a][b][:2] if b in board[a] else (999, 0) for a in board for b in board}
    found |= {(a, a): (0, 0) for a in board}
    for middle in board:
        for a in board:
            turns, points = found[a, middle]
            for b in board:
                more, cost = found[middle, b]
                found[a, b] = min(found[a, b], (turns + more, points + cost))
    return found


def ways(start: str, goal: str, *, links: bool) -> Iterator[Visited]:
    """Every way of the fewest turns, then points, as the places it visits."""
    if start == goal:
        yield (goal,)
    for near, (turns, points, *_) in journeys(links=links)[start].items():
        rest = least(links=links)[near, goal]
        if (turns + rest[0], points + rest[1]) == least(links=links)[start, goal]:
            yield from ((start, *way) for way in ways(near, goal, links=links))


def keys(start: str, goal: str, *, links: bool) -> list[tuple[bool, int, float, Visited]]:
    """By what equal ways are told apart: London, kinds of element (of express: legs), length, the alphabet."""
    at = {place["id"]: (place["x"], place["y"]) for place in raw("places")["place"]}
    found = []
    for way in ways(start, goal, links=links):
        kinds = len(way) if links else len({journeys(links=False)[a][b][2] for a, b in pairwise(way)})
        length = sum(hypot(at[a][0] - at[b][0], at[a][1] - at[b][1]) for a, b in pairwise(way))
        found.append(("london" not in way, kinds, round(length, 3), way))
    return found


def printed(start: str, goal: str, *, links: bool) -> dict[str, Any] | None:
    """The figures that follow; express ones only where they save turns."""
    turns, points = least(links=links)[start, goal]
    if links and turns >= least(links=False)[start, goal][0]:
        return None
    *_, best = min(keys(start, goal, links=links))
    trip = [journeys(links=links)[a][b] for a, b in pairwise(best)]
    paid = [leg for leg in trip if leg[1]]
    elements = list(dict.fromkeys(leg[2] for leg in (paid if links else trip)))
    figures = {"turns": turns, "elements": elements, "via": list(best[1:-1]), "route": list(best)}
    return figures | {"points": points, "links": [leg[3] for leg in paid]} if links else figures


ON_SHEETS = [
    (mission["id"], before["place"], stage)
    for mission in raw("missions")["mission"]
    for before, stage in pairwise(mission["stage"])
]


def test_MS_MIS_12_MS_MIS_13_MS_MIS_14_every_figure_printed_is_the_one_that_follows() -> None:
    assert len(ON_SHEETS) == 62 and 0 < sum("express" in stage for *_, stage in ON_SHEETS) < 62
    for mission, start, stage in ON_SHEETS:
        assert stage["standard"] == printed(start, stage["place"], links=False), (mission, stage["n"])
        assert stage.get("express") == printed(start, stage["place"], links=True), (mission, stage["n"])


def test_MS_MIS_12_the_figures_are_an_aid_never_an_obligation() -> None:
    t = table(2, "m19")
    put(t, A, "m19", 3, "london")  # the sheet prints: by Paris, Istanbul, Caucasus to Baku
    t.answer(A, Step("hamburg"))
    assert t.agents[A].place == "hamburg"
    assert asked(t) == ("turn_action", (B,))


def test_MS_MIS_15_the_game_shows_the_figures_that_are_printed() -> None:
    for mission, _, stage in ON_SHEETS:
        loaded = DATA.missions[mission].stage[stage["n"] - 1]
        assert loaded.standard is not None
        assert [loaded.standard.turns, [*loaded.standard.route]] == [stage["standard"][x] for x in ("turns", "route")]
        assert (loaded.express is None) == ("express" not in stage)


def test_MS_MIS_16_the_stages_of_mission_19() -> None:
    sheet = DATA.missions["m19"]
    places = "bilbao, london, baku, caucasus, kazakhstan, baku, istanbul, london"
    assert ", ".join(stage.place for stage in sheet.stage) == places
    assert [stage.standard.turns for stage in sheet.stage if stage.standard is not None] == [2, 4, 1, 1, 1, 2, 2]
    assert (sheet.value, sheet.base.points) == (1450, (4, 0, 3))
    assert list(ways("baku", "istanbul", links=False)) == [("baku", "caucasus", "istanbul")]


FACTS = """
london tangiers 4, london cairo 5, london istanbul 2, istanbul udaipur 2, london udaipur 4, new_york key_west 2,
london baku 4, london new_york 3, san_francisco london 3, san_francisco paris 3, san_francisco new_york 3,
south_california london 3, south_california paris 3, south_california new_york 3, drug_road london 4,
drug_road isthmus 1, paris madrid 1, saint_cyril cairo 1, albania corfu 1, kaolong_bay saigon 1,
london udaipur 1 for 4, london cairo 1 for 2, london saigon 1 for 4, london saint_petersburg 1 for 2,
kaolong_bay london 2 for 4
"""


def test_facts_of_the_rule_book() -> None:
    for fact in FACTS.strip().split(","):
        start, goal, turns, *price = fact.split()
        expected = (int(turns), int(price[1]) if price else 0)
        assert least(links=bool(price))[start, goal] == least(links=bool(price))[goal, start] == expected, fact
    (isthmus, (london, petersburg)) = DATA.missions["m16"].stage[4], DATA.missions["m17"].stage[3:5]
    assert (isthmus.place, isthmus.type, isthmus.imposed) == ("isthmus", "q_department", 3)
    assert (london.place, london.type, london.imposed) == ("london", "q_department", 3)
    assert (petersburg.place, petersburg.type) == ("saint_petersburg", "combat")


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
ROW = {"a": (0, 0), "b": (10, 0), "c": (20, 5), "d": (30, 0), "z": (40, 0)}


@pytest.mark.parametrize(
    ("spots", "lines", "links", "flight", "route", "points"),
    [
        (SQUARE, "a-b b-z a-c c-z", "", "", "a b z", 0),  # nothing else to tell them apart: the alphabet
        (HEXAGON, "a-b b-e e-z a-c c-d d-z", "", "", "a b e z", 0),  # read from its beginning
        (SQUARE | {"b": (10, 11)}, "a-b b-z a-c c-z", "", "", "a c z", 0),  # shorter
        (SQUARE | {"c": (10, -30)}, "a-b b~z a-c c-z", "", "", "a c z", 0),  # one kind of element, though longer
        (SQUARE | {"london": (10, 90)}, "a-b b-z a-london london~z", "", "", "a london z", 0),  # London before all else
        (ROW, "a-b b-c c-d d-z", "a-c:1 c-z:1", "", "a c z", 2),  # fewer turns than by lines
        (ROW, "a-b b-c c-d d-z", "a-c:2 c-z:2 a-d:1 d-z:3", "", "a d z", 1),  # as many turns, fewer points
        (ROW, "a-b b-c c-d d-z", "a-c:1 c-z:2 a-b:9 b-z:3", "", "a b z", 3),  # as many points: shorter
        (ROW, "a-b b-c c-d d-z", "a-z:1", "", "a z", 1),
        (SQUARE, "", "a-b:1 b-z:1 a-c:1 c-z:1", "", "a b z", 2),  # nothing else to tell them apart: the alphabet
        (SQUARE | {"b": (10, 11)}, "", "a-b:1 b-z:1 a-c:1 c-z:1", "", "a c z", 2),  # shorter
        (HEXAGON | {"b": (10, 90)}, "c-d d-z", "a-b:1 a-c:1", "bz", "a b z", 1),  # fewer legs, though longer
        (HEXAGON | {"london": (5, 90)}, "london-d d-z", "a-london:1 a-b:1", "bz", "a london d z", 1),  # London first
        (SQUARE, "a-b b-z", "a-b:1", "", "", 0),  # n.a.: lines are as quick
    ],
)
def test_MS_MIS_13_MS_MIS_14_the_order_of_equal_ways_step_by_step(
    spots: dict[str, tuple[int, int]], lines: str, links: str, flight: str, route: str, points: int
) -> None:
    board = small(spots, lines, links, flight)
    way = express_way(board, "a", "z") if links else standard_way(board, "a", "z")
    assert (list(way.route) if way else []) == route.split()
    assert (way.points if isinstance(way, ExpressWay) else 0) == points
    assert standard_way(small(SQUARE, "a-b"), "a", "z") is None


def test_a_link_helps_from_the_budget_on_that_pays_for_it() -> None:
    within = turns_within(small(ROW, "a-b b-c c-d d-z", "a-d:2"), "z", 3)
    assert [turns["a"] for turns in within] == [4, 4, 2, 2]


# -- data that is refused ---------------------------------------------------------------------------------------------


@pytest.fixture
def spoil(tmp_path: Path) -> Spoil:
    """Loads the data with one text of one file replaced (none: all of it; nothing left: no file); the refusal."""

    def spoiled(file: str, old: str, new: str) -> DataError:
        folder = tmp_path / "data"
        shutil.copytree(FOLDER, folder)
        path = folder / f"{file}.toml"
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1) if old else new, "utf-8")
        if not (old or new):
            path.unlink()
        with pytest.raises(DataError) as caught:
            load(folder)
        assert caught.value.code == "bad_data"
        return caught.value

    return spoiled


@pytest.mark.parametrize(
    ("file", "old", "new", "entry"),
    [
        # a place that is not on the board
        ("routes", 'b = "scotland"', 'b = "atlanta"', "r_london__scotland"),
        ("routes", 'a = "paris"\nb = "bilbao"', 'a = "pariss"\nb = "bilbao"', "r_paris__bilbao"),
        ("transit", 'ends = ["cuba", "new_york"]', 'ends = ["cuba", "madagascar"]', "t_cuba__new_york"),
        ("transit", '"san_francisco", "south_california"', '"san_francisco", "south_kalifornia"', "california"),
        ("express", 'b = "monte_carlo"', 'b = "monaco"', "x_london__monte_carlo"),
        ("missions", 'place = "scotland"', 'place = "ireland"', "m10 stage 1"),
        ("missions", 'place = "south_california"', 'place = "california"', "m11 stage 1"),
        # a printed figure that does not follow
        ("missions", "standard = { turns = 6,", "standard = { turns = 5,", "m10 stage 2"),
        ("missions", "standard = { turns = 0,", "standard = { turns = 1,", "m10 stage 3"),
        ("missions", 'turns = 6, elements = ["land", "sea"]', 'turns = 6, elements = ["sea", "land"]', "m10 stage 2"),
        ("missions", 'via = ["liparus_tanker"]', 'via = ["atlantis"]', "m10 stage 4"),
        ("missions", 'route = ["cairo", "liparus_tanker", "sardinia"]', 'route = ["cairo", "sardinia"]', "m10 stage 4"),
        ("missions", "express = { turns = 2, points = 2,", "express = { turns = 3, points = 2,", "m10 stage 2"),
        ("missions", "express = { turns = 2, points = 2,", "express = { turns = 2, points = 1,", "m10 stage 2"),
        ("missions", 'points = 1, elements = ["sea"]', 'points = 1, elements = ["land"]', "m10 stage 4"),
        ("missions", 'links = ["x_cairo__sardinia"]', 'links = ["x_gibraltar__sardinia"]', "m10 stage 4"),
        ("missions", 'express = { turns = 1, points = 1, elements = ["sea"], via = [], route = ["cairo", "sardinia"], '
         'links = ["x_cairo__sardinia"] }', "", "m10 stage 4"),
        ("missions", '"sardinia", "liparus_tanker"] }', '"sardinia", "liparus_tanker"] }\nexpress = { turns = 1, '
         'points = 1, elements = [], via = [], route = ["sardinia", "liparus_tanker"], links = [] }', "m10 stage 5"),
        ("missions", "imposed = 0\n",
         'imposed = 0\nstandard = { turns = 0, elements = [], via = [], route = ["scotland"] }\n', "m10 stage 1"),
        ("missions", 'place = "venice"', 'place = "vienna"', "m11 stage 2"),  # a stage on another place
        ("routes", '"tangiers"\nb = "cairo"', '"tangiers"\nb = "sardinia"', "missions.toml m15 stage 6"),
        # what the rule book states
        ("transit", "turns = 3", "turns = 2", "routes.toml san_francisco - new_york"),
        ("missions", "base = { arms = 4, equipment = 0, transport = 3 }",
         "base = { arms = 4, equipment = 0, transport = 2 }", "m19"),
        # the rest
        ("routes", 'a = "london"\nb = "scotland"', 'a = "london"\nb = "feldstadt"', "scotland"),  # a Q link alone
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
        ("missions", "arms = 3", "arms = -3", "m10"),
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
        ("q_cards", 'id = "arms"', 'id = "weapons"', "type"),
        ("q_cards", 'die = "q_arms"', 'die = "q_transport"', "arms"),
        ("agents", '"001"', '"Bond"', "Bond"),
        ("agents", '"james bond"', '"Miss Bond"', "Miss Bond"),  # it may be chosen
        ("agents", '"001", "002", "003", "004", "005", "006", ', "", "suggested_code_names"),  # one too few
        ("agents", 'id = "diver"', 'id = "skier"', "skier"),
        ("sheet", "n = 16", "n = 17", "field"),
        ("options", "default = 4000", "default = 4100", "target"),
        ("options", "default = 4\n", "default = 7\n", "seats"),
        ("options", 'rule = "MS-OPT-02"', 'rule = "MS-OPT-03"', "option"),
        ("places", "missions = [14]", "missions = [15]", "san_francisco"),
        ("routes", "", "schema = 1\n", "route"),
        ("missions", "", "schema = 1\n", "mission"),
        ("dice", "", "schema = 1\n", "die"),
        ("transit", "", "", ""),
    ],
)  # fmt: skip
def test_MS_MIS_15_data_that_is_off_is_refused_by_file_and_entry(
    spoil: Spoil, file: str, old: str, new: str, entry: str
) -> None:
    found = spoil(file, old, new).details
    assert f"{found['file']} {found['entry']}" == (entry if ".toml" in entry else f"{file}.toml {entry}")


@pytest.mark.parametrize(
    ("a", "b"), [("paris", "madrid"), ("saint_cyril", "cairo"), ("albania", "corfu"), ("kaolong_bay", "saigon")]
)
def test_neighbours_of_the_rule_book_that_are_none_are_refused(a: str, b: str) -> None:
    lines = NETWORK.lines | {a: tuple(leg for leg in NETWORK.lines[a] if leg.to != b)}
    with pytest.raises(DataError) as caught:
        check(replace(DATA, network=NETWORK._replace(lines=lines)))
    assert (caught.value.details["file"], caught.value.details["entry"]) == ("routes.toml", f"{a} - {b}")


def test_a_journey_cheaper_than_the_rule_book_says_is_refused_though_the_sheet_says_so_too() -> None:
    links = NETWORK.all | {"london": (*NETWORK.all["london"], Leg("kaolong_bay", 1, 1, "air", "x"))}
    links["kaolong_bay"] = (*links["kaolong_bay"], Leg("london", 1, 1, "air", "x"))
    board = NETWORK._replace(all=links)
    sheet = DATA.missions["m18"]
    stages = [
        replace(stage, express=express_way(board, before.place, stage.place)) for before, stage in pairwise(sheet.stage)
    ]
    missions = DATA.missions | {"m18": replace(sheet, stage=(sheet.stage[0], *stages))}
    with pytest.raises(DataError) as caught:
        check(replace(DATA, network=board, missions=missions))
    assert (caught.value.details["file"], caught.value.details["entry"]) == ("express.toml", "kaolong_bay - london")


def test_sheets_may_stand_in_any_order(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    head, *sheets = (FOLDER / "missions.toml").read_text("utf-8").split("[[mission]]\n")
    (tmp_path / "missions.toml").write_text("\n[[mission]]\n".join([head, *reversed(sheets)]), "utf-8")
    assert load(tmp_path).missions == DATA.missions


def test_a_place_that_is_not_on_the_board_is_called_so(spoil: Spoil) -> None:
    assert "there is no place" in spoil("routes", 'b = "scotland"', 'b = "atlanta"').details["reason"]
