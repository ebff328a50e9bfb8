"""Mission Pas Possible: ten minutes, one bag of dice, twenty bombs."""

from __future__ import annotations

from collections.abc import Sequence

from qg.kernel import Game, OptionError, Preset, Seat

from . import events, text
from .bots import BOTS
from .choices import Standing
from .data import DATA
from .facts import facts
from .figures import Figures, figures
from .imagine import imagine_state
from .invariants import check
from .lesson import LESSON
from .rules import clock, conduct, defusing, drawing, setting, setup, striking, taking, turn
from .rules.refusing import why_not
from .rules.standing import open_standing, take_standing
from .rules.timing import due, on_time
from .state import Options, State
from .view import Board, board


def check_seats(opt: Options, seats: Sequence[Seat]) -> None:
    """At least one seat is a person; and somebody has to reach into the bag [MPP-OPT-01] [MPP-OPT-03]."""
    if not any(seat.kind == "person" for seat in seats):
        raise OptionError("no_person", "seats", [seat.kind for seat in seats], "person")
    if opt.bag_draw == "grab" and opt.roll_by == "auto":
        raise OptionError("clash_bag_draw_roll_by", "bag_draw", opt.bag_draw, ["auto"], roll_by=opt.roll_by)


PRESETS = (
    Preset("first_mission", {"mode": "initiation"}),
    Preset("family", {"difficulty": "training", "timer_s": 900, "dead_ends": "refused"}),
    Preset("box"),
    Preset(
        "purist",
        {
            "difficulty": "expert",
            "safety_net": False,
            "bag_draw": "grab",
            "steady_hand": "gesture",
            "hints": "none",
            "pause": "none",
        },
    ),
    Preset("score_hunt", {"mode": "advanced_piles", "difficulty": "expert", "hard_cards": True}),
    Preset("practice", {"timer_s": 0, "hints": "best"}, seats=1),
    Preset("no_way", {"difficulty": "insane", "hard_cards": True}),
)


GAME = Game(
    slug="mission-pas-possible",
    rules_version=1,
    seat_counts=range(1, 6),
    state=State,
    options=DATA.game.option,
    option_type=Options,
    rules=(setup, clock, turn, drawing, taking, setting, striking, defusing),
    events=events,
    start=setup.set_up,
    board=board,
    board_type=Board,
    imagine_state=imagine_state,
    bots=BOTS,
    check_seats=check_seats,
    standing=open_standing,
    standing_type=Standing,
    take_standing=take_standing,
    conduct=conduct.MANNERS,
    due=due,
    on_time=on_time,
    why_not=why_not,
    stamp=lambda t: t.elapsed,
    invariants=check,
    describe=text.describe,
    name=text.name,
    name_piece=text.name_piece,
    log=text.log,
    lesson=LESSON,
    facts=facts,
    figures=figures,
    figures_type=Figures,
    presets=PRESETS,
    hints=lambda t, seat: "double-zero" if t.opt.hints == "best" else None,  # [MPP-HNT-03]
    spectators=lambda t: t.opt.spectators,
    hidden=("deck", "piles", "sabotage_deck", "box", "stock"),
)
