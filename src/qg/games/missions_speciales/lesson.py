"""The guided first game, from lesson.toml: one agent alone on one mission, whose dice fall as the story wants."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from qg.kernel.data import demand, document, typed
from qg.kernel.lesson import Lesson, LessonStep, put_first, shuffle_into

from .data import DATA, MISSION_IDS

FILE = "lesson.toml"
FOLDER = Path(__file__).parent / "data"
FACES = {die.colour: die.faces for die in DATA.dice.values()}


class Story(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    others: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    mission: str
    rolls: tuple[dict[str, int], ...]
    step: tuple[LessonStep, ...]


def load(folder: Path) -> Lesson:
    """Reads the story and writes down the chance it needs; DataError names entry and reason."""
    story = typed(FILE, "", document(FILE, partial((folder / FILE).read_text, "utf-8")), Story)
    demand(story.mission in MISSION_IDS, FILE, "mission", f"there is no mission {story.mission}")
    return Lesson(
        others=story.others,
        options=story.options,
        seed=story.seed,
        script=tuple(_chance(story)),
        steps=tuple(_with_nudge(step) for step in story.step),
    )


def _with_nudge(step: LessonStep) -> LessonStep:
    """A step that expects something has the usual answer to other choices, unless it says otherwise."""
    return replace(step, nudge="lesson-nudge") if step.expects and step.nudge is None else step


def _chance(story: Story) -> Iterator[int]:
    """The mission that is dealt, then roll by roll the dice [MS-PREP-01, MS-ENG-02, MS-Q-01]."""
    yield from shuffle_into(MISSION_IDS, put_first(MISSION_IDS, [story.mission]))
    for roll in story.rolls:
        for colour, value in roll.items():
            faces = FACES.get(colour, ())
            demand(value in faces, FILE, "rolls", f"no die is {colour} and shows {value}")
            yield faces.index(value)


LESSON = load(FOLDER)
