"""Which requests a table has carried out: a request sent again, however late, is answered and not done twice."""

from __future__ import annotations

from collections import OrderedDict

from .limits import MOST_RECENT
from .store import Store

FILTER_BITS = 1 << 16
HASHES = 4
"""With 6,000 requests forgotten, one new request in a hundred is looked up for nothing."""


class RequestLog:
    """The latest requests are known by heart. Of all others a filter remembers that they may have been: only then the
    log is asked, so that a new request costs no query."""

    def __init__(self, table: str, store: Store) -> None:
        self.recent: OrderedDict[tuple[str, str], int] = OrderedDict()
        self.whole = True
        """Whether everything in the log has been noted here; else the log is read when the first request comes."""
        self._table = table
        self._store = store
        self._filter = bytearray()

    def note(self, by: str | None, id: str | None, version: int) -> None:
        """An entry was written, or read from the log."""
        if not by or not id:
            return
        self.recent[by, id] = version
        if len(self.recent) > MOST_RECENT:
            forgotten, _ = self.recent.popitem(last=False)
            self._mark(forgotten)

    async def version_of(self, by: str, id: str) -> int | None:
        """The version at which a request was carried out, if it was."""
        version = self.recent.get((by, id))
        if version is None and not self.whole:
            for one_by, one_id, _ in await self._store.requests(self._table):
                self._mark((one_by, one_id))
            self.whole = True
        if version is None and self._may_have_been((by, id)):
            version = await self._store.request(self._table, by, id)
        return version

    def _mark(self, request: tuple[str, str]) -> None:
        self._filter = self._filter or bytearray(FILTER_BITS // 8)
        for bit in _bits(request):
            self._filter[bit >> 3] |= 1 << (bit & 7)

    def _may_have_been(self, request: tuple[str, str]) -> bool:
        return bool(self._filter) and all(self._filter[bit >> 3] & 1 << (bit & 7) for bit in _bits(request))


def _bits(request: tuple[str, str]) -> list[int]:
    mixed = hash(request)
    return [(mixed >> 16 * number) % FILTER_BITS for number in range(HASHES)]
