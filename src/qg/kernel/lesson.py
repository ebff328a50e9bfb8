"""A guided first game: the real engine, scripted chance, and a coach who says a line at each step.

A lesson is data: a deal (options, the outcomes of chance) and steps. A step says something, then waits for the learner:
for a choice it names, or for nothing but reading on. What the others do is written down too. Time stands still in a
lesson; it goes on only where nobody can do what comes next before something is due. The frame knows no game; a game's
folder holds the script.

Where the learner may choose, the story may part and meet again: steps and plays can be there for those alone who have
made one of some choices, or have not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

X = TypeVar("X")

LEARNER = 0
"""The learner's seat."""


class Scripted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of the story, for everybody or only for some.

    Choices are plain JSON; an object stands for every choice that has these fields.
    """

    given: tuple[Any, ...] = ()
    """Only for learners who have made one of these choices. Empty: for all."""
    unless: tuple[Any, ...] = ()
    """Not for those who have made one of these."""

    def is_for(self, made: Sequence[Any]) -> bool:
        """Whether it is there for a learner who has made these choices."""
        return (not self.given or _any_of(self.given, made)) and not _any_of(self.unless, made)


class OtherPlay(Scripted, frozen=True):
    """What another seat does in a step."""

    seat: int
    choice: Any
    """As plain JSON."""


class LessonStep(Scripted, frozen=True):
    """One step: the coach's words, what is expected of the learner, and what the others do, in their order."""

    say: str
    """A message of the game's words."""
    expects: tuple[Any, ...] = ()
    """Choices that take the step further. Empty: the learner reads, and goes on."""
    nudge: str | None = None
    """What the coach says to any other choice; it is not carried out."""
    before: tuple[OtherPlay, ...] = ()
    """Done when the step begins."""
    after: tuple[OtherPlay, ...] = ()
    """Done once the learner has chosen."""
    free: bool = False
    """The learner may do what they like, and the others play by themselves, until the game is over."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole script. `script` holds the outcomes of chance, in the order the engine draws them."""

    others: tuple[str, ...]
    """The names of the other seats."""
    options: Mapping[str, Any]
    seed: str
    script: tuple[int, ...]
    steps: tuple[LessonStep, ...]


def matches(expected: Any, choice: Any) -> bool:
    """Whether a choice, as plain JSON, is one that was expected."""
    if isinstance(expected, Mapping) and isinstance(choice, Mapping):
        return all(choice.get(name) == value for name, value in expected.items())
    return bool(expected == choice)


def _any_of(expected: Iterable[Any], made: Iterable[Any]) -> bool:
    return any(matches(one, choice) for choice in made for one in expected)


class Bookmark(msgspec.Struct, frozen=True):
    """Where a lesson stands, to be kept."""

    index: int = 0
    chosen: bool = False
    played: int = 0
    made: tuple[Any, ...] = ()


class Guide:
    """Where a lesson stands. It moves by what happens at the table, so the same log leads to the same place."""

    def __init__(self, lesson: Lesson, place: Bookmark = Bookmark()) -> None:  # noqa: B008
        self.lesson = lesson
        self.index = place.index
        self.chosen = place.chosen
        self.played = place.played
        self.made = place.made
        """What the learner has chosen so far."""
        self._pass_over()

    @property
    def place(self) -> Bookmark:
        return Bookmark(self.index, self.chosen, self.played, self.made)

    @property
    def step(self) -> LessonStep | None:
        """None: the lesson is over."""
        steps = self.lesson.steps
        return steps[self.index] if self.index < len(steps) else None

    @property
    def next_play(self) -> OtherPlay | None:
        """What another seat is to do now."""
        if self.step is None:
            return None
        plays = [play for play in (self.step.after if self.chosen else self.step.before) if play.is_for(self.made)]
        return plays[self.played] if self.played < len(plays) else None

    @property
    def listens(self) -> bool:
        """Whether it is the learner's turn: to choose, or to read on."""
        return self.step is not None and not self.chosen and self.next_play is None

    def expects(self, choice: Any) -> bool:
        """Whether the learner may do this now, as plain JSON."""
        step = self.step
        if step is None or step.free:
            return True
        return self.listens and _any_of(step.expects, (choice,))

    def took(self, seat: int, choice: Any) -> None:
        """An answer, as plain JSON, was carried out."""
        step, play = self.step, self.next_play
        if step is None or step.free:
            return
        if play is not None and play.seat == seat and matches(play.choice, choice):
            self.played += 1
        elif seat == LEARNER and self.expects(choice):
            self.made = (*self.made, choice)
            self.chosen, self.played = True, 0
        self._settle()

    def read_on(self) -> bool:
        """The learner has read a step that asks for nothing; whether that was all it waited for."""
        if not self.listens or self.step is None or self.step.expects or self.step.free:
            return False
        self.chosen, self.played = True, 0
        self._settle()
        return True

    def _settle(self) -> None:
        """A step whose plays are all done gives way to the next that is for this learner."""
        if self.chosen and self.next_play is None:
            self.index, self.chosen, self.played = self.index + 1, False, 0
            self._pass_over()

    def _pass_over(self) -> None:
        while self.step is not None and not self.step.is_for(self.made):
            self.index += 1


# -- writing a script ----------------------------------------------------------------------------------------------


def put_first(items: Iterable[X], wanted: Sequence[X]) -> tuple[X, ...]:
    """The wanted items in their order, then the others as they lay."""
    rest = list(items)
    for item in wanted:
        rest.remove(item)
    return (*wanted, *rest)


def shuffle_into(items: Iterable[X], order: Sequence[X]) -> tuple[int, ...]:
    """The outcomes of chance with which `Chance.shuffled` puts the items in this order."""
    pile = list(items)
    outcomes = []
    for last in range(len(pile) - 1, 0, -1):
        other = pile.index(order[last], 0, last + 1)
        pile[last], pile[other] = pile[other], pile[last]
        outcomes.append(other)
    return tuple(outcomes)
