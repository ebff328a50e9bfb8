"""What happened, for log, sound and animation (section 16). Every event is stamped with its round.

Slots count from 1. Whispered to their owner alone [DM-HID-03]: HandReceived, GadgetReceived, CardsOffered, CardKept,
ClaimFailed. All others are told to everybody.
"""

from __future__ import annotations

from typing import Literal

from qg.kernel import Event, SeatNo

from .choices import GadgetPlay
from .pieces import ColourId, Die, DieId, GadgetId, MissionId, Phase, Source, Type
from .state import Auto, Held, Options, Result, Shown

RollKind = Literal["first", "reroll", "extra_chance", "forced", "new_deal"]


# -- setting up -------------------------------------------------------------------------------------------------------


class GameStarted(Event, frozen=True):
    options: Options
    seats: tuple[SeatNo, ...]
    colours: tuple[str, ...]
    """By seat."""
    first_player: SeatNo


class MissionsDealt(Event, frozen=True):
    """`cards`: with open hands the faces by slot, else nothing."""

    seat: SeatNo
    types: tuple[Type, ...]
    cards: tuple[MissionId, ...]


class HandReceived(Event, frozen=True):
    """Whispered: one's own hand."""

    seat: SeatNo
    cards: tuple[MissionId, ...]


class DisplayRevealed(Event, frozen=True):
    cards: tuple[MissionId, ...]


class JokersGiven(Event, frozen=True):
    colour: ColourId


# -- rounds and turns -------------------------------------------------------------------------------------------------


class RoundStarted(Event, frozen=True):
    round: int
    active: SeatNo


class TurnStarted(Event, frozen=True):
    """`rolls_max`: 0 in the DEBRIEFING phase."""

    seat: SeatNo
    phase: Phase
    rolls_max: int


class DiceNumberSet(Event, frozen=True):
    seat: SeatNo
    n: int


class DiceRolled(Event, frozen=True):
    """`seat`: whose dice; `by`: who rolls or has them rolled; `dice`: those rolled, with their new values.

    `roll_no`: the number of the roll, 0 where a gadget rolls.
    """

    seat: SeatNo
    by: SeatNo
    kind: RollKind
    dice: tuple[Die, ...]
    roll_no: int
    joker_added: bool


class RollsFixed(Event, frozen=True):
    r: int


class TurnEnded(Event, frozen=True):
    seat: SeatNo
    phase: Phase
    auto: Auto


class PhaseChanged(Event, frozen=True):
    """`to`: by its id, for every phase has a sentence of its own."""

    to: Literal["mission", "debriefing"]


class JokerDiscarded(Event, frozen=True):
    """`seat`: its owner."""

    seat: SeatNo


class RoundEnded(Event, frozen=True):
    """`dice`: those that were on the table and have gone home, jokers left out."""

    round: int
    dice: tuple[DieId, ...]


# -- gadgets ----------------------------------------------------------------------------------------------------------


class GadgetPlayed(Event, frozen=True):
    """`play`: the choice with all its arguments."""

    seat: SeatNo
    gadget: GadgetId
    play: GadgetPlay


class DiceNumberChanged(Event, frozen=True):
    """`removed`: dice its player took off the table."""

    seat: SeatNo
    before: int
    after: int
    removed: tuple[Die, ...]


class PlayerLocked(Event, frozen=True):
    """`seat` is locked now."""

    seat: SeatNo
    by: SeatNo


class DieMoved(Event, frozen=True):
    giver: SeatNo
    taker: SeatNo
    die: Die
    cause: Literal["theft", "transaction", "transfer"]


class DieRemoved(Event, frozen=True):
    holder: SeatNo
    die: Die


class DieChanged(Event, frozen=True):
    """`die`: as it was."""

    holder: SeatNo
    die: Die
    value: int


class GadgetDrawn(Event, frozen=True):
    seat: SeatNo
    cause: Literal["briefcase", "consolation"]


class GadgetReceived(Event, frozen=True):
    """Whispered: what one has drawn."""

    seat: SeatNo
    gadget: GadgetId


class GadgetDiscarded(Event, frozen=True):
    seat: SeatNo
    gadget: GadgetId


# -- missions ---------------------------------------------------------------------------------------------------------


class MissionValidated(Event, frozen=True):
    """`used`: types validated this turn, this one included; `dice`: those that proved it."""

    seat: SeatNo
    card: MissionId
    source: Source
    slot: int
    used: tuple[Type, ...]
    briefcase: bool
    dice: tuple[Shown, ...]


class ClaimFailed(Event, frozen=True):
    """Whispered, with hints = none: the mission claimed does not hold; nothing has changed."""

    seat: SeatNo
    source: Source
    slot: int
    card: MissionId


class DisplayRefilled(Event, frozen=True):
    slot: int
    card: MissionId


class Consolation(Event, frozen=True):
    """How a DEBRIEFING turn without validation ends."""

    seat: SeatNo
    kind: Literal["draw", "exchange", "none"]


class ExchangeStarted(Event, frozen=True):
    """`card`: of the display, the one given up; of a hand None, but with open hands."""

    seat: SeatNo
    mission_type: Type
    source: Source
    slot: int
    card: MissionId | None


class CardsOffered(Event, frozen=True):
    """Whispered: the two cards drawn."""

    seat: SeatNo
    cards: tuple[MissionId, ...]


class ExchangeDone(Event, frozen=True):
    """`card`: the new one on the display, or with open hands in the hand; else None."""

    seat: SeatNo
    mission_type: Type
    source: Source
    slot: int
    card: MissionId | None


class CardKept(Event, frozen=True):
    """Whispered: the card one has now in that slot of one's hand."""

    seat: SeatNo
    slot: int
    card: MissionId


class DeckReshuffled(Event, frozen=True):
    which: Literal["solo", "versus", "team", "special", "gadget"]


# -- the end ----------------------------------------------------------------------------------------------------------


class GameOver(Event, frozen=True):
    """`hands` and `gadgets` by seat, as they were at the end."""

    result: Result
    hands: tuple[tuple[str | None, ...], ...]
    gadgets: tuple[tuple[Held, ...], ...]
