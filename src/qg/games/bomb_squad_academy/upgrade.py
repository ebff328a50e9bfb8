"""Tables of the release before: its columns become wires, cadets and plays, its steps those of today.

There a wire was a number, -1 no wire and no seat, -2 the Instructor, and "" no card.
"""

from __future__ import annotations

from typing import Any

from qg.kernel.upgrade import Fields, spread_frames

from .data import WIRES
from .result import SOURCES
from .state import takes_part

NONE, THE_INSTRUCTOR = -1, -2
_WIRE = {"deck": "decks", "row": "rows", "position": "position", "shift": "shift", "tiles": "tiles", "turned": "turned"}
_CADET = {
    "badge": "badges",
    "score": "score",
    "points_before": "points_before",
    "explosions": "explosions",
    "absent_turns": "absent_turns",
    "tools": "tools",
    "tools_used": "tools_used",
    "hand": "hands",
    "stack": "stacks",
    "is_wait_aside": "aside",
    "notes": "notes",
    "ranks": "ranks",
    "intents": "intents",
    "held": "held",
    "is_silent": "silent",
}
_PLAY = {
    "locked": "locked",
    "is_auto": "auto_locked",
    "is_late": "timed_out",
    "is_overheard": "frozen",
    "action": "actions",
    "tools": "tools_turn",
}
_PLAYED_WIRES = {"stands_for": "stands_for", "twin": "twin", "proposal": "proposals", "protects": "wait_locks"}
_CUT = ("cutters", "k", "bolted", "move", "chilled", "charged", "value", "pays", "copies", "suits")
_ROUND = ("eligible", "auto", "by_intent", "resolved")


def upgrade(table: Fields, _rules: int) -> Fields:
    """A table as it is saved today; what is in today's shape is left alone."""
    if "badges" not in table:
        return table
    gone = {*_WIRE.values(), *_CADET.values(), *_PLAY.values(), *_PLAYED_WIRES.values(), *_CUT, *_ROUND, "cut"}
    gone |= {"sources", "per_bomb", "pinned", "instructor_card", "instructor_stack", "instructor_wire", "protected"}
    gone |= {"listens", "heard", "heard_from", "looks", "round_due"}
    kept = {name: value for name, value in table.items() if name not in gone}
    found = kept | {
        "bomb": table["bomb"] or None,
        "wires": _structs(table, _WIRE, len(WIRES)),
        "sensors": _sensors(table),
        "cadets": _cadets(table),
        "plays": _plays(table),
        "instructor": _instructor(table),
        "protected": [wire for wire, safe in zip(WIRES, table["protected"], strict=True) if safe],
        "flipped": [wire for wire, cut in zip(WIRES, table["cut"], strict=True) if cut],
        "cut": {name: table[name] for name in _CUT},
        "round": {name: table[name] for name in _ROUND} | {"due": table["round_due"] or None},
    }
    return spread_frames(found, lambda frame: _frames(frame, table["k"]))


def _structs(table: Fields, names: dict[str, str], count: int) -> list[Fields]:
    """One of each row of these columns; a column that is still empty leaves the default."""
    return [{new: table[old][place] for new, old in names.items() if table[old]} for place in range(count)]


def _cadets(table: Fields) -> list[Fields]:
    cadets = _structs(table, _CADET, len(table["badges"]))
    for seat, cadet in enumerate(cadets):
        cadet["sources"] = dict(zip(SOURCES, table["sources"][seat], strict=True))
        cadet["per_bomb"] = [made[seat] for made in table["per_bomb"]]
    return cadets


def _plays(table: Fields) -> list[Fields]:
    plays = _structs(table, _PLAY, len(table["locked"]))
    for seat, play in enumerate(plays):
        play["locked"] = play["locked"] or None
        play["listens_to"] = None if table["listens"][seat] == NONE else table["listens"][seat]
        play["heard"] = _heard(table["heard"][seat], table["heard_from"][seat])
        play["look"] = table["looks"][seat] if table["lookers"] else None  # else they are those of an earlier turn
        for new, old in _PLAYED_WIRES.items():
            play[new] = _wire(table[old][seat])
    return plays


def _heard(card: str, whose: int) -> Fields | None:
    if whose == NONE:
        return None
    return {"card": card, "of": "instructor" if whose == THE_INSTRUCTOR else whose}


def _sensors(table: Fields) -> list[Fields]:
    lie = zip(table["sensors"], table["pinned"], strict=False)  # no sensors: none in play
    return [{"wire": WIRES[wire], "is_pinned": pinned} for wire, pinned in lie]


def _instructor(table: Fields) -> Fields | None:
    if not takes_part(table["opt"]["instructor"], len(table["seats"])):
        return None
    card, wire = table["instructor_card"] or None, _wire(table["instructor_wire"])
    return {"stack": table["instructor_stack"], "card": card, "wire": wire}


def _wire(number: int) -> str | None:
    return None if number == NONE else WIRES[number]


# -- what is still to be done -----------------------------------------------------------------------------------------


def _frames(frame: Any, k: int) -> list[Any]:
    """The frames that stand for an old one, the next one last."""
    if not isinstance(frame, list):
        return [frame]
    name, args = frame
    if name == "reveal":
        return [["resolve_waits", []], ["reveal", []]]
    if name == "finish_turn":
        return [["begin_turn", []], ["end_turn", []], ["resolve_chickens", []]]
    if name == "next_turn":
        return [["begin_turn", []], ["end_turn", []]]
    if name == "cut_wires":
        return [["cut_wire", [wire]] for wire in reversed(WIRES[args[0] :])]
    if name == "flip_cards":
        wire, index = WIRES[args[0]], args[1]
        flips = [["flip_card", [wire, each]] for each in range(k, index - 1, -1)]
        return [["score_wire", [wire]], *flips]
    if name in ("hold_window", "resolve_declared", "next_round"):
        window, wire, *more = args
        later = [1] if name == "hold_window" else more
        return [["hold_round" if name == "hold_window" else name, [window, _wire(wire), *later]]]
    if name in ("move_detonator", "pay_wire", "take_losses"):
        return [[name, [WIRES[args[0]]]]]
    return [frame]
