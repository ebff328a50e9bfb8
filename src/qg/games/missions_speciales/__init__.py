"""Missions Spéciales: the double-zero agents race for the number 007."""

from __future__ import annotations

from qg.kernel import Game

from . import events, text
from .bots import BOTS
from .choices import StandingChoice
from .data import OPTIONS, PRESETS
from .facts import facts
from .figures import Figures, figures
from .imagine import imagine_state
from .invariants import invariants
from .lesson import LESSON
from .rules import conduct, debriefing, fights, later_missions, order, preparation, setup, standing, turns
from .state import Options, State
from .view import Board, board


def practice_hints(t: State, seat: int) -> str | None:
    """Somebody who plays against bots alone may ask for advice, where the table's aids are full [MS-OPT-11]."""
    alone = all(who.kind == "bot" for other, who in enumerate(t.seats) if other != seat)
    return t.game.default_bot if alone and t.opt.aids == "full" else None


GAME: Game[State, Board] = Game(
    slug="missions-speciales",
    rules_version=1,
    seat_counts=range(1, 7),  # 2 to 6 agents, or one alone [MS-OPT-01, MS-OPT-02]
    state=State,
    options=OPTIONS,
    option_type=Options,
    rules=(setup, order, preparation, turns, fights, debriefing, later_missions),
    events=events,
    start=setup.start,
    board=board,
    board_type=Board,
    imagine_state=imagine_state,
    bots=BOTS,
    standing=standing.standing,
    standing_type=StandingChoice,
    take_standing=standing.take_standing,
    conduct=conduct.MANNERS,
    why_not=standing.why_not,
    stamp=conduct.stamp,
    revealed={  # [MS-ORD-01, MS-PHY-06]
        "order_rolled.rolls": "told",
        "dice_rolled.white": "told",
        "dice_rolled.black": "told",
    },
    invariants=invariants,
    describe=text.describe,
    name=text.name,
    name_piece=text.name_piece,
    log=text.log,
    facts=facts,
    figures=figures,
    figures_type=Figures,
    hints=practice_hints,
    presets=PRESETS,
    lesson=LESSON,
    former={"turn_timer_s": None},
)
