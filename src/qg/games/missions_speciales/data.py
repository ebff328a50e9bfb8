"""Typed access to the component data, checked on loading (3.1 of the rules).

Data with a dangling place, a stage that cannot be reached or a printed figure that does not follow from the board is
refused with file, entry and reason [MS-MIS-15].
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from qg.kernel import Option, Preset
from qg.kernel.conduct.manners import read_times
from qg.kernel.data import document, entries, typed

from . import checks
from .network import Network, build, with_links
from .pieces import (
    HQ,
    Card,
    DataLine,
    Die,
    Field,
    Figurine,
    Group,
    Link,
    Mission,
    Place,
    Points,
    QKind,
    Route,
    Stage,
    Transit,
)

K = TypeVar("K")

MANY = tuple(range(2, 7))
"""The numbers of agents of an evaluation [MS-OPT-02]."""
NOT_IN_SOLO = ("ending", "last_survivor", "black_die", "roles")
"""Options that one agent alone is not offered [MS-SOLO-01]."""


class RawOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option as the data has it."""

    id: str
    kind: Literal["int", "choice"]
    rule: str
    default: str | int
    values: tuple[str, ...] = ()
    min: int = 0
    max: int = 0
    step: int = 1
    presets: dict[str, int] = {}


class QCards(msgspec.Struct, frozen=True):
    """The figures of the Q cards [MS-CMP-07, MS-DBF-03, MS-DBF-04]."""

    denominations: tuple[int, ...]
    bank_limited: bool
    bonus_per_point: int
    bonus_cap_percent: int


class CodeNames(msgspec.Struct, frozen=True):
    """Code names suggested and refused [MS-SET-02, MS-SET-04]."""

    forbidden_code_names: tuple[str, ...]
    suggested_code_names: tuple[str, ...]


class Data(msgspec.Struct, frozen=True, kw_only=True):
    """Everything in the box."""

    places: dict[str, Place]
    routes: dict[str, Route]
    groups: dict[str, Group]
    transits: dict[str, Transit]
    links: dict[str, Link]
    q_bases: tuple[str, ...]
    missions: dict[str, Mission]
    cards: dict[str, Card]
    dice: dict[str, Die]
    q_kinds: dict[str, QKind]
    q_cards: QCards
    figurines: dict[str, Figurine]
    names: CodeNames
    fields: dict[str, Field]
    statuses: dict[str, DataLine]
    options: dict[str, RawOption]
    network: Network


def load(folder: Path) -> Data:
    """Reads and checks every file; DataError names file, entry and reason."""
    files = {
        name: document(f"{name}.toml", partial((folder / f"{name}.toml").read_text, "utf-8")) for name in checks.FILES
    }

    def part(file: str, key: str, kind: type[K]) -> dict[str, K]:
        return entries(f"{file}.toml", key, files[file].get(key), kind)

    places, groups = part("places", "place", Place), part("transit", "group", Group)
    routes, transits, links = part("routes", "route", Route), part("transit", "transit", Transit), _links(files)
    checks.check_board(places, routes, groups, transits, links)
    board = build(places.values(), routes.values(), transits.values(), groups)
    data = Data(
        places=places,
        routes=routes,
        groups=groups,
        transits=transits,
        links=links,
        q_bases=typed("express.toml", "q_bases", files["express"].get("q_bases"), tuple[str, ...]),
        missions=part("missions", "mission", Mission),
        cards=part("counter_espionage", "card", Card),
        dice=part("dice", "die", Die),
        q_kinds=part("q_cards", "type", QKind),
        q_cards=typed("q_cards.toml", "", files["q_cards"], QCards),
        figurines=part("agents", "figurine", Figurine),
        names=typed("agents.toml", "", files["agents"], CodeNames),
        fields=part("sheet", "field", Field),
        statuses=part("sheet", "statuses", DataLine),
        options=part("options", "option", RawOption),
        network=with_links(board, links.values()),
    )
    checks.check(data)
    return data


def _links(files: dict[str, Any]) -> dict[str, Link]:
    return entries("express.toml", "express", files["express"].get("express"), Link)


def _option(raw: RawOption) -> Option:
    """The option as the platform offers it; some do not go with one agent alone, solo goes with no other number."""
    shared: dict[str, Any] = {"id": raw.id, "default": raw.default, "rule": raw.rule}
    if raw.kind == "choice":
        seats = (1,) if raw.id == "mode" else MANY if raw.id in NOT_IN_SOLO else ()
        return Option(type="enum", values=raw.values, seats=seats, **shared)
    shared |= {"min": raw.min, "max": raw.max, "step": raw.step}
    if raw.id == "seats":  # always 1 in solo [MS-OPT-02]
        return Option(type="int", also=(1,), counts_seats=True, **shared)
    return Option(type="int", **shared)


def _faces(colours: Iterable[str]) -> tuple[tuple[int, ...], ...]:
    by_colour = {die.colour: die.faces for die in DATA.dice.values()}
    return tuple(by_colour[colour] for colour in colours)


DATA = load(Path(__file__).parent / "data")

TIMES = read_times("times.toml", partial((Path(__file__).parent / "data" / "times.toml").read_text, "utf-8"))
"""How long a question may take [MS-OPT-13]."""

LONDON = HQ
NETWORK = DATA.network
PLACES: tuple[str, ...] = tuple(DATA.places)
MISSIONS = {mission.id: mission for mission in sorted(DATA.missions.values(), key=lambda mission: mission.number)}
MISSION_IDS: tuple[str, ...] = tuple(MISSIONS)
"""By number."""
STAGES: dict[str, tuple[Stage, ...]] = {mission.id: mission.stage for mission in MISSIONS.values()}
BASE: dict[str, Points] = {mission.id: mission.base.points for mission in MISSIONS.values()}
CARD = {card.mission: card.id for card in DATA.cards.values()}
"""The counter-espionage card of each mission [MS-CE-02]."""
(WHITE, BLACK) = _faces(("white", "black"))
Q_FACES = _faces(("red", "yellow", "blue"))
FIGURINES: tuple[str, ...] = tuple(DATA.figurines)
SUGGESTIONS = DATA.names.suggested_code_names
BONUS = DATA.q_cards.bonus_per_point
"""What a Q point is worth [MS-DBF-03]."""
CAP_PERCENT = DATA.q_cards.bonus_cap_percent
OPTIONS: tuple[Option, ...] = tuple(_option(raw) for raw in DATA.options.values())
PRESETS: tuple[Preset, ...] = (
    *(Preset(name, {"target": target}) for name, target in DATA.options["target"].presets.items()),
    Preset("solo", {"mode": "solo"}, seats=1),
)
"""Short, standard and long evaluations [MS-OPT-03], and the solo challenge."""
