"""The turn: choose and reveal (section 5)."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter

from msgspec.structs import replace

from qg.kernel import AskAny, Illegal, rule
from qg.kernel.conduct import clocks, presence

from ..choices import Lock, Order, Plan, Proceed, Unlock, UseTool, Withdraw
from ..data import STANDS_FOR, WIRES
from ..events import ActionsRevealed, RevealedAction, SeatUnlocked, TurnStarted
from ..state import Play, State
from .chicken import resolve_chickens
from .cutting import cut_wire
from .effects import hand_without, orders
from .ending import end_turn
from .intents import speak_up
from .plan import declare, default, has_pending, hidden_places, lock, order_tiles, plan_uses, proceed, withdraw
from .setup import clear_turn
from .wait import resolve_waits
from .windows import CONFIRM, hold_window, may_use

UNLOCK = (Unlock(),)
LOCKED = attrgetter("locked")
"""The locked card of a play."""


@rule("BSA-TRN-01", "BSA-TRN-08", "BSA-TRN-09")
def begin_turn(t: State) -> None:
    """choose, reveal, Wait, green, blue, red, yellow, Chicken, end of turn; then a new turn.

    [BSA-TRN-01, BSA-TRN-08, BSA-TRN-09]
    """
    clear_turn(t)
    t.turn += 1
    if t.instructor:  # secretly, each with equal chance [BSA-INS-03]
        t.instructor = replace(t.instructor, card=t.pick(t.instructor.hand))
    t.log(TurnStarted, t.turn)
    t.ask(ChooseAction())
    t.then(reveal)
    t.then(resolve_waits)
    for wire in WIRES:  # each completely before the next [BSA-CUT-01]
        t.then(cut_wire, wire)
    t.then(resolve_chickens)
    t.then(end_turn)
    t.then(begin_turn)


@lru_cache(256)
def _locks(hand: tuple[str, ...]) -> tuple[Plan, ...]:
    return tuple(Lock(card) for card in hand)


class ChooseAction(AskAny[State, Plan], frozen=True):
    """Each player secretly locks one card of their hand; plan tools may be used meanwhile.

    [BSA-TRN-02, BSA-TRN-03, BSA-RCT-02]

    The phase is over as soon as every seat is locked and no plan tool is being resolved or queued [BSA-TRN-06].
    Each has a time of their own, which stands still for a tool [BSA-TRN-11]; who has run out of it is told of after the
    reveal only, since the card of the autopilot can be worked out [QG-TIM-04].
    """

    rules = ("BSA-TRN-02", "BSA-TRN-03", "BSA-RCT-02", "BSA-TRN-06", "BSA-TRN-11", "QG-TIM-04")
    timer = "choose"
    own_time = True
    lateness = "told"

    def default(self, t: State, seat: int) -> Plan:
        return default(t, seat)

    def options(self, t: State, seat: int) -> tuple[Plan, ...]:
        if t.queue and has_pending(t, seat):
            return self._follow_up(t, seat)
        if t.plays[seat].locked:
            return UNLOCK if self._may_unlock(t, seat) else ()
        cadet = t.cadets[seat]
        cards = _locks(cadet.hand)
        return cards + plan_uses(t, seat) if cadet.tools else cards

    def _follow_up(self, t: State, seat: int) -> tuple[Plan, ...]:
        """Only the first of the queue waits for its owner; nobody locks while a tool is pending [BSA-TRN-11]."""
        first = t.queue[0]
        if first.seat != seat:
            return ()
        if t.ordering:
            return orders(hidden_places(t, first.use))
        return CONFIRM

    def _may_unlock(self, t: State, seat: int) -> bool:
        """While somebody is unlocked, one's time is not over and the lock is not frozen [BSA-TRN-05, BSA-TL-07]."""
        return not t.plays[seat].is_overheard and not t.has_run_out(seat) and None in map(LOCKED, t.plays)

    def awaits(self, t: State) -> tuple[int, ...]:
        if not t.queue:
            return tuple([seat for seat, play in enumerate(t.plays) if play.locked is None])
        first = t.queue[0].seat
        return tuple([seat for seat in t.all_seats if seat == first or self._is_choosing(t, seat)])

    def _is_choosing(self, t: State, seat: int) -> bool:
        return t.plays[seat].locked is None and not has_pending(t, seat)

    def done(self, t: State) -> bool:
        for play in t.plays:
            if play.locked is None:
                return False
        return not t.queue

    def take(self, t: State, seat: int, choice: Plan) -> None:
        if type(choice) is Lock:
            return lock(t, seat, choice.card)
        match choice:
            case Unlock():
                return unlock(t, seat)
            case UseTool():
                speak_up(t, seat)
                declare(t, seat, choice)
            case Order():
                order_tiles(t, choice)
            case Proceed():
                proceed(t)
            case Withdraw():
                withdraw(t)

    def may(self, t: State, seat: int, choice: Plan) -> Illegal | None:
        if has_pending(t, seat):
            return self._may_follow_up(t, seat, choice)
        play, hand = t.plays[seat], t.cadets[seat].hand
        if play.locked:
            return self._may_once_locked(t, seat, choice)
        match choice:
            case Lock(card):
                return None if card in hand else Illegal("card_not_in_hand", "BSA-TRN-02", card=card, hand=hand)
            case UseTool():
                return may_use(t, seat, choice, "plan", None)
            case _:
                return Illegal("not_an_option")

    def _may_follow_up(self, t: State, seat: int, choice: Plan) -> Illegal | None:
        if choice in self._follow_up(t, seat):
            return None
        if t.ordering and t.queue[0].seat == seat and type(choice) is Order:
            return Illegal("not_a_permutation", "BSA-TL-04")
        return Illegal("tool_pending", "BSA-RCT-03" if type(choice) is UseTool else "BSA-TRN-11")

    def _may_once_locked(self, t: State, seat: int, choice: Plan) -> Illegal | None:
        if type(choice) is not Unlock:
            return Illegal("locked_first", "BSA-RCT-03")
        if self._may_unlock(t, seat):
            return None
        is_overheard = t.plays[seat].is_overheard
        return Illegal("frozen", "BSA-TL-07") if is_overheard else Illegal("time_over", "BSA-TRN-05")


@rule("BSA-TRN-05", "BSA-DIG-07")
def unlock(t: State, seat: int) -> None:
    """One chooses again; others see only that the seat is not ready [BSA-TRN-05, BSA-DIG-07]."""
    t.put_play(seat, replace(t.plays[seat], locked=None, is_auto=False, is_late=False))
    t.emit(SeatUnlocked, seat)


@rule("BSA-TRN-03", "BSA-TRN-04", "BSA-TRN-07")
def reveal(t: State) -> None:
    """All cards are revealed at once and lie on top of their stacks [BSA-TRN-03, BSA-TRN-04, BSA-TRN-07]."""
    cadets, plays = [], []
    for cadet, play in zip(t.cadets, t.plays, strict=True):
        card = play.locked or ""
        cadets.append(replace(cadet, hand=hand_without(cadet.hand, card), stack=(*cadet.stack, card)))
        plays.append(replace(play, locked=None, action=card, stands_for=STANDS_FOR[card]))
    t.cadets, t.plays = tuple(cadets), tuple(plays)
    if t.instructor and t.instructor.card:
        card = t.instructor.card
        t.instructor = replace(t.instructor, stack=(*t.instructor.stack, card), wire=card)
    t.emit(_actions, t)
    for seat, play in enumerate(t.plays):
        if play.is_auto or t.conduct.late:
            _call(t, seat, play)
    hold_window(t, "reveal", None)


def _actions(t: State) -> ActionsRevealed:
    actions = tuple(RevealedAction(seat, play.action or "") for seat, play in enumerate(t.plays))
    return ActionsRevealed(actions, t.instructor.card if t.instructor else None)


def _call(t: State, seat: int, play: Play) -> None:
    """Time-outs are told and count only now [QG-TIM-04, QG-ABS-02, BSA-RES-04]."""
    if play.is_auto:
        t.put_cadet(seat, replace(t.cadets[seat], absent_turns=t.cadets[seat].absent_turns + 1))
    if play.is_late:
        clocks.tell_late(t, seat, "choose", Lock(play.action or ""))
    else:
        presence.in_time(t, seat)
