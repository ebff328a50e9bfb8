"""Many games between bots, and what came of them."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import blake2b
from typing import Any

import msgspec

from qg.catalog import load
from qg.kernel.record import digest

from .match import in_turn, make_bots, play

BATCH = 5
Z95 = 1.959964


class Series(msgspec.Struct, frozen=True):
    """What is simulated."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, Any] = {}
    think: int = 0


class Played(msgspec.Struct, frozen=True):
    """One finished game."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    digest: str
    figures: dict[str, float]


class SeatSummary(msgspec.Struct, frozen=True):
    """How one seat fared. A shared win counts in full; `low` and `high` bound the win rate at 95 %."""

    seat: int
    bot: str
    wins: int
    win_rate: float
    low: float
    high: float
    mean_score: float


class Summary(msgspec.Struct, frozen=True):
    """What came of a series."""

    series: Series
    seats: tuple[SeatSummary, ...]
    decisions_a_game: float
    figures: dict[str, float]
    digest: str


def run(
    series: Series, *, on_progress: Callable[[int], None] = lambda done: None, workers: int | None = None
) -> Summary:
    """Plays the series on all cores. The result does not depend on how many there are."""
    load(series.game).new(series.seats, series.options, seed=series.seed)
    make_bots(load(series.game), series.bots, series.seats)
    starts = range(0, series.games, BATCH)
    played: dict[int, list[Played]] = {}
    with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
        jobs = {pool.submit(_batch, series, start): start for start in starts}
        for job in as_completed(jobs):
            played[jobs[job]] = job.result()
            on_progress(len(job.result()))
    return summarise(series, [game for start in starts for game in played[start]])


def _batch(series: Series, start: int) -> list[Played]:
    return [one(series, index) for index in range(start, min(start + BATCH, series.games))]


def one(series: Series, index: int) -> Played:
    """Game number `index` of a series, with seats turned round so that every bot sits everywhere."""
    game = load(series.game)
    bots = make_bots(game, series.bots, series.seats)
    turn = index % series.seats
    t, decisions = play(
        game, bots[turn:] + bots[:turn], series.options, seed=f"{series.seed}/{index}", think=series.think
    )
    assert t.outcome is not None
    scores = t.outcome.scores
    return Played(
        winners=tuple((seat + turn) % series.seats for seat in t.outcome.winners),
        scores=tuple(scores[(seat - turn) % series.seats] for seat in t.all_seats),
        decisions=decisions,
        digest=digest(game, t),
        figures=_figures(t.outcome.sheet),
    )


def _figures(sheet: Any) -> dict[str, float]:
    """The plain numbers of a game's own sheet."""
    fields = msgspec.to_builtins(sheet) or {}
    return {name: float(value) for name, value in fields.items() if type(value) in (int, float)}


def summarise(series: Series, played: Sequence[Played]) -> Summary:
    names = in_turn(series.bots, series.seats)
    return Summary(
        series=series,
        seats=tuple(_seat_summary(seat, name, played) for seat, name in enumerate(names)),
        decisions_a_game=_mean([game.decisions for game in played]),
        figures=_mean_figures([game.figures for game in played]),
        digest=blake2b("".join(game.digest for game in played).encode(), digest_size=12).hexdigest(),
    )


def _seat_summary(seat: int, bot: str, played: Sequence[Played]) -> SeatSummary:
    wins = sum(seat in game.winners for game in played)
    low, high = wilson(wins, len(played))
    return SeatSummary(
        seat=seat,
        bot=bot,
        wins=wins,
        win_rate=wins / len(played),
        low=low,
        high=high,
        mean_score=_mean([game.scores[seat] for game in played]),
    )


def _mean_figures(figures: Sequence[Mapping[str, float]]) -> dict[str, float]:
    names = dict.fromkeys(name for sheet in figures for name in sheet)
    return {name: _mean([sheet[name] for sheet in figures if name in sheet]) for name in names}


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def wilson(hits: int, total: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's, which behaves at 0 and 1)."""
    rate, z = hits / total, Z95
    middle = rate + z * z / (2 * total)
    spread = z * math.sqrt(rate * (1 - rate) / total + z * z / (4 * total * total))
    scale = 1 + z * z / total
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
