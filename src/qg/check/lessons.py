"""Plays a guided first game as a live table does, by what the frame says and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from copy import copy
from pathlib import Path
from typing import Any, Generic, TypeVar

import pytest

from qg.kernel import DataError, Game, Lesson, Moment, Seat, Space, Table
from qg.kernel.game import plain
from qg.kernel.lesson import LEARNER, Guide
from qg.kernel.offers import wished

EXAMPLES = 8
"""So many choices stand for all of a space too large to list."""
READ_ON = None
"""Stands in a log for a step that was read."""

Log = list[tuple[int, Any] | None]
S = TypeVar("S", bound=Table)


class Classroom(Generic[S]):
    """A learner, the others, and how far they have come. `log` is what moves the guide."""

    def __init__(self, game: Game[S, Any]) -> None:
        assert game.lesson is not None
        self.lesson: Lesson = game.lesson
        others = [Seat(kind="bot", level=game.default_bot) for _ in self.lesson.others]
        self.t: S
        self.t, self.told = game.open_table(
            [Seat(), *others],
            self.lesson.options,
            seed=self.lesson.seed,
            script=self.lesson.script,
            lesson=True,
        )
        self.guide = Guide(self.lesson)
        self.log: Log = []
        self._run_on()

    def copy(self) -> Classroom[S]:
        new = copy(self)
        new.t, new.guide, new.log = self.t.copy(), copy(self.guide), [*self.log]
        return new

    # -- what the learner may do ----------------------------------------------------------------------------------

    @property
    def legal(self) -> list[Any]:
        """What the rules let the learner do now, as plain JSON; of a space, what is meant and a few other examples."""
        found: list[Any] = []
        for offered in (self.t.options(LEARNER), self.t.standing(LEARNER)):
            if isinstance(offered, Space):
                rng = random.Random(0)
                samples = [plain(offered.sample(rng)) for _ in range(EXAMPLES)]
                found += [choice for choice in samples if not self.guide.expects(choice)]
            else:
                found += map(plain, offered)
        return [*found, *(choice for choice in self.meant if choice not in found)]

    @property
    def meant(self) -> list[Any]:
        """What the coach waits for, as far as the rules allow it."""
        step = self.guide.step
        return wished(self.t, LEARNER, step.expects) if step is not None and self.guide.listens else []

    def choose(self, choice: Any) -> list[Moment]:
        """The learner does it; then all that happens by itself. Returns what was told meanwhile."""
        assert self.guide.expects(choice), choice
        self.told = []
        self._answer(LEARNER, choice)
        return self._run_on()

    def read_on(self) -> list[Moment]:
        assert self.guide.read_on()
        self.told = []
        self.log.append(READ_ON)
        return self._run_on()

    def go_on(self) -> list[Moment]:
        """One step further, by the first choice that is meant."""
        step = self.guide.step
        assert step is not None and self.guide.listens
        return self.choose(self.meant[0]) if step.expects else self.read_on()

    def until(self, say: str, *wishes: dict[str, Any]) -> list[Moment]:
        """Follows the coach to this line, by the wishes where there is a choice; returns what was told on the way."""
        told: list[Moment] = []
        while self.guide.step is not None and self.guide.step.say != say:
            wished = [choice for choice in self.meant if any(wish.items() <= choice.items() for wish in wishes)]
            told += self.choose(wished[0]) if wished else self.go_on()
        assert self.guide.step is not None, f"{say} is never said"
        return told

    # -- what happens by itself -----------------------------------------------------------------------------------

    def _run_on(self) -> list[Moment]:
        """The others play what is written; time goes on only where nobody can do what comes next."""
        while self.guide.step is not None:
            play, expects = self.guide.next_play, self.guide.step.expects
            wanted = (play.choice,) if play is not None else expects
            seat = play.seat if play is not None else LEARNER
            offered = wished(self.t, seat, wanted)
            if wanted and not offered:
                assert self.t.due is not None, f"{seat} cannot do {wanted}; the table waits for {self.t.waiting}"
                self.told += self.t.time_up(self.t.due)
            elif play is not None:
                assert play.choice in offered, f"{play.choice} is not written in full"
                self._answer(play.seat, play.choice)
            else:
                break
        return self.told

    def _answer(self, seat: int, choice: Any) -> None:
        self.told += self.t.answer(seat, choice)
        self.log.append((seat, choice))
        self.guide.took(seat, choice)


def ways(room: Classroom[S]) -> Iterator[Classroom[S]]:
    """Every moment at which the lesson waits for the learner, and its ends, whatever the learner is free to choose."""
    yield room
    step = room.guide.step
    if step is None:
        return
    for choice in room.meant if step.expects else [READ_ON]:
        other = room.copy()
        if choice is READ_ON:
            other.read_on()
        else:
            other.choose(choice)
        yield from ways(other)


def folded(lesson: Lesson, log: Log) -> Guide:
    """The guide of somebody who comes back to a table with this log."""
    guide = Guide(lesson)
    for entry in log:
        if entry is None:
            guide.read_on()
        else:
            guide.took(*entry)
    return guide


def refuses_story(file: Path, into: Path, load: Callable[[Path], Any], passage: str, instead: str) -> str:
    """Why a lesson cannot be dealt from its file with something else wherever this passage stands."""
    text = file.read_text(encoding="utf-8")
    assert passage in text
    (into / file.name).write_text(text.replace(passage, instead), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load(into)
    return str(caught.value)
