"""Chances of missions: exact on a player's own dice, the others' dice in view or taken as one plain roll.

Nothing here knows of hidden cards; bots and hints share it [DM-DIG-06].
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import prod
from typing import TYPE_CHECKING, NamedTuple

from . import team_odds
from .cards import Team, Versus
from .data import DATA
from .multisets import CHANCE, MOST, PLACE, SETS, Values, climb, mean
from .pieces import NO_DICE, Counts, counts, type_of
from .rivals import OnOpponents

if TYPE_CHECKING:
    from qg.kernel import View

    from .view import Board

# -- the others -------------------------------------------------------------------------------------------------------


class Others(NamedTuple):
    """The opponents' dice: those that lie, and how many each of the others has yet to roll. Order does not matter."""

    lying: tuple[Counts, ...]
    to_roll: tuple[int, ...] = ()


def others(lying: Sequence[Counts], to_roll: Sequence[int] = ()) -> Others:
    """The same in one order, so that what is known of them is found again; no dice at all count nowhere [DM-CHK-17]."""
    return Others(tuple(sorted(c for c in lying if c != NO_DICE)), tuple(sorted(to_roll)))


@lru_cache(maxsize=2048)
def held(card: str, n: int, them: Others) -> Values:
    """The chance that a mission holds, by the player's own n dice."""
    match DATA.missions[card]:
        case Versus(check=check):
            return _versus(check, n, them)
        case Team(check=check):
            return team_odds.held(check, n, *them)
    return alone(card, n)


@cache
def alone(card: str, n: int) -> Values:
    """SOLO and SPECIAL missions look at own dice only [DM-CHK-01, DM-CHK-04]."""
    holds = DATA.holds[card]
    return tuple(1.0 if holds(c, ()) else 0.0 for c in SETS[n])


# -- VERSUS -----------------------------------------------------------------------------------------------------------


@cache
def _marks(check: OnOpponents, n: int) -> tuple[int, ...]:
    return tuple(map(check.mark, SETS[n]))


@cache
def _mark_chances(check: OnOpponents, n: int) -> Mapping[int, float]:
    """How likely each mark is in one plain roll of n dice."""
    found: dict[int, float] = {}
    for mark, chance in zip(_marks(check, n), CHANCE[n], strict=True):
        found[mark] = found.get(mark, 0.0) + chance
    return found


def _versus(check: OnOpponents, n: int, them: Others) -> Values:
    """Exact: given the own dice, the opponents are independent of each other [DM-CHK-02]."""
    lie = list(map(check.mark, them.lying))
    rolls = [_mark_chances(check, size) for size in them.to_roll]

    def chance(own: int) -> float:
        against = [1.0 if check.passes(own, his) else 0.0 for his in lie]
        against += [sum(chance for his, chance in roll.items() if check.passes(own, his)) for roll in rolls]
        if check.one_is_enough:
            return 1.0 - prod(1.0 - each for each in against)
        return prod(against) if check.is_open(own) else 0.0

    marks = _marks(check, n)
    found = {own: chance(own) for own in set(marks)}
    return tuple(found[own] for own in marks)


# -- hints ------------------------------------------------------------------------------------------------------------


class Chances(NamedTuple):
    """By slot, the chance that a card can be validated this round; None: no card, none of mine, or no dice yet."""

    hand: tuple[float | None, ...]
    display: tuple[float | None, ...]


def chances(view: View[Board]) -> Chances:
    """The chance of each own card and each SPECIAL from own dice, rolls left and the dice in view [DM-DIG-06].

    Others who have yet to roll are taken as one plain roll of N dice. In the DEBRIEFING phase the dice have fallen.
    """
    b, seat = view.board, view.seat
    if seat is None or not b.n:
        return Chances(tuple(None for _ in b.hands[seat or 0]), tuple(None for _ in b.display))
    them, own, left = seen(b, seat), counts(b.dice[seat]), rolls_left(b, seat)
    open_special = not any(type_of(done.card) == "special" for done in b.validated[seat])

    def chance(card: str | None) -> float | None:
        return None if card is None else chance_of(card, own, b.n, them, left)

    return Chances(
        tuple(chance(each.card if each else None) for each in b.hands[seat]),
        tuple(chance(card if open_special else None) for card in b.display),
    )


def seen(b: Board, seat: int) -> Others:
    """The dice of the opponents of a seat; in the MISSION phase whoever has none is yet to roll [DM-MIS-04]."""
    trays = [tray for other, tray in enumerate(b.dice) if other != seat]
    to_roll = [b.n for tray in trays if not tray] if b.phase == "mission" else []
    return others([counts(tray) for tray in trays], to_roll)


def rolls_left(b: Board, seat: int) -> int:
    """Rolls a seat may still make this round; while the active agent rolls, others may hope for as many as he can."""
    if b.phase == "debriefing" or (b.turn != seat and b.dice[seat]):
        return 0
    if b.turn == seat:
        return b.rolls_left
    return b.r or DATA.limits.rolls_max


def chance_of(card: str, own: Counts, n: int, them: Others, left: int) -> float:
    """The chance of a card for somebody who plays for it alone: his dice, or n yet to be rolled, and rolls left."""
    size = sum(own) or n
    if (own == NO_DICE and not left) or size > MOST:
        return float(DATA.holds[card](own, them.lying))
    values = steps(card, size, them, left if own != NO_DICE else left - 1)[-1]
    return values[PLACE[own]] if own != NO_DICE else mean(values, size)


@lru_cache(maxsize=1024)
def steps(card: str, n: int, them: Others, rolls: int) -> Sequence[Values]:
    """The chance of a card by own dice, with 0, 1, ... rolls left."""
    if (them.lying or them.to_roll) and DATA.missions[card].type in ("solo", "special"):
        return steps(card, n, Others(()), rolls)
    return climb(held(card, n, them), n, rolls)
