"""The whole truth of one table, and small questions about it. No rules.

Wires are called by their names. `wires` has them in their order, `cadets` and `plays` have one entry for each seat.
What is not there is None.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal, TypeVar, TypeVarTuple

import msgspec

from qg.kernel import Event, Outcome, Table
from qg.kernel.conduct.state import Tempo

from .choices import Look, Reaction, SetIntent, UseTool
from .data import MAIN, TRACK, WIRE_NO, WIRES
from .pieces import FaceId, WireId
from .result import BombResult, Ranked, Sources

Args = TypeVarTuple("Args")
X = TypeVar("X")

Who = int | Literal["instructor"]
"""A seat, or the Instructor, who has none."""
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


class Result(msgspec.Struct, frozen=True):
    """The result object (section 24); `ranking` is best first, equal ranks by badge."""

    game: str
    options: Options
    winners: tuple[int, ...]
    ranking: tuple[Ranked, ...]
    bombs: tuple[BombResult, ...]


class Wire(msgspec.Struct, frozen=True, gc=False):
    """A wire on the table: its deck, its row, its track with detonator and tiles."""

    deck: tuple[str, ...] = ()
    """Secret. Card ids, top first."""
    row: tuple[str, ...] = ()
    """Face-up cards, oldest first."""
    position: int = 0
    """Of the detonator."""
    shift: int = 0
    """What Ratchet, Freeze Spray and Battery did to the detonator [BSA-TRG-08]."""
    tiles: tuple[str, ...] = ()
    """Secret where face down. ok / boom by position."""
    turned: int = 0
    """How many tiles are face up: they are met, and turned, in order."""

    @property
    def shows_boom(self) -> bool:
        """Whether this wire has exploded the bomb."""
        return "boom" in self.tiles[: self.turned]

    @property
    def highest_left(self) -> int:
        """The highest main value left in the deck: back minus face-up cards, so public."""
        return max(map(MAIN.__getitem__, self.deck), default=0)


class Sensor(msgspec.Struct, frozen=True, gc=False):
    """Where Alpha or Beta lies."""

    wire: str
    is_pinned: bool = False
    """Moved by the Magnet this turn [BSA-SEN-10]."""


class Cadet(msgspec.Struct, frozen=True, gc=False):
    """A player: points and tools of the whole game, cards of this bomb."""

    badge: int
    score: int = 0
    sources: Sources = Sources()
    points_before: int = 0
    """The score when this bomb began."""
    per_bomb: tuple[int, ...] = ()
    """Points of each finished bomb."""
    explosions: int = 0
    absent_turns: int = 0
    tools: tuple[str, ...] = ()
    """Unused tools, in the order taken."""
    tools_used: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    """Always in the order of ACTIONS."""
    stack: tuple[str, ...] = ()
    """Oldest first. From the reveal on the last one is this turn's action."""
    is_wait_aside: bool = False
    """Wait! is out until the next bomb [BSA-END-04]."""
    notes: tuple[Note, ...] = ()
    """Secret: what was looked at, kept also with notebook = off (but then not shown) [BSA-HID-05]."""
    ranks: tuple[str, ...] = ()
    """Secret: standing ranking of the displayed tools."""
    intents: tuple[SetIntent, ...] = ()
    """Secret: intents other than the default, one for each tool [BSA-RCT-14]."""
    held: tuple[str, ...] = ()
    """Secret: tools on hold_turn."""
    is_silent: bool = False
    """Secret: let a reaction run out this turn [BSA-RCT-21]."""


class Overheard(msgspec.Struct, frozen=True, gc=False):
    """A locked card that the Walkie-Talkie let hear, and whose [BSA-TL-07]."""

    card: str
    of: Who


class Play(msgspec.Struct, frozen=True, gc=False):
    """What a cadet does in one turn; it begins anew with every turn."""

    locked: str | None = None
    """Secret until the reveal: the locked card, till it is revealed."""
    is_auto: bool = False
    """Secret until the reveal: this lock was made by a time-out or while the seat was absent."""
    is_late: bool = False
    """Secret until the reveal: this lock was made by a time-out."""
    is_overheard: bool = False
    """This lock has been heard and cannot be undone [BSA-TL-07]."""
    listens_to: int | None = None
    """The seat to whose lock this one still listens."""
    heard: Overheard | None = None
    """The card is secret."""
    action: str | None = None
    """The card revealed."""
    stands_for: str | None = None
    """The wire one's cutters stand for now."""
    twin: str | None = None
    """The wire added with Twin Cutters."""
    tools: tuple[str, ...] = ()
    """The tools used this turn [BSA-TOO-07]."""
    proposal: str | None = None
    """The wire a waiter proposes."""
    protects: str | None = None
    """The wire a waiter has locked. Secret with wait_talk = silent until all have locked."""
    look: Look | None = None
    """Secret: the look a Chicken has pre-selected."""

    def cuts(self, wire: str) -> bool:
        """With the action or with Twin Cutters."""
        return wire in (self.stands_for, self.twin)


class Instructor(msgspec.Struct, frozen=True, gc=False):
    """The one who plays along without a seat [BSA-INS-01]."""

    stack: tuple[str, ...] = ()
    card: str | None = None
    """Secret until the reveal. Its card of this turn [BSA-INS-03]."""
    wire: str | None = None
    """The wire its cutters stand for, from the reveal on."""

    @property
    def hand(self) -> tuple[str, ...]:
        """Cutters only: it has no Wait! and no Chicken [BSA-INS-02]."""
        return tuple([wire for wire in WIRES if wire not in self.stack])


class Queued(msgspec.Struct, frozen=True, gc=False):
    """A plan tool that waits for its turn or for its owner [BSA-RCT-02]."""

    seat: int
    use: UseTool


class Cut(msgspec.Struct, frozen=True, gc=False):
    """The cutting of the wire that is being resolved. What it has not come to yet is as the last cut left it."""

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

    @property
    def by_instructor(self) -> bool:
        """Whether the Instructor cuts it too."""
        return self.k > len(self.cutters)


class Round(msgspec.Struct, frozen=True, gc=False):
    """A round of a reaction window."""

    eligible: tuple[int, ...] = ()
    """The seats with a legal use, from its announcement to its end."""
    auto: tuple[tuple[int, Reaction], ...] = ()
    """Secret: what the intents answer in it, by (seat, choice)."""
    by_intent: tuple[tuple[int, SetIntent], ...] = ()
    """Secret: seats whose declaration came from an intent, with that intent."""
    due: int | None = None
    """Secret: the end of a `speed` round, 300 ms after its first declaration."""
    resolved: int = 0
    """Tools resolved since the last declarations."""


class State(Table, kw_only=True):
    """A table of Bomb Squad Academy."""

    opt: Options = Options()
    outcome: Outcome[Result] | None = None

    # the whole game
    cadets: tuple[Cadet, ...] = ()
    bombs: tuple[BombResult, ...] = ()
    tool_deck: tuple[str, ...] = ()
    """Secret. The next tool first."""
    display: tuple[str, ...] = ()
    """Tools on display while they are drafted."""
    tools_left: tuple[str, ...] = ()
    """Displayed and taken by nobody."""

    # this bomb
    bomb: str | None = None
    """I, II or III; None before the first."""
    wires: tuple[Wire, ...] = (Wire(), Wire(), Wire(), Wire())
    sensors: tuple[Sensor, ...] = ()
    """Alpha and Beta; empty: not in play."""
    instructor: Instructor | None = None
    """None: does not take part."""

    # this turn
    turn: int = 0
    plays: tuple[Play, ...] = ()
    queue: tuple[Queued, ...] = ()
    """The first waits for its owner: Screwdriver for its order (`ordering`), a queued tool for proceed or withdraw."""
    ordering: bool = False
    protected: tuple[str, ...] = ()
    """Wires that are not cut this turn."""
    flipped: tuple[str, ...] = ()
    """Wires of which a card was flipped this turn [BSA-CUT-16]."""
    lookers: tuple[int, ...] = ()
    """The Chickens who have yet to look, in roll call order."""
    cut: Cut = Cut()
    round: Round = Round()

    # conduct
    quiet: int = 0
    """How many of the events told were for the log only."""
    animated: int = 0
    """How many animated events had been told when a question last had a time put to it [QG-TIM-03]."""

    # -- small questions ----------------------------------------------------------------------------------------------

    @property
    def is_revealed(self) -> bool:
        """Whether the actions of this turn lie open."""
        return bool(self.plays) and self.plays[0].action is not None

    def wire(self, name: str) -> Wire:
        return self.wires[WIRE_NO[name]]

    def first_hidden(self, name: str) -> int:
        """The position of the first face-down tile of a wire."""
        return TRACK[WIRE_NO[name]] + self.wires[WIRE_NO[name]].turned + 1

    def cuts(self, who: Who, wire: str) -> bool:
        """Whether a player or the Instructor cuts a wire this turn."""
        if who == "instructor":
            return self.instructor is not None and self.instructor.wire == wire
        return self.plays[who].cuts(wire)

    def acting(self, action: str) -> tuple[int, ...]:
        """The seats that have revealed this action."""
        return tuple([seat for seat, play in enumerate(self.plays) if play.action == action])

    def is_silent(self, seat: int) -> bool:
        """Whether the seat's decisions take their defaults at once [QG-ABS-03]."""
        c = self.conduct
        return seat in c.absent and c.opt.absent == "defaults" and seat not in c.kept

    def has_run_out(self, seat: int) -> bool:
        """Whether the choose time of this seat is over while others still choose [BSA-TRN-05]."""
        own = [clock.seat for clock in self.conduct.clocks if clock.number == self.number and clock.timer == "choose"]
        return bool(own) and seat not in own

    # -- small changes ------------------------------------------------------------------------------------------------

    def put_wire(self, name: str, wire: Wire) -> None:
        """The wire as it is now."""
        wires = list(self.wires)
        wires[WIRE_NO[name]] = wire
        self.wires = tuple(wires)

    def put_cadet(self, seat: int, cadet: Cadet) -> None:
        """The cadet as they are now."""
        cadets = list(self.cadets)
        cadets[seat] = cadet
        self.cadets = tuple(cadets)

    def put_play(self, seat: int, play: Play) -> None:
        """What the cadet does as it stands now."""
        plays = list(self.plays)
        plays[seat] = play
        self.plays = tuple(plays)

    def log(self, event: Callable[[*Args], Event], *args: *Args) -> None:
        """Tells everyone something that is for the log only, not animated [QG-TIM-03]."""
        self.quiet += 1
        if self.is_heard:
            self.emit(event, *args)
        else:
            self.told += 1


@cache
def takes_part(chosen: str, players: int) -> bool:
    """Whether the Instructor takes part [BSA-INS-01]."""
    return players == 2 if chosen == "auto" else chosen == "on"


def with_at(values: tuple[X, ...], place: int, value: X) -> tuple[X, ...]:
    """The same tuple with one entry changed."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)
