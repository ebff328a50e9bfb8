"""What has changed between two values, and how to change one into the other: patches, as plain JSON.

A patch is a value, which replaces what was there, or an object with the keys `~` and `+`, or `-`: within an object or a
list change these entries (`{"~": {key: patch}}`; those of a list by their number), and append those items to a list
(`{"+": [item]}`); take the items of these numbers out of a list (`{"-": [number]}`). Where within an entry one alone
changes, their keys make a path (`{"~": {"key/key": patch}}`). There is nothing else.

States, boards and figures are made of immutable values, so most of what has not changed is the very same object, and
what is worked out anew each time is mostly equal. Differences are looked for by identity, then by equality, and deeper
only where both fail. Fields are typed, so nothing in them that is equal is a truth here and a number there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import count
from types import NoneType
from typing import Any

import msgspec
from msgspec.structs import astuple

SAME = msgspec.UNSET
"""What `difference` gives for values that are equal."""
CHANGED, ADDED, GONE = "~", "+", "-"
WITHIN = "/"
"""Between the keys of a path; no key holds it."""
_PATCHES = frozenset({CHANGED, ADDED, GONE})
_SHORT = frozenset({int, bool, NoneType})
LEAVES = frozenset({int, str, bool, float, NoneType})
"""What is looked into no further, and costs no call."""

Known = dict[tuple[int, int], tuple[Any, Any, Any]]
"""Differences that have been found, by the two objects compared, for all who are shown the very same objects. These are
held too, so that no other object can take their place in memory meanwhile."""


def difference(before: Any, after: Any, known: Known | None = None) -> Any:
    """The patch that makes the one the other, ready to be encoded; SAME where there is nothing to change."""
    kind: Any = type(after)
    if type(before) is not kind:
        return after
    names: Iterable[Any] | None
    if is_list := kind is tuple or kind is list:
        if len(after) < len(before):
            return _shorter(before, after)
        names, olds, news = count(), before, after
    elif kind is dict:
        if not _has_same_keys(before, after):
            return after
        names, olds, news = after, map(before.__getitem__, after), after.values()
    elif (names := _fields(kind)) is not None:  # type: ignore[arg-type]
        olds, news = astuple(before), astuple(after)
    else:
        return SAME if before == after else after
    changed, is_deep, known = {}, False, {} if known is None else known
    for name, old, new in zip(names, olds, news, strict=False):
        if old is new or (type(old) is type(new) and old == new):
            continue
        if type(new) in LEAVES:
            changed[f"{name}"] = new
            continue
        if (found := known.get((id(old), id(new)))) is None:
            found = known[id(old), id(new)] = old, new, difference(old, new, known)
        patch = found[2]
        is_deep = is_deep or type(patch) is dict
        if type(patch) is dict and len(patch) == 1 and len(inner := patch.get(CHANGED, ())) == 1:
            ((key, last),) = inner.items()
            changed[f"{name}{WITHIN}{key}"] = last
        elif patch is not SAME:
            changed[f"{name}"] = patch
    if is_list and not is_deep and 2 * len(changed) > len(before):
        return after
    if is_list and len(after) > len(before):
        return ({CHANGED: changed} if changed else {}) | {ADDED: after[len(before) :]}
    return {CHANGED: changed} if changed else SAME


def _has_same_keys(before: dict[Any, Any], after: dict[Any, Any]) -> bool:
    assert _PATCHES.isdisjoint(after), f"{sorted(_PATCHES)} are no keys of an object that is sent"
    assert WITHIN not in "".join(map(str, after)), f"{WITHIN} is in no key of an object that is sent"
    return before.keys() == after.keys()


@cache
def _fields(kind: Any) -> tuple[str, ...] | None:
    """What is compared field by field: structs, but where fields at their default are left out of JSON."""
    if not issubclass(kind, msgspec.Struct) or kind.__struct_config__.omit_defaults:
        return None
    fields: tuple[str, ...] = kind.__struct_encode_fields__
    return fields


def _shorter(before: Sequence[Any], after: Sequence[Any]) -> Any:
    """What has gone, where nothing else happened and the rest is longer to say."""
    if not after or type(after[0]) in _SHORT or 2 * len(after) < len(before):
        return after
    gone = []
    rest = iter(after)
    item = next(rest)
    for place, old in enumerate(before):
        if old is item or old == item:
            item = next(rest, SAME)
        else:
            gone.append(place)
    return {GONE: gone} if len(after) + len(gone) == len(before) else after


def fold(value: Any, patch: Any) -> Any:
    """The value, as plain JSON, with the patch applied; the old one stays as it was."""
    if type(patch) is not dict or _PATCHES.isdisjoint(patch):
        return patch
    if GONE in patch:
        return [item for place, item in enumerate(value) if place not in patch[GONE]]
    after: Any = {**value} if isinstance(value, dict) else [*value, *patch.get(ADDED, ())]
    for path, part in patch.get(CHANGED, {}).items():
        key, _, rest = path.partition(WITHIN)
        place = key if isinstance(value, dict) else int(key)
        after[place] = fold(after[place], {CHANGED: {rest: part}} if rest else part)
    return after
