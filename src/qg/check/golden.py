"""Plays two usual games of a title, to be kept for ever, and writes its transcripts: qg.check.golden [GAME ...]

A sample of an older release is never written over: the new one gets the next number.
"""

import sys
from itertools import count
from pathlib import Path

from qg import catalog
from qg.kernel.judge import is_older
from qg.kernel.record import Record, decode, encode
from qg.lab.match import make_bots, play_recorded
from qg.server.room import usual_seats
from qg.terminal.records import tell_again


def samples(slug: str) -> dict[str, int]:
    """Name of each sample and its number of seats: the fewest who can play together, and what a table begins with."""
    return {f"usual-{seats}": seats for seats in sorted({2, usual_seats(slug)})}


def record(slug: str, name: str, seats: int) -> Record:
    game = catalog.load(slug)
    return play_recorded(game, make_bots(game, ["rookie"], seats), seed=f"golden {name}", think=500).record


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


def write(slug: str) -> None:
    """Both samples, and what a person reads of those of which that is kept; at first, of the larger."""
    for kind in ("records", "transcripts"):
        folder(slug, kind).mkdir(parents=True, exist_ok=True)
    for name, seats in samples(slug).items():
        path, found = place(folder(slug, "records"), name), record(slug, name, seats)
        path.write_bytes(encode(found))
        print(f"{slug} {path.name}: {len(found.inputs)} inputs")
    told = sorted(folder(slug, "transcripts").glob("*.txt")) or [folder(slug, "transcripts") / f"{path.stem}.txt"]
    for text in told:
        found = decode((folder(slug, "records") / f"{text.stem}.json").read_bytes())
        text.write_text(transcript(found), encoding="utf-8")


def main() -> None:
    for slug in sys.argv[1:] or catalog.games():
        write(slug)


if __name__ == "__main__":
    main()
