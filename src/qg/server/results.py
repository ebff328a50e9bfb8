"""How finished games are kept: what the archive shows, and who sat where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from .documents import Finished
from .messages import SeatInfo

if TYPE_CHECKING:
    from .live import LiveTable


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game in the store."""

    code: str
    game: str
    ended: float
    seats: tuple[SeatInfo, ...]
    people: tuple[str | None, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    sheet: Any

    def seen_by(self, person: str) -> Finished:
        """As one of those who played reads it."""
        seat = self.people.index(person) if person in self.people else None
        fields = {name: getattr(self, name) for name in self.__struct_fields__ if name != "people"}
        return Finished(**fields, seat=seat)


def of(table: LiveTable) -> Result:
    """How a table's game has ended."""
    assert table.running is not None, "there is a game"
    outcome = table.running.t.outcome
    return Result(
        code=table.code,
        game=table.game.slug,
        ended=table.changed,
        seats=table.seating.infos(set()),
        people=tuple(chair.person for chair in table.seating.chairs),
        winners=outcome.winners,
        scores=outcome.scores,
        sheet=outcome.sheet,
    )


encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Result] = msgspec.json.Decoder(Result)
decode = _decoder.decode
