"""The table: one run of a game, and the agenda that drives it.

The agenda is plain data: a tuple of frames, the next one last. A frame is a step to run, written as (name, arguments);
a decision still to be asked; or an Open decision that waits for answers. Rules schedule with `then` and `ask`, in the
order written, in front of everything already pending.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any as Whatever
from typing import ClassVar, Concatenate, Generic, Literal, ParamSpec, Self, TypeVar, cast, get_args

import msgspec

from .chance import Chance
from .decisions import All, Any, Decision, Space, snake
from .desk import Desk
from .errors import Illegal

P = ParamSpec("P")
R = TypeVar("R")

Step = tuple[str, tuple[Whatever, ...]]
NoticeKind = Literal["absent", "back", "restart", "ruling"]

MOST_AT_ONCE = 10_000
PLAIN = (dict, bool, float)
"""Forms of a choice that no list of options holds."""


class Seat(msgspec.Struct, frozen=True):
    """Who sits at a place: a person, or a bot of some level."""

    kind: Literal["person", "bot"] = "person"
    level: str | None = None
    name: str = ""


class Event(msgspec.Struct, frozen=True, tag=snake, gc=False):
    """Something that happened, past tense, for log, sound and animation."""


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event with its place in the story and the seats it is for (None: everyone, spectators too)."""

    n: int
    stamp: Whatever
    event: Event
    to: tuple[int, ...] | None = None

    def is_for(self, seat: int | None) -> bool:
        return self.to is None or seat in self.to


class Outcome(msgspec.Struct, Generic[R], frozen=True):
    """How a game ended: who won (all or none where a team plays), ranks and scores by seat, the game's own sheet."""

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    sheet: R


class Open(msgspec.Struct, frozen=True, tag="open"):
    """A decision that has been put: its number, whom it asked, and the answers so far."""

    decision: Decision[Whatever, Whatever]
    number: int
    asked: tuple[int, ...]
    answers: tuple[tuple[int, Whatever], ...] = ()


class Asked(msgspec.Struct, frozen=True):
    """An open decision as a seat may see it."""

    number: int
    kind: str
    prompt: dict[str, Whatever]


class Table(Chance, kw_only=True, eq=False):
    """A game's State derives from this. Every field holds an immutable value, so a shallow copy is a whole copy."""

    game: ClassVar[Whatever]
    """The Game this is a table of; set when the game is made."""

    seats: tuple[Seat, ...] = ()
    host: int = 0
    opt: Whatever = None
    agenda: tuple[Whatever, ...] = ()
    number: int = 0
    now: int = 0
    told: int = 0
    outcome: Outcome[Whatever] | None = None

    # -- for rules ------------------------------------------------------------------------------------------------

    @property
    def all_seats(self) -> range:
        return range(len(self.seats))

    def then(self, step: Callable[Concatenate[Self, P], None], *args: P.args, **kwargs: P.kwargs) -> None:
        """Schedules a step in front of everything pending, after what this step has scheduled already."""
        assert not kwargs, "steps take positional arguments only"
        self.desk.later.append((step.__name__, args))

    def ask(self, decision: Decision[Self, Whatever]) -> None:
        """Schedules a question likewise; it is skipped if then nobody has an option."""
        self.desk.later.append(decision)

    def tell(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tells everyone; the event is only made if somebody listens."""
        self.told += 1
        if self.desk.told is not None:
            self.desk.told.append(Told(self.told, self.game.stamp(self), event(*args, **kwargs)))

    def whisper(self, seat: int, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tells one seat alone. Does not count in the story, so that nobody else can tell it happened."""
        if self.desk.told is not None:
            self.desk.told.append(Told(self.told, self.game.stamp(self), event(*args, **kwargs), (seat,)))

    def give(self, seat: int, choice: Whatever) -> None:
        """Answers the open decision for a seat: a default when time is up, an intent, an autopilot."""
        frame = self.open
        assert frame is not None, "nothing is asked that could be answered"
        frame.decision.receive(self, frame, seat, choice)

    def skip_to(self, step: Callable[..., None]) -> None:
        """Drops everything pending in front of the nearest `step`: what an explosion does to the rest of a turn."""
        name = step.__name__
        self.desk.later.clear()
        kept = len(self.agenda)
        while not (type(self.agenda[kept - 1]) is tuple and self.agenda[kept - 1][0] == name):
            kept -= 1
            assert kept, f"{name} is not pending"
        self.agenda = self.agenda[:kept]

    def finish(self, outcome: Outcome[Whatever]) -> None:
        """Ends the game; nothing pending happens any more."""
        self.outcome = outcome
        self.agenda = ()
        self.desk.later.clear()

    # -- what may be done -----------------------------------------------------------------------------------------

    @property
    def open(self) -> Open | None:
        """The decision that waits now; None when the game is over, or while steps are still to run."""
        top = self.agenda[-1] if self.agenda else None
        return top if type(top) is Open else None

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats the game cannot go on without."""
        desk = self.desk
        waiting = desk.waiting
        if waiting is None:
            frame = self.open
            waiting = frame.decision.still_asks(self, frame) if frame else ()
            if not desk.busy:
                desk.waiting = waiting
        return waiting

    @property
    def seen_waiting(self) -> tuple[int, ...]:
        """The same as everybody may know it: of a sealed question, whom it asked."""
        frame = self.open
        sealed = frame is not None and isinstance(frame.decision, All) and frame.decision.sealed
        return frame.asked if frame is not None and sealed else self.waiting

    def options(self, seat: int) -> Sequence[Whatever] | Space:
        """What this seat may answer to the open decision, in stable order."""
        known = self.desk.options.get(seat)
        if known is None:
            frame = self.open
            if frame is not None and (isinstance(frame.decision, Any) or seat in self.waiting):
                known = frame.decision.options(self, seat)
            else:
                known = ()
            if not self.desk.busy:
                self.desk.options[seat] = known
        return known

    def standing(self, seat: int) -> Sequence[Whatever] | Space:
        """Inputs open to this seat beside whatever is asked; never waited for."""
        return self.game.standing(self, seat) if self.outcome is None else ()

    def decision(self, seat: int | None) -> Asked | None:
        """Number, kind and prompt of the open decision; it holds public facts only, so every seat sees the same."""
        frame = self.open
        if frame is None:
            return None
        prompt = msgspec.to_builtins(frame.decision)
        return Asked(frame.number, prompt.pop("type"), prompt)

    @property
    def due(self) -> int | None:
        """When time must next be told, or None."""
        return self.game.due(self) if self.outcome is None else None

    @property
    def kept(self) -> dict[int, str]:
        """The seats the platform must play for, with the level of bot."""
        return self.game.kept(self) if self.outcome is None else {}

    # -- inputs ---------------------------------------------------------------------------------------------------

    def answer(
        self, seat: int, choice: Whatever, *, at: int | None = None, number: int | None = None, events: bool = True
    ) -> list[Told]:
        """A seat answers what is open (or what was, by `number`), or gives a standing input."""
        at = self.now if at is None else at
        if type(choice) in PLAIN:
            choice = self._typed(choice)
        self._check_seat(seat)
        self._check_input(seat, choice, at)
        frame: Open = self.agenda[-1]
        current = number is None or number == frame.number
        if current and choice in self.options(seat):
            self._begin(at, events)
            frame.decision.receive(self, frame, seat, choice)
        elif choice in self.standing(seat):
            self._begin(at, events)
            self.game.take_standing(self, seat, choice)
        elif not current:
            raise self._refusal("stale", seat, choice, number=number, open=frame.number)
        elif not self.options(seat):
            raise self._refusal("not_asked", seat, choice, waiting=self.seen_waiting)
        else:
            raise self._refusal("not_an_option", seat, choice)
        return self._settle()

    def time_up(self, at: int, *, events: bool = True) -> list[Told]:
        """Time has reached `at`: carries out everything due by then, one thing after the other."""
        if self.outcome is not None:
            raise self._refusal("over", None, None)
        self._check_time(at)
        self._begin(self.now, events)
        for _ in range(MOST_AT_ONCE):
            due = self.due
            if due is None or due > at:
                break
            self.now = max(self.now, due)
            self.game.on_time(self)
            self._advance()
        else:
            raise AssertionError(f"time does not get past {due}")
        if self.outcome is None:
            self.now = at
        return self._settle()

    def notice(
        self,
        kind: NoticeKind,
        seat: int | None = None,
        *,
        what: str | None = None,
        at: int | None = None,
        events: bool = True,
    ) -> list[Told]:
        """The platform tells the table: a seat is absent or back, the server restarted, the host has ruled."""
        at = self.now if at is None else at
        if seat is not None:
            self._check_seat(seat)
        self._check_input(seat, kind, at)
        if kind not in get_args(NoticeKind):
            raise Illegal("unknown_notice", kind=kind, known=list(get_args(NoticeKind)))
        refusal = self.game.refuses_notice(self, kind, seat, what)
        if refusal is not None:
            raise refusal
        self._begin(at, events)
        self.game.on_notice(self, kind, seat, what)
        return self._settle()

    def copy(self) -> Self:
        """An independent table at the same moment."""
        new = copy(self)
        new.desk = Desk()
        return new

    # -- the machine ----------------------------------------------------------------------------------------------

    def close(self, frame: Open) -> None:
        """Takes an answered decision off the agenda."""
        assert self.agenda[-1] is frame, "only the decision in front can be closed"
        self.agenda = self.agenda[:-1]

    def reopen(self, frame: Open, answers: tuple[tuple[int, Whatever], ...]) -> None:
        """The same question with one more answer."""
        self.agenda = (*self.agenda[:-1], Open(frame.decision, frame.number, frame.asked, answers))

    def begin(self, start: Callable[[Self], None], *, events: bool = True) -> list[Told]:
        """Sets the table up and brings it to its first question."""
        self._begin(0, events)
        start(self)
        return self._settle()

    def _advance(self) -> None:
        """Runs steps and skips questions nobody can answer, until one waits or nothing is left."""
        steps, later = self.game.steps, self.desk.later
        while True:
            if later:
                self._schedule(later)
            if not self.agenda:
                break
            top = self.agenda[-1]
            if type(top) is tuple:
                self.agenda = self.agenda[:-1]
                steps[top[0]](self, *top[1])
            elif type(top) is not Open:
                self._open(top)
            elif isinstance(top.decision, Any) and top.decision.done(self):
                self.agenda = self.agenda[:-1]
            else:
                break
        assert self.agenda or self.outcome is not None, "nothing is left to do and the game has no outcome"

    def _schedule(self, later: list[Whatever]) -> None:
        """What a rule has scheduled goes in front of the agenda; after the end there is nothing to do."""
        if self.outcome is None:
            self.agenda += tuple(later[::-1])
        later.clear()

    def _open(self, decision: Decision[Whatever, Whatever]) -> None:
        asked = decision.asks(self)
        if not asked and not isinstance(decision, Any):
            self.agenda = self.agenda[:-1]
            return
        self.number += 1
        self.agenda = (*self.agenda[:-1], Open(decision, self.number, asked))
        for seat, choice in decision.known(self):
            if seat in (asked or self.all_seats):
                self.give(seat, choice)

    def _begin(self, at: int, events: bool) -> None:
        self.now = at
        self.desk.told = [] if events else None
        self.desk.forget()
        self.desk.busy = True

    def _settle(self) -> list[Told]:
        self._advance()
        told, self.desk.told = self.desk.told, None
        self.desk.busy = False
        return told or []

    def _check_input(self, seat: int | None, choice: Whatever, at: int) -> None:
        if self.outcome is not None:
            raise self._refusal("over", seat, choice)
        self._check_time(at)
        due = self.game.due(self)
        if due is not None and at >= due:
            raise self._refusal("time_first", seat, choice, at=at, due=due)

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise Illegal("no_such_seat", seat=seat, seats=len(self.seats))

    def _check_time(self, at: int) -> None:
        if type(at) is not int:
            raise Illegal("malformed", problem=f"at={at!r}")
        if at < self.now:
            raise Illegal("clock_backwards", at=at, now=self.now)

    def _typed(self, choice: Whatever) -> Whatever:
        """A choice in its plain JSON form becomes the typed one; `true` and 1.0 are no numbers to choose."""
        if type(choice) is not dict:
            raise Illegal("malformed", problem=repr(choice))
        try:
            return msgspec.convert(choice, self.game.choices)
        except msgspec.ValidationError as error:
            raise Illegal("malformed", problem=str(error)) from error

    def _refusal(self, code: str, seat: int | None, choice: Whatever, **details: Whatever) -> Illegal:
        """The game may know a better reason than the kernel; it only names it."""
        named = self.game.why_not(self, seat, choice, code)
        if named is None and code == "not_an_option" and seat is not None:
            decision = cast(Open, self.open).decision
            named = decision.why_not(self, seat, choice) if decision.could_take(choice) else None
        return named or Illegal(code, **details)
