"""The words of the terminal's tests: the command line, the games, the toys, and records of them.

A test file begins with `from .prelude import *`.
"""
# mypy: implicit-reexport
# ruff: noqa: F401

import io
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from qg import catalog, cli
from qg.check.variants import variant
from qg.kernel import Game, OptionError, Phrase, RecordError, Refused, Seat, Space
from qg.kernel.judge import judge
from qg.kernel.record import Answer, Input, Notice, Record, Recorder, TimeUp, decode, encode
from qg.lab.match import make_bots, play_recorded
from qg.terminal.play import Keyboard, Left, seat_plan
from qg.words import Words
from qg.words.talk import seat_names
from tests.forging import resealed

from .conftest import Shell, outside

LAMPS = "toy-lamps"
SLUGS = catalog.games()
every_game = pytest.mark.parametrize("slug", SLUGS)
every_language = pytest.mark.parametrize("lang", catalog.LANGUAGES)
