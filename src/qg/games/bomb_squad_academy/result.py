"""What a game leaves behind: how bombs ended, and the lines of the ranking."""

from __future__ import annotations

import msgspec

SOURCES = ("solo", "shared", "wait", "chicken", "tool", "loss")


class Sources(msgspec.Struct, frozen=True):
    """Where a player's points came from; they add up to the score [BSA-RES-01]."""

    solo: int = 0
    shared: int = 0
    wait: int = 0
    chicken: int = 0
    tool: int = 0
    loss: int = 0


class BombResult(msgspec.Struct, frozen=True):
    """How one bomb ended [BSA-RES-04]."""

    bomb: str
    turns: int
    wire: str
    tile: int
    cutters: tuple[int, ...]
    instructor: bool
    chickens: tuple[int, ...]


class Ranked(msgspec.Struct, frozen=True):
    """One line of the final ranking."""

    seat: int
    rank: int
    points: int
    badge: int
    is_bot: bool
    per_bomb: tuple[int, ...]
    sources: Sources
    explosions: int
    tools_used: tuple[str, ...]
    absent_turns: int
