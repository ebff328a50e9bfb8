"""How an evaluation ended (section 9)."""

from __future__ import annotations

from typing import Literal

import msgspec

from .pieces import Status

AgentStatus = Literal["active", "recovering", "waiting", "finished", "eliminated"]
Reason = Literal[
    "target", "last_survivor", "all_eliminated", "round_limit", "solo_success", "solo_failure", "abandoned", "closed"
]
Rating = Literal["007", "gold", "silver", "bronze"]


class MissionResult(msgspec.Struct, frozen=True):
    """A mission undertaken, in the result."""

    mission: str
    status: Status
    mission_score: int
    bonus: int


class Ranked(msgspec.Struct, frozen=True):
    """One agent in the ranking (section 9)."""

    rank: int
    seat: int
    code_name: str
    total: int
    status: AgentStatus
    missions: tuple[MissionResult, ...]
    turns: int
    fights: int
    q_points_spent: int
    express_taken: int


class Result(msgspec.Struct, frozen=True):
    """The result object (section 9); the ranking is best first, equal ranks by seat."""

    game: str
    reason: Reason
    winner: int | None
    title: Literal["007"] | None
    rounds: int
    target: int
    ranking: tuple[Ranked, ...]
    solo_rating: Rating | None
