"""All that a seat may know, field by field (section 21).

On a board wires are numbers: 0 green, 1 blue, 2 red, 3 yellow. -1 stands for "no wire" or "no seat", -2 for the
Instructor where a seat is told.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Any

import msgspec
from msgspec.structs import asdict, astuple, replace

from qg.kernel import Open, SeatNo
from qg.kernel.view import by_identity

from .choices import INSTRUCTOR, Look, SetIntent
from .data import WIRE_NO, WIRES
from .pieces import BombId, CardId, ToolId
from .result import BombResult
from .rules.effects import KeepOrBury, OrderCards
from .rules.intents import settings
from .rules.notebook import card_faces, tile_faces
from .state import Cadet, Instructor, Note, Overheard, Play, Queued, State, Wire


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat alone knows."""

    locked: CardId
    """The card locked before the reveal."""
    heard: CardId
    """What the Walkie-Talkie let hear this turn."""
    notes: tuple[Note, ...]
    """The notebook, empty with notebook = off [BSA-HID-05, BSA-HID-06, BSA-OPT-11]."""
    seeing: tuple[Note, ...]
    """What the open follow-up of one's own tool shows."""
    intents: tuple[SetIntent, ...]
    """For each own tool."""
    held: tuple[ToolId, ...]
    """Own tools on hold_turn."""
    silent: bool
    ranks: tuple[ToolId, ...]
    look: Look | None
    """One's pre-selected look."""


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """The table as a seat (a spectator: without `own`) sees it; wires in their order, seats by number [BSA-GEN-05]."""

    bomb: BombId
    turn: int
    badges: tuple[int, ...]
    score: tuple[int, ...]
    sources: tuple[tuple[int, ...], ...]
    points_before: tuple[int, ...]
    per_bomb: tuple[tuple[int, ...], ...]
    bombs: tuple[BombResult, ...]
    explosions: tuple[int, ...]
    absent_turns: tuple[int, ...]
    tools: tuple[tuple[ToolId, ...], ...]
    tools_used: tuple[tuple[ToolId, ...], ...]
    tools_left: tuple[ToolId, ...]
    tools_turn: tuple[tuple[ToolId, ...], ...]
    display: tuple[ToolId, ...]
    deck_sizes: tuple[int, ...]
    rows: tuple[tuple[str, ...], ...]
    position: tuple[int, ...]
    shift: tuple[int, ...]
    tiles: tuple[tuple[str | None, ...], ...]
    """ok, boom, or None where face down."""
    turned: tuple[int, ...]
    sensors: tuple[int, ...]
    pinned: tuple[bool, ...]
    hands: tuple[tuple[CardId, ...], ...]
    stacks: tuple[tuple[CardId, ...], ...]
    aside: tuple[bool, ...]
    instructor: bool
    instructor_stack: tuple[CardId, ...]
    instructor_card: CardId
    """Empty before the reveal, also for those who heard it (that is in `own`)."""
    instructor_wire: int
    ready: tuple[bool, ...]
    """Who has locked [BSA-TRN-05]."""
    frozen: tuple[bool, ...]
    listens: tuple[int, ...]
    heard_from: tuple[int, ...]
    queue: tuple[Queued, ...]
    ordering: bool
    actions: tuple[CardId, ...]
    stands_for: tuple[int, ...]
    twin: tuple[int, ...]
    protected: tuple[bool, ...]
    cut: tuple[bool, ...]
    proposals: tuple[int, ...]
    wait_ready: tuple[bool, ...]
    wait_locks: tuple[int, ...]
    """-1 also where a silent waiter's wire is not yet shown."""
    lookers: tuple[SeatNo, ...]
    cutters: tuple[SeatNo, ...]
    k: int
    bolted: tuple[int, ...]
    move: int
    chilled: int
    charged: int
    value: int
    pays: tuple[int, ...]
    copies: tuple[tuple[int, int], ...]
    suits: tuple[int, ...]
    eligible: tuple[SeatNo, ...]
    """The seats asked in the round that is open, from its announcement to its end [BSA-RCT-18]."""
    resolved: int
    own: Own | None


NONE = -1
"""On a board: no wire, no seat."""
THE_INSTRUCTOR = -2
"""On a board, where a seat is told and the Instructor, who has none, is meant."""
_NUMBER = {None: NONE, INSTRUCTOR: THE_INSTRUCTOR} | WIRE_NO
"""How a wire, nothing, or the Instructor is called on a board."""


def board(t: State, seat: int | None) -> Board:
    """What every seat sees in common, and what this seat alone knows [BSA-HID-02, BSA-DIG-09]."""
    common = t.once(_common)
    if seat is None:
        return common
    cadet, play = t.cadets[seat], t.plays[seat] if t.plays else NO_PLAY
    own = Own(
        locked=play.locked or "",
        heard=play.heard.card if play.heard else "",
        notes=cadet.notes if t.opt.notebook == "on" else (),
        seeing=_seeing(t, seat) if play.tools else (),
        intents=settings(cadet.tools, cadet.intents),
        held=cadet.held,
        silent=cadet.is_silent,
        ranks=cadet.ranks,
        look=play.look if t.lookers else None,
    )
    if t.opt.wait_talk == "silent":
        return replace(common, own=own, wait_locks=_wait_locks(t, seat))
    return replace(common, own=own)


def _common(t: State) -> Board:
    """All that lies open [BSA-HID-03, BSA-HID-04]."""
    teacher = t.instructor or NO_TEACHER
    columns: dict[str, Any] = _by_wire(t.wires) | _by_cadet(t.cadets) | _by_play(t.plays)
    if t.outcome is not None or not t.bomb:
        columns |= _outside_bombs(t)
    if t.opt.wait_talk == "silent":
        columns["wait_locks"] = _wait_locks(t, None)
    return Board(
        bomb=t.bomb or "",
        turn=t.turn,
        bombs=t.bombs,
        tools_left=t.tools_left,
        display=t.display,
        sensors=tuple(map(WIRE_NO.__getitem__, map(_LIES_ON, t.sensors))),
        pinned=tuple(map(_IS_PINNED, t.sensors)) or (False, False),
        instructor=t.instructor is not None,
        instructor_stack=teacher.stack,
        instructor_card=(teacher.card or "") if columns["actions"] else "",
        instructor_wire=_NUMBER[teacher.wire],
        queue=t.queue,
        ordering=t.ordering,
        protected=tuple(map(t.protected.__contains__, WIRES)),
        cut=tuple(map(t.flipped.__contains__, WIRES)),
        lookers=t.lookers,
        eligible=t.round.eligible,
        resolved=t.round.resolved,
        own=None,
        **asdict(t.cut),
        **columns,
    )


NO_PLAY, NO_TEACHER = Play(), Instructor()
Columns = dict[str, tuple[Any, ...]]

_WIRES = {"rows": "row", "position": "position", "shift": "shift", "turned": "turned"}
_CADETS = {
    "badges": "badge",
    "score": "score",
    "explosions": "explosions",
    "absent_turns": "absent_turns",
    "tools": "tools",
    "tools_used": "tools_used",
}
_DEALT = {"points_before": "points_before", "hands": "hand", "stacks": "stack", "aside": "is_wait_aside"}
_PLAYS = {"frozen": "is_overheard", "tools_turn": "tools", "ready": "locked", "actions": "action"}
_PLAYED_WIRES = {"stands_for": "stands_for", "twin": "twin", "proposals": "proposal", "wait_locks": "protects"}


_LIES_ON, _IS_PINNED = attrgetter("wire"), attrgetter("is_pinned")
_DECK, _TILES, _TURNED = attrgetter("deck"), attrgetter("tiles"), attrgetter("turned")
_SOURCES, _PER_BOMB = attrgetter("sources"), attrgetter("per_bomb")


def _columns(names: dict[str, str], things: tuple[Any, ...]) -> Columns:
    """Fields of wires, cadets or plays, as a board has them."""
    columns = zip(*map(attrgetter(*names.values()), things), strict=True)
    return dict(zip(names, columns, strict=True)) if things else dict.fromkeys(names, ())


@by_identity
def _by_wire(wires: tuple[Wire, ...]) -> Columns:
    """What lies at each wire."""
    tiles = tuple(map(_tiles, map(_TILES, wires), map(_TURNED, wires)))
    return _columns(_WIRES, wires) | {"deck_sizes": tuple(map(len, map(_DECK, wires))), "tiles": tiles}


@by_identity
def _by_cadet(cadets: tuple[Cadet, ...]) -> Columns:
    """What everybody sees of the players."""
    return _columns(_CADETS | _DEALT, cadets) | {
        "sources": tuple(map(astuple, map(_SOURCES, cadets))),
        "per_bomb": tuple(zip(*map(_PER_BOMB, cadets), strict=True)),
    }


@by_identity
def _by_play(plays: tuple[Play, ...]) -> Columns:
    """What everybody sees of this turn: who has locked, and what has been revealed [BSA-TRN-05, BSA-TRN-07]."""
    columns, wires = _columns(_PLAYS, plays), _columns(_PLAYED_WIRES, plays)
    return (
        columns
        | {name: tuple(map(_NUMBER.__getitem__, column)) for name, column in wires.items()}
        | {
            "ready": tuple(map(bool, columns["ready"])),
            "listens": tuple([NONE if play.listens_to is None else play.listens_to for play in plays]),
            "heard_from": tuple([_heard_from(play.heard) if play.heard else NONE for play in plays]),
            "actions": tuple(filter(None, columns["actions"])),
            "wait_ready": tuple(map(bool, wires["wait_locks"])),
        }
    )


def _outside_bombs(t: State) -> Columns:
    """What is otherwise before the first bomb, and after the game when all tiles are shown [BSA-EXP-11]."""
    if t.outcome is not None:
        return {"tiles": tuple([wire.tiles for wire in t.wires])}
    return dict.fromkeys(_DEALT, ()) | {"tools_turn": ((),) * len(t.cadets)}


@lru_cache(1024)
def _tiles(tiles: tuple[str, ...], turned: int) -> tuple[str | None, ...]:
    """Face-down tiles are positions only [BSA-HID-01]."""
    return tiles[:turned] + (None,) * (len(tiles) - turned)


def _heard_from(heard: Overheard) -> int:
    return THE_INSTRUCTOR if heard.of == INSTRUCTOR else heard.of


def _wait_locks(t: State, seat: int | None) -> tuple[int, ...]:
    """Silent picks are their owner's until all have locked [BSA-WAI-06]."""
    open_to_all = all(t.plays[who].protects for who in t.acting("wait"))
    return tuple([_NUMBER[play.protects] if open_to_all or who == seat else NONE for who, play in enumerate(t.plays)])


def _seeing(t: State, seat: int) -> tuple[Note, ...]:
    """What a follow-up must show to be answered, also with notebook = off [BSA-HID-01, BSA-HID-06]."""
    if t.ordering and t.queue[0].seat == seat:
        return tile_faces(t, t.queue[0].use.wire or "", hidden_only=True)
    for frame in t.agenda:
        if type(frame) is Open and isinstance(frame.decision, OrderCards | KeepOrBury) and frame.decision.seat == seat:
            count = frame.decision.count if isinstance(frame.decision, OrderCards) else 2
            return card_faces(t, frame.decision.wire, count)
    return ()
