"""The rules machinery: pure, no I/O, no wall clock, no game names."""

from .bots import RANDOM, Bot
from .chance import commitment, derive_key
from .decisions import All, Any, Choice, Decision, One, Space
from .errors import DataError, Illegal, OptionError, RecordError, Refused, UnknownGame
from .game import Game, draw
from .lesson import Lesson
from .options import Option, Preset
from .phrase import Phrase
from .table import Asked, Event, NoticeKind, Open, Outcome, Seat, Table, Told
from .view import View

__all__ = [
    "RANDOM",
    "All",
    "Any",
    "Asked",
    "Bot",
    "Choice",
    "DataError",
    "Decision",
    "Event",
    "Game",
    "Illegal",
    "Lesson",
    "NoticeKind",
    "One",
    "Open",
    "Option",
    "OptionError",
    "Outcome",
    "Phrase",
    "Preset",
    "RecordError",
    "Refused",
    "Seat",
    "Space",
    "Table",
    "Told",
    "UnknownGame",
    "View",
    "commitment",
    "derive_key",
    "draw",
]
