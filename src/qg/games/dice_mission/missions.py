"""MISSION cards as the dice lie: whether a card holds, what proves it, who is in its way, its counter."""

from __future__ import annotations

from functools import lru_cache

from . import proofs
from .data import DATA
from .pieces import Counts, Trays, counts
from .proofs import Figure


def is_met(card: str, trays: Trays, seat: int) -> bool:
    """Whether the condition of a card holds for a seat now [DM-DEB-02]."""
    return DATA.holds[card](*seen_by(seat, trays))


def seen_by(seat: int, trays: Trays) -> tuple[Counts, list[Counts]]:
    """The dice of a seat and those of its opponents, as conditions ask. Only dice on the table count [DM-CHK-18]."""
    return counts(trays[seat]), [counts(tray) for other, tray in enumerate(trays) if other != seat]


@lru_cache(maxsize=512)
def proof(card: str, trays: Trays, seat: int) -> tuple[int, ...]:
    """The ids of the dice that prove a card which holds."""
    mission = DATA.missions[card]
    return proofs.proof(mission.type, mission.check, trays, seat)


def blockers(card: str, trays: Trays, seat: int) -> tuple[int, ...]:
    """The opponents in the way of a VERSUS card; nobody for other types."""
    mission = DATA.missions[card]
    return proofs.blockers(mission.check, trays, seat) if mission.type == "versus" else ()


def tally(card: str, trays: Trays) -> tuple[Figure, ...]:
    """The running counter of a TEAM card; nothing for other types."""
    mission = DATA.missions[card]
    return proofs.tally(mission.check, trays) if mission.type == "team" else ()
