from collections import Counter

import pytest

from qg.games.mission_pas_possible.pieces import COLORS
from qg.games.mission_pas_possible.tests.prelude import *


def everywhere(t: State) -> list[str]:
    """All cards of a new table, wherever they lie."""
    dealt = [bomb.card for hand in t.hands for bomb in hand if bomb]
    return [*dealt, *(card for card in t.line if card), *t.deck, *t.box]


def test_MPP_CMP_01_54_bomb_cards() -> None:
    ordinary = Counter(card.points for card in DATA.bombs.values() if not card.hard)
    hard = Counter(card.points for card in DATA.bombs.values() if card.hard)
    assert (ordinary, hard) == ({1: 12, 2: 13, 3: 12, 4: 12}, {6: 5})
    t = briefed(3, hard_cards=True)
    assert sorted(card for card in everywhere(t) if card in DATA.bombs) == sorted(DATA.bombs)
    assert asked(t) == ("briefing", (0, 1, 2))


def test_MPP_CMP_02_two_double_stacks_and_three_big_pyramids() -> None:
    hard = [card for card in DATA.bombs.values() if card.hard]
    assert Counter(card.layout for card in hard) == {"double_stack": 2, "big_pyramid": 3}
    supports = {card.layout: [slot.on for slot in card.slots] for card in hard}
    assert supports["double_stack"] == [(), ("a",), ("b",), (), ("d",), ("e",)]
    assert supports["big_pyramid"] == [(), (), (), ("a", "b"), ("b", "c"), ("d", "e")]
    assert not {card.layout for card in DATA.bombs.values() if not card.hard} & {"double_stack", "big_pyramid"}


def test_MPP_CMP_03_a_sabotage_for_each_colour_and_each_value() -> None:
    t = briefed(3)
    assert sorted(card for card in everywhere(t) if card in DATA.sabotages) == sorted(DATA.sabotages)
    shown = Counter(card.match.color or card.match.value for card in DATA.sabotages.values())
    assert shown == Counter([*COLORS, 1, 2, 3, 4, 5, 6])
    assert asked(t) == ("briefing", (0, 1, 2))


def test_MPP_CMP_04_five_dice_of_each_of_five_colours() -> None:
    t = briefed(3)
    assert Counter(map(color_of, t.bag)) == {"red": 5, "blue": 5, "green": 5, "yellow": 5, "black": 5}
    rolled = {die.value for seed in range(8) for die in table(5, seed=str(seed), roll_by="auto").pool}
    assert rolled == {1, 2, 3, 4, 5, 6}
    assert asked(t) == ("briefing", (0, 1, 2))


def test_MPP_CMP_05_a_die_is_in_one_place_only() -> None:
    t = table(4, bag_draw="grab")
    t.answer(0, Grab(3))
    assert (len(t.in_hand), len(t.bag), t.pool) == (3, 22, ())
    assert sorted([*t.in_hand, *t.bag]) == list(range(25))
    assert asked(t) == ("rolling", (0,))
    t.bag = (*t.bag, t.in_hand[0])
    with pytest.raises(AssertionError, match="25 dice"):
        GAME.invariants(t)  # asserted wherever a table waits in the contracts


def test_MPP_CMP_06_the_points_of_a_card_are_scored_and_are_its_level() -> None:
    t = lay(table(3), "b304[K5, .]", "b409")
    roll(t, "B2 G1 G2")
    claim(t, 0, "B2", "b304", "b")
    told = lock(t, *t.waiting)
    assert [event.points for event in events(told, BombDefused)] == [3]
    assert asked(t) == ("replacing", (0,))
    wait(t, 600_000)
    assert sheet(t).score.bombs == 3
    easy, hard = DATA.game.setup.low_values, DATA.game.setup.high_values
    assert sorted({card.points for card in DATA.bombs.values()}) == [*easy, *hard] == [1, 2, 3, 4, 6]


def test_MPP_CMP_07_one_countdown_for_the_whole_table_from_the_start() -> None:
    t = briefed(2)
    wait(t, 3_600_000)
    t.answer(0, Ready())
    wait(t, 3_600_000)
    assert (t.elapsed, t.remaining, asked(t)) == (0, 600_000, ("briefing", (1,)))
    t.answer(1, Ready())
    told = wait(t, 3000)
    assert [event.remaining_ms for event in events(told, ClockStarted)] == [600_000]
    assert all(one.to is None for one in told)
    assert asked(t) == ("rolling", (0,))
    told = wait(t, 600_000)
    assert [event.reason for event in events(told, GameEnded)] == ["time"]
    assert t.outcome is not None and t.outcome.winners == ()
