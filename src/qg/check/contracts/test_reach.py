"""What rules may touch: the kernel offers by name what they need."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from qg import catalog

from .. import under_check


def reaches(path: Path) -> list[str]:
    """Where a module touches the scratch pad, or one frame of the agenda by its place."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        f"{path.name}:{node.lineno}"
        for node in ast.walk(tree)
        if (isinstance(node, ast.Attribute) and node.attr == "scratch")
        or (isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute) and node.value.attr == "agenda")
    ]


def reaches_of(slug: str) -> list[str]:
    """Those of a game, its tests aside."""
    folder = catalog.folder_of(slug)
    code = [path for path in sorted(folder.rglob("*.py")) if "tests" not in path.relative_to(folder).parts]
    return [reach for path in code for reach in reaches(path)]


@pytest.mark.parametrize("slug", under_check())
def test_no_rule_touches_the_scratch_pad_or_the_last_frame(slug: str) -> None:
    assert reaches_of(slug) == []
