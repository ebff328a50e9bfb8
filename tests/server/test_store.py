"""The store on SQLite, alone: durable, in few transactions, and nobody fails for another's fault."""

from msgspec.structs import replace

from qg.server.messages import Phase
from qg.server.store import Taken

from .prelude import *


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    one = SqliteStore(tmp_path / "qg.sqlite")
    await one.open()
    yield one
    await one.close()


def row(id: str, code: str, *, phase: Phase = "lobby", changed: float = 1.0) -> TableRow:
    return TableRow(id=id, code=code, game="toy", seed="s" * 64, phase=phase, lesson=False, changed=changed)


def entry(table: str, seq: int, body: bytes = b"x", *, at: float = 2.0, phase: Phase = "lobby") -> Append:
    return Append(table=table, seq=seq, at=at, body=body, phase=phase)


class Commits:
    """Counts the transactions of a store that were written."""

    def __init__(self, store: SqliteStore) -> None:
        self.count = 0
        sa.event.listen(store._engine, "commit", self._add)

    def _add(self, _: sa.Connection) -> None:
        self.count += 1


async def pragma(store: SqliteStore, name: str) -> object:
    ((value,),) = await store._all(sa.text(f"PRAGMA {name}"))
    return value


# -- durable -------------------------------------------------------------------------------------------------------


async def test_what_is_committed_survives_a_power_cut(store: SqliteStore) -> None:
    assert await pragma(store, "synchronous") == 2, "FULL"
    assert await pragma(store, "journal_mode") == "wal"


async def test_what_has_returned_can_be_read_by_anybody(store: SqliteStore, tmp_path: Path) -> None:
    await store.make_table(row("t", "AAAA"), entry("t", 1, b"one"))
    await store.append(entry("t", 2, b"two"))
    other = SqliteStore(tmp_path / "qg.sqlite")
    await other.open()
    assert await other.log("t") == [b"one", b"two"] and await other.log("t", after=1) == [b"two"]
    await other.close()


# -- group commit --------------------------------------------------------------------------------------------------


async def test_what_comes_together_is_committed_together(store: SqliteStore) -> None:
    await store.make_table(row("t", "AAAA"), entry("t", 1))
    commits = Commits(store)
    await asyncio.gather(*(store.append(entry("t", seq)) for seq in range(2, 302)))
    assert len(await store.log("t")) == 301
    assert 0 < commits.count <= 5, f"{commits.count} transactions for 300 entries"


async def test_a_number_can_be_taken_once(store: SqliteStore) -> None:
    await store.make_table(row("t", "AAAA"), entry("t", 1, b"first"))
    with pytest.raises(Taken):
        await store.append(entry("t", 1, b"second"))
    assert await store.log("t") == [b"first"]


async def test_a_double_number_harms_nobody_else_in_the_batch(store: SqliteStore) -> None:
    for id, code in (("a", "AAAA"), ("b", "BBBB")):
        await store.make_table(row(id, code), entry(id, 1))
    asked = [entry("a", 2), entry("b", 2), entry("a", 2, b"again"), entry("a", 3), entry("b", 3)]
    done = await asyncio.gather(*map(store.append, asked), return_exceptions=True)
    assert [type(one) for one in done] == [type(None), type(None), Taken, type(None), type(None)]
    assert await store.log("a") == [b"x"] * 3 and await store.log("b") == [b"x"] * 3


async def test_all_of_an_entry_is_kept_or_nothing(store: SqliteStore) -> None:
    await store.make_table(row("t", "AAAA"), entry("t", 1))
    over = Append(table="t", seq=2, at=3.0, body=b"x", phase="over", sitting=("nora",), result=b"won")
    await store.append(over)
    twice = Append(table="t", seq=3, at=9.0, body=b"y", phase="lobby", sitting=("samir",), result=b"lost")
    with pytest.raises(Taken):  # there is a result already
        await store.append(twice)
    found = await store.table("AAAA")
    assert found is not None and (found.phase, found.changed) == ("over", 3.0)
    assert await store.log("t") == [b"x", b"x"] and await store.results(["t"]) == {"t": b"won"}
    assert await store.tables_of("samir", limit=9) == []


async def test_a_request_is_carried_out_once_at_a_table(store: SqliteStore) -> None:
    def asked(table: str, seq: int, by: str | None, request: str | None) -> Append:
        return replace(entry(table, seq), by=by, request=request)

    for id, code in (("t", "AAAA"), ("u", "BBBB")):
        await store.make_table(row(id, code), entry(id, 1))
    for seq, one in enumerate((("nora", "r1"), ("samir", "r1"), ("nora", "r2"), (None, None), (None, None)), 2):
        await store.append(asked("t", seq, *one))
    await store.append(asked("u", 2, "nora", "r1"))
    with pytest.raises(Taken):
        await store.append(asked("t", 7, "nora", "r1"))
    assert len(await store.log("t")) == 6
    assert await store.request("t", "samir", "r1") == 3 and await store.request("t", "samir", "r2") is None
    assert sorted(await store.requests("t")) == [("nora", "r1", 2), ("nora", "r2", 4), ("samir", "r1", 3)]


async def test_the_store_goes_on_after_a_failure(store: SqliteStore) -> None:
    await store.make_table(row("t", "AAAA"), entry("t", 1))
    for _ in range(3):
        with pytest.raises(Taken):
            await store.append(entry("t", 1))
    await store.append(entry("t", 2))
    assert len(await store.log("t")) == 2


# -- tables --------------------------------------------------------------------------------------------------------


async def test_a_code_belongs_to_one_table(store: SqliteStore) -> None:
    await store.make_table(row("t", "AAAA"), entry("t", 1))
    with pytest.raises(Taken):
        await store.make_table(row("u", "AAAA"), entry("u", 1))
    found = await store.table("AAAA")
    assert found == row("t", "AAAA", changed=2.0)
    assert await store.log("u") == [] and await store.table("BBBB") is None


async def test_the_latest_snapshot_counts(store: SqliteStore) -> None:
    assert await store.snapshot("t") is None
    await store.save_snapshot("t", Snapshot(64, b"early"))
    await store.save_snapshot("t", Snapshot(128, b"late"))
    assert await store.snapshot("t") == Snapshot(128, b"late")


async def test_tables_that_must_wake_are_found_again(store: SqliteStore) -> None:
    for number, (code, due) in enumerate((("AAAA", 0), ("BBBB", None), ("CCCC", 90_000), ("DDDD", 5))):
        id = code.lower()
        await store.make_table(row(id, code), replace(entry(id, 1, phase="playing"), due=due if number < 3 else 7))
    await store.append(entry("dddd", 2, phase="over"))
    assert {one.code: one.due for one in await store.due()} == {"AAAA": 0, "CCCC": 90_000}


async def test_the_tables_of_a_person_are_those_where_they_sit_now(store: SqliteStore) -> None:
    for number, (id, code) in enumerate((("t", "AAAA"), ("u", "BBBB"), ("v", "CCCC"))):
        await store.make_table(row(id, code), entry(id, 1))
        await store.append(
            Append(table=id, seq=2, at=10.0 + number, body=b"x", phase="lobby", sitting=("nora", "samir"))
        )
    await store.append(Append(table="t", seq=3, at=20.0, body=b"x", phase="lobby", sitting=("samir",)))
    assert [one.code for one in await store.tables_of("nora", limit=9)] == ["CCCC", "BBBB"]
    assert [one.code for one in await store.tables_of("samir", limit=2)] == ["AAAA", "CCCC"]


async def test_results_are_read_together(store: SqliteStore) -> None:
    for id, code in (("t", "AAAA"), ("u", "BBBB")):
        await store.make_table(row(id, code), entry(id, 1))
        await store.append(Append(table=id, seq=2, at=2.0, body=b"x", phase="over", result=id.encode()))
    assert await store.results(["t", "u", "missing"]) == {"t": b"t", "u": b"u"}
    assert await store.results([]) == {}


async def test_people_keep_their_name_and_face(store: SqliteStore) -> None:
    assert await store.person("n") is None
    await store.save_person(Person("n", "Nora", Look(3, 4)))
    await store.save_person(Person("n", "Norá", Look(5, 6)))
    assert await store.person("n") == Person("n", "Norá", Look(5, 6))
