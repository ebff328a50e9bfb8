"""SAB and UNU: Sabotage cards and unused dice strike every player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from qg.kernel import AskAny, Illegal, rule

from .. import events
from ..choices import Lose, Reroll
from ..data import DATA
from ..pieces import Color, Die, Match, color_of
from ..state import Bomb, Cause, State, wiring
from .autopilot import note_autopilot


class Candidate(NamedTuple):
    """A die a player could lose: card and slot by position."""

    card: int
    slot: int
    die: Die


# -- Sabotage ------------------------------------------------------------------------------------------------------


@rule("MPP-SAB-01", "MPP-SAB-07")
def activate_sabotage(t: State, card: str) -> None:
    """A Sabotage strikes at once, counts for the score and never returns [MPP-SAB-01] [MPP-SAB-07]."""
    match = DATA.sabotages[card].match
    t.activated = (*t.activated, card)
    t.emit(events.SabotageActivated, card, match, len(t.activated))
    t.then(strike, match.color, match.value, "sabotage")


# -- a strike ------------------------------------------------------------------------------------------------------


def candidates(t: State, seat: int, match: Match, *, covered: bool = False) -> list[Candidate]:
    """Matching free dice on a player's cards; dice in the pool cannot be lost [MPP-SAB-03] [MPP-SAB-06].

    Completed cards are out of reach: they left with their dice when their wave was set [MPP-DEF-03] [MPP-UNU-07].
    """
    found = []
    for card, bomb in enumerate(t.hands[seat]):
        if bomb is None:
            continue
        for slot, die in enumerate(bomb.dice):
            if die is not None and match.hits(die) and (covered or wiring(bomb.card).is_free(bomb.dice, slot)):
                found.append(Candidate(card, slot, die))
    return found


@rule("MPP-SAB-01", "MPP-SAB-02", "MPP-UNU-05", "MPP-SAB-04", "MPP-UNU-06")
def strike(t: State, color: Color | None, value: int | None, cause: Cause) -> None:
    """Every player returns one matching free die to the bag, if they can [MPP-SAB-01] [MPP-SAB-02] [MPP-UNU-05].

    One candidate is lost without being asked, none is nothing; the others choose at the same time [MPP-SAB-04]
    [MPP-UNU-06].
    """
    match = Match(color, value)
    losers = []
    for seat in t.clockwise:
        found = candidates(t, seat, match)
        if len(found) > 1:
            losers.append(seat)
        elif found:
            lose_die(t, seat, found[0], cause, automatic=True)
        else:
            hidden = candidates(t, seat, match, covered=True)
            t.emit(events.NoDieLost, seat, cause, "covered" if hidden else "none")
    if losers:
        t.losers = tuple(losers)
        t.loss_until = t.elapsed + DATA.game.timing.loss_timeout
        t.ask(Losing(color, value, cause))


@rule("MPP-UNU-09", "MPP-LAY-11", "MPP-PLC-11")
def lose_die(t: State, seat: int, lost: Candidate, cause: Cause, *, automatic: bool) -> None:
    """The die is in the bag at once [MPP-UNU-09]; all others stay as they are [MPP-LAY-11] [MPP-PLC-11]."""
    bomb = t.hands[seat][lost.card]
    assert bomb is not None, "dice lie on cards"
    t.put(seat, lost.card, Bomb(bomb.card, (*bomb.dice[: lost.slot], None, *bomb.dice[lost.slot + 1 :])))
    t.to_bag(lost.die.id)
    t.count(**{f"dice_lost_{cause}": 1})
    letter = wiring(bomb.card).letters[lost.slot]
    t.emit(events.DieLost, seat, lost.die, bomb.card, lost.card, letter, cause, automatic)


class Losing(AskAny[State, Lose], frozen=True):
    """Each player with several candidates chooses which to lose; each choice takes effect when made [MPP-SAB-04].

    Only when every player has lost their die does anything else go on [MPP-SAB-08].
    """

    rules = ("MPP-SAB-04", "MPP-SAB-08")
    color: Color | None
    value: int | None
    cause: Cause

    def options(self, t: State, seat: int) -> Sequence[Lose]:
        if seat not in t.losers:
            return ()
        return [Lose(found.die.id) for found in candidates(t, seat, Match(self.color, self.value))]

    def may(self, t: State, seat: int, choice: Lose) -> Illegal | None:
        if seat not in t.losers:
            return Illegal("not_allowed", "MPP-SAB-04")
        if choice in self.options(t, seat):
            return None
        own = any(die is not None and die.id == choice.die for bomb in t.hands[seat] if bomb for die in bomb.dice)
        return Illegal("not_a_candidate" if own else "not_yours", "MPP-SAB-03")

    def awaits(self, t: State) -> tuple[int, ...]:
        return tuple(sorted(t.losers))

    def take(self, t: State, seat: int, choice: Lose) -> None:
        note_autopilot(t, seat, "losing")
        found = candidates(t, seat, Match(self.color, self.value))
        lost = next(one for one in found if one.die.id == choice.die)
        self._lose(t, seat, lost, automatic=False)

    def _lose(self, t: State, seat: int, lost: Candidate, *, automatic: bool) -> None:
        t.losers = tuple(other for other in t.losers if other != seat)
        lose_die(t, seat, lost, self.cause, automatic=automatic)

    def done(self, t: State) -> bool:
        return not t.losers

    def deadline(self, t: State) -> int | None:
        return t.loss_until

    def on_time(self, t: State) -> None:
        """Who has not chosen within 10 seconds loses a die all the same [MPP-SAB-05]; clockwise [MPP-CLK-14]."""
        if t.elapsed >= t.loss_until:
            seat = t.losers[0]
            found = candidates(t, seat, Match(self.color, self.value))
            self._lose(t, seat, cheapest(t, seat, found), automatic=True)


def cheapest(t: State, seat: int, found: Sequence[Candidate]) -> Candidate:
    """From the card with the fewest dice; ties: fewest points, then leftmost card, then first slot [MPP-SAB-05]."""

    def order(one: Candidate) -> tuple[int, int, int, int]:
        bomb = t.hands[seat][one.card]
        assert bomb is not None, "dice lie on cards"
        return (len(bomb.dice) - bomb.dice.count(None), DATA.points(bomb.card), one.card, one.slot)

    return min(found, key=order)


# -- unused dice ---------------------------------------------------------------------------------------------------


@rule("MPP-UNU-01", "MPP-UNU-02", "MPP-UNU-03", "MPP-UNU-08")
def reroll_unused(t: State) -> None:
    """Dice left in the pool are unused: rerolled one at a time, in the team's order [MPP-UNU-01] [MPP-UNU-02].

    A single die needs no press [MPP-UNU-03]. The next is judged after the losses of the one before [MPP-UNU-08].
    """
    if not t.pool:
        return
    if len(t.pool) == 1:
        t.then(reroll_die, None, t.pool[0].id)
    else:
        t.reroll_until = t.elapsed + DATA.game.timing.reroll_timeout
        t.ask(Rerolling(len(t.pool)))
    t.then(reroll_unused)


def may_reroll(t: State) -> tuple[int, ...]:
    """Any seat; in initiation those with quota left, each so often, then anyone for the rest [MPP-INI-06]."""
    everyone = tuple(t.all_seats)
    if t.opt.mode != "initiation":
        return everyone
    return tuple(seat for seat in everyone if t.quota_left(seat) > t.pressed[seat]) or everyone


class Rerolling(AskAny[State, Reroll], frozen=True):
    """Any seat picks the unused die to be rerolled next; the first press counts [MPP-UNU-03]."""

    rules = ("MPP-UNU-03",)
    left: int

    def options(self, t: State, seat: int) -> Sequence[Reroll]:
        return [Reroll(die.id) for die in t.pool] if seat in may_reroll(t) else ()

    def may(self, t: State, seat: int, choice: Reroll) -> Illegal | None:
        if seat not in may_reroll(t):
            return Illegal("not_allowed", "MPP-INI-06")
        return Illegal("not_in_pool", "MPP-UNU-03") if t.pool_die(choice.die) is None else None

    def awaits(self, t: State) -> tuple[int, ...]:
        return may_reroll(t)

    def take(self, t: State, seat: int, choice: Reroll) -> None:
        note_autopilot(t, seat, "rerolling")
        t.pressed = (*t.pressed[:seat], t.pressed[seat] + 1, *t.pressed[seat + 1 :])
        t.then(reroll_die, seat, choice.die)

    def done(self, t: State) -> bool:
        return len(t.pool) < self.left

    def deadline(self, t: State) -> int | None:
        return t.reroll_until

    def on_time(self, t: State) -> None:
        """After 3 seconds the leftmost die is rerolled [MPP-UNU-03]."""
        if t.elapsed >= t.reroll_until:
            t.then(reroll_die, None, t.pool[0].id)


@rule("MPP-UNU-04")
def reroll_die(t: State, seat: int | None, die: int) -> None:
    """The value is new, the colour stays; the new value counts [MPP-UNU-04]."""
    old = t.pool_die(die)
    assert old is not None, "unused dice lie in the pool"
    new = Die(die, t.roll())
    t.pool, t.rerolled = tuple(other for other in t.pool if other.id != die), new
    t.count(dice_unused=1)
    t.emit(events.UnusedRerolled, seat, new, old.value, len(t.pool))
    t.then(strike, color_of(die), new.value, "unused")
    t.then(return_rerolled)


@rule("MPP-UNU-09")
def return_rerolled(t: State) -> None:
    """The rerolled die joins the bag when its effect is over [MPP-UNU-09]."""
    die = t.rerolled
    assert die is not None, "a die was rerolled"
    t.rerolled = None
    t.to_bag(die.id)
    t.emit(events.DieReturned, die)
