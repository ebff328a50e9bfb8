"""Tools for `Game.upgrade`: what brings the fields of an old dump into the shape of today's state.

Each leaves alone what is in today's shape already, so an upgrade may run over any dump.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Fields = dict[str, Any]


def rename_field(fields: Fields, old: str, new: str) -> Fields:
    """A field is called otherwise; of a table, or of any struct on it."""
    return {new if name == old else name: value for name, value in fields.items()}


def drop_field(fields: Fields, name: str) -> Fields:
    """A field is gone."""
    return {other: value for other, value in fields.items() if other != name}


def empty_field(fields: Fields, name: str, nothing: Any) -> Fields:
    """What a field said for "none" is null now."""
    return fields | {name: None} if fields.get(name) == nothing else fields


def rename_step(table: Fields, old: str, new: str) -> Fields:
    """A step that is still to be run is called otherwise."""
    return change_frames(table, lambda frame: [new, frame[1]] if isinstance(frame, list) and frame[0] == old else frame)


def rename_decision(table: Fields, old: str, new: str) -> Fields:
    """A question is called otherwise, whether it is still to be put or waits for answers."""

    def changed(frame: Any) -> Any:
        if isinstance(frame, list):
            return frame
        if frame["type"] == "open":
            return frame | {"decision": changed(frame["decision"])}
        return frame | {"type": new} if frame["type"] == old else frame

    return change_frames(table, changed)


def spread_frames(table: Fields, change: Callable[[Any], list[Any]]) -> Fields:
    """Every frame of the agenda, replaced by so many others, the next one last."""
    return table | {"agenda": [new for frame in table["agenda"] for new in change(frame)]}


def change_frames(table: Fields, change: Callable[[Any], Any]) -> Fields:
    """Every frame of the agenda, changed."""
    return table | {"agenda": [change(frame) for frame in table["agenda"]]}
