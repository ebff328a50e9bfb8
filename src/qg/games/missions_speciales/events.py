"""What happened, for log, sound and animation (section 7). Every event is stamped with its round and told to everybody.

Q points stand in the order arms, equipment, transport; cards are values of Q cards. An adversary None is the software.
"""

from __future__ import annotations

import string
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from qg.kernel import Event, SeatNo, piece
from qg.kernel.conduct.events import SeatAbsent, SeatBack, TimedOut

from .pieces import (
    Adversary,
    CounterId,
    ElementId,
    FigurineId,
    MissionId,
    PlaceId,
    Points,
    QDie,
    QType,
    Role,
    StageType,
)
from .result import Result

PaidFor = Literal["tie", "deficit"]


# -- setting up -------------------------------------------------------------------------------------------------------


class IdentityChosen(Event, frozen=True):
    seat: SeatNo
    figurine: FigurineId
    code_name: str


class RoleGiven(Event, frozen=True):
    """A seat carries the title of M or Q [MS-ROLE-05]."""

    seat: SeatNo
    role: Role


class Rolled(msgspec.Struct, frozen=True, gc=False):
    """One roll for the order of play."""

    seat: SeatNo
    stars: int


class OrderRolled(Event, frozen=True, rename={"no": "pass"}):
    """`pass`: 1 for the first, in which all roll."""

    no: int
    rolls: tuple[Rolled, ...]


class OrderSet(Event, frozen=True):
    """`seats`: in the order of play."""

    seats: tuple[SeatNo, ...]


class MissionGiven(Event, frozen=True):
    """`line`: of the evaluation sheet, from 1."""

    told_by: ClassVar[str] = "how"
    seat: SeatNo
    mission: MissionId
    origin: PlaceId
    line: int
    how: Literal["dealt", "chosen", "drawn"]


class Allocated(Event, frozen=True):
    seat: SeatNo
    arms: int
    equipment: int
    transport: int


class CounterEspionageSet(Event, frozen=True):
    """`card`: of the agent's mission, None while he has none."""

    seat: SeatNo
    adversary: Adversary
    card: CounterId | None


class AgentReady(Event, frozen=True):
    seat: SeatNo


# -- rounds, turns, travel --------------------------------------------------------------------------------------------


class RoundStarted(Event, frozen=True):
    round: int


class TurnStarted(Event, frozen=True):
    seat: SeatNo
    first_turn: bool
    bound: bool


class Stepped(Event, frozen=True, rename={"origin": "from"}):
    told_by: ClassVar[str] = "element"
    seat: SeatNo
    origin: PlaceId
    to: PlaceId
    route: str
    element: ElementId


class FlightBoarded(Event, frozen=True, rename={"origin": "from"}):
    seat: SeatNo
    origin: PlaceId
    to: PlaceId
    transit: str
    turns: int


class FlightAdvanced(Event, frozen=True):
    seat: SeatNo
    done: int
    total: int


class FlightLanded(Event, frozen=True):
    seat: SeatNo
    to: PlaceId


class ExpressTaken(Event, frozen=True, rename={"origin": "from"}):
    """`cards`: handed over; `change`: given back."""

    seat: SeatNo
    origin: PlaceId
    to: PlaceId
    express: str
    element: ElementId
    cost: int
    cards: tuple[int, ...]
    change: tuple[int, ...]


class Held(Event, frozen=True):
    seat: SeatNo
    place: PlaceId


class HeldOff(Event, frozen=True):
    seat: SeatNo
    place: PlaceId


# -- stages and Q -----------------------------------------------------------------------------------------------------


class StageCurrent(Event, frozen=True):
    seat: SeatNo
    stage: int
    place: PlaceId
    stage_type: StageType
    imposed: int


class StageCompleted(Event, frozen=True):
    seat: SeatNo
    stage: int


class BranchOpened(Event, frozen=True):
    seat: SeatNo
    place: PlaceId


class BranchClosed(Event, frozen=True):
    seat: SeatNo
    place: PlaceId


class QRolled(Event, frozen=True, tag="q_rolled"):
    """`holding`: points of that type now."""

    told_by: ClassVar[str] = "die"
    seat: SeatNo
    die: QDie
    value: int
    holding: int


class ImposedProgress(Event, frozen=True):
    seat: SeatNo
    obtained: int
    required: int


# -- fights -----------------------------------------------------------------------------------------------------------


class Engaged(Event, frozen=True):
    seat: SeatNo
    stage: int
    stage_type: StageType
    adversary: Adversary


class DiceRolled(Event, frozen=True):
    """Both dice at once, each from its owner's seat [MS-ENG-02, MS-PHY-06]."""

    seat: SeatNo
    adversary: Adversary
    white: int
    black: int


class FightWon(Event, frozen=True):
    seat: SeatNo
    stage: int


class FightTied(Event, frozen=True):
    """`held`: points of the right type."""

    seat: SeatNo
    q: QType
    held: int


class Paid(Event, frozen=True):
    """`cards`: handed over; `change`: given back."""

    seat: SeatNo
    q: QType
    points: int
    cards: tuple[int, ...]
    change: tuple[int, ...]
    reason: PaidFor


class FightGoesOn(Event, frozen=True):
    """`rolls`: of this fight so far."""

    seat: SeatNo
    rolls: int


class Eliminated(Event, frozen=True):
    seat: SeatNo
    q: QType
    cost: int
    held: int


class Hospitalised(Event, frozen=True):
    """`lost`: all his Q points [MS-VAR-01]."""

    seat: SeatNo
    q: QType
    cost: int
    held: int
    lost: Points


class Recovered(Event, frozen=True):
    seat: SeatNo


# -- ends of missions -------------------------------------------------------------------------------------------------


class MissionFreed(Event, frozen=True):
    mission: MissionId


class Abandoned(Event, frozen=True):
    """`lost`: all his Q points [MS-ABN-02]."""

    seat: SeatNo
    mission: MissionId
    lost: Points


class Debriefed(Event, frozen=True):
    """Fields 7, 8 and 16 of the sheet."""

    seat: SeatNo
    mission: MissionId
    quantity: Points
    worth: Points
    bonus_cap: int


class Converted(Event, frozen=True):
    """`points`: converted, per type; then fields 9 to 15 of the sheet."""

    seat: SeatNo
    points: Points
    transferred: Points
    converted: Points
    converted_total: int
    mission_score: int
    bonus: int
    carried: int
    grand_total: int


class Waited(Event, frozen=True):
    seat: SeatNo


class TargetReached(Event, frozen=True):
    seat: SeatNo
    grand_total: int


# -- people and the end -----------------------------------------------------------------------------------------------


class Contested(Event, frozen=True):
    """`event`: the number and the kind of the event; `rules`: those behind it. The record shows the state before it
    and after it [MS-ROLE-02]."""

    seat: SeatNo
    event: int
    kind: Annotated[str, piece("kind")]
    rules: tuple[str, ...]


class Resigned(Event, frozen=True):
    seat: SeatNo


class EvaluationClosed(Event, frozen=True):
    result: Result


OF_CONDUCT = (TimedOut, SeatAbsent, SeatBack)
"""What the table tells of time and people that may be contested like the game's own events."""
KINDS: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
OF_TABLE = "-"
"""Of an event of the table's conduct that nobody contests: pauses, words of the host."""
LETTERS: dict[Any, str] = dict(zip(KINDS, string.ascii_letters, strict=False))
"""A letter for each kind of event: short enough to remember the last ones."""
KIND_OF = {letter: kind for kind, letter in LETTERS.items()}
