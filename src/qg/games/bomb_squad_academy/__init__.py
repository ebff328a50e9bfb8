"""Bomb Squad Academy: three training bombs that nobody can defuse."""

from __future__ import annotations

from qg.kernel import Game

from . import events, text
from .bots import Rookie
from .choices import RankTools, SetIntent
from .data import DATA
from .imagine import imagine_state
from .invariants import invariants
from .rules import absence, chicken, conduct, cutting, effects, ending, exam, explosion, setup, turn, wait, windows
from .state import Options, State
from .view import Board, board

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
    bots={"rookie": Rookie},
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
)
