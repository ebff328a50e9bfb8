"""Cutting wires, moving detonators, turning tiles, paying (sections 7, 8 and 17)."""

from __future__ import annotations

from msgspec.structs import replace

from qg.kernel import rule

from ..data import BONUS, CHAIN, MAIN, TRACK, WIRE_NO
from ..events import Brink, CardFlipped, CutStarted, DetonatorMoved, Pay, TileTurned, WireScored, WireSkipped
from ..state import State
from .explosion import explode
from .notebook import card_flipped, tile_turned
from .points import credit
from .windows import hold_window


@rule("BSA-CUT-02", "BSA-CUT-04", "BSA-CUT-05", "BSA-INS-05")
def cut_wire(t: State, name: str) -> None:
    """As many cards are flipped as there are cutters, one at a time; C and k are fixed now. Then the wire is scored.

    [BSA-CUT-02, BSA-CUT-04, BSA-CUT-05]

    A wire that nobody cuts is skipped; the Instructor counts as a cutter [BSA-INS-05].
    """
    cutters = cutters_of(t, name)
    by_instructor = t.instructor is not None and t.instructor.wire == name
    if not cutters and not by_instructor:
        return t.log(WireSkipped, name, "nobody")
    reason = why_not_cut(t, name, alone=not cutters)
    if reason:
        return t.log(WireSkipped, name, reason)
    k = len(cutters) + by_instructor
    t.cut = replace(t.cut, cutters=cutters, k=k, bolted=())
    t.emit(CutStarted, name, cutters, by_instructor, k)
    hold_window(t, "cut", name)
    for index in range(1, k + 1):
        t.then(flip_card, name, index)
    t.then(score_wire, name)


def cutters_of(t: State, name: str) -> tuple[int, ...]:
    """The players who cut a wire with their action or with Twin Cutters, each counted once [BSA-CUT-02]."""
    return tuple([seat for seat, play in enumerate(t.plays) if play.stands_for == name or play.twin == name])  # noqa: PLR1714


def why_not_cut(t: State, name: str, *, alone: bool) -> str | None:
    """If the wire is protected, or its deck is empty, nothing happens; the Instructor takes no risk alone.

    [BSA-CUT-03, BSA-CUT-15, BSA-INS-05, BSA-INS-06, BSA-INS-08]
    """
    if name in t.protected:
        return "protected"
    wire = t.wire(name)
    if not wire.deck:
        return "empty"
    if alone and wire.position + wire.highest_left >= t.first_hidden(name):
        return "instructor_holds_back"
    return None


@rule("BSA-CUT-05", "BSA-CUT-06", "BSA-CUT-15", "BSA-CUT-16")
def flip_card(t: State, name: str, index: int) -> None:
    """The card lies face up on top of the row and its detonator moves before the next is flipped, while the deck lasts.

    [BSA-CUT-05, BSA-CUT-06, BSA-CUT-15, BSA-CUT-16]
    """
    wire = t.wire(name)
    if not wire.deck:
        return
    card = wire.deck[0]
    t.put_wire(name, replace(wire, deck=wire.deck[1:], row=(*wire.row, card)))
    t.cut = replace(t.cut, move=MAIN[card], chilled=0, charged=0)
    if index == 1:
        t.flipped += (name,)
    card_flipped(t, name)
    t.emit(CardFlipped, name, card, MAIN[card], CHAIN[card], index, t.cut.k, len(wire.deck) - 1)
    end = wire.position + MAIN[card]
    if end < t.first_hidden(name):
        move_to(t, name, end)
    else:
        stand_on_brink(t, name)


@rule("BSA-RCT-01", "BSA-RCT-13")
def stand_on_brink(t: State, name: str) -> None:
    """The move would reach the first face-down tile: the last moment for a tool [BSA-RCT-01, BSA-RCT-13]."""
    wire, move = t.wire(name), t.cut.move
    reach = min(3, wire.position + move - TRACK[WIRE_NO[name]]) - wire.turned
    t.emit(Brink, name, wire.position, move, reach)
    hold_window(t, "brink", name)
    t.then(move_detonator, name)


@rule("BSA-TRG-01", "BSA-TRG-02", "BSA-TRG-03", "BSA-TRG-04", "BSA-TRG-05", "BSA-TRG-06", "BSA-RCT-13", "BSA-TRG-08")
def move_detonator(t: State, name: str) -> None:
    """It moves by what is pending; each face-down tile entered is turned at once, OK goes on, an explosion stops it.

    [BSA-TRG-01, BSA-TRG-02, BSA-TRG-03, BSA-TRG-04, BSA-TRG-05, BSA-TRG-06, BSA-RCT-13]

    What Freeze Spray and Battery changed is kept as a shift [BSA-TRG-08].
    """
    wire, cut = t.wire(name), t.cut
    end = wire.position + cut.move
    if cut.chilled or cut.charged:
        t.put_wire(name, replace(wire, shift=wire.shift + cut.charged - cut.chilled))
    while (tile := t.first_hidden(name)) <= end:
        move_to(t, name, tile)
        turn_tile(t, name)
        if t.wire(name).shows_boom:
            return explode(t, name)
    move_to(t, name, end)


@rule("BSA-TRG-01", "BSA-TRG-07")
def move_to(t: State, name: str, end: int) -> None:
    """One stretch of a move; what tools changed is told with the first; 0 is no move. It stays there between turns.

    [BSA-TRG-01, BSA-TRG-07]
    """
    wire, cut = t.wire(name), t.cut
    if end == wire.position and not cut.chilled and not cut.charged:
        return
    t.put_wire(name, replace(wire, position=end))
    t.emit(DetonatorMoved, name, wire.position, end, "card", cut.chilled, cut.charged)
    if cut.chilled or cut.charged:
        t.cut = replace(cut, chilled=0, charged=0)


@rule("BSA-TRG-02")
def turn_tile(t: State, name: str) -> None:
    """The first face-down tile of a wire lies open from now on [BSA-TRG-02]."""
    wire = t.wire(name)
    place = wire.turned + 1
    t.put_wire(name, replace(wire, turned=place))
    tile_turned(t, name, place)
    t.emit(TileTurned, name, place, wire.tiles[wire.turned])


# -- scoring ----------------------------------------------------------------------------------------------------------


@rule("BSA-CUT-09", "BSA-CUT-11", "BSA-CUT-12", "BSA-CUT-13", "BSA-TL-12")
def score_wire(t: State, name: str) -> None:
    """V is worked out and divided; before it is credited the score window is held.

    [BSA-CUT-09, BSA-CUT-11, BSA-CUT-12, BSA-CUT-13]

    Bolt Cutters double the share after rounding [BSA-TL-12].
    """
    cut, value = t.cut, sum(worth(t, name))
    share = value // cut.k
    pays = [0] * len(t.cadets)
    for seat in cut.cutters:
        pays[seat] = share * (2 if seat in cut.bolted else 1)
    t.cut = replace(cut, value=value, pays=tuple(pays), copies=())
    hold_window(t, "score", name)
    t.then(pay_wire, name)


def worth(t: State, name: str) -> tuple[int, int, int]:
    """Main value of the last card, sensor bonuses once per cut, chain values of the face-up cards.

    [BSA-CUT-09, BSA-CUT-10, BSA-OPT-06]
    """
    row = t.wire(name).row
    chain = row if t.opt.chain_scope == "all" else row[:-1]
    return MAIN[row[-1]], bonus(t, name), sum(map(CHAIN.__getitem__, chain))


def bonus(t: State, name: str) -> int:
    """Of the sensors that lie on a wire. They lie still during the turn and never move a detonator.

    [BSA-SEN-02, BSA-SEN-03, BSA-SEN-04, BSA-SEN-05, BSA-TRG-09]
    """
    if not t.sensors or t.bomb is None:
        return 0
    return sum([points for points, sensor in zip(BONUS[t.bomb], t.sensors, strict=True) if sensor.wire == name])


@rule("BSA-CUT-08", "BSA-CUT-12", "BSA-CUT-14", "BSA-INS-07", "BSA-RES-02", "BSA-RES-03")
def pay_wire(t: State, name: str) -> None:
    """Pay and copies are credited at once; all cutters are equal, the Instructor's share is lost.

    [BSA-CUT-08, BSA-CUT-12, BSA-CUT-14, BSA-INS-07]

    What a tool brings beyond the share counts as its own source [BSA-RES-02, BSA-RES-03].
    """
    cut = t.cut
    t.emit(_scored, t, name)
    share, source = cut.value // cut.k, "solo" if cut.k == 1 else "shared"
    for seat in cut.cutters:
        credit(t, seat, share, source)
    for seat in cut.cutters:
        if cut.pays[seat] != share:
            credit(t, seat, cut.pays[seat] - share, "tool")
    for seat, points in cut.copies:
        credit(t, seat, points, "tool")


def _scored(t: State, name: str) -> WireScored:
    cut = t.cut
    pays = tuple(Pay(seat, cut.pays[seat]) for seat in cut.cutters)
    copies = tuple(Pay(seat, points) for seat, points in cut.copies)
    return WireScored(name, *worth(t, name), cut.value, cut.k, pays, copies)
