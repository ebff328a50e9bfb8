"""Finished games kept for ever: they are played again to the same result, and read the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from qg import catalog
from qg.kernel.judge import is_older, judge
from qg.kernel.record import PREVIEW, decode, encode, lines
from tools.golden import folder, place, transcript

RECORDS = [path for slug in catalog.games() for path in sorted(folder(slug, "records").glob("*.json"))]
TOLD = [path for slug in catalog.games() for path in sorted(folder(slug, "transcripts").glob("*.txt"))]


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


@pytest.mark.parametrize("slug", catalog.games())
def test_the_record_of_the_preview_still_shows_what_it_holds(slug: str) -> None:
    record = decode((folder(slug, "records") / "preview.json").read_bytes())
    assert (record.format, record.game, record.shape, record.canon) == (PREVIEW, slug, "", 0)
    assert record.seed is not None and record.result["winners"] is not None and len(record.inputs) > 50


@pytest.mark.parametrize("path", TOLD, ids=called)
def test_a_kept_record_reads_the_same(path: Path) -> None:
    record = decode((path.parent.parent / "records" / f"{path.stem}.json").read_bytes())
    assert transcript(record) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("slug", catalog.games())
def test_every_game_keeps_records_and_a_transcript(slug: str) -> None:
    kept = [path for path in RECORDS if path.is_relative_to(catalog.folder_of(slug))]
    assert len(kept) >= 3 and any(path.is_relative_to(catalog.folder_of(slug)) for path in TOLD)


def test_a_sample_of_an_older_release_is_never_written_over(tmp_path: Path) -> None:
    sample = next(path for path in RECORDS if path.stem != "preview")
    record = decode(sample.read_bytes())
    assert place(tmp_path, "usual") == tmp_path / "usual-1.json"
    (tmp_path / "usual-1.json").write_bytes(encode(record))
    assert (place(tmp_path, "usual").name == "usual-1.json") is not is_older(record, catalog.load(record.game))
    preview = (sample.parent / "preview.json").read_bytes()
    (tmp_path / "usual-1.json").write_bytes(preview)
    assert place(tmp_path, "usual").name == "usual-2.json"
    assert lines({"inputs": [1, 2]}) == b'{\n"inputs": [\n1,\n2\n]\n}\n'
