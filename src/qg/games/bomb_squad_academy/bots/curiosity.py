"""What a look is worth: how much better one's best card of the next turn is, on average, once one knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from msgspec.structs import replace

from qg.kernel import View

from ..choices import Look, LookTiles, LookTops
from ..data import CHAIN, MAIN, WIRE_NO
from ..rules.effects import hand_with
from ..view import Board
from .odds import Wire, fuse, public_wires
from .worth import foresee, solo_mixes


class Curiosity:
    """The next turn as a seat foresees it, and what it would change to know a card or the tiles."""

    def __init__(self, view: View[Board], wires: Sequence[Wire]) -> None:
        assert view.seat is not None
        self.b, self.opt, self.seat, self.wires = _next_turn(view.board), view.opt, view.seat, tuple(wires)
        self.mixes = solo_mixes(self.b, public_wires(self.b, self.opt))
        self._known: dict[tuple[str, str], float] = {}

    def best(self, wires: Sequence[Wire]) -> float:
        """What the best card is worth, the wires being known so."""
        return max(foresee(self.b, self.opt, self.seat, wires, self.mixes).values())

    @cached_property
    def now(self) -> float:
        return self.best(self.wires)

    def gain(self, look: Look) -> float:
        """Two decks tell about as much as each of them."""
        if isinstance(look, LookTops):
            return sum(self._once("top", wire) for wire in look.wires)
        return self._once("tiles", look.wire) if isinstance(look, LookTiles) else 0.0

    def _once(self, what: str, wire: str) -> float:
        if (what, wire) not in self._known:
            self._known[what, wire] = (self._top if what == "top" else self._tiles)(WIRE_NO[wire])
        return self._known[what, wire]

    def _with(self, place: int, wire: Wire) -> float:
        return self.best((*self.wires[:place], wire, *self.wires[place + 1 :]))

    def _top(self, place: int) -> float:
        """Every face that the top card may have, as often as it is left."""
        wire = self.wires[place]
        if 1 in wire.known or not wire.pool:
            return 0.0
        faces = Counter((MAIN[card], CHAIN[card]) for card in wire.pool)
        total = 0.0
        for face, number in faces.items():
            pool = list(wire.pool)
            pool.remove(next(card for card in pool if (MAIN[card], CHAIN[card]) == face))
            seen = Wire(tuple(pool), {**wire.known, 1: face}, wire.here, wire.fuse, wire.base, covered=wire.covered)
            total += number * self._with(place, seen)
        return total / len(wire.pool) - self.now

    def _tiles(self, place: int) -> float:
        """Every tile that the explosion may lie on."""
        wire, total, before = self.wires[place], 0.0, 0.0
        for position, up_to in enumerate(wire.fuse, 1):
            chance, before = up_to - before, up_to
            if chance > 0:
                lies = fuse(self.b.turned[place], {position: "boom"})
                seen = Wire(wire.pool, wire.known, wire.here, lies, wire.base, covered=wire.covered)
                total += chance * self._with(place, seen)
        return total - self.now


def _next_turn(b: Board) -> Board:
    """The table at the beginning of the next turn: of three cards in a stack the oldest is back, Wait! is not."""
    hands = list(b.hands)
    for seat, stack in enumerate(b.stacks):
        if len(stack) == 3 and stack[0] != "wait":
            hands[seat] = hand_with(hands[seat], stack[0])
    stacks = tuple(stack[-2:] for stack in b.stacks)
    return replace(b, hands=tuple(hands), stacks=stacks, turn=b.turn + 1, instructor_stack=b.instructor_stack[-2:])
