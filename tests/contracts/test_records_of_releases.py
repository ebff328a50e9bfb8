"""Records of the package's own games: of the preview, and of every release since."""

from pathlib import Path

from qg.check.contracts.test_golden import RECORDS
from qg.check.golden import folder, place
from qg.kernel.judge import is_older
from qg.kernel.record import PREVIEW, lines

from .prelude import *


@pytest.mark.parametrize("slug", catalog.games())
def test_the_record_of_the_preview_still_shows_what_it_holds(slug: str) -> None:
    record = decode((folder(slug, "records") / "preview.json").read_bytes())
    assert (record.format, record.game, record.shape, record.canon) == (PREVIEW, slug, "", 0)
    assert record.seed is not None and record.result["winners"] is not None and len(record.inputs) > 50


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
