"""Which tools may be used, when and on what (sections 14 and 16). The only source of legality for tools."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations

from ..choices import INSTRUCTOR, UseTool
from ..data import SENSORS, TOOLS, WIRES
from ..state import State

Uses = tuple[UseTool, ...]
Rule = Callable[[State, int, str | None], Uses]

_PLAIN = {tool: (UseTool(tool),) for tool in TOOLS}
_WIRE = {tool: tuple(UseTool(tool, wire=wire) for wire in WIRES) for tool in TOOLS}
_CARD = {card: UseTool("multi_tool", card=card) for card in (*WIRES, "wait", "chicken")}
_STEPS = tuple(UseTool("ratchet", steps=steps) for steps in (1, 2, 3))
_SIDES = {
    who: tuple(UseTool("remote_control", target=who, side=side) for side in ("left", "right"))
    for who in (*range(5), INSTRUCTOR)
}
_COPY = tuple(UseTool("carbon_paper", target=seat) for seat in range(5))


def _always(tool: str) -> Rule:
    plain = _PLAIN[tool]
    return lambda t, seat, wire: plain


def _screwdriver(t: State, _seat: int, _wire: str | None) -> Uses:
    """A wire with at least 2 face-down tiles [BSA-TL-04]."""
    return tuple([use for use, wire in zip(_WIRE["screwdriver"], t.wires, strict=True) if wire.turned <= 1])


def _magnet(t: State, _seat: int, _wire: str | None) -> Uses:
    """A sensor and a wire on which it does not lie [BSA-TL-05]."""
    return _moves(tuple([sensor.wire for sensor in t.sensors]))


@lru_cache(256)
def _moves(lies: tuple[str, ...]) -> Uses:
    return tuple(
        UseTool("magnet", sensor=sensor, wire=wire)
        for sensor, here in zip(SENSORS, lies, strict=False)
        for wire in WIRES
        if wire != here
    )


def _spare_cutters(t: State, seat: int, _wire: str | None) -> Uses:
    """One or two cards of one's own stack, never Wait! [BSA-TL-06]."""
    return _spares(t.cadets[seat].stack)


@lru_cache(256)
def _spares(stack: tuple[str, ...]) -> Uses:
    cards = [card for card in stack if card != "wait"]
    taken = [*combinations(cards, 1), *combinations(cards, 2)]
    return tuple(UseTool("spare_cutters", cards=some) for some in taken)


def _walkie_talkie(t: State, seat: int, _wire: str | None) -> Uses:
    """Another player or the Instructor [BSA-TL-07]."""
    return _others(len(t.cadets), seat, t.instructor is not None)


@lru_cache(64)
def _others(n: int, seat: int, has_instructor: bool) -> Uses:
    others = tuple(UseTool("walkie_talkie", target=other) for other in range(n) if other != seat)
    return (*others, UseTool("walkie_talkie", target=INSTRUCTOR)) if has_instructor else others


def _megaphone(t: State, _seat: int, _wire: str | None) -> Uses:
    """A wire not yet protected [BSA-TL-08]."""
    return tuple([use for use in _WIRE["megaphone"] if use.wire not in t.protected])


def _multi_tool(t: State, seat: int, _wire: str | None) -> Uses:
    """A card in one's hand, not after one's own Twin Cutters [BSA-TL-09]."""
    return () if "twin_cutters" in t.plays[seat].tools else tuple([_CARD[card] for card in t.cadets[seat].hand])


def _twin_cutters(t: State, seat: int, _wire: str | None) -> Uses:
    """With cutters as one's action, a wire other than theirs [BSA-TL-10]."""
    own = t.plays[seat].stands_for
    return tuple([use for use in _WIRE["twin_cutters"] if use.wire != own]) if own else ()


def _remote_control(t: State, seat: int, _wire: str | None) -> Uses:
    """Another player or the Instructor whose action is cutters, and a side [BSA-TL-11]."""
    found: Uses = ()
    for other, play in enumerate(t.plays):
        if other != seat and play.stands_for:
            found += _SIDES[other]
    return found + _SIDES[INSTRUCTOR] if t.instructor and t.instructor.wire else found


def _bolt_cutters(t: State, seat: int, _wire: str | None) -> Uses:
    """Only a cutter of this wire who has used no tool this turn [BSA-TL-12]."""
    return _PLAIN["bolt_cutters"] if seat in t.cut.cutters and not t.plays[seat].tools else ()


def _on_own_deck(tool: str) -> Rule:
    """Only a cutter of this wire, its deck having 2 cards or more [BSA-TL-03, BSA-TL-13]."""
    plain = _PLAIN[tool]
    return lambda t, seat, wire: plain if seat in t.cut.cutters and wire and len(t.wire(wire).deck) >= 2 else ()


def _ratchet(t: State, seat: int, wire: str | None) -> Uses:
    """Only a cutter of this wire; 1 to 3 steps, not more than its position [BSA-TL-14]."""
    return _STEPS[: t.wire(wire).position] if wire and seat in t.cut.cutters else ()


def _freeze_spray(t: State, _seat: int, _wire: str | None) -> Uses:
    """Anyone, if the pending move is above 0 [BSA-TL-15]."""
    return _PLAIN["freeze_spray"] if t.cut.move > 0 else ()


def _priority_armband(t: State, seat: int, _wire: str | None) -> Uses:
    """A cutter who shares this wire and whose pay is below V [BSA-TL-17]."""
    cut = t.cut
    return _PLAIN["priority_armband"] if seat in cut.cutters and cut.k >= 2 and cut.pays[seat] < cut.value else ()


def _carbon_paper(t: State, seat: int, _wire: str | None) -> Uses:
    """Who does not cut this wire, on a player who does [BSA-TL-18]."""
    return () if seat in t.cut.cutters else tuple([_COPY[other] for other in t.cut.cutters])


def _bomb_suit(t: State, seat: int, _wire: str | None) -> Uses:
    """Only a cutter of the exploding wire [BSA-TL-19]."""
    return _PLAIN["bomb_suit"] if seat in t.cut.cutters else ()


def _insurance(t: State, seat: int, _wire: str | None) -> Uses:
    """Who neither cuts the exploding wire nor is Chicken [BSA-TL-20]."""
    return () if seat in t.cut.cutters or t.plays[seat].action == "chicken" else _PLAIN["insurance"]


_USES: dict[str, Rule] = {
    "flashlight": _always("flashlight"),
    "stethoscope": _always("stethoscope"),
    "tweezers": _on_own_deck("tweezers"),
    "screwdriver": _screwdriver,
    "magnet": _magnet,
    "spare_cutters": _spare_cutters,
    "walkie_talkie": _walkie_talkie,
    "megaphone": _megaphone,
    "multi_tool": _multi_tool,
    "twin_cutters": _twin_cutters,
    "remote_control": _remote_control,
    "bolt_cutters": _bolt_cutters,
    "wire_stripper": _on_own_deck("wire_stripper"),
    "ratchet": _ratchet,
    "freeze_spray": _freeze_spray,
    "battery": _always("battery"),
    "priority_armband": _priority_armband,
    "carbon_paper": _carbon_paper,
    "bomb_suit": _bomb_suit,
    "insurance": _insurance,
}


def is_barred(t: State, seat: int, tool: str) -> bool:
    """Exclusive tools go with no other tool of the same turn; only resolved tools count [BSA-TOO-07]."""
    used = t.plays[seat].tools
    return bool(used) and (TOOLS[tool].exclusive or any(TOOLS[other].exclusive for other in used))


def uses(t: State, seat: int, tool: str, wire: str | None) -> Uses:
    """Every legal way to use an own tool at this moment; `wire` is the one being resolved [BSA-TOO-10, BSA-TOO-05]."""
    return () if is_barred(t, seat, tool) else _USES[tool](t, seat, wire)


@lru_cache(1024)
def of_window(tools: tuple[str, ...], window: str) -> tuple[str, ...]:
    """Which of these tools belong to a window, by number."""
    found = [tool for tool in tools if TOOLS[tool].window == window]
    return tuple(sorted(found, key=lambda tool: TOOLS[tool].no))


def reactions(t: State, seat: int, window: str, wire: str | None) -> Uses:
    """What a seat may declare in a window [BSA-RCT-01]."""
    found: Uses = ()
    for tool in of_window(t.cadets[seat].tools, window):
        found += uses(t, seat, tool, wire)
    return found


def eligible(t: State, window: str, wire: str | None) -> tuple[int, ...]:
    """The seats with a legal use in a window; intents make no difference [BSA-RCT-01, BSA-RCT-18]."""
    seats: tuple[int, ...] = ()
    for seat, cadet in enumerate(t.cadets):
        for tool in cadet.tools and of_window(cadet.tools, window):
            if uses(t, seat, tool, wire):
                seats += (seat,)
                break
    return seats
