"""The rules machinery: pure, no I/O, no wall clock, no game names."""

from .bots import RANDOM, Bot
from .chance import commitment, derive_key
from .decisions import All, Any, Check, Choice, Decision, One, Space, draw, rule
from .errors import DataError, Illegal, OptionError, PositionError, RecordError, Refused, UnknownGame
from .game import Game
from .lesson import Lesson
from .moments import Moment, moments
from .options import Option, Preset
from .parts import Asked, Event, NoticeKind, Open, Outcome, Seat, Told
from .phrase import Phrase
from .pieces import SeatNo, Terms, piece, pieces_of
from .table import Table
from .view import View

__all__ = [
    "RANDOM",
    "All",
    "Any",
    "Asked",
    "Bot",
    "Check",
    "Choice",
    "DataError",
    "Decision",
    "Event",
    "Game",
    "Illegal",
    "Lesson",
    "Moment",
    "NoticeKind",
    "One",
    "Open",
    "Option",
    "OptionError",
    "Outcome",
    "Phrase",
    "PositionError",
    "Preset",
    "RecordError",
    "Refused",
    "Seat",
    "SeatNo",
    "Space",
    "Table",
    "Terms",
    "Told",
    "UnknownGame",
    "View",
    "commitment",
    "derive_key",
    "draw",
    "moments",
    "piece",
    "pieces_of",
    "rule",
]
