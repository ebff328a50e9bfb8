"""The game of a started table: its engine, its clock, its story, and the lesson that may guide it."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

import msgspec

from qg.kernel import Game, NoticeKind, Refused, Told
from qg.kernel.lesson import LEARNER, Guide
from qg.kernel.offers import wished
from qg.kernel.record import Answer, Entry, Input, Recorder
from qg.words import Line

from . import log
from .door import Door, Part, heard
from .messages import Coach, LogLine, ToldEvent
from .seating import Seating
from .store import Snapshot, TableRow


class Parted(Exception):
    """The rules no longer lead where the log says."""


class Clock:
    """Table time: milliseconds that go on while the room is open and stand still while it is not."""

    def __init__(self, at: int, *, stopped: bool) -> None:
        self._from = asyncio.get_running_loop().time() - at / 1000
        self._stopped = stopped

    def now(self, least: int) -> int:
        """Never before what has happened already. In a lesson time waits for the learner."""
        if self._stopped:
            return least
        return max(least, int((asyncio.get_running_loop().time() - self._from) * 1000))

    def seconds_until(self, at: int) -> float:
        return 0.0 if self._stopped else at / 1000 + self._from - asyncio.get_running_loop().time()


class Running:
    """A game in play, or played."""

    def __init__(self, game: Game[Any, Any], row: TableRow, seating: Seating) -> None:
        lesson = game.lesson if seating.lesson else None
        self.game = game
        self.guide = Guide(lesson) if lesson else None
        self.recorder = Recorder(
            game,
            seating.seats,
            seating.options,
            seed=lesson.seed if lesson else row.seed,
            host=seating.host_seat or 0,
            entropy=() if lesson else [chair.entropy for chair in seating.chairs if chair.kind == "person"],
            script=lesson.script if lesson else (),
        )
        self.door = Door(game, [chair.name for chair in seating.chairs])
        self.story: list[tuple[int, tuple[Part, ...]]] = []
        """What every version told."""
        self.clock = Clock(0, stopped=self.guide is not None)

    @property
    def t(self) -> Any:
        return self.recorder.t

    def now(self) -> int:
        return self.clock.now(self.t.now)

    # -- inputs ---------------------------------------------------------------------------------------------------

    def open(self, version: int) -> None:
        """The set-up is the first that is told."""
        self._tell(version, self.recorder.opening)

    def apply(self, given: Input, version: int) -> Entry:
        """Carries out an input; a refused one changes nothing."""
        told = self.recorder.apply(given)
        entry = self.recorder.record.inputs[-1]
        self._follow(entry.input)
        self._tell(version, told)
        return entry

    def cares_for(self, kind: NoticeKind, seat: int | None, what: str | None) -> bool:
        """Whether it would make a difference to the game to be told this."""
        if self.t.outcome is not None:
            return False
        other = self.t.copy()
        try:
            other.notice(kind, seat, what=what)
        except Refused:
            return False
        return bool(self.game.dump(other) != self.game.dump(self.t))

    def is_away(self, seat: int | None) -> bool:
        """Whether the game holds this seat's person for absent, so that it matters to say they are back."""
        t = self.t
        return seat is not None and (seat in t.kept or not t.waiting) and self.cares_for("back", seat, None)

    def replay(self, entry: Entry, version: int) -> None:
        """The same again, from the log."""
        try:
            again = self.apply(entry.input, version)
        except Exception as error:  # other rules may refuse it, or stumble over it
            raise Parted from error
        if again.digest != entry.digest:
            raise Parted

    def read_on(self, version: int) -> None:
        """The learner has read a step: nothing happens at the table, but the coach goes on."""
        if self.guide is not None:
            self.guide.read_on()
            self._tell(version, ())

    def wind(self) -> None:
        """Table time goes on from the last input."""
        self.clock = Clock(self.t.now, stopped=self.guide is not None)

    def snapshot(self, version: int) -> Snapshot:
        return Snapshot(version, msgspec.json.encode(self.game.dump(self.t)))

    def restore(self, snapshot: Snapshot, entries: Sequence[Entry]) -> None:
        """Goes on from a snapshot, where the rules have changed since: its story is not told again."""
        self.recorder.t = self.game.restore(msgspec.json.decode(snapshot.body))
        self.recorder.record.inputs = list(entries)
        self.story = []

    def _follow(self, given: Input) -> None:
        if self.guide is not None and isinstance(given, Answer):
            self.guide.took(given.seat, given.choice)

    # -- telling --------------------------------------------------------------------------------------------------

    def _tell(self, version: int, told: Sequence[Told]) -> None:
        self.story.append((version, self.door.tell(self.t, told)))

    def heard(self, seat: int | None, *, after: int) -> list[tuple[int, tuple[ToldEvent, ...], tuple[LogLine, ...]]]:
        """What a seat may know of every version after that one."""
        first = bisect_right(self.story, after, key=lambda told: told[0])
        return [(version, *heard(parts, seat)) for version, parts in self.story[first:]]

    def lines(self, seat: int | None, *, most: int) -> tuple[LogLine, ...]:
        """The last lines of the log as a seat may read it."""
        found: list[LogLine] = []
        for _, parts in reversed(self.story):
            found[:0] = heard(parts, seat)[1]
            if len(found) >= most:
                break
        return tuple(found[-most:])

    def coach(self, seat: int | None) -> Coach | None:
        """Where the lesson stands, for the learner."""
        guide = self.guide
        if guide is None or seat != LEARNER or guide.step is None:
            return None
        return Coach(
            step=guide.index + 1,
            steps=len(guide.lesson.steps),
            say=(Line(guide.step.say),),
            choices=tuple(wished(self.t, seat, guide.step.expects)) if guide.listens else (),
            reading=guide.listens and not guide.step.expects and not guide.step.free,
        )


def entries(rows: Sequence[log.Row]) -> list[Entry]:
    """The inputs of a log."""
    return [row.change.entry for row in rows if isinstance(row.change, log.Given)]
