"""Games with something else in them: what a test wants to see go wrong, or go another way."""

from __future__ import annotations

from types import FunctionType
from typing import Any, TypeVar

from qg.kernel import Game

G = TypeVar("G", bound=Game[Any, Any])


def variant(game: G, **changes: Any) -> G:
    """The game with other data, or with functions in the place of its methods; its own tables stay what they are."""
    assert all(hasattr(game, name) for name in changes), "a game has nothing of that name"
    members = {name: staticmethod(new) if isinstance(new, FunctionType) else new for name, new in changes.items()}
    kind: type[G] = type(type(game).__name__, (type(game),), members)
    return kind()
