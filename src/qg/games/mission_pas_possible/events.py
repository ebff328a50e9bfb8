"""What happened, for log, sound and animation. Cards on the table are named by id and, where it helps, by position."""

from __future__ import annotations

from typing import Literal, NamedTuple

from qg.kernel import Event

from .pieces import Color, Die, Match
from .state import Cause, Result


class Placement(NamedTuple):
    """A die set on a card: whose, which, where."""

    seat: int
    die: Die
    card: str
    position: int
    slot: str


class PileTop(NamedTuple):
    """The top card of a pile (None: the pile is used up) and how many cards the pile has."""

    card: str | None
    size: int


class TableDealt(Event, frozen=True):
    """The cards lie on the table; line or piles as the mode has it. In advanced set-ups told after the mix."""

    hands: tuple[tuple[str, ...], ...]
    line: tuple[str, ...]
    piles: tuple[PileTop, ...]
    deck_count: int
    sabotage_count: int
    bag_holder: int


class MixChosen(Event, frozen=True):
    """How many cards of each value (1, 2, 3, 4, 6); seat None: the preset, because time was up."""

    counts: tuple[int, ...]
    seat: int | None


class Countdown(Event, frozen=True):
    """To the start; a pause ends with one of the table's own."""

    seconds: int


class ClockStarted(Event, frozen=True):
    remaining_ms: int


class ClockWarning(Event, frozen=True):
    remaining_ms: int


class DiceGrabbed(Event, frozen=True):
    """All dice in hand by colour, and how many are needed in all."""

    seat: int
    colors: tuple[Color, ...]
    needed: int


class Overdraw(Event, frozen=True):
    """Too many: all dice in hand went back."""

    seat: int
    colors: tuple[Color, ...]


class DiceRolled(Event, frozen=True):
    """The pool in draw order; seat None: the server rolled. Short: the bag held fewer than asked for."""

    seat: int | None
    dice: tuple[Die, ...]
    short: bool


class DieClaimed(Event, frozen=True):
    seat: int
    die: Die
    card: str
    position: int
    slot: str
    replaced: Die | None


class DieReleased(Event, frozen=True):
    seat: int
    die: Die
    card: str
    position: int
    slot: str


class SeatLocked(Event, frozen=True):
    """By its own press, or by the server because nothing is left to do for it."""

    seat: int
    reason: Literal["own", "server"]


class SeatUnlocked(Event, frozen=True):
    """By its own doing, or because it must take a die now."""

    seat: int
    reason: Literal["own", "must_take"]


class WaveSet(Event, frozen=True):
    """Reservations in the order they are set."""

    placements: tuple[Placement, ...]


class Collapse(Event, frozen=True):
    seat: int
    card: str
    position: int
    dice: tuple[Die, ...]
    cause: Literal["tremble", "gesture"]


class PlacementError(Event, frozen=True):
    """An incorrect die; `dice` are the others, which went to the bag."""

    seat: int
    card: str
    position: int
    slot: str
    die: Die
    reason: Literal["unsupported", "slot", "relation"]
    dice: tuple[Die, ...]


class BombDefused(Event, frozen=True):
    """`count` bombs are defused in all."""

    seat: int
    card: str
    position: int
    points: int
    dice: tuple[Die, ...]
    count: int


class SabotageOffered(Event, frozen=True):
    seat: int


class SabotageDeclined(Event, frozen=True):
    seat: int


class CardTaken(Event, frozen=True):
    """`source`: position in the line, or in piles the value of the pile; `position`: where it lies now."""

    seat: int
    card: str
    source: int
    position: int


class CardRevealed(Event, frozen=True):
    """`place`: position in the line, or in piles the value of the pile; `deck_count`: cards left face down there."""

    card: str
    place: int
    deck_count: int


class LineShrunk(Event, frozen=True):
    place: int


class SabotageActivated(Event, frozen=True):
    """`count` Sabotages have been activated in all."""

    card: str
    match: Match
    count: int


class DieLost(Event, frozen=True):
    seat: int
    die: Die
    card: str
    position: int
    slot: str
    cause: Cause
    automatic: bool


class NoDieLost(Event, frozen=True):
    seat: int
    cause: Cause
    why: Literal["none", "covered"]


class ClaimsReopened(Event, frozen=True):
    dice: tuple[Die, ...]


class UnusedRerolled(Event, frozen=True):
    """The die with its new value; `left` unused dice wait after it. Seat None: nobody chose it."""

    seat: int | None
    die: Die
    old_value: int
    left: int


class DieReturned(Event, frozen=True):
    die: Die


class BagPassed(Event, frozen=True):
    """`source` had the bag, `to` has it now."""

    source: int
    to: int
    dice_in_bag: int


class AutopilotActed(Event, frozen=True):
    """The autopilot answered for a seat; `decision` is the kind of question."""

    seat: int
    decision: str


class SignalGiven(Event, frozen=True, tag="signal"):
    """A quick call, as in choices.Signal; `die`: the one it points at, as it lies."""

    seat: int
    id: str
    target: str | int | None
    die: Die | None


class OvertimeStarted(Event, frozen=True):
    remaining_ms: int


class GameEnded(Event, frozen=True):
    outcome: Literal["won", "lost"]
    reason: str
    total: int
    result: Result
