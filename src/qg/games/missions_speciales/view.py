"""All that a seat may know: everything but chance, the same for everybody (section 6)."""

from __future__ import annotations

import msgspec

from .cards import cards
from .sheet import SheetLine, sheet_line
from .state import NONE, Agent, State


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """The table as everybody sees it; names of fields are those of the state."""

    round: int
    turn: int
    order: tuple[int, ...]
    agents: tuple[Agent, ...]
    """By seat."""
    sheets: tuple[tuple[SheetLine, ...], ...]
    """The evaluation sheets, by seat [MS-SHT-01, MS-ROLE-01]."""
    pockets: tuple[tuple[tuple[int, ...], ...], ...]
    """By seat and type: the Q cards that show his points [MS-Q-10, MS-Q-12]."""
    counter_espionage: tuple[int, ...]
    """By seat: who rolls black against him; -1: the software, or not yet known [MS-CE-01, MS-CE-07]."""
    available: tuple[str, ...]
    """Missions no agent is on [MS-NEW-01]."""
    ready: tuple[int, ...]
    finished: tuple[int, ...]
    eliminated: tuple[int, ...]
    m_seat: int
    q_seat: int
    deadline: int
    """Table time at which the open decision takes its default; 0: never."""
    absent: tuple[int, ...]
    trail: str
    contested: tuple[int, ...]


PUBLIC = tuple(name for name in Board.__struct_fields__ if name in State.__struct_fields__)
"""Fields of a board that stand so in the state."""


def board(t: State, _: int | None) -> Board:
    """The book hides nothing: mission sheets are on the table and the neighbour reads along (section 6)."""
    return Board(
        **{name: getattr(t, name) for name in PUBLIC},
        sheets=tuple(_sheet(t, who) for who in t.all_seats),
        pockets=tuple(tuple(map(cards, agent.q)) for agent in t.agents),
        counter_espionage=tuple(t.counter_espionage(who) if t.order else NONE for who in t.all_seats),
        available=t.available,
    )


def _sheet(t: State, seat: int) -> tuple[SheetLine, ...]:
    name, code_name = t.seats[seat].name, t.agents[seat].code_name
    return tuple(sheet_line(name, code_name, line) for line in t.lines[seat])
