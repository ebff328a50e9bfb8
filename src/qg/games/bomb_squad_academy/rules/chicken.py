"""Chicken (section 10)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from qg.kernel import AskAny, Illegal, rule
from qg.kernel.conduct import clocks
from qg.kernel.conduct.state import NOBODY

from ..choices import Look, LookNone, LookTiles, LookTops
from ..data import WIRES
from ..state import State
from .notebook import card_faces, look, tile_faces
from .points import roll_call

LOOK_NONE = LookNone()


@rule("BSA-CHK-01", "BSA-CHK-03", "BSA-CHK-07")
def resolve_chickens(t: State) -> None:
    """Without an explosion each Chicken may look, in roll call order fixed now [BSA-CHK-01, BSA-CHK-03, BSA-CHK-07]."""
    t.lookers = roll_call(t, t.acting("chicken"))
    if t.lookers:
        t.ask(ChickenLook())


class ChickenLook(AskAny[State, Look], frozen=True):
    """The top card of two decks, or the tiles of one wire, or nothing; looks may be pre-selected.

    [BSA-CHK-03, BSA-CHK-04, BSA-CHK-05, BSA-CHK-06, BSA-CHK-07]
    """

    rules = ("BSA-CHK-03", "BSA-CHK-04", "BSA-CHK-05", "BSA-CHK-06", "BSA-CHK-07")
    timer = "chicken"
    lateness = "told"

    def default(self, t: State, seat: int) -> LookNone:
        return LOOK_NONE

    def options(self, t: State, seat: int) -> tuple[Look, ...]:
        return _looks(tuple([bool(wire.deck) for wire in t.wires])) if seat in t.lookers else ()

    def awaits(self, t: State) -> tuple[int, ...]:
        return t.lookers[:1]

    def done(self, t: State) -> bool:
        return not t.lookers

    def take(self, t: State, seat: int, choice: Look) -> None:
        """A pre-selection is played as soon as its owner's place comes, and may be changed until then [BSA-CHK-07]."""
        t.put_play(seat, replace(t.plays[seat], look=choice))
        if seat == t.lookers[0]:
            _next_looker(t)

    def may(self, t: State, seat: int, choice: Look) -> Illegal | None:
        if seat not in t.lookers:
            return self.not_offered(t, ())
        match choice:
            case LookTops(wires):
                return _may_look(t, wires)
            case LookTiles(wire):
                return None if wire in WIRES else Illegal("not_an_option")
        return None


def _may_look(t: State, wires: tuple[str, ...]) -> Illegal | None:
    """Decks that have cards, two of them or the only one; they are named in the order of the wires."""
    if not set(wires) <= set(WIRES):
        return Illegal("not_an_option")
    if any(not t.wire(wire).deck for wire in wires):
        return Illegal("empty_deck", "BSA-CHK-04", wires=wires)
    decks = sum(bool(wire.deck) for wire in t.wires)
    if len(set(wires)) < len(wires) or not wires or len(wires) != min(2, decks):
        return Illegal("same_deck_twice", "BSA-CHK-03")
    return None if wires == tuple(sorted(wires, key=WIRES.index)) else Illegal("not_an_option")


@lru_cache(16)
def _looks(has_cards: tuple[bool, ...]) -> tuple[Look, ...]:
    """A deck must have a card; if only one has, one look is allowed; any wire's tiles.

    [BSA-CHK-04, BSA-CHK-05, BSA-CHK-06]
    """
    wires = [wire for wire, some in zip(WIRES, has_cards, strict=True) if some]
    tops = [LookTops(pair) for pair in combinations(wires, min(2, len(wires)))] if wires else []
    return (*tops, *(LookTiles(wire) for wire in WIRES), LOOK_NONE)


def _next_looker(t: State) -> None:
    """Pre-selected looks are played in turn; nobody has less than the react time once their place has come.

    [BSA-CHK-07]

    Where nobody reacts, in `days`, everyone has the whole time.
    """
    while t.lookers and (chosen := t.plays[t.lookers[0]].look) is not None:
        seat, t.lookers = t.lookers[0], t.lookers[1:]
        _play(t, seat, chosen)
    clocks.go_on(t, NOBODY, "react" if clocks.length(t, "react") else "chicken")


def _play(t: State, seat: int, chosen: Look) -> None:
    """Where one looks is public, what one sees is not [BSA-CHK-08]."""
    if type(chosen) is LookTops:
        faces = tuple(face for wire in chosen.wires for face in card_faces(t, wire, 1))
        look(t, seat, "chicken", chosen.wires, faces)
    elif type(chosen) is LookTiles:
        look(t, seat, "chicken", (chosen.wire,), tile_faces(t, chosen.wire, hidden_only=False))
