"""The room's own milliseconds: they survive a kill, know no wall time, and go on while the room is busy."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from qg.server import clock
from qg.server.clock import EMPTY, PLACE, RoomClock

from .prelude import *
from .test_store import row


@contextmanager
def opened(file: Path, at: int) -> Iterator[RoomClock]:
    one = RoomClock(file)
    one.open(at)
    yield one
    one.close()


def touched(file: Path, after: int) -> int:
    """Where the file stands once it has been touched again."""
    for _ in range(200):
        stood = RoomClock(file).stood()
        if stood is not None and stood > after:
            return stood
        time.sleep(0.01)
    raise AssertionError("the clock stands still")


def test_it_counts_from_where_it_stood(tmp_path: Path) -> None:
    file = tmp_path / "clock"
    with opened(file, 1_000) as one:
        assert one.opened == 1_000 <= one.now()
        stood = touched(file, 1_000)
        assert stood <= one.now()
    closed = RoomClock(file).stood()
    assert closed is not None and closed >= stood
    with opened(file, closed) as again:
        assert again.opened == closed and touched(file, closed) > closed


def test_it_stands_still_while_the_room_is_closed(tmp_path: Path) -> None:
    with opened(tmp_path / "clock", 5):
        pass
    closed = RoomClock(tmp_path / "clock").stood()
    time.sleep(0.05)
    assert RoomClock(tmp_path / "clock").stood() == closed


def test_it_goes_on_while_the_room_is_busy(tmp_path: Path) -> None:
    """Nothing gives way here: only the switch between threads lets the clock be touched."""
    with opened(tmp_path / "clock", 0) as one:
        seen = set()
        until = one.now() + 400
        while one.now() < until:
            seen.add(RoomClock(tmp_path / "clock").stood())
    assert len(seen) >= 4


def test_wall_time_is_nothing_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(tmp_path / "clock", 0) as one:
        monkeypatch.setattr(time, "time", lambda: 4e9)
        before = one.now()
        assert one.now() - before < 10_000


@pytest.mark.parametrize("raw", [b"", b"short", EMPTY, bytes(range(32)), EMPTY + b"long"])
def test_what_is_no_clock_is_not_believed(raw: bytes, tmp_path: Path) -> None:
    (tmp_path / "clock").write_bytes(raw)
    assert RoomClock(tmp_path / "clock").stood() is None
    assert RoomClock(tmp_path / "nothing").stood() is None


def test_a_touch_that_was_cut_short_leaves_the_one_before(tmp_path: Path) -> None:
    file = tmp_path / "clock"
    with opened(file, 700):
        pass
    raw = bytearray(clock._place(700) + clock._place(720))
    for cut in range(1, PLACE.size):
        file.write_bytes(raw[: PLACE.size] + clock._place(0x0102030405060708)[:cut] + raw[PLACE.size + cut :])
        stood = RoomClock(file).stood()
        assert stood in (700, 720)


def test_time_since_an_entry_is_never_less_than_nothing(tmp_path: Path) -> None:
    with opened(tmp_path / "clock", 1_000) as one:
        assert one.since(None) == one.since(None, at_opening=True) == one.since(10**9) == 0
        assert one.since(900) >= one.since(900, at_opening=True) == 100, "opening took its time, and none of it counts"
        assert one.since(1_001, at_opening=True) == 0


async def test_without_its_file_it_goes_on_from_the_greatest_that_was_noted(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "qg.sqlite")
    await store.open()
    assert await store.latest_clock() == 0
    first = Append(table="t", seq=1, at=1.0, body=b"x", phase="lobby", clock=70_000)
    await store.make_table(row("t", "AAAA"), first)
    await store.append(Append(table="t", seq=2, at=1.0, body=b"x", phase="lobby", clock=90_000))
    await store.append(Append(table="t", seq=3, at=1.0, body=b"x", phase="lobby"))
    assert [await store.clock_of("t", seq) for seq in (1, 2, 3, 4)] == [70_000, 90_000, None, None]
    await store.close()
    (tmp_path / "clock").write_bytes(b"garbled")
    async with serving(tmp_path) as server:
        assert server.site.room.clock.opened == 90_000
    stood = RoomClock(tmp_path / "clock").stood()
    async with serving(tmp_path) as server:
        assert server.site.room.clock.opened == stood != 90_000
