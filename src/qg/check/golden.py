"""Plays two usual games of a title, to be kept for ever, and writes its transcripts: qg.check.golden [GAME ...]

A sample of an older release is never written over: the new one gets the next number.
"""

import sys
from itertools import count
from pathlib import Path

from qg import catalog
from qg.kernel import RANDOM
from qg.kernel.judge import is_older
from qg.kernel.record import Record, decode, encode
from qg.lab.match import make_bots, play_recorded
from qg.server.room import usual_seats
from qg.terminal.records import tell_again


def samples(slug: str) -> dict[str, int]:
    """Name of each sample and its number of seats: the fewest who can play together, and what a table begins with."""
    return {f"usual-{seats}": seats for seats in sorted({fewest(slug), usual_seats(slug)})}


def fewest(slug: str) -> int:
    return min(max(2, catalog.load(slug).seat_counts.start), catalog.load(slug).seat_counts.stop - 1)


def record(slug: str, name: str, seats: int) -> Record:
    game = catalog.load(slug)
    return play_recorded(game, make_bots(game, [level_of(slug)], seats), seed=f"golden {name}", think=500).record


def level_of(slug: str) -> str:
    """The plainest bot that thinks."""
    return next(iter(catalog.load(slug).bots), RANDOM)


def transcript(found: Record) -> str:
    """The game as a person reads it."""
    lines: list[str] = []
    for index, (title, told) in enumerate(tell_again(found, catalog.load(found.game), catalog.words(found.game, "en"))):
        lines += [f"{index:>4}  {title}", *(f"      {line}" for line in told)]
    return "\n".join(lines) + "\n"


def folder(slug: str, kind: str) -> Path:
    return catalog.folder_of(slug) / "tests" / kind


def place(folder: Path, name: str) -> Path:
    """Where a sample of this release belongs: beside those of older ones."""
    for number in count(1):
        path = folder / f"{name}-{number}.json"
        if not path.exists() or not is_older(found := decode(path.read_bytes()), catalog.load(found.game)):
            return path
    raise AssertionError("numbers do not end")


def write(slug: str) -> list[Path]:
    """Both samples, and what a person reads of those of which that is kept; at first, of the larger. Where they are."""
    for kind in ("records", "transcripts"):
        folder(slug, kind).mkdir(parents=True, exist_ok=True)
    paths = []
    for name, seats in samples(slug).items():
        paths.append(path := place(folder(slug, "records"), name))
        path.write_bytes(encode(record(slug, name, seats)))
    told = sorted(folder(slug, "transcripts").glob("*.txt")) or [folder(slug, "transcripts") / f"{path.stem}.txt"]
    for text in told:
        found = decode((folder(slug, "records") / f"{text.stem}.json").read_bytes())
        text.write_text(transcript(found), encoding="utf-8")
    return paths


def main() -> None:
    for slug in sys.argv[1:] or catalog.games():
        for path in write(slug):
            print(slug, path.name)


if __name__ == "__main__":
    main()
