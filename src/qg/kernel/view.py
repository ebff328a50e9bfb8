"""What one seat may know: built field by field, never by copying and deleting."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from .decisions import All, Space
from .table import Asked, Open, Outcome, Seat, Table

B = TypeVar("B")


class View(msgspec.Struct, Generic[B], frozen=True, kw_only=True):
    """All that one seat (None: a spectator) may know now.

    `agenda` is what is still to be done, as plain data: frames hold public facts only, and answers the seat may not
    see are left out. `waiting` is whom the table waits for, as far as that may be seen.
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
    board: B


def look(t: Table, seat: int | None, board: B) -> View[B]:
    """A view around a game's own board."""
    return View(
        game=t.game.slug,
        rules=t.game.rules_version,
        seats=t.seats,
        host=t.host,
        opt=t.opt,
        seat=seat,
        number=t.number,
        told=t.told,
        asked=t.decision(seat),
        waiting=t.seen_waiting,
        options=() if seat is None else _listed(t.options(seat)),
        standing=() if seat is None else _listed(t.standing(seat)),
        agenda=agenda_for(t, seat),
        outcome=t.outcome,
        board=board,
    )


def _listed(options: Any) -> Any:
    return options if isinstance(options, Space) else tuple(options)


def agenda_for(t: Table, seat: int | None) -> tuple[Any, ...]:
    """The agenda as a seat may see it."""
    return tuple(msgspec.to_builtins(_seen(frame, seat) if type(frame) is Open else frame) for frame in t.agenda)


def _seen(frame: Open, seat: int | None) -> Open:
    """A sealed decision shows a seat its own answer only; a secret one also who has answered, without what."""
    decision = frame.decision
    if not isinstance(decision, All) or not (decision.secret or decision.sealed):
        return frame
    own = tuple(given for given in frame.answers if given[0] == seat)
    if decision.sealed:
        return Open(decision, frame.number, frame.asked, own)
    hidden = sorted((who, choice if who == seat else None) for who, choice in frame.answers)
    return Open(decision, frame.number, frame.asked, tuple(hidden))
