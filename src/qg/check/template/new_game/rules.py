"""The rules: steps and decisions, in the order of RULES.md."""

from __future__ import annotations

from qg.kernel import AskOne, Choice, Outcome, rule

from .data import DATA
from .events import Kept, Rolled, RolledAgain, Shown
from .state import State


class Keep(Choice, frozen=True):
    pass


class RollAgain(Choice, frozen=True):
    pass


def start(t: State) -> None:
    """Nobody has a point, and the first round begins."""
    t.points = (0,) * len(t.seats)
    t.then(play_round)


@rule("NEW-RND-01", "NEW-RND-02")
def play_round(t: State) -> None:
    """Everybody rolls a die in secret, then one after the other may roll it again [NEW-RND-01, NEW-RND-02]."""
    t.dice = tuple(_roll(t) for _ in t.all_seats)
    for seat in t.all_seats:
        t.emit_to(seat, Rolled, seat, t.dice[seat])
        t.ask(KeepOrRoll(seat))
    t.then(show_dice)


class KeepOrRoll(AskOne[State, Keep | RollAgain], frozen=True):
    """A seat keeps its die or rolls it again, once; the others learn which, but no number [NEW-RND-02]."""

    rules = ("NEW-RND-02",)

    def options(self, t: State, seat: int) -> list[Keep | RollAgain]:
        return [Keep(), RollAgain()]

    def resolve(self, t: State, choice: Keep | RollAgain) -> None:
        if isinstance(choice, Keep):
            t.emit(Kept, self.seat)
            return
        t.dice = tuple(_roll(t) if seat == self.seat else die for seat, die in enumerate(t.dice))
        t.emit(RolledAgain, self.seat)
        t.emit_to(self.seat, Rolled, self.seat, t.dice[self.seat])


def _roll(t: State) -> int:
    return t.roll(DATA.sides)


@rule("NEW-RND-03")
def show_dice(t: State) -> None:
    """All dice are shown; the highest score a point each [NEW-RND-03]."""
    t.shown, t.dice = t.dice, ()
    best = tuple(seat for seat, die in enumerate(t.shown) if die == max(t.shown))
    t.points = tuple(points + (seat in best) for seat, points in enumerate(t.points))
    t.emit(Shown, t.shown, best)
    t.then(end_round)


@rule("NEW-GEN-02", "NEW-END-01", "NEW-END-02")
def end_round(t: State) -> None:
    """Whoever has the points that win has won; otherwise a new round begins [NEW-GEN-02, NEW-END-01, NEW-END-02]."""
    if max(t.points) < t.opt.points:
        return t.then(play_round)
    ranks = tuple(1 + sum(other > own for other in t.points) for own in t.points)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return t.finish(Outcome(winners, ranks, t.points, None))
