"""Reaction windows: reveal, cut, brink, score and blast work in sealed rounds (section 15).

`wire` is the wire being resolved; there is none in the reveal window.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from qg.kernel import AskAll, AskOne, Illegal, Open, rule

from ..choices import Confirmation, Proceed, Reaction, UseTool, Withdraw
from ..data import TOOLS
from ..events import Pay, ToolDeclared, ToolFizzled, ToolWithdrawn, WindowClosed, WindowOpened
from ..pieces import ToolId, WindowId, WireId
from ..state import Round, State
from .effects import use_tool
from .intents import PASS, judge
from .points import roll_call
from .uses import eligible, is_barred, reactions, uses

SIMULTANEOUS = 300
"""Declarations of a `speed` round within so many ms of the first count as simultaneous [BSA-RCT-11]."""


@rule("BSA-RCT-01", "BSA-TOO-04")
def hold_window(t: State, window: str, wire: str | None) -> None:
    """A window opens only if a seat is eligible, otherwise play goes on without a pause [BSA-RCT-01, BSA-TOO-04]."""
    if eligible(t, window, wire):
        t.then(hold_round, window, wire, 1)


@rule("BSA-RCT-04", "BSA-RCT-16", "BSA-RCT-18", "BSA-RCT-12")
def hold_round(t: State, window: str, wire: str | None, number: int) -> None:
    """Every eligible seat answers, in parallel and unseen, or its intents do at once [BSA-RCT-04, BSA-RCT-16].

    If all of them pass by intent nothing is sent at all [BSA-RCT-18]; with nobody left the window closes [BSA-RCT-12].
    """
    seats = eligible(t, window, wire)
    judged = [(seat, answer) for seat in seats if (answer := judge(t, seat, window, wire)) is not None]
    by_intent = tuple([(seat, setting) for seat, (_, setting) in judged if setting is not None])
    if len(judged) == len(seats) and not by_intent:
        if number > 1:
            close_window(t, window, wire)
        return
    auto = tuple([(seat, choice) for seat, (choice, _) in judged])
    t.round = Round(seats, auto, by_intent, resolved=t.round.resolved)
    t.log(_opened, t, window, wire, number)
    t.ask(React(window, wire, number))


def _opened(t: State, window: str, wire: str | None, number: int) -> WindowOpened:
    """Everyone sees who is eligible, in the score window also V and the pays [BSA-RCT-18]."""
    if window != "score":
        return WindowOpened(window, wire, number, t.round.eligible)
    pays = tuple(Pay(seat, t.cut.pays[seat]) for seat in t.cut.cutters)
    return WindowOpened(window, wire, number, t.round.eligible, t.cut.value, pays)


@rule("BSA-RCT-07", "BSA-RCT-12")
def close_window(t: State, window: str, wire: str | None) -> None:
    """The window closes [BSA-RCT-07, BSA-RCT-12]."""
    t.log(WindowClosed, window, wire)


class React(AskAll[State, Reaction], frozen=True):
    """One declaration, tool and targets, or a pass; nobody sees it before the round ends.

    [BSA-RCT-04, BSA-RCT-05, BSA-RCT-06, BSA-RCT-18]
    """

    rules = ("BSA-RCT-04", "BSA-RCT-05", "BSA-RCT-06", "BSA-RCT-18")
    sealed: ClassVar[bool] = True
    timer = "react"
    lateness = "told"
    only_left_word = True
    window: WindowId
    wire: WireId | None
    round: int

    def default(self, t: State, seat: int) -> Reaction:
        return PASS

    def options(self, t: State, seat: int) -> tuple[Reaction, ...]:
        found = reactions(t, seat, self.window, self.wire)
        return (PASS, *found) if found else ()

    def asks(self, t: State) -> tuple[int, ...]:
        """All who are eligible, whatever their intents [BSA-RCT-18]."""
        return t.round.eligible

    def known(self, t: State) -> tuple[tuple[int, Reaction], ...]:
        """Intents answer instantly; what they say is never sent [BSA-RCT-14, BSA-HID-07]."""
        return t.round.auto

    def receive(self, t: State, frame: Open, seat: int, choice: Reaction) -> None:
        """The first declaration of a `speed` round sets its end [BSA-RCT-11]."""
        if type(choice) is UseTool and t.opt.tool_priority == "speed" and t.round.due is None:
            t.round = replace(t.round, due=t.now + SIMULTANEOUS)
        super().receive(t, frame, seat, choice)

    def resolve(self, t: State, answers: Mapping[int, Reaction]) -> None:
        end_round(t, self.window, self.wire, self.round, answers)

    def may(self, t: State, seat: int, choice: Reaction) -> Illegal | None:
        return may_use(t, seat, choice, self.window, self.wire) if type(choice) is UseTool else None


def may_use(t: State, seat: int, choice: UseTool, window: str, wire: str | None) -> Illegal | None:
    """Whether a tool may be used so, and why not [BSA-TOO-05, BSA-TOO-07, BSA-TOO-10, BSA-DIG-10]."""
    if choice.tool not in t.cadets[seat].tools:
        return Illegal("tool_not_owned", "BSA-TOO-05", tool=choice.tool)
    if TOOLS[choice.tool].window != window:
        return Illegal("wrong_window", "BSA-RCT-01", tool=choice.tool, window=TOOLS[choice.tool].window)
    if is_barred(t, seat, choice.tool):
        return Illegal("exclusive", "BSA-TOO-07", tool=choice.tool)
    if choice in uses(t, seat, choice.tool, wire):
        return None
    return Illegal("tool_condition", TOOLS[choice.tool].rule, tool=choice.tool)


@rule("BSA-RCT-14")
def answer_by_intent(t: State, seat: int) -> None:
    """An intent answers also in a round that is open and not yet answered by its seat [BSA-RCT-14]."""
    frame = t.open
    if type(frame) is not Open or not isinstance(frame.decision, React):
        return
    if seat not in frame.decision.still_asks(t, frame):
        return
    answer = judge(t, seat, frame.decision.window, frame.decision.wire)
    if answer is not None:
        choice, setting = answer
        if setting is not None:
            t.round = replace(t.round, by_intent=(*t.round.by_intent, (seat, setting)))
        t.give(seat, choice)


@rule("BSA-RCT-08", "BSA-RCT-07")
def end_round(t: State, window: str, wire: str | None, number: int, answers: Mapping[int, Reaction]) -> None:
    """Declarations are published together and resolved in roll call order, fixed now [BSA-RCT-08, BSA-RCT-07]."""
    t.round = Round(by_intent=t.round.by_intent)
    declared = {seat: choice for seat, choice in answers.items() if type(choice) is UseTool}
    if not declared:
        return close_window(t, window, wire)
    order = roll_call(t, declared)
    for seat in order:
        t.emit(ToolDeclared, seat, declared[seat].tool, declared[seat], window)
    for seat in order:
        t.then(resolve_declared, window, wire, seat, declared[seat])
    t.then(next_round, window, wire, number)


@rule("BSA-RCT-09", "BSA-RCT-10", "BSA-TOO-09")
def resolve_declared(t: State, window: str, wire: str | None, seat: int, use: UseTool) -> None:
    """Legality is checked again; what has become illegal fizzles, what may have changed is confirmed.

    [BSA-RCT-09, BSA-RCT-10]

    The question is skipped for an automatic intent, and if no tool was resolved before it in this round. [BSA-TOO-09]
    """
    if use not in uses(t, seat, use.tool, wire):
        return t.log(ToolFizzled, seat, use.tool)
    by_intent = any(seat == who for who, _ in t.round.by_intent)
    if t.round.resolved and not by_intent:
        t.ask(ConfirmTool(seat, use.tool, use, window, wire))
    else:
        use_tool(t, seat, use, wire)


class ConfirmTool(AskOne[State, Confirmation], frozen=True):
    """The owner of a later tool proceeds or withdraws it; withdrawn it is not spent [BSA-RCT-10, BSA-TOO-08]."""

    rules = ("BSA-RCT-10", "BSA-TOO-08")
    timer = "confirm"
    lateness = "told"
    tool: ToolId
    use: UseTool
    window: WindowId
    wire: WireId | None

    def default(self, t: State, seat: int) -> Confirmation:
        return PROCEED

    def options(self, t: State, seat: int) -> tuple[Confirmation, ...]:
        return CONFIRM

    def resolve(self, t: State, choice: Confirmation) -> None:
        if type(choice) is Withdraw:
            return t.log(ToolWithdrawn, self.seat, self.tool)
        use_tool(t, self.seat, self.use, self.wire)


PROCEED = Proceed()
CONFIRM: tuple[Confirmation, ...] = (PROCEED, Withdraw())


@rule("BSA-RCT-12", "BSA-RCT-13")
def next_round(t: State, window: str, wire: str | None, number: int) -> None:
    """If a tool was resolved, a new round follows with those eligible now [BSA-RCT-12, BSA-RCT-13]."""
    if t.round.resolved:
        hold_round(t, window, wire, number + 1)
    else:
        close_window(t, window, wire)
