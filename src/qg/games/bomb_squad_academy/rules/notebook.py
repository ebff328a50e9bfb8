"""Looks, and what each seat remembers of them (section 21). Looks are places and values, never ids [BSA-HID-01]."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from qg.kernel import rule

from ..data import CHAIN, MAIN, WIRE_NO
from ..events import Looked, Saw
from ..state import CardNote, Note, State, TileNote


def _order(note: Note) -> tuple[bool, int, int]:
    """Cards come first."""
    if type(note) is TileNote:
        return True, WIRE_NO[note.wire], note.position
    assert type(note) is CardNote
    return False, WIRE_NO[note.wire], note.depth


def card_faces(t: State, wire: str, count: int) -> tuple[CardNote, ...]:
    """The top cards of a deck as a look shows them."""
    top = t.wire(wire).deck[:count]
    return tuple([CardNote(wire, depth, MAIN[card], CHAIN[card]) for depth, card in enumerate(top, 1)])


def tile_faces(t: State, wire: str, *, hidden_only: bool) -> tuple[TileNote, ...]:
    """The tiles of a wire as a look shows them."""
    tiles, turned = t.wire(wire).tiles, t.wire(wire).turned
    first = turned if hidden_only else 0
    return tuple([TileNote(wire, place + 1, tiles[place]) for place in range(first, 3)])


@rule("BSA-CHK-08", "BSA-DIG-08", "BSA-HID-03")
def look(t: State, seat: int, by: str, wires: tuple[str, ...], faces: tuple[Note, ...]) -> None:
    """Where somebody looks is public, what they see is theirs alone [BSA-CHK-08, BSA-DIG-08, BSA-HID-03]."""
    what = "tiles" if faces and type(faces[0]) is TileNote else "tops"
    remember(t, seat, faces)
    t.emit(Looked, seat, by, wires, what)
    t.emit_to(seat, Saw, faces)


@rule("BSA-HID-05")
def remember(t: State, seat: int, faces: Iterable[Note]) -> None:
    """A new look replaces entries and clears their mark; face-up tiles need no entry [BSA-HID-05]."""
    new = [note for note in faces if type(note) is CardNote or _is_hidden(t, note)]
    before = t.cadets[seat].notes
    if before:
        places = [_order(note) for note in new]
        new += [note for note in before if _order(note) not in places]
    write(t, seat, sorted(new, key=_order))


def _is_hidden(t: State, note: Note) -> bool:
    return type(note) is TileNote and note.position > t.wire(note.wire).turned


def write(t: State, seat: int, notes: Iterable[Note]) -> None:
    """What a seat's notebook holds from now on."""
    t.put_cadet(seat, replace(t.cadets[seat], notes=tuple(notes)))


@rule("BSA-HID-05")
def card_flipped(t: State, wire: str) -> None:
    """Depths decrease by one and the entry of depth 1 goes [BSA-HID-05]."""
    for seat, cadet in enumerate(t.cadets):
        if cadet.notes:
            for note in cadet.notes:
                if note.wire == wire and type(note) is CardNote:
                    write(t, seat, _moved_up(cadet.notes, wire))
                    break


def _moved_up(own: tuple[Note, ...], wire: str) -> list[Note]:
    kept: list[Note] = []
    for note in own:
        if type(note) is not CardNote or note.wire != wire:
            kept.append(note)
        elif note.depth > 1:
            kept.append(replace(note, depth=note.depth - 1))
    return kept


@rule("BSA-HID-05")
def tile_turned(t: State, wire: str, position: int) -> None:
    """When a tile is turned its entry goes [BSA-HID-05]."""
    gone = (True, WIRE_NO[wire], position)
    for seat, cadet in enumerate(t.cadets):
        if cadet.notes and type(cadet.notes[-1]) is TileNote:  # tiles come last
            write(t, seat, [note for note in cadet.notes if _order(note) != gone])


@rule("BSA-HID-05")
def cards_sorted(t: State, seat: int, wire: str, *, seen: int, buried: int) -> None:
    """The user knows the new places, buried cards included; the others' entries become uncertain [BSA-HID-05]."""
    _blur(t, seat, lambda note: type(note) is CardNote and note.wire == wire)
    notes = t.cadets[seat].notes
    own = [note for note in notes if type(note) is not CardNote or note.wire != wire]
    deeper = [
        replace(note, depth=note.depth - buried)
        for note in notes
        if type(note) is CardNote and note.wire == wire and note.depth > seen
    ]
    size = len(t.wire(wire).deck)
    known = (*range(1, seen - buried + 1), *range(size - buried + 1, size + 1))
    faces = card_faces(t, wire, size)
    write(t, seat, [*own, *deeper])
    remember(t, seat, (faces[depth - 1] for depth in known))


@rule("BSA-HID-05")
def tiles_sorted(t: State, seat: int, wire: str) -> None:
    """The user knows the new places; the others' entries of face-down tiles become uncertain [BSA-HID-05]."""
    _blur(t, seat, lambda note: type(note) is TileNote and note.wire == wire)
    remember(t, seat, tile_faces(t, wire, hidden_only=True))


def _blur(t: State, seat: int, concerns: Callable[[Note], bool]) -> None:
    """Marked whether or not anything was moved."""
    for who, cadet in enumerate(t.cadets):
        if who != seat and cadet.notes:
            write(t, who, [replace(note, uncertain=True) if concerns(note) else note for note in cadet.notes])
