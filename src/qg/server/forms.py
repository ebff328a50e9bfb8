"""An answer for clients that play by chance: one of a list, or a form filled in."""

from __future__ import annotations

import random
from typing import Any

Schema = dict[str, Any]


def any_answer(scene: dict[str, Any], rng: random.Random) -> Any:
    """Some answer to what a scene asks of its seat; None: it asks nothing."""
    options = scene["view"]["options"]
    if isinstance(options, list):
        return rng.choice(options) if options else None
    form: Schema = rng.choice(scene["form"].get("anyOf", [scene["form"]]))
    return {name: _begin(field, rng) for name, field in form["properties"].items()}


def _begin(field: Schema, rng: random.Random) -> Any:
    """What a field may hold: a person would see the same to begin with, or among the proposals."""
    for name in ("const", "default"):
        if name in field:
            return field[name]
    for name in ("enum", "examples"):
        if name in field:
            return rng.choice(field[name])
    return field.get("minimum", 0)
