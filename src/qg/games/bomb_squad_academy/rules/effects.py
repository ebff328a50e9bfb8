"""What the tools of the reaction windows do (section 16). Plan tools are in plan.py."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import permutations

from msgspec.structs import replace

from qg.kernel import AskOne, Illegal, rule

from ..choices import KeepAndBury, Order, UseTool
from ..data import ACTIONS, MAIN, STANDS_FOR, beside
from ..events import ActionChanged, DetonatorMoved, ToolResolved, WireProtected
from ..pieces import WireId
from ..state import State, with_at
from .intents import speak_up
from .notebook import card_faces, cards_sorted, look
from .points import credit

Effect = Callable[[State, int, UseTool, str | None], None]
CARDS_OF_TWEEZERS = 4
COPY_CAP = 6


@rule("BSA-TOO-06", "BSA-TOO-11")
def use_tool(t: State, seat: int, use: UseTool, wire: str | None) -> None:
    """A tool is spent and its effect carried out completely before any other tool [BSA-TOO-06, BSA-TOO-11]."""
    spend(t, seat, use.tool)
    t.round = replace(t.round, resolved=t.round.resolved + 1)
    if use.tool in FOLLOWED_UP:
        FOLLOWED_UP[use.tool](t, seat, use, wire)
    else:
        t.emit(ToolResolved, seat, use.tool, use)
        EFFECTS[use.tool](t, seat, use, wire)


@rule("BSA-TOO-05")
def spend(t: State, seat: int, tool: str) -> None:
    """Each tool can be used once per game and is then discarded [BSA-TOO-05]."""
    cadet, play = t.cadets[seat], t.plays[seat]
    left = tuple(own for own in cadet.tools if own != tool)
    t.put_cadet(seat, replace(cadet, tools=left, tools_used=(*cadet.tools_used, tool)))
    t.put_play(seat, replace(play, tools=(*play.tools, tool)))


# -- reveal -----------------------------------------------------------------------------------------------------------


def _megaphone(t: State, _seat: int, use: UseTool, _wire: str | None) -> None:
    """The wire is protected this turn exactly as by Wait!, without points [BSA-TL-08]."""
    assert use.wire is not None
    t.protected += (use.wire,)
    t.emit(WireProtected, use.wire, (), use.tool)


def _multi_tool(t: State, seat: int, use: UseTool, _wire: str | None) -> None:
    """One's revealed card returns to the hand, the chosen card takes its place; a Remote Control lapses [BSA-TL-09]."""
    cadet, play, card = t.cadets[seat], t.plays[seat], use.card
    old = play.action
    assert card and old
    hand = hand_with(hand_without(cadet.hand, card), old)
    t.put_cadet(seat, replace(cadet, hand=hand, stack=(*cadet.stack[:-1], card)))
    t.put_play(seat, replace(play, action=card, stands_for=STANDS_FOR[card]))
    t.emit(ActionChanged, seat, old, card, use.tool)


@lru_cache(1024)
def hand_with(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    """A hand with one more card, in its fixed order."""
    return tuple(each for each in ACTIONS if each in hand or each == card)


@lru_cache(1024)
def hand_without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    """A hand with one card less."""
    return tuple(each for each in hand if each != card)


def _twin_cutters(t: State, seat: int, use: UseTool, _wire: str | None) -> None:
    """One cuts that wire too this turn [BSA-TL-10]."""
    assert use.wire is not None
    t.put_play(seat, replace(t.plays[seat], twin=use.wire))


def _remote_control(t: State, _seat: int, use: UseTool, _wire: str | None) -> None:
    """The target's cutters stand for the neighbouring wire; the row is a ring [BSA-TL-11, BSA-GEN-06]."""
    step = 1 if use.side == "right" else -1
    if isinstance(use.target, int):
        old = t.plays[use.target].stands_for
        assert old
        t.put_play(use.target, replace(t.plays[use.target], stands_for=beside(old, step)))
    else:
        assert use.target and t.instructor and t.instructor.wire
        old = t.instructor.wire
        t.instructor = replace(t.instructor, wire=beside(old, step))
    t.emit(ActionChanged, use.target, old, beside(old, step), use.tool)


# -- cut --------------------------------------------------------------------------------------------------------------


def _tweezers(t: State, seat: int, use: UseTool, wire: str | None) -> None:
    """One looks at the top 4 cards, or all if fewer, then puts them back in any order [BSA-TL-03]."""
    assert wire
    faces = card_faces(t, wire, CARDS_OF_TWEEZERS)
    look(t, seat, use.tool, (wire,), faces)
    t.ask(OrderCards(seat, wire, len(faces)))


@lru_cache(16)
def orders(places: tuple[int, ...]) -> tuple[Order, ...]:
    """Every order of these places, the old one first."""
    return tuple(Order(order) for order in permutations(places))


class OrderCards(AskOne[State, Order], frozen=True):
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
        _put_back(t, self.seat, self.wire, choice.order)

    def may(self, t: State, seat: int, choice: Order) -> Illegal | None:
        is_order = choice in self.options(t, seat)
        return None if is_order else Illegal("not_a_permutation", "BSA-TL-03", places=self.count)


def _put_back(t: State, seat: int, wire: str, order: tuple[int, ...]) -> None:
    deck = t.wire(wire).deck
    top = tuple(deck[depth - 1] for depth in order)
    t.put_wire(wire, replace(t.wire(wire), deck=top + deck[len(order) :]))
    cards_sorted(t, seat, wire, seen=len(order), buried=0)
    t.emit(ToolResolved, seat, "tweezers", UseTool("tweezers"))


def _wire_stripper(t: State, seat: int, use: UseTool, wire: str | None) -> None:
    """One looks at the top 2 cards; each stays on top or goes to the bottom [BSA-TL-13, BSA-RCT-15]."""
    assert wire
    look(t, seat, use.tool, (wire,), card_faces(t, wire, 2))
    bury_from = next((setting.bury_from_main for who, setting in t.round.by_intent if who == seat), None)
    if bury_from is not None:
        return _bury(t, seat, wire, _split(t, wire, bury_from))
    t.ask(KeepOrBury(seat, wire))


def _split(t: State, wire: str, bury_from: int) -> KeepAndBury:
    """Cards of at least that main value go, the others stay, each group in the order seen."""
    goes = [depth for depth in (1, 2) if MAIN[t.wire(wire).deck[depth - 1]] >= bury_from]
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


class KeepOrBury(AskOne[State, KeepAndBury], frozen=True):
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
        _bury(t, self.seat, self.wire, choice)

    def may(self, t: State, seat: int, choice: KeepAndBury) -> Illegal | None:
        return None if choice in SPLITS else Illegal("not_a_permutation", "BSA-TL-13", places=2)


def _bury(t: State, seat: int, wire: str, choice: KeepAndBury) -> None:
    deck = t.wire(wire).deck
    top = tuple(deck[depth - 1] for depth in choice.keep)
    bottom = tuple(deck[depth - 1] for depth in choice.bury)
    t.put_wire(wire, replace(t.wire(wire), deck=top + deck[2:] + bottom))
    cards_sorted(t, seat, wire, seen=2, buried=len(bottom))
    t.emit(ToolResolved, seat, "wire_stripper", UseTool("wire_stripper"), len(bottom))


def _bolt_cutters(t: State, seat: int, _use: UseTool, _wire: str | None) -> None:
    """For this wire one's pay is doubled after rounding, and the loss too [BSA-TL-12]."""
    t.cut = replace(t.cut, bolted=(*t.cut.bolted, seat))


def _ratchet(t: State, _seat: int, use: UseTool, wire: str | None) -> None:
    """The detonator goes back; tiles already face up stay so [BSA-TL-14, BSA-TRG-08]."""
    assert wire and use.steps is not None
    before = t.wire(wire)
    new = before.position - use.steps
    t.put_wire(wire, replace(before, position=new, shift=before.shift - use.steps))
    t.emit(DetonatorMoved, wire, before.position, new, "ratchet")


# -- brink ------------------------------------------------------------------------------------------------------------


def _freeze_spray(t: State, _seat: int, _use: UseTool, _wire: str | None) -> None:
    """The pending move becomes 0; the card counts normally for V [BSA-TL-15]."""
    t.cut = replace(t.cut, move=0, chilled=t.cut.chilled + t.cut.move)


def _battery(t: State, _seat: int, _use: UseTool, _wire: str | None) -> None:
    """The pending move increases by 2 [BSA-TL-16]."""
    t.cut = replace(t.cut, move=t.cut.move + 2, charged=t.cut.charged + 2)


# -- score and blast --------------------------------------------------------------------------------------------------


def _priority_armband(t: State, seat: int, _use: UseTool, _wire: str | None) -> None:
    """One's pay becomes V; the pays of the others do not change [BSA-TL-17]."""
    t.cut = replace(t.cut, pays=with_at(t.cut.pays, seat, t.cut.value))


def _carbon_paper(t: State, seat: int, use: UseTool, _wire: str | None) -> None:
    """One scores the smaller of 6 and that player's pay as it stands now [BSA-TL-18]."""
    assert isinstance(use.target, int)
    copied = min(COPY_CAP, t.cut.pays[use.target])
    t.cut = replace(t.cut, copies=(*t.cut.copies, (seat, copied)))


def _bomb_suit(t: State, seat: int, _use: UseTool, _wire: str | None) -> None:
    """3 points now, and no loss in this explosion [BSA-TL-19]."""
    t.cut = replace(t.cut, suits=(*t.cut.suits, seat))
    credit(t, seat, 3, "tool")


def _insurance(t: State, seat: int, _use: UseTool, _wire: str | None) -> None:
    """5 points now [BSA-TL-20]."""
    credit(t, seat, 5, "tool")


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
