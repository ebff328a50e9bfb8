"""Every prompt, choice, event, option and refusal has words in both languages, and both say the same things."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from qg import catalog
from qg.kernel import Moment, Space, Table
from qg.kernel.record import apply
from qg.terminal.speech import Speech

from .. import under_check
from ..drive import next_input, random_options

GAMES_A_CELL = 4
ENOUGH = 1_500
WORDS_OF_RULES = 100
CELLS = [(slug, seats) for slug in under_check() for seats in catalog.load(slug).seat_counts]
FILES = [None, *under_check()]


def messages(path: Path) -> dict[str, set[str]]:
    """Every message and attribute of a file, with the variables it uses."""
    found: dict[str, set[str]] = {}
    source = path.read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            for name, pattern in [("", entry.value), *((a.id.name, a.value) for a in entry.attributes)]:
                if pattern is not None and pattern.span is not None:
                    text = source[pattern.span.start : pattern.span.end]
                    found[f"{entry.id.name}.{name}"] = set(re.findall(r"\$(\w+)", text))
    return found


@pytest.mark.parametrize("slug", FILES)
def test_both_languages_say_the_same_things(slug: str | None) -> None:
    english, french = (messages(catalog.word_files(slug, lang)[-1]) for lang in catalog.LANGUAGES)
    apart = sorted(name for name in english.keys() | french.keys() if english.get(name) != french.get(name))
    assert not apart, f"words/en.ftl and words/fr.ftl differ in {apart}"


@pytest.mark.parametrize("slug", under_check())
@pytest.mark.parametrize("lang", catalog.LANGUAGES)
def test_every_game_introduces_itself(slug: str, lang: str) -> None:
    words = catalog.words(slug, lang)
    for message in catalog.INTRODUCTION:
        assert words.has(message), f"words/{lang}.ftl: {message} is missing"
    for option in catalog.load(slug).options:
        values = ("true", "false") if option.type == "bool" else option.values
        for message in ("", ".help", *(f"-{value}" for value in values)):
            assert words.has(f"option-{option.id}{message}"), (
                f"words/{lang}.ftl: option-{option.id}{message} is missing"
            )
    assert len(catalog.rules_text(slug, lang).split()) >= WORDS_OF_RULES, f"words/rules.{lang}.md is too short"


@pytest.mark.parametrize(("slug", "seats"), CELLS)
def test_whatever_happens_can_be_said(slug: str, seats: int) -> None:
    game = catalog.load(slug)
    for number in range(GAMES_A_CELL):
        rng = random.Random(f"{slug}{seats}{number}")
        t, told = game.open_table(seats, random_options(game, seats, rng), seed=str(number))
        for inputs in range(ENOUGH):
            for lang in catalog.LANGUAGES:
                assert not [line for line in everything(slug, t, told, lang, inputs) if not readable(line)]
            if t.outcome is not None:
                break
            told = apply(t, next_input(t, rng, wild=True))


def everything(slug: str, t: Table, told: list[Moment], lang: str, inputs: int) -> list[str]:
    """What one seat or the spectators are told, in turn; all of them, where somebody was told something alone."""
    game, words = catalog.load(slug), catalog.words(slug, lang)
    whispered = {seat for entry in told for seat in entry.to or ()}
    listeners = [None, *t.all_seats]
    lines: list[str] = []
    for seat in {listeners[inputs % len(listeners)], *whispered}:
        talk = Speech(game, t, words, seat)
        lines += talk.log(told)
        if inputs % 4 == 0:
            lines += [*talk.table(), *([talk.prompt()] if t.outcome is None else [])]
        if inputs % 4 == 0 and seat is not None:
            lines += [talk.choice(choice) for choice in a_few(t.options(seat)) + a_few(t.standing(seat))]
    return lines


def a_few(offered: Any) -> list[Any]:
    return [offered.sample(random.Random(0))] if isinstance(offered, Space) else list(offered[:5])


def readable(line: str) -> bool:
    """No left-over brackets, class names or missing values."""
    return bool(line.strip()) and not re.search(r"[{}]|\b\w+\(\w+=|None|\b[a-z]+_[a-z]+\b", line)


# -- French -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", FILES)
def test_french_is_set_as_the_french_do(slug: str | None) -> None:
    """A space that does not break before : ; ! ? » and after «, and apostrophes that are none of a typewriter's."""
    text = catalog.word_files(slug, "fr")[-1].read_text(encoding="utf-8")
    wrong = re.compile(r" [:;!?»]|« |\w'\w")
    assert [line for line in text.splitlines() if not line.startswith("#") and wrong.search(line)] == []


@pytest.mark.parametrize("slug", under_check())
def test_french_says_vous_outside_the_first_lesson(slug: str) -> None:
    text = catalog.word_files(slug, "fr")[-1].read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith(("#", "tutorial-"))]
    assert [line for line in lines if re.search(r"\b([Tt]u|[Tt]oi|[Tt]es|[Tt]on)\b", line)] == []
