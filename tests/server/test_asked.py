"""A request sent again is answered and not carried out, however much has happened since."""

from qg.server import asked
from qg.server.asked import RequestLog

from .prelude import *


async def test_a_request_is_known_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asked, "MOST_RECENT", 4)
    async with serving(tmp_path) as server, Visitor(server.base) as nora:
        code = await nora.make(LAMPS, seats=2)
        tab = await nora.join(code)
        ids = [f"c{n}" for n in range(12)]
        for id in (*ids, *ids):
            await tab.done("chat", id=id, text="Hello")
        assert len(tab.chat) == 12, "nothing was said twice"
    async with serving(tmp_path) as server:
        tab = await nora.at(server.base).join(code)
        for id in ids:
            await tab.done("chat", id=id, text="Hello")
        assert tab.n == 0, "nothing has changed by that"
        await said_once(server, code)


async def said_once(server: Server, code: str) -> None:
    table = server.table(code)
    kept = Counter(log.decode(raw).id for raw in await server.site.room.store.log(table.row.id))
    del kept[None]
    assert set(kept.values()) == {1}


class Counting(SqliteStore):
    """Counts what is looked up."""

    def __init__(self, file: Path, entries: dict[tuple[str, str], int]) -> None:
        super().__init__(file)
        self.entries = entries
        self.looked_up = 0

    async def request(self, table: str, by: str, request: str) -> int | None:
        self.looked_up += 1
        return self.entries.get((by, request))

    async def requests(self, table: str) -> list[tuple[str, str, int]]:
        self.looked_up += 1
        return [(by, id, seq) for (by, id), seq in self.entries.items()]


@pytest.fixture
def store(tmp_path: Path) -> Counting:
    return Counting(tmp_path / "qg.sqlite", {("nora", f"r{n}"): n for n in range(1, 3_001)})


async def test_a_new_request_costs_no_query(store: Counting) -> None:
    known = RequestLog("t", store)
    for (by, id), version in store.entries.items():
        known.note(by, id, version)
    found = [await known.version_of("nora", f"new{n}") for n in range(1_000)]
    assert found == [None] * 1_000 and store.looked_up < 10, "the log is asked where the filter errs"
    assert [await known.version_of(*one) for one in store.entries] == list(store.entries.values())


async def test_what_was_not_read_at_loading_is_read_when_the_first_request_comes(store: Counting) -> None:
    known = RequestLog("t", store)
    known.whole = False
    known.note("nora", "r3000", 3_000)
    assert await known.version_of("nora", "r3000") == 3_000 and store.looked_up == 0
    assert await known.version_of("nora", "r7") == 7 and store.looked_up == 2
    assert await known.version_of("samir", "r7") is None
    assert store.looked_up <= 3


async def test_what_nobody_asked_for_is_not_noted(store: Counting) -> None:
    known = RequestLog("t", store)
    known.note(None, None, 1)
    known.note("nora", None, 2)
    assert known.recent == {}
