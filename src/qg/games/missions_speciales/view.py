"""All that a seat may know: everything but chance, the same for everybody (section 6)."""

from __future__ import annotations

from functools import lru_cache
from itertools import repeat
from operator import attrgetter

import msgspec

from qg.kernel import SeatNo

from .cards import cards
from .pieces import Adversary, MissionId
from .sheet import SheetLine, sheet_line
from .state import Agent, Line, State, next_in_play


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """The table as everybody sees it; names of fields are those of the state."""

    round: int
    turn: SeatNo | None
    order: tuple[SeatNo, ...]
    agents: tuple[Agent, ...]
    """By seat."""
    sheets: tuple[tuple[SheetLine, ...], ...]
    """The evaluation sheets, by seat [MS-SHT-01, MS-ROLE-01]."""
    pockets: tuple[tuple[tuple[int, ...], ...], ...]
    """By seat and type: the Q cards that show his points [MS-Q-10, MS-Q-12]."""
    counter_espionage: tuple[Adversary, ...]
    """By seat: who rolls black against him; None: the software, or not yet known [MS-CE-01, MS-CE-07]."""
    available: tuple[MissionId, ...]
    """Missions no agent is on [MS-NEW-01]."""
    ready: tuple[SeatNo, ...]
    finished: tuple[SeatNo, ...]
    eliminated: tuple[SeatNo, ...]
    m_seat: SeatNo | None
    q_seat: SeatNo | None
    contested: tuple[int, ...]


PUBLIC = tuple(name for name in Board.__struct_fields__ if name in State.__struct_fields__)
"""Fields of a board that stand so in the state."""
_public = attrgetter(*PUBLIC)


def board(t: State, _: int | None) -> Board:
    """The book hides nothing: mission sheets are on the table and the neighbour reads along (section 6)."""
    return Board(
        **dict(zip(PUBLIC, _public(t), strict=True)),
        sheets=tuple(map(_sheet, t.all_seats, t.agents, t.lines)),
        pockets=tuple(map(_pocket, t.agents)),
        counter_espionage=_counter_espionage(t),
        available=t.available,
    )


def _counter_espionage(t: State) -> tuple[int | None, ...]:
    if not t.order:
        return (None,) * len(t.seats)
    return tuple(map(next_in_play, t.all_seats, repeat(t.order), repeat(t.eliminated)))


@lru_cache(1024)
def _sheet(seat: int, agent: Agent, lines: tuple[Line, ...]) -> tuple[SheetLine, ...]:
    return tuple(sheet_line(seat, agent.code_name, line) for line in lines)


@lru_cache(1024)
def _pocket(agent: Agent) -> tuple[tuple[int, ...], ...]:
    return tuple(map(cards, agent.q))
