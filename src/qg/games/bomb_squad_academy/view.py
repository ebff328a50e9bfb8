"""All that a seat may know, field by field (section 21). Names and numbers are those of the state."""

from __future__ import annotations

import msgspec

from qg.kernel import Open

from .choices import Look, SetIntent
from .data import WIRE_NO
from .rules.effects import KeepOrBury, OrderCards
from .rules.intents import intent
from .rules.notebook import card_faces, tile_faces
from .rules.wait import waiters
from .state import NONE, BombResult, Note, Queued, State


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
    choose_due: tuple[int, ...]
    stopped: tuple[int, ...]
    over: tuple[bool, ...]
    frozen: tuple[bool, ...]
    listens: tuple[int, ...]
    heard_from: tuple[int, ...]
    queue: tuple[Queued, ...]
    ordering: bool
    plan_due: int
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
    chicken_due: int
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
    resolved: int
    deadline: int
    away: tuple[bool, ...]
    absent: tuple[bool, ...]
    paused_at: int
    own: Own | None


PROJECTED = ("tiles", "instructor_card", "wait_locks")
"""Fields of the state of which a board shows a part."""
PUBLIC = tuple(name for name in Board.__struct_fields__ if name in State.__struct_fields__ and name not in PROJECTED)
"""Fields of a board that stand so in the state."""


def board(t: State, seat: int | None) -> Board:
    """What every seat sees in common, and what this seat alone knows.

    [BSA-HID-02, BSA-HID-03, BSA-HID-04, BSA-DIG-09]
    """
    return Board(
        **{name: getattr(t, name) for name in PUBLIC},
        deck_sizes=tuple(map(len, t.decks)),
        tiles=_tiles(t),
        instructor=t.has_instructor,
        instructor_card=t.instructor_card if t.actions else "",
        ready=tuple(bool(card) for card in t.locked),
        wait_ready=tuple(wire != NONE for wire in t.wait_locks),
        wait_locks=_wait_locks(t, seat),
        own=None if seat is None else _own(t, seat),
    )


def _tiles(t: State) -> tuple[tuple[str | None, ...], ...]:
    """Face-down tiles are positions only; after the game all are shown [BSA-HID-01, BSA-EXP-11]."""
    over = t.outcome is not None
    return tuple(
        tuple(face if over or place < turned else None for place, face in enumerate(faces))
        for faces, turned in zip(t.tiles, t.turned, strict=True)
    )


def _wait_locks(t: State, seat: int | None) -> tuple[int, ...]:
    """Silent picks are their owner's until all have locked [BSA-WAI-06]."""
    if t.opt.wait_talk == "open" or all(t.wait_locks[who] != NONE for who in waiters(t)):
        return t.wait_locks
    return tuple(wire if who == seat else NONE for who, wire in enumerate(t.wait_locks))


def _own(t: State, seat: int) -> Own:
    return Own(
        locked=t.locked[seat] if t.locked else "",
        heard=t.heard[seat] if t.heard else "",
        notes=t.notes[seat] if t.opt.notebook == "on" else (),
        seeing=_seeing(t, seat),
        intents=tuple(intent(t, seat, tool) for tool in t.tools[seat]),
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
