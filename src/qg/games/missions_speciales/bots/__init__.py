"""Players without a face, on views only. Difficulty comes from judgement alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from qg.kernel import Bot

from .agent import Agent
from .double_zero import DoubleZero
from .rookie import Rookie

BOTS: Mapping[str, Callable[[], Bot]] = {"rookie": Rookie, "agent": Agent, "double-zero": DoubleZero}

__all__ = ["BOTS", "Agent", "DoubleZero", "Rookie"]
