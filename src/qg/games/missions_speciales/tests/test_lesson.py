"""The guided first game: the story that M tells is what the rules make of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from qg.check.lessons import Classroom, ways
from qg.games.missions_speciales import GAME
from qg.games.missions_speciales.data import MISSIONS, STAGES
from qg.games.missions_speciales.events import (
    BranchClosed,
    BranchOpened,
    Converted,
    Debriefed,
    DiceRolled,
    ExpressTaken,
    FightTied,
    ImposedProgress,
    Paid,
    QRolled,
    StageCompleted,
    Stepped,
)
from qg.games.missions_speciales.lesson import FILE, FOLDER, load
from qg.games.missions_speciales.pieces import Points
from qg.games.missions_speciales.state import Agent, State
from qg.kernel import DataError, Event, Illegal, Told

YOU = 0
KEEP = {"type": "keep_identity"}
TAKE = {"type": "take_identity", "figurine": "diver", "code_name": "Night Owl"}


@pytest.fixture
def room() -> Classroom:
    return Classroom(GAME)


def state(room: Classroom) -> State:
    assert isinstance(room.t, State)
    return room.t


def you(room: Classroom) -> Agent:
    return state(room).agents[YOU]


def until(room: Classroom, say: str) -> list[Told]:
    """Follows the coach to this line; returns what was told on the way."""
    told: list[Told] = []
    while room.guide.step is not None and room.guide.step.say != f"lesson-{say}":
        told += room.go_on()
    assert room.guide.step is not None, f"{say} is never said"
    return told


def events(told: list[Told], kind: type[Event]) -> list[Any]:
    return [entry.event for entry in told if isinstance(entry.event, kind)]


def dice(told: list[Told]) -> list[tuple[int, int]]:
    return [(event.white, event.black) for event in events(told, DiceRolled)]


def stands(room: Classroom, place: str, stage: int, q: Points) -> bool:
    """Where the newcomer is, on which stage, with arms, equipment and transport."""
    return (you(room).place, you(room).stage, you(room).q) == (place, stage, q)


# -- Madrid, Cortina, Venice ---------------------------------------------------------------------------------------


def test_a_solo_table_deals_mission_12_and_its_allocation(room: Classroom) -> None:
    until(room, "dossier")
    assert len(state(room).seats) == 1 and state(room).is_solo and state(room).opt.aids == "full"
    assert you(room).mission == "m12" and stands(room, "madrid", 1, (4, 3, 2))
    mission = MISSIONS["m12"]
    assert (mission.number, mission.value, len(mission.stage)) == (12, 1100, 7) and mission.stage[-1].place == "london"


def test_any_figurine_and_any_code_name_will_do(room: Classroom) -> None:
    room.choose(TAKE)
    assert (you(room).figurine, you(room).code_name) == ("diver", "Night Owl")
    assert room.guide.step is not None and room.guide.step.say == "lesson-dossier"


def test_a_refused_code_name_leaves_the_lesson_where_it_was(room: Classroom) -> None:
    with pytest.raises(Illegal) as caught:
        room.choose({**TAKE, "code_name": "James Bond"})
    assert caught.value.code == "code_name_forbidden"
    assert room.guide.step is not None and room.guide.step.say == "lesson-welcome"
    room.choose(KEEP)
    assert you(room).code_name == "001"


def test_on_the_first_turn_nobody_travels_and_the_fight_is_won_for_nothing(room: Classroom) -> None:
    until(room, "madrid")
    assert you(room).first_turn and not [choice for choice in room.legal if "place" in choice]
    told = until(room, "stamp")
    assert dice(told) == [(3, 1)] and not events(told, Paid)
    assert [event.stage for event in events(told, StageCompleted)] == [1] and stands(room, "madrid", 2, (4, 3, 2))


def test_cortina_is_three_turns_away_or_one_for_two_points(room: Classroom) -> None:
    until(room, "express")
    stage = STAGES["m12"][1]
    assert stage.standard is not None and stage.standard.turns == 3
    (taken,) = events(until(room, "cortina"), ExpressTaken)
    assert (taken.to, taken.cost) == ("cortina", 2) and stands(room, "cortina", 2, (4, 3, 0))


def test_a_tie_is_settled_for_one_arms_point(room: Classroom) -> None:
    until(room, "cortina")
    told = until(room, "tie")
    assert dice(told) == [(2, 2)] and len(events(told, FightTied)) == 1
    assert {"type": "fight_on"} in room.legal and room.meant == [{"type": "pay"}]
    until(room, "venice")
    assert stands(room, "cortina", 3, (3, 3, 0))


def test_in_venice_nothing_waits_and_the_turn_is_over(room: Classroom) -> None:
    until(room, "venice")
    before = state(room).round
    told = until(room, "corfu")
    assert [event.to for event in events(told, Stepped)] == ["venice"] and state(room).round == before + 1


# -- Corfu, Albania, Corfu again -----------------------------------------------------------------------------------


def test_one_star_short_costs_two_equipment_points(room: Classroom) -> None:
    until(room, "casino")
    told = until(room, "deficit")
    (paid,) = events(told, Paid)
    assert dice(told) == [(1, 2)] and (paid.q, paid.points, paid.reason) == ("equipment", 2, "deficit")
    assert stands(room, "corfu", 4, (3, 1, 0))


def test_the_combat_in_albania_is_won(room: Classroom) -> None:
    until(room, "warehouse")
    assert {"type": "hold_off"} in room.legal
    told = until(room, "back")
    assert dice(told) == [(3, 2)] and stands(room, "albania", 5, (3, 1, 0))


def test_arriving_at_q_is_a_turn_and_the_die_another(room: Classroom) -> None:
    until(room, "back")
    before = state(room).round
    told = until(room, "yellow")
    assert [event.place for event in events(told, BranchOpened)] == ["corfu"] and state(room).round == before + 1
    assert not events(told, QRolled) and not [choice for choice in room.legal if "place" in choice]
    told = until(room, "safe")
    assert [(event.obtained, event.required) for event in events(told, ImposedProgress)] == [(2, 2)]
    assert [event.stage for event in events(told, StageCompleted)] == [5] and stands(room, "corfu", 6, (3, 3, 0))


def test_whoever_stays_at_the_branch_may_roll_blue(room: Classroom) -> None:
    until(room, "blue")
    assert {"type": "step", "place": "saint_cyril"} in room.legal, "one might also go"
    (rolled,) = events(until(room, "climb"), QRolled)
    assert (rolled.die, rolled.value) == ("blue", 3) and stands(room, "corfu", 6, (3, 3, 3))


# -- Saint Cyril, Corfu, London ------------------------------------------------------------------------------------


def test_three_arms_are_just_enough_for_the_worst_roll(room: Classroom) -> None:
    until(room, "monastery")
    told = until(room, "alive")
    (paid,) = events(told, Paid)
    assert dice(told) == [(1, 3)] and (paid.q, paid.points) == ("arms", 3)
    assert you(room).status == "active" and stands(room, "saint_cyril", 7, (0, 3, 3))


def test_the_branch_is_closed_behind_the_newcomer(room: Classroom) -> None:
    until(room, "climb")
    told = until(room, "dark")
    assert [event.place for event in events(told, BranchClosed)] == ["corfu"] and you(room).place == "corfu"
    with pytest.raises(Illegal) as caught:
        room.t.answer(YOU, {"type": "q_roll", "die": "yellow"})
    assert (caught.value.code, caught.value.rule_id) == ("q_closed", "MS-Q-05")


def test_the_way_home_over_venice_would_be_as_quick_and_as_dear(room: Classroom) -> None:
    until(room, "alive")
    assert {"type": "express", "place": "venice"} in room.legal
    express = STAGES["m12"][6].express
    assert express is not None and (express.turns, express.points, express.via) == (2, 2, ("venice",))
    before = state(room).round
    told = until(room, "debriefing")
    assert [event.cost for event in events(told, ExpressTaken)] == [2] and state(room).round == before + 1


def test_the_report_counts_what_is_left(room: Classroom) -> None:
    until(room, "home")
    (told,) = events(until(room, "debriefing"), Debriefed)
    assert (told.mission, told.quantity, told.bonus_cap) == ("m12", (0, 3, 1), 550)


def test_three_equipment_points_become_bonus_and_the_wheel_is_kept(room: Classroom) -> None:
    until(room, "convert")
    assert not room.guide.expects({"type": "convert_points", "arms": 0, "equipment": 3, "transport": 1})
    (done,) = events(until(room, "missions"), Converted)
    assert (done.points, done.mission_score, done.bonus, done.grand_total) == ((0, 3, 0), 1100, 150, 1250)
    assert you(room).q == (0, 0, 1) and you(room).total == 1250


# -- what comes after ----------------------------------------------------------------------------------------------


def test_there_are_nine_missions_to_choose_from_and_not_number_12(room: Classroom) -> None:
    until(room, "missions")
    offered = [choice["mission"] for choice in room.meant]
    assert len(offered) == 9 and "m12" not in offered and {"type": "wait"} in room.legal
    two = sorted((MISSIONS[mission].value for mission in offered), reverse=True)[:2]
    assert you(room).total + sum(two) >= state(room).opt.target, "two more may be enough"


def test_whichever_mission_is_taken_the_game_goes_on() -> None:
    ends = [state(room) for room in ways(Classroom(GAME)) if room.guide.step is None]
    assert len(ends) == 18  # two ways to an identity, nine missions
    for t in ends:
        assert t.outcome is None and t.waiting == (YOU,) and t.agents[YOU].first_turn
        assert t.agents[YOU].q[2] == MISSIONS[t.agents[YOU].own_mission].base.transport + 1


def test_nothing_is_ever_due(room: Classroom) -> None:
    while room.guide.step is not None:
        assert room.t.due is None
        room.go_on()


# -- the file ------------------------------------------------------------------------------------------------------


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
    text = (FOLDER / FILE).read_text(encoding="utf-8")
    assert passage in text
    (tmp_path / FILE).write_text(text.replace(passage, instead, 1), encoding="utf-8")
    with pytest.raises(DataError, match=reason):
        load(tmp_path)
