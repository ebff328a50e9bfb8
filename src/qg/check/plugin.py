"""What pytest has to know: `--full` plays the full numbers of the contracts; without it a seeded sample.

What a contract has counted is added up at the end, over all its tests and processes.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from typing import Any

import pytest

pytest.register_assert_rewrite("qg.check.drive", "qg.check.lessons", "qg.check.rulebook", "qg.check.secrecy")

Note = Callable[[str, Mapping[str, int]], None]
COUNTED = "counted"

MARKERS = (
    "long: plays the full numbers; runs only with --full",
    "timeout(seconds): how long a test may take, where pytest-timeout is there",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="play the full numbers")


def pytest_configure(config: pytest.Config) -> None:
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)


@pytest.fixture(scope="session")
def long(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--full"))


@pytest.fixture
def note(record_property: Callable[[str, object], None]) -> Note:
    """Says at the end how much of what has been counted, under one name."""
    return lambda of, counts: record_property(COUNTED, [of, dict(counts)])


def pytest_terminal_summary(terminalreporter: Any) -> None:
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for report in terminalreporter.stats.get("passed", []):
        for name, counted in report.user_properties:
            if name == COUNTED:
                of, counts = counted
                found[of].update(counts)
    for of, counts in sorted(found.items()):
        terminalreporter.write_line(f"{of}: {', '.join(f'{count:,} {what}' for what, count in counts.items())}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--full"):
        items[:] = [item for item in items if item.get_closest_marker("long") is None]
