"""A room whose tables begin in the middle of a game of the yardstick: what `tools/photograph.py` takes pictures of.

python -m tools.positions WANTED FOUND PORT FOLDER, with the interpreter and the sources of any version. WANTED lists
moments, FOUND gets those that there are. A table made with `entropy` = "at NAME" begins at that moment, with the person
who made it at seat 0; nobody else answers. Only the rules' own doors are used, so that old versions and new ones find
the same moments.
"""

from __future__ import annotations

import random
import secrets
import sys
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from qg import catalog
from qg.kernel import Game, Moment, Refused, Seat, Space, Table
from tools.yardstick import Kept, may, read

ENTROPY = "at "
MOMENTS = Path(__file__).with_name("moments.toml")
END, REPLAY = "end", "replay"
"""The moment before the last answer is there twice: what comes then is photographed, and the replay."""
UNHURRIED: dict[str, Any] = {"tempo": "untimed", "turn_seconds": 0, "turn_timer_s": 0}
"""Options that keep clocks out of pictures."""
AHEAD = 3_600_000
"""Milliseconds by which a table is ahead of its room, which therefore tells it no time."""
USUAL_SEATS = (4, 3)
KEYS = 9
"""Choices with a number key."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """A moment by what is asked then."""

    name: str
    game: str
    asked: str = ""
    """The kind of the open question; empty: any."""
    offers: str = ""
    """A kind of choice that seat 0 has; empty: any."""
    mine: bool = True
    """Whether seat 0 is awaited."""
    tells: str = ""
    """An event that seat 0's next answer brings about; then that answer is given on the page."""
    ends: bool = False
    """Whether that answer ends the game."""
    after: int = 0
    """Inputs before it, at least."""
    says: str = ""
    """What somebody says to the table then."""


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """Such a moment in a kept game."""

    name: str
    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    inputs: int
    says: str = ""
    press: int | None = None
    """The place of the answer that is still to be given."""


def today(game: Game[Any, Any], chosen: dict[str, Any]) -> dict[str, Any]:
    """Options as the photographed version calls them: the one they were kept in knows no others."""
    if not hasattr(game, "former"):
        return chosen
    from qg.kernel.options import of_today

    return of_today(game.former, chosen)


class Position:
    """A kept game with other seats and without clocks, up to some input."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.game = catalog.load(kept.game)
        known = {option.id for option in self.game.options}
        chosen = today(self.game, kept.options)
        calm = chosen | {name: value for name, value in UNHURRIED.items() if name in known}
        self.options = calm if may(self.game, len(kept.seats), calm) else chosen

    def open(self, seats: Sequence[Seat], **more: Any) -> tuple[Any, list[Moment]]:
        """Everybody is a person to the rules: bots would answer by themselves."""
        people = [msgspec.structs.replace(seat, kind="person", level=None) for seat in seats]
        kept = self.kept
        return OPEN(self.game, people, self.options, seed=kept.seed, host=kept.host, entropy=kept.entropy, **more)

    def moments(self) -> Iterator[tuple[int, Table]]:
        """The table before each input, as long as the game goes as it went."""
        t, _ = self.open([Seat()] * len(self.kept.seats))
        for place, given in enumerate(self.kept.inputs):
            yield place, t
            try:
                give(t, given)
            except Refused:
                return

    def up_to(self, found: Found, seats: Sequence[Seat], **more: Any) -> tuple[Table, list[Moment]]:
        t, told = self.open(seats, **more)
        for given in self.kept.inputs[: found.inputs]:
            told = give(t, given)
        if found.says:
            told = say(t, found.says)
        return t, told


OPEN = Game.open_table


def give(t: Table, given: Sequence[Any]) -> list[Moment]:
    at = given[0] + AHEAD
    if len(given) == 1:
        return t.time_up(at)
    _, seat, choice, number = given
    return t.answer(seat, choice, at=at, number=number)


def say(t: Table, what: str) -> list[Moment]:
    """A word to the table; in versions before there were any, a standing input of the game."""
    try:
        return t.answer(1, {"type": "word", "say": what})
    except Refused:
        return t.answer(1, {"type": what})


def tag(thing: Any) -> str:
    return str(type(thing).__struct_config__.tag) if isinstance(thing, msgspec.Struct) else ""


# -- looking for moments ----------------------------------------------------------------------------------------------


def moments() -> list[Wanted]:
    """The main states of every board."""
    games = tomllib.loads(MOMENTS.read_text(encoding="utf-8"))
    found = []
    for slug, some in games.items():
        some["replay"] = some[END]
        found += [{"name": f"{slug}-{name}", "game": slug, **row} for name, row in some.items()]
    return msgspec.convert(found, list[Wanted])


def find(wanted: Iterable[Wanted]) -> Iterator[Found]:
    """The first moment of each kind, in the games of usual size first."""
    open_ones = {one.name: one for one in wanted}
    for slug in catalog.games():
        games = sorted(read(slug), key=lambda kept: [*USUAL_SEATS, len(kept.seats)].index(len(kept.seats)))
        for kept in games:
            position = Position(kept)
            for place, t in position.moments():
                for one in [one for one in open_ones.values() if one.game == slug and place >= one.after]:
                    press = fits(one, t, kept.inputs[place])
                    if press is None:
                        continue
                    del open_ones[one.name]
                    yield Found(
                        name=one.name,
                        game=slug,
                        seats=len(kept.seats),
                        options=position.options,
                        seed=kept.seed,
                        inputs=place,
                        says=one.says,
                        press=press if one.tells or one.ends else None,
                    )


def fits(one: Wanted, t: Table, given: Sequence[Any]) -> int | None:
    """The place of the next answer (0 where none is to be given), if this is such a moment."""
    found = t.options(0)
    options = () if isinstance(found, Space) else found
    if one.asked and (t.open is None or tag(t.open.decision) != one.asked):
        return None
    if (0 in t.waiting) != one.mine or (one.offers and one.offers not in map(tag, options)):
        return None
    if one.says:
        return 0 if can_say(t, one.says) else None
    return pressed(one, t, options, given) if one.tells or one.ends else 0


def can_say(t: Table, what: str) -> bool:
    try:
        say(t.copy(), what)
    except Refused:
        return False
    return True


def pressed(one: Wanted, t: Table, options: Sequence[Any], given: Sequence[Any]) -> int | None:
    """Where seat 0 is next, has that answer under a key, and brings about what is wanted."""
    if len(given) == 1 or given[1] != 0 or given[3] is None or not options:
        return None
    place = [msgspec.json.decode(msgspec.json.encode(option)) for option in options].index(given[2])
    after = t.copy()
    try:
        told = give(after, given)
    except Refused:
        return None
    happens = (after.outcome is not None) == one.ends and one.tells in ("", *(tag(said.event) for said in told))
    return place if happens and place < KEYS else None


# -- the room ---------------------------------------------------------------------------------------------------------


def main() -> None:
    wanted, found, port, folder = sys.argv[1:]
    moments = list(find(msgspec.json.decode(Path(wanted).read_bytes(), type=list[Wanted])))
    Path(found).write_bytes(msgspec.json.encode(moments))
    begin_there({one.name: one for one in moments})
    fix_secrets()
    from qg.cli import app

    app(["serve", "--host", "127.0.0.1", "--port", port, "--data", folder])


def begin_there(moments: dict[str, Found]) -> None:
    """Tables that ask for it begin at a moment instead of the beginning."""
    games = {(kept.game, kept.seed): kept for slug in catalog.games() for kept in read(slug)}

    def open_table(game: Any, seats: Any, options: Any = None, *, entropy: Any = (), **more: Any) -> Any:
        name = next((part.removeprefix(ENTROPY) for part in entropy if part.startswith(ENTROPY)), None)
        if name is None:
            return OPEN(game, seats, options, entropy=entropy, **more)
        found = moments[name]
        more = {key: value for key, value in more.items() if key not in ("seed", "host")}
        return Position(games[found.game, found.seed]).up_to(found, seats, **more)

    Game.open_table = open_table  # type: ignore[assignment, method-assign]


def fix_secrets() -> None:
    """Tables made in the same order have the same codes and seals."""
    letters, digits = random.Random("codes"), random.Random("seals")
    secrets.choice = letters.choice
    secrets.token_hex = lambda nbytes=None: digits.randbytes(nbytes or 32).hex()


if __name__ == "__main__":
    main()
