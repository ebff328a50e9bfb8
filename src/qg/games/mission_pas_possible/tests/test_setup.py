from collections.abc import Sequence

import pytest

from qg.games.mission_pas_possible.tests.prelude import *

ORDINARY = [card for card in DATA.bombs if not DATA.bombs[card].hard]
SEEDS = [str(n) for n in range(40)]


def shuffle_script(items: Sequence[str], wanted: Sequence[str]) -> list[int]:
    """What chance must give so that shuffling `items` puts the wanted cards first."""
    pile, script = list(items), []
    order = [*wanted, *(card for card in items if card not in wanted)]
    for last in range(len(pile) - 1, 0, -1):
        other = pile.index(order[last])
        script.append(other)
        pile[last], pile[other] = pile[other], pile[last]
    return script


def dealt(seats: int, *first: str, seed: str = "deal", **options: Any) -> State:
    """A table for which the shuffled Bomb cards begin with these."""
    script = shuffle_script(ORDINARY, first)
    return GAME.new(seats, {"first_holder": "host", **options}, seed=seed, script=script)


def hand(t: State, seat: int) -> list[str]:
    return [bomb.card for bomb in t.hands[seat] if bomb]


def values(t: State, seat: int) -> list[int]:
    return [DATA.points(card) for card in hand(t, seat)]


def bombs(cards: Sequence[str | None]) -> list[str]:
    return [card for card in cards if card in DATA.bombs]


def sabotages(cards: Sequence[str | None]) -> list[str]:
    return [card for card in cards if card in DATA.sabotages]


# -- hands -------------------------------------------------------------------------------------------------------


def test_MPP_SET_01_sabotages_are_neither_dealt_nor_laid() -> None:
    for seed in SEEDS:
        t = briefed(5, seed=seed, sabotage_count=11)
        assert not sabotages([card for seat in range(5) for card in hand(t, seat)])
        assert not sabotages(t.line)
        assert len(sabotages(t.deck)) == 11
    assert asked(t) == ("briefing", (0, 1, 2, 3, 4))


def test_MPP_SET_02_hard_cards_stay_in_the_box_unless_wanted() -> None:
    hard = {card for card in DATA.bombs if DATA.bombs[card].hard}
    for seed in SEEDS:
        assert hard <= {*briefed(4, seed=seed).box}
    put_in = [briefed(4, seed=seed, hard_cards=True) for seed in SEEDS]
    assert all(len(t.box) == 54 - 8 - 22 + 5 for t in put_in)
    in_play = [card for t in put_in for card in (*t.line, *t.deck, *hand(t, 0)) if card in hard]
    assert {*in_play} == hard
    assert asked(put_in[0]) == ("briefing", (0, 1, 2, 3))


def test_MPP_SET_03_two_cards_each_face_up_in_seat_order() -> None:
    t = dealt(4, "b101", "b401", "b102", "b301", "b201", "b202", "b103", "b104", "b105")
    assert [hand(t, seat) for seat in range(4)] == [
        ["b101", "b401"],
        ["b102", "b301"],
        ["b201", "b202"],
        ["b103", "b104"],
    ]
    assert t.line[0] == "b105"
    for seat in (0, 3, None):
        seen = msgspec.json.encode(GAME.view(t, seat)).decode()
        assert all(f'"{card}"' in seen for other in range(4) for card in hand(t, other))
    for seats in (2, 3, 4, 5):
        assert all(len(hand(briefed(seats), seat)) == 2 for seat in range(seats))
    hands = {tuple(hand(briefed(2, seed=seed), 0)) for seed in SEEDS}
    assert len(hands) > len(SEEDS) // 2, "the Bomb cards are not shuffled"
    assert asked(t) == ("briefing", (0, 1, 2, 3))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_MPP_SET_04_a_low_card_after_a_high_one(seats: int) -> None:
    highs = 0
    for seed in SEEDS:
        t = briefed(seats, seed=seed, hard_cards=True)
        for seat in range(seats):
            first, second = values(t, seat)
            highs += first in (3, 4, 6)
            assert first in (1, 2) or second in (1, 2)
    assert highs > len(SEEDS) // 2
    assert asked(t) == ("briefing", tuple(range(seats)))


def test_MPP_SET_04_cards_passed_over_are_put_aside() -> None:
    t = dealt(2, "b401", "b402", "b403", "b301", "b101", "b102", "b104")
    assert hand(t, 0) == ["b401", "b101"]
    assert not {"b402", "b403", "b301"} & {*hand(t, 0)}
    assert asked(t) == ("briefing", (0, 1))


def test_MPP_EX_01_a_high_card_then_the_next_low_one() -> None:
    where: Counter[str] = Counter()
    for n in range(150):
        t = dealt(3, "b301", "b401", "b302", "b205", seed=str(n))
        assert hand(t, 0) == ["b301", "b205"]
        for card in ("b401", "b302"):
            where["hand"] += card in (*hand(t, 1), *hand(t, 2))
            where["line"] += card in t.line
            where["deck"] += card in t.deck
            where["box"] += card in t.box
    assert sum(where.values()) == 300
    assert all(where[place] > 3 for place in ("hand", "line", "deck", "box")), "they were not shuffled back at once"
    assert asked(t) == ("briefing", (0, 1, 2))


def test_MPP_SET_05_anything_after_a_low_card() -> None:
    for low in ("b101", "b201"):
        for second in ("b102", "b202", "b301", "b401"):
            t = dealt(2, low, second)
            assert hand(t, 0) == [low, second]
    t = dealt(2, "b101", "b102")
    assert asked(t) == ("briefing", (0, 1))


def test_MPP_EX_02_one_and_four_are_kept() -> None:
    t = dealt(3, "b101", "b401")
    assert hand(t, 0) == ["b101", "b401"]
    assert values(t, 0) == [1, 4]
    assert asked(t) == ("briefing", (0, 1, 2))


def test_MPP_SET_06_solo_four_cards_of_three_values() -> None:
    for seed in SEEDS:
        t = briefed(1, seed=seed, hard_cards=True)
        assert len(values(t, 0)) == 4
        assert len({*values(t, 0)}) >= 3
    assert hand(dealt(1, "b401", "b402", "b403", "b404", "b301", "b302", "b303", "b101"), 0) == [
        "b401", "b402", "b301", "b101",
    ]  # fmt: skip
    assert hand(dealt(1, "b401", "b301", "b201", "b101"), 0) == ["b401", "b301", "b201", "b101"]
    assert asked(t) == ("briefing", (0,))


def test_MPP_SET_06_a_value_may_be_repeated_once_and_no_other() -> None:
    t = dealt(1, "b101", "b201", "b102", "b202", "b301")
    assert hand(t, 0) == ["b101", "b201", "b102", "b301"]
    assert hand(dealt(1, "b101", "b102", "b103", "b201", "b202", "b401"), 0) == ["b101", "b102", "b201", "b401"]
    assert asked(t) == ("briefing", (0,))


def test_MPP_EX_03_a_solo_deal() -> None:
    assert values(dealt(1, "b101", "b102", "b201", "b301"), 0) == [1, 1, 2, 3]
    assert values(dealt(1, "b201", "b301", "b302", "b401"), 0) == [2, 3, 3, 4]
    t = dealt(1, "b101", "b102", "b201", "b202", "b301")
    assert hand(t, 0) == ["b101", "b102", "b201", "b301"]
    assert "b202" in (*t.line, *t.deck, *t.box)
    assert asked(t) == ("briefing", (0,))


def test_MPP_SET_07_a_card_passed_over_may_be_dealt_to_the_next_player() -> None:
    first = ("b401", "b402", "b403", "b404", "b405", "b406", "b407", "b408", "b409", "b410", "b411", "b412", "b101")
    tables = [dealt(2, *first, seed=seed) for seed in SEEDS]
    assert all(hand(t, 0) == ["b401", "b101"] for t in tables)
    passed = {*first[1:-1]}
    assert any(passed & {*hand(t, 1)} for t in tables)
    assert any(passed & {*t.line} for t in tables)
    for t in tables:
        everywhere = [*hand(t, 0), *hand(t, 1), *bombs(t.line), *bombs(t.deck), *bombs(t.box)]
        assert sorted(everywhere) == sorted(DATA.bombs)
    assert asked(t) == ("briefing", (0, 1))


# -- deck and line -----------------------------------------------------------------------------------------------

SIZES = {
    "training": (16, 17, 18, 19, 20),
    "standard": (19, 20, 21, 22, 23),
    "expert": (21, 22, 23, 24, 25),
    "elite": (23, 24, 25, 26, 27),
    "insane": (25, 26, 27, 28, 29),
}


@pytest.mark.parametrize("difficulty", SIZES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_MPP_SET_08_bomb_cards_of_the_deck(difficulty: str, seats: int) -> None:
    t = briefed(seats, difficulty=difficulty)
    assert len(bombs(t.line)) + len(bombs(t.deck)) == SIZES[difficulty][seats - 1]
    assert asked(t) == ("briefing", tuple(range(seats)))


def test_MPP_SET_09_the_others_go_back_in_the_box_unseen() -> None:
    t = briefed(3)
    assert len(bombs(t.box)) == 54 - 6 - 21
    for seat in (0, 1, 2, None):
        seen = msgspec.json.encode(GAME.view(t, seat)).decode()
        assert not [card for card in (*t.box, *t.deck) if f'"{card}"' in seen]
    assert asked(t) == ("briefing", (0, 1, 2))


def test_MPP_SET_10_five_cards_face_up_in_the_line() -> None:
    t, told = GAME.open_table(3, {"difficulty": "training"}, seed="line")
    assert len(bombs(t.line)) == 5 == len(t.line)
    assert len(bombs(t.deck)) == 18 - 5
    (event,) = events(told, TableDealt)
    assert event.line == t.line
    assert event.deck_count == len(t.deck) == 13 + 6
    for seat in (1, None):
        seen = msgspec.json.encode(GAME.view(t, seat)).decode()
        assert all(f'"{card}"' in seen for card in t.line)
    assert asked(t) == ("briefing", (0, 1, 2))


@pytest.mark.parametrize("count", [0, 3, 6, 11])
def test_MPP_SET_11_sabotages_are_drawn_and_shuffled_into_the_deck(count: int) -> None:
    tables = [briefed(3, seed=seed, sabotage_count=count) for seed in SEEDS]
    for t in tables:
        assert len(sabotages(t.deck)) == count == len({*sabotages(t.deck)})
        assert len(sabotages(t.box)) == 11 - count
        assert not sabotages(t.line)
        assert len(t.deck) == 16 + count
    assert asked(t) == ("briefing", (0, 1, 2))


def test_MPP_SET_11_six_by_the_rules_anywhere_in_the_deck() -> None:
    tables = [briefed(3, seed=seed) for seed in SEEDS]
    assert {len(sabotages(t.deck)) for t in tables} == {6}
    assert {card for t in tables for card in sabotages(t.deck)} == {*DATA.sabotages}
    spots = {place for t in tables for place, card in enumerate(t.deck) if card in DATA.sabotages}
    assert spots == set(range(22))
    assert asked(tables[0]) == ("briefing", (0, 1, 2))


def test_MPP_EX_04_four_players_standard() -> None:
    t = briefed(4)
    assert sum(len(hand(t, seat)) for seat in range(4)) == 8
    assert len(bombs(t.line)) == 5
    assert (len(bombs(t.deck)), len(sabotages(t.deck)), len(t.deck)) == (17, 6, 23)
    in_box = bombs(t.box)
    assert sum(not DATA.bombs[card].hard for card in in_box) == 19
    assert sum(DATA.bombs[card].hard for card in in_box) == 5
    assert len(sabotages(t.box)) == 5
    assert asked(t) == ("briefing", (0, 1, 2, 3))


def test_MPP_EX_12_a_legal_mix() -> None:
    t = briefed(3, mode="advanced_single")
    assert asked(t) == ("choose_mix", (0,))
    left = Counter(DATA.points(card) for card in ORDINARY) - Counter(v for seat in range(3) for v in values(t, seat))
    mix = Mix((3, 4, 7, 7, 0))
    assert sum(mix.counts) == 21
    assert all(left[value] >= count for value, count in zip((1, 2, 3, 4, 6), mix.counts, strict=True))
    assert may(t, 0, mix)
    assert not may(t, 0, Mix((3, 4, 7, 8, 0))), "22 cards are one too many"
    assert not may(t, 0, Mix((3, 4, 7, 6, 0))), "20 cards are one too few"
    t.answer(0, mix)
    assert Counter(DATA.points(card) for card in bombs((*t.line, *t.deck))) == {1: 3, 2: 4, 3: 7, 4: 7}
    assert asked(t) == ("briefing", (0, 1, 2))


# -- bag and briefing --------------------------------------------------------------------------------------------


def test_MPP_SET_12_all_dice_go_in_the_bag() -> None:
    t = briefed(3)
    assert sorted(t.bag) == list(range(25))
    assert not t.pool
    assert not [die for h in t.hands for bomb in h if bomb for die in bomb.dice if die]
    assert asked(t) == ("briefing", (0, 1, 2))


def test_MPP_SET_13_a_random_seat_or_the_host_takes_the_bag() -> None:
    first = Counter(GAME.new(3, seed=seed).holder for seed in map(str, range(150)))
    assert sorted(first) == [0, 1, 2]
    assert min(first.values()) > 25
    hosts = [GAME.new(3, {"first_holder": "host"}, seed=seed, host=2) for seed in SEEDS]
    assert {t.holder for t in hosts} == {2}
    t = hosts[0]
    for seat in range(3):
        t.answer(seat, Ready())
    wait(t, 3000)
    assert asked(t) == ("rolling", (2,))


def test_MPP_SET_14_the_briefing_is_untimed_and_nothing_can_be_moved() -> None:
    t = briefed(3)
    assert t.due is None
    wait(t, 86_400_000)
    assert t.elapsed == 0
    for choice in (Roll(), Grab(3), Claim(0, 0, "a"), Lock(), Pick(str(t.line[0]))):
        refused(t, 0, choice, "not_now")
    assert not {PAUSE, CONCEDE} & {*t.words(0)}
    assert options(t, 0) == [Ready()]
    assert asked(t) == ("briefing", (0, 1, 2))


def test_MPP_SET_14_QG_VOT_01_it_ends_when_every_present_person_is_ready() -> None:
    t = briefed([PERSON, PERSON, BOT, PERSON])
    assert asked(t) == ("briefing", (0, 1, 3))
    t.answer(0, Ready())
    refused(t, 0, Ready(), "not_allowed")
    assert not t.options(2)
    t.answer(1, Ready())
    assert asked(t) == ("briefing", (3,))
    told = t.notice("absent", 3)
    assert events(told, Countdown) == [Countdown(3)]
    refused(t, 0, Ready(), "not_allowed", "MPP-SET-14")
    assert asked(t) == ("counting_down", ())


def test_MPP_SET_14_somebody_has_to_be_there() -> None:
    t = briefed(2)
    t.notice("absent", 0)
    assert asked(t) == ("briefing", (1,))
    t.notice("absent", 1)
    assert asked(t) == ("briefing", ())
    t.notice("back", 1)
    assert asked(t) == ("briefing", (1,))
    t.answer(1, Ready())
    assert asked(t) == ("counting_down", ())
