"""All that a seat may know, field by field (section 21). Names and numbers are those of the state."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter

import msgspec

from qg.kernel import Open

from .choices import Look, SetIntent
from .data import WIRE_NO
from .rules.effects import KeepOrBury, OrderCards
from .rules.intents import settings
from .rules.notebook import card_faces, tile_faces
from .rules.wait import waiters
from .state import NONE, BombResult, Note, Queued, State, takes_part


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat alone knows."""

    locked: str
    """The card locked before the reveal."""
    heard: str
    """What the Walkie-Talkie let hear this turn."""
    notes: tuple[Note, ...]
    """The notebook, empty with notebook = off [BSA-HID-05, BSA-HID-06, BSA-OPT-11]."""
    seeing: tuple[Note, ...]
    """What the open follow-up of one's own tool shows."""
    intents: tuple[SetIntent, ...]
    """For each own tool."""
    held: tuple[str, ...]
    """Own tools on hold_turn."""
    silent: bool
    ranks: tuple[str, ...]
    look: Look | None
    """One's pre-selected look."""


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """The table as a seat (a spectator: without `own`) sees it; wires in their order, seats by number [BSA-GEN-05]."""

    bomb: str
    turn: int
    badges: tuple[int, ...]
    score: tuple[int, ...]
    sources: tuple[tuple[int, ...], ...]
    points_before: tuple[int, ...]
    per_bomb: tuple[tuple[int, ...], ...]
    bombs: tuple[BombResult, ...]
    explosions: tuple[int, ...]
    absent_turns: tuple[int, ...]
    tools: tuple[tuple[str, ...], ...]
    tools_used: tuple[tuple[str, ...], ...]
    tools_left: tuple[str, ...]
    tools_turn: tuple[tuple[str, ...], ...]
    display: tuple[str, ...]
    deck_sizes: tuple[int, ...]
    rows: tuple[tuple[str, ...], ...]
    position: tuple[int, ...]
    shift: tuple[int, ...]
    tiles: tuple[tuple[str | None, ...], ...]
    """ok, boom, or None where face down."""
    turned: tuple[int, ...]
    sensors: tuple[int, ...]
    pinned: tuple[bool, ...]
    hands: tuple[tuple[str, ...], ...]
    stacks: tuple[tuple[str, ...], ...]
    aside: tuple[bool, ...]
    instructor: bool
    instructor_stack: tuple[str, ...]
    instructor_card: str
    """Empty before the reveal, also for those who heard it (that is in `own`)."""
    instructor_wire: int
    ready: tuple[bool, ...]
    """Who has locked [BSA-TRN-05]."""
    frozen: tuple[bool, ...]
    listens: tuple[int, ...]
    heard_from: tuple[int, ...]
    queue: tuple[Queued, ...]
    ordering: bool
    actions: tuple[str, ...]
    stands_for: tuple[int, ...]
    twin: tuple[int, ...]
    protected: tuple[bool, ...]
    cut: tuple[bool, ...]
    proposals: tuple[int, ...]
    wait_ready: tuple[bool, ...]
    wait_locks: tuple[int, ...]
    """-1 also where a silent waiter's wire is not yet shown."""
    lookers: tuple[int, ...]
    cutters: tuple[int, ...]
    k: int
    bolted: tuple[int, ...]
    move: int
    chilled: int
    charged: int
    value: int
    pays: tuple[int, ...]
    copies: tuple[tuple[int, int], ...]
    suits: tuple[int, ...]
    eligible: tuple[int, ...]
    """The seats asked in the round that is open, from its announcement to its end [BSA-RCT-18]."""
    resolved: int
    own: Own | None


Faces = tuple[tuple[str | None, ...], ...]
PROJECTED = ("tiles", "instructor_card", "wait_locks")
"""Fields of the state of which a board shows a part."""
PUBLIC = tuple(name for name in Board.__struct_fields__ if name in State.__struct_fields__ and name not in PROJECTED)
"""Fields of a board that stand so in the state."""
_public = attrgetter(*PUBLIC)


def board(t: State, seat: int | None) -> Board:
    """What every seat sees in common, and what this seat alone knows.

    [BSA-HID-02, BSA-HID-03, BSA-HID-04, BSA-DIG-09]
    """
    return Board(
        **dict(zip(PUBLIC, _public(t), strict=True)),
        deck_sizes=tuple(map(len, t.decks)),
        tiles=_tiles(t.tiles, t.turned, t.outcome is not None),
        instructor=takes_part(t.opt.instructor, len(t.seats)),
        instructor_card=t.instructor_card if t.actions else "",
        ready=_have_locked(t.locked),
        wait_ready=_have_picked(t.wait_locks),
        wait_locks=_wait_locks(t.wait_locks, t.actions, seat, t.opt.wait_talk),
        own=None if seat is None else _own(t, seat),
    )


@lru_cache(1024)
def _have_locked(locked: tuple[str, ...]) -> tuple[bool, ...]:
    return tuple(map(bool, locked))


@lru_cache(1024)
def _have_picked(wires: tuple[int, ...]) -> tuple[bool, ...]:
    return tuple(wire != NONE for wire in wires)


@lru_cache(1024)
def _tiles(tiles: tuple[tuple[str, ...], ...], turned: tuple[int, ...], over: bool) -> Faces:
    """Face-down tiles are positions only; after the game all are shown [BSA-HID-01, BSA-EXP-11].

    The same for every seat, and remembered: boards are compared by which objects they hold.
    """
    return tuple(
        faces if over else faces[:up] + (None,) * (len(faces) - up) for faces, up in zip(tiles, turned, strict=True)
    )


@lru_cache(1024)
def _wait_locks(locks: tuple[int, ...], actions: tuple[str, ...], seat: int | None, talk: str) -> tuple[int, ...]:
    """Silent picks are their owner's until all have locked [BSA-WAI-06]."""
    if talk == "open" or all(locks[who] != NONE for who in waiters(actions)):
        return locks
    return tuple(wire if who == seat else NONE for who, wire in enumerate(locks))


def _own(t: State, seat: int) -> Own:
    return Own(
        locked=t.locked[seat] if t.locked else "",
        heard=t.heard[seat] if t.heard else "",
        notes=t.notes[seat] if t.opt.notebook == "on" else (),
        seeing=_seeing(t, seat) if t.tools_turn[seat] else (),
        intents=settings(t.tools[seat], t.intents[seat]),
        held=t.held[seat],
        silent=t.silent[seat],
        ranks=t.ranks[seat],
        look=t.looks[seat] if t.lookers else None,
    )


def _seeing(t: State, seat: int) -> tuple[Note, ...]:
    """What a follow-up must show to be answered, also with notebook = off [BSA-HID-01, BSA-HID-06]."""
    if t.ordering and t.queue[0].seat == seat:
        return tile_faces(t, WIRE_NO[t.queue[0].use.wire or ""], hidden_only=True)
    for frame in t.agenda:
        if type(frame) is Open and isinstance(frame.decision, OrderCards | KeepOrBury) and frame.decision.seat == seat:
            count = frame.decision.count if isinstance(frame.decision, OrderCards) else 2
            return card_faces(t, WIRE_NO[frame.decision.wire], count)
    return ()
