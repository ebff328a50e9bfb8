"""A full table that fits what a seat knows: everything else is drawn afresh."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from qg.kernel import View

from .data import CHAIN, DECKS, FACES, MAIN, WIRES
from .rules.exam import tool_ids
from .rules.intents import DEFAULTS
from .state import NONE, THE_INSTRUCTOR, CardNote, Note, State, TileNote
from .view import PUBLIC, Board, Own

NOBODY = Own(
    locked="",
    heard="",
    notes=(),
    seeing=(),
    intents=(),
    held=(),
    silent=False,
    ranks=(),
    look=None,
)


def imagine_state(view: View[Board], rng: random.Random) -> State:
    """Decks, tiles, locks, the Instructor's card and the tool deck are guessed; others' intents are unknown.

    [BSA-HID-04]
    """
    b, own = view.board, view.board.own or NOBODY
    known = [note for note in (*own.notes, *own.seeing) if not note.uncertain]
    t = State(**{name: getattr(b, name) for name in PUBLIC})
    t.decks = tuple(_deck(b, wire, known, rng) for wire in range(4)) if b.bomb else t.decks
    t.tiles = tuple(_tiles(b, wire, known, rng) for wire in range(4)) if b.bomb else t.tiles
    t.locked = _locked(b, view.seat, own, rng)
    t.instructor_card = _instructor_card(b, view.seat, own, rng)
    t.wait_locks = tuple(
        rng.randrange(4) if ready and wire == NONE else wire
        for ready, wire in zip(b.wait_ready, b.wait_locks, strict=True)
    )
    t.tool_deck = _tool_deck(view, rng)
    _remember(t, view.seat, own, len(view.seats))
    return t


def _deck(b: Board, wire: int, known: Iterable[Note], rng: random.Random) -> tuple[str, ...]:
    """The cards not face up, in an order that has the known values at their depths."""
    left = [card for card in DECKS[wire] if card not in b.rows[wire]]
    rng.shuffle(left)
    fixed: dict[int, str] = {}
    for note in known:
        if type(note) is CardNote and note.wire == WIRES[wire] and note.depth not in fixed:
            fixed[note.depth] = next(c for c in left if (MAIN[c], CHAIN[c]) == (note.main, note.chain))
            left.remove(fixed[note.depth])
    return tuple(fixed[depth] if depth in fixed else left.pop() for depth in range(1, b.deck_sizes[wire] + 1))


def _tiles(b: Board, wire: int, known: Iterable[Note], rng: random.Random) -> tuple[str, ...]:
    faces = list(b.tiles[wire])
    for note in known:
        if type(note) is TileNote and note.wire == WIRES[wire]:
            faces[note.position - 1] = note.face
    left = list(FACES[wire])
    for face in faces:
        if face is not None:
            left.remove(face)  # type: ignore[arg-type]
    rng.shuffle(left)
    return tuple(left.pop() if face is None else face for face in faces)


def _locked(b: Board, seat: int | None, own: Own, rng: random.Random) -> tuple[str, ...]:
    def card(who: int) -> str:
        if who == seat:
            return own.locked
        if seat is not None and own.heard and b.heard_from[seat] == who:
            return own.heard
        return rng.choice(b.hands[who])

    return tuple(card(who) if ready else "" for who, ready in enumerate(b.ready))


def _instructor_card(b: Board, seat: int | None, own: Own, rng: random.Random) -> str:
    """Known after the reveal or if heard; otherwise one of its hand while the others choose [BSA-INS-04]."""
    if b.actions or not b.instructor or not b.turn:
        return b.instructor_card
    if seat is not None and own.heard and b.heard_from[seat] == THE_INSTRUCTOR:
        return own.heard
    return rng.choice([wire for wire in WIRES if wire not in b.instructor_stack])


def _tool_deck(view: View[Board], rng: random.Random) -> tuple[str, ...]:
    b = view.board
    gone = {tool for own in (*b.tools, *b.tools_used) for tool in own} | {*b.tools_left, *b.display}
    deck = [tool for tool in tool_ids(view.opt) if tool not in gone]
    rng.shuffle(deck)
    return tuple(deck)


def _remember(t: State, seat: int | None, own: Own, n: int) -> None:
    """What is the seat's alone goes to its place; of the others it knows nothing."""
    t.notes = _at(seat, own.notes, n, ())
    t.heard = _at(seat, own.heard, n, "")
    t.intents = _at(seat, tuple(i for i in own.intents if i != DEFAULTS[i.tool]), n, ())
    t.held = _at(seat, own.held, n, ())
    t.silent = _at(seat, own.silent, n, False)
    t.ranks = _at(seat, own.ranks, n, ())
    t.looks = _at(seat, own.look, n, None)
    t.auto_locked = t.timed_out = (False,) * n


def _at(seat: int | None, value: Any, n: int, nothing: Any) -> tuple[Any, ...]:
    return tuple(value if who == seat else nothing for who in range(n))
