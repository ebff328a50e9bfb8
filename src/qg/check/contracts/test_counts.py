"""How many ways a game can go: a change in what is legal shows here first, whatever it was meant to be.

`tests/counts.toml` of a game has, for a number of seats and a seed, the ways after 1, 2, 3 ... answers. At each step
the first seat awaited gives every answer it may (of those too many to list, one); where nobody is awaited, time is
told.
"""

from __future__ import annotations

import random
import tomllib
from typing import Any

import pytest

from qg import catalog
from qg.kernel import Space, Table

from .. import under_check

COUNTS = [
    (slug, entry)
    for slug in under_check()
    for path in (catalog.folder_of(slug) / "tests").glob("counts.toml")
    for entry in tomllib.loads(path.read_text(encoding="utf-8"))["count"]
]


def ways(t: Table, depth: int) -> list[int]:
    """How many tables there are after each of the next answers."""
    while t.outcome is None and not t.waiting:
        assert t.due is not None
        t.time_up(t.due, events=False)
    if depth == 0 or t.outcome is not None:
        return [0] * depth
    seat = t.waiting[0]
    options = t.options(seat)
    if isinstance(options, Space):
        options = [options.sample(random.Random(0))]
    found = [len(options)] + [0] * (depth - 1)
    if depth == 1:
        return found
    for choice in options:
        after = t.copy()
        after.answer(seat, choice, events=False)
        for place, count in enumerate(ways(after, depth - 1), 1):
            found[place] += count
    return found


@pytest.mark.parametrize(
    ("slug", "entry"), COUNTS, ids=lambda part: part if isinstance(part, str) else str(part["seats"])
)
def test_the_ways_a_game_can_go(slug: str, entry: dict[str, Any]) -> None:
    t = catalog.load(slug).new(entry["seats"], entry["options"], seed=entry["seed"])
    assert ways(t, len(entry["ways"])) == entry["ways"]
