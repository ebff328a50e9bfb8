"""Writes a new game: the little one of `template`, under another name."""

from __future__ import annotations

import re
from pathlib import Path

from qg import catalog
from qg.kernel import Refused

from . import golden

TEMPLATE = Path(__file__).parent / "template" / "new_game"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LEFT_OUT = {"__pycache__", "records", "transcripts"}


def write(slug: str, into: Path) -> Path:
    """The folder of a game that is whole and green; nothing is ever written over."""
    if not NAME.fullmatch(slug):
        raise Refused("bad_slug", slug=slug)
    folder = into / slug.replace("-", "_")
    if slug in catalog.folders() or folder.exists():
        raise Refused("slug_taken", slug=slug, file=str(catalog.folders().get(slug, folder)))
    try:
        _copy(folder, names(slug))
    except OSError as error:
        raise Refused("cannot_write", file=str(folder)) from error
    catalog.add(into)
    golden.write(slug)
    return folder


def names(slug: str) -> dict[str, str]:
    """What stands in the place of each name of the template."""
    parts = slug.split("-")
    return {
        "new-game": slug,
        "new_game": "_".join(parts),
        "NewGame": "".join(map(str.capitalize, parts)),
        "New Game": " ".join(map(str.capitalize, parts)),
        "NEW": series(parts),
    }


def series(parts: list[str]) -> str:
    """The letters with which the ids of its rules begin: of `liars-dice` LIA."""
    letters = re.sub("[^a-z]", "", "".join(parts))
    return f"{letters:x<3}"[:3].upper()


def _copy(folder: Path, instead: dict[str, str]) -> None:
    for path in sorted(TEMPLATE.rglob("*")):
        place = path.relative_to(TEMPLATE)
        if path.is_dir() or LEFT_OUT & {*place.parts}:
            continue
        text = path.read_text(encoding="utf-8")
        for old, new in instead.items():
            text = text.replace(old, new)
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, encoding="utf-8")
