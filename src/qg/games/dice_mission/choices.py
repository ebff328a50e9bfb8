"""What a seat may answer. Dice are named by id, cards by place (slots and hand positions count from 1).

Decisions (tag: its choices):
  choose_dice      SetDice; MissionChange, TargetLock, ForcedReroll where playable
  mission_act      Roll before the first roll; Reroll, EndTurn after it; the five MISSION gadgets
  exchange_pick    Pick
  gadget_discard   Discard
  debrief_act      Validate, DrawGadget, Exchange, EndTurn; the five DEBRIEFING gadgets
Tuples of dice are sorted; of the two dice of a Transaction the lower id comes first. A gadget is named by its face: of
two copies a playable one is played. No hidden card is ever named, only its place [DM-HID-01].
"""

from __future__ import annotations

from qg.kernel import Choice, SeatNo

from .pieces import DieId, GadgetId, Source


class SetDice(Choice, frozen=True, gc=False):
    """The number of dice of the round, 2 to 5 [DM-MIS-02]."""

    n: int


class Roll(Choice, frozen=True, gc=False):
    """The first roll, with the joker die or without [DM-MIS-04, DM-JOK-02]."""

    joker: bool = False


class Reroll(Choice, frozen=True):
    """Roll these dice again; with the joker added, they may be none [DM-MIS-05, DM-MIS-07, DM-JOK-03]."""

    dice: tuple[DieId, ...]
    joker: bool = False


class EndTurn(Choice, frozen=True, gc=False):
    """My turn is over [DM-MIS-11, DM-DEB-15]."""


class Validate(Choice, frozen=True, gc=False):
    """Validate the mission in this slot of my hand or of the display [DM-DEB-03]."""

    source: Source
    slot: int


class DrawGadget(Choice, frozen=True, gc=False):
    """The consolation: a gadget [DM-DEB-12]."""


class Exchange(Choice, frozen=True, gc=False):
    """The consolation: exchange the mission in this slot [DM-DEB-12, DM-EXC-01]."""

    source: Source
    slot: int


class Pick(Choice, frozen=True, gc=False):
    """Keep the first or the second of the two cards drawn [DM-EXC-02]."""

    card: int


class Discard(Choice, frozen=True, gc=False):
    """Discard the gadget at this place of my hand, 1 to 4 [DM-GAD-06]."""

    place: int


# -- MISSION gadgets --------------------------------------------------------------------------------------------------


class NewDeal(Choice, frozen=True):
    """A new number of dice; `remove`: dice I take off, where I have rolled and hold more [DM-GAD-20, DM-GAD-23]."""

    number: int
    remove: tuple[DieId, ...] = ()


class ForcedReroll(Choice, frozen=True):
    """An opponent rerolls these of his dice [DM-GAD-30]."""

    player: SeatNo
    dice: tuple[DieId, ...]


class MissionChange(Choice, frozen=True, gc=False):
    """Exchange the mission in this slot [DM-GAD-33]."""

    source: Source
    slot: int


class ExtraChance(Choice, frozen=True):
    """Reroll these of my dice, beyond my rolls [DM-GAD-34]."""

    dice: tuple[DieId, ...]


class TargetLock(Choice, frozen=True, gc=False):
    """No other gadget touches this player's dice this round [DM-GAD-13]."""

    player: SeatNo


# -- DEBRIEFING gadgets -----------------------------------------------------------------------------------------------


class Theft(Choice, frozen=True, gc=False):
    """Take this die of an opponent [DM-GAD-40]."""

    die: DieId


class Suppression(Choice, frozen=True, gc=False):
    """Remove this die from the table [DM-GAD-41]."""

    die: DieId


class Adaptation(Choice, frozen=True, gc=False):
    """Set this die to another value [DM-GAD-42]."""

    die: DieId
    value: int


class Transaction(Choice, frozen=True, gc=False):
    """Swap these dice of two players [DM-GAD-43]."""

    die: DieId
    other: DieId


class Transfer(Choice, frozen=True, gc=False):
    """Give this die of mine to an opponent [DM-GAD-44]."""

    die: DieId
    player: SeatNo


MissionGadget = NewDeal | ForcedReroll | MissionChange | ExtraChance | TargetLock
DebriefGadget = Theft | Suppression | Adaptation | Transaction | Transfer
GadgetPlay = MissionGadget | DebriefGadget

FACE: dict[type[Choice], GadgetId] = {
    NewDeal: "new-deal",
    ForcedReroll: "forced-reroll",
    MissionChange: "mission-change",
    ExtraChance: "extra-chance",
    TargetLock: "target-lock",
    Theft: "theft",
    Suppression: "suppression",
    Adaptation: "adaptation",
    Transaction: "transaction",
    Transfer: "transfer",
}
"""The gadget each play is a play of [DM-STA-01]."""
