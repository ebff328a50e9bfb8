"""What must hold whenever the table waits: nothing is lost, nothing appears."""

from __future__ import annotations

from .data import ACTIONS, CHAIN, DECKS, FACES, MAIN, TRACK, WIRE_NO
from .rules.exam import tool_ids
from .state import CardNote, Note, State


def invariants(t: State) -> None:
    """Cards, tiles and tools are conserved, points add up, notes that are certain are true."""
    if t.bomb:
        for wire in range(4):
            _wire(t, wire)
        for seat in t.all_seats:
            _hand(t, seat)
    _tools(t)
    for seat in t.all_seats:
        assert sum(t.sources[seat]) == t.score[seat], "the sources add up to the score"
        assert t.opt.score_floor == "none" or t.score[seat] >= 0, "no score below the floor"
        assert all(_is_true(t, note) for note in t.notes[seat] if not note.uncertain), "certain notes are true"


def _wire(t: State, wire: int) -> None:
    """Twelve cards, three tiles, tiles turned exactly as far as the detonator has been [BSA-TRG-08]."""
    assert sorted(t.decks[wire] + t.rows[wire]) == sorted(DECKS[wire]), "twelve cards of each wire"
    assert sorted(t.tiles[wire]) == sorted(FACES[wire]), "three tiles of each wire"
    assert 0 <= t.position[wire] <= TRACK[wire] + 3, "the detonator is on its track"
    assert t.position[wire] <= TRACK[wire] + t.turned[wire], "tiles are turned when they are met"
    exploded = "boom" in t.tiles[wire][: t.turned[wire]]
    pending = any(type(frame) is tuple and frame == ("move_detonator", (wire,)) for frame in t.agenda)
    broken_off = t.outcome is not None and t.outcome.ended is not None
    if not (exploded or pending or broken_off):
        assert t.position[wire] == sum(MAIN[card] for card in t.rows[wire]) + t.shift[wire], "the position adds up"


def _hand(t: State, seat: int) -> None:
    """Six action cards; a hand holds at least 3, a stack at most 2, so everybody cuts often and every bomb ends.

    [BSA-END-05, BSA-END-06]
    """
    aside = ("wait",) if t.aside[seat] else ()
    assert sorted((*t.hands[seat], *t.stacks[seat], *aside)) == sorted(ACTIONS), "six action cards"
    most = 3 if t.actions else 2
    assert len(t.stacks[seat]) <= most, "a stack of at most 2 at the start of a turn"
    assert len(t.hands[seat]) >= 5 - most, "a hand of at least 3 at the start of a turn"


def _tools(t: State) -> None:
    """Every tool of the deck is somewhere, once [BSA-OPT-16]."""
    owned = [tool for own in (*t.tools, *t.tools_used) for tool in own]
    everywhere = [*owned, *t.tool_deck, *t.tools_left, *t.display]
    assert sorted(everywhere) == sorted(tool_ids(t.opt)), "every tool once"


def _is_true(t: State, note: Note) -> bool:
    wire = WIRE_NO[note.wire]
    if type(note) is CardNote:
        card = t.decks[wire][note.depth - 1]
        return (note.main, note.chain) == (MAIN[card], CHAIN[card])
    return type(note) is not CardNote and t.tiles[wire][note.position - 1] == note.face  # type: ignore[union-attr]
