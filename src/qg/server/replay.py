"""Finished games, once more: moment by moment, and every draw of chance."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from qg import catalog
from qg.kernel import Game, Table
from qg.kernel.judge import judge, replay
from qg.kernel.record import Record

from .documents import Draw, Frame, Proof, Replay, ReplayStep
from .limits import KEY_EVERY, MOST_FRAMES
from .projector import Narration, Projector, whole
from .stream import Display


def stretch(
    game: Game[Any, Any], record: Record, names: Sequence[str], *, seat: int | None, start: int, count: int
) -> Replay:
    """Some moments of a finished game, as one seat saw them, from the key frame at or before `start`."""
    projector, total = Projector(game, names), len(record.inputs) + 1
    start = max(0, min(start, total))
    first = start - start % KEY_EVERY if start < total and count > 0 else start
    end = start + max(0, min(count, MOST_FRAMES))
    shown: Display | None = None
    frames = []
    for number, (t, told) in enumerate(islice(replay(record, game), end)):
        if number < first - 1:
            continue
        if number < first:
            shown = projector.shown(t, seat)
            continue
        frame, shown = _frame(projector, t, projector.tell(told), seat, shown, key=number % KEY_EVERY == 0)
        frames.append(frame)
    return Replay(seat=seat, start=first, total=total, frames=tuple(frames))


def _frame(
    projector: Projector, t: Table, parts: Sequence[Narration], seat: int | None, before: Display | None, *, key: bool
) -> tuple[Frame, Display]:
    if before is None:
        shown = projector.shown(t, seat)
        return Frame(at=t.now, scene=whole(shown), opening=projector.opening(parts, t, seat), update=None), shown
    heard, patch, shown = projector.update(before, parts, t, seat, {})
    update = ReplayStep(moments=heard, scene=patch)
    return Frame(at=t.now, scene=whole(shown) if key else None, opening=None, update=update), shown


def proof(game: Game[Any, Any], record: Record) -> Proof:
    """Every draw of a finished game, in order, with what is needed to compute it again, and the room's verdict."""
    assert record.seed is not None, "the game is over"
    verdict = judge(record, game)
    return Proof(
        game=game.slug,
        verdict=verdict.kind,
        say=catalog.words(game.slug, "en").speaker(()).phrase(verdict.phrase),
        commitment=record.commitment,
        seed=record.seed,
        entropy=record.entropy,
        draws=tuple(Draw(*draw) for draw in verdict.draws),
    )
