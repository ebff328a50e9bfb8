"""First day at the Academy: the story that play and words tell is what the rules make of it."""

import pytest

from qg.check.lessons import Classroom, refuses_story, ways
from qg.games.bomb_squad_academy.lesson import FILE, load
from qg.games.bomb_squad_academy.tests.prelude import *

YOU, ANA, LEO = range(3)
GREEN, BLUE, RED, YELLOW = range(4)
Wish = dict[str, Any]


@pytest.fixture
def room() -> Classroom[State]:
    return Classroom(GAME)


def take(tool: str) -> Wish:
    return {"type": "take_tool", "tool": tool}


def use(tool: str) -> Wish:
    return {"type": "use_tool", "tool": tool}


PASS: Wish = {"type": "pass"}


# -- bomb I --------------------------------------------------------------------------------------------------------


def test_what_the_coach_says_of_the_first_bomb_is_so(room: Classroom[State]) -> None:
    tops = [[f"{MAIN[card]}/{CHAIN[card]}" for card in deck] for deck in on(room.t).decks]
    assert tops[YELLOW][:5] == ["3/1", "6/0", "5/0", "2/1", "1/2"] and tops[RED][:3] == ["2/1", "1/1", "3/0"]
    green, *_ = events(room.until("lesson-solo"), WireScored)
    assert (green.main, green.chain_sum, green.value) == (2, 1, 3)
    assert on(room.t).score == (3, 3, 4) and on(room.t).position == (2, 0, 2, 3)
    room.until("lesson-stack")
    flipped = events(room.until("lesson-crowd"), CardFlipped)
    assert [(card.main, card.chain) for card in flipped if card.wire == "blue"] == [(3, 1), (1, 1)]
    assert on(room.t).position[BLUE] == 4 and on(room.t).score == (4, 4, 7)
    room.until("lesson-reading")
    _, ana, leo = on(room.t).stacks
    assert set(ana) & set(leo) == {"red"} and room.meant == [{"type": "lock", "card": "red"}]
    room.until("lesson-chain")
    assert on(room.t).score[YOU] == 4 + 5 and "green" in on(room.t).hands[YOU]
    room.until("lesson-counting")
    assert on(room.t).position[YELLOW] == 9 and max(MAIN[card] for card in on(room.t).decks[YELLOW]) == 5
    assert 9 + 5 < room.t.first_hidden("yellow") == 16
    room.until("lesson-lids")
    assert on(room.t).position[YELLOW] == 14
    room.until("lesson-look")
    assert on(room.t).position[YELLOW] == 16 and on(room.t).turned[YELLOW] == 1
    (saw,) = events(room.until("lesson-patience"), Saw, to=YOU)
    assert [note.face for note in saw.faces if isinstance(note, TileNote)] == ["ok", "boom", "ok"]
    assert TileNote("yellow", 2, "boom") in on(room.t).notes[YOU]
    assert "yellow" in on(room.t).stacks[LEO] and "yellow" not in on(room.t).stacks[ANA]


@pytest.mark.parametrize(("wire", "leo"), [("green", 27), ("blue", 21), ("red", 27)])
def test_any_wire_but_yellow_may_be_protected_and_the_first_bomb_goes_off_on_ana(
    room: Classroom[State], wire: str, leo: int
) -> None:
    room.until("lesson-protect")
    assert [choice["wire"] for choice in room.meant] == ["green", "blue", "red"] and len(room.legal) == 4
    assert room.guide.step is not None and room.guide.step.nudge == "lesson-nudge-saved"
    told = room.until("lesson-boom", {"type": "lock_wait", "wire": wire})
    assert [(boom.wire, boom.cutters) for boom in events(told, Exploded)] == [("yellow", (ANA,))]
    assert on(room.t).score == (18, 18 - 5, leo) and room.t.bomb == "II"


# -- bombs II and III ----------------------------------------------------------------------------------------------


def test_three_tools_are_left_when_your_turn_comes_and_both_sensors_meet_on_blue(room: Classroom[State]) -> None:
    room.until("lesson-tools")
    assert room.meant == [take(tool) for tool in ("bolt_cutters", "bomb_suit", "ratchet")]
    assert {choice["type"] for choice in room.legal if choice not in room.meant} == {"rank_tools"}
    assert on(room.t).tools[ANA] == ("spare_cutters",)
    room.until("lesson-bonus", take("bomb_suit"))
    assert on(room.t).sensors == (GREEN, RED)
    moved = events(room.until("lesson-follow"), SensorMoved)
    assert {(sensor.from_, sensor.to) for sensor in moved} == {("green", "blue"), ("red", "blue")}
    (blue,) = [cut for cut in events(room.until("lesson-spare"), WireScored) if cut.wire == "blue"]
    assert (blue.bonus, blue.value) == (5, 10)


@pytest.mark.parametrize("tool", ["bolt_cutters", "ratchet"])
def test_the_chosen_tool_has_its_moment_and_may_be_used_or_not(room: Classroom[State], tool: str) -> None:
    room.until(f"lesson-{tool}", take(tool))
    assert PASS in room.meant and any(choice.get("tool") == tool for choice in room.meant)
    assert room.meant == [choice for choice in room.legal if choice["type"] in ("pass", "use_tool")]


@pytest.mark.parametrize(
    ("tool", "before", "wishes", "after", "won"),
    [
        ("bolt_cutters", "lesson-bolt_cutters-again", [PASS, use("bolt_cutters")], "lesson-spare", (20, 5, 6)),
        ("bomb_suit", "lesson-suit", [], "lesson-suited", (3, 0, -5)),
        ("ratchet", "lesson-run", [], "lesson-ran", (5, 0, -5)),
        ("ratchet", "lesson-armband", [use("priority_armband")], "lesson-asleep", (9, 3, 3)),
    ],
)
def test_each_tool_is_worth_what_the_coach_says(
    room: Classroom[State], tool: str, before: str, wishes: list[Wish], after: str, won: tuple[int, ...]
) -> None:
    """Bolt Cutters kept for the fat cut, the Bomb Suit by itself, a chicken without it, the Armband the whole wire."""
    room.until(before, take(tool), *wishes[:1])
    had = on(room.t).score
    room.until(after, *wishes[-1:])
    assert tuple(now - then for now, then in zip(on(room.t).score, had, strict=True)) == won


def test_bolt_cutters_would_bar_the_armband(room: Classroom[State]) -> None:
    room.until("lesson-one-at-a-time", take("bolt_cutters"), PASS)
    assert room.meant == [PASS] and use("bolt_cutters") in room.legal


def test_however_the_learner_chooses_the_exam_ends_with_honours_and_nothing_is_ever_due() -> None:
    moments = list(ways(Classroom(GAME)))
    assert all(room.t.due is None for room in moments)
    ends = [room.t for room in moments if room.guide.step is None]
    assert len(ends) == 42  # 3 wires to protect; Bolt Cutters 3 ways, Bomb Suit 1, Ratchet 3; the Armband 2
    for t in ends:
        assert t.outcome is not None and t.outcome.winners == (YOU,)
        assert [(bomb.turns, bomb.wire) for bomb in t.bombs] == [(6, "yellow"), (4, "red"), (2, "yellow")]
        assert on(t).explosions[ANA] == 1 and on(t).explosions[LEO] == 2


# -- the file ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("passage", "instead", "reason"),
    [
        ('green = "2/1 3/1 0/1"', 'green = "3/1 3/1"', "no card 3/1"),
        ('exam = "full"', 'exam = "express"', "a deal for each"),
        ('"spare_cutters", "bolt', '"spoon", "bolt', "no such tool"),
        ("badges", "medals", "medals"),
        ('say = "lesson-case"', 'says = "lesson-case"', "says"),
    ],
)
def test_a_story_that_cannot_be_dealt_is_refused(tmp_path: Path, passage: str, instead: str, reason: str) -> None:
    assert reason in refuses_story(Path(__file__).parents[1] / "data" / FILE, tmp_path, load, passage, instead)
