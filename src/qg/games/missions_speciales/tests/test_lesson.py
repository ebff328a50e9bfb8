"""The guided first game: the story that M tells is what the rules make of it."""

import pytest

from qg.check.lessons import Classroom, refuses_story, ways
from qg.games.missions_speciales import lesson
from qg.games.missions_speciales.tests.prelude import *

STORY = """
    welcome     -            0  0/0/0  0
    dossier     madrid       1  4/3/2  0
    ready       madrid       1  4/3/2  0
    madrid      madrid       1  4/3/2  1
    stamp       madrid       2  4/3/2  2   rolled 3 1
    express     madrid       2  4/3/2  2
    cortina     cortina      2  4/3/0  2
    tie         cortina      2  4/3/0  2   rolled 2 2
    venice      cortina      3  3/3/0  3   paid 1 arms (tie)
    corfu       venice       3  3/3/0  4
    casino      corfu        3  3/3/0  4
    deficit     corfu        4  3/1/0  5   rolled 1 2, paid 2 equipment (deficit)
    albania     corfu        4  3/1/0  5
    warehouse   albania      4  3/1/0  5
    back        albania      5  3/1/0  6   rolled 3 2
    yellow      corfu        5  3/1/0  7   opened corfu
    safe        corfu        6  3/3/0  8   yellow 2
    blue        corfu        6  3/3/0  8
    climb       corfu        6  3/3/3  9   blue 3
    monastery   saint_cyril  6  3/3/3  9   closed corfu
    alive       saint_cyril  7  0/3/3  10  rolled 1 3, paid 3 arms (deficit)
    dark        corfu        7  0/3/3  11
    home        corfu        7  0/3/3  11
    debriefing  london       7  0/3/1  11  reported 0/3/1
    convert     london       7  0/3/1  11
    missions    london       0  0/0/1  11  converted 0/3/0 for 1100 + 150 = 1250
    training    scotland     1  3/3/4  12
    next        scotland     1  3/3/4  12
"""
"""Line by line: place, stage, arms/equipment/transport, round, and what has happened since the line before."""


@pytest.fixture
def room() -> Classroom[State]:
    return Classroom(GAME)


def you(room: Classroom[State]) -> Agent:
    return room.t.agents[A]


def points(q: Points) -> str:
    return "/".join(map(str, q))


def happened(told: list[Moment]) -> Iterator[str]:
    """What the coach speaks of."""
    for each in told:
        match each.event:
            case DiceRolled(_, _, white, black):
                yield f"rolled {white} {black}"
            case Paid(_, q, number, reason=reason):
                yield f"paid {number} {q} ({reason})"
            case BranchOpened(_, place):
                yield f"opened {place}"
            case BranchClosed(_, place):
                yield f"closed {place}"
            case QRolled(_, die, value):
                yield f"{die} {value}"
            case Debriefed(_, "m12", quantity):
                yield f"reported {points(quantity)}"
            case Converted(_, some) as line:
                yield f"converted {points(some)} for {line.mission_score} + {line.bonus} = {line.grand_total}"


def test_the_story_is_what_the_rules_make_of_it(room: Classroom[State]) -> None:
    assert room.t.is_solo and room.t.opt.aids == "full"
    told: list[Moment] = []
    for line in STORY.strip().splitlines():
        say, place, stage, q, number, *since = line.split(maxsplit=5)
        assert room.guide.step is not None and room.guide.step.say == f"lesson-{say}"
        assert (you(room).place or "-", you(room).stage) == (place, int(stage)), say
        assert (points(you(room).q), room.t.round, room.t.due) == (q, int(number), None), say
        assert list(happened(told)) == (since[0].split(", ") if since else []), say
        told = room.go_on()
    assert room.guide.step is None and asked(room.t) == ("turn_action", (A,))


def test_the_coach_is_right_about_what_else_could_be_done(room: Classroom[State]) -> None:
    room.until("lesson-madrid")
    assert not [choice for choice in room.legal if "place" in choice], "nobody travels on the first turn"
    room.until("lesson-tie")
    assert {"type": "fight_on"} in room.legal and room.meant == [{"type": "pay"}]
    room.until("lesson-warehouse")
    assert {"type": "hold_off"} in room.legal
    room.until("lesson-yellow")
    assert not [choice for choice in room.legal if "place" in choice], "Q keeps who has nothing yet"
    room.until("lesson-blue")
    assert {"type": "step", "place": "saint_cyril"} in room.legal, "one might also go"
    room.until("lesson-alive")
    assert {"type": "express", "place": "venice"} in room.legal, "home over Venice is as quick and as dear"
    room.until("lesson-dark")
    assert refused(room.t, A, QRoll("yellow")) == ("q_closed", "MS-Q-05")
    room.until("lesson-convert")
    assert not room.guide.expects({"type": "convert_points", "arms": 0, "equipment": 3, "transport": 1})
    room.until("lesson-missions")
    offered = [choice["mission"] for choice in room.meant]
    assert len(offered) == 9 and "m12" not in offered and {"type": "wait"} in room.legal
    two = sorted((MISSIONS[mission].value for mission in offered), reverse=True)[:2]
    assert you(room).total + sum(two) >= room.t.opt.target, "two more may be enough"


def test_the_sheet_of_mission_12_says_what_the_coach_says() -> None:
    mission, (_, cortina, *_, home) = MISSIONS["m12"], STAGES["m12"]
    assert (mission.number, mission.value, len(mission.stage), home.place) == (12, 1100, 7, "london")
    assert cortina.standard and cortina.express and home.express
    assert (cortina.standard.turns, cortina.express.turns, cortina.express.points) == (3, 1, 2)
    assert (home.express.turns, home.express.points, home.express.via) == (2, 2, ("venice",))


def test_whichever_mission_is_taken_the_game_goes_on() -> None:
    ends = [room.t for room in ways(Classroom(GAME)) if room.guide.step is None]
    assert len(ends) == 18  # two ways to an identity, nine missions
    for t in ends:
        assert asked(t) == ("turn_action", (A,)) and t.agents[A].first_turn
        assert t.agents[A].q[2] == MISSIONS[t.agents[A].own_mission].base.transport + 1


@pytest.mark.parametrize(
    ("passage", "instead", "reason"),
    [
        ('mission = "m12"', 'mission = "m20"', "no mission m20"),
        ("{ white = 3, black = 1 }", "{ white = 4, black = 1 }", "white and shows 4"),
        ("{ yellow = 2 }", "{ green = 2 }", "green"),
        ("seed = ", "seeds = ", "seeds"),
        ('say = "lesson-stamp"', 'says = "lesson-stamp"', "says"),
    ],
)
def test_a_story_that_cannot_be_dealt_is_refused(tmp_path: Path, passage: str, instead: str, reason: str) -> None:
    assert reason in refuses_story(lesson.FOLDER / lesson.FILE, tmp_path, lesson.load, passage, instead)
