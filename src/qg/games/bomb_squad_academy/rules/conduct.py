"""Digital conduct: time, absences, standing inputs, reasons (section 19). The engine itself reads no clock.

[BSA-DIG-11]
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from qg.kernel import Illegal, NoticeKind, Space

from ..choices import (
    LockWait,
    Messages,
    Order,
    Proceed,
    Propose,
    RankTools,
    SetIntent,
    Standing,
    TakeTool,
    Unlock,
    is_intent,
)
from ..data import WIRE_NO, WIRES
from ..events import AbsentRuled, SeatBack, Timeout
from ..state import NONE, State, with_at
from .absence import Paused, mark_absent
from .chicken import LOOK_NONE, ChickenLook
from .clock import is_running, refresh
from .effects import KEEP_BOTH, KeepOrBury, OrderCards
from .intents import PASS, set_intent, speak_up
from .plan import autopilot_card, autopilots_lock, hidden_places, lock, order_tiles, proceed
from .setup import PickTool, best_ranked, default_tool
from .turn import ChooseAction
from .wait import WaitPick, default_wire
from .windows import ConfirmTool, React, answer_by_intent

RULED_TEMPOS = ("untimed", "correspondence")
KEPT_BY = "rookie"


class Stamp(msgspec.Struct, frozen=True):
    """What every event carries."""

    bomb: str
    turn: int


def stamp(t: State) -> Stamp:
    return Stamp(t.bomb, t.turn)


# -- time -------------------------------------------------------------------------------------------------------------


def due(t: State) -> int | None:
    """When time must next be told; never while the game is paused [BSA-DIG-02]."""
    if t.paused_at >= 0:
        return None
    if t.round_due:
        return min(t.round_due, t.deadline or t.round_due)
    return t.deadline or None


def on_time(t: State) -> None:
    """The default of the open decision is played [BSA-DIG-03]."""
    frame = t.open
    assert frame is not None
    decision = frame.decision
    if isinstance(decision, ChooseAction):
        return _choosing_time(t)
    if isinstance(decision, React):
        return _round_over(t)
    seat = t.waiting[0]
    t.log(Timeout, seat, str(type(decision).__struct_config__.tag))
    _give_default(t, decision, seat)


def _give_default(t: State, decision: object, seat: int) -> None:
    """A default is no message of its seat: who was silent stays so [BSA-RCT-21]."""
    silent = t.silent
    t.give(seat, _default(t, decision, seat))
    t.silent = silent


def _default(t: State, decision: object, seat: int) -> object:
    """The defaults of the decision table (section 20) [BSA-DIG-03]."""
    match decision:
        case PickTool():
            return TakeTool(default_tool(t))
        case ConfirmTool():
            return Proceed()
        case OrderCards():
            return Order(tuple(range(1, decision.count + 1)))
        case KeepOrBury():
            return KEEP_BOTH
        case WaitPick():
            return LockWait(WIRES[default_wire(t, seat)])
        case React():
            return PASS
    assert isinstance(decision, ChickenLook)
    return LOOK_NONE


def _choosing_time(t: State) -> None:
    """First the tool that waits for its owner, then the seats whose choose time is over [BSA-DIG-04, BSA-TRN-05]."""
    if t.queue and t.plan_due and t.plan_due <= t.now:
        t.log(Timeout, t.queue[0].seat, "order_tiles" if t.ordering else "withdraw_queued")
        plan_default(t)
        return autopilots_lock(t)
    seat = next(seat for seat in t.all_seats if is_running(t, seat) and t.choose_due[seat] <= t.now)
    t.over = with_at(t.over, seat, True)
    refresh(t)
    if not t.locked[seat]:
        t.timed_out = with_at(t.timed_out, seat, True)
        t.auto_locked = with_at(t.auto_locked, seat, True)
        lock(t, seat, autopilot_card(t, seat))


def plan_default(t: State) -> None:
    """The old order of the tiles; or proceed [BSA-TL-04, BSA-RCT-02]."""
    if t.ordering:
        order_tiles(t, Order(hidden_places(t, WIRE_NO[t.queue[0].use.wire or ""])))
    else:
        proceed(t)


def _round_over(t: State) -> None:
    """Silence is a pass, and counts until the end of the turn; at the end of a `speed` round it does not.

    [BSA-RCT-06, BSA-RCT-11, BSA-RCT-21]

    No time-out is sent for it [BSA-DIG-03].
    """
    too_late = bool(t.deadline) and t.deadline <= t.now
    for seat in t.waiting:
        if too_late:
            t.silent = with_at(t.silent, seat, True)
        t.give(seat, PASS)


# -- standing inputs --------------------------------------------------------------------------------------------------


def standing(t: State, seat: int) -> Sequence[Standing] | Space:
    """Intents for one's own tools at any time; a ranking while one is still to pick a tool [BSA-RCT-14, BSA-TOO-01]."""
    display = t.display if t.display and _still_picks(t, seat) else ()
    return Messages(t.tools[seat], display) if t.tools[seat] or display else ()


def _still_picks(t: State, seat: int) -> bool:
    frame = t.open
    asked = frame is not None and isinstance(frame.decision, PickTool) and frame.decision.seat == seat
    return asked or ("offer_tool", (seat,)) in t.agenda


def take_standing(t: State, seat: int, choice: Standing) -> None:
    """An intent answers an open round instantly; a ranking takes the best tool left.

    [BSA-RCT-14, BSA-RCT-21, BSA-TOO-01]
    """
    if type(choice) is SetIntent:
        set_intent(t, seat, choice)
        speak_up(t, seat)
        return answer_by_intent(t, seat)
    assert type(choice) is RankTools
    t.ranks = with_at(t.ranks, seat, choice.tools)
    frame = t.open
    best = best_ranked(t, seat)
    if best and frame is not None and isinstance(frame.decision, PickTool) and frame.decision.seat == seat:
        t.give(seat, TakeTool(best))


# -- notices ----------------------------------------------------------------------------------------------------------


def refuses_notice(t: State, kind: NoticeKind, seat: int | None, what: str | None) -> Illegal | None:
    """Untimed tables wait for a ruling; only a paused game may change its option [BSA-DIG-05, BSA-OPT-15]."""
    if kind in ("absent", "back") or (kind, what) == ("ruling", "absent"):
        if seat is None:
            return Illegal("seat_needed", "BSA-DIG-05", kind=kind)
        if kind == "ruling" and not (t.away[seat] and t.opt.tempo in RULED_TEMPOS):
            return Illegal("not_away", "BSA-DIG-05", seat=seat)
        return None
    if kind != "ruling":
        return None
    if what != "bot":
        return Illegal("unknown_ruling", None, what=what)
    return None if t.paused_at >= 0 else Illegal("not_paused", "BSA-OPT-15")


def on_notice(t: State, kind: NoticeKind, seat: int | None, what: str | None) -> None:
    """A seat is away or back, or the host has ruled [BSA-DIG-05, BSA-DIG-06]."""
    if kind == "absent" and seat is not None:
        t.away = with_at(t.away, seat, True)
        if t.opt.tempo not in RULED_TEMPOS:
            _leave(t, seat)
    elif kind == "back" and seat is not None:
        _come_back(t, seat)
    elif kind == "ruling" and what == "absent" and seat is not None:
        _leave(t, seat)
    elif kind == "ruling":
        t.opt = replace(t.opt, absent="bot")
        t.log(AbsentRuled, "bot")


def _leave(t: State, seat: int) -> None:
    """With `autopilot` what is asked of the seat takes its default at once [BSA-DIG-05]."""
    mark_absent(t, seat)
    frame = t.open
    if frame is None or not t.is_autopiloted(seat):
        return
    decision = frame.decision
    if isinstance(decision, ChooseAction):
        if t.queue and t.queue[0].seat == seat:
            plan_default(t)
        autopilots_lock(t)
    elif isinstance(decision, ChickenLook):
        if seat in t.lookers and t.looks[seat] is None:
            t.give(seat, LOOK_NONE)
    elif seat in t.waiting:
        _give_default(t, decision, seat)


def _come_back(t: State, seat: int) -> None:
    """A player who comes back takes over at the next decision [BSA-DIG-05]."""
    t.away = with_at(t.away, seat, False)
    t.misses = with_at(t.misses, seat, 0)
    if t.absent[seat]:
        t.absent = with_at(t.absent, seat, False)
        t.log(SeatBack, seat)


def kept(t: State) -> dict[int, str]:
    """With `bot` a rookie decides everything for an absent seat [BSA-DIG-05]."""
    return {seat: KEPT_BY for seat in t.all_seats if t.is_kept(seat)}


# -- reasons ----------------------------------------------------------------------------------------------------------


def why_not(t: State, seat: int | None, choice: object, code: str) -> Illegal | None:
    """What is not legal is refused with a reason and changes nothing [BSA-DIG-10, BSA-DIG-07]."""
    if code not in ("stale", "not_asked", "not_an_option") or seat is None:
        return None
    decision = t.open.decision if t.open is not None else None
    if isinstance(decision, Paused):
        return Illegal("paused", "BSA-DIG-05")
    match choice:
        case SetIntent() if not is_intent(choice):
            return Illegal("bad_intent", "BSA-RCT-14", tool=choice.tool, use=choice.use)
        case SetIntent():
            return Illegal("tool_not_owned", "BSA-RCT-14", tool=choice.tool)
        case RankTools():
            return _why_no_ranking(t, choice)
        case Unlock() if not isinstance(decision, ChooseAction):
            return Illegal("everybody_locked", "BSA-DIG-07")
        case LockWait() | Propose() if isinstance(decision, WaitPick) and t.wait_locks[seat] != NONE:
            return Illegal("wait_is_final", "BSA-WAI-06")
    if code == "not_asked" and isinstance(decision, ChooseAction):
        return decision.why_not(t, seat, choice)  # type: ignore[arg-type]
    return None


def _why_no_ranking(t: State, choice: RankTools) -> Illegal | None:
    """Only displayed tools are ranked, each once [BSA-TOO-01]."""
    if not set(choice.tools) <= set(t.display):
        return Illegal("not_displayed", "BSA-TOO-01", display=t.display)
    return Illegal("ranked_twice", "BSA-TOO-01") if len(set(choice.tools)) < len(choice.tools) else None
