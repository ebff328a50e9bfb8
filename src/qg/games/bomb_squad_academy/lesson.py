"""The guided first game, from lesson.toml: a full exam whose decks and tiles are dealt as the story wants them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from qg.kernel.data import demand, document, typed
from qg.kernel.lesson import Lesson, LessonStep, put_first, shuffle_into

from .data import BOMBS, CHAIN, DECKS, FACES, MAIN, TOOLS, WIRES

FILE = "lesson.toml"


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One bomb: what lies on top of its decks, below its tracks, and where its sensors are."""

    tiles: dict[str, tuple[str, ...]]
    green: str = ""
    blue: str = ""
    red: str = ""
    yellow: str = ""
    sensors: tuple[str, ...] = ()


class Story(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    others: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    badges: tuple[int, ...]
    tools: tuple[str, ...]
    bomb: tuple[Deal, ...]
    step: tuple[LessonStep, ...]


def load(folder: Path) -> Lesson:
    """Reads the story and writes down the chance it needs; DataError names entry and reason."""
    story = typed(FILE, "", document(FILE, partial((folder / FILE).read_text, "utf-8")), Story)
    bombs = BOMBS[story.options["exam"]]
    demand(len(story.bomb) == len(bombs), FILE, "bomb", f"expected a deal for each of the bombs {', '.join(bombs)}")
    demand(set(story.tools) <= TOOLS.keys(), FILE, "tools", "no such tool")
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
    """Badges, the tool deck, then bomb by bomb decks, tiles and sensors, as the exam draws them.

    [BSA-SET-03, BSA-SET-05, BSA-SET-06, BSA-SET-08, BSA-SEN-01]
    """
    yield from shuffle_into(sorted(story.badges), story.badges)
    yield from shuffle_into(TOOLS, put_first(TOOLS, story.tools))
    for deal in story.bomb:
        for wire, deck in zip(WIRES, DECKS, strict=True):
            yield from shuffle_into(deck, put_first(deck, _cards(deck, getattr(deal, wire))))
        for wire, faces in zip(WIRES, FACES, strict=True):
            yield from shuffle_into(faces, deal.tiles[wire])
        if deal.sensors:
            places = [WIRES.index(wire) for wire in deal.sensors]
            yield from shuffle_into(range(len(WIRES)), put_first(range(len(WIRES)), places))


def _cards(deck: Sequence[str], faces: str) -> list[str]:
    """The cards of a deck that show these faces, written main/chain, each card once."""
    left = list(deck)
    found = []
    for face in faces.split():
        card = next((card for card in left if f"{MAIN[card]}/{CHAIN[card]}" == face), None)
        demand(card is not None, FILE, "bomb", f"no card {face} is left")
        assert card is not None
        left.remove(card)
        found.append(card)
    return found


LESSON = load(Path(__file__).parent / "data")
