"""What a game says about the conduct of its tables: a table of times, and only where it differs from the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, get_args

import msgspec

from ..bots import RANDOM
from ..data import demand, document
from ..options import Option, Value
from .state import Ending, PauseKind, Say, Tempo, WhenAbsent

if TYPE_CHECKING:
    from ..game import Game

MINUTE = 60_000
Times = Mapping[str, Mapping[str, int]]
"""Tempo -> timer -> milliseconds."""


class PauseLimit(msgspec.Struct, frozen=True):
    """How often a game may be paused; None: without limit."""

    each: int | None = 1
    """A person."""
    table: int | None = None
    """All together."""
    unranked: bool = False


def _no_time(*_: Any) -> int:
    return 0


def _nothing(*_: Any) -> None:
    return None


def _nobody(*_: Any) -> tuple[int, ...]:
    return ()


def _yes(*_: Any) -> bool:
    return True


def _give(t: Any, seat: int, choice: Any) -> None:
    t.give(seat, choice)


@dataclass(frozen=True)
class Manners:
    """Every field has the rulebook's value; a game names those that its booklet or its nature changes."""

    times: Times = field(default_factory=dict)
    """A timer that a tempo does not name, or 0: nobody is ever late [QG-TIM-02]."""
    real_time: bool = False
    """The game is a countdown: no `pause` for absence, a 3-2-1 after pauses, a pause after a restart [QG-PAU-03]."""
    reconnect_ms: int = MINUTE
    """How long a lost connection is not yet being away [QG-ABS-01]."""
    tempos: tuple[Tempo, ...] = get_args(Tempo)
    absents: tuple[WhenAbsent, ...] = get_args(WhenAbsent)
    pauses: tuple[PauseKind, ...] = get_args(PauseKind)
    keepers: tuple[str, ...] = ()
    """Levels that may keep seats; empty: all of the game's bots."""
    defaults: Mapping[str, Value] = field(default_factory=dict)
    """Of the table's options, by id. The level of bot that keeps a seat is `keeper`, or where that is not named here
    `Game.default_bot`: agent, where there is one."""
    pause_limits: Mapping[str, PauseLimit] = field(default_factory=dict)
    """By kind of pause; once a person and game where it says nothing [QG-PAU-01]."""
    lates: int = 2
    """Time-outs in a row that are absence; 0: none ever is [QG-ABS-02]."""
    gives_back: Literal["question", "at_once", "turn"] = "question"
    """When who comes back has the seat: at the next question, within an open one, between turns [QG-ABS-06]."""
    host_rules_untimed: bool = False
    """In `untimed` being away becomes absence by the host's word only [QG-ABS-01]."""
    keeper_pace: int | None = None
    """Milliseconds a keeper takes to answer; None: as long as a person would [QG-ABS-04]."""
    in_turn: Callable[[Any], int] = _no_time
    """The seat in turn, or the holder of the bag, where deadlines are counted from [QG-TIM-07]."""
    animation: Callable[[Any], int] | None = None
    """Milliseconds of announced animation before the question that is being put [QG-TIM-03]."""
    also_kept: Callable[[Any], Iterable[int]] = _nobody
    """Seats a rule of the game has kept for a while, present or not [QG-ABS-03]."""
    hears: Callable[[Any, Say], bool] = _yes
    """Whether `pause` or `concede` means anything now: before a countdown has begun neither does [QG-PAU-01]."""
    left_word: Callable[[Any, Any], bool] | None = None
    """Whether this input of the game is taken in a pause too [QG-PAU-01]."""
    give_late: Callable[[Any, int, Any], None] = _give
    """Gives the default of a seat whose time is up, with what else that means in this game [QG-TIM-04]."""
    on_absent: Callable[[Any, int], None] = _nothing
    """What else the game does when a seat becomes absent."""
    on_timer: Callable[[Any, str], None] = _nothing
    """A timer of nobody has run out [QG-TIM-12]."""
    put_off: Callable[[Any, int], None] = _nothing
    """The table has stood still for so long: times the game itself keeps move by as much."""
    concede: Callable[[Any], None] | None = None
    """What a team that gives up does; None: it cannot [QG-PAU-04]."""
    end: Callable[[Any, Ending], None] | None = None
    """Ends the game for a reason that is not in its rules; None: without winner and sheet."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "times", {tempo: self.times.get(tempo, {}) for tempo in get_args(Tempo)})

    def limit(self, kind: str) -> PauseLimit:
        return self.pause_limits.get(kind, PauseLimit())


def read_times(file: str, read: Callable[[], str]) -> Times:
    """A table of times from TOML: a section a tempo, seconds by timer."""
    found: dict[str, dict[str, int]] = {}
    for tempo, timers in document(file, read).items():
        demand(tempo in get_args(Tempo) and isinstance(timers, dict), file, tempo, "there is no such tempo")
        for timer, seconds in timers.items():
            sound = isinstance(seconds, (int, float)) and not isinstance(seconds, bool) and seconds >= 0
            demand(sound, file, f"{tempo}.{timer}", "a number of seconds is needed")
        found[tempo] = {timer: round(seconds * 1000) for timer, seconds in timers.items()}
    return found


BLOCK = "table"


def options_for(game: Game[Any, Any], manners: Manners) -> tuple[Option, ...]:
    """The block of options that every table has, as this game narrows it.

    `pause` for absence is not offered by real-time games, `defaults` not where a question has none [QG-ABS-03].
    """
    silent = [kind for kind in game.decisions.values() if not kind.has_default()]
    without = {"pause"} if manners.real_time else set[str]()
    without |= {"defaults"} if silent or not game.decisions else set()
    absents = tuple(way for way in manners.absents if way not in without)
    keepers = manners.keepers or tuple(game.bots) or (RANDOM,)
    usual: dict[str, Value] = {
        "tempo": manners.tempos[0],
        "absent": absents[0],
        "pause": manners.pauses[0],
        "keeper": game.default_bot,
        "late_entry": False,
        **manners.defaults,
    }
    return (
        Option("tempo", "enum", usual["tempo"], "QG-TIM-02", tuple(manners.tempos), block=BLOCK),
        Option("absent", "enum", usual["absent"], "QG-ABS-03", absents, block=BLOCK),
        Option("pause", "enum", usual["pause"], "QG-PAU-01", tuple(manners.pauses), block=BLOCK),
        Option("keeper", "enum", usual["keeper"], "QG-ABS-03", keepers, block=BLOCK),
        Option("late_entry", "bool", usual["late_entry"], "QG-ABS-09", block=BLOCK),
    )
