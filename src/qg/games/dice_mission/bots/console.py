"""Double-zero's consolation: a gadget, a better card, or a worse display for the one who is about to win."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from ..choices import DrawGadget, Exchange
from ..data import DATA
from ..pieces import Type
from .outlook import GADGET, HARD, ease
from .scene import Card, Situation

FULL = 0.05
"""What a fourth gadget is worth, of which one goes: a little choice."""
DENY = 1.4
"""What it is worth to take from a leader's chance to finish."""
UNION = 0.7
"""How much of its chance each card of the display keeps beside the others."""


def console(scene: Situation) -> Any:
    """What strengthens most: draw, exchange an own card, or exchange one of the display."""
    held = scene.board.gadget_counts[scene.seat]
    options: list[tuple[float, Any]] = [(GADGET if held < DATA.limits.gadget_hand_max else FULL, DrawGadget())]
    for exchange in scene.offered(Exchange):
        cards = scene.hand if exchange.source == "hand" else scene.display
        card = next(card for card in cards if card.slot == exchange.slot)
        options.append((_gain(scene, card), exchange))
    return max(options, key=lambda option: option[0])[1]


def _gain(scene: Situation, card: Card) -> float:
    """How much stronger an exchange makes this seat, and how much weaker a leader who needs the display."""
    harder, easier = of_two(scene, card.type)
    if card.source == "hand":
        return HARD[scene.players] * (easier - ease(card.face, scene.players))
    needed = not scene.has_special(scene.seat)
    before = [ease(each.face, scene.players) for each in scene.display]
    after = [ease(each.face, scene.players) for each in scene.display if each != card]
    after.append(easier if needed else harder)
    leaders = sum(scene.lacking(rival) == ["special"] for rival in scene.rivals)
    own = HARD[scene.players] * (max(after) - max(before)) if needed else 0.0
    return own + DENY * leaders * (_any(before) - _any(after))


def _any(chances: Sequence[float]) -> float:
    """The chance of any card of the display."""
    return 1 - prod(1 - UNION * chance for chance in chances)


def of_two(scene: Situation, kind: Type) -> tuple[float, float]:
    """How easy the harder and the easier of two new cards are, on average."""
    each = sorted(ease(face, scene.players) for face in scene.unseen_faces(kind))
    n = len(each)
    if n < 2:
        return 0.0, 0.0
    easier = sum(value * place for place, value in enumerate(each)) * 2 / (n * (n - 1))
    return 2 * sum(each) / n - easier, easier
