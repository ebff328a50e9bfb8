"""The box as plain data, for boards: places, links, mission sheets, dice, cards (section 3.1 of the rules)."""

from __future__ import annotations

from typing import Any

import msgspec

from .data import BLACK, BONUS, DATA, MISSIONS, PLACES, WHITE
from .figures import POCKETS, cost, survives, ways_of_the_box
from .pieces import Q_DICE, Q_TYPES
from .rules.reasons import RULES_BEHIND
from .sheet import ceiling, most_points


def facts() -> dict[str, Any]:
    """Everything a board draws from and that never changes; places stand in the order in which ways number them."""
    return {
        "places": [_without_source(DATA.places[place]) for place in PLACES],
        "routes": [_without_source(route) for route in DATA.routes.values()],
        "groups": {group.id: list(group.members) for group in DATA.groups.values()},
        "transits": [_without_source(transit) for transit in DATA.transits.values()],
        "ways": ways_of_the_box(),
        "links": [_without_source(link) for link in DATA.links.values()],
        "missions": {mission: _mission(mission) for mission in MISSIONS},
        "cards": {card.mission: list(card.actions) for card in DATA.cards.values()},
        "dice": {die.id: {"colour": die.colour, "faces": list(die.faces)} for die in DATA.dice.values()},
        "q": [{"type": kind, "die": die} for kind, die in zip(Q_TYPES, Q_DICE, strict=True)],
        "figurines": {figurine.id: figurine.colour for figurine in DATA.figurines.values()},
        "fields": [{"n": field.n, "id": field.id, "per_type": field.per_type} for field in DATA.fields.values()],
        "bonus": BONUS,
        "odds": [survives(points) for points in POCKETS],
        "costs": [[cost(white, black) for black in sorted(set(BLACK))] for white in sorted(set(WHITE))],
        "reasons": {str(kind.__struct_config__.tag): list(rules) for kind, rules in RULES_BEHIND.items()},
    }


def _without_source(entry: msgspec.Struct) -> dict[str, Any]:
    """An entry as it stands in the data, without where it comes from."""
    told: dict[str, Any] = msgspec.to_builtins(entry)
    told.pop("provenance", None)
    return told


def _mission(mission: str) -> dict[str, Any]:
    """A mission sheet with its printed figures [MS-MIS-01, MS-MIS-12, MS-MIS-14]."""
    sheet = MISSIONS[mission]
    return {
        "number": sheet.number,
        "value": sheet.value,
        "base": list(sheet.base.points),
        "ceiling": ceiling(mission),
        "most": most_points(mission),
        "stages": [msgspec.to_builtins(stage) for stage in sheet.stage],
    }
