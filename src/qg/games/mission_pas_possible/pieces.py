"""Dice and cards as things: no rules, no state.

A die is its id and the value it shows. Ids are 0 to 24; the colour is id // 5 in the order of `COLORS`. Its text form
is colour letter and value: `R5`. A face is a colour and a value as one number, 0 to 29.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

import msgspec

from qg.kernel import PieceTerms as Room
from qg.kernel import piece

Color = Annotated[Literal["red", "blue", "green", "yellow", "black"], piece("color")]
DieId = Annotated[int, piece("die")]
CardId = Annotated[str, piece("card")]
COLORS: tuple[Color, ...] = ("red", "blue", "green", "yellow", "black")


class Terms(Room, total=False):
    """What the arguments of phrases and refusals name."""

    die: DieId
    replace: DieId
    card: CardId


LETTERS = "RBGYK"
PER_COLOR = 5
SIDES = 6
DICE = len(COLORS) * PER_COLOR
FACES = len(COLORS) * SIDES
SLOTS = "abcdef"

Layout = Literal["row", "stack", "double_stack", "pyramid", "big_pyramid"]
Kind = Literal[
    "any",
    "color",
    "value",
    "color_value",
    "either",
    "number",
    "number_color",
    "wheel",
    "number_or_wheel",
    "number_and_wheel",
]
Rel = Literal[
    "same_value",
    "same_color",
    "differ_value",
    "differ_color",
    "less",
    "greater",
    "match_either",
    "match_both",
    "sum",
    "difference",
    "sum_equals",
]


class Die(NamedTuple):
    """A die that shows a value: (id, value). There are five of each colour and none is white [MPP-CMP-04]."""

    id: int
    value: int

    @property
    def color(self) -> Color:
        return COLORS[self.id // PER_COLOR]

    @property
    def face(self) -> int:
        """Colour and value as one number: 6 times the colour's place, plus value less one."""
        return self.id // PER_COLOR * SIDES + self.value - 1

    def __str__(self) -> str:
        return f"{LETTERS[self.id // PER_COLOR]}{self.value}"


def color_of(die: int) -> Color:
    """The colour of a die, by its id."""
    return COLORS[die // PER_COLOR]


def face(text: str) -> int:
    """The face written `R5`."""
    return LETTERS.index(text[0]) * SIDES + int(text[1:]) - 1


def die(text: str, nth: int = 0) -> Die:
    """A die written `R5`: the nth of its colour, first by default."""
    return Die(LETTERS.index(text[0]) * PER_COLOR + nth, int(text[1:]))


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a strike looks for: a colour, a value, or (an unused die) either of both."""

    color: Color | None = None
    value: int | None = None

    def hits(self, die: Die) -> bool:
        """Whether a die has the colour or the value [MPP-SAB-01] [MPP-UNU-05]."""
        return die[1] == self.value or COLORS[die[0] // PER_COLOR] == self.color


class Slot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One icon of a Bomb card, and the slots it stands on."""

    id: str
    kind: Kind
    on: tuple[str, ...]
    color: Color | None = None
    value: int | None = None
    options: tuple[Match, ...] = ()
    glyph: Literal["?", "blank"] | None = None


class Relation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A symbol between slots of one card."""

    rel: Rel
    slots: tuple[str, ...] = ()
    total: int | None = None
    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()


class BombCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Bomb card; its slots and relations are its meaning, icons only their drawing [MPP-ICN-12].

    Its points are both its score and its level of difficulty [MPP-CMP-06].
    """

    id: str
    points: int
    layout: Layout
    hard: bool
    slots: tuple[Slot, ...]
    relations: tuple[Relation, ...]
    provenance: Literal["seed", "public", "designed"]
    source: str = ""
    groups: tuple[tuple[str, ...], ...] = ()


class SabotageCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Sabotage card shows a colour or a value [MPP-CMP-03]."""

    id: str
    match: Match
    provenance: Literal["seed", "public", "designed"]
