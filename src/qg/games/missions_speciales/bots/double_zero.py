"""Double-zero: solves its mission exactly, at the pace that the race asks for (play.md, section 2)."""

from __future__ import annotations

import random
from time import monotonic
from typing import Any

from qg.kernel import View

from ..choices import Abandon, Engage, Hold, QRoll, TakeMission
from ..data import BASE, STAGES
from ..pieces import Q_DICE, Points
from ..state import plus
from ..view import Board
from .agent import missing
from .foresight import NO_Q, UNIT, Foresight, Moment, foresee, packed
from .outlook import pace_of, quick_turns
from .player import Player, figure_of, offered
from .stretch import may_equip
from .ways import first_leg, plans

KEPT: Points = (3, 2, 4)
"""What is transferred rather than converted, as far as both are as good."""
WEIGHED = 3
"""Missions that are solved before one is chosen: those that look best at first sight."""

Found = list[tuple[float, Any]]


class DoubleZero(Player):
    """Every choice by the chance to be the first; nothing is drawn at random.

    What is solved is bounded; `budget_ms` is a brake for slow machines only.
    """

    budget_ms = 1000

    def act(self, view: View[Board]) -> Any:
        """The best of all sensible actions."""
        foresight, moment = self._now(view)
        figure = figure_of(view)
        found: Found = [(foresight.abandoning, Abandon())]
        if moment[2] != NO_Q:
            found += [(foresight.rolling(moment, kind), QRoll(Q_DICE[kind])) for kind in foresight.dice(moment)]
        options: Any = view.options
        if Engage() in options:
            found.append((foresight.engaging(moment), Engage()))
        if figure.first_turn:
            found.append((foresight.pace * foresight.leaving(moment), Hold()))
        elif not foresight.is_imposed(*moment[:2]):
            found += _journeys(foresight, moment)
        return max(found, key=lambda each: each[0])[1]

    def dares(self, view: View[Board]) -> bool:
        """The fight now, against whatever else there is to do next turn."""
        foresight, moment = self._now(view)
        return foresight.fight(moment) >= foresight.at(*moment)

    def pays(self, view: View[Board]) -> bool:
        """The last point may be missed more in the next fight."""
        foresight, moment = self._now(view)
        return foresight.paying(moment, 1) >= foresight.pace * foresight.fight(moment)

    def goes_on(self, view: View[Board]) -> bool:
        """Only a fight that leads nowhere is given up, with its mission."""
        foresight, moment = self._now(view)
        return foresight.pace * foresight.fight(moment) >= foresight.abandoning

    def convert(self, view: View[Board]) -> Points:
        """What wins; else what leaves the best prospects."""
        (foresight, _), figure, space = self._now(view), figure_of(view), view.options
        points = sum(figure.q)
        if missing(figure, view.opt.target) <= min(points, foresight.most):
            return space.proposed  # type: ignore[union-attr, no-any-return]
        number = max(foresight.conversions(points), key=lambda converted: foresight.converting(points, converted))
        return taken(figure.q, number)

    def mission(self, view: View[Board], rng: random.Random) -> TakeMission:
        """The best of those that look best."""
        figure = figure_of(view)
        gap, pace, recovers = self._terms(view)
        missions = sorted(offered(view), key=lambda choice: quick_turns(choice.mission, gap))[:WEIGHED]
        brake = monotonic() + self.budget_ms / 1000
        found: list[tuple[float, TakeMission]] = []
        for choice in missions:
            if not found or monotonic() < brake:
                foresight = foresee(choice.mission, gap, pace, recovers=recovers)
                pocket = packed(plus(figure.q, BASE[choice.mission]))
                found.append((foresight.at(0, STAGES[choice.mission][0].place, NO_Q, pocket), choice))
        return max(found, key=lambda each: each[0])[1]

    def _terms(self, view: View[Board]) -> tuple[int, float, bool]:
        """Points missing, what a turn is worth, and whether the hurt come back."""
        assert view.seat is not None
        gap = view.opt.target - figure_of(view).total
        return gap, pace_of(view.board, view.seat, view.opt.target), view.opt.elimination == "recovery"

    def _now(self, view: View[Board]) -> tuple[Foresight, Moment]:
        """The mission solved, and where in it the agent is."""
        figure = figure_of(view)
        gap, pace, recovers = self._terms(view)
        q = figure.obtained if may_equip(figure) else NO_Q
        moment = (figure.stage - 1, figure.here, q, packed(figure.q))
        return foresee(figure.own_mission, gap, pace, recovers=recovers), moment


def _journeys(foresight: Foresight, moment: Moment) -> Found:
    """Every way worth a thought, by its first leg."""
    place, held = moment[1], moment[3] // UNIT[2]
    return [
        (foresight.going(moment, goal, plan), first_leg(place, goal, plan))
        for goal in foresight.goals(moment)
        for plan in plans(place, goal)
        if plan[1] <= held
    ]


def taken(pocket: Points, points: int) -> Points:
    """So many points out of a pocket: first what is more than a good stock; equipment first, transport last."""
    found = [0, 0, 0]
    for stock in (KEPT, (0, 0, 0)):
        for kind in (1, 0, 2):
            found[kind] += min(points - sum(found), max(0, pocket[kind] - stock[kind] - found[kind]))
    return found[0], found[1], found[2]
