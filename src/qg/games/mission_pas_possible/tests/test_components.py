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
    layouts = Counter((card.layout, card.hard) for card in DATA.bombs.values())
    assert (layouts["double_stack", True], layouts["big_pyramid", True]) == (2, 3)
    assert (layouts["double_stack", False], layouts["big_pyramid", False]) == (0, 0)
    supports = {card.layout: [slot.on for slot in card.slots] for card in DATA.bombs.values()}
    assert supports["double_stack"] == [(), ("a",), ("b",), (), ("d",), ("e",)]
    assert supports["big_pyramid"] == [(), (), (), ("a", "b"), ("b", "c"), ("d", "e")]


def test_MPP_CMP_03_a_sabotage_for_each_colour_and_each_value() -> None:
    t = briefed(3)
    assert sorted(card for card in everywhere(t) if card in DATA.sabotages) == sorted(DATA.sabotages)
    shown = Counter(card.match.color or card.match.value for card in DATA.sabotages.values())
    assert shown == Counter([*COLORS, 1, 2, 3, 4, 5, 6])
    assert asked(t) == ("briefing", (0, 1, 2))


def test_MPP_CMP_04_dice_of_one_colour_in_a_text_are_different_dice() -> None:
    assert bomb("b302[G4, G4, K4]").dice == (Die(10, 4), Die(11, 4), Die(20, 4))
