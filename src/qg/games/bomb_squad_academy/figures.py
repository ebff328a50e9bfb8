"""What a board shows beside the view and must not work out itself: totals, distances, odds, turns, ranks.

Everything here follows from one seat's view; the odds follow from what everybody can see, without the notebook.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

import msgspec

from qg.kernel import View

from .data import ACTIONS, BOMBS, BONUS, CHAIN, DATA, MAIN, SENSOR_STEP, SENSORS, TIME, TRACK, WIRES
from .rules.ending import STACK
from .state import SOURCES, Options
from .view import Board

HOT = 25
"""A wire is hot if its next card reaches a hidden tile with at least this chance, in percent."""
GONE = -1
"""A card that does not come back in this bomb."""
TIMERS = {
    "react": "react",
    "confirm_tool": "confirm",
    "order_cards": "followup",
    "keep_or_bury": "followup",
    "wait_pick": "wait_pick",
    "chicken_look": "chicken",
    "pick_tool": "pick_tool",
}


class Odds(msgspec.Struct, frozen=True):
    """In percent, for a cut by so many: that a hidden tile is reached, that the bomb explodes."""

    cutters: int
    reach: int
    boom: int


class WireFigures(msgspec.Struct, frozen=True, kw_only=True):
    """One wire."""

    sums: tuple[int, ...]
    """The chain after each card of the row."""
    chain: int
    bonus: int
    base: int
    """What the next cut is worth before its card [BSA-CUT-09]."""
    left: tuple[int, ...]
    """Main values still in the deck: back minus face-up cards [BSA-CMP-03]."""
    spaces: int
    """Spaces to the first face-down tile."""
    calm: float
    """Spaces in cards of the mean value left."""
    hot: bool
    odds: tuple[Odds, ...]
    pushed: int
    """The sum of the main values of the row [BSA-TRG-08]."""
    can_cut: tuple[int, ...]
    """Seats with its cutters in hand."""
    instructor_can: bool
    cutters: tuple[int, ...]
    """Seats that cut it this turn, as the cards lie."""
    instructor_cuts: bool


class SensorFigures(msgspec.Struct, frozen=True):
    """One sensor: where it lies, what it adds, where it goes when that wire is cut."""

    sensor: str
    wire: int
    bonus: int
    goes_to: int
    pinned: bool


class SeatFigures(msgspec.Struct, frozen=True):
    """One seat. `back`: after how many turns each action card can be played again; 0: now, -1: not in this bomb."""

    rank: int
    back: dict[str, int]


class Award(msgspec.Struct, frozen=True):
    """A title at the end."""

    id: str
    seats: tuple[int, ...]


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """All figures of a view."""

    wires: tuple[WireFigures, ...]
    sensors: tuple[SensorFigures, ...]
    seats: tuple[SeatFigures, ...]
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
        wires=tuple([_wire(board, wire) for wire in range(len(WIRES))]),
        sensors=_sensors(board),
        seats=tuple([_seat(board, seat) for seat in range(len(board.score))]),
        roll_call=tuple(sorted(range(len(board.score)), key=lambda seat: (board.score[seat], board.badges[seat]))),
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


def _wire(board: Board, wire: int) -> WireFigures:
    row, name = board.rows[wire], WIRES[wire]
    sums, left = _row(row, wire)
    bonus = _bonus(board, wire)
    chain = sums[-1] if sums else 0
    spaces = TRACK[wire] + board.turned[wire] + 1 - board.position[wire]
    odds = _odds(left, spaces, 3 - board.turned[wire], len(board.score) + board.instructor)
    return WireFigures(
        sums=sums,
        chain=chain,
        bonus=bonus,
        base=chain + bonus,
        left=left,
        spaces=spaces,
        calm=round(spaces * len(left) / sum(left), 1) if sum(left) else 0.0,
        hot=bool(odds) and odds[0].reach >= HOT,
        odds=odds,
        pushed=board.position[wire] - board.shift[wire],
        can_cut=tuple([seat for seat, hand in enumerate(board.hands) if name in hand]),
        instructor_can=board.instructor and name not in board.instructor_stack,
        cutters=_cutters(board, wire),
        instructor_cuts=bool(board.actions) and board.instructor_wire == wire,
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


def _bonus(board: Board, wire: int) -> int:
    """What the sensors on a wire add [BSA-SEN-02, BSA-SEN-04]."""
    return sum(bonus for lies, bonus in zip(board.sensors, BONUS.get(board.bomb, ()), strict=False) if lies == wire)


def _cutters(board: Board, wire: int) -> tuple[int, ...]:
    """Each player counts once per wire, with or without Twin Cutters."""
    if not board.actions:
        return ()
    pairs = zip(board.stands_for, board.twin, strict=True)
    return tuple([seat for seat, own in enumerate(pairs) if wire in own])


@lru_cache(4096)
def _odds(left: tuple[int, ...], spaces: int, hidden: int, most: int) -> tuple[Odds, ...]:
    """For one to `most` cutters; each hidden tile is as likely to be the explosion as any other [BSA-TRG-02]."""
    return tuple(_odds_of(sums, k, spaces, hidden) for k, sums in enumerate(_sums(left, most), 1) if sums)


def _odds_of(sums: dict[int, int], cutters: int, spaces: int, hidden: int) -> Odds:
    ways = sum(sums.values())
    reach = sum(count for move, count in sums.items() if move >= spaces)
    met = sum(count * min(hidden, move - spaces + 1) for move, count in sums.items() if move >= spaces)
    return Odds(cutters, _percent(reach, ways), _percent(met, ways * hidden) if hidden else 0)


def _percent(part: int, whole: int) -> int:
    """Rounded, but what may or may not happen is never called 0 or 100."""
    if part in (0, whole):
        return 100 if part else 0
    return min(99, max(1, round(100 * part / whole)))


@lru_cache(1024)
def _sums(left: tuple[int, ...], most: int) -> tuple[dict[int, int], ...]:
    """In how many ways the next 1, 2 ... cards of a deck push a detonator how far; fewer if the deck is short."""
    ways: list[Counter[int]] = [Counter() for _ in range(min(most, len(left)) + 1)]
    ways[0][0] = 1
    for main in left:
        for taken in range(len(ways) - 1, 0, -1):
            for total, count in ways[taken - 1].items():
                ways[taken][total + main] += count
    return tuple(dict(sums) for sums in ways[1:])


def _sensors(board: Board) -> tuple[SensorFigures, ...]:
    """A sensor goes one wire along its arrow, round the ring [BSA-SEN-06, BSA-SEN-07]."""
    return tuple(
        [
            SensorFigures(name, wire, bonus, (wire + step) % len(WIRES), pinned)
            for name, wire, bonus, step, pinned in zip(
                SENSORS, board.sensors, BONUS.get(board.bomb, ()), SENSOR_STEP, board.pinned, strict=False
            )
        ]
    )


# -- seats ------------------------------------------------------------------------------------------------------------


def _seat(board: Board, seat: int) -> SeatFigures:
    rank = 1 + sum(points > board.score[seat] for points in board.score)
    stack = board.stacks[seat] if board.stacks else ()
    return SeatFigures(rank, _back(stack, aside=bool(board.aside) and board.aside[seat], shown=bool(board.actions)))


def _back(stack: tuple[str, ...], *, aside: bool, shown: bool) -> dict[str, int]:
    """The bottom card comes back at the end of the turn that makes the stack three cards high [BSA-END-02, -04].

    `shown`: this turn's card lies on the stack already.
    """
    first = STACK - len(stack) + shown
    back = dict.fromkeys(ACTIONS, 0)
    for place, card in enumerate(stack):
        back[card] = GONE if card == "wait" else first + place
    if aside:
        back["wait"] = GONE
    return back


# -- time and titles --------------------------------------------------------------------------------------------------


def _time(view: View[Board]) -> tuple[int, int]:
    """When what is asked is over for this seat, and how long it lasts in all; (0, 0) where no time runs."""
    board, times = view.board, TIME[_options(view).tempo]
    if view.asked is None or board.paused_at >= 0:
        return 0, 0
    kind = view.asked.kind
    if kind == "choose_action":
        return _choose_time(view, times)
    span = times.get(TIMERS.get(kind, ""), 0)
    return (board.deadline, span) if span and board.deadline else (0, 0)


def _choose_time(view: View[Board], times: dict[str, int]) -> tuple[int, int]:
    """A tool of one's own that waits, one's own choose time, or, once locked, that of the others [BSA-TRN-11]."""
    board, seat = view.board, view.seat
    if board.queue and board.queue[0].seat == seat:
        return board.plan_due, times["followup" if board.ordering else "confirm"] if board.plan_due else 0
    if seat is None or board.ready[seat]:
        dues = [due for due, ready in zip(board.choose_due, board.ready, strict=True) if not ready]
        due = max(dues, default=0)
    else:
        due = board.choose_due[seat] if board.stopped[seat] < 0 else 0
    return (due, times["choose"]) if due else (0, 0)


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
