"""Players that know no game: they see a view, and choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from qg.kernel import RANDOM, Bot, Game

from .uniform import RandomBot

Levels = Mapping[str, Callable[[], Bot]]


def levels(game: Game[Any, Any]) -> Levels:
    """Every kind of bot that can play this game."""
    return {RANDOM: RandomBot, **game.bots}


__all__ = ["Levels", "RandomBot", "levels"]
