"""Moments: what happened, and what it looked like just then, for one audience.

While somebody listens, `emit` and `emit_to` keep the table as it was beside each event. Whoever hears an event gets it
with what has changed on their own board since the moment before, taken through the one `board(t, seat)` that views use:
so no rule is repeated to show what happened, and nothing is declared by hand. Behind a curtain there is no board
(None): moments are heard there without a patch, and when it rises the whole board is the patch.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from .conduct.state import NEVER
from .patch import SAME, Known, difference

if TYPE_CHECKING:
    from .game import Game
    from .parts import Moment
    from .table import Table


class SeenMoment(msgspec.Struct, frozen=True, gc=False):
    """An event this audience hears (None: something changed, and nothing was told) and the patch of its board."""

    told: Moment | None
    patch: Any


def moments(
    game: Game[Any, Any], board: Any, told: Iterable[Moment], t: Table, seat: int | None, known: Known
) -> tuple[list[SeenMoment], Any]:
    """What a seat (None: those who look on) hears of an input, from the board it had; and the board it has now.

    What changed without an event it may hear rides on its next one, or on a last, silent moment. `known` is one and the
    same for all who hear of this input.
    """
    found: list[SeenMoment] = []
    for one in told:
        if one.to is None or seat in one.to:
            if one.table.conduct.still_since != NEVER and one.table.covered:
                found.append(SeenMoment(one, SAME))
            else:
                now = game.board(one.table, seat)
                found.append(SeenMoment(one, difference(board, now, known)))
                board = now
    now = shown(game, t, seat)
    patch = SAME if now is None else difference(board, now, known)
    if patch is not SAME:
        found.append(SeenMoment(None, patch))
    return found, now


def shown(game: Game[Any, Any], t: Table, seat: int | None) -> Any:
    """The board as a screen may show it: none behind a curtain."""
    return None if t.covered else game.board(t, seat)
