"""What a seat may know: everything but the order and faces of hidden cards, and what chance will bring (section 6).

No player has hidden information: every seat and spectator sees the same, but for hints about one's own cards.
"""

from __future__ import annotations

import msgspec

from qg.kernel import Open

from .claims import with_reservations
from .data import DATA, VALUES
from .events import PileTop
from .pieces import COLORS, Die
from .rules.clock import is_paused
from .rules.setting import swinging
from .rules.striking import Rerolling
from .state import Bomb, Hand, Reservation, State, Stats, Vacancy
from .worth import best_split


class DeadEnd(msgspec.Struct, frozen=True):
    """A claim of the viewer that would be a dead end."""

    die: int
    card: int
    slot: str


class Suggestion(msgspec.Struct, frozen=True):
    """One claim of a good split of the pool."""

    seat: int
    die: int
    card: int
    slot: str


class Hints(msgspec.Struct, frozen=True, kw_only=True):
    """What the screen may point out. `wants`: by seat, card and slot the faces an open slot accepts now.

    Faces are a bit set: bit 6 * colour + value - 1. `glowing`: dice of the pool with a sound placement for the viewer.
    """

    wants: tuple[tuple[tuple[int, ...], ...], ...]
    glowing: tuple[int, ...] = ()
    dead_ends: tuple[DeadEnd, ...] = ()
    best: tuple[Suggestion, ...] = ()


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """The table as everybody sees it. Names as in State; hidden cards are counts, never ids [MPP-HID-01]."""

    hands: tuple[Hand, ...]
    line: tuple[str | None, ...]
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
    left: tuple[str, ...]
    """After the end: the faces of all cards left face down, sorted; before: nothing."""
    defused: tuple[str, ...]
    defused_by: tuple[int, ...]
    activated: tuple[str, ...]

    bag_count: int
    bag_colors: tuple[int, ...]
    """Dice in the bag by colour, in data order."""
    in_hand: tuple[int, ...]
    pool: tuple[Die, ...]
    spoiled: tuple[int, ...]
    rerolled: Die | None

    turn: int
    holder: int
    opened_at: int
    settled: bool
    taken: tuple[int, ...]
    quota_left: tuple[int, ...]
    reserved: tuple[tuple[Reservation, ...], ...]
    locked: tuple[bool, ...]
    changed_at: int
    input_at: tuple[int, ...]
    forced: tuple[int, ...]
    stirred: bool
    gestures: tuple[tuple[str, ...], ...]
    gesture_until: tuple[int, ...]
    swinging: tuple[Reservation | None, ...]
    """For each seat the die it is to let go now."""
    vacancies: tuple[Vacancy, ...]
    losers: tuple[int, ...]
    loss_until: int
    reroll_until: int
    pressed: tuple[int, ...]

    now: int
    elapsed: int
    remaining_ms: int
    """0 without a countdown; shown in minutes and seconds rounded up [MPP-CLK-07]."""
    started: bool
    elapsed_before: int
    running_since: int | None
    counting_until: int
    mix_until: int | None
    warned: int
    pauses_left: int
    won_at: int | None
    curtain: bool
    """Whether this is to be covered on every screen: a pause that is not open [MPP-CLK-08] [MPP-HID-03]."""

    absent: tuple[int, ...]
    ready: tuple[int, ...]
    voting: tuple[int, ...]
    called_at: tuple[int | None, ...]
    autopiloted: tuple[int, ...]
    stats: Stats
    hints: Hints | None


OPEN = (
    *("hands", "line", "mix", "defused", "defused_by", "activated"),
    *("in_hand", "pool", "spoiled", "rerolled"),
    *("turn", "holder", "opened_at", "settled", "taken", "reserved", "locked", "changed_at", "input_at", "forced"),
    *("stirred", "gestures", "gesture_until", "vacancies", "losers", "loss_until", "reroll_until", "pressed"),
    *("now", "started", "elapsed_before", "running_since", "counting_until", "mix_until", "warned", "pauses_left"),
    *("won_at", "absent", "ready", "voting", "called_at", "autopiloted", "stats"),
)
"""The fields of a State that everybody may know as they are: dice and cards face up, reservations, locks, times."""


def board(t: State, seat: int | None) -> Board:
    """The table for a seat, or a spectator: a field stands here or in `OPEN`, or it is not sent [MPP-HID-01]."""
    return Board(
        **{name: getattr(t, name) for name in OPEN},
        deck_count=len(t.deck),
        deck_bombs=sum(card in DATA.bombs for card in t.deck),
        deck_values=_by_value(t.deck) if t.opt.mode == "advanced_single" else (),
        piles=tuple(PileTop(pile[0] if pile else None, len(pile)) for pile in t.piles),
        sabotage_deck_count=len(t.sabotage_deck),
        stock=tuple(map(len, t.stock)),
        left=() if t.outcome is None else left_over(t),
        bag_count=len(t.bag),
        bag_colors=tuple(sum(die // 5 == color for die in t.bag) for color in range(len(COLORS))),
        quota_left=tuple(map(t.quota_left, t.all_seats)),
        swinging=tuple(swinging(t, other) for other in t.all_seats),
        elapsed=t.elapsed,
        remaining_ms=t.remaining,
        curtain=is_paused(t) and t.opt.pause != "open",
        hints=hints(t, seat),
    )


def left_over(t: State) -> tuple[str, ...]:
    """The cards left face down in deck, piles and Sabotage deck: after the end their faces may be shown."""
    below = [card for pile in t.piles for card in pile[1:]]
    return tuple(sorted((*t.deck, *below, *t.sabotage_deck)))


def _by_value(cards: tuple[str, ...]) -> tuple[int, ...]:
    points = [DATA.points(card) for card in cards if card in DATA.bombs]
    return tuple(map(points.count, VALUES))


# -- hints ---------------------------------------------------------------------------------------------------------


def hints(t: State, seat: int | None) -> Hints | None:
    """Nothing; or what cards need; or a good split as well, as the option says [MPP-HNT-01] [MPP-HNT-02] [MPP-HNT-03].

    With the safety net off only what cards need [MPP-HNT-04].
    """
    if t.opt.hints == "none" or t.outcome is not None:
        return None
    wants = tuple(tuple(_wants(bomb) for bomb in hand) for hand in t.hands)
    if not t.opt.safety_net or not t.pool or _is_unused(t):
        return Hints(wants=wants)
    free = t.free_dice()
    best = best_split(t, free) if t.opt.hints == "best" and t.turn else ()
    suggested = tuple(Suggestion(*one) for one in best)
    if seat is None:
        return Hints(wants=wants, best=suggested)
    hand = with_reservations(t.hands[seat], t.reserved[seat])
    glowing = tuple(die.id for die in free if any(bomb and _fits(bomb, die)[1] for bomb in hand))
    return Hints(wants=wants, glowing=glowing, dead_ends=_dead_ends(hand, free), best=suggested)


def _is_unused(t: State) -> bool:
    """Whether claiming is over, so that nobody can place the dice of the pool any more."""
    return any(isinstance(frame, Open) and isinstance(frame.decision, Rerolling) for frame in t.agenda)


def _wants(bomb: Bomb | None) -> tuple[int, ...]:
    """The faces each open slot accepts now [MPP-HNT-02]."""
    if bomb is None:
        return ()
    wires = DATA.wiring[bomb.card]
    return wires.judge(wires.seen(bomb.dice)).correct


def _fits(bomb: Bomb, die: Die) -> tuple[tuple[int, ...], tuple[int, ...]]:
    wires = DATA.wiring[bomb.card]
    return wires.fits(wires.seen(bomb.dice), die.face)


def _dead_ends(hand: Hand, dice: list[Die]) -> tuple[DeadEnd, ...]:
    """Dead ends are marked before the tap."""
    found = []
    for card, bomb in enumerate(hand):
        for die in dice if bomb else ():
            assert bomb is not None
            correct, sound = _fits(bomb, die)
            found += [DeadEnd(die.id, card, "abcdef"[slot]) for slot in correct if slot not in sound]
    return tuple(found)
