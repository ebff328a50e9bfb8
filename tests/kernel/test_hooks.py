"""Hooks of a game are found by their names, and by nothing else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import count
from types import ModuleType
from typing import Any, Literal

import pytest

from qg.check.contracts.test_hooks import within
from qg.check.variants import variant
from qg.kernel import DataError, Game
from qg.kernel.hooks import HOOKS, Hooks

from . import bell, toy
from .toy import Board, Pig, State

NUMBERS = count()


@pytest.fixture
def module() -> Iterator[Callable[..., ModuleType]]:
    """Makes modules in which functions have been written."""
    made: list[str] = []

    def make(*functions: Any, **renamed: Any) -> ModuleType:
        new = ModuleType(f"tests.kernel.written_{next(NUMBERS)}")
        sys.modules[new.__name__] = new
        made.append(new.__name__)
        for name, function in ({one.__name__: one for one in functions} | renamed).items():
            function.__module__, function.__name__ = new.__name__, name
            vars(new)[name] = function
        return new

    yield make
    for name in made:
        del sys.modules[name]


def pig(**members: Any) -> Game[State, Board]:
    """The toy with something else in its class."""
    game: Game[State, Board] = type("Other", (Pig,), members)()
    return game


def test_a_hook_is_the_function_itself() -> None:
    assert toy.GAME.board is toy.board and bell.GAME.standing is bell.standing


def test_what_a_game_has_not_means_what_the_kernel_says() -> None:
    assert toy.GAME.stamp(toy.GAME.new(2, seed="a")) is None
    assert {name for name, hook in vars(Hooks).items() if name[0] != "_" and callable(hook)} == HOOKS.keys()


def test_hooks_are_no_steps_and_steps_no_hooks() -> None:
    assert toy.GAME.steps.keys() == {"play_turn", "roll", "hold"}
    assert "on_time" not in bell.GAME.steps and "play_round" in bell.GAME.steps


def test_only_what_a_module_has_made_is_its_own(module: Callable[..., ModuleType]) -> None:
    def log(event: Any) -> None:
        return None

    elsewhere = module(log)
    taker = module()
    vars(taker)["log"] = vars(elsewhere)["log"]
    assert pig(hooks=(taker,)).log is not log and pig(hooks=(elsewhere,)).log is log


def test_a_decorated_function_is_one_as_well(module: Callable[..., ModuleType]) -> None:
    @cache
    def facts() -> str:
        return "seven"

    assert pig(hooks=(module(facts),)).facts() == "seven"


def test_so_is_a_function_without_a_name_of_its_own(module: Callable[..., ModuleType]) -> None:
    stamp = module(stamp=lambda t: 7)
    vars(stamp)["stamp"].__name__ = "<lambda>"
    assert pig(hooks=(stamp,)).stamp(pig().new(2, seed="a")) == 7


def test_what_is_no_module_is_refused() -> None:
    with pytest.raises(DataError, match="is no module"):
        pig(hooks=(toy.board,))


def test_a_parameter_that_is_not_used_says_so(module: Callable[..., ModuleType]) -> None:
    def stamp(_: Any) -> int:
        return 7

    def hints(_t: Any, _seat: Any) -> str:
        return "agent"

    game = pig(hooks=(module(stamp, hints),))
    assert (game.stamp(game.new(2, seed="a")), game.hints(game.new(2, seed="a"), 0)) == (7, "agent")


def test_a_method_of_the_class_goes_before() -> None:
    def board(self: Any, t: State, seat: int | None) -> Board:
        return Board(toy.board(t, seat).score, 99)

    game = pig(board=board)
    assert game.view(game.new(2, seed="a"), 0).board.turn == 99
    assert variant(game, board=toy.board).view(game.new(2, seed="a"), 0).board.turn == 0


def test_a_method_can_ask_what_was_found() -> None:
    class Louder(Pig):
        def start(self, t: State) -> None:
            super().start(t)
            t.turn = 5

    t = Louder().new(2, seed="a")
    assert (t.turn, t.score) == (5, (0, 0))


@pytest.mark.parametrize("names", [("t",), ("t", "seat", "choice"), ("seat", "t"), ("t", "who"), ("t", "seats")])
def test_another_signature_is_refused(module: Callable[..., ModuleType], names: tuple[str, ...]) -> None:
    hook = eval(f"lambda {', '.join(names)}: None")
    with pytest.raises(DataError) as refused:
        pig(hooks=(module(hints=hook),))
    assert refused.value.details["entry"] == "hints"
    assert "hints(t, seat)" in refused.value.details["reason"]


def test_two_of_a_name_are_refused(module: Callable[..., ModuleType]) -> None:
    with pytest.raises(DataError, match="has it too") as refused:
        pig(hooks=(module(stamp=lambda t: 1), module(stamp=lambda t: 2)))
    assert refused.value.details["entry"] == "stamp"


def test_one_module_named_twice_is_one(module: Callable[..., ModuleType]) -> None:
    both = module(stamp=lambda t: 1)
    assert pig(hooks=(both, both)).stamp(pig().new(2, seed="a")) == 1


@pytest.mark.parametrize("name", ["stampp", "stam", "invariant", "spectator"])
def test_a_name_that_is_nearly_a_hooks_is_refused(module: Callable[..., ModuleType], name: str) -> None:
    with pytest.raises(DataError, match="is it") as refused:
        pig(hooks=(module(**{name: lambda t: None}),))
    assert refused.value.details["entry"] == name


@pytest.mark.parametrize("name", ["starts", "boards", "standings"])
def test_a_name_near_to_a_hook_that_is_there_or_takes_other_things_is_no_slip(
    module: Callable[..., ModuleType], name: str
) -> None:
    assert pig(hooks=(module(**{name: lambda t, die: None}), module(starts=lambda t: None))).slug == "toy-pig"


def test_what_belongs_together_comes_together(module: Callable[..., ModuleType]) -> None:
    with pytest.raises(DataError, match="it belongs to due") as refused:
        pig(hooks=(module(due=lambda t: None),))
    assert refused.value.details["entry"] == "on_time"


FITS: tuple[tuple[Any, Any], ...] = (
    (int, int | None),
    (bool, int),
    (list[str], Sequence[str]),
    (tuple[str, str], Sequence[str]),
    (tuple[int, ...], tuple[int, ...]),
    (dict[str, int], dict[str, Any]),
    (Any, str),
    (Literal["a", "b"], str),
    (list[str] | None, Sequence[str] | None),
)
APART: tuple[tuple[Any, Any], ...] = (
    (int | None, int),
    (list[str], Sequence[int]),
    (Sequence[str], list[str]),
    (tuple[str, int], Sequence[str]),
    (tuple[int, ...], tuple[str, ...]),
    (Literal[1], str),
)


def test_types_are_compared_as_they_are_meant() -> None:
    assert [pair for pair in FITS if not within(*pair)] == []
    assert [pair for pair in APART if within(*pair)] == []
