"""Double-zero: a mission solved exactly, and a race that sets the pace."""

import random

import pytest

from qg.games.missions_speciales.bots.double_zero import DoubleZero, taken
from qg.games.missions_speciales.bots.foresight import NO_Q, Foresight, packed, size
from qg.games.missions_speciales.bots.outlook import ALONE, TENTHS, pace_of, prospect, turns_after
from qg.games.missions_speciales.tests.prelude import *
from qg.games.missions_speciales.tests.test_bots import alone, choice, dealt, report, stand


def race(mission: str, stage: int, q: Points, *, rival: str, **more: Any) -> State:
    """Two agents, one in such a position; his rival has just begun, or is a step from the report that wins."""
    t = dealt(2)
    stand(t, mission, stage, q, **more)
    if rival == "far":
        stand(t, "m17", 1, BASE["m17"], seat=1 - on_turn(t))
    else:
        stand(t, "m17", 8, (0, 0, 0), place="paris", seat=1 - on_turn(t), total=3000)
    return t


# -- a mission solved -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("arms", "survives"), [(0, 1 / 2), (1, 2 / 3), (2, 8 / 9), (3, 1)])
def test_one_fight_is_survived_as_often_as_the_dice_say(arms: int, survives: float) -> None:
    """The last fight of mission 12, where time counts for nothing."""
    foresight = Foresight("m12", 1100, 1.0, recovers=False)
    assert foresight.fight((5, "saint_cyril", NO_Q, packed((arms, 0, 0)))) == pytest.approx(survives)


def test_worth_is_the_pace_to_the_power_of_turns_where_nothing_is_left_to_chance() -> None:
    foresight = Foresight("m12", 1100, 0.9, recovers=False)
    assert foresight.at(6, "saint_cyril", NO_Q, packed((0, 0, 0))) == pytest.approx(0.9**4)
    assert foresight.at(6, "saint_cyril", NO_Q, packed((0, 0, 2))) == pytest.approx(0.9**2)
    short = Foresight("m12", 1150, 0.9, recovers=False)
    assert short.report(packed((0, 0, 1))) == 1
    assert short.report(packed((0, 0, 0))) == pytest.approx(0.9 ** turns_after(50, 0))


def test_more_points_are_never_worth_less() -> None:
    for mission in ("m10", "m16", "m19"):
        foresight = Foresight(mission, 2600, 0.88, recovers=False)
        place = STAGES[mission][0].place
        for kind in range(3):
            values = []
            for points in range(5):
                pocket = tuple(points if each == kind else number for each, number in enumerate(BASE[mission]))
                values.append(foresight.at(0, place, NO_Q, packed((pocket[0], pocket[1], pocket[2]))))
            assert values == sorted(values)


def test_the_hurt_who_recover_have_less_to_fear() -> None:
    moment = (5, "saint_cyril", NO_Q, packed((0, 0, 0)))
    assert Foresight("m12", 1100, 0.9, recovers=True).fight(moment) > Foresight("m12", 1100, 0.9, recovers=False).fight(
        moment
    )


def test_turns_to_the_target_follow_from_missions_solved() -> None:
    """The best of six of the ten missions, worked out again for one entry of the table."""
    assert list(TENTHS) == sorted(TENTHS) and len(TENTHS) * 50 == 4000
    values = []
    for mission in MISSION_IDS:
        foresight = Foresight(mission, 1000, 0.88, recovers=False)
        values.append(foresight.at(0, STAGES[mission][0].place, NO_Q, packed(BASE[mission])))
    assert max(values) > 0.88 ** turns_after(1000, 0) > sorted(values)[4]


def test_pockets_are_packed_without_loss() -> None:
    assert size(packed((3, 2, 7))) == 12
    assert packed((1, 0, 0)) + packed((0, 2, 5)) == packed((1, 2, 5))


# -- the race ---------------------------------------------------------------------------------------------------------


def test_a_rival_about_to_finish_makes_turns_dear_and_nobody_makes_them_cheap() -> None:
    far, near = race("m13", 3, (3, 3, 3), rival="far"), race("m13", 3, (3, 3, 3), rival="near")
    tables = (near, far, alone("m13", 3, (3, 3, 3)))
    paces = [pace_of(GAME.view(t, t.turn).board, on_turn(t), 4000) for t in tables]
    assert paces[0] < 0.7 < paces[1] <= paces[2] == ALONE


def test_prospects_count_flights_stages_and_what_is_missing() -> None:
    t = alone("m12", 7, (0, 0, 2), place="saint_cyril", total=2900)
    assert prospect(t.agents[0], 4000).turns == 2
    begun = prospect(alone("m12", 1, BASE["m12"]).agents[0], 4000)
    later = prospect(alone("m12", 6, (3, 0, 3)).agents[0], 4000)
    assert 25 < later.turns < begun.turns < 50 and begun.fights > later.fights


def test_a_race_lowers_the_threshold_to_engage() -> None:
    """With one point in Udaipur, London near; then with none where Q is at hand."""
    calm, pressed = (race("m13", 3, (3, 1, 4), rival=rival, total=2600) for rival in ("far", "near"))
    assert choice(DoubleZero, calm) not in (Engage(), Abandon())
    assert choice(DoubleZero, pressed) == Engage()
    corfu = {"place": "corfu", "branch": "corfu", "total": 2900}
    calm, pressed = (race("m12", 6, (0, 0, 2), rival=rival, **corfu) for rival in ("far", "near"))
    assert choice(DoubleZero, calm) == QRoll("red")
    assert choice(DoubleZero, pressed) == Step("saint_cyril")


def test_who_leads_takes_no_fight_that_can_be_lost_where_q_is_at_hand() -> None:
    for arms in (0, 1, 2):
        t = race("m19", 2, (arms, 0, 3), rival="far", total=2550, place="paris")
        t.answer(on_turn(t), Step(LONDON))
        assert asked(t)[0] == "engage_on_arrival" and choice(DoubleZero, t) == HoldOff()


# -- Q, ways, fights --------------------------------------------------------------------------------------------------


def test_the_last_q_stop_makes_what_reaches_the_target() -> None:
    """Mission 12 in Corfu: eight points of bonus are missing."""
    short = race("m12", 6, (3, 0, 4), rival="far", place="corfu", branch="corfu", total=2500)
    assert isinstance(choice(DoubleZero, short), QRoll)
    enough = race("m12", 6, (6, 0, 10), rival="far", place="corfu", branch="corfu", total=2500)
    assert choice(DoubleZero, enough) == Step("saint_cyril")


def test_express_where_it_is_worth_it() -> None:
    t = race("m13", 3, (6, 5, 9), rival="far", place=LONDON, total=2600)
    assert choice(DoubleZero, t) == Express("udaipur")


def test_ties_are_paid() -> None:
    t = race("m13", 3, (3, 3, 3), rival="far")
    t.script = (2, 2)
    t.answer(on_turn(t), Engage())
    assert asked(t)[0] == "tie_choice" and choice(DoubleZero, t) == Pay()


# -- debriefing and missions ------------------------------------------------------------------------------------------


def test_below_the_target_a_good_stock_is_transferred() -> None:
    assert taken((5, 4, 6), 0) == (0, 0, 0)
    assert taken((5, 4, 6), 6) == (2, 2, 2)
    assert taken((5, 4, 6), 8) == (2, 4, 2)
    converted = choice(DoubleZero, report("m14", (5, 4, 6), 0))
    assert isinstance(converted, ConvertPoints) and converted.arms + converted.equipment + converted.transport >= 6


def test_who_is_short_of_little_takes_a_short_mission() -> None:
    t = report("m14", (1, 1, 1), 1600)
    t.answer(0, ConvertPoints(0, 0, 0))
    assert asked(t)[0] == "choose_mission"
    assert choice(DoubleZero, t) in (TakeMission("m10"), TakeMission("m12"))


def test_without_time_it_still_chooses() -> None:
    class Hasty(DoubleZero):
        budget_ms = 0

    t = report("m14", (1, 1, 1), 0)
    t.answer(0, ConvertPoints(0, 0, 0))
    assert isinstance(choice(Hasty, t), TakeMission)


def test_nothing_is_drawn_at_random() -> None:
    t = report("m14", (4, 1, 1), 0)
    assert len({choice(DoubleZero, t, seed) for seed in range(5)}) == 1
    rng = random.Random(3)
    before = rng.getstate()
    DoubleZero().choose(GAME.view(t, 0), rng)
    assert rng.getstate() == before


def test_what_is_hopeless_is_given_up() -> None:
    """Alone, bound by a fight without a point to pay with, the first of a mission: half of all agents are lost."""
    t = alone("m12", 1, (0, 0, 0))
    t.script = (2, 2)
    t.answer(0, Engage())
    assert asked(t)[0] == "continue_fight" and choice(DoubleZero, t) == Abandon()
