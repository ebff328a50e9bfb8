"""The guided first game: the story that the Director tells is what the rules make of it."""

import pytest

from qg.check.lessons import Classroom, refuses_story, ways
from qg.games.dice_mission.data import FOLDER
from qg.games.dice_mission.lesson import FILE, load
from qg.games.dice_mission.tests.prelude import *

YOU, ANA, LEO = range(3)
STORY = """
lesson-keep         1  you 66142 ana -     leo -     done 0 0 0  gadgets 0 0 0  meant reroll 1 4 2
lesson-stop         1  you 66651 ana -     leo -     done 0 0 0  gadgets 0 0 0  meant end_turn
lesson-debriefing   1  you 66651 ana 63324 leo 15523 done 0 0 0  gadgets 0 0 0  meant hand 1, hand 2
lesson-both         1  you 66651 ana 63324 leo 15523 done 1 0 0  gadgets 0 0 0  meant hand 2
lesson-not-yet      1  you 66651 ana 63324 leo 15523 done 2 0 0  gadgets 0 0 0  meant end_turn
lesson-draw         1  you 66651 ana 63324 leo 15523 done 2 0 0  gadgets 0 1 0  meant
lesson-exchange     2  you -     ana -     leo -     done 2 0 0  gadgets 0 1 0  meant
lesson-last         2  you -     ana 361   leo 325   done 2 0 0  gadgets 0 1 0  meant roll
lesson-accord       2  you 144   ana 361   leo 325   done 2 1 0  gadgets 0 1 1  meant hand 3
lesson-three        2  you 144   ana 361   leo 325   done 3 1 0  gadgets 0 1 1  meant end_turn
lesson-two-dice     3  you -     ana -     leo 56    done 3 1 0  gadgets 0 1 1  meant roll
lesson-briefcase    3  you 34    ana 14    leo 56    done 3 1 2  gadgets 0 1 2  meant
lesson-consolation  3  you 34    ana 14    leo 56    done 3 1 2  gadgets 0 1 2  meant draw_gadget
lesson-again        4  you -     ana -     leo -     done 3 1 2  gadgets 1 2 2  meant set_dice
lesson-near         4  you 66233 ana -     leo -     done 3 1 2  gadgets 1 2 2  meant end_turn
lesson-adaptation   4  you 66233 ana 46155 leo 22514 done 3 1 2  gadgets 1 2 2  meant adaptation 3, adaptation 3
lesson-silo         4  you 66263 ana 46155 leo 22514 done 3 1 2  gadgets 0 2 2  meant display 2
lesson-hired        4  you 66263 ana 46155 leo 22514 done 4 1 2  gadgets 0 2 2  meant
"""
"""At the lines of the coach that speak of the table: round, dice, missions and gadgets of each, and what is meant."""


@pytest.fixture
def room() -> Classroom[State]:
    return Classroom(GAME)


def meant(room: Classroom[State], choice: dict[str, Any]) -> str:
    if choice["type"] == "validate":
        return f"{choice['source']} {choice['slot']}"
    moved = [choice["die"]] if "die" in choice else choice.get("dice", ())
    return " ".join([choice["type"], *(str(room.t.value_of(die)) for die in moved)])


def told(room: Classroom[State]) -> str:
    """A line of the story, as the table stands."""
    t = room.t
    trays = ["".join(str(die.value) for die in tray) or "-" for tray in t.dice]
    people = " ".join(f"{who} {tray:<5}" for who, tray in zip(("you", "ana", "leo"), trays, strict=True))
    done, gadgets = (" ".join(str(len(pile)) for pile in piles) for piles in (t.validated, t.gadgets))
    choices = ", ".join(meant(room, choice) for choice in room.meant)
    assert room.guide.step is not None
    return f"{room.guide.step.say:<19} {t.round}  {people} done {done}  gadgets {gadgets}  meant {choices}".rstrip()


def test_the_story_is_that_of_the_coach(room: Classroom[State]) -> None:
    t = room.t
    assert t.hands[YOU] == ("so-12", "ve-16", "te-01") and "sp-05" not in t.display
    assert t.opt.open_hands, "the hands of the others lie open"
    wanted, lines, events = STORY.strip().splitlines(), list[str](), list[Any]()
    while room.guide.step is not None:
        assert room.t.due is None, "nobody is hurried"
        lines.append(told(room))
        events += [one.event for one in room.go_on()]
    names = {line.split()[0] for line in wanted}
    assert [line for line in dict.fromkeys(lines) if line.split()[0] in names] == wanted
    done = [(event.seat, event.card) for event in events if isinstance(event, MissionValidated)]
    assert done[:3] == [(YOU, "so-12"), (YOU, "ve-16"), (ANA, "ve-24")]
    assert done[3:] == [(YOU, "te-01"), (LEO, "so-04"), (LEO, "sp-15"), (YOU, "sp-05")]
    consoled = [(event.seat, event.kind) for event in events if isinstance(event, Consolation)]
    assert consoled == [(ANA, "draw"), (LEO, "exchange"), (LEO, "draw"), (YOU, "draw"), (ANA, "draw")]
    assert [event.card for event in events if isinstance(event, ExchangeDone)] == ["so-04"]
    over = room.t.outcome
    assert over is not None and over.winners == (YOU,) and over.sheet.reason == "completed"


def test_however_the_newcomer_chooses_the_job_is_theirs() -> None:
    ends = [room.t for room in ways(Classroom(GAME)) if room.guide.step is None]
    assert len(ends) == 4  # SOLO or VERSUS first; either of the two 3s
    for t in ends:
        assert t.outcome is not None and t.outcome.scores == (4, 1, 2) and t.round == 4


def test_nobody_lets_a_mission_go_that_holds(room: Classroom[State]) -> None:
    """The others play in earnest: whoever takes a consolation could validate nothing."""
    checked = 0
    while room.guide.step is not None:
        before = room.t.copy()
        for event in events(room.go_on(), Consolation):
            hand = [card for card in before.hands[event.seat] if card]
            specials = [] if before.has_special(event.seat) else [card for card in before.display if card]
            assert all(before.dice) and not [c for c in (*hand, *specials) if is_met(c, before.dice, event.seat)]
            checked += 1
    assert checked == 5


@pytest.mark.parametrize(
    ("passage", "instead", "reason"),
    [
        ('solo = "so-12", versus', 'solo = "ve-12", versus', "ve-12"),
        ('solo = ["so-04", "so-20"]', 'solo = ["so-04", "so-12"]', "so-12"),
        ('"theft", "transaction"', '"transfer", "transfer"', "transfer"),
        (', team = "te-10" }', " }", "3 hands"),
        ("[5, 6],", "[5, 7],", "1 to 6"),
        ("seed = ", "seeds = ", "seeds"),
        ('say = "lesson-dials"', 'says = "lesson-dials"', "says"),
    ],
)
def test_a_story_that_cannot_be_dealt_is_refused(tmp_path: Path, passage: str, instead: str, reason: str) -> None:
    assert reason in refuses_story(FOLDER / FILE, tmp_path, load, passage, instead)
