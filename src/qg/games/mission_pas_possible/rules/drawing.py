"""DRW: draw and roll."""

from __future__ import annotations

from qg.kernel import AskAny, Illegal, rule

from .. import events
from ..choices import Grab, Roll
from ..data import DATA
from ..pieces import DICE, Die, color_of
from ..state import State
from .autopilot import note_autopilot

_ROLL = (Roll(),)
_GRABS = tuple(Grab(count) for count in range(1, DICE + 1))


def dice_asked(t: State) -> int:
    """3 in a solo game, 4 with two players, otherwise one per player [MPP-DRW-01], whoever has left [MPP-ABS-04].

    On insane players without cards count as well, unless the option says otherwise [MPP-END-08].
    """
    only_with_cards = t.opt.insane_dice == "players_with_cards" and t.opt.difficulty == "insane"
    if only_with_cards and len(t.seats) >= 3:
        return sum(map(t.has_card, t.all_seats))
    return t.table_rules.dice


def dice_needed(t: State) -> int:
    """If the bag holds fewer dice than asked for, all of them [MPP-DRW-03] [MPP-DRW-07]."""
    return min(dice_asked(t), len(t.bag) + len(t.in_hand))


def may_roll(t: State, seat: int) -> bool:
    """The bag holder, and after 4 seconds any seat; with `anyone` any seat at once [MPP-DRW-02] [MPP-TRN-04]."""
    return seat == t.holder or t.opt.roll_by == "anyone" or t.elapsed >= opens_to_all_at(t)


def opens_to_all_at(t: State) -> int:
    return t.opened_at + DATA.game.timing.roll_open_to_all


class Rolling(AskAny[State, Roll | Grab], frozen=True):
    """The bag holder draws and rolls; the first press counts [MPP-DRW-01] [MPP-DRW-02]."""

    rules = ("MPP-DRW-01", "MPP-DRW-02")

    def options(self, t: State, seat: int) -> tuple[Roll, ...] | tuple[Grab, ...]:
        if not may_roll(t, seat):
            return ()
        return _GRABS if t.opt.bag_draw == "grab" else _ROLL

    def may(self, t: State, seat: int, choice: Roll | Grab) -> Illegal | None:
        return None if choice in self.options(t, seat) else Illegal("not_allowed", "MPP-DRW-02")

    def awaits(self, t: State) -> tuple[int, ...]:
        return tuple(t.all_seats) if t.opt.roll_by == "anyone" else (t.holder,)

    def take(self, t: State, seat: int, choice: Roll | Grab) -> None:
        note_autopilot(t, seat, "rolling")
        if isinstance(choice, Grab):
            t.then(reach_in, seat, choice.count)
        else:
            t.then(roll_dice, seat)

    def done(self, t: State) -> bool:
        return bool(t.pool)

    def deadline(self, t: State) -> int | None:
        """When the bag opens to all."""
        opens = opens_to_all_at(t)
        return opens if t.opt.roll_by == "holder" and t.elapsed < opens else None

    def on_time(self, t: State) -> None:
        """Nothing but that: any seat may roll now."""


def _draw(t: State, count: int) -> None:
    """Dice are drawn at random, unseen, when it happens [MPP-DRW-01] [MPP-HID-02]."""
    bag = list(t.bag)
    drawn = [bag.pop(t.below(len(bag))) for _ in range(count)]
    t.bag, t.in_hand = tuple(bag), (*t.in_hand, *drawn)


@rule("MPP-DRW-06", "MPP-DRW-07")
def reach_in(t: State, seat: int, count: int) -> None:
    """Too many dice in hand all go back; too few are kept; exactly the number is rolled [MPP-DRW-06] [MPP-DRW-07]."""
    needed = dice_needed(t)
    _draw(t, min(count, len(t.bag)))
    colors = tuple(map(color_of, t.in_hand))
    t.emit(events.DiceGrabbed, seat, colors, needed)
    if len(t.in_hand) > needed:
        t.to_bag(*t.in_hand)
        t.in_hand = ()
        t.emit(events.Overdraw, seat, colors)
    elif len(t.in_hand) == needed:
        t.then(roll_dice, seat)


@rule("MPP-DRW-05", "MPP-DRW-08")
def roll_dice(t: State, seat: int | None) -> None:
    """Each die shows 1 to 6, decided now; the rolled dice form the pool, in draw order [MPP-DRW-05].

    Claiming opens 700 ms later, so that nobody gains by a faster animation [MPP-DRW-08].
    """
    needed = dice_needed(t)
    _draw(t, needed - len(t.in_hand))
    t.pool = tuple([Die(die, t.roll()) for die in t.in_hand])
    t.in_hand = ()
    t.opened_at, t.settled = t.elapsed + DATA.game.timing.roll_settle, False
    t.emit(events.DiceRolled, seat, t.pool, needed < dice_asked(t))
