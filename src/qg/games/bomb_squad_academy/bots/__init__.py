"""Players without a face, on views only [BSA-HID-04, BSA-OPT-17]. Difficulty comes from judgement alone.

They answer in far less than a second [BSA-RCT-19].
"""

from __future__ import annotations

from .agent import Agent
from .double_zero import DoubleZero
from .rookie import Rookie

__all__ = ["Agent", "DoubleZero", "Rookie"]
