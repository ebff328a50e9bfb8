"""Players without a face that know this game, by level. They see a view and nothing else [MPP-ABS-03]."""

from __future__ import annotations

from collections.abc import Callable

from qg.kernel import Bot

from .agent import Agent
from .double_zero import DoubleZero
from .rookie import Rookie

BOTS: dict[str, Callable[[], Bot]] = {"rookie": Rookie, "agent": Agent, "double-zero": DoubleZero}

__all__ = ["BOTS", "Agent", "DoubleZero", "Rookie"]
