"""What rules may touch."""

from pathlib import Path

from qg.check.contracts.test_reach import reaches


def test_a_reach_is_found(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(
        "def step(t):\n    t.scratch.forget()\n    return t.agenda[-1].decision, t.asked\n", encoding="utf-8"
    )
    assert reaches(path) == ["rules.py:2", "rules.py:3"]
