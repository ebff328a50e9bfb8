"""The agenda of a table, and the verbs with which rules write on it.

The agenda is plain data: a tuple of frames, the next one last. A frame is a step to run, written as (name, arguments);
a decision still to be asked; or an Open decision that waits for answers. Rules schedule with `then` and `ask`, in the
order written, in front of everything already pending.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self, TypeVar, TypeVarTuple

from msgspec.structs import replace

from .chance import Chance
from .conduct.state import Conduct
from .decisions import Decision
from .parts import Event, Moment, Open, Outcome, Seat
from .scratch import Scratch

Y = TypeVar("Y")
Args = TypeVarTuple("Args")

Step = tuple[str, tuple[Any, ...]]


class Agenda(Chance, kw_only=True, eq=False):
    """What every table holds, and what rules do with it."""

    game: Any = None
    """The Game this is a table of. Never saved or digested; copies keep it."""

    seats: tuple[Seat, ...] = ()
    host: int = 0
    opt: Any = None
    agenda: tuple[Any, ...] = ()
    number: int = 0
    now: int = 0
    told: int = 0
    outcome: Outcome[Any] | None = None
    conduct: Conduct = Conduct()

    # -- what is now ----------------------------------------------------------------------------------------------

    @property
    def all_seats(self) -> range:
        return range(len(self.seats))

    @property
    def is_heard(self) -> bool:
        """Whether somebody hears what is told now."""
        return self.scratch.told is not None

    @property
    def open(self) -> Open | None:
        """The decision that waits now; None when the game is over, or while steps are still to run."""
        top = self.agenda[-1] if self.agenda else None
        return top if type(top) is Open else None

    @property
    def asked(self) -> Any:
        """The question that is put now; None while steps are still to run, and after the end."""
        top = self.agenda[-1] if self.agenda else None
        return top.decision if type(top) is Open else None

    def is_pending(self, rule: Callable[..., None] | type[Decision[Any, Any]], *args: Any) -> bool:
        """Whether a step (with these first arguments) is still to run, or such a question still to be answered."""
        if isinstance(rule, type):
            return any(type(frame.decision if type(frame) is Open else frame) is rule for frame in self.agenda)
        wanted = rule.__name__, args
        return any(type(frame) is tuple and (frame[0], frame[1][: len(args)]) == wanted for frame in self.agenda)

    # -- what rules do --------------------------------------------------------------------------------------------

    def then(self, step: Callable[[Self, *Args], None], *args: *Args) -> None:
        """Schedules a step in front of everything pending, after what this step has scheduled already."""
        self.scratch.later.append((step.__name__, args))

    def ask(self, decision: Decision[Any, Any]) -> None:
        """Schedules a question likewise; it is skipped if then nobody has an option."""
        self.scratch.later.append(decision)

    def emit(self, event: Callable[[*Args], Event], *args: *Args) -> None:
        """Tells everyone; the event is only made, and the moment kept, if somebody listens."""
        self.told += 1
        if self.scratch.told is not None:
            self._note(event(*args), None)

    def emit_to(self, seat: int, event: Callable[[*Args], Event], *args: *Args) -> None:
        """Tells one seat alone. Does not count in the story, so that nobody else can tell it happened."""
        if self.scratch.told is not None:
            self._note(event(*args), (seat,))

    def _note(self, event: Event, to: tuple[int, ...] | None) -> None:
        assert self.scratch.told is not None
        moment = replace(self, scratch=Scratch(made={}))
        self.scratch.told.append(Moment(self.told, self.game.stamp(self), event, to, moment))

    def once(self, make: Callable[[Self], Y]) -> Y:
        """What `make` says of the table; of one kept beside an event it is made once, for all who hear of it."""
        made = self.scratch.made
        if made is None:
            return make(self)
        if make not in made:
            made[make] = make(self)
        found: Y = made[make]
        return found

    def give(self, seat: int, choice: Any) -> None:
        """Answers the open decision for a seat: a default when time is up, an intent, an autopilot."""
        frame = self.open
        assert frame is not None, "nothing is asked that could be answered"
        frame.decision.receive(self, frame, seat, choice)

    def skip_to(self, step: Callable[..., None]) -> None:
        """Drops everything pending in front of the nearest `step`: what an explosion does to the rest of a turn."""
        name = step.__name__
        self.scratch.later.clear()
        kept = len(self.agenda)
        while not (type(self.agenda[kept - 1]) is tuple and self.agenda[kept - 1][0] == name):
            kept -= 1
            assert kept, f"{name} is not pending"
        self.agenda = self.agenda[:kept]

    def finish(self, outcome: Outcome[Any]) -> None:
        """Ends the game; nothing pending happens any more."""
        self.outcome = outcome
        self.agenda = ()
        self.scratch.later.clear()

    def close(self, frame: Open) -> None:
        """Takes an answered decision off the agenda."""
        assert self.agenda[-1] is frame, "only the decision in front can be closed"
        self.agenda = self.agenda[:-1]
        self.scratch.settled = frame.number

    def reopen(self, frame: Open, answers: tuple[tuple[int, Any], ...]) -> None:
        """The same question with one more answer."""
        self.agenda = (*self.agenda[:-1], Open(frame.decision, frame.number, frame.asked, answers))

    def copy(self) -> Self:
        """An independent table at the same moment."""
        return replace(self, scratch=Scratch())
