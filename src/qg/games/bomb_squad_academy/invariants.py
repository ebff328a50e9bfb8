"""What must hold whenever the table waits: nothing is lost, nothing appears."""

from __future__ import annotations

from msgspec.structs import astuple

from .data import ACTIONS, CHAIN, DECKS, FACES, MAIN, TRACK, WIRE_NO, WIRES
from .rules.cutting import move_detonator
from .rules.exam import tool_ids
from .state import Cadet, CardNote, Note, State


def invariants(t: State) -> None:
    """Cards, tiles and tools are conserved, points add up, notes that are certain are true."""
    if t.bomb:
        for name in WIRES:
            _wire(t, name)
        for cadet in t.cadets:
            _hand(cadet, is_revealed=t.is_revealed)
    _tools(t)
    for cadet in t.cadets:
        assert sum(astuple(cadet.sources)) == cadet.score, "the sources add up to the score"
        assert t.opt.score_floor == "none" or cadet.score >= 0, "no score below the floor"
        assert all(_is_true(t, note) for note in cadet.notes if not note.uncertain), "certain notes are true"


def _wire(t: State, name: str) -> None:
    """Twelve cards, three tiles, tiles turned exactly as far as the detonator has been [BSA-TRG-08]."""
    wire, number = t.wire(name), WIRE_NO[name]
    assert sorted(wire.deck + wire.row) == sorted(DECKS[number]), "twelve cards of each wire"
    assert sorted(wire.tiles) == sorted(FACES[number]), "three tiles of each wire"
    assert 0 <= wire.position <= TRACK[number] + 3, "the detonator is on its track"
    assert wire.position < t.first_hidden(name), "tiles are turned when they are met"
    broken_off = t.outcome is not None and t.outcome.ended is not None
    if not (wire.shows_boom or t.is_pending(move_detonator, name) or broken_off):
        assert wire.position == sum(MAIN[card] for card in wire.row) + wire.shift, "the position adds up"


def _hand(cadet: Cadet, *, is_revealed: bool) -> None:
    """Six action cards; a hand holds at least 3, a stack at most 2, so everybody cuts often and every bomb ends.

    [BSA-END-05, BSA-END-06]
    """
    aside = ("wait",) if cadet.is_wait_aside else ()
    assert sorted((*cadet.hand, *cadet.stack, *aside)) == sorted(ACTIONS), "six action cards"
    most = 3 if is_revealed else 2
    assert len(cadet.stack) <= most, "a stack of at most 2 at the start of a turn"
    assert len(cadet.hand) >= 5 - most, "a hand of at least 3 at the start of a turn"


def _tools(t: State) -> None:
    """Every tool of the deck is somewhere, once [BSA-OPT-16]."""
    owned = [tool for cadet in t.cadets for tool in (*cadet.tools, *cadet.tools_used)]
    everywhere = [*owned, *t.tool_deck, *t.tools_left, *t.display]
    assert sorted(everywhere) == sorted(tool_ids(t.opt)), "every tool once"


def _is_true(t: State, note: Note) -> bool:
    wire = t.wire(note.wire)
    if isinstance(note, CardNote):
        card = wire.deck[note.depth - 1]
        return (note.main, note.chain) == (MAIN[card], CHAIN[card])
    return wire.tiles[note.position - 1] == note.face
