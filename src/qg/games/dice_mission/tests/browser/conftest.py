"""Browsers, rooms and people, as the tests of every board have them."""

from tests.browser.conftest import browser, people, pytest_runtest_makereport, room

__all__ = ["browser", "people", "pytest_runtest_makereport", "room"]
