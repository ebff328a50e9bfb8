"""One folder a game. Further folders of games may be named in QG_GAMES, as on PATH; they are found like these."""

import os

__path__ = [*__path__, *filter(None, os.environ.get("QG_GAMES", "").split(os.pathsep))]
