"""Missions, gadgets, colours, limits, options from data/*.toml, typed and checked. The texts are in words/, by id."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, Literal, TypeVar, cast

import msgspec

from qg.kernel import Option
from qg.kernel.conduct.manners import read_times
from qg.kernel.data import demand, document, entries, typed

from .cards import Mission
from .pieces import MOST_SEATS, PER_PLAYER, PREFIXES, TYPES, Counts, GadgetId, Phase, Type

X = TypeVar("X")

STAMPED = {"solo": 7, "versus": 5, "team": 5, "special": 16}
"""Cards with the briefcase stamp [DM-CMP-02]."""
HARD = 0.27
"""Cards whose `ref` in the odds is lower are stamped."""
Argument = Literal["number", "remove", "player", "dice", "die", "value", "card"]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a data file; unknown keys are refused."""


class Gadget(_Strict, frozen=True):
    """One of the ten gadgets [DM-CMP-03]."""

    id: GadgetId
    phase: Phase
    copies: int
    icon: tuple[str, ...]
    args: tuple[Argument, ...]
    rules: tuple[str, ...]


class Colour(_Strict, frozen=True):
    """A colour of dice with the mark in their corner [DM-CMP-04, DM-SET-07]."""

    id: str
    mark: str


class HelpLine(_Strict, frozen=True):
    """A line of the help card; its words are `help-<id>` [DM-CMP-06]."""

    id: str


class Range(_Strict, frozen=True):
    min: int
    max: int
    default: int


class About(_Strict, frozen=True):
    players: Range


class Components(_Strict, frozen=True):
    """What is in the box [DM-CMP-01, DM-CMP-03, DM-CMP-04, DM-CMP-05, DM-CMP-06]."""

    missions: dict[Type, int]
    gadgets: int
    dice: int
    dice_per_player: int
    help_cards: int
    active_token: int


class SetUp(_Strict, frozen=True):
    """Figures of the set-up [DM-SET-02, DM-SET-03, DM-SET-05, DM-SET-06, DM-VSP-01]."""

    hand_each_type: dict[str, int]
    special_display: int
    special_display_very_special_extra: int


class Limits(_Strict, frozen=True):
    dice_min: int
    dice_max: int
    rolls_max: int
    gadget_hand_max: int
    specials_per_player: int
    exchange_draw: int
    engine_round_cap: int


class OptionEntry(_Strict, frozen=True):
    """An option as the data has it; `players`: the numbers of players it can be used with."""

    id: str
    kind: Literal["bool", "choice", "int"]
    default: bool | int | str
    values: tuple[int | str, ...] = ()
    min: int = 0
    max: int = 0
    players: tuple[int, ...] = ()

    @property
    def option(self) -> Option:
        """The same as the platform knows it; a choice among numbers is a set of numbers."""
        if self.kind == "bool":
            return Option(self.id, "bool", self.default, seats=self.players)
        if self.kind == "int":
            return Option(self.id, "int", self.default, min=self.min, max=self.max)
        numbers = tuple(value for value in self.values if isinstance(value, int))
        if not numbers:
            return Option(self.id, "enum", self.default, values=tuple(map(str, self.values)))
        return Option(self.id, "int", self.default, min=numbers[0], max=numbers[0], also=numbers[1:])


class SetupFile(_Strict, frozen=True):
    """All of setup.toml."""

    game: About
    components: Components
    setup: SetUp
    limits: Limits
    colour: tuple[Colour, ...]
    option: tuple[OptionEntry, ...]
    help: tuple[HelpLine, ...]


class Odds(_Strict, frozen=True):
    """The chance of success of one card, for bots and hints; no rule. See the head of odds.toml for the indices."""

    ref: float
    best_dice: int | tuple[int, ...]
    p: tuple[tuple[float, ...], ...] = ()
    first: tuple[tuple[tuple[float, ...], ...], ...] = ()
    last: tuple[tuple[tuple[float, ...], ...], ...] = ()


class Data(msgspec.Struct, frozen=True, kw_only=True):
    """Everything in the box, by id."""

    setup: SetupFile
    missions: dict[str, Mission]
    holds: dict[str, Callable[[Counts, Sequence[Counts]], bool]]
    """Of every mission, whether it holds, by the player's dice and those of each opponent."""
    decks: tuple[tuple[str, ...], ...]
    """The ids of each type, in the order of TYPES [DM-SET-01]."""
    gadgets: dict[str, Gadget]
    gadget_cards: tuple[GadgetId, ...]
    """The face of each of the 20 cards."""
    options: tuple[Option, ...]

    @property
    def limits(self) -> Limits:
        return self.setup.limits

    @property
    def colours(self) -> tuple[Colour, ...]:
        return self.setup.colour

    def each_type(self, players: int) -> int:
        """Cards of each type in a hand [DM-SET-02, DM-SET-03]."""
        return self.setup.setup.hand_each_type[str(players)]


def load(folder: Path) -> Data:
    """Reads and checks all data files but the odds; refuses anything off with file, entry and reason."""
    setup = _checked_setup(folder)
    missions = _checked_missions(folder, setup)
    gadgets = _checked_gadgets(folder, setup)
    return Data(
        setup=setup,
        missions=missions,
        holds={card: mission.holds for card, mission in missions.items()},
        decks=tuple(tuple(c for c, mission in missions.items() if mission.type == kind) for kind in TYPES),
        gadgets=gadgets,
        gadget_cards=tuple(gadget.id for gadget in gadgets.values() for _ in range(gadget.copies)),
        options=(_players(setup.game.players), *(entry.option for entry in setup.option)),
    )


def _players(players: Range) -> Option:
    """The number of players is that of the seats [DM-GEN-01]."""
    return Option("players", "int", players.default, min=players.min, max=players.max, counts_seats=True)


def load_odds(folder: Path, missions: dict[str, Mission]) -> dict[str, Odds]:
    """The odds of every mission."""
    file = "odds.toml"
    found = {card: typed(file, card, raw, Odds) for card, raw in _read(folder, file).items()}
    demand(found.keys() == missions.keys(), file, "", "expected one entry for each mission")
    for card, odds in found.items():
        stamped = missions[card].briefcase
        demand(stamped == (odds.ref < HARD), file, card, f"the briefcase goes with a ref below {HARD}")
    return found


# -- reading and checking ---------------------------------------------------------------------------------------------


def _read(folder: Path, file: str) -> dict[str, Any]:
    return document(file, partial((folder / file).read_text, "utf-8"))


def _entries(folder: Path, file: str, key: str, kind: type[X]) -> dict[str, X]:
    """A file that is one list of entries with unique ids."""
    found = _read(folder, file)
    demand(set(found) == {key}, file, key, f"expected [[{key}]] entries only, found {sorted(found)}")
    return entries(file, key, found[key], kind)


def _checked_setup(folder: Path) -> SetupFile:
    file = "setup.toml"
    setup = typed(file, "", _read(folder, file), SetupFile)
    box, players = setup.components, setup.game.players
    demand((players.min, players.max) == (2, MOST_SEATS), file, "game.players", "expected 2 to 5")
    hands = sorted(map(str, range(players.min, players.max + 1)))
    demand(
        sorted(setup.setup.hand_each_type) == hands, file, "hand_each_type", f"expected an entry for each of {hands}"
    )
    demand(box.dice_per_player == PER_PLAYER, file, "components", f"expected {PER_PLAYER} dice a player")
    demand(len(setup.colour) * PER_PLAYER == box.dice, file, "colour", f"expected {box.dice} dice in all")
    demand(len({colour.mark for colour in setup.colour}) == len(setup.colour), file, "colour", "a mark is there twice")
    for entry in setup.option:
        demand(entry.option.allows(entry.default), file, entry.id, "its default is not among its values")
    return setup


def _checked_missions(folder: Path, setup: SetupFile) -> dict[str, Mission]:
    """116 cards, 29 of each type, the hard ones stamped [DM-CMP-01, DM-CMP-02]."""
    file = "missions.toml"
    missions = _entries(folder, file, "mission", cast(type[Mission], Mission))
    for mission in missions.values():
        demand(PREFIXES.get(mission.id[:2]) == mission.type, file, mission.id, "its id is of another type")
    types = Counter(mission.type for mission in missions.values())
    demand(dict(types) == setup.components.missions, file, "mission", f"expected {setup.components.missions}")
    stamped = Counter(mission.type for mission in missions.values() if mission.briefcase)
    demand(dict(stamped) == STAMPED, file, "mission", f"expected stamps {STAMPED}, found {dict(stamped)}")
    return missions


def _checked_gadgets(folder: Path, setup: SetupFile) -> dict[str, Gadget]:
    """Ten gadgets, two copies each; five of each phase [DM-CMP-03]."""
    file = "gadgets.toml"
    gadgets = _entries(folder, file, "gadget", Gadget)
    cards = sum(gadget.copies for gadget in gadgets.values())
    demand(
        cards == setup.components.gadgets, file, "gadget", f"expected {setup.components.gadgets} cards, found {cards}"
    )
    phases = Counter(gadget.phase for gadget in gadgets.values())
    demand(phases == {"mission": 5, "debriefing": 5}, file, "gadget", "expected five gadgets of each phase")
    return gadgets


FOLDER = Path(__file__).parent / "data"
DATA = load(FOLDER)
TIMES = read_times("times.toml", partial((FOLDER / "times.toml").read_text, "utf-8"))
"""How long a turn may take [DM-STA-03]."""


@cache
def odds() -> dict[str, Odds]:
    """Read when first needed: the rules do without."""
    return load_odds(FOLDER, DATA.missions)
