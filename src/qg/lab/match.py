"""One game between bots, without a wall clock."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from qg.bots import levels
from qg.kernel import Bot, Game, OptionError, Table
from qg.kernel.record import Answer, Input, Recorder, TimeUp, apply

T = TypeVar("T")


def in_turn(things: Sequence[T], count: int) -> list[T]:
    """So many of them; where there are fewer, they are repeated in turn."""
    return [things[n % len(things)] for n in range(count)]


def make_bots(game: Game[Any, Any], names: Sequence[str], seats: int) -> list[Bot]:
    """One bot a seat; fewer names than seats are repeated in turn, and one alone may find no seat."""
    known = levels(game)
    if len(names) > max(seats, 1):
        raise OptionError("too_many_bots", "bots", len(names), seats)
    for name in names:
        if name not in known:
            raise OptionError("unknown_level", "bots", name, sorted(known))
    return [known[name]() for name in in_turn(names, seats)]


def next_input(game: Game[Any, Any], t: Table, bots: Sequence[Bot], rng: random.Random, *, think: int = 0) -> Input:
    """What happens next at a table of bots: somebody awaited answers after `think` ms, or time is told."""
    due = t.due
    if not t.waiting or (due is not None and t.now + think >= due):
        assert due is not None, "nobody is awaited and no time is due"
        return TimeUp(max(due, t.now))
    seat = rng.choice(t.waiting)
    choice = bots[seat].choose(game.view(t, seat), rng)
    assert t.open is not None
    return Answer(t.now + think, seat, choice, t.open.number)


def play(
    game: Game[Any, Any],
    bots: Sequence[Bot],
    options: Mapping[str, Any] | None = None,
    *,
    seed: str,
    think: int = 0,
) -> tuple[Table, int]:
    """A whole game and its number of decisions; the same seed gives the same game."""
    t = game.new(len(bots), options, seed=seed)
    return t, _play_out(t, bots, partial(apply, t, events=False), seed=seed, think=think)


def play_recorded(
    game: Game[Any, Any],
    bots: Sequence[Bot],
    options: Mapping[str, Any] | None = None,
    *,
    seed: str,
    think: int = 0,
) -> Recorder:
    """The same game, written down."""
    table = Recorder(game, len(bots), options, seed=seed)
    _play_out(table.t, bots, table.apply, seed=seed, think=think)
    return table


def _play_out(t: Table, bots: Sequence[Bot], take: Callable[[Input], Any], *, seed: str, think: int) -> int:
    """Lets bots play to the end; how many decisions they took."""
    rng = random.Random(f"bots of {seed}")
    decisions = 0
    while t.outcome is None:
        given = next_input(t.game, t, bots, rng, think=think)
        take(given)
        decisions += isinstance(given, Answer)
    return decisions
