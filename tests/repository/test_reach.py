"""What the rules of the package's own games may touch."""

from __future__ import annotations

from pathlib import Path

import pytest

from qg import catalog
from qg.check.contracts.test_reach import reaches, reaches_of

YET_TO_COME = {"bomb-squad-academy"}
"""Games whose rules still reach further; none may be added."""


@pytest.mark.parametrize("slug", catalog.games())
def test_no_rule_touches_the_scratch_pad_or_the_last_frame_but_for_some(slug: str) -> None:
    assert bool(reaches_of(slug)) == (slug in YET_TO_COME)


def test_a_reach_is_found(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text("def step(t):\n    t.desk.forget()\n    return t.agenda[-1].decision, t.asked\n", encoding="utf-8")
    assert reaches(path) == ["rules.py:2", "rules.py:3"]
