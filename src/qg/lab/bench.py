"""How fast the rules are: decisions, copies, dumps and views per game, scaled to a reference core.

A figure from one machine says little about another. So a small loop of plain Python is timed beside every measurement,
and results are scaled to a core on which a turn of that loop takes 65 ns.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time
from typing import Any

import msgspec

from qg.bots import RandomBot
from qg.kernel import Game, Space, Table
from qg.kernel.record import apply

from .match import next_input

REFERENCE_NS = 65.0
CALIBRATION_TURNS = 200_000


class Speed(msgspec.Struct, frozen=True):
    """Microseconds on the reference core, the best round of several, as other work on the machine only adds.

    `median_decision` is the round in the middle; `raw_decision` the best in this machine's own microseconds.
    """

    game: str
    seats: int
    calibration_ns: float
    decision: float
    median_decision: float
    raw_decision: float
    decisions_a_game: float
    copy: float
    dump: float
    view: float


def calibrate() -> float:
    """Nanoseconds a turn of the reference loop on this core."""
    return min(_loop() for _ in range(3))


def _loop() -> float:
    x = 0
    begun = process_time()
    for i in range(CALIBRATION_TURNS):
        x = (x * 31 + i) & 0xFFFF
    return (process_time() - begun) / CALIBRATION_TURNS * 1e9


def bench(game: Game[Any, Any], seats: int, *, games: int = 20, rounds: int = 7) -> Speed:
    """Random play with default options, events off, the plain interpreter; the first games only warm it up."""
    _play(game, seats, games, "warm up")
    timed = [_timed(partial(_play, game, seats, games, f"bench {n}")) for n in range(rounds)]
    scaled = [seconds / n * REFERENCE_NS / ns * 1e6 for seconds, ns, n in timed]
    tables = _moments(game, seats)
    copies, dumps, views = (_scaled(each, tables) for each in (lambda t: t.copy(), game.dump, partial(_look, game)))
    return Speed(
        game=game.slug,
        seats=seats,
        calibration_ns=median(ns for _, ns, _ in timed),
        decision=min(scaled),
        median_decision=median(scaled),
        raw_decision=min(seconds / n for seconds, _, n in timed) * 1e6,
        decisions_a_game=sum(n for _, _, n in timed) / (games * rounds),
        copy=copies,
        dump=dumps,
        view=views,
    )


def _look(game: Game[Any, Any], t: Table) -> None:
    """A view from scratch, options included."""
    t.scratch.forget()
    game.view(t, 0)


def _timed(work: Callable[[], int]) -> tuple[float, float, int]:
    """Seconds, the calibration around them, and how much was done."""
    before = calibrate()
    begun = process_time()
    done = work()
    seconds = process_time() - begun
    return seconds, (before + calibrate()) / 2, done


def _play(game: Game[Any, Any], seats: int, games: int, seed: str) -> int:
    """Plays games at random and counts the decisions; one flat loop, so that little but the rules is timed."""
    rng = random.Random(seed)
    chance = rng.random
    decisions = 0
    for index in range(games):
        t = game.new(seats, seed=f"{seed}/{index}")
        while t.outcome is None:
            waiting = t.waiting
            if not waiting:
                t.time_up(t.due or 0, events=False)
                continue
            seat = waiting[int(chance() * len(waiting))]
            options = t.options(seat)
            choice = options.sample(rng) if isinstance(options, Space) else options[int(chance() * len(options))]
            t.answer(seat, choice, events=False)
            decisions += 1
    return decisions


def _moments(game: Game[Any, Any], seats: int, *, every: int = 5, most: int = 50) -> list[Table]:
    """Tables at many moments of a game."""
    rng = random.Random("moments")
    bots = [RandomBot()] * seats
    t = game.new(seats, seed="moments")
    found: list[Table] = []
    inputs = 0
    while t.outcome is None and len(found) < most:
        if inputs % every == 0:
            found.append(t.copy())
        apply(t, next_input(game, t, bots, rng), events=False)
        inputs += 1
    return found


def _scaled(each: Callable[[Any], Any], tables: list[Table], *, repeats: int = 40) -> float:
    """Microseconds an operation, on the reference core."""

    def work() -> int:
        for _ in range(repeats):
            for t in tables:
                each(t)
        return repeats * len(tables)

    return min(s / n * REFERENCE_NS / ns for s, ns, n in (_timed(work) for _ in range(5))) * 1e6
