"""Plays the sample records of every game anew, with their transcripts: python -m tools.golden [GAME ...]

Run it only when rules changed on purpose; read the difference before committing it.
"""

import sys
from pathlib import Path

from qg import catalog
from qg.kernel.record import Record, encode
from qg.lab.match import make_bots, play_recorded
from qg.terminal.records import tell_again


def samples(slug: str) -> dict[str, int]:
    """Name of each sample and its number of seats."""
    counts = catalog.load(slug).seat_counts
    return {f"rookies-{seats}": seats for seats in counts}


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


def main() -> None:
    for slug in sys.argv[1:] or catalog.games():
        for kind in ("records", "transcripts"):
            folder(slug, kind).mkdir(parents=True, exist_ok=True)
        for name, seats in samples(slug).items():
            found = record(slug, name, seats)
            (folder(slug, "records") / f"{name}.json").write_bytes(encode(found))
            (folder(slug, "transcripts") / f"{name}.txt").write_text(transcript(found), encoding="utf-8")
            print(f"{slug} {name}: {len(found.inputs)} inputs")


if __name__ == "__main__":
    main()
