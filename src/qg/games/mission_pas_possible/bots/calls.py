"""What bots call across the table [MPP-TAK-02]: which calls fit a view, and a voice that does not repeat itself."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

from ..choices import Signal
from ..data import DATA
from ..pieces import COLORS, FACES, SIDES, Color
from ..view import elapsed, free_dice
from ..worth import Placed
from .table import Seen, can_use, completes_a_card, could_take, own_seat, people

SPACING = 4000
"""A bot lets so many milliseconds pass between two calls, though the rules ask for less."""
MOST_A_TURN = 1
PATIENCE = 5000


class Wish(NamedTuple):
    """A call, and the situation it belongs to: in the same situation it is not made again."""

    call: Signal
    about: Hashable


class Voice:
    """Makes a call when the situation is new, to people only, and not too many of them."""

    def __init__(self) -> None:
        self._said: set[Hashable] = set()
        self._turn = 0
        self._calls = 0

    def say(self, view: Seen, wishes: Sequence[Wish] | Iterator[Wish]) -> Signal | None:
        """The first of these calls that is open and was not made in this situation; None: nothing to say."""
        board = view.board
        if board.turn != self._turn:
            self._turn, self._calls = board.turn, 0
        if not view.standing or not people(view) or self._calls >= MOST_A_TURN or board.running_since is None:
            return None
        last = board.called_at[own_seat(view)] if board.called_at else None
        if last is not None and view.now < last + SPACING:
            return None
        for call, about in wishes:
            if (call.id, about) not in self._said and call in view.standing:
                self._said.add((call.id, about))
                self._calls += 1
                return call
        return None


# -- about one's own cards -----------------------------------------------------------------------------------------


def _is_claiming(view: Seen) -> bool:
    """Whether dice may be taken now."""
    return bool(view.board.pool) and view.board.settled and view.asked is not None and view.asked.kind == "claiming"


def _wave(view: Seen) -> tuple[int, int]:
    return view.board.turn, view.board.opened_at


def stuck(view: Seen) -> list[Wish]:
    """It has a card and quota, holds nothing, and can use none of the dice; also when they are to be rerolled."""
    board, seat = view.board, own_seat(view)
    rerolling = view.asked is not None and view.asked.kind == "rerolling"
    if not (_is_claiming(view) or rerolling) or board.reserved[seat] or board.quota_left[seat] <= 0:
        return []
    if any(can_use(board.hands[seat], die) for die in free_dice(board)):
        return []
    return [Wish(Signal("stuck"), board.turn)]


def needs(view: Seen) -> Iterator[Wish]:
    """For each own slot with one answer, the colour or the value it wants; one that lies in the pool first."""
    board, seat = view.board, own_seat(view)
    if not _is_claiming(view) or board.quota_left[seat] <= 0:
        return
    shown = {die.face for die in free_dice(board)}
    found: list[tuple[bool, Wish]] = []
    for bomb in board.hands[seat]:
        if bomb is None:
            continue
        wires = DATA.wiring[bomb.card]
        seen = wires.seen(bomb.dice)
        for slot, faces in enumerate(wires.judge(seen).sound):
            call = answer(faces)
            if call is not None:
                absent = not any(faces >> face & 1 for face in shown)
                found.append((absent, Wish(call, (bomb.card, slot, seen))))
    yield from (wish for _, wish in sorted(found, key=lambda one: one[0]))


def answer(faces: int) -> Signal | None:
    """The call for a slot that takes one colour only, or one value only."""
    taken = [face for face in range(FACES) if faces >> face & 1]
    colors, values = {face // SIDES for face in taken}, {face % SIDES + 1 for face in taken}
    if len(colors) == 1:
        color: Color = COLORS[colors.pop()]
        return Signal("need_color", color)
    return Signal("need_value", values.pop()) if len(values) == 1 else None


def one_more(view: Seen) -> Iterator[Wish]:
    """A card of its own that wants one die more."""
    board, seat = view.board, own_seat(view)
    for bomb in board.hands[seat]:
        if bomb is not None and bomb.dice.count(None) == 1 and len(bomb.dice) > 1:
            yield Wish(Signal("one_more"), bomb)


# -- about the table -----------------------------------------------------------------------------------------------


def bravo(view: Seen) -> Iterator[Wish]:
    """Somebody else has just defused a tough bomb, or several have gone at once."""
    board, seat = view.board, own_seat(view)
    praised = board.vacancies and any(vacancy.seat != seat for vacancy in board.vacancies)
    if praised and (len(board.vacancies) > 1 or DATA.points(board.defused[-1]) in DATA.game.setup.high_values):
        yield Wish(Signal("bravo"), len(board.defused))


def wishes(view: Seen, split: Sequence[Placed]) -> Iterator[Wish]:
    """Which die a person should leave, which to take, and whether it can take anything."""
    board, seat = view.board, own_seat(view)
    if not _is_claiming(view):
        return
    free = {die.id: die for die in free_dice(board)}
    others = people(view)
    for who, die, _, _ in split:
        if who == seat and any(could_take(board, other, free[die]) for other in others):
            yield Wish(Signal("want_die", die), (board.turn, die))
    for who, die, _, _ in split:
        takers = [other for other in range(len(view.seats)) if could_take(board, other, free[die])]
        if who in others and takers == [who] and not board.reserved[who]:
            yield Wish(Signal("take_die", die), board.turn)
    if len(free) > 1 and board.quota_left[seat] > 0 and all(could_take(board, seat, die) for die in free.values()):
        yield Wish(Signal("any_die"), board.turn)


def waves(view: Seen) -> Iterator[Wish]:
    """A bomb is about to make room for a card that may take what is left: wait. Others hold all they may: go."""
    board, seat = view.board, own_seat(view)
    if not _is_claiming(view):
        return
    if board.quota_left[seat] > 0 and completes_a_card(board) and stuck(view):
        yield Wish(Signal("wait"), _wave(view))
    late = [other for other, locked in enumerate(board.locked) if not locked and other != seat]
    idle = all(elapsed(view) - board.input_at[other] >= PATIENCE for other in late)
    if late and idle and set(late) <= set(people(view)) and all(board.quota_left[other] <= 0 for other in late):
        yield Wish(Signal("go"), _wave(view))
