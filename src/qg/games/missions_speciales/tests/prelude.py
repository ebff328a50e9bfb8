"""The words of this game's rule tests, all at hand with one line.

Choices, events, pieces, data and state come with the positions, ways to look with the rules of all games.
"""
# ruff: noqa: PLC0414

from collections.abc import Callable as Callable
from collections.abc import Iterator as Iterator
from pathlib import Path as Path
from typing import Any as Any

import msgspec as msgspec
from msgspec.structs import replace as replace

from qg.check.rules import *
from qg.games.missions_speciales import GAME as GAME
from qg.games.missions_speciales.result import *
from qg.games.missions_speciales.sheet import *
from qg.games.missions_speciales.tests.positions import *
from qg.kernel.conduct.events import *
from qg.kernel.conduct.state import Word as Word
from qg.kernel.decisions import Space as Space
from qg.kernel.errors import *
from qg.kernel.parts import *
