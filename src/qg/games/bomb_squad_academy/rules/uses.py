"""Which tools may be used, when and on what (sections 14 and 16). The only source of legality for tools."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations

from ..choices import INSTRUCTOR, UseTool
from ..data import SENSORS, TOOLS, WIRES
from ..state import State

Uses = tuple[UseTool, ...]

_PLAIN = {tool: (UseTool(tool),) for tool in TOOLS}
_WIRE = {tool: tuple(UseTool(tool, wire=wire) for wire in WIRES) for tool in TOOLS}
_CARD = {card: UseTool("multi_tool", card=card) for card in (*WIRES, "wait", "chicken")}
_STEPS = tuple(UseTool("ratchet", steps=steps) for steps in (1, 2, 3))
_SIDES = tuple((UseTool("remote_control", target=seat, side=s)) for seat in range(5) for s in ("left", "right"))
_SIDES_OF_INSTRUCTOR = tuple(UseTool("remote_control", target=INSTRUCTOR, side=s) for s in ("left", "right"))
_COPY = tuple(UseTool("carbon_paper", target=seat) for seat in range(5))
_LISTEN = tuple(UseTool("walkie_talkie", target=seat) for seat in range(5))
_LISTEN_INSTRUCTOR = (UseTool("walkie_talkie", target=INSTRUCTOR),)


def _always(tool: str) -> Callable[[State, int, int], Uses]:
    plain = _PLAIN[tool]
    return lambda t, seat, wire: plain


@lru_cache(256)
def _screwdriver(turned: tuple[int, ...]) -> Uses:
    """A wire with at least 2 face-down tiles [BSA-TL-04]."""
    return tuple(use for use, up in zip(_WIRE["screwdriver"], turned, strict=True) if up <= 1)


@lru_cache(256)
def _magnet(sensors: tuple[int, ...]) -> Uses:
    """A sensor and a wire on which it does not lie [BSA-TL-05]."""
    return tuple(
        UseTool("magnet", sensor=SENSORS[sensor], wire=WIRES[wire])
        for sensor, lies in enumerate(sensors)
        for wire in range(4)
        if wire != lies
    )


@lru_cache(256)
def _spare_cutters(stack: tuple[str, ...]) -> Uses:
    """One or two cards of one's own stack, never Wait! [BSA-TL-06]."""
    cards = [card for card in stack if card != "wait"]
    taken = [*combinations(cards, 1), *combinations(cards, 2)]
    return tuple(UseTool("spare_cutters", cards=some) for some in taken)


@lru_cache(64)
def _walkie_talkie(n: int, seat: int, has_instructor: bool) -> Uses:
    """Another player or the Instructor [BSA-TL-07]."""
    others = tuple(_LISTEN[other] for other in range(n) if other != seat)
    return others + _LISTEN_INSTRUCTOR if has_instructor else others


@lru_cache(16)
def _megaphone(protected: tuple[bool, ...]) -> Uses:
    """A wire not yet protected [BSA-TL-08]."""
    return tuple(use for use, safe in zip(_WIRE["megaphone"], protected, strict=True) if not safe)


@lru_cache(256)
def _cards(hand: tuple[str, ...]) -> Uses:
    return tuple(_CARD[card] for card in hand)


def _multi_tool(t: State, seat: int, _wire: int) -> Uses:
    """A card in one's hand, not after one's own Twin Cutters [BSA-TL-09]."""
    return () if "twin_cutters" in t.tools_turn[seat] else _cards(t.hands[seat])


def _twin_cutters(t: State, seat: int, _wire: int) -> Uses:
    """With cutters as one's action, a wire other than theirs [BSA-TL-10]."""
    own = t.stands_for[seat]
    return () if own < 0 else _WIRE["twin_cutters"][:own] + _WIRE["twin_cutters"][own + 1 :]


@lru_cache(4096)
def _remote_control(seat: int, stands_for: tuple[int, ...], instructor_wire: int) -> Uses:
    """Another player or the Instructor whose action is cutters, and a side [BSA-TL-11]."""
    found: Uses = ()
    for other, stands in enumerate(stands_for):
        if other != seat and stands >= 0:
            found += _SIDES[2 * other : 2 * other + 2]
    return found + _SIDES_OF_INSTRUCTOR if instructor_wire >= 0 else found


def _bolt_cutters(t: State, seat: int, _wire: int) -> Uses:
    """Only a cutter of this wire who has used no tool this turn [BSA-TL-12]."""
    return _PLAIN["bolt_cutters"] if seat in t.cutters and not t.tools_turn[seat] else ()


def _on_own_deck(tool: str) -> Callable[[State, int, int], Uses]:
    """Only a cutter of this wire, its deck having 2 cards or more [BSA-TL-03, BSA-TL-13]."""
    plain = _PLAIN[tool]
    return lambda t, seat, wire: plain if seat in t.cutters and len(t.decks[wire]) >= 2 else ()


def _ratchet(t: State, seat: int, wire: int) -> Uses:
    """Only a cutter of this wire; 1 to 3 steps, not more than its position [BSA-TL-14]."""
    return _STEPS[: t.position[wire]] if seat in t.cutters else ()


def _freeze_spray(t: State, _seat: int, _wire: int) -> Uses:
    """Anyone, if the pending move is above 0 [BSA-TL-15]."""
    return _PLAIN["freeze_spray"] if t.move > 0 else ()


def _priority_armband(t: State, seat: int, _wire: int) -> Uses:
    """A cutter who shares this wire and whose pay is below V [BSA-TL-17]."""
    return _PLAIN["priority_armband"] if seat in t.cutters and t.k >= 2 and t.pays[seat] < t.value else ()


def _carbon_paper(t: State, seat: int, _wire: int) -> Uses:
    """Who does not cut this wire, on a player who does [BSA-TL-18]."""
    return () if seat in t.cutters else tuple(_COPY[other] for other in t.cutters)


def _bomb_suit(t: State, seat: int, _wire: int) -> Uses:
    """Only a cutter of the exploding wire [BSA-TL-19]."""
    return _PLAIN["bomb_suit"] if seat in t.cutters else ()


def _insurance(t: State, seat: int, _wire: int) -> Uses:
    """Who neither cuts the exploding wire nor is Chicken [BSA-TL-20]."""
    return () if seat in t.cutters or t.actions[seat] == "chicken" else _PLAIN["insurance"]


_USES: dict[str, Callable[[State, int, int], Uses]] = {
    "flashlight": _always("flashlight"),
    "stethoscope": _always("stethoscope"),
    "tweezers": _on_own_deck("tweezers"),
    "screwdriver": lambda t, seat, wire: _screwdriver(t.turned),
    "magnet": lambda t, seat, wire: _magnet(t.sensors),
    "spare_cutters": lambda t, seat, wire: _spare_cutters(t.stacks[seat]),
    "walkie_talkie": lambda t, seat, wire: _walkie_talkie(len(t.seats), seat, t.has_instructor),
    "megaphone": lambda t, seat, wire: _megaphone(t.protected),
    "multi_tool": _multi_tool,
    "twin_cutters": _twin_cutters,
    "remote_control": lambda t, seat, wire: _remote_control(seat, t.stands_for, t.instructor_wire),
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
    used = t.tools_turn[seat]
    return bool(used) and (TOOLS[tool].exclusive or any(TOOLS[other].exclusive for other in used))


def uses(t: State, seat: int, tool: str, wire: int) -> Uses:
    """Every legal way to use an own tool at this moment; `wire` is the one being resolved [BSA-TOO-10, BSA-TOO-05]."""
    return () if t.tools_turn[seat] and is_barred(t, seat, tool) else _USES[tool](t, seat, wire)


@lru_cache(4096)
def owners(tools: tuple[tuple[str, ...], ...], window: str) -> tuple[tuple[int, str], ...]:
    """Who owns which tool of a window, by seat, then by number of the tool. Owned tools are public [BSA-TOO-03]."""
    return tuple(
        (seat, tool)
        for seat, own in enumerate(tools)
        for tool in sorted(own, key=lambda tool: TOOLS[tool].no)
        if TOOLS[tool].window == window
    )


def reactions(t: State, seat: int, window: str, wire: int) -> Uses:
    """What a seat may declare in a window [BSA-RCT-01]."""
    found: Uses = ()
    for owner, tool in owners(t.tools, window):
        if owner == seat:
            found += uses(t, seat, tool, wire)
    return found


def eligible(t: State, window: str, wire: int) -> tuple[int, ...]:
    """The seats with a legal use in a window; intents make no difference [BSA-RCT-01, BSA-RCT-18]."""
    seats: tuple[int, ...] = ()
    for seat, tool in owners(t.tools, window):
        if seat not in seats and uses(t, seat, tool, wire):
            seats += (seat,)
    return seats
