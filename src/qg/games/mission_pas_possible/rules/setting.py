"""SET of a wave: placements, steady hands (LAY-09 to LAY-13) and errors (ERR)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from qg.kernel import AskAny, Illegal, rule

from .. import events
from ..choices import Offsets, Steady, TrembleInstead
from ..claims import slot_number, with_die
from ..data import DATA
from ..pieces import Die
from ..placing import Fault
from ..state import Bomb, Hand, Reservation, State, empty_bomb, wiring

LAST_MINUTE = 60_000
_OFFSETS = Offsets()


@rule("MPP-TAK-11", "MPP-LAY-13")
def close_claims(t: State) -> None:
    """The wave is set: swinging dice are steadied first, then all dice are set [MPP-TAK-11] [MPP-LAY-13]."""
    last_minute = bool(t.opt.timer_s) and t.remaining < LAST_MINUTE
    if t.opt.steady_hand == "gesture":
        t.gestures = ((),) * len(t.seats)
        t.gesture_until = (t.elapsed + DATA.game.steady_hand.gesture_ms,) * len(t.seats)
        for seat in t.all_seats:
            if seat not in t.present or seat in t.forced:
                leave_to_chance(t, seat)
        t.ask(Steadying())
    t.then(set_dice, last_minute)


# -- gestures ------------------------------------------------------------------------------------------------------


def height(t: State, seat: int, reservation: Reservation) -> int:
    """How high a reserved die will stand [MPP-LAY-12]."""
    bomb = t.hands[seat][reservation.card]
    assert bomb is not None, "reservations stand on cards"
    return wiring(bomb.card).heights[slot_number(reservation.slot)]


def swinging(t: State, seat: int) -> Reservation | None:
    """The die a seat is to let go next: one at a time, those at height 2 or more [MPP-LAY-09] [MPP-LAY-13]."""
    if not t.gestures:
        return None
    high = [held for held in t.reserved[seat] if height(t, seat, held) >= 2]
    done = len(t.gestures[seat])
    return high[done] if done < len(high) else None


@rule("MPP-LAY-09", "MPP-LAY-13")
def leave_to_chance(t: State, seat: int) -> None:
    """Who is away when dice swing leaves them to chance, also when back in the middle [MPP-LAY-09] [MPP-LAY-13].

    So do bots, and seats sent to the autopilot for this wave.
    """
    while swinging(t, seat) is not None:
        note_gesture(t, seat, "tremble")


class Steadying(AskAny[State, Steady | TrembleInstead], frozen=True):
    """Every owner lets swinging dice go inside the safe zone, several owners at once [MPP-LAY-09] [MPP-LAY-13]."""

    rules = ("MPP-LAY-09", "MPP-LAY-13")

    def options(self, t: State, seat: int) -> tuple[()] | Offsets:
        return () if swinging(t, seat) is None else _OFFSETS

    def may(self, t: State, seat: int, choice: Steady | TrembleInstead) -> Illegal | None:
        if swinging(t, seat) is None:
            return Illegal("not_yours", "MPP-LAY-13")
        return None if choice in _OFFSETS else Illegal("not_allowed", "MPP-LAY-13")

    def awaits(self, t: State) -> tuple[int, ...]:
        return tuple(seat for seat in t.all_seats if swinging(t, seat) is not None)

    def take(self, t: State, seat: int, choice: Steady | TrembleInstead) -> None:
        held = swinging(t, seat)
        assert held is not None, "options ask for a die"
        if isinstance(choice, TrembleInstead):
            note_gesture(t, seat, "tremble")
            return
        # safe if at most half the window of that height to either side [MPP-LAY-13]
        window = DATA.game.steady_hand.gesture_window[height(t, seat, held) - 1]
        note_gesture(t, seat, "safe" if abs(choice.offset) * 2 <= window else "miss")

    def done(self, t: State) -> bool:
        return not self.awaits(t)

    def deadline(self, t: State) -> int | None:
        return min((t.gesture_until[seat] for seat in self.awaits(t)), default=None)

    def on_time(self, t: State) -> None:
        """No release within 2 s is a miss [MPP-LAY-09]."""
        late = [seat for seat in t.clockwise if swinging(t, seat) and t.gesture_until[seat] <= t.elapsed]
        if late:
            note_gesture(t, late[0], "miss")


def note_gesture(t: State, seat: int, how: Literal["safe", "miss", "tremble"]) -> None:
    """One gesture is made; the next die of this owner swings for 2 s."""
    t.gestures = (*t.gestures[:seat], (*t.gestures[seat], how), *t.gestures[seat + 1 :])
    until = t.elapsed + DATA.game.steady_hand.gesture_ms
    t.gesture_until = (*t.gesture_until[:seat], until, *t.gesture_until[seat + 1 :])


# -- setting -------------------------------------------------------------------------------------------------------


@rule("MPP-TAK-14", "MPP-TAK-15")
def set_dice(t: State, last_minute: bool) -> None:
    """Seats clockwise from the bag holder, each seat's dice in the order it reserved them [MPP-TAK-14].

    A die once set cannot be moved or taken back: no choice does so [MPP-TAK-15].
    """
    order = [(seat, held) for seat in t.clockwise for held in t.reserved[seat]]
    t.emit(_wave_set, t.hands, order)
    gestures = [list(answers) for answers in t.gestures] or [[] for _ in t.seats]
    n = len(t.seats)
    t.reserved, t.gestures, t.gesture_until, t.forced = ((),) * n, (), (), ()
    collapsed: set[tuple[int, int]] = set()
    for seat, held in order:
        t.taken = (*t.taken[:seat], t.taken[seat] + 1, *t.taken[seat + 1 :])
        gesture = None
        if t.opt.steady_hand != "off" and height(t, seat, held) >= 2:  # one not set wastes its gesture [MPP-LAY-13]
            gesture = gestures[seat].pop(0) if gestures[seat] else "tremble"
        if (seat, held.card) in collapsed:
            _to_bag_from_pool(t, held.die)
        elif set_die(t, seat, held, gesture, last_minute):
            collapsed.add((seat, held.card))


def _wave_set(hands: Sequence[Hand], order: Sequence[tuple[int, Reservation]]) -> events.WaveSet:
    """The event, made only if somebody listens."""
    placements = []
    for seat, held in order:
        bomb = hands[seat][held.card]
        assert bomb is not None, "reservations stand on cards"
        placements.append(events.Placement(seat, held.die, bomb.card, held.card, held.slot))
    return events.WaveSet(tuple(placements))


def set_die(t: State, seat: int, held: Reservation, gesture: str | None, last_minute: bool) -> bool:
    """One die becomes an error, a collapse or a placement; True: the card collapsed [MPP-LAY-10]."""
    bomb, slot = t.hands[seat][held.card], slot_number(held.slot)
    assert bomb is not None, "reservations stand on cards"
    wires, face = wiring(bomb.card), held.die.face
    seen = wires.seen(bomb.dice)
    fault = None if t.opt.safety_net else wires.fault(seen, slot, face)
    if fault is not None:
        spoil(t, seat, held, fault)
        return False
    if gesture is not None and (cause := falls(t, bomb, wires.heights[slot], gesture, last_minute)):
        collapse(t, seat, held, cause)
        return True
    t.pool = tuple([die for die in t.pool if die.id != held.die.id])
    t.put(seat, held.card, with_die(bomb, slot, held.die))
    dead_end = not wires.judge(seen).sound[slot] >> face & 1
    t.count(dice_placed=1, dead_ends=int(dead_end))
    return False


def _to_bag_from_pool(t: State, die: Die) -> None:
    """Further dice of the wave meant for a collapsed card go to the bag and count as taken [MPP-LAY-10]."""
    t.pool = tuple(d for d in t.pool if d.id != die.id)
    t.to_bag(die.id)
    t.emit(events.DieReturned, die)


# -- collapse ------------------------------------------------------------------------------------------------------


def falls(
    t: State, bomb: Bomb, at_height: int, gesture: str, last_minute: bool
) -> Literal["tremble", "gesture"] | None:
    """What brings the card down: a missed gesture, or chance by height, doubled in the last minute [MPP-LAY-09]."""
    if t.opt.steady_hand == "gesture" and gesture != "tremble":
        return "gesture" if gesture == "miss" else None
    pyramid = DATA.bombs[bomb.card].layout in ("pyramid", "big_pyramid")  # [MPP-LAY-13]
    chance = (DATA.pyramid_permille if pyramid else DATA.stack_permille)[at_height - 1]
    chance *= DATA.game.steady_hand.last_minute_factor if last_minute else 1
    return "tremble" if t.below(1000) < chance else None


@rule("MPP-LAY-09")
def collapse(t: State, seat: int, held: Reservation, cause: Literal["tremble", "gesture"]) -> None:
    """All dice on the card and the one being set return to the bag; on a double stack both towers [MPP-LAY-09]."""
    bomb = t.hands[seat][held.card]
    assert bomb is not None, "reservations stand on cards"
    dice = (*(die for die in bomb.dice if die), held.die)
    t.pool = tuple(die for die in t.pool if die.id != held.die.id)
    t.to_bag(*(die.id for die in dice))
    t.put(seat, held.card, empty_bomb(bomb.card))
    t.stirred = True
    t.count(collapses=1)
    t.emit(events.Collapse, seat, bomb.card, held.card, dice, cause)


# -- errors --------------------------------------------------------------------------------------------------------


@rule("MPP-ERR-01", "MPP-ERR-04", "MPP-ERR-06")
def spoil(t: State, seat: int, held: Reservation, fault: Fault) -> None:
    """An incorrect die empties its card and becomes an unused die of this turn [MPP-ERR-01] [MPP-ERR-04].

    A die that has lost its support on a card emptied before touches nothing, but is unused as well [MPP-ERR-06].
    """
    assert fault != "occupied", "an occupied slot is refused in every mode"
    bomb = t.hands[seat][held.card]
    assert bomb is not None, "reservations stand on cards"
    others = () if fault == "unsupported" else tuple(die for die in bomb.dice if die)
    if others:
        t.to_bag(*(die.id for die in others))
        t.put(seat, held.card, empty_bomb(bomb.card))
    t.spoiled = (*t.spoiled, held.die.id)
    t.stirred = True
    t.count(errors=1)
    t.emit(events.PlacementError, seat, bomb.card, held.card, held.slot, held.die, fault, others)
