"""The whole truth of one table of Dice Mission, and small queries about it. No rules.

Slots of hands and display count from 0 here, from 1 in choices, events and decisions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeVar

import msgspec

from qg.kernel import Outcome, Table

from .data import DATA
from .pieces import HAND_TYPES, Die, GadgetId, Phase, Trays, Type

X = TypeVar("X")

ROLLS = DATA.limits.rolls_max
Reason = Literal["completed", "round_cap", "engine_cap", "abandoned", "closed"]
Auto = Literal["none", "clock", "engine"]
"""Who ends a turn: its player, the clock, or the engine by itself."""

_SLOTS: dict[int, tuple[Type, ...]] = {
    players: tuple(kind for kind in HAND_TYPES for _ in range(DATA.each_type(players))) for players in range(2, 6)
}


class Options(msgspec.Struct, frozen=True):
    """The options of a table, fixed once it is set up, and public [DM-OPT-01, DM-OPT-02]."""

    players: int = 3
    very_special: bool = False
    joker_die: bool = False
    first_player: Literal["random", "host", "seat"] = "random"
    first_seat: int = 1
    hints: Literal["none", "marks", "odds"] = "marks"
    open_hands: bool = False
    round_cap: int = 0


class Held(NamedTuple):
    """A gadget in a hand and the round in which it was drawn [DM-GAD-05]."""

    gadget: GadgetId
    round: int


class Shown(NamedTuple):
    """A die as it lay when it proved something."""

    die: int
    holder: int
    value: int


class Validated(msgspec.Struct, frozen=True):
    """A mission laid face up before its player: in which round, and which dice proved it [DM-DEB-09]."""

    card: str
    round: int
    dice: tuple[Shown, ...]


class Ranked(msgspec.Struct, frozen=True):
    """A player in the ranking [DM-END-06]."""

    seat: int
    rank: int
    validated: int
    needed: int
    special: bool
    briefcases: int
    missions: tuple[str, ...]
    """In the order of validation."""
    gadgets_played: int


class Result(msgspec.Struct, frozen=True):
    """The result object; the ranking goes by rank, then seat."""

    game: str
    players: int
    rounds: int
    reason: Reason
    winners: tuple[int, ...]
    ranking: tuple[Ranked, ...]
    options: Options


class State(Table, kw_only=True):
    """A table. Cards are ids of the data; what is hidden in views is marked."""

    opt: Options = Options()
    outcome: Outcome[Result] | None = None

    # the round
    round: int = 0
    active: int = 0
    """The active agent, who has the token [DM-RND-01]."""
    phase: Phase = "mission"
    """The side of the token [DM-RND-02]."""
    turn: int | None = None
    """The seat in turn; nobody between two turns."""
    n: int | None = None
    """The number of dice of the round, once it is chosen."""
    r: int | None = None
    """The most rolls of the players after the active agent, once it is fixed."""
    rolls: int = 0
    """Rolls made in this MISSION turn."""
    used: tuple[Type, ...] = ()
    """Types validated in this DEBRIEFING turn, in order."""

    # dice
    dice: Trays = ()
    """The dice on the table by holder; a die that is nowhere here is in its owner's reserve, or suppressed."""
    locked: tuple[bool, ...] = ()
    jokers: tuple[bool, ...] = ()
    """Who still has his joker die; all False without the variant."""
    jokers_out: tuple[int, ...] = ()
    """The owners of the jokers played this round."""

    # missions
    hands: tuple[tuple[str | None, ...], ...] = ()
    """By slot; None where the card has been validated. Hidden but for its owner; types are public."""
    validated: tuple[tuple[Validated, ...], ...] = ()
    display: tuple[str | None, ...] = ()
    """The SPECIAL cards face up; None where one is gone for good."""
    decks: tuple[tuple[str, ...], ...] = ((), (), (), ())
    """By type, the top card first. Hidden."""
    discards: tuple[tuple[str, ...], ...] = ((), (), (), ())
    """By type, face down. Hidden."""
    box: tuple[str, ...] = ()
    """SPECIAL cards not in this game (very special variant). Hidden."""
    drawn: tuple[str, ...] = ()
    """The two cards of the exchange under way. Hidden but for the seat in turn."""

    # gadgets
    gadgets: tuple[tuple[Held, ...], ...] = ()
    """Hands in the order drawn. Hidden but for their owner; how many is public."""
    gadget_deck: tuple[GadgetId, ...] = ()
    """The top card first. Hidden."""
    gadget_discard: tuple[GadgetId, ...] = ()
    """Face up, the newest last."""
    gadgets_played: tuple[int, ...] = ()

    # -- seats ------------------------------------------------------------------------------------------------------

    @property
    def in_turn(self) -> int:
        """The seat in turn, where there is one: whenever the table waits."""
        assert self.turn is not None, "between two turns"
        return self.turn

    @property
    def clockwise(self) -> list[int]:
        """All seats from the active agent on [DM-SET-09]."""
        n = len(self.seats)
        return [(self.active + k) % n for k in range(n)]

    # -- dice -------------------------------------------------------------------------------------------------------

    @property
    def rolls_left(self) -> int:
        """Rolls the seat in turn may still make [DM-MIS-05, DM-MIS-09]."""
        return self.rolls_max(self.in_turn) - self.rolls

    def rolls_max(self, seat: int) -> int:
        return ROLLS if seat == self.active else self.r or 0

    def holder_of(self, die: int) -> int | None:
        """The seat before which a die lies; None: it is not on the table [DM-GAD-45]."""
        for seat, tray in enumerate(self.dice):
            for other in tray:
                if other[0] == die:
                    return seat
        return None

    def value_of(self, die: int) -> int:
        """What a die on the table shows."""
        return self.lying(die)[1].value

    def lying(self, die: int) -> tuple[int, Die]:
        """The holder of a die on the table, and the die as it lies."""
        return next((seat, other) for seat, tray in enumerate(self.dice) for other in tray if other.id == die)

    # -- cards ------------------------------------------------------------------------------------------------------

    @property
    def slot_types(self) -> tuple[Type, ...]:
        """The type of each slot of a hand: by type, then by slot [DM-HID-02]."""
        return _SLOTS[len(self.seats)]

    @property
    def needed(self) -> int:
        """Cards to validate for the win: the whole hand and one SPECIAL [DM-END-01]."""
        return len(self.slot_types) + DATA.limits.specials_per_player

    def has_special(self, seat: int) -> bool:
        """Whether a seat has validated a SPECIAL mission in this game."""
        return any(done.card[:2] == "sp" for done in self.validated[seat])

    def card_at(self, seat: int, source: str, slot: int) -> str | None:
        """The mission in a slot (from 1) of a seat's hand or of the display."""
        cards = self.hands[seat] if source == "hand" else self.display
        return cards[slot - 1] if 1 <= slot <= len(cards) else None


def with_at(values: tuple[X, ...], place: int, value: X) -> tuple[X, ...]:
    """The same tuple with another value at one place."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)


def without(values: Sequence[X], place: int) -> tuple[X, ...]:
    """The same tuple without one place."""
    return (*values[:place], *values[place + 1 :])
