"""Dice Mission: choose the dice for everybody, complete your missions first."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from qg.kernel import Event, Game, Illegal, Phrase, Preset, Seat, View

from . import events, text
from .bots import BOTS
from .data import DATA
from .facts import facts
from .figures import Figures, figures
from .imagine import imagine_state
from .invariants import check
from .lesson import LESSON
from .pieces import Terms
from .rules import conduct, debriefing, ending, exchange, gadgets, legality, mission, rounds, setup, turns
from .rules.conduct import Stamp
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


class DiceMission(Game[State, Board]):
    """Talk and bluff belong to it; what is said at the table is no input of the game [DM-DIG-08]."""

    slug = "dice-mission"
    rules_version = 1
    seat_counts = range(2, 6)  # 2 to 5 players [DM-GEN-01]
    modules = (events, setup, rounds, turns, mission, debriefing, exchange, gadgets, ending)
    options = DATA.options
    bots = BOTS
    conduct = conduct.MANNERS
    figures_type = Figures
    presets = PRESETS  # the host may keep more [DM-OPT-03]
    lesson = LESSON
    terms = Terms
    hidden = ("hands", "decks", "discards", "box", "drawn", "gadgets", "gadget_deck")
    former = {"turn_seconds": {0: {"tempo": "untimed"}, 30: {}, 60: {}, 90: {}, 180: {"tempo": "relaxed"}}}

    def start(self, t: State) -> None:
        setup.set_up(t)

    def check_seats(self, opt: Options, seats: Sequence[Seat]) -> None:
        setup.check_seats(opt, seats)

    def why_not(self, t: State, seat: int | None, choice: Any, code: str) -> Illegal | None:
        return legality.why_not(t, seat, choice, code)

    def stamp(self, t: State) -> Stamp:
        return conduct.stamp(t)

    def invariants(self, t: State) -> None:
        check(t)

    def hints(self, t: State, seat: int) -> str | None:
        """Somebody who plays against bots alone may ask for advice, unless the table wants no help [DM-DIG-06]."""
        alone = all(who.kind == "bot" for other, who in enumerate(t.seats) if other != seat)
        return "agent" if alone and t.opt.hints != "none" else None

    def upgrade(self, table: dict[str, Any], rules: int) -> dict[str, Any]:
        return upgrade(table)

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
        return text.name(value)

    def name_piece(self, view: View[Board], piece: str, value: Any) -> Phrase | None:
        return text.name_piece(view, piece, value)

    def log(self, event: Event) -> Sequence[Phrase] | None:
        return text.log(event)


GAME = DiceMission()
