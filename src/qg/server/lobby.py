"""The table apart from the game, as everybody sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .messages import Lobby

if TYPE_CHECKING:
    from .live import LiveTable


def lobby_of(table: LiveTable) -> Lobby:
    seating, room = table.seating, table.room
    trouble = seating.trouble()
    return Lobby(
        code=table.code,
        game=table.game.slug,
        phase=seating.phase,
        lesson=seating.lesson,
        host=table.host_seat,
        seats=seating.infos(table.audience.here()),
        options=seating.options,
        settled={} if trouble else seating.settled(),
        trouble=room.say(trouble, table.game.slug) if trouble else None,
        commitment=room.commitment(table.row),
        spectators=table.audience.spectators(),
        address=room.address,
        rematch=seating.rematch,
    )
