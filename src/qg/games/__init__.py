"""One folder a game. Further folders of games are found like this one: those named in QG_GAMES, as on PATH, and the
packages that installed distributions name under `qg.games` in their entry points."""

import os
from collections.abc import Iterator
from importlib.metadata import entry_points
from importlib.util import find_spec

OWN = list(__path__)


def _elsewhere() -> Iterator[str]:
    yield from map(os.path.abspath, filter(None, os.environ.get("QG_GAMES", "").split(os.pathsep)))
    for point in entry_points(group="qg.games"):
        try:
            spec = find_spec(point.value)
        except ImportError:
            spec = None
        yield from (spec.submodule_search_locations or () if spec else (point.value,))


__path__ = list(dict.fromkeys([*OWN, *_elsewhere()]))
