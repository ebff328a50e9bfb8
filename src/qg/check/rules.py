"""How tests of rules try things and look at a table, whatever its game."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, TypeVar

import pytest

from qg.kernel import Event, Game, Illegal, Moment, Space, Table, draw, position
from qg.kernel.game import plain
from qg.kernel.record import digest

E = TypeVar("E", bound=Event)
S = TypeVar("S", bound=Table)


def given(game: Game[S, Any], text: str, **fields: Any) -> S:
    """The table of a position (docs/positions.md); fields by name are said as if they stood in its last lines."""
    t: S = position.read(game, "\n".join([text, *position.lines(plain(fields))]))
    return t


def play_out(t: Table, seed: int = 0) -> list[Moment]:
    """Everybody answers at random until the game is over."""
    rng, told = random.Random(seed), []
    while t.outcome is None:
        seat = rng.choice(t.waiting)
        told += t.answer(seat, draw(t.options(seat), rng))
    return told


def refusal(t: Table, seat: int, choice: Any) -> Illegal:
    """The choice is refused and nothing has changed."""
    before = digest(t.game, t)
    with pytest.raises(Illegal) as caught:
        t.answer(seat, choice)
    assert digest(t.game, t) == before
    return caught.value


def refused(t: Table, seat: int, choice: Any) -> tuple[str, str | None]:
    """The same as code and rule."""
    error = refusal(t, seat, choice)
    return error.code, error.rule_id


def asked(t: Table) -> tuple[str, tuple[int, ...]]:
    """Which decision is open, and the seats the game waits for."""
    decision = t.decision(None)
    return (decision.kind, t.waiting) if decision else ("over", ())


def choices(t: Table, seat: int, *kinds: type) -> tuple[Any, ...]:
    """What a seat may answer now, listed; of these kinds only, if any are named."""
    found = t.options(seat)
    assert not isinstance(found, Space)
    return tuple(choice for choice in found if not kinds or isinstance(choice, kinds))


def story(told: Iterable[Moment]) -> list[Any]:
    """What was told to whom, without the tables as they were."""
    return [(one.n, one.stamp, one.event, one.to) for one in told]


def events(told: Iterable[Moment], kind: type[E], to: int | None = None) -> list[E]:
    """The events of one kind among those told, as one seat (None: a spectator) hears them."""
    return [each.event for each in told if isinstance(each.event, kind) and each.is_for(to)]
