"""Wait! (section 6)."""

from __future__ import annotations

from qg.kernel import Any, Illegal

from ..choices import LockWait, Propose, WaitChoice
from ..data import WIRE_NO, WIRES
from ..events import WaitLocked, WaitProposed, WaitScored, WireProtected
from ..state import NONE, State, with_at
from .points import WAIT, credit

POINTS_OF_WAIT = 3
_LOCKS: tuple[WaitChoice, ...] = tuple(LockWait(wire) for wire in WIRES)
_PROPOSALS = {
    last: tuple(Propose(wire) for number, wire in enumerate(WIRES) if number != last) for last in range(NONE, 4)
}


def resolve_waits(t: State) -> None:
    """Every waiter scores 3 points at once, then each chooses a wire to protect.

    [BSA-WAI-01, BSA-WAI-02, BSA-WAI-08]
    """
    if "wait" not in t.actions:
        return
    seats = waiters(t.actions)
    t.tell(WaitScored, seats, POINTS_OF_WAIT)
    for seat in seats:
        credit(t, seat, POINTS_OF_WAIT, WAIT)
    t.ask(WaitPick())
    t.then(protect_wires)


def waiters(actions: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([seat for seat, action in enumerate(actions) if action == "wait"])


class WaitPick(Any[State, WaitChoice], frozen=True):
    """All waiters decide in parallel: each may propose, then locks any wire; a lock is final.

    [BSA-WAI-03, BSA-WAI-06, BSA-WAI-07]
    """

    rules = ("BSA-WAI-03", "BSA-WAI-06", "BSA-WAI-07")
    timer = "wait_pick"
    lateness = "told"

    def default(self, t: State, seat: int) -> LockWait:
        return LockWait(WIRES[default_wire(t, seat)])

    def options(self, t: State, seat: int) -> tuple[WaitChoice, ...]:
        if t.actions[seat] != "wait" or t.wait_locks[seat] != NONE:
            return ()
        alone = t.actions.count("wait") == 1
        return _LOCKS if alone or t.opt.wait_talk == "silent" else _PROPOSALS[t.proposals[seat]] + _LOCKS

    def awaits(self, t: State) -> tuple[int, ...]:
        return tuple([seat for seat in waiters(t.actions) if t.wait_locks[seat] == NONE])

    def done(self, t: State) -> bool:
        return not self.awaits(t)

    def take(self, t: State, seat: int, choice: WaitChoice) -> None:
        if type(choice) is LockWait:
            return lock_wait(t, seat, WIRE_NO[choice.wire])
        t.proposals = with_at(t.proposals, seat, WIRE_NO[choice.wire])
        t.log(WaitProposed, seat, choice.wire)

    def why_not(self, t: State, seat: int, choice: WaitChoice) -> Illegal | None:
        """A single or silent waiter only locks; the same proposal twice says nothing new."""
        alone = t.actions.count("wait") == 1
        rule = "BSA-WAI-07" if alone else "BSA-WAI-06"
        return Illegal("nothing_to_propose", rule) if type(choice) is Propose else None


def lock_wait(t: State, seat: int, wire: int) -> None:
    """A lock is final; with `silent` its wire is shown only when all have locked [BSA-WAI-06, BSA-OPT-10]."""
    t.wait_locks = with_at(t.wait_locks, seat, wire)
    t.log(WaitLocked, seat, WIRES[wire] if t.opt.wait_talk == "open" else None)


def default_wire(t: State, seat: int) -> int:
    """One's own proposal; else the wire with most cutters, the Instructor included; else the first [QG-TIM-04]."""
    if t.proposals[seat] != NONE:
        return t.proposals[seat]
    return max(range(4), key=lambda wire: _crowd(t, wire))


def _crowd(t: State, wire: int) -> int:
    """How many cut a wire, each counted once."""
    players = sum(wire in own for own in zip(t.stands_for, t.twin, strict=True))
    return players + (t.instructor_wire == wire)


def protect_wires(t: State) -> None:
    """A protected wire is not cut this turn; its cutters do nothing with it [BSA-WAI-04, BSA-WAI-05]."""
    for wire in range(4):
        seats = tuple([seat for seat, locked in enumerate(t.wait_locks) if locked == wire])
        if seats:
            t.protected = with_at(t.protected, wire, True)
            t.tell(WireProtected, WIRES[wire], seats, None)
