"""The words of these tests: games as they are found, their tables and inputs.

A test file begins with `from .prelude import *`.
"""
# mypy: implicit-reexport
# ruff: noqa: F401

import random
import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from qg import catalog
from qg.check.variants import variant
from qg.kernel import AskOne, Event, Game, Illegal, Outcome, PositionError, Seat, Space, Table, View
from qg.kernel.game import plain
from qg.kernel.record import apply, decode, digest, encode
