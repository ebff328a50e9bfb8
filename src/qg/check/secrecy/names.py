"""The names of what a game keeps secret, found in its worlds: whatever lies elsewhere in another world."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import msgspec

from qg import catalog
from qg.kernel import Table

from .worlds import everybody, positions, worlds

POSITIONS = 500
"""In so many, what is rare is met too: a setting, say, that only one tool has."""
TAG = "type"
NAME = re.compile(rb'"([^"\\]+)"')


@cache
def secret_names(slug: str) -> frozenset[bytes]:
    """Every id that stands in a field of the state which differs between worlds: cards, tiles, gadgets, faces."""
    game, other, rng = catalog.load(slug), worlds(slug).other, random.Random(slug)
    found: set[bytes] = set()
    for t in islice(positions(game, "names", rng), POSITIONS):
        truth = game.dump(t)["table"]
        for seat in everybody(t):
            world = game.dump(other(t, seat, rng))["table"]
            for field in truth.keys() - Table.__struct_fields__:
                if truth[field] != world[field]:
                    found.update(_texts(truth[field]), _texts(world[field]))
    return frozenset(found)


def _texts(value: Any) -> Iterator[bytes]:
    if isinstance(value, str):
        yield value.encode()
    parts = value if isinstance(value, list) else ()
    if isinstance(value, dict):
        parts = [part for key, part in value.items() if key != TAG]
    for part in parts:
        yield from _texts(part)


def names_in(value: Any, names: frozenset[bytes]) -> set[bytes]:
    """The secret names a value holds, in quotes as they are sent."""
    return {b'"%s"' % name for name in NAME.findall(msgspec.json.encode(value)) if name in names}
