"""What is answered for a player who is late (section 5): it may cost a turn, never a branch, a flight or a life."""

from __future__ import annotations

from typing import Any

from ..choices import (
    Answer,
    ConvertPoints,
    Engage,
    Hold,
    HoldOff,
    KeepIdentity,
    Pay,
    QRoll,
    Roll,
    SayReady,
    TakeMission,
    Tap,
)
from ..data import MISSIONS
from ..pieces import Q_DICE
from ..state import State
from .debriefing import Convert, proposed
from .fights import PAID_IN, ContinueFight, EngageOnArrival, TapBlackDie, TieChoice
from .later_missions import ChooseMission, open_missions
from .preparation import ChooseFirstMission, Ready
from .q_department import may_equip
from .setup import ChooseIdentity
from .turns import TurnAction

SAFE = 3
"""With so many points of its type no fight can be lost."""


def default(t: State, decision: Any, seat: int) -> Answer:
    """The column "out of time" of the decision table (section 5)."""
    match decision:
        case ChooseIdentity():
            return KeepIdentity()
        case ChooseFirstMission():
            return TakeMission(t.available[0])
        case Ready():
            return SayReady()
        case TurnAction():
            return late_action(t, seat)
        case EngageOnArrival():
            return Engage() if _is_safe(t, seat) else HoldOff()
        case TieChoice():
            return Pay()
        case ContinueFight():
            return Roll()
        case Convert():
            return ConvertPoints(*proposed(t, seat))
        case ChooseMission():
            return TakeMission(max(open_missions(t, seat), key=lambda mission: MISSIONS[mission].value))
    assert isinstance(decision, TapBlackDie)
    return Tap()


def _is_safe(t: State, seat: int) -> bool:
    return t.agents[seat].q[PAID_IN[t.stage_of(seat).type]] >= SAFE


def late_action(t: State, seat: int) -> Answer:
    """Imposed equipment first; then points for the fight ahead; a fight that cannot be lost; else hold (section 5)."""
    agent, stage = t.agents[seat], t.stage_of(seat)
    here = agent.place == stage.place
    if stage.type == "q_department" and here:
        return QRoll("yellow")
    if stage.is_fight and not _is_safe(t, seat) and may_equip(agent):
        return QRoll(Q_DICE[PAID_IN[stage.type]])
    if stage.is_fight and here and _is_safe(t, seat):
        return Engage()
    return Hold()
