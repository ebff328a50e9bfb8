"""Missions Spéciales: the double-zero agents race for the number 007."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from qg.kernel import Event, Game, Illegal, Phrase, Space, View

from . import events, text
from .bots import BOTS
from .choices import StandingChoice
from .data import OPTIONS, PRESETS
from .facts import facts
from .figures import Figures, figures
from .imagine import imagine_state
from .invariants import invariants
from .lesson import LESSON
from .pieces import Terms
from .rules import conduct, debriefing, fights, later_missions, order, preparation, setup, standing, turns
from .rules.conduct import Stamp
from .state import State
from .upgrade import upgrade
from .view import Board, board


class MissionsSpeciales(Game[State, Board]):
    slug = "missions-speciales"
    rules_version = 1
    seat_counts = range(1, 7)  # 2 to 6 agents, or one alone [MS-OPT-01, MS-OPT-02]
    modules = (events, setup, order, preparation, turns, fights, debriefing, later_missions)
    options = OPTIONS
    bots = BOTS
    conduct = conduct.MANNERS
    standing_type = StandingChoice
    figures_type = Figures
    presets = PRESETS
    lesson = LESSON
    terms = Terms
    former = {"turn_timer_s": None}
    revealed = {  # [MS-ORD-01, MS-PHY-06]
        "order_rolled.rolls": "told",
        "dice_rolled.white": "told",
        "dice_rolled.black": "told",
    }

    def start(self, t: State) -> None:
        setup.start(t)

    def upgrade(self, table: dict[str, Any], rules: int) -> dict[str, Any]:
        return upgrade(table)

    def standing(self, t: State, seat: int) -> Sequence[StandingChoice] | Space:
        return standing.standing(t, seat)

    def may_stand(self, t: State, seat: int, choice: StandingChoice) -> Illegal | None:
        return standing.may_stand(t, seat, choice)

    def take_standing(self, t: State, seat: int, choice: StandingChoice) -> None:
        standing.take_standing(t, seat, choice)

    def why_not(self, t: State, seat: int | None, choice: Any, code: str) -> Illegal | None:
        return standing.why_not(t, seat, choice, code)

    def stamp(self, t: State) -> Stamp:
        return conduct.stamp(t)

    def invariants(self, t: State) -> None:
        invariants(t)

    def hints(self, t: State, seat: int) -> str | None:
        """Somebody who plays against bots alone may ask for advice, where the table's aids are full [MS-OPT-11]."""
        alone = all(who.kind == "bot" for other, who in enumerate(t.seats) if other != seat)
        return self.default_bot if alone and t.opt.aids == "full" else None

    def board(self, t: State, seat: int | None) -> Board:
        return board(t, seat)

    def imagine_state(self, view: View[Board], rng: Random) -> State:
        return imagine_state(view, rng)

    def facts(self) -> dict[str, Any]:
        return facts()

    def figures(self, view: View[Board]) -> Figures:
        return figures(view)

    def describe(self, view: View[Board]) -> Sequence[Phrase]:
        return text.describe(view)

    def name(self, piece: str, value: Any) -> Phrase | None:
        return text.name(piece, value)

    def name_piece(self, view: View[Board], piece: str, value: Any) -> Phrase | None:
        return text.name_piece(view, piece, value)

    def log(self, event: Event) -> Sequence[Phrase] | None:
        return text.log(event)


GAME = MissionsSpeciales()
