"""Cutting wires, moving detonators, turning tiles, paying (sections 7, 8 and 17)."""

from __future__ import annotations

from functools import lru_cache

from ..data import BONUS, CHAIN, MAIN, TRACK, WIRES
from ..events import Brink, CardFlipped, CutStarted, DetonatorMoved, Pay, TileTurned, WireScored, WireSkipped
from ..state import State, with_at
from .explosion import explode
from .notebook import card_flipped, tile_turned
from .points import SHARED, SOLO, TOOL, credit, credit_cut
from .uses import eligible
from .windows import hold_window


def cut_wires(t: State, wire: int) -> None:
    """The wires are handled one after the other, each completely before the next [BSA-CUT-01]."""
    for each in range(wire, 4):
        if not cut_wire(t, each):
            if not is_blown(t, each):
                t.then(cut_wires, each + 1)
            return


def is_blown(t: State, wire: int) -> bool:
    """Whether this wire has exploded the bomb."""
    return "boom" in t.tiles[wire][: t.turned[wire]]


def cut_wire(t: State, wire: int) -> bool:
    """As many cards are flipped as there are cutters; C and k are fixed now. Returns whether the wire is done.

    If nobody cuts the wire, or it is protected, or its deck is empty, or the Instructor is alone and holds back,
    nothing happens. [BSA-CUT-02, BSA-CUT-03, BSA-CUT-04, BSA-CUT-15, BSA-INS-08]
    """
    cutters = _cutters(t.stands_for, t.twin)[wire]
    by_instructor = t.instructor_wire == wire
    if not cutters and not by_instructor:
        t.log(WireSkipped, WIRES[wire], "nobody")
        return True
    reason = _why_skipped(t, wire, alone=not cutters)
    if reason:
        t.log(WireSkipped, WIRES[wire], reason)
        return True
    t.cutters, t.k, t.bolted = cutters, len(cutters) + by_instructor, ()
    t.tell(CutStarted, WIRES[wire], cutters, by_instructor, t.k)
    if eligible(t, "cut", wire):
        t.then(hold_window, "cut", wire)
        t.then(flip_cards, wire, 1)
        return False
    return _flip_on(t, wire, 1)


@lru_cache(8192)
def _cutters(stands_for: tuple[int, ...], twin: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """By wire: the players who cut it with their action or with Twin Cutters, each counted once."""
    pairs = tuple(enumerate(zip(stands_for, twin, strict=True)))
    return tuple(tuple(seat for seat, wires in pairs if wire in wires) for wire in range(4))


def _why_skipped(t: State, wire: int, *, alone: bool) -> str:
    """The first reason that applies; the Instructor counts as a cutter but takes no risk alone.

    [BSA-INS-05, BSA-INS-06]
    """
    if t.protected[wire]:
        return "protected"
    if not t.decks[wire]:
        return "empty"
    if alone and t.position[wire] + t.highest_left(wire) >= t.first_hidden(wire):
        return "instructor_holds_back"
    return ""


def flip_cards(t: State, wire: int, index: int) -> None:
    """After the cut window, or after a brink window, the flips go on [BSA-CUT-05]."""
    _flip_on(t, wire, index)


def _flip_on(t: State, wire: int, index: int) -> bool:
    """Cards are flipped one at a time, while the deck lasts; for each the detonator moves before the next is flipped.

    Returns whether the wire is done. [BSA-CUT-04, BSA-CUT-05, BSA-CUT-06, BSA-CUT-15]
    """
    while index <= t.k and t.decks[wire]:
        _flip(t, wire, index)
        index += 1
        if t.position[wire] + t.move <= TRACK[wire] + t.turned[wire]:
            _move_freely(t, wire)
        elif _brink(t, wire):
            t.then(hold_window, "brink", wire)
            t.then(move_detonator, wire)
            t.then(flip_cards, wire, index)
            return False
        elif _advance(t, wire):
            return False
    return score_wire(t, wire)


def _flip(t: State, wire: int, index: int) -> None:
    """The card lies face up on top of the row; its wire was cut this turn [BSA-CUT-05, BSA-CUT-16]."""
    deck = t.decks[wire]
    card = deck[0]
    t.decks = with_at(t.decks, wire, deck[1:])
    t.rows = with_at(t.rows, wire, (*t.rows[wire], card))
    t.move, t.chilled, t.charged = MAIN[card], 0, 0
    if index == 1:
        t.cut = with_at(t.cut, wire, True)
    if any(t.notes):
        card_flipped(t, wire)
    t.tell(CardFlipped, WIRES[wire], card, MAIN[card], CHAIN[card], index, t.k, len(deck) - 1)


def _move_freely(t: State, wire: int) -> None:
    """The detonator moves by the main value; a card of 0 does not move it; it stays there between turns.

    [BSA-TRG-01, BSA-TRG-07]
    """
    if t.move:
        old = t.position[wire]
        t.position = with_at(t.position, wire, old + t.move)
        t.tell(DetonatorMoved, WIRES[wire], old, old + t.move, "card")


def _brink(t: State, wire: int) -> bool:
    """The move would reach the first face-down tile; whether somebody has a tool for that [BSA-RCT-01]."""
    reach = min(3, t.position[wire] + t.move - TRACK[wire]) - t.turned[wire]
    t.tell(Brink, WIRES[wire], t.position[wire], t.move, reach)
    return bool(eligible(t, "brink", wire))


def move_detonator(t: State, wire: int) -> None:
    """After the brink window the detonator moves by what is pending [BSA-TRG-01, BSA-RCT-13]."""
    _advance(t, wire)


def _advance(t: State, wire: int) -> bool:
    """Step by step; each face-down tile entered is turned at once, OK goes on, an explosion stops it.

    [BSA-TRG-02, BSA-TRG-03, BSA-TRG-04, BSA-TRG-05, BSA-TRG-06]

    What Freeze Spray and Battery changed is kept as a shift [BSA-TRG-08]. Returns whether the bomb exploded.
    """
    start = t.position[wire]
    end = start + t.move
    t.shift = with_at(t.shift, wire, t.shift[wire] + t.charged - t.chilled)
    while t.first_hidden(wire) <= end:
        tile = t.first_hidden(wire)
        _move_to(t, wire, tile)
        place = t.turned[wire] + 1
        face = t.tiles[wire][place - 1]
        t.turned = with_at(t.turned, wire, place)
        if any(t.notes):
            tile_turned(t, wire, place)
        t.tell(TileTurned, WIRES[wire], place, face)
        if face == "boom":
            explode(t, wire)
            return True
    _move_to(t, wire, end)
    return False


def _move_to(t: State, wire: int, end: int) -> None:
    """One stretch of a move; what the tools changed is told with the first."""
    start = t.position[wire]
    if end == start and not t.chilled and not t.charged:
        return
    t.position = with_at(t.position, wire, end)
    t.tell(DetonatorMoved, WIRES[wire], start, end, "card", t.chilled, t.charged)
    t.chilled = t.charged = 0


# -- scoring ----------------------------------------------------------------------------------------------------------


def score_wire(t: State, wire: int) -> bool:
    """V is worked out and divided; before it is credited the score window is held.

    [BSA-CUT-09, BSA-CUT-11, BSA-CUT-12, BSA-CUT-13]

    Bolt Cutters double the share after rounding [BSA-TL-12].
    """
    t.value = sum(_parts(t, wire))
    share = t.value // t.k
    pays = [0] * len(t.seats)
    for seat in t.cutters:
        pays[seat] = share * (1 + (seat in t.bolted))
    t.pays = tuple(pays)
    t.copies = ()
    if eligible(t, "score", wire):
        t.then(hold_window, "score", wire)
        t.then(pay_wire, wire)
        return False
    pay_wire(t, wire)
    return True


def _parts(t: State, wire: int) -> tuple[int, int, int]:
    """Main value of the last card, sensor bonuses once per cut, chain values of the face-up cards.

    [BSA-CUT-09, BSA-CUT-10]

    Sensors lie still during the turn and never move a detonator.
    [BSA-SEN-02, BSA-SEN-03, BSA-SEN-04, BSA-SEN-05, BSA-TRG-09, BSA-OPT-06]
    """
    row = t.rows[wire]
    counted = row if t.opt.chain_scope == "all" else row[:-1]
    bonus = 0
    if wire in t.sensors:
        bonus = sum(b for b, lies in zip(BONUS[t.bomb], t.sensors, strict=True) if lies == wire)
    return MAIN[row[-1]], bonus, sum(map(CHAIN.__getitem__, counted))


def pay_wire(t: State, wire: int) -> None:
    """Pay and copies are credited at once; all cutters are equal, the Instructor's share is lost.

    [BSA-CUT-08, BSA-CUT-14, BSA-INS-07]

    What a tool brings beyond the share counts as its own source [BSA-RES-02, BSA-RES-03].
    """
    t.tell(_scored, t, wire)
    share = t.value // t.k
    source = SOLO if t.k == 1 else SHARED
    credit_cut(t, share, source)
    for seat, points in t.copies:
        credit(t, seat, points, TOOL)


def _scored(t: State, wire: int) -> WireScored:
    main, bonus, chain_sum = _parts(t, wire)
    pays = tuple(Pay(seat, t.pays[seat]) for seat in t.cutters)
    copies = tuple(Pay(seat, points) for seat, points in t.copies)
    return WireScored(WIRES[wire], main, bonus, chain_sum, t.value, t.k, pays, copies)
