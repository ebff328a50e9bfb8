"""What the data must hold: the board is whole, sheets follow from it, the facts of the rule book are kept."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import TYPE_CHECKING

from qg.kernel.data import demand

from .names import is_code_name
from .network import Network, build, distances, express_way, standard_way
from .pieces import HQ, Q_TYPES, Group, Link, Mission, Place, Route, Stage, Transit

if TYPE_CHECKING:
    from .data import Data

FILES = (
    "places",
    "routes",
    "transit",
    "express",
    "missions",
    "counter_espionage",
    "dice",
    "q_cards",
    "agents",
    "sheet",
    "options",
)

STANDARD_FACTS = {
    ("london", "tangiers"): 4,
    ("london", "cairo"): 5,
    ("london", "istanbul"): 2,
    ("istanbul", "udaipur"): 2,
    ("london", "udaipur"): 4,
    ("new_york", "key_west"): 2,
    ("london", "new_york"): 3,
    ("san_francisco", "london"): 3,
    ("san_francisco", "paris"): 3,
    ("san_francisco", "new_york"): 3,
    ("south_california", "london"): 3,
    ("south_california", "paris"): 3,
    ("south_california", "new_york"): 3,
    ("drug_road", "london"): 4,
    ("drug_road", "isthmus"): 1,
}
"""Turns by standard travel that the rule book states [MS-EX-05, MS-EX-06, MS-EX-09, MS-EX-14, MS-EX-23]."""
EXPRESS_FACTS = {
    ("london", "udaipur"): (1, 4),
    ("london", "cairo"): (1, 2),
    ("london", "saigon"): (1, 4),
    ("london", "saint_petersburg"): (1, 2),
    ("kaolong_bay", "london"): (2, 4),
}
"""Turns and points by express travel likewise [MS-EX-10, MS-EX-11, MS-EX-12, MS-EX-15]."""
NEIGHBOURS = (("paris", "madrid"), ("saint_cyril", "cairo"), ("albania", "corfu"), ("kaolong_bay", "saigon"))
"""[MS-EX-03, MS-EX-04, MS-EX-12, MS-EX-13]."""
MISSION_19 = ("bilbao", "london", "baku", "caucasus", "kazakhstan", "baku", "istanbul", "london")
"""[MS-MIS-16]."""
TURNS_19 = (0, 2, 4, 1, 1, 1, 2, 2)


def _need(holds: object, file: str, entry: str, reason: str) -> None:
    demand(holds, f"{file}.toml", entry, reason)


# -- the board --------------------------------------------------------------------------------------------------------


def check_board(
    places: Mapping[str, Place],
    routes: Mapping[str, Route],
    groups: Mapping[str, Group],
    transits: Mapping[str, Transit],
    links: Mapping[str, Link],
) -> None:
    """53 places, 70 lines, 11 flights, 72 Q links, and every place that is named is there.

    [MS-CMP-01, MS-CMP-02, MS-CMP-03, MS-TRN-07]
    """
    for file, found, wanted in (
        ("places", places, 53),
        ("routes", routes, 70),
        ("transit", transits, 11),
        ("express", links, 72),
    ):
        _need(len(found) == wanted, file, "", f"{len(found)} entries instead of {wanted}")
    for group in groups.values():
        _are_places(places, "transit", group.id, group.members)
        _need(group.id not in places, "transit", group.id, "a group has the id of a place")
    for route in routes.values():
        _are_places(places, "routes", route.id, (route.a, route.b))
    for transit in transits.values():
        _are_places({**places, **groups}, "transit", transit.id, transit.ends)
        _need(transit.turns in (2, 3), "transit", transit.id, "a public flight takes 2 or 3 turns")
    for link in links.values():
        _are_places(places, "express", link.id, (link.a, link.b))
        _need(link.cost > 0, "express", link.id, "an express journey costs points")
    _need([place.id for place in places.values() if place.hq] == [HQ], "places", HQ, "not the one headquarters")
    _check_pairs(build(places.values(), routes.values(), transits.values(), groups), routes, links)


def _are_places(places: Mapping[str, object], file: str, entry: str, named: Iterable[str]) -> None:
    for place in named:
        _need(place in places, file, entry, f"there is no place {place}")


def _check_pairs(board: Network, routes: Mapping[str, Route], links: Mapping[str, Link]) -> None:
    """No pair of places has two lines; no flight or Q link joins neighbours; all hangs together [MS-EXP-08]."""
    lines: set[frozenset[str]] = set()
    for route in routes.values():
        pair = frozenset((route.a, route.b))
        _need(len(pair) == 2 and pair not in lines, "routes", route.id, "a second line between two places, or none")
        lines.add(pair)
    for place, legs in board.flights.items():
        for leg in legs:
            _need(frozenset((place, leg.to)) not in lines, "transit", leg.id, "a flight between neighbours")
    linked: set[frozenset[str]] = set()
    for link in links.values():
        pair = frozenset((link.a, link.b))
        _need(pair not in lines, "express", link.id, "a Q link between neighbours")
        _need(len(pair) == 2 and pair not in linked, "express", link.id, "a second link between two places, or none")
        linked.add(pair)
    reached = distances(board.standard, HQ)
    for place in board.points:
        _need(place in reached, "routes", place, "no way of lines and flights leads there")


# -- everything else --------------------------------------------------------------------------------------------------


def check(data: Data) -> None:
    """Q tables, missions, cards, dice, names, sheet and options (data/README.md)."""
    _check_q_tables(data)
    for mission in data.missions.values():
        _check_mission(data, mission)
    _check_missions(data)
    _check_cards(data)
    _check_box(data)
    _check_facts(data)


def _check_q_tables(data: Data) -> None:
    """Three tables: 24 sea lines and roads, 20 London flights, and every pair of the 8 Q bases [MS-CMP-03]."""
    bases = [place.id for place in data.places.values() if place.q_base]
    _need(sorted(bases) == sorted(data.q_bases) and len(bases) == 8, "express", "q_bases", "not the 8 Q bases")
    tables: dict[str, list[frozenset[str]]] = {"routes": [], "london_flights": [], "q_base_flights": []}
    for link in data.links.values():
        tables[link.table].append(frozenset((link.a, link.b)))
    pairs = {frozenset(pair) for pair in combinations(bases, 2)}
    _need(len(tables["routes"]) == 24, "express", "routes", "not 24 sea lines and express roads")
    london = tables["london_flights"]
    _need(len(london) == 20 and all(HQ in pair for pair in london), "express", "london_flights", "not 20 from London")
    _need(set(tables["q_base_flights"]) == pairs, "express", "q_base_flights", "not every pair of the Q bases")


def _check_missions(data: Data) -> None:
    """Ten sheets, numbered 10 to 19, 72 stages; places name the missions that come by [MS-CMP-04]."""
    numbers = sorted(mission.number for mission in data.missions.values())
    _need(numbers == list(range(10, 20)), "missions", "mission", "not the missions 10 to 19")
    stages = sum(len(mission.stage) for mission in data.missions.values())
    _need(stages == 72, "missions", "stage", f"{stages} stages instead of 72")
    for place in data.places.values():
        here = tuple(
            number
            for number in numbers
            if any(s.place == place.id for m in data.missions.values() if m.number == number for s in m.stage)
        )
        _need(place.missions == here, "places", place.id, "not the missions that have a stage here")


def _check_mission(data: Data, mission: Mission) -> None:
    """6 to 8 stages in order, the last one, and only it, the debriefing in London [MS-CMP-04, MS-MIS-02, MS-MIS-04].

    Only Q stages impose equipment; they are in London or on a Q base [MS-MIS-03, MS-MIS-10].
    """
    stages, name = mission.stage, mission.id
    _need(name == f"m{mission.number}", "missions", name, "the id does not go with the number")
    _need(mission.value > 0 and mission.value % 50 == 0, "missions", name, "the value is no multiple of 50")
    _need(min(mission.base.points) >= 0, "missions", name, "a negative allocation")
    _need(6 <= len(stages) <= 8, "missions", name, f"{len(stages)} stages instead of 6 to 8")
    for number, stage in enumerate(stages, 1):
        entry = f"{name} stage {number}"
        _need(stage.n == number, "missions", entry, f"stage {stage.n} stands there")
        _are_places(data.places, "missions", entry, (stage.place,))
        last = (stage.type, stage.place) == ("debriefing", HQ)
        _need((number == len(stages)) == last, "missions", entry, "not one debriefing, in London, at the end")
        _need(last or stage.type != "debriefing", "missions", entry, "not one debriefing, in London, at the end")
        q_stage = stage.type == "q_department"
        _need(
            stage.imposed == 0 or (q_stage and stage.imposed > 0),
            "missions",
            entry,
            "imposed equipment must be at a Q stage",
        )
        at_q = stage.place == HQ or data.places[stage.place].q_base
        _need(at_q or not q_stage, "missions", entry, "Q is neither in London nor on a Q base")
        _check_figures(data, entry, stages[number - 2] if number > 1 else None, stage)


def _check_figures(data: Data, entry: str, before: Stage | None, stage: Stage) -> None:
    """Printed figures follow from the board [MS-MIS-12, MS-MIS-13, MS-MIS-14, MS-MIS-15]; the origin has none."""
    if before is None:
        _need(not stage.standard and not stage.express, "missions", entry, "the origin has no travel")
        return
    standard = standard_way(data.network, before.place, stage.place)
    _need(standard is not None, "missions", entry, f"no way leads there from {before.place}")
    _need(stage.standard == standard, "missions", entry, f"the standard figures should be {standard}")
    express = express_way(data.network, before.place, stage.place)
    _need(stage.express == express, "missions", entry, f"the express figures should be {express}")


def _check_cards(data: Data) -> None:
    """One counter-espionage card for each mission; its actions go with the stages [MS-CMP-05, MS-CE-03]."""
    missions = [card.mission for card in data.cards.values()]
    _need(sorted(missions) == sorted(data.missions), "counter_espionage", "card", "not one card for each mission")
    for card in data.cards.values():
        wanted = tuple("fight" if stage.is_fight else "none" for stage in data.missions[card.mission].stage)
        _need(card.actions == wanted, "counter_espionage", card.id, "the actions do not go with the stages")


def _check_box(data: Data) -> None:
    """Five dice, Q cards of 1 to 3, six figurines, names, 16 fields, 13 options [MS-CMP-06, MS-CMP-07, MS-CMP-08]."""
    colours = sorted(die.colour for die in data.dice.values())
    _need(colours == ["black", "blue", "red", "white", "yellow"], "dice", "die", "not the five dice")
    for die in data.dice.values():
        faces = (1, 1, 2, 2, 3, 3) if die.gives is None else (1, 1, 2, 2, 3, 4)
        _need(die.faces == faces, "dice", die.id, f"the faces are not {faces}")
    _need(tuple(data.q_kinds) == Q_TYPES, "q_cards", "type", "not arms, equipment and transport")
    for kind in data.q_kinds.values():
        gives = [die.gives for die in data.dice.values() if die.id == kind.die]
        _need(gives == [kind.id], "q_cards", kind.id, "not the die that gives these points")
    _need(data.q_cards.denominations == (3, 2, 1), "q_cards", "denominations", "not the values 3, 2 and 1")
    figures = (data.q_cards.bonus_per_point, data.q_cards.bonus_cap_percent)
    _need(figures == (50, 50), "q_cards", "bonus_per_point", "not 50 points apiece, up to 50 percent")
    _need(len(data.figurines) == 6, "agents", "figurine", "not six figurines")
    for name in data.names.suggested_code_names:
        _need(is_code_name(name), "agents", name, "this code name may not be chosen")
    for name in data.names.forbidden_code_names:
        _need(not is_code_name(name), "agents", name, "this code name could be chosen")
    _need(len(data.names.suggested_code_names) >= 6, "agents", "suggested_code_names", "not enough for six agents")
    _need([f.n for f in data.fields.values()] == list(range(1, 17)), "sheet", "field", "not the fields 1 to 16")
    statuses = ["in_progress", "accomplished", "abandoned", "lost"]
    _need(list(data.statuses) == statuses, "sheet", "statuses", f"not {statuses}")
    _check_options(data)


def _check_options(data: Data) -> None:
    """Twelve options, each with a default that may be chosen [MS-OPT-03, MS-OPT-12]."""
    rules = [option.rule for option in data.options.values()]
    _need(rules == [f"MS-OPT-{n:02}" for n in range(1, 13)], "options", "option", "not the twelve options in order")
    for option in data.options.values():
        steps = range(option.min, option.max + 1, option.step)
        allowed = option.values if option.kind == "choice" else steps
        chosen = (option.default, *option.presets.values())
        _need(all(value in allowed for value in chosen), "options", option.id, f"{chosen} cannot be chosen")


def _check_facts(data: Data) -> None:
    """What the rule book states comes out exact."""
    for (a, b), turns in STANDARD_FACTS.items():
        found = distances(data.network.standard, b).get(a)
        _need(found == (turns, 0), "routes", f"{a} - {b}", f"{found} instead of {turns} turns")
    for (a, b), fewest in EXPRESS_FACTS.items():
        found = distances(data.network.all, b).get(a)
        _need(found == fewest, "express", f"{a} - {b}", f"{found} instead of {fewest} turns and points")
    for a, b in NEIGHBOURS:
        _need(any(leg.to == b for leg in data.network.lines[a]), "routes", f"{a} - {b}", "these are neighbours")
    sheet = data.missions["m19"]
    _need((sheet.value, sheet.base.points) == (1450, (4, 0, 3)), "missions", "m19", "not 1,450 for 4/0/3")
    _need(tuple(stage.place for stage in sheet.stage) == MISSION_19, "missions", "m19", f"not {MISSION_19}")
    turns_19 = tuple(stage.standard.turns if stage.standard else 0 for stage in sheet.stage)
    _need(turns_19 == TURNS_19, "missions", "m19", f"not {TURNS_19} turns")
    for name, number, wanted in (("m16", 5, ("isthmus", 3)), ("m17", 4, (HQ, 3))):
        stage = data.missions[name].stage[number - 1]
        q_stop = (stage.place, stage.imposed) == wanted and stage.type == "q_department"
        _need(q_stop, "missions", f"{name} stage {number}", f"not a Q stage with {wanted}")
