"""Games of another folder, found for a while and forgotten afterwards."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module, invalidate_caches
from pathlib import Path

from qg import catalog

shelf = import_module("qg.games")
ROOT = Path(__file__).resolve().parents[1]
TOYS = ROOT / "tests" / "toys"


@contextmanager
def on_the_shelf(place: Path) -> Iterator[None]:
    """What was read of other games stays read."""
    shelf.__path__.append(str(place))
    look_again()
    try:
        yield
    finally:
        shelf.__path__.remove(str(place))
        for name in [folder.name for folder in place.iterdir()]:
            for module in [module for module in sys.modules if f"{module}.".startswith(f"qg.games.{name}.")]:
                del sys.modules[module]
            vars(shelf).pop(name, None)
        look_again()


def look_again() -> None:
    invalidate_caches()
    catalog.folders.cache_clear()
