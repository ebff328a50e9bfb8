"""The words of the kernel's tests: the kernel's own, how a table is asked and told, and the toys.

A test file begins with `from .prelude import *`.
"""
# mypy: implicit-reexport
# ruff: noqa: F401

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import permutations
from types import ModuleType
from typing import Any

import msgspec
import pytest

from qg import catalog
from qg.check.rules import asked, events, story
from qg.check.variants import variant
from qg.kernel import (
    Asked,
    DataError,
    Decision,
    Event,
    Game,
    Illegal,
    Moment,
    Option,
    OptionError,
    Outcome,
    RecordError,
    Refused,
    Seat,
    Space,
    Table,
    UnknownGame,
    View,
    commitment,
    derive_key,
    draw,
)
from qg.kernel.chance import Chance
from qg.kernel.conduct import clocks
from qg.kernel.conduct.events import SeatAbsent, TimedOut
from qg.kernel.conduct.manners import Manners, PauseLimit
from qg.kernel.conduct.state import SCREEN
from qg.kernel.game import plain
from qg.kernel.judge import Verdict, judge, replay
from qg.kernel.record import *
from tests.forging import resealed

from . import bell, toy, trail
