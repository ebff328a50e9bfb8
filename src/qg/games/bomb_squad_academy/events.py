"""What happened, for log, sound and animation (section 22 of the rules).

Events marked with a star there are told with `t.emit` and animated, the others with `t.log`.

Wires, cards, tools and sensors are named by id; a seat is a number, the Instructor the text "instructor".
"""

from __future__ import annotations

import msgspec

from qg.kernel import Event, SeatNo

from .choices import UseTool
from .pieces import BombId, CardId, FaceId, SensorId, SourceId, ToolId, Who, WindowId, WireId
from .state import CardNote, Options, Result, TileNote


class Part(msgspec.Struct, frozen=True):
    """One line of a list inside an event."""


class Badge(Part, frozen=True):
    seat: SeatNo
    badge: int
    set: str


class PlacedSensor(Part, frozen=True):
    sensor: SensorId
    wire: WireId
    face: FaceId
    bonus: int


class RevealedAction(Part, frozen=True):
    seat: Who
    card: CardId


class Pay(Part, frozen=True):
    seat: SeatNo
    points: int


class Debrief(Part, frozen=True):
    wire: WireId
    faces: tuple[FaceId, ...]


# -- setting up -------------------------------------------------------------------------------------------------------


class GameStarted(Event, frozen=True):
    options: Options
    seats: tuple[SeatNo, ...]
    badges: tuple[Badge, ...]


class BombStarted(Event, frozen=True):
    bomb: BombId
    deck_sizes: tuple[int, ...]
    track_lengths: tuple[int, ...]


class SensorsPlaced(Event, frozen=True):
    sensors: tuple[PlacedSensor, ...]


class ToolsDisplayed(Event, frozen=True):
    tools: tuple[ToolId, ...]


class ToolPicked(Event, frozen=True):
    seat: SeatNo
    tool: ToolId


class ToolLeft(Event, frozen=True):
    tool: ToolId


# -- choosing ---------------------------------------------------------------------------------------------------------


class TurnStarted(Event, frozen=True):
    turn: int


class SeatLocked(Event, frozen=True):
    seat: SeatNo


class SeatUnlocked(Event, frozen=True):
    seat: SeatNo


class Listening(Event, frozen=True):
    seat: SeatNo
    target: Who


class Heard(Event, frozen=True):
    """Private, to the user of the Walkie-Talkie."""

    target: Who
    card: CardId


# -- tools ------------------------------------------------------------------------------------------------------------


class ToolDeclared(Event, frozen=True):
    seat: SeatNo
    tool: ToolId
    targets: UseTool
    window: WindowId


class ToolResolved(Event, frozen=True):
    """`buried`: how many cards a Wire Stripper put to the bottom."""

    seat: SeatNo
    tool: ToolId
    targets: UseTool
    buried: int | None = None


class ToolWithdrawn(Event, frozen=True):
    seat: SeatNo
    tool: ToolId
    reason: str = "owner"


class ToolFizzled(Event, frozen=True):
    seat: SeatNo
    tool: ToolId
    reason: str = "illegal"


class Looked(Event, frozen=True):
    """`by`: chicken or a tool; `what`: tops or tiles."""

    seat: SeatNo
    by: str
    wires: tuple[WireId, ...]
    what: str


class Saw(Event, frozen=True):
    """Private: what a look showed, by place and value, never by id [BSA-HID-01]."""

    faces: tuple[CardNote | TileNote, ...]


class WindowOpened(Event, frozen=True):
    """Once per round. `value` and `pays` in the score window only."""

    window: WindowId
    wire: WireId | None
    round: int
    eligible: tuple[SeatNo, ...]
    value: int | None = None
    pays: tuple[Pay, ...] | None = None


class WindowClosed(Event, frozen=True):
    window: WindowId
    wire: WireId | None


# -- resolving --------------------------------------------------------------------------------------------------------


class ActionsRevealed(Event, frozen=True):
    """`instructor`: its card, None where it takes no part."""

    actions: tuple[RevealedAction, ...]
    instructor: CardId | None


class ActionChanged(Event, frozen=True):
    """Multi-Tool: from card to card. Remote Control: from wire to wire."""

    seat: Who
    from_: str = msgspec.field(name="from")
    to: str
    by: str


class WaitScored(Event, frozen=True):
    seats: tuple[SeatNo, ...]
    points: int


class WaitProposed(Event, frozen=True):
    seat: SeatNo
    wire: WireId


class WaitLocked(Event, frozen=True):
    """`wire` is None with wait_talk = silent."""

    seat: SeatNo
    wire: WireId | None


class WireProtected(Event, frozen=True):
    """By the waiters who chose it, or by a tool."""

    wire: WireId
    seats: tuple[SeatNo, ...]
    tool: ToolId | None


class WireSkipped(Event, frozen=True):
    """`reason`: nobody, protected, empty or instructor_holds_back, the first that applies."""

    wire: WireId
    reason: str


class CutStarted(Event, frozen=True):
    wire: WireId
    cutters: tuple[SeatNo, ...]
    instructor: bool
    k: int


class CardFlipped(Event, frozen=True):
    wire: WireId
    card: str
    main: int
    chain: int
    index: int
    k: int
    deck_left: int


class Brink(Event, frozen=True):
    wire: WireId
    position: int
    pending_move: int
    tiles_in_reach: int


class DetonatorMoved(Event, frozen=True):
    """`cause`: card (the last one flipped, with the steps Freeze Spray took and the Battery added) or ratchet."""

    wire: WireId
    from_: int = msgspec.field(name="from")
    to: int
    cause: str
    frozen: int = 0
    battery: int = 0


class TileTurned(Event, frozen=True):
    wire: WireId
    position: int
    face: FaceId


class WireScored(Event, frozen=True):
    wire: WireId
    main: int
    bonus: int
    chain_sum: int
    value: int
    k: int
    pays: tuple[Pay, ...]
    copies: tuple[Pay, ...]


class ScoreChanged(Event, frozen=True):
    """`source`: solo, shared, wait, chicken, tool or loss."""

    seat: SeatNo
    delta: int
    total: int
    source: SourceId


class Exploded(Event, frozen=True):
    wire: WireId
    tile_position: int
    cutters: tuple[SeatNo, ...]
    instructor: bool


class PointsLost(Event, frozen=True):
    seat: SeatNo
    amount: int
    amount_lost: int


class ChickenPaid(Event, frozen=True):
    seats: tuple[SeatNo, ...]
    points: int


# -- ending -----------------------------------------------------------------------------------------------------------


class SensorMoved(Event, frozen=True):
    """`by`: arrow or magnet."""

    sensor: SensorId
    from_: str = msgspec.field(name="from")
    to: str
    by: str


class CardReturned(Event, frozen=True):
    seat: Who
    card: CardId


class WaitSetAside(Event, frozen=True):
    seat: SeatNo
    card: CardId


class TurnEnded(Event, frozen=True):
    turn: int


class BombEnded(Event, frozen=True):
    """All twelve tiles are shown [BSA-EXP-11]; `points`: what each seat made of this bomb."""

    bomb: BombId
    debrief: tuple[Debrief, ...]
    points: tuple[Pay, ...]


class GameEnded(Event, frozen=True):
    winners: tuple[SeatNo, ...]
    result: Result
