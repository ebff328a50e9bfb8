"""The guided first game: the story that the Director tells is what the rules make of it."""

import pytest

from qg.check.lessons import Classroom, ways
from qg.games.dice_mission.data import FOLDER
from qg.games.dice_mission.lesson import FILE, load
from qg.games.dice_mission.tests.prelude import *

YOU, ANA, LEO = range(3)
ADAPTATIONS = [{"type": "adaptation", "die": die, "value": 6} for die in (3, 4)]


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
        wished = [choice for choice in room.meant if choice in wishes]
        told += room.choose(wished[0]) if wished else room.go_on()
    assert room.guide.step is not None, f"{say} is never said"
    return told


def shown(room: Classroom) -> list[list[int]]:
    """The values on the table, by seat."""
    return [[die.value for die in tray] for tray in state(room).dice]


def validate(source: str, slot: int) -> dict[str, Any]:
    return {"type": "validate", "source": source, "slot": slot}


def can_validate(room: Classroom) -> list[Any]:
    return [choice for choice in room.legal if choice["type"] == "validate"]


# -- round 1 -------------------------------------------------------------------------------------------------------


def test_the_table_is_dealt_as_written_and_the_newcomer_has_the_token(room: Classroom) -> None:
    t = state(room)
    assert t.hands[YOU] == ("so-12", "ve-16", "te-01") and t.active == YOU
    assert t.opt.open_hands and t.due is None and "sp-05" not in t.display
    faces = [[card and card.card for card in hand] for hand in GAME.view(t, YOU).board.hands]
    assert faces == [[*hand] for hand in t.hands], "the hands of the others lie open"


def test_two_6s_are_kept_and_a_third_joins_them(room: Classroom) -> None:
    until(room, "lesson-keep")
    assert shown(room)[YOU] == [6, 6, 1, 4, 2] and len(room.legal) == 32
    (reroll,) = room.meant
    assert [state(room).value_of(die) for die in reroll["dice"]] == [1, 4, 2]
    until(room, "lesson-stop")
    assert shown(room)[YOU] == [6, 6, 6, 5, 1] and state(room).rolls_left == 1


def test_the_others_get_the_dice_and_the_rolls_that_the_newcomer_had(room: Classroom) -> None:
    until(room, "lesson-stop")
    told = until(room, "lesson-dials")
    assert shown(room)[ANA:] == [[6, 3, 3, 2, 4], [1, 5, 5, 2, 3]] and (state(room).n, state(room).r) == (5, 2)
    assert [(roll.seat, roll.roll_no) for roll in events(told, DiceRolled)] == [(ANA, 1), (ANA, 2), (LEO, 1), (LEO, 2)]
    assert state(room).phase == "debriefing" and state(room).turn == YOU


@pytest.mark.parametrize("first", [1, 2])
def test_solo_and_versus_are_validated_in_whichever_order(room: Classroom, first: int) -> None:
    until(room, "lesson-debriefing")
    assert can_validate(room) == room.meant == [validate("hand", 1), validate("hand", 2)]
    room.choose(validate("hand", first))
    assert room.guide.step is not None and room.guide.step.say == "lesson-both"
    assert can_validate(room) == room.meant == [validate("hand", 3 - first)]
    until(room, "lesson-not-yet")
    assert len(state(room).validated[YOU]) == 2 and room.legal == [{"type": "end_turn"}]


def test_the_team_counter_shows_two_1s_and_three_3s(room: Classroom) -> None:
    until(room, "lesson-not-yet")
    table = [value for tray in shown(room) for value in tray]
    assert (table.count(1), table.count(3)) == (2, 3) and not is_met("te-01", state(room).dice, YOU)


def test_ana_draws_a_gadget_and_leo_exchanges_a_mission(room: Classroom) -> None:
    until(room, "lesson-not-yet")
    told = until(room, "lesson-draw")
    assert [(event.seat, event.kind) for event in events(told, Consolation)] == [(ANA, "draw")]
    told = until(room, "lesson-exchange")
    assert [(event.seat, event.kind) for event in events(told, Consolation)] == [(LEO, "exchange")]
    ((given,), (kept,)) = events(told, ExchangeStarted), events(told, ExchangeDone)
    assert (given.card, kept.card) == ("so-17", "so-04") and state(room).round == 2 and shown(room) == [[], [], []]


# -- rounds 2 and 3 ------------------------------------------------------------------------------------------------


def test_one_roll_is_enough_for_as_many_1s_as_3s(room: Classroom) -> None:
    until(room, "lesson-last")
    assert (state(room).n, state(room).r, state(room).active) == (3, 1, ANA) and shown(room)[YOU] == []
    until(room, "lesson-counter")
    assert shown(room) == [[1, 4, 4], [3, 6, 1], [3, 2, 5]] and is_met("te-01", state(room).dice, YOU)
    told = until(room, "lesson-accord")
    assert [(event.seat, event.card) for event in events(told, MissionValidated)] == [(ANA, "ve-24")]
    assert [(event.seat, event.cause) for event in events(told, GadgetDrawn)] == [(LEO, "consolation")]
    assert can_validate(room) == room.meant == [validate("hand", 3)]
    until(room, "lesson-three")
    assert len(state(room).validated[YOU]) == 3 and room.legal == [{"type": "end_turn"}]


def test_leo_needs_two_dice_and_silo_code_comes_on_display(room: Classroom) -> None:
    until(room, "lesson-two-dice")
    assert (state(room).n, state(room).r, shown(room)[LEO]) == (2, 1, [5, 6])
    told = until(room, "lesson-briefcase")
    assert [(event.seat, event.card) for event in events(told, MissionValidated)] == [(LEO, "so-04"), (LEO, "sp-15")]
    assert [(event.seat, event.cause) for event in events(told, GadgetDrawn)] == [(LEO, "briefcase")]
    assert [event.card for event in events(told, DisplayRefilled)] == ["sp-05"]


def test_in_the_third_round_nothing_is_left_but_a_gadget_for_the_next(room: Classroom) -> None:
    until(room, "lesson-consolation")
    assert shown(room)[YOU] == [3, 4] and not can_validate(room) and state(room).round == 3
    until(room, "lesson-gadget")
    assert [tuple(held) for held in state(room).gadgets[YOU]] == [("adaptation", 3)] and state(room).round == 3
    until(room, "lesson-again")
    assert (state(room).round, state(room).active, state(room).turn) == (4, YOU, YOU)


# -- round 4 -------------------------------------------------------------------------------------------------------


def test_a_near_miss_is_mended_by_adaptation(room: Classroom) -> None:
    until(room, "lesson-near")
    assert shown(room)[YOU] == [6, 6, 2, 3, 3] and state(room).rolls_left == 2
    told = until(room, "lesson-adaptation")
    ended = [event.seat for event in events(told, TurnEnded) if event.phase == "mission"]
    assert ended == [YOU, ANA, LEO] and state(room).r == 1
    assert not can_validate(room) and room.meant == ADAPTATIONS


@pytest.mark.parametrize("choice", ADAPTATIONS)
def test_silo_code_wins_the_game(room: Classroom, choice: dict[str, Any]) -> None:
    until(room, "lesson-silo", choice)
    assert shown(room)[YOU].count(6) == 3 and can_validate(room) == room.meant == [validate("display", 2)]
    told = until(room, "lesson-hired")
    (done,) = events(told, MissionValidated)
    assert done.card == "sp-05" and DATA.missions["sp-05"].briefcase and not events(told, GadgetDrawn)
    outcome = state(room).outcome
    assert outcome is not None and outcome.winners == (YOU,) and outcome.sheet.reason == "completed"


def test_however_the_newcomer_chooses_the_job_is_theirs() -> None:
    ends = [state(room) for room in ways(Classroom(GAME)) if room.guide.step is None]
    assert len(ends) == 4  # SOLO or VERSUS first; either of the two 3s
    for t in ends:
        assert t.outcome is not None and t.outcome.scores == (4, 1, 2) and t.round == 4


def test_nobody_lets_a_mission_go_that_holds(room: Classroom) -> None:
    """The others play in earnest: whoever takes a consolation could validate nothing."""
    checked = 0
    while room.guide.step is not None:
        before = state(room).copy()
        for event in events(room.go_on(), Consolation):
            hand = [card for card in before.hands[event.seat] if card]
            specials = [] if before.has_special(event.seat) else [card for card in before.display if card]
            assert all(before.dice) and not [c for c in (*hand, *specials) if is_met(c, before.dice, event.seat)]
            checked += 1
    assert checked == 5


def test_nothing_is_ever_due(room: Classroom) -> None:
    while room.guide.step is not None:
        assert room.t.due is None
        room.go_on()


# -- the file ------------------------------------------------------------------------------------------------------


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
    text = (FOLDER / FILE).read_text(encoding="utf-8")
    assert passage in text
    (tmp_path / FILE).write_text(text.replace(passage, instead, 1), encoding="utf-8")
    with pytest.raises(DataError, match=reason):
        load(tmp_path)
