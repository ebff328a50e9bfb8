"""What a table knows about its people and its time, as immutable values. All of it is public."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..decisions import Choice
from ..pieces import SeatNo

Tempo = Literal["live", "relaxed", "days", "untimed"]
WhenAbsent = Literal["bot", "defaults", "pause"]
PauseKind = Literal["open", "blind", "none"]
Cause = Literal["person", "absent", "restart"]
Ending = Literal["abandoned", "closed", "conceded"]
Say = Literal[
    "pause", "ready", "resume", "concede", "play_on",
    "agree", "disagree",
    "remove", "mute", "unmute", "lock", "unlock", "hand_over", "close", "absent", "keep", "let_in",
    "welcome_lookers", "hush_lookers", "bar_lookers",
]  # fmt: skip

NOBODY = -1
"""No seat."""
NEVER = -1
"""No moment of table time."""
OF_TURN = -1
"""The number that stands for the turn where a clock belongs to no single question."""
SCREEN = -1
"""A host without a seat: a screen for the room [QG-HST-01]."""


class TableOptions(msgspec.Struct, frozen=True):
    """The block of options that every table has."""

    tempo: Tempo = "live"
    absent: WhenAbsent = "bot"
    pause: PauseKind = "open"
    keeper: str = ""
    """The level of bot that keeps seats; empty: the game's default."""
    late_entry: bool = False


class Word(Choice, frozen=True, omit_defaults=True):
    """What people say to the table rather than to the game; some words are the host's [QG-HST-04]."""

    say: Say
    seat: SeatNo = NOBODY
    """Whom it is about."""
    reason: str = ""


class Clock(msgspec.Struct, frozen=True, gc=False):
    """A time that runs: of a question, of one seat's part in it, of a turn, or of nobody [QG-TIM-12]."""

    timer: str
    due: int
    whole: int
    """How long it is in all."""
    number: int = 0
    """Of the question; OF_TURN; 0: of nobody."""
    seat: int = NOBODY
    left: int = NEVER
    """It stands still, with so much left [QG-TIM-06]."""


class Pause(msgspec.Struct, frozen=True):
    """The table stands still until its people are ready [QG-PAU-02]."""

    cause: Cause
    seat: int = NOBODY
    """Who asked for it."""
    ready: tuple[int, ...] = ()
    ends_at: int = NEVER
    """Ten minutes after the first Ready."""
    counting_until: int = NEVER
    """The end of the 3-2-1."""
    wanted_over: tuple[int, ...] = ()
    """Who wants it to end at once."""


class Proposal(msgspec.Struct, frozen=True):
    """A word of the host that needs the others' assent [QG-HST-02]."""

    word: Word
    by: int
    agreed: tuple[int, ...] = ()
    against: tuple[int, ...] = ()


class Conduct(msgspec.Struct, frozen=True, gc=False):
    """Everything at its default: nobody is late or absent, nothing runs."""

    opt: TableOptions = TableOptions()
    lesson: bool = False
    clocks: tuple[Clock, ...] = ()
    turn: int = NOBODY
    """The seat whose turn has a clock [QG-TIM-05]."""
    turn_timer: str = ""
    """Which of the game's times that is."""
    turn_late: bool = False
    """The clock of the turn has run out: what is left of it takes defaults."""
    late: tuple[int, ...] = ()
    """A seat for each of its time-outs in a row [QG-ABS-02]."""
    away: tuple[int, ...] = ()
    """Seats without a connection, or left, whether or not they count as absent."""
    absent: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    """Absent seats whose person has left for good, or was removed."""
    kept: tuple[int, ...] = ()
    """Absent seats a bot plays because the host said so."""
    returning: tuple[int, ...] = ()
    """Whose person is back while the keeper finishes what it was asked [QG-ABS-06]."""
    invited: tuple[int, ...] = ()
    """Seats the host lets a newcomer take over [QG-ABS-09]."""
    still_since: int = NEVER
    """The table stands still: in a pause, or because everybody is absent."""
    stood: int = 0
    """Milliseconds the table has stood still in all."""
    deserted_at: int = NEVER
    restarted_at: int = NEVER
    pause: Pause | None = None
    pauses: tuple[int, ...] = ()
    """A seat for each of its pauses."""
    conceding: tuple[int, ...] = ()
    proposal: Proposal | None = None
    host: int | None = None
    """Named by the host before, or SCREEN; None: who made the table."""
    muted: tuple[int, ...] = ()
    """For all, by the host's word; whom somebody mutes for themselves only their browser knows [QG-HST-03]."""
    locked: bool = False
    lookers: Literal["welcome", "hushed", "barred"] = "welcome"
    unranked: tuple[str, ...] = ()
    """Why this game is not ranked; empty: nothing in its conduct speaks against it."""

    @property
    def stands_still(self) -> bool:
        return self.still_since != NEVER


CALM = Conduct()
