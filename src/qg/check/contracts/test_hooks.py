"""What a game says for itself is found by name; here its types are held to what the kernel hands over and expects."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import signature
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest

from qg import catalog
from qg.kernel import Game
from qg.kernel.hooks import HOOKS, B, Hooks, S

from .. import under_check

every_game = pytest.mark.parametrize("slug", under_check())


def wrongly_typed(game: Game[Any, Any]) -> list[str]:
    """The hooks that take less than they are handed, or give something else than is expected."""
    return [
        f"{name}: {part} is {given}, and should be {wanted}"
        for name in HOOKS
        if getattr(type(game), name) is not getattr(Hooks, name)
        for part, given, wanted in types_of(game, name)
        if not (within(given, wanted) if part == "what it gives" else within(wanted, given))
    ]


def types_of(game: Game[Any, Any], name: str) -> Iterator[tuple[str, Any, Any]]:
    """Each parameter of a hook, and what it gives: the type written there, and the one that is meant."""
    hook = getattr(type(game), name)
    written, meant = get_type_hints(hook), get_type_hints(getattr(Hooks, name))
    meant |= closer(game, name)
    names = [*signature(hook).parameters][-len(HOOKS[name]) :] if HOOKS[name] else []
    for own, parameter in zip(names, HOOKS[name], strict=True):
        if own in written:
            yield parameter, written[own], of_game(game, meant[parameter])
    if "return" in written:
        yield "what it gives", written["return"], of_game(game, meant["return"])


def closer(game: Game[Any, Any], name: str) -> dict[str, Any]:
    """What the game's own data say of it."""
    if name == "check_seats":
        return {"opt": game.option_type}
    if name == "figures":
        return {"return": game.figures_type}
    stands = name in ("may_stand", "take_standing") and game.standing_type is not None
    return {"choice": game.standing_type} if stands else {}


def of_game(game: Game[Any, Any], kind: Any) -> Any:
    """With the game's state and board in the place of any."""
    own: dict[Any, Any] = {S: game.state, B: game.board_type}
    if kind in own:
        return own[kind]
    parameters = getattr(kind, "__parameters__", ())
    return kind[tuple(own[one] for one in parameters)] if parameters else kind


def within(kind: Any, other: Any) -> bool:
    """Whether all that is of the one type is of the other."""
    if Any in (kind, other) or kind == other or other is object:
        return True
    if _is_union(kind):
        return all(within(part, other) for part in get_args(kind))
    if _is_union(other):
        return any(within(kind, part) for part in get_args(other))
    if get_origin(kind) is Literal:
        return all(within(type(value), other) for value in get_args(kind))
    own, wanted = get_origin(kind) or kind, get_origin(other) or other
    if not (isinstance(own, type) and isinstance(wanted, type) and issubclass(own, wanted)):
        return False
    parts, others = (tuple(part for part in get_args(one) if part is not Ellipsis) for one in (kind, other))
    if own is tuple and wanted is not tuple and others:
        return all(within(part, others[0]) for part in parts)
    return not parts or not others or (len(parts) == len(others) and all(map(within, parts, others)))


def _is_union(kind: Any) -> bool:
    return isinstance(kind, UnionType) or get_origin(kind) is Union


@every_game
def test_hooks_take_what_they_are_handed_and_give_what_is_expected(slug: str) -> None:
    assert wrongly_typed(catalog.load(slug)) == []
