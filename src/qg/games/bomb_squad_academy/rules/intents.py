"""Intents: what a seat's tools do by themselves when their window opens.

[BSA-RCT-14, BSA-RCT-15, BSA-RCT-16, BSA-RCT-17, BSA-RCT-20, BSA-RCT-21]
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import replace

from qg.kernel import rule

from ..choices import INSTRUCTOR, Pass, Reaction, SetIntent, UseTool
from ..data import TOOLS
from ..state import State, Who
from .uses import of_window, uses

PASS = Pass()
ONLY_INTENTS = "days"
"""The tempo in which nobody is asked in the windows [BSA-RCT-17]."""
DEFAULTS = {tool: SetIntent(tool, "ask") for tool in TOOLS} | {
    tool: SetIntent(tool, "always") for tool in ("bomb_suit", "insurance")
}
"""Default intent of Bomb Suit and Insurance Policy: always [BSA-RCT-14]."""


def intent(t: State, seat: int, tool: str) -> SetIntent:
    """The setting of a tool apart from hold_turn."""
    for own in t.cadets[seat].intents:
        if own.tool == tool:
            return own
    return DEFAULTS[tool]


@lru_cache(1024)
def settings(tools: tuple[str, ...], intents: tuple[SetIntent, ...]) -> tuple[SetIntent, ...]:
    """Likewise, of all tools a seat has."""
    chosen = DEFAULTS | {own.tool: own for own in intents}
    return tuple(map(chosen.__getitem__, tools))


@rule("BSA-RCT-14")
def set_intent(t: State, seat: int, choice: SetIntent) -> None:
    """A setting holds until it is changed, hold_turn until the end of the turn [BSA-RCT-14]."""
    cadet = t.cadets[seat]
    held = tuple(tool for tool in cadet.held if tool != choice.tool)
    intents = cadet.intents
    if choice.use == "hold_turn":
        held += (choice.tool,)
    else:
        others = tuple(own for own in intents if own.tool != choice.tool)
        intents = others if choice == DEFAULTS[choice.tool] else (*others, choice)
    t.put_cadet(seat, replace(cadet, held=held, intents=intents))


@rule("BSA-RCT-21")
def speak_up(t: State, seat: int) -> None:
    """Any message of a silent seat about its tools ends its silence [BSA-RCT-21]."""
    if t.cadets[seat].is_silent:
        t.put_cadet(seat, replace(t.cadets[seat], is_silent=False))


@rule("BSA-RCT-14", "BSA-RCT-21")
def forget_turn(t: State) -> None:
    """At the end of the turn hold_turn and silence end [BSA-RCT-14, BSA-RCT-21]."""
    for seat, cadet in enumerate(t.cadets):
        if cadet.held or cadet.is_silent:
            t.put_cadet(seat, replace(cadet, held=(), is_silent=False))


def judge(t: State, seat: int, window: str, wire: str | None) -> tuple[Reaction, SetIntent | None] | None:
    """What the intents of an eligible seat answer at the beginning of a round; None: it is asked.

    [BSA-RCT-16, BSA-RCT-20]

    If automatic uses apply, the one with the lowest number is declared; otherwise the seat is asked if one of its
    eligible tools is set to ask; otherwise it passes. A bot that keeps a seat is asked wherever somebody is, whatever
    the settings [QG-ABS-03].
    """
    if t.opt.tempo != ONLY_INTENTS and seat in t.bot_controlled:
        return None
    asks, cadet = False, t.cadets[seat]
    for tool in of_window(cadet.tools, window):
        if tool in cadet.held:
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
    return t.opt.tempo != ONLY_INTENTS and not t.cadets[seat].is_silent and not t.is_silent(seat)


# -- automatic uses [BSA-RCT-15] --------------------------------------------------------------------------------------


def _others(t: State, seat: int, wire: str) -> list[Who]:
    """The other players who cut a wire."""
    return [other for other in t.all_seats if other != seat and t.cuts(other, wire)]


def _somebody_else(t: State, seat: int, wire: str) -> bool:
    """ "Somebody" and "nobody else" include the Instructor."""
    return bool(_others(t, seat, wire)) or t.cuts("instructor", wire)


def _protect_if(t: State, seat: int, setting: SetIntent, _wire: str | None) -> UseTool | None:
    """Megaphone on that wire if at least so many other players cut it."""
    assert setting.wire is not None and setting.min_other_cutters is not None
    many = len(_others(t, seat, setting.wire)) >= setting.min_other_cutters
    return UseTool(setting.tool, wire=setting.wire) if many else None


def _swap_if_shared(t: State, seat: int, setting: SetIntent, _wire: str | None) -> UseTool | None:
    """Multi-Tool if my action is cutters and somebody else cuts my wire."""
    own = t.plays[seat].stands_for
    shared = own is not None and _somebody_else(t, seat, own)
    return UseTool(setting.tool, card=setting.hand_card) if shared else None


def _also_cut_if_free(t: State, seat: int, setting: SetIntent, _wire: str | None) -> UseTool | None:
    """Twin Cutters if nobody else cuts that wire."""
    assert setting.wire is not None
    return None if _somebody_else(t, seat, setting.wire) else UseTool(setting.tool, wire=setting.wire)


def _push_leader_if_shared(t: State, seat: int, setting: SetIntent, _wire: str | None) -> UseTool | None:
    """Remote Control on the one with most points (ties: highest badge; the Instructor last) on my wire."""
    own = t.plays[seat].stands_for
    if own is None:
        return None
    rivals = [other for other in t.all_seats if other != seat and t.plays[other].stands_for == own]
    if rivals:
        leader = max(rivals, key=lambda other: (t.cadets[other].score, t.cadets[other].badge))
        return UseTool(setting.tool, target=leader, side=setting.side)
    return UseTool(setting.tool, target=INSTRUCTOR, side=setting.side) if t.cuts(INSTRUCTOR, own) else None


def _always(_t: State, _seat: int, setting: SetIntent, _wire: str | None) -> UseTool | None:
    return UseTool(setting.tool)


def _if_solo(t: State, _seat: int, setting: SetIntent, _wire: str | None) -> UseTool | None:
    """k = 1."""
    return UseTool(setting.tool) if t.cut.k == 1 else None


def _if_within(t: State, _seat: int, setting: SetIntent, wire: str | None) -> UseTool | None:
    """If the first face-down tile is at most so many spaces ahead; Ratchet then uses 3 steps or as many as possible."""
    assert setting.spaces is not None and wire is not None
    position = t.wire(wire).position
    if t.first_hidden(wire) - position > setting.spaces:
        return None
    return UseTool(setting.tool, steps=min(3, position) if setting.tool == "ratchet" else None)


def _if_own_wire(t: State, seat: int, setting: SetIntent, _wire: str | None) -> UseTool | None:
    """I cut this wire."""
    return UseTool(setting.tool) if seat in t.cut.cutters else None


def _if_chicken(t: State, seat: int, setting: SetIntent, _wire: str | None) -> UseTool | None:
    """My action is Chicken."""
    return UseTool(setting.tool) if t.plays[seat].action == "chicken" else None


def _if_gain_at_least(t: State, seat: int, setting: SetIntent, _wire: str | None) -> UseTool | None:
    """V - my pay is at least so many points."""
    assert setting.points is not None
    return UseTool(setting.tool) if t.cut.value - t.cut.pays[seat] >= setting.points else None


def _if_pay_at_least(t: State, _seat: int, setting: SetIntent, _wire: str | None) -> UseTool | None:
    """The highest pay among the cutters (ties: lowest badge), before the cap of 6, is at least so many points."""
    assert setting.points is not None
    pays = t.cut.pays
    best = max(t.cut.cutters, key=lambda other: (pays[other], -t.cadets[other].badge), default=None)
    return UseTool(setting.tool, target=best) if best is not None and pays[best] >= setting.points else None


_AUTOMATIC: dict[str, Callable[[State, int, SetIntent, str | None], UseTool | None]] = {
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
