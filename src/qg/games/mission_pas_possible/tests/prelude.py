"""The words of this game's rule tests, all at hand with one line: choices, events, tables, cards and dice."""
# ruff: noqa: PLC0414

import random as random
from collections import Counter as Counter
from typing import Any as Any

import msgspec as msgspec

from qg.check.rules import asked as asked
from qg.check.rules import events as events
from qg.check.rules import given as given
from qg.games.mission_pas_possible import GAME as GAME
from qg.games.mission_pas_possible.choices import *
from qg.games.mission_pas_possible.data import DATA as DATA
from qg.games.mission_pas_possible.events import *
from qg.games.mission_pas_possible.pieces import *
from qg.games.mission_pas_possible.state import *
from qg.games.mission_pas_possible.tests.cards import *
from qg.games.mission_pas_possible.tests.positions import *
from qg.kernel import Space as Space
from qg.kernel import draw as draw
from qg.kernel.errors import *
from qg.kernel.parts import *
