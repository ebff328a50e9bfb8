"""The bell in other versions: the same source with words changed, as a later release would have it."""

import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

from qg.check.variants import variant
from qg.kernel import Game

from . import bell

Upgrade = Callable[[dict[str, Any], int], dict[str, Any]]


def as_it_is(table: dict[str, Any], _: int) -> dict[str, Any]:
    return table


def version(name: str, *changes: tuple[str, str], upgrade: Upgrade = as_it_is, **fields: Any) -> Game[Any, Any]:
    """The game of that release. What is in its hands never touches what is in the others'."""
    source = Path(bell.__file__).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in source, f"the bell has no {old!r}"
        source = source.replace(old, new)
    names = (f"tests.kernel.bell_{name}_{number}" for number in count())
    module = ModuleType(next(name for name in names if name not in sys.modules))  # types are found by their module
    sys.modules[module.__name__] = module
    exec(compile(source, module.__name__, "exec"), vars(module))
    game: Game[Any, Any] = module.GAME
    return variant(game, hidden=fields.pop("hidden", ("numbers",)), upgrade=upgrade, **fields)
