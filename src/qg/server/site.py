"""What every route needs: the room, who people are, and the limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct, field

from .limits import Allowance
from .people import Identity
from .rate_limiter import RateLimiter
from .room import Room
from .static import Assets


class Site(Struct, frozen=True, kw_only=True):
    """One server."""

    room: Room
    identity: Identity
    limits: Allowance
    rate_limiter: RateLimiter
    assets: Assets
    data: Path
    sockets: Counter[str] = field(default_factory=Counter)
    """How many each person has open."""

    def is_own_origin(self, headers: Mapping[str, str]) -> bool:
        """Pages of other sites may not speak for our guests: the origin must be the host itself."""
        try:
            origin = urlsplit(headers.get("origin", "")).netloc
        except ValueError:
            return False
        return bool(origin) and origin == headers.get("host")
