"""MISSION cards as the dice lie: whether a card holds, what proves it, who is in its way, its counter, what it lacks.

Pure functions of a card and the dice on the table, for lights and marks on the board and for bots.
"""

from __future__ import annotations

from functools import lru_cache

from .cards import Versus
from .data import DATA
from .pieces import NO_DICE, Counts, Trays, counts

Table = tuple[Counts, ...]
"""The dice on the table by holder."""


def is_met(card: str, trays: Trays, seat: int) -> bool:
    """Whether the condition of a card holds for a seat now [DM-DEB-02]."""
    return DATA.holds[card](*seen_by(seat, trays))


def seen_by(seat: int, trays: Trays) -> tuple[Counts, list[Counts]]:
    """The dice of a seat and those of its opponents, as conditions ask. Only dice on the table count [DM-CHK-18]."""
    return counts(trays[seat]), [counts(tray) for other, tray in enumerate(trays) if other != seat]


def holds_at(card: str, table: Table, seat: int) -> bool:
    """The same of dice as they are counted."""
    return DATA.holds[card](table[seat], [*table[:seat], *table[seat + 1 :]])


@lru_cache(maxsize=512)
def proof(card: str, trays: Trays, seat: int) -> tuple[int, ...]:
    """The ids of the dice that prove a card which holds."""
    return tuple(sorted({die.id for die in DATA.missions[card].proof(trays, seat)}))


@lru_cache(maxsize=4096)
def is_near(card: str, table: Table, seat: int) -> bool:
    """Whether a mission that fails would hold if one die that it looks at showed another value [DM-DIG-06]."""
    mission, others = DATA.missions[card], [*table[:seat], *table[seat + 1 :]]
    return any(mission.holds(*dice) for dice in mission.one_changed(table[seat], others))


def margins(card: str, table: Table, seat: int) -> tuple[int | None, list[tuple[int, int | None, bool]]]:
    """What a VERSUS mission compares: the own figure, and by opponent with dice his, and whether he is beaten."""
    mission, mine = DATA.missions[card], table[seat]
    if mine == NO_DICE or not isinstance(mission, Versus):
        return None, []
    check, own = mission.check, mission.check.mark(mine)
    marks = [(other, check.mark(dice)) for other, dice in enumerate(table) if other != seat and dice != NO_DICE]
    open_to_me = check.is_open(own)
    return check.figure(own), [
        (other, check.his_figure(own, his), open_to_me and check.passes(own, his)) for other, his in marks
    ]
