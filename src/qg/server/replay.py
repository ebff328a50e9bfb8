"""Finished games, once more: moment by moment, and every draw of chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from qg.kernel import Game, Table, Told
from qg.kernel.record import Record, replay

from .documents import Draw, Frame, Proof, Replay
from .door import Door, heard

MOST_FRAMES = 60


def stretch(
    game: Game[Any, Any], record: Record, names: Sequence[str], *, seat: int | None, start: int, count: int
) -> Replay:
    """Some moments of a finished game, as one seat saw them."""
    door, total = Door(game, names), len(record.inputs) + 1
    start = max(0, min(start, total))
    moments: Iterator[tuple[Table, list[Told]]] = replay(record, game)
    some = islice(moments, start, start + max(0, min(count, MOST_FRAMES)))
    frames = tuple(_frame(door, t, told, seat) for t, told in some)
    return Replay(seat=seat, start=start, total=total, frames=frames)


def _frame(door: Door, t: Table, told: list[Told], seat: int | None) -> Frame:
    events, lines = heard(door.tell(t, told), seat)
    return Frame(at=t.now, events=events, log=lines, scene=door.scene(t, seat, now=t.now))


def proof(game: Game[Any, Any], record: Record) -> Proof:
    """Every draw of a finished game, in order, with what is needed to compute it again."""
    assert record.seed is not None, "the game is over"
    drawn: list[tuple[int, int]] = []
    draws: list[Draw] = []
    for frame, _ in enumerate(replay(record, game, draws=drawn)):
        draws += [Draw(frame, sides, value) for sides, value in drawn[len(draws) :]]
    return Proof(commitment=record.commitment, seed=record.seed, entropy=record.entropy, draws=tuple(draws))
