"""The rules machinery: pure, no I/O, no wall clock, no game names."""

from .bots import RANDOM, Bot
from .chance import commitment, derive_key
from .decisions import AskAll, AskAny, AskOne, Check, Choice, Decision, Space, draw, rule
from .errors import DataError, Illegal, OptionError, PositionError, RecordError, Refused, UnknownGame
from .game import Game
from .lesson import Lesson
from .moments import SeenMoment, moments
from .options import Option, Preset
from .parts import Asked, Event, Moment, NoticeKind, Open, Outcome, Seat
from .phrase import Phrase
from .pieces import PieceTerms, SeatNo, piece, pieces_of
from .table import Table
from .view import View

__all__ = [
    "RANDOM",
    "AskAll",
    "AskAny",
    "AskOne",
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
    "Open",
    "Option",
    "OptionError",
    "Outcome",
    "Phrase",
    "PieceTerms",
    "PositionError",
    "Preset",
    "RecordError",
    "Refused",
    "Seat",
    "SeatNo",
    "SeenMoment",
    "Space",
    "Table",
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
