"""Intents: what a seat's tools do by themselves when their window opens.

[BSA-RCT-14, BSA-RCT-15, BSA-RCT-16, BSA-RCT-17, BSA-RCT-20, BSA-RCT-21]
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ..choices import INSTRUCTOR, Pass, Reaction, SetIntent, UseTool
from ..data import TOOLS, WIRE_NO
from ..state import NONE, State, with_at
from .uses import owners, uses

PASS = Pass()
ONLY_INTENTS = "days"
"""The tempo in which nobody is asked in the windows [BSA-RCT-17]."""
DEFAULTS = {tool: SetIntent(tool, "ask") for tool in TOOLS} | {
    tool: SetIntent(tool, "always") for tool in ("bomb_suit", "insurance")
}
"""Default intent of Bomb Suit and Insurance Policy: always [BSA-RCT-14]."""


def intent(t: State, seat: int, tool: str) -> SetIntent:
    """The setting of a tool apart from hold_turn."""
    for own in t.intents[seat]:
        if own.tool == tool:
            return own
    return DEFAULTS[tool]


@lru_cache(1024)
def settings(tools: tuple[str, ...], intents: tuple[SetIntent, ...]) -> tuple[SetIntent, ...]:
    """Likewise, of all tools a seat has."""
    chosen = DEFAULTS | {own.tool: own for own in intents}
    return tuple(map(chosen.__getitem__, tools))


def set_intent(t: State, seat: int, choice: SetIntent) -> None:
    """A setting holds until it is changed, hold_turn until the end of the turn [BSA-RCT-14]."""
    held = tuple(tool for tool in t.held[seat] if tool != choice.tool)
    if choice.use == "hold_turn":
        held += (choice.tool,)
    else:
        others = tuple(own for own in t.intents[seat] if own.tool != choice.tool)
        changed = others if choice == DEFAULTS[choice.tool] else (*others, choice)
        t.intents = with_at(t.intents, seat, changed)
    t.held = with_at(t.held, seat, held)


def speak_up(t: State, seat: int) -> None:
    """Any message of a silent seat about its tools ends its silence [BSA-RCT-21]."""
    if t.silent[seat]:
        t.silent = with_at(t.silent, seat, False)


def forget_turn(t: State) -> None:
    """At the end of the turn hold_turn and silence end [BSA-RCT-14, BSA-RCT-21]."""
    n = len(t.seats)
    t.held = ((),) * n
    t.silent = (False,) * n


def judge(t: State, seat: int, window: str, wire: int) -> tuple[Reaction, SetIntent | None] | None:
    """What the intents of an eligible seat answer at the beginning of a round; None: it is asked.

    [BSA-RCT-16, BSA-RCT-20]

    If automatic uses apply, the one with the lowest number is declared; otherwise the seat is asked if one of its
    eligible tools is set to ask; otherwise it passes. A bot that keeps a seat is asked wherever somebody is, whatever
    the settings [QG-ABS-03].
    """
    if t.opt.tempo != ONLY_INTENTS and seat in t.kept:
        return None
    asks, held = False, t.held[seat]
    for owner, tool in owners(t.tools, window):
        if owner != seat or tool in held:
            continue
        setting = intent(t, seat, tool)
        if setting.use == "ask":
            asks = asks or bool(uses(t, seat, tool, wire))
        elif setting.use in _AUTOMATIC:
            wanted = _AUTOMATIC[setting.use](t, seat, setting, wire)
            if wanted is not None and wanted in uses(t, seat, tool, wire):
                return wanted, setting
    return None if asks and _may_ask(t, seat) else (PASS, None)


def _may_ask(t: State, seat: int) -> bool:
    """Nobody is asked in `days`, nor is a seat that lets time run out [BSA-RCT-17, BSA-RCT-21, QG-ABS-03]."""
    return t.opt.tempo != ONLY_INTENTS and not t.silent[seat] and not t.is_silent(seat)


# -- automatic uses [BSA-RCT-15] --------------------------------------------------------------------------------------


def _cuts(t: State, seat: int, wire: int) -> bool:
    return wire in (t.stands_for[seat], t.twin[seat])


def _others(t: State, seat: int, wire: int) -> list[int]:
    """The other players who cut a wire."""
    return [other for other in t.all_seats if other != seat and _cuts(t, other, wire)]


def _somebody_else(t: State, seat: int, wire: int) -> bool:
    """ "Somebody" and "nobody else" include the Instructor."""
    return bool(_others(t, seat, wire)) or t.instructor_wire == wire


def _protect_if(t: State, seat: int, setting: SetIntent, _wire: int) -> UseTool | None:
    """Megaphone on that wire if at least so many other players cut it."""
    assert setting.wire is not None and setting.min_other_cutters is not None
    many = len(_others(t, seat, WIRE_NO[setting.wire])) >= setting.min_other_cutters
    return UseTool(setting.tool, wire=setting.wire) if many else None


def _swap_if_shared(t: State, seat: int, setting: SetIntent, _wire: int) -> UseTool | None:
    """Multi-Tool if my action is cutters and somebody else cuts my wire."""
    own = t.stands_for[seat]
    shared = own != NONE and _somebody_else(t, seat, own)
    return UseTool(setting.tool, card=setting.hand_card) if shared else None


def _also_cut_if_free(t: State, seat: int, setting: SetIntent, _wire: int) -> UseTool | None:
    """Twin Cutters if nobody else cuts that wire."""
    assert setting.wire is not None
    taken = _somebody_else(t, seat, WIRE_NO[setting.wire])
    return None if taken else UseTool(setting.tool, wire=setting.wire)


def _push_leader_if_shared(t: State, seat: int, setting: SetIntent, _wire: int) -> UseTool | None:
    """Remote Control on the one with most points (ties: highest badge; the Instructor last) on my wire."""
    own = t.stands_for[seat]
    rivals = [other for other in t.all_seats if other != seat and t.stands_for[other] == own != NONE]
    if rivals:
        leader = max(rivals, key=lambda other: (t.score[other], t.badges[other]))
        return UseTool(setting.tool, target=leader, side=setting.side)
    alone = own == NONE or t.instructor_wire != own
    return None if alone else UseTool(setting.tool, target=INSTRUCTOR, side=setting.side)


def _always(_t: State, _seat: int, setting: SetIntent, _wire: int) -> UseTool | None:
    return UseTool(setting.tool)


def _if_solo(t: State, _seat: int, setting: SetIntent, _wire: int) -> UseTool | None:
    """k = 1."""
    return UseTool(setting.tool) if t.k == 1 else None


def _if_within(t: State, _seat: int, setting: SetIntent, wire: int) -> UseTool | None:
    """If the first face-down tile is at most so many spaces ahead; Ratchet then uses 3 steps or as many as possible."""
    assert setting.spaces is not None
    if t.first_hidden(wire) - t.position[wire] > setting.spaces:
        return None
    steps = min(3, t.position[wire]) if setting.tool == "ratchet" else None
    return UseTool(setting.tool, steps=steps)


def _if_own_wire(t: State, seat: int, setting: SetIntent, _wire: int) -> UseTool | None:
    """I cut this wire."""
    return UseTool(setting.tool) if seat in t.cutters else None


def _if_chicken(t: State, seat: int, setting: SetIntent, _wire: int) -> UseTool | None:
    """My action is Chicken."""
    return UseTool(setting.tool) if t.actions[seat] == "chicken" else None


def _if_gain_at_least(t: State, seat: int, setting: SetIntent, _wire: int) -> UseTool | None:
    """V - my pay is at least so many points."""
    assert setting.points is not None
    return UseTool(setting.tool) if t.value - t.pays[seat] >= setting.points else None


def _if_pay_at_least(t: State, _seat: int, setting: SetIntent, _wire: int) -> UseTool | None:
    """The highest pay among the cutters (ties: lowest badge), before the cap of 6, is at least so many points."""
    assert setting.points is not None
    best = max(t.cutters, key=lambda other: (t.pays[other], -t.badges[other]), default=NONE)
    rich = best != NONE and t.pays[best] >= setting.points
    return UseTool(setting.tool, target=best) if rich else None


_AUTOMATIC: dict[str, Callable[[State, int, SetIntent, int], UseTool | None]] = {
    "protect_if": _protect_if,
    "swap_if_shared": _swap_if_shared,
    "also_cut_if_free": _also_cut_if_free,
    "push_leader_if_shared": _push_leader_if_shared,
    "always": _always,
    "if_solo": _if_solo,
    "if_within": _if_within,
    "if_own_wire": _if_own_wire,
    "if_chicken": _if_chicken,
    "if_gain_at_least": _if_gain_at_least,
    "if_pay_at_least": _if_pay_at_least,
}
