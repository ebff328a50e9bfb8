"""Agent and double-zero in set positions: which die, which card, which loss, and what the split is worth."""

from collections.abc import Sequence

import pytest

from qg.games.mission_pas_possible.bots import Agent, DoubleZero, Rookie
from qg.games.mission_pas_possible.claims import with_die
from qg.games.mission_pas_possible.tests.prelude import *
from qg.games.mission_pas_possible.worth import DOOR_WORTH, doors, expected_dice, need, share

Level = type[Rookie] | type[Agent] | type[DoubleZero]


def chosen(level: Level, t: State, seat: int) -> Any:
    return level().choose(GAME.view(t, seat), random.Random(1))


def ever_chosen(level: Level, t: State, seat: int) -> set[Any]:
    return {level().choose(GAME.view(t, seat), random.Random(n)) for n in range(30)}


# -- claims ------------------------------------------------------------------------------------------------------


def contested() -> State:
    """Seat 0 can use all three dice, seat 1 only Y1."""
    t = lay(table(3), "b302", "b404")
    roll(t, "Y1 R2 K6")
    return t


def test_a_rookie_takes_what_another_needs_and_the_others_leave_it() -> None:
    t = contested()
    yellow = pool_die(t, "Y1")
    assert yellow in {choice.die for choice in ever_chosen(Rookie, t, 0)}
    for level in (Agent, DoubleZero):
        assert yellow not in {choice.die for choice in ever_chosen(level, t, 0)}
        assert chosen(level, t, 1) == Claim(yellow, 0, "a")


@pytest.mark.parametrize("level", [Agent, DoubleZero])
def test_they_lock_once_their_quota_is_full(level: Level) -> None:
    t = contested()
    claim(t, 0, "R2", "b302", "a")
    assert chosen(level, t, 0) == Lock()


def test_an_agent_yields_when_somebody_calls_and_another_die_is_worth_as_much() -> None:
    t = contested()
    claim(t, 0, "Y1", "b302", "a")
    agent = Agent()
    assert agent.choose(GAME.view(t, 0), random.Random(1)) == Lock()
    t.answer(1, Signal("want_die", pool_die(t, "Y1")))
    choice = agent.choose(GAME.view(t, 0), random.Random(1))
    assert isinstance(choice, Claim) and choice.replace == pool_die(t, "Y1")
    t.answer(0, choice)
    assert agent.choose(GAME.view(t, 0), random.Random(1)) == Lock(), "one call, one answer"
    assert asked(t) == ("claiming", (0, 1))


def test_an_agent_does_not_yield_what_it_needs_itself() -> None:
    t = lay(table(3), "b404", "b403")
    roll(t, "Y1 R2 K6")
    claim(t, 0, "Y1", "b404", "a")
    t.answer(1, Signal("want_die", pool_die(t, "Y1")))
    assert chosen(Agent, t, 0) == Lock()


def test_an_agent_does_not_yield_to_a_call_of_an_earlier_wave() -> None:
    t = lay(table(3), "b302", "b404")
    t.answer(1, Signal("bravo"))
    t.time_up(t.now + 700)
    roll(t, "Y1 R2 K6")
    claim(t, 0, "Y1", "b302", "a")
    assert chosen(Agent, t, 0) == Lock()


def test_a_double_zero_yields_unasked_when_the_split_improves_even_if_it_has_locked() -> None:
    t = lay(table(3), "b302", "b404", "b409")
    roll(t, "Y1 R2 K6")
    claim(t, 0, "Y1", "b302", "a")
    choice = chosen(DoubleZero, t, 0)
    assert choice == claiming(t, 0, "R2", "b302", "a", replace="Y1"), "Y1 for seat 1, K6 for seat 2"
    lock(t, 0)
    assert chosen(DoubleZero, t, 0) == choice


def test_a_double_zero_gives_a_die_up_once_a_wave() -> None:
    """Seat 1 waits for the exact Y1; seat 0 has taken it, can use nothing else, and could take it again."""
    t = lay(table(3), "b404", "b408[K6, R2, ., ., .]")
    roll(t, "Y1 B3 K3")
    claim(t, 0, "Y1", "b404", "a")
    bot = DoubleZero()
    view = GAME.view(t, 0)
    assert bot.choose(view, random.Random(1)) == Release(pool_die(t, "Y1"))
    assert bot.choose(view, random.Random(1)) == Lock()


def test_a_forced_double_zero_takes_a_die_rather_than_nothing() -> None:
    """Its only die is meant for seat 1, but nobody may lock while a die is usable."""
    t = lay(table(3), "b404", "b408[K6, R2, ., ., .]")
    roll(t, "Y1 B3 K3")
    assert chosen(DoubleZero, t, 0) == chosen(Agent, t, 0) == claiming(t, 0, "Y1", "b404", "a")


@pytest.mark.parametrize("level", [Agent, DoubleZero])
def test_asked_although_locked_they_do_not_press_go(level: Level) -> None:
    t = contested()
    claim(t, 0, "R2", "b302", "a")
    lock(t, 0)
    t.time_up(t.now + 20_000)
    assert chosen(level, t, 0) == Unlock()


@pytest.mark.parametrize("level", [Agent, DoubleZero])
def test_without_the_net_they_lock_rather_than_spoil_a_card(level: Level) -> None:
    t = lay(table(3, safety_net=False), "b409", "b405", "b404")
    roll(t, "K5 G3 B1")
    assert chosen(level, t, 0) == Lock()


def test_alone_dice_that_stand_on_each_other_are_taken_from_the_bottom_up() -> None:
    t = lay(table(1), "b404[Y3, ., ., .]")
    roll(t, "B2 G5 R1")
    bot = DoubleZero()
    for die, slot in (("R1", "b"), ("B2", "c"), ("G5", "d")):
        choice = bot.choose(GAME.view(t, 0), random.Random(1))
        assert choice == claiming(t, 0, die, "b404", slot)
        t.answer(0, choice)
    assert bot.choose(GAME.view(t, 0), random.Random(1)) == Lock()


# -- the split ---------------------------------------------------------------------------------------------------


def every_split(hands: Sequence[Hand], quotas: Sequence[int], dice: Sequence[Die]) -> list[tuple[int, float]]:
    """Dice placed and worth of every way to share them, by trying all."""
    found = [(0, -sum(need(hand, DOOR_WORTH) for hand in hands))]
    for die in dice:
        rest = [other for other in dice if other != die]
        for seat, hand in enumerate(hands):
            for card, bomb in enumerate(hand if quotas[seat] else ()):
                if bomb is None or None not in bomb.dice:
                    continue
                wires = DATA.wiring[bomb.card]
                for slot in wires.fits(wires.seen(bomb.dice), die.face).sound:
                    laid = (*hand[:card], with_die(bomb, slot, die), *hand[card + 1 :])
                    after = [*hands[:seat], laid, *hands[seat + 1 :]]
                    left = [quota - (other == seat) for other, quota in enumerate(quotas)]
                    found += [(count + 1, worth) for count, worth in every_split(after, left, rest)]
    return found


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_no_split_is_better_than_the_best_one(seats: int) -> None:
    rng = random.Random(f"splits {seats}")
    ordinary = [card for card, bomb in DATA.bombs.items() if not bomb.hard]
    rules = DATA.players[seats]
    for _ in range(6):
        cards = rng.sample(ordinary, seats * 2)
        hands = [(empty_bomb(cards[2 * n]), empty_bomb(cards[2 * n + 1])) for n in range(seats)]
        dice = [Die(die, rng.randint(1, 6)) for die in rng.sample(range(DICE), 3)]
        quotas = [min(rules.quota, 2)] * seats
        split = share(hands, quotas, dice, door_worth=DOOR_WORTH)
        before = sum(need(hand, DOOR_WORTH) for hand in hands)
        count, worth = max(every_split(hands, quotas, dice))
        assert split.placed == count
        assert split.worth == pytest.approx(worth + before)
        assert len({die for _, die, _, _ in split.moves}) == len(split.moves) == count


def test_a_place_without_a_card_opens_no_door() -> None:
    before, after = ((empty_bomb("b302"), None), (bomb("b302[R4, ., .]"), None))
    split = share([before], [1], [Die(0, 4)], door_worth=DOOR_WORTH)
    assert split.placed == 1
    assert split.worth == pytest.approx(need(before, DOOR_WORTH) - need(after, DOOR_WORTH))


def test_expected_dice_are_those_of_the_book() -> None:
    book = {"b105": 3.8, "b101": 4.3, "b103": 10.1, "b201": 7.0, "b209": 11.0, "b305": 30.3, "b406": 31.0, "b603": 25.0}
    assert {card: round(expected_dice(empty_bomb(card)), 1) for card in book} == book
    assert expected_dice(bomb("b205[G1, G3]")) == 0, "complete"


def test_doors_are_the_share_of_the_faces_a_hand_can_use() -> None:
    assert doors((empty_bomb("b404"), None)) == pytest.approx(6 / 30)
    assert doors((empty_bomb("b404"), empty_bomb("b405"))) == pytest.approx(10 / 30)
    assert doors((empty_bomb("b302"),)) == doors((bomb("b205[G1, G3]"),)) == 1, (
        "a finished one takes any, when replaced"
    )


# -- cards -------------------------------------------------------------------------------------------------------


def with_vacancy(line: str, deck: str = "", *others: str, **options: Any) -> State:
    """Seat 0 has just defused a bomb."""
    t = lay(table(3, **options), "b205[K1, .] b404", *others, line=line, deck=deck)
    roll(t, "R3 R6 G6")
    claim(t, 0, "R3", "b205", "b")
    lock_all(t)
    assert asked(t) == ("replacing", (0,))
    return t


def test_a_rookie_picks_any_card_half_the_time_and_an_agent_the_easiest() -> None:
    t = with_vacancy("b408 b303 b101 b209 b401", "b102 b103 b104 b106")
    assert len(ever_chosen(Rookie, t, 0)) > 2
    assert ever_chosen(Agent, t, 0) == {Pick("b101")}


def test_a_double_zero_minds_the_doors_of_its_hand() -> None:
    """Of two easy cards it takes the one that opens more of the faces b404 does not take."""
    t = with_vacancy("b408 b303 b203 b211 b401", "b102 b103 b104 b106")
    hand = t.hands[0]
    best = min(("b203", "b211"), key=lambda card: need((*hand, empty_bomb(card)), DOOR_WORTH))
    assert ever_chosen(DoubleZero, t, 0) == {Pick(best)}


def test_at_the_end_a_double_zero_parks_the_hardest_card_and_an_agent_does_not() -> None:
    t = with_vacancy("b101 b408")
    assert chosen(DoubleZero, t, 0) == Pick("b408")
    assert chosen(Agent, t, 0) == Pick("b101")
    assert chosen(DoubleZero, with_vacancy("b101 b408 b203", "b102"), 0) == Pick("b101"), "not before the end"


def test_on_insane_nothing_is_parked() -> None:
    assert chosen(DoubleZero, with_vacancy("b101 b408", difficulty="insane"), 0) == Pick("b101")


# -- losses and unused dice --------------------------------------------------------------------------------------


def test_a_rookie_loses_any_die_the_others_the_one_that_is_easy_to_replace() -> None:
    t = with_vacancy("b101 b407 b203 b303 b401", "s_yellow b102 b103", "b201[Y5, ., .] b408[K6, R2, Y1, ., .]")
    pick(t, 0, "b203")
    assert asked(t) == ("losing", (1,))
    easy, exact = t.hands[1][0], t.hands[1][1]
    assert easy is not None and exact is not None
    five, one = easy.dice[0], exact.dice[2]
    assert five is not None and one is not None
    assert ever_chosen(Rookie, t, 1) == {Lose(five.id), Lose(one.id)}
    for level in (Agent, DoubleZero):
        assert ever_chosen(level, t, 1) == {Lose(five.id)}


def test_a_double_zero_rerolls_first_what_may_strike_a_die_that_is_doomed_anyway() -> None:
    """The red die will take R2 whatever it shows; should the green one show a 2, it had better come first."""
    t = lay(table(3), "b405[R2, K2, .]", "b404")
    roll(t, "R5 G5 Y6")
    claim(t, 1, "Y6", "b404", "a")
    lock_all(t)
    assert asked(t)[0] == "rerolling"
    assert ever_chosen(DoubleZero, t, 0) == {Reroll(pool_die(t, "G5"))}
    assert len(ever_chosen(Agent, t, 0)) == len(ever_chosen(Rookie, t, 0)) == 2


# -- Sabotage in piles -------------------------------------------------------------------------------------------


def offered(own: str, *others: str) -> State:
    """Seat 0 has defused a bomb in piles and is asked about a Sabotage."""
    t = briefed(3, mode="advanced_piles")
    mixes = t.options(0)
    assert isinstance(mixes, Mixes)
    t.answer(0, Mix(mixes.presets["balanced"]))
    start(t)
    lay(t, f"b205[K1, .] {own}", *others, piles="b102 b202 b301")
    roll(t, "R3 R6 G6")
    claim(t, 0, "R3", "b205", "b")
    lock_all(t)
    assert asked(t) == ("replacing", (0,))
    return t


def test_with_empty_cards_agent_and_double_zero_reveal_a_sabotage_and_a_rookie_never() -> None:
    t = offered("", "b404", "b405")
    assert ever_chosen(Rookie, t, 0) == {SabotageNo()}
    assert ever_chosen(Agent, t, 0) == ever_chosen(DoubleZero, t, 0) == {SabotageYes()}


def test_with_dice_of_all_colours_exposed_nobody_does() -> None:
    t = offered("b101[R1, B4, G5, .]", "b302[K3, Y3, .] b201[G1, R1, .]", "b409[B6, K6, .] b405[Y2, R2, .]")
    for level in (Rookie, Agent, DoubleZero):
        assert ever_chosen(level, t, 0) == {SabotageNo()}


# -- the rest ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [Rookie, Agent, DoubleZero])
def test_swinging_dice_are_left_to_chance(level: Level) -> None:
    """MPP-LAY-09: bots use tremble instead of a gesture."""
    t = lay(table(3, steady_hand="gesture"), "b404[Y1, ., ., .]")
    roll(t, "R3 K6 K5")
    claim(t, 0, "R3", "b404", "b")
    lock_all(t)
    assert asked(t) == ("steadying", (0,))
    assert ever_chosen(level, t, 0) == {TrembleInstead()}


def test_chance_lets_a_die_swing_nine_times_in_ten() -> None:
    rng = random.Random("offsets")
    drawn = [Offsets().sample(rng) for _ in range(1000)]
    assert 70 < drawn.count(TrembleInstead()) < 130
    assert all(choice in Offsets() for choice in drawn)


def test_the_mix_is_balanced_unless_a_rookie_chooses() -> None:
    t = briefed(3, mode="advanced_single")
    mixes = t.options(0)
    assert isinstance(mixes, Mixes)
    assert ever_chosen(Agent, t, 0) == ever_chosen(DoubleZero, t, 0) == {Mix(mixes.presets["balanced"])}
    assert len(ever_chosen(Rookie, t, 0)) > 10


def test_who_reaches_into_the_bag_counts() -> None:
    t = table(4, bag_draw="grab")
    for level in (Rookie, Agent, DoubleZero):
        assert {choice.count for choice in ever_chosen(level, t, 0)} == {4}
    t.answer(0, Grab(3))
    assert {choice.count for choice in ever_chosen(Agent, t, 0)} == {1}
