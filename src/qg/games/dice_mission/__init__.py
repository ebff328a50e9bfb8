"""Dice Mission: choose the dice for everybody, complete your missions first."""

from __future__ import annotations

from qg.kernel import Game, Preset

from . import events, text
from .bots import BOTS
from .data import DATA
from .facts import facts
from .figures import Figures, figures
from .imagine import imagine_state
from .invariants import check
from .lesson import LESSON
from .rules import conduct, debriefing, ending, exchange, gadgets, mission, refusing, rounds, setup, turns
from .state import Options, State, upgrade
from .view import Board, board

PRESETS = (
    Preset("box"),
    Preset("short", {"round_cap": 6}),
    Preset("school", {"open_hands": True, "hints": "odds", "tempo": "untimed"}),
    Preset("very_special", {"very_special": True}),
    Preset("joker", {"joker_die": True}, seats=4),
    Preset("unaided", {"hints": "none"}),
)


def practice_hints(t: State, seat: int) -> str | None:
    """Somebody who plays against bots alone may ask for advice, unless the table wants no help [DM-DIG-06]."""
    alone = all(who.kind == "bot" for other, who in enumerate(t.seats) if other != seat)
    return "agent" if alone and t.opt.hints != "none" else None


GAME: Game[State, Board] = Game(
    slug="dice-mission",
    rules_version=1,
    seat_counts=range(2, 6),  # 2 to 5 players [DM-GEN-01]
    state=State,
    options=DATA.options,
    option_type=Options,
    rules=(setup, rounds, turns, mission, debriefing, exchange, gadgets, ending),
    events=events,
    start=setup.set_up,
    board=board,
    board_type=Board,
    imagine_state=imagine_state,
    bots=BOTS,
    check_seats=setup.check_seats,
    conduct=conduct.MANNERS,
    why_not=refusing.why_not,
    stamp=conduct.stamp,
    invariants=check,
    describe=text.describe,
    name=text.name,
    name_piece=text.name_piece,
    log=text.log,
    presets=PRESETS,
    hints=practice_hints,
    lesson=LESSON,
    former={"turn_seconds": {0: {"tempo": "untimed"}, 30: {}, 60: {}, 90: {}, 180: {"tempo": "relaxed"}}},
    upgrade=upgrade,
    facts=facts,
    figures=figures,
    figures_type=Figures,
    hidden=("hands", "decks", "discards", "box", "drawn", "gadgets", "gadget_deck"),
)
