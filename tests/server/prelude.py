"""The words of the server's tests: a room, the people who come to it, the toys they play, and what they wait for.

A test file begins with `from .prelude import *`.
"""
# mypy: implicit-reexport
# ruff: noqa: F401

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from qg import catalog
from qg.check.variants import variant
from qg.kernel import Refused, View
from qg.kernel.record import Notice
from qg.server import limits, log
from qg.server.bot_pool import Thought
from qg.server.live import LiveTable
from qg.server.messages import Look
from qg.server.sqlite import SqliteStore
from qg.server.store import Append, Person, Snapshot, TableRow
from qg.server.stream import Display, Streams

from ..screens import screen_of
from .company import *
from .conftest import GENEROUS, QuickThinker, Server, serving
from .games import *
from .visitor import Tab, Visitor, plain_client, play_on

every_game = pytest.mark.parametrize("slug", catalog.games())
