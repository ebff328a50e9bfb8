"""Explosion (section 9)."""

from __future__ import annotations

from msgspec.structs import replace

from qg.kernel import rule

from ..events import ChickenPaid, Exploded, PointsLost
from ..result import BombResult
from ..state import State
from .ending import end_bomb
from .points import credit, loss
from .windows import hold_window

PENALTY = 5
POINTS_OF_CHICKEN = 5


@rule("BSA-CUT-07", "BSA-EXP-01", "BSA-EXP-07", "BSA-EXP-09", "BSA-EXP-02")
def explode(t: State, name: str) -> None:
    """Nothing else of the turn happens: no flip, no score, no later wire, no look, no move.

    [BSA-CUT-07, BSA-EXP-01, BSA-EXP-07, BSA-EXP-09]

    The blast window is held before losses and gains [BSA-EXP-02].
    """
    t.skip_to(end_bomb)
    t.cut = replace(t.cut, suits=())
    t.emit(Exploded, name, t.wire(name).turned, t.cut.cutters, t.cut.by_instructor)
    hold_window(t, "blast", name)
    t.then(take_losses, name)


@rule("BSA-EXP-03", "BSA-EXP-05", "BSA-EXP-10", "BSA-EXP-04", "BSA-CHK-02", "BSA-EXP-06", "BSA-EXP-08")
def take_losses(t: State, name: str) -> None:
    """Cutters of the exploding wire lose 5 points, 10 with Bolt Cutters, nothing in a Bomb Suit.

    [BSA-EXP-03, BSA-EXP-05, BSA-EXP-10]

    Then every Chicken scores 5 [BSA-EXP-04, BSA-CHK-02]. All others keep what they have [BSA-EXP-06, BSA-EXP-08].
    """
    for seat in t.cut.cutters:
        if seat not in t.cut.suits:
            amount = PENALTY * (2 if seat in t.cut.bolted else 1)
            lost = loss(t, seat, amount)
            t.emit(PointsLost, seat, amount, lost)
            credit(t, seat, -lost, "loss")
    chickens = t.acting("chicken")
    if chickens:
        t.emit(ChickenPaid, chickens, POINTS_OF_CHICKEN)
    for seat in chickens:
        credit(t, seat, POINTS_OF_CHICKEN, "chicken")
    _write_down(t, name, chickens)


def _write_down(t: State, name: str, chickens: tuple[int, ...]) -> None:
    """Who burnt and who ran, for the result; a Bomb Suit does not undo an explosion [BSA-RES-04]."""
    assert t.bomb is not None
    cut = t.cut
    for seat in cut.cutters:
        t.put_cadet(seat, replace(t.cadets[seat], explosions=t.cadets[seat].explosions + 1))
    t.bombs += (BombResult(t.bomb, t.turn, name, t.wire(name).turned, cut.cutters, cut.by_instructor, chickens),)
