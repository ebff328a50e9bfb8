"""What rules may touch: the kernel offers by name what they need."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from qg import catalog


def reaches(path: Path) -> list[str]:
    """Where a module touches the scratch pad, or one frame of the agenda by its place."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        f"{path.name}:{node.lineno}"
        for node in ast.walk(tree)
        if (isinstance(node, ast.Attribute) and node.attr == "desk")
        or (isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute) and node.value.attr == "agenda")
    ]


@pytest.mark.parametrize("slug", catalog.games())
def test_no_rule_touches_the_scratch_pad_or_the_last_frame(slug: str) -> None:
    folder = catalog.folder_of(slug)
    code = [path for path in sorted(folder.rglob("*.py")) if "tests" not in path.relative_to(folder).parts]
    found = [reach for path in code for reach in reaches(path)]
    assert len(code) > 10 and not found


def test_a_reach_is_found(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text("def step(t):\n    t.desk.forget()\n    return t.agenda[-1].decision, t.asked\n", encoding="utf-8")
    assert reaches(path) == ["rules.py:2", "rules.py:3"]
