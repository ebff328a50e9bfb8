"""Rounds, turns and the one action of a turn (3.6)."""

import pytest

from qg.games.missions_speciales.tests.prelude import *

ALL_DICE = (QRoll("red"), QRoll("yellow"), QRoll("blue"))


def test_MS_TURN_01_one_after_another_then_a_new_round() -> None:
    t = table(4)
    seen, told = [], []
    for _ in range(8):
        seen.append((t.round, t.turn))
        assert asked(t) == ("turn_action", (t.turn,))
        told += t.answer(on_turn(t), Hold())
    assert seen == [(1, A), (1, B), (1, C), (1, D), (2, A), (2, B), (2, C), (2, D)]
    assert [event.round for event in events(told, RoundStarted)] == [2, 3]
    assert [event.seat for event in events(told, TurnStarted)] == [B, C, D, A, B, C, D, A]
    assert [agent.turns for agent in t.agents] == [3, 2, 2, 2]
    assert asked(t) == ("turn_action", (A,))


def test_MS_TURN_01_nobody_plays_out_of_turn() -> None:
    t = table(3)
    assert refused(t, B, Hold()) == ("not_your_turn", "MS-TURN-01")
    assert refused(t, C, Engage()) == ("not_your_turn", "MS-TURN-01")
    assert asked(t) == ("turn_action", (A,))


ACTIONS = [Step("paris"), BoardFlight("new_york"), Express("madrid"), QRoll("blue"), Engage(), Hold()]


@pytest.mark.parametrize("action", ACTIONS)
def test_MS_TURN_02_exactly_one_action_a_turn(action: Any) -> None:
    t = table(2, "m19")
    put(t, A, "m19", 2, "london", (3, 3, 3))
    assert action in choices(t, A)
    rolls(t, "3 1")
    t.answer(A, action)
    assert refused(t, A, Hold())[0] in ("not_your_turn", "in_flight")
    assert asked(t) == ("turn_action", (B,))


def test_MS_TURN_02_the_actions_are_travel_engage_one_q_die_hold_and_abandon() -> None:
    t = table(2, "m19")
    put(t, A, "m19", 2, "london", (3, 3, 3))
    assert kinds(t, A) == {Step, BoardFlight, Express, Engage, QRoll, Hold, Abandon}
    assert choices(t, A, QRoll) == ALL_DICE
    put(t, A, "m19", 3, "paris", (0, 0, 0))
    assert kinds(t, A) == {Step, BoardFlight, Hold, Abandon}
    assert asked(t) == ("turn_action", (A,))


def test_MS_TURN_02_arriving_and_fighting_is_one_action_but_equipping_takes_the_place_of_moving() -> None:
    t = table(2, "m19")
    put(t, A, "m19", 2, "paris", (3, 0, 0))
    t.answer(A, Step("london"))
    assert asked(t) == ("engage_on_arrival", (A,))
    assert refused(t, A, QRoll("red")) == ("arrived", "MS-Q-08")
    assert refused(t, A, Step("paris")) == ("arrived", "MS-TURN-02")
    rolls(t, "3 1")
    t.answer(A, Engage())
    assert asked(t) == ("turn_action", (B,))
    turn_of(t, A)
    t.answer(A, QRoll("red"))
    assert t.agents[A].place == "london"
    assert asked(t) == ("turn_action", (B,))


def test_MS_TURN_03_holding_is_staying_and_doing_nothing() -> None:
    t = table(2, "m10")
    put(t, A, "m10", 3, "cairo", (1, 2, 3), branch="cairo", obtained=1)
    before = t.agents[A]
    told = t.answer(A, Hold())
    assert t.agents[A] == before
    assert [(event.seat, event.place) for event in events(told, Held)] == [(A, "cairo")]
    assert told_kinds(told) == [Held, TurnStarted]
    assert asked(t) == ("turn_action", (B,))


def test_MS_TURN_03_it_is_always_allowed_on_every_place_and_at_every_stage() -> None:
    t = table(2, "m19")
    for mission in MISSIONS.values():
        for stage in mission.stage[:-1]:
            put(t, A, mission.id, stage.n)
            assert Hold() in choices(t, A)
    for place in NETWORK.points:
        put(t, A, "m19", 4, place)
        assert Hold() in choices(t, A)
    assert asked(t) == ("turn_action", (A,))


def test_MS_TURN_03_unless_a_fight_binds_the_agent() -> None:
    t = table(2, "m19")
    put(t, A, "m19", 2, "london", (3, 3, 3))
    rolls(t, "2 2")
    t.answer(A, Engage())
    t.answer(A, FightOn())
    turn_of(t, A)
    assert refused(t, A, Hold()) == ("bound", "MS-ENG-09")
    assert set(choices(t, A)) == {Roll(), Abandon()}
    assert asked(t) == ("continue_fight", (A,))


def test_MS_TURN_04_agents_on_the_same_place_do_not_affect_each_other() -> None:
    t = table(3, "m19", "m17")
    put(t, A, "m19", 3, "london", (1, 1, 3))
    alone = choices(t, A)
    put(t, B, "m17", 5, "london", (2, 2, 2))
    put(t, C, "m10", 2, "london", (0, 0, 0))
    assert choices(t, A) == alone
    others = t.agents[B], t.agents[C]
    t.answer(A, Express("venice"))
    assert (t.agents[B].place, t.agents[B].q) == (others[0].place, others[0].q)
    assert t.agents[C] == others[1]
    assert asked(t) == ("turn_action", (B,))


def test_MS_TURN_04_one_may_travel_to_where_another_stands() -> None:
    t = table(2, "m19")
    put(t, B, "m17", 5, "london")
    put(t, A, "m19", 3, "paris")
    t.answer(A, Step("london"))
    assert t.agents[A].place == t.agents[B].place == "london"
    assert asked(t) == ("turn_action", (B,))


def first_sheet(monkeypatch: pytest.MonkeyPatch, place: str, kind: StageType, imposed: int = 0) -> None:
    """Mission 19 begins here instead."""
    monkeypatch.setitem(STAGES, "m19", (Stage(1, place, kind, imposed), *STAGES["m19"][1:]))


@pytest.mark.parametrize("mission", [*MISSIONS])
def test_MS_TURN_05_no_travel_on_the_first_turn_of_a_mission(mission: str) -> None:
    t = table(2, mission)
    assert choices(t, A) == (Engage(), Hold(), Abandon())
    near = NETWORK.lines[t.agents[A].here][0].to
    assert refused(t, A, Step(near)) == ("first_turn", "MS-TURN-05")
    assert refused(t, A, Express("london")) == ("first_turn", "MS-TURN-05")
    assert refused(t, A, BoardFlight("paris")) == ("first_turn", "MS-TURN-05")
    t.answer(A, Hold())
    turn_of(t, A)
    assert near in goals(t, A, Step)
    assert asked(t) == ("turn_action", (A,))


def test_MS_TURN_05_q_dice_if_the_origin_is_london(monkeypatch: pytest.MonkeyPatch) -> None:
    first_sheet(monkeypatch, "london", "combat")
    t = table(2, "m19")
    assert choices(t, A) == (*ALL_DICE, Engage(), Hold(), Abandon())
    assert asked(t) == ("turn_action", (A,))


def test_MS_TURN_05_q_dice_at_an_open_branch(monkeypatch: pytest.MonkeyPatch) -> None:
    first_sheet(monkeypatch, "corfu", "q_department", 2)
    t = table(2, "m19")
    assert t.agents[A].branch == "corfu"
    assert choices(t, A) == (*ALL_DICE, Hold(), Abandon())
    assert asked(t) == ("turn_action", (A,))


def test_MS_TURN_05_holds_for_later_missions_too() -> None:
    t = table(2, "m19")
    t.answer(A, Abandon())
    t.answer(A, TakeMission("m17"))
    assert t.agents[A].first_turn
    told = turn_of(t, A)
    assert [event.first_turn for event in events(told, TurnStarted) if event.seat == A] == [True]
    assert choices(t, A) == (Engage(), Hold(), Abandon())
    rolls(t, "3 1")
    t.answer(A, Engage())
    assert not t.agents[A].first_turn
    told = turn_of(t, A)
    assert [event.first_turn for event in events(told, TurnStarted) if event.seat == A] == [False]
    assert "saint_petersburg" in goals(t, A, Step)
    assert asked(t) == ("turn_action", (A,))


def test_MS_TURN_06_anywhere_the_links_lead() -> None:
    t = table(2, "m19")
    put(t, A, "m19", 3, "london", (0, 0, 9))  # the current stage is in Baku
    lines, flights = {"scotland", "paris", "hamburg"}, {"new_york", "san_francisco", "south_california"}
    assert (goals(t, A, Step), goals(t, A, BoardFlight)) == (lines, flights)
    assert len(goals(t, A, Express)) == 22  # 20 flights, Monte-Carlo and Bilbao
    put(t, A, "m19", 3, "baku")  # also away from a fight that is on the spot
    assert goals(t, A) == {"caucasus", "kazakhstan", "london"}
    assert asked(t) == ("turn_action", (A,))


def test_MS_TURN_06_only_imposed_equipment_and_a_fight_tie_him_down() -> None:
    t = table(2, "m17")
    put(t, A, "m17", 4, "london", (9, 9, 9))
    assert not goals(t, A)
    assert refused(t, A, Step("paris")) == ("imposed_missing", "MS-Q-06")
    put(t, A, "m17", 4, "paris", (9, 9, 9))  # on the way there he is free
    assert {"madrid", "rio_de_janeiro", "gibraltar"} <= goals(t, A)
    assert asked(t) == ("turn_action", (A,))


def test_MS_TURN_07_the_turn_ends_after_everything_that_follows() -> None:
    t = table(2, "m19")
    put(t, A, "m19", 8, "paris", (0, 0, 2))
    t.answer(A, Step("london"))
    assert (asked(t), t.turn) == (("convert", (A,)), A)
    t.answer(A, ConvertPoints(0, 0, 1))
    assert (asked(t), t.turn) == (("choose_mission", (A,)), A)
    told = t.answer(A, TakeMission("m12"))
    assert [event.seat for event in events(told, TurnStarted)] == [B]
    assert (t.agents[A].turns, t.agents[A].place) == (1, "madrid")
    assert t.agents[A].q == (4, 3, 3)  # 4/3/2 of the new sheet and the point he kept
    assert asked(t) == ("turn_action", (B,))


def test_MS_TURN_07_a_fight_on_arrival_and_its_tie_belong_to_the_turn() -> None:
    t = table(2, "m19")
    put(t, A, "m19", 2, "paris", (1, 0, 0))
    t.answer(A, Step("london"))
    rolls(t, "1 1")
    t.answer(A, Engage())
    assert (asked(t), t.turn, t.agents[A].turns) == (("tie_choice", (A,)), A, 1)
    t.answer(A, FightOn())
    assert asked(t) == ("turn_action", (B,))


def test_MS_TURN_07_waiting_ends_the_turn() -> None:
    t = table(2, "m19")
    t.answer(A, Abandon())
    t.answer(A, Wait())
    assert asked(t) == ("turn_action", (B,))
    plainly(t)
    assert (asked(t), t.round) == (("choose_mission", (A,)), 2)
    next_round(t)
    assert asked(t) == ("choose_mission", (A,))


def test_MS_EX_18_the_first_turn_at_bilbao() -> None:
    t = table(2, "m19")
    assert t.agents[A].place == "bilbao"
    assert choices(t, A) == (Engage(), Hold(), Abandon())
    assert not goals(t, A)
    assert asked(t) == ("turn_action", (A,))
