"""Guided first games: where a guide stands, stories that part and meet again, and shuffles as they are wanted."""

from itertools import permutations
from typing import Any

import pytest

from qg.kernel.chance import Chance
from qg.kernel.lesson import LEARNER, Guide, Lesson, LessonStep, OtherPlay, matches, put_first, shuffle_into

ANA = 1


def lesson(*steps: LessonStep) -> Lesson:
    return Lesson(others=("Ana",), options={}, seed="lesson", script=(), steps=steps)


def said(guide: Guide) -> str | None:
    return guide.step.say if guide.step else None


@pytest.mark.parametrize(
    ("expected", "choice", "meant"),
    [
        ({"type": "lock"}, {"type": "lock", "card": "red"}, True),
        ({"type": "lock", "card": "red"}, {"type": "lock", "card": "blue"}, False),
        ({"type": "claim", "replace": None}, {"type": "claim"}, True),
        ("roll", "roll", True),
        ("roll", {"type": "roll"}, False),
    ],
)
def test_an_object_stands_for_every_choice_with_its_fields(expected: Any, choice: Any, meant: bool) -> None:
    assert matches(expected, choice) is meant


def test_a_step_goes_through_its_plays_before_the_learner_and_after() -> None:
    before, after = OtherPlay(seat=ANA, choice="deal"), OtherPlay(seat=ANA, choice="hold")
    guide = Guide(
        lesson(LessonStep(say="roll", expects=("roll",), before=(before,), after=(after,)), LessonStep(say="end"))
    )
    assert guide.next_play == before and not guide.listens and not guide.expects("roll")
    guide.took(ANA, "deal")
    assert guide.next_play is None and guide.listens and guide.expects("roll")
    guide.took(LEARNER, "roll")
    assert guide.next_play == after and not guide.listens and said(guide) == "roll"
    guide.took(ANA, "hold")
    assert said(guide) == "end" and guide.listens


def test_only_what_is_expected_moves_it() -> None:
    guide = Guide(lesson(LessonStep(say="roll", expects=("roll",))))
    guide.took(LEARNER, "hold")
    guide.took(ANA, "roll")
    assert not guide.read_on()
    assert said(guide) == "roll" and guide.made == ()


def test_a_step_that_asks_for_nothing_is_read() -> None:
    guide = Guide(lesson(LessonStep(say="hello")))
    assert not guide.expects("roll")
    assert guide.read_on()
    assert guide.step is None and not guide.read_on()


def test_a_free_step_lets_everybody_do_everything() -> None:
    guide = Guide(lesson(LessonStep(say="play", free=True)))
    guide.took(LEARNER, "roll")
    assert guide.expects("hold") and said(guide) == "play" and not guide.read_on()


def test_after_the_last_step_everything_may_be_done() -> None:
    assert Guide(lesson()).expects("roll")


def test_the_story_parts_by_what_was_chosen_and_meets_again() -> None:
    story = lesson(
        LessonStep(say="choose", expects=("left", "right")),
        LessonStep(say="left", given=("left",)),
        LessonStep(say="not left", unless=("left",)),
        LessonStep(say="end"),
    )
    heard = {}
    for way in ("left", "right"):
        guide = Guide(story)
        guide.took(LEARNER, way)
        heard[way] = [said(guide)]
        while guide.read_on():
            heard[way].append(said(guide))
    assert heard == {"left": ["left", "end", None], "right": ["not left", "end", None]}


def test_a_step_for_nobody_is_passed_over_at_the_beginning_and_at_the_end() -> None:
    guide = Guide(
        lesson(LessonStep(say="no", given=("left",)), LessonStep(say="yes"), LessonStep(say="no", given=("left",)))
    )
    assert said(guide) == "yes"
    guide.read_on()
    assert guide.step is None


def test_the_others_play_by_what_was_chosen() -> None:
    plays = (OtherPlay(seat=ANA, choice="hold", given=("left",)), OtherPlay(seat=ANA, choice="roll", unless=("left",)))
    guide = Guide(lesson(LessonStep(say="choose", expects=("left", "right"), after=plays)))
    guide.took(LEARNER, "right")
    assert guide.next_play is not None and guide.next_play.choice == "roll"
    guide.took(ANA, "roll")
    assert guide.step is None


@pytest.mark.parametrize("order", list(permutations("abcd")))
def test_a_shuffle_comes_out_as_it_was_wanted(order: tuple[str, ...]) -> None:
    t = Chance(script=shuffle_into("abcd", order))
    assert t.shuffled("abcd") == order and t.script == ()


def test_equal_items_are_no_trouble_to_a_wanted_shuffle() -> None:
    t = Chance(script=shuffle_into(("ok", "ok", "boom"), ("ok", "boom", "ok")))
    assert t.shuffled(("ok", "ok", "boom")) == ("ok", "boom", "ok")


def test_wanted_items_come_first_and_the_others_as_they_lay() -> None:
    assert put_first("abcde", "db") == ("d", "b", "a", "c", "e")
