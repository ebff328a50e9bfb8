"""Questions. A game's decisions are small frozen classes deriving from One, All or Any.

`options` and `may` say what is legal: a game writes one of them, or both where each is quicker alone. What a decision's
fields hold is public: they are shown with the prompt and stand in every seat's view; secrets belong in the state.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from types import UnionType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from .errors import Illegal
from .pieces import SeatNo

if TYPE_CHECKING:
    from .parts import Open
    from .table import Table

Lateness = Literal["counts", "told", "silent"]
T = TypeVar("T", bound="Table")
C = TypeVar("C")
F = TypeVar("F", bound=Callable[..., None])


def snake(name: str) -> str:
    """CardFlipped -> card_flipped: how classes are called in data, words and messages."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Choice(msgspec.Struct, frozen=True, tag=snake, gc=False):
    """A choice with parts, such as Claim(die, card, slot). Simple choices are plain strings or numbers.

    `hidden`: what it says is for its own seat alone until the rules reveal it; others may learn that it was made.
    """

    hidden: ClassVar[bool] = False
    told_by: ClassVar[str] = ""
    """The field whose values have messages of their own: `choice-use_tool-magnet`."""


class Space(msgspec.Struct, frozen=True, tag=snake):
    """A set of choices too large to list, described by a few figures."""

    def __contains__(self, choice: Any) -> bool:
        raise NotImplementedError

    def sample(self, rng: random.Random) -> Any:
        """Any one of them; every one is possible."""
        raise NotImplementedError

    def schema(self) -> dict[str, Any]:
        """What a form needs to offer them: the JSON schema of a whole choice, or `anyOf` several."""
        raise NotImplementedError


def draw(options: Sequence[Any] | Space, rng: random.Random) -> Any:
    """Any one of a seat's options."""
    return options.sample(rng) if isinstance(options, Space) else rng.choice(options)


class Decision(msgspec.Struct, Generic[T, C], frozen=True, tag=snake, gc=False):
    """A question put to one seat, to all, or to whoever is first."""

    rules: ClassVar[tuple[str, ...]] = ()
    """The ids of the rules it carries out."""
    timer: ClassVar[str | None] = None
    """Which of the game's times it has; None: nobody is ever late [QG-TIM-02]."""
    least: ClassVar[str | None] = None
    """Within a turn that has a clock: the time this question has at least [QG-TIM-05]."""
    own_time: ClassVar[bool] = False
    """Each seat it asks has a time of its own, which may stand still [QG-TIM-06]."""
    lateness: ClassVar[Lateness] = "counts"
    """Whether a time-out counts as lateness, is only told, or is silent: the engine answers by itself [QG-TIM-04]."""
    has_keeper: ClassVar[bool] = True
    """Whether a bot answers it for who is absent; otherwise the game knows what becomes of it [QG-ABS-03]."""
    only_left_word: ClassVar[bool] = False
    """In `days` nobody is asked: left word answers, or silence [QG-TIM-12]."""

    def default(self, t: T, seat: int) -> C:
        """What silence means [QG-TIM-04]."""
        raise NotImplementedError

    @classmethod
    def has_default(cls) -> bool:
        return cls.default is not Decision.default

    def candidates(self, t: T, seat: int) -> Iterable[C]:
        """All that might be answered, in stable order; `may` says which of it is allowed."""
        raise NotImplementedError

    def options(self, t: T, seat: int) -> Sequence[C] | Space:
        """What this seat may answer now; empty: it is not asked."""
        return [choice for choice in self.candidates(t, seat) if self.may(t, seat, choice) is None]

    def may(self, t: T, seat: int, choice: C) -> Illegal | None:
        """Why this seat may not answer so, with the rule; None: it may. It agrees with `options`."""
        frame = t.open
        options = t.options(seat) if frame is not None and frame.decision is self else self.options(t, seat)
        return None if choice in options else self.not_offered(t, options)

    def not_offered(self, t: T, options: Sequence[C] | Space) -> Illegal:
        """The reason where there is no better one: something else might be answered, or nothing."""
        return Illegal("not_an_option") if options else Illegal("not_asked", waiting=t.seen_waiting)

    def could_take(self, choice: Any) -> bool:
        """Whether this is a choice of its kind at all; `may` is asked about no other."""
        classes, words = _takes(type(self))
        return type(choice) in classes or choice in words

    def asks(self, t: T) -> tuple[int, ...]:
        """The seats to ask when the question is opened."""
        return tuple(seat for seat in t.all_seats if self.options(t, seat))

    def known(self, t: T) -> Sequence[tuple[int, C]]:
        """Answers that are there when the question is put: somebody left word."""
        return ()

    def still_asks(self, t: T, frame: Open) -> tuple[int, ...]:
        """The seats that have yet to answer."""
        if not frame.answers:
            return frame.asked
        answered = [seat for seat, _ in frame.answers]
        return tuple(seat for seat in frame.asked if seat not in answered)

    def done(self, t: T) -> bool:
        """Whether it is over, though it still waits for answers."""
        return False

    def receive(self, t: T, frame: Open, seat: int, choice: C) -> None:
        """Takes a legal answer; the kernel's own business."""
        raise NotImplementedError


class AskOne(Decision[T, C], frozen=True):
    """One seat decides; a subclass has a field `seat`."""

    seat: SeatNo

    def resolve(self, t: T, choice: C) -> None:
        """What the answer does."""
        raise NotImplementedError

    def asks(self, t: T) -> tuple[int, ...]:
        return (self.seat,) if self.options(t, self.seat) else ()

    def receive(self, t: T, frame: Open, seat: int, choice: C) -> None:
        t.close(frame)
        self.resolve(t, choice)


def _by_seat(answer: tuple[int, Any]) -> int:
    return answer[0]


class AskAll(Decision[T, C], frozen=True):
    """Every seat with an option gives one final answer; resolved once, when all are in, whatever their order.

    `secret`: others see only who has answered. `sealed`: not even that.
    """

    secret: ClassVar[bool] = False
    sealed: ClassVar[bool] = False

    def resolve(self, t: T, answers: Mapping[int, C]) -> None:
        """What the answers do; `answers` is in seat order."""
        raise NotImplementedError

    def receive(self, t: T, frame: Open, seat: int, choice: C) -> None:
        assert seat in frame.asked and all(seat != other for other, _ in frame.answers), f"seat {seat} is not asked"
        answers = tuple(sorted((*frame.answers, (seat, choice)), key=_by_seat))
        if len(answers) < len(frame.asked):
            t.reopen(frame, answers)
        else:
            t.close(frame)
            self.resolve(t, dict(answers))


class AskAny(Decision[T, C], frozen=True):
    """Takes each answer as it comes, until it is done. What an answer schedules runs before this goes on.

    Arrival at the table decides who is first, and nobody's answer is held back [QG-TIM-09].
    """

    def take(self, t: T, seat: int, choice: C) -> None:
        """What one answer does."""
        raise NotImplementedError

    def done(self, t: T) -> bool:
        """Whether the phase is over."""
        raise NotImplementedError

    def awaits(self, t: T) -> tuple[int, ...]:
        """The seats the game cannot go on without; may be fewer than those with options, or none (then time runs)."""
        return super().asks(t)

    def asks(self, t: T) -> tuple[int, ...]:
        return ()

    def still_asks(self, t: T, frame: Open) -> tuple[int, ...]:
        return self.awaits(t)

    def receive(self, t: T, frame: Open, seat: int, choice: C) -> None:
        self.take(t, seat, choice)


class Check(AskAny[T, C], frozen=True):
    """A ready check or vote: present persons and bots with an option are waited for, absent seats are not.

    [QG-VOT-01, QG-ABS-05]
    """

    def awaits(self, t: T) -> tuple[int, ...]:
        return tuple(seat for seat in super().awaits(t) if seat not in t.conduct.absent)

    def done(self, t: T) -> bool:
        return not self.awaits(t)


def is_of(kind: Any, choice: Any) -> bool:
    """Whether a choice is of a kind, as `choice_type` or `standing_type` say it; no choice is of none."""
    classes, words = _members(kind)
    return type(choice) in classes or choice in words


def _find_members(kind: Any) -> tuple[frozenset[type], tuple[Any, ...]]:
    """The classes of a union, and the words it spells out."""
    parts = get_args(kind) if isinstance(kind, UnionType) or get_origin(kind) is Union else (kind,)
    words = tuple(word for part in parts if get_origin(part) is Literal for word in get_args(part))
    return frozenset(part for part in parts if isinstance(part, type)), words


_members: Callable[[Any], tuple[frozenset[type], tuple[Any, ...]]] = cache(_find_members)


def _choice_type(decision: Any) -> Any:
    for base in getattr(decision, "__orig_bases__", ()):
        *_, kind = getattr(base, "__args__", (C,))
        if not isinstance(kind, TypeVar):
            return kind
    return _choice_type(decision.__base__)


choice_type: Callable[[Any], Any] = cache(_choice_type)
"""The C of `class X(One[State, C])`: what a decision's choices are."""
_takes = cache(lambda decision: _find_members(_choice_type(decision)))


def rule(*ids: str) -> Callable[[F], F]:
    """Says which rules a step carries out, as `rules` does on a decision."""

    def note(step: F) -> F:
        step.rules = ids  # type: ignore[attr-defined]
        return step

    return note
