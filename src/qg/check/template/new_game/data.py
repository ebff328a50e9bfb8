"""The numbers of the game, read once and checked."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import msgspec

from qg.kernel import Option
from qg.kernel.data import demand, document, typed

FILE = "data/game.toml"


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sides: int
    option: tuple[Option, ...]


def _load() -> Data:
    data = typed(FILE, "", document(FILE, partial((Path(__file__).parent / FILE).read_text, "utf-8")), Data)
    demand(data.sides >= 2, FILE, "sides", "a die has two sides at least")
    return data


DATA = _load()
