"""QG, a games room: `qg.games()` lists the games, `qg.load(slug)` opens one."""

from .catalog import games, load
from .kernel import DataError, Illegal, OptionError, RecordError, Refused, Seat, UnknownGame

__all__ = [
    "DataError",
    "Illegal",
    "OptionError",
    "RecordError",
    "Refused",
    "Seat",
    "UnknownGame",
    "games",
    "load",
]
