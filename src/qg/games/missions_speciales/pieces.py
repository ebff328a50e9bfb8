"""What is in the box, as it stands in the data: places, links, missions, cards, dice (3.1 of the rules)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from qg.kernel import PieceTerms as Room
from qg.kernel import SeatNo, piece

PlaceId = Annotated[str, piece("place")]
MissionId = Annotated[str, piece("mission")]
FigurineId = Annotated[str, piece("figurine")]
CounterId = Annotated[str, piece("counter")]
"""A card of counter-espionage."""
Adversary = Annotated[SeatNo | None, piece("adversary")]
"""None: the software."""
Role = Annotated[Literal["m", "q"], piece("role")]
RatingId = Annotated[str, piece("rating")]
"""Of who plays alone."""
Element = Literal["land", "sea", "space", "air"]
ElementId = Annotated[str, piece("element")]
StageType = Annotated[Literal["combat", "intelligence", "q_department", "debriefing"], piece("stage_type")]
QType = Annotated[Literal["arms", "equipment", "transport"], piece("q")]
QDie = Annotated[Literal["red", "yellow", "blue"], piece("die")]
Status = Literal["in_progress", "accomplished", "abandoned", "lost"]

HQ = "london"
"""The headquarters."""
Q_TYPES: tuple[QType, ...] = ("arms", "equipment", "transport")
Q_DICE: tuple[QDie, ...] = ("red", "yellow", "blue")
"""The Q dice in the order of the points they give [MS-Q-01]."""


Points = Annotated[tuple[int, int, int], piece("points")]
"""Arms, equipment, transport [MS-CMP-07]."""
NO_POINTS: Points = (0, 0, 0)


class Terms(Room, total=False):
    """What the arguments of phrases and refusals name."""

    place: PlaceId
    to: PlaceId
    mission: MissionId
    missions: tuple[MissionId, ...]
    figurine: FigurineId
    stage_type: StageType
    rating: RatingId | None


class DataLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of a data file."""

    id: str
    provenance: str = ""


class Place(DataLine, frozen=True):
    """A place of the board, with its point on the canvas [MS-CMP-01]; its names are words [MS-MIS-17, MS-PHY-05]."""

    x: int
    y: int
    label: Literal["n", "s", "e", "w"]
    region: str
    q_base: bool
    hq: bool
    missions: tuple[int, ...]


class Route(DataLine, frozen=True):
    """A coloured line between two places [MS-CMP-01]."""

    a: str
    b: str
    element: Literal["land", "sea", "space"]
    bend: int


class Group(DataLine, frozen=True):
    """A name of the transit table that stands for several places [MS-TRN-06]."""

    members: tuple[str, ...]


class Transit(DataLine, frozen=True):
    """A row of the public transit table [MS-CMP-02]."""

    ends: tuple[str, str]
    turns: int


class Link(DataLine, frozen=True):
    """A Q link of one of the three tables, the disc among them [MS-CMP-03, MS-EXP-09, MS-PHY-04]."""

    a: str
    b: str
    element: Literal["land", "sea", "air"]
    cost: int
    table: Literal["routes", "london_flights", "q_base_flights"]


class Way(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The standard figures of a stage [MS-MIS-12]."""

    turns: int
    elements: tuple[str, ...]
    via: tuple[str, ...]
    route: tuple[str, ...]


class ExpressWay(Way, frozen=True):
    """The express figures of a stage [MS-MIS-14]."""

    points: int
    links: tuple[str, ...]


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a mission; the origin has no figures, `express` None is "n.a." [MS-MIS-03, MS-MIS-05]."""

    n: int
    place: str
    type: StageType
    imposed: int
    standard: Way | None = None
    express: ExpressWay | None = None

    @property
    def is_fight(self) -> bool:
        return self.type in ("combat", "intelligence")


class Allocation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What Q gives at the start of a mission [MS-PREP-04]."""

    arms: int
    equipment: int
    transport: int

    @property
    def points(self) -> Points:
        return self.arms, self.equipment, self.transport


class Mission(DataLine, frozen=True):
    """A mission sheet [MS-MIS-01]; its texts are words, and have no effect on play [MS-MIS-06]."""

    number: int
    value: int
    base: Allocation
    stage: tuple[Stage, ...]


class Card(DataLine, frozen=True):
    """A counter-espionage card: what its holder does at each stage [MS-CMP-05]."""

    mission: str
    actions: tuple[Literal["fight", "none"], ...]


class Die(DataLine, frozen=True):
    """One of the five dice [MS-CMP-06]."""

    colour: str
    faces: tuple[int, ...]
    gives: QType | None = None


class CardValue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value of Q cards of one type."""

    value: int


class QKind(DataLine, frozen=True):
    """A type of Q cards [MS-CMP-07]."""

    colour: str
    die: str
    cards: tuple[CardValue, ...] = ()


class Figurine(DataLine, frozen=True):
    """A figurine; it has no special quality [MS-CMP-08, MS-SET-01]."""

    colour: str


class Field(DataLine, frozen=True):
    """A field of the evaluation sheet [MS-SHT-03]."""

    n: int
    per_type: bool
