"""What a game wants said, before it is put in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


class Phrase(msgspec.Struct, frozen=True):
    """A message of the words files with its arguments; these may be ids, pieces or phrases themselves."""

    id: str
    args: Mapping[str, Any] = {}
    of: type | None = None
    """The class whose fields the arguments are, which says what they name; None: the game's terms do."""
