"""What the board draws from and what never changes: cards, calls, counts and times, as plain data."""

from __future__ import annotations

from typing import Any

import msgspec

from .data import DATA, VALUES
from .pieces import BombCard


def facts() -> dict[str, Any]:
    """Everything printed on cards and dice that a screen has to draw; no text, which is in words/ by id."""
    game = DATA.game
    return {
        "colors": game.dice.colors,
        "per_color": game.dice.per_color,
        "faces": game.dice.faces,
        "values": VALUES,
        "bombs": {name: _bomb(card) for name, card in DATA.bombs.items()},
        "sabotages": {name: msgspec.to_builtins(card.match) for name, card in DATA.sabotages.items()},
        "signals": {name: kind.target for name, kind in DATA.signals.items()},
        "timing": msgspec.to_builtins(game.timing),
        "gesture": {"window": game.steady_hand.gesture_window, "ms": game.steady_hand.gesture_ms},
        "grab_ms": game.bag_grab.ms_per_die,
        "score": msgspec.to_builtins(game.score),
    }


def _bomb(card: BombCard) -> dict[str, Any]:
    """A Bomb card as it is printed, with the height at which a die stands on each slot [MPP-LAY-12]."""
    heights = DATA.wiring[card.id].heights
    slots = [
        {name: value for name, value in msgspec.to_builtins(slot).items() if value is not None} | {"height": height}
        for slot, height in zip(card.slots, heights, strict=True)
    ]
    return {
        "points": card.points,
        "layout": card.layout,
        "slots": slots,
        "relations": [msgspec.to_builtins(relation) for relation in card.relations],
        "groups": card.groups,
    }
