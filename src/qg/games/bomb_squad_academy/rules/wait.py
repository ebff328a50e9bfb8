"""Wait! (section 6)."""

from __future__ import annotations

from msgspec.structs import replace

from qg.kernel import AskAny, Illegal, rule

from ..choices import LockWait, Propose, WaitChoice
from ..data import WIRES
from ..events import WaitLocked, WaitProposed, WaitScored, WireProtected
from ..state import State
from .points import credit

POINTS_OF_WAIT = 3
_LOCKS: tuple[WaitChoice, ...] = tuple(LockWait(wire) for wire in WIRES)
_PROPOSALS = {last: tuple(Propose(wire) for wire in WIRES if wire != last) for last in (None, *WIRES)}


@rule("BSA-WAI-01", "BSA-WAI-02", "BSA-WAI-08")
def resolve_waits(t: State) -> None:
    """Every waiter scores 3 points at once, then each chooses a wire to protect.

    [BSA-WAI-01, BSA-WAI-02, BSA-WAI-08]
    """
    waiters = t.acting("wait")
    if not waiters:
        return
    t.emit(WaitScored, waiters, POINTS_OF_WAIT)
    for seat in waiters:
        credit(t, seat, POINTS_OF_WAIT, "wait")
    t.ask(WaitPick())
    t.then(protect_wires)


class WaitPick(AskAny[State, WaitChoice], frozen=True):
    """All waiters decide in parallel: each may propose, then locks any wire; a lock is final.

    [BSA-WAI-03, BSA-WAI-06, BSA-WAI-07]
    """

    rules = ("BSA-WAI-03", "BSA-WAI-06", "BSA-WAI-07")
    timer = "wait_pick"
    lateness = "told"

    def default(self, t: State, seat: int) -> LockWait:
        return LockWait(default_wire(t, seat))

    def options(self, t: State, seat: int) -> tuple[WaitChoice, ...]:
        play = t.plays[seat]
        if play.action != "wait" or play.protects:
            return ()
        return _PROPOSALS[play.proposal] + _LOCKS if has_talk(t) else _LOCKS

    def awaits(self, t: State) -> tuple[int, ...]:
        return tuple([seat for seat, play in enumerate(t.plays) if play.action == "wait" and play.protects is None])

    def done(self, t: State) -> bool:
        return not self.awaits(t)

    def take(self, t: State, seat: int, choice: WaitChoice) -> None:
        if type(choice) is LockWait:
            return lock_wait(t, seat, choice.wire)
        t.put_play(seat, replace(t.plays[seat], proposal=choice.wire))
        t.log(WaitProposed, seat, choice.wire)

    def may(self, t: State, seat: int, choice: WaitChoice) -> Illegal | None:
        """A lock is final; a single or silent waiter only locks; the same proposal twice says nothing new."""
        play = t.plays[seat]
        if play.action != "wait":
            return self.not_offered(t, ())
        if play.protects:
            return Illegal("wait_is_final", "BSA-WAI-06")
        if type(choice) is LockWait:
            return None if choice.wire in WIRES else Illegal("not_an_option")
        if has_talk(t) and choice.wire in WIRES and choice.wire != play.proposal:
            return None
        return Illegal("nothing_to_propose", "BSA-WAI-07" if len(t.acting("wait")) == 1 else "BSA-WAI-06")


def has_talk(t: State) -> bool:
    """Several waiters may show each other what they would protect, unless the table is silent [BSA-WAI-07]."""
    return t.opt.wait_talk == "open" and len(t.acting("wait")) > 1


@rule("BSA-WAI-06", "BSA-OPT-10")
def lock_wait(t: State, seat: int, wire: str) -> None:
    """A lock is final; with `silent` its wire is shown only when all have locked [BSA-WAI-06, BSA-OPT-10]."""
    t.put_play(seat, replace(t.plays[seat], protects=wire))
    t.log(WaitLocked, seat, wire if t.opt.wait_talk == "open" else None)


def default_wire(t: State, seat: int) -> str:
    """One's own proposal; else the wire with most cutters, the Instructor included; else the first [QG-TIM-04]."""
    return t.plays[seat].proposal or max(WIRES, key=lambda wire: _crowd(t, wire))


def _crowd(t: State, wire: str) -> int:
    """How many cut a wire, each counted once."""
    return sum(t.cuts(seat, wire) for seat in t.all_seats) + t.cuts("instructor", wire)


@rule("BSA-WAI-04", "BSA-WAI-05")
def protect_wires(t: State) -> None:
    """A protected wire is not cut this turn; its cutters do nothing with it [BSA-WAI-04, BSA-WAI-05]."""
    for wire in WIRES:
        seats = tuple([seat for seat, play in enumerate(t.plays) if play.protects == wire])
        if seats:
            t.protected += (wire,)
            t.emit(WireProtected, wire, seats, None)
