"""The game of a started table, a fold of the log: its engine, its clock, its story, the lesson that may guide it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec

from qg.kernel import Game, Moment, NoticeKind, Refused
from qg.kernel.lesson import LEARNER, Bookmark, Guide
from qg.kernel.offers import wished
from qg.kernel.patch import Known
from qg.kernel.record import Answer, Entry, Input, Rebased, Record, Recorder, Writer, apply
from qg.words import Message

from .effects import ANEW, Anew, Consequences
from .messages import Coach, Opening, Update
from .projector import Narration, Projector
from .seating import Seating
from .store import Snapshot, TableRow
from .story import ToldLines
from .stream import Display, Stream


class Parted(Exception):
    """The rules no longer take what the log says."""


class Saved(msgspec.Struct, frozen=True):
    """What a snapshot holds: all that a game needs to go on from there."""

    dump: dict[str, Any]
    last: str
    """The fingerprint of the last entry of the record."""
    inputs: int
    """How many entries it has."""
    number: int
    """Which entry of the log the last of them is; before the first, where the game began."""
    place: Bookmark = Bookmark()
    """Where the lesson stands."""


class TableTime:
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


class LiveGame(Writer):
    """A game in play, or played."""

    t: Any

    def __init__(
        self, game: Game[Any, Any], row: TableRow, seating: Seating, head: Record | None, saved: Saved | None = None
    ) -> None:
        """A game that begins, or one that goes on from where it was saved."""
        lesson = game.lesson if seating.lesson else None
        self.game = game
        self.guide = Guide(lesson, saved.place if saved else Bookmark()) if lesson else None
        self.projector = Projector(game, [chair.name for chair in seating.chairs])
        self.story = ToldLines()
        self.told_first: list[Moment] = []
        self.setup: tuple[Narration, ...] = ()
        """What the set-up told, until everybody has heard how the game goes on."""
        self.clock = TableTime(0, stopped=self.guide is not None)
        self.inputs = saved.inputs if saved else 0
        self.number = saved.number if saved else 0
        self.is_parted = False
        """Whether the log and the rules, which are the same as then, do not agree."""
        self._old: tuple[dict[str, Any], int] | None = None
        """The last dump in an older shape and after how many entries it was taken, until an input follows."""
        if head is None or not self.inputs:
            new = self._new(row, seating, head)
            self.told_first, head, t, last = new.opening, new.record, new.t, new.last
        self.head = head
        """The record before the first input."""
        if saved is not None:
            t, last = game.restore(saved.dump), saved.last
            self._old = (saved.dump, saved.inputs) if saved.dump.get("shape") != game.shape else None
        super().__init__(game, t, last)

    def _new(self, row: TableRow, seating: Seating, head: Record | None) -> Recorder:
        lesson = self.guide.lesson if self.guide else None
        return Recorder(
            self.game,
            seating.seats,
            seating.options,
            seed=lesson.seed if lesson else row.seed,
            host=seating.host_seat or 0,
            entropy=() if lesson else [chair.entropy for chair in seating.chairs if chair.kind == "person"],
            script=lesson.script if lesson else (),
            head=head,
            lesson=lesson is not None,
        )

    def now(self) -> int:
        return self.clock.now(self.t.now)

    # -- inputs ---------------------------------------------------------------------------------------------------

    def begin(self) -> Consequences:
        """The set-up is the first that is told."""
        return Consequences((Begun(self),), moves=True)

    def apply(self, given: Input) -> tuple[Entry, Consequences]:
        """Carries out an input; a refused one changes nothing."""
        entry, told = self.write(given)
        self.inputs += 1
        self._follow(entry.input)
        return entry, Consequences((GameNews(self, told),))

    def cares_for(self, kind: NoticeKind, seat: int | None, what: str | None, at: int | None = None) -> bool:
        """Whether it would make a difference to the game to be told this, now or at that moment."""
        if self.t.outcome is not None:
            return False
        other = self.t.copy()
        try:
            other.notice(kind, seat, what=what, at=at)
        except Refused:
            return False
        other.now = self.t.now
        return bool(self.game.dump(other) != self.game.dump(self.t))

    def is_away(self, seat: int | None) -> bool:
        """Whether the game holds this seat's person for absent, so that it matters to say they are back."""
        t = self.t
        gone = seat in t.bot_controlled or seat in t.conduct.away or seat in t.conduct.absent or not t.waiting
        return seat is not None and gone and self.cares_for("back", seat, None)

    def fold(self, entry: Entry) -> Consequences:
        """The same again, from the log: the fingerprints there are what goes on."""
        told: list[Moment] = []
        if isinstance(entry.input, Rebased):
            self._take_over(entry.input)
        else:
            try:
                again, told = self.write(entry.input, again=self._old is not None)
            except Exception as error:  # other rules may refuse it, or stumble over it
                raise Parted from error
            self._compare(again, entry)
            self._follow(entry.input)
        self.inputs += 1
        self.last = entry.digest
        return Consequences((GameNews(self, told),))

    def _take_over(self, era: Rebased) -> None:
        self.t = self.game.restore(era.after)
        self._old = (era.after, self.inputs + 1) if era.shape != self.game.shape else None

    def _compare(self, again: Entry, entry: Entry) -> None:
        """Records of the preview hold other digests, and states of an older shape too; all others must agree."""
        if not entry.state or self._old is not None or again.digest == entry.digest:
            return
        if self.head.shape != self.game.shape:
            raise Parted
        self.is_parted = True

    def read_on(self) -> Consequences:
        """The learner has read a step: nothing happens at the table, but the coach goes on."""
        assert self.guide is not None, "there is a lesson"
        self.guide.read_on()
        return Consequences((GameNews(self, ()),))

    def wind(self, passed: int) -> None:
        """Table time goes on from the last input, and what has passed since."""
        self.clock = TableTime(self.t.now + passed, stopped=self.guide is not None)

    def snapshot(self, version: int) -> Snapshot:
        place = self.guide.place if self.guide else Bookmark()
        saved = Saved(self.game.dump(self.t), self.last, self.inputs, self.number, place)
        return Snapshot(version, msgspec.json.encode(saved), self.story.pack() if self.inputs else b"")

    def begin_era(self) -> Entry | None:
        """Notes, before the first input in a new shape, that there is one."""
        if self._old is None:
            return None
        entry, self._old = self.rebase(*self._old), None
        self.inputs += 1
        return entry

    def try_first(self, given: Input) -> None:
        """Refuses what would be refused, before a new era is noted for it."""
        if self._old is not None:
            apply(self.t.copy(), given, events=False)

    def _follow(self, given: Input | Rebased) -> None:
        if self.guide is not None and isinstance(given, Answer):
            self.guide.took(given.seat, given.choice)

    # -- telling --------------------------------------------------------------------------------------------------

    def shown(self, seat: int | None) -> Display:
        """The game as a seat may see it now."""
        return self.projector.shown(self.t, seat, coach=self.coach(seat), away=self.is_away(seat))

    def opening(self, seat: int | None) -> Opening | None:
        """How the game was set up, as long as everybody has heard of nothing else."""
        return self.projector.opening(self.setup, self.t, seat) if self.setup else None

    def coach(self, seat: int | None) -> Coach | None:
        """Where the lesson stands, for the learner."""
        guide = self.guide
        if guide is None or seat != LEARNER or guide.step is None:
            return None
        return Coach(
            step=guide.index + 1,
            steps=len(guide.lesson.steps),
            say=(Message(guide.step.say),),
            choices=tuple(wished(self.t, seat, guide.step.expects)) if guide.listens else (),
            reading=guide.listens and not guide.step.expects and not guide.step.free,
        )


class Begun:
    """The game begins: everybody is sent everything."""

    def __init__(self, running: LiveGame) -> None:
        self.running = running

    @property
    def to_all(self) -> bool:
        return True

    def keep(self) -> None:
        running = self.running
        running.setup = running.projector.tell(running.told_first)
        running.told_first = []
        running.story.add(running.setup)

    def to(self, stream: Stream) -> Anew:
        return ANEW


class GameNews:
    """An input was carried out, or a step of a lesson read. Lines, and what all see alike, are made once."""

    def __init__(self, running: LiveGame, told: Sequence[Moment]) -> None:
        self.running = running
        self.told = told
        self.to_all = None in [one.to for one in told]
        self._known: Known = {}

    @cached_property
    def _now(self) -> int:
        return self.running.now()

    @cached_property
    def _parts(self) -> tuple[Narration, ...]:
        return self.running.projector.tell(self.told)

    def keep(self) -> None:
        """Whoever comes is told the set-up until everybody has heard more; a lesson goes on when it is read."""
        if self.to_all or self.running.guide is not None:
            self.running.setup = ()
        self.running.story.add(self._parts)

    def to(self, stream: Stream) -> Update | Anew | None:
        """Who comes out from behind a curtain has not seen what happened there."""
        running, seat, before = self.running, stream.seat, stream.shown
        assert before is not None, "who is told of a game has been shown it"
        if before.board is None and not running.t.covered:
            return ANEW
        coach, away = running.coach(seat), running.is_away(seat)
        heard, patch, stream.shown = running.projector.update(
            before, self._parts, running.t, seat, self._known, coach=coach, away=away
        )
        if not heard and patch is msgspec.UNSET:
            return None
        return Update(n=stream.next, now=self._now, moments=heard, scene=patch)
