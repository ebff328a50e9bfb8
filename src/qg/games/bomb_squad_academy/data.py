"""Typed access to the component data, checked on loading (section 3 of the rules)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from qg.kernel import Option
from qg.kernel.conduct.manners import read_times
from qg.kernel.data import demand, document, entries

X = TypeVar("X")

Window = Literal["plan", "reveal", "cut", "brink", "score", "blast"]


VOCABULARY = {
    "targets": [
        "wire",
        "sensor",
        "seat",
        "seat_or_instructor",
        "seat_cutter",
        "side",
        "steps",
        "hand_card",
        "stack_cards",
    ],
    "requires": [
        "deck_at_least_2",
        "two_face_down_tiles",
        "sensors_in_play",
        "sensor_not_on_wire",
        "own_stack_has_non_wait",
        "wire_not_protected",
        "not_used_twin_cutters_this_turn",
        "own_action_is_cutter",
        "target_action_is_cutter",
        "wire_not_own",
        "own_cutter_on_wire",
        "not_cutter_on_wire",
        "no_tool_used_this_turn",
        "detonator_at_least_steps",
        "move_positive",
        "shared_cut",
        "pay_below_value",
        "own_action_not_chicken",
    ],
    "followup": ["", "order_cards", "order_tiles", "keep_or_bury"],
    "auto": [
        "protect_if",
        "swap_if_shared",
        "also_cut_if_free",
        "push_leader_if_shared",
        "always",
        "if_solo",
        "if_within",
        "if_own_wire",
        "if_chicken",
        "if_gain_at_least",
        "if_pay_at_least",
    ],
}
"""The words that tools are described with [BSA-TOO-10, BSA-RCT-15]."""


class DataLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One line of a data file."""

    id: str


class WireKind(DataLine, frozen=True):
    """A wire with its track and the list on its card backs [BSA-CMP-03, BSA-CMP-06]."""

    order: int
    symbol: str
    hex: str
    track_length: int
    back: tuple[int, ...]


class Card(DataLine, frozen=True):
    """A wire card; `main` is also its detonator value [BSA-CMP-02]."""

    wire: str
    main: int
    chain: int


class Tile(DataLine, frozen=True):
    """A detonation tile [BSA-CMP-07]."""

    wire: str
    face: Literal["ok", "boom"]


class Action(DataLine, frozen=True):
    """One of the six cards of an action set [BSA-CMP-04]."""

    kind: Literal["cutter", "wait", "chicken"]
    order: int
    returns: bool
    wire: str | None = None


class ActionSet(DataLine, frozen=True):
    """The look of a player's set [BSA-SET-01]."""

    hex: str
    pattern: str


class Tool(DataLine, frozen=True):
    """A tool card [BSA-CMP-05]."""

    no: int
    window: Window
    rule: str
    targets: tuple[str, ...]
    requires: tuple[str, ...]
    followup: str
    exclusive: bool
    aggressive: bool
    auto: tuple[str, ...]
    auto_rank: int

    @property
    def automatic(self) -> dict[str, tuple[str, ...]]:
        """The automatic intents by name, with the names of their parameters [BSA-RCT-15]."""
        return dict(_parsed(text) for text in self.auto)


class SensorKind(DataLine, frozen=True):
    """A pressure sensor with its two faces [BSA-CMP-09]."""

    arrow: Literal["left", "right"]
    bonus_II: int  # noqa: N815 - the faces are called so
    bonus_III: int  # noqa: N815


class Token(DataLine, frozen=True):
    """Point tokens, for the eye only [BSA-CMP-08]."""

    sides: tuple[int, int]
    count: int


class Data(msgspec.Struct, frozen=True, kw_only=True):
    """Everything in the box."""

    wires: tuple[WireKind, ...]
    cards: tuple[Card, ...]
    tiles: tuple[Tile, ...]
    actions: tuple[Action, ...]
    sets: tuple[ActionSet, ...]
    tools: tuple[Tool, ...]
    sensors: tuple[SensorKind, ...]
    tokens: tuple[Token, ...]
    options: tuple[Option, ...]


def load(folder: Path) -> Data:
    """Reads and checks every file; DataError names file, entry and reason."""
    wires = _entries(folder, "wires", "wire", WireKind)
    data = Data(
        wires=tuple(sorted(wires, key=lambda wire: wire.order)),
        cards=_entries(folder, "wires", "card", Card),
        tiles=_entries(folder, "tiles", "tile", Tile),
        actions=_entries(folder, "actions", "action", Action),
        sets=_entries(folder, "actions", "set", ActionSet),
        tools=_entries(folder, "tools", "tool", Tool),
        sensors=_entries(folder, "sensors", "sensor", SensorKind),
        tokens=_entries(folder, "tokens", "token", Token),
        options=_entries(folder, "options", "option", Option),
    )
    _check_counts(data)
    for wire in data.wires:
        _check_wire(data, wire)
    _check_tools(data)
    _check_options(data)
    return data


def _read(folder: Path, file: str) -> dict[str, Any]:
    return document(f"{file}.toml", partial((folder / f"{file}.toml").read_text, "utf-8"))


def _entries(folder: Path, file: str, key: str, kind: type[X]) -> tuple[X, ...]:
    return tuple(entries(f"{file}.toml", key, _read(folder, file).get(key), kind).values())


def _need(holds: object, file: str, entry: str, reason: str) -> None:
    demand(holds, f"{file}.toml", entry, reason)


def _ids(entries: Iterable[DataLine]) -> tuple[str, ...]:
    return tuple(entry.id for entry in entries)


def _check_counts(data: Data) -> None:
    """The box holds what the rulebook lists.

    [BSA-CMP-01, BSA-CMP-04, BSA-CMP-05, BSA-CMP-06, BSA-CMP-07, BSA-CMP-08, BSA-CMP-09, BSA-GEN-05]
    """
    _need(_ids(data.wires) == ("green", "blue", "red", "yellow"), "wires", "wire", "not the four wires in their order")
    _need(len(data.cards) == 48, "wires", "card", f"{len(data.cards)} cards instead of 48")
    _need(len(data.tiles) == 12, "tiles", "tile", f"{len(data.tiles)} tiles instead of 12")
    _need(len(data.tools) == 20, "tools", "tool", f"{len(data.tools)} tools instead of 20")
    _need(len(data.sets) == 5, "actions", "set", f"{len(data.sets)} sets instead of 5")
    cutters = tuple(action.wire for action in data.actions if action.kind == "cutter")
    _need(cutters == _ids(data.wires), "actions", "action", "not one cutters card for each wire in order")
    _need(len(data.actions) == 6, "actions", "action", f"{len(data.actions)} actions instead of 6")
    _need(_ids(data.sensors) == ("alpha", "beta"), "sensors", "sensor", "not Alpha and Beta")
    tokens = sum(token.count for token in data.tokens)
    _need(tokens == 46, "tokens", "token", f"{tokens} tokens instead of 46")
    lengths = {wire.track_length for wire in data.wires}
    _need(len(lengths) == 4, "wires", "wire", "two tracks of the same length")


def _check_wire(data: Data, wire: WireKind) -> None:
    """Twelve cards, their back, their chains, tracks shorter than decks, three tiles.

    [BSA-CMP-03, BSA-CMP-06, BSA-CMP-07]
    """
    cards = [card for card in data.cards if card.wire == wire.id]
    mains = sorted(card.main for card in cards)
    _need(len(cards) == 12, "wires", wire.id, f"{len(cards)} cards instead of 12")
    _need(list(wire.back) == mains, "wires", wire.id, "the back does not list the main values of the cards")
    _need(sum(card.chain for card in cards) == 12, "wires", wire.id, "the chain values do not add up to 12")
    reach = sum(mains) - max(mains) - 3
    _need(reach >= wire.track_length + 3, "wires", wire.id, "the deck may run out before the last tile is met")
    _need(min(mains) >= 0, "wires", wire.id, "a main value below 0")
    faces = Counter(tile.face for tile in data.tiles if tile.wire == wire.id)
    _need(faces == {"ok": 2, "boom": 1}, "tiles", wire.id, "not two ok and one boom")


def _check_tools(data: Data) -> None:
    """Numbers and ranks are 1 to 20; rules are named in order [BSA-CMP-05]."""
    for name in ("no", "auto_rank"):
        figures = sorted(getattr(tool, name) for tool in data.tools)
        _need(figures == list(range(1, 21)), "tools", "tool", f"{name} is not 1 to 20")
    for tool in data.tools:
        _need(tool.rule == f"BSA-TL-{tool.no:02}", "tools", tool.id, "the rule does not go with the number")
        words = {"targets": tool.targets, "requires": tool.requires, "auto": tuple(tool.automatic)}
        for field, used in words.items():
            strange = [word for word in used if word not in VOCABULARY[field]]
            _need(not strange, "tools", tool.id, f"unknown {field}: {', '.join(strange)}")
        _need(tool.followup in VOCABULARY["followup"], "tools", tool.id, f"unknown followup: {tool.followup}")


def _check_options(data: Data) -> None:
    """Eleven options.

    [BSA-OPT-01, BSA-OPT-02, BSA-OPT-03, BSA-OPT-04, BSA-OPT-05, BSA-OPT-06, BSA-OPT-07, BSA-OPT-08, BSA-OPT-09,
    BSA-OPT-10, BSA-OPT-11]
    """
    rules = [option.rule for option in data.options]
    _need(rules == [f"BSA-OPT-{n:02}" for n in range(1, 12)], "options", "option", "not the eleven options in order")


def _parsed(text: str) -> tuple[str, tuple[str, ...]]:
    """`name(a, b)` -> name and its parameters."""
    name, _, rest = text.partition("(")
    return name, tuple(part.strip() for part in rest.rstrip(")").split(",") if part.strip())


def _by_wire(items: Sequence[Card]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(card.id for card in items if card.wire == wire) for wire in WIRES)


DATA = load(Path(__file__).parent / "data")

WIRES: tuple[str, ...] = _ids(DATA.wires)
"""The wires by number: 0 green, 1 blue, 2 red, 3 yellow."""
WIRE_NO = {wire: number for number, wire in enumerate(WIRES)}
TRACK: tuple[int, ...] = tuple(wire.track_length for wire in DATA.wires)
DECKS = _by_wire(DATA.cards)
MAIN = {card.id: card.main for card in DATA.cards}
CHAIN = {card.id: card.chain for card in DATA.cards}
FACES = tuple(tuple(tile.face for tile in DATA.tiles if tile.wire == wire) for wire in WIRES)
ACTIONS: tuple[str, ...] = _ids(DATA.actions)
"""A full hand: wait, green, blue, red, yellow, chicken."""
STANDS_FOR = {action.id: action.wire for action in DATA.actions}
"""The wire a card cuts; None for Wait! and Chicken."""
TOOLS = {tool.id: tool for tool in DATA.tools}
SENSORS: tuple[str, ...] = _ids(DATA.sensors)
SENSOR_STEP = tuple(1 if sensor.arrow == "right" else -1 for sensor in DATA.sensors)
BONUS = {
    "II": tuple(sensor.bonus_II for sensor in DATA.sensors),
    "III": tuple(sensor.bonus_III for sensor in DATA.sensors),
}
BOMBS = {"full": ("I", "II", "III"), "express": ("II", "III"), "drill": ("I",)}
"""The bombs of each exam [BSA-OPT-02]."""
TIMES = read_times("times.toml", partial((Path(__file__).parent / "data" / "times.toml").read_text, "utf-8"))
"""How long a question may take, by tempo and timer [BSA-DIG-01]."""


def beside(wire: str, step: int) -> str:
    """The wire so many places further to the right; the row is a ring [BSA-GEN-06]."""
    return WIRES[(WIRE_NO[wire] + step) % len(WIRES)]
