"""How much dice and cards are worth to good players: expected dice, and a good split of the pool. No rules.

For a card and its filling, E is the expected number of random dice (30 equal faces, freely skipped) needed to finish it
under best play. Tables are filled when first asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from .claims import with_die, with_reservations
from .data import DATA
from .pieces import FACES, Die
from .placing import EMPTY, Filling
from .state import Bomb, Hand, State

DEAD_END = 60.0
_expected: dict[tuple[str, Filling], float] = {}


def expected_dice(bomb: Bomb) -> float:
    """E of a card as it stands; complete: 0; dead end: a large constant."""
    return _expect(bomb.card, DATA.wiring[bomb.card].seen(bomb.dice))


def _expect(card: str, seen: Filling) -> float:
    known = _expected.get((card, seen))
    if known is None:
        known = _expected[card, seen] = _work_out(card, seen)
    return known


def _work_out(card: str, seen: Filling) -> float:
    """With the best sound placement of each face sorted upward, the least of (30 + e1 + ... + em) / m over m."""
    if EMPTY not in seen:
        return 0.0
    wires = DATA.wiring[card]
    after: list[float] = []
    for face in range(FACES):
        sound = wires.fits(seen, face).sound
        if sound:
            after.append(min(_expect(card, wires.after(seen, slot, face)) for slot in sound))
    best, total = DEAD_END, float(FACES)
    for count, value in enumerate(sorted(after), 1):
        total += value
        best = min(best, total / count)
    return best


# -- a good split --------------------------------------------------------------------------------------------------

Placed = tuple[int, int, int, str]
"""Seat, die, card, slot."""


def best_split(t: State, dice: Sequence[Die]) -> tuple[Placed, ...]:
    """One way to share the free dice that places the most, and among those lowers E the most [MPP-HNT-03]."""
    hands = [with_reservations(t.hands[seat], t.reserved[seat]) for seat in t.all_seats]
    _, _, moves = _share(t, hands, 0, tuple(dice))
    return moves


def _share(t: State, hands: Sequence[Hand], seat: int, dice: tuple[Die, ...]) -> tuple[int, float, tuple[Placed, ...]]:
    """The best split of these dice among this seat and those after it: dice placed, worth, moves."""
    if seat == len(hands) or not dice:
        return 0, 0.0, ()
    best = _share(t, hands, seat + 1, dice)
    for count in range(1, min(t.quota_left(seat), len(dice)) + 1):
        for order in permutations(dice, count):
            mine = _place_all(seat, hands[seat], order)
            if mine is None:
                continue
            rest = _share(t, hands, seat + 1, tuple(die for die in dice if die not in order))
            total = (len(mine[1]) + rest[0], mine[0] + rest[1], (*mine[1], *rest[2]))
            if total[:2] > best[:2]:
                best = total
    return best


def _place_all(seat: int, hand: Hand, dice: Sequence[Die]) -> tuple[float, tuple[Placed, ...]] | None:
    """The best sound placements of these dice in this order, and how far they lower E."""
    worth, moves = 0.0, []
    cards = list(hand)
    for die in dice:
        move = best_placement(cards, die)
        if move is None:
            return None
        gain, card, slot = move
        bomb = cards[card]
        assert bomb is not None, "dice are placed on cards"
        cards[card] = with_die(bomb, slot, die)
        worth += gain
        moves.append((seat, die.id, card, "abcdef"[slot]))
    return worth, tuple(moves)


def best_placement(cards: Sequence[Bomb | None], die: Die) -> tuple[float, int, int] | None:
    """The sound placement that lowers E the most: by how much, card, slot."""
    found = []
    for card, bomb in enumerate(cards):
        if bomb is None or None not in bomb.dice:
            continue
        wires = DATA.wiring[bomb.card]
        now = expected_dice(bomb)
        for slot in wires.fits(wires.seen(bomb.dice), die.face).sound:
            found.append((now - expected_dice(with_die(bomb, slot, die)), -card, -slot))
    if not found:
        return None
    gain, card, slot = max(found)
    return gain, -card, -slot
