"""A room of one's own for each test, as the tests of the server have it."""

from tests.server.conftest import server

__all__ = ["server"]
