"""What the second judge speaks of: choices, events and results, its own box, its own table; no rule of the engine."""
# mypy: implicit-reexport
# ruff: noqa: F401

from itertools import combinations, permutations
from typing import Any

from qg.games.bomb_squad_academy.choices import *
from qg.games.bomb_squad_academy.events import *
from qg.games.bomb_squad_academy.result import BombResult, Ranked, Sources
from qg.games.bomb_squad_academy.state import Result
from qg.games.bomb_squad_academy.tests.judge.box import *
from qg.games.bomb_squad_academy.tests.judge.table import *
from qg.kernel.conduct.events import TimedOut
