"""One change, and the tests that may notice it, in a child of its own."""

from __future__ import annotations

import importlib
import signal
import sys
from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from types import CodeType
from typing import Any, Literal
from unittest.mock import patch

import pytest

from tools.mutate.changes import Change
from tools.mutate.touched import PYTEST, Touched

Verdict = Literal["noticed", "timed out", "survived"]
FIRST = 10
"""So many tests are tried first: mostly these notice, and the files of the others need no import."""
FREE_SECONDS, TIMES_AS_LONG = 3.0, 5.0


class Chosen:
    """A plugin of pytest: only these tests, in this order, and each stopped when it takes far longer than usual."""

    def __init__(self, tests: list[str], usual: dict[str, float]) -> None:
        self.places = {test: place for place, test in enumerate(tests)}
        self.usual = usual
        self.noticed: str | None = None

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self.places]
        items[:] = sorted(chosen, key=lambda item: self.places[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[Any]:
        stop_after(FREE_SECONDS + TIMES_AS_LONG * self.usual[item.nodeid])
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.noticed = self.noticed or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.noticed = self.noticed or report.nodeid


def stop_after(seconds: float) -> None:
    """Of the processor; this process ends then."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def prepare(touched: Touched) -> None:
    """Import once what every child needs."""
    for name in touched.modules:
        try:
            importlib.import_module(name)
        except ImportError:  # made by another module: it comes with that one
            continue


def try_out(change: Change, touched: Touched) -> str | None:
    """The test that notices the change; None: it survives."""
    loaded = [name for name, module in sys.modules.items() if getattr(module, "__file__", None) == str(change.path)]
    assert not loaded, f"{loaded} cannot be changed any more"
    with patch.object(SourceFileLoader, "get_code", reader(change)):
        for tests in batches(change, touched):
            chosen = Chosen(tests, touched.seconds)
            stop_after(10 * FREE_SECONDS)
            files = dict.fromkeys(touched.files[test] for test in tests)
            code = pytest.main([*PYTEST, "-x", *files], plugins=[chosen])
            assert code != pytest.ExitCode.USAGE_ERROR, f"pytest takes no {files}"
            if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
                return chosen.noticed or "pytest itself"
    return None


def batches(change: Change, touched: Touched) -> Iterator[list[str]]:
    """Those that run the line, then those that run the file: what is remembered or imported runs once, for all."""
    line = touched.of_lines(change.path, change.lines)
    near = [test for test in touched.of_file(change.path) or touched.all() if test not in {*line}]
    yield from filter(None, (line[:FIRST], line[FIRST:], near))


def reader(change: Change) -> Any:
    """How modules are read: this one with the change."""
    read = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if loader.path == str(change.path):
            return compile(change.source(), loader.path, "exec", dont_inherit=True)
        return read(loader, name)

    return get_code
