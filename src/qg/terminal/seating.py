"""Who sits at a table in a terminal: people at the first seats, bots at the others."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from qg.kernel import Bot, Game, OptionError, Refused, position
from qg.kernel.record import Recorder
from qg.lab.match import make_bots

from .play import seat_plan


def seated(
    game: Game[Any, Any],
    seats: int | None,
    people: int,
    levels: Sequence[str],
    options: Mapping[str, Any],
    seed: str | None,
) -> tuple[Recorder, dict[int, Bot]]:
    """A new table, and its bots by seat."""
    count = seats or max(people, min(3, game.seat_counts[-1]))
    game.check_count(count)
    if people > count:
        raise OptionError("too_many_people", "people", people, count)
    bots = make_bots(game, levels, count - people)
    plan = seat_plan(count, people, levels)
    table = Recorder(game, plan, options, seed=seed or secrets.token_hex(32))
    return table, dict(enumerate(bots, people))


def taken_up(game: Game[Any, Any], text: str, people: int, levels: Sequence[str]) -> tuple[Recorder, dict[int, Bot]]:
    """The table of a position, whoever sat there."""
    t = position.read(game, text)
    table, bots = seated(game, len(t.seats), people, levels, {}, None)
    t.seats = table.t.seats
    table.take_up(t)
    return table, bots


def alone(**others: Any) -> None:
    """A position says itself what these options of the command would; and it has no record."""
    for name, value in others.items():
        if value is not None:
            raise Refused("not_with_position", name=f"--{name}")
