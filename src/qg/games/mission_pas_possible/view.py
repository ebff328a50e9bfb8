"""What a seat may know: everything but the order and faces of hidden cards, and what chance will bring (section 6).

No player has hidden information: every seat and spectator sees the same.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter

import msgspec

from qg.kernel import Open, SeatNo, View

from .claims import with_reservations
from .data import DATA, VALUES
from .events import PileTop
from .pieces import COLORS, CardId, Die
from .rules.clock import START
from .rules.setting import swinging
from .rules.striking import Rerolling
from .state import Hand, Reservation, State, Stats, Vacancy, running_time


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """The table as everybody sees it. Names as in State; hidden cards are counts, never ids [MPP-HID-01]."""

    hands: tuple[Hand, ...]
    line: tuple[CardId | None, ...]
    deck_count: int
    deck_bombs: int
    """How many of the deck are Bomb cards; the others are Sabotage cards."""
    deck_values: tuple[int, ...]
    """Advanced single deck: Bomb cards of each value (1, 2, 3, 4, 6) left in the deck; follows from the mix."""
    piles: tuple[PileTop, ...]
    sabotage_deck_count: int
    stock: tuple[int, ...]
    """At the choice of the mix: cards of each value to choose from."""
    mix: tuple[int, ...]
    left: tuple[CardId, ...]
    """After the end: the faces of all cards left face down, sorted; before: nothing."""
    defused: tuple[CardId, ...]
    defused_by: tuple[SeatNo, ...]
    activated: tuple[CardId, ...]

    bag_count: int
    bag_colors: tuple[int, ...]
    """Dice in the bag by colour, in data order."""
    in_hand: tuple[int, ...]
    pool: tuple[Die, ...]
    spoiled: tuple[int, ...]
    unused: bool
    """Whether claiming is over, so that nobody can place the dice of the pool any more [MPP-UNU-01]."""
    rerolled: Die | None

    turn: int
    holder: SeatNo
    opened_at: int
    settled: bool
    taken: tuple[int, ...]
    quota_left: tuple[int, ...]
    reserved: tuple[tuple[Reservation, ...], ...]
    locked: tuple[bool, ...]
    changed_at: int
    input_at: tuple[int, ...]
    forced: tuple[SeatNo, ...]
    stirred: bool
    gestures: tuple[tuple[str, ...], ...]
    gesture_until: tuple[int, ...]
    swinging: tuple[Reservation | None, ...]
    """For each seat the die it is to let go now."""
    vacancies: tuple[Vacancy, ...]
    losers: tuple[SeatNo, ...]
    loss_until: int
    reroll_until: int
    pressed: tuple[int, ...]

    running_since: int | None
    """Table time at which the clock started, later by as long as it has stood still since; None: not yet."""
    counting_until: int | None
    """Table time at which the 3-2-1 to the start is over; None: it does not run."""
    warned: int
    won_at: int | None

    ready: tuple[SeatNo, ...]
    voting: tuple[SeatNo, ...]
    called_at: tuple[int | None, ...]
    autopiloted: tuple[SeatNo, ...]
    stats: Stats


OPEN = (
    *("hands", "line", "mix", "defused", "defused_by", "activated"),
    *("in_hand", "pool", "spoiled", "rerolled"),
    *("turn", "holder", "opened_at", "settled", "taken", "reserved", "locked", "changed_at", "input_at", "forced"),
    *("stirred", "gestures", "gesture_until", "vacancies", "losers", "loss_until", "reroll_until", "pressed"),
    *("running_since", "warned", "won_at", "ready", "voting", "called_at", "autopiloted", "stats"),
)
"""The fields of a State that everybody may know as they are: dice and cards face up, reservations, locks, times."""


_in_the_open = attrgetter(*OPEN)


def board(t: State, _: int | None) -> Board:
    """The table for a seat, or a spectator: a field stands here or in `OPEN`, or it is not sent [MPP-HID-01]."""
    return Board(
        **dict(zip(OPEN, _in_the_open(t), strict=True)),
        deck_count=len(t.deck),
        deck_bombs=_bombs(t.deck),
        deck_values=_by_value(t.deck) if t.opt.mode == "advanced_single" else (),
        piles=_tops(t.piles),
        sabotage_deck_count=len(t.sabotage_deck),
        stock=tuple(map(len, t.stock)),
        left=() if t.outcome is None else left_over(t),
        bag_count=len(t.bag),
        bag_colors=_colors(t.bag),
        unused=True in [type(frame) is Open and type(frame.decision) is Rerolling for frame in t.agenda],
        quota_left=tuple(map(t.quota_left, t.all_seats)),
        swinging=tuple([swinging(t, other) for other in t.all_seats]) if t.gestures else (None,) * len(t.seats),
        counting_until=min([clock.due for clock in t.conduct.clocks if clock.timer == START], default=None),
    )


@lru_cache(1024)
def _bombs(cards: tuple[str, ...]) -> int:
    return sum(card in DATA.bombs for card in cards)


@lru_cache(1024)
def _tops(piles: tuple[tuple[str, ...], ...]) -> tuple[PileTop, ...]:
    return tuple(PileTop(pile[0] if pile else None, len(pile)) for pile in piles)


@lru_cache(1024)
def _colors(bag: tuple[int, ...]) -> tuple[int, ...]:
    """How many dice of each colour are in the bag."""
    return tuple(sum(die // 5 == color for die in bag) for color in range(len(COLORS)))


def left_over(t: State) -> tuple[str, ...]:
    """The cards left face down in deck, piles and Sabotage deck: after the end their faces may be shown."""
    below = [card for pile in t.piles for card in pile[1:]]
    return tuple(sorted((*t.deck, *below, *t.sabotage_deck)))


@lru_cache(1024)
def _by_value(cards: tuple[str, ...]) -> tuple[int, ...]:
    points = [DATA.points(card) for card in cards if card in DATA.bombs]
    return tuple(map(points.count, VALUES))


# -- what a board tells -------------------------------------------------------------------------------------------


def elapsed(view: View[Board]) -> int:
    """Milliseconds of running time [MPP-CLK-01]."""
    return running_time(view.now, view.board.running_since, view.conduct.still_since)


def free_dice(board: Board) -> list[Die]:
    """Dice of the pool that may be claimed and that nobody has reserved, in draw order."""
    away = {held.die.id for theirs in board.reserved for held in theirs} | {*board.spoiled}
    return [die for die in board.pool if die.id not in away]


def hands_as_reserved(board: Board) -> list[Hand]:
    """All hands with reservations taken as placed."""
    return [with_reservations(hand, held) for hand, held in zip(board.hands, board.reserved, strict=True)]
