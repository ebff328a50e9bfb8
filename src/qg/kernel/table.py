"""The table: one run of a game, and the agenda that drives it.

The agenda is plain data: a tuple of frames, the next one last. A frame is a step to run, written as (name, arguments);
a decision still to be asked; or an Open decision that waits for answers. Rules schedule with `then` and `ask`, in the
order written, in front of everything already pending.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any as Whatever
from typing import ClassVar, Concatenate, ParamSpec, Self, cast, get_args

import msgspec
from msgspec.structs import replace

from .chance import Chance
from .conduct.state import NEVER, SCREEN, Conduct, Word
from .decisions import All, Any, Decision, Space
from .desk import Desk
from .errors import Illegal
from .parts import Asked, Event, NoticeKind, Open, Outcome, Seat, Told

P = ParamSpec("P")

Step = tuple[str, tuple[Whatever, ...]]

EARLY = ("restart", "opened")
"""Notices of a room that was away: they come before what has fallen due meanwhile."""
MOST_AT_ONCE = 10_000
PLAIN = (dict, bool, float)
"""Forms of a choice that no list of options holds."""


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
    conduct: Conduct = Conduct()

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
        """Tells everyone; the event is only made, and the moment kept, if somebody listens."""
        self.told += 1
        if self.desk.told is not None:
            told = Told(self.told, self.game.stamp(self), event(*args, **kwargs), None, self.copy())
            self.desk.told.append(told)

    def whisper(self, seat: int, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tells one seat alone. Does not count in the story, so that nobody else can tell it happened."""
        if self.desk.told is not None:
            told = Told(self.told, self.game.stamp(self), event(*args, **kwargs), (seat,), self.copy())
            self.desk.told.append(told)

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

    def is_pending(self, step: Callable[Concatenate[Self, P], None], *args: P.args, **kwargs: P.kwargs) -> bool:
        """Whether this step, with these arguments, is still to be run."""
        assert not kwargs, "steps take positional arguments only"
        return (step.__name__, args) in self.agenda

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
        """The seats the game cannot go on without; none while it stands still."""
        desk = self.desk
        waiting = desk.waiting
        if waiting is None:
            top = self.agenda[-1] if self.agenda else None
            waiting = ()
            if type(top) is Open and self.conduct.still_since == NEVER:
                waiting = top.decision.still_asks(self, top)
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
            top = self.agenda[-1] if self.agenda else None
            known = ()
            if type(top) is Open and (seat in self.waiting or self._is_free(top)):
                known = top.decision.options(self, seat)
            if not self.desk.busy:
                self.desk.options[seat] = known
        return known

    def _is_free(self, frame: Open) -> bool:
        """Whether seats may answer that are not waited for."""
        return isinstance(frame.decision, Any) and not self.conduct.stands_still

    def standing(self, seat: int) -> Sequence[Whatever] | Space:
        """Inputs open to this seat beside whatever is asked; never waited for."""
        return () if self.outcome is not None else self.game.steward.standing(self, seat)

    def words(self, seat: int) -> tuple[Word, ...]:
        """What this seat may say to the table now: a pause, Ready, the host's word."""
        words: tuple[Word, ...] = self.game.steward.words(self, seat)
        return words

    def is_option(self, seat: int, choice: Whatever) -> bool:
        """Whether this answers the open decision, in its typed or its plain form."""
        try:
            return (self._typed(choice) if type(choice) in PLAIN else choice) in self.options(seat)
        except Illegal:
            return False

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
        return self.game.steward.due(self) if self.outcome is None else None

    @property
    def kept(self) -> dict[int, str]:
        """The seats the platform must play for, with the level of bot."""
        desk = self.desk
        kept = desk.kept
        if kept is None:
            kept = self.game.steward.kept(self) if self.outcome is None else {}
            if not desk.busy:
                desk.kept = kept
        return kept

    @property
    def covered(self) -> bool:
        """Whether the table is covered on every screen."""
        return self.conduct.still_since != NEVER and self.outcome is None and self.game.steward.covers(self)

    @property
    def hosting(self) -> int:
        """The seat whose word is the host's now [QG-HST-01]."""
        seat: int = self.game.steward.host(self)
        return seat

    # -- inputs ---------------------------------------------------------------------------------------------------

    def answer(
        self, seat: int, choice: Whatever, *, at: int | None = None, number: int | None = None, events: bool = True
    ) -> list[Told]:
        """A seat answers what is open (or what was, by `number`), or gives a standing input."""
        at = self.now if at is None else at
        if type(choice) in PLAIN:
            choice = self._typed(choice)
        if type(choice) is Word:
            return self._say(seat, choice, at, events=events)
        self._check_seat(seat)
        self._check_input(seat, choice, at)
        frame: Open = self.agenda[-1]
        current = number is None or number == frame.number
        if current and choice in self.options(seat):
            self._begin(at, events)
            frame.decision.receive(self, frame, seat, choice)
            if self.conduct.late:
                self.game.steward.in_time(self, seat, frame)
        elif self.game.steward.stands_still(self, choice):
            raise self._refusal("paused", seat, choice)
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
        """Time has reached `at`: carries out everything due by then, one thing at a time [QG-TIM-01, QG-TIM-07]."""
        if self.outcome is not None:
            raise self._refusal("over", None, None)
        if type(at) is not int or at < self.now:
            raise self._wrong_time(at)
        self._begin(self.now, events)
        for _ in range(MOST_AT_ONCE):
            due = self.due
            if due is None or due > at:
                break
            self.now = max(self.now, due)
            self.game.steward.on_time(self)
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
        self._check_input(seat, kind, at, early=kind in EARLY)
        if kind not in get_args(NoticeKind):
            raise Illegal("unknown_notice", kind=kind, known=list(get_args(NoticeKind)))
        refusal = self.game.steward.refuses(self, kind, seat, what)
        if refusal is not None:
            raise refusal
        self._begin(at, events)
        self.game.steward.notice(self, kind, seat, what)
        return self._settle()

    def _say(self, seat: int, word: Word, at: int, *, events: bool) -> list[Told]:
        """Somebody speaks to the table rather than to the game; a screen that hosts has no seat [QG-HST-01]."""
        if seat != SCREEN or self.conduct.host != SCREEN:
            self._check_seat(seat)
        self._check_input(seat, word, at)
        refusal = self.game.steward.why_no_word(self, seat, word)
        if refusal is not None:
            raise refusal
        self._begin(at, events)
        self.game.steward.take_word(self, seat, word)
        return self._settle()

    def copy(self) -> Self:
        """An independent table at the same moment."""
        return replace(self, desk=Desk())

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
        game, later = self.game, self.desk.later
        steps, steward = game.steps, game.steward
        while True:
            if later:  # goes in front of the agenda; after the end there is nothing to do
                self.agenda += tuple(later[::-1]) if self.outcome is None else ()
                later.clear()
            agenda = self.agenda
            if not agenda:
                break
            top = agenda[-1]
            if type(top) is tuple:
                self.agenda = agenda[:-1]
                steps[top[0]](self, *top[1])
            elif type(top) is not Open:
                self._open(top)
            elif isinstance(top.decision, Any) and top.decision.done(self) and not self.conduct.stands_still:
                self.agenda = agenda[:-1]
            elif steward.rests(self, top):
                break
        assert self.agenda or self.outcome is not None, "nothing is left to do and the game has no outcome"

    def _open(self, decision: Decision[Whatever, Whatever]) -> None:
        asked = decision.asks(self)
        if not asked and not isinstance(decision, Any):
            self.agenda = self.agenda[:-1]
            return
        self.number += 1
        frame = Open(decision, self.number, asked)
        self.agenda = (*self.agenda[:-1], frame)
        self.game.steward.put(self, frame)
        for seat, choice in decision.known(self):
            if seat in (asked or self.all_seats):
                self.give(seat, choice)

    def _begin(self, at: int, events: bool) -> None:
        self.now, desk = at, self.desk
        desk.told = [] if events else None
        desk.waiting = desk.kept = None
        desk.busy = True
        if desk.options:
            desk.options = {}

    def _settle(self) -> list[Told]:
        self._advance()
        desk = self.desk
        told, desk.told, desk.busy = desk.told, None, False
        return told or []

    def _check_input(self, seat: int | None, choice: Whatever, at: int, *, early: bool = False) -> None:
        if self.outcome is not None:
            raise self._refusal("over", seat, choice)
        if type(at) is not int or at < self.now:
            raise self._wrong_time(at)
        due = None if early else self.game.steward.overdue(self, at)
        if due is not None:  # too late [QG-TIM-08]
            raise self._refusal("time_first", seat, choice, at=at, due=due)

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise Illegal("no_such_seat", seat=seat, seats=len(self.seats))

    def _wrong_time(self, at: int) -> Illegal:
        if type(at) is not int:
            return Illegal("malformed", problem=f"at={at!r}")
        return Illegal("clock_backwards", at=at, now=self.now)

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
