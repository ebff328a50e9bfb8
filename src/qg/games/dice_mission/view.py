"""All that a seat may know, field by field (section 15). Names are those of the state; slots count from 1 in marks."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter

import msgspec

from qg.kernel import SeatNo

from .missions import is_met
from .pieces import GadgetId, MissionId, Phase, Trays, Type, type_of
from .rules.debriefing import claimable
from .state import Held, State, Validated


class HandCard(msgspec.Struct, frozen=True):
    """A mission in a hand: its type, and its face where the viewer may see it [DM-HID-01, DM-HID-02]."""

    type: Type
    card: MissionId | None


class Marks(msgspec.Struct, frozen=True):
    """The slots (from 1) whose missions this seat could validate with the dice as they lie [DM-DIG-06]."""

    hand: tuple[int, ...]
    display: tuple[int, ...]


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat alone knows; its hand is in `hands`."""

    gadgets: tuple[Held, ...]
    """In the order drawn, with the round in which each was."""
    drawn: tuple[MissionId, ...]
    """The two cards of one's exchange, while one chooses [DM-EXC-02]."""
    marks: Marks | None
    """None with hints = none."""


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """The table as a seat (a spectator: without `own`) sees it [DM-HID-03, DM-HID-05]."""

    round: int
    active: SeatNo
    phase: Phase
    turn: int
    """The seat in turn; -1 between two turns."""
    n: int
    """0: not chosen yet."""
    r: int
    """0: not fixed yet."""
    rolls: int
    rolls_left: int
    """Rolls the seat in turn may still make; 0 in the DEBRIEFING phase."""
    used: tuple[Type, ...]
    dice: Trays
    locked: tuple[bool, ...]
    jokers: tuple[bool, ...]
    jokers_out: tuple[int, ...]
    hands: tuple[tuple[HandCard | None, ...], ...]
    """By slot; None where the card has been validated."""
    validated: tuple[tuple[Validated, ...], ...]
    needed: int
    display: tuple[MissionId | None, ...]
    deck_counts: tuple[int, ...]
    """Mission decks by type: SOLO, VERSUS, TEAM, SPECIAL."""
    discard_counts: tuple[int, ...]
    box_count: int
    drawn_count: int
    """Cards drawn for the exchange under way."""
    gadget_counts: tuple[int, ...]
    gadget_deck_count: int
    gadget_discard: tuple[GadgetId, ...]
    """The newest last [DM-GAD-07]."""
    gadgets_played: tuple[int, ...]
    gadgets: tuple[tuple[Held, ...], ...]
    """After the game: what everybody held; before: nothing."""
    own: Own | None


PROJECTED = ("turn", "n", "r", "hands", "gadgets", "rolls_left")
"""Fields of the state of which a board shows a part."""
PUBLIC = tuple(name for name in Board.__struct_fields__ if name in State.__struct_fields__ and name not in PROJECTED)
"""Fields of a board that stand so in the state: dice, N, R, locks, jokers, what lies face up [DM-JOK-08]."""
_public = attrgetter(*PUBLIC)


def board(t: State, seat: int | None) -> Board:
    """The table for a seat, or a spectator: a field stands here or in PUBLIC, or it is not sent [DM-HID-03]."""
    is_open = t.opt.open_hands or t.outcome is not None
    return Board(
        **dict(zip(PUBLIC, _public(t), strict=True)),
        turn=-1 if t.turn is None else t.turn,
        n=t.n or 0,
        r=t.r or 0,
        rolls_left=0 if t.turn is None or t.phase != "mission" else t.rolls_left,
        hands=tuple([_hand(cards, seen=is_open or owner == seat) for owner, cards in enumerate(t.hands)]),
        needed=t.needed,
        deck_counts=tuple(map(len, t.decks)),
        discard_counts=tuple(map(len, t.discards)),
        box_count=len(t.box),
        drawn_count=len(t.drawn),
        gadget_counts=tuple(map(len, t.gadgets)),
        gadget_deck_count=len(t.gadget_deck),
        gadgets=() if t.outcome is None else t.gadgets,
        own=None if seat is None else _own(t, seat),
    )


@lru_cache(1024)
def _hand(cards: tuple[str | None, ...], *, seen: bool) -> tuple[HandCard | None, ...]:
    """A hand is secret, but for its types; with open hands and after the game all see it [DM-SET-04, DM-HID-02]."""
    return tuple(card and HandCard(type_of(card), card if seen else None) for card in cards)  # type: ignore[misc]


def _own(t: State, seat: int) -> Own:
    return Own(
        gadgets=t.gadgets[seat],
        drawn=t.drawn if t.turn == seat else (),
        marks=None if t.opt.hints == "none" else marks(t, seat),
    )


def marks(t: State, seat: int) -> Marks:
    """Own cards and, while he has no SPECIAL, the display; in both phases, for him alone [DM-DIG-06]."""
    used = t.used if t.turn == seat else ()
    met = [
        (source, slot)
        for source, slot, card in claimable(t, seat, used)
        if t.outcome is None and is_met(card, t.dice, seat)
    ]
    hand, display = (tuple(slot for place, slot in met if place == source) for source in ("hand", "display"))
    return Marks(hand, display)
