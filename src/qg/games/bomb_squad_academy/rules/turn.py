"""The turn: choose and reveal (section 5)."""

from __future__ import annotations

from functools import lru_cache

from qg.kernel import Any, Illegal
from qg.kernel.conduct import clocks, presence

from ..choices import Lock, Order, Plan, Proceed, Unlock, UseTool, Withdraw
from ..data import STANDS_FOR, WIRE_NO
from ..events import ActionsRevealed, RevealedAction, SeatUnlocked, TurnStarted
from ..state import NONE, State, with_at
from .chicken import resolve_chickens
from .cutting import cut_wires
from .effects import hand_without, orders
from .ending import end_turn
from .intents import speak_up
from .plan import declare, default, has_pending, hidden_places, lock, order_tiles, plan_uses, proceed, withdraw
from .setup import clear_turn
from .uses import eligible
from .wait import resolve_waits
from .windows import CONFIRM, hold_window, why_no_tool

UNLOCK = (Unlock(),)


def begin_turn(t: State) -> None:
    """choose, reveal, Wait, green, blue, red, yellow, Chicken, end of turn; then a new turn.

    [BSA-TRN-01, BSA-TRN-08, BSA-TRN-09]
    """
    clear_turn(t)
    t.turn += 1
    if t.has_instructor:
        t.instructor_card = t.pick(t.instructor_hand)  # secretly, each with equal chance [BSA-INS-03]
    t.log(TurnStarted, t.turn)
    t.ask(ChooseAction())
    t.then(reveal)
    t.then(cut_wires, 0)
    t.then(finish_turn)


def finish_turn(t: State) -> None:
    """After the wires all Chickens, then the turn ends [BSA-TRN-08]."""
    if "chicken" in t.actions:
        resolve_chickens(t)
        t.then(next_turn)
    else:
        next_turn(t)


def next_turn(t: State) -> None:
    """Without an explosion the turn goes to its end and a new turn begins [BSA-TRN-09]."""
    end_turn(t)
    begin_turn(t)


@lru_cache(256)
def _locks(hand: tuple[str, ...]) -> tuple[Plan, ...]:
    return tuple(Lock(card) for card in hand)


class ChooseAction(Any[State, Plan], frozen=True):
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
        if t.locked[seat]:
            return UNLOCK if self._may_unlock(t, seat) else ()
        cards = _locks(t.hands[seat])
        return cards + plan_uses(t, seat) if t.tools[seat] else cards

    def _follow_up(self, t: State, seat: int) -> tuple[Plan, ...]:
        """Only the first of the queue waits for its owner; nobody locks while a tool is pending [BSA-TRN-11]."""
        first = t.queue[0]
        if first.seat != seat:
            return ()
        if t.ordering:
            return orders(hidden_places(t, WIRE_NO[first.use.wire or ""]))
        return CONFIRM

    def _may_unlock(self, t: State, seat: int) -> bool:
        """While somebody is unlocked, one's time is not over and the lock is not frozen [BSA-TRN-05, BSA-TL-07]."""
        return not t.frozen[seat] and not t.has_run_out(seat) and "" in t.locked

    def awaits(self, t: State) -> tuple[int, ...]:
        locked = t.locked
        if not t.queue:
            return tuple([seat for seat in range(len(locked)) if not locked[seat]])
        first = t.queue[0].seat
        return tuple(seat for seat in t.all_seats if seat == first or not (locked[seat] or has_pending(t, seat)))

    def done(self, t: State) -> bool:
        return "" not in t.locked and not t.queue

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

    def why_not(self, t: State, seat: int, choice: Plan) -> Illegal | None:
        if has_pending(t, seat):
            ordering = t.ordering and t.queue[0].seat == seat and type(choice) is Order
            if ordering:
                return Illegal("not_a_permutation", "BSA-TL-04")
            return Illegal("tool_pending", "BSA-RCT-03" if type(choice) is UseTool else "BSA-TRN-11")
        if type(choice) is Unlock and t.locked[seat]:
            frozen = t.frozen[seat]
            return Illegal("frozen", "BSA-TL-07") if frozen else Illegal("time_over", "BSA-TRN-05")
        if t.locked[seat]:
            return Illegal("locked_first", "BSA-RCT-03")
        if type(choice) is Lock:
            return Illegal("card_not_in_hand", "BSA-TRN-02", card=choice.card, hand=t.hands[seat])
        return why_no_tool(t, seat, choice, "plan")


def unlock(t: State, seat: int) -> None:
    """One chooses again; others see only that the seat is not ready [BSA-TRN-05, BSA-DIG-07]."""
    t.locked = with_at(t.locked, seat, "")
    t.auto_locked = with_at(t.auto_locked, seat, False)
    t.timed_out = with_at(t.timed_out, seat, False)
    t.tell(SeatUnlocked, seat)


def reveal(t: State) -> None:
    """All cards are revealed at once and lie on top of their stacks [BSA-TRN-03, BSA-TRN-04, BSA-TRN-07]."""
    locked = t.locked
    t.hands = tuple(map(hand_without, t.hands, locked))
    t.stacks = tuple([(*stack, card) for stack, card in zip(t.stacks, locked, strict=True)])
    t.actions = locked
    t.stands_for = tuple(map(STANDS_FOR.__getitem__, locked))
    t.locked = ("",) * len(locked)
    if t.instructor_card:
        t.instructor_stack += (t.instructor_card,)
        t.instructor_wire = WIRE_NO[t.instructor_card]
    t.tell(_revealed, t)
    if True in t.auto_locked or t.conduct.late:
        _call_the_missing(t)
    if eligible(t, "reveal", NONE):
        t.then(hold_window, "reveal", NONE)
        t.then(resolve_waits)
    elif "wait" in locked:
        t.then(resolve_waits)


def _revealed(t: State) -> ActionsRevealed:
    actions = tuple(RevealedAction(seat, card) for seat, card in enumerate(t.actions))
    return ActionsRevealed(actions, t.instructor_card or None)


def _call_the_missing(t: State) -> None:
    """Time-outs are told and count only now [QG-TIM-04, QG-ABS-02, BSA-RES-04]."""
    t.absent_turns = tuple(turns + auto for turns, auto in zip(t.absent_turns, t.auto_locked, strict=True))
    for seat in t.all_seats:
        if t.timed_out[seat]:
            clocks.tell_late(t, seat, "choose", Lock(t.actions[seat]))
        else:
            presence.in_time(t, seat)
