"""TRN: the turn, from the draw to the passing of the bag."""

from __future__ import annotations

from qg.kernel import rule

from .. import events
from ..state import State
from .defusing import defuse_bombs
from .drawing import Rolling, roll_dice
from .ending import lose
from .setting import close_claims
from .striking import reroll_unused
from .taking import can_reopen, open_claims


@rule("MPP-TRN-01", "MPP-DRW-04", "MPP-END-07")
def play_turn(t: State) -> None:
    """Draw and roll, take and place, defuse and replace, place again, unused dice, pass the bag [MPP-TRN-01].

    If the bag is empty when dice must be drawn, the game is lost; nobody has to press Roll [MPP-DRW-04] [MPP-END-07].
    """
    n = len(t.seats)
    t.turn += 1
    t.taken = t.pressed = (0,) * n
    t.spoiled, t.opened_at = (), t.elapsed
    if not t.bag:
        return lose(t, "empty_bag")
    if t.opt.roll_by == "auto":  # the server rolls as soon as the turn opens [MPP-DRW-02]
        t.then(roll_dice, None)
    else:
        t.ask(Rolling())
    t.then(play_wave)
    t.then(reroll_unused)
    t.then(pass_bag)


@rule("MPP-TAK-17")
def play_wave(t: State) -> None:
    """One round of claim, lock and set, and what follows from it [MPP-TAK-17]."""
    t.then(open_claims)
    t.then(close_claims)
    t.then(defuse_bombs)
    t.then(reopen_claims)


@rule("MPP-TAK-17", "MPP-TAK-18")
def reopen_claims(t: State) -> None:
    """After a bomb, a collapse or an error claiming reopens for the dice still in the pool [MPP-TAK-17] [MPP-TAK-18].

    Otherwise the dice left are unused dice.
    """
    dice = tuple(t.free_dice())
    if t.stirred and can_reopen(t, dice):
        t.opened_at = t.elapsed
        t.emit(events.ClaimsReopened, dice)
        t.then(play_wave)
    t.stirred = False


@rule("MPP-TRN-02", "MPP-TRN-03")
def pass_bag(t: State) -> None:
    """The bag passes clockwise, to the neighbour on the left [MPP-TRN-02]; alone it stays [MPP-TRN-03]."""
    source = t.holder
    t.holder = (source + 1) % len(t.seats)
    if t.holder != source:
        t.emit(events.BagPassed, source, t.holder, len(t.bag))
    t.then(play_turn)
