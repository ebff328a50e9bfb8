"""A room in a process of its own, as people start it, with the toys on its shelf; awaited."""

import asyncio
from pathlib import Path

from ..rooms import Room
from ..shelf import TOYS


class Process:
    """It can be stopped as a person does, or killed as a power cut does."""

    def __init__(self, data: Path) -> None:
        self.room = Room(data, games=TOYS)
        self.base = self.room.base

    async def start(self) -> None:
        await asyncio.to_thread(self.room.open)

    async def kill(self) -> None:
        """Without a word."""
        await asyncio.to_thread(self.room.kill)

    async def interrupt(self) -> tuple[int | None, str]:
        """Ctrl+C; the exit code, and what was said."""
        code = await asyncio.to_thread(self.room.interrupt)
        return code, self.room.said

    def children(self) -> list[int]:
        """The processes it has started, as Linux knows them."""
        assert self.room.process is not None, "it was started"
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                parent = int((folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
            except (OSError, ValueError):
                continue
            if parent == self.room.process.pid:
                found.append(int(folder.name))
        return found


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
