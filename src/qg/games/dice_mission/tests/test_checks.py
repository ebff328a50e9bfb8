"""Mission conditions (section 9): the words on the cards, proofs, counters, opponents in the way."""

import pytest

from qg.games.dice_mission import missions
from qg.games.dice_mission.cards import Mission
from qg.games.dice_mission.conditions import Figure, OnSet
from qg.games.dice_mission.rivals import Only, OnlyNot
from qg.games.dice_mission.tests.judge import cards
from qg.games.dice_mission.tests.prelude import *

CARDS = list(DATA.missions)


def trays(*agents: str) -> Trays:
    """The dice of each agent as the examples write them, all of their own colour."""
    return tuple(
        tuple(Die(seat * IDS + place, int(value)) for place, value in enumerate(dice.split()))
        for seat, dice in enumerate(agents)
    )


def holds(card: str, *agents: str, seat: int = 0) -> bool:
    return missions.is_met(card, trays(*agents), seat)


def on(tree: dict[str, Any], dice: str) -> bool:
    """Whether a condition holds on one set of dice."""
    (tray,) = trays(dice)
    return read_condition(tree).holds(counts(tray))


def read_condition(tree: dict[str, Any]) -> OnSet:
    found: OnSet = msgspec.convert(tree, OnSet)
    return found


def card_with(kind: Type, tree: dict[str, Any]) -> Mission:
    found: Mission = msgspec.convert({"id": "", "type": kind, "briefcase": False, "icon": [], "check": tree}, Mission)
    return found


def values_of(tray: tuple[Die, ...]) -> list[int]:
    return [die.value for die in tray]


# -- what each type looks at ------------------------------------------------------------------------------------------


def test_DM_CHK_01_solo_looks_at_the_players_own_dice() -> None:
    assert holds("so-12", "3 3 3 1", "1 2 4 5")
    assert not holds("so-12", "1 2 4 5", "3 3 3 1")
    assert not holds("so-12", "3 3 1", "3 3 2")


def test_DM_CHK_02_one_opponent_in_the_way_is_enough() -> None:
    assert holds("ve-12", "6 1", "5 5", "4 4", "5 1")
    assert not holds("ve-12", "6 1", "5 5", "6 4", "5 1")


def test_DM_CHK_02_each_opponent_separately_never_their_dice_together() -> None:
    assert holds("ve-08", "6 5", "4 5", "3 4")
    assert holds("ve-02", "4 4", "1 2", "1 3")
    assert holds("ve-27", "1 2 3", "1 2 3", "3 2 1")
    assert not holds("ve-27", "1 2 3", "1 2 4", "3 5 6")


def test_DM_CHK_02_at_least_one_opponent_is_enough_where_the_card_says_so() -> None:
    assert holds("ve-11", "6 1", "2 2", "4 3")
    assert not holds("ve-11", "6 1", "2 2", "4 4")


def test_DM_CHK_03_team_looks_at_all_dice_put_together() -> None:
    assert holds("te-16", "5 5 1", "5 5 2", "5 5 3")
    assert not holds("te-16", "5 5 1", "5 5 2", "5 6 3")
    for seat in range(3):
        assert holds("te-16", "5 5 5", "5 5", "5", seat=seat)


def test_DM_CHK_03_agents_are_counted_the_player_himself_too() -> None:
    assert holds("te-26", "2 2", "1 3", "4 6")
    assert holds("te-26", "1 3", "2 2", "4 6")
    assert not holds("te-26", "2 2", "3 3", "4 6")
    assert not holds("te-24", "2 2", "1 3", "4 6")
    assert holds("te-24", "2 4", "1 3", "4 6")
    assert not holds("te-23", "2 4", "3 3", "6 6")


def test_DM_CHK_04_special_is_like_solo() -> None:
    assert holds("sp-05", "6 6 6", "1 1")
    assert not holds("sp-05", "6 6", "6 6 6")


# -- words on the cards -----------------------------------------------------------------------------------------------


def test_DM_CHK_05_at_least_spare_dice_do_not_hurt() -> None:
    pair_of_4s = {"op": "groups", "want": [{"n": 2, "v": [4]}]}
    assert on(pair_of_4s, "4 4") and on(pair_of_4s, "4 4 4") and on(pair_of_4s, "4 4 4 1 6")
    assert not on(pair_of_4s, "4 1 6")
    assert holds("so-10", "1 3 5") and holds("so-10", "5 3 1 1 6") and not holds("so-10", "1 3 3 6")
    assert holds("so-26", "1 1 6") and holds("so-26", "1 6 1 1 6") and not holds("so-26", "1 6 6 6")


def test_DM_CHK_05_exactly_at_most_no_all_are_meant() -> None:
    assert holds("te-13", "3 3", "1 2") and not holds("te-13", "3 3", "3 2") and not holds("te-13", "3 1", "1 2")
    assert holds("so-05", "1 3") and not holds("so-05", "1 4")
    assert holds("so-29", "6 6 2") and not holds("so-29", "6 6 1") and not holds("so-29", "6 2 2")
    assert holds("so-21", "2 4 6 2") and not holds("so-21", "2 4 6 2 1")
    assert holds("so-19", "6 6") and not holds("so-19", "6 6 1")


def test_DM_CHK_05_exactly_two_dice_means_their_number_only() -> None:
    assert holds("so-04", "4 6") and holds("so-04", "6 6") and not holds("so-04", "4 5")
    assert not holds("so-04", "4 6 1")
    assert holds("so-03", "3 4") and not holds("so-03", "4 4") and not holds("so-03", "1 2 4")


def test_DM_CHK_06_groups_named_together_have_different_values() -> None:
    two_pairs = {"op": "groups", "want": [{"n": 2}, {"n": 2}]}
    assert on(two_pairs, "1 1 6 6") and not on(two_pairs, "1 1 1 1") and not on(two_pairs, "1 1 1 1 1 2")
    assert holds("so-14", "2 2 2 5 5") and holds("so-14", "2 2 5 5 5") and not holds("so-14", "2 2 2 2 2")
    assert holds("sp-08", "1 1 3 3") and not holds("sp-08", "1 1 4 4") and not holds("sp-08", "3 3 3 3")


def test_DM_CHK_06_the_groups_are_given_values_so_that_all_are_served() -> None:
    picky = {"op": "groups", "want": [{"n": 2}, {"n": 3}, {"n": 2, "v": [1, 2]}]}
    assert on(picky, "1 1 2 2 3 3 3") and on(picky, "3 3 1 1 1 2 2")
    assert not on(picky, "3 3 3 4 4 1 5") and not on(picky, "1 1 1 2 2 3 4")


@pytest.mark.parametrize("k", range(1, 7))
def test_DM_CHK_07_a_run_is_consecutive_in_any_order_without_wrap(k: int) -> None:
    run = {"op": "run", "k": k}
    for first in range(1, 8 - k):
        line = [*range(first, first + k)]
        assert on(run, " ".join(map(str, reversed(line))))
        assert on(run, " ".join(map(str, [*line, line[0], line[-1]])))
        assert k == 1 or not on(run, " ".join(map(str, line[:-1] + line[:1])))
    if 2 <= k < 6:
        wrapped = [6, *range(1, k)]
        assert not on(run, " ".join(map(str, wrapped)))


def test_DM_CHK_07_three_and_four_of_a_kind_are_equal_dice() -> None:
    assert holds("so-12", "2 5 2 2") and not holds("so-12", "2 5 2 5")
    assert holds("so-15", "5 5 5 1 5") and not holds("so-15", "5 5 5 1")
    assert holds("so-16", "3 6 5 4") and not holds("so-16", "1 2 3 5 6")


def test_DM_CHK_08_exactly_two_counts_every_die_held_joker_and_stolen_ones_too() -> None:
    stolen: Trays = ((Die(0, 5), Die(IDS, 5)), (Die(IDS + 1, 1),))
    assert missions.is_met("so-02", stolen, 0)
    with_joker: Trays = ((Die(0, 5), Die(1, 5), Die(5, 2)), (Die(IDS, 1),))
    assert not missions.is_met("so-02", with_joker, 0)
    assert missions.is_met("so-09", ((Die(0, 2), Die(1, 2), Die(5, 6)), (Die(IDS, 1),)), 0)


def test_DM_CHK_09_as_many_is_equal_zero_included() -> None:
    assert holds("te-01", "1 3", "2 4") and holds("te-01", "2 4", "5 6") and not holds("te-01", "1 1", "3 4")
    assert holds("te-28", "1 3", "5 5") and holds("te-28", "2 4", "6 1") and not holds("te-28", "2 4", "6 6")


def test_DM_CHK_09_a_card_that_wants_some_says_so() -> None:
    assert not holds("te-02", "2 3", "4 5") and not holds("te-02", "6 1", "4 5") and holds("te-02", "6 1", "1 6")
    assert not holds("te-09", "2 3", "4 5") and holds("te-09", "6 1", "6 5") and not holds("te-09", "6 1", "1 6")


@pytest.mark.parametrize(
    ("card", "better", "tie"),
    [
        ("ve-12", ("6 1", "5 5"), ("6 1", "6 5")),
        ("ve-13", ("1 5", "2 2"), ("1 5", "1 2")),
        ("ve-16", ("6 6", "6 5"), ("6 6", "6 6")),
        ("ve-17", ("1 1", "1 5"), ("1 2", "1 2")),
        ("ve-20", ("1 2 3", "1 2 2"), ("1 2 3", "4 5 6")),
        ("ve-21", ("2 2 2", "1 2 2"), ("2 2 5", "1 2 2")),
        ("ve-22", ("2 2 2", "1 2 2"), ("2 2 5", "1 2 2")),
        ("ve-23", ("1 2 3", "1 2 4"), ("1 2 5", "2 3 3")),
        ("ve-24", ("1 6", "1 5"), ("1 5", "2 6")),
    ],
)
def test_DM_CHK_10_more_than_is_not_met_by_a_tie(card: str, better: tuple[str, ...], tie: tuple[str, ...]) -> None:
    assert holds(card, *better) and not holds(card, *tie)


@pytest.mark.parametrize(
    ("card", "exactly", "short"),
    [
        ("ve-10", ("6 6", "4 3"), ("6 6", "4 4")),
        ("ve-08", ("6 6", "6 4"), ("6 6", "6 5")),
        ("ve-09", ("1 1", "2 3"), ("1 1", "2 2")),
        ("ve-14", ("3 4", "6 1"), ("3 5", "6 1")),
        ("ve-15", ("3 4", "1 6"), ("2 4", "1 6")),
        ("ve-18", ("2 4 6", "2 1 3"), ("2 4 6", "2 2 3")),
        ("ve-25", ("3 4", "1 4"), ("3 5", "1 4")),
    ],
)
def test_DM_CHK_10_a_margin_is_met_by_exactly_that_much(
    card: str, exactly: tuple[str, ...], short: tuple[str, ...]
) -> None:
    assert holds(card, *exactly) and not holds(card, *short)


def test_DM_CHK_11_the_only_agent_with_is_spoiled_by_the_same_in_any_form() -> None:
    assert not holds("ve-01", "3 3 5 5", "1 1 2 2")
    assert not holds("ve-02", "3 3", "1 1") and holds("ve-02", "3 3", "1 2")
    assert not holds("ve-04", "1 2 3", "4 5 6") and holds("ve-04", "1 2 3", "4 5 1")
    assert not holds("ve-01", "3 3 5 1", "1 2 3 4")


def test_DM_CHK_12_the_only_agent_without_needs_every_opponent_to_have_it() -> None:
    assert holds("ve-28", "1 2", "3 3", "4 4 4") and not holds("ve-28", "1 2", "3 3", "4 5")
    assert not holds("ve-28", "2 2", "3 3", "4 4")
    assert holds("ve-29", "1 5", "6 3", "6 6") and not holds("ve-29", "1 5", "6 3", "5 5")


def test_DM_CHK_13_the_gap_is_highest_minus_lowest_and_0_of_one_die() -> None:
    assert on({"op": "spread", "cmp": "eq", "k": 0}, "4") and on({"op": "spread", "cmp": "eq", "k": 0}, "4 4")
    assert on({"op": "spread", "cmp": "eq", "k": 4}, "3 6 2") and on({"op": "spread", "cmp": "eq", "k": 5}, "1 6")
    assert holds("so-28", "3 4 3") and not holds("so-28", "3 4 5") and not holds("so-28", "3 4")
    assert holds("ve-25", "5", "1 3") and not holds("ve-24", "5", "1")


def test_DM_CHK_14_the_average_is_exact() -> None:
    assert holds("te-19", "4 4", "4") and not holds("te-19", "4 4", "4 3") and holds("te-19", "6 2", "5 4")
    assert holds("te-20", "3 3", "3") and not holds("te-20", "3 3", "3 4") and holds("te-20", "3 3", "2 4")


def test_DM_CHK_15_most_common_with_no_tie() -> None:
    assert holds("te-21", "6 6 1", "5 5 6") and not holds("te-21", "6 6 1", "5 5 2")
    assert holds("te-22", "2", "2 5") and not holds("te-22", "2", "5")
    assert not holds("te-21", "1 2", "3 4")


# -- without dice -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [card for card in CARDS if card[:2] != "te"])
def test_DM_CHK_16_without_dice_no_solo_versus_or_special_holds(card: str) -> None:
    for others in (("1 2 3",), ("6 6", "6 6"), ("1 3 5", ""), ("",)):
        assert not holds(card, "", *others)


def test_DM_CHK_16_without_dice_a_team_mission_may_hold() -> None:
    assert holds("te-16", "", "5 5 5", "5 5 5") and holds("te-10", "", "5 5") and holds("te-24", "", "1 2")


@pytest.mark.parametrize("card", [card for card in CARDS if card[:2] == "te"])
def test_DM_CHK_17_with_no_dice_on_the_table_at_all_no_team_mission_holds(card: str) -> None:
    assert not holds(card, "", "") and not holds(card, "", "", "", "", "")


@pytest.mark.parametrize("card", [card for card in CARDS if card[:2] == "ve" and card != "ve-11"])
def test_DM_CHK_17_an_opponent_without_dice_is_passed_over(card: str) -> None:
    rng = random.Random(card)
    found = set()
    for _ in range(150):
        mine, his = (" ".join(map(str, rng.choices(range(1, 7), k=rng.randint(1, 4)))) for _ in range(2))
        assert holds(card, mine, his) == holds(card, mine, "", his) == holds(card, mine, his, "", "")
        found.add(holds(card, mine, ""))
    has_own_part = isinstance(DATA.missions[card].check, Only | OnlyNot)
    assert found == ({True, False} if has_own_part else {True})


def test_DM_CHK_17_alone_with_dice_at_least_one_opponent_fails() -> None:
    assert holds("ve-11", "3 4", "5 2") and not holds("ve-11", "3 4", "") and not holds("ve-11", "3 4", "", "")


def test_DM_CHK_17_agents_without_dice_are_not_among_every_agent() -> None:
    assert holds("te-25", "6 1", "", "6") and not holds("te-25", "6 1", "5", "6")
    assert holds("te-26", "2 2", "", "1") and holds("te-24", "1 2", "", "")


# -- worked examples --------------------------------------------------------------------------------------------------


def test_DM_EX_53_the_average_of_eight_dice() -> None:
    exactly, short = trays("6 6 6", "6 2 2", "2 2"), trays("6 6 6", "6 2 2", "2 1")
    assert [sum(sum(values_of(tray)) for tray in each) for each in (exactly, short)] == [32, 31]
    assert [sum(map(len, each)) for each in (exactly, short)] == [8, 8]
    assert missions.is_met("te-19", exactly, 0) and not missions.is_met("te-19", short, 0)


def test_DM_EX_54_every_agent_who_has_dice_has_a_pair() -> None:
    assert holds("te-23", "2 2 5", "3 3 1", "")
    assert not holds("te-23", "2 2 5", "3 3 1", "6")


# -- the dice that prove it -------------------------------------------------------------------------------------------


def proved(card: str, *agents: str, seat: int = 0) -> list[list[int]]:
    """The values of the proving dice, agent by agent."""
    table = trays(*agents)
    found = missions.proof(card, table, seat)
    assert list(found) == sorted(set(found))
    return [[die.value for die in tray if die.id in found] for tray in table]


@pytest.mark.parametrize(
    ("card", "agents", "expected"),
    [
        ("so-01", ("4 2 4 2 4", "4 4"), [[4, 2, 4, 2], []]),
        ("so-12", ("6 6 6 6 2", "6"), [[6, 6, 6], []]),
        ("so-10", ("1 1 3 5 6", "1"), [[1, 3, 5], []]),
        ("so-26", ("1 1 1 6 6", "1"), [[1, 1, 6], []]),
        ("so-16", ("6 5 4 3 3", "1"), [[6, 5, 4, 3], []]),
        ("so-29", ("6 6 6 2", "6"), [[6, 6, 6], []]),
        ("so-18", ("6 6 6 6 1", "6"), [[6, 6, 6, 6, 1], []]),
        ("so-02", ("5 5", "5"), [[5, 5], []]),
        ("so-25", ("1 2 3 4", "5"), [[1, 2, 3, 4], []]),
        ("sp-19", ("4 5 6", "1 2 3"), [[4, 5, 6], []]),
        ("sp-04", ("2 2 2 2 3", "2"), [[2, 2, 2, 3], []]),
        ("ve-02", ("3 3 3 1", "1 2"), [[3, 3], []]),
        ("ve-12", ("6 1 6", "5 5"), [[6, 6], []]),
        ("ve-13", ("6 1 5", "2 5"), [[1], []]),
        ("ve-16", ("6 1 6", "6 5"), [[6, 6], []]),
        ("ve-22", ("2 2 2 1", "5 5"), [[2, 2, 2], []]),
        ("ve-23", ("4 5 6 1", "1 2"), [[4, 5, 6], []]),
        ("ve-24", ("1 3 6", "1 5"), [[1, 6], []]),
        ("ve-08", ("6 6", "1 1"), [[6, 6], []]),
        ("ve-11", ("3 4", "2 2", "1 6"), [[3, 4], [], [1, 6]]),
        ("ve-26", ("3 4", "2 2"), [[3, 4], []]),
        ("ve-28", ("3 4", "2 2"), [[3, 4], []]),
        ("ve-27", ("1 2 3 4", "1 2 3"), [[1, 2, 3], []]),
        ("te-01", ("1 2 3", "3 5 1"), [[1, 3], [3, 1]]),
        ("te-01", ("2 4 4", "5 5 6"), [[2, 4, 4], [5, 5, 6]]),
        ("te-10", ("2 4 4", "5 5 3"), [[2, 4, 4], [5, 5, 3]]),
        ("te-13", ("3 4 4", "5 3 1"), [[3], [3]]),
        ("te-16", ("5 5 5 1", "5 5 5"), [[5, 5, 5], [5, 5, 5]]),
        ("te-21", ("6 6 1", "5 6"), [[6, 6], [6]]),
        ("te-19", ("6 6 1", "5 6"), [[6, 6, 1], [5, 6]]),
        ("te-23", ("2 2 5", "3 3 3", ""), [[2, 2], [3, 3], []]),
        ("te-26", ("1 2 5", "3 3 6"), [[], [3, 3]]),
        ("te-24", ("1 2 5", "3 6"), [[1, 2, 5], [3, 6]]),
    ],
)
def test_the_dice_that_prove_a_mission(card: str, agents: tuple[str, ...], expected: list[list[int]]) -> None:
    assert holds(card, *agents)
    assert proved(card, *agents) == expected


@pytest.mark.parametrize("card", CARDS)
def test_a_proof_is_some_of_the_dice_that_the_type_looks_at(card: str) -> None:
    mission = DATA.missions[card]
    rng = random.Random(card)
    seen = 0
    while seen < 8:
        agents = [" ".join(map(str, rng.choices(range(1, 7), k=rng.randint(2, 5)))) for _ in range(3)]
        table = trays(*agents)
        if not missions.is_met(card, table, 1):
            continue
        seen += 1
        found = set(missions.proof(card, table, 1))
        own = {die.id for die in table[1]}
        assert found
        if mission.type in ("solo", "special"):
            assert found <= own
        elif mission.type == "versus":
            assert found & own
        assert found <= {die.id for tray in table for die in tray}


@pytest.mark.parametrize("kind", ["solo", "special"])
def test_dice_that_prove_groups_runs_and_faces_meet_them_by_themselves(kind: Type) -> None:
    rng = random.Random(kind)
    trees: list[dict[str, Any]] = [
        {"op": "groups", "want": [{"n": 2}, {"n": 3}]},
        {"op": "groups", "want": [{"n": 2, "v": [1, 2]}, {"n": 2}]},
        {"op": "has", "dice": [1, 1, 4]},
        {"op": "run", "k": 3},
        {"op": "any", "of": [{"op": "run", "k": 4}, {"op": "has", "dice": [6, 6]}]},
    ]
    needed = {0: {5}, 1: {4}, 2: {3}, 3: {3}, 4: {2, 4}}
    for number, tree in enumerate(trees):
        proofs = set()
        for _ in range(400):
            (tray,) = trays(" ".join(map(str, rng.choices(range(1, 7), k=6))))
            card = card_with(kind, tree)
            if card.holds(counts(tray), ()):
                found = tuple(card.proof((tray, ()), 0))
                assert card.holds(counts(tuple(die for die in tray if die in found)), ())
                proofs.add(len(found))
        assert proofs == needed[number]


# -- opponents in the way ---------------------------------------------------------------------------------------------


def in_the_way(card: str, *agents: str, seat: int = 0) -> tuple[int, ...]:
    return DATA.missions[card].blockers(trays(*agents), seat)


def test_DM_CHK_02_the_opponents_in_the_way_are_named() -> None:
    assert in_the_way("ve-12", "5 1", "4 4", "6 1", "5 5") == (2, 3)
    assert in_the_way("ve-12", "4 4", "6 1", "5 5", seat=2) == (1,)
    assert in_the_way("ve-28", "1 2", "3 3", "4 5") == (2,)
    assert in_the_way("ve-26", "1 2", "3 3", "", "2 5") == (3,)


def test_nobody_is_in_the_way_of_a_mission_that_fails_by_itself() -> None:
    assert in_the_way("ve-02", "1 2", "3 3", "4 4") == ()
    assert in_the_way("ve-12", "", "3 3", "4 4") == ()
    assert in_the_way("ve-11", "1 1", "3 3", "4 4") == ()
    assert in_the_way("so-12", "1 1", "3 3 3") == () and in_the_way("te-01", "1 1", "3 3 3") == ()


@pytest.mark.parametrize("card", [card for card in CARDS if card[:2] == "ve" and card != "ve-11"])
def test_without_anybody_in_the_way_the_mission_holds(card: str) -> None:
    holds = cards.claim(card)
    rng = random.Random(card)
    blocked = 0
    for _ in range(200):
        agents = [rng.choices(range(1, 7), k=rng.randint(0, 6)) for _ in range(4)]
        mine, *others = agents
        by_itself = holds(mine, [])
        found = in_the_way(card, *(" ".join(map(str, dice)) for dice in agents))
        expected = [seat for seat, dice in enumerate(others, 1) if by_itself and not holds(mine, [dice])]
        assert list(found) == expected, agents
        assert holds(mine, others) == (by_itself and not found)
        blocked += bool(found)
    assert blocked


# -- the running counter ----------------------------------------------------------------------------------------------


def count(figure: int, *values: int) -> Figure:
    return Figure("count", values, figure)


@pytest.mark.parametrize(
    ("card", "figures"),
    [
        ("te-01", (count(2, 1), count(1, 3))),
        ("te-02", (count(3, 6), count(2, 1))),
        ("te-04", (count(4, 2, 4, 6), count(4, 1, 3, 5))),
        ("te-07", (Figure("distinct", (), 5), Figure("largest", (), 3))),
        ("te-08", (Figure("distinct", (), 5),)),
        ("te-10", (count(3, 6),)),
        ("te-11", (count(1, 2), count(0, 4), count(3, 6))),
        ("te-16", (Figure("largest", (), 3),)),
        ("te-17", (Figure("sum", (), 30),)),
        ("te-19", (Figure("avg", (), 30, 8),)),
        ("te-21", (count(3, 6), Figure("others", (), 2))),
        ("te-22", (count(1, 2), Figure("others", (), 3))),
        ("te-23", (Figure("players", (), 2, 3),)),
        ("te-25", (Figure("players", (), 1, 3),)),
        ("te-28", (count(1, 2), count(0, 4), count(3, 6))),
        ("te-29", (Figure("sum", (), 30),)),
    ],
)
def test_the_running_counter_of_a_team_mission(card: str, figures: tuple[Figure, ...]) -> None:
    table = trays("6 6 6", "1 1 2", "", "3 5")
    assert DATA.missions[card].tally(table) == figures


def test_a_counter_goes_with_team_missions_only() -> None:
    table = trays("6 6", "1 1")
    assert all(DATA.missions[card].tally(table) for card in CARDS if card[:2] == "te")
    assert not any(DATA.missions[card].tally(table) for card in CARDS if card[:2] != "te")


def test_the_counter_of_faces_counts_each_face_once() -> None:
    table = trays("6 6 1", "1 1 2")

    def tally(tree: dict[str, Any], table: Trays) -> tuple[Figure, ...]:
        return card_with("team", tree).tally(table)

    assert tally({"op": "has", "dice": [1, 1, 6]}, table) == (count(3, 1), count(2, 6))
    assert tally({"op": "dice", "cmp": "ge", "k": 4}, table) == (Figure("dice", (), 6),)
    assert tally({"op": "every", "v": [1, 6]}, table) == (count(5, 1, 6),)
    assert tally({"op": "run", "k": 3}, table) == (Figure("run", (), 2),)
    assert tally({"op": "spread", "cmp": "le", "k": 3}, table) == (Figure("spread", (), 5),)
