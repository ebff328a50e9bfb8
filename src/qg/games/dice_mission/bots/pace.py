"""How long a player without a face takes over an answer, as a person would: 0.2 to 2 seconds of shown thinking."""

from __future__ import annotations

PACE: dict[str, tuple[int, int]] = {"rookie": (1200, 2000), "agent": (800, 1500), "double-zero": (500, 1200)}
"""Milliseconds by level, from and to."""
