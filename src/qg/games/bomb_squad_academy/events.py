"""What happened, for log, sound and animation (section 22 of the rules).

Events marked with a star there are told with `t.tell` and animated, the others with `t.log`.

Wires, cards, tools and sensors are named by id; a seat is a number, the Instructor the text "instructor".
"""

from __future__ import annotations

from typing import Literal

import msgspec

from qg.kernel import Event

from .choices import UseTool
from .state import CardNote, Options, Result, TileNote

Who = int | Literal["instructor"]


class Part(msgspec.Struct, frozen=True):
    """One line of a list inside an event."""


class Badge(Part, frozen=True):
    seat: int
    badge: int
    set: str


class PlacedSensor(Part, frozen=True):
    sensor: str
    wire: str
    face: str
    bonus: int


class RevealedAction(Part, frozen=True):
    seat: Who
    card: str


class Pay(Part, frozen=True):
    seat: int
    points: int


class Debrief(Part, frozen=True):
    wire: str
    faces: tuple[str, ...]


# -- setting up -------------------------------------------------------------------------------------------------------


class GameStarted(Event, frozen=True):
    options: Options
    seats: tuple[int, ...]
    badges: tuple[Badge, ...]


class BombStarted(Event, frozen=True):
    bomb: str
    deck_sizes: tuple[int, ...]
    track_lengths: tuple[int, ...]


class SensorsPlaced(Event, frozen=True):
    sensors: tuple[PlacedSensor, ...]


class ToolsDisplayed(Event, frozen=True):
    tools: tuple[str, ...]


class ToolPicked(Event, frozen=True):
    seat: int
    tool: str


class ToolLeft(Event, frozen=True):
    tool: str


# -- choosing ---------------------------------------------------------------------------------------------------------


class TurnStarted(Event, frozen=True):
    turn: int


class SeatLocked(Event, frozen=True):
    seat: int


class SeatUnlocked(Event, frozen=True):
    seat: int


class Listening(Event, frozen=True):
    seat: int
    target: Who


class Heard(Event, frozen=True):
    """Private, to the user of the Walkie-Talkie."""

    target: Who
    card: str


# -- tools ------------------------------------------------------------------------------------------------------------


class ToolDeclared(Event, frozen=True):
    seat: int
    tool: str
    targets: UseTool
    window: str


class ToolResolved(Event, frozen=True):
    """`buried`: how many cards a Wire Stripper put to the bottom."""

    seat: int
    tool: str
    targets: UseTool
    buried: int | None = None


class ToolWithdrawn(Event, frozen=True):
    seat: int
    tool: str
    reason: str = "owner"


class ToolFizzled(Event, frozen=True):
    seat: int
    tool: str
    reason: str = "illegal"


class Looked(Event, frozen=True):
    """`by`: chicken or a tool; `what`: tops or tiles."""

    seat: int
    by: str
    wires: tuple[str, ...]
    what: str


class Saw(Event, frozen=True):
    """Private: what a look showed, by place and value, never by id [BSA-HID-01]."""

    faces: tuple[CardNote | TileNote, ...]


class WindowOpened(Event, frozen=True):
    """Once per round. `value` and `pays` in the score window only."""

    window: str
    wire: str | None
    round: int
    eligible: tuple[int, ...]
    value: int | None = None
    pays: tuple[Pay, ...] | None = None


class WindowClosed(Event, frozen=True):
    window: str
    wire: str | None


# -- resolving --------------------------------------------------------------------------------------------------------


class ActionsRevealed(Event, frozen=True):
    """`instructor`: its card, None where it takes no part."""

    actions: tuple[RevealedAction, ...]
    instructor: str | None


class ActionChanged(Event, frozen=True):
    """Multi-Tool: from card to card. Remote Control: from wire to wire."""

    seat: Who
    from_: str = msgspec.field(name="from")
    to: str
    by: str


class WaitScored(Event, frozen=True):
    seats: tuple[int, ...]
    points: int


class WaitProposed(Event, frozen=True):
    seat: int
    wire: str


class WaitLocked(Event, frozen=True):
    """`wire` is None with wait_talk = silent."""

    seat: int
    wire: str | None


class WireProtected(Event, frozen=True):
    """By the waiters who chose it, or by a tool."""

    wire: str
    seats: tuple[int, ...]
    tool: str | None


class WireSkipped(Event, frozen=True):
    """`reason`: nobody, protected, empty or instructor_holds_back, the first that applies."""

    wire: str
    reason: str


class CutStarted(Event, frozen=True):
    wire: str
    cutters: tuple[int, ...]
    instructor: bool
    k: int


class CardFlipped(Event, frozen=True):
    wire: str
    card: str
    main: int
    chain: int
    index: int
    k: int
    deck_left: int


class Brink(Event, frozen=True):
    wire: str
    position: int
    pending_move: int
    tiles_in_reach: int


class DetonatorMoved(Event, frozen=True):
    """`cause`: card (the last one flipped, with the steps Freeze Spray took and the Battery added) or ratchet."""

    wire: str
    from_: int = msgspec.field(name="from")
    to: int
    cause: str
    frozen: int = 0
    battery: int = 0


class TileTurned(Event, frozen=True):
    wire: str
    position: int
    face: str


class WireScored(Event, frozen=True):
    wire: str
    main: int
    bonus: int
    chain_sum: int
    value: int
    k: int
    pays: tuple[Pay, ...]
    copies: tuple[Pay, ...]


class ScoreChanged(Event, frozen=True):
    """`source`: solo, shared, wait, chicken, tool or loss."""

    seat: int
    delta: int
    total: int
    source: str


class Exploded(Event, frozen=True):
    wire: str
    tile_position: int
    cutters: tuple[int, ...]
    instructor: bool


class PointsLost(Event, frozen=True):
    seat: int
    amount: int
    amount_lost: int


class ChickenPaid(Event, frozen=True):
    seats: tuple[int, ...]
    points: int


# -- ending -----------------------------------------------------------------------------------------------------------


class SensorMoved(Event, frozen=True):
    """`by`: arrow or magnet."""

    sensor: str
    from_: str = msgspec.field(name="from")
    to: str
    by: str


class CardReturned(Event, frozen=True):
    seat: Who
    card: str


class WaitSetAside(Event, frozen=True):
    seat: int
    card: str


class TurnEnded(Event, frozen=True):
    turn: int


class BombEnded(Event, frozen=True):
    """All twelve tiles are shown [BSA-EXP-11]; `points`: what each seat made of this bomb."""

    bomb: str
    debrief: tuple[Debrief, ...]
    points: tuple[Pay, ...]


class GameEnded(Event, frozen=True):
    winners: tuple[int, ...]
    result: Result
