"""Holds one game folder to every contract and to its own tests; what fails is told with file, entry and reason."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from qg import catalog
from qg.kernel import DataError, Refused

from . import CHOSEN, golden

HERE = Path(__file__).parent
LONGEST = 400


@dataclass
class Findings:
    """What a run of the tests has found; pytest tells it."""

    folder: Path
    kept: int = 0
    broken: list[DataError] = field(default_factory=list)

    def pytest_runtest_logreport(self, report: Any) -> None:
        self.kept += report.when == "call" and report.passed

    def pytest_exception_interact(self, node: Any, call: Any) -> None:
        """A contract that does not hold, or tests that cannot be loaded."""
        self.add(node.name, call.excinfo)

    def add(self, test: str, info: Any) -> None:
        entry = test.removeprefix("test_").replace("_", " ")
        self.broken.append(DataError(catalog.place_of(info.value, self.folder), entry, reason_of(info)))


def reason_of(info: Any) -> str:
    """What an error says, or the line that found it."""
    said = " ".join(str(info.value).split()) or str(info.traceback[-1].statement).strip()
    kind = "" if isinstance(info.value, AssertionError) else f"{type(info.value).__name__}: "
    return f"{kind}{said}"[:LONGEST]


def check(folder: Path, *, only: str = "", full: bool = False, keep: bool = False) -> Findings:
    """`only` is what pytest's -k takes; `keep` plays sample records first. A folder that cannot be loaded is refused
    before anything is played."""
    if find_spec("pytest") is None:
        raise Refused("no_pytest")
    slug = choose(folder.resolve())
    if keep:
        golden.write(slug)
    import pytest

    found = Findings(catalog.folder_of(slug))
    arguments = ["-c", str(HERE / "pytest.ini"), "--rootdir", str(found.folder / "tests")]
    arguments += ["-p", "qg.check.plugin", "-p", "no:terminal", "-p", "no:cacheprovider", "--import-mode=importlib"]
    arguments += [*(["-k", only] if only else []), *(["--full"] if full else [])]
    pytest.main([*arguments, str(HERE / "contracts"), str(found.folder / "tests")], plugins=[found])
    return found


def choose(folder: Path) -> str:
    """Puts the folder on the shelf, as the one game under check, and says its slug."""
    if not (folder / "__init__.py").is_file():
        raise DataError(str(folder), "__init__.py", "this is no game folder: it has no such file")
    catalog.add(folder.parent)
    slug = catalog.slug_of(folder)
    if catalog.folders().get(slug) != folder:
        raise next(error for error in catalog.broken() if error.details["file"] == str(folder))
    catalog.look_over(slug)
    if not (folder / "tests" / "worlds.py").is_file():
        raise DataError(f"{folder.name}/tests/worlds.py", "file", "it says what is secret, and is not there")
    os.environ[CHOSEN] = slug
    return slug
