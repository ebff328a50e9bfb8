"""What is in the box, read from the data files as they stand: map, sheets, figures, times."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

DATA = Path(__file__).parents[2] / "data"

LONDON = "london"
ARMS, EQUIPMENT, TRANSPORT = range(3)
TYPES = ("arms", "equipment", "transport")
Q_DICE = {"red": ARMS, "yellow": EQUIPMENT, "blue": TRANSPORT}
"""Red for arms, yellow for equipment, blue for transport [MS-Q-01]."""
STARS = SKULLS = (1, 2, 3)
Q_FACES = (1, 2, 3, 4)
"""What the dice can show [MS-CMP-06]."""


class MapLine(NamedTuple):
    """A coloured line to a neighbour: one turn, for nothing [MS-MOV-01, MS-MOV-03]."""

    id: str
    element: str


class Flight(NamedTuple):
    """A row of the public transit table [MS-TRN-01]."""

    id: str
    turns: int


class Link(NamedTuple):
    """A Q link: one turn, so many transport points [MS-EXP-02]."""

    id: str
    element: str
    cost: int


class Stage(NamedTuple):
    place: str
    type: str
    imposed: int

    @property
    def pays(self) -> int | None:
        """Combat is paid in arms, intelligence in equipment [MS-ENG-07]; None: there is nobody to fight."""
        return {"combat": ARMS, "intelligence": EQUIPMENT}.get(self.type)


class Mission(NamedTuple):
    number: int
    value: int
    base: tuple[int, int, int]
    stages: tuple[Stage, ...]


def _file(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))


def _both_ways(rows: Iterator[tuple[str, str, Any]]) -> dict[str, dict[str, Any]]:
    """Everything on the map works in both directions [MS-MOV-01, MS-TRN-01, MS-EXP-03]."""
    found: dict[str, dict[str, Any]] = {place["id"]: {} for place in _file("places")["place"]}
    for a, b, way in rows:
        found[a][b] = found[b][a] = way
    return found


def _flights() -> Iterator[tuple[str, str, Flight]]:
    """California is San Francisco or South California, at either end [MS-TRN-06]."""
    file = _file("transit")
    california = {group["id"]: group["members"] for group in file["group"]}
    for row in file["transit"]:
        a, b = (california.get(end, [end]) for end in row["ends"])
        yield from ((one, other, Flight(row["id"], row["turns"])) for one in a for other in b)


def _missions() -> dict[str, Mission]:
    found = {}
    for sheet in _file("missions")["mission"]:
        base = sheet["base"]["arms"], sheet["base"]["equipment"], sheet["base"]["transport"]
        stages = tuple(Stage(stage["place"], stage["type"], stage["imposed"]) for stage in sheet["stage"])
        found[sheet["id"]] = Mission(sheet["number"], sheet["value"], base, stages)
    return found


LINES: dict[str, dict[str, MapLine]] = _both_ways(
    (row["a"], row["b"], MapLine(row["id"], row["element"])) for row in _file("routes")["route"]
)
FLIGHTS: dict[str, dict[str, Flight]] = _both_ways(_flights())
LINKS: dict[str, dict[str, Link]] = _both_ways(
    (row["a"], row["b"], Link(row["id"], row["element"], row["cost"])) for row in _file("express")["express"]
)
MISSIONS = _missions()
FIGURINES: tuple[str, ...] = tuple(figurine["id"] for figurine in _file("agents")["figurine"])
SUGGESTIONS: tuple[str, ...] = tuple(_file("agents")["suggested_code_names"])
SECONDS: dict[str, dict[str, int]] = {tempo: kind for tempo, kind in _file("times").items() if tempo != "schema"}
"""By tempo and kind of question [MS-OPT-13]."""
