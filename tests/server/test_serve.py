"""Opening the room: ports, the greeting, and closing it again."""

import socket
import sys
from typing import Self

from qg.server import serve
from qg.server.serve import free_socket, greeting, lan_address, qr_code

from .prelude import *
from .process import Process, is_alive

linux = pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")


# -- ports ---------------------------------------------------------------------------------------------------------


def test_a_taken_port_leads_to_the_next_one() -> None:
    with free_socket("127.0.0.1", random.randint(40_000, 49_000)) as first:
        taken = first.getsockname()[1]
        with free_socket("127.0.0.1", taken) as second:
            assert taken < second.getsockname()[1] < taken + 50


def test_when_no_port_is_free_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "PORTS_TO_TRY", 1)
    with free_socket("127.0.0.1", random.randint(40_000, 49_000)) as first, pytest.raises(OSError):
        free_socket("127.0.0.1", first.getsockname()[1])


# -- the greeting --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", catalog.LANGUAGES)
def test_the_greeting_says_where_to_go(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "lan_address", lambda: "192.168.7.7")
    words = catalog.words(None, lang)
    text = greeting(words, "0.0.0.0", 8000, 8000)
    assert "http://localhost:8000" in text and "http://192.168.7.7:8000" in text
    assert qr_code("http://192.168.7.7:8000") in text and len(text.splitlines()) > 12
    assert "8000" not in text.splitlines()[0].removeprefix(words.text("serve-here", address="http://localhost:8000"))
    moved = greeting(words, "0.0.0.0", 8001, 8000).splitlines()[0]
    assert moved == words.text("serve-port-taken", wanted="8000", port="8001") and "8000" in moved and "8001" in moved


def test_a_room_for_this_machine_alone_shows_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "lan_address", lambda: "192.168.7.7")
    text = greeting(catalog.words(None, "en"), "127.0.0.1", 8000, 8000)
    assert "http://127.0.0.1:8000" in text and "192.168" not in text


class NoNetwork:
    """A machine without any way out."""

    def __init__(self, *_: Any) -> None: ...

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None: ...

    def connect(self, _: Any) -> None:
        raise OSError("Network is unreachable")


def test_a_machine_without_a_network_is_no_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    found = lan_address()
    assert found is None or found.count(".") == 3
    monkeypatch.setattr(socket, "socket", NoNetwork)
    assert lan_address() is None


# -- a process of its own ------------------------------------------------------------------------------------------


async def play_with_bots(process: Process) -> None:
    """Until its thinking processes are at work."""
    async with Visitor(process.base) as nora:
        tab = await nora.join(await nora.make(LAMPS, "now", seats=3))
        await tab.until(lambda: tab.scene)
        start = tab.n
        await tab.answer(RED)
        await tab.until(lambda: tab.n > start + 1, 60)
        await tab.close()


@linux
async def test_ctrl_c_closes_the_room_in_peace(tmp_path: Path) -> None:
    process = Process(tmp_path)
    await process.start()
    await play_with_bots(process)
    children = process.children()
    assert children, "bots think in processes of their own"
    code, said = await process.interrupt()
    assert (code, "Traceback" in said, process.base in said) == (0, False, True), said
    await until(lambda: not any(map(is_alive, children)), 20)


@linux
async def test_nothing_is_left_behind_by_a_room_that_was_killed(tmp_path: Path) -> None:
    process = Process(tmp_path)
    await process.start()
    await play_with_bots(process)
    children = process.children()
    await process.kill()
    await until(lambda: not any(map(is_alive, children)), 20)


async def test_a_second_room_takes_the_next_port(tmp_path: Path) -> None:
    first = Process(tmp_path)
    with free_socket("127.0.0.1", first.room.port) as taken:
        assert taken.getsockname()[1] == first.room.port
        command = ("-m", "qg", "serve", "--host", "127.0.0.1", "--lang", "en", "--port", str(first.room.port))
        second = await asyncio.create_subprocess_exec(
            sys.executable, *command, "--data", str(tmp_path), stdout=asyncio.subprocess.PIPE
        )
        assert second.stdout is not None
        async with asyncio.timeout(60):
            said = (await second.stdout.readline()).decode()
        second.kill()
        await second.communicate()
    assert str(first.room.port) in said and str(first.room.port + 1) in said
