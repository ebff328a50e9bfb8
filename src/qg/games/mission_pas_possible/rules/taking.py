"""TAK: claims, reservations, locks. A wave is one round of claim, lock and set."""

from __future__ import annotations

from collections.abc import Sequence

from qg.kernel import AskAny, Illegal, rule

from .. import events
from ..choices import Claim, ForceGo, Lock, Release, Unlock
from ..claims import (
    PHYSICAL,
    all_claims,
    allowance,
    can_lock,
    faces_of,
    is_content,
    server_locks,
    settled_seats,
    slot_number,
    slots_for,
    usable_faces,
    why_no_claim,
    with_die,
    with_reservations,
)
from ..data import DATA
from ..pieces import DICE, Die
from ..state import Reservation, State
from .autopilot import note_autopilot

Taking = Claim | Release | Lock | Unlock | ForceGo
_LOCK, _UNLOCK, _GO = Lock(), Unlock(), ForceGo()
_GO_AFTER = DATA.game.timing.force_go_after
_RELEASES = tuple(Release(die) for die in range(DICE))


@rule("MPP-TAK-20")
def open_claims(t: State) -> None:
    """When claiming opens or reopens every seat is unlocked [MPP-TAK-20]."""
    n = len(t.seats)
    t.reserved, t.locked, t.forced, t.stirred = ((),) * n, (False,) * n, (), False
    t.changed_at, t.input_at = t.opened_at, (t.opened_at,) * n
    if t.settled:
        bring_up_to_date(t)
    t.ask(Claiming())


class Claiming(AskAny[State, Taking], frozen=True):
    """Every player takes dice up to their quota and says when they are content [MPP-TAK-01] [MPP-TAK-05]."""

    rules = ("MPP-TAK-01", "MPP-TAK-05")

    def options(self, t: State, seat: int) -> Sequence[Taking]:
        if not t.settled:
            return ()
        free = t.free_dice()
        found: list[Taking] = [*all_claims(t, seat, free)]
        found += [_RELEASES[held.die.id] for held in t.reserved[seat]]
        if may_turn_key(t, seat, faces_of(free)):
            found.append(_UNLOCK if t.locked[seat] else _LOCK)
        if may_go(t, seat):
            found.append(_GO)
        return found

    def may(self, t: State, seat: int, choice: Taking) -> Illegal | None:
        """A claim or a release of dice he holds; a lock, unless he must take now; Go, once it is time.

        [MPP-DRW-08] [MPP-TAK-09] [MPP-TAK-19]
        """
        if not t.settled:
            return Illegal("settling", "MPP-DRW-08")
        match choice:
            case Claim():
                return why_no_claim(t, seat, choice)
            case Release(die):
                return None if die in [held.die.id for held in t.reserved[seat]] else Illegal("not_yours", "MPP-TAK-09")
            case ForceGo():
                return None if may_go(t, seat) else Illegal("not_allowed", "MPP-TAK-19")
        return why_no_key(t, seat, locks=isinstance(choice, Lock))

    def awaits(self, t: State) -> tuple[int, ...]:
        """Whoever is not locked; with lock = auto whoever must still take or lock [MPP-TAK-11] [MPP-TAK-12]."""
        if not t.settled:
            return ()
        if t.opt.lock == "unanimous":
            return tuple([seat for seat, locked in enumerate(t.locked) if not locked])
        free = faces_of(t.free_dice())
        return tuple(seat for seat in t.all_seats if not is_content(t, seat, free)) if free else ()

    def take(self, t: State, seat: int, choice: Taking) -> None:
        if t.conduct.absent or t.forced:
            note_autopilot(t, seat, "claiming")
        if isinstance(choice, Claim):
            claim(t, seat, choice)
        elif isinstance(choice, Release):
            release(t, seat, choice.die)
        elif isinstance(choice, ForceGo):
            force_go(t)
        else:
            set_lock(t, seat, locks=isinstance(choice, Lock))
        t.input_at = (*t.input_at[:seat], t.elapsed, *t.input_at[seat + 1 :])
        if isinstance(choice, ForceGo):  # an input like any other, but nothing to be quiet after [MPP-TAK-12]
            return
        t.changed_at = t.elapsed
        if not isinstance(choice, Lock):  # a lock changes nothing for anybody else
            bring_up_to_date(t)

    def done(self, t: State) -> bool:
        if not t.settled:
            return False
        return False not in t.locked if t.opt.lock == "unanimous" else is_quiet(t)

    def deadline(self, t: State) -> int | None:
        """The opening; the end of the quiet time; the moment Go may be pressed."""
        if not t.settled:
            return t.opened_at
        go = go_at(t)
        if go is not None and go <= t.elapsed:
            go = None
        if t.opt.lock == "unanimous" or not would_set(t):
            return go
        return quiet_at(t) if go is None else min(go, quiet_at(t))

    def on_time(self, t: State) -> None:
        """Claims and locks wait until the dice have settled [MPP-DRW-08]."""
        if t.elapsed >= t.opened_at:
            t.settled = True
            bring_up_to_date(t)


# -- reservations --------------------------------------------------------------------------------------------------


@rule("MPP-TAK-05", "MPP-TAK-08", "MPP-TAK-07", "MPP-TAK-03", "MPP-TAK-04")
def claim(t: State, seat: int, choice: Claim) -> None:
    """A claim makes a reservation, or takes an old one's place in the seat's order [MPP-TAK-05] [MPP-TAK-08].

    The first claim on a die to arrive has it; claims on a reserved die are no option [MPP-TAK-07]. A seat has no cards
    but its own to name [MPP-TAK-03], and may name one card several times [MPP-TAK-04].
    """
    die, held = t.pool_die(choice.die), t.reserved[seat]
    bomb = t.hands[seat][choice.card]
    assert die is not None and bomb is not None, "options name dice of the pool and cards that are there"
    place = len(held) if choice.replace is None else _place_of(held, choice.replace)
    replaced = None if choice.replace is None else held[place].die
    t.emit(events.DieClaimed, seat, die, bomb.card, choice.card, choice.slot, replaced)
    _hold(t, seat, (*held[:place], Reservation(die, choice.card, choice.slot)), held[place + 1 :])


def _place_of(held: Sequence[Reservation], die: int) -> int:
    """Where a die stands in a seat's order."""
    return [reservation.die.id for reservation in held].index(die)


@rule("MPP-TAK-09")
def release(t: State, seat: int, die: int) -> None:
    """A reservation is given up; later ones are checked again in order [MPP-TAK-09]."""
    held = t.reserved[seat]
    place = _place_of(held, die)
    _tell_release(t, seat, held[place])
    _hold(t, seat, held[:place], held[place + 1 :])


def _hold(t: State, seat: int, kept: tuple[Reservation, ...], later: tuple[Reservation, ...]) -> None:
    """Keeps what still stands of the later reservations, releases the rest, and unlocks the seat [MPP-TAK-10]."""
    if later:
        hand, allows = list(with_reservations(t.hands[seat], kept)), allowance(t)
        for old in later:
            bomb = hand[old.card]
            assert bomb is not None, "reservations stand on cards"
            if slot_number(old.slot) in slots_for(bomb, old.die, allows):
                hand[old.card] = with_die(bomb, slot_number(old.slot), old.die)
                kept = (*kept, old)
            else:
                _tell_release(t, seat, old)
    t.reserved = (*t.reserved[:seat], kept, *t.reserved[seat + 1 :])
    if t.locked[seat]:
        set_lock(t, seat, locks=False)


def _tell_release(t: State, seat: int, old: Reservation) -> None:
    bomb = t.hands[seat][old.card]
    assert bomb is not None, "reservations stand on cards"
    t.emit(events.DieReleased, seat, old.die, bomb.card, old.card, old.slot)


# -- locks ---------------------------------------------------------------------------------------------------------


def may_turn_key(t: State, seat: int, free: int) -> bool:
    """Whether a seat may lock, or unlock where the server would not lock it again [MPP-TAK-10] [MPP-TAK-11]."""
    if t.locked[seat]:
        return t.opt.lock == "auto" or not server_locks(t, seat, free)
    return can_lock(t, seat, free)


def why_no_key(t: State, seat: int, *, locks: bool) -> Illegal | None:
    """It is turned that way already, he must take, or the server holds it [MPP-TAK-10] [MPP-TAK-11]."""
    if locks == t.locked[seat]:
        return Illegal("not_allowed", "MPP-TAK-10")
    if may_turn_key(t, seat, faces_of(t.free_dice())):
        return None
    return Illegal("must_take", "MPP-TAK-10") if locks else Illegal("not_allowed", "MPP-TAK-11")


@rule("MPP-TAK-10")
def set_lock(t: State, seat: int, *, locks: bool) -> None:
    """A seat locks to say it is content, or takes it back [MPP-TAK-10]."""
    _turn_key(t, seat, locks)
    t.emit(events.SeatLocked if locks else events.SeatUnlocked, seat, "own")


def _turn_key(t: State, seat: int, locks: bool) -> None:
    t.locked = (*t.locked[:seat], locks, *t.locked[seat + 1 :])


@rule("MPP-TAK-20")
def bring_up_to_date(t: State) -> None:
    """After each opening and input: seats are unlocked, then locked; then the wave is set if due [MPP-TAK-20]."""
    free, quota = faces_of(t.free_dice()), t.table_rules.quota
    for seat, locked in enumerate(t.locked):
        if not locked or t.taken[seat] + len(t.reserved[seat]) >= quota:
            continue
        if not can_lock(t, seat, free):  # must take now [MPP-TAK-13]
            _turn_key(t, seat, False)
            t.emit(events.SeatUnlocked, seat, "must_take")
    if t.opt.lock == "unanimous" and False in t.locked:
        for seat, locked in enumerate(t.locked):
            if not locked and not t.reserved[seat] and server_locks(t, seat, free):  # [MPP-TAK-11]
                _turn_key(t, seat, True)
                t.emit(events.SeatLocked, seat, "server")


def quiet_at(t: State) -> int:
    """When nothing has changed for 1.5 s [MPP-TAK-12]."""
    return t.changed_at + DATA.game.timing.auto_lock_quiet


def would_set(t: State) -> bool:
    """With lock = auto: every seat is content, or the whole pool is reserved [MPP-TAK-12]."""
    free = faces_of(t.free_dice())
    return not free or all(is_content(t, seat, free) for seat in t.all_seats)


def is_quiet(t: State) -> bool:
    return t.elapsed >= quiet_at(t) and would_set(t)


# -- go ------------------------------------------------------------------------------------------------------------


def go_at(t: State) -> int | None:
    """When idle seats may be sent to the autopilot; None: nobody is locked, or nobody idle [MPP-TAK-19].

    None also when all who are idle have been sent there already. One idle seat: 20 s after claiming opened. Several:
    20 s after the last input of any of them in this wave; a call while the dice settled is none.
    """
    settled = settled_seats(t)
    idle = settled.count(False)
    if not idle or idle == len(settled):
        return None
    if t.forced and all(done or seat in t.forced for seat, done in enumerate(settled)):
        return None
    inputs = [at for at, done in zip(t.input_at, settled, strict=True) if not done and idle > 1]
    return max([t.opened_at, *inputs]) + _GO_AFTER


def may_go(t: State, seat: int) -> bool:
    """A locked seat may press Go once it is time [MPP-TAK-19]."""
    go = go_at(t)
    return go is not None and t.elapsed >= go and settled_seats(t)[seat]


@rule("MPP-TAK-19")
def force_go(t: State) -> None:
    """The autopilot plays all idle seats for this wave, besides those it has already [MPP-TAK-19]."""
    settled = settled_seats(t)
    t.forced = tuple(seat for seat in t.all_seats if seat in t.forced or not settled[seat])


def can_reopen(t: State, dice: Sequence[Die]) -> bool:
    """Whether some seat with quota left has an allowed placement for one of these dice [MPP-TAK-17].

    With the safety net off, whether a die and quota are left: the server does not tell more [MPP-TAK-18].
    """
    takers = [seat for seat in t.all_seats if t.quota_left(seat) > 0]
    allows = allowance(t)
    if allows == PHYSICAL:
        return bool(takers and dice)
    return any(usable_faces(t.hands[seat])[allows] & faces_of(dice) for seat in takers)
