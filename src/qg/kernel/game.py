"""A game as the platform sees it: how to make, see, imagine, save and restore a table."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, reduce
from operator import or_
from types import FunctionType, ModuleType
from typing import Any, Generic, TypeVar, get_args, get_type_hints

import msgspec

from . import options as table_options
from .bots import RANDOM, Bot
from .chance import derive_key
from .decisions import Choice, Decision, Space, choice_type
from .errors import Illegal, OptionError
from .lesson import Lesson
from .options import Option, Preset
from .phrase import Phrase
from .table import Event, NoticeKind, Open, Seat, Table, Told
from .view import View, look

S = TypeVar("S", bound=Table)
B = TypeVar("B")


def _nothing(*_: Any) -> tuple[()]:
    return ()


def _none(*_: Any) -> None:
    return None


def _no(*_: Any) -> bool:
    return False


def _yes(*_: Any) -> bool:
    return True


def _no_seats(*_: Any) -> dict[int, str]:
    return {}


@dataclass(frozen=True)
class Game(Generic[S, B]):
    """The rules of one game. Everything about it comes from its folder; the platform imports only this object."""

    slug: str
    rules_version: int
    seat_counts: range
    state: type[S]
    options: tuple[Option, ...]
    option_type: type
    rules: tuple[ModuleType, ...]
    """The modules whose functions are steps and whose classes are decisions."""
    events: ModuleType
    start: Callable[[S], None]
    board: Callable[[S, int | None], B]
    """All that a seat (None: a spectator) may know, field by field."""
    board_type: type[B]
    imagine_state: Callable[[View[B], random.Random], S]
    """A state that fits a view; kernel fields and agenda are filled in afterwards."""
    bots: Mapping[str, Callable[[], Bot]]
    check_seats: Callable[[Any, Sequence[Seat]], None] = _none
    """Refuses options that clash with each other or with the seats."""
    standing: Callable[[S, int], Sequence[Any] | Space] = _nothing
    standing_type: Any = None
    take_standing: Callable[[S, int, Any], None] = _none
    due: Callable[[S], int | None] = _none
    on_time: Callable[[S], None] = _none
    refuses_notice: Callable[[S, NoticeKind, int | None, str | None], Illegal | None] = _none
    on_notice: Callable[[S, NoticeKind, int | None, str | None], None] = _none
    kept: Callable[[S], dict[int, str]] = _no_seats
    why_not: Callable[[S, int | None, Any, str], Illegal | None] = _none
    stamp: Callable[[S], Any] = _none
    invariants: Callable[[S], None] = _none
    """Asserts what must hold whenever the table waits; called by tests, not in play."""
    describe: Callable[[View[B]], Sequence[Phrase]] = _nothing
    """The table in a few lines of text, for terminals and screen readers."""
    name_piece: Callable[[View[B], str, Any], Phrase | None] = _none
    """How a choice ("choice"), a prompt ("ask") or a field's value is called where its id alone does not tell."""
    log: Callable[[View[B], Event], Sequence[Phrase] | None] = _none
    """The lines that tell an event; None: `event-<tag>` with its fields does."""
    facts: Callable[[], Any] = _none
    """What a board draws from and never changes: cards, tracks, tables, as plain data."""
    figures: Callable[[View[B]], Any] = _none
    """What a board shows beside the view and must not work out itself: totals, distances, odds."""
    figures_type: Any = None
    presets: tuple[Preset, ...] = ()
    """Sets of options worth offering."""
    curtain: Callable[[S], bool] = _no
    """Whether the table is covered on every screen now."""
    spectators: Callable[[S], bool] = _yes
    """Whether people without a seat may look on."""
    hints: Callable[[S, int], str | None] = _none
    """The level of bot this seat may ask for advice now; None: no hints."""
    grace: Callable[[S], int | None] = _none
    """How many milliseconds a lost connection is not yet an absence; None: only the host's word makes it one."""
    lesson: Lesson | None = None
    """The guided first game."""
    steps: Mapping[str, Callable[..., None]] = field(init=False)
    decisions: Mapping[str, type[Decision[Any, Any]]] = field(init=False)

    def __post_init__(self) -> None:
        steps: dict[str, Callable[..., None]] = {}
        decisions: dict[str, type[Decision[Any, Any]]] = {}
        for module in self.rules:
            for name, thing in vars(module).items():
                if getattr(thing, "__module__", None) != module.__name__:
                    continue
                if isinstance(thing, FunctionType):
                    assert name.startswith("_") or name not in steps, f"two steps called {name}"
                    steps[name] = thing
                elif isinstance(thing, type) and issubclass(thing, Decision):
                    tag = str(thing.__struct_config__.tag)
                    assert tag not in decisions, f"two decisions called {tag}"
                    decisions[tag] = thing
        object.__setattr__(self, "steps", steps)
        object.__setattr__(self, "decisions", decisions)
        self.state.game = self

    @property
    def default_bot(self) -> str:
        """The level of bot that is offered first: agent, where there is one."""
        return "agent" if "agent" in self.bots else next(iter(self.bots), RANDOM)

    # -- tables ---------------------------------------------------------------------------------------------------

    def new(
        self,
        seats: int | Sequence[Seat] = 2,
        options: Mapping[str, Any] | None = None,
        *,
        seed: str,
        host: int = 0,
        entropy: Sequence[str] = (),
        script: Sequence[int] = (),
    ) -> S:
        """A table at its first question. A number of seats means so many persons, whoever plays them."""
        t, _ = self.open_table(seats, options, seed=seed, host=host, entropy=entropy, script=script)
        return t

    def open_table(
        self,
        seats: int | Sequence[Seat],
        options: Mapping[str, Any] | None = None,
        *,
        seed: str,
        host: int = 0,
        entropy: Sequence[str] = (),
        script: Sequence[int] = (),
        draws: list[tuple[int, int]] | None = None,
    ) -> tuple[S, list[Told]]:
        """The same, with the events of the set-up. Every draw of chance is added to `draws`: out of how many, what."""
        sitting = self._seated(seats)
        if not 0 <= host < len(sitting):
            raise OptionError("no_such_host", "host", host, f"0-{len(sitting) - 1}")
        opt: Any = msgspec.convert(table_options.settle(self.options, options or {}, len(sitting)), self.option_type)
        self.check_seats(opt, sitting)
        _check_text(seed, *entropy, *(seat.name for seat in sitting))
        key = derive_key(seed, entropy)
        t = self.state(seats=sitting, host=host, opt=opt, key=key, script=tuple(script))
        t.desk.draws = draws
        return t, t.begin(self.start)

    def check_count(self, seats: int) -> None:
        """Refuses a number of seats that this game cannot be played with."""
        if seats not in self.seat_counts:
            allowed = f"{self.seat_counts.start}-{self.seat_counts.stop - 1}"
            raise OptionError("wrong_seat_count", "seats", seats, allowed)

    def _seated(self, seats: int | Sequence[Seat]) -> tuple[Seat, ...]:
        self.check_count(seats if isinstance(seats, int) else len(seats))
        sitting = (Seat(),) * seats if isinstance(seats, int) else tuple(seats)
        for seat in sitting:
            if seat.kind == "bot" and seat.level not in (RANDOM, *self.bots):
                raise OptionError("unknown_level", "level", seat.level, [RANDOM, *self.bots])
        return sitting

    # -- seeing ---------------------------------------------------------------------------------------------------

    def view(self, t: S, seat: int | None) -> View[B]:
        """All that one seat may know now (None: a spectator), nothing more."""
        return look(t, seat, self.board(t, seat))

    def imagine(self, view: View[B], rng: random.Random) -> S:
        """A full table that fits what this view tells; everything else is drawn afresh."""
        t = self.imagine_state(view, rng)
        t.seats, t.host, t.opt = view.seats, view.host, view.opt
        t.key, t.counter = rng.randbytes(32), 0
        t.number, t.told, t.outcome = view.number, view.told, view.outcome
        t.agenda = self.restore_agenda(view.agenda)
        t.agenda = tuple(_with_guesses(t, frame, rng) for frame in t.agenda)
        return t

    # -- saving ---------------------------------------------------------------------------------------------------

    def dump(self, t: S) -> dict[str, Any]:
        """The whole state as plain JSON, secrets included."""
        fields = {name: getattr(t, name) for name in t.__struct_fields__ if name != "desk"}
        return {"game": self.slug, "rules": self.rules_version, "table": plain(fields)}

    def restore(self, doc: Mapping[str, Any]) -> S:
        """A table from its dump; refuses what is not one."""
        try:
            if doc.get("game", self.slug) != self.slug:
                raise ValueError(f"a table of {doc['game']}")
            if doc["rules"] > self.rules_version:
                raise ValueError(f"a table of newer rules: {doc['rules']}, known up to {self.rules_version}")
            fields = dict(doc["table"])
            agenda = fields.pop("agenda")
            t = msgspec.convert(fields, self.state)
            t.agenda = self.restore_agenda(agenda)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise Illegal("malformed", problem=str(error)) from error
        return t

    def restore_agenda(self, frames: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(self._restore_frame(frame) for frame in frames)

    def _restore_frame(self, frame: Any) -> Any:
        if not isinstance(frame, Mapping):
            name, args = frame
            return name, msgspec.convert(args, _argument_types(self.steps[name]))
        if frame["type"] != "open":
            return msgspec.convert(frame, self.decisions[frame["type"]])
        decision = self._restore_frame(frame["decision"])
        kind = choice_type(type(decision)) | None
        answers = msgspec.convert(frame["answers"], tuple[tuple[int, kind], ...])  # type: ignore[valid-type]
        number, asked = msgspec.convert((frame["number"], frame["asked"]), tuple[int, tuple[int, ...]])
        return Open(decision, number, asked, answers)

    # -- describing -----------------------------------------------------------------------------------------------

    @cached_property
    def choices(self) -> Any:
        """Every choice with parts that this game knows, as one union."""
        kinds = [choice_type(decision) for decision in self.decisions.values()] + [self.standing_type]
        parts = [part for kind in kinds for part in (get_args(kind) or (kind,))]
        structs = dict.fromkeys(p for p in parts if isinstance(p, type) and issubclass(p, Choice))
        return reduce(or_, structs) if structs else Choice

    @cached_property
    def event_types(self) -> tuple[type[Event], ...]:
        kinds = vars(self.events).values()
        return tuple(k for k in kinds if isinstance(k, type) and issubclass(k, Event) and k is not Event)

    def schema(self) -> dict[str, Any]:
        """JSON schema of options, views, choices and events."""
        kinds = [View[self.board_type], self.choices, reduce(or_, self.event_types)]  # type: ignore[name-defined]
        (view, choices, events), components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
        return {
            "options": table_options.schema(self.options),
            "view": view,
            "choices": choices,
            "events": events,
            "$defs": components,
        }


def _with_guesses(t: Table, frame: Any, rng: random.Random) -> Any:
    """Hidden answers of a secret decision, open or interrupted, are guessed among the options of their seats."""
    if type(frame) is not Open:
        return frame
    options = frame.decision.options
    answers = tuple((s, draw(options(t, s), rng) if choice is None else choice) for s, choice in frame.answers)
    return Open(frame.decision, frame.number, frame.asked, answers)


def _check_text(*texts: str) -> None:
    """Lone surrogates, as a terminal may pass on, could not be written down."""
    for text in texts:
        if not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text):
            raise OptionError("bad_text", "text", repr(text), "UTF-8")


@cache
def _argument_types(step: Callable[..., None]) -> Any:
    """The types of a step's own arguments, as one tuple type."""
    hints = get_type_hints(step)
    hints.pop("return", None)
    _, *own = hints.values()
    return tuple.__class_getitem__(tuple(own))


def plain(value: Any) -> Any:
    """A value as JSON gives it back: lists, dicts, strings, numbers."""
    return msgspec.json.decode(msgspec.json.encode(value))


def draw(options: Sequence[Any] | Space, rng: random.Random) -> Any:
    """Any one of a seat's options."""
    return options.sample(rng) if isinstance(options, Space) else rng.choice(options)
