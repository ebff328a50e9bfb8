"""Faults to plant in the engine, one at a time: each must be seen by the second judge.

They change a figure or wrap a rule, and touch no field of the state.
"""

import sys
from collections.abc import Callable
from functools import wraps
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from qg.games.bomb_squad_academy import GAME, data
from qg.games.bomb_squad_academy.rules import chicken, cutting, effects, ending, explosion, plan, points, uses, wait

Fault = Callable[[pytest.MonkeyPatch], None]
RULES = "qg.games.bomb_squad_academy.rules."


def wrapped(rule: Callable[..., Any], changed: Callable[..., Any], *places: Any) -> Fault:
    """The rule is replaced by `changed(rule, ...)` wherever it is known by its name, or in some places only."""

    @wraps(rule)
    def faulty(*args: Any) -> Any:
        return changed(rule, *args)

    def plant(patch: pytest.MonkeyPatch) -> None:
        modules = places or [module for name, module in sys.modules.items() if name.startswith(RULES)]
        for module in modules:
            if getattr(module, rule.__name__, None) is rule:
                patch.setattr(module, rule.__name__, faulty)
        if not places and rule.__name__ in GAME.steps:
            patch.setitem(GAME.steps, rule.__name__, faulty)

    return plant


def effect(tool: str, changed: Callable[..., Any]) -> Fault:
    """The tool does something else."""
    table: dict[str, Any] = effects.EFFECTS
    rule = table[tool]
    return lambda patch: patch.setitem(table, tool, lambda t, seat, use, wire: changed(rule, t, seat, use, wire))


def figure(place: Any, name: str, value: Any) -> Fault:
    """A figure of a rule is another."""
    return lambda patch: patch.setattr(place, name, value)


def entry(table: Any, key: str, value: Any) -> Fault:
    """An entry of the data is another."""
    return lambda patch: patch.setitem(table, key, value)


def every_other(rule: Callable[..., Any]) -> Callable[..., Any]:
    """A fault that shows only now and then."""
    numbers = count(1)
    return lambda real, *args: rule(real, *args) if next(numbers) % 2 == 0 else real(*args)


def _other_side(real: Any, t: Any, seat: int, use: Any, wire: int) -> None:
    real(t, seat, replace(use, side="left" if use.side == "right" else "right"), wire)


def _reversed(real: Any, t: Any, order: Any) -> None:
    real(t, replace(order, order=order.order[::-1]))


def _cut_though(reason: str) -> Fault:
    """A wire is cut although it should be skipped."""
    real = cutting.why_not_cut

    def changed(t: Any, name: str, *, alone: bool) -> str | None:
        found = real(t, name, alone=alone)
        return None if found == reason else found

    return figure(cutting, "why_not_cut", changed)


FAULTS: dict[str, Fault] = {
    "BSA-WAI-01 Wait! pays two points": figure(wait, "POINTS_OF_WAIT", 2),
    "BSA-WAI-04 a protected wire is cut": _cut_though("protected"),
    "BSA-INS-06 the Instructor never holds back": _cut_though("instructor_holds_back"),
    "BSA-CMP-02 one card of yellow moves the detonator too far": entry(data.MAIN, "yellow-12", 5),
    "BSA-CUT-10 the last chain is not counted": wrapped(
        cutting.worth, lambda real, t, wire: (real(t, wire)[0], real(t, wire)[1], max(0, real(t, wire)[2] - 1))
    ),
    "BSA-CUT-12 what is shared is rounded up": wrapped(
        points.credit, lambda real, t, seat, share, source: real(t, seat, share + (source == "shared"), source), cutting
    ),
    "BSA-SEN-04 of two sensors on a wire one is missed": wrapped(
        cutting.worth, lambda real, t, wire: (real(t, wire)[0], min(real(t, wire)[1], 5), real(t, wire)[2])
    ),
    "BSA-SEN-06 Beta moves to the right": figure(ending, "SENSOR_STEP", (1, 1)),
    "BSA-EXP-03 an explosion costs four points": figure(explosion, "PENALTY", 4),
    "BSA-EXP-05 a score falls below zero": wrapped(points.loss, lambda real, t, seat, amount: amount),
    "BSA-CHK-07 the Chicken with most points looks first": wrapped(
        points.roll_call, lambda real, t, seats: real(t, seats)[::-1], chicken
    ),
    "BSA-CHK-06 nobody may decline to look": wrapped(chicken._looks, lambda real, full: real(full)[:-1]),
    "BSA-END-02 cards come back a turn late": figure(ending, "STACK", 4),
    "BSA-TOO-07 Bolt Cutters are not exclusive": entry(
        data.TOOLS, "bolt_cutters", replace(data.TOOLS["bolt_cutters"], exclusive=False)
    ),
    "BSA-RCT-01 a seat of several is not asked": wrapped(
        uses.eligible, lambda real, *args: real(*args)[:-1] if len(real(*args)) > 1 else real(*args)
    ),
    "BSA-TL-03 Tweezers leave the old order": wrapped(
        effects._put_back, lambda real, t, seat, wire, order: real(t, seat, wire, tuple(sorted(order)))
    ),
    "BSA-TL-04 Screwdriver puts the tiles back in reverse": wrapped(plan.order_tiles, _reversed),
    "BSA-TL-10 Twin Cutters cut nothing more": effect("twin_cutters", lambda *_: None),
    "BSA-TL-11 Remote Control moves to the other side": effect("remote_control", _other_side),
    "BSA-TL-12 Bolt Cutters double nothing": effect("bolt_cutters", lambda *_: None),
    "BSA-TL-13 Wire Stripper mixes up top and bottom": wrapped(
        effects._bury,
        lambda real, t, seat, wire, split: real(t, seat, wire, replace(split, keep=split.keep[::-1])),
    ),
    "BSA-TL-14 Ratchet goes back a step less, now and then": effect(
        "ratchet",
        every_other(lambda real, t, seat, use, wire: real(t, seat, replace(use, steps=use.steps - 1), wire)),
    ),
    "BSA-TL-15 Freeze Spray freezes nothing": effect("freeze_spray", lambda *_: None),
    "BSA-TL-16 the Battery counts twice": effect("battery", lambda real, *args: (real(*args), real(*args))),
    "BSA-TL-18 Carbon Paper copies seven": figure(effects, "COPY_CAP", 7),
}
