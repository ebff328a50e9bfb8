"""Tables of older releases: there -1 stood for no seat, and an empty text for no place, no mission, no name."""

from __future__ import annotations

from qg.kernel.upgrade import Fields, empty_field

SEATS = ("turn", "m_seat", "q_seat")
OF_AGENTS = ("figurine", "code_name", "place", "mission", "branch", "last_mission")


def upgrade(table: Fields, _rules: int) -> Fields:
    """A table as it is saved today; what is in today's shape is left alone."""
    for seat in SEATS:
        table = empty_field(table, seat, -1)
    return table | {"agents": [_agent(agent) for agent in table["agents"]]}


def _agent(agent: Fields) -> Fields:
    for text in OF_AGENTS:
        agent = empty_field(agent, text, "")
    return agent
