"""Positions: a table as a text that a person can read, edit and paste; a line is a field that is not at its default.

docs/positions.md describes it. A text whose first line names a seed says only what differs from a new table. Whatever
is read is looked at as a whole before it is handed out: options, invariants, every view.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from traceback import extract_tb
from typing import Any, NamedTuple

import msgspec

from . import notation
from .canon import projected, saved
from .errors import Illegal, OptionError, PositionError
from .game import Game, plain
from .options import settle
from .parts import Open, Seat
from .table import Table

FORMAT = 1
HEAD = "position"
LAST = ("agenda", "key", "counter", "script")
"""The fields that are written after all the others: what is asked, and chance to come."""
BROKEN = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What rules may run into on a table that cannot be."""

Path = tuple[str, ...]


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    seats: tuple[str, ...] | int
    """The kind of each, after a colon the level of a bot; or so many persons."""
    game: str = ""
    """Empty: whichever reads it."""
    format: int = FORMAT
    rules: int = 0
    """0: today's, as the shape."""
    shape: str = ""
    seed: str | None = None
    """What is not said is as on a new table of this seed."""


class PositionLine(NamedTuple):
    """A line that says something: `wires.0.deck [12 3]` has the path wires, 0, deck."""

    number: int
    path: Path
    value: Any


# -- writing ----------------------------------------------------------------------------------------------------------


def write(game: Game[Any, Any], t: Table) -> str:
    """The whole state, secrets and chance to come included."""
    seats = [seat.kind if seat.level is None else f"{seat.kind}:{seat.level}" for seat in t.seats]
    head = {"format": FORMAT, "game": game.slug, "rules": game.rules_version, "shape": game.shape, "seats": seats}
    fields = plain(projected(game, t))
    fields.pop("seats", None)
    ordered = sorted(fields, key=lambda name: LAST.index(name) if name in LAST else -1)
    return "\n".join([_line(HEAD, head), f"# {_asked(t)}", *lines({name: fields[name] for name in ordered}), ""])


def lines(fields: Mapping[str, Any]) -> Iterator[str]:
    """Fields in their plain form, a line each; a list of lists or structs has a line for each of these."""
    for name, value in fields.items():
        if isinstance(value, list) and any(isinstance(part, (list, dict)) for part in value):
            yield from (_line(f"{name}.{index}", part) for index, part in enumerate(value))
        else:
            yield _line(name, value)


def _asked(t: Table) -> str:
    question = t.decision(None)
    if question is None:
        return "the game is over"
    return f"question {question.number}, {question.kind}, waits for seats {notation.write(list(t.waiting))}"


def _line(name: str, value: Any) -> str:
    return f"{name} {notation.write(value)}"


# -- reading ----------------------------------------------------------------------------------------------------------


def read(game: Game[Any, Any], text: str) -> Any:
    """The table that a text says; a PositionError names line, entry and reason."""
    return Reader(game, text).table()


class Reader:
    """Reads one text."""

    def __init__(self, game: Game[Any, Any], text: str) -> None:
        self.game = game
        self.lines: list[PositionLine] = _said(text)
        self.head = _head(self.lines)
        self.types = {field.name: field.type for field in saved(game.state)}

    def table(self) -> Any:
        game = self.game
        with self._about((HEAD,)):
            seats = self._seats()
        fields = self._fields(seats)
        for name in fields:
            self._check_field(name, fields[name])
        with self._about((HEAD,)):
            t = game.restore({"rules": game.rules_version, "shape": game.shape, "table": fields})
        self._check_options(t)
        self._check_whole(t)
        return t

    def _seats(self) -> list[Seat]:
        head, game = self.head, self.game
        if head.game not in ("", game.slug):
            raise ValueError(f"a position of {head.game}, not of {game.slug}")
        if head.format > FORMAT or head.rules > game.rules_version:
            raise ValueError("written by a newer program")
        kinds = ("person",) * head.seats if isinstance(head.seats, int) else head.seats
        game.check_count(len(kinds))
        seats = [seat.partition(":") for seat in kinds]
        return [msgspec.convert({"kind": kind, "level": level or None}, Seat) for kind, _, level in seats]

    def _fields(self, seats: Sequence[Seat]) -> dict[str, Any]:
        """All that is said, in today's shape, on top of what a new table of the seed holds."""
        said = self.lines[1:]
        found: dict[str, Any] = {"agenda": []}
        if self.head.seed is not None:
            found, said = self._new(seats, self.head.seed), [one for one in said if one.path[0] != "opt"]
        for one in said:
            if one.path[0] not in self.types or one.path[0] == "seats":
                raise PositionError(one.number, ".".join(one.path), f"a table has no field {one.path[0]} to write")
            _put(found, one)
        if self.head.shape not in ("", self.game.shape):
            with self._about((HEAD,)):
                found = self.game.upgrade(found, self.head.rules)
        return found | {"seats": plain(seats)}

    def _new(self, seats: Sequence[Seat], seed: str) -> dict[str, Any]:
        chosen: dict[str, Any] = {}
        for one in self.lines[1:]:
            if one.path[0] == "opt":
                _put(chosen, one)
        with self._about(("opt",)):
            t = self.game.new(seats, chosen.get("opt"), seed=seed)
        fields: dict[str, Any] = self.game.dump(t)["table"]
        if any(one.path[0] == "agenda" for one in self.lines):
            fields["agenda"] = []
        return fields

    def _check_field(self, name: str, value: Any) -> None:
        """It is of its type, and nothing in it is unknown."""
        typed: Any
        if name == "agenda":
            for index, frame in enumerate(value):
                with self._about((name, str(index))):
                    typed = self.game.restore_agenda([frame])[0]
                    self._check_known(frame, typed, (name, str(index)))
            return
        with self._about((name,)):
            if name == "outcome":
                typed = None if value is None else self.game.read_outcome(value)
            else:
                typed = msgspec.convert(value, self.types[name])
            self._check_known(value, typed, (name,))

    def _check_known(self, said: Any, typed: Any, path: Path) -> None:
        """Every name that is said is the name of something."""
        if isinstance(said, list):
            parts = (typed.decision, typed.answers) if isinstance(typed, Open) else typed
            for index, (part, of_type) in enumerate(zip(said, parts, strict=True)):
                self._check_known(part, of_type, (*path, str(index)))
        elif isinstance(said, dict):
            known = _named(typed)
            for name, part in said.items():
                where = (*path, name)
                if name not in known:
                    raise PositionError(self._line(where), ".".join(where), f"there is no field {name} in it")
                self._check_known(part, known[name], where)

    def _check_options(self, t: Table) -> None:
        """They can be chosen at such a table."""
        game, block = self.game, t.conduct.opt
        chosen = {name: value for name, value in _named(block).items() if value != ""} | _named(t.opt)
        with self._about(("opt",)):
            mode = {"mode": chosen["mode"]} if "mode" in chosen else {}
            usual = settle(game.options, mode, len(t.seats))
            others = {name: chosen[name] for name in usual if name in chosen and chosen[name] != usual[name]}
            settle(game.options, mode | others, len(t.seats))
            game.check_seats(t.opt, t.seats)
        if not 0 <= t.host < len(t.seats):
            raise PositionError(self._line(("host",)), "host", "there is no such seat")

    def _check_whole(self, t: Table) -> None:
        """The rules can go on from there: everybody sees the table and knows what to answer."""
        with self._about((HEAD,)):
            assert t.outcome is not None or t.open is not None, "nothing is asked"
            self.game.invariants(t)
            for seat in t.all_seats:
                self.game.view(t, seat)
                t.options(seat)
            self.game.view(t, None)
            t.scratch.forget()

    @contextmanager
    def _about(self, path: Path) -> Iterator[None]:
        """Whatever is wrong in there is wrong with what stands at this path, or nearer where the error says."""
        try:
            yield
        except PositionError:
            raise
        except OptionError as error:
            where = ("opt", error.option) if (*path, error.option)[0] == "opt" else path
            raise PositionError(self._line(where), ".".join(where), str(error)) from error
        except Illegal as error:
            raise PositionError(self._line(path), ".".join(path), str(error.details.get("problem", error))) from error
        except msgspec.ValidationError as error:
            reason, _, place = str(error).partition(" - at `$")
            where = (*path, *re.findall(r"\w+", place))
            raise PositionError(self._line(where), ".".join(where), reason) from error
        except BROKEN as error:
            where = self._where(error, path)
            raise PositionError(self._line(where), ".".join(where), _reason(error)) from error

    def _where(self, error: Exception, path: Path) -> Path:
        """The line that says what the rules do not know, if that is what they stumble over."""
        if isinstance(error, KeyError):
            for one in self.lines[1:]:
                if any(word in error.args for word in _words(one.value)):
                    return one.path
        return path

    def _line(self, path: Path) -> int:
        """The line that says the most of this path."""
        return max(self.lines, key=lambda one: _shared(one.path, path)).number


def _shared(one: Path, other: Path) -> int:
    """How many of their first steps are the same."""
    length = min(len(one), len(other))
    return next((step for step in range(length) if one[step] != other[step]), length)


def _said(text: str) -> list[PositionLine]:
    lines: dict[Path, PositionLine] = {}
    for number, row in enumerate(text.split("\n"), 1):
        name, _, rest = row.strip().partition(" ")
        if not name or name.startswith("#"):
            continue
        path = tuple(name.split("."))
        try:
            if path in lines:
                raise ValueError(f"it is there twice, in line {lines[path].number} too")
            lines[path] = PositionLine(number, path, notation.read(rest))
        except (ValueError, RecursionError) as error:
            raise PositionError(number, name, str(error)) from error
    return list(lines.values())


def _head(lines: Sequence[PositionLine]) -> Head:
    if not lines or lines[0].path != (HEAD,):
        raise PositionError(lines[0].number if lines else 1, HEAD, f"the first line is not a {HEAD}")
    try:
        return msgspec.convert(lines[0].value, Head)
    except msgspec.ValidationError as error:
        raise PositionError(lines[0].number, HEAD, str(error)) from error


def _put(fields: dict[str, Any], one: PositionLine) -> None:
    """Writes a value where its path says; into a struct that is there it writes the names that are said."""
    at: Any = fields
    *way, last = one.path
    for step, following in zip(way, one.path[1:], strict=True):
        at = _part(at, step, one, [] if following.isdigit() else {})
    before = _part(at, last, one, one.value)
    at[_index(at, last, one)] = _merged(before, one.value)


def _part(at: Any, step: str, one: PositionLine, otherwise: Any) -> Any:
    """What is there, or begins there."""
    index = _index(at, step, one)
    if isinstance(at, list) and index == len(at):
        at.append(otherwise)
    elif isinstance(at, dict):
        at.setdefault(index, otherwise)
    return at[index]


def _index(at: Any, step: str, one: PositionLine) -> Any:
    if isinstance(at, dict):
        return step
    if isinstance(at, list) and step.isdigit() and int(step) <= len(at):
        return int(step)
    reason = f"{len(at)} must come first" if isinstance(at, list) and step.isdigit() else f"there is no {step} in it"
    raise PositionError(one.number, ".".join(one.path), reason)


def _merged(before: Any, said: Any) -> Any:
    if not (isinstance(before, dict) and isinstance(said, dict)) or before.get("type") != said.get("type"):
        return said
    return before | {name: _merged(before.get(name), value) for name, value in said.items()}


def _named(typed: Any) -> dict[str, Any]:
    """What a struct or a dict holds, by the names it is written with."""
    if isinstance(typed, Mapping):
        return {str(name): value for name, value in typed.items()}
    if not isinstance(typed, msgspec.Struct):
        return {}
    config = typed.__struct_config__
    tag = {} if config.tag is None else {str(config.tag_field): config.tag}
    return tag | {field.encode_name: getattr(typed, field.name) for field in msgspec.structs.fields(typed)}


def _words(value: Any) -> Iterator[str]:
    """Every text in a value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, dict)):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _words(part)


def _reason(error: Exception) -> str:
    """What an error says, or what does not hold."""
    if isinstance(error, KeyError):
        return f"{error.args[0]} is not known"
    if isinstance(error, AssertionError) and not str(error):
        return str(extract_tb(error.__traceback__)[-1].line)
    return str(error).partition("\n")[0] or type(error).__name__
