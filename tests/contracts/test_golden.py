"""Finished games kept for ever: they replay to the same result and read the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from qg import catalog
from qg.kernel.record import decode, encode, replay
from tools.golden import folder, transcript

RECORDS = [path for slug in catalog.games() for path in sorted(folder(slug, "records").glob("*.json"))]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_a_kept_record_replays_and_reads_the_same(path: Path) -> None:
    raw = path.read_bytes()
    record = decode(raw)
    assert encode(record) == raw
    *_, (t, _) = replay(record, catalog.load(record.game))
    assert t.outcome is not None
    told = path.parent.parent / "transcripts" / f"{path.stem}.txt"
    assert transcript(record) == told.read_text(encoding="utf-8")


@pytest.mark.parametrize("slug", catalog.games())
def test_every_game_keeps_records(slug: str) -> None:
    assert [path for path in RECORDS if path.is_relative_to(catalog.folder_of(slug))]
