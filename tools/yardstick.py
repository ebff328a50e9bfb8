"""Plays the games of the yardstick and keeps them: python -m tools.yardstick [GAME ...]

It was run once, on the release of November 2026, and is kept to show how. `tests/contracts/test_yardstick.py` plays the
kept games again: where nobody is late or absent, the same inputs lead to the same draws and the same result. Play them
anew only when rules change on purpose.

Each game has its own seed, lineup and options, taken in turn, so that every value of every option is there several
times (of long ranges both ends and some between). How time and absence are dealt with (`CONDUCT`) mostly keeps its
default. Time is told only where the game itself runs on time.
"""

from __future__ import annotations

import lzma
import random
import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec

from qg import catalog
from qg.kernel import RANDOM, Choice, Game, Option, OptionError, Seat, Space, Table
from qg.kernel.game import plain
from qg.kernel.record import Answer, Input, TimeUp, apply
from qg.lab.match import make_bots, next_input

ROOT = Path(__file__).resolve().parents[1]
A_PRESET, FREE = 3, 72
"""Games with each preset, and games with options of their own."""
AT_MOST = 12
"""Values of one range that are tried."""
CONDUCT = {"absent", "pause", "tempo", "turn_seconds", "turn_timer_s"}
LINEUPS = [["rookie"], ["agent"], ["rookie", "agent"], ["agent"], ["agent", RANDOM], ["rookie"], [RANDOM, "rookie"]]
BEST, BEST_EVERY = ["double-zero"], 18
NAMES = ("Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot")
UNHURRIED = (200,)
THINK = {"mission-pas-possible": (200, 500, 1200, 2500)}
"""Milliseconds before each answer: where a countdown is the game, sometimes so long that it ends."""
ASKED_IN_TIME = {"losing", "replacing"}
"""Questions of such games at which time leaves alone who is not late."""
SWINGS = "steadying"
"""One at which time is only told to who is late."""
NOT_SAID = {"pause", "concede"}
"""Standing inputs that stop the game."""


class Late(Exception):
    """Somebody did not answer in time."""


class Kept(msgspec.Struct, kw_only=True):
    """One game, a line of the file."""

    game: str
    seed: str
    entropy: list[str]
    seats: list[Seat]
    host: int
    options: dict[str, Any]
    bots: list[str]
    """The levels that chose, in turn, whoever sits there."""
    inputs: list[list[Any]]
    """Time that was told; or time, seat, choice and number of the question."""
    count: int
    draws: str
    """How many draws of chance there were, and a fingerprint of them all."""
    marks: list[str]
    """A short one of those of the set-up and of each input; nothing where nothing was drawn."""
    result: Any


def file_of(slug: str) -> Path:
    return ROOT / "src" / "qg" / "games" / slug.replace("-", "_") / "tests" / "yardstick.jsonl.xz"


def read(slug: str) -> list[Kept]:
    lines = lzma.decompress(file_of(slug).read_bytes()).splitlines()
    return [msgspec.json.decode(line, type=Kept) for line in lines]


def fingerprint(draws: Sequence[tuple[int, int]]) -> str:
    return blake2b(msgspec.json.encode(draws), digest_size=12).hexdigest()


def mark(draws: Sequence[tuple[int, int]]) -> str:
    return fingerprint(draws)[:4] if draws else ""


def main() -> None:
    for slug in sys.argv[1:] or catalog.games():
        kept = list(games(slug))
        raw = b"".join(msgspec.json.encode(one) + b"\n" for one in kept)
        packed = lzma.compress(raw, preset=9 | lzma.PRESET_EXTREME)
        file_of(slug).write_bytes(packed)
        print(f"{slug}: {len(kept)} games, {sum(len(one.inputs) for one in kept)} inputs, {len(packed) // 1024} kB")


# -- what is played ---------------------------------------------------------------------------------------------------


def games(slug: str) -> Iterator[Kept]:
    """The games of one title, one after the other; where somebody would be late, everybody thinks less."""
    game = catalog.load(slug)
    lineups = cycle(LINEUPS)
    for number, (seats, options) in enumerate(plans(game)):
        levels = BEST if number % BEST_EVERY == BEST_EVERY - 1 else next(lineups)
        thinks = THINK.get(slug, UNHURRIED)
        start = number % len(thinks)
        for think in reversed(thinks[: start + 1]):
            try:
                yield keep(game, number, seats, options, levels, think)
                break
            except Late:
                continue


def plans(game: Game[Any, Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """A number of seats and options for each game."""
    rng = random.Random(f"yardstick of {game.slug}")
    counts = cycle(game.seat_counts)
    for preset in game.presets:
        for _ in range(A_PRESET):
            yield preset.seats or next(counts), dict(preset.options)
    decks: dict[str, list[Any]] = {option.id: [] for option in game.options}
    for _ in range(FREE):
        seats = next(counts)
        yield seats, chosen(game, seats, decks, rng)


def chosen(game: Game[Any, Any], seats: int, decks: dict[str, list[Any]], rng: random.Random) -> dict[str, Any]:
    """Some options with the next of their values that goes with the rest."""
    options: dict[str, Any] = {}
    for option in game.options:
        if rng.random() > (0.25 if option.id in CONDUCT else 0.5):
            continue
        deck = decks[option.id]
        if len(deck) < len(values(option)):
            deck += rng.sample(values(option), len(values(option)))
        fits = [place for place, value in enumerate(deck) if may(game, seats, options | {option.id: value})]
        if fits:
            options[option.id] = deck.pop(fits[0])
    return options


def values(option: Option) -> list[Any]:
    if option.type == "bool":
        return [False, True]
    if option.type == "enum":
        return list(option.values)
    span = list(range(option.min, option.max + 1, option.step))
    if len(span) > AT_MOST:
        span = [span[round(n * (len(span) - 1) / (AT_MOST - 1))] for n in range(AT_MOST)]
    return [*option.also, *span]


def may(game: Game[Any, Any], seats: int | Sequence[Seat], options: dict[str, Any]) -> bool:
    try:
        game.new(seats, options, seed="options")
    except OptionError:
        return False
    return True


def sitting(seats: int, number: int, levels: list[str]) -> list[Seat]:
    """All people, one person among bots, both in turn, or bots alone."""
    are_people = [range(seats), range(1), range(0, seats, 2), range(0)][number // 2 % 4]
    return [Seat() if n in are_people else Seat("bot", levels[n % len(levels)]) for n in range(seats)]


# -- how it is played -------------------------------------------------------------------------------------------------


def keep(game: Game[Any, Any], number: int, count: int, options: dict[str, Any], levels: list[str], think: int) -> Kept:
    """One game, played out."""
    seed = f"yardstick {number}"
    rng = random.Random(f"bots of {seed} of {game.slug}")
    seats = sitting(count, number, levels)
    if not may(game, seats, options):
        seats[0] = Seat()
    people = [n for n, seat in enumerate(seats) if seat.kind == "person"]
    host = rng.choice(people or [0])
    entropy = [f"{NAMES[n]} {number}" for n in people] if number % 2 else []
    bots = make_bots(game, levels[:count], count)
    draws: list[tuple[int, int]] = []
    t, _ = game.open_table(seats, options, seed=seed, host=host, entropy=entropy, draws=draws)
    inputs, marks = [], [mark(draws)]
    while t.outcome is None:
        given = (said(t, rng) if number % 3 == 2 else None) or next_input(game, t, bots, rng, think=think)
        before = len(draws)
        take(t, given)
        inputs.append(written(given))
        marks.append(mark(draws[before:]))
    return Kept(
        game=game.slug,
        seed=seed,
        entropy=entropy,
        seats=seats,
        host=host,
        options=options,
        bots=levels,
        inputs=inputs,
        count=len(draws),
        draws=fingerprint(draws),
        marks=marks,
        result=plain(t.outcome),
    )


def said(t: Table, rng: random.Random) -> Input | None:
    """Now and then somebody says what nobody waits for: a standing input, a second thought; nobody gives up early."""
    seat = rng.choice(t.all_seats)
    if rng.random() > 0.08 or t.open is None or (t.due is not None and t.now >= t.due):
        return None
    standing, others = t.standing(seat), t.options(seat) if seat not in t.waiting else ()
    if not isinstance(others, Space) and others and rng.random() < 0.5:
        return Answer(t.now, seat, rng.choice(others), t.open.number)
    found = [standing.sample(rng)] if isinstance(standing, Space) else list(standing)
    found = [choice for choice in found if tag(choice) not in NOT_SAID and (tag(choice) != "resign" or t.told > 300)]
    return Answer(t.now, seat, rng.choice(found)) if found else None


def tag(choice: Any) -> str:
    return str(type(choice).__struct_config__.tag) if isinstance(choice, Choice) else str(choice)


def take(t: Table, given: Input) -> None:
    """Carries an input out; nobody may have been too late to answer."""
    asked = str(type(t.open.decision).__struct_config__.tag) if t.open else ""
    before = t.waiting
    apply(t, given)
    if not isinstance(given, TimeUp) or not before or t.outcome is not None:
        return
    if t.game.slug not in THINK or asked == SWINGS or (asked in ASKED_IN_TIME and t.waiting != before):
        raise Late(asked)


def written(given: Input) -> list[Any]:
    if isinstance(given, TimeUp):
        return [given.at]
    assert isinstance(given, Answer)
    return [given.at, given.seat, plain(given.choice), given.number]


if __name__ == "__main__":
    main()
