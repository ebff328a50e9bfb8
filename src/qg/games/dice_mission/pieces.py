"""Dice and cards as things: no rules, no state.

A die is its id and the value it shows. Seat s owns the dice 6s to 6s + 4, and 6s + 5 is its joker die.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated, Literal, NamedTuple

from qg.kernel import PieceTerms as Room
from qg.kernel import SeatNo, piece

Type = Annotated[Literal["solo", "versus", "team", "special"], piece("type")]
TYPES: tuple[Type, ...] = ("solo", "versus", "team", "special")
"""The four types of MISSION cards; decks and discards stand in this order [DM-CMP-01]."""
HAND_TYPES: tuple[Type, ...] = TYPES[:3]
TYPE_NO = {kind: number for number, kind in enumerate(TYPES)}
PREFIXES: dict[str, Type] = {kind[:2]: kind for kind in TYPES}
"""What the ids of the cards of each type begin with."""

Phase = Annotated[Literal["mission", "debriefing"], piece("phase")]
Source = Literal["hand", "display"]
DieId = Annotated[int, piece("die")]
MissionId = Annotated[str, piece("mission")]
ColourId = Annotated[str, piece("colour")]
GadgetId = Annotated[
    Literal[
        "new-deal",
        "forced-reroll",
        "mission-change",
        "extra-chance",
        "target-lock",
        "theft",
        "suppression",
        "adaptation",
        "transaction",
        "transfer",
    ],
    piece("gadget"),
]


class Terms(Room, total=False):
    """What the arguments of phrases and refusals name."""

    active: SeatNo
    first_player: SeatNo
    holder: SeatNo
    winners: tuple[SeatNo, ...]
    die: DieId
    other: DieId
    dice: tuple[DieId, ...]
    remove: tuple[DieId, ...]
    card: MissionId
    type: Type
    types: tuple[Type, ...]
    phase: Phase
    gadget: GadgetId
    gadgets: tuple[GadgetId, ...]
    colour: ColourId


SIDES = 6
PER_PLAYER = 5
"""Dice of one colour [DM-CMP-04]."""
IDS = PER_PLAYER + 1
JOKER = PER_PLAYER
MOST_SEATS = 5

Counts = tuple[int, int, int, int, int, int]
"""How many dice show 1, 2, 3, 4, 5, 6."""
NO_DICE: Counts = (0, 0, 0, 0, 0, 0)


class Die(NamedTuple):
    """A die that shows a value."""

    id: int
    value: int

    @property
    def owner(self) -> int:
        """The seat whose colour, or whose joker, it is; its holder is the one before whom it lies [DM-GAD-45]."""
        return self.id // IDS

    @property
    def is_joker(self) -> bool:
        return self.id % IDS == JOKER


showing = cache(Die)
"""A die with that id and value; each is made once."""
Tray = tuple[Die, ...]
"""The dice before one player, in the order in which they came [DM-DIG-02]."""
Trays = tuple[Tray, ...]
"""The dice on the table, by holder."""


def own_dice(seat: int) -> range:
    """The ids of a seat's five dice."""
    return range(seat * IDS, seat * IDS + PER_PLAYER)


def joker_of(seat: int) -> int:
    return seat * IDS + JOKER


def is_joker(die: int) -> bool:
    return die % IDS == JOKER


@lru_cache(maxsize=4096)
def counts(tray: Tray) -> Counts:
    """How many dice of a tray show each value."""
    found = [0] * SIDES
    for die in tray:
        found[die[1] - 1] += 1
    return tuple(found)  # type: ignore[return-value]


def type_of(card: str) -> Type:
    """The type of a MISSION card, which its id begins with."""
    return PREFIXES[card[:2]]
