"""What a number or a text stands for: a seat, a die, a wire.

A type says it, `WireId = Annotated[str, piece("wire")]`, whatever the field is called that has it: words, schema and
browser name a wire by the message `wire-<id>`, a seat by who sits there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from types import UnionType
from typing import Annotated, Any, TypeAlias, TypedDict, Union, get_args, get_origin, get_type_hints

import msgspec

Pieces: TypeAlias = Mapping[str, Any]
"""By field: the piece it names, or the pieces of the structs it holds."""


def piece(name: str) -> msgspec.Meta:
    """Marks a type whose values name such a piece."""
    return msgspec.Meta(extra_json_schema={"piece": name})


SeatNo = Annotated[int, piece("seat")]


class PieceTerms(TypedDict, total=False):
    """What the arguments of phrases and refusals name, which are fields of nothing. Those of a game extend these."""

    seat: SeatNo
    seats: tuple[SeatNo, ...]
    waiting: tuple[SeatNo, ...]
    option: Annotated[str, piece("option")]
    level: Annotated[str, piece("level")]


def _all_pieces_of(kind: Any) -> Pieces:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        types = {field.encode_name: field.type for field in msgspec.structs.fields(kind)}
    else:
        types = get_type_hints(kind, include_extras=True)
    found = {name: _named_by(part) for name, part in types.items()}
    return {name: part for name, part in found.items() if part}


def _pieces_of(kind: Any) -> Mapping[str, str]:
    return {name: part for name, part in all_pieces_of(kind).items() if isinstance(part, str)}


all_pieces_of: Callable[[Any], Pieces] = cache(_all_pieces_of)
"""What the fields of a struct, or of terms, name."""
pieces_of: Callable[[Any], Mapping[str, str]] = cache(_pieces_of)
"""Likewise, without the structs in its fields."""


def pieces_by_tag(kinds: Iterable[type[msgspec.Struct]]) -> Pieces:
    """What the fields of these classes name, by their tags."""
    named = {str(kind.__struct_config__.tag): all_pieces_of(kind) for kind in kinds}
    return {tag: pieces for tag, pieces in named.items() if pieces}


def _named_by(kind: Any) -> Any:
    """The piece a type names, alone, in tuples or optionally; for structs, what their fields name."""
    origin = get_origin(kind)
    if origin is Annotated:
        own = [meta.extra_json_schema for meta in kind.__metadata__ if isinstance(meta, msgspec.Meta)]
        marks = [extra["piece"] for extra in own if extra and "piece" in extra]
        return marks[-1] if marks else _named_by(kind.__origin__)
    if origin in (tuple, Union, UnionType):
        return _one_of(kind, filter(None, map(_named_by, get_args(kind))))
    return all_pieces_of(kind) if isinstance(kind, type) and issubclass(kind, msgspec.Struct) else None


def _one_of(kind: Any, found: Iterable[Any]) -> Any:
    """What all parts of a type agree on; several structs are told by what any of them names."""
    parts = list(found)
    if parts and all(isinstance(part, Mapping) for part in parts):
        return {name: named for part in parts for name, named in part.items()}
    assert all(part == parts[0] for part in parts), f"{kind} names several pieces"
    return parts[0] if parts else None
