"""What one seat may know: built field by field, never by copying and deleting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from .conduct.state import Conduct
from .decisions import AskAll, Space
from .parts import Asked, Open, Outcome, Seat
from .table import Table

B = TypeVar("B")
X = TypeVar("X")
Y = TypeVar("Y")

REMEMBERED = 256


def by_identity(work: Callable[[X], Y]) -> Callable[[X], Y]:
    """Remembers what has been made of an immutable value, by the object it is: all seats share one and the same result,
    as boards are compared by which objects they hold."""
    known: dict[int, tuple[X, Y]] = {}

    def remembered(value: X) -> Y:
        found = known.get(id(value))
        if found is None or found[0] is not value:
            if len(known) >= REMEMBERED:
                known.clear()
            found = known[id(value)] = value, work(value)
        return found[1]

    return remembered


class View(msgspec.Struct, Generic[B], frozen=True, kw_only=True):
    """All that one seat (None: a spectator) may know now.

    `agenda` is what is still to be done, as plain data: frames hold public facts only, and answers the seat may not
    see are left out. `waiting` is whom the table waits for, as far as that may be seen. `now` is the time of the
    table; boards and figures hold none that runs. Agenda, time and the clocks of conduct are for bots: a server sends
    none of them.
    """

    game: str
    rules: int
    seats: tuple[Seat, ...]
    host: int
    opt: Any
    seat: int | None
    number: int
    told: int
    asked: Asked | None
    waiting: tuple[int, ...]
    options: tuple[Any, ...] | Space
    standing: tuple[Any, ...] | Space
    agenda: tuple[Any, ...]
    outcome: Outcome[Any] | None
    conduct: Conduct
    """Deadlines, absences, pauses, votes: everybody may know them."""
    board: B
    now: int

    @property
    def me(self) -> int:
        """The seat whose view this is."""
        assert self.seat is not None, "a spectator has no seat"
        return self.seat

    @property
    def listed(self) -> tuple[Any, ...]:
        """The options one by one, where they are no space."""
        assert not isinstance(self.options, Space), "a space is not listed"
        return self.options


def look(t: Table, seat: int | None, board: B, *, agenda: bool = True) -> View[B]:
    """A view around a game's own board. What is still to be done is of use to bots only: screens leave it out."""
    options, standing = ((), ()) if seat is None else (t.options(seat), t.standing(seat))
    return View(
        game=t.game.slug,
        rules=t.game.rules_version,
        seats=t.seats,
        host=t.hosting,
        opt=t.opt,
        seat=seat,
        number=t.number,
        told=t.told,
        asked=t.decision(seat),
        waiting=t.seen_waiting,
        options=options if isinstance(options, Space) else tuple(options),
        standing=standing if isinstance(standing, Space) else tuple(standing),
        agenda=agenda_for(t, seat) if agenda else (),
        outcome=t.outcome,
        conduct=t.conduct,
        board=board,
        now=t.now,
    )


def agenda_for(t: Table, seat: int | None) -> tuple[Any, ...]:
    """The agenda as a seat may see it."""
    return tuple(msgspec.to_builtins(_seen(frame, seat) if type(frame) is Open else frame) for frame in t.agenda)


def _seen(frame: Open, seat: int | None) -> Open:
    """A sealed decision shows a seat its own answer only; a secret one also who has answered, without what."""
    decision = frame.decision
    if not isinstance(decision, AskAll) or not (decision.secret or decision.sealed):
        return frame
    own = tuple(given for given in frame.answers if given[0] == seat)
    if decision.sealed:
        return Open(decision, frame.number, frame.asked, own)
    hidden = sorted((who, choice if who == seat else None) for who, choice in frame.answers)
    return Open(decision, frame.number, frame.asked, tuple(hidden))
