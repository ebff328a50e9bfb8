"""Simulations and benchmarks as tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from qg import catalog
from qg.lab.bench import REFERENCE_NS, Speed, bench
from qg.lab.simulate import Series, Summary, run
from qg.words import Words

if TYPE_CHECKING:
    from qg.server.cost import Cost
    from qg.server.load import Load

MOST_BENCH_SEATS = 4

GAMES_A_TABLE = 2
"""More side by side would not fit a terminal of 80 columns."""


def progress() -> Progress:
    """A bar on the error stream, so that what is printed stays clean."""
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def simulated(words: Words, console: Console, *, as_json: bool, **what: Any) -> None:
    """Plays a series and shows what came of it."""
    series = Series(**what)
    with progress() as bar:
        task = bar.add_task(words.text("simulate-progress", game=series.game), total=series.games)
        summary = run(series, on_progress=lambda done: bar.advance(task, done))
    if as_json:
        console.print_json(msgspec.json.encode(summary).decode())
    else:
        _show_summary(words, console, summary)


def _show_summary(words: Words, console: Console, summary: Summary) -> None:
    series = summary.series
    columns = ("seat", "wins", "rate", "interval", "score")
    grid = Grid(*(words.text(f"simulate-column-{column}") for column in columns))
    grid.title = words.text(
        "simulate-title", games=series.games, game=series.game, seats=series.seats, seed=series.seed
    )
    for seat in summary.seats:
        interval = f"{seat.low:.1%} - {seat.high:.1%}"
        grid.add_row(seat.bot, str(seat.wins), f"{seat.win_rate:.1%}", interval, f"{seat.mean_score:.1f}")
    console.print(grid)
    console.print(words.text("simulate-decisions", count=f"{summary.decisions_a_game:.1f}"))
    for name, value in summary.figures.items():
        label = words.text(f"figure-{name}") if words.has(f"figure-{name}") else name
        console.print(words.text("simulate-figure", name=label, value=f"{value:.1f}"))
    console.print(words.text("simulate-digest", digest=summary.digest), style="dim")


def benched(words: Words, console: Console, *, games: Sequence[str], seats: int | None, as_json: bool) -> None:
    """Measures games one after the other: their rules, and what it costs to tell them at a live table."""
    from qg.server.cost import cost

    found: list[tuple[Speed, Cost]] = []
    with progress() as bar:
        task = bar.add_task("", total=len(games))
        for slug in games:
            bar.update(task, description=words.text("bench-progress", game=slug))
            game = catalog.load(slug)
            seated = seats or min(MOST_BENCH_SEATS, game.seat_counts[-1])
            found.append((bench(game, seated), cost(slug, seated)))
            bar.advance(task)
    if as_json:
        both = [msgspec.to_builtins(rules) | {"told": told} for rules, told in found]
        console.print_json(msgspec.json.encode(both).decode())
        return
    here = f"{found[-1][0].calibration_ns:.0f}"
    console.print(words.text("bench-title", reference=f"{REFERENCE_NS:.0f}", here=here))
    for first in range(0, len(found), GAMES_A_TABLE):
        console.print(_bench_grid(words, found[first : first + GAMES_A_TABLE]))


def _bench_grid(words: Words, found: Sequence[tuple[Speed, Cost]]) -> Grid:
    """A column for every game, and a row for every figure."""
    grid = Grid(words.text("bench-column-figure"))
    for each, _ in found:
        grid.add_column(each.game, justify="right")
    rows = [[*_bench_figures(rules), *_told_figures(rules, told)] for rules, told in found]
    for figures in zip(*rows, strict=True):
        name, _ = figures[0]
        grid.add_row(words.text(f"bench-column-{name}"), *(value for _, value in figures))
    return grid


def _bench_figures(each: Speed) -> list[tuple[str, str]]:
    """What is shown of one game, in this order."""
    return [
        ("seats", str(each.seats)),
        ("decision", f"{each.decision:.1f}"),
        ("median", f"{each.median_decision:.1f}"),
        ("rate", f"{1e6 / each.decision:,.0f}"),
        ("copy", f"{each.copy:.1f}"),
        ("dump", f"{each.dump:.1f}"),
        ("view", f"{each.view:.1f}"),
        ("length", f"{each.decisions_a_game:.1f}"),
        ("raw", f"{each.raw_decision:.1f}"),
    ]


def _told_figures(each: Speed, told: Cost) -> list[tuple[str, str]]:
    """What it costs to tell an answer, on the reference core."""
    scale = REFERENCE_NS / each.calibration_ns
    return [
        ("bytes", f"{told.bytes_mean:,.0f}"),
        ("bytes-p95", f"{told.bytes_p95:,.0f}"),
        ("patches", f"{told.patches * scale:.0f}"),
        ("update", f"{told.update * scale:.0f}"),
        ("calls", f"{told.calls_mean:,.0f}"),
        ("calls-p95", f"{told.calls_p95:,.0f}"),
    ]


def loaded(words: Words, console: Console, load: Load, *, as_json: bool) -> None:
    """Fills a room on loopback and prints how quick it was."""
    import asyncio

    from qg.server.load import measure

    with progress() as bar:
        task = bar.add_task(words.text("load-progress", tables=load.tables), total=100)
        found = asyncio.run(measure(load, lambda share: bar.update(task, completed=round(share * 100))))
    if as_json:
        console.print_json(msgspec.json.encode(found).decode())
        return
    console.print(words.text("load-title", game=load.game, tables=load.tables, people=load.people, bots=load.bots))
    grid = Grid(words.text("bench-column-figure"), words.text("load-column-value"))
    for name in ("answers", "p50", "p95", "p99", "worst", "start_s", "idle_mib", "seat_kib", "busy", "disk"):
        grid.add_row(words.text(f"load-{name}"), f"{getattr(found, name):,.2f}".removesuffix(".00"))
    console.print(grid)
