"""Drives any game at random, by what the kernel offers and nothing else."""

from __future__ import annotations

import random
from typing import Any

from qg.kernel import Game, Illegal, OptionError, Table, draw
from qg.kernel.record import Answer, Input, Notice, TimeUp

LONG_GAME = 6_000
"""Inputs after which people may also use standing inputs (give up, pause ...), so that every game comes to an end."""
ENDLESS = 60_000

WILD = {"answer": 90, "time": 3, "standing": 4, "absent": 1, "back": 2}


def random_options(game: Game[Any, Any], seats: int, rng: random.Random) -> dict[str, Any]:
    """A legal set of options: each is left alone or set to any of its values."""
    while True:
        chosen = {o.id: _any_value(o, rng) for o in game.options if rng.random() < 0.4}
        try:
            game.new(seats, chosen, seed="options")
        except OptionError:
            continue
        return chosen


def _any_value(option: Any, rng: random.Random) -> Any:
    if option.type == "bool":
        return rng.random() < 0.5
    if option.type == "enum":
        return rng.choice(option.values)
    return rng.choice([*option.also, *range(option.min, option.max + 1, option.step)])


def next_input(t: Table, rng: random.Random, *, wild: bool, inputs: int = 0) -> Input:
    """An answer of somebody awaited or, where it is wild, anything else that can happen to a table."""
    mix = dict(WILD) if wild else {"answer": 1}
    if inputs > LONG_GAME:
        mix["standing"] = 30
    kind = rng.choices(list(mix), list(mix.values()))[0]
    return _tried(t, kind, rng) or _tried(t, "answer", rng) or _tried(t, "time", rng) or Notice(t.now, "back", _away(t))


def _away(t: Table) -> int:
    """Nobody can answer and no time runs: then somebody must come back."""
    for seat in t.all_seats:
        try:
            t.copy().notice("back", seat)
        except Illegal:
            continue
        return seat
    raise AssertionError("the table is stuck")


def _tried(t: Table, kind: str, rng: random.Random) -> Input | None:
    seat = rng.choice(t.all_seats)
    if kind == "answer" and t.waiting:
        seat = rng.choice(t.waiting)
        assert t.open is not None
        return Answer(t.now, seat, draw(t.options(seat), rng), t.open.number)
    if kind == "time" and t.due is not None:
        return TimeUp(max(t.due, t.now))
    if kind == "standing" and (choices := t.standing(seat)):
        return Answer(t.now, seat, draw(choices, rng))
    if kind in ("absent", "back"):
        try:
            t.copy().notice(kind, seat)  # type: ignore[arg-type]
        except Illegal:
            return None
        return Notice(t.now, kind, seat)  # type: ignore[arg-type]
    return None
