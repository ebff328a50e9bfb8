"""A full table that fits what a seat knows: all of it is known but chance to come (section 6)."""

from __future__ import annotations

import random

from qg.kernel import View

from .sheet import SheetLine, raw_line
from .state import Line, State
from .view import PUBLIC, Board


def imagine_state(view: View[Board], _: random.Random) -> State:
    """The state is what the board shows; the kernel gives the table chance of its own."""
    board = view.board
    t = State(**{name: getattr(board, name) for name in PUBLIC})
    t.lines = tuple(_lines(sheet) for sheet in board.sheets)
    return t


def _lines(sheet: tuple[SheetLine, ...]) -> tuple[Line, ...]:
    """Each line carries the grand total of the line before."""
    before = (0, *(line.grand_total or 0 for line in sheet))
    return tuple(raw_line(line, carried) for line, carried in zip(sheet, before, strict=False))
