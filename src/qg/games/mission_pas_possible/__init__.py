"""Mission Pas Possible: ten minutes, one bag of dice, twenty bombs."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from qg.kernel import Event, Game, Illegal, OptionError, Phrase, Preset, Seat, View

from . import events, text
from .bots import BOTS
from .choices import Standing
from .data import DATA
from .facts import facts
from .figures import Figures, figures
from .imagine import imagine_state
from .invariants import check
from .lesson import LESSON
from .pieces import Terms
from .rules import clock, conduct, defusing, drawing, setting, setup, standing, striking, taking, timing, turn
from .state import Options, State
from .view import Board, board

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


class MissionPasPossible(Game[State, Board]):
    slug = "mission-pas-possible"
    rules_version = 1
    seat_counts = range(1, 6)
    modules = (events, setup, clock, turn, drawing, taking, setting, striking, defusing)
    options = DATA.game.option
    bots = BOTS
    conduct = conduct.MANNERS
    standing_type = Standing
    figures_type = Figures
    presets = PRESETS
    lesson = LESSON
    terms = Terms
    hidden = ("deck", "piles", "sabotage_deck", "box", "stock")

    def start(self, t: State) -> None:
        setup.set_up(t)

    def check_seats(self, opt: Options, seats: Sequence[Seat]) -> None:
        """At least one seat is a person; and somebody has to reach into the bag [MPP-OPT-01] [MPP-OPT-03]."""
        if not any(seat.kind == "person" for seat in seats):
            raise OptionError("no_person", "seats", [seat.kind for seat in seats], "person")
        if opt.bag_draw == "grab" and opt.roll_by == "auto":
            raise OptionError("clash_bag_draw_roll_by", "bag_draw", opt.bag_draw, ["auto"], roll_by=opt.roll_by)

    def standing(self, t: State, seat: int) -> Sequence[Standing]:
        return standing.open_standing(t, seat)

    def may_stand(self, t: State, seat: int, choice: Standing) -> Illegal | None:
        return standing.may_stand(t, seat, choice)

    def take_standing(self, t: State, seat: int, choice: Standing) -> None:
        standing.take_standing(t, seat, choice)

    def why_not(self, t: State, seat: int | None, choice: Any, code: str) -> Illegal | None:
        return None if seat is None and code != "over" else standing.why_not(t, choice, code)

    def due(self, t: State) -> int | None:
        return timing.due(t)

    def on_time(self, t: State) -> None:
        timing.on_time(t)

    def stamp(self, t: State) -> int:
        return t.elapsed

    def invariants(self, t: State) -> None:
        check(t)

    def hints(self, t: State, seat: int) -> str | None:
        return "double-zero" if t.opt.hints == "best" else None  # [MPP-HNT-03]

    def spectators(self, t: State) -> bool:
        return t.opt.spectators

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


GAME = MissionPasPossible()
