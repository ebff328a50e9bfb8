"""The words of these tests: files, programs, and games as they are found.

A test file begins with `from .prelude import *`.
"""
# mypy: implicit-reexport
# ruff: noqa: F401

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from qg import catalog
from qg.bots import RandomBot
from qg.kernel import Game
