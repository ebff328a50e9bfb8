"""Asking, waiting and telling: what every part of the story is told with.

Every `yield` hands over an `Ask` and gets back what happened: a seat and its choice, or, when a time of the ask has run
out, a seat (None: nobody) and no choice.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass, field

from qg.games.mission_pas_possible.tests.judge.desk import *

Heard = tuple[int | None, Any]
Flow = Generator["Ask", Heard, None]


class Over(Exception):
    """The mission has ended: won or lost, and why."""


class Disagreement(AssertionError):
    """The judge and the engine do not tell the same."""


@dataclass
class Light:
    """What chance has brought to light with one input, in order."""

    dice: list[list[Die]] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    values: list[int] = field(default_factory=list)
    collapses: list[tuple[int, int, frozenset[Die]]] = field(default_factory=list)
    colors: list[list[str]] = field(default_factory=list)
    holders: list[int] = field(default_factory=list)

    def next(self, what: str) -> Any:
        queue: list[Any] = getattr(self, what)
        if not queue:
            raise Disagreement(f"the judge expected more {what} to come to light")
        return queue.pop(0)


@dataclass
class Ask:
    """What is asked: what each seat may answer, whom the table waits for, and what time brings."""

    kind: str
    may: Callable[[int], list[Any]]
    waits: Callable[[], list[int]] | None = None
    times: Callable[[], list[tuple[int, int | None]]] = list
    real: bool = False
    """Its times run on the table's time, not on the clock of the game [MPP-CLK-13]."""


class Teller:
    """What all parts of the story share: the table, what chance brought to light, and what is told."""

    def __init__(self, desk: Desk) -> None:
        self.d = desk
        self.light = Light()
        self.told: list[tuple[str, dict[str, Any]]] = []
        self.real = 0
        self.stirred = False

    def tell(self, tag: str, **what: Any) -> None:
        self.told.append((tag, what))

    def count(self, what: str, by: int = 1) -> None:
        self.d.stats[what] = self.d.stats.get(what, 0) + by

    def leave_pool(self, die: Die) -> None:
        self.d.pool = [other for other in self.d.pool if other != die]
