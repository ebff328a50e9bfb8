"""Tables of the release before: there -1 was no seat, and "" no branch and no mission."""

from __future__ import annotations

from qg.kernel.upgrade import Fields, empty_field


def upgrade(table: Fields, _rules: int) -> Fields:
    """A table as it is saved today; what is in today's shape is left alone."""
    for seat in ("turn", "m_seat", "q_seat"):
        table = empty_field(table, seat, -1)
    agents = [empty_field(empty_field(agent, "branch", ""), "last_mission", "") for agent in table["agents"]]
    return table | {"agents": agents}
