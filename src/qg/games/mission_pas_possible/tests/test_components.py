import random
from collections import Counter

from qg.games.mission_pas_possible.pieces import COLORS
from qg.games.mission_pas_possible.tests.prelude import *


def places(t: State) -> list[int]:
    """Every die once for each place it is in."""
    on_cards = [die.id for hand in t.hands for bomb in hand if bomb for die in bomb.dice if die]
    in_effect = [t.rerolled.id] if t.rerolled and t.rerolled.id not in [die.id for die in t.pool] else []
    return [*t.bag, *t.in_hand, *(die.id for die in t.pool), *in_effect, *on_cards]


def test_MPP_CMP_01_54_bomb_cards() -> None:
    ordinary = Counter(card.points for card in DATA.bombs.values() if not card.hard)
    hard = Counter(card.points for card in DATA.bombs.values() if card.hard)
    assert ordinary == {1: 12, 2: 13, 3: 12, 4: 12}
    assert hard == {6: 5}
    t = briefed(3, hard_cards=True)
    dealt = [bomb.card for hand in t.hands for bomb in hand if bomb]
    everywhere = [*dealt, *(card for card in t.line if card), *t.deck, *t.box]
    assert sum(card in DATA.bombs for card in everywhere) == 54 == len({*everywhere} & {*DATA.bombs})


def test_MPP_CMP_02_two_double_stacks_and_three_big_pyramids() -> None:
    hard = [card for card in DATA.bombs.values() if card.hard]
    assert Counter(card.layout for card in hard) == {"double_stack": 2, "big_pyramid": 3}
    supports = {card.layout: [slot.on for slot in card.slots] for card in hard}
    assert supports["double_stack"] == [(), ("a",), ("b",), (), ("d",), ("e",)]
    assert supports["big_pyramid"] == [(), (), (), ("a", "b"), ("b", "c"), ("d", "e")]
    assert not {card.layout for card in DATA.bombs.values() if not card.hard} & {"double_stack", "big_pyramid"}


def test_MPP_CMP_03_a_sabotage_for_each_colour_and_each_value() -> None:
    t = briefed(3)
    everywhere = sorted(card for card in (*t.deck, *t.box) if card in DATA.sabotages)
    assert everywhere == sorted(DATA.sabotages)
    colors = [card.match.color for card in DATA.sabotages.values() if card.match.color]
    values = [card.match.value for card in DATA.sabotages.values() if card.match.value]
    assert sorted(colors) == sorted(COLORS)
    assert sorted(values) == [1, 2, 3, 4, 5, 6]
    assert len(DATA.sabotages) == 11


def test_MPP_CMP_04_five_dice_of_each_of_five_colours() -> None:
    t = briefed(3)
    assert Counter(map(color_of, t.bag)) == {"red": 5, "blue": 5, "green": 5, "yellow": 5, "black": 5}
    rolled = {die.value for seed in range(40) for die in rolled_pool(str(seed))}
    assert rolled == {1, 2, 3, 4, 5, 6}


def rolled_pool(seed: str) -> tuple[Die, ...]:
    t = table(5, seed=seed, roll_by="auto")
    return t.pool


def test_MPP_CMP_05_a_die_is_in_one_place_only() -> None:
    rng = random.Random("one place")
    t = briefed(3, bag_draw="grab", timer_s=0, safety_net=False, steady_hand="tremble")
    seen = set()
    for _ in range(600):
        assert sorted(places(t)) == list(range(25))
        if t.waiting:
            seat = rng.choice(t.waiting)
            t.answer(seat, draw(t.options(seat), rng))
        else:
            assert t.due is not None
            t.time_up(t.due)
        seen |= {asked(t)[0]} | ({"in hand"} if t.in_hand else set())
        if t.outcome:
            break
    assert seen >= {"rolling", "claiming", "rerolling", "in hand"}


def test_MPP_CMP_05_dice_in_hand_are_not_in_the_bag() -> None:
    t = table(4, bag_draw="grab")
    t.answer(0, Grab(3))
    assert (len(t.in_hand), len(t.bag), t.pool) == (3, 22, ())
    assert sorted(places(t)) == list(range(25))
    assert asked(t) == ("rolling", (0,))


def test_MPP_CMP_06_the_points_of_a_card_are_scored_and_are_its_level() -> None:
    t = lay(table(3), "b304[K5, .]", "b409")
    roll(t, "B2 G1 G2")
    claim(t, 0, "B2", "b304", "b")
    told = lock(t, *t.waiting)
    assert [event.points for event in events(told, BombDefused)] == [3]
    assert asked(t) == ("replacing", (0,))
    wait(t, 600_000)
    assert t.outcome is not None
    assert t.outcome.sheet.score.bombs == 3
    easy, hard = DATA.game.setup.low_values, DATA.game.setup.high_values
    assert sorted({card.points for card in DATA.bombs.values()}) == [*easy, *hard] == [1, 2, 3, 4, 6]


def test_MPP_CMP_07_one_countdown_for_the_whole_table() -> None:
    t = briefed(3)
    told = start(t)
    assert [event.remaining_ms for event in events(told, ClockStarted)] == [600_000]
    assert all(one.is_for(seat) for one in told for seat in (0, 1, 2, None) if isinstance(one.event, ClockStarted))
    assert asked(t) == ("rolling", (0,))
    told = wait(t, 600_000)
    assert [event.reason for event in events(told, GameEnded)] == ["time"]
    assert t.outcome is not None
    assert t.outcome.winners == ()


def test_MPP_CMP_07_no_clock_runs_before_the_start() -> None:
    t = briefed(2)
    wait(t, 3_600_000)
    t.answer(0, Ready())
    wait(t, 3_600_000)
    assert (t.elapsed, t.remaining) == (0, 600_000)
    assert asked(t) == ("briefing", (1,))
