"""The language of the rule tests: choices and events, what lies in the box, how a table is set, played and read.

A test file begins with `from qg.games.bomb_squad_academy.tests.prelude import *`.
"""
# mypy: implicit-reexport
# ruff: noqa: F401

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle, permutations, product
from pathlib import Path
from typing import Any

from msgspec.structs import asdict, replace

from qg.check.rules import asked, choices, events, given, play_out, refusal, refused, story
from qg.games.bomb_squad_academy import GAME
from qg.games.bomb_squad_academy.bots import Agent, DoubleZero, Rookie
from qg.games.bomb_squad_academy.choices import *
from qg.games.bomb_squad_academy.data import ACTIONS, CHAIN, DATA, DECKS, MAIN, SENSORS, TOOLS, TRACK, WIRE_NO, WIRES
from qg.games.bomb_squad_academy.events import *
from qg.games.bomb_squad_academy.result import SOURCES, Ranked, Sources
from qg.games.bomb_squad_academy.state import CardNote, Instructor, Note, Result, Sensor, State, TileNote, Who
from qg.games.bomb_squad_academy.tests.positions import *
from qg.kernel import Bot, DataError, Event, Illegal, Moment, Open, OptionError, Seat, draw
from qg.kernel.conduct.events import SeatAbsent, SeatBack, TimedOut
from qg.kernel.game import plain
from qg.kernel.record import Answer, apply, digest
