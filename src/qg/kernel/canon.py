"""What a digest covers: the state as canonical bytes, in a form that lives longer than the code.

A field that stands at its default is left out, at the table and in every struct on it, and keys are sorted. So a field
added with a default changes no digest of a state in which it stands there.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from inspect import signature
from operator import attrgetter
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

if TYPE_CHECKING:
    from .game import Game
    from .table import Table

CANON = 1
"""The version of this form. Digests of another version cannot be compared with these."""

_PLAIN = frozenset({int, str, bool, float, bytes, NoneType})
_holds_plain = _PLAIN.issuperset


def canonical(game: Game[Any, Any], t: Table) -> bytes:
    """The state as it is fingerprinted."""
    return msgspec.json.encode(projected(game, t), order="sorted")


def projected(game: Game[Any, Any], t: Table) -> dict[str, Any]:
    """The fields that do not stand at their defaults. Values are immutable: what has been looked at is not looked at
    again."""
    kind: type[Table] = game.state
    names, read, defaults, flat = _fields_of_table(kind)
    known = t.scratch.projected
    found: dict[str, Any] = {}
    for name, value, default, is_flat in zip(names, read(t), defaults, flat, strict=True):
        if value is default or value == default:
            continue
        if is_flat:
            found[name] = value
            continue
        before = known.get(name)
        if before is None or before[0] is not value:
            before = known[name] = value, _projected_again(value, before)
        found[name] = before[1]
    return found


def fingerprint(value: Any) -> str:
    """Of anything that has a form in JSON."""
    return hashed(msgspec.json.encode(value, order="sorted"))


def hashed(raw: bytes) -> str:
    return blake2b(raw, digest_size=12).hexdigest()


def _projected_again(value: Any, before: tuple[Any, Any] | None) -> Any:
    """Likewise; of a row of structs, or of frames, only those are looked at that have changed."""
    if before is None or type(value) is not tuple or type(before[1]) is not list:
        return _projected(value)
    was = zip(value, *before, strict=False)
    found = [known if new is old else _projected(new) for new, old, known in was]
    return [*found, *map(_projected, value[len(found) :])]


def _projected(value: Any) -> Any:
    """The value without the fields of its structs that stand at their defaults."""
    kind = type(value)
    if kind in _PLAIN:
        return value
    if isinstance(value, msgspec.Struct):
        tag, fields = _fields(type(value))
        found = dict(tag)
        for name, told, default in fields:
            part = getattr(value, name)
            if part is not default and part != default:
                goes_as_it_is = type(part) in _PLAIN or (type(part) is tuple and _holds_plain(map(type, part)))
                found[told] = part if goes_as_it_is else _projected(part)
        return found
    if isinstance(value, (tuple, list)):
        return value if _holds_plain(map(type, value)) else list(map(_projected, value))
    if isinstance(value, dict):
        return {key: _projected(part) for key, part in value.items()}
    return value


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[dict[str, Any], tuple[tuple[str, str, Any], ...]]:
    """The tag of a struct, and its fields: name, name in JSON, default."""
    config = kind.__struct_config__
    tag = {} if config.tag is None else {str(config.tag_field): config.tag}
    return tag, tuple((field.name, field.encode_name, _default(field)) for field in msgspec.structs.fields(kind))


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


@cache
def _fields_of_table(kind: type[Table]) -> tuple[tuple[str, ...], Any, tuple[Any, ...], tuple[bool, ...]]:
    """Names, values, defaults of a table's fields, and which of them hold no structs and go as they are."""
    fields = saved(kind)
    names = tuple(field.name for field in fields)
    flat = tuple(_is_flat(field.type) for field in fields)
    return names, attrgetter(*names), tuple(map(_default, fields)), flat


def saved(kind: type[Table]) -> list[msgspec.structs.FieldInfo]:
    """The fields that are the state: all but the scratch pad, and the game it is a table of."""
    return [field for field in msgspec.structs.fields(kind) if field.name not in ("scratch", "game")]


def _is_flat(kind: Any) -> bool:
    """Whether a value of that type can hold no struct."""
    origin = get_origin(kind)
    if origin is Annotated:
        return _is_flat(kind.__origin__)
    if kind in _PLAIN or kind is Ellipsis or origin is Literal:
        return True
    if origin in (tuple, Union, UnionType):
        return all(map(_is_flat, get_args(kind)))
    if isinstance(kind, type) and issubclass(kind, tuple):
        return all(map(_is_flat, get_type_hints(kind).values()))
    return False


def shape(game: Game[Any, Any]) -> str:
    """A fingerprint of the form of a game's states: what a dump may hold, the steps and questions of its agenda, the
    rules version, and its table of times. A table that was saved under another one is brought up to date before it goes
    on."""
    fields = saved(game.state)
    decisions = dict(sorted(game.decisions.items()))
    found, parts = msgspec.json.schema_components(
        [*(field.type for field in fields), *decisions.values()], ref_template="{name}"
    )
    steps = {name: str(signature(step)) for name, step in game.steps.items() if returns_nothing(step)}
    names = [*(field.name for field in fields), *decisions]
    manners = [value for _, value in sorted(vars(game.conduct).items()) if not callable(value)]
    return fingerprint([game.rules_version, names, _bare(found), _bare(parts), steps, manners])


def returns_nothing(step: Any) -> bool:
    """Only such a function can be a step; the others beside it in a module are read by rules."""
    return step.__annotations__.get("return") in ("None", None)


def _bare(schema: Any) -> Any:
    """A schema without what is only said about it."""
    if isinstance(schema, dict):
        said = {key for key in ("description", "piece") if isinstance(schema.get(key), str)}
        return {key: _bare(part) for key, part in schema.items() if key not in said}
    return [_bare(part) for part in schema] if isinstance(schema, (list, tuple)) else schema
