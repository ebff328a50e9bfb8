"""What a game may say for itself, and how it is found: by its name, in the modules that its class lists."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from inspect import signature
from types import FunctionType, ModuleType
from typing import Any, Generic, TypeVar

from .decisions import Space
from .errors import DataError, Illegal
from .parts import Event, Seat
from .phrase import Phrase
from .table import Table
from .view import View

S = TypeVar("S", bound=Table)
B = TypeVar("B")


class Hooks(Generic[S, B]):
    """Each is a function of that name, with these parameters, in one of the game's modules; or a method of the game's
    class, which goes before. One that a game has not means what is said here.
    """

    modules: tuple[ModuleType, ...]
    """The rules: where the steps (functions), the decisions and the events (classes) are found."""
    hooks: tuple[ModuleType, ...] = ()
    """Further modules with functions that are named here; whatever else is in them is their own business."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if hasattr(cls, "modules"):
            find_hooks(cls)

    # -- rules ----------------------------------------------------------------------------------------------------

    def start(self, t: S) -> None:
        """Sets the table up and asks or schedules what comes first."""
        raise NotImplementedError

    def check_seats(self, opt: Any, seats: Sequence[Seat]) -> None:
        """Refuses options that clash with each other or with the seats, as `OptionError`."""

    def standing(self, t: S, seat: int) -> Sequence[Any] | Space:
        """Inputs open to this seat beside whatever is asked; never waited for."""
        return ()

    def may_stand(self, t: S, seat: int, choice: Any) -> Illegal | None:
        """Why this standing input is not allowed now; None: it is. It agrees with `standing`."""
        return None if choice in self.standing(t, seat) else Illegal("not_an_option")

    def take_standing(self, t: S, seat: int, choice: Any) -> None:
        """What a standing input does."""
        raise NotImplementedError

    def why_not(self, t: S, seat: int | None, choice: Any, code: str) -> Illegal | None:
        """A better reason than the kernel's own, which is `code`; it never decides. `may` and `may_stand` need none.

        over, stale, paused, time_first; not_asked: the open question asks this seat nothing, or takes no such choice.
        """
        return None

    def due(self, t: S) -> int | None:
        """When the game's own clock must next be told [QG-TIM-12]; None: never."""
        return None

    def on_time(self, t: S) -> None:
        """What happens then; afterwards the clock must have moved."""
        raise NotImplementedError

    def stamp(self, t: S) -> Any:
        """The game's own time or turn, put on every event."""
        return None

    def invariants(self, t: S) -> None:
        """Asserts what must hold whenever the table waits; called by tests, not in play."""

    def hints(self, t: S, seat: int) -> str | None:
        """The level of bot this seat may ask for advice now; None: no hints."""
        return None

    def spectators(self, t: S) -> bool:
        """Whether people without a seat may look on."""
        return True

    def upgrade(self, table: dict[str, Any], rules: int) -> dict[str, Any]:
        """The fields of a table dumped in another shape, under that version of the rules, as today's state has them."""
        return table

    # -- what is seen and said ------------------------------------------------------------------------------------

    def board(self, t: S, seat: int | None) -> B:
        """All that a seat (None: a spectator) may know, field by field."""
        raise NotImplementedError

    def imagine_state(self, view: View[B], rng: random.Random) -> S:
        """A state that fits a view; kernel fields and agenda are filled in afterwards."""
        raise NotImplementedError

    def facts(self) -> Any:
        """What a board draws from and never changes: cards, tracks, tables, as plain data."""
        return None

    def figures(self, view: View[B]) -> Any:
        """What a board shows beside the view and must not work out itself: totals, distances, odds."""
        return None

    def describe(self, view: View[B]) -> Sequence[Phrase]:
        """The table in a few lines of text, for terminals and screen readers."""
        return ()

    def name(self, piece: str, value: Any) -> Phrase | None:
        """How a piece is called, always and to everybody, where its id alone does not tell; "": a value of no piece."""
        return None

    def name_piece(self, view: View[B], piece: str, value: Any) -> Phrase | None:
        """How a choice ("choice"), a prompt ("ask") or what they name is called where it takes a look at the table."""
        return None

    def log(self, event: Event) -> Sequence[Phrase] | None:
        """The lines that tell an event, the same to all who hear it; None: `event-<tag>` with its fields does."""
        return None


def _parameters(function: Any) -> tuple[str, ...]:
    return tuple(signature(function).parameters)


HOOKS: Mapping[str, tuple[str, ...]] = {
    name: _parameters(hook)[1:] for name, hook in vars(Hooks).items() if type(hook) is FunctionType and name[0] != "_"
}
"""By name, what each is handed."""
NEEDED = ("start", "board", "imagine_state")
PAIRS = {"may_stand": "standing", "standing": "take_standing", "take_standing": "standing", "due": "on_time"}
"""Who has the one has the other."""
ALIKE = 0.8
"""How near to the name of a hook another name is a slip."""


def made_in(module: ModuleType, thing: Any) -> bool:
    """Whether a module has made it, not taken it from another."""
    return getattr(thing, "__module__", None) == module.__name__


def find_hooks(kind: type[Hooks[Any, Any]]) -> None:
    """Puts each function that is found on the class of a game, unless it has a method of that name."""
    written = {name for name in HOOKS if getattr(kind, name) is not getattr(Hooks, name)}
    for name, method in vars(kind).items():
        if name in HOOKS and type(method) is FunctionType:
            _check_parameters(kind, name, method, _parameters(method)[1:])
    found: dict[str, Any] = {}
    for name, function in _functions(kind):
        if name in HOOKS:
            _check_parameters(kind, name, function, _parameters(function))
            if name in found:
                raise DataError(_place(kind, function), name, f"{_place(kind, found[name])} has it too: a game has one")
            found[name] = function
    for name in found.keys() - written:
        setattr(kind, name, staticmethod(found[name]))
    _check_names(kind, written | found.keys())


def _functions(kind: type[Hooks[Any, Any]]) -> Iterator[tuple[str, Any]]:
    """What can be called and is no class, by name, of all its modules."""
    for module in dict.fromkeys((*kind.modules, *kind.hooks)):
        if not isinstance(module, ModuleType):
            raise DataError(_file(kind, sys.modules[kind.__module__]), "modules", f"{module!r} is no module")
        for name, thing in vars(module).items():
            if made_in(module, thing) and callable(thing) and not isinstance(thing, type):
                yield name, thing


def _check_parameters(kind: type, name: str, function: Any, given: tuple[str, ...]) -> None:
    """They have the names that the hook has here; one that is not used begins with _."""
    wanted = HOOKS[name]
    fits = len(given) == len(wanted) and all(
        one == other or one.startswith("_") for one, other in zip(given, wanted, strict=True)
    )
    if not fits:
        reason = f"it is a hook of a game, {name}({', '.join(wanted)}), and cannot be {name}({', '.join(given)})"
        raise DataError(_place(kind, function), name, reason)


def _check_names(kind: type[Hooks[Any, Any]], has: set[str]) -> None:
    """What every game needs is there, and what belongs together; nothing is nearly called like a hook."""
    missing = HOOKS.keys() - has
    methods = [(name, one, _parameters(one)[1:]) for name, one in vars(kind).items() if type(one) is FunctionType]
    functions = [(name, one, _parameters(one)) for name, one in _functions(kind)]
    for name, function, given in (*methods, *functions):
        near = get_close_matches(name, [hook for hook in missing if HOOKS[hook] == given], 1, ALIKE)
        if near and name not in HOOKS:
            raise DataError(_place(kind, function), name, f"no hook is called so: is it {near[0]}({', '.join(given)})?")
    needed = [(name, "every game has one") for name in NEEDED]
    needed += [(other, f"it belongs to {name}, which is there") for name, other in PAIRS.items() if name in has]
    for name, why in needed:
        if name in missing:
            reason = f"{why}, but no module of the game has a function, nor its class a method, of that name"
            raise DataError(_file(kind, sys.modules[kind.__module__]), name, reason)


def _place(kind: type, function: Any) -> str:
    """File and line of a function of the game."""
    code = getattr(getattr(function, "__wrapped__", function), "__code__", None)
    file = _file(kind, sys.modules[function.__module__])
    return file if code is None else f"{file}:{code.co_firstlineno}"


def _file(kind: type, module: ModuleType) -> str:
    """The path of a module in the folder of the game."""
    home = sys.modules[kind.__module__].__package__ or kind.__module__
    path = module.__name__.removeprefix(home).removeprefix(".")
    return f"{path.replace('.', '/') or '__init__'}.py"
