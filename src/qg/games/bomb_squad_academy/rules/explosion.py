"""Explosion (section 9)."""

from __future__ import annotations

from ..data import WIRES
from ..events import ChickenPaid, Exploded, PointsLost
from ..state import BombResult, State
from .ending import end_bomb
from .points import CHICKEN, LOSS, credit, loss
from .uses import eligible
from .windows import hold_window

PENALTY = 5
POINTS_OF_CHICKEN = 5


def explode(t: State, wire: int) -> None:
    """Nothing else of the turn happens: no flip, no score, no later wire, no look, no move.

    [BSA-CUT-07, BSA-EXP-01, BSA-EXP-07, BSA-EXP-09]
    """
    t.skip_to(end_bomb)
    t.suits = ()
    t.tell(Exploded, WIRES[wire], t.turned[wire], t.cutters, t.k > len(t.cutters))
    if eligible(t, "blast", wire):
        t.then(hold_window, "blast", wire)  # before losses and gains [BSA-EXP-02]
    t.then(take_losses, wire)


def take_losses(t: State, wire: int) -> None:
    """Cutters of the exploding wire lose 5 points, 10 with Bolt Cutters, nothing in a Bomb Suit.

    [BSA-EXP-03, BSA-EXP-05, BSA-EXP-10]

    Then every Chicken scores 5 [BSA-EXP-04, BSA-CHK-02]. All others keep what they have [BSA-EXP-06, BSA-EXP-08].
    """
    for seat in t.cutters:
        if seat not in t.suits:
            amount = PENALTY * (1 + (seat in t.bolted))
            lost = loss(t, seat, amount)
            t.tell(PointsLost, seat, amount, lost)
            credit(t, seat, -lost, LOSS)
    chickens = tuple(seat for seat, action in enumerate(t.actions) if action == "chicken")
    if chickens:
        t.tell(ChickenPaid, chickens, POINTS_OF_CHICKEN)
    for seat in chickens:
        credit(t, seat, POINTS_OF_CHICKEN, CHICKEN)
    _write_down(t, wire, chickens)


def _write_down(t: State, wire: int, chickens: tuple[int, ...]) -> None:
    """Who burnt and who ran, for the result; a Bomb Suit does not undo an explosion [BSA-RES-04]."""
    t.explosions = tuple(count + (seat in t.cutters) for seat, count in enumerate(t.explosions))
    by_instructor = t.k > len(t.cutters)
    result = BombResult(t.bomb, t.turn, WIRES[wire], t.turned[wire], t.cutters, by_instructor, chickens)
    t.bombs += (result,)
