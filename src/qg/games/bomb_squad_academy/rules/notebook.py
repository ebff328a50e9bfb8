"""Looks, and what each seat remembers of them (section 21). Looks are places and values, never ids [BSA-HID-01]."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from ..data import CHAIN, MAIN, WIRE_NO, WIRES
from ..events import Looked, Saw
from ..state import CardNote, Note, State, TileNote, with_at


def _order(note: Note) -> tuple[bool, int, int]:
    if type(note) is TileNote:
        return True, WIRE_NO[note.wire], note.position
    assert type(note) is CardNote
    return False, WIRE_NO[note.wire], note.depth


def card_faces(t: State, wire: int, count: int) -> tuple[CardNote, ...]:
    """The top cards of a deck as a look shows them."""
    top = t.decks[wire][:count]
    return tuple([CardNote(WIRES[wire], depth, MAIN[card], CHAIN[card]) for depth, card in enumerate(top, 1)])


def tile_faces(t: State, wire: int, *, hidden_only: bool) -> tuple[TileNote, ...]:
    """The tiles of a wire as a look shows them."""
    first = t.turned[wire] if hidden_only else 0
    return tuple([TileNote(WIRES[wire], place + 1, t.tiles[wire][place]) for place in range(first, 3)])


def look(t: State, seat: int, by: str, wires: Iterable[int], faces: tuple[Note, ...]) -> None:
    """Where somebody looks is public, what they see is theirs alone [BSA-CHK-08, BSA-DIG-08, BSA-HID-03]."""
    what = "tiles" if faces and type(faces[0]) is TileNote else "tops"
    remember(t, seat, faces)
    t.tell(Looked, seat, by, tuple(WIRES[wire] for wire in wires), what)
    t.whisper(seat, Saw, faces)


def remember(t: State, seat: int, faces: Iterable[Note]) -> None:
    """A new look replaces entries and clears their mark; face-up tiles need no entry [BSA-HID-05]."""
    turned = t.turned
    new = [note for note in faces if type(note) is CardNote or _is_hidden(note, turned)]
    before = t.notes[seat]
    if before:
        places = [_order(note) for note in new]
        new += [note for note in before if _order(note) not in places]
        new.sort(key=_order)
    t.notes = with_at(t.notes, seat, tuple(new))


def _is_hidden(note: Note, turned: tuple[int, ...]) -> bool:
    return type(note) is TileNote and note.position > turned[WIRE_NO[note.wire]]


def card_flipped(t: State, wire: int) -> None:
    """Depths decrease by one and the entry of depth 1 goes [BSA-HID-05]."""
    name = WIRES[wire]
    for seat, own in enumerate(t.notes):
        if own and type(own[0]) is CardNote:  # cards come first
            for note in own:
                if note.wire == name:
                    t.notes = with_at(t.notes, seat, _moved_up(own, name))
                    break


def _moved_up(own: tuple[Note, ...], wire: str) -> tuple[Note, ...]:
    kept: list[Note] = []
    for note in own:
        if type(note) is not CardNote or note.wire != wire:
            kept.append(note)
        elif note.depth > 1:
            kept.append(replace(note, depth=note.depth - 1))
    return tuple(kept)


def tile_turned(t: State, wire: int, position: int) -> None:
    """When a tile is turned its entry goes [BSA-HID-05]."""
    gone = (True, wire, position)
    for seat, own in enumerate(t.notes):
        if own and type(own[-1]) is TileNote:  # tiles come last
            t.notes = with_at(t.notes, seat, tuple([note for note in own if _order(note) != gone]))


def cards_sorted(t: State, seat: int, wire: int, *, seen: int, buried: int) -> None:
    """The user knows the new places, buried cards included; the others' entries become uncertain [BSA-HID-05]."""
    _blur(t, seat, lambda note: type(note) is CardNote and note.wire == WIRES[wire])
    own = [note for note in t.notes[seat] if type(note) is not CardNote or note.wire != WIRES[wire]]
    deeper = [
        replace(note, depth=note.depth - buried)
        for note in t.notes[seat]
        if type(note) is CardNote and note.wire == WIRES[wire] and note.depth > seen
    ]
    size = len(t.decks[wire])
    known = (*range(1, seen - buried + 1), *range(size - buried + 1, size + 1))
    faces = card_faces(t, wire, size)
    t.notes = with_at(t.notes, seat, (*own, *deeper))
    remember(t, seat, (faces[depth - 1] for depth in known))


def tiles_sorted(t: State, seat: int, wire: int) -> None:
    """The user knows the new places; the others' entries of face-down tiles become uncertain [BSA-HID-05]."""
    _blur(t, seat, lambda note: type(note) is TileNote and note.wire == WIRES[wire])
    remember(t, seat, tile_faces(t, wire, hidden_only=True))


def _blur(t: State, seat: int, concerns: Callable[[Note], bool]) -> None:
    """Marked whether or not anything was moved."""
    t.notes = tuple(
        own if who == seat else tuple(replace(note, uncertain=True) if concerns(note) else note for note in own)
        for who, own in enumerate(t.notes)
    )
