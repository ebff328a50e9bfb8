"""Tables of the release before, field by field: what stood in columns, and with which numbers for "none"."""

import pytest

from qg.games.bomb_squad_academy.tests.prelude import *

CUT: dict[str, Any] = {
    "cutters": [1],
    "k": 2,
    "bolted": [0],
    "move": 3,
    "chilled": True,
    "charged": [1],
    "value": 9,
    "pays": [4, 5],
}
CUT |= {"copies": [[0, 1]], "suits": [0]}
ROUND: dict[str, Any] = {"eligible": [0, 1], "auto": [[0, {}]], "by_intent": [], "resolved": 2}
SEATS: dict[str, Any] = {
    "badges": [4, 2],
    "score": [11, 12],
    "points_before": [1, 2],
    "explosions": [0, 1],
    "absent_turns": [2, 0],
}
SEATS |= {
    "tools": [["battery"], []],
    "tools_used": [[], ["magnet"]],
    "hands": [["red"], ["blue"]],
    "aside": [True, False],
}
SEATS |= {"stacks": [["wait"], ["green"]], "notes": [["n"], []], "ranks": [["r"], []], "intents": [["i"], []]}
SEATS |= {"held": [["h"], []], "silent": [False, True], "sources": [[1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1]]}
SEATS |= {"per_bomb": [[7, 8], [9, 10]]}
PLAYS: dict[str, Any] = {
    "locked": ["green", ""],
    "auto_locked": [True, False],
    "timed_out": [False, True],
    "frozen": [True, False],
}
PLAYS |= {"actions": ["wait", None], "tools_turn": [["battery"], []], "stands_for": [-1, 2], "twin": [3, -1]}
PLAYS |= {
    "proposals": [0, -1],
    "wait_locks": [-1, 1],
    "listens": [-1, 0],
    "heard": ["red", "blue"],
    "heard_from": [-2, 0],
}
PLAYS |= {"looks": [None, {"type": "look_none"}], "lookers": [1]}
OLD: dict[str, Any] = (
    SEATS
    | PLAYS
    | CUT
    | ROUND
    | {"seats": [{}, {}], "opt": {"instructor": "auto"}, "agenda": [], "turn": 5, "bomb": "II"}
)
OLD |= {"decks": [["a"], ["b"], ["c"], ["d"]], "rows": [["e"], ["f"], ["g"], ["h"]], "position": [1, 2, 3, 4]}
OLD |= {"shift": [-1, 0, 1, 2], "tiles": [["ok"], ["boom"], [], []], "turned": [0, 1, 2, 3], "round_due": 0}
OLD |= {"sensors": [0, 3], "pinned": [True, False], "instructor_card": "", "instructor_stack": ["blue"]}
OLD |= {"instructor_wire": 2, "protected": [False, True, False, False], "cut": [True, False, False, True]}

WIRES_NOW: list[dict[str, Any]] = [
    {"deck": ["a"], "row": ["e"], "position": 1, "shift": -1, "tiles": ["ok"], "turned": 0},
    {"deck": ["b"], "row": ["f"], "position": 2, "shift": 0, "tiles": ["boom"], "turned": 1},
    {"deck": ["c"], "row": ["g"], "position": 3, "shift": 1, "tiles": [], "turned": 2},
    {"deck": ["d"], "row": ["h"], "position": 4, "shift": 2, "tiles": [], "turned": 3},
]
CADETS_NOW: list[dict[str, Any]] = [
    {"badge": 4, "score": 11, "points_before": 1, "explosions": 0, "absent_turns": 2, "tools": ["battery"]}
    | {"tools_used": [], "hand": ["red"], "stack": ["wait"], "is_wait_aside": True, "notes": ["n"], "ranks": ["r"]}
    | {"intents": ["i"], "held": ["h"], "is_silent": False, "per_bomb": [7, 9]}
    | {"sources": {"solo": 1, "shared": 2, "wait": 3, "chicken": 4, "tool": 5, "loss": 6}},
    {"badge": 2, "score": 12, "points_before": 2, "explosions": 1, "absent_turns": 0, "tools": []}
    | {"tools_used": ["magnet"], "hand": ["blue"], "stack": ["green"], "is_wait_aside": False, "notes": [], "ranks": []}
    | {"intents": [], "held": [], "is_silent": True, "per_bomb": [8, 10]}
    | {"sources": {"solo": 6, "shared": 5, "wait": 4, "chicken": 3, "tool": 2, "loss": 1}},
]
PLAYS_NOW: list[dict[str, Any]] = [
    {"locked": "green", "is_auto": True, "is_late": False, "is_overheard": True, "action": "wait", "tools": ["battery"]}
    | {"stands_for": None, "twin": "yellow", "proposal": "green", "protects": None, "listens_to": None}
    | {"heard": {"card": "red", "of": "instructor"}, "look": None},
    {"locked": None, "is_auto": False, "is_late": True, "is_overheard": False, "action": None, "tools": []}
    | {"stands_for": "red", "twin": None, "proposal": None, "protects": "blue", "listens_to": 0}
    | {"heard": {"card": "blue", "of": 0}, "look": {"type": "look_none"}},
]
NOW: dict[str, Any] = {
    "seats": [{}, {}],
    "opt": {"instructor": "auto"},
    "agenda": [],
    "turn": 5,
    "lookers": [1],
    "bomb": "II",
}
NOW |= {"wires": WIRES_NOW, "cadets": CADETS_NOW, "plays": PLAYS_NOW, "cut": CUT, "round": ROUND | {"due": None}}
NOW |= {"sensors": [{"wire": "green", "is_pinned": True}, {"wire": "yellow", "is_pinned": False}]}
NOW |= {
    "instructor": {"stack": ["blue"], "card": None, "wire": "red"},
    "protected": ["blue"],
    "flipped": ["green", "yellow"],
}


def upgrade(table: dict[str, Any]) -> dict[str, Any]:
    return GAME.upgrade(table, 1)


def test_every_column_becomes_what_it_was_said_of() -> None:
    assert upgrade(OLD) == NOW
    assert upgrade(NOW) == NOW


@pytest.mark.parametrize(
    ("was", "field", "value"),
    [
        ({"bomb": ""}, "bomb", None),
        ({"sensors": [], "pinned": [False, False]}, "sensors", []),
        ({"opt": {"instructor": "off"}}, "instructor", None),
        (
            {"instructor_card": "red", "instructor_wire": -1},
            "instructor",
            {"stack": ["blue"], "card": "red", "wire": None},
        ),
        ({"round_due": 700}, "round", ROUND | {"due": 700}),
    ],
)
def test_what_was_not_there_is_none(was: dict[str, Any], field: str, value: Any) -> None:
    assert upgrade(OLD | was)[field] == value


def test_nothing_heard_no_look_due_and_an_empty_column() -> None:
    play, other = upgrade(OLD | {"heard": ["", ""], "heard_from": [-1, -1], "lookers": [], "actions": []})["plays"]
    assert (play["heard"], other["heard"], other["look"]) == (None, None, None) and "action" not in play


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (["reveal", []], [["resolve_waits", []], ["reveal", []]]),
        (["finish_turn", []], [["begin_turn", []], ["end_turn", []], ["resolve_chickens", []]]),
        (["next_turn", []], [["begin_turn", []], ["end_turn", []]]),
        (["cut_wires", [2]], [["cut_wire", ["yellow"]], ["cut_wire", ["red"]]]),
        (["flip_cards", [0, 1]], [["score_wire", ["green"]], ["flip_card", ["green", 2]], ["flip_card", ["green", 1]]]),
        (["hold_window", ["plan", -1]], [["hold_round", ["plan", None, 1]]]),
        (["hold_window", ["cut", 3]], [["hold_round", ["cut", "yellow", 1]]]),
        (["resolve_declared", ["cut", 0, 2]], [["resolve_declared", ["cut", "green", 2]]]),
        (["next_round", ["brink", 0, 2]], [["next_round", ["brink", "green", 2]]]),
        (["move_detonator", [0]], [["move_detonator", ["green"]]]),
        (["pay_wire", [1]], [["pay_wire", ["blue"]]]),
        (["take_losses", [2]], [["take_losses", ["red"]]]),
        (["end_bomb", []], [["end_bomb", []]]),
        ({"type": "open"}, [{"type": "open"}]),
    ],
)
def test_what_was_still_to_be_done_is_done_by_todays_steps(old: Any, new: list[Any]) -> None:
    assert upgrade(OLD | {"agenda": [old]})["agenda"] == new
