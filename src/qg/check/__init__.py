"""What every game is held to: the contracts, and all that a game's own tests share.

`contracts` are tests for pytest; the repository runs them on every game it has, `qg check-game` on one folder.
"""

from __future__ import annotations

import os

from qg import catalog

CHOSEN = "QG_CHECK"
"""Names the one game that is under check; without it all games are."""


def under_check() -> list[str]:
    """The games that the contracts are held against."""
    return os.environ.get(CHOSEN, "").split() or catalog.games()
