"""A disk that is full, a file that is gone, a task that fails: nothing is acknowledged that is not kept, and the room
goes on by itself when it can."""

import logging
import stat

from msgspec.structs import replace
from sqlalchemy.exc import OperationalError

from qg.server import sqlite, supervise
from qg.server.people import secret_of
from qg.server.store import CannotWrite
from qg.server.supervise import supervised

from .prelude import *
from .test_store import entry, pragma, row

BIG = bytes(40_000)


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PROBE_EVERY", 0.05)
    monkeypatch.setattr(supervise, "BEGIN_AGAIN_AFTER", 0.01)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    one = SqliteStore(tmp_path / "qg.sqlite")
    await one.open()
    await one.make_table(row("t", "AAAA"), entry("t", 1))
    yield one
    await one.close()


class Disk:
    """A disk that can be full: the store may have no page more than it has."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.most: int | None = None
        sa.event.listen(store._engine, "connect", self._connected)

    def _connected(self, connection: Any, _: Any) -> None:
        if self.most is not None:
            connection.execute(f"PRAGMA max_page_count={self.most}")

    async def fill(self) -> None:
        self.most = int(str(await pragma(self.store, "page_count")))
        self.store._engine.dispose()

    def free(self) -> None:
        self.most = None
        self.store._engine.dispose()


# -- tasks ---------------------------------------------------------------------------------------------------------


async def test_what_must_never_end_begins_again(caplog: pytest.LogCaptureFixture) -> None:
    begun = 0

    async def work() -> None:
        nonlocal begun
        begun += 1
        if begun < 4:
            raise RuntimeError("stumbled")
        await asyncio.sleep(60)

    task = asyncio.create_task(supervised("the night watch", work))
    await until(lambda: begun == 4)
    assert caplog.text.count("the night watch failed") == 3 and "stumbled" in caplog.text
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_a_checkpoint_that_fails_is_not_the_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the first full disk the journal would grow for ever."""
    monkeypatch.setattr(sqlite, "CHECKPOINT_EVERY", 0.01)
    one = SqliteStore(tmp_path / "qg.sqlite")
    really, checkpoints = one._read, 0

    def read(query: sa.Executable) -> list[sa.Row[Any]]:
        nonlocal checkpoints
        checkpoints += "checkpoint" in str(query)
        if 0 < checkpoints < 4:
            raise OperationalError("wal_checkpoint", None, Exception("database or disk is full"))
        return really(query)

    monkeypatch.setattr(one, "_read", read)
    await one.open()
    await until(lambda: checkpoints > 8)
    await one.make_table(row("t", "AAAA"), entry("t", 1, BIG))
    await until(lambda: (tmp_path / "qg.sqlite").stat().st_size > len(BIG))
    await one.close()


async def test_the_journal_has_a_net_below_the_checkpointer(store: SqliteStore) -> None:
    assert await pragma(store, "wal_autocheckpoint") == limits.MOST_IN_JOURNAL > 0
    assert await pragma(store, "journal_size_limit") == limits.LARGEST_JOURNAL > 0


# -- a full disk ---------------------------------------------------------------------------------------------------


async def test_on_a_full_disk_an_entry_waits_and_all_else_is_refused(
    store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    disk = Disk(store)
    assert store.trouble() is None
    await disk.fill()
    waiting = asyncio.create_task(store.append(entry("t", 2, BIG)))
    await until(store.trouble)
    assert "full" in str(store.trouble()) and not waiting.done()
    with pytest.raises(CannotWrite):
        await store.make_table(row("u", "BBBB"), entry("u", 1, BIG))
    await store.save_snapshot("t", Snapshot(1, BIG))
    assert await store.log("t") == [b"x"] and await store.snapshot("t") is None, "reading goes on"
    await store.append(entry("v", 1, b"x"))  # what is small may still fit in, and proves nothing
    assert store.trouble() is not None
    disk.free()
    await waiting
    await until(lambda: store.trouble() is None)
    assert await store.log("t") == [b"x", BIG]
    assert [record.levelno for record in caplog.records if "written" in record.message] == [
        logging.ERROR,
        logging.WARNING,
    ]


async def test_an_entry_that_cannot_be_stored_is_no_trouble_of_the_disk(store: SqliteStore) -> None:
    poison = replace(entry("t", 2), due=1 << 70)
    done = await asyncio.gather(store.append(poison), store.append(entry("u", 1)), return_exceptions=True)
    assert isinstance(done[0], OverflowError) and done[1] is None
    assert store.trouble() is None and await store.log("t") == [b"x"]


async def test_when_the_disk_has_room_again_it_is_noticed_without_anybody_writing(store: SqliteStore) -> None:
    disk = Disk(store)
    await disk.fill()
    with pytest.raises(CannotWrite):
        await store.make_table(row("u", "BBBB"), entry("u", 1, BIG))
    disk.free()
    await until(lambda: store.trouble() is None)


async def test_people_are_told_and_what_was_acknowledged_is_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, Visitor(server.base) as nora:
        code = await nora.make(LAMPS, seats=2)
        tab = await nora.join(code)
        await tab.until(lambda: tab.lobby)
        store = server.site.room.store
        assert isinstance(store, SqliteStore)
        disk = Disk(store)
        await disk.fill()
        for number in range(200):
            await tab.say({"type": "chat", "id": f"c{number}", "text": "x" * 300})
            if number % 10 == 9:
                await asyncio.sleep(0.02)
        await tab.until(lambda: any(message.get("code") == "room_cannot_write" for message in tab.heard))
        ready = await nora.http.get("/readyz")
        assert ready.status_code == 503 and "full" in ready.text
        assert (await nora.http.get("/healthz")).status_code == 200
        refused = await nora.http.post("/api/tables", json={"game": LAMPS, "how": "invite"})
        assert (refused.status_code, refused.json()["code"]) == (503, "room_cannot_write")
        assert tab.closed is None, "the table waits"
        disk.free()
        await until(lambda: store.trouble() is None)
        await tab.done("chat", text="There we are again")
        assert (await nora.http.get("/readyz")).text == "ready"
        done = {message["id"] for message in tab.heard if message["type"] == "done"}
        rows = [log.decode(raw) for raw in await store.log(server.table(code).row.id)]
        assert {one.id for one in rows if one.id and isinstance(one.change, log.ChatSaid)} == done


# -- a file that is gone -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("replaced", [False, True])
async def test_nothing_is_acknowledged_into_a_file_that_is_gone(store: SqliteStore, replaced: bool) -> None:
    file = store._file
    file.unlink()
    if replaced:
        file.write_bytes(b"")
    with pytest.raises(CannotWrite) as refused:
        await store.save_person(Person("n", "Nora", Look()))
    assert str(file) in refused.value.problem and refused.value.code == "room_cannot_write"
    await asyncio.sleep(0.2)
    assert str(file) in str(store.trouble()), "trying again makes no difference"


async def test_that_it_is_gone_is_noticed_without_anybody_writing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, Visitor(server.base) as nora:
        (tmp_path / "qg.sqlite").rename(tmp_path / "elsewhere")
        await until(server.site.room.store.trouble)
        assert (await nora.http.get("/readyz")).status_code == 503
        refused = await nora.http.post("/api/me", json={"name": "Nora", "look": {"colour": 1, "face": 2}})
        assert (refused.status_code, refused.json()["code"]) == (503, "room_cannot_write")


# -- the secret ----------------------------------------------------------------------------------------------------


def test_an_empty_secret_is_made_anew_and_a_good_one_kept(tmp_path: Path) -> None:
    (tmp_path / "secret").touch()
    secret = secret_of(tmp_path)
    assert len(secret) == 64 and secret_of(tmp_path) == secret
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["secret"]


@pytest.mark.parametrize("raw", [b"\n", b"short", b" " * 64, b"\xff" * 64])
def test_a_secret_that_is_too_short_or_none_is_refused(raw: bytes, tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(raw)
    with pytest.raises(Refused) as refused:
        secret_of(tmp_path)
    assert refused.value.code == "secret_short" and (tmp_path / "secret").read_bytes() == raw
