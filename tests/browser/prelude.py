"""The words of the browser's tests: people at their screens, how they play, and how a page is looked at.

A test file begins with `from .prelude import *`.
"""
# mypy: implicit-reexport
# ruff: noqa: F401

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from qg import catalog

from ..rooms import Room
from .conftest import DESKTOP, PHONE, People
from .games import close_list, hands_of, kind, play_on, press, two_people
from .looks import clipped, overlaps, scroll_of, too_small, violations
from .players import Player, words
from .screens import ANY, BOARDS, TAUGHT, in_turn, screen_of
