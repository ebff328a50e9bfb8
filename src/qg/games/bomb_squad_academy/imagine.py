"""A full table that fits what a seat knows: everything else is drawn afresh."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from qg.kernel import View

from .data import CHAIN, DECKS, FACES, MAIN, WIRES
from .result import Sources
from .rules.exam import tool_ids
from .rules.intents import DEFAULTS
from .state import Cadet, CardNote, Cut, Instructor, Note, Overheard, Play, Round, Sensor, State, TileNote, Who, Wire
from .view import NONE, THE_INSTRUCTOR, Board, Own

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
    t = State(bombs=b.bombs, display=b.display, tools_left=b.tools_left, bomb=b.bomb or None, turn=b.turn)
    t.queue, t.ordering, t.lookers = b.queue, b.ordering, b.lookers
    t.cut = Cut(*(getattr(b, name) for name in Cut.__struct_fields__))
    t.round = Round(eligible=b.eligible, resolved=b.resolved)
    t.protected = tuple(wire for wire, safe in zip(WIRES, b.protected, strict=True) if safe)
    t.flipped = tuple(wire for wire, cut in zip(WIRES, b.cut, strict=True) if cut)
    t.sensors = tuple(Sensor(WIRES[wire], pinned) for wire, pinned in zip(b.sensors, b.pinned, strict=False))
    t.cadets = tuple(_cadet(b, seat, own if seat == view.seat else NOBODY) for seat in range(len(b.badges)))
    t.wires = _wires(b, known, rng) if b.bomb else t.wires
    locked = _locked(b, view.seat, own, rng)
    if b.instructor:
        card = _instructor_card(b, view.seat, own, rng)
        t.instructor = Instructor(b.instructor_stack, card or None, _named(b.instructor_wire))
    picks = [
        rng.randrange(len(WIRES)) if ready and wire == NONE else wire
        for ready, wire in zip(b.wait_ready, b.wait_locks, strict=True)
    ]
    t.plays = tuple(
        _play(b, seat, card, pick, own if seat == view.seat else NOBODY)
        for seat, (card, pick) in enumerate(zip(locked, picks, strict=True))
    )
    t.tool_deck = _tool_deck(view, rng)
    return t


def _named(wire: int) -> str | None:
    return None if wire == NONE else WIRES[wire]


def _cadet(b: Board, seat: int, own: Own) -> Cadet:
    """What is the seat's alone goes to its place; of the others it knows nothing."""
    cards = (b.hands[seat], b.stacks[seat], b.aside[seat]) if b.bomb else ((), (), False)
    return Cadet(
        b.badges[seat],
        b.score[seat],
        Sources(*b.sources[seat]),
        b.points_before[seat] if b.bomb else 0,
        tuple(made[seat] for made in b.per_bomb),
        b.explosions[seat],
        b.absent_turns[seat],
        b.tools[seat],
        b.tools_used[seat],
        *cards,
        own.notes,
        own.ranks,
        tuple(intent for intent in own.intents if intent != DEFAULTS[intent.tool]),
        own.held,
        own.silent,
    )


def _play(b: Board, seat: int, locked: str | None, pick: int, own: Own) -> Play:
    of: Who = "instructor" if b.heard_from[seat] == THE_INSTRUCTOR else b.heard_from[seat]
    return Play(
        locked=locked,
        is_overheard=b.frozen[seat],
        listens_to=None if b.listens[seat] == NONE else b.listens[seat],
        heard=None if of == NONE else Overheard(own.heard, of),
        action=b.actions[seat] if b.actions else None,
        stands_for=_named(b.stands_for[seat]),
        twin=_named(b.twin[seat]),
        tools=b.tools_turn[seat],
        proposal=_named(b.proposals[seat]),
        protects=_named(pick),
        look=own.look,
    )


def _wires(b: Board, known: Sequence[Note], rng: random.Random) -> tuple[Wire, ...]:
    decks = [_deck(b, wire, known, rng) for wire in range(len(WIRES))]
    tiles = [_tiles(b, wire, known, rng) for wire in range(len(WIRES))]
    return tuple(map(Wire, decks, b.rows, b.position, b.shift, tiles, b.turned))


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


def _locked(b: Board, seat: int | None, own: Own, rng: random.Random) -> tuple[str | None, ...]:
    def card(who: int) -> str:
        if who == seat:
            return own.locked
        if seat is not None and own.heard and b.heard_from[seat] == who:
            return own.heard
        return rng.choice(b.hands[who])

    return tuple(card(who) if ready else None for who, ready in enumerate(b.ready))


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
