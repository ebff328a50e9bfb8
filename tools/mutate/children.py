"""Work in forked children: each begins with all that is imported here, and takes with it whatever it spoils."""

from __future__ import annotations

import json
import os
import resource
import traceback
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, TypeVar

MEMORY = 4 << 30
"""A child that wants more bytes is refused them."""
Job = TypeVar("Job")
Work = Callable[[Job], Any]


class Ended(NamedTuple):
    said: Any
    """What the work returned; None: it was stopped."""
    seconds: float
    """Of the processor."""


def each(jobs: Iterable[Job], work: Work[Job], workers: int) -> Iterator[tuple[Job, Ended]]:
    """Do them all, so many at a time; in the order in which they end."""
    running: dict[int, tuple[Job, Path]] = {}
    with TemporaryDirectory() as place:
        for number, job in enumerate(jobs):
            if len(running) == workers:
                yield _wait(running)
            answer = Path(place) / str(number)
            running[_start(job, work, answer)] = job, answer
        while running:
            yield _wait(running)


def _start(job: Job, work: Work[Job], answer: Path) -> int:
    child = os.fork()
    if child == 0:
        try:
            _be_quiet()
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            answer.write_text(json.dumps({"said": work(job)}))
        except BaseException:
            answer.write_text(json.dumps({"fault": traceback.format_exc()}))
        finally:
            os._exit(0)
    return child


def _be_quiet() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)


def _wait(running: dict[int, tuple[Job, Path]]) -> tuple[Job, Ended]:
    child, status, used = os.wait4(-1, 0)
    job, answer = running.pop(child)
    found = {} if os.WIFSIGNALED(status) else json.loads(answer.read_text())
    assert "fault" not in found, found["fault"]
    return job, Ended(found.get("said"), used.ru_utime + used.ru_stime)
