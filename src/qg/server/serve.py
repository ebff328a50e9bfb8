"""Opening the room: a free port, the address and a code to scan, and uvicorn."""

from __future__ import annotations

import gc
import io
import os
import socket
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import IO, Any

from qg.kernel import Refused
from qg.words import Words

from .limits import COLLECT_AFTER, LARGEST_FRAME, OFF, PING_EVERY, PORTS_TO_TRY, Allowance

Startup = Callable[[list[socket.socket] | None], Coroutine[Any, Any, None]]
EVERYWHERE = ("0.0.0.0", "::", "")


def data_folder() -> Path:
    """Where tables are kept unless told otherwise."""
    from platformdirs import user_data_path

    return user_data_path("qg", appauthor=False)


def free_socket(host: str, port: int) -> socket.socket:
    """Listens at that port, or at the next one that is free."""
    for candidate in range(port, min(port + PORTS_TO_TRY, 65_536)):
        listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(1024)
        except OSError as error:
            listener.close()
            if candidate == port + PORTS_TO_TRY - 1:
                raise error from None
            continue
        return listener
    raise OSError(f"no port from {port} on is free")


def lan_address() -> str | None:
    """This machine's address on its own network. Nothing is sent: only the way there is looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith(("127.", "0.")) else address


def shared_address(host: str, port: int) -> str:
    """Where others on the same network find the room; empty: it is not open to them."""
    lan = lan_address() if host in EVERYWHERE else None
    return f"http://{lan}:{port}" if lan else ""


def greeting(words: Words, host: str, port: int, wanted: int) -> str:
    """What the host of the evening sees: where to go, and a code for everybody's phones."""
    lines = [words.text("serve-port-taken", wanted=str(wanted), port=str(port))] if port != wanted else []
    here = f"http://{'localhost' if host in EVERYWHERE else host}:{port}"
    lines.append(words.text("serve-here", address=here))
    shared = shared_address(host, port)
    if shared:
        lines += [words.text("serve-lan", address=shared), "", qr_code(shared)]
    return "\n".join([*lines, words.text("serve-stop")])


def lock(data: Path) -> IO[str]:
    """One room a folder: two would play each other's tables. The system frees the lock when its holder ends."""
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        held = (data / "lock").open("w")
    except OSError as error:
        raise Refused("data_unusable", folder=str(data), problem=error.strerror or str(error)) from error
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Refused("data_in_use", folder=str(data)) from error
    return held


def qr_code(text: str) -> str:
    import segno

    out = io.StringIO()
    segno.make(text, error="l").terminal(out, compact=True, border=2)
    return out.getvalue()


def serve(host: str, port: int, data: Path, words: Words, say: Callable[[str], None]) -> None:
    """Until somebody stops it."""
    gc.disable()  # what is loaded now stays: looking for garbage in it would only take time
    import uvicorn

    from . import sqlite
    from .app import make_app, make_site

    held = lock(data)
    sqlite.prepare(data / sqlite.FILE)
    listener = free_socket(host, port)
    site = make_site(data, limits=OFF if os.environ.get("QG_LIMITS") == "off" else Allowance())
    site.room.pace = float(os.environ.get("QG_PACE", "1"))
    site.room.address = shared_address(host, listener.getsockname()[1])
    app = make_app(site)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        ws_per_message_deflate=False,
        log_level="warning",
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    say(greeting(words, host, listener.getsockname()[1], port))
    server = uvicorn.Server(config)
    server.startup = _then_collect_seldom(server.startup)  # type: ignore[assignment, method-assign]
    server.run(sockets=[listener])
    held.close()


def _then_collect_seldom(startup: Startup) -> Startup:
    """Once open, the room looks for garbage in what came since, and not often: a search holds up every table."""

    async def start(sockets: list[socket.socket] | None = None) -> None:
        await startup(sockets)
        gc.freeze()
        gc.set_threshold(*COLLECT_AFTER)
        gc.enable()

    return start
