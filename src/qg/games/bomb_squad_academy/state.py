"""The whole truth of one table, and small questions about it. No rules.

Wires are numbers in the state: 0 green, 1 blue, 2 red, 3 yellow. Tuples "by wire" have four entries, tuples "by seat"
one for each player. -1 stands for "no wire" or "no seat". The Instructor is not a seat; where a seat is meant and the
Instructor may be, it is -2.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal, ParamSpec, TypeVar

import msgspec

from qg.kernel import Event, Outcome, Table
from qg.kernel.conduct.state import Tempo

from .choices import Look, Reaction, SetIntent, UseTool
from .data import MAIN, TRACK, WIRES
from .pieces import FaceId, WireId

P = ParamSpec("P")
X = TypeVar("X")

NONE = -1
THE_INSTRUCTOR = -2
SOURCES = ("solo", "shared", "wait", "chicken", "tool", "loss")
FOUR_NO = (False, False, False, False)
STAR = 250
"""Announced animation time of an event with a star, in ms [QG-TIM-03]."""


class Options(msgspec.Struct, frozen=True):
    """What the host chose.

    [BSA-OPT-01, BSA-OPT-02, BSA-OPT-03, BSA-OPT-04, BSA-OPT-05, BSA-OPT-06, BSA-OPT-07, BSA-OPT-08, BSA-OPT-09,
    BSA-OPT-10, BSA-OPT-11]
    """

    players: int = 4
    exam: Literal["full", "express", "drill"] = "full"
    tools: Literal["all", "friendly", "off"] = "all"
    sensors: Literal["on", "off"] = "on"
    instructor: Literal["auto", "on", "off"] = "auto"
    chain_scope: Literal["all", "covered"] = "all"
    score_floor: Literal["zero", "none"] = "zero"
    age_order: Literal["random", "manual"] = "random"
    tool_priority: Literal["sealed", "speed"] = "sealed"
    wait_talk: Literal["open", "silent"] = "open"
    notebook: Literal["on", "off"] = "on"
    tempo: Tempo = "live"
    """Of the options that every table has: the rules of the windows depend on it [BSA-OPT-09, BSA-RCT-17]."""


class CardNote(msgspec.Struct, frozen=True, tag="card"):
    """What a seat saw at a depth of a deck, 1 being the top [BSA-HID-05]."""

    wire: WireId
    depth: int
    main: int
    chain: int
    uncertain: bool = False


class TileNote(msgspec.Struct, frozen=True, tag="tile"):
    """What a seat saw at a position (1 to 3) below a track [BSA-HID-05]."""

    wire: WireId
    position: int
    face: FaceId
    uncertain: bool = False


Note = CardNote | TileNote


class Queued(msgspec.Struct, frozen=True):
    """A plan tool that waits for its turn or for its owner [BSA-RCT-02]."""

    seat: int
    use: UseTool


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


class Result(msgspec.Struct, frozen=True):
    """The result object (section 24); `ranking` is best first, equal ranks by badge."""

    game: str
    options: Options
    winners: tuple[int, ...]
    ranking: tuple[Ranked, ...]
    bombs: tuple[BombResult, ...]


class State(Table, kw_only=True):
    """A table of Bomb Squad Academy."""

    opt: Options = Options()
    outcome: Outcome[Result] | None = None

    # the whole game, by seat
    badges: tuple[int, ...] = ()
    score: tuple[int, ...] = ()
    sources: tuple[tuple[int, ...], ...] = ()
    """By seat, then in the order of SOURCES."""
    tools: tuple[tuple[str, ...], ...] = ()
    """Unused tools, in the order taken."""
    tools_used: tuple[tuple[str, ...], ...] = ()
    explosions: tuple[int, ...] = ()
    absent_turns: tuple[int, ...] = ()
    points_before: tuple[int, ...] = ()
    """The scores when this bomb began."""
    per_bomb: tuple[tuple[int, ...], ...] = ()
    """By finished bomb, then by seat."""
    bombs: tuple[BombResult, ...] = ()
    tool_deck: tuple[str, ...] = ()
    """Secret. The next tool first."""
    tools_left: tuple[str, ...] = ()
    """Displayed and taken by nobody."""

    # this bomb
    bomb: str = ""
    """I, II or III; empty before the first."""
    turn: int = 0
    decks: tuple[tuple[str, ...], ...] = ((), (), (), ())
    """Secret. Card ids by wire, top first."""
    rows: tuple[tuple[str, ...], ...] = ((), (), (), ())
    """Face-up cards by wire, oldest first."""
    position: tuple[int, ...] = (0, 0, 0, 0)
    shift: tuple[int, ...] = (0, 0, 0, 0)
    """What Ratchet, Freeze Spray and Battery did to the detonator of each wire [BSA-TRG-08]."""
    tiles: tuple[tuple[str, ...], ...] = ((), (), (), ())
    """Secret where face down. ok / boom by wire and position."""
    turned: tuple[int, ...] = (0, 0, 0, 0)
    """How many tiles of each wire are face up: they are met, and turned, in order."""
    sensors: tuple[int, ...] = ()
    """The wires on which Alpha and Beta lie; empty: not in play."""
    pinned: tuple[bool, ...] = (False, False)
    """Sensors moved by the Magnet this turn [BSA-SEN-10]."""
    hands: tuple[tuple[str, ...], ...] = ()
    """By seat, always in the order of ACTIONS."""
    stacks: tuple[tuple[str, ...], ...] = ()
    """By seat, oldest first. From the reveal on the last one is this turn's action."""
    aside: tuple[bool, ...] = ()
    """Seats whose Wait! is out until the next bomb [BSA-END-04]."""
    instructor_stack: tuple[str, ...] = ()
    instructor_card: str = ""
    """Secret until the reveal. Its card of this turn [BSA-INS-03]."""
    notes: tuple[tuple[Note, ...], ...] = ()
    """Secret, by seat: what each has looked at, kept also with notebook = off (but then not shown) [BSA-HID-05]."""
    display: tuple[str, ...] = ()
    """Tools on display while they are drafted."""
    ranks: tuple[tuple[str, ...], ...] = ()
    """Secret, by seat: standing ranking of the displayed tools."""

    # choosing, by seat
    locked: tuple[str, ...] = ()
    """Secret until the reveal: the locked card, empty: not locked."""
    auto_locked: tuple[bool, ...] = ()
    """Secret until the reveal: this lock was made by a time-out or while the seat was absent."""
    timed_out: tuple[bool, ...] = ()
    """Secret until the reveal: this lock was made by a time-out."""
    frozen: tuple[bool, ...] = ()
    """This lock has been heard and cannot be undone [BSA-TL-07]."""
    listens: tuple[int, ...] = ()
    """To whose lock the seat still listens; -1: to nobody."""
    heard: tuple[str, ...] = ()
    """Secret: the card the seat heard this turn."""
    heard_from: tuple[int, ...] = ()
    """Whose card that was, -2 the Instructor's, -1 nobody's."""
    queue: tuple[Queued, ...] = ()
    """Plan tools declared and not resolved; the first waits for its owner: Screwdriver for its order (`ordering`),
    a queued tool for proceed or withdraw."""
    ordering: bool = False

    # this turn, from the reveal on
    actions: tuple[str, ...] = ()
    """By seat; empty before the reveal."""
    stands_for: tuple[int, ...] = ()
    """By seat: the wire one's cutters stand for now; -1: no cutters."""
    twin: tuple[int, ...] = ()
    """By seat: the wire added with Twin Cutters; -1: none."""
    instructor_wire: int = NONE
    protected: tuple[bool, ...] = FOUR_NO
    cut: tuple[bool, ...] = FOUR_NO
    """Wires of which a card was flipped this turn [BSA-CUT-16]."""
    tools_turn: tuple[tuple[str, ...], ...] = ()
    """By seat: the tools used this turn [BSA-TOO-07]."""
    proposals: tuple[int, ...] = ()
    """By seat: proposed wire; -1: none."""
    wait_locks: tuple[int, ...] = ()
    """By seat: wire locked by a waiter, -1: none. Secret with wait_talk = silent until all have locked."""
    lookers: tuple[int, ...] = ()
    """The Chickens who have yet to look, in roll call order."""
    looks: tuple[Look | None, ...] = ()
    """Secret, by seat: pre-selected look."""

    # the wire being resolved
    cutters: tuple[int, ...] = ()
    """Players who cut it."""
    k: int = 0
    """Cutters, the Instructor included."""
    bolted: tuple[int, ...] = ()
    """Seats that used Bolt Cutters on it."""
    move: int = 0
    """Pending move of the detonator."""
    chilled: int = 0
    """Steps that Freeze Spray took from the pending move."""
    charged: int = 0
    """Steps that the Battery added to it."""
    value: int = 0
    """V."""
    pays: tuple[int, ...] = ()
    """By seat, 0 for those who do not cut."""
    copies: tuple[tuple[int, int], ...] = ()
    """(seat, points) of Carbon Paper."""
    suits: tuple[int, ...] = ()
    """Seats that used the Bomb Suit in this explosion."""

    # reaction windows
    intents: tuple[tuple[SetIntent, ...], ...] = ()
    """Secret, by seat: intents other than the default, one for each tool [BSA-RCT-14]."""
    held: tuple[tuple[str, ...], ...] = ()
    """Secret, by seat: tools on hold_turn."""
    silent: tuple[bool, ...] = ()
    """Secret, by seat: let a reaction run out this turn [BSA-RCT-21]."""
    eligible: tuple[int, ...] = ()
    """The seats with a legal use in the round about to be held or open."""
    auto: tuple[tuple[int, Reaction], ...] = ()
    """Secret: what the intents answer in that round, by (seat, choice)."""
    by_intent: tuple[tuple[int, SetIntent], ...] = ()
    """Secret: seats whose declaration of this round came from an intent, with that intent."""
    resolved: int = 0
    """Tools resolved so far in this round."""

    # conduct
    round_due: int = 0
    """The end of a `speed` round: 300 ms after its first declaration; 0: none yet. Secret."""
    quiet: int = 0
    """How many of the events told were for the log only."""
    animated: int = 0
    """How many animated events had been told when a question last had a time put to it [QG-TIM-03]."""

    # -- small questions ----------------------------------------------------------------------------------------------

    @property
    def has_instructor(self) -> bool:
        """Whether the Instructor takes part [BSA-INS-01]."""
        return takes_part(self.opt.instructor, len(self.seats))

    @property
    def instructor_hand(self) -> tuple[str, ...]:
        """Cutters only: it has no Wait! and no Chicken [BSA-INS-02]."""
        return tuple(wire for wire in WIRES if wire not in self.instructor_stack)

    def first_hidden(self, wire: int) -> int:
        """The position of the first face-down tile of a wire."""
        return TRACK[wire] + self.turned[wire] + 1

    def highest_left(self, wire: int) -> int:
        """The highest main value left in a deck: back minus face-up cards, so public."""
        return max(map(MAIN.__getitem__, self.decks[wire]), default=0)

    def log(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tells everyone something that is for the log only, not animated [QG-TIM-03]."""
        self.quiet += 1
        if self.desk.told is None:
            self.told += 1
        else:
            self.tell(event, *args, **kwargs)

    def is_silent(self, seat: int) -> bool:
        """Whether the seat's decisions take their defaults at once [QG-ABS-03]."""
        c = self.conduct
        return seat in c.absent and c.opt.absent == "defaults" and seat not in c.kept

    def has_run_out(self, seat: int) -> bool:
        """Whether the choose time of this seat is over while others still choose [BSA-TRN-05]."""
        own = [clock.seat for clock in self.conduct.clocks if clock.number == self.number and clock.timer == "choose"]
        return bool(own) and seat not in own


@cache
def takes_part(chosen: str, players: int) -> bool:
    """Whether the Instructor takes part [BSA-INS-01]."""
    return players == 2 if chosen == "auto" else chosen == "on"


def with_at(values: tuple[X, ...], place: int, value: X) -> tuple[X, ...]:
    """The same tuple with one entry changed."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)
