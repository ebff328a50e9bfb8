"""How finished games are kept: what the archive shows, and who sat where."""

from __future__ import annotations

from typing import Any

import msgspec

from qg.kernel import Outcome

from .documents import Finished
from .messages import SeatInfo
from .seating import Seating
from .store import TableRow


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


def of(row: TableRow, seating: Seating, outcome: Outcome[Any], *, ended: float) -> bytes:
    """How a table's game has ended, as the store keeps it."""
    result = Result(
        code=row.code,
        game=row.game,
        ended=ended,
        seats=seating.infos(set()),
        people=tuple(chair.person for chair in seating.chairs),
        winners=outcome.winners,
        scores=outcome.scores,
        sheet=outcome.sheet,
    )
    return msgspec.json.encode(result)


_decoder: msgspec.json.Decoder[Result] = msgspec.json.Decoder(Result)
decode = _decoder.decode
