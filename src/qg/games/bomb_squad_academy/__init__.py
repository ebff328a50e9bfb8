"""Bomb Squad Academy: three training bombs that nobody can defuse."""

from __future__ import annotations

from qg.kernel import Game

from . import events, text
from .bots import Agent, DoubleZero, Rookie
from .choices import RankTools, SetIntent
from .data import DATA
from .facts import facts
from .figures import Figures, figures
from .imagine import imagine_state
from .invariants import invariants
from .lesson import LESSON
from .rules import absence, chicken, conduct, cutting, effects, ending, exam, explosion, setup, turn, wait, windows
from .state import Options, State
from .view import Board, board


def practice_hints(t: State, seat: int) -> str | None:
    """Somebody who plays against bots alone may ask for advice; among people everybody thinks for themselves."""
    return "agent" if all(who.kind == "bot" for other, who in enumerate(t.seats) if other != seat) else None


GAME: Game[State, Board] = Game(
    slug="bomb-squad-academy",
    rules_version=1,
    seat_counts=range(2, 6),  # 2 to 5 players [BSA-GEN-01]
    state=State,
    options=DATA.options,
    option_type=Options,
    rules=(exam, setup, turn, wait, cutting, explosion, chicken, ending, windows, effects, absence),
    events=events,
    start=exam.start,
    board=board,
    board_type=Board,
    imagine_state=imagine_state,
    bots={"rookie": Rookie, "agent": Agent, "double-zero": DoubleZero},
    check_seats=exam.check_seats,
    standing=conduct.standing,
    standing_type=SetIntent | RankTools,
    take_standing=conduct.take_standing,
    due=conduct.due,
    on_time=conduct.on_time,
    refuses_notice=conduct.refuses_notice,
    on_notice=conduct.on_notice,
    kept=conduct.kept,
    why_not=conduct.why_not,
    stamp=conduct.stamp,
    invariants=invariants,
    describe=text.describe,
    name_piece=text.name_piece,
    log=text.log,
    hints=practice_hints,
    grace=lambda t: 60_000,  # [BSA-DIG-05]
    lesson=LESSON,
    facts=facts,
    figures=figures,
    figures_type=Figures,
)
