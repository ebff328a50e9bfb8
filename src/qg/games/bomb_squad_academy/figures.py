"""What a board shows beside the view and must not work out itself: totals, distances, odds, turns, ranks.

Everything here follows from one seat's view; the odds follow from what everybody can see, without the notebook.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import repeat

import msgspec

from qg.kernel import View
from qg.kernel.conduct.state import NEVER

from .data import BOMBS, BONUS, CHAIN, DATA, MAIN, SENSOR_STEP, TRACK, WIRES
from .result import SOURCES
from .rules.ending import STACK
from .state import Options
from .view import Board

HOT = 25
"""A wire is hot if its next card reaches a hidden tile with at least this chance, in percent."""
GONE = -1
"""A card that does not come back in this bomb."""


class WireFigures(msgspec.Struct, frozen=True, kw_only=True):
    """One wire."""

    sums: tuple[int, ...]
    """The chain after each card of the row."""
    bonus: int
    """What the sensors on it add."""
    base: int
    """What the next cut is worth before its card [BSA-CUT-09]."""
    left: tuple[int, ...]
    """Main values still in the deck: back minus face-up cards [BSA-CMP-03]."""
    spaces: int
    """Spaces to the first face-down tile."""
    calm: float
    """Spaces in cards of the mean value left."""
    hot: bool
    reach: tuple[int, ...]
    """The chance that a hidden tile is reached, in percent, by one cutter, by two, and so on."""
    boom: tuple[int, ...]
    """Likewise, that the bomb explodes."""
    pushed: int
    """The sum of the main values of the row [BSA-TRG-08]."""


class Award(msgspec.Struct, frozen=True):
    """A title at the end."""

    id: str
    seats: tuple[int, ...]


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """All figures of a view."""

    wires: tuple[WireFigures, ...]
    goes_to: tuple[int, ...]
    """The wire each sensor goes to when the one it lies on is cut."""
    back: dict[str, int]
    """After how many turns those of my action cards that are out can be played again; GONE: not in this bomb."""
    roll_call: tuple[int, ...]
    """Fewest points first, then lowest badge [BSA-TRN-10]."""
    due: int
    """When what is asked is over for this seat, table time in ms; 0: no limit, or its clock stands still."""
    span: int
    """How long that lasts in all; 0: no limit."""
    bombs: tuple[str, ...]
    next_bomb: str
    """Empty in the last bomb."""
    awards: tuple[Award, ...]


def figures(view: View[Board]) -> Figures:
    """The figures of one seat's view."""
    board = view.board
    due, span = _time(view)
    bombs = BOMBS[_options(view).exam]
    place = bombs.index(board.bomb) + 1 if board.bomb in bombs else 0
    return Figures(
        wires=_wires(board),
        goes_to=_goes_to(board.sensors),
        back={} if view.seat is None else _my_back(board, view.seat),
        roll_call=_roll_call(board.score, board.badges),
        due=due,
        span=span,
        bombs=bombs,
        next_bomb=bombs[place] if place < len(bombs) else "",
        awards=_awards(board) if view.outcome is not None else (),
    )


def _options(view: View[Board]) -> Options:
    assert isinstance(view.opt, Options)
    return view.opt


# -- wires ------------------------------------------------------------------------------------------------------------


def _wires(board: Board) -> tuple[WireFigures, ...]:
    most, bonus = len(board.score) + board.instructor, _bonus(board.sensors, board.bomb)
    return tuple(
        map(_wire, range(len(WIRES)), board.rows, board.turned, board.position, board.shift, bonus, repeat(most))
    )


@lru_cache(1024)
def _wire(
    wire: int, row: tuple[str, ...], turned: int, position: int, shift: int, bonus: int, most: int
) -> WireFigures:
    """The same for every seat, and remembered: what has changed is looked for by which objects there are."""
    sums, left = _row(row, wire)
    chain = sums[-1] if sums else 0
    spaces = TRACK[wire] + turned + 1 - position
    reach, boom = _odds(left, spaces, 3 - turned, most)
    return WireFigures(
        sums=sums,
        bonus=bonus,
        base=chain + bonus,
        left=left,
        spaces=spaces,
        calm=round(spaces * len(left) / sum(left), 1) if sum(left) else 0.0,
        hot=bool(reach) and reach[0] >= HOT,
        reach=reach,
        boom=boom,
        pushed=position - shift,
    )


@lru_cache(4096)
def _row(row: tuple[str, ...], wire: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The running chain of a row, and the main values left in its deck."""
    sums = []
    total = 0
    for card in row:
        total += CHAIN[card]
        sums.append(total)
    left = Counter(DATA.wires[wire].back)
    left.subtract(MAIN[card] for card in row)
    return tuple(sums), tuple(sorted(left.elements()))


@lru_cache(1024)
def _bonus(sensors: tuple[int, ...], bomb: str) -> tuple[int, ...]:
    """What the sensors on each wire add [BSA-SEN-02, BSA-SEN-04]."""
    added = tuple(zip(sensors, BONUS.get(bomb, ()), strict=False))
    return tuple(sum(bonus for lies, bonus in added if lies == wire) for wire in range(len(WIRES)))


@lru_cache(4096)
def _odds(left: tuple[int, ...], spaces: int, hidden: int, most: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """For one to `most` cutters; each hidden tile is as likely to be the explosion as any other [BSA-TRG-02]."""
    odds = [_odds_of(sums, spaces, hidden) for sums in _sums(left, most)]
    return tuple([reach for reach, _ in odds]), tuple([boom for _, boom in odds])


def _odds_of(sums: dict[int, int], spaces: int, hidden: int) -> tuple[int, int]:
    ways, reach, met = sum(sums.values()), 0, 0
    for move, count in sums.items():
        if move >= spaces:
            reach += count
            met += count * min(hidden, move - spaces + 1)
    return _percent(reach, ways), _percent(met, ways * hidden) if hidden else 0


def _percent(part: int, whole: int) -> int:
    """Rounded, but what may or may not happen is never called 0 or 100."""
    if part in (0, whole):
        return 100 if part else 0
    return min(99, max(1, round(100 * part / whole)))


@lru_cache(1024)
def _sums(left: tuple[int, ...], most: int) -> tuple[dict[int, int], ...]:
    """In how many ways the next 1, 2 ... cards of a deck push a detonator how far; fewer if the deck is short."""
    ways: list[dict[int, int]] = [{0: 1}, *({} for _ in range(min(most, len(left))))]
    for main in left:
        for taken in range(len(ways) - 1, 0, -1):
            for total, count in ways[taken - 1].items():
                ways[taken][total + main] = ways[taken].get(total + main, 0) + count
    return tuple(ways[1:])


@lru_cache(1024)
def _goes_to(sensors: tuple[int, ...]) -> tuple[int, ...]:
    """A sensor goes one wire along its arrow, round the ring [BSA-SEN-06, BSA-SEN-07]."""
    return tuple([(wire + step) % len(WIRES) for wire, step in zip(sensors, SENSOR_STEP, strict=False)])


@lru_cache(1024)
def _roll_call(score: tuple[int, ...], badges: tuple[int, ...]) -> tuple[int, ...]:
    """Fewest points first, then lowest badge [BSA-TRN-10]."""
    return tuple(sorted(range(len(score)), key=lambda seat: (score[seat], badges[seat])))


# -- my cards ---------------------------------------------------------------------------------------------------------


def _my_back(board: Board, seat: int) -> dict[str, int]:
    stack = board.stacks[seat] if board.stacks else ()
    return _back(stack, aside=bool(board.aside) and board.aside[seat], shown=bool(board.actions))


def _back(stack: tuple[str, ...], *, aside: bool, shown: bool) -> dict[str, int]:
    """The bottom card comes back at the end of the turn that makes the stack three cards high [BSA-END-02, -04].

    `shown`: this turn's card lies on the stack already.
    """
    first = STACK - len(stack) + shown
    back = {card: GONE if card == "wait" else first + place for place, card in enumerate(stack)}
    if aside:
        back["wait"] = GONE
    return back


# -- time and titles --------------------------------------------------------------------------------------------------


def _time(view: View[Board]) -> tuple[int, int]:
    """When what is asked is over for this seat, and how long it lasts in all; (0, 0) where no time runs.

    A tool of one's own that waits, one's own choose time, or, once locked, that of the others [BSA-TRN-11].
    """
    board, seat = view.board, view.seat
    running = [clock for clock in view.conduct.clocks if clock.number == view.number and clock.left == NEVER]
    if view.asked is None or view.conduct.stands_still or not running:
        return 0, 0
    if view.asked.kind != "choose_action":
        return running[0].due, running[0].whole
    if seat is None or board.ready[seat]:
        shown = [clock for clock in running if not board.ready[clock.seat] and clock.timer == "choose"]
    else:
        shown = [clock for clock in running if clock.seat == seat]
    last = max(shown, key=lambda clock: clock.due, default=None)
    return (last.due, last.whole) if last else (0, 0)


def _awards(board: Board) -> tuple[Award, ...]:
    """Titles for the most points, explosions, Chicken points and solo points; none where there is nothing to praise."""
    chicken, solo = SOURCES.index("chicken"), SOURCES.index("solo")
    columns = {
        "top_of_the_class": board.score,
        "iron_nerve": tuple(parts[solo] for parts in board.sources),
        "golden_egg": tuple(parts[chicken] for parts in board.sources),
        "singed_eyebrows": board.explosions,
    }
    return tuple(
        Award(title, tuple(seat for seat, amount in enumerate(column) if amount == max(column)))
        for title, column in columns.items()
        if max(column) > 0
    )
