"""The box as plain data, for boards: what is printed on the pieces and never changes (section 2 of the rules)."""

from __future__ import annotations

from typing import Any

from .choices import FACE
from .data import DATA
from .pieces import IDS, JOKER, TYPES


def facts() -> dict[str, Any]:
    """Missions, gadgets, colours, limits and the help card as a board draws them."""
    limits = DATA.limits
    return {
        "types": list(TYPES),
        "missions": {
            card: {
                "type": mission.type,
                "briefcase": mission.briefcase,
                "icon": list(mission.icon),
                "sizes": list(mission.sizes),
            }
            for card, mission in DATA.missions.items()
        },
        "gadgets": {
            gadget.id: {
                "phase": gadget.phase,
                "args": list(gadget.args),
                "icon": list(gadget.icon),
                "copies": gadget.copies,
                "rule": gadget.rules[0],
            }
            for gadget in DATA.gadgets.values()
        },
        "plays": {choice.__struct_config__.tag: face for choice, face in FACE.items()},
        "colours": [{"id": colour.id, "mark": colour.mark} for colour in DATA.colours],
        "dice": {"each": IDS, "joker": JOKER},
        "limits": {
            "dice": [limits.dice_min, limits.dice_max],
            "rolls": limits.rolls_max,
            "gadgets": limits.gadget_hand_max,
        },
        "help": [line.id for line in DATA.setup.help],
    }
