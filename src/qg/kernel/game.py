"""A game as the platform sees it: how to make, see, imagine, save and restore a table."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property, reduce
from operator import or_
from types import FunctionType, MappingProxyType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from . import options as table_options
from .bots import RANDOM, Bot
from .canon import saved, shape
from .chance import derive_key
from .conduct import events as conduct_events
from .conduct.manners import Manners, options_for
from .conduct.state import CALM, Conduct, TableOptions, Word
from .conduct.steward import Steward
from .decisions import Choice, Decision, choice_type, draw
from .errors import Illegal, OptionError
from .hooks import HOOKS, B, Hooks, S, made_in
from .lesson import Lesson
from .options import Option, Preset
from .parts import Event, Moment, Open, Outcome, Seat
from .pieces import Pieces, PieceTerms, pieces_by_tag
from .table import Table
from .view import View, look


class Game(Hooks[S, B]):
    """The rules of one game. Everything about it comes from its folder; the platform imports only an instance.

    A game is a subclass, `class MyGame(Game[State, Board])`: what is data are class attributes, what has to be worked
    out are `Hooks`, functions that are found in its modules. Data that it does not give means what is said here.
    """

    # -- data -----------------------------------------------------------------------------------------------------

    slug: str
    rules_version: int
    """One more whenever the same inputs lead elsewhere."""
    seat_counts: range
    options: tuple[Option, ...] = ()
    """Those of the game; the block that every table has is added."""
    bots: Mapping[str, Callable[[], Bot]] = MappingProxyType({})
    """By level."""
    conduct: Manners = Manners()
    """Times, and where the game differs from the rulebook of tables."""
    standing_type: Any = None
    """What standing inputs are; None: there are none."""
    figures_type: Any = None
    presets: tuple[Preset, ...] = ()
    """Sets of options worth offering."""
    lesson: Lesson | None = None
    """The guided first game."""
    terms: type[PieceTerms] = PieceTerms
    """What the arguments of its own phrases and refusals name."""
    hidden: tuple[str, ...] = ()
    """The fields of the state that are hidden piles: no update of the program may touch what lies in them. `wires.deck`
    is the pile `deck` of every struct in the field `wires`."""
    revealed: Mapping[str, Literal["told", "whispered"]] = MappingProxyType({})
    """What events say that no view shows, as `event.field`, or that they are told at all, as `event`; and whether all
    are told or one seat alone."""
    former: table_options.Former = MappingProxyType({})
    """Options of earlier releases, so that their records can be played again."""

    # -- what follows from it -------------------------------------------------------------------------------------

    def __init__(self) -> None:
        self.state, self.board_type = _state_and_board(type(self))
        self.option_type: Any = get_type_hints(self.state)["opt"]
        self.steps: dict[str, Callable[..., None]] = {}
        self.decisions: dict[str, type[Decision[Any, Any]]] = {}
        for module in self.modules:
            for name, thing in vars(module).items():
                if made_in(module, thing) and name not in HOOKS:
                    self._find(name, thing)
        self.options = (*self.options, *options_for(self, self.conduct))
        self.steward = Steward()

    def _find(self, name: str, thing: Any) -> None:
        """A function of the rules is a step, a class may be a decision."""
        if isinstance(thing, FunctionType):
            assert name.startswith("_") or name not in self.steps, f"two steps called {name}"
            self.steps[name] = thing
        elif isinstance(thing, type) and issubclass(thing, Decision):
            tag = str(thing.__struct_config__.tag)
            assert tag not in self.decisions, f"two decisions called {tag}"
            self.decisions[tag] = thing

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
        lesson: bool = False,
    ) -> tuple[S, list[Moment]]:
        """The same, with the events of the set-up. Every draw of chance is added to `draws`: out of how many, what.

        A lesson has no absence, no deadline and no host's word [QG-LSN-01].
        """
        sitting = self._seated(seats)
        if not 0 <= host < len(sitting):
            raise OptionError("no_such_host", "host", host, f"0-{len(sitting) - 1}")
        settled = table_options.settle(self.options, options or {}, len(sitting))
        opt: Any = msgspec.convert(settled, self.option_type)
        self.check_seats(opt, sitting)
        table_options.check_text(seed, *entropy)
        key = derive_key(seed, entropy)
        t = self.state(game=self, seats=sitting, host=host, opt=opt, key=key, script=tuple(script))
        t.conduct = self._conduct(settled, lesson=lesson)
        t.scratch.draws = draws
        return t, t.begin(self.start)

    def _conduct(self, settled: Mapping[str, Any], *, lesson: bool) -> Conduct:
        """What the host chose in the table's block of options; the usual keeper has no name of its own."""
        chosen = {option.id: settled[option.id] for option in self.options if option.block}
        if chosen.get("keeper") == self.default_bot:
            del chosen["keeper"]
        opt = msgspec.convert(chosen, TableOptions)
        opt = CALM.opt if opt == CALM.opt else opt  # the very same, so that it is left out wherever it is written
        return Conduct(opt, lesson=lesson) if lesson or opt is not CALM.opt else CALM

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
        t.game = self
        t.seats, t.host, t.opt = view.seats, view.host, view.opt
        t.key, t.counter = rng.randbytes(32), 0
        t.number, t.now, t.told, t.outcome = view.number, view.now, view.told, view.outcome
        t.conduct = view.conduct
        t.agenda = self.restore_agenda(view.agenda)
        t.agenda = tuple(_with_guesses(t, frame, rng) for frame in t.agenda)
        return t

    # -- saving ---------------------------------------------------------------------------------------------------

    def dump(self, t: S) -> dict[str, Any]:
        """The whole state as plain JSON, secrets included."""
        fields = {name: getattr(t, name) for name in self._saved}
        return {"game": self.slug, "rules": self.rules_version, "shape": self.shape, "table": plain(fields)}

    def restore(self, doc: Mapping[str, Any]) -> S:
        """A table from its dump; refuses what is not one. A dump in an older shape is brought up to date."""
        try:
            if doc.get("game", self.slug) != self.slug:
                raise ValueError(f"a table of {doc['game']}")
            if doc["rules"] > self.rules_version:
                raise ValueError(f"a table of newer rules: {doc['rules']}, known up to {self.rules_version}")
            fields = dict(doc["table"])
            if doc.get("shape") != self.shape:
                fields = self.upgrade(fields, doc["rules"])
            unknown = fields.keys() - {*self._saved}
            if unknown:
                raise ValueError(f"a state has no field {', '.join(sorted(unknown))}")
            agenda = fields.pop("agenda")
            outcome = fields.pop("outcome", None)
            t: S = msgspec.convert(fields, self.state)
            t.game = self
            t.outcome = None if outcome is None else self.read_outcome(outcome)
            t.agenda = self.restore_agenda(agenda)
        except (AttributeError, LookupError, TypeError, ValueError) as error:
            raise Illegal("malformed", problem=str(error)) from error
        return t

    def read_outcome(self, outcome: Mapping[str, Any]) -> Outcome[Any]:
        """An outcome from its plain form; a game that conduct has ended may have no sheet."""
        if outcome["sheet"] is None:
            return msgspec.convert(outcome, Outcome[None])
        found: Outcome[Any] = msgspec.convert(outcome, get_type_hints(self.state)["outcome"])
        return found

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
        answers = msgspec.convert(frame.get("answers", ()), tuple[tuple[int, kind], ...])  # type: ignore[valid-type]
        number, asked = msgspec.convert((frame["number"], frame["asked"]), tuple[int, tuple[int, ...]])
        return Open(decision, number, asked, answers)

    # -- describing -----------------------------------------------------------------------------------------------

    @cached_property
    def _saved(self) -> tuple[str, ...]:
        return tuple(field.name for field in saved(self.state))

    @cached_property
    def shape(self) -> str:
        """A fingerprint of the form of its states. A table saved under another one is upgraded before it goes on."""
        return shape(self)

    @cached_property
    def choices(self) -> Any:
        """Every choice with parts that this game knows, as one union."""
        kinds = [choice_type(decision) for decision in self.decisions.values()] + [self.standing_type]
        parts = [part for kind in kinds for part in (get_args(kind) or (kind,))]
        structs = dict.fromkeys(p for p in (*parts, Word) if isinstance(p, type) and issubclass(p, Choice))
        return reduce(or_, structs)

    @cached_property
    def event_types(self) -> tuple[type[Event], ...]:
        own = [kind for module in self.modules for kind in vars(module).values() if made_in(module, kind)]
        kinds = [*own, *vars(conduct_events).values()]
        return tuple(kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event)

    @cached_property
    def pieces(self) -> Pieces:
        """What the fields of events name, by the events' tags."""
        return pieces_by_tag(self.event_types)

    def schema(self) -> dict[str, Any]:
        """JSON schema of options, views, choices and events."""
        kinds = [View[self.board_type], self.choices, reduce(or_, self.event_types)]  # type: ignore[name-defined]
        (view, choices, events), components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
        options = table_options.schema(self.options)
        found = {"options": options, "view": view, "choices": choices, "events": events, "$defs": components}
        return dict(plain(found))


def _state_and_board(kind: type[Game[Any, Any]]) -> tuple[Any, Any]:
    """The arguments of `class MyGame(Game[State, Board])`."""
    bases = [base for one in kind.__mro__ for base in getattr(one, "__orig_bases__", ())]
    state, board = next(get_args(base) for base in bases if get_origin(base) is Game)
    return state, board


def _with_guesses(t: Table, frame: Any, rng: random.Random) -> Any:
    """Hidden answers of a secret decision, open or interrupted, are guessed among the options of their seats."""
    if type(frame) is not Open:
        return frame
    options = frame.decision.options
    answers = tuple((s, draw(options(t, s), rng) if choice is None else choice) for s, choice in frame.answers)
    return Open(frame.decision, frame.number, frame.asked, answers)


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
