"""How much dice and cards are worth to good players: expected dice, doors, and a good split of the pool. No rules.

For a card and its filling, E is the expected number of random dice (30 equal faces, freely skipped) needed to finish it
under best play. Tables are filled when first asked for. D, the doors of a hand, is the share of the 30 faces that have
a sound placement on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from .claims import with_die
from .data import DATA
from .pieces import FACES, SLOTS, Die
from .placing import EMPTY, Filling
from .state import Bomb, Hand

DEAD_END = 60.0
DOOR_WORTH = 12.0
"""Dice that a hand open to all faces is worth more than one open to none."""
SLACK = 1e-9
"""Sums of floats that differ by no more than this are equal."""
_ALL_FACES = (1 << FACES) - 1
_WAYS_KEPT = 8
_expected: dict[tuple[str, Filling], float] = {}


# -- expected dice -------------------------------------------------------------------------------------------------


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
    if seen.count(EMPTY) == 1:
        return _with_one_left(card, seen, seen.index(EMPTY))
    best, total, count, taken = DEAD_END, float(FACES), 0, 0
    for value, faces in sorted(_after_one(card, seen)):
        number = (faces & ~taken).bit_count()
        taken |= faces
        if number:  # m grows one face at a time, but the least lies where the value changes
            total, count = total + value * number, count + number
            best = min(best, total / count)
    return best


def _with_one_left(card: str, seen: Filling, slot: int) -> float:
    """One slot is empty: every face that fits there finishes the card."""
    wires = DATA.wiring[card]
    fitting = sum(alike.bit_count() for face, alike in wires.groups[slot] if wires.fault(seen, slot, face) is None)
    return FACES / fitting if fitting else DEAD_END


def _after_one(card: str, seen: Filling) -> list[tuple[float, int]]:
    """What E may be after one die, and the faces (as a bit set) that bring it there; slot by slot."""
    wires = DATA.wiring[card]
    found = []
    for slot, sound in enumerate(wires.judge(seen).sound):
        for face, alike in wires.groups[slot] if sound else ():
            if alike & sound:
                found.append((_expect(card, wires.after(seen, slot, face)), alike & sound))
    return found


# -- hands ---------------------------------------------------------------------------------------------------------


def doors(hand: Hand) -> float:
    """D of a hand: the share of the faces with a sound placement on it."""
    return _doors_of([_card_doors(bomb.card, _seen(bomb)) for bomb in hand if bomb is not None])


def need(hand: Hand, door_worth: float) -> float:
    """What a hand still asks for: E of its cards, less what its doors are worth."""
    return sum(expected_dice(bomb) for bomb in hand if bomb is not None) - door_worth * doors(hand)


def _seen(bomb: Bomb) -> Filling:
    return DATA.wiring[bomb.card].seen(bomb.dice)


def _card_doors(card: str, seen: Filling) -> int:
    """The faces with a sound placement on a card; a finished one makes room for a fresh one, which takes any."""
    return DATA.wiring[card].judge(seen).any_sound if EMPTY in seen else _ALL_FACES


def _doors_of(cards: Sequence[int]) -> float:
    faces = 0
    for one in cards:
        faces |= one
    return faces.bit_count() / FACES


# -- one player's best placements ----------------------------------------------------------------------------------

Where = tuple[int, int, int]
"""A die by its place among those shared, card, slot."""


class Way(NamedTuple):
    """What placing some dice on one card makes of it: E, the faces it then takes, and which die goes where."""

    expected: float
    doors: int
    moves: tuple[tuple[int, int], ...]


@lru_cache(maxsize=1 << 14)
def card_ways(card: str, seen: Filling, faces: tuple[int, ...], most: int) -> dict[int, tuple[Way, ...]]:
    """For each set of at most so many faces (as a bit set of places) the good sound ways to put all of it on a card."""
    found: dict[int, dict[Filling, Way]] = {0: {seen: Way(_expect(card, seen), _card_doors(card, seen), ())}}
    layer = {0: found[0]}
    for _ in range(most):
        layer = _one_more(card, layer, faces)
        found.update(layer)
    return {dice: _kept(list(ways.values())) for dice, ways in found.items()}


def _one_more(
    card: str, layer: Mapping[int, dict[Filling, Way]], faces: tuple[int, ...]
) -> dict[int, dict[Filling, Way]]:
    """Every way with one die more."""
    wires = DATA.wiring[card]
    grown: dict[int, dict[Filling, Way]] = {}
    for dice, ways in layer.items():
        for (seen, way), (place, face) in product(ways.items(), enumerate(faces)):
            if dice >> place & 1 or EMPTY not in seen:
                continue
            for slot in wires.fits(seen, face).sound:
                after = wires.after(seen, slot, face)
                there = grown.setdefault(dice | 1 << place, {})
                if after not in there:
                    there[after] = Way(_expect(card, after), _card_doors(card, after), (*way.moves, (place, slot)))
    return grown


def _kept(ways: list[Way]) -> tuple[Way, ...]:
    """The few with the least E, and of those alike one."""
    best: dict[tuple[float, int], Way] = {}
    for way in sorted(ways, key=lambda way: way.expected):
        best.setdefault((way.expected, way.doors), way)
    return tuple(best.values())[:_WAYS_KEPT]


class Part(NamedTuple):
    """What a player gains by some dice, and where they go."""

    worth: float
    moves: tuple[Where, ...]


Laid = tuple[tuple[str, Filling] | None, ...]
"""A hand as relations see it."""


def _laid(hand: Hand) -> Laid:
    return tuple([None if bomb is None else (bomb.card, _seen(bomb)) for bomb in hand])


@lru_cache(maxsize=1 << 13)
def parts(laid: Laid, faces: tuple[int, ...], quota: int, door_worth: float) -> dict[int, Part]:
    """For each set of faces within the quota (as a bit set of places) a player's best placement of all of it."""
    ways = [{0: (Way(0.0, 0, ()),)} if one is None else card_ways(*one, faces, quota) for one in laid]
    before = _need_of([of[0][0] for of in ways], door_worth)
    best: dict[int, Part] = {0: Part(0.0, ())}
    for dice, chosen in _combined(ways, quota):
        worth = before - _need_of(chosen, door_worth)
        if dice and (dice not in best or worth > best[dice].worth + SLACK):
            moves = tuple((place, card, slot) for card, way in enumerate(chosen) for place, slot in way.moves)
            best[dice] = Part(worth, moves)
    return best


def _need_of(ways: Sequence[Way], door_worth: float) -> float:
    expected = sum([way.expected for way in ways])
    return expected - door_worth * _doors_of([way.doors for way in ways]) if door_worth else expected


def _combined(ways: Sequence[Mapping[int, tuple[Way, ...]]], quota: int) -> list[tuple[int, tuple[Way, ...]]]:
    """One way for each card, with no die used twice and no more dice than the quota."""
    found: list[tuple[int, tuple[Way, ...]]] = [(0, ())]
    for of_card in ways:
        found = [
            (dice | more, (*chosen, way))
            for dice, chosen in found
            for more, some in of_card.items()
            if not dice & more and (dice | more).bit_count() <= quota
            for way in some
        ]
    return found


# -- the split -----------------------------------------------------------------------------------------------------

Placed = tuple[int, int, int, str]
"""Seat, die, card, slot."""


class Split(NamedTuple):
    """One way to share dice: how many are placed, what that is worth, and where they go."""

    placed: int
    worth: float
    moves: tuple[Placed, ...]

    def beats(self, other: Split) -> bool:
        """More dice placed; or as many, and worth more."""
        if self.placed != other.placed:
            return self.placed > other.placed
        return self.worth > other.worth + SLACK

    def of(self, seat: int) -> tuple[Placed, ...]:
        """One seat's part of it."""
        return tuple(move for move in self.moves if move[0] == seat)


def share(hands: Sequence[Hand], quotas: Sequence[int], dice: Sequence[Die], *, door_worth: float = 0.0) -> Split:
    """The split that places the most of these dice, and among those is worth the most."""
    faces = tuple(die.face for die in dice)
    best: dict[int, tuple[int, float, tuple[tuple[int, Where], ...]]] = {0: (0, 0.0, ())}
    for seat, (hand, quota) in enumerate(zip(hands, quotas, strict=True)):
        if quota <= 0 or not any(hand):
            continue
        for used, (count, worth, moves) in list(best.items()):
            for more, part in parts(_laid(hand), faces, min(quota, len(dice)), door_worth).items():
                if not more or used & more:
                    continue
                total = (count + len(part.moves), worth + part.worth)
                old = best.get(used | more)
                if old is None or total[1] > old[1] + SLACK:
                    best[used | more] = (*total, (*moves, *((seat, move) for move in part.moves)))
    splits = [
        Split(count, worth, tuple((seat, dice[place].id, card, SLOTS[slot]) for seat, (place, card, slot) in moves))
        for count, worth, moves in best.values()
    ]
    chosen = splits[0]
    for split in splits:
        if split.beats(chosen):
            chosen = split
    return chosen


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
