"""Rookie and agent in positions of play.md: what they stock, when they fight, how they travel, what they convert."""

import random

import pytest

from qg.games.missions_speciales import bots
from qg.games.missions_speciales.bots import DoubleZero, Rookie
from qg.games.missions_speciales.bots.stretch import fights_ahead, is_last_stop, stretch, transport_ahead
from qg.games.missions_speciales.bots.ways import best_plan, first_leg, plans, turns
from qg.games.missions_speciales.tests.prelude import *
from qg.kernel import Bot

LEVELS: list[type[Bot]] = [Rookie, bots.Agent, DoubleZero]


def dealt(n: int = 1, **options: Any) -> State:
    """A table in round 1, the first agent asked for his action."""
    t = GAME.new(n, options, seed="bots")
    for answer in (KeepIdentity(), SayReady()):
        for seat in t.all_seats:
            t.answer(seat, answer)
    assert asked(t)[0] == "turn_action"
    return t


def stand(
    t: State, mission: str, stage: int, q: Points, *, place: str = "", seat: int | None = None, **more: Any
) -> int:
    """An agent, by default the one in turn, at this stage of a mission, at its place or another; his seat.

    Whoever was on the mission is on one that is free. A branch of the mission on his place is open to him.
    """
    seat = on_turn(t) if seat is None else seat
    for other in t.all_seats:
        if other != seat and t.agents[other].mission == mission:
            stand(t, t.available[0], 1, t.agents[other].q, seat=other)
    current = STAGES[mission][stage - 1]
    place = place or current.place
    known = {"first_turn": False, "branch": None, "obtained": 0, "total": 0} | more
    agent = replace(t.agents[seat], mission=mission, stage=stage, place=place, q=q, **known)
    t.update(seat, agent)
    t.lines = with_at(t.lines, seat, (Line(mission, carried=agent.total),))
    t.scratch.forget()
    return seat


def alone(mission: str, stage: int, q: Points, **more: Any) -> State:
    """One agent in such a position."""
    t = dealt()
    stand(t, mission, stage, q, **more)
    return t


def choice(bot: type[Bot], t: State, seed: int = 0) -> Any:
    """What a bot answers to whatever is asked."""
    view = GAME.view(t, t.waiting[0])
    found = bot().choose(view, random.Random(seed))
    assert found in view.options
    return found


# -- ways -------------------------------------------------------------------------------------------------------------


def test_ways_of_the_rule_book_by_budget() -> None:
    """MS-EX-05, 06, 09, 10, 12."""
    assert [turns(LONDON, goal) for goal in ("tangiers", "cairo", "udaipur")] == [4, 5, 4]
    assert turns(LONDON, "udaipur", 4) == 1 and turns(LONDON, "udaipur", 3) == 2
    assert plans("kaolong_bay", LONDON)[-1] == (2, 4)
    assert turns(LONDON, "udaipur", 99) == 1


def test_the_printed_figures_of_every_stage_are_among_the_ways() -> None:
    for mission in MISSION_IDS:
        for before, stage in zip(STAGES[mission], STAGES[mission][1:], strict=False):
            assert stage.standard is not None
            found = plans(before.place, stage.place)
            assert found[0] == (stage.standard.turns, 0)
            if stage.express is not None:
                assert found[-1] == (stage.express.turns, stage.express.points)


def test_every_way_can_be_walked_leg_by_leg_for_its_turns_and_points() -> None:
    legs = {(place, leg.to, leg.points > 0): leg for place in PLACES for leg in NETWORK.all[place]}
    rng = random.Random(1)
    for _ in range(300):
        place, goal = rng.sample(PLACES, 2)
        for plan in plans(place, goal):
            at, left = place, plan
            while at != goal:
                journey = first_leg(at, goal, left)
                leg = legs[at, journey.place, isinstance(journey, Express)]
                assert isinstance(journey, Express if leg.points else BoardFlight if leg.turns > 1 else Step)
                at, left = leg.to, (left[0] - leg.turns, left[1] - leg.points)
            assert left[0] == 0 and left[1] >= 0


def test_a_stretch_ends_at_the_next_q_stop() -> None:
    assert [stage.n for stage in stretch("m17", 1, "arkangel")] == [1, 2, 3, 4]
    assert [stage.n for stage in stretch("m17", 5, LONDON)] == [5, 6, 7, 8]
    assert fights_ahead("m10", 3, "cairo") == (3, 0)
    assert fights_ahead("m19", 1, "bilbao") == (2, 0)  # the second in London, where Q is
    assert fights_ahead("m19", 2, LONDON) == (5, 1)
    assert transport_ahead("m17", 5, LONDON) == 2 + 6 + 4
    assert is_last_stop("m12", 6) and not is_last_stop("m12", 4)


# -- Q ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", LEVELS)
def test_imposed_equipment_comes_first(bot: type[Bot]) -> None:
    """MS-EX-21: what one holds already is no substitute."""
    assert choice(bot, alone("m17", 4, (0, 5, 0))) == QRoll("yellow")
    assert choice(bot, alone("m12", 5, (0, 0, 0), branch="corfu", obtained=1)) == QRoll("yellow")


def test_an_agent_stocks_arms_then_equipment_then_transport_for_the_stretch() -> None:
    assert choice(bots.Agent, alone("m17", 5, (4, 0, 12), place=LONDON)) == QRoll("red")  # three combats: 4.2
    assert choice(bots.Agent, alone("m17", 5, (5, 0, 11), place=LONDON)) == QRoll("blue")
    assert choice(bots.Agent, alone("m17", 5, (5, 0, 12), place=LONDON)) == Express("saint_petersburg")
    assert choice(bots.Agent, alone("m13", 3, (3, 2, 0), place=LONDON)) == QRoll("red")  # two combats: 3.1
    assert choice(bots.Agent, alone("m13", 3, (4, 2, 0), place=LONDON)) == QRoll("yellow")


def test_a_rookie_stocks_less_and_no_transport() -> None:
    assert choice(Rookie, alone("m17", 5, (2, 0, 0), place=LONDON)) == QRoll("red")  # three combats: 2.6
    assert choice(Rookie, alone("m17", 5, (3, 0, 0), place=LONDON)) == Step("hamburg")
    assert choice(Rookie, alone("m13", 3, (2, 1, 0), place=LONDON)) == QRoll("yellow")


def test_an_agent_tops_up_at_the_last_q_stop_if_the_target_is_a_few_points_away() -> None:
    """Mission 12 in Corfu: one combat and two points of transport are still ahead."""
    near = alone("m12", 6, (3, 0, 2), place="corfu", branch="corfu", total=2650)  # five points of bonus are missing
    assert choice(bots.Agent, near) == QRoll("blue")
    enough = alone("m12", 6, (6, 0, 3), place="corfu", branch="corfu", total=2650)
    assert choice(bots.Agent, enough) == Step("saint_cyril")
    far = alone("m12", 6, (3, 0, 2), place="corfu", branch="corfu", total=2350)
    assert choice(bots.Agent, far) == Step("saint_cyril")


# -- fights -----------------------------------------------------------------------------------------------------------


def test_an_agent_engages_with_two_points_and_goes_back_to_london_with_less_if_it_is_near() -> None:
    assert choice(bots.Agent, alone("m13", 3, (0, 2, 0))) == Engage()
    assert choice(bots.Agent, alone("m13", 3, (0, 1, 0))) == BoardFlight("istanbul")  # 4 turns
    assert choice(bots.Agent, alone("m17", 7, (1, 0, 0))) == Engage()  # 6 turns from Cuba
    assert choice(bots.Agent, alone("m17", 7, (0, 0, 0))) == first_leg("cuba", LONDON, (6, 0))
    assert choice(bots.Agent, alone("m18", 6, (0, 0, 0))) == Engage()  # 7 turns from Kaolong Bay


def test_an_agent_goes_over_london_where_that_is_not_much_longer() -> None:
    """From Rio to the fight in Venice: London is 4 turns away either way, the way over it 2 turns longer."""
    t = alone("m11", 2, (1, 0, 0), place="rio_de_janeiro")
    assert best_plan("rio_de_janeiro", LONDON, 0)[0] + 2 - best_plan("rio_de_janeiro", "venice", 0)[0] <= 5
    assert choice(bots.Agent, t) == first_leg("rio_de_janeiro", LONDON, (4, 0))


def test_who_has_turned_back_stays_with_it_until_he_is_in_london() -> None:
    t = alone("m13", 3, (0, 1, 1))
    on_the_way = [t.agents[0].place]
    while t.agents[0].place != LONDON:
        t.answer(0, choice(bots.Agent, t))
        on_the_way.append(t.agents[0].place)
    assert len(on_the_way) <= 6 and "udaipur" not in on_the_way[1:]
    assert choice(bots.Agent, t) == QRoll("red")


def test_a_rookie_engages_with_one_point_and_goes_home_only_with_none() -> None:
    assert choice(Rookie, alone("m13", 3, (0, 1, 0))) == Engage()
    assert choice(Rookie, alone("m13", 3, (5, 0, 5))) == BoardFlight("istanbul")
    assert choice(Rookie, alone("m18", 6, (0, 5, 5))) == Engage()


def test_on_arrival_the_same_thresholds_hold() -> None:
    for arms, rookie, agent in ((0, HoldOff(), HoldOff()), (1, Engage(), HoldOff()), (2, Engage(), Engage())):
        t = alone("m14", 3, (arms, 0, 0), place="monte_carlo")
        t.answer(0, Step("paris"))
        assert asked(t)[0] == "engage_on_arrival"
        assert (choice(Rookie, t), choice(bots.Agent, t)) == (rookie, agent)


def test_on_the_first_turn_of_a_mission_who_will_not_fight_holds() -> None:
    for bot in (Rookie, bots.Agent):
        assert choice(bot, alone("m12", 1, (5, 0, 0), first_turn=True)) == Hold()


@pytest.mark.parametrize("bot", [Rookie, bots.Agent])
def test_ties_are_paid_and_a_fight_that_binds_is_fought(bot: type[Bot]) -> None:
    t = alone("m13", 3, (3, 2, 3))
    t.script = (2, 2)
    t.answer(0, Engage())
    assert asked(t)[0] == "tie_choice" and choice(bot, t) == Pay()
    bound = alone("m13", 6, (3, 0, 3))
    bound.script = (2, 2)
    bound.answer(0, Engage())
    assert asked(bound)[0] == "continue_fight" and choice(bot, bound) == Roll()


# -- travel -----------------------------------------------------------------------------------------------------------


def test_an_agent_takes_the_express_where_it_is_worth_it() -> None:
    """London - Udaipur saves 3 turns for 4 points, Paris - San Francisco 1 turn for 4."""
    assert choice(bots.Agent, alone("m13", 3, (4, 4, 7), place=LONDON)) == Express("udaipur")
    assert choice(bots.Agent, alone("m14", 4, (4, 3, 4), place="paris")) == BoardFlight("san_francisco")


def test_a_rookie_never_pays_for_speed() -> None:
    t = alone("m13", 3, (4, 4, 7), place=LONDON)
    assert choice(Rookie, t) == Step("paris")


# -- debriefing -------------------------------------------------------------------------------------------------------


def report(mission: str, q: Points, total: int) -> State:
    """Just back in London."""
    t = alone(mission, len(STAGES[mission]), q, place="paris", total=total)
    t.answer(0, Step(LONDON))
    assert asked(t)[0] == "convert"
    return t


@pytest.mark.parametrize("bot", [bots.Agent, DoubleZero])
def test_what_wins_is_converted(bot: type[Bot]) -> None:
    assert choice(bot, report("m14", (3, 3, 3), 2450)) == ConvertPoints(2, 3, 0)  # five points


def test_an_agent_keeps_two_arms_one_equipment_two_transport() -> None:
    assert choice(bots.Agent, report("m14", (5, 4, 3), 0)) == ConvertPoints(3, 3, 1)
    assert choice(bots.Agent, report("m14", (1, 1, 1), 0)) == ConvertPoints(0, 0, 0)
    assert choice(bots.Agent, report("m12", (9, 9, 9), 0)) == ConvertPoints(3, 8, 0)  # 11 at most


def test_a_rookie_converts_everything() -> None:
    assert choice(Rookie, report("m14", (5, 4, 3), 0)) == ConvertPoints(5, 4, 3)
    assert choice(Rookie, report("m12", (9, 9, 9), 0)) == ConvertPoints(9, 2, 0)


def test_rookie_and_agent_take_any_mission() -> None:
    for bot in (Rookie, bots.Agent):
        t = report("m14", (0, 1, 0), 0)
        t.answer(0, ConvertPoints(0, 0, 0))
        assert asked(t)[0] == "choose_mission"
        taken = {choice(bot, t, seed).mission for seed in range(200)}
        assert taken == {mission for mission in MISSION_IDS if mission != "m14"}
