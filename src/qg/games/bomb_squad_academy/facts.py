"""The box as plain data, for boards: what is printed on the pieces and never changes (section 3 of the rules)."""

from __future__ import annotations

from typing import Any

from .choices import Messages
from .data import BOMBS, DATA, TOOLS, Tool
from .result import SOURCES


def facts() -> dict[str, Any]:
    """Wires, cards, sets, tools and sensors as a board draws them."""
    return {
        "wires": [
            {"id": wire.id, "symbol": wire.symbol, "track": wire.track_length, "back": list(wire.back)}
            for wire in DATA.wires
        ],
        "cards": {card.id: {"wire": card.wire, "main": card.main, "chain": card.chain} for card in DATA.cards},
        "actions": [
            {"id": action.id, "kind": action.kind, "wire": action.wire, "returns": action.returns}
            for action in DATA.actions
        ],
        "sets": [{"id": one.id, "hex": one.hex, "pattern": one.pattern} for one in DATA.sets],
        "tools": {tool.id: _tool(tool) for tool in DATA.tools},
        "sensors": [
            {"id": one.id, "arrow": one.arrow, "bonus": {"II": one.bonus_II, "III": one.bonus_III}}
            for one in DATA.sensors
        ],
        "exams": {exam: list(bombs) for exam, bombs in BOMBS.items()},
        "sources": list(SOURCES),
        "parameters": _parameters(),
    }


def _tool(tool: Tool) -> dict[str, Any]:
    """A tool card; `auto`: its automatic uses with the names of their parameters [BSA-RCT-15]."""
    return {
        "no": tool.no,
        "window": tool.window,
        "rule": tool.rule,
        "targets": list(tool.targets),
        "exclusive": tool.exclusive,
        "aggressive": tool.aggressive,
        "auto": [{"use": use, "parameters": list(names)} for use, names in tool.automatic.items()],
    }


def _parameters() -> dict[str, list[Any]]:
    """What each parameter of an automatic use may be [BSA-RCT-15]."""
    forms = Messages(tuple(TOOLS), ()).schema()["anyOf"]
    slots = [slot for form in forms for slot in form["properties"].items()]
    return {name: slot["enum"] for name, slot in slots if "enum" in slot}
