"""Stores of earlier releases are opened for ever; later ones, and what is no store, are refused in a sentence."""

import lzma
import sqlite3
import sys

from qg.kernel import record
from qg.kernel.judge import judge
from qg.server import migrations, sqlite

from .prelude import *

STORES = sorted((Path(__file__).parent / "stores").glob("*/qg.sqlite.xz"))
ENTRIES = 'select "table", seq, at, body from log order by 1, 2'
SAID = "cast(body as text) like '%\"said\"%'"
every_store = pytest.mark.parametrize("packed", STORES, ids=lambda file: file.parent.name)


def unpack(packed: Path, folder: Path) -> Path:
    file = folder / sqlite.FILE
    file.write_bytes(lzma.decompress(packed.read_bytes()))
    return file


def rows(file: Path, query: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(file) as base:
        found = base.execute(query).fetchall()
    base.close()
    return found


def shape(file: Path) -> dict[str, set[tuple[object, ...]]]:
    """Every column and index of a store, whatever the order in which they came."""
    engine = sa.create_engine(f"sqlite:///{file}")
    looked = sa.inspect(engine)
    found: dict[str, set[tuple[object, ...]]] = {}
    for table in looked.get_table_names():
        columns = {(c["name"], str(c["type"]), c["nullable"]) for c in looked.get_columns(table)}
        keys = {("key", *looked.get_pk_constraint(table)["constrained_columns"])}
        indexes = {(i["name"], tuple(i["column_names"]), bool(i["unique"])) for i in looked.get_indexes(table)}
        found[table] = columns | keys | indexes
    engine.dispose()
    return found


# -- stores of earlier releases ------------------------------------------------------------------------------------


@every_store
def test_an_older_store_becomes_one_of_today(packed: Path, tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    fresh = tmp_path / "new" / sqlite.FILE
    sqlite.prepare(fresh)
    older = unpack(packed, tmp_path)
    for _ in range(2):
        sqlite.prepare(older)
        assert shape(older) == shape(fresh)
        assert rows(older, "select value from meta where name = 'schema'") == [(str(migrations.VERSION),)]


@every_store
async def test_its_finished_games_are_still_there(packed: Path, tmp_path: Path) -> None:
    finished = rows(unpack(packed, tmp_path), "select code, game from tables where phase = 'over'")
    assert len({game for _, game in finished}) == 4, "one of every title"
    async with serving(tmp_path) as server:
        await until(lambda: server.site.room.ready)
        for code, game in finished:
            table = await server.site.room.find(str(code))
            await table.do(table.recall)
            assert table.game.slug == game and table.over and table.running is not None
            assert table.running.t.outcome is not None and table.running.story.lines(None)


@every_store
async def test_the_records_of_its_finished_games_are_played_again(packed: Path, tmp_path: Path) -> None:
    finished = rows(unpack(packed, tmp_path), "select code, game from tables where phase = 'over'")
    async with serving(tmp_path) as server, Visitor(server.base) as nora:
        for code, game in finished:
            raw = (await nora.http.get(f"/api/tables/{code}/record")).content
            kept = record.decode(raw)
            proof = await nora.get(f"/api/tables/{code}/proof")
            replay = await nora.get(f"/api/tables/{code}/replay")
            verdict = judge(kept, catalog.load(str(game))).kind
            assert (kept.game, proof["verdict"]) == (game, verdict) and verdict in ("checked", "alike")
            assert replay["total"] == len(kept.inputs) + 1 and replay["frames"] and any(kept.names)


@every_store
async def test_its_lobbies_go_on(packed: Path, tmp_path: Path) -> None:
    codes = [str(code) for (code,) in rows(unpack(packed, tmp_path), "select code from tables where phase = 'lobby'")]
    async with serving(tmp_path) as server:
        for code in codes:
            table = await server.site.room.find(code)
            assert table.seating.phase == "lobby" and table.seating.trouble() is None
    assert codes


@every_store
async def test_who_asked_for_what_is_known_of_every_entry(packed: Path, tmp_path: Path) -> None:
    file = unpack(packed, tmp_path)
    sqlite.prepare(file)
    for by, request, body in rows(file, 'select "by", request, body from log'):
        entry = log.decode(bytes(body))  # type: ignore[call-overload]
        assert (by, request) == (entry.by, entry.id) or (request is None and entry.id is None)


def test_of_a_request_that_was_carried_out_twice_the_first_one_counts(tmp_path: Path) -> None:
    file = unpack(STORES[0], tmp_path)
    with sqlite3.connect(file) as base:
        base.execute(f'insert into log select "table", seq + 1000, at, body from log where {SAID}')
    base.close()
    sqlite.prepare(file)
    said = rows(file, f"select seq > 1000, request is null from log where {SAID} order by seq")
    assert said == [(0, 0)] * 4 + [(1, 1)] * 4


async def test_games_in_play_of_the_preview_are_closed_with_a_sentence(tmp_path: Path) -> None:
    file = unpack(Path(__file__).parent / "stores" / "2026-11" / "qg.sqlite.xz", tmp_path)
    in_play = rows(file, "select code, id from tables where phase = 'playing'")
    kept = rows(file, ENTRIES)
    assert len(in_play) == 5, "one of every title, and a lesson"
    async with serving(tmp_path) as server:
        await until(lambda: server.site.room.ready)
        for code, _ in in_play:
            with pytest.raises(Refused) as refused:
                await server.site.room.find(str(code))
            assert refused.value.code == "table_of_preview"
            for lang in ("en", "fr"):
                assert "QG" in told(refused.value, lang)
    assert rows(file, ENTRIES) == kept, "nothing of them is thrown away"


def told(refused: Refused, lang: str) -> str:
    words = catalog.words(None, lang)
    return words.refusal(refused, words.speaker(()))


# -- stores that are refused ---------------------------------------------------------------------------------------


def make(folder: Path) -> Path:
    file = folder / sqlite.FILE
    sqlite.prepare(file)
    return file


def newer(file: Path) -> None:
    with sqlite3.connect(file) as base:
        base.execute("update meta set value = '999'")
    base.close()


def versionless(file: Path) -> None:
    with sqlite3.connect(file) as base:
        base.execute("update meta set value = 'soon'")
    base.close()


def foreign(file: Path) -> None:
    file.unlink()
    with sqlite3.connect(file) as base:
        base.execute("pragma journal_mode=wal")
        base.execute("create table recipes (name)")
    base.close()


def noise(file: Path) -> None:
    file.write_bytes(b"This is a letter to my aunt, and not a store.\n" * 100)


def cut(file: Path) -> None:
    raw = file.read_bytes()
    file.write_bytes(raw[: len(raw) // 2])


def scratched(file: Path) -> None:
    raw = bytearray(file.read_bytes())
    raw[4096:12288] = b"\xa5" * 8192
    file.write_bytes(raw)


REFUSED = [
    (newer, "store_newer"),
    (versionless, "store_damaged"),
    (foreign, "store_damaged"),
    (noise, "store_damaged"),
    (cut, "store_damaged"),
    (scratched, "store_damaged"),
]


@pytest.mark.parametrize(("spoil", "code"), REFUSED, ids=[spoil.__name__ for spoil, _ in REFUSED])
def test_a_store_that_cannot_be_used_is_refused_and_left_as_it_is(spoil: object, code: str, tmp_path: Path) -> None:
    file = make(tmp_path)
    spoil(file)  # type: ignore[operator]
    before = file.read_bytes()
    with pytest.raises(Refused) as refused:
        sqlite.prepare(file)
    assert refused.value.code == code and file.read_bytes() == before
    for lang in ("en", "fr"):
        assert str(file) in told(refused.value, lang)


def test_a_step_that_fails_leaves_the_store_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = unpack(STORES[0], tmp_path)
    before = shape(file), rows(file, "select code, phase from tables")

    def fails(connection: sa.Connection) -> None:
        raise RuntimeError("the lights went out")

    monkeypatch.setitem(migrations.STEPS, migrations.VERSION, fails)
    with pytest.raises(RuntimeError):
        sqlite.prepare(file)
    assert (shape(file), rows(file, "select code, phase from tables")) == before


@pytest.mark.parametrize("spoil", [newer, cut])
async def test_at_the_start_it_is_one_sentence_without_a_traceback(spoil: object, tmp_path: Path) -> None:
    file = make(tmp_path)
    spoil(file)  # type: ignore[operator]
    command = ("-m", "qg", "serve", "--host", "127.0.0.1", "--lang", "en", "--data", str(tmp_path))
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(60):
        out, errors = await process.communicate()
    said = (out + errors).decode()
    assert process.returncode == 2 and "Traceback" not in said and str(tmp_path) in said.replace("\n", "")


async def test_a_folder_that_is_none_is_said_to_be_the_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="ascii")
    command = ("-m", "qg", "serve", "--host", "127.0.0.1", "--lang", "en", "--data", str(tmp_path / "file"))
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(60):
        _, errors = await process.communicate()
    assert process.returncode == 2 and b"cannot be used" in errors and b"port" not in errors.replace(b"report", b"")
