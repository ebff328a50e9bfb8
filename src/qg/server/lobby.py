"""The table apart from the game, as everybody sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from qg.kernel import Refused
from qg.kernel.chance import commitment
from qg.words import Message

from . import log
from .connections import Connections
from .effects import Consequences
from .messages import Lobby, LobbyChanged, Presence
from .seating import Seating
from .store import TableRow
from .stream import Stream


class LobbyPart:
    """Who sits where and under which options: a fold of the log, with those who are connected now."""

    def __init__(
        self,
        row: TableRow,
        seating: Seating,
        connections: Connections,
        *,
        address: Callable[[], str],
        say: Callable[[Refused, Sequence[str]], Message],
    ) -> None:
        self.row = row
        self.seating = seating
        self.connections = connections
        self._address = address
        self._say = say
        self.host_told: int | None = None
        self.away: set[str] = set()
        """People whose last connection has been gone for a while."""

    def fold(self, change: log.Change) -> Consequences:
        self.seating.fold(change)
        return Consequences((self.news(),), moves=True)

    def news(self) -> LobbyNews:
        return LobbyNews(self)

    @property
    def host_seat(self) -> int | None:
        """In the lobby nobody waits long for a host who has gone [QG-HST-01]."""
        if self.seating.phase != "lobby":
            return self.seating.host_seat
        chairs = enumerate(self.seating.chairs)
        heir = self.seating.host_among(seat for seat, chair in chairs if chair.person not in self.away)
        return self.seating.host_seat if heir is None else heir

    def miss(self, seat: int | None) -> bool:
        """Who sits there has been gone for a while; whether that is so."""
        person = self.seating.chairs[seat].person if seat is not None and seat < len(self.seating.chairs) else None
        if person is None or seat in self.connections.here():
            return False
        self.away.add(person)
        return True

    def names(self) -> list[str]:
        return [chair.name for chair in self.seating.chairs]

    def presence(self, now: int) -> Presence:
        here = self.connections.here()
        return Presence(
            here=tuple(seat in here for seat in range(len(self.seating.chairs))),
            spectators=self.connections.spectators(),
            now=now,
        )

    def document(self) -> Lobby:
        seating = self.seating
        trouble = seating.trouble()
        return Lobby(
            code=self.row.code,
            game=self.row.game,
            phase=seating.phase,
            lesson=seating.lesson,
            host=self.host_seat,
            seats=seating.infos(self.connections.here()),
            options=seating.options,
            settled={} if trouble else seating.settled(),
            trouble=self._say(trouble, ()) if trouble else None,
            commitment=commitment(self.row.seed),
            spectators=self.connections.spectators(),
            address=self._address(),
            locked=seating.locked,
            rematch=seating.rematch,
        )


class LobbyNews:
    """The lobby has changed. What everybody is told of it is made once."""

    def __init__(self, part: LobbyPart) -> None:
        self._part = part

    @property
    def to_all(self) -> bool:
        return True

    @cached_property
    def _lobby(self) -> Lobby:
        return self._part.document()

    def keep(self) -> None:
        """The chairs are all that is kept, and who everybody is told is the host."""
        self._part.host_told = self._part.host_seat

    def to(self, stream: Stream) -> LobbyChanged:
        return LobbyChanged(n=stream.next, seat=stream.seat, lobby=self._lobby)
