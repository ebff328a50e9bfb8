"""What happened, for log, sound and animation (section 16). Every event is stamped with its round.

Slots count from 1. Whispered to their owner alone [DM-HID-03]: HandReceived, GadgetReceived, CardsOffered, CardKept,
ClaimFailed. All others are told to everybody.
"""

from __future__ import annotations

from typing import Literal

from qg.kernel import Event

from .choices import GadgetPlay
from .pieces import Die, GadgetId, Phase, Source, Type
from .state import Auto, Held, Options, Result, Shown

RollKind = Literal["first", "reroll", "extra_chance", "forced", "new_deal"]


# -- setting up -------------------------------------------------------------------------------------------------------


class GameStarted(Event, frozen=True):
    options: Options
    seats: tuple[int, ...]
    colours: tuple[str, ...]
    """By seat."""
    first_player: int


class MissionsDealt(Event, frozen=True):
    """`cards`: with open hands the faces by slot, else nothing."""

    seat: int
    types: tuple[Type, ...]
    cards: tuple[str, ...]


class HandReceived(Event, frozen=True):
    """Whispered: one's own hand."""

    seat: int
    cards: tuple[str, ...]


class DisplayRevealed(Event, frozen=True):
    cards: tuple[str, ...]


class JokersGiven(Event, frozen=True):
    colour: str


# -- rounds and turns -------------------------------------------------------------------------------------------------


class RoundStarted(Event, frozen=True):
    round: int
    active: int


class TurnStarted(Event, frozen=True):
    """`rolls_max`: 0 in the DEBRIEFING phase."""

    seat: int
    phase: Phase
    rolls_max: int


class DiceNumberSet(Event, frozen=True):
    seat: int
    n: int


class DiceRolled(Event, frozen=True):
    """`seat`: whose dice; `by`: who rolls or has them rolled; `dice`: those rolled, with their new values.

    `roll_no`: the number of the roll, 0 where a gadget rolls.
    """

    seat: int
    by: int
    kind: RollKind
    dice: tuple[Die, ...]
    roll_no: int
    joker_added: bool


class RollsFixed(Event, frozen=True):
    r: int


class TurnEnded(Event, frozen=True):
    seat: int
    phase: Phase
    auto: Auto


class PhaseChanged(Event, frozen=True):
    to: Phase


class JokerDiscarded(Event, frozen=True):
    """`seat`: its owner."""

    seat: int


class RoundEnded(Event, frozen=True):
    """`dice`: those that were on the table and have gone home, jokers left out."""

    round: int
    dice: tuple[int, ...]


# -- gadgets ----------------------------------------------------------------------------------------------------------


class GadgetPlayed(Event, frozen=True):
    """`play`: the choice with all its arguments."""

    seat: int
    gadget: GadgetId
    play: GadgetPlay


class DiceNumberChanged(Event, frozen=True):
    """`removed`: dice its player took off the table."""

    seat: int
    before: int
    after: int
    removed: tuple[Die, ...]


class PlayerLocked(Event, frozen=True):
    """`seat` is locked now."""

    seat: int
    by: int


class DieMoved(Event, frozen=True):
    giver: int
    taker: int
    die: Die
    cause: Literal["theft", "transaction", "transfer"]


class DieRemoved(Event, frozen=True):
    holder: int
    die: Die


class DieChanged(Event, frozen=True):
    """`die`: as it was."""

    holder: int
    die: Die
    value: int


class GadgetDrawn(Event, frozen=True):
    seat: int
    cause: Literal["briefcase", "consolation"]


class GadgetReceived(Event, frozen=True):
    """Whispered: what one has drawn."""

    seat: int
    gadget: GadgetId


class GadgetDiscarded(Event, frozen=True):
    seat: int
    gadget: GadgetId


# -- missions ---------------------------------------------------------------------------------------------------------


class MissionValidated(Event, frozen=True):
    """`used`: types validated this turn, this one included; `dice`: those that proved it."""

    seat: int
    card: str
    source: Source
    slot: int
    used: tuple[Type, ...]
    briefcase: bool
    dice: tuple[Shown, ...]


class ClaimFailed(Event, frozen=True):
    """Whispered, with hints = none: the mission claimed does not hold; nothing has changed."""

    seat: int
    source: Source
    slot: int
    card: str


class DisplayRefilled(Event, frozen=True):
    slot: int
    card: str


class Consolation(Event, frozen=True):
    """How a DEBRIEFING turn without validation ends."""

    seat: int
    kind: Literal["draw", "exchange", "none"]


class ExchangeStarted(Event, frozen=True):
    """`card`: of the display, the one given up; of a hand None, but with open hands."""

    seat: int
    mission_type: Type
    source: Source
    slot: int
    card: str | None


class CardsOffered(Event, frozen=True):
    """Whispered: the two cards drawn."""

    seat: int
    cards: tuple[str, ...]


class ExchangeDone(Event, frozen=True):
    """`card`: the new one on the display, or with open hands in the hand; else None."""

    seat: int
    mission_type: Type
    source: Source
    slot: int
    card: str | None


class CardKept(Event, frozen=True):
    """Whispered: the card one has now in that slot of one's hand."""

    seat: int
    slot: int
    card: str


class DeckReshuffled(Event, frozen=True):
    which: Literal["solo", "versus", "team", "special", "gadget"]


# -- the end ----------------------------------------------------------------------------------------------------------


class GameOver(Event, frozen=True):
    """`hands` and `gadgets` by seat, as they were at the end."""

    result: Result
    hands: tuple[tuple[str | None, ...], ...]
    gadgets: tuple[tuple[Held, ...], ...]
