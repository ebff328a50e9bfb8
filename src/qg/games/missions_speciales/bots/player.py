"""What every player without a face has in common: which judgement answers which question, and its pace."""

from __future__ import annotations

import random
from typing import Any

from qg.kernel import Bot, View

from ..choices import (
    Abandon,
    ConvertPoints,
    Engage,
    FightOn,
    HoldOff,
    KeepIdentity,
    Pay,
    QRoll,
    Roll,
    SayReady,
    TakeMission,
    Tap,
)
from ..pieces import Points
from ..state import Agent as Figure
from ..view import Board
from .pace import DICE_MS, OTHER_MS, UNASKED_MS

AT_ONCE = {"choose_identity": KeepIdentity(), "ready": SayReady(), "tap_black_die": Tap()}
"""Questions that every level answers alike."""


class Player(Bot):
    """Derive from it and judge: a turn, a fight, a tie, a conversion, a mission."""

    def choose(self, view: View[Board], rng: random.Random) -> Any:
        """One of the view's options; nobody waits for a mission."""
        assert view.asked is not None
        kind = view.asked.kind
        if kind in AT_ONCE:
            return AT_ONCE[kind]
        match kind:
            case "turn_action":
                return self.act(view)
            case "engage_on_arrival":
                return Engage() if self.dares(view) else HoldOff()
            case "continue_fight":
                return Roll() if self.goes_on(view) else Abandon()
            case "tie_choice":
                return Pay() if self.pays(view) else FightOn()
            case "convert":
                return ConvertPoints(*self.convert(view))
        return self.mission(view, rng)

    def act(self, view: View[Board]) -> Any:
        """The one action of a turn."""
        raise NotImplementedError

    def dares(self, view: View[Board]) -> bool:
        """Whether to take up the fight that waits here."""
        raise NotImplementedError

    def pays(self, view: View[Board]) -> bool:
        """A tie is paid: letting it go on costs a turn and raises the risk."""
        return True

    def goes_on(self, view: View[Board]) -> bool:
        """A fight that binds is fought to its end."""
        return True

    def convert(self, view: View[Board]) -> Points:
        """What becomes bonus."""
        raise NotImplementedError

    def mission(self, view: View[Board], rng: random.Random) -> TakeMission:
        """The next mission, or the first where it is chosen: any."""
        return rng.choice(offered(view))

    def pace(self, view: View[Board], choice: Any, rng: random.Random) -> int:
        """A beat before dice, less for what is no question, a moment for everything else."""
        if isinstance(choice, KeepIdentity | SayReady | Tap):
            return rng.randint(*UNASKED_MS)
        return DICE_MS if isinstance(choice, Engage | QRoll | Roll) else rng.randint(*OTHER_MS)


def figure_of(view: View[Board]) -> Figure:
    """The agent whose seat this is."""
    assert view.seat is not None
    return view.board.agents[view.seat]


def offered(view: View[Board]) -> list[TakeMission]:
    """The missions one may take."""
    options: Any = view.options
    return [option for option in options if isinstance(option, TakeMission)]
