"""The dash of the platform's tests as a game's folder."""

from tests.toys.lamps import DASH_GAME as GAME

__all__ = ["GAME"]
