"""What the tools of the reaction windows do (section 16). Plan tools are in plan.py."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import permutations

from qg.kernel import Illegal, One

from ..choices import KeepAndBury, Order, UseTool
from ..data import ACTIONS, MAIN, STANDS_FOR, WIRE_NO, WIRES
from ..events import ActionChanged, DetonatorMoved, ToolResolved, WireProtected
from ..pieces import WireId
from ..state import State, with_at
from .intents import speak_up
from .notebook import card_faces, cards_sorted, look
from .points import TOOL, credit

Effect = Callable[[State, int, UseTool, int], None]
CARDS_OF_TWEEZERS = 4
COPY_CAP = 6


def use_tool(t: State, seat: int, use: UseTool, wire: int) -> None:
    """A tool is spent and its effect carried out completely before any other tool [BSA-TOO-06, BSA-TOO-11]."""
    spend(t, seat, use.tool)
    t.resolved += 1
    if use.tool in FOLLOWED_UP:
        FOLLOWED_UP[use.tool](t, seat, use, wire)
    else:
        t.tell(ToolResolved, seat, use.tool, use)
        EFFECTS[use.tool](t, seat, use, wire)


def spend(t: State, seat: int, tool: str) -> None:
    """Each tool can be used once per game and is then discarded [BSA-TOO-05]."""
    t.tools = with_at(t.tools, seat, tuple(own for own in t.tools[seat] if own != tool))
    t.tools_used = with_at(t.tools_used, seat, (*t.tools_used[seat], tool))
    t.tools_turn = with_at(t.tools_turn, seat, (*t.tools_turn[seat], tool))


# -- reveal -----------------------------------------------------------------------------------------------------------


def _megaphone(t: State, _seat: int, use: UseTool, _wire: int) -> None:
    """The wire is protected this turn exactly as by Wait!, without points [BSA-TL-08]."""
    assert use.wire is not None
    t.protected = with_at(t.protected, WIRE_NO[use.wire], True)
    t.tell(WireProtected, use.wire, (), use.tool)


def _multi_tool(t: State, seat: int, use: UseTool, _wire: int) -> None:
    """One's revealed card returns to the hand, the chosen card takes its place; a Remote Control lapses [BSA-TL-09]."""
    assert use.card is not None
    old = t.actions[seat]
    t.hands = with_at(t.hands, seat, hand_with(hand_without(t.hands[seat], use.card), old))
    t.stacks = with_at(t.stacks, seat, (*t.stacks[seat][:-1], use.card))
    t.actions = with_at(t.actions, seat, use.card)
    t.stands_for = with_at(t.stands_for, seat, STANDS_FOR[use.card])
    t.tell(ActionChanged, seat, old, use.card, use.tool)


@lru_cache(1024)
def hand_with(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    """A hand with one more card, in its fixed order."""
    return tuple(each for each in ACTIONS if each in hand or each == card)


@lru_cache(1024)
def hand_without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    """A hand with one card less."""
    return tuple(each for each in hand if each != card)


def _twin_cutters(t: State, seat: int, use: UseTool, _wire: int) -> None:
    """One cuts that wire too this turn [BSA-TL-10]."""
    assert use.wire is not None
    t.twin = with_at(t.twin, seat, WIRE_NO[use.wire])


def _remote_control(t: State, _seat: int, use: UseTool, _wire: int) -> None:
    """The target's cutters stand for the neighbouring wire; the row is a ring [BSA-TL-11, BSA-GEN-06]."""
    step = 1 if use.side == "right" else -1
    if isinstance(use.target, int):
        old = t.stands_for[use.target]
        new = (old + step) % 4
        t.stands_for = with_at(t.stands_for, use.target, new)
    else:
        old = t.instructor_wire
        new = t.instructor_wire = (old + step) % 4
    assert use.target is not None
    t.tell(ActionChanged, use.target, WIRES[old], WIRES[new], use.tool)


# -- cut --------------------------------------------------------------------------------------------------------------


def _tweezers(t: State, seat: int, use: UseTool, wire: int) -> None:
    """One looks at the top 4 cards, or all if fewer, then puts them back in any order [BSA-TL-03]."""
    faces = card_faces(t, wire, CARDS_OF_TWEEZERS)
    look(t, seat, use.tool, (wire,), faces)
    t.ask(OrderCards(seat, WIRES[wire], len(faces)))


@lru_cache(16)
def orders(places: tuple[int, ...]) -> tuple[Order, ...]:
    """Every order of these places, the old one first."""
    return tuple(Order(order) for order in permutations(places))


class OrderCards(One[State, Order], frozen=True):
    """Tweezers: the cards go back on top in any order, by depth; nothing of it is announced [BSA-TL-03]."""

    rules = ("BSA-TL-03",)
    timer = "followup"
    lateness = "told"
    wire: WireId
    count: int

    def default(self, t: State, seat: int) -> Order:
        return Order(tuple(range(1, self.count + 1)))

    def options(self, t: State, seat: int) -> tuple[Order, ...]:
        return orders(tuple(range(1, self.count + 1)))

    def resolve(self, t: State, choice: Order) -> None:
        speak_up(t, self.seat)
        _put_back(t, self.seat, WIRE_NO[self.wire], choice.order)

    def why_not(self, t: State, seat: int, choice: Order) -> Illegal | None:
        return Illegal("not_a_permutation", "BSA-TL-03", places=self.count)


def _put_back(t: State, seat: int, wire: int, order: tuple[int, ...]) -> None:
    deck = t.decks[wire]
    top = tuple(deck[depth - 1] for depth in order)
    t.decks = with_at(t.decks, wire, top + deck[len(order) :])
    cards_sorted(t, seat, wire, seen=len(order), buried=0)
    t.tell(ToolResolved, seat, "tweezers", UseTool("tweezers"))


def _wire_stripper(t: State, seat: int, use: UseTool, wire: int) -> None:
    """One looks at the top 2 cards; each stays on top or goes to the bottom [BSA-TL-13, BSA-RCT-15]."""
    look(t, seat, use.tool, (wire,), card_faces(t, wire, 2))
    bury_from = next((setting.bury_from_main for who, setting in t.by_intent if who == seat), None)
    if bury_from is not None:
        return _bury(t, seat, wire, _split(t, wire, bury_from))
    t.ask(KeepOrBury(seat, WIRES[wire]))


def _split(t: State, wire: int, bury_from: int) -> KeepAndBury:
    """Cards of at least that main value go, the others stay, each group in the order seen."""
    goes = [depth for depth in (1, 2) if MAIN[t.decks[wire][depth - 1]] >= bury_from]
    return KeepAndBury(tuple(depth for depth in (1, 2) if depth not in goes), tuple(goes))


KEEP_BOTH = KeepAndBury((1, 2), ())
SPLITS = (
    KEEP_BOTH,
    KeepAndBury((2, 1), ()),
    KeepAndBury((1,), (2,)),
    KeepAndBury((2,), (1,)),
    KeepAndBury((), (1, 2)),
    KeepAndBury((), (2, 1)),
)


class KeepOrBury(One[State, KeepAndBury], frozen=True):
    """Wire Stripper: which of the 2 cards stay and which go, by depth; how many go is public [BSA-TL-13]."""

    rules = ("BSA-TL-13",)
    timer = "followup"
    lateness = "told"
    wire: WireId

    def default(self, t: State, seat: int) -> KeepAndBury:
        return KEEP_BOTH

    def options(self, t: State, seat: int) -> tuple[KeepAndBury, ...]:
        return SPLITS

    def resolve(self, t: State, choice: KeepAndBury) -> None:
        _bury(t, self.seat, WIRE_NO[self.wire], choice)

    def why_not(self, t: State, seat: int, choice: KeepAndBury) -> Illegal | None:
        return Illegal("not_a_permutation", "BSA-TL-13", places=2)


def _bury(t: State, seat: int, wire: int, choice: KeepAndBury) -> None:
    deck = t.decks[wire]
    top = tuple(deck[depth - 1] for depth in choice.keep)
    bottom = tuple(deck[depth - 1] for depth in choice.bury)
    t.decks = with_at(t.decks, wire, top + deck[2:] + bottom)
    cards_sorted(t, seat, wire, seen=2, buried=len(bottom))
    t.tell(ToolResolved, seat, "wire_stripper", UseTool("wire_stripper"), len(bottom))


def _bolt_cutters(t: State, seat: int, _use: UseTool, _wire: int) -> None:
    """For this wire one's pay is doubled after rounding, and the loss too [BSA-TL-12]."""
    t.bolted += (seat,)


def _ratchet(t: State, _seat: int, use: UseTool, wire: int) -> None:
    """The detonator goes back; tiles already face up stay so [BSA-TL-14, BSA-TRG-08]."""
    assert use.steps is not None
    old = t.position[wire]
    t.position = with_at(t.position, wire, old - use.steps)
    t.shift = with_at(t.shift, wire, t.shift[wire] - use.steps)
    t.tell(DetonatorMoved, WIRES[wire], old, old - use.steps, "ratchet")


# -- brink ------------------------------------------------------------------------------------------------------------


def _freeze_spray(t: State, _seat: int, _use: UseTool, _wire: int) -> None:
    """The pending move becomes 0; the card counts normally for V [BSA-TL-15]."""
    t.chilled += t.move
    t.move = 0


def _battery(t: State, _seat: int, _use: UseTool, _wire: int) -> None:
    """The pending move increases by 2 [BSA-TL-16]."""
    t.charged += 2
    t.move += 2


# -- score and blast --------------------------------------------------------------------------------------------------


def _priority_armband(t: State, seat: int, _use: UseTool, _wire: int) -> None:
    """One's pay becomes V; the pays of the others do not change [BSA-TL-17]."""
    t.pays = with_at(t.pays, seat, t.value)


def _carbon_paper(t: State, seat: int, use: UseTool, _wire: int) -> None:
    """One scores the smaller of 6 and that player's pay as it stands now [BSA-TL-18]."""
    assert isinstance(use.target, int)
    t.copies += ((seat, min(COPY_CAP, t.pays[use.target])),)


def _bomb_suit(t: State, seat: int, _use: UseTool, _wire: int) -> None:
    """3 points now, and no loss in this explosion [BSA-TL-19]."""
    t.suits += (seat,)
    credit(t, seat, 3, TOOL)


def _insurance(t: State, seat: int, _use: UseTool, _wire: int) -> None:
    """5 points now [BSA-TL-20]."""
    credit(t, seat, 5, TOOL)


FOLLOWED_UP: dict[str, Effect] = {"tweezers": _tweezers, "wire_stripper": _wire_stripper}
EFFECTS: dict[str, Effect] = {
    "megaphone": _megaphone,
    "multi_tool": _multi_tool,
    "twin_cutters": _twin_cutters,
    "remote_control": _remote_control,
    "bolt_cutters": _bolt_cutters,
    "ratchet": _ratchet,
    "freeze_spray": _freeze_spray,
    "battery": _battery,
    "priority_armband": _priority_armband,
    "carbon_paper": _carbon_paper,
    "bomb_suit": _bomb_suit,
    "insurance": _insurance,
}
