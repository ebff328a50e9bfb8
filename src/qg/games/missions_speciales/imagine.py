"""A full table that fits what a seat knows: all of it is known but chance to come (section 6)."""

from __future__ import annotations

import random

from qg.kernel import View

from .choices import Remarks
from .events import KIND_OF, OF_TABLE
from .sheet import SheetLine, raw_line
from .state import Line, State
from .view import PUBLIC, Board

SOME_KIND = next(iter(KIND_OF))


def imagine_state(view: View[Board], _: random.Random) -> State:
    """The state is what the board shows; the kernel gives the table chance of its own."""
    board = view.board
    t = State(**{name: getattr(board, name) for name in PUBLIC})
    t.lines = tuple(_lines(sheet) for sheet in board.sheets)
    t.trail = _trail(view)
    return t


def _trail(view: View[Board]) -> str:
    """As many events as can be contested; what they were changes nothing in play [MS-ROLE-02]."""
    offered = view.standing
    if not isinstance(offered, Remarks):
        return ""
    of_table = set(offered.contested).difference(view.board.contested)
    events = range(offered.first, offered.last + 1)
    return "".join([OF_TABLE if event in of_table else SOME_KIND for event in events])


def _lines(sheet: tuple[SheetLine, ...]) -> tuple[Line, ...]:
    """Each line carries the grand total of the line before."""
    before = (0, *(line.grand_total or 0 for line in sheet))
    return tuple(raw_line(line, carried) for line, carried in zip(sheet, before, strict=False))
