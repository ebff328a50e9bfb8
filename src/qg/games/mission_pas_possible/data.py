"""Cards, counts, timing and options from data/*.toml, typed and checked. The texts are in words/, by id."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from qg.kernel import Option
from qg.kernel.data import demand, document, entries, typed

from .pieces import COLORS, LETTERS, PER_COLOR, SIDES, SLOTS, BombCard, Match, Relation, SabotageCard
from .placing import Wiring

X = TypeVar("X")

BOMBS_BY_POINTS = {1: 12, 2: 13, 3: 12, 4: 12, 6: 5}
"""The 54 Bomb cards: 49 ordinary and 5 hard ones [MPP-CMP-01]."""
VALUES = tuple(BOMBS_BY_POINTS)
HARD_LAYOUTS = {"double_stack": 2, "big_pyramid": 3}
"""The hard cards are 2 double stacks and 3 big pyramids [MPP-CMP-02]."""


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a data file; unknown keys are refused."""


class Dice(_Strict, frozen=True):
    """Colours in data order, how many of each, and faces."""

    colors: tuple[str, ...]
    per_color: int
    faces: tuple[int, ...]


class Players(_Strict, frozen=True):
    """Cards in front of each player, dice rolled and dice each takes, for a number of players."""

    count: int
    cards: int
    dice: int
    quota: int


class Difficulty(_Strict, frozen=True):
    """`bombs[k]`: Bomb cards of the deck, those of the line included, for k + 1 players [MPP-SET-08]."""

    id: str
    bombs: tuple[int, ...]
    own_cards_too: bool


class Setup(_Strict, frozen=True):
    line: int
    sabotage_in_deck: int
    low_values: tuple[int, ...]
    high_values: tuple[int, ...]
    solo_distinct_values: int


class PresetWeights(_Strict, frozen=True):
    weights: dict[str, int]


class Points(_Strict, frozen=True):
    win: int
    seconds_per_point: int
    sabotage: int


class Timing(_Strict, frozen=True):
    """Milliseconds; `pauses_max` is a count."""

    start_countdown: int
    mix_timeout: int
    roll_settle: int
    roll_open_to_all: int
    auto_lock_quiet: int
    force_go_after: int
    pick_timeout: int
    sabotage_offer_timeout: int
    loss_timeout: int
    reroll_timeout: int
    autopilot_delay: int
    reconnect: int
    signal_min_gap: int
    pauses_max: int


class SteadyHand(_Strict, frozen=True):
    """Chances in percent and windows in percent, by height from 1."""

    stack_percent: tuple[float, ...]
    pyramid_percent: tuple[float, ...]
    last_minute_factor: int
    gesture_window: tuple[int, ...]
    gesture_ms: int


class BagGrab(_Strict, frozen=True):
    ms_per_die: int


class GameFile(_Strict, frozen=True):
    """All of game.toml."""

    dice: Dice
    players: tuple[Players, ...]
    difficulty: tuple[Difficulty, ...]
    setup: Setup
    mix_presets: dict[str, PresetWeights]
    score: Points
    timing: Timing
    steady_hand: SteadyHand
    bag_grab: BagGrab
    option: tuple[Option, ...]


class SignalKind(_Strict, frozen=True):
    """A quick call and what it points at."""

    id: str
    target: Literal["none", "color", "value", "die", "seat"]


class Move(_Strict, frozen=True):
    """A move of the first game: a die in text form, an own card by position, a slot."""

    die: str
    card: int
    slot: str
    seat: str = "you"


class TutorialPick(_Strict, frozen=True):
    seat: str
    card: str


class TutorialTurn(_Strict, frozen=True):
    id: int
    roll: tuple[str, ...]
    you: Move
    bots: tuple[Move, ...]
    picks: tuple[TutorialPick, ...] = ()
    reroll: tuple[int, ...] = ()


class Tutorial(_Strict, frozen=True):
    """The scripted first game."""

    hands: dict[str, tuple[str, ...]]
    line: tuple[str, ...]
    deck: tuple[str, ...]
    first_holder: str
    turn: tuple[TutorialTurn, ...]


class Data(msgspec.Struct, frozen=True):
    """Everything printed or fixed, by id."""

    game: GameFile
    bombs: dict[str, BombCard]
    wiring: dict[str, Wiring]
    sabotages: dict[str, SabotageCard]
    signals: dict[str, SignalKind]
    tutorial: Tutorial
    players: dict[int, Players]
    difficulties: dict[str, Difficulty]
    stack_permille: tuple[int, ...]
    pyramid_permille: tuple[int, ...]

    def points(self, card: str) -> int:
        """What a Bomb card is worth [MPP-CMP-06]."""
        return self.bombs[card].points


def load(folder: Path) -> Data:
    """Reads and checks all data files; refuses anything off with file, entry and reason."""
    game = _checked_game(folder)
    bombs = _checked_bombs(folder)
    sabotages = _checked_sabotages(folder)
    return Data(
        game=game,
        bombs=bombs,
        wiring=_finishable(bombs),
        sabotages=sabotages,
        signals=_entries(folder, "signals.toml", "signal", SignalKind),
        tutorial=_checked_tutorial(folder, bombs, sabotages),
        players={entry.count: entry for entry in game.players},
        difficulties={entry.id: entry for entry in game.difficulty},
        stack_permille=_permille(game.steady_hand.stack_percent, "stack_percent"),
        pyramid_permille=_permille(game.steady_hand.pyramid_percent, "pyramid_percent"),
    )


# -- reading -------------------------------------------------------------------------------------------------------


def _read(folder: Path, file: str) -> dict[str, Any]:
    return document(file, partial((folder / file).read_text, "utf-8"))


def _entries(folder: Path, file: str, key: str, kind: type[X]) -> dict[str, X]:
    """A file that is one list of entries with unique ids."""
    found = _read(folder, file)
    demand(set(found) == {key}, file, key, f"expected [[{key}]] entries only, found {sorted(found)}")
    return entries(file, key, found[key], kind)


# -- checking ------------------------------------------------------------------------------------------------------


def _checked_game(folder: Path) -> GameFile:
    file = "game.toml"
    game = typed(file, "", _read(folder, file), GameFile)
    demand(game.dice.colors == COLORS, file, "dice.colors", f"expected {list(COLORS)}")
    demand(game.dice.per_color == PER_COLOR, file, "dice.per_color", f"expected {PER_COLOR}")
    demand(game.dice.faces == tuple(range(1, SIDES + 1)), file, "dice.faces", "expected 1 to 6")
    counts = [entry.count for entry in game.players]
    demand(counts == [1, 2, 3, 4, 5], file, "players", "expected one entry each for 1 to 5 players")
    for level in game.difficulty:
        demand(len(level.bombs) == len(counts), file, level.id, "expected a number for each player count")
    for name, preset in game.mix_presets.items():
        demand(sorted(preset.weights) == [str(v) for v in VALUES], file, name, f"expected weights for {VALUES}")
    for option in game.option:
        demand(option.allows(option.default), file, option.id, "its default is not among its values")
    return game


def _checked_bombs(folder: Path) -> dict[str, BombCard]:
    file = "bombs.toml"
    bombs = _entries(folder, file, "bomb", BombCard)
    for card in bombs.values():
        _check_card(file, card)
    points = dict(sorted(Counter(card.points for card in bombs.values()).items()))
    demand(points == BOMBS_BY_POINTS, file, "bomb", f"expected {BOMBS_BY_POINTS} cards by points, found {points}")
    layouts = Counter(card.layout for card in bombs.values() if card.hard)
    demand(layouts == HARD_LAYOUTS, file, "bomb", f"expected hard cards {HARD_LAYOUTS}, found {dict(layouts)}")
    return bombs


def _check_card(file: str, card: BombCard) -> None:
    names = [slot.id for slot in card.slots]
    demand("".join(names) == SLOTS[: len(names)] and names, file, card.id, "slots must be a, b, c ... in order")
    demand(card.id[:2] == f"b{card.points}", file, card.id, "its id does not begin with its points")
    demand(card.hard == (card.points == 6), file, card.id, "hard cards are those worth 6")
    for place, slot in enumerate(card.slots):
        demand(set(slot.on) <= set(names[:place]), file, card.id, f"slot {slot.id} stands on an unknown slot")
        _check_kind(file, card.id, place, card)
    for relation in card.relations:
        _check_relation(file, card.id, relation, set(names))


_NEEDS: Mapping[str, tuple[bool, bool, bool]] = {
    "color": (True, False, False),
    "number_color": (True, False, False),
    "value": (False, True, False),
    "color_value": (True, True, False),
    "either": (False, False, True),
}


def _check_kind(file: str, entry: str, place: int, card: BombCard) -> None:
    slot = card.slots[place]
    has = (slot.color is not None, slot.value is not None, bool(slot.options))
    wants = _NEEDS.get(slot.kind, (False, False, False))
    demand(has == wants, file, entry, f"slot {slot.id}: kind {slot.kind} does not go with its other keys")
    demand(slot.value is None or 1 <= slot.value <= SIDES, file, entry, f"slot {slot.id}: value out of range")
    demand(len(slot.options) in (0, 2), file, entry, f"slot {slot.id}: either takes two options")
    for half in slot.options:
        _check_match(file, entry, half)


def _check_match(file: str, entry: str, match: Match) -> None:
    one = (match.color is None) != (match.value is None)
    demand(one, file, entry, "expected a colour or a value")
    demand(match.value is None or 1 <= match.value <= SIDES, file, entry, "value out of range")


def _check_relation(file: str, entry: str, relation: Relation, names: set[str]) -> None:
    used = (*relation.slots, *relation.left, *relation.right)
    demand(set(used) <= names, file, entry, f"{relation.rel} names an unknown slot")
    demand(len(set(used)) == len(used), file, entry, f"{relation.rel} names a slot twice")
    sides = relation.rel == "sum_equals"
    demand(sides == bool(relation.left and relation.right), file, entry, f"{relation.rel}: left and right")
    many = relation.rel in ("same_value", "same_color", "sum")
    fits = not relation.slots if sides else len(relation.slots) >= 2 if many else len(relation.slots) == 2
    demand(fits, file, entry, f"{relation.rel}: wrong number of slots")
    total = relation.rel in ("sum", "difference")
    demand(total == (relation.total is not None), file, entry, f"{relation.rel}: total")


def _finishable(bombs: Mapping[str, BombCard]) -> dict[str, Wiring]:
    wiring = {name: Wiring(card) for name, card in bombs.items()}
    for name, wires in wiring.items():
        demand(wires.can_finish(wires.empty), "bombs.toml", name, "the card can never be completed")
    return wiring


def _checked_sabotages(folder: Path) -> dict[str, SabotageCard]:
    """One Sabotage for each colour and one for each value [MPP-CMP-03]."""
    file = "sabotage.toml"
    cards = _entries(folder, file, "sabotage", SabotageCard)
    for card in cards.values():
        _check_match(file, card.id, card.match)
    shown = Counter(card.match.color or card.match.value for card in cards.values())
    wanted = Counter([*COLORS, *range(1, SIDES + 1)])
    demand(shown == wanted, file, "sabotage", "expected one card for each colour and one for each value")
    return cards


def _checked_tutorial(folder: Path, bombs: Mapping[str, Any], sabotages: Mapping[str, Any]) -> Tutorial:
    file = "tutorial.toml"
    tutorial = typed(file, "", _read(folder, file), Tutorial)
    for card in (*tutorial.line, *tutorial.deck, *(card for hand in tutorial.hands.values() for card in hand)):
        demand(card in bombs or card in sabotages, file, card, "no such card")
    for place, turn in enumerate(tutorial.turn, 1):
        demand(turn.id == place, file, f"turn {turn.id}", "turns must be numbered 1, 2, ...")
        texts = (*turn.roll, *(move.die for move in (turn.you, *turn.bots)))
        demand(all(_is_die(text) for text in texts), file, f"turn {turn.id}", "a die is a colour letter and a value")
    return tutorial


def _is_die(text: str) -> bool:
    return len(text) == 2 and text[0] in LETTERS and text[1] in "123456"


def _permille(percents: Sequence[float], entry: str) -> tuple[int, ...]:
    """Chances in whole thousandths, so that no fraction enters the rules."""
    whole = tuple(round(percent * 10) for percent in percents)
    exact = all(abs(w - p * 10) < 1e-9 for w, p in zip(whole, percents, strict=True))
    demand(exact, "game.toml", f"steady_hand.{entry}", "chances are whole thousandths")
    return whole


DATA = load(Path(__file__).parent / "data")
