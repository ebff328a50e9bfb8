"""Inputs beside whatever is asked: resigning, contesting, naming M and Q; and why something is refused."""

from __future__ import annotations

from collections.abc import Sequence

from qg.kernel import Illegal, Space

from ..choices import Action, Appoint, Contest, KeepIdentity, QRoll, Remarks, Resign, StandingChoice
from ..events import KIND_OF, OF_TABLE, Contested, Resigned
from ..state import TRAIL, State
from .debriefing import Convert
from .elimination import leave_evaluation
from .fights import ContinueFight, EngageOnArrival, TapBlackDie, TieChoice, roll_dice
from .later_missions import ChooseMission
from .reasons import RULES_BEHIND
from .setup import appoint, take_identity
from .turns import end_turn

RESIGN = Resign()


def standing(t: State, seat: int) -> Sequence[StandingChoice] | Space:
    """Resigning while one is in play, contesting one of the last events, and for the host naming M and Q.

    [MS-ELM-05, MS-ROLE-02, MS-ROLE-05]
    """
    plain: list[Resign | Appoint] = [RESIGN] if t.is_in_play(seat) else []
    if may_appoint(t, seat):
        plain += [Appoint(role, who) for role in ("m", "q") for who in t.all_seats]
    first = first_on_trail(t)
    contested = tuple(event for event in t.contested if event >= first)
    if OF_TABLE in t.trail:
        contested += tuple(first + place for place, letter in enumerate(t.trail) if letter == OF_TABLE)
    if len(contested) == len(t.trail):
        return plain
    return Remarks(first, t.told, contested, tuple(plain))


def may_stand(t: State, seat: int, choice: StandingChoice) -> Illegal | None:
    """Out of play nobody resigns, only the host names M and Q, and an event is contested once.

    [MS-ELM-05, MS-ROLE-05, MS-ROLE-02]
    """
    if isinstance(choice, Resign):
        status = t.agents[seat].status
        return None if t.is_in_play(seat) else Illegal(status, OUT_OF_PLAY[status])
    if isinstance(choice, Appoint):
        may = may_appoint(t, seat) and choice.seat in t.all_seats
        return None if may else Illegal("no_appointment", "MS-ROLE-05")
    event, first = choice.event, first_on_trail(t)
    if event in t.contested:
        return Illegal("contested_already", "MS-ROLE-02", event=event)
    if not first <= event <= t.told or t.trail[event - first] == OF_TABLE:
        return Illegal("no_such_event", "MS-ROLE-02", event=event, first=first, last=t.told)
    return None


def may_appoint(t: State, seat: int) -> bool:
    """Whoever is host now names M and Q, before the first round [MS-ROLE-05]."""
    return t.round == 0 and t.m_seat is not None and seat == t.hosting


def first_on_trail(t: State) -> int:
    """The number of the first event that can be contested [MS-ROLE-02]."""
    return t.told - len(t.trail) + 1


def take_standing(t: State, seat: int, choice: StandingChoice) -> None:
    """Carries a standing input out."""
    match choice:
        case Resign():
            resign(t, seat)
        case Contest(event):
            contest(t, seat, event)
        case Appoint(role, who):
            appoint(t, role, who)


def contest(t: State, seat: int, event: int) -> None:
    """A note with the rules behind the event; it changes nothing in play [MS-ROLE-01, MS-ROLE-02]."""
    kind = KIND_OF[t.trail[event - t.told - 1]]
    t.contested = (*t.contested[-TRAIL + 1 :], event)
    t.emit(Contested, seat, event, str(kind.__struct_config__.tag), RULES_BEHIND[kind])


def resign(t: State, seat: int) -> None:
    """A player who resigns is treated as eliminated; his turn ends and what he was asked falls away [MS-ELM-05]."""
    t.emit(Resigned, seat)
    if not t.agents[seat].figurine:
        take_identity(t, seat, KeepIdentity())
    frame = t.open
    assert frame is not None
    if t.turn == seat:
        t.skip_to(end_turn)
    elif isinstance(frame.decision, TapBlackDie) and frame.decision.seat == seat:
        t.skip_to(roll_dice)
    elif seat in frame.asked:  # his first mission
        t.close(frame)
    leave_evaluation(t, seat)


# -- whom something else holds ----------------------------------------------------------------------------------------

OUT_OF_PLAY = {"eliminated": "MS-ELM-01", "finished": "MS-DBF-08"}
HELD_BY: dict[type, tuple[str, str, str]] = {
    ContinueFight: ("bound", "MS-ENG-09", "MS-ENG-09"),
    EngageOnArrival: ("arrived", "MS-TURN-02", "MS-Q-08"),
    TieChoice: ("tied", "MS-ENG-04", "MS-ENG-04"),
    Convert: ("reporting", "MS-DBF-03", "MS-Q-09"),
    ChooseMission: ("no_mission", "MS-NEW-04", "MS-Q-09"),
}
"""What is asked in place of an action of a turn: the reason, its rule, and the rule that says so of Q dice."""


def why_not(t: State, seat: int | None, choice: object, code: str) -> Illegal | None:
    """Who is not asked, or asked something else than an action, is told what holds him (section 5)."""
    if seat is None or code != "not_asked":
        return None
    if seat not in t.waiting:
        return why_not_now(t, seat) if t.turn is not None else None
    if isinstance(choice, Action) and type(t.asked) in HELD_BY:
        reason, rule, rule_of_dice = HELD_BY[type(t.asked)]
        return Illegal(reason, rule_of_dice if isinstance(choice, QRoll) else rule)
    return None


def why_not_now(t: State, seat: int) -> Illegal | None:
    """Whoever is on the transit card, out of the evaluation or not in turn decides nothing.

    [MS-TRN-03, MS-ELM-01, MS-DBF-08, MS-TURN-01]
    """
    agent = t.agents[seat]
    if agent.status in OUT_OF_PLAY:
        return Illegal(agent.status, OUT_OF_PLAY[agent.status])
    if agent.flight is not None:
        return Illegal("in_flight", "MS-TRN-03", to=agent.flight.to)
    return Illegal("not_your_turn", "MS-TURN-01", seat=t.waiting[0]) if t.turn != seat else None
