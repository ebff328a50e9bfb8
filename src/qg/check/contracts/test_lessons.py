"""Every guided first game can be played through by following it, and be left and taken up again anywhere."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from qg import catalog
from qg.kernel import Lesson
from qg.kernel.lesson import LEARNER, Guide, matches

from .. import under_check
from ..lessons import Classroom, folded, ways

TAUGHT = [slug for slug in under_check() if catalog.load(slug).lesson is not None]
BESIDE = "lesson-wait"
"""What the room says to a learner who acts while there is something to read."""
SHORT = 280
"""Letters of a line that can be read on a phone beside the table."""
MOST_STEPS = 60


@cache
def moments(slug: str) -> list[Classroom[Any]]:
    """Every moment of the lesson, on every way through it."""
    return list(ways(Classroom(catalog.load(slug))))


def lesson_of(slug: str) -> Lesson:
    lesson = catalog.load(slug).lesson
    assert lesson is not None
    return lesson


def messages(slug: str) -> list[str]:
    """Everything the coach may say."""
    steps = lesson_of(slug).steps
    return list(dict.fromkeys(m for step in steps for m in (step.say, step.nudge) if m is not None))


def place(guide: Guide) -> tuple[Any, ...]:
    return guide.index, guide.chosen, guide.played, guide.made


# -- the way through -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", TAUGHT)
def test_whoever_follows_the_coach_comes_to_the_end(slug: str) -> None:
    room = Classroom(catalog.load(slug))
    for _ in range(MOST_STEPS):
        if room.guide.step is None:
            break
        room.go_on()
    assert room.guide.step is None


@pytest.mark.parametrize("slug", TAUGHT)
def test_every_way_leads_to_the_end_and_chance_is_all_written(slug: str) -> None:
    ends = [room for room in moments(slug) if room.guide.step is None]
    assert ends
    for room in ends:
        assert room.t.script == (), "more is written than happens"
        assert room.t.counter == 0, "something was left to real chance"
        room.t.game.invariants(room.t)


@pytest.mark.parametrize("slug", TAUGHT)
def test_every_step_is_met_on_some_way(slug: str) -> None:
    met = {room.guide.index for room in moments(slug)}
    assert met == set(range(len(lesson_of(slug).steps) + 1))


# -- what the coach waits for --------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", TAUGHT)
def test_whatever_the_coach_expects_can_be_done(slug: str) -> None:
    for room in moments(slug):
        step = room.guide.step
        if step is not None:
            impossible = [e for e in step.expects if not any(matches(e, choice) for choice in room.legal)]
            assert not impossible, f"{step.say}: {impossible}"


@pytest.mark.parametrize("slug", TAUGHT)
def test_other_legal_choices_are_answered_by_a_nudge(slug: str) -> None:
    strayed = 0
    for room in moments(slug):
        step = room.guide.step
        if step is None or step.free:
            continue
        others = [choice for choice in room.legal if choice not in room.meant]
        strayed += len(others)
        assert not any(room.guide.expects(choice) for choice in others)
        assert step.nudge is not None or not step.expects, f"{step.say} has no nudge"
        assert room.guide.listens
    assert strayed, "there is never another choice to be nudged for"


@pytest.mark.parametrize("slug", TAUGHT)
def test_what_was_not_expected_does_not_move_the_guide(slug: str) -> None:
    for room in moments(slug):
        before = place(room.guide)
        for choice in room.legal:
            if not room.guide.expects(choice):
                room.guide.took(LEARNER, choice)
        if room.guide.step is not None and room.guide.step.expects:
            assert not room.guide.read_on()
        assert place(room.guide) == before


@pytest.mark.parametrize("slug", TAUGHT)
def test_it_can_be_left_and_taken_up_again_at_any_point(slug: str) -> None:
    for room in moments(slug):
        assert place(folded(room.lesson, room.log)) == place(room.guide)
    longest = max((room.log for room in moments(slug)), key=len)
    for length in range(len(longest)):
        guide = folded(lesson_of(slug), longest[:length])
        assert guide.step is not None
        entry = longest[length]
        if entry is None:
            assert guide.listens and not guide.step.expects
        elif entry[0] == LEARNER:
            assert guide.expects(entry[1])
        else:
            assert guide.next_play is not None and guide.next_play.seat == entry[0]


# -- words ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", catalog.LANGUAGES)
@pytest.mark.parametrize("slug", TAUGHT)
def test_the_coach_has_short_words_of_the_games_own(slug: str, lang: str) -> None:
    room, words = catalog.words(None, lang), catalog.words(slug, lang)
    assert room.has(BESIDE)
    for message in messages(slug):
        assert words.has(message), message
        assert not room.has(message), f"the room says something else by {message}"
        assert 0 < len(words.text(message)) <= SHORT, f"{message}: {len(words.text(message))} letters"


@pytest.mark.parametrize("slug", TAUGHT)
def test_no_word_of_the_coach_is_left_over(slug: str) -> None:
    text = catalog.word_files(slug, "en")[-1].read_text(encoding="utf-8")
    written = {line.split(" = ")[0] for line in text.splitlines() if line.startswith("lesson-")}
    assert written == set(messages(slug))


@pytest.mark.parametrize("slug", TAUGHT)
def test_both_languages_say_it_in_their_own_words(slug: str) -> None:
    english, french = (catalog.words(slug, lang) for lang in catalog.LANGUAGES)
    assert not [message for message in messages(slug) if english.text(message) == french.text(message)]
