"""Double-zero's DEBRIEFING phase: what to validate, and sequences of gadgets that lead to more, or stop a leader."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Any, NamedTuple

from ..choices import Validate
from ..data import DATA
from ..pieces import GadgetId, Type
from .moves import Move, Table, after, choice_of, moves
from .outlook import behind, ease, prospects
from .scene import Card, Situation

EDGE = 0.002
LEAD = 0.1
"""A rival who finishes with at least this chance is worth a gadget."""
SHORTLIST = 12


class Line(NamedTuple):
    """A sequence of gadgets: the first move, how many are played, what it brings, and the table it leads to."""

    first: Move
    played: int
    gained: frozenset[Type]
    table: Table


def claim(scene: Situation) -> Validate | None:
    """A mission that holds: stamped cards first, of one type the harder; of the display what others would like most."""
    rest = [tray for seat, tray in enumerate(scene.table) if seat != scene.seat]
    open_cards = [card for card in scene.wanted if card.type not in scene.board.used]
    found = [card for card in open_cards if DATA.holds[card.face](scene.own, rest)]
    if not found:
        return None

    def rank(card: Card) -> tuple[bool, float]:
        easy = ease(card.face, scene.players)
        return DATA.missions[card.face].briefcase, easy if card.source == "display" else -easy

    best = max(found, key=rank)
    return Validate(best.source, best.slot)


def search(scene: Situation, positions: int, budget_ms: int) -> Any | None:
    """The gadget to play now: the first of the sequence that raises the chance to win most; None: none does."""
    gadgets = scene.debriefing_gadgets
    if not gadgets:
        return None
    lines = list(_lines(scene, gadgets, positions, monotonic() + budget_ms / 1000))
    best: Line | None = None
    most = _value(scene, None) + EDGE
    for line in _shortlist(scene, lines):
        value = _value(scene, line)
        if value > most:
            best, most = line, value
    return choice_of(scene, best.first) if best else None


def _value(scene: Situation, line: Line | None) -> float:
    """The chance to win at the end of this turn."""
    if line is None:
        return prospects(scene, behind(scene, scene.table))[0]
    return prospects(scene, behind(scene, line.table), spent=line.played)[len(line.gained)]


def _shortlist(scene: Situation, lines: Sequence[Line]) -> Iterator[Line]:
    """Those that gain most with fewest gadgets; and all single moves if a rival is about to finish."""
    useful = sorted((line for line in lines if line.gained), key=lambda line: (-len(line.gained), line.played))
    for played in (1, 2, 3):
        yield from [line for line in useful if line.played == played][:SHORTLIST]
    if any(rival.finish > LEAD for rival in behind(scene, scene.table)):
        yield from (line for line in lines if line.played == 1 and not line.gained)


def _lines(scene: Situation, gadgets: tuple[GadgetId, ...], positions: int, brake: float) -> Iterator[Line]:
    """Sequences of up to three gadgets, the short ones first; what holds on the way is validated on the way."""
    cards = [card for card in scene.wanted if card.type not in scene.board.used]
    seen = 0
    level: list[tuple[Move | None, tuple[GadgetId, ...], frozenset[Type], Table]] = [
        (None, gadgets, frozenset(), scene.table)
    ]
    for played in range(1, len(gadgets) + 1):
        above, level = level, []
        for first, held, gained, table in above:
            for gadget in dict.fromkeys(held):
                place = held.index(gadget)
                rest = held[:place] + held[place + 1 :]
                for move in moves(gadget, table, scene.seat, scene.board.locked):
                    seen += 1
                    if seen > positions or (seen % 64 == 0 and monotonic() > brake):
                        return
                    result = after(table, move)
                    found = gained | _held(cards, gained, result, scene.seat)
                    line = Line(first or move, played, found, result)
                    level.append((line.first, rest, found, result))
                    yield line


def _held(cards: Sequence[Card], gained: frozenset[Type], table: Table, seat: int) -> frozenset[Type]:
    """The types not yet gained of which a card holds on this table."""
    own, rest = table[seat], [tray for other, tray in enumerate(table) if other != seat]
    return frozenset(card.type for card in cards if card.type not in gained and DATA.holds[card.face](own, rest))
