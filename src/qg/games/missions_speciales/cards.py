"""Q cards: how a number of points lies on the table, and what changes hands when some are paid (3.12).

The software keeps the bank in Q's place [MS-SET-06, MS-ROLE-03, MS-ROLE-04].
"""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=1024)
def cards(points: int) -> tuple[int, ...]:
    """The fewest cards: 3s first, then one 2 or one 1 [MS-Q-10]."""
    rest = points % 3
    return (3,) * (points // 3) + ((rest,) if rest else ())


@lru_cache(maxsize=1024)
def payment(held: int, points: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Cards handed over, those shown before and no longer after; and change, those after and not before [MS-Q-10]."""
    before, after = cards(held), cards(held - points)
    return _without(before, after), _without(after, before)


def _without(some: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    left = list(some)
    for card in others:
        if card in left:
            left.remove(card)
    return tuple(left)
