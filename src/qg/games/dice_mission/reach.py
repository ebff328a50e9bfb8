"""How far a mission is from holding: with which numbers of dice it can at all, and whether one die would do.

Pure functions of a card and counts of dice, for the board's marks [DM-DIG-06].
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from .checks import ON_RIVALS, common, measure_of, together
from .data import DATA
from .multisets import SETS, plus
from .pieces import NO_DICE, SIDES, Counts

Table = tuple[Counts, ...]
"""The dice on the table by holder."""


@cache
def sizes(card: str) -> tuple[int, ...]:
    """The numbers of own dice with which a mission can hold; none for TEAM, which looks at the whole table."""
    mission, holds = DATA.missions[card], DATA.holds[card]
    if mission.type == "team":
        return ()
    if mission.check["op"] == "match_any":
        return tuple(range(1, len(SETS)))
    return tuple(size for size in range(1, len(SETS)) if any(holds(dice, ()) for dice in SETS[size]))


def holds_at(card: str, table: Table, seat: int) -> bool:
    """Whether a mission of a seat holds on a table [DM-DEB-02]."""
    return DATA.holds[card](table[seat], [*table[:seat], *table[seat + 1 :]])


@lru_cache(maxsize=2048)
def changed(dice: Counts) -> tuple[Counts, ...]:
    """The same dice with one of them showing another value."""
    return tuple(
        plus(plus(dice, before, -1), after)
        for before in range(SIDES)
        if dice[before]
        for after in range(SIDES)
        if after != before
    )


@lru_cache(maxsize=4096)
def is_near(card: str, table: Table, seat: int) -> bool:
    """Whether a mission that fails would hold if one die that it looks at showed another value."""
    kind, holds = DATA.missions[card].type, DATA.holds[card]
    if kind == "team" and DATA.missions[card].check["op"] != "players":
        return any(holds(dice, ()) for dice in changed(together(table)))
    mine, others = table[seat], [*table[:seat], *table[seat + 1 :]]
    if any(holds(dice, others) for dice in changed(mine)):
        return True
    if kind in ("solo", "special"):
        return False
    return any(
        holds(mine, [*others[:place], dice, *others[place + 1 :]])
        for place, his in enumerate(others)
        for dice in changed(his)
    )


def margins(card: str, table: Table, seat: int) -> tuple[int | None, list[tuple[int, int | None, bool]]]:
    """What a VERSUS mission compares: the own figure, and by opponent with dice his, and whether he is beaten."""
    tree, mine = DATA.missions[card].check, table[seat]
    alone = ON_RIVALS[tree["op"]](tree)
    rivals = [(other, dice) for other, dice in enumerate(table) if other != seat and dice != NO_DICE]
    if mine == NO_DICE:
        return None, []
    if "measure" in tree:
        measure = measure_of(tree)
        return measure(mine), [(other, measure(dice), alone(mine, [dice])) for other, dice in rivals]
    if tree["op"] in ("no_common", "common_each"):
        return None, [(other, common(mine, dice), alone(mine, [dice])) for other, dice in rivals]
    return None, [(other, None, alone(mine, [dice])) for other, dice in rivals]


def moved(table: Table, giver: int, taker: int, value: int) -> Table:
    """A die that shows this value goes from one holder to another; a taker below 0: it leaves the table."""
    after = list(table)
    after[giver] = plus(after[giver], value - 1, -1)
    if taker >= 0:
        after[taker] = plus(after[taker], value - 1)
    return tuple(after)


def without_all(dice: Counts, values: Sequence[int]) -> Counts:
    """The dice without some that show these values."""
    for value in values:
        dice = plus(dice, value - 1, -1)
    return dice
