"""Which claims and locks a seat may make now: queries about a table, for rules, views and bots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from qg.kernel import Illegal

from .choices import Claim
from .data import DATA
from .pieces import FACES, SLOTS, Die
from .placing import Fault, Judged
from .state import Bomb, Hand, Reservation, State

_WIRING = DATA.wiring

# What an option table allows on a card: correct placements, sound ones only, or anything physics allows.
CORRECT, SOUND, PHYSICAL = 0, 1, 2
_ANY_FACE = (1 << FACES) - 1
MOST_CARDS = max(players.cards for players in DATA.players.values())


def slot_number(slot: str) -> int:
    """a, b, c ... as 0, 1, 2 ..."""
    return ord(slot) - 97


def with_die(bomb: Bomb, slot: int, die: Die) -> Bomb:
    """The card with one die more."""
    dice = bomb.dice
    return Bomb(bomb.card, (*dice[:slot], die, *dice[slot + 1 :]))


def with_reservations(hand: Hand, held: Iterable[Reservation]) -> Hand:
    """A hand with reservations taken as placed, in the order they were made [MPP-TAK-06]."""
    if not held:
        return hand
    cards = list(hand)
    for reservation in held:
        bomb = cards[reservation.card]
        assert bomb is not None, "reservations stand on cards"
        cards[reservation.card] = with_die(bomb, SLOTS.index(reservation.slot), reservation.die)
    return tuple(cards)


# -- placements ----------------------------------------------------------------------------------------------------


def allowance(t: State) -> int:
    """Correct placements [MPP-PLC-02], dead ends among them unless refused [MPP-PLC-09].

    With the safety net off any empty slot that is supported [MPP-ERR-03], dead ends included: nothing is judged before
    it is set, so no refusal tells anything [MPP-HID-04].
    """
    if not t.opt.safety_net:
        return PHYSICAL
    return CORRECT if t.opt.dead_ends == "allowed" else SOUND


def slots_for(bomb: Bomb, die: Die, allows: int) -> tuple[int, ...]:
    """Where a die may be claimed on a card as it stands."""
    wires = _WIRING[bomb.card]
    if allows == PHYSICAL:
        return wires.open_slots(bomb.dice)
    return wires.fits(wires.seen(bomb.dice), die.face)[allows]


def claims_on(hand: Hand, dice: Iterable[Die], allows: int, replace: int | None) -> list[Claim]:
    """Every claim of these dice on these cards."""
    found: list[Claim] = []
    for die in dice:
        places = _places(hand, die[0] // 5 * 6 + die[1] - 1, allows)
        if places:
            claims = _claims(die[0], replace)
            found += [claims[place] for place in places]
    return found


@lru_cache(maxsize=1024)
def _claims(die: int, replace: int | None) -> tuple[Claim, ...]:
    """The claims of a die for every slot of every card; each is made once."""
    return tuple(Claim(die, card, slot, replace) for card in range(MOST_CARDS) for slot in SLOTS)


@lru_cache(maxsize=1 << 12)
def _places(hand: Hand, face: int, allows: int) -> tuple[int, ...]:
    """Where a face may be claimed on these cards, as 6 * card + slot; within a turn the question comes up often."""
    bit = 1 << face
    return tuple(
        [
            card * len(SLOTS) + slot
            for card, taken in enumerate(_faces_taken(hand, allows))
            for slot, faces in enumerate(taken)
            if faces & bit
        ]
    )


@lru_cache(maxsize=1 << 12)
def _faces_taken(hand: Hand, allows: int) -> tuple[tuple[int, ...], ...]:
    """For each card and slot the faces that may be claimed for it, as a bit set."""
    return tuple([() if bomb is None else _card_takes(bomb, allows) for bomb in hand])


def _card_takes(bomb: Bomb, allows: int) -> tuple[int, ...]:
    if allows == PHYSICAL:
        wires = _WIRING[bomb.card]
        return tuple(_ANY_FACE * (slot in wires.open_slots(bomb.dice)) for slot in range(wires.size))
    judged = judge(bomb)
    return judged.correct if allows == CORRECT else judged.sound


@lru_cache(maxsize=1 << 12)
def judge(bomb: Bomb) -> Judged:
    """Which faces every slot of a card takes as it stands."""
    wires = _WIRING[bomb.card]
    return wires.judge(wires.seen(bomb.dice))


@lru_cache(maxsize=1 << 12)
def usable_faces(hand: Hand) -> tuple[int, int]:
    """The faces with a correct, and those with a sound placement on these cards, as bit sets."""
    correct = sound = 0
    for bomb in hand:
        if bomb is not None:
            judged = judge(bomb)
            correct |= judged.any_correct
            sound |= judged.any_sound
    return correct, sound


def faces_of(dice: Iterable[Die]) -> int:
    """The faces these dice show, as a bit set."""
    shown = 0
    for die, value in dice:
        shown |= 1 << (die // 5 * 6 + value - 1)
    return shown


def all_claims(t: State, seat: int, free: Sequence[Die]) -> list[Claim]:
    """Plain claims while a seat has quota, and replacements of its own [MPP-TAK-06] [MPP-TAK-08]."""
    held, hand, allows = t.reserved[seat], t.hands[seat], allowance(t)
    found: list[Claim] = []
    if free and t.quota_left(seat) > 0:
        found = claims_on(with_reservations(hand, held), free, allows, None)
    for place, old in enumerate(held):
        before = with_reservations(hand, held[:place])
        found += claims_on(before, free, allows, old.die.id)
        for moved in claims_on(before, (old.die,), allows, old.die.id):
            if moved.slot != old.slot or moved.card != old.card:  # where it is already is no move
                found.append(moved)
    return found


def why_no_claim(t: State, seat: int, choice: Claim) -> Illegal | None:
    """The first reason in the order of the rules: no such slot or move, not his, the card, the die, then the place."""
    held, hand, die = t.reserved[seat], t.hands[seat], t.pool_die(choice.die)
    bomb = hand[choice.card] if 0 <= choice.card < len(hand) else None
    if bomb is not None and choice.slot not in _WIRING[bomb.card].letters:
        return Illegal("not_allowed", "MPP-PLC-01", slot=choice.slot)
    if choice.replace is not None:
        place = next((n for n, old in enumerate(held) if old.die.id == choice.replace), None)
        if place is None:
            return Illegal("not_yours", "MPP-TAK-08")
        if held[place] == (die, choice.card, choice.slot):
            return Illegal("not_allowed", "MPP-TAK-08")
        held = held[:place]
    if bomb is None:
        return Illegal("no_such_card", "MPP-TAK-03")
    if die is None or die.id in t.spoiled:
        return Illegal("not_in_pool", "MPP-TAK-06")
    if choice.die != choice.replace and die in [r.die for theirs in t.reserved for r in theirs]:
        return Illegal("die_taken", "MPP-TAK-07")
    if choice.replace is None and t.quota_left(seat) <= 0:
        return Illegal("quota_full", "MPP-TAK-01")
    return _why_no_place(with_reservations(hand, held)[choice.card], slot_number(choice.slot), die, allowance(t))


_RULES: dict[Fault, str] = {
    "occupied": "MPP-ERR-05",
    "unsupported": "MPP-ERR-05",
    "slot": "MPP-ERR-02",
    "relation": "MPP-ERR-02",
}


def _why_no_place(bomb: Bomb | None, slot: int, die: Die, allows: int) -> Illegal | None:
    """The first that applies of occupied, unsupported, slot, relation, dead end [MPP-ERR-02]."""
    assert bomb is not None, "reservations leave cards where they are"
    if _card_takes(bomb, allows)[slot] >> die.face & 1:
        return None
    wires = _WIRING[bomb.card]
    fault = wires.fault(wires.seen(bomb.dice), slot, die.face)
    return Illegal("dead_end", "MPP-PLC-09") if fault is None else Illegal(fault, _RULES[fault])


# -- locks; `free` are the faces of the free dice --------------------------------------------------------------------


def completes_a_card(t: State) -> bool:
    """Whether some reservation would complete a card when set [MPP-TAK-10]."""
    for seat, held in enumerate(t.reserved):
        for reservation in held:
            bomb = t.hands[seat][reservation.card]
            assert bomb is not None, "reservations stand on cards"
            meant = 1 if len(held) == 1 else sum(r.card == reservation.card for r in held)
            if bomb.dice.count(None) == meant:
                return True
    return False


def can_lock(t: State, seat: int, free: int) -> bool:
    """Nobody may leave a usable die to be rerolled, unless a bomb is being finished [MPP-TAK-10] [MPP-TAK-16].

    With the safety net off every lock is accepted [MPP-TAK-18].
    """
    if not t.opt.safety_net or t.quota_left(seat) <= 0:
        return True
    hand = with_reservations(t.hands[seat], t.reserved[seat])
    return not usable_faces(hand)[SOUND] & free or completes_a_card(t)


def server_locks(t: State, seat: int, free: int) -> bool:
    """Whether nothing is left to do for a seat: no reservation, and no quota, no card or no claim [MPP-TAK-11]."""
    if t.reserved[seat]:
        return False
    if t.quota_left(seat) <= 0:
        return True
    return t.opt.safety_net and not usable_faces(t.hands[seat])[allowance(t)] & free


def is_content(t: State, seat: int, free: int) -> bool:
    """With lock = auto: quota filled, locked, or, with the safety net on, able to lock [MPP-TAK-12]."""
    return t.locked[seat] or t.quota_left(seat) <= 0 or (t.opt.safety_net and can_lock(t, seat, free))


def settled_seats(t: State) -> tuple[bool, ...]:
    """Which seats count as locked: those that are, or with lock = auto those that are content [MPP-TAK-19]."""
    if t.opt.lock == "unanimous":
        return t.locked
    free = faces_of(t.free_dice())
    return tuple(is_content(t, seat, free) for seat in t.all_seats)
