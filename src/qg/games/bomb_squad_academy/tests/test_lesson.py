"""First day at the Academy: the story that play and words tell is what the rules make of it."""

from pathlib import Path

import pytest

from qg.check.lessons import Classroom, ways
from qg.games.bomb_squad_academy.lesson import FILE, load
from qg.games.bomb_squad_academy.tests.prelude import *

YOU, ANA, LEO = range(3)
GREEN, BLUE, RED, YELLOW = range(4)
PLAY = Path(__file__).parents[1] / "data"


@pytest.fixture
def room() -> Classroom:
    return Classroom(GAME)


def state(room: Classroom) -> State:
    assert isinstance(room.t, State)
    return room.t


def until(room: Classroom, say: str, *wishes: dict[str, Any]) -> list[Told]:
    """Follows the coach to this line, by the wishes where there is a choice; returns what was told on the way."""
    told: list[Told] = []
    while room.guide.step is not None and room.guide.step.say != say:
        wished = [choice for choice in room.meant if any(wish.items() <= choice.items() for wish in wishes)]
        told += room.choose(wished[0]) if wished else room.go_on()
    assert room.guide.step is not None, f"{say} is never said"
    return told


def happened(told: list[Told], kind: type[Event]) -> list[Any]:
    return [entry.event for entry in told if isinstance(entry.event, kind)]


def take(tool: str) -> dict[str, Any]:
    return {"type": "take_tool", "tool": tool}


# -- bomb I --------------------------------------------------------------------------------------------------------


def test_a_solo_cut_pays_main_and_chain(room: Classroom) -> None:
    green, *_ = happened(until(room, "lesson-solo"), WireScored)
    assert (green.main, green.chain_sum, green.value) == (2, 1, 3)
    assert on(state(room)).score == (3, 3, 4) and on(state(room)).position == (2, 0, 2, 3)


def test_a_crowd_shares_what_the_last_card_is_worth(room: Classroom) -> None:
    until(room, "lesson-stack")
    flipped = happened(until(room, "lesson-crowd"), CardFlipped)
    assert [(card.main, card.chain) for card in flipped if card.wire == "blue"] == [(3, 1), (1, 1)]
    assert on(state(room)).position[BLUE] == 4 and on(state(room)).score == (4, 4, 7)


def test_red_is_the_one_wire_that_neither_of_the_others_can_cut(room: Classroom) -> None:
    until(room, "lesson-reading")
    _, ana, leo = on(state(room)).stacks
    assert set(ana) & set(leo) == {"red"} and room.meant == [{"type": "lock", "card": "red"}]
    until(room, "lesson-chain")
    assert on(state(room)).score[YOU] == 4 + 5 and "green" in on(state(room)).hands[YOU]


def test_yellow_is_safe_to_cut_when_the_coach_says_so(room: Classroom) -> None:
    until(room, "lesson-counting")
    t = state(room)
    assert on(t).position[YELLOW] == 9 and max(MAIN[card] for card in on(t).decks[YELLOW]) == 5
    assert on(t).position[YELLOW] + 5 < t.first_hidden("yellow") == 16


def test_a_chicken_peeks_at_the_tiles_and_the_notebook_keeps_them(room: Classroom) -> None:
    until(room, "lesson-lids")
    assert on(state(room)).position[YELLOW] == 14
    until(room, "lesson-look")
    assert on(state(room)).position[YELLOW] == 16 and on(state(room)).turned[YELLOW] == 1
    (saw,) = happened(until(room, "lesson-patience"), Saw)
    assert [note.face for note in saw.faces] == ["ok", "boom", "ok"]
    assert TileNote("yellow", 2, "boom") in on(state(room)).notes[YOU]
    assert "yellow" in on(state(room)).stacks[LEO] and "yellow" not in on(state(room)).stacks[ANA]


def test_any_wire_but_yellow_may_be_protected(room: Classroom) -> None:
    until(room, "lesson-protect")
    assert [choice["wire"] for choice in room.meant] == ["green", "blue", "red"]
    assert len(room.legal) == 4 and not room.guide.expects({"type": "lock_wait", "wire": "yellow"})
    assert room.guide.step is not None and room.guide.step.nudge == "lesson-nudge-saved"


@pytest.mark.parametrize(("wire", "leo"), [("green", 27), ("blue", 21), ("red", 27)])
def test_the_first_bomb_goes_off_on_ana(room: Classroom, wire: str, leo: int) -> None:
    until(room, "lesson-protect")
    told = until(room, "lesson-boom", {"type": "lock_wait", "wire": wire})
    assert [(boom.wire, boom.cutters) for boom in happened(told, Exploded)] == [("yellow", (ANA,))]
    assert on(state(room)).score == (18, 18 - 5, leo) and state(room).bomb == "II"


# -- bomb II -------------------------------------------------------------------------------------------------------


def test_three_tools_are_left_when_your_turn_comes(room: Classroom) -> None:
    until(room, "lesson-tools")
    assert room.meant == [take(tool) for tool in ("bolt_cutters", "bomb_suit", "ratchet")]
    assert {choice["type"] for choice in room.legal if choice not in room.meant} == {"rank_tools"}
    assert on(state(room)).tools[ANA] == ("spare_cutters",)


def test_both_sensors_meet_on_blue(room: Classroom) -> None:
    until(room, "lesson-bonus", take("bomb_suit"))
    assert on(state(room)).sensors == (GREEN, RED)
    moved = happened(until(room, "lesson-follow"), SensorMoved)
    assert {(sensor.from_, sensor.to) for sensor in moved} == {("green", "blue"), ("red", "blue")}
    (blue,) = [cut for cut in happened(until(room, "lesson-spare"), WireScored) if cut.wire == "blue"]
    assert (blue.bonus, blue.value) == (5, 10)


@pytest.mark.parametrize(
    ("tool", "say"),
    [("bolt_cutters", "lesson-bolt_cutters"), ("ratchet", "lesson-ratchet")],
)
def test_the_chosen_tool_has_its_moment_and_may_be_used_or_not(room: Classroom, tool: str, say: str) -> None:
    until(room, say, take(tool))
    assert {"type": "pass"} in room.meant and any(choice.get("tool") == tool for choice in room.meant)
    assert room.meant == [choice for choice in room.legal if choice["type"] in ("pass", "use_tool")]


def test_bolt_cutters_kept_may_be_used_on_the_fat_cut(room: Classroom) -> None:
    until(room, "lesson-bolt_cutters-again", take("bolt_cutters"), {"type": "pass"})
    before = on(state(room)).score[YOU]
    until(room, "lesson-spare", {"type": "use_tool", "tool": "bolt_cutters"})
    assert on(state(room)).score[YOU] == before + 2 * 10


def test_the_bomb_suit_works_by_itself(room: Classroom) -> None:
    until(room, "lesson-suit", take("bomb_suit"))
    before = on(state(room)).score
    told = until(room, "lesson-suited")
    assert [boom.cutters for boom in happened(told, Exploded)] == [(YOU, LEO)]
    assert [used.tool for used in happened(told, ToolResolved)] == ["bomb_suit"]
    assert on(state(room)).score == (before[YOU] + 3, before[ANA], before[LEO] - 5)


def test_without_a_suit_the_chicken_is_paid(room: Classroom) -> None:
    until(room, "lesson-run", take("ratchet"))
    before = on(state(room)).score
    assert on(state(room)).position[RED] == 13
    told = until(room, "lesson-ran")
    assert [(boom.wire, boom.cutters) for boom in happened(told, Exploded)] == [("red", (LEO,))]
    assert on(state(room)).score == (before[YOU] + 5, before[ANA], before[LEO] - 5)


# -- bomb III and graduation ---------------------------------------------------------------------------------------


def test_the_armband_pays_the_whole_wire(room: Classroom) -> None:
    until(room, "lesson-armband", take("ratchet"))
    before = on(state(room)).score
    until(room, "lesson-asleep", {"type": "use_tool", "tool": "priority_armband"})
    assert [now - then for now, then in zip(on(state(room)).score, before, strict=True)] == [9, 3, 3]
    assert all("yellow" in stack for stack in on(state(room)).stacks) and on(state(room)).position[YELLOW] == 15


def test_bolt_cutters_would_bar_the_armband(room: Classroom) -> None:
    until(room, "lesson-one-at-a-time", take("bolt_cutters"), {"type": "pass"})
    assert room.meant == [{"type": "pass"}] and {"type": "use_tool", "tool": "bolt_cutters"} in room.legal


def test_however_the_learner_chooses_the_exam_ends_with_honours() -> None:
    ends = [state(room) for room in ways(Classroom(GAME)) if room.guide.step is None]
    assert len(ends) == 42  # 3 wires to protect; Bolt Cutters 3 ways, Bomb Suit 1, Ratchet 3; the Armband 2
    for t in ends:
        assert t.outcome is not None and t.outcome.winners == (YOU,)
        assert [(bomb.turns, bomb.wire) for bomb in t.bombs] == [(6, "yellow"), (4, "red"), (2, "yellow")]
        assert on(t).explosions[ANA] == 1 and on(t).explosions[LEO] == 2


def test_nothing_is_ever_due(room: Classroom) -> None:
    while room.guide.step is not None:
        assert room.t.due is None
        room.go_on()


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
    text = (PLAY / FILE).read_text(encoding="utf-8")
    assert passage in text
    (tmp_path / FILE).write_text(text.replace(passage, instead), encoding="utf-8")
    with pytest.raises(DataError, match=reason):
        load(tmp_path)


def test_the_cards_that_the_story_names_are_on_top(room: Classroom) -> None:
    tops = [[f"{MAIN[card]}/{CHAIN[card]}" for card in deck] for deck in on(state(room)).decks]
    assert tops[YELLOW][:5] == ["3/1", "6/0", "5/0", "2/1", "1/2"] and tops[RED][:3] == ["2/1", "1/1", "3/0"]
