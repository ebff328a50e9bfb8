"""Finished games kept for ever: they are played again to the same result, and read the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from qg import catalog
from qg.kernel.judge import is_older, judge
from qg.kernel.record import PREVIEW, decode, encode

from .. import under_check
from ..golden import folder, transcript

RECORDS = [path for slug in under_check() for path in sorted(folder(slug, "records").glob("*.json"))]
TOLD = [path for slug in under_check() for path in sorted(folder(slug, "transcripts").glob("*.txt"))]


def called(path: Path) -> str:
    return f"{path.parts[-4]}-{path.stem}"


@pytest.mark.parametrize("path", RECORDS, ids=called)
def test_a_kept_record_is_played_again(path: Path) -> None:
    record = decode(path.read_bytes())
    game = catalog.load(record.game)
    verdict = judge(record, game)
    allowed = {"checked"}
    if is_older(record, game):
        allowed = {"alike"} if record.format == PREVIEW else {"checked", "alike"}
    if record.rules < game.rules_version:
        allowed.add("sealed")
    assert verdict.kind in allowed, verdict.parted
    if record.format != PREVIEW:
        assert encode(record) == path.read_bytes()


@pytest.mark.parametrize("path", TOLD, ids=called)
def test_a_kept_record_reads_the_same(path: Path) -> None:
    record = decode((path.parent.parent / "records" / f"{path.stem}.json").read_bytes())
    assert transcript(record) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("slug", under_check())
def test_every_game_keeps_records_and_a_transcript(slug: str) -> None:
    kept = [path for path in RECORDS if path.is_relative_to(catalog.folder_of(slug))]
    told = [path for path in TOLD if path.is_relative_to(catalog.folder_of(slug))]
    assert kept and told, f"tests/records or tests/transcripts is empty: qg check-game {slug} --keep fills both"
