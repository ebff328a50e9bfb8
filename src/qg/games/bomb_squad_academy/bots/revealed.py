"""A turn whose cards lie open: what everybody may still expect of it, and what a tool would change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from ..choices import UseTool
from ..data import WIRE_NO
from ..view import NONE, Board
from .odds import Wire
from .worth import PENALTY, POINTS_OF_WAIT, envies, loss_of


class Actions(msgspec.Struct, frozen=True):
    """Who does what, as it stands now."""

    cards: tuple[str, ...]
    stands_for: tuple[int, ...]
    twin: tuple[int, ...]
    instructor: int
    protected: tuple[bool, ...]

    def cutters(self, wire: int) -> list[int]:
        """The players who cut a wire, each once."""
        pairs = enumerate(zip(self.stands_for, self.twin, strict=True))
        return [seat for seat, wires in pairs if wire in wires]


def actions_of(b: Board) -> Actions:
    """The actions on the table."""
    return Actions(b.actions, b.stands_for, b.twin, b.instructor_wire, b.protected)


def _with(values: Sequence[Any], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])


def after(a: Actions, seat: int, use: UseTool) -> Actions:
    """The actions once a tool of the reveal window has been used."""
    if use.tool == "megaphone":
        return replace(a, protected=_with(a.protected, WIRE_NO[use.wire or ""], True))
    if use.tool == "twin_cutters":
        return replace(a, twin=_with(a.twin, seat, WIRE_NO[use.wire or ""]))
    if use.tool == "multi_tool":
        card = use.card or ""
        return replace(
            a, cards=_with(a.cards, seat, card), stands_for=_with(a.stands_for, seat, WIRE_NO.get(card, NONE))
        )
    step = 1 if use.side == "right" else -1
    if isinstance(use.target, int):
        moved = (a.stands_for[use.target] + step) % 4
        return replace(a, stands_for=_with(a.stands_for, use.target, moved))
    return replace(a, instructor=(a.instructor + step) % 4)


class Prospect:
    """What each seat may expect of the rest of a turn, from its own seat's knowledge of the wires."""

    def __init__(self, b: Board, opt: Any, seat: int, wires: Sequence[Wire]) -> None:
        self.seat, self.wires, self.envies = seat, wires, envies(b, seat)
        self.seats = range(len(b.score))
        self.losses = [loss_of(b, opt, other) for other in self.seats]

    def pay(self, a: Actions, wire: int) -> tuple[float, list[float]]:
        """(chance of an explosion, expected points by seat) of one wire, if nothing happened before."""
        pays = [0.0] * len(self.seats)
        cutters = a.cutters(wire)
        if a.protected[wire] or not cutters:
            return 0.0, pays
        risk, share = self.wires[wire].share(len(cutters) + (a.instructor == wire))
        for cutter in cutters:
            pays[cutter] = share - self.losses[cutter] * risk
        return risk, pays

    def points(self, a: Actions) -> list[float]:
        """Expected points by seat: wires in their order, then the Chickens."""
        total, calm = [0.0] * len(self.seats), 1.0
        for wire in range(4):
            risk, pays = self.pay(a, wire)
            for seat in self.seats:
                total[seat] += calm * pays[seat]
            calm *= 1 - risk
        for seat in self.seats:
            total[seat] += PENALTY * (1 - calm) * (a.cards[seat] == "chicken")
        return total

    def balance(self, points: Sequence[float]) -> float:
        """Own points against those of the others."""
        return points[self.seat] - sum(each * gain for each, gain in zip(self.envies, points, strict=True))

    def denied(self, a: Actions, waiter: int) -> list[float]:
        """By wire: the largest share that one who waits would take from the others; below 0 it would save them."""
        found = []
        for wire in range(4):
            pays = self.pay(a, wire)[1]
            found.append(max((pays[cutter] for cutter in a.cutters(wire) if cutter != waiter), default=0.0))
        return found

    def value(self, a: Actions) -> float:
        """The balance of the rest of the turn, waiters denying what is rich."""
        waiters = [seat for seat in self.seats if a.cards[seat] == "wait"]
        protected = a.protected
        for waiter in waiters:
            denied = self.denied(a, waiter)
            protected = _with(protected, max(range(4), key=denied.__getitem__), True)
        points = self.points(replace(a, protected=protected))
        for waiter in waiters:
            points[waiter] += POINTS_OF_WAIT
        return self.balance(points)
