"""Chances of dice and missions: against plain enumeration, against the data, and as hints."""

from math import isclose
from time import thread_time

import pytest

from qg.games.dice_mission.data import odds
from qg.games.dice_mission.measures import together
from qg.games.dice_mission.multisets import CHANCE, PLACE, SETS, best_kept, kept, mean, rerolled, worth
from qg.games.dice_mission.odds import alone, chances, held, others
from qg.games.dice_mission.tests.prelude import *
from qg.games.dice_mission.tests.worlds import other

TEAM = [card for card, mission in DATA.missions.items() if mission.type == "team"]
VERSUS = [card for card, mission in DATA.missions.items() if mission.type == "versus"]
ROUNDED = 0.0006


def shown(values: str) -> Counts:
    """Counts of dice written as values."""
    found = [int(value) for value in values.split()]
    return tuple(found.count(face) for face in range(1, SIDES + 1))  # type: ignore[return-value]


# -- own dice ---------------------------------------------------------------------------------------------------------


def test_there_are_so_many_multisets_and_their_chances_make_one() -> None:
    assert [len(sets) for sets in SETS] == [1, 6, 21, 56, 126, 252, 462]
    assert all(isclose(sum(each), 1.0) for each in CHANCE)


def test_three_sixes_from_two_and_three_dice_to_roll() -> None:
    values = alone("sp-05", 5)
    chance, part = best_kept(values, shown("6 6 1 4 2"), 5)
    assert part == shown("6 6") and isclose(chance, 1 - (5 / 6) ** 3)
    assert isclose(rerolled(values, 5)[PLACE[shown("6 6 6 1 1")]], 1.0)  # who has them may stop


def test_at_least_one_die_is_rerolled_but_a_die_added_is_enough() -> None:
    values = alone("sp-05", 3)
    chance, part = best_kept(values, shown("6 6 6"), 3)
    assert part == shown("6 6") and isclose(chance, 1 / 6)
    chance, part = best_kept(alone("sp-05", 4), shown("6 6 6"), 4)
    assert part == shown("6 6 6") and chance == 1.0


def test_what_is_kept_is_worth_the_mean_of_all_that_can_follow() -> None:
    values = alone("so-16", 4)
    levels = kept(values, 4)
    for part in (shown("1 3"), shown("2 3 4")):
        free = 4 - sum(part)
        results = [shown(" ".join(map(str, roll))) for roll in product(range(1, SIDES + 1), repeat=free)]
        told = sum(values[PLACE[together((part, result))]] for result in results) / len(results)
        assert isclose(levels[sum(part)][PLACE[part]], told)


@pytest.mark.parametrize("n", range(2, 7))
def test_SOLO_and_SPECIAL_chances_are_those_of_the_data(n: int) -> None:
    for card, entry in odds().items():
        if entry.p:
            for count in (1, 2, 3):
                assert abs(worth(alone(card, n), n, count) - entry.p[n - 2][count - 1]) < ROUNDED, (card, count)


# -- others' dice -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 6))
def test_VERSUS_chances_before_everybody_else_are_those_of_the_data(players: int) -> None:
    for card in VERSUS:
        for n in range(2, 6):
            values = held(card, n, others((), (n,) * (players - 1)))
            told = odds()[card].first[players - 2][n - 2]
            assert all(abs(worth(values, n, count) - told[count - 1]) < ROUNDED for count in (1, 2, 3)), (card, n)


OWN = [shown(values) for values in ("1 1", "3 6", "2 4 6", "5 5 5", "1 2 3 6")]


@pytest.mark.parametrize("card", [*VERSUS, *TEAM])
def test_chances_against_every_roll_of_two_others_and_one_who_has_rolled(card: str) -> None:
    lying = shown("2 6 6")
    them = others([lying], (2, 3))
    rolls_to_come = [
        (one, two, first * second)
        for one, first in zip(SETS[2], CHANCE[2], strict=True)
        for two, second in zip(SETS[3], CHANCE[3], strict=True)
    ]
    for own in OWN:
        told = sum(chance for one, two, chance in rolls_to_come if DATA.holds[card](own, [lying, one, two]))
        assert isclose(held(card, sum(own), them)[PLACE[own]], told, abs_tol=1e-9), own


@pytest.mark.parametrize("card", TEAM)
def test_chances_of_many_dice_agree_with_many_rolls(card: str) -> None:
    rng, own, them = random.Random(card), shown("1 2 2 6 6"), others((), (5, 5, 5))
    trials, hits = 1500, 0
    for _ in range(trials):
        faces = [rng.choices(range(SIDES), k=5) for _ in range(3)]
        rest = [tuple(map(roll.count, range(SIDES))) for roll in faces]
        hits += DATA.holds[card](own, rest)  # type: ignore[arg-type]
    assert abs(held(card, 5, them)[PLACE[own]] - hits / trials) < 0.06


def test_dice_that_lie_decide_and_nobody_counts_without_dice() -> None:
    own = shown("6 1")
    assert held("ve-06", 2, others([shown("1 2"), shown("3 4")]))[PLACE[own]] == 1.0
    assert held("ve-06", 2, others([shown("1 6"), shown("3 4")]))[PLACE[own]] == 0.0
    assert held("te-23", 2, others([shown("")]))[PLACE[shown("1 1")]] == 1.0


# -- hints ------------------------------------------------------------------------------------------------------------


def test_DM_DIG_06_chances_from_own_dice_and_rolls_left() -> None:
    t = table(3)
    hand(t, A, "so-05", "ve-06", "te-10")
    rolls(t, "1 5")
    t.answer(A, SetDice(2))
    t.answer(A, Roll())
    found = chances(GAME.view(t, A))
    assert GAME.view(t, A).board.rolls_left == 2
    total_4 = 1 - (1 - 1 / 2) ** 2  # the 1 stays, the other die has two tries at 3 or less
    assert found.hand[0] is not None and isclose(found.hand[0], total_4)
    no_six = (5 / 6) ** 4  # own dice have none; two opponents roll two dice each
    assert found.hand[2] is not None and isclose(found.hand[2], no_six)


def test_DM_DIG_06_who_has_yet_to_roll_may_hope_for_as_many_rolls_as_the_active_agent_can_make() -> None:
    t = table(3)
    hand(t, C, "so-05", None, None)
    number(t, 2)
    three = chances(GAME.view(t, C)).hand[0]
    assert three is not None and isclose(three, worth(alone("so-05", 2), 2, 3))
    t = table(3)
    hand(t, C, "so-05", None, None)
    mission_turn(t, B, n=2, r=1)
    one = chances(GAME.view(t, C)).hand[0]
    assert one is not None and isclose(one, 6 / 36)  # R is fixed now


def test_DM_DIG_06_no_chances_before_the_number_of_dice_nor_for_spectators() -> None:
    t = table(3)
    assert chances(GAME.view(t, A)) == ((None, None, None), (None, None, None))
    number(t, 4)
    assert chances(GAME.view(t, None)) == ((None, None, None), (None, None, None))
    assert None not in chances(GAME.view(t, A)).hand


def test_DM_DIG_06_in_the_debriefing_the_dice_have_fallen() -> None:
    t = table(3)
    hand(t, B, "so-12", "ve-16", "te-01")
    display(t, "sp-05", "sp-06", "sp-02")
    debrief_turn(t, B)
    dice(t, "6 1 2 3", "6 6 6 3", "1 2 4 4")
    view = GAME.view(t, B)
    assert chances(view) == ((1.0, 1.0, 1.0), (1.0, 0.0, 0.0))
    assert view.board.own is not None and view.board.own.marks is not None
    assert view.board.own.marks.hand == (1, 2, 3) and view.board.own.marks.display == (1,)


def test_DM_DIG_06_only_cards_one_may_still_validate_have_chances() -> None:
    t = table(3)
    validated(t, A, "so-01", "sp-09")
    number(t, 3)
    found = chances(GAME.view(t, A))
    assert found.hand[0] is None and found.hand[1] is not None
    assert found.display == (None, None, None)


def test_DM_DIG_06_who_has_finished_has_no_rolls_left() -> None:
    t = table(3)
    hand(t, A, "so-12", None, None)
    mission_turn(t, B, n=3)
    dice(t, "4 4 5")
    assert chances(GAME.view(t, A)).hand[0] == 0.0
    dice(t, "4 4 4")
    assert chances(GAME.view(t, A)).hand[0] == 1.0


def test_DM_HID_05_chances_do_not_depend_on_what_is_hidden() -> None:
    rng, t = random.Random(3), GAME.new(4, {"hints": "odds"}, seed="hints")
    bots = [GAME.bots["rookie"]() for _ in range(4)]
    for step in range(60):
        if t.outcome is not None:
            break
        seat = t.waiting[0]
        for viewer in range(4):
            assert chances(GAME.view(other(t, viewer, rng), viewer)) == chances(GAME.view(t, viewer))
        t.answer(seat, bots[seat].choose(GAME.view(t, seat), random.Random(step)))


def test_chances_are_quick() -> None:
    t = GAME.new(5, {"hints": "odds"}, seed="quick")
    number(t, 5)
    view = GAME.view(t, t.active)
    chances(view)
    begun = thread_time()
    for _ in range(20):
        chances(view)
    assert (thread_time() - begun) / 20 < 0.005


def test_a_plain_roll_has_its_mean() -> None:
    totals = [float(sum(c[face] * (face + 1) for face in range(SIDES))) for c in SETS[3]]
    assert isclose(mean(totals, 3), 10.5)
