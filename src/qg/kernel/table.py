"""The table: one run of a game, what may be done at it, and the machine that carries it out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Self, get_args

import msgspec

from .agenda import Agenda
from .conduct.state import NEVER, SCREEN, Word
from .decisions import AskAll, AskAny, Decision, Space
from .errors import Illegal, malformed
from .parts import Asked, Moment, NoticeKind, Open

EARLY = ("restart", "opened")
"""Notices of a room that was away: they come before what has fallen due meanwhile."""
MOST_AT_ONCE = 10_000
MOST_STEPS = 10_000
SURELY_ENOUGH = range(MOST_STEPS)
"""Steps between two questions; rules that take more never end."""
GENERIC = ("stale", "not_asked")
"""Reasons of the kernel's own for an answer, where the game may know a better one."""
PLAIN = (dict, bool, float)
"""Forms of a choice that no list of options holds."""


class Table(Agenda, kw_only=True, eq=False):
    """A game's State derives from this. Every field holds an immutable value, so a shallow copy is a whole copy."""

    # -- what may be done -----------------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats the game cannot go on without; none while it stands still."""
        scratch = self.scratch
        waiting = scratch.waiting
        if waiting is None:
            top = self.agenda[-1] if self.agenda else None
            waiting = ()
            if type(top) is Open and self.conduct.still_since == NEVER:
                waiting = top.decision.still_asks(self, top)
            if not scratch.busy:
                scratch.waiting = waiting
        return waiting

    @property
    def seen_waiting(self) -> tuple[int, ...]:
        """The same as everybody may know it: of a sealed question, whom it asked."""
        top = self.agenda[-1] if self.agenda else None
        if type(top) is Open and isinstance(top.decision, AskAll) and top.decision.sealed:
            return top.asked
        return self.waiting

    def options(self, seat: int) -> Sequence[Any] | Space:
        """What this seat may answer to the open decision, in stable order."""
        known = self.scratch.options.get(seat)
        if known is None:
            top = self.agenda[-1] if self.agenda else None
            known = ()
            if type(top) is Open and (seat in self.waiting or self._is_free(top)):
                known = top.decision.options(self, seat)
            if not self.scratch.busy:
                self.scratch.options[seat] = known
        return known

    def _is_free(self, frame: Open) -> bool:
        """Whether seats may answer that are not waited for."""
        return isinstance(frame.decision, AskAny) and self.conduct.still_since == NEVER

    def standing(self, seat: int) -> Sequence[Any] | Space:
        """Inputs open to this seat beside whatever is asked; never waited for."""
        return () if self.outcome is not None else self.game.steward.standing(self, seat)

    def may(self, seat: int, choice: Any) -> Illegal | None:
        """Why this seat may not answer so; None: it may. The question itself decides."""
        frame = self.open
        if frame is not None and (type(frame.decision).may is Decision.may or not frame.decision.could_take(choice)):
            options = self.options(seat)
            if choice in options:
                return None
            if options:
                return Illegal("not_an_option")
        elif frame is not None and (seat in self.waiting or self._is_free(frame)):
            no: Illegal | None = frame.decision.may(self, seat, choice)
            return no
        return Illegal("not_asked", waiting=self.seen_waiting)

    def may_stand(self, seat: int, choice: Any) -> Illegal | None:
        """Why this is not open to a seat beside whatever is asked; None: it is."""
        if self.outcome is not None:
            return Illegal("over")
        no: Illegal | None = self.game.steward.may_stand(self, seat, choice)
        return no

    def words(self, seat: int) -> tuple[Word, ...]:
        """What this seat may say to the table now: a pause, Ready, the host's word."""
        words: tuple[Word, ...] = self.game.steward.words(self, seat)
        return words

    def is_option(self, seat: int, choice: Any) -> bool:
        """Whether this answers the open decision, in its typed or its plain form."""
        try:
            return self.may(seat, self._typed(choice) if type(choice) in PLAIN else choice) is None
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
        if self.outcome is not None:
            return None
        scratch = self.scratch
        if scratch.due is not None and not scratch.busy:
            return scratch.due[0]
        due: int | None = self.game.steward.due(self)
        if not scratch.busy:
            scratch.due = (due,)
        return due

    @property
    def bot_controlled(self) -> dict[int, str]:
        """The seats the platform must play for, with the level of bot."""
        scratch = self.scratch
        bot_controlled = scratch.bot_controlled
        if bot_controlled is None:
            bot_controlled = self.game.steward.bot_controlled(self) if self.outcome is None else {}
            if not scratch.busy:
                scratch.bot_controlled = bot_controlled
        return bot_controlled

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
        self, seat: int, choice: Any, *, at: int | None = None, number: int | None = None, events: bool = True
    ) -> list[Moment]:
        """A seat answers what is open (or what was, by `number`), or gives a standing input."""
        at = self.now if at is None else at
        if type(choice) in PLAIN:
            choice = self._typed(choice)
        if type(choice) is Word:
            return self._say(seat, choice, at, events=events)
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise self._no_such_seat(seat)
        self._check_input(seat, choice, at)
        frame: Open = self.agenda[-1]
        no: Illegal | None = None
        if number is not None and number != frame.number:
            no = Illegal("stale", number=number, open=frame.number)
        elif choice not in self.scratch.options.get(seat, ()):  # what has been offered since the last input is allowed
            no = self.may(seat, choice)
        if no is None:
            self._begin(at, events)
            frame.decision.receive(self, frame, seat, choice)
            if self.conduct.late:
                self.game.steward.in_time(self, seat, frame)
            return self._settle()
        if self.game.steward.stands_still(self, choice):
            raise self._refusal("paused", seat, choice)
        no_more = self.may_stand(seat, choice)
        if no_more is not None:
            raise self._named(frame, seat, choice, no, no_more)
        self._begin(at, events)
        self.game.take_standing(self, seat, choice)
        return self._settle()

    def time_up(self, at: int, *, events: bool = True) -> list[Moment]:
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
    ) -> list[Moment]:
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

    def _say(self, seat: int, word: Word, at: int, *, events: bool) -> list[Moment]:
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

    # -- the machine ----------------------------------------------------------------------------------------------

    def begin(self, start: Callable[[Self], None], *, events: bool = True) -> list[Moment]:
        """Sets the table up and brings it to its first question."""
        self._begin(0, events)
        start(self)
        return self._settle()

    def _advance(self) -> None:
        """Runs steps and skips questions nobody can answer, until one waits or nothing is left."""
        steps, later = self.game.steps, self.scratch.later
        for _ in SURELY_ENOUGH:
            if later:  # goes in front of the agenda, all but the first, which is next; after the end nothing is
                later.reverse()
                frame = later.pop()
                if later:
                    self.agenda += tuple(later)
                    later.clear()
                if self.outcome is not None:
                    self.agenda = ()
                    break
            else:
                agenda = self.agenda
                if not agenda:
                    break
                frame = agenda[-1]
                if type(frame) is Open:
                    if self._waits(frame):
                        break
                    continue
                self.agenda = agenda[:-1]
            if type(frame) is not tuple:
                self._open(frame)
                continue
            name, args = frame
            if not args:
                steps[name](self)
            elif len(args) == 1:  # most steps: a call with a star costs as much as a step
                steps[name](self, args[0])
            else:
                steps[name](self, *args)
        else:
            raise AssertionError(f"the rules never come to a question: {MOST_STEPS} steps so far, the last was {frame}")
        assert self.agenda or self.outcome is not None, "nothing is left to do and the game has no outcome"

    def _waits(self, frame: Open) -> bool:
        """Whether a question waits; otherwise it is over, or somebody has been answered for."""
        if frame.decision.done(self) and self.conduct.still_since == NEVER:
            self.close(frame)
            return False
        rests: bool = self.game.steward.rests(self, frame)
        return rests

    def _open(self, decision: Decision[Any, Any]) -> None:
        asked = decision.asks(self)
        if not asked and not isinstance(decision, AskAny):
            return
        self.number += 1
        frame = Open(decision, self.number, asked)
        self.agenda += (frame,)
        self.game.steward.put(self, frame)
        for seat, choice in decision.known(self):
            if seat in (asked or self.all_seats):
                self.give(seat, choice)

    def _begin(self, at: int, events: bool) -> None:
        self.now, scratch = at, self.scratch
        scratch.told = [] if events else None
        scratch.waiting = None
        if scratch.bot_controlled is not None:
            scratch.bot_controlled = None
        if scratch.due is not None:
            scratch.due = None
        scratch.busy = True
        if scratch.options:
            scratch.options = {}

    def _settle(self) -> list[Moment]:
        self._advance()
        scratch = self.scratch
        told, scratch.told, scratch.busy = scratch.told, None, False
        return told or []

    def _check_input(self, seat: int | None, choice: Any, at: int, *, early: bool = False) -> None:
        if self.outcome is not None:
            raise self._refusal("over", seat, choice)
        if type(at) is not int or at < self.now:
            raise self._wrong_time(at)
        due = None if early else self.game.steward.overdue(self, at)
        if due is not None:  # too late [QG-TIM-08]
            raise self._refusal("time_first", seat, choice, at=at, due=due)

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise self._no_such_seat(seat)

    def _no_such_seat(self, seat: Any) -> Illegal:
        return Illegal("no_such_seat", seat=seat, seats=len(self.seats))

    def _wrong_time(self, at: int) -> Illegal:
        if type(at) is not int:
            return Illegal("malformed", problem=f"at={at!r}")
        return Illegal("clock_backwards", at=at, now=self.now)

    def _typed(self, choice: Any) -> Any:
        """A choice in its plain JSON form becomes the typed one; `true` and 1.0 are no numbers to choose."""
        if type(choice) is not dict:
            raise malformed(repr(choice))
        try:
            return msgspec.convert(choice, self.game.choices)
        except msgspec.ValidationError as error:
            raise malformed(error) from error

    def _named(self, frame: Open, seat: int, choice: Any, no: Illegal, no_more: Illegal) -> Illegal:
        """Of what is neither an answer nor a standing input now: why it is not what it would be, by its kind.

        What no question asks for is not asked, whoever gives it.
        """
        if frame.decision.could_take(choice):
            code = no.code
        elif no_more.code != "not_an_option":
            return no_more
        else:
            code = "stale" if no.code == "stale" else "not_asked"
        return self.game.why_not(self, seat, choice, code) or no if code in GENERIC else no

    def _refusal(self, code: str, seat: int | None, choice: Any, **details: Any) -> Illegal:
        """The game may know a better reason than the kernel; it only names it."""
        return self.game.why_not(self, seat, choice, code) or Illegal(code, **details)
