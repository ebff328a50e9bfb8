"""Which tests run which line of a game's engine, found out once and kept in `.qg/mutate` until something changes."""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import coverage
import pytest

from tools.mutate.children import each
from tools.mutate.title import ROOT, Title

KEPT = ROOT / ".qg" / "mutate"
PYTEST = ["-q", "--tb=no", "--assert=plain", "-p", "no:cacheprovider", "-o", "timeout=0", f"--rootdir={ROOT}"]
PYTEST += ["-c", str(ROOT / "pyproject.toml")]


@dataclass
class Touched:
    """Of one file of tests, or of them all."""

    seconds: dict[str, float] = field(default_factory=dict)
    """Of the processor, by test; of those that pass."""
    files: dict[str, str] = field(default_factory=dict)
    """Where each test is."""
    runs: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    """Test -> file of the engine -> the lines it runs."""
    failed: list[str] = field(default_factory=list)
    modules: list[str] = field(default_factory=list)
    """What it takes to run them, besides the game and the tests."""

    def of_lines(self, path: Path, lines: range) -> list[str]:
        """The tests that run one of these lines, the quickest first."""
        return self._quickest(
            test for test, run in self.runs.items() if not {*lines}.isdisjoint(run.get(str(path), ()))
        )

    def of_file(self, path: Path) -> list[str]:
        return self._quickest(test for test, run in self.runs.items() if str(path) in run)

    def all(self) -> list[str]:
        return self._quickest(iter(self.runs))

    def _quickest(self, tests: Iterator[str]) -> list[str]:
        return sorted(tests, key=lambda test: self.seconds[test])


class Watch:
    """A plugin of pytest: tells coverage which test is running, and takes its time."""

    def __init__(self, title: Title) -> None:
        self.title, self.found = title, Touched()
        self.coverage = coverage.Coverage(
            data_file=None, config_file=False, include=[str(path) for path in title.engine]
        )

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[Any]:
        self.coverage.switch_context(item.nodeid)
        start = time.process_time()
        done = yield
        self.found.files[item.nodeid] = str(item.path)
        self.found.seconds[item.nodeid] = time.process_time() - start
        self.coverage.switch_context("")
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.found.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.found.failed.append(report.nodeid)

    def touched(self) -> Touched:
        data = self.coverage.get_data()
        for path in self.title.engine:
            for line, tests in data.contexts_by_lineno(str(path)).items():
                for test in tests:
                    if test in self.found.seconds and test not in self.found.failed:
                        self.found.runs.setdefault(test, {}).setdefault(str(path), []).append(line)
        self.found.modules = [name for name, module in sys.modules.items() if self.title.is_outside(module)]
        return self.found


def watch(title: Title, file: Path) -> dict[str, Any]:
    """Run one file of tests and look on."""
    watching = Watch(title)
    watching.coverage.start()
    pytest.main([*PYTEST, str(file)], plugins=[watching])
    watching.coverage.stop()
    return vars(watching.touched())


def touched(title: Title, workers: int) -> Touched:
    """What all the tests touch. Files that have not changed since the last time are not run again."""
    places = {file: KEPT / title.slug / f"{file.stem}-{_mark(title, file)}.json" for file in title.tests}
    missing = [file for file, place in places.items() if not place.exists()]
    for number, (file, ended) in enumerate(each(missing, lambda file: watch(title, file), workers), 1):
        print(f"{file.stem} ({number} of {len(missing)}): {ended.seconds:.1f} s", file=sys.stderr)
        places[file].parent.mkdir(parents=True, exist_ok=True)
        places[file].write_text(json.dumps(ended.said), encoding="utf-8")
    for old in {*(KEPT / title.slug).glob("*.json")} - {*places.values()}:
        old.unlink()
    return _together([Touched(**json.loads(place.read_text(encoding="utf-8"))) for place in places.values()])


def _together(parts: list[Touched]) -> Touched:
    return Touched(
        {test: seconds for part in parts for test, seconds in part.seconds.items()},
        {test: file for part in parts for test, file in part.files.items()},
        {test: run for part in parts for test, run in part.runs.items()},
        [test for part in parts for test in part.failed],
        sorted({name for part in parts for name in part.modules}),
    )


def _mark(title: Title, file: Path) -> str:
    """All that makes a difference to what these tests touch, and to how that is kept."""
    found = hashlib.sha256(str(file).encode())
    for path in (*title.shared, Path(__file__), file):
        found.update(path.read_bytes())
    return found.hexdigest()[:16]
