"""Equipping with Q, in London and at his branches (3.12)."""

import pytest

from qg.games.missions_speciales.tests.prelude import *

ALL_DICE = (QRoll("red"), QRoll("yellow"), QRoll("blue"))
TRAVEL: set[type] = {Step, BoardFlight, Express}


# -- where and when ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "after"), [("red", (4, 0, 0)), ("yellow", (0, 4, 0)), ("blue", (0, 0, 4))])
def test_MS_Q_01_each_die_gives_points_of_its_type(die: QDie, after: Points) -> None:
    t = table()
    put(t, A, "m19", 3, "london", (0, 0, 0))
    rolls(t, "4")
    told = t.answer(A, QRoll(die))
    assert events(told, QRolled) == [QRolled(A, die, 4, 4)]
    assert agent(t, A).q == after
    assert asked(t) == ("turn_action", (B,))


@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_MS_Q_01_as_many_points_as_the_die_shows(value: int) -> None:
    t = table()
    put(t, A, "m19", 3, "london", (2, 5, 1))
    rolls(t, str(value))
    told = t.answer(A, QRoll("red"))
    assert agent(t, A).q == (2 + value, 5, 1)
    assert events(told, QRolled) == [QRolled(A, "red", value, 2 + value)]
    assert asked(t) == ("turn_action", (B,))


@pytest.mark.parametrize(("mission", "stage"), [("m19", 3), ("m10", 2), ("m16", 8), ("m13", 2)])
def test_MS_Q_02_in_london_at_any_point_of_a_mission(mission: str, stage: int) -> None:
    t = table()
    put(t, A, mission, stage, "london")
    assert choices(t, A, QRoll) == ALL_DICE
    assert asked(t) == ("turn_action", (A,))


def test_MS_Q_02_elsewhere_there_is_no_die_without_a_branch() -> None:
    t = table()
    put(t, A, "m19", 3, "paris")
    assert not choices(t, A, QRoll)
    assert refused(t, A, QRoll("red")) == ("q_closed", "MS-Q-03")
    assert asked(t) == ("turn_action", (A,))


def test_MS_Q_03_a_branch_opens_if_its_stage_was_current_on_arrival() -> None:
    t = table()
    put(t, A, "m18", 2, "london")
    told = t.answer(A, Step("hamburg"))
    assert events(told, BranchOpened) == [BranchOpened(A, "hamburg")]
    turn_of(t, A)
    assert choices(t, A, QRoll) == ALL_DICE
    assert asked(t) == ("turn_action", (A,))


def test_MS_Q_03_a_branch_of_a_stage_that_is_not_yet_current_is_closed() -> None:
    t = table()
    put(t, A, "m18", 1, "london")
    told = t.answer(A, Step("hamburg"))
    assert not events(told, BranchOpened)
    turn_of(t, A)
    assert refused(t, A, QRoll("red")) == ("q_closed", "MS-Q-03")
    assert asked(t) == ("turn_action", (A,))


def test_MS_Q_03_a_branch_elsewhere_does_not_open_when_its_stage_becomes_current() -> None:
    t = table()
    put(t, A, "m18", 1, "khyber_pass")
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert agent(t, A).stage == 2
    assert not events(told, BranchOpened)
    turn_of(t, A)
    assert refused(t, A, QRoll("red")) == ("q_closed", "MS-Q-03")
    assert asked(t) == ("turn_action", (A,))


def test_MS_Q_03_a_branch_is_open_to_the_agent_of_that_mission_only() -> None:
    t = table()
    put(t, A, "m18", 2, "london")
    put(t, B, "m19", 3, "hamburg")
    t.answer(A, Step("hamburg"))
    assert asked(t) == ("turn_action", (B,))
    assert not choices(t, B, QRoll)
    assert refused(t, B, QRoll("blue")) == ("q_closed", "MS-Q-03")


def test_MS_Q_04_the_branch_stays_open_after_its_stage_is_completed() -> None:
    t = table()
    put(t, A, "m18", 2, "hamburg", branch="hamburg")
    rolls(t, "2")
    told = t.answer(A, QRoll("yellow"))
    assert events(told, StageCompleted) == [StageCompleted(A, 2)]
    assert not events(told, BranchClosed)
    for _ in range(2):
        turn_of(t, A)
        assert choices(t, A, QRoll) == ALL_DICE
    assert asked(t) == ("turn_action", (A,))


def test_MS_Q_04_also_after_later_stages_on_the_spot_are_won() -> None:
    t = table()
    put(t, A, "m13", 3, "udaipur", branch="udaipur")
    rolls(t, "3 1")
    t.answer(A, Engage())
    assert agent(t, A).stage == 4
    turn_of(t, A)
    assert choices(t, A, QRoll) == ALL_DICE
    rolls(t, "3 1")
    t.answer(A, Engage())
    assert agent(t, A).stage == 5
    turn_of(t, A)
    assert choices(t, A, QRoll) == ALL_DICE
    assert asked(t) == ("turn_action", (A,))


@pytest.mark.parametrize("way", [Step("saint_cyril"), BoardFlight("udaipur"), Express("corfu")])
def test_MS_Q_05_leaving_by_whatever_travel_closes_the_branch(way: Any) -> None:
    t = table()
    put(t, A, "m10", 4, "cairo", (0, 0, 3), branch="cairo")
    told = t.answer(A, way)
    assert events(told, BranchClosed) == [BranchClosed(A, "cairo")]
    turn_of(t, A)
    put(t, A, place="cairo")
    assert not choices(t, A, QRoll)
    assert refused(t, A, QRoll("red")) == ("q_closed", "MS-Q-05")
    assert asked(t) == ("turn_action", (A,))


def test_MS_Q_05_the_place_may_be_visited_freely_but_gives_nothing() -> None:
    t = table()
    put(t, A, "m10", 4, "cairo", branch="cairo")
    t.answer(A, Step("saint_cyril"))
    turn_of(t, A)
    told = t.answer(A, Step("cairo"))
    assert not events(told, BranchOpened)
    turn_of(t, A)
    assert agent(t, A).place == "cairo"
    assert refused(t, A, QRoll("yellow")) == ("q_closed", "MS-Q-05")
    put(t, A, place="london")
    assert choices(t, A, QRoll) == ALL_DICE
    assert asked(t) == ("turn_action", (A,))


def test_MS_Q_06_no_travel_before_the_imposed_equipment_is_obtained() -> None:
    t = table()
    put(t, A, "m10", 3, "cairo", (5, 5, 5), branch="cairo", obtained=1)
    assert kinds(t, A) == {QRoll, Hold, Abandon}
    assert choices(t, A, QRoll) == ALL_DICE
    for way in (Step("saint_cyril"), BoardFlight("udaipur"), Express("london")):
        error = refusal(t, A, way)
        assert (error.code, error.rule_id) == ("imposed_missing", "MS-Q-06")
        assert error.details == {"obtained": 1, "required": 2}
    t.answer(A, Hold())
    assert agent(t, A).obtained == 1
    assert asked(t) == ("turn_action", (B,))


@pytest.mark.parametrize("die", ["red", "blue"])
def test_MS_Q_06_other_dice_may_be_rolled_but_do_not_count(die: QDie) -> None:
    t = table()
    put(t, A, "m10", 3, "cairo", (0, 0, 1), branch="cairo")
    rolls(t, "4")
    told = t.answer(A, QRoll(die))
    assert not events(told, ImposedProgress)
    assert agent(t, A).stage == 3
    turn_of(t, A)
    assert kinds(t, A) == {QRoll, Hold, Abandon}
    rolls(t, "2")
    told = t.answer(A, QRoll("yellow"))
    assert events(told, ImposedProgress) == [ImposedProgress(A, 2, 2)]
    turn_of(t, A)
    assert kinds(t, A) == {QRoll, Hold, Abandon, *TRAVEL}
    assert asked(t) == ("turn_action", (A,))


def test_MS_Q_06_nor_does_equipment_from_another_place() -> None:
    t = table()
    put(t, A, "m18", 2, "london", (0, 0, 0))
    rolls(t, "4")
    told = t.answer(A, QRoll("yellow"))
    assert not events(told, ImposedProgress) and not events(told, StageCompleted)
    assert (agent(t, A).stage, agent(t, A).obtained, agent(t, A).q) == (2, 0, (0, 4, 0))
    assert asked(t) == ("turn_action", (B,))


def test_MS_Q_07_there_is_no_limit_to_rolls_or_points() -> None:
    t = table()
    put(t, A, "m19", 3, "london", (0, 0, 0))
    for number in range(1, 31):
        rolls(t, "4")
        t.answer(A, QRoll("blue"))
        assert agent(t, A).q == (0, 0, 4 * number)
        turn_of(t, A)
    assert choices(t, A, QRoll) == ALL_DICE
    assert not DATA.q_cards.bank_limited
    assert asked(t) == ("turn_action", (A,))


@pytest.mark.parametrize("die", ["red", "yellow", "blue"])
def test_MS_Q_08_an_arrival_uses_up_the_turn(die: QDie) -> None:
    t = table()
    put(t, A, "m19", 3, "paris")
    told = t.answer(A, Step("london"))
    assert not events(told, QRolled)
    assert refused(t, A, QRoll(die)) == ("not_your_turn", "MS-TURN-01")
    assert asked(t) == ("turn_action", (B,))
    turn_of(t, A)
    assert choices(t, A, QRoll) == ALL_DICE


def test_MS_Q_09_who_returns_to_report_cannot_equip() -> None:
    t = table()
    put(t, A, "m19", 8, "paris", (1, 1, 1))
    t.answer(A, Step("london"))
    assert asked(t) == ("convert", (A,))
    assert refused(t, A, QRoll("red")) == ("reporting", "MS-Q-09")


def test_MS_Q_09_nor_can_he_while_waiting_for_a_mission() -> None:
    t = table()
    put(t, A, "m19", 8, "paris", (0, 0, 0))
    t.answer(A, Step("london"))
    t.answer(A, Wait())
    turn_of(t, A)
    assert asked(t) == ("choose_mission", (A,))
    assert agent(t, A).place == "london"
    assert kinds(t, A) == {TakeMission, Wait}
    assert refused(t, A, QRoll("red")) == ("no_mission", "MS-Q-09")


# -- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "cards"),
    [(0, ()), (1, (1,)), (2, (2,)), (3, (3,)), (4, (3, 1)), (5, (3, 2)), (6, (3, 3)), (11, (3, 3, 3, 2))],
)
def test_MS_Q_10_a_holding_is_shown_as_the_fewest_cards(points: int, cards: tuple[int, ...]) -> None:
    t = table()
    pocket(t, A, points, 0, 1)
    assert GAME.view(t, B).board.pockets[A] == (cards, (), (1,))
    assert asked(t) == ("turn_action", (A,))


@pytest.mark.parametrize(
    ("held", "cost", "cards", "change"),
    [
        (4, 1, (1,), ()),
        (4, 2, (3, 1), (2,)),
        (4, 3, (3,), ()),
        (4, 4, (3, 1), ()),
        (3, 1, (3,), (2,)),
        (5, 4, (3, 2), (1,)),
        (6, 2, (3,), (1,)),
    ],
)
def test_MS_Q_10_change_is_given_on_every_payment(
    held: int, cost: int, cards: tuple[int, ...], change: tuple[int, ...]
) -> None:
    t = table()
    put(t, A, "m18", 1, "london", (0, 0, held))
    to = {1: "venice", 2: "cairo", 3: "baku", 4: "udaipur"}[cost]
    (paid,) = events(t.answer(A, Express(to)), ExpressTaken)
    assert (paid.cost, paid.cards, paid.change) == (cost, cards, change)
    assert agent(t, A).q == (0, 0, held - cost)
    assert asked(t) == ("turn_action", (B,))


def test_MS_Q_11_points_are_not_traded_between_agents() -> None:
    t = table(2)
    put(t, A, "m19", 3, "london", (5, 5, 5))
    put(t, B, "m18", 3, "london", (0, 0, 0))
    assert kinds(t, A) == {Step, BoardFlight, Express, QRoll, Hold, Abandon}
    standing = t.standing(A)
    assert isinstance(standing, Space)
    assert Resign() in standing and Contest(t.told) in standing
    assert refusal(t, A, {"type": "give", "seat": B, "arms": 1}).code == "malformed"
    t.answer(A, Hold())
    assert (agent(t, A).q, agent(t, B).q) == ((5, 5, 5), (0, 0, 0))
    assert asked(t) == ("turn_action", (B,))


@pytest.mark.parametrize("seat", [A, B, None])
def test_MS_Q_12_the_cards_are_public(seat: int | None) -> None:
    t = table(2)
    pocket(t, A, 4, 2, 0)
    pocket(t, B, 0, 1, 7)
    assert GAME.view(t, seat).board.pockets == (((3, 1), (2,), ()), ((), (1,), (3, 3, 1)))
    assert asked(t) == ("turn_action", (A,))


# -- worked examples --------------------------------------------------------------------------------------------------


def test_MS_EX_19_three_imposed_points_in_two_rolls() -> None:
    t = table()
    in_round(t, 4)
    put(t, A, "m17", 4, "paris")
    told = t.answer(A, Step("london"))
    assert not events(told, QRolled)
    assert not events(told, BranchOpened)  # headquarters are no branch
    assert asked(t) == ("turn_action", (B,))
    turn_of(t, A)
    assert t.round == 5
    rolls(t, "2")
    told = t.answer(A, QRoll("yellow"))
    assert events(told, ImposedProgress) == [ImposedProgress(A, 2, 3)]
    turn_of(t, A)
    assert (t.round, goals(t, A)) == (6, set())
    rolls(t, "1")
    told = t.answer(A, QRoll("yellow"))
    assert events(told, ImposedProgress) == [ImposedProgress(A, 3, 3)]
    assert events(told, StageCompleted) == [StageCompleted(A, 4)]
    turn_of(t, A)
    assert t.round == 7
    assert {"paris", "hamburg", "scotland"} <= goals(t, A)
    assert asked(t) == ("turn_action", (A,))


def test_MS_EX_20_four_points_at_once_are_all_kept() -> None:
    t = table()
    in_round(t, 4)
    put(t, A, "m17", 4, "paris", (4, 0, 6))
    t.answer(A, Step("london"))
    turn_of(t, A)
    assert t.round == 5
    rolls(t, "4")
    told = t.answer(A, QRoll("yellow"))
    assert events(told, StageCompleted) == [StageCompleted(A, 4)]
    assert (agent(t, A).q, agent(t, A).obtained) == ((4, 4, 6), 0)
    turn_of(t, A)
    assert t.round == 6
    assert {"paris", "hamburg", "scotland"} <= goals(t, A)
    assert asked(t) == ("turn_action", (A,))


def test_MS_EX_21_a_full_pocket_is_no_substitute() -> None:
    t = table()
    put(t, A, "m17", 4, "paris", (4, 5, 6))
    told = t.answer(A, Step("london"))
    assert not events(told, StageCompleted)
    turn_of(t, A)
    assert goals(t, A) == set()
    rolls(t, "2")
    t.answer(A, QRoll("yellow"))
    turn_of(t, A)
    assert (agent(t, A).q, goals(t, A)) == ((4, 7, 6), set())
    rolls(t, "1")
    told = t.answer(A, QRoll("yellow"))
    assert events(told, StageCompleted) == [StageCompleted(A, 4)]
    turn_of(t, A)
    assert goals(t, A)
    assert asked(t) == ("turn_action", (A,))


def test_MS_EX_22_at_isthmus_he_may_go_on_rolling() -> None:
    t = table()
    put(t, A, "m16", 5, "isthmus", branch="isthmus")
    rolls(t, "3")
    told = t.answer(A, QRoll("yellow"))
    assert events(told, StageCompleted) == [StageCompleted(A, 5)]
    for die in ALL_DICE * 2:
        turn_of(t, A)
        assert choices(t, A, QRoll) == ALL_DICE
        t.answer(A, die)
    turn_of(t, A)
    assert choices(t, A, QRoll) == ALL_DICE
    assert asked(t) == ("turn_action", (A,))


def test_MS_EX_23_isthmus_gives_nothing_and_london_is_far() -> None:
    t = table()
    put(t, A, "m16", 7, "drug_road")
    t.answer(A, Step("isthmus"))
    turn_of(t, A)
    assert refused(t, A, QRoll("red")) == ("q_closed", "MS-Q-05")
    put(t, A, "m16", 7, "drug_road")
    in_round(t, 1)
    for there, home in ((Step("south_california"), BoardFlight("london")), (BoardFlight("south_california"), None)):
        t.answer(A, there)
        turn_of(t, A)
        if home is not None:
            t.answer(A, home)
            turn_of(t, A)
            assert (t.round, agent(t, A).place) == (5, "london")
            assert choices(t, A, QRoll) == ALL_DICE
    assert (t.round, agent(t, A).place) == (8, "south_california")
    t.answer(A, Step("drug_road"))
    assert (t.round, agent(t, A).place) == (8, "drug_road")
    assert asked(t) == ("engage_on_arrival", (A,))


def test_MS_EX_24_corfu_gives_dice_for_stage_5_not_for_stage_3() -> None:
    t = table()
    put(t, A, "m12", 3, "corfu")
    assert not choices(t, A, QRoll)
    assert refused(t, A, QRoll("yellow")) == ("q_closed", "MS-Q-03")
    put(t, A, "m12", 5, "albania")
    t.answer(A, Step("corfu"))
    turn_of(t, A)
    assert choices(t, A, QRoll) == ALL_DICE
    assert asked(t) == ("turn_action", (A,))


def test_MS_EX_25_a_won_fight_opens_the_branch_on_the_spot() -> None:
    t = table()
    in_round(t, 9)
    put(t, A, "m10", 2, "cairo")
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert events(told, StageCompleted) == [StageCompleted(A, 2)]
    assert events(told, BranchOpened) == [BranchOpened(A, "cairo")]
    assert agent(t, A).stage == 3
    assert asked(t) == ("turn_action", (B,))
    turn_of(t, A)
    assert (t.round, choices(t, A, QRoll)) == (10, ALL_DICE)
    assert asked(t) == ("turn_action", (A,))


def test_MS_EX_26_a_card_of_3_pays_2_with_change() -> None:
    t = table()
    put(t, A, "m19", 3, "london", (0, 0, 3))
    (paid,) = events(t.answer(A, Express("cairo")), ExpressTaken)
    assert (paid.cards, paid.change) == ((3,), (1,))
    assert GAME.view(t, A).board.pockets[A] == ((), (), (1,))
    assert asked(t) == ("turn_action", (B,))


def test_MS_EX_27_a_card_of_2_pays_1_with_change() -> None:
    t = table()
    put(t, A, "m19", 6, "baku", (2, 0, 0))
    rolls(t, "2 2")
    t.answer(A, Engage())
    assert asked(t) == ("tie_choice", (A,))
    told = t.answer(A, Pay())
    assert events(told, Paid) == [Paid(A, "arms", 1, (2,), (1,), "tie")]
    assert GAME.view(t, A).board.pockets[A] == ((1,), (), ())
    assert asked(t) == ("turn_action", (B,))


def test_MS_EX_28_seven_points_are_3_3_1() -> None:
    t = table()
    pocket(t, A, 7, 0, 0)
    assert GAME.view(t, A).board.pockets[A] == ((3, 3, 1), (), ())
    assert asked(t) == ("turn_action", (A,))


def test_MS_EX_51_a_3_and_the_1_for_a_2() -> None:
    t = table()
    put(t, A, "m19", 6, "baku", (7, 0, 0))
    rolls(t, "2 3")
    told = t.answer(A, Engage())
    assert events(told, Paid) == [Paid(A, "arms", 2, (3, 1), (2,), "deficit")]
    assert GAME.view(t, A).board.pockets[A] == ((3, 2), (), ())
    assert asked(t) == ("turn_action", (B,))
