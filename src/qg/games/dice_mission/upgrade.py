"""Tables of the release before: there a number stood for nobody, or not yet."""

from __future__ import annotations

from qg.kernel.upgrade import Fields, empty_field

NOTHING = {"turn": -1, "n": 0, "r": 0}


def upgrade(table: Fields, _rules: int) -> Fields:
    """A table as it is saved today; what is in today's shape is left alone."""
    for name, number in NOTHING.items():
        table = empty_field(table, name, number)
    return table
