"""What goes over plain HTTP: people, the shelf of games, lists of tables, and finished games."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct

from qg.kernel import Option, Preset
from qg.words import Text

from .limits import LONGEST_NAME
from .messages import Code, Entropy, Look, MomentTold, Opening, Phase, Scene, SeatInfo

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class Me(Struct, frozen=True):
    """Who the room takes this browser for. No name yet: somebody new."""

    name: str
    look: Look


class SetMe(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    look: Look


class GameCard(Struct, frozen=True, kw_only=True):
    """A game on the shelf, told in one language."""

    slug: str
    title: str
    kind: str
    pitch: str
    people: str
    """What its players are called, with their number: "2 to 5 cadets"."""
    time: str
    min_seats: int
    max_seats: int
    usual_seats: int
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    levels: tuple[str, ...]
    """Levels of bots, from the weakest to the strongest."""
    usual_level: str
    lesson: bool
    """Whether there is a guided first game."""


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table: to invite others to, to play at once with bots, or a guided first game."""

    game: str
    how: Literal["invite", "now", "lesson"] = "invite"
    options: dict[str, Any] = {}
    seats: int | None = None
    level: str | None = None
    entropy: Entropy = ""


class Made(Struct, frozen=True):
    code: Code


class TableCard(Struct, frozen=True, kw_only=True):
    """A table in a list: enough to find it again."""

    code: Code
    game: str
    phase: Phase
    lesson: bool
    seats: tuple[SeatInfo, ...]
    seat: int | None
    """Where the reader sits."""
    joinable: bool
    changed: float
    """When everybody there last heard of something, in seconds since 1970."""
    awaited: bool = False
    """Whether the table waits for the reader."""


class Finished(Struct, frozen=True, kw_only=True):
    """A line of the archive."""

    code: Code
    game: str
    ended: float
    seats: tuple[SeatInfo, ...]
    seat: int | None
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    sheet: Any


class MyTables(Struct, frozen=True, kw_only=True):
    running: tuple[TableCard, ...]
    finished: tuple[Finished, ...]


class ReplayStep(Struct, frozen=True, kw_only=True):
    """What one input changed, as an update tells it in play."""

    moments: tuple[MomentTold, ...]
    scene: Any = UNSET


class Frame(Struct, frozen=True, kw_only=True):
    """A finished game after one of its inputs: a whole scene in key frames, and in all what changed since the last.

    The first frame of a game is its set-up: it has an opening in place of an update.
    """

    at: int
    scene: Scene | None
    opening: Opening | None
    update: ReplayStep | None


class Replay(Struct, frozen=True, kw_only=True):
    """A stretch of a finished game as one seat saw it (no seat: as a spectator did). It starts at a key frame."""

    seat: int | None
    start: int
    total: int
    frames: tuple[Frame, ...]


class Draw(Struct, frozen=True):
    """One draw of chance: which input it belongs to (0: the set-up), out of how many, and what came."""

    frame: int
    sides: int
    value: int


class Proof(Struct, frozen=True, kw_only=True):
    """All that is needed to compute every draw of a finished game again, and what the room says of its record."""

    game: str
    verdict: Literal["checked", "alike", "sealed", "parts"]
    say: Text
    commitment: str
    seed: str
    entropy: tuple[str, ...]
    draws: tuple[Draw, ...]


class Problem(Struct, frozen=True, kw_only=True):
    """A refusal over HTTP."""

    code: str
    say: Text
    rule: str | None = None
