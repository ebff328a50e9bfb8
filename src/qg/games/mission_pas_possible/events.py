"""What happened, for log, sound and animation. Cards on the table are named by id and, where it helps, by position."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from qg.kernel import Event, SeatNo, piece

from .pieces import CardId, Color, Die, Match
from .state import Cause, Result


class Placement(NamedTuple):
    """A die set on a card: whose, which, where."""

    seat: SeatNo
    die: Die
    card: CardId
    position: int
    slot: str


class PileTop(NamedTuple):
    """The top card of a pile (None: the pile is used up) and how many cards the pile has."""

    card: CardId | None
    size: int


class TableDealt(Event, frozen=True):
    """The cards lie on the table; line or piles as the mode has it. In advanced set-ups told after the mix."""

    hands: tuple[tuple[CardId, ...], ...]
    line: tuple[CardId, ...]
    piles: tuple[PileTop, ...]
    deck_count: int
    sabotage_count: int
    bag_holder: SeatNo


class MixChosen(Event, frozen=True):
    """How many cards of each value (1, 2, 3, 4, 6); seat None: the preset, because time was up."""

    counts: tuple[int, ...]
    seat: SeatNo | None


class Countdown(Event, frozen=True):
    """To the start; a pause ends with one of the table's own."""

    seconds: int


class ClockStarted(Event, frozen=True):
    remaining_ms: int


class ClockWarning(Event, frozen=True):
    remaining_ms: int


class DiceGrabbed(Event, frozen=True):
    """All dice in hand by colour, and how many are needed in all."""

    seat: SeatNo
    colors: tuple[Color, ...]
    needed: int


class Overdraw(Event, frozen=True):
    """Too many: all dice in hand went back."""

    seat: SeatNo
    colors: tuple[Color, ...]


class DiceRolled(Event, frozen=True):
    """The pool in draw order; seat None: the server rolled. Short: the bag held fewer than asked for."""

    seat: SeatNo | None
    dice: tuple[Die, ...]
    short: bool


class DieClaimed(Event, frozen=True):
    seat: SeatNo
    die: Die
    card: CardId
    position: int
    slot: str
    replaced: Die | None


class DieReleased(Event, frozen=True):
    seat: SeatNo
    die: Die
    card: CardId
    position: int
    slot: str


class SeatLocked(Event, frozen=True):
    """By its own press, or by the server because nothing is left to do for it."""

    seat: SeatNo
    reason: Literal["own", "server"]


class SeatUnlocked(Event, frozen=True):
    """By its own doing, or because it must take a die now."""

    seat: SeatNo
    reason: Literal["own", "must_take"]


class WaveSet(Event, frozen=True):
    """Reservations in the order they are set."""

    placements: tuple[Placement, ...]


class Collapse(Event, frozen=True):
    seat: SeatNo
    card: CardId
    position: int
    dice: tuple[Die, ...]
    cause: Literal["tremble", "gesture"]


class PlacementError(Event, frozen=True):
    """An incorrect die; `dice` are the others, which went to the bag."""

    seat: SeatNo
    card: CardId
    position: int
    slot: str
    die: Die
    reason: Literal["unsupported", "slot", "relation"]
    dice: tuple[Die, ...]


class BombDefused(Event, frozen=True):
    """`count` bombs are defused in all."""

    seat: SeatNo
    card: CardId
    position: int
    points: int
    dice: tuple[Die, ...]
    count: int


class SabotageOffered(Event, frozen=True):
    seat: SeatNo


class SabotageDeclined(Event, frozen=True):
    seat: SeatNo


class CardTaken(Event, frozen=True):
    """`source`: position in the line, or in piles the value of the pile; `position`: where it lies now."""

    seat: SeatNo
    card: CardId
    source: int
    position: int


class CardRevealed(Event, frozen=True):
    """`place`: position in the line, or in piles the value of the pile; `deck_count`: cards left face down there."""

    card: CardId
    place: int
    deck_count: int


class LineShrunk(Event, frozen=True):
    place: int


class SabotageActivated(Event, frozen=True):
    """`count` Sabotages have been activated in all."""

    card: CardId
    match: Match
    count: int


class DieLost(Event, frozen=True):
    seat: SeatNo
    die: Die
    card: CardId
    position: int
    slot: str
    cause: Cause
    automatic: bool


class NoDieLost(Event, frozen=True):
    seat: SeatNo
    cause: Cause
    why: Literal["none", "covered"]


class ClaimsReopened(Event, frozen=True):
    dice: tuple[Die, ...]


class UnusedRerolled(Event, frozen=True):
    """The die with its new value; `left` unused dice wait after it. Seat None: nobody chose it."""

    seat: SeatNo | None
    die: Die
    old_value: int
    left: int


class DieReturned(Event, frozen=True):
    die: Die


class BagPassed(Event, frozen=True):
    """`source` had the bag, `to` has it now."""

    source: SeatNo
    to: SeatNo
    dice_in_bag: int


class AutopilotActed(Event, frozen=True):
    """The autopilot answered for a seat; `decision` is the kind of question."""

    seat: SeatNo
    decision: str


class SignalGiven(Event, frozen=True, tag="signal"):
    """A quick call, as in choices.Signal; `die`: the one it points at, as it lies."""

    seat: SeatNo
    id: str
    target: str | int | None
    die: Die | None


class OvertimeStarted(Event, frozen=True):
    remaining_ms: int


class GameEnded(Event, frozen=True):
    outcome: Annotated[Literal["won", "lost"], piece("outcome")]
    reason: Annotated[str, piece("reason")]
    total: int
    result: Result
