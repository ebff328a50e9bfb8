"""The closed language of mission conditions, checked on loading (data/README.md).

An unknown op, key or comparator, a key that is missing or out of range is a fault.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .pieces import SIDES, Type

Tree = Mapping[str, Any]
"""A node of a check as it stands in the data: `op` and its keys."""

COMPARATORS = ("eq", "ge", "le", "gt", "lt", "mult")
MEASURES = ("sum", "max", "min", "count", "distinct", "largest", "run", "spread")


class BadCheck(ValueError):
    """A check that is not of the language; says which key, and why."""


ON_SET: dict[str, tuple[str, ...]] = {
    "groups": ("want",),
    "has": ("dice",),
    "run": ("k",),
    "count": ("v", "cmp", "k"),
    "sum": ("cmp", "k"),
    "avg": ("cmp", "k"),
    "every": ("v",),
    "distinct": ("cmp", "k"),
    "largest": ("cmp", "k"),
    "dice": ("cmp", "k"),
    "spread": ("cmp", "k"),
    "compare": ("a", "cmp", "b", "times?"),
    "top": ("v",),
    "all": ("of",),
    "any": ("of",),
}
"""Conditions on one set of dice, with their keys; `?`: may be left out."""
ON_OPPONENTS: dict[str, tuple[str, ...]] = {
    "only": ("p",),
    "only_not": ("p",),
    "beats": ("measure", "cmp", "v?", "by?"),
    "match_any": ("measure",),
    "no_common": (),
    "common_each": ("k",),
}
ON_PLAYERS: dict[str, tuple[str, ...]] = {"players": ("p", "cmp", "k")}

LANGUAGE: dict[str, dict[str, tuple[str, ...]]] = {
    "solo": ON_SET,
    "special": ON_SET,
    "versus": ON_OPPONENTS,
    "team": ON_SET | ON_PLAYERS,
}
"""What may stand at the root of a check of each type; `players` nowhere else."""


def check_language(kind: Type, tree: Any) -> None:
    """Refuses what is not a check of this type with BadCheck."""
    _check_node(tree, LANGUAGE[kind])


def _check_node(tree: Any, ops: Mapping[str, tuple[str, ...]]) -> None:
    if not isinstance(tree, dict):
        raise BadCheck(f"a condition must be a table, not {tree!r}")
    if "op" not in tree:
        raise BadCheck("key op is missing")
    op = tree["op"]
    if not isinstance(op, str) or op not in ops:
        raise BadCheck(f"unknown op {op!r} here; known: {', '.join(ops)}")
    wanted = {key.removesuffix("?"): key.endswith("?") for key in ops[op]}
    for key in tree:
        if key != "op" and key not in wanted:
            raise BadCheck(f"unknown key {key!r} of op {op}")
    for key, optional in wanted.items():
        if key in tree:
            _check_key(tree, key)
        elif not optional:
            raise BadCheck(f"key {key} of op {op} is missing")
    if "measure" in tree and (tree["measure"] == "count") != ("v" in tree):
        raise BadCheck(f"key v of op {op} goes with measure count, and only with it")


def _check_key(tree: Tree, key: str) -> None:
    op, value = tree["op"], tree[key]
    if not _KEY[key](tree, value):
        raise BadCheck(f"key {key} of op {op} cannot be {value!r}")
    if key == "p":
        _check_node(value, ON_SET)
    elif key == "of":
        for part in value:
            _check_node(part, ON_SET)


def _is_number(value: Any, least: int = 0) -> bool:
    return type(value) is int and value >= least


def _are_values(values: Any) -> bool:
    return isinstance(values, list) and bool(values) and all(type(v) is int and 1 <= v <= SIDES for v in values)


def _are_different(values: Any) -> bool:
    return _are_values(values) and len(set(values)) == len(values)


def _is_comparator(tree: Tree, cmp: Any) -> bool:
    if tree["op"] == "beats":
        return cmp in ("gt", "lt")
    return cmp in COMPARATORS and (cmp != "mult" or tree["op"] == "sum")


def _is_bound(tree: Tree, k: Any) -> bool:
    """A number; of a multiple at least 1; of agents also all of them."""
    if tree["op"] == "players" and k == "all":
        return True
    return _is_number(k, 1 if tree.get("cmp") == "mult" or tree["op"] in ("run", "common_each") else 0)


def _are_groups(_: Tree, want: Any) -> bool:
    return isinstance(want, list) and bool(want) and all(map(_is_group, want))


def _is_group(group: Any) -> bool:
    if not isinstance(group, dict) or not set(group) <= {"n", "v"} or not _is_number(group.get("n"), 1):
        return False
    return "v" not in group or _are_different(group["v"])


_KEY: dict[str, Callable[[Tree, Any], bool]] = {
    "want": _are_groups,
    "dice": lambda _, dice: _are_values(dice),
    "k": _is_bound,
    "v": lambda tree, v: type(v) is int and 1 <= v <= SIDES if tree["op"] == "top" else _are_different(v),
    "cmp": _is_comparator,
    "a": lambda _, values: _are_different(values),
    "b": lambda _, values: _are_different(values),
    "times": lambda _, times: _is_number(times, 1),
    "of": lambda _, parts: isinstance(parts, list) and bool(parts),
    "p": lambda _, part: isinstance(part, dict),
    "measure": lambda _, name: name in MEASURES,
    "by": lambda _, by: _is_number(by, 1),
}
