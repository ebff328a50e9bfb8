"""The guided first game, from lesson.toml: a whole game in which cards and dice fall as the story wants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from qg.kernel.data import demand, document, typed
from qg.kernel.lesson import Lesson, LessonStep, put_first, shuffle_into

from .data import DATA, FOLDER
from .pieces import HAND_TYPES, SIDES, TYPES, Type

FILE = "lesson.toml"


class Story(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    others: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    hands: tuple[dict[Type, str], ...]
    below: dict[Type, tuple[str, ...]]
    gadgets: tuple[str, ...]
    rolls: tuple[tuple[int, ...], ...]
    step: tuple[LessonStep, ...]


def load(folder: Path) -> Lesson:
    """Reads the story and writes down the chance it needs; DataError names entry and reason."""
    story = typed(FILE, "", document(FILE, partial((folder / FILE).read_text, "utf-8")), Story)
    seats = len(story.others) + 1
    each = all(hand.keys() == set(HAND_TYPES) for hand in story.hands)
    demand(len(story.hands) == seats and each, FILE, "hands", f"expected {seats} hands of one card of each type")
    sides = {value for roll in story.rolls for value in roll}
    demand(sides <= set(range(1, SIDES + 1)), FILE, "rolls", f"a die shows 1 to {SIDES}")
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
    """The mission decks, the gadget deck, then roll by roll the dice [DM-SET-01, DM-SET-05, DM-SET-06, DM-DIG-01]."""
    for kind, deck in zip(TYPES, DATA.decks, strict=True):
        dealt = [hand[kind] for hand in story.hands if kind in hand]
        yield from _stacked(kind, deck, (*dealt, *story.below.get(kind, ())))
    yield from _stacked("gadgets", DATA.gadget_cards, story.gadgets)
    for roll in story.rolls:
        yield from (value - 1 for value in roll)


def _stacked(entry: str, deck: Sequence[str], top: Sequence[str]) -> tuple[int, ...]:
    """The outcomes of chance that shuffle these cards to the top of a deck."""
    missing = Counter(top) - Counter(deck)
    demand(not missing, FILE, entry, f"not in this deck, or not as often: {', '.join(missing)}")
    return shuffle_into(deck, put_first(deck, top))


LESSON = load(FOLDER)
