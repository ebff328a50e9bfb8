"""What pytest has to know: `--full` plays the full numbers of the contracts; without it a seeded sample."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("qg.check.drive", "qg.check.lessons", "qg.check.rulebook", "qg.check.secrecy")

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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--full"):
        items[:] = [item for item in items if item.get_closest_marker("long") is None]
