"""Drives any game at random, by what the kernel offers and nothing else."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, get_args

from msgspec.structs import replace

from qg.kernel import RANDOM, Game, Illegal, NoticeKind, OptionError, Seat, Space, Table, draw
from qg.kernel.conduct.state import NEVER, Word
from qg.kernel.record import Answer, Input, Notice, TimeUp, apply

LONG_GAME = 3_000
"""Inputs after which people also use standing inputs, and give up where they can, so that every game ends."""
ENDLESS = 60_000
MOST_TRIES = 500

WILD = {
    "answer": 180,
    "unasked": 30,
    "time": 6,
    "standing": 8,
    "absent": 2,
    "away": 1,
    "left": 1,
    "back": 4,
    "restart": 1,
    "ruling": 1,
    "word": 3,
}
QUIET_WORDS = ("close", "concede", "agree")
"""Words that may end a game before anything has happened in it."""
RULINGS = ("absent", "bot")


def random_options(game: Game[Any, Any], seats: int, rng: random.Random) -> dict[str, Any]:
    """A legal set of options: each is left alone or set to any of its values."""
    for _ in range(MOST_TRIES):
        chosen = {o.id: _any_value(o, rng) for o in game.options if rng.random() < 0.4}
        try:
            game.new(seats, chosen, seed="options")
        except OptionError as error:
            refused = error
            continue
        return chosen
    raise AssertionError(
        f"options clash: no table for {seats} could be made by chance; the last was refused: {refused}"
    )


def random_seats(seats: int, rng: random.Random) -> list[Seat]:
    """A person first, then people and bots."""
    bot = Seat(kind="bot", level=RANDOM)
    return [Seat(), *(bot if rng.random() < 0.2 else Seat() for _ in range(seats - 1))]


def _any_value(option: Any, rng: random.Random) -> Any:
    if option.type == "bool":
        return rng.random() < 0.5
    if option.type == "enum":
        return rng.choice(option.values)
    return rng.choice([*option.also, *range(option.min, option.max + 1, option.step)])


def next_input(t: Table, rng: random.Random, *, wild: bool, inputs: int = 0) -> Input:
    """An answer of somebody awaited or, where it is wild, anything else that can happen to a table: somebody who is not
    awaited answers too, unlocks, say, or looks ahead of their turn."""
    mix = dict(WILD) if wild else {"answer": 1}
    if inputs > LONG_GAME:
        mix |= {"standing": 30, "giving_up": 30}
    kind = rng.choices(list(mix), list(mix.values()))[0]
    if t.conduct.deserted_at != NEVER and rng.random() < 0.9:  # most games that everybody has left are taken up again
        return Notice(t.now, "back", _away(t))
    for way in (kind, "answer", "end_pause", "time"):
        found = _tried(t, way, rng)
        if found is not None:
            return found
    return Notice(t.now, "back", _away(t))


def any_kind(options: Sequence[Any] | Space, rng: random.Random) -> Any:
    """Any option, each kind of choice as likely as another: where dice fit in many places, locking must not be rare."""
    if isinstance(options, Space):
        return options.sample(rng)
    kinds = sorted({type(option).__name__ for option in options})
    kind = rng.choice(kinds)
    return rng.choice([option for option in options if type(option).__name__ == kind])


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
        return Answer(t.now, seat, any_kind(t.options(seat), rng), t.open.number)
    if kind == "unasked" and (seats := [s for s in t.all_seats if s not in t.waiting and t.options(s)]):
        seat = rng.choice(seats)
        return Answer(t.now, seat, any_kind(t.options(seat), rng))
    if kind == "time" and t.due is not None:
        return TimeUp(max(t.due, t.now))
    if kind == "standing" and (choices := t.standing(seat)):
        return Answer(t.now, seat, draw(choices, rng))
    if kind == "word" and (words := [word for word in t.words(seat) if word.say not in QUIET_WORDS]):
        word = rng.choice(words)
        return Answer(t.now, seat, replace(word, reason="because") if word.say == "remove" else word)
    if kind == "giving_up":
        found = [Answer(t.now, s, word) for s in t.all_seats for word in t.words(s) if word.say in ("concede", "agree")]
        return rng.choice(found) if found else None
    if kind == "end_pause":
        return next((Answer(t.now, s, Word("ready")) for s in t.all_seats if Word("ready") in t.words(s)), None)
    return _notice(t, kind, seat, rng) if kind in get_args(NoticeKind) else None


def _notice(t: Table, kind: Any, seat: int, rng: random.Random) -> Notice | None:
    """A notice that this game takes now."""
    notice = {
        "restart": Notice(t.now, "restart"),
        "ruling": Notice(t.now, "ruling", rng.choice([None, seat]), rng.choice(RULINGS)),
    }.get(kind, Notice(t.now, kind, seat))
    try:
        apply(t.copy(), notice)
    except Illegal:
        return None
    return notice
