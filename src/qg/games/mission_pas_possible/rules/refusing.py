"""Why an input is refused: the closed list of reasons, the first that applies in the order of the rules (section 5)."""

from __future__ import annotations

from typing import Any, get_args

from qg.kernel import Illegal
from qg.kernel.decisions import choice_type

from ..choices import (
    Claim,
    ForceGo,
    Grab,
    Lock,
    Lose,
    Mix,
    Pick,
    Ready,
    Release,
    Reroll,
    Roll,
    SabotageNo,
    SabotageYes,
    Signal,
    Standing,
    Steady,
    TrembleInstead,
    Unlock,
)
from ..claims import slot_number, with_reservations
from ..pieces import Die
from ..state import Hand, State, wiring
from .defusing import open_vacancy
from .setting import swinging
from .setup import ChooseMix
from .standing import calls_too_fast
from .striking import may_reroll
from .taking import Claiming


def why_not(t: State, seat: int | None, choice: Any, code: str) -> Illegal | None:
    """The reason of a refusal, told only to the sender; a refusal changes nothing."""
    if code == "over":
        return Illegal("too_late", "MPP-CLK-06")
    if code in ("time_first", "paused") or seat is None:
        return None
    decision = t.asked
    asked = choice_type(type(decision))
    if isinstance(choice, Standing):
        return _standing(t, seat, choice)
    if code == "stale" or not isinstance(choice, get_args(asked) or (asked,)):
        return Illegal("not_now")
    if isinstance(decision, Claiming) and not t.settled:
        return Illegal("settling", "MPP-DRW-08")
    if isinstance(choice, Claim):
        return _claim(t, seat, choice)
    return _other(t, seat, choice)


def _standing(t: State, seat: int, choice: Standing) -> Illegal:
    """Calls before the briefing and votes before the clock runs: not now; else too fast or not allowed."""
    if isinstance(choice, Signal):
        if isinstance(t.asked, ChooseMix):
            return Illegal("not_now", "MPP-TAK-02")
        return Illegal("too_fast" if calls_too_fast(t, seat) else "not_allowed", "MPP-TAK-02")
    return Illegal("not_now" if t.running_since is None else "not_allowed", "MPP-INI-08")


def _other(t: State, seat: int, choice: Any) -> Illegal:
    """Everything but claims."""
    match choice:
        case Mix():
            return Illegal("not_allowed" if seat == t.host else "not_yours", "MPP-ADV-03")
        case Roll() | Grab():
            return Illegal("not_allowed", "MPP-DRW-02")
        case Release():
            return Illegal("not_yours", "MPP-TAK-09")
        case Lock():
            return Illegal("not_allowed" if t.locked[seat] else "must_take", "MPP-TAK-10")
        case Unlock():
            return Illegal("not_allowed", "MPP-TAK-11" if t.locked[seat] else "MPP-TAK-10")
        case ForceGo():
            return Illegal("not_allowed", "MPP-TAK-19")
        case Ready():
            return Illegal("not_allowed", "MPP-SET-14")
        case Steady() | TrembleInstead():
            return Illegal("not_yours" if swinging(t, seat) is None else "not_allowed", "MPP-LAY-13")
        case SabotageYes() | SabotageNo():
            return Illegal("not_yours" if open_vacancy(t, seat) is None else "not_allowed", "MPP-ADV-09")
        case Pick():
            return _pick(t, seat)
        case Lose(die):
            return _lose(t, seat, die)
        case Reroll():
            pressed = seat in may_reroll(t)
            return Illegal("not_in_pool", "MPP-UNU-03") if pressed else Illegal("not_allowed", "MPP-INI-06")
    return Illegal("not_allowed")


def _pick(t: State, seat: int) -> Illegal:
    vacancy = open_vacancy(t, seat)
    if vacancy is None:
        return Illegal("not_yours", "MPP-DEF-04")
    return Illegal("not_allowed", "MPP-ADV-13") if vacancy.offered else Illegal("no_such_card", "MPP-DEF-08")


def _lose(t: State, seat: int, die: int) -> Illegal:
    own = any(d is not None and d.id == die for bomb in t.hands[seat] if bomb for d in bomb.dice)
    if seat not in t.losers:
        return Illegal("not_allowed", "MPP-SAB-04")
    return Illegal("not_a_candidate" if own else "not_yours", "MPP-SAB-03")


# -- claims --------------------------------------------------------------------------------------------------------


def _claim(t: State, seat: int, choice: Claim) -> Illegal:
    """not_allowed, not_yours, no_such_card, not_in_pool, die_taken, quota_full, then the card's own reasons."""
    held = t.reserved[seat]
    place = next((n for n, old in enumerate(held) if old.die.id == choice.replace), None)
    hand = t.hands[seat]
    bomb = hand[choice.card] if 0 <= choice.card < len(hand) else None
    if bomb is not None and choice.slot not in wiring(bomb.card).letters:
        return Illegal("not_allowed", "MPP-PLC-01", slot=choice.slot)
    if place is not None and held[place] == (t.pool_die(choice.die), choice.card, choice.slot):
        return Illegal("not_allowed", "MPP-TAK-08")
    if choice.replace is not None and place is None:
        return Illegal("not_yours", "MPP-TAK-08")
    if bomb is None:
        return Illegal("no_such_card", "MPP-TAK-03")
    die = t.pool_die(choice.die)
    if die is None or die.id in t.spoiled:
        return Illegal("not_in_pool", "MPP-TAK-06")
    if choice.die != choice.replace and any(r.die.id == die.id for theirs in t.reserved for r in theirs):
        return Illegal("die_taken", "MPP-TAK-07")
    if place is None and t.quota_left(seat) <= 0:
        return Illegal("quota_full", "MPP-TAK-01")
    before = with_reservations(hand, held if place is None else held[:place])
    return _placement(before, choice, die)


_RULES = {"occupied": "MPP-ERR-05", "unsupported": "MPP-ERR-05", "slot": "MPP-ERR-02", "relation": "MPP-ERR-02"}


def _placement(hand: Hand, choice: Claim, die: Die) -> Illegal:
    """The first that applies of occupied, unsupported, slot, relation, dead end [MPP-ERR-02]."""
    bomb = hand[choice.card]
    assert bomb is not None, "looked at before"
    wires = wiring(bomb.card)
    fault = wires.fault(wires.seen(bomb.dice), slot_number(choice.slot), die.face)
    if fault is None:
        return Illegal("dead_end", "MPP-PLC-09")
    return Illegal(fault, _RULES[fault])
